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

// d3d9_operands.tsv
/// instruction token {token} has reserved bits set: {bits}
pub static INSTRUCTION_RESERVED_BITS: Rule = Rule {
    name: "instruction-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [5305, 5305, 5305, 5305, 5305, 5305, 5305, 0, 0, 0, 0, 0, 5001, 5001, 5001, 5001, 5001],
    message: "instruction token {token} has reserved bits set: {bits}",
    help: "clear them: bits 0 to 15 hold the opcode, 16 to 23 its control, 24 to 27 the length, bit 28 says predicated",
    source: "validator; ref never gets such tokens from its assembler",
};
/// opcode {opcode} is no Direct3D 9 instruction
pub static UNKNOWN_OPCODE: Rule = Rule {
    name: "unknown-opcode",
    severity: Severity::Error,
    fatal: true,
    codes: [5296, 5296, 5296, 5296, 5296, 5296, 5296, 0, 0, 0, 0, 0, 5006, 5006, 5006, 5006, 5006],
    message: "opcode {opcode} is no Direct3D 9 instruction",
    help: "if bytes were lost before this token, everything after it is misread: look at the instruction before",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {profile} has no `{op}`
pub static UNSUPPORTED_OPCODE: Rule = Rule {
    name: "unsupported-opcode",
    severity: Severity::Error,
    fatal: false,
    codes: [5314, 5314, 5655, 5655, 5655, 5661, 5661, 0, 0, 0, 0, 0, 5190, 5190, 5190, 5518, 5518],
    message: "{profile} has no `{op}`",
    help: "use a profile that has it: {profiles}",
    source: "ref; validator",
};
/// the co-issue bit is set; {profile} pairs no instructions
pub static COISSUE_OUTSIDE_PS_1: Rule = Rule {
    name: "coissue-outside-ps-1",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5232, 5232, 5232, 5606, 5606],
    message: "the co-issue bit is set; {profile} pairs no instructions",
    help: "clear bit 30 of the instruction token",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` is predicated; {profile} has no predicates
pub static PREDICATE_BIT: Rule = Rule {
    name: "predicate-bit",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5656, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5651, 0, 0, 0, 0],
    message: "`{op}` is predicated; {profile} has no predicates",
    help: "use {later}, or select with lrp, cmp or arithmetic",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` has {found} tokens after its own, it needs {needed}
pub static TOKEN_COUNT: Rule = Rule {
    name: "token-count",
    severity: Severity::Error,
    fatal: true,
    codes: [5309, 5309, 5309, 5309, 5309, 5309, 5309, 0, 0, 0, 0, 0, 5005, 5005, 5005, 5005, 5005],
    message: "`{op}` has {found} tokens after its own, it needs {needed}",
    help: "a definition takes its register and its values: no predicate and no index",
    source: "ref; validator",
};
/// the operands of `{op}` take {found} tokens, its length field says {length}
pub static LENGTH_FIELD: Rule = Rule {
    name: "length-field",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5543, 5543, 5543, 5543, 5543, 0, 0, 0, 0, 0, 5542, 5542, 5542, 5542, 5542],
    message: "the operands of `{op}` take {found} tokens, its length field says {length}",
    help: "{profile} has no index on a destination: write the register itself",
    source: "ref (vs_2_x, vs_2_sw: index on a destination); validator",
};
/// `dcl` has {found} tokens after its own, it needs 2
pub static DCL_TOKEN_COUNT: Rule = Rule {
    name: "dcl-token-count",
    severity: Severity::Error,
    fatal: true,
    codes: [5306, 5306, 5306, 5306, 5306, 5306, 5306, 0, 0, 0, 0, 0, 5002, 5002, 5002, 5002, 5002],
    message: "`dcl` has {found} tokens after its own, it needs 2",
    help: "a declaration takes neither a predicate nor an index",
    source: "ref; validator",
};
/// destination token {token} has reserved bits set: {bits}
pub static DESTINATION_RESERVED_BITS: Rule = Rule {
    name: "destination-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [5307, 5307, 5307, 5307, 5307, 5307, 5307, 0, 0, 0, 0, 0, 5003, 5003, 5003, 5003, 5003],
    message: "destination token {token} has reserved bits set: {bits}",
    help: "bit 13 (an index) exists on the outputs of vs_3_0 and vs_3_sw only",
    source: "ref (an index on a destination); validator",
};
/// source token {token} has reserved bits set: {bits}
pub static SOURCE_RESERVED_BITS: Rule = Rule {
    name: "source-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [5308, 5308, 5308, 5308, 5308, 5308, 5308, 0, 0, 0, 0, 0, 5004, 5004, 5004, 5004, 5004],
    message: "source token {token} has reserved bits set: {bits}",
    help: "bit 13 (an index) exists in vertex shaders and from ps_3_0",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} has an index bit, but no address token follows
