// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Rules.

use crate::diagnostic::Severity;
use crate::rule::Rule;

// d3d9_caps.tsv
/// {profile} needs {cap} {needed}; the device reports {limit}
pub static CAPS_VERSION: Rule = Rule {
    name: "caps-version",
    severity: Severity::Error,
    fatal: true,
    codes: [5263, 5263, 5313, 5313, 5313, 5369, 5369, 5009, 5009, 5009, 5009, 5093, 5188, 5188, 5188, 5214, 5214],
    message: "{profile} needs {cap} {needed}; the device reports {limit}",
    help: "use a lower profile, or a device that has this one",
    source: "validator; manual: D3DCAPS9",
};
/// static `if` nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_STATIC_IF_TOO_DEEP: Rule = Rule {
    name: "caps-static-if-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6022, 0, 0, 0],
    message: "static `if` nesting is {depth} deep; {cap} allows {limit}",
    help: "use arithmetic instead of the inner `if`",
    source: "validator; nesting",
};
/// dynamic `if` nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_IF_COMP_TOO_DEEP: Rule = Rule {
    name: "caps-if-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5848, 0, 0, 0],
    message: "dynamic `if` nesting is {depth} deep; {cap} allows {limit}",
    help: "replace the inner `if` by arithmetic (cmp, lrp)",
    source: "validator; nesting",
};
/// dynamic `if` nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_IF_PRED_TOO_DEEP: Rule = Rule {
    name: "caps-if-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5864, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5845, 0, 0, 0],
    message: "dynamic `if` nesting is {depth} deep; {cap} allows {limit}",
    help: "predicate the instructions inside instead",
    source: "validator; nesting",
};
/// break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {cap} allows {limit}
pub static CAPS_BREAK_COMP_TOO_DEEP: Rule = Rule {
    name: "caps-break-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 6044, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5879, 0, 0, 0],
    message: "break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {cap} allows {limit}",
    help: "use breakp, or move the break out of the inner `if`",
    source: "validator; nesting",
};
/// callnz with a predicate would be level {depth} of dynamic nesting; {cap} allows {limit}
pub static CAPS_CALLNZ_PRED_TOO_DEEP: Rule = Rule {
    name: "caps-callnz-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 6052, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6047, 0, 0, 0],
    message: "callnz with a predicate would be level {depth} of dynamic nesting; {cap} allows {limit}",
    help: "call outside the innermost dynamic `if`",
    source: "validator; nesting",
};
/// loop and rep nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_LOOP_TOO_DEEP: Rule = Rule {
    name: "caps-loop-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5862, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5844, 0, 0, 0],
    message: "loop and rep nesting is {depth} deep; {cap} allows {limit}",
    help: "unroll the inner loop",
    source: "validator; nesting",
};
/// call nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_CALL_TOO_DEEP: Rule = Rule {
    name: "caps-call-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5860, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5498, 0, 0, 0],
    message: "call nesting is {depth} deep; {cap} allows {limit}",
    help: "put the subroutine's body in place of its call",
    source: "validator; nesting",
};
/// `{instruction}` needs dynamic flow control; {cap} is {limit}
pub static CAPS_DYNAMIC_FLOW: Rule = Rule {
    name: "caps-dynamic-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5653, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5648, 0, 0, 0],
    message: "`{instruction}` needs dynamic flow control; {cap} is {limit}",
    help: "use arithmetic (cmp, lrp) instead of the branch",
    source: "validator; manual: vs_2_x, ps_2_x",
};
/// `{instruction}` needs static flow control; {cap} is {limit}
pub static CAPS_STATIC_FLOW: Rule = Rule {
    name: "caps-static-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5650, 0, 0, 0],
    message: "`{instruction}` needs static flow control; {cap} is {limit}",
    help: "compile one shader per case, and unroll the loop",
    source: "validator; manual: ps_2_x",
};
/// `{instruction}` needs the gradient instructions; {cap} is {limit}
pub static CAPS_GRADIENT: Rule = Rule {
    name: "caps-gradient",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5356, 0, 0, 0],
    message: "`{instruction}` needs the gradient instructions; {cap} is {limit}",
    help: "use texldb or texld, or take the gradients from the vertex shader",
    source: "validator; manual: ps_2_x",
};
/// `{instruction}` needs predication; {cap} is {limit}
pub static CAPS_PREDICATION: Rule = Rule {
    name: "caps-predication",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5654, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5647, 0, 0, 0],
    message: "`{instruction}` needs predication; {cap} is {limit}",
    help: "use arithmetic (cmp, slt, lrp) instead of the predicate",
    source: "validator; manual: vs_2_x, ps_2_x",
};
/// a predicated instruction needs predication; {cap} is {limit}
pub static CAPS_PREDICATE_PREFIX: Rule = Rule {
    name: "caps-predicate-prefix",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5657, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5652, 0, 0, 0],
    message: "a predicated instruction needs predication; {cap} is {limit}",
    help: "use arithmetic (cmp, slt, lrp) instead of the predicate",
    source: "validator; manual: vs_2_x, ps_2_x",
};
/// r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}
pub static CAPS_TEMPORARY_WRITTEN: Rule = Rule {
    name: "caps-temporary-written",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5374, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5207, 0, 0, 0],
    message: "r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}",
    help: "keep fewer values alive at a time",
    source: "validator; manual: registers",
};
/// r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}
pub static CAPS_TEMPORARY_READ: Rule = Rule {
    name: "caps-temporary-read",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5361, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5200, 0, 0, 0],
    message: "r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}",
    help: "keep fewer values alive at a time",
    source: "validator; manual: registers",
};
/// c{number} is out of range: {cap} is {limit}
pub static CAPS_CONSTANT_READ: Rule = Rule {
    name: "caps-constant-read",
    severity: Severity::Error,
    fatal: false,
    codes: [5317, 5317, 5361, 5361, 0, 5683, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "c{number} is out of range: {cap} is {limit}",
    help: "pack the constants, or split the draw call",
    source: "validator; manual: registers",
};
/// c{number} is out of range: {cap} is {limit}
pub static CAPS_CONSTANT_DEFINED: Rule = Rule {
    name: "caps-constant-defined",
    severity: Severity::Error,
    fatal: false,
    codes: [5339, 5339, 5380, 5380, 0, 5737, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "c{number} is out of range: {cap} is {limit}",
    help: "define a constant below c{limit}",
    source: "validator; manual: registers",
};
/// oC{number} is out of range: {cap} is {limit}
pub static CAPS_RENDER_TARGET: Rule = Rule {
    name: "caps-render-target",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5207, 5207, 0, 5579, 0],
    message: "oC{number} is out of range: {cap} is {limit}",
    help: "write fewer render targets in a pass",
    source: "validator (inferred number); manual: D3DCAPS9",
};
/// this swizzle needs {cap}, which is {limit}; without it ps_2_x has those of ps_2_0: one component repeated, .xyzw, .wzyx, .yzxw, .zxyw
pub static CAPS_SWIZZLE: Rule = Rule {
    name: "caps-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5202, 0, 0, 0],
    message: "this swizzle needs {cap}, which is {limit}; without it ps_2_x has those of ps_2_0: one component repeated, .xyzw, .wzyx, .yzxw, .zxyw",
    help: "rearrange the components with mov and a write mask",
    source: "validator (inferred number); manual: ps_2_x",
};
/// dependent texture read of order {order}; without {cap} ps_2_x allows {limit}
pub static CAPS_TEXTURE_ORDER: Rule = Rule {
    name: "caps-texture-order",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5426, 0, 0, 0],
    message: "dependent texture read of order {order}; without {cap} ps_2_x allows {limit}",
    help: "read the textures in fewer steps",
    source: "validator; manual: ps_2_x",
};
/// {used} texture instruction slots; without {cap} ps_2_x allows {limit}
pub static CAPS_TEXTURE_SLOTS: Rule = Rule {
    name: "caps-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5233, 0, 0, 0],
    message: "{used} texture instruction slots; without {cap} ps_2_x allows {limit}",
    help: "read fewer textures",
    source: "validator; manual: ps_2_x",
};
/// {used} arithmetic instruction slots; {cap} is {limit}
pub static CAPS_ARITHMETIC_SLOTS: Rule = Rule {
    name: "caps-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5608, 0, 0, 0],
    message: "{used} arithmetic instruction slots; {cap} is {limit}",
    help: "shorten the arithmetic",
    source: "validator; manual: ps_2_x",
};
/// {used} instruction slots; {cap} is {limit}
pub static CAPS_SLOTS: Rule = Rule {
    name: "caps-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5616, 0, 0, 0, 0, 0, 0, 0, 5609, 0, 5610, 0],
    message: "{used} instruction slots; {cap} is {limit}",
    help: "shorten the shader, or split it into passes",
    source: "validator; manual: D3DCAPS9",
};

