//! The tokens themselves: reserved bits, counts, lengths, address tokens, and whether the
//! profile has the instruction. What is wrong here makes the rest of the stream meaningless, so
//! the reference stops at most of it.

use super::operand_text as text;
use super::sources::blame;
use super::{Context, Next};
use crate::d3d9::model::{Instruction, InstructionToken, Operand, OperandKind, RegisterType};
use crate::d3d9::op::{Kind, Op, opcode};
use crate::diagnostic::Finding;
use crate::profile::{Family, Profile};
use crate::rule::Rule;
use crate::tables::rules;

/// The instruction token: reserved bits, and an opcode that exists.
pub(super) fn instruction(context: &mut Context<'_>) -> Next {
    let token = context.instruction.token;
    let reserved = token.0 & reserved_instruction_bits(context.profile);
    if reserved != 0 {
        let finding =
            context.finding(&rules::INSTRUCTION_RESERVED_BITS).map(|finding| with_bits(finding, token.0, reserved));
        return context.push(finding);
    }
    let known = context.op.or_else(|| Op::find(token, context.profile));
    match known {
        None => {
            let finding =
                context.finding(&rules::UNKNOWN_OPCODE).map(|finding| finding.with("opcode", token.opcode().0));
            context.push(finding)
        }
        Some(op) if !op.legal.contains(context.profile) => unsupported(context, op),
        Some(_) => control(context),
    }
}

/// Bits 29 and 31 always; the length and the predicate before version 2; the co-issue bit in
/// vertex shaders, where no rule of its own answers.
fn reserved_instruction_bits(profile: Profile) -> u32 {
    let always = 1 << 29 | 1 << 31;
    let before_two = if profile.major() < 2 { 0x1F00_0000 } else { 0 };
    let pairs = if profile.is_pixel() { 0 } else { InstructionToken::COISSUED };
    always | before_two | pairs
}

fn unsupported(context: &mut Context<'_>, op: &'static Op) -> Next {
    let finding = context.finding(&rules::UNSUPPORTED_OPCODE).map(|finding| {
        let same_kind = |profile: &Profile| profile.is_pixel() == context.profile.is_pixel();
        let names: Vec<&str> = op.legal.iter().filter(same_kind).map(Profile::name).collect();
        let profiles = if names.is_empty() { "none of this kind has it".to_owned() } else { names.join(", ") };
        finding.with("op", op.name).with("profiles", profiles)
    });
    match context.push(finding) {
        Next::Abort => Next::Abort,
        _ => Next::Skip,
    }
}

/// Bits that have a meaning elsewhere: co-issue in ps_1_x, the predicate from vs_2_x and ps_2_x.
fn control(context: &mut Context<'_>) -> Next {
    if context.instruction.token.coissued() && context.profile.is_pixel() && context.profile.major() >= 2 {
        context.report(&rules::COISSUE_OUTSIDE_PS_1, None);
    }
    if context.instruction.token.predicated() {
        let later = if context.profile.is_pixel() { "ps_2_x" } else { "vs_2_x" };
        let name = context.op.map_or("?", |op| op.name);
        let finding =
            context.finding(&rules::PREDICATE_BIT).map(|finding| finding.with("op", name).with("later", later));
        context.push(finding);
    }
    Next::Continue
}

fn with_bits(finding: Finding, token: u32, bits: u32) -> Finding {
    let list: Vec<String> = (0..32).filter(|bit| bits >> bit & 1 != 0).map(|bit| bit.to_string()).collect();
    finding.with("token", format!("{token:08X}")).with("bits", list.join(", "))
}

/// How the operands of a profile are addressed.
fn destination_may_be_relative(profile: Profile) -> bool {
    // vs_2_x and vs_2_sw read the address token, and trip over the length afterwards.
    profile.family() == Family::Vs3 || (profile.family() == Family::Vs2 && profile != Profile::Vs20)
}

/// The operand tokens, in order, and their count.
pub(super) fn operands(context: &mut Context<'_>) -> Next {
    let Some(op) = context.op else { return Next::Continue };
    let instruction = context.instruction;
    if is_plain(instruction, op) {
        return Next::Continue;
    }
    // In vertex shaders the predicate of nop is taken for a destination.
    let nop = instruction.opcode() == opcode::NOP && !context.profile.is_pixel();
    for (index, operand) in instruction.operands.iter().enumerate() {
        if (operand.kind == OperandKind::Destination || nop)
            && reserved(context, operand, index as u8, destination_bits) == Next::Abort
        {
            return Next::Abort;
        }
    }
    if count(context, op) == Next::Abort {
        return Next::Abort;
    }
    for (index, operand) in instruction.operands.iter().enumerate() {
        let next = match operand.kind {
            OperandKind::Source | OperandKind::Predicate => reserved(context, operand, index as u8, source_bits),
            _ => Next::Continue,
        };
        if next == Next::Abort || address(context, operand, index as u8) == Next::Abort {
            return Next::Abort;
        }
    }
    length(context)
}

/// Whether there is nothing to look at: the right number of operands, each with bit 31 alone among
/// the bits that are reserved somewhere, and none relative. Nearly all instructions are like that.
fn is_plain(instruction: &Instruction, op: &Op) -> bool {
    const SUSPECT: u32 = 1 << 31 | 0xC000 | Operand::RELATIVE;
    instruction.operands.len() == op.parameters.len()
        && op.kind != Kind::Setup
        && instruction.operands.iter().all(|operand| {
            let shifted = operand.kind == OperandKind::Destination && operand.token & 0x0F00_0000 != 0;
            operand.token & SUSPECT == 1 << 31 && !shifted
        })
}

