//! The token stream of Shader Model 4 to 5.1: raw words, and views that name their bits.
//!
//! A program keeps the words it was read from and remembers where instructions and operands
//! start; nothing is normalised, so every bit that has no meaning yet survives.

use crate::span::Span;

/// How deep relative indices may nest: `x0[x1[r0.x]]` is 3. Nothing legal comes near.
pub const MAX_NESTING: usize = 8;

/// The version token: program type, major and minor version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Version(pub u32);

/// Program types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)] // named after the stages
#[repr(u8)]
pub enum Stage {
    Pixel,
    Vertex,
    Geometry,
    Hull,
    Domain,
    Compute,
    /// A linkable function (`lib_4_0` to `lib_5_0`).
    Library,
}

impl Stage {
    /// `ps`, `vs`, `gs`, `hs`, `ds`, `cs` or `lib`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pixel => "ps",
            Self::Vertex => "vs",
            Self::Geometry => "gs",
            Self::Hull => "hs",
            Self::Domain => "ds",
            Self::Compute => "cs",
            Self::Library => "lib",
        }
    }
}

impl Version {
    /// Bits 16-31.
    pub const fn program_type(self) -> u16 {
        (self.0 >> 16) as u16
    }
    /// The stage, where the program type is a known one.
    pub const fn stage(self) -> Option<Stage> {
        Some(match self.program_type() {
            0 => Stage::Pixel,
            1 => Stage::Vertex,
            2 => Stage::Geometry,
            3 => Stage::Hull,
            4 => Stage::Domain,
            5 => Stage::Compute,
            0xFFF0 => Stage::Library,
            _ => return None,
        })
    }
    /// Major version, 4 or 5.
    pub const fn major(self) -> u32 {
        self.0 >> 4 & 15
    }
    /// Minor version, 0 or 1.
    pub const fn minor(self) -> u32 {
        self.0 & 15
    }
    /// The place of the model among 4.0, 4.1, 5.0 and 5.1, where it is one of them.
    pub const fn model(self) -> Option<usize> {
        match self.0 & 0xFF {
            0x40 => Some(0),
            0x41 => Some(1),
            0x50 => Some(2),
            0x51 => Some(3),
            _ => None,
        }
    }
    /// Whether it is at least `major`.`minor`.
    pub const fn at_least(self, major: u32, minor: u32) -> bool {
        (self.0 & 0xFF) >= (major << 4 | minor)
    }
    /// Whether registers have range numbers: from Shader Model 5.1 on.
    pub const fn has_ranges(self) -> bool {
        self.at_least(5, 1)
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.stage() {
            Some(stage) => write!(f, "{}_{}_{}", stage.name(), self.major(), self.minor()),
            None => write!(f, "type{}_{}_{}", self.program_type(), self.major(), self.minor()),
        }
    }
}

/// The first word of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpcodeToken(pub u32);

impl OpcodeToken {
    /// Bits 0-10.
    pub const fn opcode(self) -> u16 {
        (self.0 & 0x7FF) as u16
    }
    /// Bits 24-30: length in words; 0 for custom data.
    pub const fn length(self) -> usize {
        (self.0 >> 24 & 0x7F) as usize
    }
    /// Bit 31: an extended token follows.
    pub const fn is_extended(self) -> bool {
        self.0 >> 31 != 0
    }
    /// Bit 13: clamp results to 0..1.
    pub const fn saturate(self) -> bool {
        self.0 >> 13 & 1 != 0
    }
    /// Bit 18: the test is for "not zero".
    pub const fn test_nonzero(self) -> bool {
        self.0 >> 18 & 1 != 0
    }
    /// Bits 19-22: components that must keep their exact value.
    pub const fn precise_mask(self) -> u32 {
        self.0 >> 19 & 15
    }
    /// `count` bits from bit `first`.
    pub const fn field(self, first: u32, count: u32) -> u32 {
        self.0 >> first & ((1 << count) - 1)
    }
}

