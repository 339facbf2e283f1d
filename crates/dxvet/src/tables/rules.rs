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
    codes: [0, 0, 5868, 5868, 5868, 5878, 5878, 0, 0, 0, 0, 0, 5847, 5847, 5847, 5856, 5856],
    message: "static `if` nesting is {depth} deep; {profile} allows {limit}",
    help: "compute the inner condition with arithmetic (cmp, lrp, or a product of 0 and 1), or merge two conditions into one boolean constant",
    source: "ref; nesting (vs_2_0 and vs_2_x: the manual names only the static flow count)",
};
/// dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)
pub static IF_COMP_TOO_DEEP: Rule = Rule {
    name: "if-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5871, 5871, 5871, 5575, 5575, 0, 0, 0, 0, 0, 5849, 5849, 5849, 5858, 5858],
    message: "dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)",
    help: "replace the inner `if` by arithmetic (cmp, lrp, setp with a predicated mov)",
    source: "ref; nesting",
};
/// dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)
pub static IF_PRED_TOO_DEEP: Rule = Rule {
    name: "if-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5865, 5865, 5865, 5876, 5876, 0, 0, 0, 0, 0, 5846, 5846, 5846, 5854, 5854],
    message: "dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)",
    help: "predicate the instructions inside instead of nesting another `if`",
    source: "ref; nesting",
};
/// break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {profile} allows {limit}
pub static BREAK_COMP_TOO_DEEP: Rule = Rule {
    name: "break-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5557, 5557, 5557, 5701, 5701, 0, 0, 0, 0, 0, 5880, 5880, 5880, 5614, 5614],
    message: "break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {profile} allows {limit}",
    help: "use setp and breakp, which need no level, or move the break out of the inner `if`",
    source: "ref; nesting",
};
/// callnz with a predicate adds a level of dynamic nesting: it would be level {depth}; {profile} allows {limit}
pub static CALLNZ_PRED_TOO_DEEP: Rule = Rule {
    name: "callnz-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 6053, 6053, 6053, 6055, 6055, 0, 0, 0, 0, 0, 6048, 6048, 6048, 6050, 6050],
    message: "callnz with a predicate adds a level of dynamic nesting: it would be level {depth}; {profile} allows {limit}",
    help: "call the subroutine outside the innermost dynamic `if`",
    source: "ref; nesting",
};
/// loop and rep nesting is {depth} deep; {profile} allows {limit}
pub static LOOP_TOO_DEEP: Rule = Rule {
    name: "loop-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5829, 5829, 5829, 5830, 5830, 0, 0, 0, 0, 0, 5493, 5493, 5493, 5827, 5827],
    message: "loop and rep nesting is {depth} deep; {profile} allows {limit}",
    help: "unroll the inner loop, or fuse the two loops into one",
    source: "ref; nesting",
};
/// call nesting is {depth} deep; {profile} allows {limit}
pub static CALL_TOO_DEEP: Rule = Rule {
    name: "call-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5861, 5861, 5861, 5873, 5873, 0, 0, 0, 0, 0, 5843, 5843, 5843, 5851, 5851],
    message: "call nesting is {depth} deep; {profile} allows {limit}",
    help: "put the innermost subroutine's body in place of its call",
    source: "ref; nesting",
};
/// {used} static flow control instructions; {profile} allows {limit} (if on a boolean, its else, loop, rep, call, callnz on a boolean; every one in the text counts)
pub static TOO_MUCH_STATIC_FLOW: Rule = Rule {
    name: "too-much-static-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5520, 5520, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{used} static flow control instructions; {profile} allows {limit} (if on a boolean, its else, loop, rep, call, callnz on a boolean; every one in the text counts)",
    help: "unroll short loops, put short subroutines in place of their calls, or use vs_2_sw or vs_3_0, which have no such limit",
    source: "ref; nesting",
};
/// `else` has no open `if` right around it
pub static ELSE_WITHOUT_IF: Rule = Rule {
    name: "else-without-if",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5898, 5898, 5898, 5901, 5901, 0, 0, 0, 0, 0, 5506, 5506, 5506, 5895, 5895],
    message: "`else` has no open `if` right around it",
    help: "close the loop inside the `if` first, or remove the `else`",
    source: "ref; manual",
};
/// second `else` of the same `if`
pub static SECOND_ELSE: Rule = Rule {
    name: "second-else",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5899, 5899, 5899, 5902, 5902, 0, 0, 0, 0, 0, 5893, 5893, 5893, 5896, 5896],
    message: "second `else` of the same `if`",
    help: "remove one `else`, or nest another `if`",
    source: "ref; manual",
};
/// `endif` has no open `if` right around it
pub static ENDIF_WITHOUT_IF: Rule = Rule {
    name: "endif-without-if",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5841, 5841, 5841, 5842, 5842, 0, 0, 0, 0, 0, 5497, 5497, 5497, 5840, 5840],
    message: "`endif` has no open `if` right around it",
    help: "close the loop inside the `if` first, or remove the `endif`",
    source: "ref; manual",
};
/// `endrep` has no open `rep` right around it
pub static ENDREP_WITHOUT_REP: Rule = Rule {
    name: "endrep-without-rep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5838, 5838, 5838, 5839, 5839, 0, 0, 0, 0, 0, 5836, 5836, 5836, 5837, 5837],
    message: "`endrep` has no open `rep` right around it",
    help: "close the blocks opened inside the `rep` first; a `loop` closes with `endloop`",
    source: "ref; manual",
};
/// `endloop` has no open `loop` right around it
pub static ENDLOOP_WITHOUT_LOOP: Rule = Rule {
    name: "endloop-without-loop",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5831, 5831, 5831, 5832, 5832, 0, 0, 0, 0, 0, 0, 0, 0, 5494, 5494],
    message: "`endloop` has no open `loop` right around it",
    help: "close the blocks opened inside the `loop` first; a `rep` closes with `endrep`",
    source: "ref; manual",
};
/// `ret` inside an open {block}
pub static RET_INSIDE_BLOCK: Rule = Rule {
    name: "ret-inside-block",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5834, 5834, 5834, 5835, 5835, 0, 0, 0, 0, 0, 5495, 5495, 5495, 5833, 5833],
    message: "`ret` inside an open {block}",
    help: "a subroutine has one `ret`, at its end and outside all blocks: close the blocks before it",
    source: "ref; manual",
};
/// only `label` or the end may follow `ret`
pub static CODE_AFTER_RET: Rule = Rule {
    name: "code-after-ret",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5882, 5882, 5882, 5883, 5883, 0, 0, 0, 0, 0, 5499, 5499, 5499, 5881, 5881],
    message: "only `label` or the end may follow `ret`",
    help: "start the next subroutine with a `label`, or remove the code nothing reaches",
    source: "ref; manual",
};
/// `label` does not follow a `ret`
pub static LABEL_NOT_AFTER_RET: Rule = Rule {
    name: "label-not-after-ret",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5496, 5496, 5496, 5816, 5816, 0, 0, 0, 0, 0, 5489, 5489, 5489, 5813, 5813],
    message: "`label` does not follow a `ret`",
    help: "end the main program and every subroutine with `ret`",
    source: "ref; manual",
};
/// label l{number} is out of range; {profile} has l0 to l{limit}
pub static LABEL_NUMBER_TOO_HIGH: Rule = Rule {
    name: "label-number-too-high",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 5819, 5820, 5820, 0, 0, 0, 0, 0, 5490, 5490, 5490, 5818, 5818],
    message: "label l{number} is out of range; {profile} has l0 to l{limit}",
    help: "number the labels from l0",
    source: "ref; validator",
};
/// label l{number} stands twice
pub static LABEL_DEFINED_TWICE: Rule = Rule {
    name: "label-defined-twice",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5822, 5822, 5822, 5823, 5823, 0, 0, 0, 0, 0, 5491, 5491, 5491, 5821, 5821],
    message: "label l{number} stands twice",
    help: "give the second subroutine another number",
    source: "ref; manual",
};
/// call of l{number}, whose `label` stands before the call; calls go forward only, so recursion is not possible
pub static CALL_BACKWARD: Rule = Rule {
    name: "call-backward",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5825, 5825, 5825, 5826, 5826, 0, 0, 0, 0, 0, 5492, 5492, 5492, 5824, 5824],
    message: "call of l{number}, whose `label` stands before the call; calls go forward only, so recursion is not possible",
    help: "move the subroutine behind all its callers",
    source: "ref; manual",
};
/// l{number} is called, but no `label l{number}` follows
pub static LABEL_UNDEFINED: Rule = Rule {
    name: "label-undefined",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5885, 5885, 5885, 5886, 5886, 0, 0, 0, 0, 0, 5503, 5503, 5503, 5884, 5884],
    message: "l{number} is called, but no `label l{number}` follows",
    help: "add the subroutine, or remove the call",
    source: "ref; manual",
};
/// subroutine l{number} is never called
pub static LABEL_UNUSED: Rule = Rule {
    name: "label-unused",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5888, 5888, 5888, 5889, 5889, 0, 0, 0, 0, 0, 5504, 5504, 5504, 5887, 5887],
    message: "subroutine l{number} is never called",
    help: "remove the subroutine, or call it",
    source: "ref",
};
/// the last subroutine, l{number}, has no `ret`
pub static SUBROUTINE_WITHOUT_RET: Rule = Rule {
    name: "subroutine-without-ret",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5891, 5891, 5891, 5892, 5892, 0, 0, 0, 0, 0, 5505, 5505, 5505, 5890, 5890],
    message: "the last subroutine, l{number}, has no `ret`",
    help: "end it with `ret`",
    source: "ref; manual",
};
/// break outside a loop: the `loop` or `rep` must be open in the same subroutine
pub static BREAK_OUTSIDE_LOOP: Rule = Rule {
    name: "break-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5900, 5900, 5903, 5903, 0, 0, 0, 0, 0, 5894, 5894, 5894, 5897, 5897],
    message: "break outside a loop: the `loop` or `rep` must be open in the same subroutine",
    help: "put the loop's break in the loop itself; a subroutine called from a loop cannot leave it",
    source: "ref; manual",
};
/// `{block}` is never closed
pub static LOOP_NOT_CLOSED: Rule = Rule {
    name: "loop-not-closed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5907, 5907, 5907, 5909, 5909, 0, 0, 0, 0, 0, 5507, 5507, 5507, 5905, 5905],
    message: "`{block}` is never closed",
    help: "add the missing `endloop` or `endrep`",
    source: "ref; manual",
};
/// `if` is never closed
pub static IF_NOT_CLOSED: Rule = Rule {
    name: "if-not-closed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5908, 5908, 5908, 5910, 5910, 0, 0, 0, 0, 0, 5904, 5904, 5904, 5906, 5906],
    message: "`if` is never closed",
    help: "add the missing `endif`",
    source: "ref; manual",
};
/// {instruction} takes the gradient of a temporary where flow control may differ between neighbouring pixels
pub static GRADIENT_IN_VARYING_FLOW: Rule = Rule {
    name: "gradient-in-varying-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6078, 6078, 6077, 6077],
    message: "{instruction} takes the gradient of a temporary where flow control may differ between neighbouring pixels",
    help: "take the gradients before the branch (dsx, dsy) and use texldd inside it, or texldl with a level of detail, or sample before the branch",
    source: "ref; nesting",
};
/// this break makes its loop vary from pixel to pixel, and the loop takes the gradient of a temporary before it
pub static GRADIENT_BEFORE_BREAK: Rule = Rule {
    name: "gradient-before-break",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6078, 6078, 6077, 6077],
    message: "this break makes its loop vary from pixel to pixel, and the loop takes the gradient of a temporary before it",
    help: "take the gradients before the loop (dsx, dsy) and use texldd inside it, or leave the loop another way",
    source: "ref",
};
/// dependent texture read of order {order}; ps_2_0 allows {limit} (every write to the coordinate register since the first read counts)
pub static TEXTURE_ORDER_TOO_HIGH: Rule = Rule {
    name: "texture-order-too-high",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5775, 0, 0, 0, 0],
    message: "dependent texture read of order {order}; ps_2_0 allows {limit} (every write to the coordinate register since the first read counts)",
    help: "use another register for the destination, or read the textures in fewer steps",
    source: "ref; manual",
};
/// {used} instruction slots; {profile} allows {limit}
pub static TOO_MANY_SLOTS: Rule = Rule {
    name: "too-many-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [5349, 5349, 5755, 5755, 0, 0, 0, 0, 0, 0, 0, 0, 5617, 5617, 0, 0, 0],
    message: "{used} instruction slots; {profile} allows {limit}",
    help: "shorten the shader, split it into passes, or use a higher profile",
    source: "ref; manual",
};
/// {used} arithmetic instruction slots; {profile} allows {limit}
pub static TOO_MANY_ARITHMETIC_SLOTS: Rule = Rule {
    name: "too-many-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5234, 5234, 0, 0, 0],
    message: "{used} arithmetic instruction slots; {profile} allows {limit}",
    help: "shorten the arithmetic, move what is constant over the triangle into the vertex shader, or use a higher profile",
    source: "ref; manual",
};
/// {used} texture instruction slots; {profile} allows {limit}
pub static TOO_MANY_TEXTURE_SLOTS: Rule = Rule {
    name: "too-many-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5607, 0, 0, 0, 0],
    message: "{used} texture instruction slots; {profile} allows {limit}",
    help: "read fewer textures, or use ps_2_x or ps_3_0",
    source: "ref; manual",
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
pub static RULES: &[&Rule] = &[
    &STATIC_IF_TOO_DEEP,
    &IF_COMP_TOO_DEEP,
    &IF_PRED_TOO_DEEP,
    &BREAK_COMP_TOO_DEEP,
    &CALLNZ_PRED_TOO_DEEP,
    &LOOP_TOO_DEEP,
    &CALL_TOO_DEEP,
    &TOO_MUCH_STATIC_FLOW,
    &ELSE_WITHOUT_IF,
    &SECOND_ELSE,
    &ENDIF_WITHOUT_IF,
    &ENDREP_WITHOUT_REP,
    &ENDLOOP_WITHOUT_LOOP,
    &RET_INSIDE_BLOCK,
    &CODE_AFTER_RET,
    &LABEL_NOT_AFTER_RET,
    &LABEL_NUMBER_TOO_HIGH,
    &LABEL_DEFINED_TWICE,
    &CALL_BACKWARD,
    &LABEL_UNDEFINED,
    &LABEL_UNUSED,
    &SUBROUTINE_WITHOUT_RET,
    &BREAK_OUTSIDE_LOOP,
    &LOOP_NOT_CLOSED,
    &IF_NOT_CLOSED,
    &GRADIENT_IN_VARYING_FLOW,
    &GRADIENT_BEFORE_BREAK,
    &TEXTURE_ORDER_TOO_HIGH,
    &TOO_MANY_SLOTS,
    &TOO_MANY_ARITHMETIC_SLOTS,
    &TOO_MANY_TEXTURE_SLOTS,
    &UNKNOWN_VERSION,
    &MISSING_END_TOKEN,
    &CUT_OFF_STREAM,
    &BYTES_AFTER_END,
];
