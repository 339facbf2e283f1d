//! The constant table (`CTAB`) that compilers leave in a comment, and the other kinds of comment.
//!
//! All offsets in a table count from the byte after its FourCC. Every one is checked, nesting
//! and total size are limited: a table may be arbitrary bytes.

use super::model::{Comment, Item, Program};
use crate::bytes::word;

/// What a comment's first four bytes say it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommentKind {
    /// `CTAB`: constant table.
    ConstantTable,
    /// `PRES`: preshader, a token stream of its own.
    Preshader,
    /// `CLIT`: literals of a preshader.
    Literals,
    /// `FXLC`: instructions of a preshader.
    Instructions,
    /// `PRSI`: registers that a preshader reads and writes.
    PreshaderInformation,
    /// `DBUG`: debug information.
    Debug,
    /// `TEXT`: text that listings show.
    Text,
    /// Anything else.
    Other,
}

impl CommentKind {
    /// The kind that `data` begins with.
    pub fn of(data: &[u8]) -> Self {
        match data.get(..4) {
            Some(b"CTAB") => Self::ConstantTable,
            Some(b"PRES") => Self::Preshader,
            Some(b"CLIT") => Self::Literals,
            Some(b"FXLC") => Self::Instructions,
            Some(b"PRSI") => Self::PreshaderInformation,
            Some(b"DBUG") => Self::Debug,
            Some(b"TEXT") => Self::Text,
            _ => Self::Other,
        }
    }
}

impl Comment {
    /// What the comment is.
    pub fn kind(&self) -> CommentKind {
        CommentKind::of(&self.data)
    }
}

/// A decoded constant table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConstantTable {
    /// The compiler that wrote it.
    pub creator: Option<String>,
    /// The version token of the shader it belongs to.
    pub version: u32,
    /// Compilation flags.
    pub flags: u32,
    /// The target profile's name.
    pub target: Option<String>,
    /// The constants in table order.
    pub constants: Vec<Constant>,
}

/// One constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Its name in the source.
    pub name: String,
    /// Which registers hold it.
    pub register_set: RegisterSet,
    /// The first of them.
    pub register_index: u16,
    /// How many.
    pub register_count: u16,
    /// Its type.
    pub kind: Type,
    /// The words of its default value, as long as its registers.
    pub default: Option<Vec<u32>>,
}

/// A register set, as numbered in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RegisterSet(pub u16);

impl RegisterSet {
    /// `b#`.
    pub const BOOL: Self = Self(0);
    /// `i#`.
    pub const INT4: Self = Self(1);
    /// `c#`.
    pub const FLOAT4: Self = Self(2);
    /// `s#`.
    pub const SAMPLER: Self = Self(3);

    /// The letter of its registers; `x` for an unknown set.
    pub fn letter(self) -> char {
        match self {
            Self::BOOL => 'b',
            Self::INT4 => 'i',
            Self::FLOAT4 => 'c',
            Self::SAMPLER => 's',
            _ => 'x',
        }
    }
    /// Words that one of its registers holds.
    pub fn words(self) -> usize {
        match self {
            Self::INT4 | Self::FLOAT4 => 4,
            Self::BOOL => 1,
            _ => 0,
        }
    }
}

/// A type class, as numbered in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeClass(pub u16);

#[allow(missing_docs)] // the names say it
impl TypeClass {
    pub const SCALAR: Self = Self(0);
    pub const VECTOR: Self = Self(1);
    pub const MATRIX_ROWS: Self = Self(2);
    pub const MATRIX_COLUMNS: Self = Self(3);
    pub const OBJECT: Self = Self(4);
    pub const STRUCT: Self = Self(5);
}

/// A base type, as numbered in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BaseType(pub u16);

impl BaseType {
    /// Its name as listings write it.
    pub fn name(self) -> &'static str {
        BASE_TYPES.iter().find(|(number, _)| *number == self.0).map_or("UNKNOWN", |(_, name)| name)
    }
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Type {
    /// Scalar, vector, matrix, object or structure.
    pub class: TypeClass,
    /// Of what.
    pub base: BaseType,
    /// Rows of a matrix.
    pub rows: u16,
    /// Columns of a matrix or vector.
    pub columns: u16,
    /// Elements of an array.
    pub elements: u16,
    /// Members of a structure.
    pub members: Vec<Member>,
}

/// A member of a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its name; `None` where the offset leads nowhere.
    pub name: Option<String>,
    /// Its type.
    pub kind: Type,
}

/// Why a table cannot be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableError {
    /// Where in the table, counted like its offsets.
    pub offset: u32,
    /// What is wrong there.
    pub message: &'static str,
}

impl std::fmt::Display for TableError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "constant table, byte {}: {}", self.offset, self.message)
    }
}

impl std::error::Error for TableError {}