/// Kinds of extended opcode tokens (bits 0-5).
pub mod extension {
    /// Immediate sample offsets.
    pub const SAMPLE_OFFSETS: u32 = 1;
    /// Dimension and structure stride of the resource.
    pub const RESOURCE_DIMENSION: u32 = 2;
    /// What the resource returns.
    pub const RETURN_TYPE: u32 = 3;
}

/// How an operand's components are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Components {
    /// None at all.
    Zero,
    /// One, without a name.
    One,
    /// Four, by write mask.
    Mask(u8),
    /// Four, by swizzle: two bits a component, x lowest.
    Swizzle(u8),
    /// Four, one of which is chosen.
    Select(u8),
    /// Reserved forms, as the two low bits and bits 2-11 say.
    Other(u32),
}

/// The first word of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OperandToken(pub u32);

impl OperandToken {
    /// Number of components as an immediate operand stores them.
    pub const fn component_count(self) -> usize {
        match self.0 & 3 {
            1 => 1,
            2 => 4,
            _ => 0,
        }
    }
    /// Component form.
    pub const fn components(self) -> Components {
        match (self.0 & 3, self.0 >> 2 & 3) {
            (0, _) => Components::Zero,
            (1, _) => Components::One,
            (2, 0) => Components::Mask((self.0 >> 4 & 15) as u8),
            (2, 1) => Components::Swizzle((self.0 >> 4 & 255) as u8),
            (2, 2) => Components::Select((self.0 >> 4 & 3) as u8),
            _ => Components::Other(self.0 & 0xFFF),
        }
    }
    /// Bits 12-19: register type.
    pub const fn register_type(self) -> u8 {
        (self.0 >> 12 & 255) as u8
    }
    /// Bits 20-21: number of indices.
    pub const fn index_count(self) -> usize {
        (self.0 >> 20 & 3) as usize
    }
    /// How index `number` is stored.
    pub const fn index_form(self, number: usize) -> u32 {
        self.0 >> (22 + 3 * number) & 7
    }
    /// Bit 31.
    pub const fn is_extended(self) -> bool {
        self.0 >> 31 != 0
    }
}

/// An index of an operand.
#[derive(Clone, Copy, Debug)]
pub enum Index<'a> {
    /// A 32-bit number.
    Word(u32),
    /// A 64-bit number.
    Long(u64),
    /// The value of a register.
    Relative(Operand<'a>),
    /// The value of a register plus a number.
    Sum(u64, Operand<'a>),
}

impl Index<'_> {
    /// The number in it: 0 where only a register stands.
    pub fn number(&self) -> u64 {
        match *self {
            Self::Word(word) => word.into(),
            Self::Long(long) | Self::Sum(long, _) => long,
            Self::Relative(_) => 0,
        }
    }
}

/// Bits of the operand token that say how indices are stored; all zero means plain numbers.
const INDEX_FORMS: u32 = 0x7FC0_0000;

/// An operand: a view of its words.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'a> {
    words: &'a [u32],
}

