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
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "part {number} starts at byte {offset}, which is not a multiple of 4",
    help: "pad the part before it",
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
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {number} ({name}) shares bytes with part {other}",
    help: "each part starts where the one before it ends",
    source: "ref11",
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
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{length} bytes before part {number} ({name}) belong to no part",
    help: "each part starts where the one before it ends",
    source: "ref11",
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
    source: "ref11",
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
/// part {name} stands before part {other}, which the table names first
pub static PART_ORDER: Rule = Rule {
    code: "C0210",
    name: "part-order",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {name} stands before part {other}, which the table names first",
    help: "name the parts in the order in which they stand",
    source: "ref11",
};
/// the container has no parts
pub static CONTAINER_EMPTY: Rule = Rule {
    code: "C0109",
    name: "container-empty",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the container has no parts",
    help: "",
    source: "ref11",
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
/// {name}: types nest deeper than {limit}; listings stop there
pub static PART_NESTING: Rule = Rule {
    code: "C0305",
    name: "part-nesting",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "{name}: types nest deeper than {limit}; listings stop there",
    help: "",
    source: "dxvet",
};
/// {name}: the struct type at byte {offset} contains itself
pub static PART_TYPE_IN_ITSELF: Rule = Rule {
    code: "C0306",
    name: "part-type-in-itself",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: the struct type at byte {offset} contains itself",
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
    severity: Severity::Warning,
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
/// the part holds {left} words behind the {declared} of the program; nothing reads them
pub static PROGRAM_WORDS_AFTER: Rule = Rule {
    code: "B0108",
    name: "program-words-after",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "the part holds {left} words behind the {declared} of the program; nothing reads them",
    help: "",
    source: "ref11",
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
/// bitcode starts with the bytes 42 43 C0 DE
pub static BITCODE_MAGIC: Rule = Rule {
    code: "L0101",
    name: "bitcode-magic",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bitcode starts with the bytes 42 43 C0 DE",
    help: "",
    source: "llvm",
};
/// the bitcode ends inside a record or block, at bit {bit}
pub static BITCODE_TRUNCATED: Rule = Rule {
    code: "L0102",
    name: "bitcode-truncated",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the bitcode ends inside a record or block, at bit {bit}",
    help: "",
    source: "llvm",
};
/// {number} bytes of bitcode: places are 32-bit numbers of bits
pub static BITCODE_TOO_LARGE: Rule = Rule {
    code: "L0103",
    name: "bitcode-too-large",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{number} bytes of bitcode: places are 32-bit numbers of bits",
    help: "",
    source: "dxvet",
};
/// at bit {bit} the bitcode has unfolded to more than {number} times its size
pub static BITCODE_TOO_MUCH: Rule = Rule {
    code: "L0104",
    name: "bitcode-too-much",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "at bit {bit} the bitcode has unfolded to more than {number} times its size",
    help: "",
    source: "dxvet",
};
/// bit {bit}: abbreviation {number} is defined nowhere
pub static BITCODE_ABBREVIATION_UNKNOWN: Rule = Rule {
    code: "L0105",
    name: "bitcode-abbreviation-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: abbreviation {number} is defined nowhere",
    help: "",
    source: "llvm",
};
/// bit {bit}: a definition of an abbreviation that makes no sense ({number})
pub static BITCODE_ABBREVIATION_BROKEN: Rule = Rule {
    code: "L0106",
    name: "bitcode-abbreviation-broken",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: a definition of an abbreviation that makes no sense ({number})",
    help: "",
    source: "llvm",
};
/// bit {bit}: a record of {number} operands cannot stand in what is left
pub static BITCODE_RECORD_TOO_LONG: Rule = Rule {
    code: "L0107",
    name: "bitcode-record-too-long",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: a record of {number} operands cannot stand in what is left",
    help: "",
    source: "llvm",
};
/// bit {bit}: a block of {number} words is longer than the bitcode
pub static BITCODE_BLOCK_LENGTH: Rule = Rule {
    code: "L0108",
    name: "bitcode-block-length",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: a block of {number} words is longer than the bitcode",
    help: "",
    source: "llvm",
};
/// bit {bit}: an end of block outside every block
pub static BITCODE_BLOCK_END: Rule = Rule {
    code: "L0109",
    name: "bitcode-block-end",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: an end of block outside every block",
    help: "",
    source: "llvm",
};
/// bit {bit}: module version {number}, only 0 and 1 exist
pub static BITCODE_VERSION: Rule = Rule {
    code: "L0110",
    name: "bitcode-version",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: module version {number}, only 0 and 1 exist",
    help: "",
    source: "llvm",
};
/// bit {bit}: record {number} has operands that it cannot have
pub static BITCODE_RECORD_OPERANDS: Rule = Rule {
    code: "L0111",
    name: "bitcode-record-operands",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: record {number} has operands that it cannot have",
    help: "",
    source: "llvm",
};
/// bit {bit}: type {number} does not exist
pub static BITCODE_TYPE_UNKNOWN: Rule = Rule {
    code: "L0112",
    name: "bitcode-type-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: type {number} does not exist",
    help: "",
    source: "llvm",
};
/// the table of types announces {number}, which is not what follows (bit {bit})
pub static BITCODE_TYPE_COUNT: Rule = Rule {
    code: "L0113",
    name: "bitcode-type-count",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the table of types announces {number}, which is not what follows (bit {bit})",
    help: "",
    source: "llvm",
};
/// bit {bit}: a second table of types
pub static BITCODE_TYPES_TWICE: Rule = Rule {
    code: "L0114",
    name: "bitcode-types-twice",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: a second table of types",
    help: "",
    source: "llvm",
};
/// bit {bit}: an operand has a type that does not fit there ({number})
pub static BITCODE_TYPE_WRONG: Rule = Rule {
    code: "L0115",
    name: "bitcode-type-wrong",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: an operand has a type that does not fit there ({number})",
    help: "",
    source: "llvm",
};
/// bit {bit}: value {number} does not exist
pub static BITCODE_VALUE_UNKNOWN: Rule = Rule {
    code: "L0116",
    name: "bitcode-value-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: value {number} does not exist",
    help: "",
    source: "llvm",
};
/// bit {bit}: no instruction has the number {number}
pub static BITCODE_INSTRUCTION_UNKNOWN: Rule = Rule {
    code: "L0117",
    name: "bitcode-instruction-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: no instruction has the number {number}",
    help: "",
    source: "llvm",
};
/// bit {bit}: the function announces {number} basic blocks, which is not what follows
pub static BITCODE_BLOCK_COUNT: Rule = Rule {
    code: "L0118",
    name: "bitcode-block-count",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: the function announces {number} basic blocks, which is not what follows",
    help: "",
    source: "llvm",
};
/// bit {bit}: a jump outside the function's {number} basic blocks
pub static BITCODE_BLOCK_UNKNOWN_TARGET: Rule = Rule {
    code: "L0119",
    name: "bitcode-block-unknown-target",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: a jump outside the function's {number} basic blocks",
    help: "",
    source: "llvm",
};
/// bit {bit}: function {number} has no body
pub static BITCODE_BODY_MISSING: Rule = Rule {
    code: "L0120",
    name: "bitcode-body-missing",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: function {number} has no body",
    help: "",
    source: "llvm",
};
/// bit {bit}: a function body that no function waits for
pub static BITCODE_BODY_SURPLUS: Rule = Rule {
    code: "L0121",
    name: "bitcode-body-surplus",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: a function body that no function waits for",
    help: "",
    source: "llvm",
};
/// bit {bit}: a name is not followed by its node, but by record {number}
pub static BITCODE_NAME_ALONE: Rule = Rule {
    code: "L0122",
    name: "bitcode-name-alone",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: a name is not followed by its node, but by record {number}",
    help: "",
    source: "llvm",
};
/// bit {bit}: record {number} of block {block} is of no known kind
pub static BITCODE_RECORD_UNKNOWN: Rule = Rule {
    code: "L0123",
    name: "bitcode-record-unknown",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: record {number} of block {block} is of no known kind",
    help: "",
    source: "llvm",
};
/// bit {bit}: block {number} in block {block} is of no known kind
pub static BITCODE_BLOCK_UNKNOWN: Rule = Rule {
    code: "L0124",
    name: "bitcode-block-unknown",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}: block {number} in block {block} is of no known kind",
    help: "",
    source: "llvm",
};
/// part {number} starts at byte {offset}, not at {expected} where the part before it ends
pub static DXIL_PARTS_APART: Rule = Rule {
    code: "L0201",
    name: "dxil-parts-apart",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {number} starts at byte {offset}, not at {expected} where the part before it ends",
    help: "the parts of a DXIL container follow each other without gaps, in the order of their table",
    source: "ref12",
};
/// the parts end at byte {end}, the header says {declared}
pub static DXIL_PARTS_END: Rule = Rule {
    code: "L0202",
    name: "dxil-parts-end",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the parts end at byte {end}, the header says {declared}",
    help: "",
    source: "ref12",
};
/// container version {major}, only 1 exists
pub static DXIL_VERSION: Rule = Rule {
    code: "L0203",
    name: "dxil-version",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "container version {major}, only 1 exists",
    help: "",
    source: "ref12",
};
/// the container holds no part DXIL
pub static DXIL_PROGRAM_MISSING: Rule = Rule {
    code: "L0204",
    name: "dxil-program-missing",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the container holds no part DXIL",
    help: "",
    source: "ref12",
};
/// {name}: {what}
pub static DXIL_PROGRAM_HEADER: Rule = Rule {
    code: "L0205",
    name: "dxil-program-header",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {what}",
    help: "",
    source: "ref12",
};
/// {name} is of shader model {present}, its module of {expected}
pub static DXIL_PROGRAM_VERSION: Rule = Rule {
    code: "L0206",
    name: "dxil-program-version",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name} is of shader model {present}, its module of {expected}",
    help: "",
    source: "ref12 (SM.PROGRAMVERSION)",
};
/// {name}: the module cannot be read
pub static DXIL_UNREADABLE: Rule = Rule {
    code: "L0207",
    name: "dxil-unreadable",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: the module cannot be read",
    help: "",
    source: "ref12",
};
/// part {name} stands more than once
pub static DXIL_PART_REPEATED: Rule = Rule {
    code: "L0211",
    name: "dxil-part-repeated",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {name} stands more than once",
    help: "",
    source: "ref12 (CONTAINER.PARTREPEATED)",
};
/// part {name} has no place in {kind}
pub static DXIL_PART_UNKNOWN: Rule = Rule {
    code: "L0212",
    name: "dxil-part-unknown",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {name} has no place in {kind}",
    help: "",
    source: "ref12 (CONTAINER.PARTINVALID)",
};
/// {name}: {what}
pub static DXIL_PART_SHAPE: Rule = Rule {
    code: "L0213",
    name: "dxil-part-shape",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {what}",
    help: "",
    source: "ref12 (CONTAINER.PARTINVALID)",
};
/// part {name} is missing: {why}
pub static DXIL_PART_MISSING: Rule = Rule {
    code: "L0214",
    name: "dxil-part-missing",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "part {name} is missing: {why}",
    help: "",
    source: "ref12 (CONTAINER.PARTMISSING)",
};
/// {name}: {what}: the part has {present}, the module means {expected}
pub static DXIL_PART_DIFFERS: Rule = Rule {
    code: "L0215",
    name: "dxil-part-differs",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {what}: the part has {present}, the module means {expected}",
    help: "",
    source: "ref12 (CONTAINER.PARTMATCHES)",
};
/// {name}: the part does not say what the module means
pub static DXIL_PART_NOT_MEANT: Rule = Rule {
    code: "L0216",
    name: "dxil-part-not-meant",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: the part does not say what the module means",
    help: "",
    source: "ref12 (CONTAINER.PARTMATCHES)",
};
/// {name}: {what}: the part has {present}, the module means {expected}
pub static DXIL_CONTENT_DIFFERS: Rule = Rule {
    code: "L0217",
    name: "dxil-content-differs",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {what}: the part has {present}, the module means {expected}",
    help: "",
    source: "ref12 (CONTAINER.CONTENTMATCHES)",
};
/// {name}: {what}
pub static DXIL_CONTENT_MALFORMED: Rule = Rule {
    code: "L0218",
    name: "dxil-content-malformed",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {what}",
    help: "",
    source: "ref12 (CONTAINER.CONTENTINVALID)",
};
/// {name}: {what} is used by nothing
pub static DXIL_ENTRY_UNUSED: Rule = Rule {
    code: "L0219",
    name: "dxil-entry-unused",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{name}: {what} is used by nothing",
    help: "",
    source: "ref12 (CONTAINER.UNUSEDITEMINTABLE)",
};
/// {what}
pub static DXIL_ROOT_SIGNATURE: Rule = Rule {
    code: "L0220",
    name: "dxil-root-signature",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "{what}",
    help: "",
    source: "ref12 (CONTAINER.ROOTSIGNATUREINCOMPATIBLE)",
};
/// the digest is all zeros: the container is not signed
pub static DXIL_UNSIGNED: Rule = Rule {
    code: "L0231",
    name: "dxil-unsigned",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "the digest is all zeros: the container is not signed",
    help: "Direct3D takes an unsigned container in developer mode only",
    source: "ref12",
};
/// the digest is {present}, the content has {expected}
pub static DXIL_DIGEST_WRONG: Rule = Rule {
    code: "L0232",
    name: "dxil-digest-wrong",
    severity: Severity::Warning,
    models: 0xff,
    stages: 0xff,
    message: "the digest is {present}, the content has {expected}",
    help: "sign the container again: Direct3D refuses it, the validator does not look",
    source: "ref12",
};
/// the digest is sixteen times {byte}: {what}
pub static DXIL_DIGEST_PREVIEW: Rule = Rule {
    code: "L0233",
    name: "dxil-digest-preview",
    severity: Severity::Note,
    models: 0xff,
    stages: 0xff,
    message: "the digest is sixteen times {byte}: {what}",
    help: "",
    source: "ref12",
};
/// DXIL {present} with shader model {model}, which takes DXIL {expected}
pub static DXIL_VERSION_MISMATCH: Rule = Rule {
    code: "L0241",
    name: "dxil-version-mismatch",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "DXIL {present} with shader model {model}, which takes DXIL {expected}",
    help: "",
    source: "ref12 (SM.DXILVERSION)",
};
/// the module asks for {what} {present}, known are 1.0 to {expected}
pub static DXIL_VALIDATOR_VERSION: Rule = Rule {
    code: "L0242",
    name: "dxil-validator-version",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "the module asks for {what} {present}, known are 1.0 to {expected}",
    help: "",
    source: "ref12 (META.VERSIONSUPPORTED)",
};
/// bit {bit}, {title}: declared, but {absent}
pub static DXIL_FLAG_WITHOUT_CAUSE: Rule = Rule {
    code: "L0301",
    name: "dxil-flag-without-cause",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}, {title}: declared, but {absent}",
    help: "",
    source: "ref12 (META.FLAGSUSAGE)",
};
/// bit {bit}, {title}: not declared, but {cause} needs it
pub static DXIL_FLAG_UNDECLARED: Rule = Rule {
    code: "L0302",
    name: "dxil-flag-undeclared",
    severity: Severity::Error,
    models: 0xff,
    stages: 0xff,
    message: "bit {bit}, {title}: not declared, but {cause} needs it",
    help: "",
    source: "ref12 (META.FLAGSUSAGE)",
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
    &PART_ORDER,
    &CONTAINER_EMPTY,
    &PART_TRUNCATED,
    &PART_COUNT_ABSURD,
    &PART_TEXT_UNTERMINATED,
    &PART_SIZE_UNEXPECTED,
    &PART_NESTING,
    &PART_TYPE_IN_ITSELF,
    &PROGRAM_MISSING,
    &SHADERMODEL_MISMATCH,
    &PROGRAM_TOO_SHORT,
    &PROGRAM_TYPE_UNKNOWN,
    &PROGRAM_LENGTH_WRONG,
    &INSTRUCTION_LENGTH_ZERO,
    &INSTRUCTION_TOO_LONG,
    &OPERAND_TOO_LONG,
    &OPCODE_UNKNOWN,
    &PROGRAM_WORDS_AFTER,
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
    &BITCODE_MAGIC,
    &BITCODE_TRUNCATED,
    &BITCODE_TOO_LARGE,
    &BITCODE_TOO_MUCH,
    &BITCODE_ABBREVIATION_UNKNOWN,
    &BITCODE_ABBREVIATION_BROKEN,
    &BITCODE_RECORD_TOO_LONG,
    &BITCODE_BLOCK_LENGTH,
    &BITCODE_BLOCK_END,
    &BITCODE_VERSION,
    &BITCODE_RECORD_OPERANDS,
    &BITCODE_TYPE_UNKNOWN,
    &BITCODE_TYPE_COUNT,
    &BITCODE_TYPES_TWICE,
    &BITCODE_TYPE_WRONG,
    &BITCODE_VALUE_UNKNOWN,
    &BITCODE_INSTRUCTION_UNKNOWN,
    &BITCODE_BLOCK_COUNT,
    &BITCODE_BLOCK_UNKNOWN_TARGET,
    &BITCODE_BODY_MISSING,
    &BITCODE_BODY_SURPLUS,
    &BITCODE_NAME_ALONE,
    &BITCODE_RECORD_UNKNOWN,
    &BITCODE_BLOCK_UNKNOWN,
    &DXIL_PARTS_APART,
    &DXIL_PARTS_END,
    &DXIL_VERSION,
    &DXIL_PROGRAM_MISSING,
    &DXIL_PROGRAM_HEADER,
    &DXIL_PROGRAM_VERSION,
    &DXIL_UNREADABLE,
    &DXIL_PART_REPEATED,
    &DXIL_PART_UNKNOWN,
    &DXIL_PART_SHAPE,
    &DXIL_PART_MISSING,
    &DXIL_PART_DIFFERS,
    &DXIL_PART_NOT_MEANT,
    &DXIL_CONTENT_DIFFERS,
    &DXIL_CONTENT_MALFORMED,
    &DXIL_ENTRY_UNUSED,
    &DXIL_ROOT_SIGNATURE,
    &DXIL_UNSIGNED,
    &DXIL_DIGEST_WRONG,
    &DXIL_DIGEST_PREVIEW,
    &DXIL_VERSION_MISMATCH,
    &DXIL_VALIDATOR_VERSION,
    &DXIL_FLAG_WITHOUT_CAUSE,
    &DXIL_FLAG_UNDECLARED,
];