/// Structures deeper than this are refused; the compilers' own limit is far lower.
pub(super) const MAX_DEPTH: usize = 32;
/// Longer texts are cut off.
const MAX_TEXT: usize = 4096;
/// Types, members included, that one table may hold when written out.
pub(super) const MAX_TYPES: usize = 1 << 16;

/// What decoding may still allocate. Records may point at the same bytes over and over, which no
/// compiler does much: a table that grows sixteenfold is not a table.
struct Budget {
    types: usize,
    bytes: usize,
}

impl Budget {
    fn spend(&mut self, bytes: usize, offset: u32) -> Result<(), TableError> {
        let message = "names and default values overlap too often";
        self.bytes = self.bytes.checked_sub(bytes).ok_or(TableError { offset, message })?;
        Ok(())
    }
}

impl ConstantTable {
    /// The table of a program: its first `CTAB` comment. `None` where it has none.
    pub fn find(program: &Program) -> Option<Result<Self, TableError>> {
        program.items.iter().find_map(|item| match item {
            Item::Comment(comment) => Some(Self::decode(comment.data.strip_prefix(b"CTAB")?)),
            Item::Instruction(_) => None,
        })
    }

    /// Decodes what follows the FourCC.
    pub fn decode(data: &[u8]) -> Result<Self, TableError> {
        let raw = Raw { data };
        let header = raw.header().ok_or(TableError { offset: 0, message: "shorter than its header of 28 bytes" })?;
        let mut budget = Budget { types: MAX_TYPES, bytes: 16 * data.len() };
        let constants = (0..header.constants as usize)
            .map(|index| {
                let offset = raw.constant_offset(&header, index).ok_or(TableError {
                    offset: header.constant_info,
                    message: "the list of constants ends outside the table",
                })?;
                let row = raw.constant(offset).ok_or(TableError {
                    offset: offset as u32,
                    message: "the list of constants ends outside the table",
                })?;
                let name = raw.text(row.name).ok_or(TableError {
                    offset: offset as u32,
                    message: "the name of a constant lies outside the table",
                })?;
                budget.spend(name.len(), row.name)?;
                let default = raw.default(&row)?;
                budget.spend(4 * default.as_ref().map_or(0, Vec::len), offset as u32)?;
                Ok(Constant {
                    name: text(name),
                    register_set: row.register_set,
                    register_index: row.register_index,
                    register_count: row.register_count,
                    kind: raw.type_tree(row.kind, 0, &mut budget)?,
                    default,
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self {
            creator: raw.text(header.creator).map(text),
            version: header.version,
            flags: header.flags,
            target: raw.text(header.target).map(text),
            constants,
        })
    }
}

/// Bytes as text: UTF-8 where they are, otherwise one character a byte.
pub(super) fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

/// A table's bytes and how to read its records; nothing is followed or trusted.
#[derive(Clone, Copy)]
pub(super) struct Raw<'a> {
    pub(super) data: &'a [u8],
}

pub(super) struct RawHeader {
    pub(super) creator: u32,
    version: u32,
    pub(super) constants: u32,
    constant_info: u32,
    flags: u32,
    target: u32,
}

pub(super) struct RawConstant {
    pub(super) name: u32,
    pub(super) register_set: RegisterSet,
    pub(super) register_index: u16,
    pub(super) register_count: u16,
    pub(super) kind: u32,
    default: u32,
}

pub(super) struct RawType {
    pub(super) class: TypeClass,
    pub(super) base: BaseType,
    pub(super) rows: u16,
    pub(super) columns: u16,
    pub(super) elements: u16,
    pub(super) members: u16,
    pub(super) member_info: u32,
}

impl<'a> Raw<'a> {
    fn half(&self, offset: usize) -> Option<u16> {
        let bytes = self.data.get(offset..offset.checked_add(2)?)?;
        Some(u16::from_le_bytes([bytes[0], bytes[1]]))
    }

    pub(super) fn header(&self) -> Option<RawHeader> {
        let field = |index: usize| word(self.data, 4 * index);
        Some(RawHeader {
            creator: field(1)?,
            version: field(2)?,
            constants: field(3)?,
            constant_info: field(4)?,
            flags: field(5)?,
            target: field(6)?,
        })
    }

    /// Where record `index` starts, if the whole list lies inside the table.
    pub(super) fn constant_offset(&self, header: &RawHeader, index: usize) -> Option<usize> {
        let size = 20usize.checked_mul(header.constants as usize)?;
        let end = (header.constant_info as usize).checked_add(size)?;
        (end <= self.data.len()).then(|| header.constant_info as usize + 20 * index)
    }

    pub(super) fn constant(&self, offset: usize) -> Option<RawConstant> {
        Some(RawConstant {
            name: word(self.data, offset)?,
            register_set: RegisterSet(self.half(offset + 4)?),
            register_index: self.half(offset + 6)?,
            register_count: self.half(offset + 8)?,
            kind: word(self.data, offset + 12)?,
            default: word(self.data, offset + 16)?,
        })
    }

    pub(super) fn type_info(&self, offset: u32) -> Option<RawType> {
        let offset = offset as usize;
        let field = |index: usize| self.half(offset.checked_add(2 * index)?);
        Some(RawType {
            class: TypeClass(field(0)?),
            base: BaseType(field(1)?),
            rows: field(2)?,
            columns: field(3)?,
            elements: field(4)?,
            members: field(5)?,
            member_info: word(self.data, offset + 12)?,
        })
    }

    /// Name and type offset of member `index`.
    pub(super) fn member(&self, info: u32, index: usize) -> Option<(u32, u32)> {
        let offset = (info as usize).checked_add(8 * index)?;
        Some((word(self.data, offset)?, word(self.data, offset.checked_add(4)?)?))
    }

    /// The text at `offset`, up to its zero byte or a length no name has; offset 0 means none.
    pub(super) fn text(&self, offset: u32) -> Option<&'a [u8]> {
        let rest = self.data.get(offset as usize..).filter(|rest| offset != 0 && !rest.is_empty())?;
        rest[..rest.len().min(MAX_TEXT)].split(|byte| *byte == 0).next()
    }

    /// The bytes of a constant's default value, if it has one and all of it is there.
    pub(super) fn default_bytes(&self, row: &RawConstant) -> Option<&'a [u8]> {
        let start = Some(row.default as usize).filter(|start| *start != 0)?;
        let words = row.register_set.words() * row.register_count as usize;
        self.data.get(start..start.checked_add(4 * words)?)
    }

