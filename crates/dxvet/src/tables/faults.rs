// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Malformations of containers and token streams.

use crate::diagnostic::Severity;
use crate::fault::Rule;
/// {length} bytes are too few for a container: its header takes 32
pub static CONTAINER_TOO_SHORT: Rule = Rule {
    code: "C0101",
    name: "container-too-short",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{length} bytes are too few for a container: its header takes 32",
    help: "",
    source: "layout",
};
/// a container starts with the bytes DXBC
pub static CONTAINER_MAGIC: Rule = Rule {
    code: "C0102",
    name: "container-magic",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "a container starts with the bytes DXBC",
    help: "",
    source: "layout",
};
/// container version {version}, only 1 exists
pub static CONTAINER_VERSION: Rule = Rule {
    code: "C0103",
    name: "container-version",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "container version {version}, only 1 exists",
    help: "",
    source: "ref11",
};
/// the header says {declared} bytes, the file has {present}
pub static CONTAINER_SIZE: Rule = Rule {
    code: "C0104",
    name: "container-size",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the header says {declared} bytes, the file has {present}",
    help: "cut or complete the file, or correct bytes 24 to 27",
    source: "ref11",
};
/// {count} parts cannot have their offsets in {length} bytes
pub static CONTAINER_PART_COUNT: Rule = Rule {
    code: "C0105",
    name: "container-part-count",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{count} parts cannot have their offsets in {length} bytes",
    help: "",
    source: "ref11",
};
/// the digest is {present}, the content has {expected}
pub static DIGEST_WRONG: Rule = Rule {
    code: "C0106",
    name: "digest-wrong",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the digest is {present}, the content has {expected}",
    help: "write the container again: dxvet puts the digest right",
    source: "ref11",
};
/// the digest is all zeros
pub static DIGEST_MISSING: Rule = Rule {
    code: "C0107",
    name: "digest-missing",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the digest is all zeros",
    help: "write the container again: dxvet puts the digest right",
    source: "ref11",
};
/// the digest is the one of debug builds (printf, errorf or abort in the code)
pub static DIGEST_DEBUG: Rule = Rule {
    code: "C0108",
    name: "digest-debug",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "the digest is the one of debug builds (printf, errorf or abort in the code)",
    help: "",
    source: "ref11",
};
/// part {number} starts at byte {offset}, outside the {length} bytes of the container
pub static PART_OFFSET: Rule = Rule {
    code: "C0201",
    name: "part-offset",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {number} starts at byte {offset}, outside the {length} bytes of the container",
    help: "",
    source: "ref11",
};
/// part {number} starts at byte {offset}, which is not a multiple of 4
pub static PART_MISALIGNED: Rule = Rule {
    code: "C0202",
    name: "part-misaligned",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {number} starts at byte {offset}, which is not a multiple of 4",
    help: "",
    source: "ref11",
};
/// part {number} ({name}) claims {size} bytes, {left} are left
pub static PART_TOO_LONG: Rule = Rule {
    code: "C0203",
    name: "part-too-long",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {number} ({name}) claims {size} bytes, {left} are left",
    help: "",
    source: "ref11",
};
/// part {number} ({name}) shares bytes with part {other}
pub static PART_OVERLAPS: Rule = Rule {
    code: "C0204",
    name: "part-overlaps",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "part {number} ({name}) shares bytes with part {other}",
    help: "",
    source: "layout",
};
/// part {name} stands more than once; readers take the first
pub static PART_REPEATED: Rule = Rule {
    code: "C0205",
    name: "part-repeated",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "part {name} stands more than once; readers take the first",
    help: "",
    source: "layout",
};
/// {length} bytes before part {number} ({name}) belong to no part
pub static PART_GAP: Rule = Rule {
    code: "C0206",
    name: "part-gap",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "{length} bytes before part {number} ({name}) belong to no part",
    help: "",
    source: "layout",
};
/// {length} bytes after the last part belong to no part
pub static CONTAINER_SLACK: Rule = Rule {
    code: "C0207",
    name: "container-slack",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "{length} bytes after the last part belong to no part",
    help: "",
    source: "layout",
};
/// part {number} ({name}) has {size} bytes, not a multiple of 4
pub static PART_UNPADDED: Rule = Rule {
    code: "C0208",
    name: "part-unpadded",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "part {number} ({name}) has {size} bytes, not a multiple of 4",
    help: "",
    source: "layout",
};
/// part {name} is of no known kind
pub static PART_UNKNOWN: Rule = Rule {
    code: "C0209",
    name: "part-unknown",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "part {name} is of no known kind",
    help: "",
    source: "layout",
};
/// {name}: {what} at byte {offset} runs past the {length} bytes of the part
pub static PART_TRUNCATED: Rule = Rule {
    code: "C0301",
    name: "part-truncated",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {what} at byte {offset} runs past the {length} bytes of the part",
    help: "",
    source: "layout",
};
/// {name}: {count} {what} cannot stand in {length} bytes
pub static PART_COUNT_ABSURD: Rule = Rule {
    code: "C0302",
    name: "part-count-absurd",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {count} {what} cannot stand in {length} bytes",
    help: "",
    source: "layout",
};
/// {name}: the text at byte {offset} has no end
pub static PART_TEXT_UNTERMINATED: Rule = Rule {
    code: "C0303",
    name: "part-text-unterminated",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: the text at byte {offset} has no end",
    help: "",
    source: "layout",
};
/// {name}: {length} bytes, expected {expected}
pub static PART_SIZE_UNEXPECTED: Rule = Rule {
    code: "C0304",
    name: "part-size-unexpected",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {length} bytes, expected {expected}",
    help: "",
    source: "layout",
};
/// {name}: types nest deeper than {limit}
pub static PART_NESTING: Rule = Rule {
    code: "C0305",
    name: "part-nesting",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: types nest deeper than {limit}",
    help: "",
    source: "layout",
};
/// the container holds no program
pub static PROGRAM_MISSING: Rule = Rule {
    code: "C0401",
    name: "program-missing",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "the container holds no program",
    help: "",
    source: "layout",
};
/// the program is {program}, {part} says {other}
pub static SHADERMODEL_MISMATCH: Rule = Rule {
    code: "C0402",
    name: "shadermodel-mismatch",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the program is {program}, {part} says {other}",
    help: "",
    source: "layout",
};
/// a program takes at least two words
pub static PROGRAM_TOO_SHORT: Rule = Rule {
    code: "B0101",
    name: "program-too-short",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "a program takes at least two words",
    help: "",
    source: "tok11",
};
/// program type {type} is none of ps, vs, gs, hs, ds, cs, lib
pub static PROGRAM_TYPE_UNKNOWN: Rule = Rule {
    code: "B0102",
    name: "program-type-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "program type {type} is none of ps, vs, gs, hs, ds, cs, lib",
    help: "",
    source: "tok11",
};
/// the program says it has {declared} words, the part holds {present}
pub static PROGRAM_LENGTH_WRONG: Rule = Rule {
    code: "B0103",
    name: "program-length-wrong",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the program says it has {declared} words, the part holds {present}",
    help: "",
    source: "tok11",
};
/// an instruction of length 0 (opcode {opcode}): nothing after it can be read
pub static INSTRUCTION_LENGTH_ZERO: Rule = Rule {
    code: "B0104",
    name: "instruction-length-zero",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "an instruction of length 0 (opcode {opcode}): nothing after it can be read",
    help: "",
    source: "tok11",
};
/// opcode {opcode} claims {length} words, {left} are left in the program
pub static INSTRUCTION_TOO_LONG: Rule = Rule {
    code: "B0105",
    name: "instruction-too-long",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "opcode {opcode} claims {length} words, {left} are left in the program",
    help: "",
    source: "tok11",
};
/// operand {operand} of opcode {opcode} does not fit into its instruction
pub static OPERAND_TOO_LONG: Rule = Rule {
    code: "B0106",
    name: "operand-too-long",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "operand {operand} of opcode {opcode} does not fit into its instruction",
    help: "",
    source: "tok11",
};
/// opcode {opcode} does not exist
pub static OPCODE_UNKNOWN: Rule = Rule {
    code: "B0107",
    name: "opcode-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "opcode {opcode} does not exist",
    help: "",
    source: "tok11",
};
/// the text has no version line such as ps_5_0
pub static VERSION_MISSING: Rule = Rule {
    code: "B0201",
    name: "version-missing",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the text has no version line such as ps_5_0",
    help: "write the version before the first declaration",
    source: "ref11",
};
/// {name} is no instruction of {version}
pub static MNEMONIC_UNKNOWN: Rule = Rule {
    code: "B0202",
    name: "mnemonic-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name} is no instruction of {version}",
    help: "",
    source: "ref11",
};
/// {name} takes {expected} operands, {found} are given
pub static OPERAND_COUNT: Rule = Rule {
    code: "B0203",
    name: "operand-count",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name} takes {expected} operands, {found} are given",
    help: "",
    source: "ref11",
};
/// {name} is no register
pub static REGISTER_UNKNOWN: Rule = Rule {
    code: "B0204",
    name: "register-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name} is no register",
    help: "",
    source: "ref11",
};
/// {expected} expected, {found} found
pub static OPERAND_MALFORMED: Rule = Rule {
    code: "B0205",
    name: "operand-malformed",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{expected} expected, {found} found",
    help: "",
    source: "ref11",
};
/// {text} is no number
pub static LITERAL_MALFORMED: Rule = Rule {
    code: "B0206",
    name: "literal-malformed",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{text} is no number",
    help: "",
    source: "ref11",
};
/// {text} has no meaning at the end of this line
pub static TEXT_LEFT_OVER: Rule = Rule {
    code: "B0207",
    name: "text-left-over",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{text} has no meaning at the end of this line",
    help: "",
    source: "ref11",
};
/// {name} is no {what}
pub static NAME_UNKNOWN: Rule = Rule {
    code: "B0208",
    name: "name-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name} is no {what}",
    help: "",
    source: "ref11",
};
/// the braces of the immediate constant buffer do not close
pub static CONSTANTS_OPEN: Rule = Rule {
    code: "B0209",
    name: "constants-open",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the braces of the immediate constant buffer do not close",
    help: "",
    source: "ref11",
};
/// the Direct3D 9 program in the listing is not assembled
pub static LEVEL9_LEFT_OUT: Rule = Rule {
    code: "B0210",
    name: "level9-left-out",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "the Direct3D 9 program in the listing is not assembled",
    help: "give the original container as the base to keep it",
    source: "ref11",
};
/// the instruction takes {length} words, at most 127 fit
pub static INSTRUCTION_TOO_LARGE: Rule = Rule {
    code: "B0211",
    name: "instruction-too-large",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the instruction takes {length} words, at most 127 fit",
    help: "",
    source: "tok11",
};
/// custom data that the listing does not show is lost
pub static CUSTOM_DATA_LEFT_OUT: Rule = Rule {
    code: "B0212",
    name: "custom-data-left-out",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "custom data that the listing does not show is lost",
    help: "give the original container as the base to keep it",
    source: "ref11",
};
/// this row of {title} cannot be read
pub static SIGNATURE_ROW: Rule = Rule {
    code: "C0501",
    name: "signature-row",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "this row of {title} cannot be read",
    help: "",
    source: "ref11",
};
/// the statistics state {stated} as {count}, the program has {counted}
pub static COUNT_DIFFERS: Rule = Rule {
    code: "C0403",
    name: "count-differs",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "the statistics state {stated} as {count}, the program has {counted}",
    help: "assemble the container again",
    source: "ref11",
};
/// the features leave out {feature} ({bit}), which this needs
pub static FEATURES_MISSING: Rule = Rule {
    code: "C0404",
    name: "features-missing",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the features leave out {feature} ({bit}), which this needs",
    help: "assemble the container again",
    source: "ref11",
};
/// the features state {feature} ({bit}), which nothing in the program needs
pub static FEATURES_UNUSED: Rule = Rule {
    code: "C0405",
    name: "features-unused",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the features state {feature} ({bit}), which nothing in the program needs",
    help: "assemble the container again",
    source: "ref11",
};
/// the container has no features part, yet this needs {feature} ({bit})
pub static FEATURES_PART_MISSING: Rule = Rule {
    code: "C0406",
    name: "features-part-missing",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "the container has no features part, yet this needs {feature} ({bit})",
    help: "assemble the container again",
    source: "ref11",
};
/// the features state bit {bit}, which no shader model up to 5.1 has
pub static FEATURES_UNKNOWN: Rule = Rule {
    code: "C0407",
    name: "features-unknown",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "the features state bit {bit}, which no shader model up to 5.1 has",
    help: "",
    source: "dxc",
};
/// in the Direct3D 9 program: {message}
pub static LEVEL9_REFUSED: Rule = Rule {
    code: "B0213",
    name: "level9-refused",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "in the Direct3D 9 program: {message}",
    help: "",
    source: "ref11",
};
/// the library names {named} functions, {listed} are listed
pub static LIBRARY_FUNCTIONS: Rule = Rule {
    code: "B0215",
    name: "library-functions",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the library names {named} functions, {listed} are listed",
    help: "",
    source: "ref11",
};

