//! The streams of a program database.

use crate::bytes::word;

/// The streams, put together from their blocks.
#[derive(Debug)]
pub(super) struct Streams {
    streams: Vec<Vec<u8>>,
}

/// Symbols and lines of a module.
pub(super) struct Module<'a> {
    pub symbols: &'a [u8],
    pub lines: &'a [u8],
}

/// The directory's own stream of modules.
const MODULES: usize = 3;
/// Bytes of that stream before the first module.
const MODULES_HEADER: usize = 64;
/// How the stream of names starts.
const NAMES: u32 = 0xEFFE_EFFE;

impl Streams {
    pub(super) fn read(data: &[u8]) -> Option<Self> {
        if !super::Debug::is_database(data) {
            return None;
        }
        let size = word(data, 32)? as usize;
        let directory = word(data, 44)? as usize;
        if size < 64 {
            return None;
        }
        let table = (word(data, 52)? as usize).checked_mul(size)?;
        // Blocks that stand in several streams, as only a forged file has them, may not fill the
        // memory.
        let mut budget = 2 * data.len();
        let directory =
            gather(data, size, directory, &mut budget, |number| word(data, table.checked_add(4 * number)?))?;
        let count = word(&directory, 0)? as usize;
        let mut at = 4usize.checked_add(count.checked_mul(4)?)?;
        let mut streams = Vec::new();
        for number in 0..count {
            let length = match word(&directory, 4 + 4 * number)? {
                u32::MAX => 0,
                length => length as usize,
            };
            let first = at;
            at = at.checked_add(4 * length.div_ceil(size))?;
            streams.push(gather(data, size, length, &mut budget, |number| word(&directory, first + 4 * number))?);
        }
        Some(Self { streams })
    }
    pub(super) fn get(&self, number: usize) -> Option<&[u8]> {
        self.streams.get(number).map(Vec::as_slice)
    }
    /// The texts that files are named with.
    pub(super) fn names(&self) -> &[u8] {
        let stream = self.streams.iter().find(|stream| word(stream, 0) == Some(NAMES));
        stream.and_then(|stream| stream.get(12..)).unwrap_or(&[])
    }
    /// The first module: a shader has one.
    pub(super) fn module(&self) -> Option<Module<'_>> {
        let modules = self.get(MODULES)?.get(MODULES_HEADER..)?;
        let stream = self.get(usize::from(u16::from_le_bytes(modules.get(34..36)?.try_into().ok()?)))?;
        let symbols = word(modules, 36)? as usize;
        let old = word(modules, 40)? as usize;
        let lines = word(modules, 44)? as usize;
        let start = symbols.checked_add(old)?;
        Some(Module { symbols: stream.get(4..symbols)?, lines: stream.get(start..start.checked_add(lines)?)? })
    }
}

/// Puts `length` bytes together from blocks of `size` bytes.
fn gather(
    data: &[u8],
    size: usize,
    length: usize,
    budget: &mut usize,
    block: impl Fn(usize) -> Option<u32>,
) -> Option<Vec<u8>> {
    *budget = budget.checked_sub(length)?;
    let mut out = Vec::with_capacity(length);
    let mut number = 0;
    while out.len() < length {
        let start = (block(number)? as usize).checked_mul(size)?;
        let part = size.min(length - out.len());
        out.extend_from_slice(data.get(start..start.checked_add(part)?)?);
        number += 1;
    }
    Some(out)
}
