//! Operands.

use super::Printer;
use crate::names::text;
use crate::sm4::model::{Index, Operand, register};
use crate::sm4::op::Literal;
use crate::tables::sm4_enums;
use crate::text::literal;
use std::fmt::Write as _;

const LETTERS: [char; 4] = ['x', 'y', 'z', 'w'];

/// The letters of a write mask.
pub(super) fn put_mask(out: &mut String, mask: u8) {
    for (place, letter) in LETTERS.iter().enumerate() {
        if mask >> place & 1 != 0 {
            out.push(*letter);
        }
    }
}

/// Whether the register has a range number in Shader Model 5.1, and a capital letter for it.
fn has_range(kind: u8) -> bool {
    matches!(kind, register::CONSTANT_BUFFER | register::RESOURCE | register::SAMPLER | register::UNORDERED_ACCESS_VIEW)
}

/// Whether the index at `number` of `count` follows the name without brackets.
fn is_plain(kind: u8, number: usize, count: usize) -> bool {
    use register::{
        CONSTANT_BUFFER, CONTROL_POINT_INPUT, CONTROL_POINT_OUTPUT, FUNCTION_INPUT, FUNCTION_OUTPUT, INDEXABLE_TEMP,
        INPUT, INTERFACE, OUTPUT, RESOURCE, SAMPLER, THIS, UNORDERED_ACCESS_VIEW,
    };
    match kind {
        // An array of vertices, or a register.
        INPUT | OUTPUT | CONTROL_POINT_INPUT | CONTROL_POINT_OUTPUT => count < 2,
        THIS => number == 0 && count > 1,
        CONSTANT_BUFFER
        | FUNCTION_INPUT
        | FUNCTION_OUTPUT
        | INDEXABLE_TEMP
        | INTERFACE
        | RESOURCE
        | SAMPLER
        | UNORDERED_ACCESS_VIEW => number == 0,
        _ => true,
    }
}

impl Printer<'_> {
    /// An operand. `result` is the precision of the instruction's result where the operand takes
    /// part in it.
    pub(super) fn operand(&self, out: &mut String, operand: &Operand<'_>, literal: Literal, result: Option<u32>) {
        if operand.negate() {
            out.push('-');
        }
        if operand.absolute() {
            out.push('|');
        }
        match operand.register_type() {
            register::IMMEDIATE32 => self.immediate(out, operand, literal),
            register::IMMEDIATE64 => self.doubles(out, operand),
            _ => {
                self.register(out, operand, false);
                put_components(out, operand);
            }
        }
        put_precision(out, operand.min_precision(), result);
        if operand.non_uniform() {
            out.push_str(" { nonuniform }");
        }
        if operand.absolute() {
            out.push('|');
        }
    }
    /// The register's name with its indices; `nested` in an index of another.
    fn register(&self, out: &mut String, operand: &Operand<'_>, nested: bool) {
        let kind = operand.register_type();
        let name = text(sm4_enums::REGISTER, kind.into()).unwrap_or("?");
        if self.program.version.has_ranges() && has_range(kind) {
            out.extend(name.chars().map(|letter| letter.to_ascii_uppercase()));
        } else {
            out.push_str(name);
        }
        let count = operand.token().index_count();
        for (number, index) in operand.indices().enumerate() {
            match index {
                Index::Word(word) if is_plain(kind, number, count) => literal::put_decimal(out, word as i32),
                Index::Word(word) => {
                    out.push('[');
                    literal::put_decimal(out, word as i32);
                    out.push(']');
                }
                // The reference leaves them out.
                Index::Long(_) => {}
                Index::Relative(_) | Index::Sum(..) if nested && !self.options.exact => {
                    // The reference forgets the inner register.
                    out.push('[');
                    literal::put_decimal(out, index.number() as i32);
                    out.push(']');
                }
                Index::Relative(register) | Index::Sum(_, register) => {
                    out.push('[');
                    self.register(out, &register, true);
                    put_components(out, &register);
                    put_precision(out, register.min_precision(), None);
                    out.push_str(" + ");
                    literal::put_decimal(out, index.number() as i32);
                    out.push(']');
                }
            }
        }
    }
    /// The register of a declaration: in Shader Model 5.1 with the range it stands for.
    pub(super) fn declared(&self, out: &mut String, operand: &Operand<'_>) {
        let kind = operand.register_type();
        if !(self.program.version.has_ranges() && has_range(kind)) {
            return self.operand(out, operand, Literal::Integer, None);
        }
        let name = text(sm4_enums::REGISTER, kind.into()).unwrap_or("?").to_ascii_uppercase();
        let mut numbers = operand.indices().map(|index| index.number() as u32);
        let mut next = || numbers.next().unwrap_or(0);
        let _ = write!(out, "{name}{}[{}:", next(), next());
        match next() {
            u32::MAX => out.push('*'),
            last => literal::put_decimal(out, last as i32),
        }
        out.push(']');
    }
    fn immediate(&self, out: &mut String, operand: &Operand<'_>, class: Literal) {
        out.push_str("l(");
        let separator = if class == Literal::Untyped { "," } else { ", " };
        for (number, &word) in operand.values().iter().take(operand.token().component_count()).enumerate() {
            if number > 0 {
                out.push_str(separator);
            }
            self.literal(out, word, class);
        }
        out.push(')');
    }
    fn doubles(&self, out: &mut String, operand: &Operand<'_>) {
        out.push_str("d(");
        if self.options.hex_literals {
            for (number, &word) in operand.values().iter().enumerate() {
                if number > 0 {
                    out.push_str(", ");
                }
                literal::put_hex(out, word);
            }
        } else {
            for (number, pair) in operand.values().chunks_exact(2).enumerate() {
                if number > 0 {
                    out.push_str(", ");
                }
                let value = f64::from_bits(u64::from(pair[1]) << 32 | u64::from(pair[0]));
                if self.options.exact && value.is_finite() {
                    let _ = write!(out, "{value:?}");
                } else {
                    literal::put_f64(out, value);
                }
                out.push('l');
            }
        }
        out.push(')');
    }
}

fn put_components(out: &mut String, operand: &Operand<'_>) {
    let token = operand.token().0;
    if token & 3 < 2 {
        return;
    }
    let bits = (token >> 4) as u8;
    out.push('.');
    match token >> 2 & 3 {
        0 => put_mask(out, bits & 15),
        1 => out.extend((0..4).map(|place| LETTERS[usize::from(bits >> (2 * place) & 3)])),
        2 => out.push(LETTERS[usize::from(bits & 3)]),
        _ => {}
    }
}

/// The name of a precision: 0 is full precision, unused numbers show as that too.
fn precision(value: u32) -> &'static str {
    text(sm4_enums::MIN_PRECISION, value).unwrap_or("def32")
}

fn put_precision(out: &mut String, own: u32, result: Option<u32>) {
    match result {
        Some(result) if own != result => {
            let _ = write!(out, " {{{} as {}}}", precision(own), precision(result));
        }
        _ if own != 0 => {
            let _ = write!(out, " {{{}}}", precision(own));
        }
        _ => {}
    }
}