pub static DESTINATION_ADDRESS_MISSING: Rule = Rule {
    name: "destination-address-missing",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5802, 5802, 5802, 5802, 5802, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} has an index bit, but no address token follows",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} has an index bit, but no address token follows
pub static SOURCE_ADDRESS_MISSING: Rule = Rule {
    name: "source-address-missing",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5803, 5803, 5803, 5803, 5803, 0, 0, 0, 0, 0, 0, 0, 0, 5474, 5474],
    message: "{register} has an index bit, but no address token follows",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// the index of {register} has reserved bits set: {bits}
pub static DESTINATION_ADDRESS_BITS: Rule = Rule {
    name: "destination-address-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5805, 5805, 5805, 5805, 5805, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the index of {register} has reserved bits set: {bits}",
    help: "an index takes no modifier: write a0.x or aL",
    source: "ref (vs_3: o[aL_abs]); validator",
};
/// the index of {register} has reserved bits set: {bits}
pub static SOURCE_ADDRESS_BITS: Rule = Rule {
    name: "source-address-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5806, 5806, 5806, 5806, 5806, 0, 0, 0, 0, 0, 0, 0, 0, 5476, 5476],
    message: "the index of {register} has reserved bits set: {bits}",
    help: "an index takes no modifier: write a0.x or aL",
    source: "ref (c[a0_abs.x], v[aL_abs]); validator",
};
/// the index of {register} is {index}; it must name one component
pub static DESTINATION_ADDRESS_COMPONENT: Rule = Rule {
    name: "destination-address-component",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5475, 5475, 5475, 5475, 5475, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the index of {register} is {index}; it must name one component",
    help: "name one component: a0.x, a0.y, a0.z or a0.w",
    source: "ref",
};
/// the index of {register} is {index}; it must name one component
pub static SOURCE_ADDRESS_COMPONENT: Rule = Rule {
    name: "source-address-component",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5804, 5804, 5804, 5804, 5804, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the index of {register} is {index}; it must name one component",
    help: "name one component: a0.x, a0.y, a0.z or a0.w",
    source: "ref",
};
/// aL as index of {register} has a swizzle
pub static DESTINATION_ADDRESS_LOOP_SWIZZLE: Rule = Rule {
    name: "destination-address-loop-swizzle",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5709, 5709, 5709, 5709, 5709, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "aL as index of {register} has a swizzle",
    help: "write aL alone",
    source: "validator; ref never gets such tokens from its assembler",
};
/// aL as index of {register} has a swizzle
pub static SOURCE_ADDRESS_LOOP_SWIZZLE: Rule = Rule {
    name: "source-address-loop-swizzle",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5710, 5710, 5710, 5710, 5710, 0, 0, 0, 0, 0, 0, 0, 0, 5371, 5371],
    message: "aL as index of {register} has a swizzle",
    help: "write aL alone",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` cannot read {register}
pub static SOURCE_REGISTER_TYPE: Rule = Rule {
    name: "source-register-type",
    severity: Severity::Error,
    fatal: false,
    codes: [5316, 5316, 5680, 5680, 5680, 5681, 5681, 0, 0, 0, 0, 0, 5199, 5199, 5199, 5679, 5679],
    message: "`{op}` cannot read {register}",
    help: "{profile}: arithmetic reads {readable}",
    source: "ref; manual",
};
/// {register} is out of range; {profile} has l0 to l{limit}
pub static LABEL_NUMBER: Rule = Rule {
    name: "label-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5682, 5682, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is out of range; {profile} has l0 to l{limit}",
    help: "number the labels from l0, or use vs_3_0",
    source: "ref; manual",
};
/// {register} is out of range; {profile} has {file}0 to {file}{limit}
pub static SOURCE_REGISTER_NUMBER: Rule = Rule {
    name: "source-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [5317, 5317, 5361, 5361, 5361, 5683, 5683, 0, 0, 0, 0, 0, 5200, 5200, 5200, 5359, 5359],
    message: "{register} is out of range; {profile} has {file}0 to {file}{limit}",
    help: "use a lower number, or a profile with more registers",
    source: "ref (labels of vs_2_0 and vs_2_x); validator",
};
/// there is no such miscellaneous input; {profile} has 0 (vPos) and 1 (vFace)
pub static MISCELLANEOUS_REGISTER_NUMBER: Rule = Rule {
    name: "miscellaneous-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5358, 5358],
    message: "there is no such miscellaneous input; {profile} has 0 (vPos) and 1 (vFace)",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} cannot be indexed
pub static RELATIVE_SOURCE_FILE: Rule = Rule {
    name: "relative-source-file",
    severity: Severity::Error,
    fatal: false,
    codes: [5323, 5323, 5699, 5699, 5699, 5700, 5700, 0, 0, 0, 0, 0, 0, 0, 0, 5365, 5365],
    message: "{register} cannot be indexed",
    help: "{profile}: {indexable} can",
    source: "ref (vs_3: o); validator",
};
/// {register} is indexed with {address}
pub static CONSTANT_ADDRESS_REGISTER: Rule = Rule {
    name: "constant-address-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5962, 5962, 5962, 5963, 5963, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with {address}",
    help: "use a0 with one component, or aL inside a loop",
    source: "ref",
};
/// {register} is indexed with {address}
pub static INPUT_ADDRESS_REGISTER: Rule = Rule {
    name: "input-address-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5964, 5964, 0, 0, 0, 0, 0, 0, 0, 0, 5533, 5533],
    message: "{register} is indexed with {address}",
    help: "inputs are indexed with aL, inside a loop",
    source: "ref",
};
/// the index of {register} is aL{number}; there is one aL
pub static ADDRESS_LOOP_NUMBER: Rule = Rule {
    name: "address-loop-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5965, 5965, 5965, 5966, 5966, 0, 0, 0, 0, 0, 0, 0, 0, 5534, 5534],
    message: "the index of {register} is aL{number}; there is one aL",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// the index of {register} is a{number}; there is only a0
pub static ADDRESS_NUMBER: Rule = Rule {
    name: "address-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5535, 5535, 5535, 5967, 5967, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the index of {register} is a{number}; there is only a0",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} is indexed with aL outside a loop
pub static CONSTANT_LOOP_INDEX_OUTSIDE_LOOP: Rule = Rule {
    name: "constant-loop-index-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5705, 5705, 5705, 5707, 5707, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with aL outside a loop",
    help: "move it between `loop` and `endloop`; a subroutine may use aL if every call of it stands in a loop",
    source: "ref; manual",
};
/// {register} is indexed with aL outside a loop
pub static INPUT_LOOP_INDEX_OUTSIDE_LOOP: Rule = Rule {
    name: "input-loop-index-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5706, 5706, 0, 0, 0, 0, 0, 0, 0, 0, 5370, 5370],
    message: "{register} is indexed with aL outside a loop",
    help: "move it between `loop` and `endloop`; a subroutine may use aL if every call of it stands in a loop",
    source: "ref; manual",
};
/// {register} is indexed with aL outside a loop
pub static OUTPUT_LOOP_INDEX_OUTSIDE_LOOP: Rule = Rule {
    name: "output-loop-index-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5708, 5708, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with aL outside a loop",
    help: "move it between `loop` and `endloop`; a subroutine may use aL if every call of it stands in a loop",
    source: "ref; manual",
};
/// `{op}` cannot read {operand}: {profile} has no modifier `{modifier}` there
pub static SOURCE_MODIFIER: Rule = Rule {
    name: "source-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [5322, 5322, 5697, 5697, 5697, 5698, 5698, 0, 0, 0, 0, 0, 5201, 5201, 5201, 5364, 5364],
    message: "`{op}` cannot read {operand}: {profile} has no modifier `{modifier}` there",
    help: "{profile}: {modifiers}; write the rest as an instruction of its own",
    source: "ref; manual",
};
/// `{op}` takes no negated or absolute operand: {operand}
pub static FLOW_OPERAND_MODIFIER: Rule = Rule {
    name: "flow-operand-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5694, 5694, 5694, 5696, 5696, 0, 0, 0, 0, 0, 5363, 5363, 5363, 5690, 5690],
    message: "`{op}` takes no negated or absolute operand: {operand}",
    help: "only `!` is possible, on the condition of if, callnz and breakp",
    source: "ref",
};
/// `{op}` takes no negated or absolute source: {operand}
pub static GRADIENT_SOURCE_MODIFIER: Rule = Rule {
    name: "gradient-source-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5690, 5690],
    message: "`{op}` takes no negated or absolute source: {operand}",
    help: "put the value into a register first, or negate the result",
    source: "ref",
};
/// vFace has a sign and nothing else: {operand} is always positive
pub static FACE_ABSOLUTE: Rule = Rule {
    name: "face-absolute",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6079, 6079],
    message: "vFace has a sign and nothing else: {operand} is always positive",
    help: "read vFace without _abs",
    source: "ref",
};
/// `{op}` cannot read vFace as operand {operand}
pub static FACE_USE: Rule = Rule {
    name: "face-use",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5692, 5692],
    message: "`{op}` cannot read vFace as operand {operand}",
    help: "vFace is the first source of cmp, or an operand of setp, if_comp and break_comp",
    source: "ref; manual",
};
/// vFace has one component and takes no swizzle
pub static FACE_SWIZZLE: Rule = Rule {
    name: "face-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5691, 5691],
    message: "vFace has one component and takes no swizzle",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` reads one component, {operand} names more
