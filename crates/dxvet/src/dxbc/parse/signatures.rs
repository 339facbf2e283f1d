//! Signature tables.

use super::{comment, rows, whole};
use crate::dxbc::field::Text;
use crate::dxbc::signature::{Element, Form, Signature};
use crate::fault::{Mistake, tell};
use crate::names::value;
use crate::tables::{dxbc_enums, faults, sm4_enums};

const GEOMETRY: u32 = 2;
const DOMAIN: u32 = 4;

pub(super) fn signatures<'a>(
    lines: &[(u32, &'a str)],
    version: u32,
    precision: bool,
    mistakes: &mut Vec<Mistake>,
) -> [Option<Signature<'a>>; 3] {
    let stage = version >> 16;
    let mut found = ["Input", "Output", "Patch Constant"].map(|title| {
        let inverted = match title {
            "Input" => false,
            "Output" => true,
            _ => stage != DOMAIN,
        };
        let rows = rows(lines, &format!("{title} signature:"))?;
        let mut elements = Vec::new();
        for (number, line) in rows {
            let text = comment(line).unwrap_or("");
            if text.trim() == format!("no {title}") {
                // The next table follows without an empty comment.
                break;
            }
            match row(text, inverted) {
                Some(element) => elements.push(element),
                None => tell(mistakes, Mistake::new(&faults::SIGNATURE_ROW, whole(*number, line)).with("title", title)),
            }
        }
        Some(Signature { form: Form::Plain, elements })
    });
    let precision =
        precision || found.iter().flatten().flat_map(|signature| &signature.elements).any(|e| e.min_precision != 0);
    for (number, signature) in found.iter_mut().enumerate() {
        let Some(signature) = signature else { continue };
        let streams = number == 1 && stage == GEOMETRY && version & 0xFF >= 0x50;
        signature.form = if precision {
            Form::Precision
        } else if streams {
            Form::Stream
        } else {
            Form::Plain
        };
    }
    found
}

/// `NAME index mask register sysvalue format used`.
fn row(text: &str, inverted: bool) -> Option<Element<'_>> {
    let text = text.strip_prefix(' ').unwrap_or(text);
    let name_end = text.find(' ')?;
    let mut name = &text[..name_end];
    let mut stream = 0;
    // `m1:NAME` in a shader with streams.
    if let Some((number, rest)) = name.strip_prefix('m').and_then(|rest| rest.split_once(':'))
        && let Ok(number) = number.parse()
    {
        (stream, name) = (number, rest);
    }
    let rest = text[name_end..].trim_start();
    let index_end = rest.find(' ')?;
    let index = rest[..index_end].parse().ok()?;
    let rest = rest.get(index_end + 3..)?;
    let (mask, rest) = (rest.get(..4)?, rest.get(4..)?);
    let special = mask.trim() == "N/A";
    let mut words = rest.split_whitespace();
    let (register, system, format) = (words.next()?, words.next()?, words.next()?);
    let system_value = match system {
        "NONE" => 0,
        system => value(dxbc_enums::SIGNATURE_SYSTEM_VALUE, system)?,
    };
    // Those are known by their names: the part does not number them.
    let system_value = if system_value >= 64 { 0 } else { system_value };
    let (component_type, min_precision) = component(format)?;
    let used_text = rest.get(rest.find(format)? + format.len()..)?.get(3..).unwrap_or("");
    let used = if special { u8::from(used_text.trim() == "YES") } else { letters(used_text) };
    Some(Element {
        name: Text(name.as_bytes()),
        index,
        stream,
        system_value,
        component_type,
        register: if special { u32::MAX } else { register.parse().ok()? },
        mask: if special { 1 } else { letters(mask) },
        used: if inverted { !used & 15 } else { used },
        reserved: 0,
        min_precision,
    })
}

fn letters(text: &str) -> u8 {
    text.chars().filter_map(|letter| "xyzw".find(letter)).fold(0, |bits, place| bits | 1 << place)
}

fn component(format: &str) -> Option<(u32, u32)> {
    Some(match format {
        "unknown" => (0, 0),
        "min16f" | "min2_8f" => (3, value(sm4_enums::MIN_PRECISION, format)?),
        "min16i" => (2, value(sm4_enums::MIN_PRECISION, format)?),
        "min16u" => (1, value(sm4_enums::MIN_PRECISION, format)?),
        format => (value(dxbc_enums::COMPONENT_TYPE, format)?, 0),
    })
}
