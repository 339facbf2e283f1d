// Generated from /tables by `cargo xtask gen`. Do not edit.
//! What makes a program of Shader Model 4 to 5.1 legal.

use crate::diagnostic::Severity;
use crate::fault::Rule;
/// shader model {major}.{minor} does not exist; 4.0, 4.1, 5.0 and 5.1 do
pub static MODEL_UNKNOWN: Rule = Rule {
    code: "B0301",
    name: "model-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "shader model {major}.{minor} does not exist; 4.0, 4.1, 5.0 and 5.1 do",
    help: "",
    source: "spec11 22.2.1; tok11",
};
/// {version} does not exist: {stage} programs exist {range}
pub static MODEL_OF_STAGE: Rule = Rule {
    code: "B0302",
    name: "model-of-stage",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{version} does not exist: {stage} programs exist {range}",
    help: "compile for a profile that exists",
    source: "ref11; spec11 18.7.2.5",
};
/// {name} exists {range}; this is {version}
pub static OPCODE_MODEL: Rule = Rule {
    code: "B0303",
    name: "opcode-model",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} exists {range}; this is {version}",
    help: "compile for a model that has the instruction",
    source: "spec11 22; tok11",
};
/// {name} is no instruction of {version}; it belongs to {stages}
pub static OPCODE_STAGE: Rule = Rule {
    code: "B0304",
    name: "opcode-stage",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} is no instruction of {version}; it belongs to {stages}",
    help: "",
    source: "spec11 22; tok11",
};
/// {name} stands after the first instruction of its {scope}
pub static DECLARATION_AFTER_CODE: Rule = Rule {
    code: "B0305",
    name: "declaration-after-code",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} stands after the first instruction of its {scope}",
    help: "move the declaration before the first instruction",
    source: "spec11 22.3; ref11",
};
/// {count} words after the last operand of {name} have no meaning; the first is 0x{value}
pub static WORDS_LEFT_OVER: Rule = Rule {
    code: "B0306",
    name: "words-left-over",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{count} words after the last operand of {name} have no meaning; the first is 0x{value}",
    help: "",
    source: "tok11; ref11 (the compiler itself leaves one zero word)",
};
/// custom data of class {class}; 0 to 4 have a meaning
pub static CUSTOM_DATA_CLASS: Rule = Rule {
    code: "B0307",
    name: "custom-data-class",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "custom data of class {class}; 0 to 4 have a meaning",
    help: "",
    source: "tok11",
};
/// {name} belongs to shader model 5; this is {version}
pub static DEBUG_BREAK_MODEL: Rule = Rule {
    code: "B0308",
    name: "debug-break-model",
    severity: Severity::Warning,
    models: 0x3,
    stages: 0x7f,
    message: "{name} belongs to shader model 5; this is {version}",
    help: "",
    source: "tok11",
};
/// extended opcode token of kind {kind}; 1 (texel offsets), 2 (dimension) and 3 (return types) exist
pub static EXTENSION_UNKNOWN: Rule = Rule {
    code: "B0309",
    name: "extension-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "extended opcode token of kind {kind}; 1 (texel offsets), 2 (dimension) and 3 (return types) exist",
    help: "",
    source: "tok11",
};
/// extended opcode token of kind {kind} after one of kind {before}; the compiler writes each kind once, in ascending order
pub static EXTENSION_ORDER: Rule = Rule {
    code: "B0310",
    name: "extension-order",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "extended opcode token of kind {kind} after one of kind {before}; the compiler writes each kind once, in ascending order",
    help: "",
    source: "ref11",
};
/// {name} takes no resource, so it carries no dimension or return types
pub static EXTENSION_MISPLACED: Rule = Rule {
    code: "B0311",
    name: "extension-misplaced",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} takes no resource, so it carries no dimension or return types",
    help: "",
    source: "ref11; tok11",
};
/// {name} carries dimension or return types of its resource, which {version} takes from the declaration
pub static EXTENSION_MODEL: Rule = Rule {
    code: "B0312",
    name: "extension-model",
    severity: Severity::Warning,
    models: 0xb,
    stages: 0x7f,
    message: "{name} carries dimension or return types of its resource, which {version} takes from the declaration",
    help: "",
    source: "ref11",
};
/// {name} picks its resource by a register, but does not carry its dimension and return types
pub static EXTENSION_MISSING: Rule = Rule {
    code: "B0313",
    name: "extension-missing",
    severity: Severity::Error,
    models: 0x4,
    stages: 0x7f,
    message: "{name} picks its resource by a register, but does not carry its dimension and return types",
    help: "write them as _indexable(dimension)(types)",
    source: "spec11 22; tok11",
};
/// bits 0x{bits} of an opcode token of {name} have no meaning
pub static CONTROL_BITS: Rule = Rule {
    code: "B0314",
    name: "control-bits",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "bits 0x{bits} of an opcode token of {name} have no meaning",
    help: "",
    source: "tok11",
};
/// {what}
pub static SYNC_FLAGS: Rule = Rule {
    code: "B0315",
    name: "sync-flags",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{what}",
    help: "",
    source: "spec11 22.17.7; tok11",
};
/// {name} cannot return type {type}; {most} is the last
pub static QUERY_RETURN_TYPE: Rule = Rule {
    code: "B0316",
    name: "query-return-type",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} cannot return type {type}; {most} is the last",
    help: "",
    source: "tok11",
};
/// the program has subroutines and ends with {name}; its last instruction must be ret
pub static LAST_INSTRUCTION: Rule = Rule {
    code: "B0317",
    name: "last-instruction",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the program has subroutines and ends with {name}; its last instruction must be ret",
    help: "",
    source: "spec11 22.7.15; ref11",
};
/// the last instruction of {what} is {name}: what comes after it is undefined where the condition does not hold
pub static LAST_RETURN_CONDITIONAL: Rule = Rule {
    code: "B0318",
    name: "last-return-conditional",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the last instruction of {what} is {name}: what comes after it is undefined where the condition does not hold",
    help: "end it with ret",
    source: "spec11 22.7.17",
};
/// {name} has {found} words after its register; {wanted} are needed
pub static DECLARATION_SHORT: Rule = Rule {
    code: "B0319",
    name: "declaration-short",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} has {found} words after its register; {wanted} are needed",
    help: "",
    source: "tok11",
};
/// {name} states register space {space}; {version} has no spaces, 5.1 has
pub static SPACE_MODEL: Rule = Rule {
    code: "B0320",
    name: "space-model",
    severity: Severity::Error,
    models: 0x7,
    stages: 0x7f,
    message: "{name} states register space {space}; {version} has no spaces, 5.1 has",
    help: "compile for 5.1, or leave the space out",
    source: "ref11 (X3721); resource-binding",
};
/// register type {type} does not exist; 0 to {most} do
pub static REGISTER_TYPE_UNKNOWN: Rule = Rule {
    code: "B0401",
    name: "register-type-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "register type {type} does not exist; 0 to {most} do",
    help: "",
    source: "tok11",
};
/// {register} exists from {model} on; this is {version}
pub static REGISTER_MODEL: Rule = Rule {
    code: "B0402",
    name: "register-model",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} exists from {model} on; this is {version}",
    help: "",
    source: "spec11; tok11",
};
/// {version} has no {register}; it belongs to {stages}
pub static REGISTER_STAGE: Rule = Rule {
    code: "B0403",
    name: "register-stage",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{version} has no {register}; it belongs to {stages}",
    help: "",
    source: "spec11 9.5, 10.7, 12.2.2, 13.9, 16.7, 18.6.10",
};
/// operand {place} of {name} must be {wanted}; {register} is none
pub static OPERAND_UNFIT: Rule = Rule {
    code: "B0404",
    name: "operand-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} must be {wanted}; {register} is none",
    help: "",
    source: "spec11 22",
};
/// {register} takes {wanted} indices in {version}; {found} are given
pub static INDEX_COUNT: Rule = Rule {
    code: "B0405",
    name: "index-count",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} takes {wanted} indices in {version}; {found} are given",
    help: "",
    source: "tok11; spec11",
};
/// {register} has a 64-bit index, which the compiler never writes
pub static INDEX_LONG: Rule = Rule {
    code: "B0406",
    name: "index-long",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{register} has a 64-bit index, which the compiler never writes",
    help: "",
    source: "tok11",
};
/// {register} cannot be an index; a component of a temporary r# or x# can
pub static INDEX_REGISTER: Rule = Rule {
    code: "B0407",
    name: "index-register",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} cannot be an index; a component of a temporary r# or x# can",
    help: "move the value to a temporary first",
    source: "spec11 7.11; ref11",
};
/// the index {register} is itself indexed by a register; one level is allowed
pub static INDEX_NESTED: Rule = Rule {
    code: "B0408",
    name: "index-nested",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the index {register} is itself indexed by a register; one level is allowed",
    help: "move the inner value to a temporary first",
    source: "spec11 7.11",
};
/// an index must be one component without modifier; {register} is given otherwise
pub static INDEX_COMPONENT: Rule = Rule {
    code: "B0409",
    name: "index-component",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "an index must be one component without modifier; {register} is given otherwise",
    help: "",
    source: "spec11 7.11; tok11",
};
/// index {place} of {register} must be a number in {version}
pub static INDEX_NOT_ALLOWED: Rule = Rule {
    code: "B0410",
    name: "index-not-allowed",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "index {place} of {register} must be a number in {version}",
    help: "",
    source: "spec11 7.11.1; ref11 (X4502)",
};
/// the non-uniform mark exists in shader model 5.1, on s, t, u and cb; here it stands on {register} in {version}
pub static NON_UNIFORM_MISPLACED: Rule = Rule {
    code: "B0411",
    name: "non-uniform-misplaced",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the non-uniform mark exists in shader model 5.1, on s, t, u and cb; here it stands on {register} in {version}",
    help: "",
    source: "tok11",
};
/// operand {place} of {name} gives its components in a form that does not exist (0x{form})
pub static COMPONENTS_UNKNOWN: Rule = Rule {
    code: "B0412",
    name: "components-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} gives its components in a form that does not exist (0x{form})",
    help: "",
    source: "tok11",
};
/// operand {place} of {name} ({register}) gives {found}; {wanted} is needed
pub static COMPONENTS_UNFIT: Rule = Rule {
    code: "B0413",
    name: "components-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} ({register}) gives {found}; {wanted} is needed",
    help: "",
    source: "spec11 22; tok11",
};
/// operand {place} of {name} ({register}) writes no component
pub static MASK_EMPTY: Rule = Rule {
    code: "B0414",
    name: "mask-empty",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} ({register}) writes no component",
    help: "",
    source: "spec11 22; tok11",
};
/// {name} cannot write {register}.{mask}; {wanted}
pub static MASK_UNFIT: Rule = Rule {
    code: "B0415",
    name: "mask-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} cannot write {register}.{mask}; {wanted}",
    help: "",
    source: "spec11 22",
};
/// the result of {name} carries a {modifier}
pub static DESTINATION_MODIFIER: Rule = Rule {
    code: "B0416",
    name: "destination-modifier",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the result of {name} carries a {modifier}",
    help: "put the modifier on a source of the next instruction",
    source: "tok11; spec11 22",
};
/// both results of {name} are null
pub static RESULTS_UNUSED: Rule = Rule {
    code: "B0417",
    name: "results-unused",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "both results of {name} are null",
    help: "remove the instruction",
    source: "spec11 22",
};
/// {name} cannot saturate
pub static SATURATE_UNFIT: Rule = Rule {
    code: "B0418",
    name: "saturate-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} cannot saturate",
    help: "saturate with a mov of its own",
    source: "spec11 22",
};
/// the document gives {name} no saturate
pub static SATURATE_UNDOCUMENTED: Rule = Rule {
    code: "B0419",
    name: "saturate-undocumented",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the document gives {name} no saturate",
    help: "saturate with a mov of its own",
    source: "spec11 22",
};
/// operand {place} of {name} cannot be negated
pub static NEGATE_UNFIT: Rule = Rule {
    code: "B0420",
    name: "negate-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} cannot be negated",
    help: "negate in an instruction of its own",
    source: "spec11 22",
};
/// the absolute value of operand {place} of {name} cannot be taken
pub static ABSOLUTE_UNFIT: Rule = Rule {
    code: "B0421",
    name: "absolute-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the absolute value of operand {place} of {name} cannot be taken",
    help: "take it in an instruction of its own",
    source: "spec11 22",
};
/// the document gives operand {place} of {name} no {modifier}
pub static CONVERSION_MODIFIER: Rule = Rule {
    code: "B0422",
    name: "conversion-modifier",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the document gives operand {place} of {name} no {modifier}",
    help: "",
    source: "spec11 22.13",
};
/// operand {place} of {name} is an immediate with a {modifier}
pub static IMMEDIATE_MODIFIER: Rule = Rule {
    code: "B0423",
    name: "immediate-modifier",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} is an immediate with a {modifier}",
    help: "write the value itself",
    source: "ref11",
};
/// operand modifier {value} does not exist; 0 to 3 do
pub static MODIFIER_UNKNOWN: Rule = Rule {
    code: "B0424",
    name: "modifier-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "operand modifier {value} does not exist; 0 to 3 do",
    help: "",
    source: "tok11",
};
/// extended operand token of kind {kind}; 0 and 1 exist
pub static OPERAND_EXTENSION_UNKNOWN: Rule = Rule {
    code: "B0425",
    name: "operand-extension-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "extended operand token of kind {kind}; 0 and 1 exist",
    help: "",
    source: "tok11",
};
/// the condition of {name} carries a {modifier}
pub static CONDITION_MODIFIER: Rule = Rule {
    code: "B0426",
    name: "condition-modifier",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the condition of {name} carries a {modifier}",
    help: "",
    source: "spec11 22.9.2; tok11",
};
/// both results of {name} are {register}
pub static SWAP_SAME_REGISTER: Rule = Rule {
    code: "B0427",
    name: "swap-same-register",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "both results of {name} are {register}",
    help: "",
    source: "spec11 22.9.3",
};
/// {name} is precise, which says nothing where refactoring is not allowed
pub static PRECISE_WITHOUT_FLAG: Rule = Rule {
    code: "B0428",
    name: "precise-without-flag",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "{name} is precise, which says nothing where refactoring is not allowed",
    help: "add dcl_globalFlags refactoringAllowed",
    source: "spec11",
};
/// {name} is precise; that exists from 5.0 on, this is {version}
pub static PRECISE_MODEL: Rule = Rule {
    code: "B0429",
    name: "precise-model",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x7f,
    message: "{name} is precise; that exists from 5.0 on, this is {version}",
    help: "",
    source: "tok11",
};
/// {name} has no result that could be precise
pub static PRECISE_UNFIT: Rule = Rule {
    code: "B0430",
    name: "precise-unfit",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{name} has no result that could be precise",
    help: "",
    source: "tok11",
};
/// minimum precision {value} does not exist; 0, 1, 2, 4 and 5 do
pub static PRECISION_UNKNOWN: Rule = Rule {
    code: "B0431",
    name: "precision-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "minimum precision {value} does not exist; 0, 1, 2, 4 and 5 do",
    help: "",
    source: "tok11",
};
/// operand {place} of {name} has a minimum precision, but the flag enableMinimumPrecision is not declared
pub static PRECISION_WITHOUT_FLAG: Rule = Rule {
    code: "B0432",
    name: "precision-without-flag",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} has a minimum precision, but the flag enableMinimumPrecision is not declared",
    help: "add dcl_globalFlags enableMinimumPrecision",
    source: "ref11; tok11",
};
/// operand {place} of {name} has {found} precision
pub static PRECISION_CLASS: Rule = Rule {
    code: "B0433",
    name: "precision-class",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "operand {place} of {name} has {found} precision",
    help: "",
    source: "spec11",
};
/// {name} takes no minimum precision
pub static PRECISION_UNFIT: Rule = Rule {
    code: "B0434",
    name: "precision-unfit",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{name} takes no minimum precision",
    help: "",
    source: "spec11",
};
/// {name} compares the first component: its resource must be given as .xxxx
pub static COMPARISON_COMPONENT: Rule = Rule {
    code: "B0435",
    name: "comparison-component",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} compares the first component: its resource must be given as .xxxx",
    help: "",
    source: "spec11 22.4.19",
};
/// gather4 in {version} fetches the first component only; {component} is asked for
pub static GATHER_COMPONENT: Rule = Rule {
    code: "B0436",
    name: "gather-component",
    severity: Severity::Warning,
    models: 0x2,
    stages: 0x7f,
    message: "gather4 in {version} fetches the first component only; {component} is asked for",
    help: "",
    source: "spec11 22.4.2",
};
/// bits 0x{bits} of the token of operand {place} of {name} have no meaning
pub static OPERAND_BITS: Rule = Rule {
    code: "B0437",
    name: "operand-bits",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "bits 0x{bits} of the token of operand {place} of {name} have no meaning",
    help: "",
    source: "tok11",
};
/// r{number} is used, {declared} temporaries are declared{scope}
pub static TEMP_UNDECLARED: Rule = Rule {
    code: "B0501",
    name: "temp-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "r{number} is used, {declared} temporaries are declared{scope}",
    help: "raise dcl_temps",
    source: "spec11 7.3",
};
/// x{number} is not declared
pub static INDEXABLE_UNDECLARED: Rule = Rule {
    code: "B0502",
    name: "indexable-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "x{number} is not declared",
    help: "add dcl_indexableTemp",
    source: "spec11 22.3.36",
};
/// x{number} has {declared} components; component {component} is used
pub static INDEXABLE_COMPONENT: Rule = Rule {
    code: "B0503",
    name: "indexable-component",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "x{number} has {declared} components; component {component} is used",
    help: "",
    source: "spec11 22.3.36",
};
/// x{number}\[{element}\] is used, x{number} has {declared} elements
pub static INDEXABLE_BOUNDS: Rule = Rule {
    code: "B0504",
    name: "indexable-bounds",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "x{number}[{element}] is used, x{number} has {declared} elements",
    help: "",
    source: "spec11 22.3.36",
};
/// x{number} is numbered above the {limit} elements that can be declared
pub static INDEXABLE_NUMBER: Rule = Rule {
    code: "B0505",
    name: "indexable-number",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "x{number} is numbered above the {limit} elements that can be declared",
    help: "",
    source: "spec11 7.3",
};
/// cb{number} is not declared
pub static BUFFER_UNDECLARED: Rule = Rule {
    code: "B0506",
    name: "buffer-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "cb{number} is not declared",
    help: "add dcl_constantbuffer",
    source: "spec11 22.3.35",
};
/// cb{number}\[{element}\] is used, {declared} vectors are declared
pub static BUFFER_BOUNDS: Rule = Rule {
    code: "B0507",
    name: "buffer-bounds",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "cb{number}[{element}] is used, {declared} vectors are declared",
    help: "",
    source: "spec11 22.3.35",
};
/// cb{number} is indexed by a register but declared immediateIndexed
pub static BUFFER_NOT_DYNAMIC: Rule = Rule {
    code: "B0508",
    name: "buffer-not-dynamic",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "cb{number} is indexed by a register but declared immediateIndexed",
    help: "declare it dynamicIndexed",
    source: "spec11 22.3.35",
};
/// the immediate constant buffer is used but not there
pub static CONSTANTS_UNDECLARED: Rule = Rule {
    code: "B0509",
    name: "constants-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the immediate constant buffer is used but not there",
    help: "",
    source: "spec11 7.5.1",
};
/// icb\[{element}\] is used, the immediate constant buffer has {declared} vectors
pub static CONSTANTS_BOUNDS: Rule = Rule {
    code: "B0510",
    name: "constants-bounds",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "icb[{element}] is used, the immediate constant buffer has {declared} vectors",
    help: "",
    source: "spec11 7.5.1",
};
/// {register}{components} is read but not declared as input
pub static INPUT_UNDECLARED: Rule = Rule {
    code: "B0511",
    name: "input-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register}{components} is read but not declared as input",
    help: "",
    source: "spec11 22.3.10",
};
/// {register}{components} is written but not declared as output
pub static OUTPUT_UNDECLARED: Rule = Rule {
    code: "B0512",
    name: "output-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register}{components} is written but not declared as output",
    help: "",
    source: "spec11 22.3.31",
};
/// {register} is indexed by a register outside every declared index range
pub static RANGE_UNDECLARED: Rule = Rule {
    code: "B0513",
    name: "range-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is indexed by a register outside every declared index range",
    help: "add dcl_indexrange over the registers",
    source: "spec11 22.3.33",
};
/// {register} is used but not declared
pub static SPECIAL_UNDECLARED: Rule = Rule {
    code: "B0514",
    name: "special-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is used but not declared",
    help: "",
    source: "spec11 22.3",
};
/// {register}\[{element}\] lies outside the declared registers {first} to {last}
pub static RANGE_BOUNDS: Rule = Rule {
    code: "B0515",
    name: "range-bounds",
    severity: Severity::Warning,
    models: 0x8,
    stages: 0x7f,
    message: "{register}[{element}] lies outside the declared registers {first} to {last}",
    help: "",
    source: "resource-binding",
};
/// component {components} of {register} is read; {declared} is declared
pub static SPECIAL_COMPONENT: Rule = Rule {
    code: "B0530",
    name: "special-component",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "component {components} of {register} is read; {declared} is declared",
    help: "",
    source: "spec11 22.3.41, 23; ref11",
};
/// {count} temporaries; {version} allows {limit}
pub static TEMP_COUNT: Rule = Rule {
    code: "B0601",
    name: "temp-count",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{count} temporaries; {version} allows {limit}",
    help: "",
    source: "ref11 (X4505); spec11 7.3",
};
/// {temps} temporaries and {elements} elements of indexable ones make {count}; {version} allows {limit} together
pub static TEMP_TOTAL: Rule = Rule {
    code: "B0602",
    name: "temp-total",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{temps} temporaries and {elements} elements of indexable ones make {count}; {version} allows {limit} together",
    help: "",
    source: "ref11 (X4505); spec11 7.3",
};
/// dcl_temps stands twice in one {scope}
pub static TEMPS_REPEATED: Rule = Rule {
    code: "B0603",
    name: "temps-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "dcl_temps stands twice in one {scope}",
    help: "",
    source: "spec11 22.3.34",
};
/// {register} is declared a second time
pub static REGISTER_REPEATED: Rule = Rule {
    code: "B0604",
    name: "register-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is declared a second time",
    help: "",
    source: "spec11 22.3",
};
/// x{number} declares {components} components; 1 to 4 exist
pub static INDEXABLE_COMPONENTS: Rule = Rule {
    code: "B0605",
    name: "indexable-components",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "x{number} declares {components} components; 1 to 4 exist",
    help: "",
    source: "spec11 22.3.36",
};
/// cb{number} is out of range; {version} has cb0 to cb{last}
pub static BUFFER_SLOT: Rule = Rule {
    code: "B0606",
    name: "buffer-slot",
    severity: Severity::Error,
    models: 0x7,
    stages: 0x7f,
    message: "cb{number} is out of range; {version} has cb0 to cb{last}",
    help: "",
    source: "ref11 (X4567); spec11 7.5",
};
/// cb{number} cannot be bound by an application; {bindable} buffers can
pub static BUFFER_SLOT_RESERVED: Rule = Rule {
    code: "B0607",
    name: "buffer-slot-reserved",
    severity: Severity::Warning,
    models: 0x7,
    stages: 0x7f,
    message: "cb{number} cannot be bound by an application; {bindable} buffers can",
    help: "",
    source: "spec11 26",
};
/// cb{number} declares {size} vectors; {version} allows {limit}
pub static BUFFER_SIZE: Rule = Rule {
    code: "B0608",
    name: "buffer-size",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "cb{number} declares {size} vectors; {version} allows {limit}",
    help: "",
    source: "ref11; spec11 21",
};
/// a second immediate constant buffer
pub static CONSTANTS_REPEATED: Rule = Rule {
    code: "B0609",
    name: "constants-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "a second immediate constant buffer",
    help: "",
    source: "spec11 7.5.1",
};
/// the immediate constant buffer has {words} words; a multiple of 4 from 4 to {most} is needed
pub static CONSTANTS_SIZE: Rule = Rule {
    code: "B0610",
    name: "constants-size",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the immediate constant buffer has {words} words; a multiple of 4 from 4 to {most} is needed",
    help: "",
    source: "spec11 7.5.1",
};
/// t{number} is out of range; {version} has t0 to t{last}
pub static RESOURCE_SLOT: Rule = Rule {
    code: "B0611",
    name: "resource-slot",
    severity: Severity::Error,
    models: 0x7,
    stages: 0x7f,
    message: "t{number} is out of range; {version} has t0 to t{last}",
    help: "",
    source: "ref11 (X4509); spec11 21",
};
/// s{number} is out of range; {version} has s0 to s{last}
pub static SAMPLER_SLOT: Rule = Rule {
    code: "B0612",
    name: "sampler-slot",
    severity: Severity::Error,
    models: 0x7,
    stages: 0x7f,
    message: "s{number} is out of range; {version} has s0 to s{last}",
    help: "",
    source: "ref11 (X4509); spec11 21",
};
/// {register} declares components that an earlier declaration has already ({components})
pub static ATTRIBUTE_OVERLAP: Rule = Rule {
    code: "B0613",
    name: "attribute-overlap",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} declares components that an earlier declaration has already ({components})",
    help: "",
    source: "spec11 22.3.10, 22.3.31",
};
/// {register} is out of range; {version} has {last} as the last
pub static ATTRIBUTE_NUMBER: Rule = Rule {
    code: "B0614",
    name: "attribute-number",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is out of range; {version} has {last} as the last",
    help: "",
    source: "ref11 (X4506, X4571, X4502); spec11 21",
};
/// in {register} a component with a system value stands left of a plain one
pub static VALUE_ORDER: Rule = Rule {
    code: "B0615",
    name: "value-order",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "in {register} a component with a system value stands left of a plain one",
    help: "",
    source: "spec11 22.3",
};
/// {value} is declared a second time as {direction}
pub static VALUE_REPEATED: Rule = Rule {
    code: "B0616",
    name: "value-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{value} is declared a second time as {direction}",
    help: "",
    source: "spec11 22.3; spec11 23",
};
/// {value} has one component; {found} are declared
pub static VALUE_COMPONENTS: Rule = Rule {
    code: "B0617",
    name: "value-components",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{value} has one component; {found} are declared",
    help: "",
    source: "spec11 23",
};
/// {value} is no {direction} of {version}{phase} declared by {name}
pub static VALUE_UNFIT: Rule = Rule {
    code: "B0618",
    name: "value-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{value} is no {direction} of {version}{phase} declared by {name}",
    help: "",
    source: "spec11 23, 24",
};
/// system value {number} does not exist; 1 to {most} do
pub static VALUE_UNKNOWN: Rule = Rule {
    code: "B0619",
    name: "value-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "system value {number} does not exist; 1 to {most} do",
    help: "",
    source: "tok11",
};
/// position is declared as .{components}; an output position has xyzw
pub static POSITION_COMPONENTS: Rule = Rule {
    code: "B0620",
    name: "position-components",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "position is declared as .{components}; an output position has xyzw",
    help: "",
    source: "spec11 24",
};
/// clip and cull distances have {count} components; {version} allows {limit}
pub static CLIP_COMPONENTS: Rule = Rule {
    code: "B0621",
    name: "clip-components",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "clip and cull distances have {count} components; {version} allows {limit}",
    help: "",
    source: "ref11 (X4576); spec11 26",
};
/// clip and cull distances take {count} registers; {version} allows {limit}
pub static CLIP_REGISTERS: Rule = Rule {
    code: "B0622",
    name: "clip-registers",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "clip and cull distances take {count} registers; {version} allows {limit}",
    help: "",
    source: "ref11 (X4576); spec11 26",
};
/// an index range of {count} registers; at least 2 make sense
pub static RANGE_SHORT: Rule = Rule {
    code: "B0623",
    name: "range-short",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "an index range of {count} registers; at least 2 make sense",
    help: "",
    source: "spec11 22.3.33",
};
/// the index range ends at register {last}; {version} has {most} as the last
pub static RANGE_END: Rule = Rule {
    code: "B0624",
    name: "range-end",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the index range ends at register {last}; {version} has {most} as the last",
    help: "",
    source: "spec11 22.3.33",
};
/// the index range shares registers with the one that begins at {register}
pub static RANGE_OVERLAP: Rule = Rule {
    code: "B0625",
    name: "range-overlap",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the index range shares registers with the one that begins at {register}",
    help: "",
    source: "spec11 22.3.33",
};
/// the index range holds {register}, which is not declared
pub static RANGE_GAP: Rule = Rule {
    code: "B0626",
    name: "range-gap",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the index range holds {register}, which is not declared",
    help: "",
    source: "spec11 22.3.33",
};
/// the registers of the index range have no component in common
pub static RANGE_MASK: Rule = Rule {
    code: "B0627",
    name: "range-mask",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the registers of the index range have no component in common",
    help: "",
    source: "spec11 22.3.33",
};
/// the input registers of an index range declare different components ({register})
pub static RANGE_INPUT_MASKS: Rule = Rule {
    code: "B0628",
    name: "range-input-masks",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x17,
    message: "the input registers of an index range declare different components ({register})",
    help: "",
    source: "ref11 (X8000)",
};
/// {register} of the index range carries the system value {value}
pub static RANGE_VALUE: Rule = Rule {
    code: "B0629",
    name: "range-value",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} of the index range carries the system value {value}",
    help: "",
    source: "ref11 (X4576); spec11 22.3.33",
};
/// vCycleCounter is declared as .{components}; x and xy exist
pub static CYCLE_COUNTER_MASK: Rule = Rule {
    code: "B0630",
    name: "cycle-counter-mask",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "vCycleCounter is declared as .{components}; x and xy exist",
    help: "",
    source: "spec11 7.15.6",
};
/// a shader that reads vCycleCounter runs on the debug layer only
pub static CYCLE_COUNTER_DEBUG: Rule = Rule {
    code: "B0631",
    name: "cycle-counter-debug",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "a shader that reads vCycleCounter runs on the debug layer only",
    help: "",
    source: "spec11 7.15.6",
};
/// dcl_globalFlags stands twice
pub static FLAGS_REPEATED: Rule = Rule {
    code: "B0632",
    name: "flags-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "dcl_globalFlags stands twice",
    help: "",
    source: "tok11",
};
/// global flags 0x{bits} do not exist
pub static FLAGS_UNKNOWN: Rule = Rule {
    code: "B0633",
    name: "flags-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "global flags 0x{bits} do not exist",
    help: "",
    source: "tok11",
};
/// {flag} needs shader model 5.0; this is {version}
pub static FLAG_DOUBLE_MODEL: Rule = Rule {
    code: "B0634",
    name: "flag-double-model",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x7f,
    message: "{flag} needs shader model 5.0; this is {version}",
    help: "",
    source: "ref11; tok11",
};
/// forceEarlyDepthStencil is for pixel shaders of shader model 5; this is {version}
pub static FLAG_EARLY_DEPTH: Rule = Rule {
    code: "B0635",
    name: "flag-early-depth",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "forceEarlyDepthStencil is for pixel shaders of shader model 5; this is {version}",
    help: "",
    source: "spec11",
};
/// enableRawAndStructuredBuffers is not for compute shaders
pub static FLAG_RAW_COMPUTE: Rule = Rule {
    code: "B0636",
    name: "flag-raw-compute",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "enableRawAndStructuredBuffers is not for compute shaders",
    help: "remove the flag: they need none",
    source: "spec11 18.7.3.2",
};
/// allResourcesBound exists from 5.1 on; this is {version}
pub static FLAG_ALL_BOUND: Rule = Rule {
    code: "B0637",
    name: "flag-all-bound",
    severity: Severity::Warning,
    models: 0x7,
    stages: 0x7f,
    message: "allResourcesBound exists from 5.1 on; this is {version}",
    help: "",
    source: "ref11",
};
/// the double extensions are declared without double precision
pub static FLAG_DOUBLE_EXTENSION: Rule = Rule {
    code: "B0638",
    name: "flag-double-extension",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "the double extensions are declared without double precision",
    help: "add enableDoublePrecisionFloatOps",
    source: "tok11",
};
/// the range of {register} ends at {last}, before its start {first}
pub static RANGE_ORDER: Rule = Rule {
    code: "B0639",
    name: "range-order",
    severity: Severity::Error,
    models: 0x8,
    stages: 0x7f,
    message: "the range of {register} ends at {last}, before its start {first}",
    help: "",
    source: "resource-binding",
};
/// {register} shares registers {first} to {last} of space {space} with an earlier declaration
pub static RANGE_SHARED: Rule = Rule {
    code: "B0640",
    name: "range-shared",
    severity: Severity::Warning,
    models: 0x8,
    stages: 0x7f,
    message: "{register} shares registers {first} to {last} of space {space} with an earlier declaration",
    help: "",
    source: "resource-binding",
};
/// {name} cannot declare {register}
pub static DECLARATION_UNFIT: Rule = Rule {
    code: "B0641",
    name: "declaration-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} cannot declare {register}",
    help: "",
    source: "spec11 22.3",
};
/// x{number} declares no element
pub static INDEXABLE_SIZE: Rule = Rule {
    code: "B0642",
    name: "indexable-size",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "x{number} declares no element",
    help: "",
    source: "spec11 22.3.36",
};
/// {name} opens level {depth} of if, loop and switch; {version} allows {limit}
pub static NESTING_TOO_DEEP: Rule = Rule {
    code: "B0701",
    name: "nesting-too-deep",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} opens level {depth} of if, loop and switch; {version} allows {limit}",
    help: "replace the inner block by arithmetic (movc), or unroll the inner loop",
    source: "ref11 (X3528, X3531); spec11 7.12",
};
/// else has no open if right around it
pub static ELSE_OUTSIDE_IF: Rule = Rule {
    code: "B0702",
    name: "else-outside-if",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "else has no open if right around it",
    help: "close what was opened inside the if first",
    source: "spec11 22.7.2",
};
/// a second else of one if
pub static ELSE_REPEATED: Rule = Rule {
    code: "B0703",
    name: "else-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "a second else of one if",
    help: "",
    source: "spec11 22.7.2",
};
/// endif has no open if right around it
pub static ENDIF_OUTSIDE_IF: Rule = Rule {
    code: "B0704",
    name: "endif-outside-if",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "endif has no open if right around it",
    help: "",
    source: "spec11 22.7.3",
};
/// endloop has no open loop right around it
pub static ENDLOOP_OUTSIDE_LOOP: Rule = Rule {
    code: "B0705",
    name: "endloop-outside-loop",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "endloop has no open loop right around it",
    help: "",
    source: "spec11 22.7.5",
};
/// endswitch has no open switch right around it
pub static ENDSWITCH_OUTSIDE_SWITCH: Rule = Rule {
    code: "B0706",
    name: "endswitch-outside-switch",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "endswitch has no open switch right around it",
    help: "",
    source: "spec11 22.7.14",
};
/// {name} is still open at the end of the {scope}
pub static BLOCK_OPEN: Rule = Rule {
    code: "B0707",
    name: "block-open",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} is still open at the end of the {scope}",
    help: "",
    source: "spec11 22.7",
};
/// {name} has no open switch right around it
pub static CASE_OUTSIDE_SWITCH: Rule = Rule {
    code: "B0708",
    name: "case-outside-switch",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} has no open switch right around it",
    help: "",
    source: "spec11 22.7.12",
};
/// {name} stands between switch and its first case
pub static SWITCH_WITHOUT_CASE: Rule = Rule {
    code: "B0709",
    name: "switch-without-case",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} stands between switch and its first case",
    help: "",
    source: "spec11 22.7.11",
};
/// a second case {value} in one switch
pub static CASE_REPEATED: Rule = Rule {
    code: "B0710",
    name: "case-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "a second case {value} in one switch",
    help: "",
    source: "spec11 22.7.12",
};
/// a second default in one switch
pub static DEFAULT_REPEATED: Rule = Rule {
    code: "B0711",
    name: "default-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "a second default in one switch",
    help: "",
    source: "spec11 22.7.13",
};
/// {name} is reached from the code of the case before it
pub static CASE_FALLS_THROUGH: Rule = Rule {
    code: "B0712",
    name: "case-falls-through",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{name} is reached from the code of the case before it",
    help: "end that case with break",
    source: "spec11 22.7.12",
};
/// {name} is reached from the code of the case before it
pub static CASE_FALLS_THROUGH_4: Rule = Rule {
    code: "B0713",
    name: "case-falls-through-4",
    severity: Severity::Warning,
    models: 0x3,
    stages: 0x7f,
    message: "{name} is reached from the code of the case before it",
    help: "end that case with break",
    source: "spec11 22.7.12",
};
/// the last case of the switch runs into endswitch
pub static SWITCH_END_REACHED: Rule = Rule {
    code: "B0714",
    name: "switch-end-reached",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the last case of the switch runs into endswitch",
    help: "end it with break",
    source: "spec11 22.7.12",
};
/// {name} stands in no loop and no switch
pub static BREAK_OUTSIDE: Rule = Rule {
    code: "B0715",
    name: "break-outside",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} stands in no loop and no switch",
    help: "",
    source: "spec11 22.7.8",
};
/// {name} stands in no loop
pub static CONTINUE_OUTSIDE_LOOP: Rule = Rule {
    code: "B0716",
    name: "continue-outside-loop",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} stands in no loop",
    help: "",
    source: "spec11 22.7.6",
};
/// {name} stands after {before} and is never reached
pub static CODE_AFTER_JUMP: Rule = Rule {
    code: "B0717",
    name: "code-after-jump",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} stands after {before} and is never reached",
    help: "remove it",
    source: "ref11; spec11 22.7",
};
/// the loop has no way out: no break and no ret in it
pub static LOOP_ENDLESS: Rule = Rule {
    code: "B0718",
    name: "loop-endless",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the loop has no way out: no break and no ret in it",
    help: "",
    source: "spec11 22.7.4",
};
/// the label does not follow a ret
pub static LABEL_NOT_AFTER_RET: Rule = Rule {
    code: "B0719",
    name: "label-not-after-ret",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the label does not follow a ret",
    help: "",
    source: "spec11 22.7.15",
};
/// the label stands in an open block
pub static LABEL_NESTED: Rule = Rule {
    code: "B0720",
    name: "label-nested",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the label stands in an open block",
    help: "",
    source: "spec11 22.7.15",
};
/// {label} is defined a second time
pub static LABEL_REPEATED: Rule = Rule {
    code: "B0721",
    name: "label-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{label} is defined a second time",
    help: "",
    source: "spec11 22.7.15",
};
/// no call names {label}
pub static LABEL_UNCALLED: Rule = Rule {
    code: "B0722",
    name: "label-uncalled",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "no call names {label}",
    help: "remove the subroutine",
    source: "ref11; spec11 22.7.15",
};
/// {label} is called but not defined
pub static CALL_TARGET_MISSING: Rule = Rule {
    code: "B0723",
    name: "call-target-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{label} is called but not defined",
    help: "",
    source: "spec11 22.7.10",
};
/// {label} is called after its definition
pub static CALL_AFTER_DEFINITION: Rule = Rule {
    code: "B0724",
    name: "call-after-definition",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{label} is called after its definition",
    help: "place the subroutine behind its last call",
    source: "spec11 22.7.10",
};
/// {label} calls itself{through}
pub static RECURSION: Rule = Rule {
    code: "B0725",
    name: "recursion",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{label} calls itself{through}",
    help: "",
    source: "spec11 22.7.10",
};
/// {label} calls itself{through}: {limit} levels run, deeper calls are skipped
pub static RECURSION_4: Rule = Rule {
    code: "B0726",
    name: "recursion-4",
    severity: Severity::Warning,
    models: 0x3,
    stages: 0x7f,
    message: "{label} calls itself{through}: {limit} levels run, deeper calls are skipped",
    help: "",
    source: "spec11 22.7.10",
};
/// calls go {depth} deep; the deepest that run are {limit}
pub static CALL_DEPTH: Rule = Rule {
    code: "B0727",
    name: "call-depth",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "calls go {depth} deep; the deepest that run are {limit}",
    help: "",
    source: "spec11 7.12",
};
/// {label} is called from two phases
pub static SUBROUTINE_SHARED: Rule = Rule {
    code: "B0728",
    name: "subroutine-shared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "{label} is called from two phases",
    help: "",
    source: "spec11 22.7.10",
};
/// fp{number} is not declared
pub static INTERFACE_UNDECLARED: Rule = Rule {
    code: "B0729",
    name: "interface-undeclared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number} is not declared",
    help: "add dcl_interface",
    source: "spec11 22.3.51",
};
/// call site {site} of fp{number}; {declared} are declared
pub static CALL_SITE_RANGE: Rule = Rule {
    code: "B0730",
    name: "call-site-range",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "call site {site} of fp{number}; {declared} are declared",
    help: "",
    source: "spec11 22.3.51",
};
/// fp{number} is indexed by a register but not declared dynamicIndexed
pub static INTERFACE_NOT_DYNAMIC: Rule = Rule {
    code: "B0731",
    name: "interface-not-dynamic",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number} is indexed by a register but not declared dynamicIndexed",
    help: "",
    source: "spec11 22.3.51",
};
/// {count} interface pointers; {version} allows {limit}
pub static INTERFACE_OBJECTS: Rule = Rule {
    code: "B0732",
    name: "interface-objects",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "{count} interface pointers; {version} allows {limit}",
    help: "",
    source: "spec11 22.3.51",
};
/// {count} possible call targets; {version} allows {limit}
pub static INTERFACE_CALL_SITES: Rule = Rule {
    code: "B0733",
    name: "interface-call-sites",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{count} possible call targets; {version} allows {limit}",
    help: "",
    source: "spec11 22.3.51",
};
/// function table ft{table} names fb{number}, which is not declared
pub static FUNCTION_BODY_UNDECLARED: Rule = Rule {
    code: "B0734",
    name: "function-body-undeclared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "function table ft{table} names fb{number}, which is not declared",
    help: "",
    source: "spec11 22.3.50",
};
/// fb{number} is declared a second time
pub static FUNCTION_BODY_REPEATED: Rule = Rule {
    code: "B0735",
    name: "function-body-repeated",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fb{number} is declared a second time",
    help: "",
    source: "spec11 22.3.49",
};
/// fb{number} is declared but no label defines it
pub static FUNCTION_BODY_UNDEFINED: Rule = Rule {
    code: "B0736",
    name: "function-body-undefined",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fb{number} is declared but no label defines it",
    help: "",
    source: "spec11 22.3.49",
};
/// ft{number} is declared a second time
pub static FUNCTION_TABLE_REPEATED: Rule = Rule {
    code: "B0737",
    name: "function-table-repeated",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "ft{number} is declared a second time",
    help: "",
    source: "spec11 22.3.50",
};
/// fp{number} names ft{table}, which is not declared
pub static FUNCTION_TABLE_UNDECLARED: Rule = Rule {
    code: "B0738",
    name: "function-table-undeclared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number} names ft{table}, which is not declared",
    help: "",
    source: "spec11 22.3.51",
};
/// fp{number} has {sites} call sites, ft{table} has {bodies} bodies
pub static FUNCTION_TABLE_SIZE: Rule = Rule {
    code: "B0739",
    name: "function-table-size",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number} has {sites} call sites, ft{table} has {bodies} bodies",
    help: "",
    source: "spec11 22.3.51",
};
/// fp{number} overlaps fp{other}, which has {count} elements
pub static INTERFACE_OVERLAP: Rule = Rule {
    code: "B0740",
    name: "interface-overlap",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number} overlaps fp{other}, which has {count} elements",
    help: "",
    source: "spec11 22.3.51",
};
/// {what} is declared but nothing uses it
pub static FUNCTION_UNUSED: Rule = Rule {
    code: "B0741",
    name: "function-unused",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "{what} is declared but nothing uses it",
    help: "",
    source: "ref11",
};
/// fp{number}\[{element}\] is called, fp{number} has {declared} elements
pub static INTERFACE_BOUNDS: Rule = Rule {
    code: "B0743",
    name: "interface-bounds",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number}[{element}] is called, fp{number} has {declared} elements",
    help: "",
    source: "spec11 22.3.51",
};
/// a label defines fb{number}, which is not declared
pub static FUNCTION_LABEL_UNDECLARED: Rule = Rule {
    code: "B0744",
    name: "function-label-undeclared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "a label defines fb{number}, which is not declared",
    help: "add dcl_function_body",
    source: "spec11 22.3.49",
};
/// a barrier for all threads stands in a block whose condition can differ between threads
pub static SYNC_IN_VARYING_FLOW: Rule = Rule {
    code: "B0742",
    name: "sync-in-varying-flow",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x20,
    message: "a barrier for all threads stands in a block whose condition can differ between threads",
    help: "move the barrier out of the block",
    source: "ref11 (X4575); spec11 22.17.7",
};
/// r{number}.{component} is read, but nothing writes it
pub static TEMP_NEVER_WRITTEN: Rule = Rule {
    code: "B0801",
    name: "temp-never-written",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "r{number}.{component} is read, but nothing writes it",
    help: "",
    source: "ref11 (X4000, X3578); spec11 7.3",
};
/// r{number}.{component} is read, but not written on every way there
pub static TEMP_UNINITIALISED: Rule = Rule {
    code: "B0802",
    name: "temp-uninitialised",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "r{number}.{component} is read, but not written on every way there",
    help: "",
    source: "spec11 7.3",
};
/// x{number} is read, but nothing writes component {component} of it
pub static INDEXABLE_NEVER_WRITTEN: Rule = Rule {
    code: "B0803",
    name: "indexable-never-written",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "x{number} is read, but nothing writes component {component} of it",
    help: "",
    source: "spec11 7.3",
};
/// {register}.{components} is declared but not written
pub static OUTPUT_PARTLY_WRITTEN: Rule = Rule {
    code: "B0804",
    name: "output-partly-written",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x13,
    message: "{register}.{components} is declared but not written",
    help: "",
    source: "spec11 22.3.31; ref11",
};
/// {register} is declared but not written: its value is undefined
pub static OUTPUT_NOT_WRITTEN: Rule = Rule {
    code: "B0805",
    name: "output-not-written",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x1,
    message: "{register} is declared but not written: its value is undefined",
    help: "",
    source: "spec11 16.9",
};
/// {name} reads vCycleCounter; only mov can
pub static CYCLE_COUNTER_MOV: Rule = Rule {
    code: "B0806",
    name: "cycle-counter-mov",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{name} reads vCycleCounter; only mov can",
    help: "",
    source: "spec11 7.15.6",
};
/// {name} needs the flag enableDoublePrecisionFloatOps
pub static DOUBLE_FLAG: Rule = Rule {
    code: "B0807",
    name: "double-flag",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{name} needs the flag enableDoublePrecisionFloatOps",
    help: "add it to dcl_globalFlags",
    source: "spec11 22.14; tok11",
};
/// {name} needs the flag enable11_1DoubleExtensions
pub static DOUBLE_EXTENSION_FLAG: Rule = Rule {
    code: "B0808",
    name: "double-extension-flag",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{name} needs the flag enable11_1DoubleExtensions",
    help: "add it to dcl_globalFlags",
    source: "spec11 22.14; tok11",
};
/// {name} needs the flag enable11_1ShaderExtensions
pub static SHADER_EXTENSION_FLAG: Rule = Rule {
    code: "B0809",
    name: "shader-extension-flag",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{name} needs the flag enable11_1ShaderExtensions",
    help: "add it to dcl_globalFlags",
    source: "spec11 22.12.15; tok11",
};
/// operand {place} of {name} must take doubles as xyxy, xyzw, zwxy or zwzw; it takes {found}
pub static DOUBLE_SWIZZLE: Rule = Rule {
    code: "B0810",
    name: "double-swizzle",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "operand {place} of {name} must take doubles as xyxy, xyzw, zwxy or zwzw; it takes {found}",
    help: "",
    source: "spec11 22.14",
};
/// {name} picks {register} by a number that differs between threads, without the non-uniform mark
pub static RESOURCE_PICKED_VARYING: Rule = Rule {
    code: "B0811",
    name: "resource-picked-varying",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "{name} picks {register} by a number that differs between threads, without the non-uniform mark",
    help: "make the number the same for all threads, or mark it (NonUniformResourceIndex in HLSL, from 5.1 on)",
    source: "spec11 7.11.1; resource-binding",
};
/// {name} compares {register} between pixels, in a block whose condition can differ between them: the result is undefined
pub static GRADIENT_IN_VARYING_FLOW: Rule = Rule {
    code: "B0901",
    name: "gradient-in-varying-flow",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x1,
    message: "{name} compares {register} between pixels, in a block whose condition can differ between them: the result is undefined",
    help: "compute the gradient before the block, or use a form with explicit level or gradients",
    source: "spec11 7.19; ref11 (accepted)",
};
/// {name} compares a value that was read from a view: neighbours may read at different times
pub static GRADIENT_OF_VIEW: Rule = Rule {
    code: "B0902",
    name: "gradient-of-view",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x1,
    message: "{name} compares a value that was read from a view: neighbours may read at different times",
    help: "",
    source: "spec11 5.3.9",
};
/// {register} is not declared
pub static RESOURCE_UNDECLARED: Rule = Rule {
    code: "B1001",
    name: "resource-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is not declared",
    help: "",
    source: "spec11 22.3.12",
};
/// a resource of dimension {dimension} cannot be declared by {name}
pub static RESOURCE_DIMENSION: Rule = Rule {
    code: "B1002",
    name: "resource-dimension",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "a resource of dimension {dimension} cannot be declared by {name}",
    help: "",
    source: "tok11; spec11 22.3.12",
};
/// cube arrays exist from 4.1 on; this is {version}
pub static CUBE_ARRAY_MODEL: Rule = Rule {
    code: "B1003",
    name: "cube-array-model",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x7f,
    message: "cube arrays exist from 4.1 on; this is {version}",
    help: "",
    source: "ref11 (X4539)",
};
/// a multisampled resource needs its sample count in {version}
pub static SAMPLE_COUNT_MISSING: Rule = Rule {
    code: "B1004",
    name: "sample-count-missing",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x7f,
    message: "a multisampled resource needs its sample count in {version}",
    help: "",
    source: "ref11 (X4539); spec11 22.3.12",
};
/// {count} samples are declared for {dimension}, which is not multisampled
pub static SAMPLE_COUNT_UNFIT: Rule = Rule {
    code: "B1005",
    name: "sample-count-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{count} samples are declared for {dimension}, which is not multisampled",
    help: "",
    source: "spec11 22.3.12",
};
/// {count} samples; {limit} are the most
pub static SAMPLE_COUNT_HIGH: Rule = Rule {
    code: "B1006",
    name: "sample-count-high",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{count} samples; {limit} are the most",
    help: "",
    source: "ref11 (X4539); spec11 26",
};
/// multisampled resources are for pixel shaders in 4.0; this is {version}
pub static MULTISAMPLE_STAGE: Rule = Rule {
    code: "B1007",
    name: "multisample-stage",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x26,
    message: "multisampled resources are for pixel shaders in 4.0; this is {version}",
    help: "",
    source: "spec11 7.17.1, 22.3.12",
};
/// return type {type} of component {component} does not exist for {name}
pub static RETURN_TYPE: Rule = Rule {
    code: "B1008",
    name: "return-type",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "return type {type} of component {component} does not exist for {name}",
    help: "",
    source: "tok11; spec11 22.3.12",
};
/// {register} returns different types; the compiler writes four equal ones, or doubles in pairs of components
pub static RETURN_TYPES_DIFFER: Rule = Rule {
    code: "B1009",
    name: "return-types-differ",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{register} returns different types; the compiler writes four equal ones, or doubles in pairs of components",
    help: "",
    source: "ref11",
};
/// {register} has structures of {stride} bytes; a multiple of 4 from 4 to {limit} is needed
pub static STRIDE: Rule = Rule {
    code: "B1010",
    name: "stride",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} has structures of {stride} bytes; a multiple of 4 from 4 to {limit} is needed",
    help: "",
    source: "spec11 22.3.47, 22.3.48",
};
/// sampler mode {mode} does not exist; 0, 1 and 2 do
pub static SAMPLER_MODE: Rule = Rule {
    code: "B1011",
    name: "sampler-mode",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "sampler mode {mode} does not exist; 0, 1 and 2 do",
    help: "",
    source: "tok11",
};
/// mono samplers are no longer supported
pub static SAMPLER_MONO: Rule = Rule {
    code: "B1012",
    name: "sampler-mono",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "mono samplers are no longer supported",
    help: "",
    source: "spec11",
};
/// {name} needs a sampler in {wanted} mode; {register} is declared in {found} mode
pub static SAMPLER_UNFIT: Rule = Rule {
    code: "B1013",
    name: "sampler-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} needs a sampler in {wanted} mode; {register} is declared in {found} mode",
    help: "",
    source: "spec11 22.4",
};
/// {name} cannot work on {register}, which is {dimension}; it takes {wanted}
pub static DIMENSION_UNFIT: Rule = Rule {
    code: "B1014",
    name: "dimension-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} cannot work on {register}, which is {dimension}; it takes {wanted}",
    help: "",
    source: "spec11 22.4, 22.17",
};
/// {name} takes no arrays in 4.0; {register} is {dimension}
pub static COMPARISON_ARRAY_MODEL: Rule = Rule {
    code: "B1015",
    name: "comparison-array-model",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x7f,
    message: "{name} takes no arrays in 4.0; {register} is {dimension}",
    help: "",
    source: "spec11 22.4.19",
};
/// {name} needs floating-point values; {register} returns {type}
pub static RETURN_UNFIT: Rule = Rule {
    code: "B1016",
    name: "return-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} needs floating-point values; {register} returns {type}",
    help: "use ld",
    source: "ref11 (X4582); spec11 22.4.15",
};
/// the sample index of ldms must be an immediate in 4.0
pub static SAMPLE_INDEX_LITERAL: Rule = Rule {
    code: "B1017",
    name: "sample-index-literal",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x1,
    message: "the sample index of ldms must be an immediate in 4.0",
    help: "compile for 4.1, or write the number of the sample",
    source: "ref11 (X4566); spec11 22.4.7",
};
/// {name} takes no texel offsets
pub static OFFSET_UNFIT: Rule = Rule {
    code: "B1018",
    name: "offset-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} takes no texel offsets",
    help: "",
    source: "spec11 22.4.15",
};
/// {name} has texel offsets, {register} is {dimension}
pub static OFFSET_DIMENSION: Rule = Rule {
    code: "B1019",
    name: "offset-dimension",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{name} has texel offsets, {register} is {dimension}",
    help: "",
    source: "spec11 22.4.15",
};
/// bias {bias}; -16 to 15.99 is allowed
pub static BIAS_RANGE: Rule = Rule {
    code: "B1020",
    name: "bias-range",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "bias {bias}; -16 to 15.99 is allowed",
    help: "",
    source: "ref11 (X4713); spec11 22.4.16, 26",
};
/// {name} reads a feedback status; only check_access_fully_mapped and mov make sense of it
pub static STATUS_USE: Rule = Rule {
    code: "B1021",
    name: "status-use",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "{name} reads a feedback status; only check_access_fully_mapped and mov make sense of it",
    help: "",
    source: "spec11 22.4.26",
};
/// {name} needs the flag enableRawAndStructuredBuffers in {version}
pub static RAW_FLAG: Rule = Rule {
    code: "B1022",
    name: "raw-flag",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x7,
    message: "{name} needs the flag enableRawAndStructuredBuffers in {version}",
    help: "add it to dcl_globalFlags",
    source: "ref11; spec11 18.7.3.2",
};
/// {register} is not declared
pub static SAMPLER_UNDECLARED: Rule = Rule {
    code: "B1023",
    name: "sampler-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is not declared",
    help: "",
    source: "spec11 22.3.13",
};
/// {name} carries a dimension, stride or return types that differ from the declaration of {register}
pub static EXTENSION_DIFFERS: Rule = Rule {
    code: "B1024",
    name: "extension-differs",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{name} carries a dimension, stride or return types that differ from the declaration of {register}",
    help: "",
    source: "ref11",
};
/// {name} asks for the samples of {register}, which is {dimension} and has none
pub static SAMPLES_UNKNOWN: Rule = Rule {
    code: "B1025",
    name: "samples-unknown",
    severity: Severity::Warning,
    models: 0xe,
    stages: 0x7f,
    message: "{name} asks for the samples of {register}, which is {dimension} and has none",
    help: "give it {wanted}, or the rasterizer",
    source: "spec11 22.4.21, 22.4.22",
};
/// {name} writes {register}; the documents let it write r, x and o
pub static SAMPLE_DESTINATION: Rule = Rule {
    code: "B1026",
    name: "sample-destination",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x1,
    message: "{name} writes {register}; the documents let it write r, x and o",
    help: "write a temporary, then move it",
    source: "spec11 22.4.6, 22.4.15; ref11",
};
/// u{number} is out of range; {version} has u0 to u{last}
pub static VIEW_SLOT: Rule = Rule {
    code: "B1101",
    name: "view-slot",
    severity: Severity::Error,
    models: 0x7,
    stages: 0x7f,
    message: "u{number} is out of range; {version} has u0 to u{last}",
    help: "",
    source: "ref11 (X4585, X4509); spec11 5.3.9",
};
/// u{number} does not stand above output o{output}: they share their slots
pub static VIEW_UNDER_OUTPUTS: Rule = Rule {
    code: "B1102",
    name: "view-under-outputs",
    severity: Severity::Error,
    models: 0x4,
    stages: 0x1,
    message: "u{number} does not stand above output o{output}: they share their slots",
    help: "number views from the number of outputs on",
    source: "ref11 (X4509); spec11 5.3.9",
};
/// {register} is not declared
pub static VIEW_UNDECLARED: Rule = Rule {
    code: "B1103",
    name: "view-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is not declared",
    help: "",
    source: "spec11 22.3.42",
};
/// flags 0x{bits} of {register} do not exist
pub static VIEW_FLAGS: Rule = Rule {
    code: "B1104",
    name: "view-flags",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "flags 0x{bits} of {register} do not exist",
    help: "",
    source: "tok11",
};
/// {register} has a counter but is no structured view
pub static VIEW_COUNTER: Rule = Rule {
    code: "B1105",
    name: "view-counter",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register} has a counter but is no structured view",
    help: "",
    source: "tok11; spec11 22.3.44",
};
/// rasterizer-ordered views are for pixel shaders; this is {version}
pub static VIEW_ORDERED: Rule = Rule {
    code: "B1106",
    name: "view-ordered",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x3e,
    message: "rasterizer-ordered views are for pixel shaders; this is {version}",
    help: "",
    source: "raster-order; ref11 (X4509)",
};
/// a second view; {version} has one
pub static VIEW_COUNT: Rule = Rule {
    code: "B1107",
    name: "view-count",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x20,
    message: "a second view; {version} has one",
    help: "",
    source: "ref11 (X4585); spec11 18.7.2.5",
};
/// byte offset {offset} of {name} is no multiple of 4
pub static OFFSET_ALIGNMENT: Rule = Rule {
    code: "B1108",
    name: "offset-alignment",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "byte offset {offset} of {name} is no multiple of 4",
    help: "",
    source: "spec11 22.4.10",
};
/// {name} reaches byte {end} of structures of {stride} bytes
pub static OFFSET_BEYOND_STRIDE: Rule = Rule {
    code: "B1109",
    name: "offset-beyond-stride",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{name} reaches byte {end} of structures of {stride} bytes",
    help: "",
    source: "spec11 22.4.12",
};
/// {name} works on integers; {register} returns {type}
pub static ATOMIC_TYPE: Rule = Rule {
    code: "B1110",
    name: "atomic-type",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "{name} works on integers; {register} returns {type}",
    help: "",
    source: "spec11 22.17",
};
/// {register} is both appended to and consumed
pub static APPEND_AND_CONSUME: Rule = Rule {
    code: "B1111",
    name: "append-and-consume",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{register} is both appended to and consumed",
    help: "",
    source: "ref11 (X4595); spec11 22.17.17",
};
/// {register} is appended to or consumed, and target of {name}
pub static APPEND_AND_ATOMIC: Rule = Rule {
    code: "B1112",
    name: "append-and-atomic",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{register} is appended to or consumed, and target of {name}",
    help: "",
    source: "spec11 22.17.17",
};
/// {register} is not declared
pub static SHARED_UNDECLARED: Rule = Rule {
    code: "B1201",
    name: "shared-undeclared",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "{register} is not declared",
    help: "",
    source: "spec11 22.3.45",
};
/// {register} declares {what}
pub static SHARED_SIZE: Rule = Rule {
    code: "B1202",
    name: "shared-size",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "{register} declares {what}",
    help: "",
    source: "spec11 22.3.45",
};
/// {bytes} bytes of shared memory; {version} allows {limit}
pub static SHARED_TOTAL: Rule = Rule {
    code: "B1203",
    name: "shared-total",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "{bytes} bytes of shared memory; {version} allows {limit}",
    help: "",
    source: "ref11 (X4586); spec11 18.7.2.7",
};
/// {name} reaches byte {end} of {register}, which has {bytes}
pub static SHARED_BOUNDS: Rule = Rule {
    code: "B1204",
    name: "shared-bounds",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "{name} reaches byte {end} of {register}, which has {bytes}",
    help: "",
    source: "spec11 22.3.45, 22.3.46",
};
/// {register} has {count} elements for {threads} threads; {version} wants one for each
pub static SHARED_COUNT: Rule = Rule {
    code: "B1206",
    name: "shared-count",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x20,
    message: "{register} has {count} elements for {threads} threads; {version} wants one for each",
    help: "",
    source: "ref11 (X4588); spec11 18.7.2.8",
};
/// {bytes} bytes of shared memory a thread; {version} allows {limit} with {threads} threads
pub static SHARED_PER_THREAD: Rule = Rule {
    code: "B1207",
    name: "shared-per-thread",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x20,
    message: "{bytes} bytes of shared memory a thread; {version} allows {limit} with {threads} threads",
    help: "",
    source: "ref11 (X4590); spec11 18.7.2.8",
};
/// {name} writes {register} at {index}; in {version} a thread writes its own element only: vThreadIDInGroupFlattened, at an immediate offset
pub static SHARED_FOREIGN_WRITE: Rule = Rule {
    code: "B1208",
    name: "shared-foreign-write",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x20,
    message: "{name} writes {register} at {index}; in {version} a thread writes its own element only: vThreadIDInGroupFlattened, at an immediate offset",
    help: "",
    source: "ref11 (X3668); spec11 18.7.2.9",
};

