//! Lines: which belong to which bytes of the program.

use super::{Notes, Place};
use crate::bytes::word;

const FILES: u32 = 0xF4;
const LINES: u32 = 0xF2;
const INLINEES: u32 = 0xF6;

/// How many files are kept: each may name the same long text.
const MOST_FILES: usize = 256;

/// A function that is used inside another: its number and its first line.
pub(super) type Inlinee = (u32, Place);

/// Reads all sections; `inlinees` gets the functions that are used inside others.
pub(super) fn read(data: &[u8], names: &[u8], notes: &mut Notes, inlinees: &mut Vec<Inlinee>) {
    let mut at = 0;
    while let (Some(kind), Some(length)) = (word(data, at), word(data, at + 4)) {
        let start = at + 8;
        let Some(section) = data.get(start..start.saturating_add(length as usize)) else { return };
        match kind {
            FILES => files(section, names, notes),
            LINES => lines(section, notes),
            INLINEES => functions(section, inlinees),
            _ => {}
        }
        at = (start + length as usize).next_multiple_of(4);
    }
    notes.lines.sort();
    inlinees.sort_by_key(|(number, _)| *number);
}

/// Files go by the byte their record starts at.
fn files(section: &[u8], names: &[u8], notes: &mut Notes) {
    let mut at = 0;
    while let (Some(offset), Some(length)) = (word(section, at), section.get(at + 4)) {
        let name = names.get(offset as usize..).unwrap_or(&[]);
        let end = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
        if notes.files.len() < MOST_FILES {
            notes.files.push((at as u32, String::from_utf8_lossy(&name[..end]).into_owned()));
        }
        at = (at + 6 + usize::from(*length)).next_multiple_of(4);
    }
}

/// Functions that are used inside others. In the longer form each is followed by more files.
fn functions(section: &[u8], inlinees: &mut Vec<Inlinee>) {
    let longer = word(section, 0) == Some(1);
    let mut at = 4;
    while let (Some(number), Some(file), Some(line)) = (word(section, at), word(section, at + 4), word(section, at + 8))
    {
        inlinees.push((number, Place { file, line }));
        let files = if longer { word(section, at + 12).unwrap_or(0) as usize } else { 0 };
        at = at.saturating_add(if longer { 16 + 4 * files } else { 12 });
    }
}

fn lines(section: &[u8], notes: &mut Notes) {
    let base = word(section, 0).unwrap_or(0);
    let mut at = 12;
    while let (Some(file), Some(count), Some(size)) = (word(section, at), word(section, at + 4), word(section, at + 8))
    {
        let entries = section.get(at + 12..).unwrap_or(&[]).chunks_exact(8);
        for entry in entries.take(count as usize) {
            let (offset, line) = (word(entry, 0).unwrap_or(0), word(entry, 4).unwrap_or(0));
            // Each place has a statement, which counts, and the expression in it.
            if line >> 31 == 0 {
                continue;
            }
            notes.lines.push((base.wrapping_add(offset), Place { line: line & 0xFF_FFFF, file }));
        }
        if size < 12 {
            return;
        }
        at = at.saturating_add(size as usize);
    }
}