// d3d9_declarations.tsv
/// declaration of {register} after the first instruction
pub static DCL_AFTER_INSTRUCTION: Rule = Rule {
    name: "dcl-after-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [6020, 6020, 6020, 6020, 6020, 5623, 5623, 0, 0, 0, 0, 0, 5215, 5215, 5215, 5297, 5297],
    message: "declaration of {register} after the first instruction",
    help: "move all `dcl` lines above the first instruction",
    source: "ref; manual",
};
/// `dcl` with {count} tokens after it; it takes the information token and the register, nothing else
pub static DCL_TOKEN_COUNT: Rule = Rule {
    name: "dcl-token-count",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5306, 5306, 5306, 5306, 0, 0, 0, 0, 0, 0, 5002, 5002, 5002, 5002],
    message: "`dcl` with {count} tokens after it; it takes the information token and the register, nothing else",
    help: "remove the predicate: a declaration cannot be predicated",
    source: "ref; validator",
};
/// information token {token} of the declaration of {register} has bits set that mean nothing for this register
pub static DCL_RESERVED_BITS: Rule = Rule {
    name: "dcl-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5487, 5487, 5487, 5487, 5487],
    message: "information token {token} of the declaration of {register} has bits set that mean nothing for this register",
    help: "name a texture type (`dcl_2d`, `dcl_cube`, `dcl_volume`) for samplers only, and a usage for inputs only",
    source: "ref; validator",
};
/// {register} cannot be declared in {profile}
pub static DCL_REGISTER_FILE: Rule = Rule {
    name: "dcl-register-file",
    severity: Severity::Error,
    fatal: false,
    codes: [5626, 5626, 5626, 5626, 5626, 5627, 5627, 0, 0, 0, 0, 0, 5217, 5217, 5217, 5299, 5299],
    message: "{register} cannot be declared in {profile}",
    help: "declare {files}; other registers need no `dcl`",
    source: "ref; manual",
};
/// declaration of {register} with the mask {mask}; {profile} declares whole input registers
pub static INPUT_DCL_PARTIAL_MASK: Rule = Rule {
    name: "input-dcl-partial-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5800, 5800, 5800, 5800, 5800, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "declaration of {register} with the mask {mask}; {profile} declares whole input registers",
    help: "drop the mask",
    source: "ref",
};
/// {register} is declared a second time
pub static REGISTER_DECLARED_TWICE: Rule = Rule {
    name: "register-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [5632, 5632, 5632, 5632, 5632, 0, 0, 0, 0, 0, 0, 0, 5219, 5219, 5219, 0, 0],
    message: "{register} is declared a second time",
    help: "remove one of the declarations",
    source: "ref; manual",
};
/// components {mask} of {register} are declared already
pub static COMPONENT_DECLARED_TWICE: Rule = Rule {
    name: "component-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5633, 5633, 0, 0, 0, 0, 0, 0, 0, 0, 5301, 5301],
    message: "components {mask} of {register} are declared already",
    help: "give each declaration of the register components of its own",
    source: "ref; manual",
};
/// {register} is declared a second time
pub static SYSTEM_INPUT_DECLARED_TWICE: Rule = Rule {
    name: "system-input-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5630, 5630],
    message: "{register} is declared a second time",
    help: "remove one of the declarations",
    source: "ref",
};
/// the semantic {semantic} belongs to another input already
pub static INPUT_SEMANTIC_TWICE: Rule = Rule {
    name: "input-semantic-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [5637, 5637, 5637, 5637, 5637, 5638, 5638, 0, 0, 0, 0, 0, 0, 0, 0, 5304, 5304],
    message: "the semantic {semantic} belongs to another input already",
    help: "use another usage index, for example {free}",
    source: "ref; manual",
};
/// the semantic {semantic} belongs to another output already
pub static OUTPUT_SEMANTIC_TWICE: Rule = Rule {
    name: "output-semantic-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5639, 5639, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the semantic {semantic} belongs to another output already",
    help: "use another usage index, for example {free}",
    source: "ref; manual",
};
/// {register} is declared a second time
pub static SAMPLER_DECLARED_TWICE: Rule = Rule {
    name: "sampler-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5771, 5771, 0, 0, 0, 0, 0, 0, 0, 0, 5769, 5769],
    message: "{register} is declared a second time",
    help: "remove one of the declarations",
    source: "ref; manual",
};
/// declaration of {register} with the mask {mask}; samplers have no components
pub static SAMPLER_DCL_MASK: Rule = Rule {
    name: "sampler-dcl-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5772, 5772, 0, 0, 0, 0, 0, 5424, 5424, 5424, 5770, 5770],
    message: "declaration of {register} with the mask {mask}; samplers have no components",
    help: "drop the mask",
    source: "ref",
};
/// declaration of {register} with an empty mask
pub static DCL_EMPTY_MASK: Rule = Rule {
    name: "dcl-empty-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5801, 5801, 0, 0, 0, 0, 0, 5403, 5403, 5403, 5473, 5473],
    message: "declaration of {register} with an empty mask",
    help: "declare at least one component",
    source: "ref",
};
/// declaration of {register} without a texture type
pub static SAMPLER_DCL_TYPE: Rule = Rule {
    name: "sampler-dcl-type",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5586, 5586, 0, 0, 0, 0, 0, 5221, 5221, 5221, 5585, 5585],
    message: "declaration of {register} without a texture type",
    help: "write `dcl_2d`, `dcl_cube` or `dcl_volume`",
    source: "ref; manual",
};
/// declaration of {register} with a modifier; samplers take none
pub static SAMPLER_DCL_MODIFIER: Rule = Rule {
    name: "sampler-dcl-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5968, 5968, 5968, 0, 0],
    message: "declaration of {register} with a modifier; samplers take none",
    help: "drop `_pp` and `_centroid`",
    source: "ref",
};
/// declaration of {register} with a modifier; {profile} takes none on v registers
pub static COLOR_DCL_MODIFIER: Rule = Rule {
    name: "color-dcl-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5280, 5280, 5280, 0, 0],
    message: "declaration of {register} with a modifier; {profile} takes none on v registers",
    help: "drop `_pp` and `_centroid`; only t registers take them",
    source: "ref",
};
/// declaration of {register} with a modifier; samplers, vPos and vFace take none
pub static DCL_MODIFIER: Rule = Rule {
    name: "dcl-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5969, 5969],
    message: "declaration of {register} with a modifier; samplers, vPos and vFace take none",
    help: "drop `_pp` and `_centroid`",
    source: "ref",
};
/// declaration of {register} with the mask {mask}
pub static TEXTURE_DCL_MASK: Rule = Rule {
    name: "texture-dcl-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5220, 5220, 5220, 0, 0],
    message: "declaration of {register} with the mask {mask}",
    help: "use x, xy, xyz or no mask",
    source: "ref; manual",
};
/// declaration of vPos with the mask {mask}; only x and y exist
pub static VPOS_DCL_MASK: Rule = Rule {
    name: "vpos-dcl-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5631, 5631],
    message: "declaration of vPos with the mask {mask}; only x and y exist",
    help: "declare vPos.x, vPos.y or vPos.xy",
    source: "ref; manual",
};
/// {register} is declared as tessfactor, which is no shader input
pub static INPUT_USAGE_TESSFACTOR: Rule = Rule {
    name: "input-usage-tessfactor",
    severity: Severity::Error,
    fatal: false,
    codes: [5975, 5975, 5975, 5975, 5975, 5977, 5977, 0, 0, 0, 0, 0, 0, 0, 0, 5973, 5973],
    message: "{register} is declared as tessfactor, which is no shader input",
    help: "use another usage",
    source: "ref",
};
/// {register} is declared as positiont0, which bypasses the vertex shader
pub static INPUT_USAGE_POSITIONT: Rule = Rule {
    name: "input-usage-positiont",
    severity: Severity::Error,
    fatal: false,
    codes: [5976, 5976, 5976, 5976, 5976, 5978, 5978, 0, 0, 0, 0, 0, 0, 0, 0, 5972, 5972],
    message: "{register} is declared as positiont0, which bypasses the vertex shader",
    help: "use position, or positiont with an index above 0",
    source: "ref",
};
/// {register} is declared as sample, which is no pixel shader input
pub static INPUT_USAGE_SAMPLE: Rule = Rule {
    name: "input-usage-sample",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5974, 5974],
    message: "{register} is declared as sample, which is no pixel shader input",
    help: "use another usage",
    source: "ref",
};
/// {register} is declared as psize0, which is no pixel shader input
pub static INPUT_USAGE_PSIZE: Rule = Rule {
    name: "input-usage-psize",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5537, 5537],
    message: "{register} is declared as psize0, which is no pixel shader input",
    help: "use another usage, or psize with an index above 0",
    source: "ref",
};
/// {register} is declared as position0 (or without a usage), which is no pixel shader input
pub static INPUT_USAGE_POSITION: Rule = Rule {
    name: "input-usage-position",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5971, 5971],
    message: "{register} is declared as position0 (or without a usage), which is no pixel shader input",
    help: "name a usage, for example texcoord, or read vPos for the place on the screen",
    source: "ref",
};
/// {register} is declared as positiont0, which is no vertex shader output
pub static OUTPUT_USAGE_POSITIONT: Rule = Rule {
    name: "output-usage-positiont",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5979, 5979, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is declared as positiont0, which is no vertex shader output",
    help: "use position",
    source: "ref",
};
/// {register} is declared as tessfactor with index {index} and mask {mask}; a tessfactor output has index 0 and mask x
pub static OUTPUT_USAGE_TESSFACTOR: Rule = Rule {
    name: "output-usage-tessfactor",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5980, 5980, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is declared as tessfactor with index {index} and mask {mask}; a tessfactor output has index 0 and mask x",
    help: "declare it as tessfactor0 with the mask x",
    source: "ref",
};
/// psize0 needs {register} for itself, without a mask
pub static OUTPUT_USAGE_PSIZE: Rule = Rule {
    name: "output-usage-psize",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5981, 5981, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "psize0 needs {register} for itself, without a mask",
    help: "give psize0 a register of its own and drop the mask",
    source: "ref; manual",
};
/// {register} is declared as sample, which is no vertex shader output
pub static OUTPUT_USAGE_SAMPLE: Rule = Rule {
    name: "output-usage-sample",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5982, 5982, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is declared as sample, which is no vertex shader output",
    help: "use another usage",
    source: "ref",
};
/// usage index {index} of {register} is above 15
pub static DCL_USAGE_INDEX: Rule = Rule {
    name: "dcl-usage-index",
    severity: Severity::Error,
    fatal: false,
    codes: [5636, 5636, 5636, 5636, 5636, 6021, 6021, 0, 0, 0, 0, 0, 0, 0, 0, 5303, 5303],
    message: "usage index {index} of {register} is above 15",
    help: "use an index from 0 to 15; texture types belong to samplers only",
    source: "ref; validator",
};
/// usage code {usage} of {register} is unknown; they go from 0 to 13
pub static DCL_USAGE: Rule = Rule {
    name: "dcl-usage",
    severity: Severity::Error,
    fatal: false,
    codes: [5634, 5634, 5634, 5634, 5634, 5635, 5635, 0, 0, 0, 0, 0, 0, 0, 0, 5302, 5302],
    message: "usage code {usage} of {register} is unknown; they go from 0 to 13",
    help: "use one of the usages of the manual",
    source: "validator",
};
/// {register} holds a centroid (or color) input already, and {semantic} is neither
pub static CENTROID_THEN_PLAIN: Rule = Rule {
    name: "centroid-then-plain",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6067, 6067],
    message: "{register} holds a centroid (or color) input already, and {semantic} is neither",
    help: "give {semantic} a register of its own, or `_centroid` as well",
    source: "ref",
};
/// {register} holds an input that is not centroid already, and {semantic} counts as centroid because it is a color
pub static PLAIN_THEN_COLOR: Rule = Rule {
    name: "plain-then-color",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6072, 6072],
    message: "{register} holds an input that is not centroid already, and {semantic} counts as centroid because it is a color",
    help: "give the color a register of its own",
    source: "ref",
};
/// {register} holds an input that is not centroid already, and {semantic} is centroid
pub static PLAIN_THEN_CENTROID: Rule = Rule {
    name: "plain-then-centroid",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6073, 6073],
    message: "{register} holds an input that is not centroid already, and {semantic} is centroid",
    help: "give {semantic} a register of its own, or `_centroid` to all of them",
    source: "ref",
};
/// {count} output registers are declared; {profile} has room for {limit}
pub static TOO_MANY_OUTPUTS: Rule = Rule {
    name: "too-many-outputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5622, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{count} output registers are declared; {profile} has room for {limit}",
    help: "pack several outputs into one register",
    source: "ref; manual",
};
/// outputs are written with an index, so {what}
pub static INDEXED_OUTPUTS: Rule = Rule {
    name: "indexed-outputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6074, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "outputs are written with an index, so {what}",
    help: "declare position in o0 and psize in o1, and index from o2 up",
    source: "ref",
};
/// definition of {register} after the first instruction
pub static DEF_AFTER_INSTRUCTION: Rule = Rule {
    name: "def-after-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [5337, 5337, 5730, 5730, 5730, 5731, 5731, 0, 0, 0, 0, 0, 5378, 5378, 5378, 5729, 5729],
    message: "definition of {register} after the first instruction",
    help: "move all `def`, `defi` and `defb` lines above the first instruction",
    source: "ref; manual",
};
/// `def` of {register}; it defines a whole c register
pub static DEF_DESTINATION: Rule = Rule {
    name: "def-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [5338, 5338, 5733, 5733, 5733, 5735, 5735, 0, 0, 0, 0, 0, 5223, 5223, 5223, 5587, 5587],
    message: "`def` of {register}; it defines a whole c register",
    help: "write a c register without a mask",
    source: "ref; manual",
};
/// `defi` of {register}; it defines a whole i register
pub static DEFI_DESTINATION: Rule = Rule {
    name: "defi-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5734, 5734, 5734, 5736, 5736, 0, 0, 0, 0, 0, 0, 5379, 5379, 5732, 5732],
    message: "`defi` of {register}; it defines a whole i register",
    help: "write an i register without a mask",
    source: "ref; manual",
};
/// `defb` of {register}; it defines a whole b register
pub static DEFB_DESTINATION: Rule = Rule {
    name: "defb-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6012, 6012, 6012, 6013, 6013, 0, 0, 0, 0, 0, 0, 5563, 5563, 6011, 6011],
    message: "`defb` of {register}; it defines a whole b register",
    help: "write a b register without a mask",
    source: "ref; manual",
};
/// {register}: iteration count {value} is negative
pub static DEFI_COUNT_NEGATIVE: Rule = Rule {
    name: "defi-count-negative",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5991, 5991, 5991, 5992, 5992, 0, 0, 0, 0, 0, 0, 5555, 5555, 5990, 5990],
    message: "{register}: iteration count {value} is negative",
    help: "use a count from 0 to 255",
    source: "ref; manual",
};
/// {register}: iteration count {value} is above 255
pub static DEFI_COUNT_TOO_LARGE: Rule = Rule {
    name: "defi-count-too-large",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5998, 5998, 0, 6001, 0, 0, 0, 0, 0, 0, 0, 5556, 0, 5995, 0],
    message: "{register}: iteration count {value} is above 255",
    help: "use a count from 0 to 255",
    source: "ref; manual",
};
/// {register}: start {value} of the loop counter is outside 0 to 255
pub static DEFI_START_OUT_OF_RANGE: Rule = Rule {
    name: "defi-start-out-of-range",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6004, 6004, 0, 6005, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5558, 0],
    message: "{register}: start {value} of the loop counter is outside 0 to 255",
    help: "use a start from 0 to 255",
    source: "ref; manual",
};
/// {register}: step {value} of the loop counter is outside -128 to 127
pub static DEFI_STEP_OUT_OF_RANGE: Rule = Rule {
    name: "defi-step-out-of-range",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6006, 6006, 0, 6007, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5560, 0],
    message: "{register}: step {value} of the loop counter is outside -128 to 127",
    help: "use a step from -128 to 127",
    source: "ref; manual",
};
/// {register}: the fourth value is {value}; it must be 0
pub static DEFI_FOURTH_VALUE: Rule = Rule {
    name: "defi-fourth-value",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5999, 5999, 5999, 6002, 6002, 0, 0, 0, 0, 0, 0, 0, 0, 5996, 5996],
    message: "{register}: the fourth value is {value}; it must be 0",
    help: "write 0 as the fourth value",
    source: "ref; manual",
};
/// {register}: the values after the iteration count are {value}; they must all be 0, since {profile} has `rep` but no `loop`
pub static DEFI_VALUES_AFTER_COUNT: Rule = Rule {
    name: "defi-values-after-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5993, 5993, 0, 0],
    message: "{register}: the values after the iteration count are {value}; they must all be 0, since {profile} has `rep` but no `loop`",
    help: "write 0 for the second, third and fourth value",
    source: "ref",
};
/// {register} is defined a second time
pub static FLOAT_CONSTANT_DEFINED_TWICE: Rule = Rule {
    name: "float-constant-defined-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5590, 5590, 5590, 5594, 5594],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref; manual",
};
/// {register} is defined a second time
pub static INTEGER_CONSTANT_DEFINED_TWICE: Rule = Rule {
    name: "integer-constant-defined-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5599, 5599, 5599, 5602, 5602, 0, 0, 0, 0, 0, 0, 5591, 5591, 5595, 5595],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref; manual",
};
/// {register} is defined a second time
pub static BOOLEAN_CONSTANT_DEFINED_TWICE: Rule = Rule {
    name: "boolean-constant-defined-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5600, 5600, 5600, 5603, 5603, 0, 0, 0, 0, 0, 0, 5592, 5592, 5596, 5596],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref; manual",
};

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

