//! The bitstream container of LLVM: abbreviations, blocks and records, without their meaning.
//!
//! Errors stick: after the first one every read gives 0 and [`Bitstream::next`] ends, so that callers
//! ask once a record. Nothing here recurses, and a record is as long as its bits allow.

use crate::fault::Rule;
use crate::tables::faults;

/// Four bytes that every bitcode file starts with.
pub const MAGIC: [u8; 4] = [0x42, 0x43, 0xC0, 0xDE];
/// The block that holds the abbreviations of other blocks.
const BLOCKINFO: u32 = 0;
/// Operands that the longest record has at least room for.
const SHORT_RECORD: usize = 4096;
/// Block numbers below this can have abbreviations in BLOCKINFO; others are passed over anyway.
const BLOCKS: usize = 32;
/// Operands that all abbreviations together have at least room for.
const MANY_SHAPES: usize = 4096;
/// Bits that a file may have: places are 32-bit numbers.
const MOST_BYTES: usize = (u32::MAX / 8) as usize;

/// One operand of an abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Array,
    Char6,
    Blob,
}

/// A run of operands in [`Bitstream::shapes`].
#[derive(Clone, Copy, Debug)]
struct Abbreviation {
    start: u32,
    length: u32,
}

/// A block that is being read.
#[derive(Clone, Debug)]
struct Scope {
    block: u32,
    /// Bits of an abbreviation number.
    width: u32,
    /// Where the block ends, in bits.
    end: u64,
    /// Abbreviations of the block itself.
    own: Vec<Abbreviation>,
    /// How many abbreviations BLOCKINFO had for this block when it began.
    inherited: usize,
}

/// What comes next in a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A record; its operands are in [`Bitstream::operands`].
    Record {
        /// What the record says; the block gives it its meaning.
        code: u32,
        /// First bit, counted from the start of the bitcode.
        bit: u32,
    },
    /// A block begins: [`Bitstream::enter`] or [`Bitstream::skip`] it.
    Block {
        /// Its kind.
        id: u32,
        /// First bit.
        bit: u32,
    },
    /// The block ends, or reading cannot go on: see [`Bitstream::broken`].
    End,
}

/// Why and where reading stopped.
#[derive(Clone, Copy, Debug)]
pub struct Broken {
    /// The row of the table of faults.
    pub rule: &'static Rule,
    /// The bit, counted from the start of the bitcode.
    pub bit: u32,
    /// A number for the message: what it means depends on the rule.
    pub number: u64,
}

/// A reader of bitcode.
#[derive(Debug)]
pub struct Bitstream<'a> {
    bytes: &'a [u8],
    /// The next bit.
    position: u64,
    /// One past the last bit.
    end: u64,
    /// Operands of the last record, without its code.
    operands: Vec<u64>,
    /// Bytes of the last record's blob, if it has one.
    blob: Option<(usize, usize)>,
    scopes: Vec<Scope>,
    shapes: Vec<Shape>,
    /// BLOCKINFO: the abbreviations of each block that anybody reads.
    inherited: Vec<Vec<Abbreviation>>,
    broken: Option<Broken>,
}

