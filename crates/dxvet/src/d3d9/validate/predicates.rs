//! The predicate of an instruction.

use super::operand_text as text;
use super::registers::destination;
use super::sources::blame;
use super::{Context, Next, names, outputs};
use crate::d3d9::model::{Operand, OperandKind, RegisterType, SourceModifier};
use crate::d3d9::op::{Kind, opcode};
use crate::tables::rules;

/// What setp has written so far.
#[derive(Debug, Default)]
pub(super) struct State {
    written: u8,
}

/// The predicate token and its place among the operands.
fn predicate<'a>(context: &Context<'a>) -> Option<(&'a Operand, u8)> {
    if !context.instruction.token.predicated() {
        return None;
    }
    let index = context.instruction.operands.iter().position(|operand| operand.kind == OperandKind::Predicate)?;
    Some((&context.instruction.operands[index], index as u8))
}

/// Whether the reference looks at the predicate of the instruction at all: the instructions that
/// cannot be predicated are refused for that alone.
fn may_be_predicated(context: &Context<'_>) -> bool {
    match context.instruction.opcode() {
        opcode::LABEL => true,
        opcode::SETP | opcode::NOP => false,
        _ => context.op.is_some_and(|op| !matches!(op.kind, Kind::Flow | Kind::Setup)),
    }
}

/// Register, swizzle and modifier of the predicate.
pub(super) fn token(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = predicate(context) else { return Next::Continue };
    if !may_be_predicated(context) {
        return Next::Continue;
    }
    if operand.register() != RegisterType::PREDICATE || operand.number() != 0 {
        return blame(context, &rules::PREDICATE_REGISTER, index, |context, finding| {
            finding.with("register", text::register(context.profile, operand))
        });
    }
    if operand.is_relative() {
        blame(context, &rules::RELATIVE_SOURCE_FILE, index, |_, finding| {
            finding.with("register", "p0").with("indexable", "constants and inputs")
        });
    }
    let broken = [
        (operand.swizzle() != Operand::IDENTITY && !operand.is_replicate(), &rules::PREDICATE_SWIZZLE),
        (!matches!(operand.modifier(), SourceModifier::NONE | SourceModifier::NOT), &rules::PREDICATE_MODIFIER),
    ];
    for (_, rule) in broken.into_iter().filter(|(broken, _)| *broken) {
        blame(context, rule, index, |context, finding| finding.with("operand", text::source(context.profile, operand)));
    }
    Next::Continue
}

/// vs_2_x and vs_2_sw: the components of the predicate must have been written above.
pub(super) fn initialised(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = predicate(context) else { return Next::Continue };
    if !may_be_predicated(context) || operand.register() != RegisterType::PREDICATE {
        return Next::Continue;
    }
    let mask = destination(context).map_or(0, |(destination, _)| destination.mask());
    let read =
        (0..4).filter(|place| mask >> place & 1 != 0).fold(0, |read, place| read | 1 << operand.component(place));
    let missing: u8 = read & !context.state.predicates.written;
    if missing == 0 {
        return Next::Continue;
    }
    blame(context, &rules::PREDICATE_UNSET, index, |_, finding| finding.with("components", names::mask(missing)))
}

/// Instructions that cannot be predicated.
pub(super) fn allowed(context: &mut Context<'_>) -> Next {
    if !context.instruction.token.predicated() || may_be_predicated(context) {
        return Next::Continue;
    }
    if context.instruction.opcode() == opcode::NOP {
        // The instruction then counts for nothing: a definition may follow, and ret may precede.
        return match context.report(&rules::PREDICATE_ON_NOP, None) {
            Next::Continue => Next::Skip,
            next => next,
        };
    }
    let index = predicate(context).map_or(0, |(_, index)| index);
    blame(context, &rules::PREDICATE_NOT_ALLOWED, index, |context, finding| {
        let way = match context.instruction.opcode() {
            opcode::CALL => "use `callnz l0, p0.x`",
            opcode::BREAK => "use `breakp p0.x`",
            opcode::IF | opcode::IFC | opcode::CALLNZ | opcode::BREAKC | opcode::BREAKP => "put an `if p0.x` around it",
            _ => "drop the predicate",
        };
        finding.with("way", way)
    })
}

/// Remembers what setp writes.
pub(super) fn follow(context: &mut Context<'_>) -> Next {
    if context.instruction.opcode() == opcode::SETP
        && let Some((operand, _)) = destination(context)
        && operand.register() == RegisterType::PREDICATE
    {
        context.state.predicates.written |= operand.mask();
    }
    Next::Continue
}

/// A scalar output is written under one component of the predicate.
pub(super) fn scalar_output(context: &mut Context<'_>) -> Next {
    let (Some((operand, index)), Some((written, _))) = (predicate(context), destination(context)) else {
        return Next::Continue;
    };
    let scalar = written.register() == RegisterType::DEPTHOUT || outputs::is_scalar(context, written);
    if !scalar || operand.is_replicate() || operand.register() != RegisterType::PREDICATE || !may_be_predicated(context)
    {
        return Next::Continue;
    }
    blame(context, &rules::PREDICATED_SCALAR_OUTPUT, index, |context, finding| {
        finding
            .with("register", names::register(context.profile, written))
            .with("operand", text::source(context.profile, operand))
    })
}
