//! The matrix instructions `m4x4`, `m4x3`, `m3x4`, `m3x3`, `m3x2`: each row of the matrix is a
//! register of its own, counted up from the second operand.

use super::super::model::{Instruction, Operand, RegisterType};
use super::super::op::opcode;
use super::{Context, Next, names, outputs, reads};
use crate::profile::{Family, Profile};
use crate::tables::rules;

/// Rows that the matrix instruction reads; `None` for every other instruction.
pub(super) fn rows(instruction: &Instruction) -> Option<u16> {
    match instruction.opcode() {
        opcode::M4X4 | opcode::M3X4 => Some(4),
        opcode::M4X3 | opcode::M3X3 => Some(3),
        opcode::M3X2 => Some(2),
        _ => None,
    }
}

/// How many registers a file has, where the reference counts the rows of a matrix against it.
fn file_size(profile: Profile, register: RegisterType) -> Option<u16> {
    Some(match (register, profile) {
        (RegisterType::TEMP, Profile::Vs10 | Profile::Vs11 | Profile::Vs20 | Profile::Ps20) => 12,
        (RegisterType::TEMP, _) => 32,
        (RegisterType::INPUT, Profile::Ps20 | Profile::Ps2X | Profile::Ps2Sw) => 2,
        (RegisterType::INPUT, Profile::Ps30) => 10,
        (RegisterType::INPUT, Profile::Ps3Sw) => 14,
        (RegisterType::INPUT, _) => 16,
        (RegisterType::CONST, Profile::Ps20 | Profile::Ps2X) => 32,
        (RegisterType::CONST, Profile::Ps30) => 224,
        (RegisterType::CONST4, Profile::Ps2Sw | Profile::Ps3Sw) => 2048,
        (RegisterType::TEXTURE, Profile::Ps20 | Profile::Ps2X | Profile::Ps2Sw) => 8,
        (RegisterType::MISCTYPE, _) => 2,
        _ => return None,
    })
}

/// Whether the rows of `operand` go past the end of its file; then it names no registers.
pub(super) fn leaves_file(profile: Profile, instruction: &Instruction, operand: &Operand) -> bool {
    let (Some(rows), Some(size)) = (rows(instruction), file_size(profile, operand.register())) else { return false };
    let relative = operand.is_relative();
    !relative && operand.number() + rows > size
}

fn name(context: &Context<'_>) -> &'static str {
    context.op.map_or("the instruction", |op| op.name)
}

/// The matrix operand, number 1 of the sources.
pub(super) fn operand(context: &mut Context<'_>, position: usize, operand: &Operand) {
    let Some(rows) = rows(context.instruction) else { return };
    if position != 1 {
        return;
    }
    let register = names::register(context.profile, operand);
    if leaves_file(context.profile, context.instruction, operand) {
        let size = file_size(context.profile, operand.register()).unwrap_or(0);
        for rule in [&rules::MATRIX_ROWS_PAST_FILE, &rules::MATRIX_ROWS_PAST_FILE_REPEATED] {
            let finding = context.finding_at(rule, operand).map(|finding| {
                finding
                    .with("name", name(context))
                    .with("rows", rows)
                    .with("register", &register)
                    .with("last", operand.number() + rows - 1)
                    .with("highest", size.saturating_sub(1))
                    .with("start", size.saturating_sub(rows))
            });
            context.push(finding);
        }
    }
    for (rule, broken) in [
        (&rules::MATRIX_OPERAND_MODIFIER, operand.modifier().0 != 0),
        (&rules::MATRIX_OPERAND_SWIZZLE, operand.swizzle() != Operand::IDENTITY),
    ] {
        if broken {
            let finding = context
                .finding_at(rule, operand)
                .map(|finding| finding.with("name", name(context)).with("register", &register));
            context.push(finding);
        }
    }
}

/// The matrix operand of the instruction.
pub(super) fn operands(context: &mut Context<'_>) -> Next {
    if rows(context.instruction).is_some() {
        if let Some(second) = context.instruction.source(1).copied() {
            operand(context, 1, &second);
        }
    }
    Next::Continue
}

/// Mask of the destination, and the destination among the operands.
pub(super) fn destination(context: &mut Context<'_>) -> Next {
    let (Some(rows), Some(destination)) = (rows(context.instruction), context.instruction.destination().copied())
    else {
        return Next::Continue;
    };
    mask(context, rows, &destination);
    let same = |other: &Operand| !destination.is_relative() && other.register() == destination.register();
    let register = names::register(context.profile, &destination);
    if let Some(vector) = context.instruction.source(0).filter(|vector| same(vector)) {
        let read = reads::components(context, 0, vector);
        if vector.number() == destination.number() && read & destination.mask() != 0 {
            let finding = context
                .finding_at(&rules::MATRIX_DESTINATION_IS_VECTOR, &destination)
                .map(|finding| finding.with("name", name(context)).with("register", &register));
            context.push(finding);
        }
    }
    if let Some(matrix) = context.instruction.source(1).filter(|matrix| same(matrix)) {
        // The first row is read before anything is written.
        let first = matrix.number();
        if (first + 1..first + rows).contains(&destination.number()) {
            let finding = context.finding_at(&rules::MATRIX_DESTINATION_IN_ROWS, &destination).map(|finding| {
                finding
                    .with("name", name(context))
                    .with("register", &register)
                    .with("first", names::register(context.profile, matrix))
                    .with("last", first + rows - 1)
            });
            context.push(finding);
        }
    }
    Next::Continue
}

fn mask(context: &mut Context<'_>, rows: u16, destination: &Operand) {
    let wanted = (1u8 << rows) - 1;
    // Another rule refuses scalar outputs.
    if destination.mask() == wanted || outputs::is_scalar(context, destination) {
        return;
    }
    let finding = context.finding_at(&rules::MATRIX_MASK, destination).map(|finding| {
        finding
            .with("name", name(context))
            .with("mask", names::mask(destination.mask()))
            .with("wanted", names::mask(wanted))
    });
    context.push(finding);
}

/// Vector and matrix out of the same file: constants or inputs, which have one read port.
pub(super) fn ports(context: &mut Context<'_>) -> Next {
    let (Some(vector), Some(matrix)) = (context.instruction.source(0), context.instruction.source(1)) else {
        return Next::Continue;
    };
    if rows(context.instruction).is_none() {
        return Next::Continue;
    }
    let constant = |operand: &Operand| {
        matches!(
            operand.register(),
            RegisterType::CONST | RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4
        )
    };
    let texture = context.profile.family() == Family::Ps2;
    let input = |operand: &Operand| {
        operand.register() == RegisterType::INPUT || (texture && operand.register() == RegisterType::TEXTURE)
    };
    for (rule, broken) in [
        (&rules::MATRIX_TWO_INPUTS, input(vector) && input(matrix)),
        (&rules::MATRIX_TWO_CONSTANTS, constant(vector) && constant(matrix)),
    ] {
        if broken {
            let finding = context.finding(rule).map(|finding| finding.with("name", name(context)));
            context.push(finding);
        }
    }
    Next::Continue
}
