//! Reads of registers that were not declared, or not written before.

use super::super::model::{Operand, RegisterType};
use super::super::op::{Kind, opcode};
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
    /// Whether a0.x was written.
    address: bool,
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

/// One operand that is read.
pub(super) fn source(context: &mut Context<'_>, position: usize, operand: &Operand) {
    if operand.register() == RegisterType::SAMPLER {
        return sampler(context, operand);
    }
    // Most operands are constants, or temporaries in profiles that do not ask.
    let asked = match operand.register() {
        RegisterType::TEMP => rules::REGISTER_UNSET.code(context.profile).is_some(),
        RegisterType::INPUT | RegisterType::TEXTURE | RegisterType::MISCTYPE => true,
        _ => matrix::rows(context.instruction).is_some(),
    };
    if !asked {
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

/// The register that `texkill` tests.
pub(super) fn tested(context: &mut Context<'_>, operand: &Operand) {
    if operand.register() != RegisterType::SAMPLER {
        source(context, 0, operand);
    }
}

/// The address register of a relative operand; only vs_1_1 asks whether it was written.
pub(super) fn address(context: &mut Context<'_>, operand: &Operand) {
    if context.profile.family() == Family::Vs1 && !context.state.initialisation.address {
        report(context, &rules::ADDRESS_UNSET, operand, operand.number(), 1);
    }
}

fn sampler(context: &mut Context<'_>, operand: &Operand) {
    if context.state.declarations.of(RegisterType::SAMPLER, operand.number()).next().is_none() {
        report(context, &rules::SAMPLER_UNDECLARED, operand, operand.number(), 0);
    }
}

/// Each gradient of ps_3 asks for the sampler again.
pub(super) fn gradient(context: &mut Context<'_>) {
    let sampler_operand = context.instruction.source(1).copied();
    if let Some(operand) = sampler_operand.filter(|operand| operand.register() == RegisterType::SAMPLER) {
        sampler(context, &operand);
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
        Family::Vs2 => (operand.number(), if components == 0 { 0 } else { 15 }),
        _ => (number, components),
    };
    let missing = components & !context.state.declarations.components(operand.register(), number);
    if missing != 0 {
        report(context, rule, operand, number, missing);
    }
}

fn position_input(context: &mut Context<'_>, operand: &Operand, components: u8) {
    let missing = components & 3 & !context.state.declarations.components(RegisterType::MISCTYPE, 0);
    if missing != 0 {
        report(context, &rules::POSITION_UNDECLARED, operand, 0, missing);
    } else if components & !3 != 0 && !reads::is_scalar(context.instruction) {
        report(context, &rules::POSITION_COMPONENT, operand, 0, components & !3);
    }
}

fn face(context: &mut Context<'_>, operand: &Operand) {
    if context.state.declarations.of(RegisterType::MISCTYPE, 1).next().is_some() {
        return;
    }
    // The second row of a matrix that starts at vPos.
    let rule = if operand.number() == 0 { &rules::POSITION_UNDECLARED } else { &rules::FACE_UNDECLARED };
    report(context, rule, operand, operand.number(), 1);
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

/// Rules after which a destination counts as written all the same.
const WRITTEN_ALL_THE_SAME: &[&str] = &["sincos-mask", "frc-mask", "address-register-writer", "address-register-mask"];

/// Notes what the instruction writes. A destination that was refused counts as not written.
pub(super) fn written(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination() else { return Next::Continue };
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    let tested = context.instruction.opcode() == opcode::TEXKILL;
    if setup || tested || context.blamed(destination, WRITTEN_ALL_THE_SAME) {
        return Next::Continue;
    }
    match destination.register() {
        RegisterType::ADDRESS if destination.mask() & 1 != 0 => context.state.initialisation.address = true,
        RegisterType::TEMP => temporary_written(context, destination),
        _ => {}
    }
    Next::Continue
}

fn temporary_written(context: &mut Context<'_>, destination: &Operand) {
    let (number, mask) = (destination.number() as usize, destination.mask());
    let state = &mut context.state.initialisation;
    let (Some(written), Some(clobbered)) = (state.written.get_mut(number), state.clobbered.get_mut(number)) else {
        return;
    };
    *written |= mask;
    clobbered.0 &= !mask;
    if context.instruction.opcode() == opcode::SINCOS {
        let destroyed = *written & 7 & !(mask & 3);
        *written &= !destroyed;
        *clobbered = (clobbered.0 | destroyed, context.index);
    }
}
