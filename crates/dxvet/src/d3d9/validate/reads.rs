//! Which components an instruction reads: by instruction, operand and write mask.

use super::super::model::{Instruction, Operand, OperandKind};
use super::super::op::opcode;
use super::Context;

const X: u8 = 1;
const XY: u8 = 3;
const XYZ: u8 = 7;
const XYZW: u8 = 15;

/// The components of source number `position` that the instruction reads, swizzle applied.
pub(super) fn components(context: &Context<'_>, position: usize, operand: &Operand) -> u8 {
    swizzled(operand, positions(context.instruction, position))
}

/// The components that `swizzle` puts into the positions of `mask`.
fn swizzled(operand: &Operand, mask: u8) -> u8 {
    (0..4).filter(|place| mask >> place & 1 != 0).fold(0, |read, place| read | 1 << operand.component(place))
}

/// The positions, before the swizzle, of source number `position` that the instruction reads.
fn positions(instruction: &Instruction, position: usize) -> u8 {
    let mask = instruction.destination().map_or(XYZW, Operand::mask);
    match instruction.opcode() {
        opcode::DP3 | opcode::NRM | opcode::CRS => XYZ,
        opcode::M3X2 | opcode::M3X3 | opcode::M3X4 => XYZ,
        opcode::DP4 | opcode::M4X3 | opcode::M4X4 => XYZW,
        opcode::DP2ADD => {
            if position < 2 {
                XY
            } else {
                X
            }
        }
        opcode::RCP | opcode::RSQ | opcode::EXP | opcode::LOG | opcode::EXPP | opcode::LOGP | opcode::POW => X,
        opcode::SINCOS => {
            if position == 0 {
                X
            } else {
                XYZW
            }
        }
        opcode::LIT => X | 2 | 8,
        opcode::DST => mask & if position == 0 { 2 | 4 } else { 2 | 8 },
        _ => mask,
    }
}

/// Whether the operand is read: a source, or the register that `texkill` tests.
pub(super) fn is_read(instruction: &Instruction, operand: &Operand) -> bool {
    operand.kind == OperandKind::Source || instruction.opcode() == opcode::TEXKILL
}
