// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Registers and operands of Shader Model 4 to 5.1.

use crate::sm4::op::{Form, MaskRule, Register, SystemValue, opcode};

/// Register types; the index is the number.
pub static REGISTERS: &[Register] = &[
    Register { name: "r", since: 0x40, stages: 0x7f, indices: 1, indices_5_1: 1, shapes: 0x1c, source: "spec11 7.3" },
    Register {
        name: "v",
        since: 0x40,
        stages: 0x4f,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x1c,
        source: "spec11 9.5, 13.9, 10.7, 16.7",
    },
    Register {
        name: "o",
        since: 0x40,
        stages: 0x5f,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x4,
        source: "spec11 9.5, 13.9, 10.7, 12.2.2, 16.7",
    },
    Register { name: "x", since: 0x40, stages: 0x7f, indices: 2, indices_5_1: 2, shapes: 0x1c, source: "spec11 7.3" },
    Register { name: "l", since: 0x40, stages: 0x7f, indices: 0, indices_5_1: 0, shapes: 0x1e, source: "tok11" },
    Register { name: "d", since: 0x50, stages: 0x7f, indices: 0, indices_5_1: 0, shapes: 0x1e, source: "tok11" },
    Register { name: "s", since: 0x40, stages: 0x7f, indices: 1, indices_5_1: 2, shapes: 0x11, source: "spec11 21" },
    Register { name: "t", since: 0x40, stages: 0x7f, indices: 1, indices_5_1: 2, shapes: 0x18, source: "spec11 21" },
    Register { name: "cb", since: 0x40, stages: 0x7f, indices: 2, indices_5_1: 3, shapes: 0x18, source: "spec11 7.5" },
    Register {
        name: "icb",
        since: 0x40,
        stages: 0x7f,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x18,
        source: "spec11 7.5.1",
    },
    Register {
        name: "label",
        since: 0x40,
        stages: 0x7f,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x1,
        source: "spec11 22.7.15",
    },
    Register {
        name: "vPrim",
        since: 0x40,
        stages: 0x1c,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.13",
    },
    Register {
        name: "oDepth",
        since: 0x40,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x2,
        source: "spec11 16.9.2",
    },
    Register { name: "null", since: 0x40, stages: 0x7f, indices: 0, indices_5_1: 0, shapes: 0x1, source: "spec11 9.5" },
    Register {
        name: "rasterizer",
        since: 0x41,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x18,
        source: "spec11 22.4.21",
    },
    Register {
        name: "oMask",
        since: 0x41,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x2,
        source: "spec11 16.9.4",
    },
    Register { name: "m", since: 0x50, stages: 0x4, indices: 1, indices_5_1: 1, shapes: 0x1, source: "spec11 22.3.9" },
    Register {
        name: "fb",
        since: 0x50,
        stages: 0x7f,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x1,
        source: "spec11 22.3.49",
    },
    Register {
        name: "ft",
        since: 0x50,
        stages: 0x7f,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x1,
        source: "spec11 22.3.50",
    },
    Register {
        name: "fp",
        since: 0x50,
        stages: 0x7f,
        indices: 2,
        indices_5_1: 2,
        shapes: 0x1,
        source: "spec11 22.3.51",
    },
    Register { name: "iv", since: 0x40, stages: 0x40, indices: 1, indices_5_1: 1, shapes: 0x1c, source: "tok11" },
    Register { name: "ov", since: 0x40, stages: 0x40, indices: 1, indices_5_1: 1, shapes: 0x4, source: "tok11" },
    Register {
        name: "vOutputControlPointID",
        since: 0x50,
        stages: 0x8,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.22",
    },
    Register {
        name: "vForkInstanceID",
        since: 0x50,
        stages: 0x8,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.25",
    },
    Register {
        name: "vJoinInstanceID",
        since: 0x50,
        stages: 0x8,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.28",
    },
    Register {
        name: "vicp",
        since: 0x50,
        stages: 0x18,
        indices: 2,
        indices_5_1: 2,
        shapes: 0x1c,
        source: "spec11 10.8.2, 12.2.2",
    },
    Register {
        name: "vocp",
        since: 0x50,
        stages: 0x8,
        indices: 2,
        indices_5_1: 2,
        shapes: 0x1c,
        source: "spec11 10.8.2",
    },
    Register {
        name: "vpc",
        since: 0x50,
        stages: 0x18,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x1c,
        source: "spec11 10.9.2, 12.2.2",
    },
    Register {
        name: "vDomain",
        since: 0x50,
        stages: 0x10,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1f,
        source: "spec11 12.2.2",
    },
    Register {
        name: "this",
        since: 0x50,
        stages: 0x7f,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x18,
        source: "spec11 22.7.20",
    },
    Register { name: "u", since: 0x40, stages: 0x7f, indices: 1, indices_5_1: 2, shapes: 0x1d, source: "spec11 5.3.9" },
    Register {
        name: "g",
        since: 0x40,
        stages: 0x20,
        indices: 1,
        indices_5_1: 1,
        shapes: 0x1d,
        source: "spec11 22.3.45",
    },
    Register {
        name: "vThreadID",
        since: 0x40,
        stages: 0x20,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.41",
    },
    Register {
        name: "vThreadGroupID",
        since: 0x40,
        stages: 0x20,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.41",
    },
    Register {
        name: "vThreadIDInGroup",
        since: 0x40,
        stages: 0x20,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.41",
    },
    Register {
        name: "vCoverage",
        since: 0x50,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 16.3.2",
    },
    Register {
        name: "vThreadIDInGroupFlattened",
        since: 0x40,
        stages: 0x20,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 22.3.41",
    },
    Register {
        name: "vGSInstanceID",
        since: 0x40,
        stages: 0x4,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "ref11; spec11 22.3.7 (from 5.0 on)",
    },
    Register {
        name: "oDepthGE",
        since: 0x50,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x2,
        source: "spec11 16.9.3",
    },
    Register {
        name: "oDepthLE",
        since: 0x50,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x2,
        source: "spec11 16.9.3",
    },
    Register {
        name: "vCycleCounter",
        since: 0x50,
        stages: 0x7f,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "spec11 7.15.6",
    },
    Register {
        name: "oStencilRef",
        since: 0x50,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x2,
        source: "tok11; ref11",
    },
    Register {
        name: "vInnerCoverage",
        since: 0x50,
        stages: 0x1,
        indices: 0,
        indices_5_1: 0,
        shapes: 0x1b,
        source: "ref11",
    },
];

