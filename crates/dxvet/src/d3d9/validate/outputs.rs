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
    /// The instruction that wrote each of oC0 to oC3 first.
    colors: [Option<u32>; 4],
    /// The instruction that wrote oDepth first.
    depth: Option<u32>,
    /// Components of o0 to o15 that were written without a declaration.
    pub seen: [Seen; 16],
}

/// Output components written without a declaration, and the last instruction that did it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seen {
    pub components: u8,
    pub instruction: u32,
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
    let sums_up = matches!(context.instruction.opcode(), opcode::DP3 | opcode::DP4);
    let whole = context.instruction.sources().find(|source| !source.is_replicate()).copied();
    if let Some(source) = whole.filter(|_| !sums_up) {
        report(context, &rules::SCALAR_OUTPUT_SOURCE, &source, &destination);
    }
    if destination.mask() != 15 && !context.blamed(&destination, &["mova-destination"]) {
        report(context, &rules::SCALAR_OUTPUT_MASK, &destination, &destination);
    }
    Next::Continue
}

/// Notes what vs_1_1 writes of oPos and oT.
pub(super) fn written(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination() else { return Next::Continue };
    let outputs = &mut context.state.outputs;
    match (destination.register(), destination.number()) {
        (RegisterType::RASTOUT, 0) => outputs.position |= destination.mask(),
        (RegisterType::OUTPUT, number) => {
            if let Some(written) = outputs.textures.get_mut(number as usize) {
                *written |= destination.mask();
            }
        }
        _ => {}
    }
    Next::Continue
}

/// The outputs of vs_1_1 at its end: texture coordinates without a gap, a whole position.
pub(super) fn complete(context: &mut Context<'_>) -> Next {
    for (number, written) in context.state.outputs.textures.into_iter().enumerate() {
        if !matches!(written, 0 | 1 | 3 | 7 | 15) {
            let finding = context.end_finding(&rules::TEXTURE_OUTPUT_GAP).map(|finding| {
                finding.with("register", format!("oT{number}")).with("components", names::mask(written))
            });
            context.push(finding);
        }
    }
    let finding = match context.state.outputs.position {
        15 => None,
        0 => context.end_finding(&rules::POSITION_OUTPUT_MISSING),
        written => context
            .end_finding(&rules::POSITION_OUTPUT_PARTIAL)
            .map(|finding| finding.with("components", names::mask(written))),
    };
    context.push(finding)
}

/// oC and oDepth of ps_2: whole, by a plain `mov`, and in ps_2_0 once.
pub(super) fn color_and_depth(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied() else { return Next::Continue };
    let moved = context.instruction.source(0).copied().filter(|_| context.instruction.opcode() == opcode::MOV);
    match (destination.register(), moved) {
        (RegisterType::COLOROUT, Some(source)) => color(context, &source, &destination),
        (RegisterType::COLOROUT, None) => {
            report(context, &rules::COLOR_OUTPUT_INSTRUCTION, &destination, &destination);
        }
        (RegisterType::DEPTHOUT, Some(source)) => depth(context, &source, &destination),
        (RegisterType::DEPTHOUT, None) => {
            report(context, &rules::DEPTH_OUTPUT_INSTRUCTION, &destination, &destination);
        }
        _ => {}
    }
    Next::Continue
}

fn color(context: &mut Context<'_>, source: &Operand, destination: &Operand) {
    let refused = context.state.sources.is_refused(0);
    if !refused && source.modifier().0 != 0 {
        report(context, &rules::COLOR_OUTPUT_MODIFIER, destination, destination);
    }
    if !refused && source.swizzle() != Operand::IDENTITY {
        report(context, &rules::COLOR_OUTPUT_SWIZZLE, destination, destination);
    }
    if destination.saturate() {
        report(context, &rules::SATURATE_COLOR, destination, destination);
    }
    if destination.mask() != 15 {
        report(context, &rules::COLOR_OUTPUT_MASK, destination, destination);
    }
    if let Some(first) = context.state.outputs.colors.get(destination.number() as usize).copied().flatten() {
        twice(context, &rules::COLOR_OUTPUT_TWICE, destination, first);
    } else if let Some(slot) = context.state.outputs.colors.get_mut(destination.number() as usize) {
        *slot = Some(context.index);
    }
}

fn depth(context: &mut Context<'_>, source: &Operand, destination: &Operand) {
    let refused = context.state.sources.is_refused(0);
    if !refused && source.modifier().0 != 0 {
        report(context, &rules::DEPTH_OUTPUT_MODIFIER, destination, destination);
    }
    if !refused && !source.is_replicate() {
        report(context, &rules::DEPTH_OUTPUT_SOURCE, source, destination);
    }
    if destination.saturate() {
        report(context, &rules::SATURATE_DEPTH, destination, destination);
    }
    depth_mask(context, destination);
    match context.state.outputs.depth {
        Some(first) => twice(context, &rules::DEPTH_OUTPUT_TWICE, destination, first),
        None => context.state.outputs.depth = Some(context.index),
    }
}

