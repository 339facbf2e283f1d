// Generated from /tables by `cargo xtask gen`. Do not edit.
//! What the keys of citations stand for.

use crate::rule::Source;

/// All, in table order.
pub static SOURCES: &[Source] = &[
    Source {
        key: "ref",
        title: "D3DAssemble and D3DDisassemble of d3dcompiler_47, measured; recordings in crates/dxvet/tests/data/d3d9",
        place: "docs/conformance.md",
    },
    Source {
        key: "types",
        title: "Microsoft Learn, d3d9types.h reference",
        place: "D3DSHADER_INSTRUCTION_OPCODE_TYPE, D3DSHADER_PARAM_REGISTER_TYPE",
    },
    Source {
        key: "ddi",
        title: "Microsoft Learn, Windows driver documentation, display",
        place: "Direct3D shader codes: version, instruction, parameter, comment and end tokens",
    },
    Source {
        key: "manual",
        title: "Microsoft Learn, Direct3D HLSL reference, assembly shader reference",
        place: "instruction pages and instruction tables of each version",
    },
    Source {
        key: "nesting",
        title: "Microsoft Learn, Direct3D HLSL reference",
        place: "Flow Control Nesting Limits (pixel shader and vertex shader)",
    },
    Source {
        key: "validator",
        title: "d3d9_shadervalidator.h, public header with the runtime validator's message numbers",
        place: "numbers only",
    },
    Source {
        key: "dxvet",
        title: "dxvet itself: what no reference says and this project decided",
        place: "ARCHITECTURE.md",
    },
    Source {
        key: "slots",
        title: "Microsoft Learn, Direct3D HLSL reference, assembly shader reference",
        place: "instruction tables \"vs_1_1 instructions\" to \"ps_3_0 instructions\"",
    },
    Source { key: "slots-2x", title: "DirectX 9 documentation, older edition", place: "\"Instructions - ps_2_x\"" },
];
