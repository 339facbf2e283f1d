// Generated from /tables by `cargo xtask gen`. Do not edit.
//! What the keys of citations stand for.

use crate::rule::Source;

/// All, in table order.
pub static SOURCES: &[Source] = &[
    Source {
        key: "ref",
        title: "d3dcompiler_47 (D3DAssemble, D3DDisassemble), measured",
        place: "docs/conformance.md; recordings in crates/dxvet/tests/data/d3d9",
    },
    Source {
        key: "types",
        title: "Microsoft Learn, d3d9types.h",
        place: "D3DSHADER_INSTRUCTION_OPCODE_TYPE, D3DSHADER_PARAM_REGISTER_TYPE",
    },
    Source {
        key: "ddi",
        title: "Microsoft Learn, Direct3D shader codes",
        place: "Windows driver documentation, display: version, instruction, parameter, comment and end tokens",
    },
    Source {
        key: "manual",
        title: "Microsoft Learn, assembly shader reference",
        place: "Direct3D HLSL reference: instruction and register pages of each version",
    },
    Source {
        key: "nesting",
        title: "Microsoft Learn, \"Flow Control Nesting Limits\"",
        place: "Direct3D HLSL reference: one page for pixel shaders, one for vertex shaders",
    },
    Source {
        key: "validator",
        title: "d3d9_shadervalidator.h (numbers of the runtime validator)",
        place: "public header; numbers and severities only",
    },
    Source { key: "dxvet", title: "dxvet's own", place: "ARCHITECTURE.md" },
    Source {
        key: "slots",
        title: "Microsoft Learn, instruction tables of the assembly shader reference",
        place: "\"vs_1_1 instructions\" to \"ps_3_0 instructions\"",
    },
    Source { key: "slots-2x", title: "DirectX 9 documentation, older edition", place: "\"Instructions - ps_2_x\"" },
    Source {
        key: "ref11",
        title: "D3DCompile, D3DDisassemble and D3DReflect of d3dcompiler_47, measured; recordings in crates/dxvet/tests/data/dxbc",
        place: "docs/conformance.md",
    },
    Source {
        key: "tok11",
        title: "Microsoft, d3d11TokenizedProgramFormat.hpp, public header of the Windows driver kit",
        place: "token layouts",
    },
    Source { key: "spec11", title: "Direct3D 11.3 Functional Specification", place: "22 Instruction Reference" },
    Source {
        key: "layout",
        title: "Layout of containers and their parts as compiled files show it, checked on every recording",
        place: "crates/dxvet/tests/dxbc_container.rs",
    },
    Source { key: "dxc", title: "DirectX Shader Compiler, public header DxilContainer.h", place: "part names" },
    Source {
        key: "ref-effect",
        title: "D3DCompile of d3dcompiler_47, target fx_2_0, measured",
        place: "docs/conformance.md",
    },
    Source {
        key: "effect-states",
        title: "Microsoft Learn, Direct3D 9 reference, Effect Reference",
        place: "Effect States (Direct3D 9)",
    },
    Source {
        key: "fx11",
        title: "Microsoft, EffectBinaryFormat.h of Effects for Direct3D 11 (FX11), public header",
        place: "layout of compiled effects",
    },
    Source {
        key: "targets",
        title: "Microsoft Learn, \"Specifying Compiler Targets\"",
        place: "Direct3D HLSL reference: profiles and feature levels",
    },
    Source {
        key: "options11",
        title: "Microsoft Learn, D3D11_FEATURE_DATA_D3D11_OPTIONS and its successors",
        place: "Direct3D 11 reference, core structures",
    },
    Source {
        key: "levels12",
        title: "Microsoft Learn, \"Hardware Feature Levels\"",
        place: "Direct3D 12 programming guide",
    },
    Source {
        key: "root-constants",
        title: "Microsoft Learn, \"Using constants directly in the root signature\"",
        place: "Direct3D 12 programming guide",
    },
    Source {
        key: "tiers12",
        title: "Microsoft Learn, \"Hardware Tiers\"",
        place: "Direct3D 12 programming guide: limits dependent on hardware",
    },
    Source {
        key: "specs",
        title: "Microsoft DirectX-Specs",
        place: "engineering specifications of Direct3D 11.3 and 12 features",
    },
    Source {
        key: "resource-binding",
        title: "Microsoft, DirectX-Specs, Resource Binding",
        place: "Bytecode changes in shader model 5.1",
    },
    Source { key: "raster-order", title: "Microsoft, DirectX-Specs, Rasterizer Order Views", place: "declarations" },
    Source {
        key: "messages11",
        title: "Microsoft, public header of Direct3D 11 debug messages",
        place: "D3D11_MESSAGE_ID_DEVICE_SHADER_LINKAGE_*",
    },
    Source {
        key: "dxil-layout",
        title: "Layout of the parts of DXIL containers as compiled files show it, checked on every recording",
        place: "crates/dxvet/tests/dxil_parts.rs",
    },
    Source {
        key: "ref12",
        title: "DirectX Shader Compiler and DXIL validator 1.10 (dxcompiler 1.9), measured; recordings in crates/dxvet/tests/data/dxil",
        place: "docs/conformance.md",
    },
    Source {
        key: "llvm",
        title: "LLVM Bitcode File Format, release 3.7, and the record numbers of its public headers",
        place: "LLVMBitCodes.h; checked on compiled shaders",
    },
    Source {
        key: "options12",
        title: "Microsoft Learn, Direct3D 12 reference, D3D12_FEATURE enumeration",
        place: "D3D12_FEATURE_DATA_D3D12_OPTIONS to D3D12_FEATURE_DATA_D3D12_OPTIONS21",
    },
    Source {
        key: "dwarf",
        title: "DWARF 4 and its vendor extensions",
        place: "names of tags, encodings and languages",
    },
];