impl<'a> Operand<'a> {
    /// An operand of exactly these words.
    pub(crate) fn of(words: &'a [u32]) -> Self {
        Self { words }
    }
    /// An operand without words.
    pub(crate) const EMPTY: Self = Self { words: &[] };
    /// The operand at the start of `words`, and the words it takes.
    pub fn read(words: &'a [u32]) -> Option<(Self, usize)> {
        let length = operand_length(words, 0)?;
        Some((Self { words: &words[..length] }, length))
    }
    /// The first word.
    pub fn token(&self) -> OperandToken {
        OperandToken(self.words.first().copied().unwrap_or(0))
    }
    /// All its words.
    pub fn words(&self) -> &'a [u32] {
        self.words
    }
    /// The extended token.
    pub fn extended(&self) -> Option<u32> {
        if self.token().is_extended() { self.words.get(1).copied() } else { None }
    }
    fn header(&self) -> usize {
        // The reference reads one extended token, whatever its top bit says.
        (1 + usize::from(self.token().is_extended())).min(self.words.len())
    }
    fn modifiers(&self) -> u32 {
        self.extended().filter(|word| word & 0x3F == 1).unwrap_or(0)
    }
    /// Whether the value is negated.
    pub fn negate(&self) -> bool {
        matches!(self.modifiers() >> 6 & 0xFF, 1 | 3)
    }
    /// Whether the absolute value is taken (before negation).
    pub fn absolute(&self) -> bool {
        matches!(self.modifiers() >> 6 & 0xFF, 2 | 3)
    }
    /// Minimum precision: 0 none, 1 min16f, 2 min2_8f, 4 min16i, 5 min16u.
    pub fn min_precision(&self) -> u32 {
        self.modifiers() >> 14 & 7
    }
    /// Whether an index differs between the lanes of a wave.
    pub fn non_uniform(&self) -> bool {
        self.modifiers() >> 17 & 1 != 0
    }
    /// Register type.
    pub fn register_type(&self) -> u8 {
        self.token().register_type()
    }
    /// Component form.
    pub fn components(&self) -> Components {
        self.token().components()
    }
    /// The words of an immediate value (all words after the header of any other operand).
    pub fn values(&self) -> &'a [u32] {
        &self.words[self.header()..]
    }
    /// The indices, outermost first.
    pub fn indices(&self) -> Indices<'a> {
        Indices { token: self.token(), rest: self.values(), number: 0 }
    }
    /// The index at `number`.
    pub fn index(&self, number: usize) -> Option<Index<'a>> {
        if self.token().0 & INDEX_FORMS == 0 {
            // Plain numbers all: one word each.
            let word = *self.words.get(self.header() + number)?;
            return (number < self.token().index_count()).then_some(Index::Word(word));
        }
        self.indices().nth(number)
    }
    /// The first index as a plain number, where it is one.
    pub fn number(&self) -> Option<u32> {
        let token = self.token();
        if token.index_count() == 0 || token.index_form(0) != 0 {
            return None;
        }
        self.words.get(self.header()).copied()
    }
    /// Whether all its indices are plain 32-bit numbers.
    pub(crate) fn is_plain(&self) -> bool {
        self.token().0 & INDEX_FORMS == 0
    }
}

/// The indices of an operand.
#[derive(Clone, Debug)]
pub struct Indices<'a> {
    token: OperandToken,
    rest: &'a [u32],
    number: usize,
}

impl<'a> Iterator for Indices<'a> {
    type Item = Index<'a>;

    fn next(&mut self) -> Option<Index<'a>> {
        if self.number >= self.token.index_count() {
            return None;
        }
        let form = self.token.index_form(self.number);
        self.number += 1;
        let number = match form {
            0 | 3 => u64::from(*self.rest.first()?),
            1 | 4 => u64::from(*self.rest.first()?) << 32 | u64::from(*self.rest.get(1)?),
            _ => 0,
        };
        let words = match form {
            0 | 3 => 1,
            1 | 4 => 2,
            _ => 0,
        };
        self.rest = &self.rest[words..];
        match form {
            0 => return Some(Index::Word(number as u32)),
            1 => return Some(Index::Long(number)),
            2..=4 => {}
            _ => return None,
        }
        let (operand, length) = Operand::read(self.rest)?;
        self.rest = &self.rest[length..];
        Some(if form == 2 { Index::Relative(operand) } else { Index::Sum(number, operand) })
    }
}

