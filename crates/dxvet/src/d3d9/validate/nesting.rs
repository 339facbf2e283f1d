//! How deep blocks and calls nest. Every counter goes on counting across calls: a subroutine
//! starts with the deepest of its call sites, for each counter apart.

use super::{Context, Next, caps};
use crate::d3d9::depth::{Counter, Row};
use crate::diagnostic::{At, Step};
use crate::tables::rules;

/// A value per counter, in the order of [`Counter::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depths([u32; 5]);

impl Depths {
    /// The value of `counter`.
    pub fn get(&self, counter: Counter) -> u32 {
        self.0[counter as usize]
    }
    pub(super) fn set(&mut self, counter: Counter, value: u32) {
        self.0[counter as usize] = value;
    }
    pub(super) fn add(&mut self, counter: Counter, delta: i8) {
        let slot = &mut self.0[counter as usize];
        *slot = slot.saturating_add_signed(delta.into());
    }
    fn raised(mut self, deltas: &[i8; 5]) -> Self {
        for counter in Counter::ALL {
            self.add(counter, deltas[counter as usize]);
        }
        self
    }
    /// Takes back what a block added; the static flow count stays.
    pub(super) fn leave(&mut self, deltas: &[i8; 5]) {
        for counter in [Counter::Static, Counter::Dynamic, Counter::Loop, Counter::Call] {
            self.add(counter, -deltas[counter as usize]);
        }
    }
    fn rise_to(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = (*mine).max(theirs);
        }
    }
}

/// A call site that set a label's depth: what was open there.
#[derive(Clone, Debug)]
pub(super) struct Site {
    /// The subroutine the call stands in.
    routine: Option<usize>,
    /// The openers of the counter's blocks, outermost first.
    openers: Vec<u32>,
    /// The call, if it raises the counter itself or carries it on.
    call: u32,
    /// How much the call itself adds.
    adds: i8,
}

/// Opens a block: checks its limits, then raises the counters.
pub(super) fn enter(context: &mut Context<'_>, row: &'static Row) -> Next {
    if momentary(context, row) == Next::Abort {
        return Next::Abort;
    }
    let raised = context.state.flow.depths.raised(&row.deltas);
    context.state.flow.depths = raised;
    Next::Continue
}

/// Checks the limits of a row whose levels are needed at its instruction.
pub(super) fn momentary(context: &mut Context<'_>, row: &'static Row) -> Next {
    let raised = context.state.flow.depths.raised(&row.deltas);
    for (counter, rule, caps_rule) in row.rules {
        let mut limit = counter.limit().value(context.profile);
        let depth = raised.get(*counter);
        let mut rule = rule;
        let mut cap = "";
        if let Some((allowed, member)) =
            context.caps.and_then(|caps| caps::depth_limit(caps, *counter, context.profile))
            && allowed < limit
        {
            (limit, rule, cap) = (allowed, caps_rule, member.name());
        }
        if depth > limit {
            let steps = trace(context, *counter, limit);
            let text = format!("{} {depth}/{limit}", counter.name());
            let at = At::Instruction(context.index, None);
            let finding = context.finding(rule).map(|mut finding| {
                finding.trace = steps;
                finding.with("depth", depth).with("limit", limit).with("cap", cap).step(at, text)
            });
            if context.push(finding) == Next::Abort {
                return Next::Abort;
            }
        }
    }
    context.state.flow.peaks.rise_to(&raised);
    Next::Continue
}

/// Notes a call: its label starts at least as deep as this, and the static flow count goes up.
pub(super) fn record_call(context: &mut Context<'_>, row: &'static Row, label: usize) {
    let state = &mut context.state.flow;
    let raised = state.depths.raised(&row.deltas);
    state.depths.set(Counter::Flow, raised.get(Counter::Flow));
    for counter in [Counter::Static, Counter::Dynamic, Counter::Loop, Counter::Call] {
        if raised.get(counter) > state.labels[label].depths.get(counter) {
            state.labels[label].depths.set(counter, raised.get(counter));
            let delta = |deltas: &[i8; 5]| deltas[counter as usize] > 0;
            state.labels[label].sites[counter as usize] = Some(Site {
                routine: state.routine,
                openers: state.blocks.iter().filter(|b| delta(&b.deltas)).map(|b| b.opener).collect(),
                call: context.index,
                adds: row.deltas[counter as usize],
            });
        }
    }
}

/// The chain of call sites and open blocks that raised `counter` to its present depth.
fn trace(context: &Context<'_>, counter: Counter, limit: u32) -> Vec<Step> {
    let state = &context.state.flow;
    let mut sites = Vec::new();
    let mut routine = state.routine;
    while let Some(site) = routine.and_then(|label| state.labels[label].sites[counter as usize].as_ref()) {
        sites.push(site);
        routine = site.routine; // calls go forward only, so this ends
    }
    let mut depth = 0;
    let mut steps = Vec::new();
    let mut step = |index: u32, adds: i8, what: &str| {
        depth += i32::from(adds);
        let text = format!("{what}{} {depth}/{limit}", counter.name());
        steps.push(Step { at: At::Instruction(index, None), text });
    };
    for site in sites.iter().rev() {
        site.openers.iter().for_each(|opener| step(*opener, 1, ""));
        step(site.call, site.adds, "call: ");
    }
    for block in &state.blocks {
        if block.deltas[counter as usize] > 0 {
            step(block.opener, block.deltas[counter as usize], "");
        }
    }
    steps
}

/// At the end: the static flow count of vs_2_0 and vs_2_x.
pub(super) fn end(context: &mut Context<'_>) -> Next {
    let used = context.state.flow.depths.get(Counter::Flow);
    let limit = Counter::Flow.limit().value(context.profile);
    if used <= limit {
        return Next::Continue;
    }
    let finding = context
        .end_finding(&rules::TOO_MUCH_STATIC_FLOW)
        .map(|finding| finding.with("used", used).with("limit", limit));
    context.push(finding)
}