impl<'a> Bitstream<'a> {
    /// Starts after the magic number.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut stream = Self {
            bytes,
            position: 32,
            end: (bytes.len().min(MOST_BYTES) as u64) * 8,
            operands: Vec::with_capacity(64),
            blob: None,
            scopes: Vec::new(),
            shapes: Vec::new(),
            inherited: vec![Vec::new(); BLOCKS],
            broken: None,
        };
        let end = stream.end;
        stream.scopes.push(Scope { block: u32::MAX, width: 2, end, own: Vec::new(), inherited: 0 });
        if bytes.len() > MOST_BYTES {
            stream.fail(&faults::BITCODE_TOO_LARGE, bytes.len() as u64);
        } else if bytes.get(..4) != Some(&MAGIC[..]) {
            stream.position = 0;
            stream.fail(&faults::BITCODE_MAGIC, 0);
        }
        stream
    }

    /// Why reading stopped, if it did.
    pub fn broken(&self) -> Option<Broken> {
        self.broken
    }

    /// Stops reading here.
    pub fn fail(&mut self, rule: &'static Rule, number: u64) {
        self.fail_at(rule, self.position.min(self.end).min(u64::from(u32::MAX)) as u32, number);
    }

    /// Stops reading; blames what starts at `bit`.
    pub fn fail_at(&mut self, rule: &'static Rule, bit: u32, number: u64) {
        if self.broken.is_none() {
            self.broken = Some(Broken { rule, bit, number });
        }
    }

    /// The operands of the last record.
    pub fn operands(&self) -> &[u64] {
        &self.operands
    }

    /// Takes the operands out, so that they can be read while the stream is used; give the vector
    /// back with [`Bitstream::reuse`].
    pub fn take_operands(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.operands)
    }

    /// Gives back what [`Bitstream::take_operands`] took.
    pub fn reuse(&mut self, operands: Vec<u64>) {
        self.operands = operands;
    }

    /// The bytes of the last record's blob, if it has one.
    pub fn blob(&self) -> Option<&'a [u8]> {
        self.blob.and_then(|(start, length)| self.bytes.get(start..start + length))
    }

    /// The next bit, counted from the start of the bitcode.
    pub fn position(&self) -> u32 {
        self.position.min(u64::from(u32::MAX)) as u32
    }

    /// Whether nothing but padding is left of the current block.
    pub fn at_end(&self) -> bool {
        self.scopes.last().is_none_or(|scope| self.position + 32 > scope.end)
    }

    /// Up to 32 bits.
    fn read(&mut self, width: u32) -> u64 {
        let first = (self.position >> 3) as usize;
        let bits = match self.bytes.get(first..first + 8) {
            Some(bytes) => {
                u64::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]])
            }
            None => {
                let rest = self.bytes.get(first..).unwrap_or(&[]);
                rest.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))
            }
        };
        if self.position + u64::from(width) > self.end || self.broken.is_some() {
            self.fail(&faults::BITCODE_TRUNCATED, 0);
            return 0;
        }
        let bits = bits >> (self.position & 7) & ((1u64 << width) - 1);
        self.position += u64::from(width);
        bits
    }

    fn fixed(&mut self, width: u32) -> u64 {
        if width <= 32 {
            return self.read(width);
        }
        let low = self.read(32);
        self.read(width - 32) << 32 | low
    }

    /// A number in groups of `width` bits, of which the highest says whether one more follows.
    fn vbr(&mut self, width: u32) -> u64 {
        let more = 1u64 << (width - 1);
        let group = self.read(width);
        if group & more == 0 {
            return group;
        }
        let mut value = group & (more - 1);
        let mut shift = width - 1;
        loop {
            let group = self.read(width);
            if shift < 64 {
                value |= (group & (more - 1)) << shift;
            }
            shift = (shift + width - 1).min(64);
            if group & more == 0 {
                return value;
            }
        }
    }

    fn align(&mut self) {
        self.position = (self.position + 31) & !31;
    }

    /// The next record, block or end of block. Definitions of abbreviations are taken in silently.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Entry {
        loop {
            let Some(scope) = self.scopes.last() else { return Entry::End };
            let (width, block) = (scope.width, scope.block);
            if self.broken.is_some() || block == u32::MAX && self.at_end() {
                return Entry::End;
            }
            let bit = self.position();
            let number = self.read(width);
            let entry = match number {
                0 => self.end_block(),
                1 => Entry::Block { id: self.vbr(8) as u32, bit },
                2 => {
                    let abbreviation = self.definition();
                    if let Some(scope) = self.scopes.last_mut() {
                        scope.own.extend(abbreviation);
                    }
                    continue;
                }
                3 => self.unabbreviated(bit),
                _ => self.abbreviated(number as usize - 4, bit),
            };
            return if self.broken.is_some() { Entry::End } else { entry };
        }
    }

    fn end_block(&mut self) -> Entry {
        self.align();
        match self.scopes.len() {
            0 | 1 => self.fail(&faults::BITCODE_BLOCK_END, 0),
            _ => {
                self.scopes.pop();
            }
        }
        Entry::End
    }

    /// Enters the block that [`Bitstream::next`] announced.
    pub fn enter(&mut self, id: u32) {
        let start = self.position();
        let width = self.vbr(4) as u32;
        self.align();
        let words = self.read(32);
        let end = self.position + words * 32;
        if self.broken.is_some() {
            return;
        }
        // As in the reference, the length of a block that is read does not count: its end does.
        let end = end.min(self.end);
        if !(1..=32).contains(&width) {
            self.fail_at(&faults::BITCODE_ABBREVIATION_BROKEN, start, u64::from(width));
        }
        let inherited = self.inherited.get(id as usize).map_or(0, Vec::len);
        self.scopes.push(Scope { block: id, width, end, own: Vec::new(), inherited });
    }

    /// Passes over the block that [`Bitstream::next`] announced.
    pub fn skip(&mut self) {
        let start = self.position();
        self.vbr(4);
        self.align();
        let words = self.read(32);
        let end = self.position + words * 32;
        if end > self.end {
            self.fail_at(&faults::BITCODE_BLOCK_LENGTH, start, words);
        } else {
            self.position = end;
        }
    }

    fn abbreviation(&self, number: usize) -> Option<Abbreviation> {
        let scope = self.scopes.last()?;
        match number.checked_sub(scope.inherited) {
            Some(own) => scope.own.get(own).copied(),
            None => self.inherited.get(scope.block as usize)?.get(number).copied(),
        }
    }

    /// DEFINE_ABBREV.
    fn definition(&mut self) -> Option<Abbreviation> {
        let bit = self.position();
        let count = self.vbr(5);
        let start = self.shapes.len() as u32;
        let most = (self.bytes.len() / 4).max(MANY_SHAPES) as u64;
        if count.saturating_add(u64::from(start)) > most {
            self.fail_at(&faults::BITCODE_ABBREVIATION_BROKEN, bit, count);
            return None;
        }
        for _ in 0..count {
            let shape = self.shape(bit)?;
            self.shapes.push(shape);
        }
        let length = self.shapes.len() as u32 - start;
        Some(Abbreviation { start, length })
    }

    /// Whether an abbreviation can be read: its code is a number, an array stands before the last
    /// operand, which is its element, and a blob stands last.
    fn is_sound(&self, start: usize, end: usize) -> bool {
        let shapes = self.shapes.get(start..end).unwrap_or(&[]);
        let element = |at: usize| matches!(shapes[at], Shape::Fixed(_) | Shape::Vbr(_) | Shape::Char6);
        let sound = shapes.iter().enumerate().all(|(at, shape)| match shape {
            Shape::Array => at + 2 == shapes.len() && element(at + 1),
            Shape::Blob => at + 1 == shapes.len(),
            _ => true,
        });
        sound && shapes.first().is_some_and(|code| !matches!(code, Shape::Array | Shape::Blob))
    }

    fn shape(&mut self, bit: u32) -> Option<Shape> {
        if self.read(1) == 1 {
            return Some(Shape::Literal(self.vbr(8)));
        }
        let encoding = self.read(3);
        let shape = match encoding {
            1 => {
                let width = self.vbr(5);
                let fixed = Shape::Fixed(width.min(65) as u32);
                if width == 0 { Shape::Literal(0) } else { fixed }
            }
            2 => {
                let width = self.vbr(5);
                let vbr = Shape::Vbr(width.min(65) as u32);
                if width == 0 { Shape::Literal(0) } else { vbr }
            }
            3 => Shape::Array,
            4 => Shape::Char6,
            5 => Shape::Blob,
            _ => Shape::Fixed(65),
        };
        // Groups of one bit hold nothing but the mark that more follows.
        let sound = !matches!(shape, Shape::Fixed(65..) | Shape::Vbr(33..) | Shape::Vbr(1)) && self.broken.is_none();
        if !sound {
            self.fail_at(&faults::BITCODE_ABBREVIATION_BROKEN, bit, encoding);
            return None;
        }
        Some(shape)
    }

    fn left(&self) -> u64 {
        self.end.saturating_sub(self.position)
    }

    /// Whether a record may have `count` operands of at least `bits` bits each.
    fn fits(&mut self, count: u64, bits: u32, bit: u32) -> bool {
        let most = self.bytes.len().max(SHORT_RECORD) as u64;
        let fits = count <= most && count * u64::from(bits) <= self.left();
        if !fits {
            self.fail_at(&faults::BITCODE_RECORD_TOO_LONG, bit, count);
        }
        fits
    }

    fn unabbreviated(&mut self, bit: u32) -> Entry {
        let code = self.vbr(6) as u32;
        let count = self.vbr(6);
        self.operands.clear();
        self.blob = None;
        if self.fits(count, 6, bit) {
            for _ in 0..count {
                let value = self.vbr(6);
                self.operands.push(value);
            }
        }
        Entry::Record { code, bit }
    }

    fn abbreviated(&mut self, number: usize, bit: u32) -> Entry {
        self.operands.clear();
        self.blob = None;
        let Some(Abbreviation { start, length }) = self.abbreviation(number) else {
            self.fail_at(&faults::BITCODE_ABBREVIATION_UNKNOWN, bit, number as u64 + 4);
            return Entry::End;
        };
        let (start, end) = (start as usize, (start + length) as usize);
        if !self.is_sound(start, end) {
            self.fail_at(&faults::BITCODE_ABBREVIATION_BROKEN, bit, number as u64 + 4);
            return Entry::End;
        }
        let code = self.scalar(self.shapes[start]) as u32;
        let mut at = start + 1;
        while at < end {
            match self.shapes[at] {
                Shape::Array => {
                    self.array(self.shapes[at + 1], bit);
                    at += 1;
                }
                Shape::Blob => self.read_blob(bit),
                shape => {
                    let value = self.scalar(shape);
                    self.operands.push(value);
                }
            }
            at += 1;
        }
        Entry::Record { code, bit }
    }

    fn array(&mut self, element: Shape, bit: u32) {
        let count = self.vbr(6);
        let bits = match element {
            Shape::Fixed(width) | Shape::Vbr(width) => width,
            _ => 6,
        };
        if !self.fits(count, bits, bit) {
            return;
        }
        self.operands.reserve(count as usize);
        for _ in 0..count {
            let value = self.scalar(element);
            self.operands.push(value);
        }
    }

    fn read_blob(&mut self, bit: u32) {
        let count = self.vbr(6);
        self.align();
        if self.fits(count, 8, bit) {
            self.blob = Some(((self.position >> 3) as usize, count as usize));
            self.position += count * 8;
            self.align();
        }
    }

    fn scalar(&mut self, shape: Shape) -> u64 {
        const LETTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
        match shape {
            Shape::Literal(value) => value,
            Shape::Fixed(width) => self.fixed(width),
            Shape::Vbr(width) => self.vbr(width),
            Shape::Char6 => u64::from(LETTERS[self.read(6) as usize & 63]),
            Shape::Array | Shape::Blob => 0,
        }
    }

    /// Reads the block BLOCKINFO, which [`Bitstream::next`] announced.
    pub fn block_info(&mut self) {
        const SETBID: u32 = 1;
        self.enter(BLOCKINFO);
        let mut current: Option<usize> = None;
        loop {
            let bit = self.position();
            let width = self.scopes.last().map_or(2, |scope| scope.width);
            let number = if self.broken.is_some() { 0 } else { self.read(width) };
            match number {
                0 => {
                    self.end_block();
                    return;
                }
                1 => {
                    self.vbr(8);
                    self.skip();
                }
                2 => {
                    let Some(abbreviation) = self.definition() else { return };
                    let Some(at) = current else {
                        return self.fail_at(&faults::BITCODE_ABBREVIATION_BROKEN, bit, 0);
                    };
                    if let Some(list) = self.inherited.get_mut(at) {
                        list.push(abbreviation);
                    }
                }
                _ => {
                    let entry =
                        if number == 3 { self.unabbreviated(bit) } else { self.abbreviated(number as usize - 4, bit) };
                    if let Entry::Record { code: SETBID, .. } = entry {
                        current = self.operands.first().map(|id| usize::try_from(*id).unwrap_or(usize::MAX));
                    }
                }
            }
        }
    }
}
