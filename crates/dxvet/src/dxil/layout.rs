//! Sizes and places in memory, by the module's data layout.
//!
//! Vectors are aligned as their elements are, and take the space of that many elements: this is where
//! shaders differ from LLVM.

use super::module::{Module, Type, TypeId};
use std::collections::HashMap;

/// Nesting of types that is followed; deeper ones count as empty.
const DEEPEST: u32 = 64;

/// The layout of a module's types.
#[derive(Debug)]
pub struct Layout<'m> {
    module: &'m Module,
    /// Bytes of alignment of integers and floats, by bits.
    integers: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
    /// Bytes and alignment of a pointer.
    pointer: (u64, u64),
    known: HashMap<TypeId, (u64, u64)>,
}

impl<'m> Layout<'m> {
    /// Reads the module's data layout; what it does not say is as LLVM has it.
    pub fn new(module: &'m Module) -> Self {
        let mut layout = Self {
            module,
            integers: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            pointer: (8, 8),
            known: HashMap::new(),
        };
        let text = String::from_utf8_lossy(module.text(module.data_layout)).into_owned();
        text.split('-').for_each(|word| layout.word(word));
        layout
    }

    fn word(&mut self, word: &str) {
        let mut parts = word.split(':');
        let head = parts.next().unwrap_or("");
        let bytes = |part: Option<&str>| part.and_then(|part| part.parse::<u64>().ok()).map(|bits| bits / 8);
        match (head.chars().next(), head.get(1..)) {
            (Some('p'), Some("" | "0")) => {
                if let (Some(size), align) = (bytes(parts.next()), bytes(parts.next())) {
                    self.pointer = (size, align.unwrap_or(size));
                }
            }
            (Some(kind @ ('i' | 'f')), Some(bits)) => {
                let (Ok(bits), Some(align)) = (bits.parse::<u32>(), bytes(parts.next())) else { return };
                let table = if kind == 'i' { &mut self.integers } else { &mut self.floats };
                match table.iter_mut().find(|(known, _)| *known == bits) {
                    Some(entry) => entry.1 = align,
                    None => table.push((bits, align)),
                }
                table.sort();
            }
            _ => {}
        }
    }

    /// Bytes from one element to the next in an array.
    pub fn size(&mut self, ty: TypeId) -> u64 {
        self.measure(ty, 0).0
    }

    /// Bytes of alignment.
    pub fn alignment(&mut self, ty: TypeId) -> u64 {
        self.measure(ty, 0).1
    }

    /// Where each member of a structure begins, in bytes.
    pub fn offsets(&mut self, ty: TypeId) -> Vec<u64> {
        let Type::Struct { members, packed, .. } = self.module.ty(ty) else { return Vec::new() };
        let mut end = 0u64;
        let members = self.module.list(members).iter();
        let place = |member: &u32| {
            let (size, align) = self.measure(TypeId(*member), 1);
            let start = if packed { end } else { round_up(end, align) };
            end = start.saturating_add(size);
            start
        };
        members.map(place).collect()
    }

    /// Size between array elements, and alignment.
    fn measure(&mut self, ty: TypeId, depth: u32) -> (u64, u64) {
        if let Some(known) = self.known.get(&ty) {
            return *known;
        }
        if depth > DEEPEST {
            return (0, 1);
        }
        let measured = match self.module.ty(ty) {
            Type::Integer(bits) => {
                let align = self.integer_alignment(bits);
                (round_up(u64::from(bits).div_ceil(8), align), align)
            }
            Type::Half => self.float(16),
            Type::Float => self.float(32),
            Type::Double => self.float(64),
            Type::Pointer { .. } => self.pointer,
            Type::Array { element, count } => {
                let (size, align) = self.measure(element, depth + 1);
                (size.saturating_mul(count), align)
            }
            Type::Vector { element, count } => {
                let (size, align) = self.measure(element, depth + 1);
                (round_up(size.saturating_mul(u64::from(count)), align), align)
            }
            Type::Struct { members, packed, .. } => {
                // A structure that contains itself, which no sound file has, ends here.
                self.known.insert(ty, (0, 1));
                let (mut end, mut most) = (0u64, 1);
                for member in self.module.list(members) {
                    let (size, align) = self.measure(TypeId(*member), depth + 1);
                    let align = if packed { 1 } else { align };
                    end = round_up(end, align).saturating_add(size);
                    most = most.max(align);
                }
                (round_up(end, most), most)
            }
            _ => (0, 1),
        };
        self.known.insert(ty, measured);
        measured
    }

    fn float(&self, bits: u32) -> (u64, u64) {
        let found = self.floats.iter().find(|(known, _)| *known == bits);
        let align = found.map_or(u64::from(bits / 8), |(_, align)| *align);
        (round_up(u64::from(bits / 8), align), align)
    }

    /// Integers of other sizes are aligned as the next larger one, or as the largest.
    fn integer_alignment(&self, bits: u32) -> u64 {
        let found = self.integers.iter().find(|(known, _)| *known >= bits).or(self.integers.last());
        found.map_or(1, |(_, align)| *align)
    }
}

fn round_up(value: u64, align: u64) -> u64 {
    match align {
        0 | 1 => value,
        _ => value.checked_next_multiple_of(align).unwrap_or(value),
    }
}
