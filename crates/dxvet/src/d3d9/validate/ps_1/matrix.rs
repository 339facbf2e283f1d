//! The sequences texm3x2pad to texm3x3vspec of ps_1_0 to ps_1_3.

use super::{Context, Next, report_instruction};
use crate::d3d9::model::{Instruction, Opcode, RegisterType};
use crate::d3d9::op::opcode;
use crate::diagnostic::At;
use crate::tables::rules;

/// How far a sequence has come.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Rows so far; 0 outside a sequence.
    rows: u16,
    /// Destination of the first row; it stays when the sequence is over.
    base: u16,
    /// The first row's instruction.
    begun: u32,
}

/// What an instruction means for a sequence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Pad(u16),
    Last(u16),
}

fn part(number: Opcode) -> Option<Part> {
    Some(match number {
        opcode::TEXM3X2PAD => Part::Pad(2),
        opcode::TEXM3X3PAD => Part::Pad(3),
        opcode::TEXM3X2TEX | opcode::TEXM3X2DEPTH => Part::Last(2),
        opcode::TEXM3X3TEX | opcode::TEXM3X3 | opcode::TEXM3X3SPEC | opcode::TEXM3X3VSPEC => Part::Last(3),
        _ => return None,
    })
}

/// Number of the first source, whatever its file.
fn first_source(instruction: &Instruction) -> Option<u16> {
    instruction.source(0).map(|operand| operand.number())
}

/// The order of the rows, then their registers.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    let Some(part) = part(context.instruction.opcode()) else { return Next::Continue };
    let previous = context.state.ps_1.previous.as_ref();
    let before = previous.and_then(|instruction| self::part(instruction.opcode()));
    let same_source = previous.is_some_and(|previous| {
        first_source(previous).is_some() && first_source(previous) == first_source(context.instruction)
    });
    let rows = context.state.ps_1.matrix.rows;
    let number = context.instruction.destination().map_or(0, |operand| operand.number());
    let (in_order, compared) = match part {
        Part::Pad(2) => (rows == 0, false),
        Part::Pad(_) => {
            let follows = rows > 0 && before == Some(Part::Pad(3));
            (rows == 0 || (follows && rows == 1), follows)
        }
        Part::Last(size) => (rows + 1 == size && before == Some(Part::Pad(size)), true),
    };
    // A last row stands at its distance from the first one; a second pad right behind it.
    let distance = match part {
        Part::Last(size) => size - 1,
        Part::Pad(_) => 1,
    };
    let base = context.state.ps_1.matrix.base;
    let registers_fit = !compared || (same_source && number == base + distance && is_eye_ray_constant(context));
    report(context, in_order, registers_fit);
    advance(context, part, in_order, number);
    Next::Continue
}

/// The second source of texm3x3spec is a constant, where there is one.
fn is_eye_ray_constant(context: &Context<'_>) -> bool {
    context.instruction.source(1).is_none_or(|operand| operand.register() == RegisterType::CONST)
}

fn report(context: &mut Context<'_>, in_order: bool, registers_fit: bool) {
    if !in_order {
        report_instruction(context, &rules::PS1_MATRIX_ORDER);
    }
    if !registers_fit {
        report_instruction(context, &rules::PS1_MATRIX_REGISTERS);
    }
}

fn advance(context: &mut Context<'_>, part: Part, in_order: bool, number: u16) {
    let index = context.index;
    let state = &mut context.state.ps_1.matrix;
    match part {
        Part::Pad(_) if state.rows == 0 => *state = State { rows: 1, base: number, begun: index },
        Part::Pad(_) if in_order => state.rows += 1,
        Part::Last(_) if in_order => state.rows = 0,
        _ => {}
    }
}

/// At the end, no sequence is open.
pub(super) fn unfinished(context: &mut Context<'_>) -> Next {
    let State { rows, begun, .. } = context.state.ps_1.matrix;
    if rows == 0 {
        return Next::Continue;
    }
    let finding = context
        .end_finding(&rules::PS1_MATRIX_UNFINISHED)
        .map(|finding| finding.with("rows", rows).step(At::Instruction(begun, None), "the sequence begins here"));
    context.push(finding)
}