// d3d9_ps_1.tsv
/// ps_1_0 was withdrawn
pub static PS1_WITHDRAWN_VERSION: Rule = Rule {
    name: "ps1-withdrawn-version",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5085, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "ps_1_0 was withdrawn",
    help: "write `ps_1_1`: the assembler takes `ps_1_0` for it, and the first token becomes 0xFFFF0101",
    source: "validator",
};
/// {profile} has no instruction with the opcode {number}
pub static PS1_UNKNOWN_INSTRUCTION: Rule = Rule {
    name: "ps1-unknown-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5011, 5011, 5011, 5011, 5095, 0, 0, 0, 0, 0],
    message: "{profile} has no instruction with the opcode {number}",
    help: "the instruction belongs to another version, or the token is damaged",
    source: "validator",
};
/// `{instruction}` with {count} operands; it takes {needed}
pub static PS1_OPERAND_COUNT: Rule = Rule {
    name: "ps1-operand-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5012, 5012, 5012, 5012, 5096, 0, 0, 0, 0, 0],
    message: "`{instruction}` with {count} operands; it takes {needed}",
    help: "the tokens after the instruction are damaged or belong to another version of it",
    source: "validator",
};
/// modifier on the constant {register}, the {place} source of `{instruction}`
pub static PS1_CONSTANT_MODIFIER: Rule = Rule {
    name: "ps1-constant-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5539, 5539, 5539, 5539, 5097, 0, 0, 0, 0, 0],
    message: "modifier on the constant {register}, the {place} source of `{instruction}`",
    help: "apply the modifier to the other operand, or define the changed value with `def` in another constant",
    source: "ref; manual",
};
/// the second source of texm3x3spec is {register}; it must be a constant without a swizzle
pub static PS1_EYE_RAY_SOURCE: Rule = Rule {
    name: "ps1-eye-ray-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5013, 5013, 5013, 5013, 0, 0, 0, 0, 0, 0],
    message: "the second source of texm3x3spec is {register}; it must be a constant without a swizzle",
    help: "put the eye ray into a whole constant, c0 to c7",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is not of a file it reads
pub static PS1_TEXTURE_SOURCE: Rule = Rule {
    name: "ps1-texture-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5014, 5014, 5014, 5014, 5099, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is not of a file it reads",
    help: "ps_1_1 to ps_1_3 texture instructions read t registers; texld of ps_1_4 reads t and r registers",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is of a file no texture instruction reads
pub static PS1_TEXTURE_SOURCE_FILE: Rule = Rule {
    name: "ps1-texture-source-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5015, 5015, 5015, 5015, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is of a file no texture instruction reads",
    help: "read a t register",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is out of range; texture instructions go up to number {last}
pub static PS1_TEXTURE_SOURCE_NUMBER: Rule = Rule {
    name: "ps1-texture-source-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5016, 5016, 5016, 5016, 5100, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is out of range; texture instructions go up to number {last}",
    help: "use a lower register number",
    source: "ref (ps_1_4); validator",
};
/// _bx2 on {register}, the source of `{instruction}`; only texm3x2 and texm3x3 instructions take it
pub static PS1_TEXTURE_BX2: Rule = Rule {
    name: "ps1-texture-bx2",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5017, 5017, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "_bx2 on {register}, the source of `{instruction}`; only texm3x2 and texm3x3 instructions take it",
    help: "drop _bx2, or expand the value in the texture",
    source: "ref; manual",
};
/// _bx2 on {register}, the source of `{instruction}`, which takes none
pub static PS1_REGISTER_LOOKUP_BX2: Rule = Rule {
    name: "ps1-register-lookup-bx2",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5018, 5018, 0, 0, 0, 0, 0, 0],
    message: "_bx2 on {register}, the source of `{instruction}`, which takes none",
    help: "drop _bx2, or expand the value in the texture",
    source: "ref; manual",
};
/// _bx2 on {register}, the source of `{instruction}`, which takes none
pub static PS1_BUMP_BX2: Rule = Rule {
    name: "ps1-bump-bx2",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5019, 5019, 0, 0, 0, 0, 0, 0],
    message: "_bx2 on {register}, the source of `{instruction}`, which takes none",
    help: "use a signed texture format instead of _bx2",
    source: "ref; manual",
};
/// modifier on {register}, the {place} source of `{instruction}`, that texture instructions do not take
pub static PS1_TEXTURE_MODIFIER: Rule = Rule {
    name: "ps1-texture-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5020, 5020, 5020, 5020, 5106, 0, 0, 0, 0, 0],
    message: "modifier on {register}, the {place} source of `{instruction}`, that texture instructions do not take",
    help: "ps_1_1 to ps_1_3: only _bx2; texld of ps_1_4: only _dz and _dw; texcrd: only _dw",
    source: "ref; manual",
};
/// swizzle on {register}, the {place} source of `{instruction}`; texture instructions take none
pub static PS1_TEXTURE_SWIZZLE: Rule = Rule {
    name: "ps1-texture-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5021, 5021, 5021, 5021, 0, 0, 0, 0, 0, 0],
    message: "swizzle on {register}, the {place} source of `{instruction}`; texture instructions take none",
    help: "read the whole register",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is of a file that arithmetic does not read
pub static PS1_SOURCE_FILE: Rule = Rule {
    name: "ps1-source-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5022, 5022, 5022, 5022, 5113, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is of a file that arithmetic does not read",
    help: "read r, c, v, or (before ps_1_4) t registers",
    source: "validator",
};
/// {register}, the {place} source of `{instruction}`, is out of range; the last one is {last}
pub static PS1_SOURCE_NUMBER: Rule = Rule {
    name: "ps1-source-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5023, 5023, 5023, 5023, 5114, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is out of range; the last one is {last}",
    help: "use a lower register number",
    source: "validator",
};
/// {register} is the destination of `{instruction}` and its {place} source too
pub static PS1_SOURCE_IS_DESTINATION: Rule = Rule {
    name: "ps1-source-is-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5024, 5024, 0, 0, 0, 0, 0, 0],
    message: "{register} is the destination of `{instruction}` and its {place} source too",
    help: "write another register; ps_1_4 has no such rule",
    source: "ref",
};
/// modifier on {register}, the {place} source of `{instruction}`, that {profile} arithmetic does not take
pub static PS1_SOURCE_MODIFIER: Rule = Rule {
    name: "ps1-source-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5025, 5025, 5025, 5025, 5115, 0, 0, 0, 0, 0],
    message: "modifier on {register}, the {place} source of `{instruction}`, that {profile} arithmetic does not take",
    help: "ps_1_1 to ps_1_3 take -, 1-, _bias and _bx2; ps_1_4 takes _x2 as well; _dz and _dw belong to texture instructions",
    source: "ref; manual",
};
/// .b on {register}, the {place} source of `{instruction}`, which does not write alpha alone
pub static PS1_BLUE_REPLICATE: Rule = Rule {
    name: "ps1-blue-replicate",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5026, 5026, 5026, 5026, 0, 0, 0, 0, 0, 0],
    message: ".b on {register}, the {place} source of `{instruction}`, which does not write alpha alone",
    help: "write the mask .a, or use .a on the source",
    source: "ref; manual",
};
/// swizzle of {register}, the {place} source of `{instruction}`, is not one {profile} has
pub static PS1_SOURCE_SWIZZLE: Rule = Rule {
    name: "ps1-source-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5027, 5027, 5027, 5027, 5116, 0, 0, 0, 0, 0],
    message: "swizzle of {register}, the {place} source of `{instruction}`, is not one {profile} has",
    help: "ps_1_1 to ps_1_3 take .a, and .b for instructions that write alpha alone; ps_1_4 takes any single component",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is negated, but was written with _sat
pub static PS1_NEGATED_SATURATED: Rule = Rule {
    name: "ps1-negated-saturated",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5028, 5028, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is negated, but was written with _sat",
    help: "write it without _sat, or subtract it: `sub` instead of a negated source",
    source: "ref",
};
/// _bias on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1
pub static PS1_BIAS_UNSATURATED: Rule = Rule {
    name: "ps1-bias-unsaturated",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5029, 5029, 5029, 5029, 0, 0, 0, 0, 0, 0],
    message: "_bias on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1",
    help: "write {register} with _sat: the result of _bias is undefined for other values",
    source: "ref",
};
/// 1- on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1
pub static PS1_COMPLEMENT_UNSATURATED: Rule = Rule {
    name: "ps1-complement-unsaturated",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5030, 5030, 5030, 5030, 5522, 0, 0, 0, 0, 0],
    message: "1- on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1",
    help: "write {register} with _sat: the result of 1- is undefined for other values",
    source: "ref",
};
/// {register}, the {place} source of `{instruction}`, was the destination of an instruction that leaves no value in it (texkill, texm3x2pad, texm3x3pad, texm3x2depth)
pub static PS1_UNREADABLE_RESULT: Rule = Rule {
    name: "ps1-unreadable-result",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5031, 5031, 5031, 5031, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, was the destination of an instruction that leaves no value in it (texkill, texm3x2pad, texm3x3pad, texm3x2depth)",
    help: "load the register with tex or texcoord if its value is needed",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, holds the result of texbem or texbeml, which texture instructions may not read
pub static PS1_BUMPED_RESULT: Rule = Rule {
    name: "ps1-bumped-result",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5032, 5032, 5032, 5032, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, holds the result of texbem or texbeml, which texture instructions may not read",
    help: "read the result with arithmetic",
    source: "ref",
};
/// {register}, the {place} source of `{instruction}`, was read by texbem or texbeml; afterwards only these may read it
pub static PS1_BUMP_SOURCE: Rule = Rule {
    name: "ps1-bump-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5034, 5034, 5034, 5034, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, was read by texbem or texbeml; afterwards only these may read it",
    help: "load the same texture into another register for the other use",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, comes from a lookup whose address was looked up itself
pub static PS1_THIRD_ORDER_READ: Rule = Rule {
    name: "ps1-third-order-read",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5035, 5035, 5035, 5035, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, comes from a lookup whose address was looked up itself",
    help: "a sampled value may be the address of one more lookup, not of two in a row",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read but never written
pub static PS1_UNINITIALISED: Rule = Rule {
    name: "ps1-uninitialised",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5036, 5036, 5036, 5036, 5121, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read but never written",
    help: "write these components before, or read only what was written",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read but not written since the phase marker erased alpha
pub static PS1_ALPHA_LOST: Rule = Rule {
    name: "ps1-alpha-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5119, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read but not written since the phase marker erased alpha",
    help: "write the alpha of {register} after `phase`",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read but not written since texcrd with the mask .rg erased blue
pub static PS1_BLUE_LOST: Rule = Rule {
    name: "ps1-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5120, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read but not written since texcrd with the mask .rg erased blue",
    help: "write the blue of {register} after the texcrd",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read; the phase marker erased its alpha, and texcrd with the mask .rg its blue
pub static PS1_ALPHA_AND_BLUE_LOST: Rule = Rule {
    name: "ps1-alpha-and-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5118, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read; the phase marker erased its alpha, and texcrd with the mask .rg its blue",
    help: "write these components again",
    source: "ref; manual",
};
/// {register}, the source of texcrd, is no t register
pub static PS1_COORDINATE_SOURCE: Rule = Rule {
    name: "ps1-coordinate-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5098, 0, 0, 0, 0, 0],
    message: "{register}, the source of texcrd, is no t register",
    help: "texcrd copies texture coordinates; use mov for other registers",
    source: "ref; manual",
};
/// _dz on {register}; texld takes it on r registers only
pub static PS1_DZ_SOURCE: Rule = Rule {
    name: "ps1-dz-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5101, 0, 0, 0, 0, 0],
    message: "_dz on {register}; texld takes it on r registers only",
    help: "copy the coordinates to an r register with texcrd, and load from that after `phase`",
    source: "ref; manual",
};
/// _dz on {register} with another selector than .xyz
pub static PS1_DZ_SELECTOR: Rule = Rule {
    name: "ps1-dz-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5102, 0, 0, 0, 0, 0],
    message: "_dz on {register} with another selector than .xyz",
    help: "write .xyz or no selector",
    source: "ref; manual",
};
/// _dz on {register}, the source of texcrd; only texld takes _dz
pub static PS1_COORDINATE_DZ: Rule = Rule {
    name: "ps1-coordinate-dz",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5103, 0, 0, 0, 0, 0],
    message: "_dz on {register}, the source of texcrd; only texld takes _dz",
    help: "use _dw with the selector .xyw, or divide in a texld",
    source: "ref; manual",
};
/// _dw on {register}; texld takes it on t registers only
pub static PS1_DW_SOURCE: Rule = Rule {
    name: "ps1-dw-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5104, 0, 0, 0, 0, 0],
    message: "_dw on {register}; texld takes it on t registers only",
    help: "use _dz on an r register",
    source: "ref; manual",
};
/// _dw on {register} with another selector than .xyw
pub static PS1_DW_SELECTOR: Rule = Rule {
    name: "ps1-dw-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5105, 0, 0, 0, 0, 0],
    message: "_dw on {register} with another selector than .xyw",
    help: "write .xyw",
    source: "ref; manual",
};
/// selector of {register}, the source of texcrd; it takes .xyz and .xyw
pub static PS1_COORDINATE_SELECTOR: Rule = Rule {
    name: "ps1-coordinate-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5107, 0, 0, 0, 0, 0],
    message: "selector of {register}, the source of texcrd; it takes .xyz and .xyw",
    help: "write .xyz, .xyw or no selector",
    source: "ref; manual",
};
/// selector of {register}, the source of texld; t registers take .xyz and .xyw there
pub static PS1_LOAD_TEXTURE_SELECTOR: Rule = Rule {
    name: "ps1-load-texture-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5108, 0, 0, 0, 0, 0],
    message: "selector of {register}, the source of texld; t registers take .xyz and .xyw there",
    help: "write .xyz, .xyw or no selector",
    source: "ref; manual",
};
/// selector of {register}, the source of texld; r registers take .xyz there
pub static PS1_LOAD_TEMPORARY_SELECTOR: Rule = Rule {
    name: "ps1-load-temporary-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5109, 0, 0, 0, 0, 0],
    message: "selector of {register}, the source of texld; r registers take .xyz there",
    help: "write .xyz or no selector",
    source: "ref; manual",
};
/// {register} is read with another selector than before
pub static PS1_TWO_SELECTORS: Rule = Rule {
    name: "ps1-two-selectors",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5111, 0, 0, 0, 0, 0],
    message: "{register} is read with another selector than before",
    help: "use one of .xyz and .xyw for every read of {register} in the shader",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is a t register; arithmetic of ps_1_4 does not read them
pub static PS1_TEXTURE_IN_ARITHMETIC: Rule = Rule {
    name: "ps1-texture-in-arithmetic",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5112, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is a t register; arithmetic of ps_1_4 does not read them",
    help: "copy it to an r register with texcrd",
    source: "ref; manual",
};
/// _dz is used more than {limit} times
pub static PS1_DZ_TOO_OFTEN: Rule = Rule {
    name: "ps1-dz-too-often",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5117, 0, 0, 0, 0, 0],
    message: "_dz is used more than {limit} times",
    help: "divide in the coordinates before, or use _dw on t registers",
    source: "ref; manual",
};
/// {register} is read by `{instruction}`, and was written by a texture instruction of the same block
pub static PS1_SAME_BLOCK_READ: Rule = Rule {
    name: "ps1-same-block-read",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5122, 0, 0, 0, 0, 0],
    message: "{register} is read by `{instruction}`, and was written by a texture instruction of the same block",
    help: "put `phase` between the two",
    source: "ref; manual",
};
/// `{instruction}` writes {register}, which is no register it can write
pub static PS1_DESTINATION_FILE: Rule = Rule {
    name: "ps1-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5037, 5037, 5037, 5037, 5123, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which is no register it can write",
    help: "write an r register, or (before ps_1_4) a t register",
    source: "ref; manual",
};
/// `{instruction}` writes {register}, which is out of range
pub static PS1_DESTINATION_NUMBER: Rule = Rule {
    name: "ps1-destination-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5038, 5038, 5038, 5038, 5124, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which is out of range",
    help: "use a lower register number",
    source: "validator",
};
/// `{instruction}` writes {register}, which texm3x2depth took
pub static PS1_DEPTH_REGISTER_WRITTEN: Rule = Rule {
    name: "ps1-depth-register-written",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5039, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which texm3x2depth took",
    help: "write another register",
    source: "ref; manual",
};
/// `{instruction}` writes {register}; texture instructions write t registers
pub static PS1_TEXTURE_DESTINATION: Rule = Rule {
    name: "ps1-texture-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5040, 5040, 5040, 5040, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}; texture instructions write t registers",
    help: "write a t register and copy it with mov",
    source: "ref; manual",
};
/// `{instruction}` writes {mask} of {register}; it must write all components
pub static PS1_TEXTURE_MASK: Rule = Rule {
    name: "ps1-texture-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5041, 5041, 5041, 5041, 5127, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {mask} of {register}; it must write all components",
    help: "drop the mask",
    source: "ref; manual",
};
/// _sat on `{instruction}`; texture instructions take no modifier
pub static PS1_TEXTURE_SATURATE: Rule = Rule {
    name: "ps1-texture-saturate",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5042, 5042, 5042, 5042, 5128, 0, 0, 0, 0, 0],
    message: "_sat on `{instruction}`; texture instructions take no modifier",
    help: "saturate in a mov behind it",
    source: "ref; manual",
};
/// result shift on `{instruction}`; texture instructions take none
pub static PS1_TEXTURE_SHIFT: Rule = Rule {
    name: "ps1-texture-shift",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5043, 5043, 5043, 5043, 5129, 0, 0, 0, 0, 0],
    message: "result shift on `{instruction}`; texture instructions take none",
    help: "shift in a mov behind it",
    source: "ref; manual",
};
/// destination of `{instruction}` with a modifier other than _sat
pub static PS1_DESTINATION_MODIFIER: Rule = Rule {
    name: "ps1-destination-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5044, 5044, 5044, 5044, 5130, 0, 0, 0, 0, 0],
    message: "destination of `{instruction}` with a modifier other than _sat",
    help: "clear bits 21 to 23 of the destination token",
    source: "validator",
};
/// result shift of `{instruction}` that {profile} does not have
pub static PS1_DESTINATION_SHIFT: Rule = Rule {
    name: "ps1-destination-shift",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5045, 5045, 5045, 5045, 5131, 0, 0, 0, 0, 0],
    message: "result shift of `{instruction}` that {profile} does not have",
    help: "ps_1_1 to ps_1_3 have _x2, _x4 and _d2; ps_1_4 has _x8, _d4 and _d8 as well",
    source: "ref; manual",
};
/// `{instruction}` writes {mask} of {register}; the masks of {profile} are .rgb, .a and all
pub static PS1_DESTINATION_MASK: Rule = Rule {
    name: "ps1-destination-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5046, 5046, 5046, 5046, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {mask} of {register}; the masks of {profile} are .rgb, .a and all",
    help: "write .rgb or .a, and keep the other components in another register",
    source: "ref; manual",
};
/// texcrd with _dw writes {mask} of {register}; it must write .rg
pub static PS1_COORDINATE_DW_MASK: Rule = Rule {
    name: "ps1-coordinate-dw-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5125, 0, 0, 0, 0, 0],
    message: "texcrd with _dw writes {mask} of {register}; it must write .rg",
    help: "write the mask .rg",
    source: "ref; manual",
};
/// texcrd writes {mask} of {register}; it must write .rgb
pub static PS1_COORDINATE_MASK: Rule = Rule {
    name: "ps1-coordinate-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5126, 0, 0, 0, 0, 0],
    message: "texcrd writes {mask} of {register}; it must write .rgb",
    help: "write the mask .rgb, and alpha with another instruction",
    source: "ref; manual",
};
/// {count} different r registers in one instruction; {limit} are allowed
pub static PS1_TEMPORARY_PORTS: Rule = Rule {
    name: "ps1-temporary-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5047, 5047, 5047, 5047, 5132, 0, 0, 0, 0, 0],
    message: "{count} different r registers in one instruction; {limit} are allowed",
    help: "move one of them to another instruction",
    source: "validator",
};
/// {count} different v registers in one instruction; {limit} are allowed
pub static PS1_INPUT_PORTS: Rule = Rule {
    name: "ps1-input-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5048, 5048, 5048, 5048, 5133, 0, 0, 0, 0, 0],
    message: "{count} different v registers in one instruction; {limit} are allowed",
    help: "copy one of them to an r register before",
    source: "validator",
};
/// {count} different c registers in one instruction; {limit} are allowed
pub static PS1_CONSTANT_PORTS: Rule = Rule {
    name: "ps1-constant-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5049, 5049, 5049, 5049, 5134, 0, 0, 0, 0, 0],
    message: "{count} different c registers in one instruction; {limit} are allowed",
    help: "copy one of them to an r register before",
    source: "ref; manual",
};
/// {count} different t registers in one instruction; {limit} are allowed
pub static PS1_TEXTURE_PORTS: Rule = Rule {
    name: "ps1-texture-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5050, 5050, 5050, 5050, 5135, 0, 0, 0, 0, 0],
    message: "{count} different t registers in one instruction; {limit} are allowed",
    help: "copy one of them to an r register before",
    source: "ref; manual",
};
/// {count} different r registers in a pair; {limit} are allowed
pub static PS1_PAIR_TEMPORARY_PORTS: Rule = Rule {
    name: "ps1-pair-temporary-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5051, 5051, 5051, 5051, 0, 0, 0, 0, 0, 0],
    message: "{count} different r registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "validator",
};
/// {count} different t registers in a pair; {limit} are allowed
pub static PS1_PAIR_TEXTURE_PORTS: Rule = Rule {
    name: "ps1-pair-texture-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5052, 5052, 5052, 5052, 0, 0, 0, 0, 0, 0],
    message: "{count} different t registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "ref; manual",
};
/// {count} different v registers in a pair; {limit} are allowed
pub static PS1_PAIR_INPUT_PORTS: Rule = Rule {
    name: "ps1-pair-input-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5399, 5399, 5399, 5399, 0, 0, 0, 0, 0, 0],
    message: "{count} different v registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "validator",
};
/// {count} different c registers in a pair; {limit} are allowed
pub static PS1_PAIR_CONSTANT_PORTS: Rule = Rule {
    name: "ps1-pair-constant-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5400, 5400, 5400, 5400, 0, 0, 0, 0, 0, 0],
    message: "{count} different c registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "ref; manual",
};
/// `{instruction}` writes {register}, which a texture instruction wrote before
pub static PS1_TEXTURE_REGISTER_TWICE: Rule = Rule {
    name: "ps1-texture-register-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5053, 5053, 5053, 5053, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which a texture instruction wrote before",
    help: "every texture stage is used once; use another t register",
    source: "ref; manual",
};
/// `{instruction}` writes {register} after a higher t register
pub static PS1_TEXTURE_REGISTER_ORDER: Rule = Rule {
    name: "ps1-texture-register-order",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5054, 5054, 5054, 5054, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register} after a higher t register",
    help: "write the t registers in ascending order",
    source: "ref; manual",
};
/// texture instruction `{instruction}` after arithmetic
pub static PS1_TEXTURE_AFTER_ARITHMETIC: Rule = Rule {
    name: "ps1-texture-after-arithmetic",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5055, 5055, 5055, 5055, 5141, 0, 0, 0, 0, 0],
    message: "texture instruction `{instruction}` after arithmetic",
    help: "move it above the arithmetic, or (ps_1_4) behind `phase`",
    source: "ref; manual",
};
/// `{instruction}` uses {register} and with it texture stage {number} a second time in this phase
pub static PS1_STAGE_TWICE: Rule = Rule {
    name: "ps1-stage-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5140, 0, 0, 0, 0, 0],
    message: "`{instruction}` uses {register} and with it texture stage {number} a second time in this phase",
    help: "use another destination, or the other phase",
    source: "ref; manual",
};
/// the texm3x2 or texm3x3 sequence is open after {rows} rows
pub static PS1_MATRIX_UNFINISHED: Rule = Rule {
    name: "ps1-matrix-unfinished",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5056, 5056, 5056, 5056, 0, 0, 0, 0, 0, 0],
    message: "the texm3x2 or texm3x3 sequence is open after {rows} rows",
    help: "end it with texm3x2tex, texm3x3tex or another last row",
    source: "ref; manual",
};
/// `{instruction}` out of its place in a texm3x2 or texm3x3 sequence
pub static PS1_MATRIX_ORDER: Rule = Rule {
    name: "ps1-matrix-order",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5057, 5057, 5057, 5057, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` out of its place in a texm3x2 or texm3x3 sequence",
    help: "a sequence is one texm3x2pad, or two texm3x3pad, and directly behind them the last row of the same size",
    source: "ref; manual",
};
/// `{instruction}` does not continue the registers of its sequence
pub static PS1_MATRIX_REGISTERS: Rule = Rule {
    name: "ps1-matrix-registers",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5058, 5058, 5058, 5058, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` does not continue the registers of its sequence",
    help: "all rows read the same source and write consecutive t registers; texm3x3spec reads a constant besides",
    source: "ref; manual",
};
/// the first source of cnd is {register} or has a modifier or another component; it must be r0.a
pub static PS1_CND_CONDITION: Rule = Rule {
    name: "ps1-cnd-condition",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5059, 5059, 5059, 5059, 0, 0, 0, 0, 0, 0],
    message: "the first source of cnd is {register} or has a modifier or another component; it must be r0.a",
    help: "move the condition to r0.a",
    source: "ref; manual",
};
/// {count} cmp instructions; {profile} allows {limit}
pub static PS1_CMP_COUNT: Rule = Rule {
    name: "ps1-cmp-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5060, 5060, 5060, 5060, 0, 0, 0, 0, 0, 0],
    message: "{count} cmp instructions; {profile} allows {limit}",
    help: "use cnd, or a later version",
    source: "ref; manual",
};
/// modifier on {register}, the weight of lrp; it takes 1- only
pub static PS1_LRP_WEIGHT_MODIFIER: Rule = Rule {
    name: "ps1-lrp-weight-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5061, 5061, 5061, 5061, 0, 0, 0, 0, 0, 0],
    message: "modifier on {register}, the weight of lrp; it takes 1- only",
    help: "apply the modifier in an instruction before",
    source: "ref; manual",
};
/// the weight of lrp, {register}, may lie outside 0 to 1
pub static PS1_LRP_WEIGHT_UNSATURATED: Rule = Rule {
    name: "ps1-lrp-weight-unsaturated",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5062, 5062, 5062, 5062, 5524, 0, 0, 0, 0, 0],
    message: "the weight of lrp, {register}, may lie outside 0 to 1",
    help: "write {register} with _sat",
    source: "ref",
};
/// `def` after the first instruction
pub static PS1_DEF_AFTER_INSTRUCTION: Rule = Rule {
    name: "ps1-def-after-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5063, 5063, 5063, 5063, 5155, 0, 0, 0, 0, 0],
    message: "`def` after the first instruction",
    help: "move all `def` lines above the first instruction",
    source: "ref; manual",
};
/// `def` of {register} with the mask {mask}; it defines whole c registers
pub static PS1_DEF_DESTINATION: Rule = Rule {
    name: "ps1-def-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5064, 5064, 5064, 5064, 5156, 0, 0, 0, 0, 0],
    message: "`def` of {register} with the mask {mask}; it defines whole c registers",
    help: "define c0 to c7 without a mask",
    source: "ref; manual",
};
/// `def` of {register}, which is out of range
pub static PS1_DEF_NUMBER: Rule = Rule {
    name: "ps1-def-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5065, 5065, 5065, 5065, 5157, 0, 0, 0, 0, 0],
    message: "`def` of {register}, which is out of range",
    help: "define c0 to c7",
    source: "validator",
};
/// {register} is defined a second time
pub static PS1_DEF_TWICE: Rule = Rule {
    name: "ps1-def-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5224, 5224, 5224, 5224, 5588, 0, 0, 0, 0, 0],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref",
};
/// dp3 writes {mask} of {register}; it must write .rgb or all
pub static PS1_DP3_MASK: Rule = Rule {
    name: "ps1-dp3-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5066, 5066, 5066, 5066, 0, 0, 0, 0, 0, 0],
    message: "dp3 writes {mask} of {register}; it must write .rgb or all",
    help: "write .rgb, and copy it to alpha if needed",
    source: "ref; manual",
};
/// {count} dp4 instructions; {profile} allows {limit}
pub static PS1_DP4_COUNT: Rule = Rule {
    name: "ps1-dp4-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5067, 5067, 5067, 5067, 0, 0, 0, 0, 0, 0],
    message: "{count} dp4 instructions; {profile} allows {limit}",
    help: "use dp3 and add the fourth product",
    source: "ref",
};
/// `{instruction}` is marked as the second of a pair, and no arithmetic instruction stands before it
pub static PS1_PAIR_WITHOUT_FIRST: Rule = Rule {
    name: "ps1-pair-without-first",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5068, 5068, 5068, 5068, 5383, 0, 0, 0, 0, 0],
    message: "`{instruction}` is marked as the second of a pair, and no arithmetic instruction stands before it",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// texture instruction `{instruction}` is marked as the second of a pair
