// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Rules.

use crate::diagnostic::Severity;
use crate::rule::Rule;

// d3d9_flow.tsv
/// static `if` nesting is {depth} deep; {profile} allows {limit}
pub static STATIC_IF_TOO_DEEP: Rule = Rule {
    name: "static-if-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5868, 5868, 5868, 5878, 5878, 0, 0, 0, 0, 0, 0, 5847, 5847, 5856, 5856],
    message: "static `if` nesting is {depth} deep; {profile} allows {limit}",
    help: "compute the inner condition with arithmetic (cmp, lrp, or a product of 0 and 1), or move the inner part out of the outer `if`",
    source: "ref; nesting (vs_2_0 and vs_2_x: the manual names only the static flow count)",
};

// d3d9_stream.tsv
/// version token 0x{version} names no profile of Direct3D 9
pub static UNKNOWN_VERSION: Rule = Rule {
    name: "unknown-version",
    severity: Severity::Error,
    fatal: true,
    codes: [5310, 5310, 5355, 5355, 5355, 5381, 5381, 5010, 5010, 5010, 5010, 5094, 5189, 5189, 5189, 5222, 5222],
    message: "version token 0x{version} names no profile of Direct3D 9",
    help: "the known ones are vs_1_0 to vs_3_sw (0xFFFE0100 to 0xFFFE03FF) and ps_1_0 to ps_3_sw (0xFFFF0100 to 0xFFFF03FF); `dxvet limits` lists them",
    source: "validator; ddi",
};
/// the stream stops without an end token (0x0000FFFF)
pub static MISSING_END_TOKEN: Rule = Rule {
    name: "missing-end-token",
    severity: Severity::Error,
    fatal: true,
    codes: [5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243],
    message: "the stream stops without an end token (0x0000FFFF)",
    help: "the file may have been cut off; a whole shader ends with the bytes FF FF 00 00",
    source: "validator; ref (its disassembler refuses such a stream)",
};
/// the last {bytes} bytes are the beginning of an instruction or comment whose end is missing
pub static CUT_OFF_STREAM: Rule = Rule {
    name: "cut-off-stream",
    severity: Severity::Error,
    fatal: true,
    codes: [5309, 5309, 5309, 5309, 5309, 5309, 5309, 5005, 5005, 5005, 5005, 5005, 5005, 5005, 5005, 5005, 5005],
    message: "the last {bytes} bytes are the beginning of an instruction or comment whose end is missing",
    help: "the file may have been cut off, or a length field is wrong",
    source: "validator; ref (its disassembler refuses such a stream)",
};
/// {bytes} bytes follow the end token; nothing reads them
pub static BYTES_AFTER_END: Rule = Rule {
    name: "bytes-after-end",
    severity: Severity::Note,
    fatal: false,
    codes: [5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237],
    message: "{bytes} bytes follow the end token; nothing reads them",
    help: "",
    source: "validator; ref (its disassembler ignores them)",
};

/// All rules in table order.
pub static RULES: &[&Rule] =
    &[&STATIC_IF_TOO_DEEP, &UNKNOWN_VERSION, &MISSING_END_TOKEN, &CUT_OFF_STREAM, &BYTES_AFTER_END];
