//! Floats as LLVM writes them.

use super::{Out, put};

/// A float of 64 bits: in decimal with six digits if that is exact, else its bits.
pub(super) fn double(mut out: &mut Out, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() {
        let text = exponential(value);
        if text.parse() == Ok(value) {
            return out.push(text.as_bytes());
        }
    }
    put!(out, "0x{bits:X}");
}

/// A float of 32 bits, written as one of 64.
pub(super) fn float(out: &mut Out, bits: u32) {
    double(out, widen(bits));
}

/// The bits of the same number with 64 bits; not by way of a conversion, which changes NaNs.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        return sign | 0x7FF << 52 | u64::from(bits & 0x7F_FFFF) << 29;
    }
    f64::from(value).to_bits()
}

/// Six digits after the point and an exponent of at least two, as C prints `%e`.
fn exponential(value: f64) -> String {
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{exponent:0>2}")
}
