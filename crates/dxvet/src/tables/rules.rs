// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Rules.

use crate::diagnostic::Severity;
use crate::rule::Rule;

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
/// an output is written with an index while {semantic} is declared in {register}; the index could reach it
pub static INDEXED_OUTPUTS: Rule = Rule {
    name: "indexed-outputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6074, 6074, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "an output is written with an index while {semantic} is declared in {register}; the index could reach it",
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

// d3d9_instructions.tsv
/// {name} reads {rows} rows from {register} on; the last would be number {last}, and the file ends at {highest}
pub static MATRIX_ROWS_PAST_FILE: Rule = Rule {
    name: "matrix-rows-past-file",
    severity: Severity::Error,
    fatal: false,
    codes: [5318, 5318, 5362, 5362, 5362, 5688, 5688, 0, 0, 0, 0, 0, 5565, 5565, 5565, 5684, 5684],
    message: "{name} reads {rows} rows from {register} on; the last would be number {last}, and the file ends at {highest}",
    help: "start the matrix at {start} or lower",
    source: "ref; manual",
};
/// {name} reads {rows} rows from {register} on; the last would be number {last}, and the file ends at {highest}
pub static MATRIX_ROWS_PAST_FILE_REPEATED: Rule = Rule {
    name: "matrix-rows-past-file-repeated",
    severity: Severity::Error,
    fatal: false,
    codes: [5320, 5320, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{name} reads {rows} rows from {register} on; the last would be number {last}, and the file ends at {highest}",
    help: "start the matrix at {start} or lower",
    source: "ref: vs_1_1 reports it twice",
};
/// the matrix operand {register} of {name} has a source modifier
pub static MATRIX_OPERAND_MODIFIER: Rule = Rule {
    name: "matrix-operand-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [5321, 5321, 5693, 5693, 5693, 5695, 5695, 0, 0, 0, 0, 0, 5566, 5566, 5566, 5689, 5689],
    message: "the matrix operand {register} of {name} has a source modifier",
    help: "negate the vector operand instead",
    source: "ref; manual",
};
/// the matrix operand {register} of {name} has a swizzle
pub static MATRIX_OPERAND_SWIZZLE: Rule = Rule {
    name: "matrix-operand-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [5367, 5367, 5640, 5640, 5640, 5641, 5641, 0, 0, 0, 0, 0, 5567, 5567, 5567, 5327, 5327],
    message: "the matrix operand {register} of {name} has a swizzle",
    help: "drop the swizzle; swizzle the vector operand instead",
    source: "ref; manual",
};
/// {name} writes the mask {mask}; it must write {wanted}
pub static MATRIX_MASK: Rule = Rule {
    name: "matrix-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5477, 5477, 5478, 5478, 5478, 5807, 5807, 0, 0, 0, 0, 0, 5568, 5568, 5568, 6014, 6014],
    message: "{name} writes the mask {mask}; it must write {wanted}",
    help: "write {wanted}",
    source: "ref; manual",
};
/// {name} writes {register}, which is its vector operand: the second row would read the first result
pub static MATRIX_DESTINATION_IS_VECTOR: Rule = Rule {
    name: "matrix-destination-is-vector",
    severity: Severity::Error,
    fatal: false,
    codes: [5335, 5335, 5479, 5479, 5479, 5808, 5808, 0, 0, 0, 0, 0, 5569, 5569, 5569, 6015, 6015],
    message: "{name} writes {register}, which is its vector operand: the second row would read the first result",
    help: "write another register",
    source: "ref; manual",
};
/// {name} writes {register}, which is one of the rows {first} to {last} that it reads
pub static MATRIX_DESTINATION_IN_ROWS: Rule = Rule {
    name: "matrix-destination-in-rows",
    severity: Severity::Error,
    fatal: false,
    codes: [5336, 5336, 5480, 5480, 5480, 5809, 5809, 0, 0, 0, 0, 0, 5570, 5570, 5570, 6016, 6016],
    message: "{name} writes {register}, which is one of the rows {first} to {last} that it reads",
    help: "write a register outside the matrix",
    source: "ref; manual",
};
/// {name} reads constants as vector and as matrix; one instruction has one constant port
pub static MATRIX_TWO_CONSTANTS: Rule = Rule {
    name: "matrix-two-constants",
    severity: Severity::Error,
    fatal: false,
    codes: [5347, 5347, 5394, 5394, 0, 5753, 0, 0, 0, 0, 0, 0, 5571, 5571, 0, 6017, 0],
    message: "{name} reads constants as vector and as matrix; one instruction has one constant port",
    help: "move the vector to a temporary register first",
    source: "ref",
};
/// {name} reads input registers as vector and as matrix; one instruction has one input port
pub static MATRIX_TWO_INPUTS: Rule = Rule {
    name: "matrix-two-inputs",
    severity: Severity::Error,
    fatal: false,
    codes: [5348, 5348, 5395, 5395, 0, 5754, 0, 0, 0, 0, 0, 0, 5572, 5572, 0, 6018, 0],
    message: "{name} reads input registers as vector and as matrix; one instruction has one input port",
    help: "move the vector to a temporary register first",
    source: "ref",
};
/// nrm writes {register}, which it also reads
pub static NRM_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "nrm-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5449, 5449, 5449, 5783, 5783, 0, 0, 0, 0, 0, 5225, 5225, 5225, 5604, 5604],
    message: "nrm writes {register}, which it also reads",
    help: "write another register",
    source: "ref; manual",
};
/// nrm writes the mask {mask}; it must write .xyz or all components
pub static NRM_MASK: Rule = Rule {
    name: "nrm-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5450, 5450, 5450, 5784, 5784, 0, 0, 0, 0, 0, 5194, 5194, 5194, 5530, 5530],
    message: "nrm writes the mask {mask}; it must write .xyz or all components",
    help: "use .xyz or no mask",
    source: "ref; manual",
};
/// nrm writes {register}; {profile} allows only temporary registers
pub static NRM_DESTINATION_FILE: Rule = Rule {
    name: "nrm-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5464, 5464, 5464, 5791, 5791, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "nrm writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// crs writes {register}, which it also reads
pub static CRS_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "crs-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5452, 5452, 5452, 5786, 5786, 0, 0, 0, 0, 0, 5418, 5418, 5418, 5761, 5761],
    message: "crs writes {register}, which it also reads",
    help: "write another register",
    source: "ref; manual",
};
/// operand {register} of crs has a swizzle
pub static CRS_SWIZZLE: Rule = Rule {
    name: "crs-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5453, 5453, 5453, 5787, 5787, 0, 0, 0, 0, 0, 5419, 5419, 5419, 5762, 5762],
    message: "operand {register} of crs has a swizzle",
    help: "move the swizzled value to a temporary register first",
    source: "ref; manual",
};
/// crs writes the mask {mask}; it must lie within .xyz
pub static CRS_MASK: Rule = Rule {
    name: "crs-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5454, 5454, 5454, 5788, 5788, 0, 0, 0, 0, 0, 5420, 5420, 5420, 5763, 5763],
    message: "crs writes the mask {mask}; it must lie within .xyz",
    help: "use any of x, y and z, without w",
    source: "ref; manual",
};
/// crs writes {register}; {profile} allows only temporary registers
pub static CRS_DESTINATION_FILE: Rule = Rule {
    name: "crs-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5451, 5451, 5451, 5785, 5785, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "crs writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// pow writes {register}, which is its exponent
pub static POW_DESTINATION_IS_EXPONENT: Rule = Rule {
    name: "pow-destination-is-exponent",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5455, 5455, 5455, 5789, 5789, 0, 0, 0, 0, 0, 5421, 5421, 5421, 5764, 5764],
    message: "pow writes {register}, which is its exponent",
    help: "write another register",
    source: "ref; manual",
};
/// pow writes {register}; {profile} allows only temporary registers
pub static POW_DESTINATION_FILE: Rule = Rule {
    name: "pow-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5465, 5465, 5465, 5792, 5792, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "pow writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// lrp writes {register}, which is its first or third operand
pub static LRP_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "lrp-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5456, 5456, 5456, 5790, 5790, 0, 0, 0, 0, 0, 5765, 5765, 5765, 5766, 5766],
    message: "lrp writes {register}, which is its first or third operand",
    help: "write another register",
    source: "ref; manual",
};
/// lrp writes {register}; {profile} allows only temporary registers
pub static LRP_DESTINATION_FILE: Rule = Rule {
    name: "lrp-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5467, 5467, 5467, 5796, 5796, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "lrp writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// sincos writes {register}, which is its angle
pub static SINCOS_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "sincos-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5457, 5457, 5457, 5768, 5768, 0, 0, 0, 0, 0, 5423, 5423, 5423, 5767, 5767],
    message: "sincos writes {register}, which is its angle",
    help: "write another register",
    source: "ref; manual",
};
/// the second operand of sincos is {register}; it must be a constant
pub static SINCOS_SECOND_FILE: Rule = Rule {
    name: "sincos-second-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5458, 5458, 5458, 0, 0, 0, 0, 0, 0, 0, 5226, 5226, 5226, 0, 0],
    message: "the second operand of sincos is {register}; it must be a constant",
    help: "pass the constants D3DSINCOSCONST1 and D3DSINCOSCONST2 in two c registers",
    source: "ref; manual",
};
/// the third operand of sincos is {register}; it must be a constant
pub static SINCOS_THIRD_FILE: Rule = Rule {
    name: "sincos-third-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5459, 5459, 5459, 0, 0, 0, 0, 0, 0, 0, 5227, 5227, 5227, 0, 0],
    message: "the third operand of sincos is {register}; it must be a constant",
    help: "pass the constants D3DSINCOSCONST1 and D3DSINCOSCONST2 in two c registers",
    source: "ref; manual",
};
/// both constants of sincos are {register}
pub static SINCOS_SAME_CONSTANTS: Rule = Rule {
    name: "sincos-same-constants",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5460, 5460, 5460, 0, 0, 0, 0, 0, 0, 0, 5228, 5228, 5228, 0, 0],
    message: "both constants of sincos are {register}",
    help: "pass D3DSINCOSCONST1 and D3DSINCOSCONST2 in two different registers",
    source: "ref; manual",
};
/// the angle of sincos is {register} without a single component
pub static SINCOS_ANGLE_SWIZZLE: Rule = Rule {
    name: "sincos-angle-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5461, 5461, 5461, 0, 0, 0, 0, 0, 0, 0, 5229, 5229, 5229, 5605, 5605],
    message: "the angle of sincos is {register} without a single component",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// operand {register} of sincos has a source modifier
pub static SINCOS_CONSTANT_MODIFIER: Rule = Rule {
    name: "sincos-constant-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5462, 5462, 5462, 0, 0, 0, 0, 0, 0, 0, 5230, 5230, 5230, 0, 0],
    message: "operand {register} of sincos has a source modifier",
    help: "drop the modifier; the constants are fixed series coefficients",
    source: "ref; manual",
};
/// operand {register} of sincos has a swizzle
pub static SINCOS_CONSTANT_SWIZZLE: Rule = Rule {
    name: "sincos-constant-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5463, 5463, 5463, 0, 0, 0, 0, 0, 0, 0, 5231, 5231, 5231, 0, 0],
    message: "operand {register} of sincos has a swizzle",
    help: "drop the swizzle; the constants are fixed series coefficients",
    source: "ref; manual",
};
/// sincos writes {register}; {profile} allows only temporary registers
pub static SINCOS_DESTINATION_FILE: Rule = Rule {
    name: "sincos-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5469, 5469, 5469, 6076, 6076, 0, 0, 0, 0, 0, 0, 0, 0, 6075, 6075],
    message: "sincos writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// sincos writes the mask {mask}; it must write .x, .y or .xy
pub static SINCOS_MASK: Rule = Rule {
    name: "sincos-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5545, 5545, 5545, 5983, 5983, 0, 0, 0, 0, 0, 5209, 5209, 5209, 5580, 5580],
    message: "sincos writes the mask {mask}; it must write .x, .y or .xy",
    help: "use one of .x (cosine), .y (sine) and .xy",
    source: "ref; manual",
};
/// the scratch operands of sgn are {second} and {third}; they must be two different temporary registers
pub static SGN_SCRATCH_REGISTERS: Rule = Rule {
    name: "sgn-scratch-registers",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5470, 5470, 5470, 5797, 5797, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the scratch operands of sgn are {second} and {third}; they must be two different temporary registers",
    help: "pass two r registers that hold nothing of use",
    source: "ref; manual",
};
/// sgn reads {register}, which is one of its scratch operands too
pub static SGN_SOURCE_IS_SCRATCH: Rule = Rule {
    name: "sgn-source-is-scratch",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5471, 5471, 5471, 5798, 5798, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "sgn reads {register}, which is one of its scratch operands too",
    help: "use another r register as scratch",
    source: "ref; manual",
};
/// a scratch operand of sgn has a swizzle or a modifier: {register}
pub static SGN_SCRATCH_PLAIN: Rule = Rule {
    name: "sgn-scratch-plain",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5472, 5472, 5472, 5799, 5799, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "a scratch operand of sgn has a swizzle or a modifier: {register}",
    help: "pass the plain register",
    source: "ref; manual",
};
/// frc writes the mask {mask}; vs_1_1 allows .y and .xy
pub static FRC_MASK: Rule = Rule {
    name: "frc-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5340, 5340, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "frc writes the mask {mask}; vs_1_1 allows .y and .xy",
    help: "use .y or .xy",
    source: "ref; manual",
};
/// the third operand of dp2add is {register} without a single component
pub static DP2ADD_THIRD_SWIZZLE: Rule = Rule {
    name: "dp2add-third-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5519, 5519, 5519, 5961, 5961],
    message: "the third operand of dp2add is {register} without a single component",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// {name} reads its coordinate from {register}; {profile} allows {files}
pub static TEXTURE_COORDINATE_FILE: Rule = Rule {
    name: "texture-coordinate-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5527, 5527, 0, 0, 0, 0, 0, 5192, 5192, 5192, 5525, 5525],
    message: "{name} reads its coordinate from {register}; {profile} allows {files}",
    help: "move the coordinate to an r register first",
    source: "ref; manual",
};
/// the second operand of {name} is {register}; it must be a sampler
pub static TEXTURE_SAMPLER_FILE: Rule = Rule {
    name: "texture-sampler-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5529, 5529, 0, 0, 0, 0, 0, 5193, 5193, 5193, 5528, 5528],
    message: "the second operand of {name} is {register}; it must be a sampler",
    help: "pass an s register",
    source: "ref; manual",
};
/// operand {register} of {name} has a source modifier
pub static TEXTURE_COORDINATE_MODIFIER: Rule = Rule {
    name: "texture-coordinate-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6064, 6064, 0, 0, 0, 0, 0, 5197, 5197, 5197, 5561, 5561],
    message: "operand {register} of {name} has a source modifier",
    help: "apply the modifier with a `mov` first",
    source: "ref; manual",
};
/// operand {register} of {name} has a swizzle; {profile} has none on texture instructions
pub static TEXTURE_OPERAND_SWIZZLE: Rule = Rule {
    name: "texture-operand-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5198, 5198, 5198, 0, 0],
    message: "operand {register} of {name} has a swizzle; {profile} has none on texture instructions",
    help: "apply the swizzle with a `mov` first",
    source: "ref; manual",
};
/// {name} reads a gradient from {register}; {profile} allows {files}
pub static TEXTURE_GRADIENT_FILE: Rule = Rule {
    name: "texture-gradient-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5523, 5523, 5526, 5526],
    message: "{name} reads a gradient from {register}; {profile} allows {files}",
    help: "move the gradient to an r register first",
    source: "ref; manual",
};
/// the sampler {register} of {name} has a source modifier
pub static TEXTURE_SAMPLER_MODIFIER: Rule = Rule {
    name: "texture-sampler-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5564, 5564, 0, 0, 0, 0, 0, 0, 0, 0, 5559, 5559],
    message: "the sampler {register} of {name} has a source modifier",
    help: "drop the modifier",
    source: "ref",
};
/// {name} writes the mask {mask}; {profile} loads all four components
pub static TEXTURE_MASK: Rule = Rule {
    name: "texture-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5773, 5773, 5773, 0, 0],
    message: "{name} writes the mask {mask}; {profile} loads all four components",
    help: "drop the mask",
    source: "ref; manual",
};
/// texkill has the mask {mask}; {profile} tests whole registers
pub static TEXKILL_MASK: Rule = Rule {
    name: "texkill-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5208, 5208, 5208, 0, 0],
    message: "texkill has the mask {mask}; {profile} tests whole registers",
    help: "drop the mask",
    source: "ref; manual",
};
/// {register} is sampled and has no declaration
pub static SAMPLER_UNDECLARED: Rule = Rule {
    name: "sampler-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5577, 5577, 0, 0, 0, 0, 0, 5203, 5203, 5203, 5576, 5576],
    message: "{register} is sampled and has no declaration",
    help: "declare it, for example `dcl_2d {register}`",
    source: "ref; manual",
};
/// {components} of {register} is read and has no declaration
pub static INPUT_UNDECLARED: Rule = Rule {
    name: "input-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5702, 5702, 5702, 5703, 5703, 0, 0, 0, 0, 0, 5546, 5546, 5546, 5984, 5984],
    message: "{components} of {register} is read and has no declaration",
    help: "declare it above the first instruction",
    source: "ref; manual",
};
/// {components} of vPos is read and has no declaration
pub static POSITION_UNDECLARED: Rule = Rule {
    name: "position-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5985, 5985],
    message: "{components} of vPos is read and has no declaration",
    help: "declare it, for example `dcl vPos.xy`",
    source: "ref; manual",
};
/// vFace is read and has no declaration
pub static FACE_UNDECLARED: Rule = Rule {
    name: "face-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5986, 5986],
    message: "vFace is read and has no declaration",
    help: "declare it with `dcl vFace`",
    source: "ref; manual",
};
/// component {components} of vPos is read; only x and y exist
pub static POSITION_COMPONENT: Rule = Rule {
    name: "position-component",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6063, 6063],
    message: "component {components} of vPos is read; only x and y exist",
    help: "read vPos.x or vPos.y",
    source: "ref; manual",
};
/// {components} of {register} is written and has no declaration
pub static OUTPUT_UNDECLARED: Rule = Rule {
    name: "output-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5704, 5704, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{components} of {register} is written and has no declaration",
    help: "declare it, for example `dcl_texcoord0 {register}`",
    source: "ref; manual",
};
/// {components} of {register} is read and was never written
pub static REGISTER_UNSET: Rule = Rule {
    name: "register-unset",
    severity: Severity::Error,
    fatal: false,
    codes: [5326, 5326, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5204, 0, 0, 0, 0],
    message: "{components} of {register} is read and was never written",
    help: "write it before",
    source: "ref; manual",
};
/// component {components} of {register} was destroyed by sincos
pub static REGISTER_CLOBBERED: Rule = Rule {
    name: "register-clobbered",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5205, 0, 0, 0, 0],
    message: "component {components} of {register} was destroyed by sincos",
    help: "write it again after the sincos, or let the sincos write another register",
    source: "ref; manual",
};
/// {output} takes one component, and {register} names none
pub static SCALAR_OUTPUT_SOURCE: Rule = Rule {
    name: "scalar-output-source",
    severity: Severity::Error,
    fatal: false,
    codes: [5430, 5430, 5398, 5398, 5398, 5776, 5776, 0, 0, 0, 0, 0, 0, 0, 0, 6062, 6062],
    message: "{output} takes one component, and {register} names none",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// {name} cannot write {output}, which takes one component
pub static SCALAR_OUTPUT_INSTRUCTION: Rule = Rule {
    name: "scalar-output-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [5441, 5441, 5436, 5436, 5436, 5781, 5781, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{name} cannot write {output}, which takes one component",
    help: "compute into an r register and move one component",
    source: "ref",
};
/// {name} cannot write {output}, which takes one component
pub static SCALAR_OUTPUT_MATRIX: Rule = Rule {
    name: "scalar-output-matrix",
    severity: Severity::Error,
    fatal: false,
    codes: [5482, 5482, 5484, 5484, 5484, 5811, 5811, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{name} cannot write {output}, which takes one component",
    help: "compute into an r register and move one component",
    source: "ref",
};
/// {output} is written with the mask {mask}
pub static SCALAR_OUTPUT_MASK: Rule = Rule {
    name: "scalar-output-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5810, 5810, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{output} is written with the mask {mask}",
    help: "drop the mask",
    source: "ref",
};
/// {name} writes {register}; {profile} allows only mov
pub static COLOR_OUTPUT_INSTRUCTION: Rule = Rule {
    name: "color-output-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5406, 5406, 5406, 0, 0],
    message: "{name} writes {register}; {profile} allows only mov",
    help: "compute into an r register and move it",
    source: "ref; manual",
};
/// the value moved to {register} has a source modifier
pub static COLOR_OUTPUT_MODIFIER: Rule = Rule {
    name: "color-output-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5407, 5407, 5407, 0, 0],
    message: "the value moved to {register} has a source modifier",
    help: "apply the modifier before",
    source: "ref",
};
/// the value moved to {register} has a swizzle
pub static COLOR_OUTPUT_SWIZZLE: Rule = Rule {
    name: "color-output-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5408, 5408, 5408, 0, 0],
    message: "the value moved to {register} has a swizzle",
    help: "apply the swizzle before",
    source: "ref",
};
/// {register} is written with the mask {mask}; {profile} writes whole color outputs
pub static COLOR_OUTPUT_MASK: Rule = Rule {
    name: "color-output-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5410, 5410, 5410, 0, 0],
    message: "{register} is written with the mask {mask}; {profile} writes whole color outputs",
    help: "drop the mask",
    source: "ref; manual",
};
/// {register} is written a second time
pub static COLOR_OUTPUT_TWICE: Rule = Rule {
    name: "color-output-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5411, 0, 0, 0, 0],
    message: "{register} is written a second time",
    help: "write it once, at the end",
    source: "ref; manual",
};
/// {name} writes oDepth, which takes one component by an instruction that gives one
pub static DEPTH_OUTPUT_INSTRUCTION: Rule = Rule {
    name: "depth-output-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5412, 5412, 5412, 5758, 5758],
    message: "{name} writes oDepth, which takes one component by an instruction that gives one",
    help: "compute into an r register and move one component",
    source: "ref; manual",
};
/// the value moved to oDepth has a source modifier
pub static DEPTH_OUTPUT_MODIFIER: Rule = Rule {
    name: "depth-output-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5413, 5413, 5413, 0, 0],
    message: "the value moved to oDepth has a source modifier",
    help: "apply the modifier before",
    source: "ref",
};
/// oDepth takes one component, and {register} names none
pub static DEPTH_OUTPUT_SOURCE: Rule = Rule {
    name: "depth-output-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5414, 5414, 5414, 0, 0],
    message: "oDepth takes one component, and {register} names none",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// oDepth is written a second time
pub static DEPTH_OUTPUT_TWICE: Rule = Rule {
    name: "depth-output-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5416, 0, 0, 0, 0],
    message: "oDepth is written a second time",
    help: "write it once, at the end",
    source: "ref; manual",
};
/// oC0 is never written
pub static COLOR_OUTPUT_MISSING: Rule = Rule {
    name: "color-output-missing",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5405, 0, 0, 0, 0],
    message: "oC0 is never written",
    help: "end with a `mov oC0, r#`",
    source: "ref; manual",
};
/// {register} is written and {missing} is not; color outputs must follow one another from oC0
pub static COLOR_OUTPUT_GAP: Rule = Rule {
    name: "color-output-gap",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5573, 0, 0, 0, 0],
    message: "{register} is written and {missing} is not; color outputs must follow one another from oC0",
    help: "write all outputs below the highest, or use lower ones",
    source: "ref; manual",
};
/// oPos is never written
pub static POSITION_OUTPUT_MISSING: Rule = Rule {
    name: "position-output-missing",
    severity: Severity::Error,
    fatal: false,
    codes: [5351, 5351, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "oPos is never written",
    help: "write all four components of oPos",
    source: "ref; manual",
};
/// only {components} of oPos is written
pub static POSITION_OUTPUT_PARTIAL: Rule = Rule {
    name: "position-output-partial",
    severity: Severity::Error,
    fatal: false,
    codes: [5350, 5350, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "only {components} of oPos is written",
    help: "write all four components of oPos",
    source: "ref; manual",
};
/// {register} has {components} written; the components must follow one another from x
pub static TEXTURE_OUTPUT_GAP: Rule = Rule {
    name: "texture-output-gap",
    severity: Severity::Error,
    fatal: false,
    codes: [5427, 5427, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} has {components} written; the components must follow one another from x",
    help: "write x, xy, xyz or all four",
    source: "ref",
};

/// All rules in table order.
pub static RULES: &[&Rule] = &[
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
    &MATRIX_ROWS_PAST_FILE,
    &MATRIX_ROWS_PAST_FILE_REPEATED,
    &MATRIX_OPERAND_MODIFIER,
    &MATRIX_OPERAND_SWIZZLE,
    &MATRIX_MASK,
    &MATRIX_DESTINATION_IS_VECTOR,
    &MATRIX_DESTINATION_IN_ROWS,
    &MATRIX_TWO_CONSTANTS,
    &MATRIX_TWO_INPUTS,
    &NRM_DESTINATION_IS_SOURCE,
    &NRM_MASK,
    &NRM_DESTINATION_FILE,
    &CRS_DESTINATION_IS_SOURCE,
    &CRS_SWIZZLE,
    &CRS_MASK,
    &CRS_DESTINATION_FILE,
    &POW_DESTINATION_IS_EXPONENT,
    &POW_DESTINATION_FILE,
    &LRP_DESTINATION_IS_SOURCE,
    &LRP_DESTINATION_FILE,
    &SINCOS_DESTINATION_IS_SOURCE,
    &SINCOS_SECOND_FILE,
    &SINCOS_THIRD_FILE,
    &SINCOS_SAME_CONSTANTS,
    &SINCOS_ANGLE_SWIZZLE,
    &SINCOS_CONSTANT_MODIFIER,
    &SINCOS_CONSTANT_SWIZZLE,
    &SINCOS_DESTINATION_FILE,
    &SINCOS_MASK,
    &SGN_SCRATCH_REGISTERS,
    &SGN_SOURCE_IS_SCRATCH,
    &SGN_SCRATCH_PLAIN,
    &FRC_MASK,
    &DP2ADD_THIRD_SWIZZLE,
    &TEXTURE_COORDINATE_FILE,
    &TEXTURE_SAMPLER_FILE,
    &TEXTURE_COORDINATE_MODIFIER,
    &TEXTURE_OPERAND_SWIZZLE,
    &TEXTURE_GRADIENT_FILE,
    &TEXTURE_SAMPLER_MODIFIER,
    &TEXTURE_MASK,
    &TEXKILL_MASK,
    &SAMPLER_UNDECLARED,
    &INPUT_UNDECLARED,
    &POSITION_UNDECLARED,
    &FACE_UNDECLARED,
    &POSITION_COMPONENT,
    &OUTPUT_UNDECLARED,
    &REGISTER_UNSET,
    &REGISTER_CLOBBERED,
    &SCALAR_OUTPUT_SOURCE,
    &SCALAR_OUTPUT_INSTRUCTION,
    &SCALAR_OUTPUT_MATRIX,
    &SCALAR_OUTPUT_MASK,
    &COLOR_OUTPUT_INSTRUCTION,
    &COLOR_OUTPUT_MODIFIER,
    &COLOR_OUTPUT_SWIZZLE,
    &COLOR_OUTPUT_MASK,
    &COLOR_OUTPUT_TWICE,
    &DEPTH_OUTPUT_INSTRUCTION,
    &DEPTH_OUTPUT_MODIFIER,
    &DEPTH_OUTPUT_SOURCE,
    &DEPTH_OUTPUT_TWICE,
    &COLOR_OUTPUT_MISSING,
    &COLOR_OUTPUT_GAP,
    &POSITION_OUTPUT_MISSING,
    &POSITION_OUTPUT_PARTIAL,
    &TEXTURE_OUTPUT_GAP,
];