/// Register types that the reader itself must know.
pub mod register {
    #![allow(missing_docs)] // named after the registers
    pub const TEMP: u8 = 0;
    pub const INPUT: u8 = 1;
    pub const OUTPUT: u8 = 2;
    pub const INDEXABLE_TEMP: u8 = 3;
    pub const IMMEDIATE32: u8 = 4;
    pub const IMMEDIATE64: u8 = 5;
    pub const SAMPLER: u8 = 6;
    pub const RESOURCE: u8 = 7;
    pub const CONSTANT_BUFFER: u8 = 8;
    pub const IMMEDIATE_CONSTANT_BUFFER: u8 = 9;
    pub const LABEL: u8 = 10;
    pub const PRIMITIVE_ID: u8 = 11;
    pub const DEPTH: u8 = 12;
    pub const NULL: u8 = 13;
    pub const RASTERIZER: u8 = 14;
    pub const COVERAGE_MASK: u8 = 15;
    pub const STREAM: u8 = 16;
    pub const FUNCTION_BODY: u8 = 17;
    pub const INTERFACE: u8 = 19;
    pub const FUNCTION_INPUT: u8 = 20;
    pub const FUNCTION_OUTPUT: u8 = 21;
    pub const OUTPUT_CONTROL_POINT_ID: u8 = 22;
    pub const CONTROL_POINT_INPUT: u8 = 25;
    pub const CONTROL_POINT_OUTPUT: u8 = 26;
    pub const PATCH_CONSTANT: u8 = 27;
    pub const DOMAIN: u8 = 28;
    pub const THIS: u8 = 29;
    pub const UNORDERED_ACCESS_VIEW: u8 = 30;
    pub const SHARED_MEMORY: u8 = 31;
    pub const INPUT_COVERAGE: u8 = 35;
    pub const DEPTH_GREATER: u8 = 38;
    pub const DEPTH_LESS: u8 = 39;
    pub const STENCIL_REFERENCE: u8 = 41;
    pub const INNER_COVERAGE: u8 = 42;
}

/// The words the operand at the start of `words` takes, or `None` where it runs past the end,
/// nests too deep, or stores an index in an unknown way.
pub fn operand_length(words: &[u32], depth: usize) -> Option<usize> {
    let token = OperandToken(*words.first()?);
    let mut length = 1 + usize::from(token.is_extended());
    match token.register_type() {
        register::IMMEDIATE32 => length += token.component_count(),
        // Four components are two doubles.
        register::IMMEDIATE64 => length += if token.component_count() == 1 { 2 } else { token.component_count() },
        _ => {}
    }
    for number in 0..token.index_count() {
        let form = token.index_form(number);
        length += match form {
            0 | 3 => 1,
            1 | 4 => 2,
            2 => 0,
            _ => return None,
        };
        if form >= 2 {
            if depth + 1 >= MAX_NESTING {
                return None;
            }
            length += operand_length(words.get(length..)?, depth + 1)?;
        }
    }
    (length <= words.len()).then_some(length)
}

/// Where an instruction stands in the words of its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub start: u32,
    pub length: u32,
    pub first_operand: u32,
    pub operands: u8,
    pub header: u8,
    /// Where the last operand ends, in words from the start.
    pub end: u16,
}

/// A program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The version token.
    pub version: Version,
    /// Where its first byte stands in the file.
    pub base: u32,
    pub(crate) words: Vec<u32>,
    /// Bytes after the last whole word.
    pub(crate) tail: Vec<u8>,
    pub(crate) entries: Vec<Entry>,
    /// Start of every operand, in words from the start of its instruction.
    pub(crate) operands: Vec<u16>,
}

impl Program {
    /// All words, version and length included.
    pub fn words(&self) -> &[u32] {
        &self.words
    }
    /// The second word: length in words of the whole program.
    pub fn declared_length(&self) -> u32 {
        self.words.get(1).copied().unwrap_or(0)
    }
    /// Whether its instructions reach to its end: not where one of them is malformed.
    pub fn is_whole(&self) -> bool {
        let end = self.entries.last().map_or(2, |entry| entry.start as usize + entry.length as usize);
        end >= self.words.len().min(self.declared_length() as usize)
    }
    /// Number of instructions, declarations included.
    pub fn len(&self) -> usize {
        self.entries.len()
    }
    /// Whether it has no instruction.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
    /// Instruction `number`, from 0, declarations included.
    pub fn get(&self, number: usize) -> Option<Instruction<'_>> {
        Some(Instruction { program: self, entry: self.entries.get(number)? })
    }
    /// All instructions in order.
    pub fn instructions(&self) -> impl ExactSizeIterator<Item = Instruction<'_>> {
        self.entries.iter().map(|entry| Instruction { program: self, entry })
    }
}

