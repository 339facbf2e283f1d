//! Messages of a shader: `printf` and `errorf`.

use super::cursor::Cursor;
use super::operand::operand;
use super::{Result, named};
use crate::sm4::op::{Literal, Parameter, opcode};
use crate::tables::sm4_enums;

/// The class of custom data that a message is.
const CLASS: u32 = 4;

/// Whether `code` is a message: its text may hold what else begins a comment.
pub(super) fn is_message(code: &str) -> bool {
    let mut words = code.split_ascii_whitespace();
    sm4_enums::MESSAGE.iter().any(|name| words.clone().next() == Some(name.text))
        && words.nth(1).is_some_and(|text| text.starts_with('"'))
}

/// Reads what follows `printf` or `errorf`: a text, which ends with the last quotation mark, and
/// operands.
pub(super) fn message(cursor: &mut Cursor<'_>, name: &str, out: &mut Vec<u32>) -> Result<()> {
    let start = cursor.place();
    let function = named(cursor, start, sm4_enums::MESSAGE, name, "message")?;
    cursor.expect("\"")?;
    let Some(end) = cursor.rest().rfind('"') else { return Err(cursor.wrong("\"")) };
    let format = bytes(&cursor.rest()[..end]).ok_or_else(|| cursor.wrong("text of single bytes"))?;
    cursor.skip(end + 1);
    let place = out.len();
    out.extend([u32::from(opcode::CUSTOMDATA) | CLASS << 11, 0, function, 1, format.len() as u32, 0, 0]);
    let first = out.len();
    let mut count = 0;
    while cursor.eat(",") {
        operand(cursor, Parameter::Other, Literal::Untyped, out)?;
        count += 1;
    }
    out[place + 5] = count;
    out[place + 6] = (out.len() - first) as u32;
    // A zero ends the text.
    let padded = format.len() / 4 + 1;
    let byte = |place: usize| format.get(place).copied().unwrap_or(0);
    out.extend((0..padded).map(|word| u32::from_le_bytes(std::array::from_fn(|place| byte(4 * word + place)))));
    out[place + 1] = (out.len() - place) as u32;
    Ok(())
}

/// The bytes of a text as listings write it; nothing where a letter is none.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let ahead = letters.clone().next();
        let escaped = match (letter, ahead) {
            ('\\', Some('t')) => Some(b'\t'),
            ('\\', Some('n')) => Some(b'\n'),
            ('\\', Some('\\')) => Some(b'\\'),
            _ => None,
        };
        if escaped.is_some() {
            letters.next();
        }
        bytes.push(escaped.or_else(|| u8::try_from(u32::from(letter)).ok())?);
    }
    Some(bytes)
}
