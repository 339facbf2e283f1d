//! What debug information adds to a listing: source lines, and the variables that an instruction
//! writes.

use super::Printer;
use crate::d3d9::debug_information::{DebugInformation, Place};
use std::fmt::Write as _;

/// Lines that may be passed without a `#line`.
const NEAR: u16 = 2;

/// The debug information and what was last said of it.
pub(super) struct Notes<'a> {
    known: DebugInformation<'a>,
    last: Option<Place>,
    /// Bytes that names may still take: a forged table repeats a long one without end.
    left: usize,
}

impl<'a> Notes<'a> {
    pub(super) fn new(known: DebugInformation<'a>) -> Self {
        let left = 16 * known.len() + (1 << 16);
        Self { known, last: None, left }
    }
}

impl Printer<'_> {
    /// The `#line` before the instruction at word `at`, where one is due.
    pub(super) fn source_line(&mut self, at: usize) {
        let Some(notes) = &mut self.notes else { return };
        let place = notes.known.instruction(4 * at as u32).and_then(|number| notes.known.place(number));
        let last = std::mem::replace(&mut notes.last, place);
        let Some(place) = place else { return };
        let same = last.filter(|last| last.file == place.file);
        if same.is_some_and(|last| last.line.abs_diff(place.line) <= NEAR) {
            return;
        }
        let _ = write!(self.listing.text, "\n#line {}", place.line);
        self.line += 2;
        if same.is_none() {
            let name = notes.known.file(place.file);
            notes.left = notes.left.saturating_sub(name.len());
            let name = if notes.left == 0 { &[] } else { name };
            self.listing.text.push_str(" \"");
            push_text(&mut self.listing.text, name);
            self.listing.text.push('"');
        }
        self.listing.text.push('\n');
    }

    /// The variables that the instruction at word `at` writes, at the end of its line.
    pub(super) fn variables(&mut self, at: usize) {
        let Some(notes) = &mut self.notes else { return };
        let Some(number) = notes.known.instruction(4 * at as u32) else { return };
        let mut last = None;
        for (variable, component) in notes.known.written(number).into_iter().flatten() {
            if last == Some(variable) {
                let _ = write!(self.listing.text, ",{component}");
                continue;
            }
            self.listing.text.push_str(if last.is_none() { "  // " } else { ">, " });
            last = Some(variable);
            let (scope, name) = notes.known.variable(variable);
            notes.left = notes.left.saturating_sub(name.len() + scope.map_or(0, <[u8]>::len));
            if notes.left > 0 {
                if let Some(scope) = scope {
                    push_text(&mut self.listing.text, scope);
                    self.listing.text.push_str("::");
                }
                push_text(&mut self.listing.text, name);
            }
            let _ = write!(self.listing.text, "<{component}");
        }
        if last.is_some() {
            self.listing.text.push('>');
        }
    }
}

/// Text of unknown encoding.
fn push_text(out: &mut String, text: &[u8]) {
    match std::str::from_utf8(text) {
        Ok(text) => out.push_str(text),
        Err(_) => out.extend(text.iter().map(|byte| char::from(*byte))),
    }
}
