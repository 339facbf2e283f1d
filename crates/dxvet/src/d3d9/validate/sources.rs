//! What an instruction reads, operand by operand: register file, index, modifier, swizzle.
//! The reference finishes one operand before it looks at the next.

use super::operand_text as text;
use super::{Context, Next, addressing, modifiers, registers, swizzles};
use crate::d3d9::model::{Operand, OperandKind};
use crate::d3d9::op::Kind;
use crate::diagnostic::{At, Finding};
use crate::rule::Rule;

/// A source operand and its places.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) operand: &'a Operand,
    /// Its place among all operands.
    pub(super) index: u8,
    /// Its place among the sources.
    pub(super) place: u8,
}

/// The source operands of an instruction, with their places.
pub(super) fn of<'a>(context: &Context<'a>) -> impl Iterator<Item = Source<'a>> + Clone + use<'a> {
    let operands = context.instruction.operands.iter().enumerate();
    operands
        .filter(|(_, operand)| operand.kind == OperandKind::Source)
        .zip(0..)
        .map(|((index, operand), place)| Source { operand, index: index as u8, place })
}

/// Checks all sources of an instruction that is no texture operation; those have rules of their own.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    if context.op.is_none_or(|op| op.kind == Kind::Texture) {
        return Next::Continue;
    }
    for source in of(context) {
        registers::source(context, source);
        addressing::source(context, source);
        modifiers::source(context, source);
        swizzles::source(context, source);
    }
    Next::Continue
}

/// Reports a rule at one operand. `fill` runs only where the profile has the rule.
pub(super) fn blame(
    context: &mut Context<'_>,
    rule: &'static Rule,
    index: u8,
    fill: impl FnOnce(&Context<'_>, Finding) -> Finding,
) -> Next {
    let finding = context.finding(rule).map(|mut finding| {
        finding.at = At::Instruction(context.index, Some(index));
        fill(context, finding.with("op", context.op.map_or("?", |op| op.name)))
    });
    context.push(finding)
}

/// [`blame`] for rules that speak of the operand and its register.
pub(super) fn blame_source(context: &mut Context<'_>, rule: &'static Rule, source: Source<'_>) -> Next {
    blame(context, rule, source.index, |context, finding| {
        finding
            .with("operand", text::source(context.profile, source.operand))
            .with("register", text::register(context.profile, source.operand))
    })
}