pub static PS1_PAIR_TEXTURE: Rule = Rule {
    name: "ps1-pair-texture",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5069, 5069, 5069, 5069, 5158, 0, 0, 0, 0, 0],
    message: "texture instruction `{instruction}` is marked as the second of a pair",
    help: "remove the plus sign: only arithmetic can be paired",
    source: "ref; manual",
};
/// `{instruction}` is paired with an instruction that is the second of a pair itself
pub static PS1_PAIR_IN_A_ROW: Rule = Rule {
    name: "ps1-pair-in-a-row",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5070, 5070, 5070, 5070, 5161, 0, 0, 0, 0, 0],
    message: "`{instruction}` is paired with an instruction that is the second of a pair itself",
    help: "a pair has two instructions; remove one plus sign",
    source: "ref; manual",
};
/// nop is the first of a pair
pub static PS1_PAIR_FIRST_NOP: Rule = Rule {
    name: "ps1-pair-first-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5071, 5071, 5071, 5071, 0, 0, 0, 0, 0, 0],
    message: "nop is the first of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// nop is the second of a pair
pub static PS1_PAIR_SECOND_NOP: Rule = Rule {
    name: "ps1-pair-second-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5072, 5072, 5072, 5072, 0, 0, 0, 0, 0, 0],
    message: "nop is the second of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// dp4 is the first of a pair
pub static PS1_PAIR_FIRST_DP4: Rule = Rule {
    name: "ps1-pair-first-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5073, 5073, 5073, 5073, 0, 0, 0, 0, 0, 0],
    message: "dp4 is the first of a pair",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref; manual",
};
/// dp4 is the second of a pair
pub static PS1_PAIR_SECOND_DP4: Rule = Rule {
    name: "ps1-pair-second-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5074, 5074, 5074, 5074, 0, 0, 0, 0, 0, 0],
    message: "dp4 is the second of a pair",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref",
};
/// `{instruction}` is paired with dp4, the only arithmetic before it
pub static PS1_PAIR_AFTER_DP4: Rule = Rule {
    name: "ps1-pair-after-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5160, 0, 0, 0, 0, 0],
    message: "`{instruction}` is paired with dp4, the only arithmetic before it",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref",
};
/// phase is marked as the second of a pair
pub static PS1_PAIR_SECOND_PHASE: Rule = Rule {
    name: "ps1-pair-second-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5159, 0, 0, 0, 0, 0],
    message: "phase is marked as the second of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// `{instruction}` is paired with the phase marker
pub static PS1_PAIR_FIRST_PHASE: Rule = Rule {
    name: "ps1-pair-first-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5162, 0, 0, 0, 0, 0],
    message: "`{instruction}` is paired with the phase marker",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// def is part of a pair
pub static PS1_PAIR_DEF: Rule = Rule {
    name: "ps1-pair-def",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5163, 0, 0, 0, 0, 0],
    message: "def is part of a pair",
    help: "remove the plus sign",
    source: "ref",
};
/// nop is part of a pair
pub static PS1_PAIR_NOP: Rule = Rule {
    name: "ps1-pair-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5164, 0, 0, 0, 0, 0],
    message: "nop is part of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// dp4 is part of a pair
pub static PS1_PAIR_DP4: Rule = Rule {
    name: "ps1-pair-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5165, 0, 0, 0, 0, 0],
    message: "dp4 is part of a pair",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref; manual",
};
/// bem is part of a pair
pub static PS1_PAIR_BEM: Rule = Rule {
    name: "ps1-pair-bem",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5166, 0, 0, 0, 0, 0],
    message: "bem is part of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// both halves of a pair are dp3
pub static PS1_PAIR_BOTH_DP3: Rule = Rule {
    name: "ps1-pair-both-dp3",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5075, 5075, 5075, 5075, 5167, 0, 0, 0, 0, 0],
    message: "both halves of a pair are dp3",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// the second half of a pair is dp3, and the first one writes colour
pub static PS1_PAIR_SECOND_DP3_COLOUR: Rule = Rule {
    name: "ps1-pair-second-dp3-colour",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5076, 5076, 5076, 5076, 5168, 0, 0, 0, 0, 0],
    message: "the second half of a pair is dp3, and the first one writes colour",
    help: "let the first half write .a only: dp3 takes the colour pipe",
    source: "ref; manual",
};
/// the second half of a pair is dp3 and writes alpha
pub static PS1_PAIR_SECOND_DP3_ALPHA: Rule = Rule {
    name: "ps1-pair-second-dp3-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5077, 5077, 5077, 5077, 5169, 0, 0, 0, 0, 0],
    message: "the second half of a pair is dp3 and writes alpha",
    help: "let dp3 write .rgb",
    source: "ref; manual",
};
/// the first half of a pair is dp3, and the second one writes colour
pub static PS1_PAIR_FIRST_DP3_COLOUR: Rule = Rule {
    name: "ps1-pair-first-dp3-colour",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5078, 5078, 5078, 5078, 5170, 0, 0, 0, 0, 0],
    message: "the first half of a pair is dp3, and the second one writes colour",
    help: "let the second half write .a only: dp3 takes the colour pipe",
    source: "ref; manual",
};
/// the first half of a pair is dp3 and writes alpha
pub static PS1_PAIR_FIRST_DP3_ALPHA: Rule = Rule {
    name: "ps1-pair-first-dp3-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5079, 5079, 5079, 5079, 5171, 0, 0, 0, 0, 0],
    message: "the first half of a pair is dp3 and writes alpha",
    help: "let dp3 write .rgb",
    source: "ref; manual",
};
/// the first half of a pair writes colour and alpha
pub static PS1_PAIR_FIRST_WRITES_ALL: Rule = Rule {
    name: "ps1-pair-first-writes-all",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5080, 5080, 5080, 5080, 5172, 0, 0, 0, 0, 0],
    message: "the first half of a pair writes colour and alpha",
    help: "let one half write colour, the other one alpha",
    source: "ref; manual",
};
/// the second half of a pair writes colour and alpha
pub static PS1_PAIR_SECOND_WRITES_ALL: Rule = Rule {
    name: "ps1-pair-second-writes-all",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5081, 5081, 5081, 5081, 5173, 0, 0, 0, 0, 0],
    message: "the second half of a pair writes colour and alpha",
    help: "let one half write colour, the other one alpha",
    source: "ref; manual",
};
/// both halves of a pair write the same components
pub static PS1_PAIR_SAME_COMPONENTS: Rule = Rule {
    name: "ps1-pair-same-components",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5082, 5082, 5082, 5082, 5174, 0, 0, 0, 0, 0],
    message: "both halves of a pair write the same components",
    help: "let one half write colour, the other one alpha",
    source: "ref; manual",
};
/// both halves of a pair write colour
pub static PS1_PAIR_BOTH_COLOUR: Rule = Rule {
    name: "ps1-pair-both-colour",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5083, 5083, 5083, 5083, 0, 0, 0, 0, 0, 0],
    message: "both halves of a pair write colour",
    help: "let one half write .rgb, the other one .a",
    source: "ref; manual",
};
/// both halves of a pair write alpha
pub static PS1_PAIR_BOTH_ALPHA: Rule = Rule {
    name: "ps1-pair-both-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5084, 5084, 5084, 5084, 0, 0, 0, 0, 0, 0],
    message: "both halves of a pair write alpha",
    help: "let one half write .rgb, the other one .a",
    source: "ref; manual",
};
/// no half of a pair writes alpha
pub static PS1_PAIR_WITHOUT_ALPHA: Rule = Rule {
    name: "ps1-pair-without-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5175, 0, 0, 0, 0, 0],
    message: "no half of a pair writes alpha",
    help: "let one half write .a",
    source: "ref; manual",
};
/// a second phase marker
pub static PS1_SECOND_PHASE: Rule = Rule {
    name: "ps1-second-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5142, 0, 0, 0, 0, 0],
    message: "a second phase marker",
    help: "a shader has two phases at most; remove one marker",
    source: "ref; manual",
};
/// _dz is used before the phase marker
pub static PS1_DZ_BEFORE_PHASE: Rule = Rule {
    name: "ps1-dz-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5143, 0, 0, 0, 0, 0],
    message: "_dz is used before the phase marker",
    help: "move the texld with _dz behind `phase`",
    source: "ref; manual",
};
/// a v register is read before the phase marker
pub static PS1_INPUT_BEFORE_PHASE: Rule = Rule {
    name: "ps1-input-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5144, 0, 0, 0, 0, 0],
    message: "a v register is read before the phase marker",
    help: "read v registers behind `phase` only, or remove the marker",
    source: "ref; manual",
};
/// texkill stands before the phase marker
pub static PS1_TEXKILL_BEFORE_PHASE: Rule = Rule {
    name: "ps1-texkill-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5145, 0, 0, 0, 0, 0],
    message: "texkill stands before the phase marker",
    help: "move texkill behind `phase`",
    source: "ref; manual",
};
/// a second bem
pub static PS1_BEM_TWICE: Rule = Rule {
    name: "ps1-bem-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5146, 0, 0, 0, 0, 0],
    message: "a second bem",
    help: "a shader can have one bem",
    source: "ref; manual",
};
/// bem after the phase marker
pub static PS1_BEM_AFTER_PHASE: Rule = Rule {
    name: "ps1-bem-after-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5147, 0, 0, 0, 0, 0],
    message: "bem after the phase marker",
    help: "move bem before `phase`",
    source: "ref; manual",
};
/// bem writes {mask} of {register}; it must write .rg
pub static PS1_BEM_MASK: Rule = Rule {
    name: "ps1-bem-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5148, 0, 0, 0, 0, 0],
    message: "bem writes {mask} of {register}; it must write .rg",
    help: "write the mask .rg",
    source: "ref; manual",
};
/// {register}, the first source of bem, is no r or c register
pub static PS1_BEM_FIRST_SOURCE: Rule = Rule {
    name: "ps1-bem-first-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5149, 0, 0, 0, 0, 0],
    message: "{register}, the first source of bem, is no r or c register",
    help: "copy it to an r register before",
    source: "ref; manual",
};
/// {register}, the second source of bem, is no r register
pub static PS1_BEM_SECOND_SOURCE: Rule = Rule {
    name: "ps1-bem-second-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5150, 0, 0, 0, 0, 0],
    message: "{register}, the second source of bem, is no r register",
    help: "copy it to an r register before",
    source: "ref; manual",
};
/// a second texdepth
pub static PS1_TEXDEPTH_TWICE: Rule = Rule {
    name: "ps1-texdepth-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5151, 0, 0, 0, 0, 0],
    message: "a second texdepth",
    help: "a shader can have one texdepth",
    source: "ref; manual",
};
/// texdepth with {register}; it takes r5 only
pub static PS1_TEXDEPTH_REGISTER: Rule = Rule {
    name: "ps1-texdepth-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5152, 0, 0, 0, 0, 0],
    message: "texdepth with {register}; it takes r5 only",
    help: "move the values to r5.r and r5.g",
    source: "ref; manual",
};
/// {register} is used after texdepth
pub static PS1_DEPTH_REGISTER_USED: Rule = Rule {
    name: "ps1-depth-register-used",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5153, 0, 0, 0, 0, 0],
    message: "{register} is used after texdepth",
    help: "use another register: texdepth takes r5 for the rest of the shader",
    source: "ref; manual",
};
/// texdepth stands before the phase marker
pub static PS1_TEXDEPTH_BEFORE_PHASE: Rule = Rule {
    name: "ps1-texdepth-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5154, 0, 0, 0, 0, 0],
    message: "texdepth stands before the phase marker",
    help: "move texdepth behind `phase`",
    source: "ref; manual",
};
/// {used} texture slots; {profile} allows {limit}
pub static PS1_TEXTURE_SLOTS: Rule = Rule {
    name: "ps1-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5087, 5087, 5087, 5087, 5180, 0, 0, 0, 0, 0],
    message: "{used} texture slots; {profile} allows {limit}",
    help: "drop texture instructions, or (ps_1_4) split the shader with `phase`",
    source: "ref (ps_1_4); validator",
};
/// {used} arithmetic slots; {profile} allows {limit}
pub static PS1_ARITHMETIC_SLOTS: Rule = Rule {
    name: "ps1-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5088, 5088, 5088, 5088, 5181, 0, 0, 0, 0, 0],
    message: "{used} arithmetic slots; {profile} allows {limit}",
    help: "pair colour and alpha instructions, or (ps_1_4) split the shader with `phase`",
    source: "ref; manual",
};
/// {used} slots; {profile} allows {limit}
pub static PS1_TOTAL_SLOTS: Rule = Rule {
    name: "ps1-total-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5089, 5089, 5089, 5089, 0, 0, 0, 0, 0, 0],
    message: "{used} slots; {profile} allows {limit}",
    help: "pair colour and alpha instructions",
    source: "ref; manual",
};
/// {used} texture slots before the phase marker; {limit} are allowed
pub static PS1_FIRST_PHASE_TEXTURE_SLOTS: Rule = Rule {
    name: "ps1-first-phase-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5176, 0, 0, 0, 0, 0],
    message: "{used} texture slots before the phase marker; {limit} are allowed",
    help: "move texture instructions behind `phase`",
    source: "ref",
};
/// {used} arithmetic slots before the phase marker; {limit} are allowed
pub static PS1_FIRST_PHASE_ARITHMETIC_SLOTS: Rule = Rule {
    name: "ps1-first-phase-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5486, 0, 0, 0, 0, 0],
    message: "{used} arithmetic slots before the phase marker; {limit} are allowed",
    help: "pair colour and alpha instructions, or move some behind `phase`",
    source: "ref; manual",
};
/// {used} texture slots after the phase marker; {limit} are allowed
pub static PS1_SECOND_PHASE_TEXTURE_SLOTS: Rule = Rule {
    name: "ps1-second-phase-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5178, 0, 0, 0, 0, 0],
    message: "{used} texture slots after the phase marker; {limit} are allowed",
    help: "move texture instructions before `phase`",
    source: "ref",
};
/// {used} arithmetic slots after the phase marker; {limit} are allowed
pub static PS1_SECOND_PHASE_ARITHMETIC_SLOTS: Rule = Rule {
    name: "ps1-second-phase-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5179, 0, 0, 0, 0, 0],
    message: "{used} arithmetic slots after the phase marker; {limit} are allowed",
    help: "pair colour and alpha instructions, or move some before `phase`",
    source: "ref; manual",
};
/// {components} of r0, the result, is never written
pub static PS1_RESULT_INCOMPLETE: Rule = Rule {
    name: "ps1-result-incomplete",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5090, 5090, 5090, 5090, 5185, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is never written",
    help: "write r0.rgb and r0.a",
    source: "ref; manual",
};
/// {components} of r0, the result, is not written since the phase marker erased alpha
pub static PS1_RESULT_ALPHA_LOST: Rule = Rule {
    name: "ps1-result-alpha-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5183, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is not written since the phase marker erased alpha",
    help: "write r0.a after `phase`",
    source: "ref; manual",
};
/// {components} of r0, the result, is not written since texcrd with the mask .rg erased blue
pub static PS1_RESULT_BLUE_LOST: Rule = Rule {
    name: "ps1-result-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5184, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is not written since texcrd with the mask .rg erased blue",
    help: "write r0.b after the texcrd",
    source: "ref",
};
/// {components} of r0, the result, is not written; the phase marker erased its alpha, and texcrd with the mask .rg its blue
pub static PS1_RESULT_ALPHA_AND_BLUE_LOST: Rule = Rule {
    name: "ps1-result-alpha-and-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5182, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is not written; the phase marker erased its alpha, and texcrd with the mask .rg its blue",
    help: "write r0.b and r0.a after the texcrd",
    source: "ref",
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
    &CAPS_VERSION,
    &CAPS_STATIC_IF_TOO_DEEP,
    &CAPS_IF_COMP_TOO_DEEP,
    &CAPS_IF_PRED_TOO_DEEP,
    &CAPS_BREAK_COMP_TOO_DEEP,
    &CAPS_CALLNZ_PRED_TOO_DEEP,
    &CAPS_LOOP_TOO_DEEP,
    &CAPS_CALL_TOO_DEEP,
    &CAPS_DYNAMIC_FLOW,
    &CAPS_STATIC_FLOW,
    &CAPS_GRADIENT,
    &CAPS_PREDICATION,
    &CAPS_PREDICATE_PREFIX,
    &CAPS_TEMPORARY_WRITTEN,
    &CAPS_TEMPORARY_READ,
    &CAPS_CONSTANT_READ,
    &CAPS_CONSTANT_DEFINED,
    &CAPS_RENDER_TARGET,
    &CAPS_SWIZZLE,
    &CAPS_TEXTURE_ORDER,
    &CAPS_TEXTURE_SLOTS,
    &CAPS_ARITHMETIC_SLOTS,
    &CAPS_SLOTS,
    &DCL_AFTER_INSTRUCTION,
    &DCL_TOKEN_COUNT,
    &DCL_RESERVED_BITS,
    &DCL_REGISTER_FILE,
    &INPUT_DCL_PARTIAL_MASK,
    &REGISTER_DECLARED_TWICE,
    &COMPONENT_DECLARED_TWICE,
    &SYSTEM_INPUT_DECLARED_TWICE,
    &INPUT_SEMANTIC_TWICE,
    &OUTPUT_SEMANTIC_TWICE,
    &SAMPLER_DECLARED_TWICE,
    &SAMPLER_DCL_MASK,
    &DCL_EMPTY_MASK,
    &SAMPLER_DCL_TYPE,
    &SAMPLER_DCL_MODIFIER,
    &COLOR_DCL_MODIFIER,
    &DCL_MODIFIER,
    &TEXTURE_DCL_MASK,
    &VPOS_DCL_MASK,
    &INPUT_USAGE_TESSFACTOR,
    &INPUT_USAGE_POSITIONT,
    &INPUT_USAGE_SAMPLE,
    &INPUT_USAGE_PSIZE,
    &INPUT_USAGE_POSITION,
    &OUTPUT_USAGE_POSITIONT,
    &OUTPUT_USAGE_TESSFACTOR,
    &OUTPUT_USAGE_PSIZE,
    &OUTPUT_USAGE_SAMPLE,
    &DCL_USAGE_INDEX,
    &DCL_USAGE,
    &CENTROID_THEN_PLAIN,
    &PLAIN_THEN_COLOR,
    &PLAIN_THEN_CENTROID,
    &TOO_MANY_OUTPUTS,
    &INDEXED_OUTPUTS,
    &DEF_AFTER_INSTRUCTION,
    &DEF_DESTINATION,
    &DEFI_DESTINATION,
    &DEFB_DESTINATION,
    &DEFI_COUNT_NEGATIVE,
    &DEFI_COUNT_TOO_LARGE,
    &DEFI_START_OUT_OF_RANGE,
    &DEFI_STEP_OUT_OF_RANGE,
    &DEFI_FOURTH_VALUE,
    &DEFI_VALUES_AFTER_COUNT,
    &FLOAT_CONSTANT_DEFINED_TWICE,
    &INTEGER_CONSTANT_DEFINED_TWICE,
    &BOOLEAN_CONSTANT_DEFINED_TWICE,
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
    &PS1_WITHDRAWN_VERSION,
    &PS1_UNKNOWN_INSTRUCTION,
    &PS1_OPERAND_COUNT,
    &PS1_CONSTANT_MODIFIER,
    &PS1_EYE_RAY_SOURCE,
    &PS1_TEXTURE_SOURCE,
    &PS1_TEXTURE_SOURCE_FILE,
    &PS1_TEXTURE_SOURCE_NUMBER,
    &PS1_TEXTURE_BX2,
    &PS1_REGISTER_LOOKUP_BX2,
    &PS1_BUMP_BX2,
    &PS1_TEXTURE_MODIFIER,
    &PS1_TEXTURE_SWIZZLE,
    &PS1_SOURCE_FILE,
    &PS1_SOURCE_NUMBER,
    &PS1_SOURCE_IS_DESTINATION,
    &PS1_SOURCE_MODIFIER,
    &PS1_BLUE_REPLICATE,
    &PS1_SOURCE_SWIZZLE,
    &PS1_NEGATED_SATURATED,
    &PS1_BIAS_UNSATURATED,
    &PS1_COMPLEMENT_UNSATURATED,
    &PS1_UNREADABLE_RESULT,
    &PS1_BUMPED_RESULT,
    &PS1_BUMP_SOURCE,
    &PS1_THIRD_ORDER_READ,
    &PS1_UNINITIALISED,
    &PS1_ALPHA_LOST,
    &PS1_BLUE_LOST,
    &PS1_ALPHA_AND_BLUE_LOST,
    &PS1_COORDINATE_SOURCE,
    &PS1_DZ_SOURCE,
    &PS1_DZ_SELECTOR,
    &PS1_COORDINATE_DZ,
    &PS1_DW_SOURCE,
    &PS1_DW_SELECTOR,
    &PS1_COORDINATE_SELECTOR,
    &PS1_LOAD_TEXTURE_SELECTOR,
    &PS1_LOAD_TEMPORARY_SELECTOR,
    &PS1_TWO_SELECTORS,
    &PS1_TEXTURE_IN_ARITHMETIC,
    &PS1_DZ_TOO_OFTEN,
    &PS1_SAME_BLOCK_READ,
    &PS1_DESTINATION_FILE,
    &PS1_DESTINATION_NUMBER,
    &PS1_DEPTH_REGISTER_WRITTEN,
    &PS1_TEXTURE_DESTINATION,
    &PS1_TEXTURE_MASK,
    &PS1_TEXTURE_SATURATE,
    &PS1_TEXTURE_SHIFT,
    &PS1_DESTINATION_MODIFIER,
    &PS1_DESTINATION_SHIFT,
    &PS1_DESTINATION_MASK,
    &PS1_COORDINATE_DW_MASK,
    &PS1_COORDINATE_MASK,
    &PS1_TEMPORARY_PORTS,
    &PS1_INPUT_PORTS,
    &PS1_CONSTANT_PORTS,
    &PS1_TEXTURE_PORTS,
    &PS1_PAIR_TEMPORARY_PORTS,
    &PS1_PAIR_TEXTURE_PORTS,
    &PS1_PAIR_INPUT_PORTS,
    &PS1_PAIR_CONSTANT_PORTS,
    &PS1_TEXTURE_REGISTER_TWICE,
    &PS1_TEXTURE_REGISTER_ORDER,
    &PS1_TEXTURE_AFTER_ARITHMETIC,
    &PS1_STAGE_TWICE,
    &PS1_MATRIX_UNFINISHED,
    &PS1_MATRIX_ORDER,
    &PS1_MATRIX_REGISTERS,
    &PS1_CND_CONDITION,
    &PS1_CMP_COUNT,
    &PS1_LRP_WEIGHT_MODIFIER,
    &PS1_LRP_WEIGHT_UNSATURATED,
    &PS1_DEF_AFTER_INSTRUCTION,
    &PS1_DEF_DESTINATION,
    &PS1_DEF_NUMBER,
    &PS1_DEF_TWICE,
    &PS1_DP3_MASK,
    &PS1_DP4_COUNT,
    &PS1_PAIR_WITHOUT_FIRST,
    &PS1_PAIR_TEXTURE,
    &PS1_PAIR_IN_A_ROW,
    &PS1_PAIR_FIRST_NOP,
    &PS1_PAIR_SECOND_NOP,
    &PS1_PAIR_FIRST_DP4,
    &PS1_PAIR_SECOND_DP4,
    &PS1_PAIR_AFTER_DP4,
    &PS1_PAIR_SECOND_PHASE,
    &PS1_PAIR_FIRST_PHASE,
    &PS1_PAIR_DEF,
    &PS1_PAIR_NOP,
    &PS1_PAIR_DP4,
    &PS1_PAIR_BEM,
    &PS1_PAIR_BOTH_DP3,
    &PS1_PAIR_SECOND_DP3_COLOUR,
    &PS1_PAIR_SECOND_DP3_ALPHA,
    &PS1_PAIR_FIRST_DP3_COLOUR,
    &PS1_PAIR_FIRST_DP3_ALPHA,
    &PS1_PAIR_FIRST_WRITES_ALL,
    &PS1_PAIR_SECOND_WRITES_ALL,
    &PS1_PAIR_SAME_COMPONENTS,
    &PS1_PAIR_BOTH_COLOUR,
    &PS1_PAIR_BOTH_ALPHA,
    &PS1_PAIR_WITHOUT_ALPHA,
    &PS1_SECOND_PHASE,
    &PS1_DZ_BEFORE_PHASE,
    &PS1_INPUT_BEFORE_PHASE,
    &PS1_TEXKILL_BEFORE_PHASE,
    &PS1_BEM_TWICE,
    &PS1_BEM_AFTER_PHASE,
    &PS1_BEM_MASK,
    &PS1_BEM_FIRST_SOURCE,
    &PS1_BEM_SECOND_SOURCE,
    &PS1_TEXDEPTH_TWICE,
    &PS1_TEXDEPTH_REGISTER,
    &PS1_DEPTH_REGISTER_USED,
    &PS1_TEXDEPTH_BEFORE_PHASE,
    &PS1_TEXTURE_SLOTS,
    &PS1_ARITHMETIC_SLOTS,
    &PS1_TOTAL_SLOTS,
    &PS1_FIRST_PHASE_TEXTURE_SLOTS,
    &PS1_FIRST_PHASE_ARITHMETIC_SLOTS,
    &PS1_SECOND_PHASE_TEXTURE_SLOTS,
    &PS1_SECOND_PHASE_ARITHMETIC_SLOTS,
    &PS1_RESULT_INCOMPLETE,
    &PS1_RESULT_ALPHA_LOST,
    &PS1_RESULT_BLUE_LOST,
    &PS1_RESULT_ALPHA_AND_BLUE_LOST,
    &UNKNOWN_VERSION,
    &MISSING_END_TOKEN,
    &CUT_OFF_STREAM,
    &BYTES_AFTER_END,
];
