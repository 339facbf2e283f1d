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
/// {name} exists {range}; this is {version}
pub static OPCODE_MODEL: Rule = Rule {
    code: "B0303",
    name: "opcode-model",
    severity: Severity::Error,
    models: 0xf,
    stages: 0x7f,
    message: "{name} exists {range}; this is {version}",
    help: "compile for a model that has the instruction",
    source: "spec11; tok11",
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
    source: "spec11; tok11",
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

/// Rules of any program.
pub static PROGRAM: &[&Rule] =
    &[&MODEL_UNKNOWN, &OPCODE_MODEL, &OPCODE_STAGE, &DECLARATION_AFTER_CODE, &NESTING_TOO_DEEP];

/// Rules of stages, signatures and parts.
pub static STAGES: &[&Rule] = &[];
