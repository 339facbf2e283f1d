//! The tokens themselves: reserved bits, counts, lengths, address tokens, and whether the
//! profile has the instruction. What is wrong here makes the rest of the stream meaningless, so
//! the reference stops at most of it.

use super::operand_text as text;
use super::sources::blame;
use super::{Context, Next};
use crate::d3d9::model::{Instruction, InstructionToken, Operand, OperandKind, RegisterType};
use crate::d3d9::op::{Control, Kind, Op, Parameter, opcode};
use crate::diagnostic::Finding;
use crate::profile::{Family, Profile};
use crate::rule::Rule;
use crate::tables::rules;

/// Versions 1_0 were withdrawn: the assembler writes 1_1 for them.
pub(super) fn withdrawn_version(context: &mut Context<'_>) -> Next {
    if std::mem::replace(&mut context.state.version_judged, true) {
        return Next::Continue;
    }
    let instead = format!("{:08X}", context.profile.version() | 1);
    let finding = context.finding(&rules::WITHDRAWN_VERSION).map(|finding| finding.with("instead", instead));
    context.push(finding)
}

/// The instruction token: reserved bits, and an opcode that the profile has.
pub(super) fn instruction(context: &mut Context<'_>) -> Next {
    if token(context) == Next::Abort {
        return Next::Abort;
    }
    match context.op.or_else(|| Op::find(context.instruction.token, context.profile)) {
        Some(op) if !op.legal.contains(context.profile) => unsupported(context, op),
        _ => Next::Continue,
    }
}

/// The instruction token: reserved bits, and an opcode that exists.
pub(super) fn token(context: &mut Context<'_>) -> Next {
    let token = context.instruction.token;
    let known = context.op.or_else(|| Op::find(token, context.profile));
    let control = match known.filter(|op| op.legal.contains(context.profile)) {
        Some(op) if !takes_control(op, token.control()) => 0x00FF_0000,
        _ => 0,
    };
    let reserved = token.0 & (reserved_instruction_bits(context.profile) | control);
    if reserved != 0 || control != 0 {
        let finding =
            context.finding(&rules::INSTRUCTION_RESERVED_BITS).map(|finding| with_bits(finding, token.0, reserved));
        return context.push(finding);
    }
    if known.is_some() {
        return Next::Continue;
    }
    let finding = context.finding(&rules::UNKNOWN_OPCODE).map(|finding| finding.with("opcode", token.opcode().0));
    context.push(finding)
}

/// Whether bits 16 to 23 may hold `control` in this form: a comparison from 1 to 6, the value that
/// names the form, or nothing.
fn takes_control(op: &Op, control: u8) -> bool {
    match op.control {
        Control::None => control == 0,
        Control::Comparison => (1..=6).contains(&control),
        Control::Value(value) => control == value,
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
/// The tokens were counted before, with a predicate among them.
pub(super) fn flags(context: &mut Context<'_>) -> Next {
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
    if context.profile.major() < 2 {
        match operand_count(context, op) {
            Next::Continue => {}
            next => return next,
        }
    }
    // In vertex shaders the predicate of nop is taken for a destination.
    let nop = instruction.opcode() == opcode::NOP && !context.profile.is_pixel();
    for (index, operand) in instruction.operands.iter().enumerate() {
        let destination = operand.kind == OperandKind::Destination;
        if (destination || nop) && reserved(context, operand, index as u8, destination_bits) == Next::Abort {
            return Next::Abort;
        }
        // Where the index is cut off, so is the rest, and the count would say no more than that.
        let cut_off = destination && operand.relative.is_none() && destination_may_be_relative(context.profile);
        if cut_off && address(context, operand, index as u8) == Next::Abort {
            return Next::Abort;
        }
    }
    match count(context, op) {
        Next::Continue => {}
        next => return next,
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
        && !instruction.token.predicated()
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

/// Bits 14 and 15, what else the profile has no use for, and bit 31 where it is not set.
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

/// Before version 2 operands are counted, not tokens. Where some are missing, the rest of the
/// instruction cannot be judged; where there are too many, nothing is said about those.
fn operand_count(context: &mut Context<'_>, op: &'static Op) -> Next {
    let (found, needed) = (context.instruction.operands.len(), op.parameters.len());
    // Declarations and definitions have rules of their own.
    if found == needed || op.kind == Kind::Setup {
        return Next::Continue;
    }
    let finding = context
        .finding_too_many(&rules::OPERAND_COUNT, needed)
        .map(|finding| finding.with("op", op.name).with("found", found).with("needed", needed));
    match context.push(finding) {
        Next::Continue if found < needed => Next::Skip,
        next => next,
    }
}

/// The number of tokens of declarations and definitions, and of operands elsewhere.
fn count(context: &mut Context<'_>, op: &'static Op) -> Next {
    let operands = &context.instruction.operands;
    let predicate = usize::from(context.instruction.token.predicated());
    let (found, needed) = match op.kind {
        // vs_2_x trips over the length of an indexed declaration instead.
        Kind::Setup if op.opcode == opcode::DCL.0 && context.profile.family() == Family::Vs2 => {
            (operands.len(), op.parameters.len())
        }
        Kind::Setup => (tokens(operands), op.parameters.len()),
        _ if context.profile.major() < 2 => return Next::Continue,
        _ => (operands.len(), op.parameters.len() + predicate),
    };
    if found == needed {
        return Next::Continue;
    }
    let sources = op.parameters.contains(&Parameter::Source);
    let rule = match op.kind {
        Kind::Setup if op.opcode != opcode::DCL.0 => &rules::TOKEN_COUNT,
        Kind::Setup if found < needed => &rules::DCL_WITHOUT_REGISTER,
        Kind::Setup => &rules::DCL_TOKEN_COUNT,
        _ if found > needed && !sources && context.profile.is_pixel() => return operand_where_none(context, needed),
        _ if rules::LENGTH_FIELD.code(context.profile).is_some() => &rules::LENGTH_FIELD,
        _ => &rules::TOKEN_COUNT,
    };
    report_count(context, op, rule, found, needed)
}

fn operand_where_none(context: &mut Context<'_>, needed: usize) -> Next {
    let takes = match needed {
        0 => "none",
        1 => "one token",
        _ => "a destination and a predicate",
    };
    match blame(context, &rules::OPERAND_WHERE_NONE, needed as u8, |_, finding| finding.with("needed", takes)) {
        Next::Continue => Next::Skip,
        next => next,
    }
}

fn report_count(context: &mut Context<'_>, op: &Op, rule: &'static Rule, found: usize, needed: usize) -> Next {
    let extra = context.instruction.operands.iter().filter(|operand| operand.relative.is_some()).count();
    let finding = context.finding(rule).map(|finding| {
        finding
            .with("op", op.name)
            .with("found", found + if op.kind == Kind::Setup { 0 } else { extra })
            .with("needed", needed + if op.kind == Kind::Setup { 0 } else { extra })
            .with("way", "set bits 24 to 27 of the instruction token to the number of tokens that belong to it")
    });
    match context.push(finding) {
        // A declaration without its register says nothing, but the next instruction is whole.
        Next::Continue => Next::Skip,
        next => next,
    }
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
    let way = format!("{} has no index on a destination: write the register itself", context.profile.name());
    let finding = context
        .finding(&rules::LENGTH_FIELD)
        .map(|finding| finding.with("op", name).with("found", found).with("needed", found - 1).with("way", way));
    context.push(finding)
}
