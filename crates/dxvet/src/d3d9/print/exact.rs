//! The exact form of a listing: text that gives every bit back when it is assembled.
//!
//! An instruction stands as text where its tokens are the ones that the assembler writes for that
//! text, which the tables of register names and suffixes decide; otherwise its tokens stand behind
//! `.dword`. Comments, a missing end and what follows the end have lines of their own.

use super::{number, tokens, version_name};
use crate::d3d9::model::{
    Instruction, InstructionToken, Item, Operand, OperandKind, Program, RegisterType, SourceModifier,
};
use crate::d3d9::op::{Control, Kind, Op, Parameter, opcode};
use crate::d3d9::vocabulary::WordKind;
use crate::profile::{Family, Profile};
use crate::tables::asm::{REGISTERS, WORDS};
use std::fmt::Write as _;

/// Numbers on one line of a directive.
const PER_LINE: usize = 8;

/// The whole program.
pub(super) fn program(program: &Program) -> super::Listing {
    let profile = program.version.profile().filter(|profile| !matches!(profile, Profile::Vs10 | Profile::Ps10));
    let mut listing = super::Listing::default();
    match profile {
        Some(_) => version_name(&mut listing.text, program.version),
        None => {
            let _ = write!(listing.text, ".version 0x{:08X}", program.version.0);
        }
    }
    listing.text.push('\n');
    let mut line = 2;
    for item in &program.items {
        let start = listing.text.len();
        match item {
            Item::Comment(comment) => {
                let words = comment
                    .data
                    .chunks(4)
                    .map(|chunk| chunk.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte)));
                directive(&mut listing.text, ".comment", words);
            }
            Item::Instruction(instruction) => {
                listing.lines.push((instruction.offset, line));
                match profile.filter(|profile| is_exact(instruction, *profile)) {
                    Some(profile) => text(&mut listing.text, instruction, profile),
                    None => directive(&mut listing.text, ".dword", words(instruction).into_iter()),
                }
            }
        }
        line += listing.text[start..].bytes().filter(|byte| *byte == b'\n').count() as u32;
    }
    if program.end.is_none() {
        listing.text.push_str(".noend\n");
    }
    for chunk in program.trailing.chunks(2 * PER_LINE) {
        listing.text.push_str(".trailing ");
        for (index, byte) in chunk.iter().enumerate() {
            let _ = write!(listing.text, "{}0x{byte:02X}", if index == 0 { "" } else { ", " });
        }
        listing.text.push('\n');
    }
    listing
}

/// The tokens of an instruction.
pub(super) fn words(instruction: &Instruction) -> Vec<u32> {
    let mut words = vec![instruction.token.0];
    for operand in &instruction.operands {
        words.push(operand.token);
        words.extend(operand.relative);
    }
    words
}

/// A directive with its numbers, over several lines if they are many.
fn directive(out: &mut String, name: &str, words: impl Iterator<Item = u32>) {
    out.push_str(name);
    for (index, word) in words.enumerate() {
        out.push_str(match index {
            0 => " ",
            _ if index % PER_LINE == 0 => ",\n    ",
            _ => ", ",
        });
        let _ = write!(out, "0x{word:08X}");
    }
    out.push('\n');
}

fn text(out: &mut String, instruction: &Instruction, profile: Profile) {
    out.push_str(if instruction.token.coissued() { "+ " } else { "" });
    let words = words(instruction);
    let mut writer = tokens::Writer::new(&words, crate::d3d9::model::Version(profile.version()), out);
    writer.exact = true;
    writer.instruction();
    out.push('\n');
}

/// Whether the assembler writes these very tokens for the instruction's text.
fn is_exact(instruction: &Instruction, profile: Profile) -> bool {
    let Some(op) = Op::find(instruction.token, profile).filter(|op| op.assembles.contains(profile)) else {
        return false;
    };
    let predicate = instruction.operands.iter().find(|operand| operand.kind == OperandKind::Predicate);
    instruction_token(instruction, op, profile)
        && operand_kinds(instruction, op)
        && instruction.token.predicated() == predicate.is_some()
        && !letters_are_added(instruction, profile)
        && instruction.operands.iter().all(|operand| match operand.kind {
            OperandKind::Destination => destination(operand, op, profile),
            OperandKind::Source => source(operand, profile),
            OperandKind::Predicate => is_predicate(operand, op, profile),
            OperandKind::Declaration => declaration(operand.token, profile),
            OperandKind::Literal => op.opcode != opcode::DEFB.0 || operand.token <= 1,
            OperandKind::Extra => false,
        })
}

