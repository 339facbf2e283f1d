//! The Direct3D 9 token stream as data. Every type wraps the raw bits, so that nothing a
//! stream holds is lost: unknown opcodes, unknown register types and reserved bits included.

use crate::profile::Profile;
use crate::span::Span;
use smallvec::SmallVec;

/// The first token: shader kind and version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(pub u32);

impl Version {
    /// Whether the upper half says pixel shader (0xFFFF).
    pub fn is_pixel(self) -> bool {
        self.0 >> 16 == 0xFFFF
    }
    /// Whether the upper half says vertex shader (0xFFFE).
    pub fn is_vertex(self) -> bool {
        self.0 >> 16 == 0xFFFE
    }
    /// Bits 8 to 15.
    pub fn major(self) -> u8 {
        (self.0 >> 8) as u8
    }
    /// Bits 0 to 7.
    pub fn minor(self) -> u8 {
        self.0 as u8
    }
    /// The profile with exactly this token, if there is one.
    pub fn profile(self) -> Option<Profile> {
        Profile::from_version(self.0)
    }
}

/// An instruction's opcode, bits 0 to 15 of its token. Unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opcode(pub u16);

/// The first token of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InstructionToken(pub u32);

impl InstructionToken {
    /// Bit 28: a predicate token follows the destination.
    pub const PREDICATED: u32 = 1 << 28;
    /// Bit 30: paired with the instruction before it (ps_1_x).
    pub const COISSUED: u32 = 1 << 30;

    /// Bits 0 to 15.
    pub fn opcode(self) -> Opcode {
        Opcode(self.0 as u16)
    }
    /// Bits 16 to 23: comparison of `if`, `break`, `setp`; projected or biased of `texld`.
    pub fn control(self) -> u8 {
        (self.0 >> 16) as u8
    }
    /// Bits 24 to 27: number of tokens that follow, in Shader Model 2 and up.
    pub fn length(self) -> u8 {
        (self.0 >> 24) as u8 & 15
    }
    /// Bit 28.
    pub fn predicated(self) -> bool {
        self.0 & Self::PREDICATED != 0
    }
    /// Bit 30.
    pub fn coissued(self) -> bool {
        self.0 & Self::COISSUED != 0
    }
}

/// A register file, as numbered in the tokens. Unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegisterType(pub u8);

#[allow(missing_docs)] // the names are those of the format
impl RegisterType {
    pub const TEMP: Self = Self(0);
    pub const INPUT: Self = Self(1);
    pub const CONST: Self = Self(2);
    /// `a#` in a vertex shader, `t#` in a pixel shader.
    pub const ADDRESS: Self = Self(3);
    /// `t#` in a pixel shader, `a#` in a vertex shader: the same number.
    pub const TEXTURE: Self = Self(3);
    pub const RASTOUT: Self = Self(4);
    pub const ATTROUT: Self = Self(5);
    /// `oT#` before vs_3_0, `o#` from vs_3_0.
    pub const OUTPUT: Self = Self(6);
    pub const CONSTINT: Self = Self(7);
    pub const COLOROUT: Self = Self(8);
    pub const DEPTHOUT: Self = Self(9);
    pub const SAMPLER: Self = Self(10);
    pub const CONST2: Self = Self(11);
    pub const CONST3: Self = Self(12);
    pub const CONST4: Self = Self(13);
    pub const CONSTBOOL: Self = Self(14);
    pub const LOOP: Self = Self(15);
    pub const TEMPFLOAT16: Self = Self(16);
    pub const MISCTYPE: Self = Self(17);
    pub const LABEL: Self = Self(18);
    pub const PREDICATE: Self = Self(19);
}

/// What an operand token stands for in its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperandKind {
    /// Written register.
    Destination,
    /// Read register (labels, samplers and integer or boolean constants too).
    Source,
    /// The predicate of a predicated instruction.
    Predicate,
    /// The information token of `dcl`.
    Declaration,
    /// A value of `def`, `defi` or `defb`.
    Literal,
    /// A token the opcode has no place for.
    Extra,
}

/// One operand: its token, the address token of a relative one, and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// The raw token.
    pub token: u32,
    /// The address token that follows when the operand is relative (vs_2_0, ps_3_0 and up).
    pub relative: Option<u32>,
    /// Its role.
    pub kind: OperandKind,
    /// Byte offset of the token in the stream.
    pub offset: u32,
}

impl Operand {
    /// Bit 13 of destination and source tokens.
    pub const RELATIVE: u32 = 1 << 13;
    /// The swizzle `.xyzw`.
    pub const IDENTITY: u8 = 0xE4;

