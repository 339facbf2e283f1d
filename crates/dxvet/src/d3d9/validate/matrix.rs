//! The matrix instructions `m4x4`, `m4x3`, `m3x4`, `m3x3`, `m3x2`: each row of the matrix is a
//! register of its own, counted up from the second operand.

use super::super::model::{Instruction, Operand, RegisterType};
use super::super::op::opcode;
use super::super::register::File;
use super::{Context, Next, names, outputs, reads};
use crate::profile::{Family, Profile};
use crate::rule::Rule;
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
    let file = File::find(register, profile).filter(|file| file.readable)?;
    // In vertex shaders it lets rows leave the constants. Where these have four files of 2048
    // registers, the rows go on in the next one.
    let constant = is_constant(register);
    let goes_on = profile.is_software() && register != RegisterType::CONST4;
    if constant && (!profile.is_pixel() || goes_on) {
        return None;
    }
    Some(file.highest + 1)
}

/// Whether the register type is one of the four of float constants.
pub(super) fn is_constant(register: RegisterType) -> bool {
    matches!(register, RegisterType::CONST | RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4)
}

/// Whether the rows of `operand` go past the end of its file; then it names no registers.
pub(super) fn leaves_file(profile: Profile, instruction: &Instruction, operand: &Operand) -> bool {
    let (Some(rows), Some(size)) = (rows(instruction), file_size(profile, operand.register())) else { return false };
    // A first row that does not exist has a rule of its own.
    let named = !operand.is_relative() && operand.number() < size;
    named && operand.number() + rows > size
}

fn name(context: &Context<'_>) -> &'static str {
    context.op.map_or("the instruction", |op| op.name)
}

/// Whether source number `place` is the matrix.
pub(super) fn is_matrix(context: &Context<'_>, place: u8) -> bool {
    place == 1 && rows(context.instruction).is_some()
}

/// The rows of the matrix lie in its file.
pub(super) fn rows_in_file(context: &mut Context<'_>, operand: &Operand) {
    if !leaves_file(context.profile, context.instruction, operand) {
        return;
    }
    let rows = rows(context.instruction).unwrap_or(0);
    let size = file_size(context.profile, operand.register()).unwrap_or(0);
    for rule in [&rules::MATRIX_ROWS_PAST_FILE, &rules::MATRIX_ROWS_PAST_FILE_REPEATED] {
        let finding = context.finding_at(rule, operand).map(|finding| {
            finding
                .with("name", name(context))
                .with("rows", rows)
                .with("register", names::register(context.profile, operand))
                .with("last", row_name(context, operand, rows - 1))
                .with("size", size)
        });
        context.push(finding);
    }
}

/// The name of row number `row` of a matrix.
fn row_name(context: &Context<'_>, operand: &Operand, row: u16) -> String {
    let number = u32::from(operand.number() + row);
    names::register(context.profile, &Operand { token: operand.token & !0x7FF | number & 0x7FF, ..*operand })
}

/// The matrix takes no modifier.
pub(super) fn modifier(context: &mut Context<'_>, operand: &Operand) {
    report_operand(context, &rules::MATRIX_OPERAND_MODIFIER, operand);
}

/// The matrix takes no swizzle.
pub(super) fn swizzle(context: &mut Context<'_>, operand: &Operand) {
    if operand.swizzle() != Operand::IDENTITY {
        report_operand(context, &rules::MATRIX_OPERAND_SWIZZLE, operand);
    }
}

fn report_operand(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand) {
    let finding = context
        .finding_at(rule, operand)
        .map(|finding| finding.with("name", name(context)).with("register", names::register(context.profile, operand)));
    context.push(finding);
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
                    .with("last", row_name(context, matrix, rows - 1))
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
    let constant = |operand: &Operand| is_constant(operand.register());
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
