//! Expressions in an effect: a container with a constant table (CTAB), literals (CLI4) and
//! operations (FXLC).

use crate::bytes::word;
use crate::d3d9::constant_table::ConstantTable;
use crate::dxbc::Container;
use crate::tables::preshader::OPERATIONS;
use crate::text::literal;
use std::fmt::Write as _;

/// Components of one operand that are written out; compilers use up to 4.
const MAX_COMPONENTS: u32 = 64;
/// Index registers inside index registers that are written out.
const MAX_INDICES: u32 = 16;

/// Tables of registers.
const LITERAL: u32 = 1;
const VARIABLE: u32 = 2;
const RESULT: u32 = 4;
const TEMPORARY: u32 = 7;

/// `eval(...)`: operations one a line, from the second on at column `columns`.
pub(super) fn put(out: &mut String, code: &[u8], columns: usize) {
    out.push_str("eval(");
    let mut found = Vec::new();
    let container = Container::decode(code, &mut found);
    let part = |name: &[u8; 4]| container.part(name).map_or(&[][..], |part| part.data);
    let constants = ConstantTable::decode(part(b"CTAB")).unwrap_or_default();
    let operations = part(b"FXLC");
    let mut reader = Reader { code: operations, at: 4, literals: part(b"CLI4"), constants: &constants };
    for number in 0..word(operations, 0).unwrap_or(0) {
        let before = out.len();
        if number > 0 {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', columns));
        }
        if reader.operation(out).is_none() {
            out.truncate(before); // the code ends early
            break;
        }
    }
    out.push(')');
}

struct Reader<'a> {
    code: &'a [u8],
    at: usize,
    literals: &'a [u8],
    constants: &'a ConstantTable,
}

impl Reader<'_> {
    fn word(&mut self) -> Option<u32> {
        let word = word(self.code, self.at)?;
        self.at += 4;
        Some(word)
    }
    /// One operation: its word, the count of its inputs, the inputs, the output. The output stands
    /// first in the text.
    fn operation(&mut self, out: &mut String) -> Option<()> {
        let operation = self.word()?;
        let components = (operation & 0xF_FFFF).min(MAX_COMPONENTS);
        let name = OPERATIONS.iter().find(|(number, _)| u32::from(*number) == operation >> 20 & 0x7FF);
        out.push_str(name.map_or("<unknown>", |(_, name)| name));
        out.push(' ');
        let mut inputs = String::new();
        for index in 0..self.word()? {
            inputs.push_str(", ");
            // The highest bit says that the first input is one value for all components.
            self.operand(&mut inputs, components, index == 0 && operation >> 31 != 0)?;
        }
        self.operand(out, components, false)?;
        out.push_str(&inputs);
        Some(())
    }
    /// An operand: index registers, then table and offset.
    fn operand(&mut self, out: &mut String, components: u32, scalar: bool) -> Option<()> {
        let indices = self.word()?;
        if indices > MAX_INDICES {
            return None;
        }
        let mut index = String::new();
        for number in 0..indices {
            let (table, offset) = (self.word()?, self.word()?);
            let inner = std::mem::take(&mut index);
            // The reference looks for the variable of an index at a quarter of its place.
            let place = if table == VARIABLE { offset / 4 } else { offset };
            self.register(&mut index, table, place, None);
            if number > 0 {
                let _ = write!(index, "[[{inner}]]");
            }
            let _ = write!(index, ".{}", letter(offset));
        }
        let (table, offset) = (self.word()?, self.word()?);
        if indices == 0 && table == LITERAL {
            self.literal(out, offset, components, scalar);
            return Some(());
        }
        self.register(out, table, offset, (indices > 0).then_some(&index));
        if scalar {
            let _ = write!(out, ".{}", letter(offset));
        } else if components != 4 || !offset.is_multiple_of(4) {
            out.push('.');
            (0..components).for_each(|component| out.push(letter(offset.wrapping_add(component))));
        }
        Some(())
    }
    /// A register: variables by their names.
    fn register(&self, out: &mut String, table: u32, offset: u32, index: Option<&String>) {
        let number = offset / 4;
        let plain = match table {
            VARIABLE => {
                let of =
                    |first: u16, count: u16| (u32::from(first)..u32::from(first) + u32::from(count)).contains(&number);
                let constant = self.constants.constants.iter().find(|it| of(it.register_index, it.register_count));
                match constant {
                    Some(constant) => {
                        out.push_str(&constant.name);
                        let inner = number - u32::from(constant.register_index);
                        let _ = match index {
                            Some(index) if inner > 0 => write!(out, "[{inner} + {index}]"),
                            Some(index) => write!(out, "[{index}]"),
                            None if constant.register_count > 1 => write!(out, "[{inner}]"),
                            None => Ok(()),
                        };
                        return;
                    }
                    None => "c",
                }
            }
            LITERAL => "l",
            // The first component goes by the plain name.
            RESULT if offset == 0 && index.is_none() => {
                out.push_str("expr");
                return;
            }
            RESULT => "expr",
            TEMPORARY => "r",
            _ => "(null)",
        };
        let _ = write!(out, "{plain}{number}");
        if let Some(index) = index {
            let _ = write!(out, "[{index}]");
        }
    }
    /// Literals in parentheses; places behind the last one are 0.
    fn literal(&self, out: &mut String, offset: u32, components: u32, scalar: bool) {
        out.push('(');
        for component in 0..components {
            out.push_str(if component > 0 { ", " } else { "" });
            let place = offset.wrapping_add(if scalar { 0 } else { component }) as usize;
            literal::put_untyped(out, word(self.literals, place.saturating_mul(4).saturating_add(4)).unwrap_or(0));
        }
        out.push(')');
    }
}

fn letter(offset: u32) -> char {
    ['x', 'y', 'z', 'w'][(offset % 4) as usize]
}
