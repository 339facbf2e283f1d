//! Writes bitcode by hand, unabbreviated.

#![allow(dead_code)] // each test writes what it needs

/// Bits, lowest first.
#[derive(Clone, Default)]
pub struct Bits {
    bytes: Vec<u8>,
    used: usize,
}

/// Bits of an abbreviation number inside blocks.
const WIDTH: u32 = 4;

impl Bits {
    /// Starts with the magic number.
    pub fn new() -> Self {
        Self { bytes: b"BC\xC0\xDE".to_vec(), used: 32 }
    }

    /// `width` bits.
    pub fn put(&mut self, value: u64, width: u32) {
        for bit in 0..width {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            let last = self.bytes.len() - 1;
            self.bytes[last] |= ((value >> bit & 1) as u8) << (self.used % 8);
            self.used += 1;
        }
    }

    /// A number in groups of `width` bits.
    pub fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.put(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.put(value, width);
    }

    fn align(&mut self) {
        while !self.used.is_multiple_of(32) {
            self.put(0, 1);
        }
    }

    /// A block; `outer` is the width of abbreviation numbers around it.
    pub fn block(&mut self, id: u64, outer: u32, inside: impl FnOnce(&mut Self)) {
        self.put(1, outer);
        self.vbr(id, 8);
        self.vbr(u64::from(WIDTH), 4);
        self.align();
        let length = self.bytes.len();
        self.put(0, 32);
        inside(self);
        self.put(0, WIDTH);
        self.align();
        let words = (self.bytes.len() - length - 4) / 4;
        self.bytes[length..length + 4].copy_from_slice(&(words as u32).to_le_bytes());
    }

    /// A block inside a block.
    pub fn inner(&mut self, id: u64, inside: impl FnOnce(&mut Self)) {
        self.block(id, WIDTH, inside);
    }

    /// A record.
    pub fn record(&mut self, code: u64, operands: &[u64]) {
        self.put(3, WIDTH);
        self.vbr(code, 6);
        self.vbr(operands.len() as u64, 6);
        operands.iter().for_each(|operand| self.vbr(*operand, 6));
    }

    /// A record whose operands are letters behind numbers.
    pub fn text(&mut self, code: u64, first: &[u64], text: &str) {
        let operands: Vec<u64> = first.iter().copied().chain(text.bytes().map(u64::from)).collect();
        self.record(code, &operands);
    }

    /// The bytes, padded to words.
    pub fn finish(mut self) -> Vec<u8> {
        self.align();
        self.bytes
    }
}

/// A module of version 1 with what `inside` writes.
pub fn module(inside: impl FnOnce(&mut Bits)) -> Vec<u8> {
    let mut bits = Bits::new();
    bits.block(8, 2, |bits| {
        bits.record(1, &[1]);
        inside(bits);
    });
    bits.finish()
}

/// The types `void`, `i32`, `float`, `i8*` with `i8` before it, `[2 x i32]`, `void ()`, metadata: 0, 1, 2, 4, 5, 6, 7.
pub fn types(bits: &mut Bits) {
    bits.inner(17, |bits| {
        bits.record(1, &[8]);
        bits.record(2, &[]);
        bits.record(7, &[32]);
        bits.record(3, &[]);
        bits.record(7, &[8]);
        bits.record(8, &[3, 0]);
        bits.record(11, &[2, 1]);
        bits.record(21, &[0, 0]);
        bits.record(16, &[]);
    });
}
