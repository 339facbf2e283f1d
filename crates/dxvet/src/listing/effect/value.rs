//! Values in the listing of an effect.

use crate::bytes::word;
use crate::d3d9::print::number;
use crate::dxbc::effect::{Class, State};
use crate::dxbc::field::Text;
use std::fmt::Write as _;

/// Types of numbers.
const FLOAT: u32 = 1;
const INTEGER: u32 = 2;
const UNSIGNED: u32 = 3;
const BOOLEAN: u32 = 4;
const PLAIN: u32 = 5;
/// Integers beyond it are written in hexadecimal.
const DECIMAL: u32 = 10_000;

/// Text of unknown encoding: what is not UTF-8 counts as Latin-1.
pub(super) fn put_text(out: &mut String, text: Text<'_>) {
    match std::str::from_utf8(text.0) {
        Ok(text) => out.push_str(text),
        Err(_) => out.extend(text.0.iter().map(|byte| char::from(*byte))),
    }
}

/// Numbers without padding: in braces, or one where all are equal. What has several types, as a
/// structure, is written as bits.
pub(super) fn put_numbers(out: &mut String, class: Class, bytes: &[u8]) {
    let words = || bytes.chunks_exact(4).filter_map(|chunk| word(chunk, 0));
    let put = |out: &mut String, bits: u32| match class {
        Class::Numeric(kind) => put_number(out, kind, bits),
        _ => {
            let _ = write!(out, "0x{bits:08x}");
        }
    };
    let first = words().next().unwrap_or(0);
    if bytes.len() == 4 {
        return put(out, first);
    }
    out.push_str("{ ");
    if words().all(|bits| bits == first) {
        put(out, first);
    } else {
        for (number, bits) in words().enumerate() {
            out.push_str(if number > 0 { ", " } else { "" });
            put(out, bits);
        }
    }
    out.push_str(" }");
}

fn put_number(out: &mut String, kind: u32, bits: u32) {
    let _ = match kind {
        0 => {
            out.push_str("##Internal error##");
            Ok(())
        }
        FLOAT => {
            number::float(out, bits);
            Ok(())
        }
        INTEGER if (bits as i32).wrapping_abs() <= DECIMAL as i32 => write!(out, "{}", bits as i32),
        UNSIGNED if bits <= DECIMAL => write!(out, "{bits}"),
        INTEGER | UNSIGNED => write!(out, "0x{bits:08x}"),
        BOOLEAN => write!(out, "{}", bits != 0),
        PLAIN => write!(out, "{bits}"),
        _ => Ok(()),
    };
}

/// The constants that are assigned to `state`: `uint(ADD /* 1 */)`.
pub(super) fn put_constants(out: &mut String, state: Option<&State>, constants: &[(u32, u32)]) {
    let Some(state) = state.filter(|state| !state.kind.is_empty()) else {
        out.push_str("NULL");
        return;
    };
    out.push_str(state.kind);
    if constants.len() > 1 {
        let _ = write!(out, "{}", constants.len());
    }
    out.push('(');
    for (place, &(kind, bits)) in constants.iter().enumerate() {
        out.push_str(if place > 0 { ", " } else { "" });
        let name = state.names.iter().find(|name| name.value == bits);
        if let Some(name) = name {
            let _ = write!(out, "{} /* ", name.text);
        }
        if state.kind == "byte" && matches!(kind, INTEGER | UNSIGNED | PLAIN) {
            let _ = write!(out, "0x{:02x}", bits & 0xFF);
        } else {
            put_number(out, kind, bits);
        }
        out.push_str(if name.is_some() { " */" } else { "" });
    }
    out.push(')');
}