pub static SCALAR_SOURCE_SWIZZLE: Rule = Rule {
    name: "scalar-source-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [5485, 5485, 5794, 5794, 5794, 5795, 5795, 0, 0, 0, 0, 0, 5422, 5422, 5422, 5793, 5793],
    message: "`{op}` reads one component, {operand} names more",
    help: "end it in .x, .y, .z or .w",
    source: "ref; manual",
};
/// `{op}` reads one component, {operand} names more
pub static POSITION_SCALAR_SWIZZLE: Rule = Rule {
    name: "position-scalar-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5466, 5466],
    message: "`{op}` reads one component, {operand} names more",
    help: "write vPos.x or vPos.y",
    source: "ref",
};
/// ps_2_0 has no swizzle {swizzle}
pub static LIMITED_SWIZZLE: Rule = Rule {
    name: "limited-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5202, 0, 0, 0, 0],
    message: "ps_2_0 has no swizzle {swizzle}",
    help: "ps_2_0 has one component repeated, .xyzw, .yzxw, .zxyw and .wzyx; reorder with several mov, or use ps_2_x",
    source: "ref; manual",
};
/// `loop` starts with aL, not with {register}
pub static LOOP_FIRST_OPERAND: Rule = Rule {
    name: "loop-first-operand",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5924, 5924, 5924, 5925, 5925, 0, 0, 0, 0, 0, 0, 0, 0, 5514, 5514],
    message: "`loop` starts with aL, not with {register}",
    help: "write `loop aL, i0`",
    source: "ref; manual",
};
/// `{op}` takes its count from an integer constant, not from {register}
pub static LOOP_COUNT_REGISTER: Rule = Rule {
    name: "loop-count-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5936, 5936, 5936, 5940, 5940, 0, 0, 0, 0, 0, 5928, 5928, 5928, 5932, 5932],
    message: "`{op}` takes its count from an integer constant, not from {register}",
    help: "use i0 to i{limit}",
    source: "ref; manual",
};
/// `{op}` reads {operand} as a whole
pub static LOOP_OPERAND_SWIZZLE: Rule = Rule {
    name: "loop-operand-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5953, 5953, 5953, 5958, 5958, 0, 0, 0, 0, 0, 5942, 5942, 5942, 5947, 5947],
    message: "`{op}` reads {operand} as a whole",
    help: "drop the swizzle",
    source: "ref",
};
/// `if` takes a boolean constant or a predicate, not {register}
pub static IF_CONDITION_REGISTER: Rule = Rule {
    name: "if-condition-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5921, 5920, 5920, 5923, 5923, 0, 0, 0, 0, 0, 5914, 5914, 5914, 5917, 5917],
    message: "`if` takes a boolean constant or a predicate, not {register}",
    help: "use b# or p0.x, or compare: `if_gt r0.x, c0.x`",
    source: "ref; manual",
};
/// `if` needs one component of the predicate: {operand}
pub static IF_PREDICATE_SWIZZLE: Rule = Rule {
    name: "if-predicate-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5955, 5955, 5955, 5960, 5960, 0, 0, 0, 0, 0, 5944, 5944, 5944, 5949, 5949],
    message: "`if` needs one component of the predicate: {operand}",
    help: "write p0.x, p0.y, p0.z or p0.w",
    source: "ref",
};
/// `callnz` takes a boolean constant or a predicate, not {register}
pub static CALLNZ_CONDITION_REGISTER: Rule = Rule {
    name: "callnz-condition-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5918, 5919, 5919, 5922, 5922, 0, 0, 0, 0, 0, 5914, 5914, 5914, 5916, 5916],
    message: "`callnz` takes a boolean constant or a predicate, not {register}",
    help: "use b# or p0.x",
    source: "ref; manual (ps_2: the number of the same rule of if)",
};
/// `callnz` needs one component of the predicate: {operand}
pub static CALLNZ_PREDICATE_SWIZZLE: Rule = Rule {
    name: "callnz-predicate-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5952, 5952, 5952, 5957, 5957, 0, 0, 0, 0, 0, 5941, 5941, 5941, 5946, 5946],
    message: "`callnz` needs one component of the predicate: {operand}",
    help: "write p0.x, p0.y, p0.z or p0.w",
    source: "ref",
};
/// `callnz` reads {operand} as a whole
pub static CALLNZ_LABEL_SWIZZLE: Rule = Rule {
    name: "callnz-label-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5950, 5951, 5951, 5956, 5956, 0, 0, 0, 0, 0, 5516, 5516, 5516, 5945, 5945],
    message: "`callnz` reads {operand} as a whole",
    help: "drop the swizzle",
    source: "ref",
};
/// {operand} has one component and takes no swizzle
pub static BOOLEAN_SWIZZLE: Rule = Rule {
    name: "boolean-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5954, 5954, 5954, 5959, 5959, 0, 0, 0, 0, 0, 5943, 5943, 5943, 5948, 5948],
    message: "{operand} has one component and takes no swizzle",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` calls a label, not {register}
pub static CALL_OPERAND_REGISTER: Rule = Rule {
    name: "call-operand-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5935, 5935, 5935, 5939, 5939, 0, 0, 0, 0, 0, 5927, 5927, 5927, 5931, 5931],
    message: "`{op}` calls a label, not {register}",
    help: "write `{op} l0`",
    source: "ref; manual",
};
/// `label` names a label, not {register}
pub static LABEL_OPERAND_REGISTER: Rule = Rule {
    name: "label-operand-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5933, 5933, 5933, 5937, 5937, 0, 0, 0, 0, 0, 5515, 5515, 5515, 5929, 5929],
    message: "`label` names a label, not {register}",
    help: "write `label l0`",
    source: "ref; manual",
};
/// `breakp` takes a predicate, not {register}
pub static BREAKP_OPERAND_REGISTER: Rule = Rule {
    name: "breakp-operand-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5934, 5934, 5934, 5938, 5938, 0, 0, 0, 0, 0, 5926, 5926, 5926, 5930, 5930],
    message: "`breakp` takes a predicate, not {register}",
    help: "write `breakp p0.x`, or compare: `break_gt r0.x, c0.x`",
    source: "ref; manual",
};
/// an instruction is predicated with p0, not with {register}
pub static PREDICATE_REGISTER: Rule = Rule {
    name: "predicate-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5671, 5671, 5671, 5676, 5676, 0, 0, 0, 0, 0, 5662, 5662, 5662, 5666, 5666],
    message: "an instruction is predicated with p0, not with {register}",
    help: "set p0 with setp and write `(p0)`",
    source: "ref; manual",
};
/// the predicate {operand} is neither whole nor one component
pub static PREDICATE_SWIZZLE: Rule = Rule {
    name: "predicate-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5672, 5672, 5672, 5677, 5677, 0, 0, 0, 0, 0, 5663, 5663, 5663, 5667, 5667],
    message: "the predicate {operand} is neither whole nor one component",
    help: "write p0, or p0.x, p0.y, p0.z, p0.w",
    source: "ref; manual",
};
/// a predicate takes no modifier but `!`: {operand}
pub static PREDICATE_MODIFIER: Rule = Rule {
    name: "predicate-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5673, 5673, 5673, 5678, 5678, 0, 0, 0, 0, 0, 5664, 5664, 5664, 5668, 5668],
    message: "a predicate takes no modifier but `!`: {operand}",
    help: "set the predicate with the opposite comparison",
    source: "ref; manual",
};
/// `{op}` reads {components} of p0, which no setp above wrote
pub static PREDICATE_UNSET: Rule = Rule {
    name: "predicate-unset",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5368, 5368, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads {components} of p0, which no setp above wrote",
    help: "set p0 first: `setp_gt p0{components}, r0, c0`",
    source: "ref",
};
/// `nop` cannot be predicated
pub static PREDICATE_ON_NOP: Rule = Rule {
    name: "predicate-on-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5669, 5669, 5669, 5674, 5674, 0, 0, 0, 0, 0, 5191, 5191, 5191, 5521, 5521],
    message: "`nop` cannot be predicated",
    help: "drop the predicate, or the instruction",
    source: "ref",
};
/// `{op}` cannot be predicated
pub static PREDICATE_NOT_ALLOWED: Rule = Rule {
    name: "predicate-not-allowed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5670, 5670, 5670, 5675, 5675, 0, 0, 0, 0, 0, 5357, 5357, 5357, 5665, 5665],
    message: "`{op}` cannot be predicated",
    help: "{way}",
    source: "ref; manual",
};
/// `mova` writes a0, not {register}
pub static MOVA_DESTINATION: Rule = Rule {
    name: "mova-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5372, 5372, 5372, 5713, 5713, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`mova` writes a0, not {register}",
    help: "write a0 here, or use mov",
    source: "ref; manual",
};
/// `{op}` cannot write a0
pub static ADDRESS_REGISTER_WRITER: Rule = Rule {
    name: "address-register-writer",
    severity: Severity::Error,
    fatal: false,
    codes: [5329, 5329, 5711, 5711, 5711, 5712, 5712, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` cannot write a0",
    help: "use {writer} a0",
    source: "ref; manual",
};
/// vs_1_1 has one component of a0: {operand}
pub static ADDRESS_REGISTER_MASK: Rule = Rule {
    name: "address-register-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5328, 5328, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "vs_1_1 has one component of a0: {operand}",
    help: "write a0.x",
    source: "ref; manual",
};
/// `{op}` cannot write {register}
pub static DESTINATION_REGISTER_TYPE: Rule = Rule {
    name: "destination-register-type",
    severity: Severity::Error,
    fatal: false,
    codes: [5330, 5330, 5715, 5715, 5715, 5718, 5718, 0, 0, 0, 0, 0, 5206, 5206, 5206, 5578, 5578],
    message: "`{op}` cannot write {register}",
    help: "{profile}: instructions write {writable}",
    source: "ref; manual",
};
/// {register} is out of range; {profile} has {file}0 to {file}{limit}
pub static DESTINATION_REGISTER_NUMBER: Rule = Rule {
    name: "destination-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [5331, 5331, 5374, 5374, 5374, 5721, 5721, 0, 0, 0, 0, 0, 5207, 5207, 5207, 5579, 5579],
    message: "{register} is out of range; {profile} has {file}0 to {file}{limit}",
    help: "use a lower number, or a profile with more registers",
    source: "ref (vs_3: o with an index); validator",
};
/// `{op}` has the result modifier {modifier}; {profile} has {modifiers}
pub static DESTINATION_MODIFIER: Rule = Rule {
    name: "destination-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [5332, 5332, 5375, 5375, 5375, 5723, 5723, 0, 0, 0, 0, 0, 5210, 5210, 5210, 6019, 6019],
    message: "`{op}` has the result modifier {modifier}; {profile} has {modifiers}",
    help: "drop it",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` has the modifier _centroid, which only declarations of inputs take
pub static DESTINATION_CENTROID: Rule = Rule {
    name: "destination-centroid",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5581, 5581],
    message: "`{op}` has the modifier _centroid, which only declarations of inputs take",
    help: "declare the input with _centroid instead",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` has a result shift, which only ps_1_x has
pub static DESTINATION_SHIFT: Rule = Rule {
    name: "destination-shift",
    severity: Severity::Error,
    fatal: false,
    codes: [5333, 5333, 5376, 5376, 5376, 5724, 5724, 0, 0, 0, 0, 0, 5409, 5409, 5409, 5757, 5757],
    message: "`{op}` has a result shift, which only ps_1_x has",
    help: "multiply by a constant instead",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` takes no _sat
pub static SATURATE_NOT_ALLOWED: Rule = Rule {
    name: "saturate-not-allowed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5722, 5722, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` takes no _sat",
    help: "saturate with a mov_sat after it",
    source: "ref",
};
/// `{op}` takes no _sat: a predicate is true or false
pub static SATURATE_SETP: Rule = Rule {
    name: "saturate-setp",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5270, 5270, 5270, 6066, 6066],
    message: "`{op}` takes no _sat: a predicate is true or false",
    help: "drop _sat",
    source: "ref",
};
/// `frc` takes no _sat: its result lies between 0 and 1 anyway
pub static SATURATE_FRC: Rule = Rule {
    name: "saturate-frc",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5509, 5509, 5509, 5912, 5912],
    message: "`frc` takes no _sat: its result lies between 0 and 1 anyway",
    help: "drop _sat",
    source: "ref; manual",
};
/// `sincos` takes no _sat
pub static SATURATE_SINCOS: Rule = Rule {
    name: "saturate-sincos",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5510, 5510, 5510, 6061, 6061],
    message: "`sincos` takes no _sat",
    help: "saturate with a mov_sat after it",
    source: "ref; manual",
};
/// `{op}` takes no _sat
pub static SATURATE_TEXTURE: Rule = Rule {
    name: "saturate-texture",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5508, 5508, 5508, 5911, 5911],
    message: "`{op}` takes no _sat",
    help: "saturate with a mov_sat after it",
    source: "ref; manual",
};
/// a write of oDepth takes no _sat
pub static SATURATE_DEPTH: Rule = Rule {
    name: "saturate-depth",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5511, 5511, 5511, 0, 0],
    message: "a write of oDepth takes no _sat",
    help: "saturate in a register first, then mov oDepth",
    source: "ref; manual",
};
/// a write of oC# takes no _sat
pub static SATURATE_COLOR: Rule = Rule {
    name: "saturate-color",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5512, 5512, 5512, 0, 0],
    message: "a write of oC# takes no _sat",
    help: "saturate in a register first, then mov oC#",
    source: "ref; manual",
};
/// `{op}` writes no component of {register}
pub static EMPTY_WRITE_MASK: Rule = Rule {
    name: "empty-write-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5334, 5334, 5377, 5377, 5377, 5726, 5726, 0, 0, 0, 0, 0, 5425, 5425, 5425, 5774, 5774],
    message: "`{op}` writes no component of {register}",
    help: "name at least one component, in the order x, y, z, w",
    source: "ref",
};
/// {register} cannot be written with an index
pub static RELATIVE_DESTINATION_FILE: Rule = Rule {
    name: "relative-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5725, 5725, 5725, 5727, 5727, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} cannot be written with an index",
    help: "{profile}: only the outputs o# can, with aL",
    source: "ref",
};
/// {register} is indexed with {address}
pub static OUTPUT_ADDRESS_REGISTER: Rule = Rule {
    name: "output-address-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5728, 5728, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with {address}",
    help: "outputs are indexed with aL, inside a loop",
    source: "ref",
};
/// `{op}` cannot write a predicate
pub static PREDICATE_WRITER: Rule = Rule {
    name: "predicate-writer",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5716, 5716, 5716, 5719, 5719, 0, 0, 0, 0, 0, 0, 0, 0, 5373, 5373],
    message: "`{op}` cannot write a predicate",
    help: "use setp",
    source: "ref; manual",
};
/// `{op}` writes p0, not {register}
pub static SETP_DESTINATION: Rule = Rule {
    name: "setp-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5717, 5717, 5717, 5720, 5720, 0, 0, 0, 0, 0, 0, 0, 0, 5714, 5714],
    message: "`{op}` writes p0, not {register}",
    help: "write p0; for a register use slt, sge or cmp",
    source: "ref; manual",
};
/// `{op}` reads constants three times; {profile} reads at most two, even of one register
pub static THREE_CONSTANT_READS: Rule = Rule {
    name: "three-constant-reads",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5366, 5366, 0, 0, 0, 0, 0, 0, 0, 0, 6038, 6038, 0, 0, 0],
    message: "`{op}` reads constants three times; {profile} reads at most two, even of one register",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} directly and {second} with an index
