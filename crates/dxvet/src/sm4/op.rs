//! What the tables know of an opcode.

use crate::sm4::model::{Instruction, Program};
use crate::tables::sm4_ops::OPS;
pub use crate::tables::sm4_ops::opcode;

/// What an opcode stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Executed.
    Instruction,
    /// Declares something.
    Declaration,
    /// Starts a phase of a hull shader.
    Phase,
    /// Carries data.
    Data,
    /// A number that nothing uses.
    Reserved,
}

/// What an operand is to its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// Written.
    Destination,
    /// Written, though its precision is compared with the first one's.
    SecondDestination,
    /// Read, in the precision of the result.
    Source,
    /// Read, in a precision of its own: conditions, addresses, counts.
    Other,
    /// A resource, view or shared memory.
    Resource,
    /// A sampler.
    Sampler,
    /// A label, stream, function body or interface.
    Target,
    /// What a declaration declares.
    Declared,
}

/// How a listing writes the immediate operands of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literal {
    /// As floating-point numbers.
    Float,
    /// As integers.
    Integer,
    /// As whichever each value looks like.
    Untyped,
}

/// What an instruction adds to in the statistics of its container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // named after the counts
pub enum Statistic {
    Declaration,
    Float,
    Int,
    Uint,
    StaticFlow,
    DynamicFlow,
    Cut,
    Emit,
    TextureNormal,
    TextureLoad,
    TextureComparison,
    TextureBias,
    TextureGradient,
    Mov,
    Movc,
    Conversion,
    TextureGather,
    TextureLod,
    Barrier,
    Interlocked,
    TextureStore,
}

/// One row of the table.
#[derive(Debug)]
pub struct Op {
    /// Opcode number.
    pub number: u16,
    /// Mnemonic; empty for numbers that have none.
    pub name: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Its operands.
    pub parameters: &'static [Parameter],
    /// How its immediate operands are written.
    pub literal: Literal,
    /// First version that has it: major in the upper, minor in the lower four bits.
    pub since: u8,
    /// Last version that has it.
    pub until: u8,
    /// The stages that may use it: one bit each, in the order of [`crate::sm4::model::Stage`].
    pub stages: u8,
    /// Whether it may saturate.
    pub saturate: bool,
    /// Counts it adds to.
    pub statistics: &'static [Statistic],
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

impl Op {
    /// The row of an opcode number.
    pub fn find(number: u16) -> Option<&'static Self> {
        OPS.get(usize::from(number))
    }
    /// The row of a mnemonic.
    pub fn named(name: &str) -> Option<&'static Self> {
        OPS.iter().find(|op| op.name == name && !name.is_empty())
    }
}

impl Instruction<'_> {
    /// Its table row, where the opcode is known.
    pub fn op(&self) -> Option<&'static Op> {
        Op::find(self.opcode())
    }
}

impl Program {
    /// The opcode token of `dcl_globalFlags`, where it stands among the first declarations.
    pub fn global_flags(&self) -> u32 {
        self.instructions()
            .take_while(|instruction| instruction.op().is_some_and(|op| op.kind != Kind::Instruction))
            .find(|instruction| instruction.opcode() == opcode::DCL_GLOBAL_FLAGS)
            .map_or(0, |instruction| instruction.token().0)
    }
}
