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

/// What the passes keep: declarations that came before what they are held against, each with its
/// instruction.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// Components of the location.
    location: Option<(u8, u32)>,
    /// Control points of an input.
    points: Vec<(u64, u32)>,
}

/// One declaration: the location has as many coordinates as the domain, and the points that come in
/// are all there.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let at = context.number;
    match (current.opcode, operand.register_type()) {
        (opcode::DCL_INPUT, register::DOMAIN) => {
            let mask = declared_mask(&operand);
            match context.stages.patch.domain {
                Some((domain, _)) => location(context, domain, mask, at),
                None => context.stages.domain.location = Some((mask, at)),
            }
        }
        (opcode::DCL_INPUT | opcode::DCL_INPUT_SIV, register::CONTROL_POINT_INPUT) => {
            let count = operand.index(0).map_or(0, |index| index.number());
            match context.stages.patch.inputs {
                Some((points, _)) => input(context, points, count, at),
                None => context.stages.domain.points.push((count, at)),
            }
        }
        _ => {}
    }
}

fn location(context: &mut Context<'_>, domain: u32, mask: u8, at: u32) {
    let most = if domain == TRIANGLE { 0b111 } else { 0b11 };
    if mask == 0 || mask & !most != 0 {
        let values: &[(&'static str, &dyn Display)] = &[
            ("components", &Mask(mask)),
            ("domain", &text(sm4_enums::DOMAIN, domain).unwrap_or("unknown")),
            ("most", &Mask(most)),
        ];
        context.blame_at(at, &rules::DS_LOCATION, values);
    }
}

fn input(context: &mut Context<'_>, points: u32, count: u64, at: u32) {
    if count != u64::from(points) {
        context.blame_at(at, &rules::DS_INPUT_POINTS, &[("count", &count), ("points", &points)]);
    }
}

/// One instruction.
pub(super) fn instruction(context: &mut Context<'_>, current: &Current<'_>) {
    let inputs = context.stages.patch.inputs;
    super::vertices(context, current, |_| inputs);
}

/// What only all declarations together show.
pub(super) fn end(context: &mut Context<'_>) {
    let State { location: early, points: inputs } = std::mem::take(&mut context.stages.domain);
    if let (Some((domain, _)), Some((mask, at))) = (context.stages.patch.domain, early) {
        location(context, domain, mask, at);
    }
    let Some((points, at)) = context.stages.patch.inputs else { return };
    for (count, at) in inputs {
        input(context, points, count, at);
    }
    let components: u32 = context.declared.control_points.iter().map(|register| register.mask.count_ones()).sum();
    let total = components * points;
    let limit = sm4_limits::CONTROL_POINT_SCALARS.value(context.version);
    if total > limit {
        let values: &[(&'static str, &dyn Display)] =
            &[("points", &points), ("components", &components), ("total", &total), ("limit", &limit)];
        context.blame_at(at, &rules::DS_INPUT_SCALARS, values);
    }
}
