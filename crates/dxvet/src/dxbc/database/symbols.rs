//! Symbols: variables, where they are, and code that comes from other functions.

use super::{Location, Notes};
use crate::bytes::word;
use crate::dxbc::database::types::Types;

const PROCEDURE: u16 = 0x1110;
const LOCAL: u16 = 0x113E;
const INLINE_SITE: u16 = 0x114D;
const INLINE_SITE_END: u16 = 0x114E;
const LOCATION: u16 = 0x1150;

/// How many locations are kept: one for each piece of a variable and each gap in its life.
const MOST: usize = 1 << 16;

pub(super) fn read(data: &[u8], types: &Types<'_>, inlinees: &[(u32, u32)], notes: &mut Notes) {
    let mut at = 0;
    let mut local: Option<(u32, String)> = None;
    let mut base = 0;
    let mut depth = 0u32;
    while let Some(head) = word(data, at) {
        let length = (head & 0xFFFF) as usize;
        let Some(record) = data.get(at + 4..at + 2 + length).filter(|_| length >= 2) else { return };
        match (head >> 16) as u16 {
            PROCEDURE => base = word(record, 28).unwrap_or(0),
            LOCAL => {
                let name = record.get(6..).unwrap_or(&[]);
                let end = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
                local = Some((word(record, 0).unwrap_or(0), String::from_utf8_lossy(&name[..end]).into_owned()));
            }
            LOCATION if notes.locations.len() < MOST => {
                if let Some((kind, name)) = &local {
                    location(record, (*kind, name, depth), types, notes);
                }
            }
            INLINE_SITE_END => depth = depth.saturating_sub(1),
            INLINE_SITE => {
                depth += 1;
                let function = word(record, 8).unwrap_or(0);
                let line = inlinees.iter().find(|(number, _)| *number == function).map_or(0, |(_, line)| *line);
                inline_site(record.get(12..).unwrap_or(&[]), base, line, notes);
            }
            _ => {}
        }
        at += 2 + length;
    }
}

/// One place of a variable: it holds from the range's start, and again after each gap.
fn location(record: &[u8], (kind, name, depth): (u32, &str, u32), types: &Types<'_>, notes: &mut Notes) {
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
    let mut push = |start: u32| {
        notes.locations.push(Location { start, register: register as u8, place, name: name.clone(), depth, error });
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

/// Code that comes from a function whose first line is `line`: a little program of its own says
/// which bytes and lines, counted from the procedure's start `base`.
fn inline_site(data: &[u8], base: u32, line: u32, notes: &mut Notes) {
    let mut at = 0;
    let (mut offset, mut line) = (base, line);
    // The piece that waits for its length.
    let mut open: Option<(u32, u32)> = None;
    while let Some(operation) = number(data, &mut at) {
        if operation == 0 {
            break;
        }
        let Some(value) = number(data, &mut at) else { break };
        let mut begin = |offset: u32, line: u32, open: &mut Option<(u32, u32)>| {
            if let Some((start, line)) = open.replace((offset, line)) {
                notes.inlined.push((start, offset, line));
            }
        };
        match operation {
            1 => offset = value,
            3 => {
                offset = offset.wrapping_add(value);
                begin(offset, line, &mut open);
            }
            4 => {
                if let Some((start, line)) = open.take() {
                    notes.inlined.push((start, start.wrapping_add(value), line));
                }
                offset = offset.wrapping_add(value);
            }
            6 => line = line.wrapping_add(signed(value)),
            11 => {
                line = line.wrapping_add(signed(value >> 4));
                offset = offset.wrapping_add(value & 15);
                begin(offset, line, &mut open);
            }
            12 => {
                let Some(next) = number(data, &mut at) else { break };
                offset = offset.wrapping_add(next);
                begin(offset, line, &mut open);
                open = None;
                notes.inlined.push((offset, offset.wrapping_add(value), line));
            }
            _ => {}
        }
    }
    if let Some((start, line)) = open {
        notes.inlined.push((start, start.wrapping_add(4), line));
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
