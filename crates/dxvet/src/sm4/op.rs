//! What the tables know of an opcode.

use crate::sm4::model::{Instruction, Program};
use crate::tables::sm4_operands::REGISTERS;
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

/// What the write mask of an operand must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskRule {
    /// Anything.
    Any,
    /// Not empty.
    Some,
    /// One component.
    One,
    /// One or two components.
    Pair,
    /// xy, zw or xyzw: whole doubles.
    Double,
    /// x, xy, xyz or xyzw.
    Low,
    /// xyzw.
    All,
}

/// Bits of [`Form::shapes`] and [`Register::shapes`]: how components are given.
pub mod shape {
    #![allow(missing_docs)] // named after the forms
    pub const ZERO: u8 = 1;
    pub const ONE: u8 = 2;
    pub const MASK: u8 = 4;
    pub const SWIZZLE: u8 = 8;
    pub const SELECT: u8 = 16;
}

/// What an operand may be: one row of `tables/sm4/operand_forms.tsv`.
#[derive(Debug)]
pub struct Form {
    /// Its name.
    pub name: &'static str,
    /// Register types: one bit each.
    pub registers: u64,
    /// How components may be given.
    pub shapes: u8,
    /// What its mask must be.
    pub mask: MaskRule,
    /// In words.
    pub what: &'static str,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// A register type: one row of `tables/sm4/registers.tsv`.
#[derive(Debug)]
pub struct Register {
    /// Its name in listings.
    pub name: &'static str,
    /// First version that has it.
    pub since: u8,
    /// The stages that may use it.
    pub stages: u8,
    /// Number of indices; inputs of geometry and hull shaders have one more.
    pub indices: u8,
    /// Number of indices in Shader Model 5.1.
    pub indices_5_1: u8,
    /// How components may be given in an instruction.
    pub shapes: u8,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

impl Register {
    /// The row of a register type.
    pub fn find(kind: u8) -> Option<&'static Self> {
        REGISTERS.get(usize::from(kind))
    }
}

/// A system value and a declaration that may name it: one row of `tables/sm4/system_values.tsv`.
#[derive(Debug)]
pub struct SystemValue {
    /// Its number in tokens.
    pub value: u32,
    /// The declaration.
    pub declaration: u16,
    /// The stages: one bit each.
    pub stages: u8,
    /// Whether it has one component.
    pub scalar: bool,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// Bits of [`Op::traits`].
pub mod traits {
    /// Needs a sampler in default mode.
    pub const SAMPLER_DEFAULT: u16 = 1;
    /// Needs a sampler in comparison mode.
    pub const SAMPLER_COMPARISON: u16 = 1 << 1;
    /// The resource returns floating-point values.
    pub const FLOAT_RETURN: u16 = 1 << 2;
    /// May carry texel offsets.
    pub const OFFSET: u16 = 1 << 3;
    /// Compares values of neighbouring pixels.
    pub const GRADIENT: u16 = 1 << 4;
    /// Reads the first component of the resource only.
    pub const RED: u16 = 1 << 5;
    /// Works on doubles.
    pub const DOUBLE: u16 = 1 << 6;
    /// Needs the double extensions.
    pub const DOUBLE_EXTENSION: u16 = 1 << 7;
    /// Needs the shader extensions.
    pub const SHADER_EXTENSION: u16 = 1 << 8;
    /// Changes memory in one step.
    pub const ATOMIC: u16 = 1 << 9;
    /// No document gives it saturate, and no check is known.
    pub const SATURATE_UNDOCUMENTED: u16 = 1 << 10;
    /// No document gives it these modifiers, and the compiler has been seen to write others.
    pub const CONVERSION: u16 = 1 << 11;
    /// The compiler leaves a word without meaning after its operands.
    pub const LEAVES_WORD: u16 = 1 << 12;
    /// Makes integers of floating-point numbers.
    pub const TO_INTEGER: u16 = 1 << 13;
    /// Makes floating-point numbers of integers.
    pub const TO_FLOAT: u16 = 1 << 14;
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
    /// The stages that may use it in 4.0 and 4.1.
    pub stages_4: u8,
    /// Whether it may saturate.
    pub saturate: bool,
    /// Counts it adds to.
    pub statistics: &'static [Statistic],
    /// What each operand may be (not of declarations).
    pub forms: &'static [&'static Form],
    /// Whether its sources may be negated.
    pub negate: bool,
    /// Whether the absolute value of its sources may be taken.
    pub absolute: bool,
    /// Dimensions of what it reads or writes: bit 1 buffer to bit 12 structured; 0 where it has none.
    pub dimensions: u16,
    /// Bits 11-23 of the token that mean something, saturate and precise left out.
    pub controls: u32,
    /// See [`traits`].
    pub traits: u16,
    /// Of a declaration: how many words follow its operand, those of ranges left out; `None` where it
    /// says so itself, and of what is no declaration.
    pub words: Option<u8>,
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
