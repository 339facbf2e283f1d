//! What the runtime is told about the program (PSV0), and subobjects of libraries (RDAT).

use super::{Out, put};
use crate::dxil::psv::{Info, Psv, Stage};
use crate::dxil::rdat::{Rdat, Record, TableKind};
use crate::names::{Name, text};
use crate::tables::dxil_enums::{
    DOMAIN, HIT_GROUP, INPUT_PRIMITIVE, MESH_TOPOLOGY, OUTPUT_PRIMITIVE, PIPELINE_FLAG, STAGE, STATE_OBJECT_FLAG,
    SUBOBJECT, TOPOLOGY,
};

/// Kinds of subobjects.
mod kind {
    pub const STATE_OBJECT_CONFIG: u32 = 0;
    pub const GLOBAL_ROOT_SIGNATURE: u32 = 1;
    pub const LOCAL_ROOT_SIGNATURE: u32 = 2;
    pub const ASSOCIATION: u32 = 8;
    pub const SHADER_CONFIG: u32 = 9;
    pub const PIPELINE_CONFIG: u32 = 10;
    pub const HIT_GROUP: u32 = 11;
    pub const PIPELINE_CONFIG_1: u32 = 12;
}

/// The section about PSV0.
pub fn runtime(mut out: &mut Out, psv: &Psv) {
    out.push(b";\n; Pipeline Runtime Information: \n;\n;PSVRuntimeInfo:\n");
    let info = &psv.info;
    stage(out, info);
    let field = |name: &str| info.get(name).unwrap_or(0);
    let (least, most) = (field("MinimumExpectedWaveLaneCount"), field("MaximumExpectedWaveLaneCount"));
    if least == most {
        put!(out, "; WaveSize={least}\n");
    } else {
        put!(out, "; MinimumExpectedWaveLaneCount: {least}\n; MaximumExpectedWaveLaneCount: {most}\n");
    }
    let version = info.version().unwrap_or(if info.size > 60 { 5 } else { 0 });
    if version >= 1 {
        let [inputs, outputs, patch] = info.element_counts();
        put!(out, "; UsesViewID: {}\n", info.uses_view());
        put!(out, "; SigInputElements: {inputs}\n; SigOutputElements: {outputs}\n");
        put!(out, "; SigPatchConstOrPrimElements: {patch}\n; SigInputVectors: {}\n", info.input_vectors());
        for (stream, vectors) in info.output_vectors().iter().enumerate() {
            put!(out, "; SigOutputVectors[{stream}]: {vectors}\n");
        }
    }
    if version >= 3 {
        let name = psv.strings.get(field("EntryFunctionName") as usize..).unwrap_or(&[]);
        let end = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
        out.push(b"; EntryFunctionName: ");
        out.push(&name[..end]);
        out.push(b"\n");
    }
    if version >= 5 {
        put!(out, "; LinAlgRuntimeInfoPresent: {}\n", field("LinearAlgebra") != 0);
    }
    out.push(b";\n");
}

fn stage(mut out: &mut Out, info: &Info) {
    let Some(name) = text(STAGE, u32::from(info.stage.0)) else { return };
    put!(out, "; {name} Shader\n");
    let field = |name: &str| info.get(name).unwrap_or(0);
    let named = |names: &[Name], name: &str| text(names, field(name)).unwrap_or("invalid");
    let flag = |name: &str| u32::from(field(name) != 0);
    match info.stage {
        Stage::HULL => {
            put!(out, "; InputControlPointCount={}\n", field("InputControlPointCount"));
            put!(out, "; OutputControlPointCount={}\n", field("OutputControlPointCount"));
            put!(out, "; Domain={}\n", named(DOMAIN, "TessellatorDomain"));
            put!(out, "; OutputPrimitive={}\n", named(OUTPUT_PRIMITIVE, "TessellatorOutputPrimitive"));
        }
        Stage::DOMAIN => {
            put!(out, "; InputControlPointCount={}\n", field("InputControlPointCount"));
            put!(out, "; OutputPositionPresent={}\n", flag("OutputPositionPresent"));
        }
        Stage::GEOMETRY => {
            put!(out, "; InputPrimitive={}\n", named(INPUT_PRIMITIVE, "InputPrimitive"));
            put!(out, "; OutputTopology={}\n", named(TOPOLOGY, "OutputTopology"));
            put!(out, "; OutputStreamMask={}\n", field("OutputStreamMask"));
            put!(out, "; OutputPositionPresent={}\n", flag("OutputPositionPresent"));
        }
        Stage::VERTEX => put!(out, "; OutputPositionPresent={}\n", flag("OutputPositionPresent")),
        Stage::PIXEL => {
            put!(out, "; DepthOutput={}\n; SampleFrequency={}\n", flag("DepthOutput"), flag("SampleFrequency"));
        }
        Stage::MESH if info.get("MeshOutputTopology").is_some() => {
            put!(out, "; MeshOutputTopology={}\n", named(MESH_TOPOLOGY, "MeshOutputTopology"));
        }
        _ => {}
    }
    if matches!(info.stage, Stage::COMPUTE | Stage::AMPLIFICATION | Stage::MESH) {
        if let (Some(x), Some(y), Some(z)) = (info.get("NumThreadsX"), info.get("NumThreadsY"), info.get("NumThreadsZ"))
        {
            put!(out, "; NumThreads=({x},{y},{z})\n");
        }
        if let Some(bytes) = info.get("NumBytesGroupSharedMemory") {
            put!(out, "; NumBytesGroupSharedMemory: {bytes}\n");
        }
    }
}

