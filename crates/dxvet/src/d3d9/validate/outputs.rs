//! Output registers: what may write them, and what the end of the shader asks of them.

use super::super::model::{Operand, RegisterType};
use super::super::op::{Kind, opcode};
use super::declarations::usage;
use super::{Context, Next, matrix, names};
use crate::diagnostic::At;
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
    /// Components of o0 to o15 that were written.
    seen: [u8; 16],
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

/// oFog and oPts before vs_3_0; from then on the output that is declared as psize0.
pub(super) fn is_scalar(context: &Context<'_>, operand: &Operand) -> bool {
    match operand.register() {
        RegisterType::RASTOUT => operand.number() != 0,
        RegisterType::OUTPUT if context.profile.major() >= 3 => context.state.declarations.is_point_size(operand),
        _ => false,
    }
}

/// One component for a scalar output.
pub(super) fn scalar(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied() else { return Next::Continue };
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    if setup || !is_scalar(context, &destination) {
        return Next::Continue;
    }
    if matrix::rows(context.instruction).is_some() {
        report(context, &rules::SCALAR_OUTPUT_MATRIX, &destination, &destination);
        return Next::Continue;
    }
    let refused = match context.instruction.opcode() {
        opcode::LIT | opcode::DST | opcode::NRM | opcode::CRS | opcode::SINCOS | opcode::TEXLDL => true,
        opcode::FRC => context.profile.major() < 2,
        _ => false,
    };
    if refused {
        report(context, &rules::SCALAR_OUTPUT_INSTRUCTION, &destination, &destination);
        return Next::Continue;
    }
    if !matches!(context.instruction.opcode(), opcode::DP3 | opcode::DP4) {
        if let Some(source) = context.instruction.sources().find(|source| !source.is_replicate()).copied() {
            report(context, &rules::SCALAR_OUTPUT_SOURCE, &source, &destination);
        }
    }
    if destination.mask() != 15 && !context.blamed(&destination) {
        report(context, &rules::SCALAR_OUTPUT_MASK, &destination, &destination);
    }
    Next::Continue
}

/// Outputs of vs_3_0: every written component is declared, and indexing leaves position and
/// point size alone.
pub(super) fn declared(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied() else { return Next::Continue };
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    if setup || destination.register() != RegisterType::OUTPUT || context.blamed(&destination) {
        return Next::Continue;
    }
    if destination.is_relative() {
        indexed(context, &destination);
        return Next::Continue;
    }
    // Each component is reported once.
    let number = destination.number();
    let declared = context.state.declarations.components(RegisterType::OUTPUT, number);
    let Some(seen) = context.state.outputs.seen.get_mut(number as usize) else { return Next::Continue };
    let missing = destination.mask() & !declared & !*seen;
    *seen |= destination.mask();
    if missing != 0 {
        let finding = context.finding_at(&rules::OUTPUT_UNDECLARED, &destination).map(|finding| {
            finding
                .with("register", names::register(context.profile, &destination))
                .with("components", names::mask(missing))
        });
        context.push(finding);
    }
    Next::Continue
}

/// An index may reach any output, so the two with a meaning of their own must stand at the start.
fn indexed(context: &mut Context<'_>, destination: &Operand) {
    let list = &context.state.declarations.list;
    let misplaced = list.iter().find(|old| {
        let home = match (old.usage, old.usage_index) {
            (usage::POSITION, 0) => 0,
            (usage::PSIZE, 0) => 1,
            _ => return false,
        };
        old.register == RegisterType::OUTPUT && old.number != home
    });
    let Some(misplaced) = misplaced.copied() else { return };
    let finding = context.finding_at(&rules::INDEXED_OUTPUTS, destination).map(|finding| {
        let semantic = names::semantic(misplaced.usage, misplaced.usage_index);
        finding
            .with("semantic", &semantic)
            .with("register", format!("o{}", misplaced.number))
            .step(At::Instruction(misplaced.instruction, None), format!("{semantic} is declared here"))
    });
    context.push(finding);
}

/// Number of output registers of vs_3_0.
pub(super) fn count(context: &mut Context<'_>) -> Next {
    let declarations = &context.state.declarations;
    let mut registers = 0u32;
    let mut point_size = false;
    for old in declarations.list.iter().filter(|old| old.register == RegisterType::OUTPUT) {
        registers |= 1 << (old.number & 31);
        point_size |= (old.usage, old.usage_index) == (usage::PSIZE, 0);
    }
    let (count, limit) = (registers.count_ones(), if point_size { 12 } else { 11 });
    if count > limit {
        let finding = context
            .end_finding(&rules::TOO_MANY_OUTPUTS)
            .map(|finding| finding.with("count", count).with("limit", limit));
        context.push(finding);
    }
    Next::Continue
}
