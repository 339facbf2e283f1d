//! Co-issued pairs of ps_1_0 to ps_1_3. The second instruction carries the mark, so both halves
//! are judged there.

use super::{ALPHA, Context, Next, RGB, RGBA, is_texture, is_texture_opcode};
use crate::d3d9::model::Instruction;
use crate::d3d9::op::opcode;
use crate::diagnostic::At;
use crate::rule::Rule;
use crate::tables::rules;

/// What a pair needs to know of the instructions before.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Whether an instruction came that is no texture operation.
    pub(super) begun: bool,
    /// ps_1_4: whether this phase has an instruction other than nop, def and dp4.
    pub(super) counted: bool,
}

/// Reports at the second half, with a step to the first.
pub(super) fn report(context: &mut Context<'_>, rule: &'static Rule) {
    let name = context.op.map_or("", |op| op.name);
    let finding = context.finding(rule).map(|finding| finding.with("instruction", name));
    let first = context.index.checked_sub(1);
    let finding = finding.map(|finding| match first {
        Some(first) => finding.step(At::Instruction(first, None), "the instruction before it"),
        None => finding,
    });
    context.push(finding);
}

/// Components an instruction writes; 0 for nop.
pub(super) fn mask(instruction: &Instruction) -> u8 {
    instruction.destination().map_or(0, |operand| operand.mask())
}

/// Judges an instruction with the mark, together with the one before it.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    let texture = is_texture(context);
    let begun = context.state.ps_1.pairs.begun;
    context.state.ps_1.pairs.begun |= !texture;
    if !context.instruction.token.coissued() {
        return Next::Continue;
    }
    let number = context.instruction.opcode();
    let previous = context.state.ps_1.previous.as_ref();
    let before = previous.map(|previous| previous.opcode());
    let in_a_row = previous.is_some_and(|previous| previous.token.coissued());
    for (broken, rule) in [
        (!texture && !begun, &rules::PS1_PAIR_WITHOUT_FIRST),
        (texture, &rules::PS1_PAIR_TEXTURE),
        (in_a_row, &rules::PS1_PAIR_IN_A_ROW),
        (before == Some(opcode::NOP), &rules::PS1_PAIR_FIRST_NOP),
        (number == opcode::NOP, &rules::PS1_PAIR_SECOND_NOP),
        (before == Some(opcode::DP4), &rules::PS1_PAIR_FIRST_DP4),
        (number == opcode::DP4, &rules::PS1_PAIR_SECOND_DP4),
    ] {
        if broken {
            report(context, rule);
        }
    }
    if !texture && !in_a_row && before.is_some_and(|before| !is_texture_opcode(before)) {
        masks(context);
    }
    Next::Continue
}

/// What the halves write.
fn masks(context: &mut Context<'_>) {
    let Some(previous) = context.state.ps_1.previous.as_ref() else { return };
    let instruction = context.instruction;
    let (first, second) = (mask(previous), mask(instruction));
    let products = (previous.opcode() == opcode::DP3, instruction.opcode() == opcode::DP3);
    let register =
        |instruction: &Instruction| instruction.destination().map(|operand| (operand.register(), operand.number()));
    let overlap = if register(previous) == register(instruction) { first & second } else { 0 };
    let broken: &[(bool, &'static Rule)] = match products {
        (true, true) => &[(true, &rules::PS1_PAIR_BOTH_DP3)],
        (false, true) => &[
            (first & RGB != 0, &rules::PS1_PAIR_SECOND_DP3_COLOUR),
            (second & ALPHA != 0, &rules::PS1_PAIR_SECOND_DP3_ALPHA),
        ],
        (true, false) => &[
            (second & RGB != 0, &rules::PS1_PAIR_FIRST_DP3_COLOUR),
            (first & ALPHA != 0, &rules::PS1_PAIR_FIRST_DP3_ALPHA),
        ],
        (false, false) => &[
            (first == RGBA, &rules::PS1_PAIR_FIRST_WRITES_ALL),
            (second == RGBA, &rules::PS1_PAIR_SECOND_WRITES_ALL),
            (overlap != 0, &rules::PS1_PAIR_SAME_COMPONENTS),
            (first & RGB != 0 && second & RGB != 0, &rules::PS1_PAIR_BOTH_COLOUR),
            (first & second & ALPHA != 0, &rules::PS1_PAIR_BOTH_ALPHA),
        ],
    };
    for (_, rule) in broken.iter().filter(|(broken, _)| *broken) {
        report(context, rule);
    }
}