    /// The words of a constant's default value.
    pub(super) fn default(&self, row: &RawConstant) -> Result<Option<Vec<u32>>, TableError> {
        if row.default == 0 {
            return Ok(None);
        }
        let words = row.register_set.words() * row.register_count as usize;
        let start = row.default as usize;
        let bytes = start.checked_add(4 * words).and_then(|end| self.data.get(start..end));
        let bytes =
            bytes.ok_or(TableError { offset: row.default, message: "a default value ends outside the table" })?;
        Ok(Some((0..words).filter_map(|index| word(bytes, 4 * index)).collect()))
    }

    fn type_tree(&self, offset: u32, depth: usize, budget: &mut Budget) -> Result<Type, TableError> {
        let error = |message| TableError { offset, message };
        if depth > MAX_DEPTH {
            return Err(error("structures nest deeper than 32"));
        }
        budget.types = budget.types.checked_sub(1).ok_or(error("more than 65536 types and members"))?;
        let info = self.type_info(offset).ok_or(error("a type lies outside the table"))?;
        let count = if info.class == TypeClass::STRUCT { info.members as usize } else { 0 };
        let members = (0..count)
            .map(|index| {
                let (name, kind) = self.member(info.member_info, index).ok_or(TableError {
                    offset: info.member_info,
                    message: "a list of members ends outside the table",
                })?;
                let text_of = self.text(name);
                budget.spend(text_of.map_or(0, <[u8]>::len), name)?;
                Ok(Member { name: text_of.map(text), kind: self.type_tree(kind, depth + 1, budget)? })
            })
            .collect::<Result<_, _>>()?;
        Ok(Type {
            class: info.class,
            base: info.base,
            rows: info.rows,
            columns: info.columns,
            elements: info.elements,
            members,
        })
    }
}

/// Base types by number, with the names of the reference's listings.
const BASE_TYPES: [(u16, &str); 44] = [
    (0, "void"),
    (1, "bool"),
    (2, "int"),
    (3, "float"),
    (4, "string"),
    (5, "Texture"),
    (6, "Texture1D"),
    (7, "Texture2D"),
    (8, "Texture3D"),
    (9, "TextureCube"),
    (10, "sampler"),
    (11, "sampler1D"),
    (12, "sampler2D"),
    (13, "sampler3D"),
    (14, "samplerCUBE"),
    (15, "PixelShader"),
    (16, "VertexShader"),
    (17, "pixelfragment"),
    (18, "vertexfragment"),
    (19, "uint"),
    (20, "byte"),
    (21, "GeometryShader"),
    (22, "RasterizerState"),
    (23, "DepthStencilState"),
    (24, "BlendState"),
    (25, "Buffer"),
    (28, "Texture1DArray"),
    (29, "Texture2DArray"),
    (30, "RenderTargetView"),
    (31, "DepthStencilView"),
    (32, "Texture2DMS"),
    (33, "Texture2DMSArray"),
    (34, "TextureCubeArray"),
    (35, "HullShader"),
    (36, "DomainShader"),
    (37, "interface"),
    (38, "ComputeShader"),
    (39, "double"),
    (52, "min8float"),
    (53, "min10float"),
    (54, "min16float"),
    (55, "min12int"),
    (56, "min16int"),
    (57, "min16uint"),
];
