//! Operands.

use super::cursor::Cursor;
use super::{Result, named};
use crate::fault::Mistake;
use crate::sm4::model::register;
use crate::sm4::op::{Literal, Parameter};
use crate::tables::{faults, sm4_enums};

/// Reads an operand of an instruction and appends its words.
pub(super) fn operand(
    cursor: &mut Cursor<'_>,
    parameter: Parameter,
    literal: Literal,
    out: &mut Vec<u32>,
) -> Result<()> {
    let mut modifier = 0;
    if cursor.eat("-") {
        modifier |= 1;
    }
    let bars = cursor.eat("|");
    if bars {
        modifier |= 2;
    }
    cursor.blanks();
    let place = out.len();
    if cursor.eat_close("l(") {
        immediate(cursor, literal, out)?;
    } else if cursor.eat_close("d(") {
        doubles(cursor, out)?;
    } else {
        register(cursor, parameter, out)?;
    }
    let precision = suffixes(cursor)?;
    if bars {
        cursor.expect("|")?;
    }
    let extension = modifier << 6 | precision;
    if extension != 0 {
        out[place] |= 1 << 31;
        out.insert(place + 1, 1 | extension);
    }
    Ok(())
}

/// Precision and the mark of non-uniform indices, as bits of the extended token.
fn suffixes(cursor: &mut Cursor<'_>) -> Result<u32> {
    let mut bits = 0;
    while cursor.eat("{") {
        cursor.blanks();
        let start = cursor.place();
        // `{a as b}`: the register has precision a, the instruction computes in b.
        let text = cursor.until(&['}']);
        let own = text.split(" as ").next().unwrap_or(text).trim();
        match own {
            "nonuniform" => bits |= 1 << 17,
            "def32" => {}
            own => bits |= named(cursor, start, sm4_enums::MIN_PRECISION, own, "precision")? << 14,
        }
        cursor.expect("}")?;
    }
    Ok(bits)
}

/// A register with indices and components.
pub(super) fn register(cursor: &mut Cursor<'_>, parameter: Parameter, out: &mut Vec<u32>) -> Result<()> {
    let start = cursor.place();
    let name = cursor.letters();
    let kind = kind(name).ok_or_else(|| {
        if name.is_empty() {
            cursor.wrong("an operand")
        } else {
            Box::new(Mistake::new(&faults::REGISTER_UNKNOWN, cursor.since(start)).with("name", name))
        }
    })?;
    let place = out.len();
    out.push(u32::from(kind) << 12);
    let mut count = 0;
    if cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
        index(cursor, place, &mut count, out)?;
    }
    while cursor.eat_close("[") {
        index(cursor, place, &mut count, out)?;
        cursor.expect("]")?;
    }
    out[place] |= count << 20;
    out[place] |= components(cursor, parameter, kind)?;
    Ok(())
}

/// The number of a register type.
fn kind(name: &str) -> Option<u8> {
    let known = sm4_enums::REGISTER.iter();
    let exact = known.clone().find(|register| register.text == name);
    exact
        .or_else(|| {
            // Shader Model 5.1 writes the registers that have ranges in capitals.
            known.clone().find(|register| {
                matches!(register.text, "cb" | "t" | "s" | "u") && register.text.eq_ignore_ascii_case(name)
            })
        })
        .map(|register| register.value as u8)
        .filter(|kind| !matches!(*kind, register::IMMEDIATE32 | register::IMMEDIATE64))
}

/// One index: a number, or a register and a number.
fn index(cursor: &mut Cursor<'_>, place: usize, count: &mut u32, out: &mut Vec<u32>) -> Result<()> {
    if *count == 3 {
        return Err(cursor.wrong("at most three indices"));
    }
    cursor.blanks();
    let form = if cursor.peek().is_some_and(|letter| letter.is_ascii_digit() || letter == '-') {
        out.push(cursor.integer()?);
        0
    } else {
        let start = out.len();
        register(cursor, Parameter::Other, out)?;
        let precision = suffixes(cursor)?;
        if precision != 0 {
            out[start] |= 1 << 31;
            out.insert(start + 1, 1 | precision);
        }
        let mut number = 0;
        if cursor.eat("+") {
            number = cursor.integer()?;
        } else if cursor.eat("-") {
            number = cursor.integer()?.wrapping_neg();
        }
        if number == 0 {
            2
        } else {
            out.insert(start, number);
            3
        }
    };
    out[place] |= form << (22 + 3 * *count);
    *count += 1;
    Ok(())
}

/// Components after the dot, or what the register has without one.
fn components(cursor: &mut Cursor<'_>, parameter: Parameter, kind: u8) -> Result<u32> {
    if !cursor.eat_close(".") {
        return Ok(bare(kind, parameter == Parameter::Declared));
    }
    let start = cursor.place();
    let letters = cursor.letters();
    let mut places = Vec::with_capacity(4);
    for letter in letters.chars() {
        let Some(place) = "xyzw".find(letter).or_else(|| "rgba".find(letter)) else {
            return Err(Box::new(
                Mistake::new(&faults::NAME_UNKNOWN, cursor.since(start))
                    .with("name", letters)
                    .with("what", "component"),
            ));
        };
        places.push(place as u32);
    }
    let mask = matches!(parameter, Parameter::Destination | Parameter::SecondDestination | Parameter::Declared);
    match (mask, places.as_slice()) {
        (_, places) if places.len() > 4 => Err(cursor.wrong("at most four components")),
        (true, places) => Ok(2 | places.iter().fold(0, |bits, place| bits | 16 << place)),
        (false, []) => Ok(2),
        (false, [place]) => Ok(2 | 2 << 2 | place << 4),
        (false, places) => {
            // A short swizzle repeats its last letter.
            let last = places[places.len() - 1];
            let bits = (0..4).fold(0, |bits, at| bits | places.get(at).copied().unwrap_or(last) << (4 + 2 * at));
            Ok(2 | 1 << 2 | bits)
        }
    }
}