/// An instruction or declaration: a view of its words.
#[derive(Clone, Copy, Debug)]
pub struct Instruction<'a> {
    program: &'a Program,
    entry: &'a Entry,
}

impl<'a> Instruction<'a> {
    /// All its words.
    pub fn words(&self) -> &'a [u32] {
        let start = self.entry.start as usize;
        &self.program.words[start..start + self.entry.length as usize]
    }
    /// The first word.
    pub fn token(&self) -> OpcodeToken {
        OpcodeToken(self.words().first().copied().unwrap_or(0))
    }
    /// Opcode number.
    pub fn opcode(&self) -> u16 {
        self.token().opcode()
    }
    /// Where it stands in the file.
    pub fn span(&self) -> Span {
        Span { offset: self.program.base + 4 * self.entry.start, length: 4 * self.entry.length }
    }
    /// Bytes from the start of the program.
    pub fn offset(&self) -> u32 {
        4 * self.entry.start
    }
    /// Extended opcode tokens.
    pub fn extended(&self) -> &'a [u32] {
        let words = self.words();
        let mut end = 1;
        if self.token().is_extended() {
            while words.get(end).is_some_and(|word| word >> 31 != 0) {
                end += 1;
            }
            end += 1;
        }
        words.get(1..end).unwrap_or(&[])
    }
    /// The extended token of `kind`.
    pub fn extension(&self, kind: u32) -> Option<u32> {
        self.extended().iter().copied().find(|word| word & 0x3F == kind)
    }
    /// Where each operand starts, in words from the start of the instruction.
    pub(crate) fn operand_starts(&self) -> &'a [u16] {
        let first = self.entry.first_operand as usize;
        self.program.operands.get(first..first + usize::from(self.entry.operands)).unwrap_or(&[])
    }
    /// Where the last operand ends, in words from the start of the instruction.
    pub(crate) fn operands_end(&self) -> usize {
        self.entry.end.into()
    }
    /// Number of operands.
    pub fn operand_count(&self) -> usize {
        self.entry.operands.into()
    }
    /// Operand `number`, from 0.
    pub fn operand(&self, number: usize) -> Option<Operand<'a>> {
        let starts = self.operand_starts();
        let start = usize::from(*starts.get(number)?);
        let end = starts.get(number + 1).map_or(self.operands_end(), |end| usize::from(*end));
        Some(Operand { words: self.words().get(start..end)? })
    }
    /// All operands in order.
    pub fn operands(&self) -> impl Iterator<Item = Operand<'a>> + use<'a> {
        let this = *self;
        (0..this.operand_count()).filter_map(move |number| this.operand(number))
    }
    /// Where operand `number` stands in the file.
    pub fn operand_span(&self, number: usize) -> Span {
        let Some(operand) = self.operand(number) else { return self.span() };
        let start = self.program.operands.get(self.entry.first_operand as usize + number).copied().unwrap_or(0);
        Span { offset: self.span().offset + 4 * u32::from(start), length: 4 * operand.words().len() as u32 }
    }
    /// The words between the opcode (extended tokens included) and the first operand: the call
    /// site of `fcall`.
    pub fn leading(&self) -> &'a [u32] {
        let from = 1 + self.extended().len();
        self.words().get(from..self.entry.header.into()).unwrap_or(&[])
    }
    /// The words after the last operand: the numbers of a declaration, the body of custom data.
    pub fn rest(&self) -> &'a [u32] {
        self.words().get(self.operands_end()..).unwrap_or(&[])
    }
}
