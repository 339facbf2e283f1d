//! Instructions.

use super::{List, TypeId, ValueId};
#[cfg(doc)]
use super::{MetadataId, Module};

/// What an instruction does. The comment names its operands, in the order of
/// [`Module::operands`]; they are [`ValueId`]s unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Two operands; [`Instruction::sub`] is one of [`binary`].
    Binary,
    /// One operand; `sub` is one of [`cast`].
    Cast,
    /// Pointer, then indices. `extra` is the type the pointer points to; flag [`flag::INBOUNDS`].
    GetElementPointer,
    /// Two vectors or values and the condition: value if true, value if false, condition.
    Select,
    /// Vector, index.
    ExtractElement,
    /// Vector, element, index.
    InsertElement,
    /// Two vectors and the mask.
    ShuffleVector,
    /// Two operands; `sub` is the predicate (0 to 15 floats, 32 to 41 integers).
    Compare,
    /// Aggregate, then indices as plain numbers.
    ExtractValue,
    /// Aggregate, value, then indices as plain numbers.
    InsertValue,
    /// Value returned, or nothing.
    Return,
    /// Number of the block; or block if true, block if false, condition.
    Branch,
    /// Condition, number of the default block, then pairs of value and number of its block.
    Switch,
    /// Address, then numbers of blocks.
    IndirectBranch,
    /// Pairs of value and number of the block it comes from.
    Phi,
    /// Nothing.
    Unreachable,
    /// Number of elements. `extra` is the type allocated, `align` the alignment.
    Alloca,
    /// Address. `align` is the alignment; flag [`flag::VOLATILE`].
    Load,
    /// Address, value. `align` is the alignment; flag [`flag::VOLATILE`].
    Store,
    /// Address, expected, new. `extra` holds the orderings (success in bits 0 to 7, failure in 8 to
    /// 15), bit 16 the scope (single thread); flags `VOLATILE`, `WEAK`.
    CompareExchange,
    /// Address, value; `sub` is the operation (0 xchg, add, sub, and, nand, or, xor, max, min, umax,
    /// umin 10); `extra` the ordering, bit 16 the scope.
    AtomicRmw,
    /// Nothing. `extra` is the ordering, bit 16 the scope.
    Fence,
    /// Callee, then arguments; an argument of type metadata is a [`MetadataId`]. `extra` is the
    /// attribute list plus 1, `align` the calling convention; flags `TAIL`, `MUST_TAIL`.
    Call,
    /// Callee, number of the block that follows, number of the block for exceptions, then arguments as
    /// in [`Op::Call`]. `extra` and `align` as there.
    Invoke,
    /// Pairs of 0 (catch) or 1 (filter) and value; `extra` is 1 for a cleanup.
    LandingPad,
    /// The exception.
    Resume,
    /// The list of arguments.
    VaArg,
}

impl Op {
    /// Whether it is the last of its block.
    pub fn ends_block(self) -> bool {
        matches!(
            self,
            Self::Return
                | Self::Branch
                | Self::Switch
                | Self::IndirectBranch
                | Self::Invoke
                | Self::Resume
                | Self::Unreachable
        )
    }
}

/// Numbers of casts.
pub mod cast {
    /// LLVM names by number.
    pub const NAMES: [&str; 13] = [
        "trunc",
        "zext",
        "sext",
        "fptoui",
        "fptosi",
        "uitofp",
        "sitofp",
        "fptrunc",
        "fpext",
        "ptrtoint",
        "inttoptr",
        "bitcast",
        "addrspacecast",
    ];
}

/// Numbers of two-operand operations: integers and floats share those of `add` to `srem`.
pub mod binary {
    /// LLVM names for integers by number.
    pub const INTEGER: [&str; 13] =
        ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"];
    /// LLVM names for floats by number; an empty text where there is none.
    pub const FLOAT: [&str; 13] = ["fadd", "fsub", "fmul", "", "fdiv", "", "frem", "", "", "", "", "", ""];
}

/// Bits of [`Instruction::flags`].
pub mod flag {
    /// `nuw` on add, sub, mul, shl; `exact` on divisions and right shifts.
    pub const NO_UNSIGNED_WRAP: u16 = 1;
    /// `exact`: the same bit as [`NO_UNSIGNED_WRAP`].
    pub const EXACT: u16 = 1;
    /// `nsw`.
    pub const NO_SIGNED_WRAP: u16 = 2;
    /// `fast`.
    pub const FAST: u16 = 1;
    /// `nnan`.
    pub const NO_NANS: u16 = 2;
    /// `ninf`.
    pub const NO_INFINITIES: u16 = 4;
    /// `nsz`.
    pub const NO_SIGNED_ZEROS: u16 = 8;
    /// `arcp`.
    pub const RECIPROCAL: u16 = 16;
    /// `inbounds` of an address.
    pub const INBOUNDS: u16 = 256;
    /// `volatile`.
    pub const VOLATILE: u16 = 512;
    /// `weak`.
    pub const WEAK: u16 = 1024;
    /// `tail`.
    pub const TAIL: u16 = 2048;
    /// `musttail`.
    pub const MUST_TAIL: u16 = 4096;
    /// `inalloca` of an alloca.
    pub const IN_ALLOCA: u16 = 8192;
    /// An atomic load or store: `extra` holds the ordering, bit 16 the scope.
    pub const ATOMIC: u16 = 16384;
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What it does.
    pub op: Op,
    /// Operation, cast or predicate: see [`Op`].
    pub sub: u8,
    /// See [`flag`]. Float operations keep LLVM's fast-math bits.
    pub flags: u16,
    /// Type of the result.
    pub ty: TypeId,
    /// Operands: [`Module::operands`].
    pub operands: List,
    /// See [`Op`].
    pub extra: u32,
    /// Alignment in bytes (0 for none), or a call's convention.
    pub align: u32,
    /// Number of the result, if there is one.
    pub value: Option<ValueId>,
    /// Index into [`Module::locations`] plus 1; 0 for none.
    pub location: u32,
    /// First bit of its record, counted from the start of the bitcode.
    pub bit: u32,
    /// Number of bits of its record.
    pub bits: u32,
}
