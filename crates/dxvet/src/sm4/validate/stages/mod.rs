//! Rules of single stages: which pass each of them takes part in.

mod compute;
mod domain;
mod geometry;
mod hull;
mod patch;
mod pixel;

use super::text::Named;
use super::{Context, Current};
use crate::sm4::model::{Index, Stage, register};
use crate::sm4::op::opcode;
use crate::tables::sm4_rules as rules;
use std::fmt::Display;

/// What the passes of single stages keep.
#[derive(Clone, Debug, Default)]
pub struct State {
    geometry: geometry::State,
    patch: patch::State,
    hull: hull::State,
    domain: domain::State,
    pixel: pixel::State,
    compute: compute::State,
}

/// Passes over declarations; what the declaration declares is not yet in [`Context::declared`].
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    match context.stage {
        Stage::Geometry => geometry::declaration(context, current),
        Stage::Hull => {
            patch::declaration(context, current);
            hull::declaration(context, current);
        }
        Stage::Domain => {
            patch::declaration(context, current);
            domain::declaration(context, current);
        }
        Stage::Pixel => pixel::declaration(context, current),
        Stage::Compute => compute::declaration(context, current),
        Stage::Vertex | Stage::Library => {}
    }
}

/// Passes over instructions.
pub(super) fn instruction(context: &mut Context<'_>, current: &Current<'_>) {
    match context.stage {
        Stage::Geometry => geometry::instruction(context, current),
        Stage::Hull => hull::instruction(context, current),
        Stage::Domain => domain::instruction(context, current),
        Stage::Pixel => pixel::instruction(context, current),
        _ => {}
    }
}

/// Whether a vertex or control point of this number exists, or nothing says how many there are.
pub(super) fn has_vertex(context: &Context<'_>, kind: u8, vertex: u32) -> bool {
    let count = match context.stage {
        Stage::Geometry => geometry::vertices(context),
        Stage::Hull => hull::vertices(context, kind),
        _ => return false,
    };
    count.is_none_or(|(count, _)| vertex < count)
}

/// What [`declaration`] does with an input or output without system value: `mode` is its
/// interpolation. No, where there may be something to say of it.
pub(super) fn declares(context: &mut Context<'_>, number: u16, register: u32, mode: u32) -> bool {
    match (context.stage, number) {
        (Stage::Vertex, _) => true,
        (Stage::Pixel, opcode::DCL_OUTPUT) => true,
        (Stage::Pixel, opcode::DCL_INPUT_PS) => pixel::interpolates(context, register, mode),
        (Stage::Geometry, opcode::DCL_OUTPUT) => {
            geometry::declares(context);
            true
        }
        _ => false,
    }
}

/// What [`instruction`] does in a geometry shader with an output that is written.
pub(super) fn writes(context: &mut Context<'_>, number: u32, mask: u8) {
    geometry::writes(context, number, mask);
}

/// What [`instruction`] does in a geometry shader with an instruction of the flow of control.
pub(super) fn branches(context: &mut Context<'_>) {
    geometry::branches(context);
}

/// The vertex or control point that an operand names by number exists: `count` says, for a register
/// type, how many there are.
fn vertices(context: &mut Context<'_>, current: &Current<'_>, count: impl Fn(u8) -> patch::Declared) {
    for (place, operand) in current.operands().iter().enumerate() {
        let kind = operand.register_type();
        let has_vertices =
            matches!(kind, register::INPUT | register::CONTROL_POINT_INPUT | register::CONTROL_POINT_OUTPUT);
        if !has_vertices || operand.token().index_count() != 2 {
            continue;
        }
        if let (Some(Index::Word(vertex)), Some((count, _))) = (operand.index(0), count(kind))
            && vertex >= count
        {
            let values: &[(&'static str, &dyn Display)] =
                &[("vertex", &vertex), ("register", &Named(*operand, context.version)), ("count", &count)];
            context.blame_operand(&rules::VERTEX_BOUNDS, place, values);
        }
    }
}

/// Passes over the markers of hull shader phases; [`Context::phase`] is the new phase.
pub(super) fn phase(context: &mut Context<'_>, current: &Current<'_>) {
    hull::phase(context, current);
}

/// At the end of each phase of a hull shader, and of any other program.
pub(super) fn end_of_phase(context: &mut Context<'_>) {
    if context.stage == Stage::Hull {
        hull::end_of_phase(context);
    }
}

/// At the end of the program.
pub(super) fn end(context: &mut Context<'_>) {
    match context.stage {
        Stage::Geometry => geometry::end(context),
        Stage::Hull => {
            patch::end(context);
            hull::end(context);
        }
        Stage::Domain => {
            patch::end(context);
            domain::end(context);
        }
        Stage::Pixel => pixel::end(context),
        Stage::Compute => compute::end(context),
        Stage::Vertex | Stage::Library => {}
    }
}
