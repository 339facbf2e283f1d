// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Limits.

use crate::limit::{Limit, Row};
use crate::profile::ProfileSet;
/// `arithmetic-slots`.
pub static ARITHMETIC_SLOTS: Limit = Limit {
    name: "arithmetic-slots",
    rows: &[
        Row { profiles: ProfileSet(0xf80), value: Some(8), documented: Some(8), source: "ref; manual" },
        Row { profiles: ProfileSet(0x1000), value: Some(64), documented: Some(64), source: "ref (X5234); manual" },
        Row {
            profiles: ProfileSet(0x2000),
            value: Some(512),
            documented: None,
            source: "ref (X5234): everything that is no texture instruction",
        },
    ],
};
/// `call-depth`.
pub static CALL_DEPTH: Limit = Limit {
    name: "call-depth",
    rows: &[
        Row { profiles: ProfileSet(0x4), value: Some(1), documented: Some(1), source: "ref; nesting" },
        Row {
            profiles: ProfileSet(0x1e078),
            value: Some(4),
            documented: Some(4),
            source: "ref; nesting (ps_2_x, vs_2_x: StaticFlowControlDepth of the caps, up to 4)",
        },
    ],
};
/// `constant-number`.
pub static CONSTANT_NUMBER: Limit = Limit {
    name: "constant-number",
    rows: &[
        Row {
            profiles: ProfileSet(0xf80),
            value: Some(7),
            documented: Some(7),
            source: "ref (X2005 above it); manual",
        },
        Row {
            profiles: ProfileSet(0x3),
            value: Some(8191),
            documented: Some(95),
            source: "ref; manual: registers of vs_1_1",
        },
        Row {
            profiles: ProfileSet(0x2c),
            value: Some(8191),
            documented: Some(255),
            source: "ref; manual: registers of each version (at least 256, MaxVertexShaderConst says how many)",
        },
        Row {
            profiles: ProfileSet(0x50),
            value: Some(8191),
            documented: Some(8191),
            source: "ref; manual: software vertex processing",
        },
    ],
};
/// `constant-ports`.
pub static CONSTANT_PORTS: Limit = Limit {
    name: "constant-ports",
    rows: &[Row {
        profiles: ProfileSet(0xf80),
        value: Some(2),
        documented: Some(2),
        source: "ref (X5049, X5134); manual",
    }],
};
/// `dynamic-depth`.
pub static DYNAMIC_DEPTH: Limit = Limit {
    name: "dynamic-depth",
    rows: &[Row {
        profiles: ProfileSet(0x1e078),
        value: Some(24),
        documented: Some(24),
        source: "ref; nesting (ps_2_x: PS20Caps.DynamicFlowControlDepth, vs_2_x: VS20Caps.DynamicFlowControlDepth, 0 or 24)",
    }],
};
/// `input-number`.
pub static INPUT_NUMBER: Limit = Limit {
    name: "input-number",
    rows: &[
        Row {
            profiles: ProfileSet(0xf80),
            value: Some(1),
            documented: Some(1),
            source: "ref (X2005 above it); manual",
        },
        Row {
            profiles: ProfileSet(0x10000),
            value: Some(13),
            documented: Some(9),
            source: "ref; manual: registers of ps_3_0",
        },
    ],
};
/// `input-ports`.
pub static INPUT_PORTS: Limit = Limit {
    name: "input-ports",
    rows: &[Row {
        profiles: ProfileSet(0xf80),
        value: Some(2),
        documented: Some(2),
        source: "validator; manual; unreachable with the two registers there are",
    }],
};
/// `label-number`.
pub static LABEL_NUMBER: Limit = Limit {
    name: "label-number",
    rows: &[
        Row {
            profiles: ProfileSet(0x1c),
            value: Some(15),
            documented: Some(15),
            source: "ref (vs_2_0, vs_2_x: X5682 and X5361; vs_2_sw: X5819); manual",
        },
        Row {
            profiles: ProfileSet(0x1e060),
            value: Some(2047),
            documented: Some(2047),
            source: "ref (X2005 above it); manual",
        },
    ],
};
/// `loop-count`.
pub static LOOP_COUNT: Limit = Limit {
    name: "loop-count",
    rows: &[Row {
        profiles: ProfileSet(0x14050),
        value: Some(2147483647),
        documented: Some(33554431),
        source: "ref (negative counts alone are refused); manual: software shaders (MAX_INT/64)",
    }],
};
/// `loop-depth`.
pub static LOOP_DEPTH: Limit = Limit {
    name: "loop-depth",
    rows: &[
        Row { profiles: ProfileSet(0x4), value: Some(1), documented: Some(1), source: "ref; nesting" },
        Row {
            profiles: ProfileSet(0x1e078),
            value: Some(4),
            documented: Some(4),
            source: "ref; nesting (ps_2_x, vs_2_x: StaticFlowControlDepth of the caps, up to 4)",
        },
    ],
};
/// `pair-ports`.
pub static PAIR_PORTS: Limit = Limit {
    name: "pair-ports",
    rows: &[Row {
        profiles: ProfileSet(0x780),
        value: Some(3),
        documented: Some(3),
        source: "ref (X5052, X5400); manual",
    }],
};
/// `ps1-cmp-count`.
pub static PS1_CMP_COUNT: Limit = Limit {
    name: "ps1-cmp-count",
    rows: &[Row { profiles: ProfileSet(0x600), value: Some(3), documented: Some(3), source: "ref (X5060); manual" }],
};
/// `ps1-dp4-count`.
pub static PS1_DP4_COUNT: Limit = Limit {
    name: "ps1-dp4-count",
    rows: &[Row { profiles: ProfileSet(0x600), value: Some(4), documented: Some(4), source: "ref (X5067); manual" }],
};
/// `ps1-dz-uses`.
pub static PS1_DZ_USES: Limit = Limit {
    name: "ps1-dz-uses",
    rows: &[Row { profiles: ProfileSet(0x800), value: Some(2), documented: Some(2), source: "ref (X5117); manual" }],
};
/// `static-depth`.
pub static STATIC_DEPTH: Limit = Limit {
    name: "static-depth",
    rows: &[
        Row {
            profiles: ProfileSet(0xc),
            value: Some(24),
            documented: None,
            source: "ref (X5868); nesting: the static flow count is the only bound named",
        },
        Row {
            profiles: ProfileSet(0x1e070),
            value: Some(24),
            documented: Some(24),
            source: "ref; nesting (ps_2_x: 24 where PS20Caps.StaticFlowControlDepth is above 0, else 0)",
        },
    ],
};
/// `static-flow-count`.
pub static STATIC_FLOW_COUNT: Limit = Limit {
    name: "static-flow-count",
    rows: &[Row { profiles: ProfileSet(0xc), value: Some(16), documented: Some(16), source: "ref (X5520); nesting" }],
};
/// `temporary-number`.
pub static TEMPORARY_NUMBER: Limit = Limit {
    name: "temporary-number",
    rows: &[
        Row {
            profiles: ProfileSet(0x780),
            value: Some(1),
            documented: Some(1),
            source: "ref (X2005 above it); manual",
        },
        Row {
            profiles: ProfileSet(0x800),
            value: Some(5),
            documented: Some(5),
            source: "ref (X2005 above it); manual",
        },
    ],
};
/// `temporary-ports`.
pub static TEMPORARY_PORTS: Limit = Limit {
    name: "temporary-ports",
    rows: &[
        Row {
            profiles: ProfileSet(0x780),
            value: Some(2),
            documented: Some(2),
            source: "validator; manual; unreachable with the two registers there are",
        },
        Row {
            profiles: ProfileSet(0x800),
            value: Some(3),
            documented: Some(3),
            source: "validator; manual; unreachable with three sources",
        },
    ],
};
/// `texture-dependency`.
pub static TEXTURE_DEPENDENCY: Limit = Limit {
    name: "texture-dependency",
    rows: &[Row {
        profiles: ProfileSet(0x1000),
        value: Some(3),
        documented: Some(3),
        source: "ref (X5775); manual: dependent texture reads of the fourth order are refused",
    }],
};
/// `texture-number`.
pub static TEXTURE_NUMBER: Limit = Limit {
    name: "texture-number",
    rows: &[
        Row {
            profiles: ProfileSet(0x780),
            value: Some(3),
            documented: Some(3),
            source: "ref (X2005 above it); manual",
        },
        Row {
            profiles: ProfileSet(0x800),
            value: Some(5),
            documented: Some(5),
            source: "ref (X5100: for every file that texcrd is given); manual",
        },
    ],
};
/// `texture-ports`.
pub static TEXTURE_PORTS: Limit = Limit {
    name: "texture-ports",
    rows: &[
        Row { profiles: ProfileSet(0x180), value: Some(2), documented: Some(2), source: "ref (X5050); manual" },
        Row {
            profiles: ProfileSet(0x600),
            value: Some(3),
            documented: Some(3),
            source: "manual; unreachable with three sources",
        },
        Row { profiles: ProfileSet(0x800), value: Some(1), documented: Some(1), source: "ref (X5135); manual" },
    ],
};
/// `texture-slots`.
pub static TEXTURE_SLOTS: Limit = Limit {
    name: "texture-slots",
    rows: &[
        Row {
            profiles: ProfileSet(0x780),
            value: Some(4),
            documented: Some(4),
            source: "manual; unreachable: only t0 to t3 exist and a second use of one is an error of its own",
        },
        Row { profiles: ProfileSet(0x800), value: Some(6), documented: Some(6), source: "ref; manual" },
        Row { profiles: ProfileSet(0x1000), value: Some(32), documented: Some(32), source: "ref (X5607); manual" },
    ],
};
/// `total-slots`.
pub static TOTAL_SLOTS: Limit = Limit {
    name: "total-slots",
    rows: &[
        Row { profiles: ProfileSet(0x780), value: Some(12), documented: Some(12), source: "ref; manual" },
        Row { profiles: ProfileSet(0x3), value: Some(128), documented: Some(128), source: "ref (X5349); manual" },
        Row {
            profiles: ProfileSet(0xc),
            value: Some(256),
            documented: Some(256),
            source: "ref (X5755); manual (vs_2_x: VS20Caps.NumInstructionSlots, at least 256)",
        },
        Row { profiles: ProfileSet(0x1000), value: Some(96), documented: Some(96), source: "ref (X5617); manual" },
        Row {
            profiles: ProfileSet(0x2000),
            value: Some(512),
            documented: Some(512),
            source: "ref (X5617); manual: PS20Caps.NumInstructionSlots, 96 to 512",
        },
        Row {
            profiles: ProfileSet(0x8020),
            value: None,
            documented: Some(512),
            source: "manual: 512 guaranteed, the caps say how many more; ref enforces none (70,000 mov accepted)",
        },
    ],
};

/// All limits by name.
pub static LIMITS: &[&Limit] = &[
    &ARITHMETIC_SLOTS,
    &CALL_DEPTH,
    &CONSTANT_NUMBER,
    &CONSTANT_PORTS,
    &DYNAMIC_DEPTH,
    &INPUT_NUMBER,
    &INPUT_PORTS,
    &LABEL_NUMBER,
    &LOOP_COUNT,
    &LOOP_DEPTH,
    &PAIR_PORTS,
    &PS1_CMP_COUNT,
    &PS1_DP4_COUNT,
    &PS1_DZ_USES,
    &STATIC_DEPTH,
    &STATIC_FLOW_COUNT,
    &TEMPORARY_NUMBER,
    &TEMPORARY_PORTS,
    &TEXTURE_DEPENDENCY,
    &TEXTURE_NUMBER,
    &TEXTURE_PORTS,
    &TEXTURE_SLOTS,
    &TOTAL_SLOTS,
];
