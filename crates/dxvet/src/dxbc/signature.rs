//! Signatures: what a stage takes in and gives out (ISGN, OSGN, OSG5, PCSG, ISG1, OSG1, PSG1).

use crate::bytes::put_word;
use crate::dxbc::container::Part;
use crate::dxbc::field::{Fields, Text};
use crate::fault::Fault;

/// The layouts of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// 24 bytes (ISGN, OSGN, PCSG).
    Plain,
    /// A stream number before it (OSG5).
    Stream,
    /// A stream number before, a minimum precision after it (ISG1, OSG1, PSG1).
    Precision,
}

impl Form {
    /// The layout a part's name asks for.
    pub fn of(name: [u8; 4]) -> Option<Self> {
        match &name {
            b"ISGN" | b"OSGN" | b"PCSG" => Some(Self::Plain),
            b"OSG5" => Some(Self::Stream),
            b"ISG1" | b"OSG1" | b"PSG1" => Some(Self::Precision),
            _ => None,
        }
    }
    /// Bytes of an element.
    pub const fn size(self) -> usize {
        match self {
            Self::Plain => 24,
            Self::Stream => 28,
            Self::Precision => 32,
        }
    }
}

/// One element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element<'a> {
    /// Semantic name.
    pub name: Text<'a>,
    /// Semantic index.
    pub index: u32,
    /// Output stream of a geometry shader.
    pub stream: u32,
    /// System value: 0 none.
    pub system_value: u32,
    /// 1 unsigned, 2 signed, 3 float.
    pub component_type: u32,
    /// Register; `u32::MAX` where the element has none.
    pub register: u32,
    /// Components that exist.
    pub mask: u8,
    /// Input: components that are read. Output: components that are never written.
    pub used: u8,
    /// The two bytes after the masks.
    pub reserved: u16,
    /// 1 min16f, 2 min2_8f, 4 min16i, 5 min16u.
    pub min_precision: u32,
}

/// A signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature<'a> {
    /// Layout of its elements.
    pub form: Form,
    /// Its elements in order.
    pub elements: Vec<Element<'a>>,
}

impl<'a> Signature<'a> {
    /// Reads a signature part.
    pub fn decode(part: Part<'a>, found: &mut Vec<Fault>) -> Option<Self> {
        let form = Form::of(part.name.0)?;
        let mut fields = Fields::new(part, found);
        let count = fields.word(0, "the element count");
        let table = fields.word(4, "the table's offset") as usize;
        let count = fields.count(count, table, form.size(), "elements");
        let mut elements = Vec::with_capacity(count);
        for number in 0..count {
            let mut at = table + number * form.size();
            let mut stream = 0;
            if form != Form::Plain {
                stream = fields.word(at, "a stream");
                at += 4;
            }
            let masks = fields.bytes(at + 20, 4, "the masks");
            let name = fields.word(at, "a name's offset") as usize;
            elements.push(Element {
                name: fields.text(name, "a name"),
                index: fields.word(at + 4, "a semantic index"),
                stream,
                system_value: fields.word(at + 8, "a system value"),
                component_type: fields.word(at + 12, "a component type"),
                register: fields.word(at + 16, "a register"),
                mask: masks.first().copied().unwrap_or(0),
                used: masks.get(1).copied().unwrap_or(0),
                reserved: masks.get(2..4).map_or(0, |half| u16::from_le_bytes([half[0], half[1]])),
                min_precision: if form == Form::Precision { fields.word(at + 24, "a precision") } else { 0 },
            });
        }
        Some(Self { form, elements })
    }
    /// The part's content, laid out as the compiler does: elements, then each name once.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        put_word(&mut out, self.elements.len() as u32);
        put_word(&mut out, 8);
        let pool = 8 + self.elements.len() * self.form.size();
        let mut names: Vec<(Text<'a>, usize)> = Vec::new();
        let mut end = pool;
        for element in &self.elements {
            let known = names.iter().find(|(name, _)| *name == element.name).map(|(_, offset)| *offset);
            let offset = known.unwrap_or(end);
            if known.is_none() {
                names.push((element.name, end));
                end += element.name.0.len() + 1;
            }
            if self.form != Form::Plain {
                put_word(&mut out, element.stream);
            }
            for word in [
                offset as u32,
                element.index,
                element.system_value,
                element.component_type,
                element.register,
                u32::from(element.mask) | u32::from(element.used) << 8 | u32::from(element.reserved) << 16,
            ] {
                put_word(&mut out, word);
            }
            if self.form == Form::Precision {
                put_word(&mut out, element.min_precision);
            }
        }
        for (name, _) in names {
            out.extend_from_slice(name.0);
            out.push(0);
        }
        out.resize(out.len().next_multiple_of(4), 0xAB);
        out
    }
}
