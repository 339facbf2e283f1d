//! The listing of a module, as the reference's disassembler prints it: LLVM 3.7 assembly with a
//! comment after each operation. What is said before, about signatures and resources, is in [`header`].

pub mod buffers;
mod constant;
mod debug;
mod function;
pub mod header;
mod instruction;
mod metadata;
mod name;
mod number;
mod operation;
pub mod runtime;
mod slots;
mod ty;

use super::module::{Body, Module};
use slots::Slots;
use std::fmt::Write;

/// How a field of a record of debug information is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A string, by its number plus 1.
    Text,
    /// Any metadata, by its number plus 1.
    Node,
    /// A number.
    Number,
    /// A number that can be negative, as it is.
    Integer,
    /// A number that can be negative, its sign in the lowest bit.
    Signed,
    /// True or false.
    Bool,
    /// Flags of debug information.
    Flags,
    /// A DWARF tag.
    Tag,
    /// A DWARF encoding.
    Encoding,
    /// A DWARF language.
    Language,
    /// A DWARF virtuality.
    Virtuality,
}

/// When a field is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Always.
    Always,
    /// When it is not 0, null or empty.
    Set,
    /// When it is not this number.
    Unless(u64),
    /// Always for arguments; for variables as [`Shown::Set`].
    OfArguments,
}

/// One field of a record of debug information: a row of `tables/dxil/debug_info.tsv`.
#[derive(Debug)]
pub struct RecordField {
    /// Its label.
    pub label: &'static str,
    /// Its place among the record's fields.
    pub place: u8,
    /// What it is.
    pub form: Form,
    /// When it is printed.
    pub shown: Shown,
}

/// A kind of record of debug information.
#[derive(Debug)]
pub struct Record {
    /// Code of the record.
    pub code: u8,
    /// Name of the class.
    pub class: &'static str,
    /// Places of the fields that are nodes, in the order in which they are numbered.
    pub walk: &'static [u8],
    /// Its fields in the order in which they are printed.
    pub fields: &'static [RecordField],
}

/// Bytes of text that a module may have at least.
const FREE: usize = 1 << 20;
/// And for each byte of the file.
const MOST: usize = 48;

/// A text that stops growing at a limit: forged constants could unfold without end.
#[derive(Debug)]
pub struct Out {
    bytes: Vec<u8>,
    limit: usize,
}

impl Out {
    /// An empty text for a file of `size` bytes.
    pub fn new(size: usize) -> Self {
        Self { bytes: Vec::new(), limit: size.saturating_mul(MOST).saturating_add(FREE) }
    }

    /// Appends bytes as they are.
    pub fn push(&mut self, bytes: &[u8]) {
        if self.bytes.len() + bytes.len() <= self.limit {
            self.bytes.extend_from_slice(bytes);
        }
    }

    /// Whether the limit is reached.
    pub fn is_full(&self) -> bool {
        self.bytes.len() + 64 > self.limit
    }

    /// The text.
    pub fn finish(self) -> Vec<u8> {
        self.bytes
    }

    /// Spaces up to a column, at least one.
    fn pad_to(&mut self, column: usize) {
        let line = self.bytes.iter().rev().take_while(|byte| **byte != b'\n').count();
        for _ in 0..column.saturating_sub(line).max(1) {
            self.push(b" ");
        }
    }
}

impl Write for Out {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.push(text.as_bytes());
        Ok(())
    }
}

/// Formats into an [`Out`], which never fails.
macro_rules! put {
    ($out:expr, $($rest:tt)*) => {
        _ = std::fmt::Write::write_fmt(&mut $out, format_args!($($rest)*))
    };
}
use put;

/// Appends the listing of a module.
pub fn print(out: &mut Out, module: &Module) {
    let mut printer = Printer { module, out, slots: Slots::new(module), body: None, depth: 0 };
    printer.module();
}

/// What all parts of the printer share.
struct Printer<'m, 'o> {
    module: &'m Module,
    out: &'o mut Out,
    slots: Slots<'m>,
    /// The function being printed.
    body: Option<Body>,
    /// Nesting of types and constants.
    depth: u32,
}

impl Printer<'_, '_> {
    fn module(&mut self) {
        let module = self.module;
        if module.data_layout.length > 0 {
            self.out.push(b"target datalayout = \"");
            self.out.push(module.text(module.data_layout));
            self.out.push(b"\"\n");
        }
        if module.triple.length > 0 {
            self.out.push(b"target triple = \"");
            self.out.push(module.text(module.triple));
            self.out.push(b"\"\n");
        }
        self.assembly();
        self.type_identities();
        self.comdats();
        self.globals();
        for index in 0..module.functions.len() {
            if self.out.is_full() {
                break;
            }
            self.function(index as u32);
        }
        self.attribute_groups();
        self.named_metadata();
        self.nodes();
    }

    fn assembly(&mut self) {
        let text = self.module.text(self.module.assembly);
        if text.is_empty() {
            return;
        }
        self.out.push(b"\n");
        for line in text.strip_suffix(b"\n").unwrap_or(text).split(|byte| *byte == b'\n') {
            self.out.push(b"module asm \"");
            self.escaped(line);
            self.out.push(b"\"\n");
        }
    }
}
