//! Debug information: where it is kept, under which name, and the lines and variables of a
//! program database.

mod lines;
mod streams;
mod symbols;
mod types;

use crate::dxbc::container::{Container, Part};
use crate::dxbc::field::{Fields, Text};
use crate::fault::Fault;

/// What carries the debug information of a container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debug<'a> {
    /// A program database inside (SPDB).
    Database(&'a [u8]),
    /// The older form inside (SDBG).
    Old(&'a [u8]),
    /// The name of a file beside (ILDN).
    Name(Text<'a>),
}

/// How a program database starts.
const DATABASE: &[u8] = b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0";

impl<'a> Debug<'a> {
    /// Everything a container has, in the order of its parts.
    pub fn all(container: &Container<'a>, found: &mut Vec<Fault>) -> Vec<Self> {
        container
            .parts()
            .iter()
            .filter_map(|part| match &part.name.0 {
                b"SPDB" => Some(Self::Database(part.data)),
                b"SDBG" => Some(Self::Old(part.data)),
                b"ILDN" => Some(Self::Name(name(*part, found))),
                _ => None,
            })
            .collect()
    }
    /// Whether a database has the signature of one.
    pub fn is_database(data: &[u8]) -> bool {
        data.starts_with(DATABASE)
    }
}

fn name<'a>(part: Part<'a>, found: &mut Vec<Fault>) -> Text<'a> {
    let mut fields = Fields::new(part, found);
    let length = usize::from(fields.half(2, "the name's length"));
    Text(fields.bytes(4, length, "the name"))
}

/// A variable in a register, from some byte of the program on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Where it starts to hold.
    pub start: u32,
    /// Register type, as in a token stream.
    pub register: u8,
    /// Byte in the register file, or the number of registers that have no bytes; then the outer
    /// index of those that have two. None for registers of which there is one.
    pub place: Option<(u32, Option<u32>)>,
    /// What is there: `r.x`, `i[0].p.y`.
    pub name: String,
    /// Functions it is inside of.
    pub depth: u32,
    /// Whether it holds from the start of a function that stands inside another.
    pub entry: bool,
    /// Why the name is incomplete, in the reference's words: its compiler writes some types wrong.
    pub error: Option<&'static str>,
}

/// A line of a source file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The file, as [`Notes::file`] counts.
    pub file: u32,
}

/// Bytes that come from another function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Inlined {
    start: u32,
    end: u32,
    place: Place,
}

/// What a listing shows of a program database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Number and name of each source file.
    files: Vec<(u32, String)>,
    /// First byte and line, rising.
    lines: Vec<(u32, Place)>,
    /// First byte of each piece that comes from another function, and of each that does not, rising.
    inlined: Vec<(u32, Option<Place>)>,
    /// Variables by the byte from which on they hold, then in the order of the database.
    locations: Vec<Location>,
}

impl Notes {
    /// Reads what a listing shows from a database; `None` where it is none.
    pub fn read(data: &[u8]) -> Option<Self> {
        let streams = streams::Streams::read(data)?;
        let module = streams.module()?;
        let types = types::Types::read(streams.get(TYPES)?);
        let mut notes = Self::default();
        let mut inlinees = Vec::new();
        lines::read(module.lines, streams.names(), &mut notes, &mut inlinees);
        let inlined = symbols::read(module.symbols, &types, &inlinees, &mut notes);
        notes.inlined = pieces(&inlined);
        notes.locations.sort_by_key(|location| location.start);
        Some(notes)
    }
    /// Where the instruction at byte `offset` comes from.
    pub fn place(&self, offset: u32) -> Option<Place> {
        let before = |starts: usize| starts.checked_sub(1);
        let inner = before(self.inlined.partition_point(|(start, _)| *start <= offset))
            .and_then(|piece| self.inlined.get(piece)?.1);
        inner.or_else(|| {
            let line = before(self.lines.partition_point(|(start, _)| *start <= offset))?;
            self.lines.get(line).map(|(_, place)| *place)
        })
    }
    /// The name of a file.
    pub fn file(&self, number: u32) -> &str {
        self.files.iter().find(|(known, _)| *known == number).map_or("", |(_, name)| name)
    }
    /// The variables that hold from byte `offset` on.
    pub fn locations(&self, offset: u32) -> &[Location] {
        let first = self.locations.partition_point(|location| location.start < offset);
        let end = self.locations.partition_point(|location| location.start <= offset);
        &self.locations[first..end]
    }
}

/// Pieces that follow each other; where several overlap the last one counts.
fn pieces(inlined: &[Inlined]) -> Vec<(u32, Option<Place>)> {
    let mut ends: Vec<u32> = inlined.iter().flat_map(|it| [it.start, it.end]).collect();
    ends.sort_unstable();
    ends.dedup();
    let mut order: Vec<usize> = (0..inlined.len()).collect();
    order.sort_by_key(|number| inlined[*number].start);
    let mut open = std::collections::BinaryHeap::new();
    let mut next = order.into_iter().peekable();
    let mut all = Vec::with_capacity(ends.len());
    for start in ends {
        while let Some(number) = next.next_if(|number| inlined[*number].start <= start) {
            open.push(number);
        }
        while open.peek().is_some_and(|number| inlined[*number].end <= start) {
            open.pop();
        }
        all.push((start, open.peek().map(|number| inlined[*number].place)));
    }
    all
}

/// The stream of types.
const TYPES: usize = 2;
