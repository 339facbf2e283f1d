//! Which instruction exists where, and what stands before what.

use super::{Context, Current, Phase};
use crate::sm4::model::Stage;
use crate::tables::sm4_rules as rules;

/// The instruction exists in this model and stage.
pub(super) fn exists(context: &mut Context<'_>, current: &Current<'_>) {
    let op = current.op;
    let model = (context.version.0 & 0xFF) as u8;
    if model < op.since || model > op.until {
        let name = |model: u8| format!("{}.{}", model >> 4, model & 15);
        let range =
            if model < op.since { format!("from {} on", name(op.since)) } else { format!("up to {}", name(op.until)) };
        context.blame(&rules::OPCODE_MODEL, &[("name", &op.name), ("range", &range)]);
    } else if op.stages >> (context.stage as u8) & 1 == 0 {
        let all = [Stage::Pixel, Stage::Vertex, Stage::Geometry, Stage::Hull, Stage::Domain, Stage::Compute];
        let stages: Vec<&str> =
            all.into_iter().filter(|stage| op.stages >> (*stage as u8) & 1 != 0).map(Stage::name).collect();
        context.blame(&rules::OPCODE_STAGE, &[("name", &op.name), ("stages", &stages.join(", "))]);
    }
}

/// Declarations stand before the instructions of their program or phase.
pub(super) fn before_code(context: &mut Context<'_>, current: &Current<'_>) {
    // Custom data other than the immediate constant buffer may stand anywhere.
    let data = current.op.name == "customdata" && current.token.field(11, 21) != 3;
    if context.code && !data {
        let scope = if context.phase == Phase::None { "program" } else { "phase" };
        context.blame(&rules::DECLARATION_AFTER_CODE, &[("name", &current.op.name), ("scope", &scope)]);
    }
}