/// Rules of any program.
pub static PROGRAM: &[&Rule] = &[
    &MODEL_UNKNOWN,
    &MODEL_OF_STAGE,
    &OPCODE_MODEL,
    &OPCODE_STAGE,
    &DECLARATION_AFTER_CODE,
    &WORDS_LEFT_OVER,
    &CUSTOM_DATA_CLASS,
    &DEBUG_BREAK_MODEL,
    &EXTENSION_UNKNOWN,
    &EXTENSION_ORDER,
    &EXTENSION_MISPLACED,
    &EXTENSION_MODEL,
    &EXTENSION_MISSING,
    &CONTROL_BITS,
    &SYNC_FLAGS,
    &QUERY_RETURN_TYPE,
    &LAST_INSTRUCTION,
    &LAST_RETURN_CONDITIONAL,
    &DECLARATION_SHORT,
    &SPACE_MODEL,
    &REGISTER_TYPE_UNKNOWN,
    &REGISTER_MODEL,
    &REGISTER_STAGE,
    &OPERAND_UNFIT,
    &INDEX_COUNT,
    &INDEX_LONG,
    &INDEX_REGISTER,
    &INDEX_NESTED,
    &INDEX_COMPONENT,
    &INDEX_NOT_ALLOWED,
    &NON_UNIFORM_MISPLACED,
    &COMPONENTS_UNKNOWN,
    &COMPONENTS_UNFIT,
    &MASK_EMPTY,
    &MASK_UNFIT,
    &DESTINATION_MODIFIER,
    &RESULTS_UNUSED,
    &SATURATE_UNFIT,
    &SATURATE_UNDOCUMENTED,
    &NEGATE_UNFIT,
    &ABSOLUTE_UNFIT,
    &CONVERSION_MODIFIER,
    &IMMEDIATE_MODIFIER,
    &MODIFIER_UNKNOWN,
    &OPERAND_EXTENSION_UNKNOWN,
    &CONDITION_MODIFIER,
    &SWAP_SAME_REGISTER,
    &PRECISE_WITHOUT_FLAG,
    &PRECISE_MODEL,
    &PRECISE_UNFIT,
    &PRECISION_UNKNOWN,
    &PRECISION_WITHOUT_FLAG,
    &PRECISION_CLASS,
    &PRECISION_UNFIT,
    &COMPARISON_COMPONENT,
    &GATHER_COMPONENT,
    &OPERAND_BITS,
    &TEMP_UNDECLARED,
    &INDEXABLE_UNDECLARED,
    &INDEXABLE_COMPONENT,
    &INDEXABLE_BOUNDS,
    &INDEXABLE_NUMBER,
    &BUFFER_UNDECLARED,
    &BUFFER_BOUNDS,
    &BUFFER_NOT_DYNAMIC,
    &CONSTANTS_UNDECLARED,
    &CONSTANTS_BOUNDS,
    &INPUT_UNDECLARED,
    &OUTPUT_UNDECLARED,
    &RANGE_UNDECLARED,
    &SPECIAL_UNDECLARED,
    &RANGE_BOUNDS,
    &SPECIAL_COMPONENT,
    &TEMP_COUNT,
    &TEMP_TOTAL,
    &TEMPS_REPEATED,
    &REGISTER_REPEATED,
    &INDEXABLE_COMPONENTS,
    &BUFFER_SLOT,
    &BUFFER_SLOT_RESERVED,
    &BUFFER_SIZE,
    &CONSTANTS_REPEATED,
    &CONSTANTS_SIZE,
    &RESOURCE_SLOT,
    &SAMPLER_SLOT,
    &ATTRIBUTE_OVERLAP,
    &ATTRIBUTE_NUMBER,
    &VALUE_ORDER,
    &VALUE_REPEATED,
    &VALUE_COMPONENTS,
    &VALUE_UNFIT,
    &VALUE_UNKNOWN,
    &POSITION_COMPONENTS,
    &CLIP_COMPONENTS,
    &CLIP_REGISTERS,
    &RANGE_SHORT,
    &RANGE_END,
    &RANGE_OVERLAP,
    &RANGE_GAP,
    &RANGE_MASK,
    &RANGE_INPUT_MASKS,
    &RANGE_VALUE,
    &CYCLE_COUNTER_MASK,
    &CYCLE_COUNTER_DEBUG,
    &FLAGS_REPEATED,
    &FLAGS_UNKNOWN,
    &FLAG_DOUBLE_MODEL,
    &FLAG_EARLY_DEPTH,
    &FLAG_RAW_COMPUTE,
    &FLAG_ALL_BOUND,
    &FLAG_DOUBLE_EXTENSION,
    &RANGE_ORDER,
    &RANGE_SHARED,
    &DECLARATION_UNFIT,
    &INDEXABLE_SIZE,
    &NESTING_TOO_DEEP,
    &ELSE_OUTSIDE_IF,
    &ELSE_REPEATED,
    &ENDIF_OUTSIDE_IF,
    &ENDLOOP_OUTSIDE_LOOP,
    &ENDSWITCH_OUTSIDE_SWITCH,
    &BLOCK_OPEN,
    &CASE_OUTSIDE_SWITCH,
    &SWITCH_WITHOUT_CASE,
    &CASE_REPEATED,
    &DEFAULT_REPEATED,
    &CASE_FALLS_THROUGH,
    &CASE_FALLS_THROUGH_4,
    &SWITCH_END_REACHED,
    &BREAK_OUTSIDE,
    &CONTINUE_OUTSIDE_LOOP,
    &CODE_AFTER_JUMP,
    &LOOP_ENDLESS,
    &LABEL_NOT_AFTER_RET,
    &LABEL_NESTED,
    &LABEL_REPEATED,
    &LABEL_UNCALLED,
    &CALL_TARGET_MISSING,
    &CALL_AFTER_DEFINITION,
    &RECURSION,
    &RECURSION_4,
    &CALL_DEPTH,
    &SUBROUTINE_SHARED,
    &INTERFACE_UNDECLARED,
    &CALL_SITE_RANGE,
    &INTERFACE_NOT_DYNAMIC,
    &INTERFACE_OBJECTS,
    &INTERFACE_CALL_SITES,
    &FUNCTION_BODY_UNDECLARED,
    &FUNCTION_BODY_REPEATED,
    &FUNCTION_BODY_UNDEFINED,
    &FUNCTION_TABLE_REPEATED,
    &FUNCTION_TABLE_UNDECLARED,
    &FUNCTION_TABLE_SIZE,
    &INTERFACE_OVERLAP,
    &FUNCTION_UNUSED,
    &INTERFACE_BOUNDS,
    &FUNCTION_LABEL_UNDECLARED,
    &SYNC_IN_VARYING_FLOW,
    &TEMP_NEVER_WRITTEN,
    &TEMP_UNINITIALISED,
    &INDEXABLE_NEVER_WRITTEN,
    &OUTPUT_PARTLY_WRITTEN,
    &OUTPUT_NOT_WRITTEN,
    &CYCLE_COUNTER_MOV,
    &DOUBLE_FLAG,
    &DOUBLE_EXTENSION_FLAG,
    &SHADER_EXTENSION_FLAG,
    &DOUBLE_SWIZZLE,
    &RESOURCE_PICKED_VARYING,
    &GRADIENT_IN_VARYING_FLOW,
    &GRADIENT_OF_VIEW,
    &RESOURCE_UNDECLARED,
    &RESOURCE_DIMENSION,
    &CUBE_ARRAY_MODEL,
    &SAMPLE_COUNT_MISSING,
    &SAMPLE_COUNT_UNFIT,
    &SAMPLE_COUNT_HIGH,
    &MULTISAMPLE_STAGE,
    &RETURN_TYPE,
    &RETURN_TYPES_DIFFER,
    &STRIDE,
    &SAMPLER_MODE,
    &SAMPLER_MONO,
    &SAMPLER_UNFIT,
    &DIMENSION_UNFIT,
    &COMPARISON_ARRAY_MODEL,
    &RETURN_UNFIT,
    &SAMPLE_INDEX_LITERAL,
    &OFFSET_UNFIT,
    &OFFSET_DIMENSION,
    &BIAS_RANGE,
    &STATUS_USE,
    &RAW_FLAG,
    &SAMPLER_UNDECLARED,
    &EXTENSION_DIFFERS,
    &SAMPLES_UNKNOWN,
    &SAMPLE_DESTINATION,
    &VIEW_SLOT,
    &VIEW_UNDER_OUTPUTS,
    &VIEW_UNDECLARED,
    &VIEW_FLAGS,
    &VIEW_COUNTER,
    &VIEW_ORDERED,
    &VIEW_COUNT,
    &OFFSET_ALIGNMENT,
    &OFFSET_BEYOND_STRIDE,
    &ATOMIC_TYPE,
    &APPEND_AND_CONSUME,
    &APPEND_AND_ATOMIC,
    &SHARED_UNDECLARED,
    &SHARED_SIZE,
    &SHARED_TOTAL,
    &SHARED_BOUNDS,
    &SHARED_COUNT,
    &SHARED_PER_THREAD,
    &SHARED_FOREIGN_WRITE,
];
/// {version} declares no input primitive
pub static GS_PRIMITIVE_MISSING: Rule = Rule {
    code: "B1301",
    name: "gs-primitive-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "{version} declares no input primitive",
    help: "add dcl_inputprimitive",
    source: "spec11 22.3.6; ref11",
};
/// a second input primitive; {first} was declared before
pub static GS_PRIMITIVE_REPEATED: Rule = Rule {
    code: "B1302",
    name: "gs-primitive-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "a second input primitive; {first} was declared before",
    help: "",
    source: "ref11",
};
/// input primitive {number} does not exist; 1 to 3, 6, 7 and 8 to 39 do
pub static GS_PRIMITIVE_UNKNOWN: Rule = Rule {
    code: "B1303",
    name: "gs-primitive-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "input primitive {number} does not exist; 1 to 3, 6, 7 and 8 to 39 do",
    help: "",
    source: "spec11 22.3.6; tok11",
};
/// a patch of {points} control points as input primitive needs gs_5_0; this is {version}
pub static GS_PATCH_MODEL: Rule = Rule {
    code: "B1304",
    name: "gs-patch-model",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x4,
    message: "a patch of {points} control points as input primitive needs gs_5_0; this is {version}",
    help: "compile for gs_5_0",
    source: "spec11 22.3.6",
};
/// a vertex is put out, yet no output topology{place} is declared
pub static GS_TOPOLOGY_MISSING: Rule = Rule {
    code: "B1305",
    name: "gs-topology-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "a vertex is put out, yet no output topology{place} is declared",
    help: "add dcl_outputtopology",
    source: "spec11 22.3.8; ref11",
};
/// output topology {number} does not exist; 1 (points), 3 (line strips) and 5 (triangle strips) do
pub static GS_TOPOLOGY_UNKNOWN: Rule = Rule {
    code: "B1306",
    name: "gs-topology-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "output topology {number} does not exist; 1 (points), 3 (line strips) and 5 (triangle strips) do",
    help: "",
    source: "spec11 22.3.8; tok11",
};
/// a second output topology{place}
pub static GS_TOPOLOGY_REPEATED: Rule = Rule {
    code: "B1307",
    name: "gs-topology-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "a second output topology{place}",
    help: "",
    source: "spec11 22.3.8",
};
/// {version} does not declare how many vertices it puts out at most
pub static GS_MOST_VERTICES_MISSING: Rule = Rule {
    code: "B1308",
    name: "gs-most-vertices-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "{version} does not declare how many vertices it puts out at most",
    help: "add dcl_maxout ([maxvertexcount] in HLSL)",
    source: "ref11 (X3514); spec11 22.3.5",
};
/// a second dcl_maxout; the first says {first}
pub static GS_MOST_VERTICES_REPEATED: Rule = Rule {
    code: "B1309",
    name: "gs-most-vertices-repeated",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x4,
    message: "a second dcl_maxout; the first says {first}",
    help: "",
    source: "spec11 22.3.5",
};
/// dcl_maxout is {vertices}; 1 to {limit} vertices may be put out
pub static GS_MOST_VERTICES: Rule = Rule {
    code: "B1310",
    name: "gs-most-vertices",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "dcl_maxout is {vertices}; 1 to {limit} vertices may be put out",
    help: "",
    source: "ref11 (X3514, X8000); spec11 22.3.5",
};
/// {components} output components x {vertices} vertices = {total} scalars{each}; {limit} may be put out
pub static GS_OUTPUT_SCALARS: Rule = Rule {
    code: "B1311",
    name: "gs-output-scalars",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "{components} output components x {vertices} vertices = {total} scalars{each}; {limit} may be put out",
    help: "with {components} components at most {most} vertices fit",
    source: "ref11 (X8000); spec11 26",
};
/// dcl_gsinstances is {count}; 1 to {limit} instances are possible
pub static GS_INSTANCES: Rule = Rule {
    code: "B1312",
    name: "gs-instances",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "dcl_gsinstances is {count}; 1 to {limit} instances are possible",
    help: "",
    source: "ref11 (X3514); spec11 22.3.7",
};
/// a second dcl_gsinstances; the first says {first}
pub static GS_INSTANCES_REPEATED: Rule = Rule {
    code: "B1313",
    name: "gs-instances-repeated",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "a second dcl_gsinstances; the first says {first}",
    help: "",
    source: "ref11",
};
/// vGSInstanceID is documented from gs_5_0 on; in {version} it reads 0
pub static GS_INSTANCE_ID_MODEL: Rule = Rule {
    code: "B1314",
    name: "gs-instance-id-model",
    severity: Severity::Warning,
    models: 0x3,
    stages: 0x4,
    message: "vGSInstanceID is documented from gs_5_0 on; in {version} it reads 0",
    help: "compile for gs_5_0",
    source: "manual; ref11",
};
/// {count} instances x {vertices} vertices = {total}; the documents allow {limit} together
pub static GS_INSTANCES_TIMES_VERTICES: Rule = Rule {
    code: "B1315",
    name: "gs-instances-times-vertices",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x4,
    message: "{count} instances x {vertices} vertices = {total}; the documents allow {limit} together",
    help: "lower one of them; the compiler does not refuse it, a driver may",
    source: "spec11 22.3.7, 26; manual",
};
/// o{number}.{components} has no value when this vertex is put out: every vertex takes all outputs with it
pub static GS_OUTPUT_LOST: Rule = Rule {
    code: "B1316",
    name: "gs-output-lost",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x4,
    message: "o{number}.{components} has no value when this vertex is put out: every vertex takes all outputs with it",
    help: "write all outputs again before each vertex",
    source: "spec11 13.4, 22.8.4",
};
/// o{number}.{components} has no value when this vertex is put out
pub static GS_OUTPUT_UNWRITTEN: Rule = Rule {
    code: "B1317",
    name: "gs-output-unwritten",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x4,
    message: "o{number}.{components} has no value when this vertex is put out",
    help: "write all outputs before each vertex",
    source: "spec11 13.4, 13.6",
};
/// vertex {emitted} is put out; dcl_maxout is {most}, and what comes after is dropped
pub static GS_EMITS_TOO_MANY: Rule = Rule {
    code: "B1318",
    name: "gs-emits-too-many",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x4,
    message: "vertex {emitted} is put out; dcl_maxout is {most}, and what comes after is dropped",
    help: "raise dcl_maxout",
    source: "spec11 22.3.5, 13.3",
};
/// stream m{number} does not exist; m0 to m{last} do
pub static GS_STREAM_NUMBER: Rule = Rule {
    code: "B1319",
    name: "gs-stream-number",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "stream m{number} does not exist; m0 to m{last} do",
    help: "",
    source: "ref11 (X4570); spec11 22.3.9",
};
/// stream m{number} is declared a second time
pub static GS_STREAM_REPEATED: Rule = Rule {
    code: "B1320",
    name: "gs-stream-repeated",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "stream m{number} is declared a second time",
    help: "",
    source: "spec11 22.3.9",
};
/// the first stream (m{number}) is declared after an output or a topology
pub static GS_STREAM_LATE: Rule = Rule {
    code: "B1321",
    name: "gs-stream-late",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "the first stream (m{number}) is declared after an output or a topology",
    help: "declare the stream first",
    source: "spec11 22.3.9",
};
/// several streams are declared, and the topology of stream {stream} is {topology}; all must be point lists
pub static GS_STREAMS_POINTS: Rule = Rule {
    code: "B1322",
    name: "gs-streams-points",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "several streams are declared, and the topology of stream {stream} is {topology}; all must be point lists",
    help: "",
    source: "ref11 (X4592); spec11 13.5.2",
};
/// {name} names no stream, yet streams are declared
pub static GS_PLAIN_EMIT: Rule = Rule {
    code: "B1323",
    name: "gs-plain-emit",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "{name} names no stream, yet streams are declared",
    help: "use the form with a stream (emit_stream m0)",
    source: "spec11 22.8.1, 22.8.3",
};
/// {name} names a stream, yet none is declared
pub static GS_STREAM_EMIT: Rule = Rule {
    code: "B1324",
    name: "gs-stream-emit",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x4,
    message: "{name} names a stream, yet none is declared",
    help: "declare the stream, or use the form without",
    source: "spec11 22.8.2, 22.8.4",
};
/// stream m{number} is not declared
pub static GS_STREAM_UNDECLARED: Rule = Rule {
    code: "B1325",
    name: "gs-stream-undeclared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "stream m{number} is not declared",
    help: "",
    source: "spec11 22.8.4",
};
/// the input is declared with {count} vertices; a {primitive} has {wanted}
pub static GS_INPUT_VERTICES: Rule = Rule {
    code: "B1326",
    name: "gs-input-vertices",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x4,
    message: "the input is declared with {count} vertices; a {primitive} has {wanted}",
    help: "",
    source: "spec11 13.10; ref11",
};
/// input register {number}; {version} takes registers 0 to {last} of a vertex
pub static GS_INPUT_NUMBER: Rule = Rule {
    code: "B1327",
    name: "gs-input-number",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x4,
    message: "input register {number}; {version} takes registers 0 to {last} of a vertex",
    help: "",
    source: "ref11 (X4506); spec11 21",
};
/// vertex {vertex} of {register} is used; there are {count}, counted from 0
pub static VERTEX_BOUNDS: Rule = Rule {
    code: "B1328",
    name: "vertex-bounds",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1c,
    message: "vertex {vertex} of {register} is used; there are {count}, counted from 0",
    help: "",
    source: "spec11 13.10, 10.8.2, 12.2.2",
};
/// a hull shader begins with hs_decls; this stands before it
pub static HS_OUTSIDE_PHASE: Rule = Rule {
    code: "B1401",
    name: "hs-outside-phase",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "a hull shader begins with hs_decls; this stands before it",
    help: "",
    source: "spec11 10.6",
};
/// {name} is out of order: declarations, control point phase, fork phases, join phases
pub static HS_PHASE_ORDER: Rule = Rule {
    code: "B1402",
    name: "hs-phase-order",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "{name} is out of order: declarations, control point phase, fork phases, join phases",
    help: "",
    source: "spec11 10.6",
};
/// control point phase {count}; only one is documented
pub static HS_CONTROL_POINT_PHASES: Rule = Rule {
    code: "B1403",
    name: "hs-control-point-phases",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x8,
    message: "control point phase {count}; only one is documented",
    help: "",
    source: "spec11 10.6",
};
/// {name} stands in hs_decls, which holds what all phases share; registers belong to the phases
pub static HS_DECLARATION_MISPLACED: Rule = Rule {
    code: "B1404",
    name: "hs-declaration-misplaced",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "{name} stands in hs_decls, which holds what all phases share; registers belong to the phases",
    help: "",
    source: "spec11 10.3",
};
/// {version} lacks {name}
pub static PATCH_STATE_MISSING: Rule = Rule {
    code: "B1405",
    name: "patch-state-missing",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "{version} lacks {name}",
    help: "",
    source: "ref11; spec11 22.3.15 to 22.3.19",
};
/// a second {name}
pub static PATCH_STATE_REPEATED: Rule = Rule {
    code: "B1406",
    name: "patch-state-repeated",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "a second {name}",
    help: "",
    source: "spec11 22.3.15 to 22.3.25",
};
/// {what} {number} does not exist
pub static PATCH_STATE_UNKNOWN: Rule = Rule {
    code: "B1407",
    name: "patch-state-unknown",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "{what} {number} does not exist",
    help: "",
    source: "tok11; spec11 22.3.15 to 22.3.17",
};
/// {count} control points {direction}; {limit} are possible
pub static PATCH_POINTS: Rule = Rule {
    code: "B1408",
    name: "patch-points",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "{count} control points {direction}; {limit} are possible",
    help: "",
    source: "ref11 (X4589); spec11 22.3.18, 22.3.19",
};
/// no control points come in; the documents begin at 1
pub static PATCH_NO_INPUT_POINTS: Rule = Rule {
    code: "B1409",
    name: "patch-no-input-points",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x8,
    message: "no control points come in; the documents begin at 1",
    help: "",
    source: "spec11 22.3.18",
};
/// {primitive} cannot come from the domain {domain}
pub static HS_PRIMITIVE_UNFIT: Rule = Rule {
    code: "B1410",
    name: "hs-primitive-unfit",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "{primitive} cannot come from the domain {domain}",
    help: "",
    source: "ref11 (X3657); spec11 11.7.15",
};
/// the largest tessellation factor is {factor}; {least} to {limit} are possible
pub static HS_MOST_FACTOR: Rule = Rule {
    code: "B1411",
    name: "hs-most-factor",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "the largest tessellation factor is {factor}; {least} to {limit} are possible",
    help: "",
    source: "ref11 (X3657); spec11 22.3.20, 26",
};
/// a phase with 0 instances
pub static HS_NO_INSTANCES: Rule = Rule {
    code: "B1412",
    name: "hs-no-instances",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "a phase with 0 instances",
    help: "",
    source: "spec11 22.3.24",
};
/// a phase with {count} instances; the documents allow {limit}
pub static HS_INSTANCES: Rule = Rule {
    code: "B1413",
    name: "hs-instances",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x8,
    message: "a phase with {count} instances; the documents allow {limit}",
    help: "",
    source: "spec11 10.8.4, 10.9.4",
};
/// {register} belongs to {wanted}; this is {phase}
pub static HS_WRONG_PHASE: Rule = Rule {
    code: "B1414",
    name: "hs-wrong-phase",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "{register} belongs to {wanted}; this is {phase}",
    help: "",
    source: "spec11 10.7, 10.8.2, 10.9.2, 22.3.22 to 22.3.28",
};
/// {register} declares {count} control points of {points}
pub static HS_POINTS_DIFFER: Rule = Rule {
    code: "B1415",
    name: "hs-points-differ",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "{register} declares {count} control points of {points}",
    help: "",
    source: "spec11 10.8.2",
};
/// there is no control point phase that puts out vocp
pub static HS_OUTPUT_POINTS_UNMADE: Rule = Rule {
    code: "B1416",
    name: "hs-output-points-unmade",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "there is no control point phase that puts out vocp",
    help: "read vicp",
    source: "spec11 10.6",
};
/// no earlier phase puts out {register}.{components}
pub static HS_READ_UNMADE: Rule = Rule {
    code: "B1417",
    name: "hs-read-unmade",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "no earlier phase puts out {register}.{components}",
    help: "",
    source: "spec11 10.8.2, 10.9.2",
};
/// without a control point phase {outputs} control points go out, {inputs} come in; they are the same or none
pub static HS_PASSED_POINTS: Rule = Rule {
    code: "B1418",
    name: "hs-passed-points",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "without a control point phase {outputs} control points go out, {inputs} come in; they are the same or none",
    help: "",
    source: "spec11 10.6",
};
/// {points} control points x {components} components = {total}; {limit} may be put out
pub static HS_OUTPUT_SCALARS: Rule = Rule {
    code: "B1419",
    name: "hs-output-scalars",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "{points} control points x {components} components = {total}; {limit} may be put out",
    help: "",
    source: "ref11 (X8000); spec11 10.7, 26",
};
/// an earlier phase puts out o{number}.{components} already
pub static HS_CONSTANT_TWICE: Rule = Rule {
    code: "B1420",
    name: "hs-constant-twice",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "an earlier phase puts out o{number}.{components} already",
    help: "",
    source: "spec11 10.5.2",
};
/// the index range holds {value} and o{number}, which is not of the same group of factors
pub static HS_RANGE_FACTORS: Rule = Rule {
    code: "B1422",
    name: "hs-range-factors",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "the index range holds {value} and o{number}, which is not of the same group of factors",
    help: "declare a range for each group",
    source: "ref11 (X8000); spec11 10.11",
};
/// no phase puts out {value}
pub static HS_FACTOR_MISSING: Rule = Rule {
    code: "B1423",
    name: "hs-factor-missing",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x8,
    message: "no phase puts out {value}",
    help: "",
    source: "ref11; spec11 10.10.2 to 10.10.4",
};
/// {value} is no factor of the domain {domain}
pub static PATCH_FACTOR_DOMAIN: Rule = Rule {
    code: "B1424",
    name: "patch-factor-domain",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "{value} is no factor of the domain {domain}",
    help: "",
    source: "spec11 10.10",
};
/// {value} is in register {found}; {wanted} continues its group
pub static PATCH_FACTOR_PLACE: Rule = Rule {
    code: "B1425",
    name: "patch-factor-place",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "{value} is in register {found}; {wanted} continues its group",
    help: "",
    source: "spec11 10.10.2 to 10.10.4",
};
/// {name} stands in {phase}; what all phases share is declared in hs_decls
pub static HS_STATE_MISPLACED: Rule = Rule {
    code: "B1426",
    name: "hs-state-misplaced",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x8,
    message: "{name} stands in {phase}; what all phases share is declared in hs_decls",
    help: "move it up",
    source: "spec11 10.3, 10.6; ref11",
};
/// inputs of {version} are declared with dcl_input_ps and an interpolation mode
pub static PS_INPUT_PLAIN: Rule = Rule {
    code: "B1501",
    name: "ps-input-plain",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "inputs of {version} are declared with dcl_input_ps and an interpolation mode",
    help: "",
    source: "tok11; ref11",
};
/// interpolation mode {mode} does not exist; 1 to {most} do
pub static PS_INTERPOLATION_UNKNOWN: Rule = Rule {
    code: "B1502",
    name: "ps-interpolation-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "interpolation mode {mode} does not exist; 1 to {most} do",
    help: "",
    source: "spec11 16.4; tok11",
};
/// interpolation mode {mode} exists from ps_4_1 on; this is {version}
pub static PS_INTERPOLATION_MODEL: Rule = Rule {
    code: "B1503",
    name: "ps-interpolation-model",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x1,
    message: "interpolation mode {mode} exists from ps_4_1 on; this is {version}",
    help: "",
    source: "ref11 (X4568); spec11 16.4",
};
/// v{number} is {mode} here and {before} before; a register has one interpolation mode
pub static PS_INTERPOLATION_MIXED: Rule = Rule {
    code: "B1504",
    name: "ps-interpolation-mixed",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "v{number} is {mode} here and {before} before; a register has one interpolation mode",
    help: "",
    source: "spec11 16.4, 22.3.11",
};
/// {value} is {mode}; it must be {allowed}
pub static PS_INTERPOLATION_UNFIT: Rule = Rule {
    code: "B1505",
    name: "ps-interpolation-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "{value} is {mode}; it must be {allowed}",
    help: "",
    source: "ref11 (X8000, X4568); spec11 16.3, 23.2, 23.5, 24.1 to 24.5",
};
/// the sample index exists from ps_4_1 on; this is {version}
pub static PS_SAMPLE_INDEX_MODEL: Rule = Rule {
    code: "B1506",
    name: "ps-sample-index-model",
    severity: Severity::Error,
    models: 0x1,
    stages: 0x1,
    message: "the sample index exists from ps_4_1 on; this is {version}",
    help: "compile for ps_4_1",
    source: "ref11 (X4502); spec11 23.6",
};
/// beside a depth that only goes one way the position is {mode}; it must be centroid or sample
pub static PS_CONSERVATIVE_POSITION: Rule = Rule {
    code: "B1507",
    name: "ps-conservative-position",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x1,
    message: "beside a depth that only goes one way the position is {mode}; it must be centroid or sample",
    help: "declare the position input linear noperspective centroid",
    source: "ref11 (X8000); spec11 16.9.3.2",
};
/// a second depth output
pub static PS_DEPTH_TWICE: Rule = Rule {
    code: "B1508",
    name: "ps-depth-twice",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "a second depth output",
    help: "keep one of oDepth, oDepthGE and oDepthLE",
    source: "ref11 (X3677)",
};
/// vCoverage and vInnerCoverage are declared together
pub static PS_COVERAGE_BOTH: Rule = Rule {
    code: "B1509",
    name: "ps-coverage-both",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x1,
    message: "vCoverage and vInnerCoverage are declared together",
    help: "",
    source: "ref11 (X3720); specs ConservativeRasterization",
};
/// outputs of {version} cannot be indexed
pub static PS_OUTPUT_INDEXED: Rule = Rule {
    code: "B1510",
    name: "ps-output-indexed",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "outputs of {version} cannot be indexed",
    help: "",
    source: "spec11 22.3.30",
};
/// the index range holds inputs that are {mode} and inputs that are {other}
pub static PS_RANGE_INTERPOLATION: Rule = Rule {
    code: "B1511",
    name: "ps-range-interpolation",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "the index range holds inputs that are {mode} and inputs that are {other}",
    help: "",
    source: "spec11 16.5.1, 22.3.30",
};
/// {name} evaluates v{number}, which is not interpolated
pub static PS_EVAL_CONSTANT: Rule = Rule {
    code: "B1512",
    name: "ps-eval-constant",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x1,
    message: "{name} evaluates v{number}, which is not interpolated",
    help: "read the input itself: it is the same everywhere",
    source: "ref11 (X8000); spec11 22.4.23",
};
/// {name} cannot evaluate the position
pub static PS_EVAL_POSITION: Rule = Rule {
    code: "B1513",
    name: "ps-eval-position",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x1,
    message: "{name} cannot evaluate the position",
    help: "",
    source: "ref11 (X3673); spec11 16.5, 22.4.23",
};
/// vDomain.{components} is declared; the domain {domain} has {most}
pub static DS_LOCATION: Rule = Rule {
    code: "B1601",
    name: "ds-location",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x10,
    message: "vDomain.{components} is declared; the domain {domain} has {most}",
    help: "",
    source: "spec11 23.10",
};
/// the input is declared with {count} control points; {points} come in
pub static DS_INPUT_POINTS: Rule = Rule {
    code: "B1602",
    name: "ds-input-points",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x10,
    message: "the input is declared with {count} control points; {points} come in",
    help: "",
    source: "ref11; spec11 12.2.2",
};
/// {points} control points x {components} components = {total}; {limit} may come in
pub static DS_INPUT_SCALARS: Rule = Rule {
    code: "B1603",
    name: "ds-input-scalars",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x10,
    message: "{points} control points x {components} components = {total}; {limit} may come in",
    help: "",
    source: "ref11 (X8000); spec11 26",
};
/// {version} declares no thread group
pub static CS_GROUP_MISSING: Rule = Rule {
    code: "B1701",
    name: "cs-group-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "{version} declares no thread group",
    help: "add dcl_thread_group ([numthreads] in HLSL)",
    source: "ref11; spec11 22.3.40",
};
/// a second thread group
pub static CS_GROUP_REPEATED: Rule = Rule {
    code: "B1702",
    name: "cs-group-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "a second thread group",
    help: "",
    source: "spec11 22.3.40",
};
/// the thread group is {count} in {name}; {version} allows 1 to {limit}
pub static CS_GROUP_SIDE: Rule = Rule {
    code: "B1703",
    name: "cs-group-side",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "the thread group is {count} in {name}; {version} allows 1 to {limit}",
    help: "",
    source: "ref11 (X3655); spec11 22.3.40",
};
/// a thread group of {x} x {y} x {z} = {total} threads; {version} allows {limit}
pub static CS_GROUP_SIZE: Rule = Rule {
    code: "B1704",
    name: "cs-group-size",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "a thread group of {x} x {y} x {z} = {total} threads; {version} allows {limit}",
    help: "",
    source: "ref11 (X3655); spec11 22.3.40",
};
/// a thread's number is declared as .{components}; it has one to three of xyz
pub static CS_THREAD_NUMBER: Rule = Rule {
    code: "B1705",
    name: "cs-thread-number",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "a thread's number is declared as .{components}; it has one to three of xyz",
    help: "",
    source: "spec11 22.3.41",
};
/// vThreadIDInGroupFlattened has one component; .{components} is declared
pub static CS_FLAT_NUMBER: Rule = Rule {
    code: "B1706",
    name: "cs-flat-number",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x20,
    message: "vThreadIDInGroupFlattened has one component; .{components} is declared",
    help: "",
    source: "spec11 22.3.41",
};
/// {temps} temporary registers in each of {threads} threads; the documents warn above {most}
pub static CS_TEMP_POOL: Rule = Rule {
    code: "B1707",
    name: "cs-temp-pool",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x20,
    message: "{temps} temporary registers in each of {threads} threads; the documents warn above {most}",
    help: "use fewer registers or smaller groups",
    source: "ref11 (X4714); spec11 18.6.10.1, 26",
};
/// {part}: {element} has the mask {mask}; 1 to f are masks
pub static SIGNATURE_MASK: Rule = Rule {
    code: "B1901",
    name: "signature-mask",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} has the mask {mask}; 1 to f are masks",
    help: "",
    source: "layout; ref11",
};
/// {part}: {element} is in register {register}; {last} is the last
pub static SIGNATURE_REGISTER: Rule = Rule {
    code: "B1902",
    name: "signature-register",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} is in register {register}; {last} is the last",
    help: "",
    source: "ref11 (X4576)",
};
/// {part}: {element} has component type {type}; 1 (unsigned), 2 (signed) and 3 (float) exist
pub static SIGNATURE_TYPE: Rule = Rule {
    code: "B1903",
    name: "signature-type",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} has component type {type}; 1 (unsigned), 2 (signed) and 3 (float) exist",
    help: "",
    source: "layout; ref11",
};
/// {part}: {element} is in stream {stream}; {last} is the last here
pub static SIGNATURE_STREAM: Rule = Rule {
    code: "B1904",
    name: "signature-stream",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} is in stream {stream}; {last} is the last here",
    help: "",
    source: "ref11 (X4570)",
};
/// {part}: of {element} the components {read} are read, it has {mask}
pub static SIGNATURE_READ: Rule = Rule {
    code: "B1905",
    name: "signature-read",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: of {element} the components {read} are read, it has {mask}",
    help: "",
    source: "layout",
};
/// {part}: {element} has minimum precision {precision}, which does not exist
pub static SIGNATURE_PRECISION: Rule = Rule {
    code: "B1906",
    name: "signature-precision",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} has minimum precision {precision}, which does not exist",
    help: "",
    source: "layout",
};
/// {part}: {element} has no register
pub static SIGNATURE_REGISTER_MISSING: Rule = Rule {
    code: "B1907",
    name: "signature-register-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} has no register",
    help: "",
    source: "ref11 (X4576)",
};
/// {part}: {element} is in register {register}; it has a register of its own
pub static SIGNATURE_REGISTER_UNFIT: Rule = Rule {
    code: "B1908",
    name: "signature-register-unfit",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} is in register {register}; it has a register of its own",
    help: "",
    source: "ref11 (X4576)",
};
/// {part}: {element} has the system value {value}, which its semantic does not have here
pub static SIGNATURE_VALUE: Rule = Rule {
    code: "B1909",
    name: "signature-value",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} has the system value {value}, which its semantic does not have here",
    help: "",
    source: "ref11 (X4576)",
};
/// {part}: {element} is no system value of this side in {stage}
pub static SIGNATURE_VALUE_UNKNOWN: Rule = Rule {
    code: "B1910",
    name: "signature-value-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} is no system value of this side in {stage}",
    help: "",
    source: "ref11 (X4502)",
};
/// {part}: {element} must be {wanted}
pub static SIGNATURE_SHAPE: Rule = Rule {
    code: "B1911",
    name: "signature-shape",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} must be {wanted}",
    help: "",
    source: "ref11 (X4576)",
};
/// {part}: {element} is no output of a pixel shader
pub static SIGNATURE_PIXEL_OUTPUT: Rule = Rule {
    code: "B1912",
    name: "signature-pixel-output",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "{part}: {element} is no output of a pixel shader",
    help: "use SV_Target, SV_Depth or another SV_ output",
    source: "ref11 (X4502)",
};
/// {part}: {element} is in register {register}; targets are in the register of their number
pub static SIGNATURE_TARGET: Rule = Rule {
    code: "B1913",
    name: "signature-target",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x1,
    message: "{part}: {element} is in register {register}; targets are in the register of their number",
    help: "",
    source: "layout",
};
/// {part}: {element} shares components of register {register} with an earlier element ({components})
pub static SIGNATURE_OVERLAP: Rule = Rule {
    code: "B1914",
    name: "signature-overlap",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} shares components of register {register} with an earlier element ({components})",
    help: "",
    source: "ref11",
};
/// {part}: {element} stands twice
pub static SIGNATURE_REPEATED: Rule = Rule {
    code: "B1915",
    name: "signature-repeated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element} stands twice",
    help: "",
    source: "ref11 (X4503, X3536, X4574)",
};
/// {part}: {element}; 0 to {last} are the indices of this system value here
pub static SIGNATURE_INDEX: Rule = Rule {
    code: "B1916",
    name: "signature-index",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{part}: {element}; 0 to {last} are the indices of this system value here",
    help: "",
    source: "ref11 (X4502)",
};
/// {part}: {element} is in stream {stream}, which is not declared
pub static SIGNATURE_STREAM_UNDECLARED: Rule = Rule {
    code: "B1917",
    name: "signature-stream-undeclared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x4,
    message: "{part}: {element} is in stream {stream}, which is not declared",
    help: "",
    source: "ref11",
};
/// {version} without {part}
pub static SIGNATURE_MISSING: Rule = Rule {
    code: "B2001",
    name: "signature-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{version} without {part}",
    help: "",
    source: "ref11",
};
/// {version} has its outputs in OSGN; streams need OSG5 or OSG1
pub static SIGNATURE_WITHOUT_STREAMS: Rule = Rule {
    code: "B2002",
    name: "signature-without-streams",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x4,
    message: "{version} has its outputs in OSGN; streams need OSG5 or OSG1",
    help: "",
    source: "ref11",
};
/// {version} is in SHDR; compute shaders and programs of Shader Model 5 are in SHEX
pub static PROGRAM_PART_OLD: Rule = Rule {
    code: "B2003",
    name: "program-part-old",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{version} is in SHDR; compute shaders and programs of Shader Model 5 are in SHEX",
    help: "",
    source: "ref11",
};
/// {register}.{components} is declared and not in the signature ({part})
pub static INPUT_UNSIGNED: Rule = Rule {
    code: "B2004",
    name: "input-unsigned",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register}.{components} is declared and not in the signature ({part})",
    help: "",
    source: "ref11 (X4576)",
};
/// {register}.{components} is declared and not in the signature ({part})
pub static OUTPUT_UNSIGNED: Rule = Rule {
    code: "B2005",
    name: "output-unsigned",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{register}.{components} is declared and not in the signature ({part})",
    help: "",
    source: "ref11 (X4576)",
};
/// {element} is declared and not in the signature ({part})
pub static SPECIAL_UNSIGNED: Rule = Rule {
    code: "B2006",
    name: "special-unsigned",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{element} is declared and not in the signature ({part})",
    help: "",
    source: "ref11 (X4576)",
};
/// the system value {declared} is declared for {element}, the signature says {stated}
pub static VALUE_UNSIGNED: Rule = Rule {
    code: "B2007",
    name: "value-unsigned",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "the system value {declared} is declared for {element}, the signature says {stated}",
    help: "",
    source: "ref11 (X4576)",
};
/// {element} has the system value {stated} in the signature and none in its declaration
pub static VALUE_UNDECLARED: Rule = Rule {
    code: "B2008",
    name: "value-undeclared",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{element} has the system value {stated} in the signature and none in its declaration",
    help: "",
    source: "ref11",
};
/// {element} is an integer and is interpolated
pub static INTEGER_INTERPOLATED: Rule = Rule {
    code: "B2009",
    name: "integer-interpolated",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x1,
    message: "{element} is an integer and is interpolated",
    help: "declare it nointerpolation",
    source: "ref11 (X4576)",
};
/// {register} is declared, and no binding of the resource definitions describes it
pub static BINDING_MISSING: Rule = Rule {
    code: "B2010",
    name: "binding-missing",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is declared, and no binding of the resource definitions describes it",
    help: "",
    source: "ref11",
};
/// {register} is bound as {name}, whose binding type {type} is another
pub static BINDING_TYPE: Rule = Rule {
    code: "B2011",
    name: "binding-type",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is bound as {name}, whose binding type {type} is another",
    help: "",
    source: "ref11",
};
/// {register} is declared with dimension {declared}, its binding {name} has {stated}
pub static BINDING_DIMENSION: Rule = Rule {
    code: "B2012",
    name: "binding-dimension",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is declared with dimension {declared}, its binding {name} has {stated}",
    help: "",
    source: "ref11",
};
/// a root signature needs Shader Model 5; this is {version}
pub static ROOT_MODEL: Rule = Rule {
    code: "B2013",
    name: "root-model",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x7f,
    message: "a root signature needs Shader Model 5; this is {version}",
    help: "",
    source: "ref11 (X4615)",
};
/// the root signature keeps {stage} from it, yet {register} is declared
pub static ROOT_DENIED: Rule = Rule {
    code: "B2014",
    name: "root-denied",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "the root signature keeps {stage} from it, yet {register} is declared",
    help: "",
    source: "ref11 (X4614)",
};
/// no parameter of the root signature that the stage sees covers {register}
pub static ROOT_UNBOUND: Rule = Rule {
    code: "B2015",
    name: "root-unbound",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "no parameter of the root signature that the stage sees covers {register}",
    help: "",
    source: "ref11 (X4614)",
};
/// {register} is typed or has a counter; a root descriptor holds raw and structured buffers without counter only
pub static ROOT_DESCRIPTOR: Rule = Rule {
    code: "B2016",
    name: "root-descriptor",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "{register} is typed or has a counter; a root descriptor holds raw and structured buffers without counter only",
    help: "bind it by a descriptor table",
    source: "ref11 (X4614)",
};
/// the container has the program of {version} and no signature; no interface makes a shader of it
pub static SIGNATURES_LEFT_OUT: Rule = Rule {
    code: "B2017",
    name: "signatures-left-out",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the container has the program of {version} and no signature; no interface makes a shader of it",
    help: "assemble a text with its tables, or give a container as the base",
    source: "ref11",
};
/// {register} is declared with {what} {declared}, its binding {name} has {stated}
pub static BINDING_DIFFERS: Rule = Rule {
    code: "B2018",
    name: "binding-differs",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is declared with {what} {declared}, its binding {name} has {stated}",
    help: "",
    source: "ref11",
};
/// the resource definitions bind {name} to {register}, and nothing declares it
pub static BINDING_UNDECLARED: Rule = Rule {
    code: "B2019",
    name: "binding-undeclared",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "the resource definitions bind {name} to {register}, and nothing declares it",
    help: "",
    source: "ref11",
};
/// root signature: {place} takes {register}, which {other} takes for the same stage
pub static ROOT_OVERLAP: Rule = Rule {
    code: "B2020",
    name: "root-overlap",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "root signature: {place} takes {register}, which {other} takes for the same stage",
    help: "",
    source: "ref11 (X4614)",
};
/// root signature: {place} has samplers beside other descriptors
pub static ROOT_TABLE_MIXED: Rule = Rule {
    code: "B2021",
    name: "root-table-mixed",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "root signature: {place} has samplers beside other descriptors",
    help: "give samplers a table of their own",
    source: "ref11 (X4614)",
};
/// root signature: {place} {what}
pub static ROOT_RANGE: Rule = Rule {
    code: "B2022",
    name: "root-range",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "root signature: {place} {what}",
    help: "",
    source: "ref11 (X4614)",
};
/// root signature: {place} is in register space {space}; spaces from 0xfffffff0 on are the system's
pub static ROOT_SPACE: Rule = Rule {
    code: "B2023",
    name: "root-space",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "root signature: {place} is in register space {space}; spaces from 0xfffffff0 on are the system's",
    help: "",
    source: "ref11 (X4614)",
};
/// root signature: {place} has {what} {value}; 0 to 16 and -16 to 15.99 are the limits of anisotropy and level bias
pub static ROOT_SAMPLER: Rule = Rule {
    code: "B2024",
    name: "root-sampler",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "root signature: {place} has {what} {value}; 0 to 16 and -16 to 15.99 are the limits of anisotropy and level bias",
    help: "",
    source: "ref11 (X4614)",
};
/// root signature: {place} has flags {flags}, which exclude each other
pub static ROOT_FLAGS: Rule = Rule {
    code: "B2025",
    name: "root-flags",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "root signature: {place} has flags {flags}, which exclude each other",
    help: "",
    source: "ref11 (X4614)",
};
/// root signature: {place} has {what} {value}, which does not exist
pub static ROOT_UNKNOWN: Rule = Rule {
    code: "B2026",
    name: "root-unknown",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "root signature: {place} has {what} {value}, which does not exist",
    help: "",
    source: "layout",
};
/// the Direct3D 9 program has {register}, which stands for nothing in the signature ({part})
pub static LEVEL9_UNSIGNED: Rule = Rule {
    code: "B2027",
    name: "level9-unsigned",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x3,
    message: "the Direct3D 9 program has {register}, which stands for nothing in the signature ({part})",
    help: "",
    source: "ref11",
};
/// {element} of the signature ({part}) is not in the Direct3D 9 program
pub static LEVEL9_UNPROGRAMMED: Rule = Rule {
    code: "B2028",
    name: "level9-unprogrammed",
    severity: Severity::Warning,
    models: 0x3,
    stages: 0x3,
    message: "{element} of the signature ({part}) is not in the Direct3D 9 program",
    help: "",
    source: "ref11",
};
/// {target} of the Direct3D 9 program {what}
pub static LEVEL9_MAPPING: Rule = Rule {
    code: "B2029",
    name: "level9-mapping",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x3,
    message: "{target} of the Direct3D 9 program {what}",
    help: "",
    source: "ref11",
};
/// the Direct3D 9 program uses {register}, and nothing gives it a value
pub static LEVEL9_UNMAPPED: Rule = Rule {
    code: "B2030",
    name: "level9-unmapped",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x3,
    message: "the Direct3D 9 program uses {register}, and nothing gives it a value",
    help: "",
    source: "ref11",
};
/// {target} gets a value, and the Direct3D 9 program does not use it
pub static LEVEL9_MAPPING_UNUSED: Rule = Rule {
    code: "B2031",
    name: "level9-mapping-unused",
    severity: Severity::Warning,
    models: 0x3,
    stages: 0x3,
    message: "{target} gets a value, and the Direct3D 9 program does not use it",
    help: "",
    source: "ref11",
};
/// fp{number} is declared, and no slot of the class linkage (IFCE) is it
pub static LINKAGE_MISSING: Rule = Rule {
    code: "B2032",
    name: "linkage-missing",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number} is declared, and no slot of the class linkage (IFCE) is it",
    help: "",
    source: "ref11; spec11 7.19",
};
/// fp{number} is declared with {what} {declared}, the class linkage (IFCE) has {stated}
pub static LINKAGE_DIFFERS: Rule = Rule {
    code: "B2033",
    name: "linkage-differs",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "fp{number} is declared with {what} {declared}, the class linkage (IFCE) has {stated}",
    help: "",
    source: "ref11; spec11 7.19",
};
/// the class linkage (IFCE) has slot {number}, and no interface fp{number} is declared
pub static LINKAGE_UNDECLARED: Rule = Rule {
    code: "B2034",
    name: "linkage-undeclared",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "the class linkage (IFCE) has slot {number}, and no interface fp{number} is declared",
    help: "",
    source: "ref11; spec11 7.19",
};
/// the class linkage (IFCE) has no class {class}, which {what} names
pub static LINKAGE_CLASS: Rule = Rule {
    code: "B2035",
    name: "linkage-class",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "the class linkage (IFCE) has no class {class}, which {what} names",
    help: "",
    source: "ref11; spec11 7.19",
};
/// the class instance {instance} lies in {place}, which is not declared
pub static LINKAGE_INSTANCE: Rule = Rule {
    code: "B2036",
    name: "linkage-instance",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "the class instance {instance} lies in {place}, which is not declared",
    help: "",
    source: "ref11; spec11 7.19",
};
/// the class linkage (IFCE) states {stated} slots and has {counted}
pub static LINKAGE_TOTAL: Rule = Rule {
    code: "B2037",
    name: "linkage-total",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x7f,
    message: "the class linkage (IFCE) states {stated} slots and has {counted}",
    help: "",
    source: "ref11; spec11 7.19",
};
/// {count} registers from {register} on are indexed as one array, and hold {element} and {other}
pub static RANGE_MIXED: Rule = Rule {
    code: "B2038",
    name: "range-mixed",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{count} registers from {register} on are indexed as one array, and hold {element} and {other}",
    help: "",
    source: "ref11",
};
/// the Direct3D 9 program has version {found}, beside {version}
pub static LEVEL9_STAGE: Rule = Rule {
    code: "B2039",
    name: "level9-stage",
    severity: Severity::Error,
    models: 0x3,
    stages: 0x3,
    message: "the Direct3D 9 program has version {found}, beside {version}",
    help: "",
    source: "ref11",
};
/// {register} is declared with minimum precision {declared}, {element} has {stated} in the signature
pub static PRECISION_UNSIGNED: Rule = Rule {
    code: "B2040",
    name: "precision-unsigned",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{register} is declared with minimum precision {declared}, {element} has {stated} in the signature",
    help: "",
    source: "ref11",
};
/// {register} {what}, and is made of {count} root constants: what is read beyond or by index is undefined
pub static ROOT_CONSTANTS: Rule = Rule {
    code: "B2041",
    name: "root-constants",
    severity: Severity::Warning,
    models: 0xc,
    stages: 0x7f,
    message: "{register} {what}, and is made of {count} root constants: what is read beyond or by index is undefined",
    help: "",
    source: "root-constants",
};
/// {second} cannot come after {first}
pub static LINK_ORDER: Rule = Rule {
    code: "B2101",
    name: "link-order",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{second} cannot come after {first}",
    help: "give the shaders in the order of the pipeline: vertex, hull, domain, geometry, pixel",
    source: "spec11 4.4",
};
/// {second} follows {first}; hull and domain shaders come together, one after the other
pub static LINK_HALF_TESSELLATION: Rule = Rule {
    code: "B2102",
    name: "link-half-tessellation",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{second} follows {first}; hull and domain shaders come together, one after the other",
    help: "",
    source: "spec11 11.8.1",
};
/// {first} tessellates {made}, {second} takes {taken}
pub static LINK_DOMAIN: Rule = Rule {
    code: "B2103",
    name: "link-domain",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "{first} tessellates {made}, {second} takes {taken}",
    help: "",
    source: "spec11 11.8.1, 22.3.16",
};
/// {first} puts out {made} control points, {second} takes {taken}
pub static LINK_POINTS: Rule = Rule {
    code: "B2104",
    name: "link-points",
    severity: Severity::Error,
    models: 0xc,
    stages: 0x18,
    message: "{first} puts out {made} control points, {second} takes {taken}",
    help: "",
    source: "spec11 22.3.18, 22.3.19",
};
/// {second} takes {element}, which {first} does not put out ({part})
pub static LINK_MISSING: Rule = Rule {
    code: "B2105",
    name: "link-missing",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{second} takes {element}, which {first} does not put out ({part})",
    help: "put it out, or do not read it",
    source: "messages11 (SEMANTICNAME_NOT_FOUND); spec11 4.4.3.2",
};
/// {element} is put out in register {made} and taken from register {taken}
pub static LINK_REGISTER: Rule = Rule {
    code: "B2106",
    name: "link-register",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{element} is put out in register {made} and taken from register {taken}",
    help: "declare the same outputs and inputs in the same order",
    source: "messages11 (REGISTERINDEX); spec11 4.4.3.2",
};
/// {element} is put out as {made} and taken as {taken}
pub static LINK_TYPE: Rule = Rule {
    code: "B2107",
    name: "link-type",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{element} is put out as {made} and taken as {taken}",
    help: "",
    source: "messages11 (COMPONENTTYPE); spec11 4.4.3.2",
};
/// {element} is put out as .{made} and taken as .{taken}
pub static LINK_MASK: Rule = Rule {
    code: "B2108",
    name: "link-mask",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{element} is put out as .{made} and taken as .{taken}",
    help: "",
    source: "messages11 (REGISTERMASK); spec11 22.3.10",
};
/// {element} has system value {made} where it is put out and {taken} where it is taken
pub static LINK_VALUE: Rule = Rule {
    code: "B2109",
    name: "link-value",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{element} has system value {made} where it is put out and {taken} where it is taken",
    help: "",
    source: "messages11 (SYSTEMVALUE)",
};
/// {element}.{components} is read, and {first} never writes it
pub static LINK_NEVER_WRITTEN: Rule = Rule {
    code: "B2110",
    name: "link-never-written",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{element}.{components} is read, and {first} never writes it",
    help: "",
    source: "messages11 (NEVERWRITTEN_ALWAYSREADS)",
};
/// {element} has minimum precision {made} where it is put out and {taken} where it is taken
pub static LINK_PRECISION: Rule = Rule {
    code: "B2111",
    name: "link-precision",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{element} has minimum precision {made} where it is put out and {taken} where it is taken",
    help: "",
    source: "messages11 (MINPRECISION)",
};
/// {first} puts out no SV_Position, yet {second} follows: nothing is rasterized
pub static LINK_NO_POSITION: Rule = Rule {
    code: "B2112",
    name: "link-no-position",
    severity: Severity::Warning,
    models: 0xf,
    stages: 0x7f,
    message: "{first} puts out no SV_Position, yet {second} follows: nothing is rasterized",
    help: "",
    source: "spec11 24.3",
};
/// {first} makes {made}, {second} takes {taken}
pub static LINK_PRIMITIVE: Rule = Rule {
    code: "B2113",
    name: "link-primitive",
    severity: Severity::Error,
    models: 0xc,
    stages: 0xc,
    message: "{first} makes {made}, {second} takes {taken}",
    help: "",
    source: "spec11 11.8.1, 22.3.15",
};

