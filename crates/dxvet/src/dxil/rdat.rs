//! RDAT: what a runtime has to know of the functions of a library.

use crate::bytes::word;
use crate::tables::dxil_rdat::FIELDS;

/// The number of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableKind(pub u32);

impl TableKind {
    /// Texts, each ending with a zero byte; no rows.
    pub const STRINGS: Self = Self(1);
    /// Counted lists of numbers; no rows.
    pub const INDICES: Self = Self(2);
    /// Resources.
    pub const RESOURCES: Self = Self(3);
    /// Functions.
    pub const FUNCTIONS: Self = Self(4);
    /// Bytes that subobjects refer to; no rows.
    pub const BYTES: Self = Self(5);
    /// Subobjects of state objects.
    pub const SUBOBJECTS: Self = Self(6);
    /// Names of nodes.
    pub const NODE_IDS: Self = Self(7);
    /// Attributes of inputs and outputs of nodes.
    pub const IO_ATTRIBUTES: Self = Self(8);
    /// Attributes of nodes.
    pub const FUNCTION_ATTRIBUTES: Self = Self(9);
    /// Inputs and outputs of nodes.
    pub const IO_NODES: Self = Self(10);
    /// Functions as nodes.
    pub const NODES: Self = Self(11);
}

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number.
    Number,
    /// Offset of a text.
    Text,
    /// Place of a list of offsets of texts.
    Texts,
    /// Row of a table; `u32::MAX` for none.
    Record(TableKind),
    /// Place of a list of rows of a table; `u32::MAX` for none.
    Records(TableKind),
}

/// One field: a row of `tables/dxil/rdat.tsv`.
#[derive(Debug)]
pub struct Field {
    /// Its table.
    pub table: TableKind,
    /// Its name in the public header.
    pub name: &'static str,
    /// First byte in the row.
    pub offset: u8,
    /// Bytes: 1, 2 or 4.
    pub size: u8,
    /// What it holds.
    pub kind: Kind,
    /// What it says.
    pub meaning: &'static str,
}

/// One part of RDAT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// Its kind.
    pub kind: TableKind,
    /// Where its header starts in the part.
    pub offset: u32,
    /// Its content.
    pub data: &'a [u8],
}

/// A table: rows of equal length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<'a> {
    /// Its kind.
    pub kind: TableKind,
    /// Rows as its header counts them.
    pub declared: u32,
    /// Bytes of a row.
    pub stride: u32,
    /// Where the first row starts in the part.
    pub offset: u32,
    rows: &'a [u8],
}

/// A row of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'a> {
    /// Kind of its table.
    pub table: TableKind,
    /// Where it starts in the part.
    pub offset: u32,
    /// Its bytes.
    pub bytes: &'a [u8],
}

impl Record<'_> {
    /// The fields it is long enough for, with their values.
    pub fn fields(&self) -> impl Iterator<Item = (&'static Field, u32)> + '_ {
        FIELDS.iter().filter(|field| field.table == self.table).filter_map(|field| {
            let start = usize::from(field.offset);
            let bytes = self.bytes.get(start..start + usize::from(field.size))?;
            Some((field, bytes.iter().rev().fold(0, |value, byte| value << 8 | u32::from(*byte))))
        })
    }
    /// The field of that name; `None` where the row has none.
    pub fn get(&self, name: &str) -> Option<u32> {
        self.fields().find(|(field, _)| field.name == name).map(|(_, value)| value)
    }
    /// Features of a function.
    pub fn features(&self) -> u64 {
        let half = |name| u64::from(self.get(name).unwrap_or(0));
        half("FeatureInfo1") | half("FeatureInfo2") << 32
    }
}

impl<'a> Table<'a> {
    /// Rows that are there.
    pub fn len(&self) -> usize {
        if self.stride == 0 { 0 } else { self.rows.len() / self.stride as usize }
    }
    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The row of that number.
    pub fn row(&self, number: usize) -> Option<Record<'a>> {
        let start = number.checked_mul(self.stride as usize).filter(|_| self.stride > 0)?;
        let bytes = self.rows.get(start..start.checked_add(self.stride as usize)?)?;
        Some(Record { table: self.kind, offset: self.offset + start as u32, bytes })
    }
    /// Its rows.
    pub fn rows(&self) -> impl Iterator<Item = Record<'a>> + use<'a> {
        let table = *self;
        (0..self.len()).filter_map(move |number| table.row(number))
    }
}

