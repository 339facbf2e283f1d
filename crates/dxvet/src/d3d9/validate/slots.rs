//! Instruction slots: counted as the instructions pass, judged at the end.

use super::{Context, Next};
use crate::d3d9::cost::{self, Slots};
use crate::diagnostic::At;
use crate::limit::Limit;
use crate::rule::Rule;
use crate::tables::costs::PREDICATE;
use crate::tables::{limits, rules};

/// The counts so far, and where each first went over its limit.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) used: Slots,
    over: [Option<u32>; 3],
}

/// What is judged, in the order of the reference: its limit, its rule, and its share of the slots.
type Judged = (&'static Limit, &'static Rule, fn(Slots) -> u32);

static JUDGED: [Judged; 3] = [
    (&limits::ARITHMETIC_SLOTS, &rules::TOO_MANY_ARITHMETIC_SLOTS, |slots| slots.arithmetic),
    (&limits::TEXTURE_SLOTS, &rules::TOO_MANY_TEXTURE_SLOTS, |slots| slots.texture),
    (&limits::TOTAL_SLOTS, &rules::TOO_MANY_SLOTS, Slots::total),
];

/// Adds the instruction's slots.
pub(super) fn count(context: &mut Context<'_>) -> Next {
    let Some(slots) = context.op.and_then(|op| cost::validator(op, context.profile)) else { return Next::Continue };
    let state = &mut context.state.slots;
    state.used += slots;
    if context.instruction.token.predicated() {
        state.used += PREDICATE;
    }
    for (over, (limit, _, share)) in state.over.iter_mut().zip(&JUDGED) {
        if over.is_none() && share(state.used) > limit.value(context.profile) {
            *over = Some(context.index);
        }
    }
    Next::Continue
}

/// Judges the counts.
pub(super) fn end(context: &mut Context<'_>) -> Next {
    for (index, (limit, rule, share)) in JUDGED.iter().enumerate() {
        let Some(over) = context.state.slots.over[index] else { continue };
        let (used, limit) = (share(context.state.slots.used), limit.value(context.profile));
        let text = format!("slot {} is used here; {used} in all", limit + 1);
        let finding = context
            .end_finding(rule)
            .map(|finding| finding.with("used", used).with("limit", limit).step(At::Instruction(over, None), text));
        context.push(finding);
    }
    Next::Continue
}
