//! What a geometry shader may put out at most.

use crate::sm4::model::{Components, Index, Program, Stage, register};
use crate::sm4::op::opcode;

/// What one geometry shader may put out for a primitive that comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Output {
    /// Components that an output vertex has; what several streams declare counts once.
    pub components: u32,
    /// Vertices of one instance.
    pub vertices: u32,
    /// Instances: 1 where none are declared.
    pub instances: u32,
}

impl Output {
    /// What `program` declares; `None` where it is no geometry shader, or declares no vertices.
    pub fn of(program: &Program) -> Option<Self> {
        let mut masks = [0u8; 32];
        let (mut vertices, mut instances) = (None, 1);
        program.version.stage().filter(|stage| *stage == Stage::Geometry)?;
        for instruction in program.instructions() {
            match instruction.opcode() {
                opcode::DCL_MAXOUT => vertices = instruction.rest().first().copied(),
                opcode::DCL_GSINSTANCES => instances = instruction.rest().first().copied().unwrap_or(1),
                opcode::DCL_OUTPUT | opcode::DCL_OUTPUT_SIV | opcode::DCL_OUTPUT_SGV => {
                    let Some(operand) = instruction.operand(0) else { continue };
                    if let (register::OUTPUT, Some(Index::Word(number)), Components::Mask(mask)) =
                        (operand.register_type(), operand.index(0), operand.components())
                        && let Some(slot) = masks.get_mut(number as usize)
                    {
                        *slot |= mask;
                    }
                }
                _ => {}
            }
        }
        let components = masks.iter().map(|mask| mask.count_ones()).sum();
        Some(Self { components, vertices: vertices?, instances })
    }
    /// Scalars of one instance: components times vertices.
    pub fn scalars(&self) -> u64 {
        u64::from(self.components) * u64::from(self.vertices)
    }
    /// Vertices of all instances together.
    pub fn all_vertices(&self) -> u64 {
        u64::from(self.vertices) * u64::from(self.instances)
    }
    /// Scalars of all instances together.
    pub fn all_scalars(&self) -> u64 {
        self.scalars().saturating_mul(self.instances.into())
    }
}
