//! Types, as far as the parts of a variable are named after them.

use crate::bytes::word;

/// The number of the first type.
const FIRST: u32 = 0x1000;
const MODIFIER: u16 = 0x1001;
const LONG_MODIFIER: u16 = 0x1518;
const FIELD_LIST: u16 = 0x1203;
const ARRAY: u16 = 0x1503;
const STRUCTURE: u16 = 0x1505;
const MEMBER: u16 = 0x150D;
const STRIDED_ARRAY: u16 = 0x1516;
const VECTOR: u16 = 0x151B;
const POINTER: u16 = 0x1517;
const MATRIX: u16 = 0x151C;

/// How deep a name goes.
const DEPTH: usize = 16;

/// The records of the type stream.
#[derive(Debug)]
pub(super) struct Types<'a> {
    records: Vec<(u16, &'a [u8])>,
}

impl<'a> Types<'a> {
    pub(super) fn read(stream: &'a [u8]) -> Self {
        let mut records = Vec::new();
        let mut at = word(stream, 4).unwrap_or(0) as usize;
        while let Some(head) = word(stream, at) {
            let length = (head & 0xFFFF) as usize;
            let Some(data) = stream.get(at + 4..at + 2 + length).filter(|_| length >= 2) else { break };
            records.push(((head >> 16) as u16, data));
            at += 2 + length;
        }
        Self { records }
    }
    fn get(&self, number: u32) -> Option<(u16, &'a [u8])> {
        self.records.get(number.checked_sub(FIRST)? as usize).copied()
    }
    /// Appends what names the four bytes at `offset` of a value of type `number`; where the types
    /// do not hold them, says what the reference says then.
    pub(super) fn path(&self, number: u32, offset: u32, out: &mut String) -> Option<&'static str> {
        let mut part = String::new();
        match self.step(number, offset, &mut part, 0) {
            None => {
                out.push_str(&part);
                None
            }
            error => error,
        }
    }
    fn step(&self, number: u32, offset: u32, out: &mut String, depth: usize) -> Option<&'static str> {
        let (kind, data) = self.get(number).filter(|_| depth < DEPTH)?;
        let inner = word(data, 0).unwrap_or(0);
        match kind {
            MODIFIER | LONG_MODIFIER => return self.step(inner, offset, out, depth + 1),
            VECTOR => {
                out.push('.');
                out.push(['x', 'y', 'z', 'w'][((offset / self.size(inner, depth + 1).max(1)) & 3) as usize]);
            }
            POINTER => {
                out.push('.');
                out.push(['x', 'y', 'z', 'w'][((offset / 4) & 3) as usize]);
            }
            MATRIX => {
                // The major dimension goes by rows or by columns, as a bit says.
                let stride = word(data, 12).unwrap_or(16).max(4);
                let (major, minor) = (offset / stride, offset % stride / 4);
                let by_rows = data.get(16).is_some_and(|bits| bits & 1 != 0);
                let (row, column) = if by_rows { (major, minor) } else { (minor, major) };
                out.push_str(&format!("._m{row}{column}"));
            }
            ARRAY | STRIDED_ARRAY => {
                if offset >= self.size(number, depth) {
                    return Some("offset overruns length for type in PDB");
                }
                let size = self.size(inner, depth + 1).max(1);
                out.push_str(&format!("[{}]", offset / size));
                return self.step(inner, offset % size, out, depth + 1);
            }
            STRUCTURE => {
                let fields = word(data, 4).unwrap_or(0);
                let Some((name, kind, start)) = self.member(fields, offset, depth) else {
                    return Some("could not get find UDT child with correct offset in PDB");
                };
                out.push('.');
                out.push_str(&name);
                return self.step(kind, offset - start, out, depth + 1);
            }
            _ => {}
        }
        None
    }
    /// Bytes of a value of a type.
    fn size(&self, number: u32, depth: usize) -> u32 {
        let Some((kind, data)) = self.get(number).filter(|_| depth < DEPTH) else {
            // Basic types: doubles have eight bytes, all others that shaders use four.
            return if number & 0xFF == 0x41 { 8 } else { 4 };
        };
        match kind {
            MODIFIER | LONG_MODIFIER => self.size(word(data, 0).unwrap_or(0), depth + 1),
            VECTOR => numeric(data, 8).map_or(16, |(size, _)| size),
            MATRIX => numeric(data, 17).map_or(64, |(size, _)| size),
            ARRAY => numeric(data, 8).map_or(4, |(size, _)| size),
            STRIDED_ARRAY => numeric(data, 12).map_or(4, |(size, _)| size),
            STRUCTURE => numeric(data, 16).map_or(4, |(size, _)| size),
            _ => 4,
        }
    }
    /// The member of a field list that holds `offset`: name, type and start.
    fn member(&self, fields: u32, offset: u32, depth: usize) -> Option<(String, u32, u32)> {
        let (kind, data) = self.get(fields)?;
        if kind != FIELD_LIST {
            return None;
        }
        let mut at = 0;
        while word(data, at).is_some_and(|head| (head & 0xFFFF) as u16 == MEMBER) {
            let kind = word(data, at + 4)?;
            let (start, length) = numeric(data, at + 8)?;
            let name = data.get(at + 8 + length..)?;
            let end = name.iter().position(|byte| *byte == 0)?;
            if (start..start.saturating_add(self.size(kind, depth + 1))).contains(&offset) {
                return Some((String::from_utf8_lossy(&name[..end]).into_owned(), kind, start));
            }
            at += 8 + length + end + 1;
            // Padding: bytes from 0xF0 on.
            while data.get(at).is_some_and(|byte| *byte >= 0xF0) {
                at += 1;
            }
        }
        None
    }
}

/// A number of variable length, and the bytes it takes.
fn numeric(data: &[u8], at: usize) -> Option<(u32, usize)> {
    let half = |at: usize| Some(u16::from_le_bytes(data.get(at..at + 2)?.try_into().ok()?));
    Some(match half(at)? {
        0x8000 => (u32::from(*data.get(at + 2)?), 3),
        0x8001 | 0x8002 => (u32::from(half(at + 2)?), 4),
        0x8003 | 0x8004 => (word(data, at + 2)?, 6),
        small => (u32::from(small), 2),
    })
}
