// Generated from /tables by `cargo xtask gen`. Do not edit.
//! What the front door itself says.

use crate::diagnostic::Severity;
use crate::rule::Notice;
/// the input starts with {start}: neither a compiled shader nor assembly text
pub static UNKNOWN_FORMAT: Notice = Notice {
    code: "F0001",
    name: "unknown-format",
    severity: Severity::Error,
    message: "the input starts with {start}: neither a compiled shader nor assembly text",
    help: "give a Direct3D 9 token stream (.vso, .pso, .cso, .bin) or assembly text that starts with a version such as ps_2_0; `dxvet find` lists the shaders inside other files",
    source: "dxvet",
};
/// {format}: recognised, but this version of dxvet has no verdict for it
pub static FORMAT_NOT_CHECKED: Notice = Notice {
    code: "F0002",
    name: "format-not-checked",
    severity: Severity::Error,
    message: "{format}: recognised, but this version of dxvet has no verdict for it",
    help: "",
    source: "dxvet",
};
/// {bytes} bytes are more than the 2 GiB that offsets can count
pub static INPUT_TOO_LARGE: Notice = Notice {
    code: "F0003",
    name: "input-too-large",
    severity: Severity::Error,
    message: "{bytes} bytes are more than the 2 GiB that offsets can count",
    help: "",
    source: "dxvet",
};
/// only the first {count} findings are shown
pub static TOO_MANY_FINDINGS: Notice = Notice {
    code: "F0004",
    name: "too-many-findings",
    severity: Severity::Note,
    message: "only the first {count} findings are shown",
    help: "",
    source: "dxvet",
};
/// this is assembly text already, not a token stream
pub static NOTHING_TO_DISASSEMBLE: Notice = Notice {
    code: "F0005",
    name: "nothing-to-disassemble",
    severity: Severity::Error,
    message: "this is assembly text already, not a token stream",
    help: "`dxvet asm` gives the token stream of a text",
    source: "dxvet",
};
/// this is {format}, not assembly text
pub static NOTHING_TO_ASSEMBLE: Notice = Notice {
    code: "F0006",
    name: "nothing-to-assemble",
    severity: Severity::Error,
    message: "this is {format}, not assembly text",
    help: "`dxvet dis` gives the text of a compiled shader",
    source: "dxvet",
};
/// the effect cannot be read: {reason}
pub static MALFORMED_EFFECT: Notice = Notice {
    code: "F0007",
    name: "malformed-effect",
    severity: Severity::Error,
    message: "the effect cannot be read: {reason}",
    help: "the file may have been cut off, or changed after it was compiled",
    source: "dxvet",
};
/// {what} was read without a fault; its states are not judged by this version
pub static SM4_NOT_JUDGED: Notice = Notice {
    code: "F0008",
    name: "sm4-not-judged",
    severity: Severity::Note,
    message: "{what} was read without a fault; its states are not judged by this version",
    help: "`dxvet check --allow unjudged` counts this as nothing found",
    source: "dxvet",
};
/// this is {found}, {expected} was asked for
pub static WRONG_STAGE: Notice = Notice {
    code: "F0009",
    name: "wrong-stage",
    severity: Severity::Error,
    message: "this is {found}, {expected} was asked for",
    help: "",
    source: "dxvet",
};
/// the base starts with {start}: it is no DXBC container
pub static BASE_NOT_CONTAINER: Notice = Notice {
    code: "F0010",
    name: "base-not-container",
    severity: Severity::Error,
    message: "the base starts with {start}: it is no DXBC container",
    help: "give the compiled shader that the text was listed from",
    source: "dxvet",
};
/// the container holds no program that could be listed
pub static NOTHING_TO_LIST: Notice = Notice {
    code: "F0011",
    name: "nothing-to-list",
    severity: Severity::Error,
    message: "the container holds no program that could be listed",
    help: "`dxvet info` shows its parts",
    source: "dxvet",
};
/// this is not linked: two Direct3D 9 shaders are, or containers of a graphics pipeline of Shader Model 4 to 5.1
pub static NOT_LINKED: Notice = Notice {
    code: "F0012",
    name: "not-linked",
    severity: Severity::Error,
    message: "this is not linked: two Direct3D 9 shaders are, or containers of a graphics pipeline of Shader Model 4 to 5.1",
    help: "",
    source: "dxvet",
};
/// the base holds nothing that the text could take the place of: a shader goes into a shader, a library into a library
pub static BASE_WITHOUT_PROGRAM: Notice = Notice {
    code: "F0013",
    name: "base-without-program",
    severity: Severity::Error,
    message: "the base holds nothing that the text could take the place of: a shader goes into a shader, a library into a library",
    help: "a function of a library or a shader of an effect can be given as FILE@0xOFFSET; `dxvet find` shows where they start",
    source: "dxvet",
};
/// the container is written, but it is illegal: {message} ({code}); errors in all: {count}
pub static ASSEMBLED_ILLEGAL: Notice = Notice {
    code: "F0014",
    name: "assembled-illegal",
    severity: Severity::Warning,
    message: "the container is written, but it is illegal: {message} ({code}); errors in all: {count}",
    help: "`dxvet check` shows every one of them; with --no-validate `asm` does not look",
    source: "dxvet",
};
/// this is {found}; {file} wants {wanted}
pub static WRONG_PROFILE: Notice = Notice {
    code: "F0040",
    name: "wrong-profile",
    severity: Severity::Error,
    message: "this is {found}; {file} wants {wanted}",
    help: "compile it for that profile, or put a `dxvet.toml` beside it that says otherwise",
    source: "dxvet",
};
/// container, parts and shader flags agree with the module; whether the validator takes the module itself is not judged by this version
pub static DXIL_NOT_JUDGED: Notice = Notice {
    code: "F0041",
    name: "dxil-not-judged",
    severity: Severity::Note,
    message: "container, parts and shader flags agree with the module; whether the validator takes the module itself is not judged by this version",
    help: "`dxvet check --allow unjudged` counts this as nothing found",
    source: "dxvet",
};

/// All notices in table order.
pub static NOTICES: &[&Notice] = &[
    &UNKNOWN_FORMAT,
    &FORMAT_NOT_CHECKED,
    &INPUT_TOO_LARGE,
    &TOO_MANY_FINDINGS,
    &NOTHING_TO_DISASSEMBLE,
    &NOTHING_TO_ASSEMBLE,
    &MALFORMED_EFFECT,
    &SM4_NOT_JUDGED,
    &WRONG_STAGE,
    &BASE_NOT_CONTAINER,
    &NOTHING_TO_LIST,
    &NOT_LINKED,
    &BASE_WITHOUT_PROGRAM,
    &ASSEMBLED_ILLEGAL,
    &WRONG_PROFILE,
    &DXIL_NOT_JUDGED,
];