/// Whether the assembler of vs_1_1 would add a mask or swizzle of its own: scalar instructions read
/// w, and matrix instructions write as many components as they have rows.
fn letters_are_added(instruction: &Instruction, profile: Profile) -> bool {
    let whole = |operand: &Operand| match operand.kind {
        OperandKind::Source => operand.swizzle() == Operand::IDENTITY,
        _ => operand.mask() == 15,
    };
    let added = match instruction.opcode() {
        opcode::RCP | opcode::RSQ | opcode::EXP | opcode::LOG | opcode::EXPP | opcode::LOGP => OperandKind::Source,
        opcode::M4X3 | opcode::M3X3 | opcode::M3X2 => OperandKind::Destination,
        _ => return false,
    };
    profile.family() == Family::Vs1
        && instruction.operands.iter().any(|operand| operand.kind == added && whole(operand))
}

/// The instruction token: no bit of it is set for nothing.
fn instruction_token(instruction: &Instruction, op: &Op, profile: Profile) -> bool {
    let control = match op.control {
        Control::None => 0,
        Control::Value(value) => value,
        Control::Comparison => instruction.token.control().clamp(1, 6),
    };
    let count: usize = instruction.operands.iter().map(|operand| 1 + usize::from(operand.relative.is_some())).sum();
    let length = if profile.major() >= 2 { count as u32 & 15 } else { 0 };
    let pairs = matches!(profile.family(), Family::Ps1 | Family::Ps14);
    let mut flags = instruction.token.0 & InstructionToken::PREDICATED;
    if pairs {
        flags |= instruction.token.0 & InstructionToken::COISSUED;
    }
    // The assembler writes `sub` as `add`, but for ps_1_x.
    let rewritten = op.opcode == opcode::SUB.0 && !matches!(profile.family(), Family::Ps1 | Family::Ps14);
    !rewritten && instruction.token.0 == (u32::from(op.opcode) | u32::from(control) << 16 | length << 24 | flags)
}

/// The operands are those of the form, with the predicate where the assembler puts it.
fn operand_kinds(instruction: &Instruction, op: &Op) -> bool {
    let kinds = instruction.operands.iter().map(|operand| operand.kind);
    let expected = op.parameters.iter().map(|parameter| match parameter {
        Parameter::Destination => OperandKind::Destination,
        Parameter::Source => OperandKind::Source,
        Parameter::Usage => OperandKind::Declaration,
        Parameter::Float | Parameter::Integer | Parameter::Boolean => OperandKind::Literal,
    });
    kinds.filter(|kind| *kind != OperandKind::Predicate).eq(expected)
}

/// Whether a suffix word with this value exists in the profile.
fn has_word(kind: WordKind, value: u8, profile: Profile) -> bool {
    WORDS.iter().any(|word| word.kind == kind && word.value == value && word.profiles.contains(profile))
}

fn declaration(token: u32, profile: Profile) -> bool {
    let (usage, index, texture) = ((token & 15) as u8, token >> 16 & 15, (token >> 27 & 15) as u8);
    if token == 1 << 31 && profile.is_pixel() {
        return true;
    }
    if texture != 0 {
        return token == (1 << 31 | u32::from(texture) << 27) && has_word(WordKind::Sampler, texture, profile);
    }
    token == (1 << 31 | u32::from(usage) | index << 16) && has_word(WordKind::Usage, usage, profile)
}

fn destination(operand: &Operand, op: &Op, profile: Profile) -> bool {
    let token = operand.token;
    let declares = op.opcode == opcode::DCL.0;
    let suffixes = matches!(op.kind, Kind::Arithmetic | Kind::Macro | Kind::Texture);
    let (shift, modifiers) = ((token >> 24 & 15) as u8, token >> 20 & 15);
    let bit = |bit: u8| modifiers & u32::from(bit) != 0;
    let allowed = |value: u8, takes: bool| !bit(value) || takes && has_word(WordKind::Destination, value, profile);
    let relative = match (operand.is_relative(), operand.relative) {
        (false, None) => true,
        (true, Some(address)) => profile.family() == Family::Vs3 && is_address(address, profile),
        _ => false,
    };
    register(operand, profile, operand.mask() == 15)
        && operand.mask() != 0
        && (shift == 0 || suffixes && has_word(WordKind::Shift, shift, profile))
        && !bit(8)
        && allowed(4, declares)
        && allowed(2, declares || suffixes)
        && allowed(1, suffixes)
        && relative
        && min_precision(operand, profile, !op.parameters.iter().any(is_literal))
}