/// a value that can be read.
pub static SOURCE: Form = Form {
    name: "source",
    registers: 0x53f3fd00b1b,
    shapes: 0x1b,
    mask: MaskRule::Any,
    what: "a value that can be read",
    source: "spec11 22; tok11",
};

/// one value that can be read.
pub static SCALAR: Form = Form {
    name: "scalar",
    registers: 0x53f3fd00b1b,
    shapes: 0x13,
    mask: MaskRule::Any,
    what: "one value that can be read",
    source: "spec11 22; tok11",
};

/// a value that can be read.
pub static CONDITION: Form = Form {
    name: "condition",
    registers: 0x53f3fd00b1b,
    shapes: 0x1b,
    mask: MaskRule::Any,
    what: "a value that can be read",
    source: "spec11 22; tok11",
};

/// an address that can be read.
pub static ADDRESS: Form = Form {
    name: "address",
    registers: 0x53f3fd00b1b,
    shapes: 0x1b,
    mask: MaskRule::Any,
    what: "an address that can be read",
    source: "spec11 22; tok11",
};

/// a double-precision value.
pub static DOUBLE: Form = Form {
    name: "double",
    registers: 0x53f3fd00b3b,
    shapes: 0x8,
    mask: MaskRule::Any,
    what: "a double-precision value",
    source: "spec11 22; tok11",
};

/// one immediate value.
pub static LITERAL: Form = Form {
    name: "literal",
    registers: 0x10,
    shapes: 0x2,
    mask: MaskRule::Any,
    what: "one immediate value",
    source: "spec11 22; tok11",
};

/// a status in a temporary.
pub static STATUS: Form = Form {
    name: "status",
    registers: 0x1,
    shapes: 0x10,
    mask: MaskRule::Any,
    what: "a status in a temporary",
    source: "spec11 22; tok11",
};

/// an input.
pub static ATTRIBUTE: Form = Form {
    name: "attribute",
    registers: 0x2,
    shapes: 0x18,
    mask: MaskRule::Any,
    what: "an input",
    source: "spec11 22; tok11",
};

/// a register that can be written.
pub static DEST: Form = Form {
    name: "dest",
    registers: 0x2c00020900d,
    shapes: 0x6,
    mask: MaskRule::Some,
    what: "a register that can be written",
    source: "spec11 22; tok11",
};

/// a register that can be written, or null.
pub static DEST_NULL: Form = Form {
    name: "dest_null",
    registers: 0x2c00020b00d,
    shapes: 0x7,
    mask: MaskRule::Some,
    what: "a register that can be written, or null",
    source: "spec11 22; tok11",
};