/// The component form of a register that is written without components: none or one, as the
/// compiler has it in declarations and in operands.
fn bare(kind: u8, declared: bool) -> u32 {
    u32::from(match kind {
        register::PRIMITIVE_ID | register::COVERAGE_MASK | register::OUTPUT_CONTROL_POINT_ID => !declared,
        register::DEPTH
        | register::INPUT_COVERAGE
        | register::DEPTH_GREATER
        | register::DEPTH_LESS
        | register::STENCIL_REFERENCE
        | register::INNER_COVERAGE => true,
        _ => false,
    })
}

fn immediate(cursor: &mut Cursor<'_>, class: Literal, out: &mut Vec<u32>) -> Result<()> {
    let place = out.len();
    out.push(0);
    let mut count = 0;
    loop {
        out.push(literal(cursor, class)?);
        count += 1;
        if !cursor.eat(",") {
            break;
        }
    }
    cursor.expect(")")?;
    out[place] = match count {
        1 => 0x4001,
        4 => 0x4002,
        _ => return Err(cursor.wrong("one value or four")),
    };
    Ok(())
}

/// The bits of the smallest float that listings show as one.
const SMALLEST_NORMAL: u32 = 0x0080_0000;

/// A literal in one of its spellings.
pub(super) fn literal(cursor: &mut Cursor<'_>, class: Literal) -> Result<u32> {
    cursor.blanks();
    let start = cursor.place();
    let text = cursor.until(&[',', ')', '}']).trim_end();
    // Listings write 0 as `0` there, so that this is a number too small for six decimals.
    if cursor.listed && class == Literal::Untyped && text == "0.000000" {
        return Ok(SMALLEST_NORMAL);
    }
    let value = number(text, class);
    value.ok_or_else(|| Box::new(Mistake::new(&faults::LITERAL_MALFORMED, cursor.since(start)).with("text", text)))
}

fn number(text: &str, class: Literal) -> Option<u32> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if let Some(digits) = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        let bits = u32::from_str_radix(digits, 16).ok()?;
        return Some(if negative { bits.wrapping_neg() } else { bits });
    }
    let sign = u32::from(negative) << 31;
    match digits {
        "1.#INF00" | "1.#INF" | "inf" => return Some(sign | 0x7F80_0000),
        "1.#QNAN0" | "1.#QNAN" | "1.#SNAN0" | "1.#IND00" | "1.#IND" | "nan" => return Some(sign | 0x7FC0_0000),
        _ => {}
    }
    let digits = digits.strip_suffix(['f', 'F', 'h']).unwrap_or(digits);
    if !digits.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.') {
        return None;
    }
    let integer = digits.bytes().all(|byte| byte.is_ascii_digit());
    match class {
        // A number without a point is one in a place where floats stand, too.
        Literal::Float => digits.parse::<f32>().ok().map(|value| sign | value.to_bits()),
        _ if integer => {
            let value: u32 = digits.parse().ok()?;
            Some(if negative { value.wrapping_neg() } else { value })
        }
        _ => digits.parse::<f32>().ok().map(|value| sign | value.to_bits()),
    }
}

fn doubles(cursor: &mut Cursor<'_>, out: &mut Vec<u32>) -> Result<()> {
    let place = out.len();
    out.push(0);
    loop {
        cursor.blanks();
        let start = cursor.place();
        let text = cursor.until(&[',', ')']).trim_end();
        let wrong = |cursor: &Cursor<'_>| {
            Box::new(Mistake::new(&faults::LITERAL_MALFORMED, cursor.since(start)).with("text", text))
        };
        if text.starts_with("0x") {
            out.push(number(text, Literal::Integer).ok_or_else(|| wrong(cursor))?);
        } else {
            let bits = double(text).ok_or_else(|| wrong(cursor))?;
            out.extend([bits as u32, (bits >> 32) as u32]);
        }
        if !cursor.eat(",") {
            break;
        }
    }
    cursor.expect(")")?;
    out[place] = match out.len() - place - 1 {
        2 => 0x5001,
        4 => 0x5002,
        _ => return Err(cursor.wrong("one double or two")),
    };
    Ok(())
}

fn double(text: &str) -> Option<u64> {
    let text = text.strip_suffix(['l', 'L']).unwrap_or(text);
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (1u64 << 63, rest),
        None => (0, text),
    };
    match digits {
        "1.#INF00" => Some(sign | 0x7FF0_0000_0000_0000),
        "1.#QNAN0" | "1.#SNAN0" | "1.#IND00" => Some(sign | 0x7FF8_0000_0000_0000),
        digits => digits.parse::<f64>().ok().map(|value| sign | value.to_bits()),
    }
}