/// oDepth has no components, so its token names all; an empty mask has a rule of its own.
fn depth_mask(context: &mut Context<'_>, destination: &Operand) {
    if !matches!(destination.mask(), 0 | 15) {
        report(context, &rules::DEPTH_OUTPUT_MASK, destination, destination);
    }
}

fn twice(context: &mut Context<'_>, rule: &'static Rule, destination: &Operand, first: u32) {
    let finding = context.finding_at(rule, destination).map(|finding| {
        finding
            .with("register", names::register(context.profile, destination))
            .step(At::Instruction(first, None), "the first write stands here")
    });
    context.push(finding);
}

/// The color outputs of ps_2_0 at its end: oC0, and none left out.
pub(super) fn colors_at_end(context: &mut Context<'_>) -> Next {
    let written = context.state.outputs.colors.map(|write| write.is_some());
    if !written[0] {
        let finding = context.end_finding(&rules::COLOR_OUTPUT_MISSING);
        context.push(finding);
    }
    let highest = written.iter().rposition(|written| *written);
    let missing = written.iter().position(|written| !*written);
    if let (Some(highest), Some(missing)) =
        (highest, missing.filter(|missing| highest.is_some_and(|highest| highest > *missing)))
    {
        let finding = context
            .end_finding(&rules::COLOR_OUTPUT_GAP)
            .map(|finding| finding.with("register", format!("oC{highest}")).with("missing", format!("oC{missing}")));
        context.push(finding);
    }
    Next::Continue
}

/// oDepth of ps_3: one component, by an instruction that gives one.
pub(super) fn depth_3(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied() else { return Next::Continue };
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    if setup || destination.register() != RegisterType::DEPTHOUT {
        return Next::Continue;
    }
    depth_mask(context, &destination);
    match context.instruction.opcode() {
        opcode::DP3 | opcode::DP4 | opcode::DP2ADD => {}
        // rsq stands here because the reference has it so.
        opcode::NRM | opcode::CRS | opcode::SINCOS | opcode::RSQ | opcode::SETP | opcode::TEXKILL => {
            report(context, &rules::DEPTH_OUTPUT_INSTRUCTION, &destination, &destination);
        }
        opcode::TEX | opcode::TEXLDD | opcode::TEXLDL => {
            report(context, &rules::DEPTH_OUTPUT_INSTRUCTION, &destination, &destination);
        }
        _ if matrix::rows(context.instruction).is_some() => {
            report(context, &rules::DEPTH_OUTPUT_INSTRUCTION, &destination, &destination);
        }
        _ => {
            if let Some(source) = context.instruction.sources().find(|source| !source.is_replicate()).copied() {
                report(context, &rules::SCALAR_OUTPUT_SOURCE, &source, &destination);
            }
        }
    }
    Next::Continue
}

/// Outputs of vs_3_0: every written component is declared.
pub(super) fn declared(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied() else { return Next::Continue };
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    let output = destination.register() == RegisterType::OUTPUT && !destination.is_relative();
    if setup || !output || context.blamed(&destination, &["mova-destination"]) {
        return Next::Continue;
    }
    let number = destination.number();
    let declared = context.state.declarations.components(RegisterType::OUTPUT, number);
    let Some(seen) = context.state.outputs.seen.get_mut(number as usize) else { return Next::Continue };
    let missing = destination.mask() & !declared & !seen.components;
    if missing == 0 {
        return Next::Continue;
    }
    // From now on they count as declared: each component is reported once.
    *seen = Seen { components: seen.components | missing, instruction: context.index };
    let finding = context.finding_at(&rules::OUTPUT_UNDECLARED, &destination).map(|finding| {
        finding
            .with("register", names::register(context.profile, &destination))
            .with("components", names::mask(missing))
    });
    context.push(finding)
}

/// An index may reach any output, so the two with a meaning of their own must stand at the start.
pub(super) fn indexed(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied() else { return Next::Continue };
    if destination.register() != RegisterType::OUTPUT || !destination.is_relative() {
        return Next::Continue;
    }
    let Some(misplaced) = context.state.declarations.misplaced else { return Next::Continue };
    let finding = context.finding_at(&rules::INDEXED_OUTPUTS, &destination).map(|finding| {
        let semantic = names::semantic(misplaced.usage, misplaced.usage_index);
        finding
            .with("semantic", &semantic)
            .with("register", format!("o{}", misplaced.number))
            .step(At::Instruction(misplaced.instruction, None), format!("{semantic} is declared here"))
    });
    context.push(finding)
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
