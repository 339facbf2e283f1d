//! Co-issued pairs of ps_1_4.

use super::pairs::{mask, report};
use super::{ALPHA, Context, Next, RGB, is_texture};
use crate::d3d9::model::Opcode;
use crate::d3d9::op::opcode;
use crate::rule::Rule;
use crate::tables::rules;

/// Judges an instruction with the mark, together with the one before it.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    let number = context.instruction.opcode();
    let counted = context.state.ps_1.pairs.counted;
    context.state.ps_1.pairs.counted = match number {
        opcode::PHASE => false,
        number => counted || !is_idle(number),
    };
    if context.instruction.token.coissued() {
        if let Some(rule) = unfit(context, counted) {
            report(context, rule);
        } else {
            masks(context);
        }
    }
    Next::Continue
}

/// Instructions that do not begin the arithmetic another one could be paired with.
fn is_idle(number: Opcode) -> bool {
    matches!(number, opcode::NOP | opcode::DEF | opcode::DP4)
}

/// The one rule that the kinds of the two instructions break.
fn unfit(context: &Context<'_>, counted: bool) -> Option<&'static Rule> {
    let number = context.instruction.opcode();
    if is_texture(context) {
        return Some(&rules::PS1_PAIR_TEXTURE);
    }
    if number == opcode::PHASE {
        return Some(&rules::PS1_PAIR_SECOND_PHASE);
    }
    let previous = context.state.ps_1.previous.as_ref();
    let before = previous.map(|previous| previous.opcode());
    if is_idle(number) && !counted {
        let after_dp4 = before == Some(opcode::DP4);
        return Some(if after_dp4 { &rules::PS1_PAIR_AFTER_DP4 } else { &rules::PS1_PAIR_WITHOUT_FIRST });
    }
    let Some(previous) = previous else { return Some(&rules::PS1_PAIR_WITHOUT_FIRST) };
    if previous.token.coissued() {
        return Some(&rules::PS1_PAIR_IN_A_ROW);
    }
    unpaired(number).or_else(|| match previous.opcode() {
        opcode::PHASE => Some(&rules::PS1_PAIR_FIRST_PHASE),
        number => unpaired(number),
    })
}

/// The rule against pairing an instruction at all.
fn unpaired(number: Opcode) -> Option<&'static Rule> {
    match number {
        opcode::DEF => Some(&rules::PS1_PAIR_DEF),
        opcode::NOP => Some(&rules::PS1_PAIR_NOP),
        opcode::DP4 => Some(&rules::PS1_PAIR_DP4),
        opcode::BEM => Some(&rules::PS1_PAIR_BEM),
        _ => None,
    }
}

/// What the halves write.
fn masks(context: &mut Context<'_>) {
    let Some(previous) = context.state.ps_1.previous.as_ref() else { return };
    let (first, second) = (mask(previous), mask(context.instruction));
    let products = (previous.opcode() == opcode::DP3, context.instruction.opcode() == opcode::DP3);
    let colour = |mask: u8| mask & RGB != 0;
    let alpha = |mask: u8| mask & ALPHA != 0;
    let (only_first, only_second) = (products == (true, false), products == (false, true));
    for (broken, rule) in [
        (products == (true, true), &rules::PS1_PAIR_BOTH_DP3),
        (only_second && colour(first), &rules::PS1_PAIR_SECOND_DP3_COLOUR),
        (only_second && alpha(second), &rules::PS1_PAIR_SECOND_DP3_ALPHA),
        (only_first && colour(second), &rules::PS1_PAIR_FIRST_DP3_COLOUR),
        (only_first && alpha(first), &rules::PS1_PAIR_FIRST_DP3_ALPHA),
        (colour(first) && alpha(first), &rules::PS1_PAIR_FIRST_WRITES_ALL),
        (colour(second) && alpha(second), &rules::PS1_PAIR_SECOND_WRITES_ALL),
        (first & second != 0, &rules::PS1_PAIR_SAME_COMPONENTS),
        (!alpha(first) && !alpha(second), &rules::PS1_PAIR_WITHOUT_ALPHA),
    ] {
        if broken {
            report(context, rule);
        }
    }
}