/// What RDAT holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rdat<'a> {
    /// 16, which is version 1.0.
    pub version: u32,
    /// Its parts in their order.
    pub sections: Vec<Section<'a>>,
    /// The byte at which something ran past the end; `None` where all was there.
    pub cut: Option<u32>,
}

impl<'a> Rdat<'a> {
    /// Reads the content of the part. Nothing fails: what is missing is left out, and [`Rdat::cut`]
    /// says where the bytes ended.
    pub fn decode(data: &'a [u8]) -> Self {
        let mut rdat = Self { version: 0, sections: Vec::new(), cut: None };
        let (Some(version), Some(count)) = (word(data, 0), word(data, 4)) else {
            rdat.cut = Some(0);
            return rdat;
        };
        rdat.version = version;
        // Forged tables name the same bytes a thousand times.
        let mut left = data.len();
        for number in 0..count as usize {
            let entry = number.saturating_mul(4).saturating_add(8);
            let Some(section) = word(data, entry).and_then(|offset| section(data, offset)) else {
                rdat.cut = Some(entry.min(data.len()) as u32);
                break;
            };
            let Some(rest) = left.checked_sub(section.data.len() + 8) else { break };
            left = rest;
            rdat.sections.push(section);
        }
        rdat
    }
    /// The first part of that kind.
    pub fn section(&self, kind: TableKind) -> Option<&Section<'a>> {
        self.sections.iter().find(|section| section.kind == kind)
    }
    fn content(&self, kind: TableKind) -> &'a [u8] {
        self.section(kind).map_or(&[], |section| section.data)
    }
    /// The table of that kind; an empty one where there is none.
    pub fn table(&self, kind: TableKind) -> Table<'a> {
        let (data, offset) = self.section(kind).map_or((&[][..], 0), |section| (section.data, section.offset + 16));
        let (declared, stride) = (word(data, 0).unwrap_or(0), word(data, 4).unwrap_or(0));
        let rows = data.get(8..).unwrap_or(&[]);
        let length = (declared as usize).saturating_mul(stride as usize).min(rows.len());
        Table { kind, declared, stride, offset, rows: &rows[..length] }
    }
    /// The text at `offset`; `None` where it starts or ends outside.
    pub fn string(&self, offset: u32) -> Option<&'a [u8]> {
        let bytes = self.content(TableKind::STRINGS).get(offset as usize..)?;
        bytes.iter().position(|byte| *byte == 0).map(|end| &bytes[..end])
    }
    /// The list at `place`, in words, of the index arrays; cut where the array ends. Empty for `u32::MAX`.
    pub fn list(&self, place: u32) -> impl Iterator<Item = u32> + use<'a> {
        let data = self.content(TableKind::INDICES);
        let start = (place as usize).saturating_mul(4);
        let count = word(data, start).unwrap_or(0) as usize;
        let items = data.get(start.saturating_add(4)..).unwrap_or(&[]).chunks_exact(4);
        items.take(count).filter_map(|item| word(item, 0))
    }
    /// The bytes that a subobject refers to; `None` where they are not all there.
    pub fn bytes(&self, offset: u32, length: u32) -> Option<&'a [u8]> {
        let start = offset as usize;
        self.content(TableKind::BYTES).get(start..start.checked_add(length as usize)?)
    }
    /// The functions.
    pub fn functions(&self) -> impl Iterator<Item = Record<'a>> + use<'a> {
        self.table(TableKind::FUNCTIONS).rows()
    }
}

fn section(data: &[u8], offset: u32) -> Option<Section<'_>> {
    let start = offset as usize;
    let (kind, size) = (word(data, start)?, word(data, start.checked_add(4)?)?);
    let content = data.get(start + 8..(start + 8).checked_add(size as usize)?)?;
    Some(Section { kind: TableKind(kind), offset, data: content })
}
