//! Libraries and the signatures of their functions.

use crate::dxbc::library::{Library, Parameter};
use crate::names::text;
use crate::tables::dxbc_enums;
use std::fmt::Write as _;

/// The head of a library's listing.
pub fn library(out: &mut String, library: &Library<'_>) {
    let _ = writeln!(out, "//\n// Library:  flags {}, {} functions:", library.flags, library.functions.len());
    for (number, function) in library.functions.iter().enumerate() {
        let _ = writeln!(out, "//   {number}  {}", function.name);
    }
    let _ = write!(out, "//\n// Created by:  {}\n//\n", library.creator);
}

pub(super) fn signature(out: &mut String, parameters: &[Parameter<'_>]) {
    let returns = parameters.first().is_some_and(|first| first.base != 0);
    let _ = write!(
        out,
        "//\n// Function parameter signature (return: {}, parameters: {}):\n//\n// Name                 SemanticName         In 1st,Num,Mask Out 1st,Num,Mask Type                           \n// -------------------- -------------------- --------------- ---------------- ------------------------------ \n",
        if returns { "yes" } else { "no" },
        parameters.len().saturating_sub(1)
    );
    for parameter in parameters {
        row(out, parameter);
    }
    out.push_str("//\n");
}

fn row(out: &mut String, parameter: &Parameter<'_>) {
    let registers = |letter: char, used: bool, (register, component): (u32, u32)| {
        if !used {
            return String::new();
        }
        let mask: String = (0..parameter.components.min(4))
            .map(|place| ['x', 'y', 'z', 'w'].get(component.wrapping_add(place) as usize).copied().unwrap_or('?'))
            .collect();
        format!("{letter}{register:<4} {:<3} {mask:4}", parameter.registers)
    };
    let input = parameter.flags & 1 != 0;
    let output = parameter.flags & 2 != 0;
    let direction = match (input, output) {
        (true, true) => "inout ",
        (true, false) => "in ",
        (false, true) => "out ",
        (false, false) => "",
    };
    let base = text(dxbc_enums::VARIABLE_TYPE, parameter.base).unwrap_or("<unknown type>");
    let (rows, columns) = (parameter.registers, parameter.components);
    let kind = match parameter.class {
        0 => base.to_owned(),
        1 => format!("{base}{columns}"),
        2 => format!("row_major {base}{rows}x{columns}"),
        _ => format!("{base}{columns}x{rows}"),
    };
    let _ = writeln!(
        out,
        "// {:20} {:20}  {:14}   {:14} {direction}{kind}",
        parameter.name.to_string(),
        parameter.semantic.to_string(),
        registers('v', input, parameter.input),
        registers('o', output, parameter.output)
    );
}