fn is_literal(parameter: &Parameter) -> bool {
    matches!(parameter, Parameter::Float | Parameter::Integer | Parameter::Boolean)
}

fn source(operand: &Operand, profile: Profile) -> bool {
    let modifier = match operand.modifier() {
        SourceModifier::NONE | SourceModifier::NEGATE | SourceModifier::NOT => true,
        SourceModifier::COMPLEMENT => profile.is_pixel() && profile.major() == 1,
        SourceModifier(14..) => false,
        SourceModifier(value @ (3 | 5 | 8 | 12)) => has_word(WordKind::Source, value - 1, profile),
        SourceModifier(value) => has_word(WordKind::Source, value, profile),
    };
    let relative = match (operand.is_relative(), operand.relative) {
        (false, None) => true,
        (true, Some(address)) => {
            matches!(profile.family(), Family::Vs2 | Family::Vs3 | Family::Ps3) && is_address(address, profile)
        }
        (true, None) => profile.family() == Family::Vs1,
        (false, Some(_)) => false,
    };
    modifier
        && relative
        && register(operand, profile, operand.swizzle() == Operand::IDENTITY)
        && min_precision(operand, profile, true)
}

fn is_predicate(operand: &Operand, op: &Op, profile: Profile) -> bool {
    let supported = profile.major() >= 3 || profile.major() == 2 && profile.version() & 0xFF != 0;
    // The listing looks for the predicate of `dcl` in a wrong place.
    supported
        && op.opcode != opcode::DCL.0
        && [SourceModifier::NONE, SourceModifier::NOT].contains(&operand.modifier())
        && !operand.is_relative()
        && register(operand, profile, operand.swizzle() == Operand::IDENTITY)
        && min_precision(operand, profile, false)
}

/// Whether an address token is what the assembler writes for its text.
fn is_address(token: u32, profile: Profile) -> bool {
    let operand = tokens::operand(token);
    operand.modifier() == SourceModifier::NONE
        && !operand.is_relative()
        && operand.min_precision() == 0
        && register(&operand, profile, operand.swizzle() == Operand::IDENTITY)
}

fn min_precision(operand: &Operand, profile: Profile, takes: bool) -> bool {
    match operand.min_precision() {
        0 => true,
        value => takes && has_word(WordKind::Precision, value, profile),
    }
}

/// Whether the register has a name in the profile that leads back to it; `plain`: it stands
/// without mask or swizzle.
fn register(operand: &Operand, profile: Profile, plain: bool) -> bool {
    let (kind, number) = match operand.register() {
        RegisterType::CONST2 => (RegisterType::CONST, 2048 + operand.number()),
        RegisterType::CONST3 => (RegisterType::CONST, 4096 + operand.number()),
        RegisterType::CONST4 => (RegisterType::CONST, 6144 + operand.number()),
        kind => (kind, operand.number()),
    };
    let row = REGISTERS.iter().find(|row| {
        row.profiles.contains(profile)
            && row.kind == kind.0
            && match row.number {
                Some(fixed) => fixed == number,
                None => u32::from(number) < row.count,
            }
    });
    operand.token >> 31 != 0
        && row.is_some_and(|row| (row.components || plain) && (row.index || !operand.is_relative()))
}

/// A float so that reading it back gives the same bits: the shortest decimal, or the bits.
pub(super) fn float(out: &mut String, bits: u32) {
    let value = f32::from_bits(bits);
    match bits {
        0x7F80_0000 => return out.push_str("1.#INF"),
        0xFF80_0000 => return out.push_str("-1.#INF"),
        _ => {}
    }
    let start = out.len();
    if value.is_finite() {
        let size = value.abs();
        let _ =
            if size != 0.0 && !(1e-5..1e9).contains(&size) { write!(out, "{value:e}") } else { write!(out, "{value}") };
        // The assembler reads a double and rounds that.
        if out[start..].parse::<f64>().is_ok_and(|double| (double as f32).to_bits() == bits) {
            return;
        }
        out.truncate(start);
        number::general(out, f64::from(value), 9);
        if out[start..].parse::<f64>().is_ok_and(|double| (double as f32).to_bits() == bits) {
            return;
        }
        out.truncate(start);
    }
    let _ = write!(out, "0f{bits:08x}");
}
