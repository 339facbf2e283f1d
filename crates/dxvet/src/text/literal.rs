//! How listings of Shader Model 4 and later write numbers.

use std::fmt::Write as _;

/// `value` with six decimals, exact and rounded half to even; infinities and NaNs in the old
/// spelling of Microsoft's C library.
pub fn put_f64(out: &mut String, value: f64) {
    if value.is_finite() {
        let _ = write!(out, "{value:.6}");
        return;
    }
    let bits = value.to_bits();
    if bits >> 63 != 0 {
        out.push('-');
    }
    out.push_str(if value.is_infinite() {
        "1.#INF00"
    } else if bits == 0xFFF8_0000_0000_0000 {
        "1.#IND00"
    } else if bits >> 51 & 1 != 0 {
        "1.#QNAN0"
    } else {
        "1.#SNAN0"
    });
}

/// The number whose bits are `bits`, as [`put_f64`] writes it.
pub fn put_f32(out: &mut String, bits: u32) {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        // Widening makes every NaN a quiet one; done by hand so that it is the same everywhere.
        let wide = u64::from(bits >> 31) << 63 | 0x7FF8 << 48 | u64::from(bits & 0x7F_FFFF) << 29;
        return put_f64(out, f64::from_bits(wide));
    }
    // Most literals are short: those with at most six decimals need no exact expansion.
    put_f64(out, f64::from(value));
}

/// `value` in decimal where it is small, else in hexadecimal.
pub fn put_integer(out: &mut String, value: u32) {
    let signed = value as i32;
    if (-10000..=10000).contains(&signed) {
        put_decimal(out, signed);
    } else {
        put_hex(out, value);
    }
}

/// `value` as whichever it looks like: a small integer, a float, or bits that are neither.
pub fn put_untyped(out: &mut String, value: u32) {
    let exponent = value >> 23 & 0xFF;
    if (-10000..=10000).contains(&(value as i32)) {
        put_decimal(out, value as i32);
    } else if value != 0x8000_0000 && (exponent == 0 || exponent == 0xFF) {
        put_hex(out, value);
    } else {
        put_f32(out, value);
    }
}

/// `0x` and eight digits.
pub fn put_hex(out: &mut String, value: u32) {
    let _ = write!(out, "0x{value:08x}");
}

/// A decimal number.
pub fn put_decimal(out: &mut String, value: i32) {
    if (0..10).contains(&value) {
        out.push((b'0' + value as u8) as char);
    } else {
        let _ = write!(out, "{value}");
    }
}

/// The shortest text that reads back as the same bits; `None` for NaNs.
pub fn put_exact(out: &mut String, bits: u32) {
    let value = f32::from_bits(bits);
    if value.is_finite() {
        let start = out.len();
        let _ = write!(out, "{value:.6}");
        if out[start..].parse::<f32>().is_ok_and(|read| read.to_bits() == bits) {
            return;
        }
        out.truncate(start);
        let _ = write!(out, "{value:?}");
    } else {
        put_hex(out, bits);
    }
}
