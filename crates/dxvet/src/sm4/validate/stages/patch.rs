//! What hull and domain shaders declare about their patch.

use super::super::declared::{REGISTERS, attribute_number, declared_mask};
use super::super::text::system_value;
use super::super::{Context, Current};
use crate::names::text;
use crate::sm4::model::{Stage, register};
use crate::sm4::op::opcode;
use crate::tables::{sm4_enums, sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// Tessellation domains.
pub(super) const ISOLINE: u32 = 1;
pub(super) const TRIANGLE: u32 = 2;
pub(super) const QUAD: u32 = 3;

/// The groups of tessellation factors: their domain and the system values in the order of their
/// registers.
pub(super) const FACTORS: [(u32, &[u32]); 5] =
    [(QUAD, &[11, 12, 13, 14]), (QUAD, &[15, 16]), (TRIANGLE, &[17, 18, 19]), (TRIANGLE, &[20]), (ISOLINE, &[22, 21])];

/// The system values of tessellation factors.
pub(super) const FACTOR_VALUES: std::ops::RangeInclusive<u32> = 11..=22;

/// What is declared of the patch: a number, and the instruction that declares it.
pub(super) type Declared = Option<(u32, u32)>;

/// What the passes keep.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// Control points that come in.
    pub(super) inputs: Declared,
    /// Tessellation domain.
    pub(super) domain: Declared,
    /// Factors declared: register, component, and the instruction, by system value.
    pub(super) factors: [Option<(u32, u8, u32)>; 23],
}

/// One declaration.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    match current.opcode {
        opcode::DCL_INPUT_CONTROL_POINT_COUNT => {
            let count = current.token.field(11, 6);
            let before = context.stages.patch.inputs;
            if once(context, before, &"dcl_input_control_point_count") {
                context.stages.patch.inputs = Some((count, context.number));
                points(context, count, &"come in");
                if count == 0 {
                    context.blame(&rules::PATCH_NO_INPUT_POINTS, &[]);
                }
            }
        }
        opcode::DCL_TESSELLATOR_DOMAIN => {
            let domain = current.token.field(11, 2);
            let before = context.stages.patch.domain;
            if once(context, before, &"dcl_tessellator_domain") {
                context.stages.patch.domain = Some((domain, context.number));
                if domain == 0 {
                    context.blame(&rules::PATCH_STATE_UNKNOWN, &[("what", &"domain"), ("number", &domain)]);
                }
            }
        }
        opcode::DCL_OUTPUT_SIV | opcode::DCL_INPUT_SIV => factor(context, current),
        _ => {}
    }
}

/// Whether a declaration is the first of its kind; reports it if not.
pub(super) fn once(context: &mut Context<'_>, before: Declared, name: &dyn Display) -> bool {
    if let Some((first, _)) = before {
        context.blame(&rules::PATCH_STATE_REPEATED, &[("name", name), ("first", &first)]);
    }
    before.is_none()
}

/// A number of control points.
pub(super) fn points(context: &mut Context<'_>, count: u32, direction: &dyn Display) {
    let limit = sm4_limits::CONTROL_POINTS.value(context.version);
    if count > limit {
        let values: &[(&'static str, &dyn Display)] = &[("count", &count), ("direction", direction), ("limit", &limit)];
        context.blame(&rules::PATCH_POINTS, values);
    }
}

/// A tessellation factor: of the domain, which may be declared later.
fn factor(context: &mut Context<'_>, current: &Current<'_>) {
    let value = current.word(0);
    if !FACTOR_VALUES.contains(&value) {
        return;
    }
    let operand = current.first();
    let kind = operand.register_type();
    // Only what a hull shader writes, or a domain shader reads, is laid out here.
    let wanted = if context.stage == Stage::Hull { register::OUTPUT } else { register::PATCH_CONSTANT };
    let Some(number) = attribute_number(&operand).filter(|number| kind == wanted && *number < REGISTERS as u32) else {
        return;
    };
    let mask = declared_mask(&operand);
    let component = mask.trailing_zeros().min(3) as u8;
    let at = context.number;
    context.stages.patch.factors[value as usize].get_or_insert((number, component, at));
}

/// What only all declarations together show.
pub(super) fn end(context: &mut Context<'_>) {
    if context.stages.patch.inputs.is_none() {
        context.blame_program(&rules::PATCH_STATE_MISSING, &[("name", &"dcl_input_control_point_count")]);
    }
    let Some((domain, _)) = context.stages.patch.domain else {
        context.blame_program(&rules::PATCH_STATE_MISSING, &[("name", &"dcl_tessellator_domain")]);
        return;
    };
    for (own, values) in FACTORS {
        for value in values {
            if let Some((_, _, at)) = context.stages.patch.factors[*value as usize]
                && own != domain
                && domain != 0
            {
                let shown = text(sm4_enums::DOMAIN, domain).unwrap_or("unknown");
                let values: &[(&'static str, &dyn Display)] = &[("value", &system_value(*value)), ("domain", &shown)];
                context.blame_at(at, &rules::PATCH_FACTOR_DOMAIN, values);
            }
        }
        if own == domain {
            consecutive(context, values);
        }
    }
}

/// The factors of a group stand in registers one after the other, in the same component.
fn consecutive(context: &mut Context<'_>, values: &[u32]) {
    let place = |context: &Context<'_>, value: u32| context.stages.patch.factors[value as usize];
    let Some(first) = values.iter().position(|value| place(context, *value).is_some()) else { return };
    let Some((start, component, _)) = place(context, values[first]) else { return };
    for (distance, value) in values.iter().enumerate().skip(first + 1) {
        let Some((number, own, at)) = place(context, *value) else { continue };
        let wanted = start + (distance - first) as u32;
        if number != wanted || own != component {
            let letter = |component: u8| ["x", "y", "z", "w"][usize::from(component & 3)];
            let values: &[(&'static str, &dyn Display)] = &[
                ("value", &system_value(*value)),
                ("found", &format_args!("{number}.{}", letter(own))),
                ("wanted", &format_args!("{wanted}.{}", letter(component))),
            ];
            context.blame_at(at, &rules::PATCH_FACTOR_PLACE, values);
            return;
        }
    }
}
