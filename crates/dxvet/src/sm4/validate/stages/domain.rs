//! Domain shaders.

use super::super::declared::declared_mask;
use super::super::text::Mask;
use super::super::{Context, Current};
use super::patch::TRIANGLE;
use crate::names::text;
use crate::sm4::model::register;
use crate::sm4::op::opcode;
use crate::tables::{sm4_enums, sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// One declaration: the location has as many coordinates as the domain, and the points that come in
/// are all there.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    match (current.opcode, operand.register_type()) {
        (opcode::DCL_INPUT, register::DOMAIN) => {
            let mask = declared_mask(&operand);
            let Some((domain, _)) = context.stages.patch.domain else { return };
            let most = if domain == TRIANGLE { 0b111 } else { 0b11 };
            if mask == 0 || mask & !most != 0 {
                let values: &[(&'static str, &dyn Display)] = &[
                    ("components", &Mask(mask)),
                    ("domain", &text(sm4_enums::DOMAIN, domain).unwrap_or("unknown")),
                    ("most", &Mask(most)),
                ];
                context.blame_operand(&rules::DS_LOCATION, 0, values);
            }
        }
        (opcode::DCL_INPUT | opcode::DCL_INPUT_SIV, register::CONTROL_POINT_INPUT) => {
            let count = operand.index(0).map_or(0, |index| index.number());
            let Some((points, _)) = context.stages.patch.inputs else { return };
            if count != u64::from(points) {
                context.blame_operand(&rules::DS_INPUT_POINTS, 0, &[("count", &count), ("points", &points)]);
            }
        }
        _ => {}
    }
}

/// One instruction.
pub(super) fn instruction(context: &mut Context<'_>, current: &Current<'_>) {
    let inputs = context.stages.patch.inputs;
    super::vertices(context, current, |_| inputs);
}

/// What only all declarations together show.
pub(super) fn end(context: &mut Context<'_>) {
    let Some((points, at)) = context.stages.patch.inputs else { return };
    let components: u32 = context.declared.control_points.iter().map(|register| register.mask.count_ones()).sum();
    let total = components * points;
    let limit = sm4_limits::CONTROL_POINT_SCALARS.value(context.version);
    if total > limit {
        let values: &[(&'static str, &dyn Display)] =
            &[("points", &points), ("components", &components), ("total", &total), ("limit", &limit)];
        context.blame_at(at, &rules::DS_INPUT_SCALARS, values);
    }
}
