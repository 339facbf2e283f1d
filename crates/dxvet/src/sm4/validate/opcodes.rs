//! Which instruction exists where, and what stands before what.

use super::usual::Plan;
use super::{Context, Current, Phase};
use crate::sm4::model::Stage;
use crate::sm4::op::{Kind, Op, opcode};
use crate::tables::sm4_rules as rules;

/// Class of custom data that declares immediate constants.
pub(super) const IMMEDIATE_CONSTANTS: u32 = 3;
/// Class of custom data that carries a message of the shader.
const SHADER_MESSAGE: u32 = 4;

/// A model as `5.0`.
fn model_name(model: u8) -> String {
    format!("{}.{}", model >> 4, model & 15)
}

/// The names of a set of stages.
pub(super) fn stage_names(stages: u8) -> String {
    let all =
        [Stage::Pixel, Stage::Vertex, Stage::Geometry, Stage::Hull, Stage::Domain, Stage::Compute, Stage::Library];
    let names: Vec<&str> = all.into_iter().filter(|stage| stages >> (*stage as u8) & 1 != 0).map(Stage::name).collect();
    names.join(", ")
}

/// The stage exists in this model.
pub(super) fn program(context: &mut Context<'_>) {
    let (first, last) = match context.stage {
        Stage::Hull | Stage::Domain => (0x50, 0x51),
        Stage::Library => (0x40, 0x50),
        _ => (0x40, 0x51),
    };
    let model = (context.version.0 & 0xFF) as u8;
    if !(first..=last).contains(&model) {
        let range = format!("from {} to {}", model_name(first), model_name(last));
        context.blame_program(&rules::MODEL_OF_STAGE, &[("stage", &context.stage.name()), ("range", &range)]);
    }
}

/// The instruction exists in this model and stage.
#[inline]
pub(super) fn exists(context: &mut Context<'_>, current: &Current<'_>) {
    if !Plan::of(current.opcode).exists(context.cell) {
        missing(context, current.op);
    }
}

#[cold]
fn missing(context: &mut Context<'_>, op: &'static Op) {
    let model = (context.version.0 & 0xFF) as u8;
    let stages = if model < 0x50 { op.stages_4 } else { op.stages };
    if model >= op.since && model <= op.until {
        let names = stage_names(stages & 0x3F);
        context.blame(&rules::OPCODE_STAGE, &[("name", &op.name), ("stages", &names)]);
        return;
    }
    let (name, range) = match op.kind {
        Kind::Reserved => (format!("opcode {}", op.number), "in no model".to_owned()),
        _ if model < op.since => (op.name.to_owned(), format!("from {} on", model_name(op.since))),
        _ => (op.name.to_owned(), format!("up to {}", model_name(op.until))),
    };
    context.blame(&rules::OPCODE_MODEL, &[("name", &name), ("range", &range)]);
}

/// Declarations stand before the instructions of their program or phase.
pub(super) fn before_code(context: &mut Context<'_>, current: &Current<'_>) {
    // Custom data other than the immediate constant buffer may stand anywhere.
    if !context.code || current.op.kind == Kind::Data && current.token.field(11, 21) != IMMEDIATE_CONSTANTS {
        return;
    }
    let scope = if context.phase == Phase::None { "program" } else { "phase" };
    context.blame(&rules::DECLARATION_AFTER_CODE, &[("name", &current.op.name), ("scope", &scope)]);
}

/// Custom data is of a known class, and of one that the model has.
pub(super) fn custom_data(context: &mut Context<'_>, current: &Current<'_>) {
    let class = current.token.field(11, 21);
    if class > SHADER_MESSAGE {
        context.blame(&rules::CUSTOM_DATA_CLASS, &[("class", &class)]);
    }
}

/// How a phase of a hull shader ends, at the marker of the next one.
pub(super) fn last_of_phase(context: &mut Context<'_>) {
    if context.blocks.after(opcode::RETC) {
        let name = Op::find(opcode::RETC).map_or("", |op| op.name);
        let values: &[(&'static str, &dyn std::fmt::Display)] = &[("what", &"the phase"), ("name", &name)];
        context.blame_at(context.number.saturating_sub(1), &rules::LAST_RETURN_CONDITIONAL, values);
    }
}

/// How a program with subroutines ends.
pub(super) fn last(context: &mut Context<'_>) {
    let program = context.program;
    let Some(last) = (0..program.len()).rev().find(|number| {
        program.get(*number).and_then(|instruction| instruction.op()).is_some_and(|op| op.kind == Kind::Instruction)
    }) else {
        return;
    };
    let Some(op) = program.get(last).and_then(|instruction| instruction.op()) else { return };
    if context.calls.has_labels() && op.number != opcode::RET {
        context.blame_at(last as u32, &rules::LAST_INSTRUCTION, &[("name", &op.name)]);
    } else if op.number == opcode::RETC {
        context.blame_at(last as u32, &rules::LAST_RETURN_CONDITIONAL, &[("what", &"the program"), ("name", &op.name)]);
    }
}