/// a register that can be written.
pub static DOUBLE_DEST: Form = Form {
    name: "double_dest",
    registers: 0x20000d,
    shapes: 0x4,
    mask: MaskRule::Double,
    what: "a register that can be written",
    source: "spec11 22; tok11",
};

/// a register that can be written.
pub static PAIR_DEST: Form = Form {
    name: "pair_dest",
    registers: 0x2c00020900d,
    shapes: 0x6,
    mask: MaskRule::Pair,
    what: "a register that can be written",
    source: "spec11 22; tok11",
};

/// one component of a temporary.
pub static ATOMIC_DEST: Form = Form {
    name: "atomic_dest",
    registers: 0x9,
    shapes: 0x4,
    mask: MaskRule::One,
    what: "one component of a temporary",
    source: "spec11 22; tok11",
};

/// one component of a temporary, or null.
pub static STATUS_DEST: Form = Form {
    name: "status_dest",
    registers: 0x2001,
    shapes: 0x5,
    mask: MaskRule::One,
    what: "one component of a temporary, or null",
    source: "spec11 22; tok11",
};

/// a resource t#.
pub static RESOURCE: Form = Form {
    name: "resource",
    registers: 0x80,
    shapes: 0x18,
    mask: MaskRule::Any,
    what: "a resource t#",
    source: "spec11 22; tok11",
};

/// a resource t# or view u#.
pub static RESOURCE_OR_VIEW: Form = Form {
    name: "resource_or_view",
    registers: 0x40000080,
    shapes: 0x18,
    mask: MaskRule::Any,
    what: "a resource t# or view u#",
    source: "spec11 22; tok11",
};

/// a resource t# or the rasterizer.
pub static SAMPLES: Form = Form {
    name: "samples",
    registers: 0x4080,
    shapes: 0x18,
    mask: MaskRule::Any,
    what: "a resource t# or the rasterizer",
    source: "spec11 22; tok11",
};

/// a resource t#, view u# or shared memory g#.
pub static MEMORY: Form = Form {
    name: "memory",
    registers: 0xc0000080,
    shapes: 0x18,
    mask: MaskRule::Any,
    what: "a resource t#, view u# or shared memory g#",
    source: "spec11 22; tok11",
};

/// a view u#.
pub static VIEW: Form = Form {
    name: "view",
    registers: 0x40000000,
    shapes: 0x18,
    mask: MaskRule::Any,
    what: "a view u#",
    source: "spec11 22; tok11",
};

/// a view u# or shared memory g#.
pub static TARGET: Form = Form {
    name: "target",
    registers: 0xc0000000,
    shapes: 0x1,
    mask: MaskRule::Any,
    what: "a view u# or shared memory g#",
    source: "spec11 22; tok11",
};

/// a view u#.
pub static VIEW_TARGET: Form = Form {
    name: "view_target",
    registers: 0x40000000,
    shapes: 0x1,
    mask: MaskRule::Any,
    what: "a view u#",
    source: "spec11 22; tok11",
};

/// a view u# or shared memory g#.
pub static STORE: Form = Form {
    name: "store",
    registers: 0xc0000000,
    shapes: 0x4,
    mask: MaskRule::Low,
    what: "a view u# or shared memory g#",
    source: "spec11 22; tok11",
};

/// a view u#.
pub static VIEW_STORE: Form = Form {
    name: "view_store",
    registers: 0x40000000,
    shapes: 0x4,
    mask: MaskRule::All,
    what: "a view u#",
    source: "spec11 22; tok11",
};

/// a sampler s#.
pub static SAMPLER: Form = Form {
    name: "sampler",
    registers: 0x40,
    shapes: 0x1,
    mask: MaskRule::Any,
    what: "a sampler s#",
    source: "spec11 22; tok11",
};

/// a sampler s#.
pub static SAMPLER_SELECT: Form = Form {
    name: "sampler_select",
    registers: 0x40,
    shapes: 0x10,
    mask: MaskRule::Any,
    what: "a sampler s#",
    source: "spec11 22; tok11",
};

/// a label.
pub static LABEL: Form = Form {
    name: "label",
    registers: 0x400,
    shapes: 0x1,
    mask: MaskRule::Any,
    what: "a label",
    source: "spec11 22; tok11",
};

/// a label or function body.
pub static LABEL_OR_BODY: Form = Form {
    name: "label_or_body",
    registers: 0x20400,
    shapes: 0x1,
    mask: MaskRule::Any,
    what: "a label or function body",
    source: "spec11 22; tok11",
};

