//! Output registers: what may write them, and what the end of the shader asks of them.

use super::super::model::{Operand, RegisterType};
use super::super::op::opcode;
use super::{Context, Next, matrix, names};
use crate::rule::Rule;
use crate::tables::rules;

/// What is written so far.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Written components of oPos.
    position: u8,
    /// Written components of oT0 to oT7.
    textures: [u8; 8],
    /// Bit n for oCn.
    colors: u8,
    depth: bool,
}

fn name(context: &Context<'_>) -> &'static str {
    context.op.map_or("the instruction", |op| op.name)
}

fn report(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand, output: &Operand) {
    let finding = context.finding_at(rule, operand).map(|finding| {
        finding
            .with("name", name(context))
            .with("register", names::register(context.profile, operand))
            .with("mask", names::mask(output.mask()))
            .with("output", names::register(context.profile, output))
    });
    context.push(finding);
}

/// oFog and oPts before vs_3_0.
fn is_scalar(operand: &Operand) -> bool {
    operand.register() == RegisterType::RASTOUT && operand.number() != 0
}

/// One component for oFog and oPts.
pub(super) fn scalar(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied().filter(is_scalar) else {
        return Next::Continue;
    };
    if matrix::rows(context.instruction).is_some() {
        report(context, &rules::SCALAR_OUTPUT_MATRIX, &destination, &destination);
        return Next::Continue;
    }
    let vertex_1 = context.profile.major() < 2;
    match context.instruction.opcode() {
        opcode::DP3 | opcode::DP4 | opcode::DCL | opcode::DEF | opcode::DEFI | opcode::DEFB => {}
        opcode::LIT | opcode::DST | opcode::NRM | opcode::CRS | opcode::SINCOS => {
            report(context, &rules::SCALAR_OUTPUT_INSTRUCTION, &destination, &destination);
        }
        opcode::FRC if vertex_1 => {
            report(context, &rules::SCALAR_OUTPUT_INSTRUCTION, &destination, &destination);
        }
        _ => {
            if let Some(source) = context.instruction.sources().find(|source| !source.is_replicate()).copied() {
                report(context, &rules::SCALAR_OUTPUT_SOURCE, &source, &destination);
            }
        }
    }
    Next::Continue
}
