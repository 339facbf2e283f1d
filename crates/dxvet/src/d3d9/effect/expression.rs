//! What an expression of an effect gives with the default values of its parameters.
//!
//! An expression is a token stream of version `FX` 2 that consists of comments: a constant table,
//! literals (`CLIT`, 64-bit floats) and instructions (`FXLC`). Only as much is evaluated as
//! choosing an array element takes; expressions of unreasonable size are not.

use crate::bytes::word;
use crate::d3d9::constant_table::{Raw, RawConstant};
use std::collections::HashMap;

/// Instructions and constants of the largest expression that is evaluated.
const LARGEST: u32 = 1024;

/// Register files, as numbered in the operands.
mod file {
    pub const LITERAL: u32 = 1;
    pub const INPUT: u32 = 2;
    pub const OUTPUT: u32 = 4;
    pub const TEMPORARY: u32 = 7;
}

/// The first component of the result; `None` where the expression is malformed or uses what is
/// not evaluated here.
pub(super) fn evaluate(bytes: &[u8]) -> Option<f64> {
    let mut machine = Machine::default();
    let mut code = None;
    let mut at = 4;
    while let Some(token) = word(bytes, at).filter(|token| *token as u16 == 0xFFFE) {
        let end = at + 4 + 4 * (token >> 16 & 0x7FFF) as usize;
        let data = bytes.get(at + 8..end);
        match (bytes.get(at + 4..at + 8), data) {
            (Some(b"CTAB"), Some(data)) => machine.inputs = constants(data)?,
            (Some(b"CLIT"), Some(data)) => machine.literals = data.get(4..)?,
            (Some(b"FXLC"), Some(data)) => code = Some(data),
            _ => {}
        }
        at = end;
    }
    machine.run(code?)?;
    machine.registers.get(&(file::OUTPUT, 0)).copied()
}

/// A constant's registers with the words of their default values.
struct Input<'a> {
    first: u32,
    count: u32,
    default: &'a [u8],
}

fn constants(data: &[u8]) -> Option<Vec<Input<'_>>> {
    let raw = Raw { data };
    let header = raw.header().filter(|header| header.constants <= LARGEST)?;
    let rows = (0..header.constants as usize).map(|index| raw.constant(raw.constant_offset(&header, index)?));
    let input = |row: Option<RawConstant>| {
        let row = row?;
        let default = raw.default_bytes(&row).unwrap_or_default();
        Some(Input { first: u32::from(row.register_index), count: u32::from(row.register_count), default })
    };
    rows.map(input).collect()
}

/// An operand: register file and component, counted in components from register 0.
#[derive(Clone, Copy)]
struct Place {
    file: u32,
    component: u32,
}

#[derive(Default)]
struct Machine<'a> {
    inputs: Vec<Input<'a>>,
    literals: &'a [u8],
    registers: HashMap<(u32, u32), f64>,
}

impl Machine<'_> {
    fn run(&mut self, code: &[u8]) -> Option<()> {
        let mut words = code.chunks_exact(4).map(|bytes| word(bytes, 0).unwrap_or(0));
        let count = words.next().filter(|count| *count <= LARGEST)?;
        for _ in 0..count {
            let token = words.next()?;
            let inputs = words.next().filter(|inputs| *inputs <= 3)?;
            let mut operands = Vec::with_capacity(3);
            for _ in 0..inputs {
                operands.push(self.place(&mut words)?);
            }
            let to = self.place(&mut words)?;
            self.instruction(token, &operands, to)?;
        }
        Some(())
    }

    /// The next operand; the register that indexes it stands before it.
    fn place(&self, words: &mut impl Iterator<Item = u32>) -> Option<Place> {
        let indexed = words.next()?;
        let mut place = Place { file: words.next()?, component: words.next()? };
        match indexed {
            0 => Some(place),
            1 => {
                let index = self.read(place, 0)?;
                place = Place { file: words.next()?, component: words.next()? };
                let registers = if (0.0..65536.0).contains(&index) { index as u32 } else { return None };
                Some(Place { component: place.component.checked_add(4 * registers)?, ..place })
            }
            _ => None,
        }
    }

    fn read(&self, place: Place, component: u32) -> Option<f64> {
        let at = place.component.checked_add(component)?;
        Some(match place.file {
            file::LITERAL => {
                let bytes = self.literals.get(8 * at as usize..8 * at as usize + 8)?;
                f64::from_le_bytes(bytes.try_into().ok()?)
            }
            file::INPUT => self.input(at),
            _ => self.registers.get(&(place.file, at)).copied().unwrap_or(0.0),
        })
    }

    /// A component of a parameter's default value; 0 where it has none.
    fn input(&self, at: u32) -> f64 {
        let register = at / 4;
        let found = self.inputs.iter().find(|input| (input.first..input.first + input.count).contains(&register));
        let bits = found.and_then(|input| word(input.default, 4 * (at - 4 * input.first) as usize));
        f64::from(f32::from_bits(bits.unwrap_or(0)))
    }

    fn instruction(&mut self, token: u32, from: &[Place], to: Place) -> Option<()> {
        let (operation, count) = (token >> 20 & 0x7FF, token & 0xFFFF);
        // With bit 31 the first operand is one component, used for all.
        let scalar = token >> 31 != 0;
        if !(1..=4).contains(&count) || !matches!(to.file, file::OUTPUT | file::TEMPORARY) {
            return None;
        }
        let mut sums = [0.0; 4];
        for component in 0..count {
            let mut values = [0.0; 3];
            for (index, (value, place)) in values.iter_mut().zip(from).enumerate() {
                *value = self.read(*place, if scalar && index == 0 { 0 } else { component })?;
            }
            sums[component as usize] = apply(operation, values)?;
        }
        const DOT: u32 = 0x500;
        let results: &[f64] = if operation == DOT { &[sums.iter().sum()] } else { &sums[..count as usize] };
        for (component, result) in (0..).zip(results) {
            self.registers.insert((to.file, to.component.checked_add(component)?), *result);
        }
        Some(())
    }
}

/// One component of an operation; of `dot` the product.
fn apply(operation: u32, [a, b, c]: [f64; 3]) -> Option<f64> {
    let truth = |holds: bool| if holds { 1.0 } else { 0.0 };
    Some(match operation {
        0x100 => a,
        0x101 => -a,
        0x103 => 1.0 / a,
        0x104 => a - a.floor(),
        0x105 => a.exp2(),
        0x106 => a.log2(),
        0x107 => 1.0 / a.sqrt(),
        0x108 => a.sin(),
        0x109 => a.cos(),
        0x10A => a.asin(),
        0x10B => a.acos(),
        0x10C => a.atan(),
        0x112 => a.sqrt(),
        0x139 => a.floor(),
        0x13A => a.ceil(),
        0x200 => a.min(b),
        0x201 => a.max(b),
        0x202 => truth(a < b),
        0x203 => truth(a >= b),
        0x204 => a + b,
        0x205 | 0x500 => a * b,
        0x206 => a.atan2(b),
        0x208 => a / b,
        0x300 => {
            if a >= 0.0 {
                b
            } else {
                c
            }
        }
        _ => return None,
    })
}