/// a stream m#.
pub static STREAM: Form = Form {
    name: "stream",
    registers: 0x10000,
    shapes: 0x1,
    mask: MaskRule::Any,
    what: "a stream m#",
    source: "spec11 22; tok11",
};

/// an interface fp#.
pub static INTERFACE: Form = Form {
    name: "interface",
    registers: 0x80000,
    shapes: 0x1,
    mask: MaskRule::Any,
    what: "an interface fp#",
    source: "spec11 22; tok11",
};

/// a register that is declared.
pub static DECLARED_BUFFER: Form = Form {
    name: "declared_buffer",
    registers: 0x100,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_SAMPLER: Form = Form {
    name: "declared_sampler",
    registers: 0x40,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_RESOURCE: Form = Form {
    name: "declared_resource",
    registers: 0x80,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_VIEW: Form = Form {
    name: "declared_view",
    registers: 0x40000000,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_SHARED: Form = Form {
    name: "declared_shared",
    registers: 0x80000000,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_STREAM: Form = Form {
    name: "declared_stream",
    registers: 0x10000,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_INPUT_REGISTER: Form = Form {
    name: "declared_input_register",
    registers: 0x2,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_INPUT_VALUE: Form = Form {
    name: "declared_input_value",
    registers: 0xe000002,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_INPUT: Form = Form {
    name: "declared_input",
    registers: 0x53f1fd00802,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_OUTPUT: Form = Form {
    name: "declared_output",
    registers: 0x2c000209004,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_OUTPUT_REGISTER: Form = Form {
    name: "declared_output_register",
    registers: 0x4,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// a register that is declared.
pub static DECLARED_RANGE: Form = Form {
    name: "declared_range",
    registers: 0xe000006,
    shapes: 0x4,
    mask: MaskRule::Any,
    what: "a register that is declared",
    source: "spec11 22.3",
};

/// System values and the declarations that may name them.
pub static SYSTEM_VALUES: &[SystemValue] = &[
    SystemValue {
        value: 1,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x1e,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 1,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x1c,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 1,
        declaration: opcode::DCL_INPUT_PS_SIV,
        stages: 0x1,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 2,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x1e,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 2,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x1c,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 2,
        declaration: opcode::DCL_INPUT_PS_SIV,
        stages: 0x1,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 3,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x1e,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 3,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x1c,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 3,
        declaration: opcode::DCL_INPUT_PS_SIV,
        stages: 0x1,
        scalar: false,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 4,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x1e,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 4,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x1c,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 4,
        declaration: opcode::DCL_INPUT_PS_SIV,
        stages: 0x1,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 5,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x1e,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 5,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x1c,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 5,
        declaration: opcode::DCL_INPUT_PS_SIV,
        stages: 0x1,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue { value: 6, declaration: opcode::DCL_INPUT_SGV, stages: 0x2, scalar: true, source: "spec11 23; ref11" },
    SystemValue { value: 8, declaration: opcode::DCL_INPUT_SGV, stages: 0x2, scalar: true, source: "spec11 23; ref11" },
    SystemValue {
        value: 7,
        declaration: opcode::DCL_OUTPUT_SGV,
        stages: 0x4,
        scalar: true,
        source: "spec11 23; ref11",
    },
    SystemValue {
        value: 7,
        declaration: opcode::DCL_INPUT_PS_SGV,
        stages: 0x1,
        scalar: true,
        source: "spec11 23; ref11",
    },
    SystemValue { value: 9, declaration: opcode::DCL_OUTPUT_SGV, stages: 0x4, scalar: true, source: "ref11" },
    SystemValue {
        value: 9,
        declaration: opcode::DCL_INPUT_PS_SGV,
        stages: 0x1,
        scalar: true,
        source: "spec11 23; ref11",
    },
    SystemValue {
        value: 10,
        declaration: opcode::DCL_INPUT_PS_SGV,
        stages: 0x1,
        scalar: true,
        source: "spec11 23; ref11",
    },
    SystemValue {
        value: 11,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 11,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 12,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 12,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 13,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 13,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 14,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 14,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 15,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 15,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 16,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 16,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 17,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 17,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 18,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 18,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 19,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 19,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 20,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 20,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 21,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 21,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 22,
        declaration: opcode::DCL_OUTPUT_SIV,
        stages: 0x8,
        scalar: true,
        source: "spec11 24; ref11",
    },
    SystemValue {
        value: 22,
        declaration: opcode::DCL_INPUT_SIV,
        stages: 0x18,
        scalar: true,
        source: "spec11 24; ref11",
    },
];
