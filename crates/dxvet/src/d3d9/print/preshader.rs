//! Preshaders: the expressions that a compiler takes out of a shader, in a `PRES` comment. Its
//! data is a stream of comments of its own: `CTAB` for its inputs, `CLIT` for its literals and
//! `FXLC` for its operations.

use super::{header, number};
use crate::bytes::word;
use crate::tables::preshader::OPERATIONS;
use std::fmt::Write as _;

/// Components of one operand that are written out; compilers use up to 4.
const MAX_COMPONENTS: u32 = 64;
/// Index registers inside index registers that are written out.
const MAX_INDICES: u32 = 16;

/// Writes the preshader in the data of a `PRES` comment (without its FourCC).
pub(super) fn write(out: &mut String, data: &[u8], default_values: bool) {
    let known = matches!(word(data, 0).unwrap_or(0) >> 16, 0xFFFF | 0xFFFE | 0x4658 | 0x5458 | 0x4C50 | 0x4C56);
    let Some(code) = part(data, b"FXLC").filter(|code| known && !code.is_empty()) else {
        out.push_str("Error: Texture shader assembly not found!");
        return;
    };
    if let Some(table) = part(data, b"CTAB") {
        header::write(out, table, table, default_values);
    }
    out.push_str("    preshader\n");
    let literals = part(data, b"CLIT").map(literals).unwrap_or_default();
    let count = word(code, 0).unwrap_or(0);
    let mut reader = Reader { code, at: 4, literals: &literals };
    for _ in 0..count {
        let before = out.len();
        out.push_str("    ");
        if reader.operation(out).is_none() {
            out.truncate(before); // the code ends early
            break;
        }
        out.push('\n');
    }
    let plural = if count == 1 { "" } else { "s" };
    let _ = writeln!(out, "\n// approximately {count} instruction{plural} used");
}

/// The data of the first comment of a kind.
fn part<'a>(data: &'a [u8], four: &[u8; 4]) -> Option<&'a [u8]> {
    let mut at = 4;
    while let Some(token) = word(data, at) {
        if token as u16 != 0xFFFE {
            return None;
        }
        let end = at + 4 + 4 * (token >> 16 & 0x7FFF) as usize;
        if let Some(found) = data.get(at + 4..end)?.strip_prefix(four) {
            return Some(found);
        }
        at = end;
    }
    None
}

/// The literals: a count and that many doubles, as far as they are there.
fn literals(data: &[u8]) -> Vec<f64> {
    let count = word(data, 0).unwrap_or(0) as usize;
    let double = |bytes: &[u8]| {
        let mut value = [0; 8];
        value.copy_from_slice(bytes);
        f64::from_le_bytes(value)
    };
    data.get(4..).unwrap_or_default().chunks_exact(8).take(count).map(double).collect()
}

struct Reader<'a> {
    code: &'a [u8],
    at: usize,
    literals: &'a [f64],
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
        let opcode = operation >> 20 & 0x7FF;
        let components = (operation & 0xF_FFFF).min(MAX_COMPONENTS);
        let name = OPERATIONS.iter().find(|(number, _)| u32::from(*number) == opcode);
        out.push_str(name.map_or("<unknown>", |(_, name)| name));
        let mut inputs = String::new();
        for index in 0..self.word()? {
            if index > 0 {
                inputs.push(',');
            }
            // The highest bit says that the first input is one value for all components.
            self.operand(&mut inputs, components, index == 0 && operation >> 31 != 0)?;
        }
        self.operand(out, components, false)?;
        out.push(',');
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
            let _ = write!(index, "{}{}", TABLES.get(table as usize).unwrap_or(&NO_TABLE).trim_start(), offset / 4);
            if number > 0 {
                let _ = write!(index, "[[{inner}]]");
            }
            let _ = write!(index, ".{}", letter(offset));
        }
        let (table, offset) = (self.word()?, self.word()?);
        if indices == 0 && table == 1 {
            self.literal(out, offset, components, scalar);
            return Some(());
        }
        // Without an index the output registers are called by their plain name.
        let prefix = if indices == 0 && table == 4 { " c" } else { TABLES.get(table as usize).unwrap_or(&NO_TABLE) };
        let _ = write!(out, "{prefix}{}", offset / 4);
        if indices > 0 {
            let _ = write!(out, "[{index}]");
        }
        if scalar {
            let _ = write!(out, ".{}", letter(offset));
        } else if components != 4 || offset % 4 != 0 {
            out.push('.');
            (0..components).for_each(|component| out.push(letter(offset.wrapping_add(component))));
        }
        Some(())
    }

    /// Literals in parentheses; offsets past the last one start again.
    fn literal(&self, out: &mut String, offset: u32, components: u32, scalar: bool) {
        out.push_str(" (");
        for component in 0..components {
            if component > 0 {
                out.push_str(", ");
            }
            let place = offset.wrapping_add(if scalar { 0 } else { component }) as usize;
            let count = self.literals.len().max(1);
            number::double(out, self.literals.get(place % count).copied().unwrap_or(0.0));
        }
        out.push(')');
    }
}

fn letter(offset: u32) -> char {
    ['x', 'y', 'z', 'w'][(offset % 4) as usize]
}

/// Register tables by number, as listings call them.
const TABLES: [&str; 10] = [NO_TABLE, " l", " c", " v", " of", " ob", " oi", " r", NO_TABLE, " ip"];
const NO_TABLE: &str = "(null)";
