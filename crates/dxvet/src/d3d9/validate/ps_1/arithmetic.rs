//! Rules of single arithmetic instructions: cnd, cmp, lrp, dp3, dp4.

use super::reads::{components, is_unsaturated};
use super::{Context, Next, RGB, RGBA, destination, report, report_destination, sources};
use crate::d3d9::model::{Operand, RegisterType, SourceModifier};
use crate::d3d9::op::opcode;
use crate::tables::{limits, rules};

/// Instructions with a limit of their own.
#[derive(Debug, Default)]
pub(super) struct State {
    comparisons: u32,
    products: u32,
}

/// cnd tests r0.a; cmp is limited in number.
pub(super) fn conditions(context: &mut Context<'_>) -> Next {
    match context.instruction.opcode() {
        opcode::CND => {
            let Some(source) = sources(context.instruction).next() else { return Next::Continue };
            let condition = source.is(RegisterType::TEMP)
                && source.operand.number() == 0
                && source.operand.swizzle() == 0xFF
                && source.operand.modifier() == SourceModifier::NONE;
            if !condition {
                report(context, &rules::PS1_CND_CONDITION, &source);
            }
        }
        opcode::CMP => {
            context.state.ps_1.arithmetic.comparisons += 1;
            let count = context.state.ps_1.arithmetic.comparisons;
            let limit = limits::PS1_CMP_COUNT.value(context.profile);
            let finding = context.finding(&rules::PS1_CMP_COUNT).filter(|_| count > limit);
            let finding = finding.map(|finding| finding.with("count", count).with("limit", limit));
            context.push(finding);
        }
        _ => {}
    }
    Next::Continue
}

/// The weight of lrp: its modifier (not in ps_1_4), and whether it is known to lie in 0 to 1.
pub(super) fn interpolation(context: &mut Context<'_>) -> Next {
    if context.instruction.opcode() != opcode::LRP {
        return Next::Continue;
    }
    let Some(source) = sources(context.instruction).next() else { return Next::Continue };
    if !matches!(source.operand.modifier(), SourceModifier::NONE | SourceModifier::COMPLEMENT) {
        report(context, &rules::PS1_LRP_WEIGHT_MODIFIER, &source);
    }
    if context.state.ps_1.faulty & 1 != 0 {
        return Next::Continue;
    }
    let mask = components(context.instruction, &source.operand);
    // Unlike the other rules, this one sees what the first half of a pair writes.
    let register = context.state.ps_1.registers.latest(source.operand.register(), source.operand.number());
    if register.is_some_and(|register| is_unsaturated(&register, mask)) {
        report(context, &rules::PS1_LRP_WEIGHT_UNSATURATED, &source);
    }
    Next::Continue
}

/// dp3 writes colour; dp4 is limited in number.
pub(super) fn products(context: &mut Context<'_>) -> Next {
    let colour = |operand: &Operand| matches!(operand.mask(), RGB | RGBA);
    match context.instruction.opcode() {
        opcode::DP3 if !destination(context.instruction).is_some_and(colour) => {
            report_destination(context, &rules::PS1_DP3_MASK);
        }
        opcode::DP4 => {
            context.state.ps_1.arithmetic.products += 1;
            let count = context.state.ps_1.arithmetic.products;
            let limit = limits::PS1_DP4_COUNT.value(context.profile);
            let finding = context.finding(&rules::PS1_DP4_COUNT).filter(|_| count > limit);
            let finding = finding.map(|finding| finding.with("count", count).with("limit", limit));
            context.push(finding);
        }
        _ => {}
    }
    Next::Continue
}
