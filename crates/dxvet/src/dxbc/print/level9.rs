//! The Direct3D 9 program and its tables.

use super::RowEnd;
use crate::dxbc::aon9::Aon9;
use crate::names::text;
use crate::tables::dxbc_enums;
use std::fmt::Write as _;

pub(super) fn level9(out: &mut String, title: &str, aon9: &Aon9<'_>, row: RowEnd<'_>) {
    constants(out, aon9, row);
    if !aon9.runtime.is_empty() {
        out.push_str("//\n// Runtime generated constant mappings:\n//\n// Target Reg                               Constant Description\n// ---------- --------------------------------------------------\n");
        for constant in &aon9.runtime {
            let what = if constant.kind == 0 { "Vertex Shader position offset" } else { "" };
            let _ = writeln!(out, "// {:10} {what:>50}", format!("c{}", constant.target));
            row(out);
        }
        out.push_str("//\n");
    }
    if !aon9.samplers.is_empty() {
        out.push_str("//\n// Sampler/Resource to DX9 shader sampler mappings:\n//\n// Target Sampler Source Sampler  Source Resource\n// -------------- --------------- ----------------\n");
        for sampler in &aon9.samplers {
            let _ = writeln!(
                out,
                "// {:14} {:15} {:16} ",
                format!("s{}", sampler.target),
                format!("s{}", sampler.sampler),
                format!("t{}", sampler.texture)
            );
            row(out);
        }
        out.push_str("//\n");
    }
    let _ = write!(out, "//\n// {title}:\n//\n");
}

fn constants(out: &mut String, aon9: &Aon9<'_>, row: RowEnd<'_>) {
    let scalars = aon9.integers.len() + aon9.bools.len();
    if scalars == 0 && aon9.floats.is_empty() {
        return;
    }
    out.push_str("//\n// Constant buffer to DX9 shader constant mappings:\n//\n");
    for (letter, constants) in [('b', &aon9.bools), ('i', &aon9.integers)] {
        if constants.is_empty() {
            continue;
        }
        out.push_str("// Target Reg Buffer  Source Reg Component\n// ---------- ------- ---------- ---------\n");
        for constant in constants {
            let _ = writeln!(
                out,
                "// {:10} {:7} {:10} {:9}",
                format!("{letter}{}", constant.target),
                format!("cb{}", constant.buffer),
                constant.source,
                constant.component
            );
            row(out);
        }
        out.push_str("//\n");
    }
    if aon9.floats.is_empty() {
        return;
    }
    out.push_str("// Target Reg Buffer  Start Reg # of Regs        Data Conversion\n// ---------- ------- --------- --------- ----------------------\n");
    for constant in &aon9.floats {
        let [x, y, z, w] = constant.conversion.map(|number| text(dxbc_enums::CONVERSION, number.into()).unwrap_or(""));
        let _ = writeln!(
            out,
            "// {:10} {:7} {:9} {:9}  ({x:>4},{y:>4},{z:>4},{w:>4})",
            format!("c{}", constant.target),
            format!("cb{}", constant.buffer),
            constant.source,
            constant.count
        );
        row(out);
    }
    out.push_str("//\n");
}
