//! The order of dependent texture reads in ps_2_0.
//!
//! The reference keeps one order per temporary register, not per component, and never lowers it:
//! a texture operation makes its destination one more than the highest of the destination itself
//! and the coordinate; anything else makes it at least the highest of its sources, and at least 1.

use super::{Context, Next};
use crate::d3d9::caps::Member;
use crate::d3d9::model::{Operand, RegisterType};
use crate::d3d9::op::{Kind, opcode};
use crate::profile::Profile;
use crate::rule::Rule;
use crate::tables::{limits, rules};

/// The order of each temporary; 0 where it was never written.
#[derive(Debug, Default)]
pub(super) struct State {
    orders: [u8; 32],
}

impl State {
    fn order(&self, operand: &Operand) -> u8 {
        let temporary = operand.register() == RegisterType::TEMP;
        if temporary { self.orders.get(usize::from(operand.number())).copied().unwrap_or(0) } else { 0 }
    }
}

/// The rule that bounds the order, the member that makes it hold, and the limit: ps_2_0, and ps_2_x
/// where the caps do not say that there is no limit.
fn bound(context: &Context<'_>) -> Option<(&'static Rule, &'static str, u32)> {
    let limit = limits::TEXTURE_DEPENDENCY.value(Profile::Ps20);
    match context.profile {
        Profile::Ps20 => Some((&rules::TEXTURE_ORDER_TOO_HIGH, "", limit)),
        Profile::Ps2X => {
            let member = Member::PS20CapsNoDependentReadLimit;
            let limited = context.caps?.get(member) == Some(0);
            limited.then_some((&rules::CAPS_TEXTURE_ORDER, member.name(), limit))
        }
        _ => None,
    }
}

/// Rules that refuse something else about the destination than the write: the reference has
/// noted its order when it comes to them.
const HARMLESS: [&str; 11] = [
    "register-unset",
    "register-clobbered",
    "input-undeclared",
    "sincos-mask",
    "sincos-destination-is-source",
    "nrm-mask",
    "nrm-destination-is-source",
    "crs-mask",
    "crs-destination-is-source",
    "pow-destination-is-exponent",
    "lrp-destination-is-source",
];

/// Checks and carries on the order of the destination.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    let Some((rule, cap, limit)) = bound(context) else { return Next::Continue };
    let (instruction, Some(op)) = (context.instruction, context.op) else { return Next::Continue };
    if op.kind == Kind::Setup {
        return Next::Continue;
    }
    let Some(destination) = instruction.destination() else { return Next::Continue };
    // A refused destination keeps its order.
    if context.blamed(destination, &HARMLESS) {
        return Next::Continue;
    }
    let state = &context.state.texture_order;
    let mut order = instruction
        .sources()
        .zip(0..)
        .filter(|(_, place)| !context.state.sources.is_refused(*place))
        .map(|(source, _)| state.order(source))
        .max()
        .unwrap_or(0);
    order = order.max(state.order(destination));
    let texture = matches!(instruction.opcode(), opcode::TEX | opcode::TEXKILL);
    let refused = texture && u32::from(order) > limit;
    order = if texture { order.saturating_add(1) } else { order.max(1) };
    if destination.register() == RegisterType::TEMP
        && let Some(slot) = context.state.texture_order.orders.get_mut(usize::from(destination.number()))
    {
        *slot = order;
    }
    if !refused {
        return Next::Continue;
    }
    let finding =
        context.finding(rule).map(|finding| finding.with("order", order - 1).with("limit", limit).with("cap", cap));
    context.push(finding)
}
