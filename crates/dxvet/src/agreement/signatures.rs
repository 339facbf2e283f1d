//! ISG1, OSG1 and PSG1 against the signatures in the module.

use super::Loaded;
use crate::dxbc::Part;
use crate::dxbc::signature::{Element, Signature as Stored};
use crate::dxil::description::Entry;
use crate::dxil::expected::signature::{Direction, Row, Signature};
use crate::fault::Fault;
use crate::span::Span;
use crate::tables::faults;

pub(super) fn check(part: &Part<'_>, loaded: &Loaded, entry: &Entry, direction: Direction, found: &mut Vec<Fault>) {
    let expected = Signature::build(&loaded.module, &loaded.description, entry, direction);
    let bytes = expected.encode();
    if bytes == part.data {
        return;
    }
    let stored = Stored::decode(*part, &mut Vec::new()).map_or(Vec::new(), |stored| stored.elements);
    let differs = |what: String, present: String, expected: String, at: Span| {
        let fault = Fault::new(&faults::DXIL_PART_DIFFERS, at).with("name", part.name);
        fault.with("what", what).with("present", present).with("expected", expected)
    };
    if stored.len() != expected.rows.len() {
        let count = |count: usize| format!("{count} elements");
        let at = Span { offset: part.data_offset(), length: 4 };
        found.push(differs("element count".into(), count(stored.len()), count(expected.rows.len()), at));
        return;
    }
    let before = found.len();
    for (number, (row, present)) in expected.rows.iter().zip(&stored).enumerate() {
        let start = part.data_offset() + 8 + 32 * number as u32;
        for (what, offset, present, expected) in fields(row, present) {
            if present != expected {
                let at = Span { offset: start + offset, length: 4 };
                found.push(differs(format!("element {}, {what}", element(row)), present, expected, at));
            }
        }
    }
    if found.len() == before {
        // The same rows in other bytes: reserved ones, padding, the order of the names.
        let place = bytes.iter().zip(part.data).position(|(one, other)| one != other);
        let place = place.unwrap_or(bytes.len().min(part.data.len()));
        let at = Span { offset: part.data_offset() + place as u32, length: 1 };
        let byte = |bytes: &[u8]| bytes.get(place).map_or("no more bytes".into(), |byte| format!("0x{byte:02x}"));
        found.push(differs(format!("byte {place}"), byte(part.data), byte(&bytes), at));
    }
}

/// Name and index, as in a listing.
fn element(row: &Row) -> String {
    format!("\"{}{}\"", String::from_utf8_lossy(&row.name), row.index)
}

/// What is compared: in words, byte in the row, present and expected.
fn fields(row: &Row, stored: &Element<'_>) -> [(&'static str, u32, String, String); 9] {
    let register = |number: u32| if number == u32::MAX { "none".to_owned() } else { number.to_string() };
    let number = |what, offset, present: u32, expected: u32| (what, offset, present.to_string(), expected.to_string());
    [
        ("name", 4, stored.name.to_string(), String::from_utf8_lossy(&row.name).into_owned()),
        number("semantic index", 8, stored.index, row.index),
        number("stream", 0, stored.stream, row.stream),
        number("system value", 12, stored.system_value, row.system_value),
        number("component type", 16, stored.component_type, row.component),
        ("register", 20, register(stored.register), register(row.register)),
        ("mask", 24, mask(stored.mask), mask(row.mask)),
        ("mask of use", 25, mask(stored.used), mask(row.used)),
        number("minimum precision", 28, stored.min_precision, row.min_precision),
    ]
}

fn mask(mask: u8) -> String {
    let letters: String =
        "xyzw".chars().enumerate().filter(|(bit, _)| mask >> bit & 1 != 0).map(|(_, one)| one).collect();
    match (mask > 0xF, letters.is_empty()) {
        (true, _) => format!("0x{mask:02x}"),
        (false, true) => "none".into(),
        (false, false) => letters,
    }
}
