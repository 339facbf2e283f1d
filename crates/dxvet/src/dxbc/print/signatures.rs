//! Signature tables.

use super::RowEnd;
use crate::dxbc::signature::{Element, Signature};
use crate::names::text;
use crate::tables::{dxbc_enums, sm4_enums};
use std::fmt::Write as _;

const PIXEL: u16 = 0;
const DOMAIN: u16 = 4;

pub(super) fn signatures(
    out: &mut String,
    signatures: &[Option<Signature<'_>>; 3],
    program_type: u16,
    end: RowEnd<'_>,
) {
    for (title, signature) in ["Patch Constant", "Input", "Output"].iter().zip(signatures) {
        let Some(signature) = signature else { continue };
        // What is marked of outputs is what is never written.
        let inverted = match *title {
            "Input" => false,
            "Output" => true,
            _ => program_type != DOMAIN,
        };
        let _ = write!(
            out,
            "//\n// {title} signature:\n//\n// Name                 Index   Mask Register SysValue  Format   Used\n// -------------------- ----- ------ -------- -------- ------- ------\n"
        );
        if signature.elements.is_empty() {
            let _ = writeln!(out, "// no {title}");
            continue;
        }
        let streams = signature.elements.iter().any(|element| element.stream != 0);
        for element in &signature.elements {
            row(out, element, streams, inverted, program_type == PIXEL);
            end(out);
        }
        out.push_str("//\n");
    }
}

fn row(out: &mut String, element: &Element<'_>, streams: bool, inverted: bool, pixel: bool) {
    let name = if streams { format!("m{}:{}", element.stream, element.name) } else { element.name.to_string() };
    let _ = write!(out, "// {name:20} {:5}", element.index);
    let used = if inverted { !element.used } else { element.used };
    if element.register == u32::MAX {
        let _ = write!(out, "    N/A {:>8}", special(element));
    } else {
        out.push_str("   ");
        put_mask(out, element.mask);
        let _ = write!(out, " {:8}", element.register as i32);
    }
    let _ = write!(out, " {:>8} {:>7}", system_value(element, pixel), format(element));
    if element.register == u32::MAX {
        out.push_str(if used != 0 { "    YES" } else { "     NO" });
    } else {
        out.push_str("   ");
        put_mask(out, used);
    }
    out.push('\n');
}

/// Four letters, or blanks in their place.
fn put_mask(out: &mut String, mask: u8) {
    for (place, letter) in ['x', 'y', 'z', 'w'].into_iter().enumerate() {
        out.push(if mask >> place & 1 != 0 { letter } else { ' ' });
    }
}

fn pixel_semantic(element: &Element<'_>) -> Option<u32> {
    let names = dxbc_enums::PIXEL_SEMANTIC.iter();
    names.clone().find(|name| element.name.0.eq_ignore_ascii_case(name.text.as_bytes())).map(|name| name.value)
}

fn system_value(element: &Element<'_>, pixel: bool) -> &'static str {
    let number = match element.system_value {
        0 if pixel => pixel_semantic(element).unwrap_or(0),
        number => number,
    };
    text(dxbc_enums::SIGNATURE_SYSTEM_VALUE, number).unwrap_or("NONE")
}

/// What stands for the register of an element that has none.
fn special(element: &Element<'_>) -> &'static str {
    match pixel_semantic(element) {
        Some(65) => "oDepth",
        Some(66) => "oMask",
        Some(67) => "oDepthGE",
        Some(68) => "oDepthLE",
        Some(69) => "   oStencilRef",
        _ if element.system_value == 7 => "primID",
        _ => "special",
    }
}

fn format(element: &Element<'_>) -> &'static str {
    match (element.component_type, element.min_precision) {
        (3, 1 | 2) | (2, 4) | (1, 5) => text(sm4_enums::MIN_PRECISION, element.min_precision).unwrap_or("unknown"),
        (number, _) => text(dxbc_enums::COMPONENT_TYPE, number).unwrap_or("unknown"),
    }
}
