//! Reads of registers that were not declared, or not written before.

use super::super::model::{Operand, RegisterType};
use super::super::op::opcode;
use super::{Context, Next, matrix, names, reads};
use crate::diagnostic::At;
use crate::profile::Family;
use crate::rule::Rule;
use crate::tables::rules;

/// What is written so far, for the profiles that check it.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Written components of each temporary register.
    written: [u8; 32],
    /// Components that a `sincos` destroyed, and the last such instruction.
    clobbered: [(u8, u32); 32],
}

/// The registers an operand stands for: rows of a matrix, or one.
fn rows(context: &Context<'_>, position: usize, operand: &Operand) -> Option<u16> {
    if position != 1 {
        return Some(1);
    }
    match matrix::rows(context.instruction) {
        Some(_) if matrix::leaves_file(context.profile, context.instruction, operand) => None,
        Some(rows) => Some(rows),
        None => Some(1),
    }
}

/// Every operand that is read: declared, and written before.
pub(super) fn sources(context: &mut Context<'_>) -> Next {
    if matches!(context.instruction.opcode(), opcode::DCL | opcode::DEF | opcode::DEFI | opcode::DEFB) {
        return Next::Continue;
    }
    let instruction = context.instruction;
    let read = instruction.operands.iter().filter(|operand| reads::is_read(instruction, operand));
    for (position, operand) in read.enumerate() {
        source(context, position, operand);
    }
    Next::Continue
}

/// One operand that is read.
pub(super) fn source(context: &mut Context<'_>, position: usize, operand: &Operand) {
    // An operand that was refused is not looked at again.
    if operand.is_relative() || context.blamed(operand) {
        return;
    }
    let Some(rows) = rows(context, position, operand) else { return };
    let components = reads::components(context, position, operand);
    for row in 0..rows {
        let number = operand.number() + row;
        match operand.register() {
            RegisterType::TEMP => temporary(context, operand, number, components),
            RegisterType::INPUT => input(context, operand, number, components),
            RegisterType::TEXTURE if context.profile.is_pixel() => input(context, operand, number, components),
            RegisterType::MISCTYPE if number == 0 => position_input(context, operand, components),
            RegisterType::MISCTYPE => face(context, operand),
            _ => {}
        }
    }
}

fn report(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand, number: u16, components: u8) {
    let finding = context.finding_at(rule, operand).map(|finding| {
        let row = Operand { token: operand.token & !0x7FF | u32::from(number), ..*operand };
        finding.with("register", names::register(context.profile, &row)).with("components", names::mask(components))
    });
    context.push(finding);
}

fn input(context: &mut Context<'_>, operand: &Operand, number: u16, components: u8) {
    let rule = match context.profile.family() {
        Family::Vs1 => &rules::REGISTER_UNSET,
        _ => &rules::INPUT_UNDECLARED,
    };
    // vs_2 declares whole registers, and looks at the first row of a matrix once for each row.
    let (number, components) = match context.profile.family() {
        Family::Vs2 => (operand.number(), 15),
        _ => (number, components),
    };
    let missing = components & !context.state.declarations.components(operand.register(), number);
    if missing != 0 {
        report(context, rule, operand, number, missing);
    }
}

fn position_input(context: &mut Context<'_>, operand: &Operand, components: u8) {
    if components & !3 != 0 {
        report(context, &rules::POSITION_COMPONENT, operand, 0, components & !3);
    }
    let missing = components & 3 & !context.state.declarations.components(RegisterType::MISCTYPE, 0);
    if missing != 0 {
        report(context, &rules::POSITION_UNDECLARED, operand, 0, missing);
    }
}

fn face(context: &mut Context<'_>, operand: &Operand) {
    if context.state.declarations.of(RegisterType::MISCTYPE, 1).next().is_none() {
        report(context, &rules::FACE_UNDECLARED, operand, 1, 1);
    }
}

fn temporary(context: &mut Context<'_>, operand: &Operand, number: u16, components: u8) {
    if rules::REGISTER_UNSET.code(context.profile).is_none() {
        return;
    }
    let state = &context.state.initialisation;
    let Some(written) = state.written.get(number as usize) else { return };
    let missing = components & !written;
    if missing == 0 {
        return;
    }
    let (clobbered, by) = state.clobbered[number as usize];
    report(context, &rules::REGISTER_UNSET, operand, number, missing);
    for component in (0..4).filter(|component| missing & clobbered & 1 << component != 0) {
        let finding = context.finding_at(&rules::REGISTER_CLOBBERED, operand).map(|finding| {
            let row = Operand { token: operand.token & !0x7FF | u32::from(number), ..*operand };
            finding
                .with("register", names::register(context.profile, &row))
                .with("components", names::mask(1 << component))
                .step(At::Instruction(by, None), "this sincos destroys the components of .xyz that it does not write")
        });
        context.push(finding);
    }
}

/// Notes what the instruction writes.
pub(super) fn written(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination() else { return Next::Continue };
    let temporary = destination.register() == RegisterType::TEMP && context.instruction.opcode() != opcode::TEXKILL;
    // A destination that was refused counts as not written.
    if !temporary || context.blamed(destination) {
        return Next::Continue;
    }
    let (number, mask) = (destination.number() as usize, destination.mask());
    let state = &mut context.state.initialisation;
    let (Some(written), Some(clobbered)) = (state.written.get_mut(number), state.clobbered.get_mut(number)) else {
        return Next::Continue;
    };
    if context.instruction.opcode() == opcode::SINCOS {
        *clobbered = ((clobbered.0 | *written) & 7 & !mask, context.index);
        *written &= !7;
    }
    *written |= mask;
    clobbered.0 &= !mask;
    Next::Continue
}

/// Samplers of texture instructions: declared.
pub(super) fn samplers(context: &mut Context<'_>) -> Next {
    let instruction = context.instruction;
    for operand in instruction.sources().filter(|operand| operand.register() == RegisterType::SAMPLER) {
        if context.state.declarations.of(RegisterType::SAMPLER, operand.number()).next().is_none() {
            report(context, &rules::SAMPLER_UNDECLARED, operand, operand.number(), 0);
        }
    }
    Next::Continue
}
