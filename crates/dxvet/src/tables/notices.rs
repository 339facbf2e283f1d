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
    help: "`dxvet dis` gives the text of a Direct3D 9 token stream",
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

/// All notices in table order.
pub static NOTICES: &[&Notice] = &[
    &UNKNOWN_FORMAT,
    &FORMAT_NOT_CHECKED,
    &INPUT_TOO_LARGE,
    &TOO_MANY_FINDINGS,
    &NOTHING_TO_DISASSEMBLE,
    &NOTHING_TO_ASSEMBLE,
    &MALFORMED_EFFECT,
];
