//! Symbols: variables, where they are, and code that comes from other functions.

use super::lines::Inlinee;
use super::{Inlined, Location, Notes, Place};
use crate::bytes::word;
use crate::dxbc::database::types::Types;

const PROCEDURE: u16 = 0x1110;
const LOCAL: u16 = 0x113E;
const INLINE_SITE: u16 = 0x114D;
const INLINE_SITE_END: u16 = 0x114E;
const LOCATION: u16 = 0x1150;

/// How many locations are kept: one for each piece of a variable and each gap in its life.
const MOST: usize = 1 << 16;

/// Reads variables to `notes`; gives the code that comes from other functions.
pub(super) fn read(data: &[u8], types: &Types<'_>, inlinees: &[Inlinee], notes: &mut Notes) -> Vec<Inlined> {
    let mut at = 0;
    let mut local: Option<(u32, String)> = None;
    let mut base = 0;
    // Where each function that is open starts.
    let mut starts: Vec<Option<u32>> = Vec::new();
    let mut inlined = Vec::new();
    while let Some(head) = word(data, at) {
        let length = (head & 0xFFFF) as usize;
        let Some(record) = data.get(at + 4..at + 2 + length).filter(|_| length >= 2) else { break };
        match (head >> 16) as u16 {
            PROCEDURE => base = word(record, 28).unwrap_or(0),
            LOCAL => {
                let name = record.get(6..).unwrap_or(&[]);
                let end = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
                local = Some((word(record, 0).unwrap_or(0), String::from_utf8_lossy(&name[..end]).into_owned()));
            }
            LOCATION if notes.locations.len() < MOST => {
                if let Some((kind, name)) = &local {
                    let inside = Inside { depth: starts.len() as u32, start: starts.last().copied().flatten() };
                    location(record, (*kind, name, inside), types, notes);
                }
            }
            INLINE_SITE_END => {
                starts.pop();
            }
            INLINE_SITE => {
                let function = word(record, 8).unwrap_or(0);
                let place = inlinees.partition_point(|(number, _)| *number < function);
                let place = inlinees.get(place).filter(|(number, _)| *number == function);
                let place = place.map_or(Place { line: 0, file: 0 }, |(_, place)| *place);
                let first = inlined.len();
                inline_site(record.get(12..).unwrap_or(&[]), base, place, &mut inlined);
                starts.push(inlined[first..].iter().map(|it| it.start).min());
            }
            _ => {}
        }
        at += 2 + length;
    }
    inlined
}

/// The function that a variable stands in.
#[derive(Clone, Copy)]
struct Inside {
    /// How many functions around it are open.
    depth: u32,
    /// Where it starts, if its code stands in another function.
    start: Option<u32>,
}

/// One place of a variable: it holds from the range's start, and again after each gap.
fn location(record: &[u8], (kind, name, inside): (u32, &str, Inside), types: &Types<'_>, notes: &mut Notes) {
    let half = |at: usize| record.get(at..at + 2).map(|half| u16::from_le_bytes([half[0], half[1]]));
    let (Some(register), Some(bits), Some(parent), Some(start)) = (half(0), half(2), half(4), word(record, 8)) else {
        return;
    };
    let indices = usize::from(bits & 3);
    let tail = record.len().saturating_sub(4 * indices);
    let outer = if indices > 1 { word(record, tail + 4) } else { None };
    let place = (indices > 0).then(|| (word(record, tail).unwrap_or(0), outer));
    let mut name = name.to_owned();
    let error = if bits & 4 != 0 { types.path(kind, parent.into(), &mut name) } else { None };
    let depth = inside.depth;
    let mut push = |start: u32| {
        let (register, name) = (register as u8, name.clone());
        notes.locations.push(Location {
            start,
            register,
            place,
            name,
            depth,
            error,
            entry: inside.start == Some(start),
        });
    };
    push(start);
    let range = u32::from(half(14).unwrap_or(0));
    let mut at = 16;
    while at + 4 <= tail {
        let (gap, length) = (u32::from(half(at).unwrap_or(0)), u32::from(half(at + 2).unwrap_or(0)));
        if gap + length < range {
            push(start.wrapping_add(gap + length));
        }
        at += 4;
    }
}

/// The kind of range that is no statement.
const EXPRESSIONS: u32 = 0;

/// Code that comes from a function whose first line is at `place`: a little program of its own
/// says which bytes and lines, counted from the procedure's start `base`.
fn inline_site(data: &[u8], base: u32, place: Place, inlined: &mut Vec<Inlined>) {
    let mut at = 0;
    let (mut offset, mut place) = (base, place);
    // The piece that waits for its length.
    let mut open: Option<(u32, Place)> = None;
    while let Some(operation) = number(data, &mut at) {
        if operation == 0 {
            break;
        }
        let Some(value) = number(data, &mut at) else { break };
        let mut begin = |offset: u32, place: Place, open: &mut Option<(u32, Place)>| {
            if let Some((start, place)) = open.replace((offset, place)) {
                inlined.push(Inlined { start, end: offset, place });
            }
        };
        match operation {
            1 => offset = value,
            3 => {
                offset = offset.wrapping_add(value);
                begin(offset, place, &mut open);
            }
            4 => {
                if let Some((start, place)) = open.take() {
                    inlined.push(Inlined { start, end: start.wrapping_add(value), place });
                }
                offset = offset.wrapping_add(value);
            }
            5 => place.file = value,
            // Statements, which count, then the expressions in them.
            8 if value == EXPRESSIONS => break,
            6 => place.line = place.line.wrapping_add(signed(value)),
            11 => {
                place.line = place.line.wrapping_add(signed(value >> 4));
                offset = offset.wrapping_add(value & 15);
                begin(offset, place, &mut open);
            }
            12 => {
                let Some(next) = number(data, &mut at) else { break };
                offset = offset.wrapping_add(next);
                begin(offset, place, &mut open);
                open = None;
                inlined.push(Inlined { start: offset, end: offset.wrapping_add(value), place });
            }
            _ => {}
        }
    }
    if let Some((start, place)) = open {
        inlined.push(Inlined { start, end: start.wrapping_add(4), place });
    }
}

/// A number of one, two or four bytes.
fn number(data: &[u8], at: &mut usize) -> Option<u32> {
    let first = u32::from(*data.get(*at)?);
    let byte = |place: usize| data.get(*at + place).map(|byte| u32::from(*byte));
    let (value, length) = match first {
        first if first & 0x80 == 0 => (first, 1),
        first if first & 0xC0 == 0x80 => ((first & 0x3F) << 8 | byte(1)?, 2),
        first => ((first & 0x1F) << 24 | byte(1)? << 16 | byte(2)? << 8 | byte(3)?, 4),
    };
    *at += length;
    Some(value)
}

/// The sign stands in the lowest bit.
fn signed(value: u32) -> u32 {
    if value & 1 != 0 { (value >> 1).wrapping_neg() } else { value >> 1 }
}
