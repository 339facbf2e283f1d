//! Instruction slots: the two instructions of a pair share one.

use super::{Context, Next};
use crate::d3d9::cost::{self, Slots};
use crate::d3d9::op::opcode;
use crate::diagnostic::{At, Finding};
use crate::profile::Family;
use crate::rule::Rule;
use crate::tables::{limits, rules};

/// The counts of the current phase.
#[derive(Debug, Default)]
pub(super) struct State {
    used: Slots,
    /// Arithmetic slots of the instruction before.
    before: u32,
    /// Where arithmetic, texture and total first exceeded their limits.
    over: [Option<u32>; 3],
    /// Whether this is the second phase.
    second: bool,
}

impl State {
    fn shares(&self) -> [u32; 3] {
        [self.used.arithmetic, self.used.texture, self.used.total()]
    }
}

/// Limits of arithmetic, texture and total.
fn bounds(context: &Context<'_>) -> [u32; 3] {
    [&limits::ARITHMETIC_SLOTS, &limits::TEXTURE_SLOTS, &limits::TOTAL_SLOTS].map(|limit| limit.value(context.profile))
}

/// Adds the instruction's slots.
pub(super) fn count(context: &mut Context<'_>) -> Next {
    let Some(cost) = context.op.and_then(|op| cost::validator(op, context.profile)) else { return Next::Continue };
    let (index, bounds) = (context.index, bounds(context));
    let modern = context.profile.family() == Family::Ps14;
    let state = &mut context.state.ps_1.slots;
    let shared = match (context.instruction.token.coissued(), cost.arithmetic) {
        (false, _) => 0,
        (true, own) if !modern => state.before.min(own),
        // Only bem costs more than one, and it shares nothing.
        (true, own) => u32::from(own == 1),
    };
    let added = Slots { arithmetic: cost.arithmetic - shared, texture: cost.texture };
    state.used += added;
    state.before = cost.arithmetic;
    let shares = state.shares();
    for ((over, share), bound) in state.over.iter_mut().zip(shares).zip(bounds) {
        if share > bound {
            over.get_or_insert(index);
        }
    }
    context.state.slots.used += added;
    Next::Continue
}

/// What a count over its limit says.
fn exceeded(context: &Context<'_>, share: usize, finding: Option<Finding>) -> Option<Finding> {
    let state = &context.state.ps_1.slots;
    let (used, limit) = (state.shares()[share], bounds(context)[share]);
    let at = state.over[share]?;
    let text = format!("slot {} is used here; {used} in all", limit.saturating_add(1));
    finding.map(|finding| finding.with("used", used).with("limit", limit).step(At::Instruction(at, None), text))
}

/// The marker ends the first phase.
pub(super) fn first_phase(context: &mut Context<'_>) -> Next {
    if context.instruction.opcode() != opcode::PHASE {
        return Next::Continue;
    }
    for (share, rule) in [(1, &rules::PS1_FIRST_PHASE_TEXTURE_SLOTS), (0, &rules::PS1_FIRST_PHASE_ARITHMETIC_SLOTS)] {
        let finding = exceeded(context, share, context.finding(rule));
        context.push(finding);
    }
    context.state.ps_1.slots = State { second: true, ..State::default() };
    Next::Continue
}

fn judge(context: &mut Context<'_>, judged: &[(usize, &'static Rule)]) -> Next {
    for (share, rule) in judged {
        let finding = exceeded(context, *share, context.end_finding(rule));
        context.push(finding);
    }
    Next::Continue
}

/// The end of ps_1_0 to ps_1_3.
pub(super) fn end(context: &mut Context<'_>) -> Next {
    let texture = &rules::PS1_TEXTURE_SLOTS;
    judge(context, &[(1, texture), (0, &rules::PS1_ARITHMETIC_SLOTS), (2, &rules::PS1_TOTAL_SLOTS)])
}

/// The end of ps_1_4: the second phase, or a shader without phases.
pub(super) fn end_1_4(context: &mut Context<'_>) -> Next {
    if context.state.ps_1.slots.second {
        let texture = &rules::PS1_SECOND_PHASE_TEXTURE_SLOTS;
        return judge(context, &[(1, texture), (0, &rules::PS1_SECOND_PHASE_ARITHMETIC_SLOTS)]);
    }
    judge(context, &[(1, &rules::PS1_TEXTURE_SLOTS), (0, &rules::PS1_ARITHMETIC_SLOTS)])
}
