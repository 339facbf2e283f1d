//! Mnemonics and instructions.

use super::cursor::Cursor;
use super::message::message;
use super::operand::operand;
use super::{Result, declaration, named};
use crate::fault::Mistake;
use crate::names::value;
use crate::sm4::model::{Operand, OperandToken, Version, extension, register};
use crate::sm4::op::{Kind, Op, Parameter, opcode};
use crate::tables::{faults, sm4_enums};

/// What the letters after a mnemonic's name mean.
const SUFFIXES: [(&str, u32); 7] = [
    ("_nz", 1 << 18),
    ("_z", 0),
    ("_sat", 1 << 13),
    ("_indexable", 0),
    ("_aoffimmi", 0),
    ("_uint", 0),
    ("_rcpfloat", 0),
];

/// Reads a declaration or an instruction and appends its words.
pub(super) fn statement(cursor: &mut Cursor<'_>, version: Version, out: &mut Vec<u32>) -> Result<()> {
    let start = cursor.place();
    let name = cursor.word();
    let place = out.len();
    let unknown = |cursor: &Cursor<'_>| {
        Box::new(
            Mistake::new(&faults::MNEMONIC_UNKNOWN, cursor.since(start)).with("name", name).with("version", version),
        )
    };
    if name == "dcl_immediateConstantBuffer" {
        return declaration::constants(cursor, out);
    }
    if matches!(name, "printf" | "errorf") {
        return message(cursor, name, out);
    }
    if name.starts_with("dcl_") {
        declaration::declaration(cursor, name, version, out)
            .map_err(|mistake| mistake.unwrap_or_else(|| unknown(cursor)))?;
    } else {
        let (op, bits) = mnemonic(name).ok_or_else(|| unknown(cursor))?;
        out.push(u32::from(op.number) | bits);
        modifiers(cursor, op, name, place, out)?;
        operands(cursor, op, start, place, out)?;
    }
    let length = out.len() - place;
    if length > 127 {
        return Err(Box::new(Mistake::new(&faults::INSTRUCTION_TOO_LARGE, cursor.since(start)).with("length", length)));
    }
    out[place] |= (length as u32) << 24;
    Ok(())
}

/// The instruction a mnemonic names, and the bits its suffixes set.
fn mnemonic(name: &str) -> Option<(&'static Op, u32)> {
    if let Some(scopes) = name.strip_prefix("sync") {
        let bits = scopes.split('_').filter(|scope| !scope.is_empty()).try_fold(0, |bits, scope| {
            let bit = match scope {
                "t" => 11,
                "g" => 12,
                "ugroup" | "sat" => 13,
                "uglobal" => 14,
                _ => return None,
            };
            Some(bits | 1 << bit)
        })?;
        return Some((Op::find(opcode::SYNC)?, bits));
    }
    let mut bits = 0;
    let mut rest = name;
    loop {
        if let Some(op) = Op::named(rest).filter(|op| op.kind != Kind::Declaration && op.kind != Kind::Data) {
            return Some((op, bits));
        }
        let (suffix, bit) = SUFFIXES.iter().find(|(suffix, _)| rest.ends_with(suffix))?;
        rest = &rest[..rest.len() - suffix.len()];
        bits |= bit;
    }
}

/// What may follow the name: exact components, offsets, dimension, return types, a last suffix.
fn modifiers(cursor: &mut Cursor<'_>, op: &Op, name: &str, place: usize, out: &mut Vec<u32>) -> Result<()> {
    if cursor.eat("[precise") {
        let mut mask = 15;
        if cursor.eat("(") {
            mask = cursor.letters().chars().filter_map(|letter| "xyzw".find(letter)).fold(0, |bits, at| bits | 1 << at);
            cursor.expect(")")?;
        }
        cursor.expect("]")?;
        out[place] |= mask << 19;
    }
    let mut last = place;
    let mut extend = |word: u32, out: &mut Vec<u32>| {
        out[last] |= 1 << 31;
        out.push(word);
        last = out.len() - 1;
    };
    if name.contains("_aoffimmi") {
        cursor.expect("(")?;
        let mut word = 1;
        for (number, first) in [9, 13, 17].into_iter().enumerate() {
            if number > 0 {
                cursor.expect(",")?;
            }
            word |= (cursor.integer()? & 15) << first;
        }
        cursor.expect(")")?;
        extend(word, out);
    }
    if name.contains("_indexable") {
        while cursor.eat_close("(") {
            let word = group(cursor)?;
            extend(word, out);
        }
    }
    let suffix = if cursor.peek() == Some('_') { cursor.word() } else { "" };
    let ends = |text: &str| suffix.eq_ignore_ascii_case(text) || name.to_ascii_lowercase().ends_with(text);
    match op.number {
        opcode::RESINFO if ends("_uint") => out[place] |= 2 << 11,
        opcode::RESINFO if ends("_rcpfloat") => out[place] |= 1 << 11,
        opcode::SAMPLEINFO if ends("_uint") => out[place] |= 1 << 11,
        _ if suffix == "_nz" => out[place] |= 1 << 18,
        _ => {}
    }
    Ok(())
}

