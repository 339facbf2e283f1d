//! Lines: which belong to which bytes of the program.

use super::Notes;
use crate::bytes::word;

const FILES: u32 = 0xF4;
const LINES: u32 = 0xF2;
const INLINEES: u32 = 0xF6;

/// Reads all sections; `inlinees` gets the first line of each function that is used inside
/// another.
pub(super) fn read(data: &[u8], names: &[u8], notes: &mut Notes, inlinees: &mut Vec<(u32, u32)>) {
    let mut at = 0;
    while let (Some(kind), Some(length)) = (word(data, at), word(data, at + 4)) {
        let start = at + 8;
        let Some(section) = data.get(start..start.saturating_add(length as usize)) else { return };
        match kind {
            FILES if notes.file.is_empty() => {
                let name = word(section, 0).and_then(|offset| names.get(offset as usize..)).unwrap_or(&[]);
                let end = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
                notes.file = String::from_utf8_lossy(&name[..end]).into_owned();
            }
            LINES => lines(section, notes),
            INLINEES => {
                for entry in section.get(4..).unwrap_or(&[]).chunks_exact(12) {
                    inlinees.push((word(entry, 0).unwrap_or(0), word(entry, 8).unwrap_or(0)));
                }
            }
            _ => {}
        }
        at = (start + length as usize).next_multiple_of(4);
    }
    notes.lines.sort();
}

fn lines(section: &[u8], notes: &mut Notes) {
    let base = word(section, 0).unwrap_or(0);
    let mut at = 12;
    while let (Some(count), Some(size)) = (word(section, at + 4), word(section, at + 8)) {
        let entries = section.get(at + 12..).unwrap_or(&[]).chunks_exact(8);
        for entry in entries.take(count as usize) {
            let (offset, line) = (word(entry, 0).unwrap_or(0), word(entry, 4).unwrap_or(0));
            // Each place has a statement and the expression in it: the later line counts.
            notes.lines.push((base.wrapping_add(offset), line & 0xFF_FFFF));
        }
        if size < 12 {
            return;
        }
        at = at.saturating_add(size as usize);
    }
}
