//! Debug information, as far as it is identified: where it is kept, and under which name.

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