/// Rules of stages, signatures and parts.
pub static STAGES: &[&Rule] = &[
    &GS_PRIMITIVE_MISSING,
    &GS_PRIMITIVE_REPEATED,
    &GS_PRIMITIVE_UNKNOWN,
    &GS_PATCH_MODEL,
    &GS_TOPOLOGY_MISSING,
    &GS_TOPOLOGY_UNKNOWN,
    &GS_TOPOLOGY_REPEATED,
    &GS_MOST_VERTICES_MISSING,
    &GS_MOST_VERTICES_REPEATED,
    &GS_MOST_VERTICES,
    &GS_OUTPUT_SCALARS,
    &GS_INSTANCES,
    &GS_INSTANCES_REPEATED,
    &GS_INSTANCE_ID_MODEL,
    &GS_INSTANCES_TIMES_VERTICES,
    &GS_OUTPUT_LOST,
    &GS_OUTPUT_UNWRITTEN,
    &GS_EMITS_TOO_MANY,
    &GS_STREAM_NUMBER,
    &GS_STREAM_REPEATED,
    &GS_STREAM_LATE,
    &GS_STREAMS_POINTS,
    &GS_PLAIN_EMIT,
    &GS_STREAM_EMIT,
    &GS_STREAM_UNDECLARED,
    &GS_INPUT_VERTICES,
    &GS_INPUT_NUMBER,
    &VERTEX_BOUNDS,
    &HS_OUTSIDE_PHASE,
    &HS_PHASE_ORDER,
    &HS_CONTROL_POINT_PHASES,
    &HS_DECLARATION_MISPLACED,
    &PATCH_STATE_MISSING,
    &PATCH_STATE_REPEATED,
    &PATCH_STATE_UNKNOWN,
    &PATCH_POINTS,
    &PATCH_NO_INPUT_POINTS,
    &HS_PRIMITIVE_UNFIT,
    &HS_MOST_FACTOR,
    &HS_NO_INSTANCES,
    &HS_INSTANCES,
    &HS_WRONG_PHASE,
    &HS_POINTS_DIFFER,
    &HS_OUTPUT_POINTS_UNMADE,
    &HS_READ_UNMADE,
    &HS_PASSED_POINTS,
    &HS_OUTPUT_SCALARS,
    &HS_CONSTANT_TWICE,
    &HS_RANGE_FACTORS,
    &HS_FACTOR_MISSING,
    &PATCH_FACTOR_DOMAIN,
    &PATCH_FACTOR_PLACE,
    &HS_STATE_MISPLACED,
    &PS_INPUT_PLAIN,
    &PS_INTERPOLATION_UNKNOWN,
    &PS_INTERPOLATION_MODEL,
    &PS_INTERPOLATION_MIXED,
    &PS_INTERPOLATION_UNFIT,
    &PS_SAMPLE_INDEX_MODEL,
    &PS_CONSERVATIVE_POSITION,
    &PS_DEPTH_TWICE,
    &PS_COVERAGE_BOTH,
    &PS_OUTPUT_INDEXED,
    &PS_RANGE_INTERPOLATION,
    &PS_EVAL_CONSTANT,
    &PS_EVAL_POSITION,
    &DS_LOCATION,
    &DS_INPUT_POINTS,
    &DS_INPUT_SCALARS,
    &CS_GROUP_MISSING,
    &CS_GROUP_REPEATED,
    &CS_GROUP_SIDE,
    &CS_GROUP_SIZE,
    &CS_THREAD_NUMBER,
    &CS_FLAT_NUMBER,
    &CS_TEMP_POOL,
    &SIGNATURE_MASK,
    &SIGNATURE_REGISTER,
    &SIGNATURE_TYPE,
    &SIGNATURE_STREAM,
    &SIGNATURE_READ,
    &SIGNATURE_PRECISION,
    &SIGNATURE_REGISTER_MISSING,
    &SIGNATURE_REGISTER_UNFIT,
    &SIGNATURE_VALUE,
    &SIGNATURE_VALUE_UNKNOWN,
    &SIGNATURE_SHAPE,
    &SIGNATURE_PIXEL_OUTPUT,
    &SIGNATURE_TARGET,
    &SIGNATURE_OVERLAP,
    &SIGNATURE_REPEATED,
    &SIGNATURE_INDEX,
    &SIGNATURE_STREAM_UNDECLARED,
    &SIGNATURE_MISSING,
    &SIGNATURE_WITHOUT_STREAMS,
    &PROGRAM_PART_OLD,
    &INPUT_UNSIGNED,
    &OUTPUT_UNSIGNED,
    &SPECIAL_UNSIGNED,
    &VALUE_UNSIGNED,
    &VALUE_UNDECLARED,
    &INTEGER_INTERPOLATED,
    &BINDING_MISSING,
    &BINDING_TYPE,
    &BINDING_DIMENSION,
    &ROOT_MODEL,
    &ROOT_DENIED,
    &ROOT_UNBOUND,
    &ROOT_DESCRIPTOR,
    &SIGNATURES_LEFT_OUT,
    &BINDING_DIFFERS,
    &BINDING_UNDECLARED,
    &ROOT_OVERLAP,
    &ROOT_TABLE_MIXED,
    &ROOT_RANGE,
    &ROOT_SPACE,
    &ROOT_SAMPLER,
    &ROOT_FLAGS,
    &ROOT_UNKNOWN,
    &LEVEL9_UNSIGNED,
    &LEVEL9_UNPROGRAMMED,
    &LEVEL9_MAPPING,
    &LEVEL9_UNMAPPED,
    &LEVEL9_MAPPING_UNUSED,
    &LINKAGE_MISSING,
    &LINKAGE_DIFFERS,
    &LINKAGE_UNDECLARED,
    &LINKAGE_CLASS,
    &LINKAGE_INSTANCE,
    &LINKAGE_TOTAL,
    &RANGE_MIXED,
    &LEVEL9_STAGE,
    &PRECISION_UNSIGNED,
    &ROOT_CONSTANTS,
    &LINK_ORDER,
    &LINK_HALF_TESSELLATION,
    &LINK_DOMAIN,
    &LINK_POINTS,
    &LINK_MISSING,
    &LINK_REGISTER,
    &LINK_TYPE,
    &LINK_MASK,
    &LINK_VALUE,
    &LINK_NEVER_WRITTEN,
    &LINK_PRECISION,
    &LINK_NO_POSITION,
    &LINK_PRIMITIVE,
];