pub static CONSTANT_THEN_RELATIVE: Rule = Rule {
    name: "constant-then-relative",
    severity: Severity::Error,
    fatal: false,
    codes: [5341, 5341, 5739, 5739, 0, 5741, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads {first} directly and {second} with an index",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} with an index and {second} directly
pub static RELATIVE_THEN_CONSTANT: Rule = Rule {
    name: "relative-then-constant",
    severity: Severity::Error,
    fatal: false,
    codes: [5343, 5343, 5747, 5747, 0, 5749, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads {first} with an index and {second} directly",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads two different indexed constants, {first} and {second}
pub static TWO_RELATIVE_CONSTANTS: Rule = Rule {
    name: "two-relative-constants",
    severity: Severity::Error,
    fatal: false,
    codes: [5342, 5342, 5743, 5743, 0, 5745, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads two different indexed constants, {first} and {second}",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} directly and {second} with an index
pub static INPUT_THEN_RELATIVE: Rule = Rule {
    name: "input-then-relative",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5740, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5388, 0],
    message: "`{op}` reads {first} directly and {second} with an index",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} with an index and {second} directly
pub static RELATIVE_THEN_INPUT: Rule = Rule {
    name: "relative-then-input",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5748, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5390, 0],
    message: "`{op}` reads {first} with an index and {second} directly",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads two different indexed inputs, {first} and {second}
pub static TWO_RELATIVE_INPUTS: Rule = Rule {
    name: "two-relative-inputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5744, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5389, 0],
    message: "`{op}` reads two different indexed inputs, {first} and {second}",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {count} different inputs ({registers}); {profile} reads one per instruction
pub static INPUT_READ_PORTS: Rule = Rule {
    name: "input-read-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [5345, 5345, 5392, 5392, 0, 5751, 0, 0, 0, 0, 0, 0, 5212, 5212, 0, 5583, 0],
    message: "`{op}` reads {count} different inputs ({registers}); {profile} reads one per instruction",
    help: "move all but one into temporaries first",
    source: "ref; manual",
};
/// `{op}` reads one constant with _abs and one without: {first} and {second}
pub static CONSTANT_ABSOLUTE_DIFFERS: Rule = Rule {
    name: "constant-absolute-differs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6046, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6045, 0],
    message: "`{op}` reads one constant with _abs and one without: {first} and {second}",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {count} different constants ({registers}); {profile} reads one per instruction
pub static CONSTANT_READ_PORTS: Rule = Rule {
    name: "constant-read-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [5346, 5346, 5393, 5393, 0, 5752, 0, 0, 0, 0, 0, 0, 5213, 5213, 0, 5584, 0],
    message: "`{op}` reads {count} different constants ({registers}); {profile} reads one per instruction",
    help: "move all but one into temporaries first",
    source: "ref; manual",
};
/// {register} has one component, the predicate {operand} has four
pub static PREDICATED_SCALAR_OUTPUT: Rule = Rule {
    name: "predicated-scalar-output",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 6070, 6070, 6071, 6071, 0, 0, 0, 0, 0, 0, 6068, 6068, 6069, 6069],
    message: "{register} has one component, the predicate {operand} has four",
    help: "predicate it with one component: `(p0.x)`",
    source: "ref",
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
    &INSTRUCTION_RESERVED_BITS,
    &UNKNOWN_OPCODE,
    &UNSUPPORTED_OPCODE,
    &COISSUE_OUTSIDE_PS_1,
    &PREDICATE_BIT,
    &TOKEN_COUNT,
    &LENGTH_FIELD,
    &DCL_TOKEN_COUNT,
    &DESTINATION_RESERVED_BITS,
    &SOURCE_RESERVED_BITS,
    &DESTINATION_ADDRESS_MISSING,
    &SOURCE_ADDRESS_MISSING,
    &DESTINATION_ADDRESS_BITS,
    &SOURCE_ADDRESS_BITS,
    &DESTINATION_ADDRESS_COMPONENT,
    &SOURCE_ADDRESS_COMPONENT,
    &DESTINATION_ADDRESS_LOOP_SWIZZLE,
    &SOURCE_ADDRESS_LOOP_SWIZZLE,
    &SOURCE_REGISTER_TYPE,
    &LABEL_NUMBER,
    &SOURCE_REGISTER_NUMBER,
    &MISCELLANEOUS_REGISTER_NUMBER,
    &RELATIVE_SOURCE_FILE,
    &CONSTANT_ADDRESS_REGISTER,
    &INPUT_ADDRESS_REGISTER,
    &ADDRESS_LOOP_NUMBER,
    &ADDRESS_NUMBER,
    &CONSTANT_LOOP_INDEX_OUTSIDE_LOOP,
    &INPUT_LOOP_INDEX_OUTSIDE_LOOP,
    &OUTPUT_LOOP_INDEX_OUTSIDE_LOOP,
    &SOURCE_MODIFIER,
    &FLOW_OPERAND_MODIFIER,
    &GRADIENT_SOURCE_MODIFIER,
    &FACE_ABSOLUTE,
    &FACE_USE,
    &FACE_SWIZZLE,
    &SCALAR_SOURCE_SWIZZLE,
    &POSITION_SCALAR_SWIZZLE,
    &LIMITED_SWIZZLE,
    &LOOP_FIRST_OPERAND,
    &LOOP_COUNT_REGISTER,
    &LOOP_OPERAND_SWIZZLE,
    &IF_CONDITION_REGISTER,
    &IF_PREDICATE_SWIZZLE,
    &CALLNZ_CONDITION_REGISTER,
    &CALLNZ_PREDICATE_SWIZZLE,
    &CALLNZ_LABEL_SWIZZLE,
    &BOOLEAN_SWIZZLE,
    &CALL_OPERAND_REGISTER,
    &LABEL_OPERAND_REGISTER,
    &BREAKP_OPERAND_REGISTER,
    &PREDICATE_REGISTER,
    &PREDICATE_SWIZZLE,
    &PREDICATE_MODIFIER,
    &PREDICATE_UNSET,
    &PREDICATE_ON_NOP,
    &PREDICATE_NOT_ALLOWED,
    &MOVA_DESTINATION,
    &ADDRESS_REGISTER_WRITER,
    &ADDRESS_REGISTER_MASK,
    &DESTINATION_REGISTER_TYPE,
    &DESTINATION_REGISTER_NUMBER,
    &DESTINATION_MODIFIER,
    &DESTINATION_CENTROID,
    &DESTINATION_SHIFT,
    &SATURATE_NOT_ALLOWED,
    &SATURATE_SETP,
    &SATURATE_FRC,
    &SATURATE_SINCOS,
    &SATURATE_TEXTURE,
    &SATURATE_DEPTH,
    &SATURATE_COLOR,
    &EMPTY_WRITE_MASK,
    &RELATIVE_DESTINATION_FILE,
    &OUTPUT_ADDRESS_REGISTER,
    &PREDICATE_WRITER,
    &SETP_DESTINATION,
    &THREE_CONSTANT_READS,
    &CONSTANT_THEN_RELATIVE,
    &RELATIVE_THEN_CONSTANT,
    &TWO_RELATIVE_CONSTANTS,
    &INPUT_THEN_RELATIVE,
    &RELATIVE_THEN_INPUT,
    &TWO_RELATIVE_INPUTS,
    &INPUT_READ_PORTS,
    &CONSTANT_ABSOLUTE_DIFFERS,
    &CONSTANT_READ_PORTS,
    &PREDICATED_SCALAR_OUTPUT,
];
