//! Numbers as the listings print them.

use std::fmt::Write as _;

/// A float as C's `%.9g` prints it, with exponents of three digits and the old names of the
/// values that are not numbers.
pub fn float(out: &mut String, bits: u32) {
    float_digits(out, bits, 9);
}

/// The same with another number of digits.
pub fn float_digits(out: &mut String, bits: u32, digits: usize) {
    if bits & 0x7F80_0000 != 0x7F80_0000 {
        return general(out, f64::from(f32::from_bits(bits)), digits);
    }
    if bits >> 31 != 0 {
        out.push('-');
    }
    out.push_str(match bits {
        0x7F80_0000 | 0xFF80_0000 => "1.#INF",
        0xFFC0_0000 => "1.#IND",
        _ => "1.#QNAN",
    });
}

/// A double in the same way.
pub fn double(out: &mut String, value: f64) {
    if value.is_finite() {
        return general(out, value, 9);
    }
    if value.is_sign_negative() {
        out.push('-');
    }
    out.push_str(match value.to_bits() {
        0x7FF0_0000_0000_0000 | 0xFFF0_0000_0000_0000 => "1.#INF",
        0xFFF8_0000_0000_0000 => "1.#IND",
        _ => "1.#QNAN",
    });
}

/// `%.{digits}g` of a finite number. Nothing is allocated.
pub fn general(out: &mut String, value: f64, digits: usize) {
    if value == 0.0 {
        out.push_str(if value.is_sign_negative() { "-0" } else { "0" });
        return;
    }
    let mut buffer = Buffer::default();
    let _ = write!(buffer, "{:.*e}", digits.saturating_sub(1), value);
    let text = buffer.text();
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    out.push_str(sign);
    let (first, rest) = mantissa.split_at(1);
    let rest = rest.trim_start_matches('.').trim_end_matches('0');
    if exponent < -4 || exponent >= digits as i32 {
        out.push_str(first);
        if !rest.is_empty() {
            out.push('.');
            out.push_str(rest);
        }
        let _ = write!(out, "e{}{:03}", if exponent < 0 { '-' } else { '+' }, exponent.unsigned_abs());
    } else if exponent < 0 {
        out.push_str("0.");
        (1..exponent.unsigned_abs()).for_each(|_| out.push('0'));
        out.push_str(first);
        out.push_str(rest);
    } else {
        let whole = (exponent as usize).min(rest.len());
        out.push_str(first);
        out.push_str(&rest[..whole]);
        (whole..exponent as usize).for_each(|_| out.push('0'));
        if whole < rest.len() {
            out.push('.');
            out.push_str(&rest[whole..]);
        }
    }
}

/// Text on the stack, as long as a float's scientific notation.
struct Buffer {
    bytes: [u8; 40],
    length: usize,
}

impl Default for Buffer {
    fn default() -> Self {
        Self { bytes: [0; 40], length: 0 }
    }
}

impl Buffer {
    fn text(&self) -> &str {
        self.bytes.get(..self.length).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

impl std::fmt::Write for Buffer {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let end = self.length + text.len();
        self.bytes.get_mut(self.length..end).ok_or(std::fmt::Error)?.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}