    /// Bits 0 to 10.
    pub fn number(&self) -> u16 {
        (self.token & 0x7FF) as u16
    }
    /// Bits 28 to 30 and 11 to 12.
    pub fn register(&self) -> RegisterType {
        RegisterType(((self.token >> 28 & 7) | (self.token >> 8 & 0x18)) as u8)
    }
    /// Whether the relative bit is set.
    pub fn is_relative(&self) -> bool {
        self.token & Self::RELATIVE != 0
    }
    /// Bits 16 to 19 of a destination: x, y, z, w from the lowest.
    pub fn mask(&self) -> u8 {
        (self.token >> 16 & 15) as u8
    }
    /// Bit 20 of a destination.
    pub fn saturate(&self) -> bool {
        self.token & 1 << 20 != 0
    }
    /// Bit 21 of a destination.
    pub fn partial_precision(&self) -> bool {
        self.token & 1 << 21 != 0
    }
    /// Bit 22 of a destination.
    pub fn centroid(&self) -> bool {
        self.token & 1 << 22 != 0
    }
    /// Bits 24 to 27 of a destination, signed: 1 is `_x2`, -1 is `_d2`.
    pub fn shift(&self) -> i8 {
        ((self.token >> 24 & 15) as i8) << 4 >> 4
    }
    /// Bits 16 to 23 of a source, two bits a component.
    pub fn swizzle(&self) -> u8 {
        (self.token >> 16) as u8
    }
    /// The component (0 to 3) that source position `position` (0 to 3) reads.
    pub fn component(&self, position: u8) -> u8 {
        self.swizzle() >> (2 * position) & 3
    }
    /// Whether the swizzle repeats one component.
    pub fn is_replicate(&self) -> bool {
        let swizzle = self.swizzle();
        swizzle == (swizzle & 3) * 0x55
    }
    /// Bits 24 to 27 of a source.
    pub fn modifier(&self) -> SourceModifier {
        SourceModifier((self.token >> 24 & 15) as u8)
    }
    /// Bits 14 and 15: minimum precision of Shader Model 2 streams inside level 9 containers.
    pub fn min_precision(&self) -> u8 {
        (self.token >> 14 & 3) as u8
    }
    /// The bytes of the operand, its address token included.
    pub fn span(&self) -> Span {
        Span { offset: self.offset, length: if self.relative.is_some() { 8 } else { 4 } }
    }
}

/// A source modifier, bits 24 to 27 of a source token. 14 and 15 have no meaning and are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SourceModifier(pub u8);

#[allow(missing_docs)] // the names are those of the format
impl SourceModifier {
    pub const NONE: Self = Self(0);
    pub const NEGATE: Self = Self(1);
    pub const BIAS: Self = Self(2);
    pub const BIAS_NEGATE: Self = Self(3);
    /// `_bx2`.
    pub const SIGN: Self = Self(4);
    pub const SIGN_NEGATE: Self = Self(5);
    /// `1-`.
    pub const COMPLEMENT: Self = Self(6);
    pub const X2: Self = Self(7);
    pub const X2_NEGATE: Self = Self(8);
    pub const DZ: Self = Self(9);
    pub const DW: Self = Self(10);
    pub const ABS: Self = Self(11);
    pub const ABS_NEGATE: Self = Self(12);
    pub const NOT: Self = Self(13);
}

/// The operands of one instruction, in token order.
pub type Operands = SmallVec<[Operand; 6]>;

/// One instruction with its tokens and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// The raw instruction token.
    pub token: InstructionToken,
    /// All tokens after it, in order.
    pub operands: Operands,
    /// Byte offset of the instruction token in the stream.
    pub offset: u32,
}

impl Instruction {
    /// Shorthand for the token's opcode.
    pub fn opcode(&self) -> Opcode {
        self.token.opcode()
    }
    /// The destination, if the instruction has one.
    pub fn destination(&self) -> Option<&Operand> {
        self.operands.iter().find(|operand| operand.kind == OperandKind::Destination)
    }
    /// The sources in order.
    pub fn sources(&self) -> impl Iterator<Item = &Operand> + Clone {
        self.operands.iter().filter(|operand| operand.kind == OperandKind::Source)
    }
    /// Source number `index`, from 0.
    pub fn source(&self, index: usize) -> Option<&Operand> {
        self.sources().nth(index)
    }
    /// The predicate of a predicated instruction.
    pub fn predicate(&self) -> Option<&Operand> {
        self.operands.iter().find(|operand| operand.kind == OperandKind::Predicate)
    }
    /// The bytes of the whole instruction.
    pub fn span(&self) -> Span {
        let tokens: u32 = self.operands.iter().map(|operand| operand.span().length).sum();
        Span { offset: self.offset, length: 4 + tokens }
    }
}

/// A comment block: `data` is what follows its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The raw comment token; its length field says how many words of data belong to it.
    pub token: u32,
    /// The data, as long as the stream had it.
    pub data: Vec<u8>,
    /// Byte offset of the comment token in the stream.
    pub offset: u32,
}

/// What stands between version and end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// An instruction.
    Instruction(Instruction),
    /// A comment.
    Comment(Comment),
}

/// A whole token stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The version token.
    pub version: Version,
    /// Instructions and comments in order.
    pub items: Vec<Item>,
    /// Byte offset of the end token, `None` where the stream stops without one.
    pub end: Option<u32>,
    /// Bytes after the end token, or the bytes that did not make a whole token.
    pub trailing: Vec<u8>,
}

impl Program {
    /// The instructions in order, without the comments.
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        self.items.iter().filter_map(|item| match item {
            Item::Instruction(instruction) => Some(instruction),
            Item::Comment(_) => None,
        })
    }
}
