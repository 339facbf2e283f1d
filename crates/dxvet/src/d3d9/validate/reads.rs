//! Which components an instruction reads: by instruction, operand and write mask.

use super::super::model::{Instruction, Operand, OperandKind, RegisterType};
use super::super::op::opcode;
use super::Context;

const X: u8 = 1;
const W: u8 = 8;
const XY: u8 = 3;
const XYZ: u8 = 7;
const XYZW: u8 = 15;

/// The components of source number `position` that the instruction reads, swizzle applied.
pub(super) fn components(context: &Context<'_>, position: usize, operand: &Operand) -> u8 {
    let positions = positions(context, position);
    // The register that texkill tests is a destination token: it has a mask, no swizzle.
    if operand.kind == OperandKind::Destination { positions } else { swizzled(operand, positions) }
}

/// The components that `swizzle` puts into the positions of `mask`.
fn swizzled(operand: &Operand, mask: u8) -> u8 {
    (0..4).filter(|place| mask >> place & 1 != 0).fold(0, |read, place| read | 1 << operand.component(place))
}

/// The positions, before the swizzle, of source number `position` that the instruction reads.
fn positions(context: &Context<'_>, position: usize) -> u8 {
    let mask = context.instruction.destination().map_or(XYZW, Operand::mask);
    match context.instruction.opcode() {
        opcode::DP3 | opcode::NRM | opcode::CRS | opcode::M3X2 | opcode::M3X3 | opcode::M3X4 => XYZ,
        opcode::DP4 | opcode::M4X3 | opcode::M4X4 => XYZW,
        opcode::DP2ADD if position < 2 => XY,
        opcode::DP2ADD => X,
        opcode::SINCOS if position > 0 => XYZW,
        _ if is_scalar(context.instruction) => W,
        opcode::LIT if mask & 4 != 0 => X | 2 | 8,
        opcode::LIT => X,
        opcode::DST if position == 0 => 2 | 4,
        opcode::DST => 2 | 8,
        opcode::TEXKILL if context.profile.major() < 3 => XYZ,
        opcode::TEXKILL => mask,
        opcode::TEX | opcode::TEXLDD | opcode::TEXLDL => texture_positions(context, position),
        _ => mask,
    }
}

/// A coordinate has two components for a two-dimensional texture and three otherwise, and `w`
/// where the instruction projects, biases or names the level. Gradients are not looked at.
fn texture_positions(context: &Context<'_>, position: usize) -> u8 {
    if position != 0 {
        return 0;
    }
    let Some(sampler) = context.instruction.source(1).filter(|_| !context.state.sources.is_refused(1)) else {
        return 0;
    };
    // Without a declaration only the use of `w` is known.
    let declared = context.state.declarations.of(RegisterType::SAMPLER, sampler.number()).next();
    let coordinate = match declared.map(|declaration| declaration.texture) {
        Some(2) => XY,
        Some(_) => XYZ,
        None => 0,
    };
    let plain = match context.instruction.opcode() {
        opcode::TEXLDL => false,
        opcode::TEX => context.instruction.token.control() == 0,
        _ => true,
    };
    if plain { coordinate } else { coordinate | 8 }
}

/// Whether the instruction takes single components as sources.
pub(super) fn is_scalar(instruction: &Instruction) -> bool {
    matches!(
        instruction.opcode(),
        opcode::RCP
            | opcode::RSQ
            | opcode::EXP
            | opcode::LOG
            | opcode::EXPP
            | opcode::LOGP
            | opcode::POW
            | opcode::SINCOS
            | opcode::IFC
            | opcode::BREAKC
    )
}
