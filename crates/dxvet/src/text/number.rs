//! Number formats: C integers with suffixes, decimal floats, character constants.

/// A number at the start of some text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// What it is worth.
    pub value: Value,
    /// How many bytes it takes.
    pub length: usize,
    /// The radix whose digits went past 64 bits, if they did.
    pub overflow: Option<u32>,
}

/// What a number is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// An integer of up to 32 bits. The second part tells forms apart that macros do not
    /// consider equal: plain decimal, suffixed, hexadecimal or octal.
    Integer(u32, Form),
    /// An integer that needs more than 32 bits.
    Long(u64),
    /// A float, in double precision until it is stored.
    Float(f64),
}

/// How an integer was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Decimal digits, with `l` or without a suffix.
    Signed,
    /// Hexadecimal, octal, a character, or with `u`.
    Unsigned,
    /// Not written at all: `__LINE__` and predefined macros.
    Built,
}

/// Reads the number that `text` starts with; `None` where it starts with no digit and no `.digit`.
pub fn number(text: &[u8]) -> Option<Number> {
    float(text).or_else(|| integer(text))
}

fn digits(text: &[u8], is_digit: impl Fn(u8) -> bool) -> usize {
    text.iter().take_while(|byte| is_digit(**byte)).count()
}

/// Digits with a point, an exponent or both; and the special values of old C libraries.
fn float(text: &[u8]) -> Option<Number> {
    let whole = digits(text, |byte| byte.is_ascii_digit());
    if let Some(special) = special(text) {
        return Some(special);
    }
    let mut length = whole;
    let mut is_float = false;
    if text.get(length) == Some(&b'.') {
        let fraction = digits(&text[length + 1..], |byte| byte.is_ascii_digit());
        if whole == 0 && fraction == 0 {
            return None;
        }
        length += 1 + fraction;
        is_float = true;
    } else if whole == 0 {
        return None;
    }
    if matches!(text.get(length), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(text.get(length + 1), Some(b'+' | b'-')));
        let exponent = digits(&text[(length + 1 + sign).min(text.len())..], |byte| byte.is_ascii_digit());
        if exponent > 0 {
            length += 1 + sign + exponent;
            is_float = true;
        }
    }
    if !is_float {
        return None;
    }
    let value = std::str::from_utf8(&text[..length]).ok()?.parse().unwrap_or(0.0);
    Some(Number { value: Value::Float(value), length: length + float_suffix(text, length), overflow: None })
}

fn float_suffix(text: &[u8], at: usize) -> usize {
    usize::from(matches!(text.get(at), Some(b'f' | b'F' | b'h' | b'H' | b'l' | b'L')))
}

/// `1.#INF` and the two kinds of not-a-number, which the reference stores as FFC00000 and 7FE00000.
fn special(text: &[u8]) -> Option<Number> {
    let rest = text.strip_prefix(b"1.#")?;
    let (value, length) = if rest.starts_with(b"INF") {
        (f64::INFINITY, 6)
    } else if rest.starts_with(b"IND") {
        (f64::from_bits(0xFFF8_0000_0000_0000), 6)
    } else if rest.starts_with(b"QNAN") || rest.starts_with(b"SNAN") {
        (f64::from_bits(0x7FFC_0000_0000_0000), 7)
    } else {
        return None;
    };
    Some(Number { value: Value::Float(value), length: length + float_suffix(text, length), overflow: None })
}

fn integer(text: &[u8]) -> Option<Number> {
    let decimal = digits(text, |byte| byte.is_ascii_digit());
    if decimal == 0 {
        return None;
    }
    let hexadecimal = if text.starts_with(b"0x") { digits(&text[2..], |byte| byte.is_ascii_hexdigit()) } else { 0 };
    let octal = if text[0] == b'0' { digits(&text[1..], |byte| (b'0'..b'8').contains(&byte)) } else { 0 };
    let (radix, start, count) = match (hexadecimal, octal) {
        (1.., _) => (16, 2, hexadecimal),
        (0, 1..) => (8, 1, octal),
        _ if text[0] == b'0' => (10, 0, 1),
        _ => (10, 0, decimal),
    };
    let mut value = 0u64;
    let mut overflow = None;
    for byte in &text[start..start + count] {
        let digit = (*byte as char).to_digit(16).unwrap_or(0).into();
        let next = value.checked_mul(radix.into()).and_then(|value| value.checked_add(digit));
        if next.is_none() {
            overflow = Some(radix);
        }
        value = next.unwrap_or_else(|| value.wrapping_mul(radix.into()).wrapping_add(digit));
    }
    let mut length = start + count;
    let mut form = if radix == 10 { Form::Signed } else { Form::Unsigned };
    let (mut unsigned, mut long) = (false, false);
    while length < text.len() {
        match text[length] {
            b'u' | b'U' if !unsigned => unsigned = true,
            b'l' | b'L' if !long => long = true,
            _ => break,
        }
        length += 1;
    }
    if unsigned {
        form = Form::Unsigned;
    }
    let value = match u32::try_from(value) {
        Ok(value) => Value::Integer(value, form),
        Err(_) if unsigned || long => Value::Integer(value as u32, form),
        Err(_) => Value::Long(value),
    };
    Some(Number { value, length, overflow })
}

/// Reads a character constant, `text` starting at its quote: its value and length.
pub fn character(text: &[u8]) -> Option<(u32, usize)> {
    let (value, length) = match (*text.get(1)?, text.get(2)) {
        (b'\'', _) => return None,
        (b'\\', Some(escaped)) => escape(&text[2..], *escaped),
        (b'\\', None) => return None,
        (byte, _) => (byte as i8 as u32, 1),
    };
    (text.get(1 + length) == Some(&b'\'')).then_some((value, length + 2))
}

/// The escape after a backslash: its value, and its length with the backslash.
fn escape(text: &[u8], first: u8) -> (u32, usize) {
    let number = |text: &[u8], radix: u32| {
        text.iter().fold(0u32, |value, byte| {
            value.wrapping_mul(radix).wrapping_add((*byte as char).to_digit(radix).unwrap_or(0))
        })
    };
    let octal = digits(&text[..text.len().min(3)], |byte| (b'0'..b'8').contains(&byte));
    let hexadecimal = digits(&text[1..], |byte| byte.is_ascii_hexdigit());
    match first {
        _ if octal > 0 => (number(&text[..octal], 8), 1 + octal),
        b'x' if hexadecimal > 0 => (number(&text[1..1 + hexadecimal], 16), 2 + hexadecimal),
        b'n' => (10, 2),
        b't' => (9, 2),
        b'r' => (13, 2),
        b'a' => (7, 2),
        b'b' => (8, 2),
        b'f' => (12, 2),
        b'v' => (11, 2),
        other => (other as i8 as u32, 2),
    }
}