type Reserved = fn(&Operand, Profile) -> (u32, &'static Rule);

fn destination_bits(operand: &Operand, profile: Profile) -> (u32, &'static Rule) {
    let relative = if destination_may_be_relative(profile) { 0 } else { Operand::RELATIVE };
    let shift = if profile.is_pixel() { 0 } else { 0x0F00_0000 };
    (reserved_bits(operand.token, relative | shift), &rules::DESTINATION_RESERVED_BITS)
}

fn source_bits(operand: &Operand, profile: Profile) -> (u32, &'static Rule) {
    let relative = if profile.is_pixel() && profile.major() < 3 { Operand::RELATIVE } else { 0 };
    (reserved_bits(operand.token, relative), &rules::SOURCE_RESERVED_BITS)
}

/// Bits 14 and 15, and bit 31 where it is not set.
fn reserved_bits(token: u32, more: u32) -> u32 {
    (token & (0xC000 | more)) | (!token & 1 << 31)
}

fn reserved(context: &mut Context<'_>, operand: &Operand, index: u8, bits: Reserved) -> Next {
    let (bits, rule) = bits(operand, context.profile);
    if bits == 0 {
        return Next::Continue;
    }
    blame(context, rule, index, |_, finding| with_bits(finding, operand.token, bits))
}

/// Tokens after the instruction token.
fn tokens(operands: &[Operand]) -> usize {
    operands.iter().map(|operand| 1 + usize::from(operand.relative.is_some())).sum()
}

/// The number of tokens of declarations and definitions, and of operands elsewhere.
fn count(context: &mut Context<'_>, op: &'static Op) -> Next {
    let operands = &context.instruction.operands;
    let needed = op.parameters.len();
    let found = match op.kind {
        // vs_2_x trips over the length of an indexed declaration instead.
        Kind::Setup if op.opcode == opcode::DCL.0 && context.profile.family() == Family::Vs2 => operands.len(),
        Kind::Setup => tokens(operands),
        _ => operands.len() - usize::from(context.instruction.token.predicated() && operands.len() > needed),
    };
    if found == needed {
        return Next::Continue;
    }
    let rule = if op.opcode == opcode::DCL.0 { &rules::DCL_TOKEN_COUNT } else { &rules::TOKEN_COUNT };
    let finding =
        context.finding(rule).map(|finding| finding.with("op", op.name).with("found", found).with("needed", needed));
    context.push(finding)
}

/// The rules of an address token, for destinations and for sources.
struct AddressRules {
    missing: &'static Rule,
    bits: &'static Rule,
    component: &'static Rule,
    loop_swizzle: &'static Rule,
}

static DESTINATION: AddressRules = AddressRules {
    missing: &rules::DESTINATION_ADDRESS_MISSING,
    bits: &rules::DESTINATION_ADDRESS_BITS,
    component: &rules::DESTINATION_ADDRESS_COMPONENT,
    loop_swizzle: &rules::DESTINATION_ADDRESS_LOOP_SWIZZLE,
};

static SOURCE: AddressRules = AddressRules {
    missing: &rules::SOURCE_ADDRESS_MISSING,
    bits: &rules::SOURCE_ADDRESS_BITS,
    component: &rules::SOURCE_ADDRESS_COMPONENT,
    loop_swizzle: &rules::SOURCE_ADDRESS_LOOP_SWIZZLE,
};

/// The address token of a relative operand: no modifier, one component, aL whole.
fn address(context: &mut Context<'_>, operand: &Operand, index: u8) -> Next {
    let rules = match operand.kind {
        OperandKind::Destination => &DESTINATION,
        OperandKind::Source => &SOURCE,
        _ => return Next::Continue,
    };
    if !operand.is_relative() || context.profile.major() < 2 {
        return Next::Continue;
    }
    let Some(token) = operand.relative else { return blame_index(context, rules.missing, operand, index) };
    let reserved = reserved_bits(token, 0x0F00_2000);
    if reserved != 0 {
        return blame(context, rules.bits, index, |context, finding| {
            with_bits(finding, token, reserved).with("register", super::names::register(context.profile, operand))
        });
    }
    let address = Operand { token, relative: None, ..*operand };
    let is_loop = address.register() == RegisterType::LOOP;
    let broken = match is_loop {
        true => address.swizzle() != Operand::IDENTITY,
        false => !address.is_replicate(),
    };
    if !broken {
        return Next::Continue;
    }
    blame_index(context, if is_loop { rules.loop_swizzle } else { rules.component }, operand, index)
}

fn blame_index(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand, index: u8) -> Next {
    blame(context, rule, index, |context, finding| {
        let way = match context.profile.family() {
            Family::Ps3 => "inputs are indexed with aL, inside a loop",
            _ => "name one component: a0.x, a0.y, a0.z or a0.w",
        };
        finding
            .with("way", way)
            .with("register", super::names::register(context.profile, operand))
            .with("index", text::index(context.profile, operand).unwrap_or_default())
    })
}

/// vs_2_x and vs_2_sw give an indexed destination a length that the reference does not expect.
fn length(context: &mut Context<'_>) -> Next {
    let indexed = |operand: &Operand| operand.kind == OperandKind::Destination && operand.relative.is_some();
    if context.profile.family() != Family::Vs2 || !context.instruction.operands.iter().any(indexed) {
        return Next::Continue;
    }
    let found = tokens(&context.instruction.operands);
    let name = context.op.map_or("?", |op| op.name);
    let finding = context.finding(&rules::LENGTH_FIELD).map(|finding| {
        finding.with("op", name).with("found", found - 1).with("length", context.instruction.token.length())
    });
    context.push(finding)
}
