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
    /// Why the name is incomplete, in the reference's words: its compiler writes some types wrong.
    pub error: Option<&'static str>,
}

/// What a listing shows of a program database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The source file.
    pub file: String,
    /// First byte and line, rising; a line of 0 stands for none.
    lines: Vec<(u32, u32)>,
    /// First byte, end and line of code that comes from another function; the last that fits counts.
    inlined: Vec<(u32, u32, u32)>,
    /// Variables in the order of the database.
    pub locations: Vec<Location>,
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
        symbols::read(module.symbols, &types, &inlinees, &mut notes);
        // The variables of inner functions stand before those around them.
        notes.locations.sort_by_key(|location| std::cmp::Reverse(location.depth));
        Some(notes)
    }
    /// The line of the instruction at byte `offset`.
    pub fn line(&self, offset: u32) -> Option<u32> {
        let inner = self.inlined.iter().rev().find(|(start, end, _)| (*start..*end).contains(&offset));
        inner.map(|(_, _, line)| *line).or_else(|| {
            let after = self.lines.partition_point(|(start, _)| *start <= offset);
            self.lines.get(after.checked_sub(1)?).map(|(_, line)| *line)
        })
    }
}

/// The stream of types.
const TYPES: usize = 2;
