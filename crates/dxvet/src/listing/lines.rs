//! Where in the listing of a container each instruction stands.

use super::{annotate, level9, sections};
use crate::dxbc::Container;
use crate::dxbc::database::Notes;
use crate::sm4::print::Printer;
use crate::sm4::{self, Options};
use crate::text::tally::Tally;

/// Byte offsets of the program's instructions, counted from its start, each with its line in the
/// listing, from 1; in the order of the listing. Empty for what is no single program.
pub fn lines(bytes: &[u8]) -> Vec<(u32, u32)> {
    let container = Container::decode(bytes, &mut Vec::new());
    let Some(part) = container.program().filter(|_| container.any_part(&[*b"LIBH", *b"FX10"]).is_none()) else {
        return Vec::new();
    };
    let program = sm4::decode(part.data, part.data_offset(), &mut Vec::new());
    let sections = sections(&container, Some(&program));
    let header = sections
        .as_ref()
        .map(|sections| sections.tally(&sections.lists(&|bytes| level9(bytes, false))))
        .unwrap_or_default();
    let notes = container.part(b"SPDB").and_then(|part| Notes::read(part.data)).filter(|_| sections.is_some());
    drop(sections);
    // The version line, then one place for each instruction.
    let mut places = Vec::with_capacity(program.len() + 1);
    places.push((0, header.lines + 1));
    let mut before = |printer: &Printer<'_>, instruction: sm4::model::Instruction<'_>| {
        if instruction.op().is_some() {
            places.push((instruction.offset(), header.lines + printer.tally().lines + 1));
        }
    };
    let mut printer = Printer::counting(&program, Options::default());
    let notes = notes.unwrap_or_default();
    annotate::put(&mut String::new(), &mut printer, &notes, &mut before);
    places
}

/// The line, from 1, on which the listing of a container says `title`, which stands before a Direct3D 9
/// program.
pub fn title_line(bytes: &[u8], title: &str) -> Option<u32> {
    let container = Container::decode(bytes, &mut Vec::new());
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut Vec::new()));
    let sections = sections(&container, program.as_ref())?;
    let (mut tally, mut found) = (Tally::default(), None);
    sections.rows(&mut String::new(), &[], &mut |text| {
        let place = text.lines().position(|line| line == title);
        found = found.or(place.map(|place| tally.lines + place as u32 + 1));
        tally.take(text);
    });
    found
}
