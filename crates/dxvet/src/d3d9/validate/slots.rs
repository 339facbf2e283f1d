//! Instruction slots: counted as the instructions pass, judged at the end.

use super::{Context, Next, caps};
use crate::d3d9::caps::Member;
use crate::d3d9::cost::{self, Slots};
use crate::diagnostic::At;
use crate::limit::Limit;
use crate::profile::Profile;
use crate::rule::Rule;
use crate::tables::costs::PREDICATE;
use crate::tables::{limits, rules};

/// The counts so far, and where each first went over its limit.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) used: Slots,
    over: [Option<u32>; 3],
    /// The limits that hold, once they were looked up.
    limits: Option<[u32; 3]>,
}

/// What is judged: its limit, its rule, the rule where the caps decide, and its share of the slots.
struct Judged {
    limit: &'static Limit,
    rule: &'static Rule,
    caps_rule: &'static Rule,
    share: fn(Slots) -> u32,
    /// The member that bounds it in a profile.
    member: fn(Profile) -> Option<Member>,
}

/// In the order of the reference.
static JUDGED: [Judged; 3] = [
    Judged {
        limit: &limits::TEXTURE_SLOTS,
        rule: &rules::TOO_MANY_TEXTURE_SLOTS,
        caps_rule: &rules::CAPS_TEXTURE_SLOTS,
        share: |slots| slots.texture,
        member: |profile| (profile == Profile::Ps2X).then_some(Member::PS20CapsNoTexInstructionLimit),
    },
    Judged {
        limit: &limits::ARITHMETIC_SLOTS,
        rule: &rules::TOO_MANY_ARITHMETIC_SLOTS,
        caps_rule: &rules::CAPS_ARITHMETIC_SLOTS,
        share: |slots| slots.arithmetic,
        member: |profile| caps::slots_member(profile).filter(|_| profile == Profile::Ps2X),
    },
    Judged {
        limit: &limits::TOTAL_SLOTS,
        rule: &rules::TOO_MANY_SLOTS,
        caps_rule: &rules::CAPS_SLOTS,
        share: Slots::total,
        member: caps::slots_member,
    },
];

impl Judged {
    /// The limit that holds, its rule, and the member that sets it.
    fn bound(&self, context: &Context<'_>) -> (u32, &'static Rule, &'static str) {
        let limit = self.limit.value(context.profile);
        let from_caps = || {
            let member = (self.member)(context.profile)?;
            let value = context.caps?.get(member)?;
            let allowed = match member {
                Member::PS20CapsNoTexInstructionLimit if value > 0 => return None,
                Member::PS20CapsNoTexInstructionLimit => limits::TEXTURE_SLOTS.value(Profile::Ps20),
                _ => value,
            };
            (allowed < limit).then_some((allowed, self.caps_rule, member.name()))
        };
        from_caps().unwrap_or((limit, self.rule, ""))
    }
}

/// What the instruction costs: the validator's count, or the manual's where the caps tell of a
/// profile whose slots the reference does not count.
fn slots(context: &Context<'_>) -> Option<Slots> {
    let cost = cost::cost(context.op?, context.profile)?;
    let documented = || {
        let slots = cost.documented.filter(|_| context.caps.is_some())?;
        Some(Slots { arithmetic: slots.slots.into(), texture: 0 })
    };
    cost.validator.or_else(documented)
}

/// Adds the instruction's slots.
pub(super) fn count(context: &mut Context<'_>) -> Next {
    let Some(slots) = slots(context) else { return Next::Continue };
    context.state.slots.used += slots;
    if context.instruction.token.predicated() {
        context.state.slots.used += PREDICATE;
    }
    let limits = match context.state.slots.limits {
        Some(limits) => limits,
        None => *context.state.slots.limits.insert(JUDGED.each_ref().map(|judged| judged.bound(context).0)),
    };
    let state = &mut context.state.slots;
    for ((judged, over), limit) in JUDGED.iter().zip(&mut state.over).zip(limits) {
        if over.is_none() && (judged.share)(state.used) > limit {
            *over = Some(context.index);
        }
    }
    Next::Continue
}

/// Judges the counts.
pub(super) fn end(context: &mut Context<'_>) -> Next {
    for (index, judged) in JUDGED.iter().enumerate() {
        let Some(over) = context.state.slots.over[index] else { continue };
        let used = (judged.share)(context.state.slots.used);
        let (limit, rule, cap) = judged.bound(context);
        let text = format!("slot {} is used here; {used} in all", limit.saturating_add(1));
        let finding = context.end_finding(rule).map(|finding| {
            finding.with("used", used).with("limit", limit).with("cap", cap).step(At::Instruction(over, None), text)
        });
        context.push(finding);
    }
    Next::Continue
}