/// A dimension with its stride, or four return types.
fn group(cursor: &mut Cursor<'_>) -> Result<u32> {
    let start = cursor.place();
    let first = cursor.until(&[',', ')']).trim();
    if let Some(dimension) = value(sm4_enums::DIMENSION, first) {
        let mut word = 2 | dimension << 6;
        if cursor.eat(",") {
            cursor.expect("stride")?;
            cursor.expect("=")?;
            word |= (cursor.integer()? & 0xFFF) << 11;
        }
        cursor.expect(")")?;
        return Ok(word);
    }
    let mut word = 3 | named(cursor, start, sm4_enums::RETURN_TYPE, first, "dimension or return type")? << 6;
    for number in 1..4 {
        cursor.expect(",")?;
        cursor.blanks();
        let start = cursor.place();
        let name = cursor.until(&[',', ')']).trim();
        word |= named(cursor, start, sm4_enums::RETURN_TYPE, name, "return type")? << (6 + 4 * number);
    }
    cursor.expect(")")?;
    Ok(word)
}

fn operands(cursor: &mut Cursor<'_>, op: &Op, start: usize, place: usize, out: &mut Vec<u32>) -> Result<()> {
    let call_site = out.len();
    if op.number == opcode::FCALL {
        out.push(0);
    }
    // Views that are written stand first and take a mask.
    let writes = op.parameters.first() == Some(&Parameter::Resource);
    for (number, parameter) in op.parameters.iter().enumerate() {
        if number > 0 && !cursor.eat(",") || number == 0 && cursor.rest().trim().is_empty() {
            return Err(Box::new(
                Mistake::new(&faults::OPERAND_COUNT, cursor.since(start))
                    .with("name", op.name)
                    .with("expected", op.parameters.len())
                    .with("found", number),
            ));
        }
        let parameter = if writes && number == 0 { Parameter::Destination } else { *parameter };
        operand(cursor, parameter, op.literal, out)?;
    }
    if op.number == opcode::FCALL {
        finish_call(call_site, out);
    }
    if trailing_zero(op.number, out, place) {
        out.push(0);
    }
    Ok(())
}

/// `fp0[1][2]` was read as an operand with three indices: the last is the call site.
fn finish_call(call_site: usize, out: &mut Vec<u32>) {
    let token = out[call_site + 1];
    let count = token >> 20 & 3;
    if count > 1 && token >> (22 + 3 * (count - 1)) & 7 == 0 {
        out[call_site] = out.pop().unwrap_or(0);
        out[call_site + 1] = token & !(3 << 20) | (count - 1) << 20;
    }
}

/// Whether the compiler ends the instruction at `place` with a word of zeros.
fn trailing_zero(number: u16, out: &[u32], place: usize) -> bool {
    match number {
        opcode::SAMPLEPOS => {
            let mut operand = &out[place + 1..];
            let mut token = 0;
            for _ in 0..2 {
                let Some((read, length)) = Operand::read(operand) else { return false };
                token = read.token().0;
                operand = &operand[length..];
            }
            OperandToken(token).register_type() == register::RESOURCE
        }
        // Offsets take the place of that word.
        opcode::SAMPLE_L_S
        | opcode::SAMPLE_C_LZ_S
        | opcode::SAMPLE_CL_S
        | opcode::SAMPLE_D_CL_S
        | opcode::SAMPLE_C_CL_S => out.get(place + 1).is_none_or(|word| word & 0x3F != extension::SAMPLE_OFFSETS),
        _ => false,
    }
}
