//! Which components an instruction reads of its operands.

use super::usual::Plan;
use super::{Context, Current};
use crate::sm4::model::{Components, Operand};
use crate::sm4::op::{Form, MaskRule, Parameter};
use crate::tables::sm4_operands as forms;

/// The components that an operand names where it is read at the positions in `positions`.
pub(super) fn picked(operand: &Operand<'_>, positions: u8) -> u8 {
    match operand.components() {
        Components::Swizzle(swizzle) => {
            let at = |place: u8| (positions >> place & 1) << (swizzle >> (2 * place) & 3);
            at(0) | at(1) | at(2) | at(3)
        }
        Components::Select(component) => 1 << component,
        Components::Mask(mask) => mask & positions,
        Components::One => 1,
        Components::Zero | Components::Other(_) => 0,
    }
}

/// The components that an operand writes.
pub(super) fn written(operand: &Operand<'_>) -> u8 {
    match operand.components() {
        Components::Mask(mask) => mask,
        Components::One => 1,
        _ => 0,
    }
}

/// Whether it is this very row.
pub(super) fn is(form: &'static Form, row: &'static Form) -> bool {
    std::ptr::eq(form, row)
}

/// Whether an operand of this form is written.
pub(super) fn is_written(form: &'static Form) -> bool {
    form.mask != MaskRule::Any && !is(form, &forms::STORE) && !is(form, &forms::VIEW_STORE)
}

/// The positions at which an instruction surely reads its vector sources.
pub(super) fn positions(current: &Current<'_>, plan: &Plan) -> u8 {
    if plan.positions != 0 {
        return plan.positions;
    }
    if plan.results == 1 {
        return written(&current.first());
    }
    let masks = current.operands().iter().enumerate();
    masks.filter(|(place, _)| plan.results >> place & 1 != 0).fold(0, |all, (_, operand)| all | written(operand))
}

/// The positions at which an instruction reads operand `place`, as far as it is sure.
pub(super) fn read_at(context: &Context<'_>, current: &Current<'_>, place: usize, positions: u8) -> u8 {
    let Some(form) = current.op.forms.get(place) else { return 1 };
    if is(form, &forms::SOURCE) {
        let own = current.op.parameters.get(place) == Some(&Parameter::Source);
        return if own { positions } else { positions & 1 };
    }
    if is(form, &forms::ADDRESS) {
        let first = current.op.forms.iter().position(|form| is(form, &forms::ADDRESS));
        let count = if first == Some(place) { context.coordinates.0 } else { context.coordinates.1 };
        return (1 << count.min(4)) - 1;
    }
    if is(form, &forms::CONDITION) || is(form, &forms::ATTRIBUTE) {
        return positions;
    }
    if is(form, &forms::DOUBLE) { 0b11 } else { 1 }
}