/// All in table order.
pub static FAULTS: &[&Rule] = &[
    &CONTAINER_TOO_SHORT,
    &CONTAINER_MAGIC,
    &CONTAINER_VERSION,
    &CONTAINER_SIZE,
    &CONTAINER_PART_COUNT,
    &DIGEST_WRONG,
    &DIGEST_MISSING,
    &DIGEST_DEBUG,
    &PART_OFFSET,
    &PART_MISALIGNED,
    &PART_TOO_LONG,
    &PART_OVERLAPS,
    &PART_REPEATED,
    &PART_GAP,
    &CONTAINER_SLACK,
    &PART_UNPADDED,
    &PART_UNKNOWN,
    &PART_TRUNCATED,
    &PART_COUNT_ABSURD,
    &PART_TEXT_UNTERMINATED,
    &PART_SIZE_UNEXPECTED,
    &PART_NESTING,
    &PROGRAM_MISSING,
    &SHADERMODEL_MISMATCH,
    &PROGRAM_TOO_SHORT,
    &PROGRAM_TYPE_UNKNOWN,
    &PROGRAM_LENGTH_WRONG,
    &INSTRUCTION_LENGTH_ZERO,
    &INSTRUCTION_TOO_LONG,
    &OPERAND_TOO_LONG,
    &OPCODE_UNKNOWN,
    &VERSION_MISSING,
    &MNEMONIC_UNKNOWN,
    &OPERAND_COUNT,
    &REGISTER_UNKNOWN,
    &OPERAND_MALFORMED,
    &LITERAL_MALFORMED,
    &TEXT_LEFT_OVER,
    &NAME_UNKNOWN,
    &CONSTANTS_OPEN,
    &LEVEL9_LEFT_OUT,
    &INSTRUCTION_TOO_LARGE,
    &CUSTOM_DATA_LEFT_OUT,
    &SIGNATURE_ROW,
    &COUNT_DIFFERS,
    &FEATURES_MISSING,
    &FEATURES_UNUSED,
    &FEATURES_PART_MISSING,
    &FEATURES_UNKNOWN,
    &LEVEL9_REFUSED,
    &LIBRARY_FUNCTIONS,
];