/// The section about subobjects; nothing where there are none.
pub fn subobjects(mut out: &mut Out, rdat: &Rdat<'_>) {
    let mut rows = rdat.table(TableKind::SUBOBJECTS).rows().peekable();
    if rows.peek().is_none() {
        return;
    }
    out.push(b";\n; Subobjects:\n;\n");
    for row in rows {
        if out.is_full() {
            break;
        }
        let kind = row.get("Kind").unwrap_or(0);
        put!(out, ";  {} ", text(SUBOBJECT, kind).unwrap_or("<invalid kind>"));
        string(out, rdat, &row, "Name");
        out.push(b" = { ");
        subobject(out, rdat, &row, kind);
        out.push(b" };\n");
    }
    out.push(b";\n");
}

fn string(out: &mut Out, rdat: &Rdat<'_>, row: &Record<'_>, field: &str) {
    out.push(row.get(field).and_then(|offset| rdat.string(offset)).unwrap_or(b""));
}

fn subobject(mut out: &mut Out, rdat: &Rdat<'_>, row: &Record<'_>, kind: u32) {
    let number = |name: &str| row.get(name).unwrap_or(0);
    match kind {
        kind::STATE_OBJECT_CONFIG => flags(out, STATE_OBJECT_FLAG, number("Data0"), "<invalid StateObjectFlag>"),
        kind::GLOBAL_ROOT_SIGNATURE | kind::LOCAL_ROOT_SIGNATURE => put!(out, "<{} bytes>", number("Data1")),
        kind::ASSOCIATION => {
            out.push(b"\"");
            string(out, rdat, row, "Data0");
            out.push(b"\", { ");
            for (at, export) in rdat.list(number("Data1")).enumerate() {
                out.push(if at > 0 { b", \"" } else { b"\"" });
                out.push(rdat.string(export).unwrap_or(b""));
                out.push(b"\"");
                if out.is_full() {
                    break;
                }
            }
            out.push(b" } ");
        }
        kind::SHADER_CONFIG => {
            put!(out, "MaxPayloadSizeInBytes = {}, ", number("Data0"));
            put!(out, "MaxAttributeSizeInBytes = {}", number("Data1"));
        }
        kind::PIPELINE_CONFIG => put!(out, "MaxTraceRecursionDepth = {}", number("Data0")),
        kind::HIT_GROUP => {
            put!(out, "HitGroupType = {}", text(HIT_GROUP, number("Data0")).unwrap_or("<invalid HitGroupType>"));
            for (label, field) in [("Anyhit", "Data1"), ("Closesthit", "Data2"), ("Intersection", "Data3")] {
                put!(out, ", {label} = \"");
                string(out, rdat, row, field);
                out.push(b"\"");
            }
        }
        kind::PIPELINE_CONFIG_1 => {
            put!(out, "MaxTraceRecursionDepth = {}, Flags = ", number("Data0"));
            flags(out, PIPELINE_FLAG, number("Data1"), "<invalid RaytracingPipelineFlags>");
        }
        _ => {}
    }
}

fn flags(mut out: &mut Out, names: &[Name], value: u32, unknown: &str) {
    if value == 0 {
        return out.push(b"0");
    }
    let bits = (0..32).map(|bit| 1u32 << bit).filter(|bit| value & bit != 0);
    for (at, bit) in bits.enumerate() {
        put!(out, "{}{}", if at > 0 { " | " } else { "" }, text(names, bit).unwrap_or(unknown));
    }
}
