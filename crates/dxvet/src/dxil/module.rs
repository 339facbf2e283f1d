//! The module: types, values, functions, instructions and metadata in flat tables.
//!
//! Everything refers to everything by number, and lists of numbers lie end to end in three arenas
//! ([`Module::list`], [`Module::numbers`], [`Module::text`]). Numbers come from the file: a lookup gives
//! `None` where the file names something that does not exist, and metadata may be cyclic.

mod body;
mod instruction;
mod metadata;
mod value;

pub use body::{Attachment, Block, BlockOrder, Body, Location, Symbol};
pub use instruction::{Instruction, Op, binary, cast, flag};
pub use metadata::{Attribute, AttributeGroup, Metadata, NamedMetadata, debug};
pub use value::{Alias, Constant, ConstantKind, Function, Global, Type, Value, ValueKind};

/// Index into [`Module::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub u32);
/// Number of a value: module values first, then those of the function (arguments, constants,
/// instructions that give a value). Resolve it with [`Module::value`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub u32);
/// Number of a metadata entry; those of a function come after the module's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MetadataId(pub u32);

/// A run of 32-bit numbers: [`Module::list`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// First index.
    pub start: u32,
    /// How many.
    pub length: u32,
}
/// A run of 64-bit numbers: [`Module::numbers`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// First index.
    pub start: u32,
    /// How many.
    pub length: u32,
}
/// A run of bytes: [`Module::text`]. Names need not be UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// First index.
    pub start: u32,
    /// How many bytes.
    pub length: u32,
}
/// A run of entries in one of the module's tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// First index.
    pub start: u32,
    /// One past the last index.
    pub end: u32,
}

impl Run {
    /// The run as indices.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A record or block that means nothing to this reader. It is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// Block that holds it.
    pub block: u32,
    /// Code of the record, or `None` for a whole block.
    pub code: Option<u32>,
    /// Number of the block if it is one.
    pub inner: u32,
    /// First bit.
    pub bit: u32,
    /// Operands of the record.
    pub fields: Numbers,
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The version record: 1 if operands count back from the current value.
    pub version: u32,
    /// Target triple.
    pub triple: Text,
    /// Data layout.
    pub data_layout: Text,
    /// Inline assembly of the module.
    pub assembly: Text,
    /// Types; after those of the file those that instructions need besides.
    pub types: Vec<Type>,
    /// How many types stand in the file.
    pub written_types: u32,
    /// Values of the module: globals, functions, aliases, constants.
    pub values: Vec<Value>,
    /// Values of all functions, end to end.
    pub local_values: Vec<Value>,
    /// Constants of the module, then those of the functions.
    pub constants: Vec<Constant>,
    /// Global variables.
    pub globals: Vec<Global>,
    /// Functions.
    pub functions: Vec<Function>,
    /// Aliases.
    pub aliases: Vec<Alias>,
    /// Order of the globals, functions and aliases is that of [`Module::values`]; bodies stand in the
    /// order of the file.
    pub bodies: Vec<Body>,
    /// Blocks of all bodies.
    pub blocks: Vec<Block>,
    /// Instructions of all bodies.
    pub instructions: Vec<Instruction>,
    /// Places in the source.
    pub locations: Vec<Location>,
    /// Metadata of the module.
    pub metadata: Vec<Metadata>,
    /// Metadata of the functions.
    pub local_metadata: Vec<Metadata>,
    /// Metadata with names.
    pub named: Vec<NamedMetadata>,
    /// Kinds of attachments: number and name.
    pub kinds: Vec<(u32, Text)>,
    /// Attachments of all bodies.
    pub attachments: Vec<Attachment>,
    /// Orders of the jumps to blocks of all bodies.
    pub block_orders: Vec<BlockOrder>,
    /// Names of values and blocks of all bodies.
    pub symbols: Vec<Symbol>,
    /// Attributes of all groups.
    pub attributes: Vec<Attribute>,
    /// Groups of attributes.
    pub attribute_groups: Vec<AttributeGroup>,
    /// Lists of attributes: numbers of groups.
    pub attribute_lists: Vec<List>,
    /// Names of sections.
    pub sections: Vec<Text>,
    /// Names of garbage collectors.
    pub collectors: Vec<Text>,
    /// COMDATs: selection kind and name.
    pub comdats: Vec<(u32, Text)>,
    /// What this reader does not know.
    pub unknown: Vec<Unknown>,
    /// Arena behind [`Module::list`].
    pub(super) words: Vec<u32>,
    /// Arena behind [`Module::numbers`].
    pub(super) wide: Vec<u64>,
    /// Arena behind [`Module::text`].
    pub(super) letters: Vec<u8>,
}

impl Module {
    /// The numbers of a list.
    pub fn list(&self, list: List) -> &[u32] {
        let start = list.start as usize;
        self.words.get(start..start + list.length as usize).unwrap_or(&[])
    }

    /// The numbers of a run of 64-bit numbers.
    pub fn numbers(&self, run: Numbers) -> &[u64] {
        let start = run.start as usize;
        self.wide.get(start..start + run.length as usize).unwrap_or(&[])
    }

    /// The bytes of a text.
    pub fn text(&self, text: Text) -> &[u8] {
        let start = text.start as usize;
        self.letters.get(start..start + text.length as usize).unwrap_or(&[])
    }

    /// A type; `Void` for a number that the file does not define (the reader reports those).
    pub fn ty(&self, id: TypeId) -> Type {
        self.types.get(id.0 as usize).copied().unwrap_or(Type::Void)
    }

    /// The operands of an instruction: see [`Op`].
    pub fn operands(&self, instruction: &Instruction) -> &[u32] {
        self.list(instruction.operands)
    }

    /// The value with this number as the body sees it; `None` where there is none.
    pub fn value(&self, body: Option<&Body>, id: ValueId) -> Option<Value> {
        let number = id.0 as usize;
        match number.checked_sub(self.values.len()) {
            None => self.values.get(number).copied(),
            Some(local) => {
                let range = body?.values.range();
                self.local_values.get(range)?.get(local).copied()
            }
        }
    }

    /// The constant with this number; `None` if the value is not a constant.
    pub fn constant(&self, body: Option<&Body>, id: ValueId) -> Option<Constant> {
        match self.value(body, id)?.kind {
            ValueKind::Constant(index) => self.constants.get(index as usize).copied(),
            _ => None,
        }
    }

    /// The integer that a constant is, sign-extended; 0 for a null of integer type.
    pub fn integer(&self, body: Option<&Body>, id: ValueId) -> Option<i64> {
        match self.value(body, id)?.kind {
            ValueKind::Constant(index) => self.integer_of(index),
            _ => None,
        }
    }

    /// The integer that a row of [`Module::constants`] is, as [`Module::integer`] says.
    pub fn integer_of(&self, index: u32) -> Option<i64> {
        let constant = self.constants.get(index as usize)?;
        match (constant.kind, self.ty(constant.ty)) {
            (ConstantKind::Integer(value), _) => Some(value),
            (ConstantKind::Null, Type::Integer(_)) => Some(0),
            _ => None,
        }
    }

    /// The function that a value is.
    pub fn function(&self, id: ValueId) -> Option<&Function> {
        match self.value(None, id)?.kind {
            ValueKind::Function(index) => self.functions.get(index as usize),
            _ => None,
        }
    }

    /// The instruction that gives a value.
    pub fn instruction(&self, body: &Body, id: ValueId) -> Option<&Instruction> {
        match self.value(Some(body), id)?.kind {
            ValueKind::Instruction(index) => self.instructions.get(index as usize),
            _ => None,
        }
    }

    /// The blocks of a body.
    pub fn blocks(&self, body: &Body) -> &[Block] {
        self.blocks.get(body.blocks.range()).unwrap_or(&[])
    }

    /// The instructions of a body, all blocks one after the other.
    pub fn body_instructions(&self, body: &Body) -> &[Instruction] {
        self.instructions.get(body.instructions.range()).unwrap_or(&[])
    }

    /// The metadata entry with this number as the body sees it.
    pub fn metadata(&self, body: Option<&Body>, id: MetadataId) -> Option<Metadata> {
        let number = id.0 as usize;
        match number.checked_sub(self.metadata.len()) {
            None => self.metadata.get(number).copied(),
            Some(local) => self.local_metadata.get(body?.metadata.range())?.get(local).copied(),
        }
    }

    /// The operands of a plain node: `None` in the iterator for null. `None` if the entry is no node.
    pub fn node(&self, id: MetadataId) -> Option<impl ExactSizeIterator<Item = Option<MetadataId>> + '_> {
        match self.metadata(None, id)? {
            Metadata::Node { operands, .. } => {
                Some(self.list(operands).iter().map(|one| one.checked_sub(1).map(MetadataId)))
            }
            _ => None,
        }
    }

    /// The string that a metadata entry is.
    pub fn metadata_text(&self, id: MetadataId) -> Option<&[u8]> {
        match self.metadata(None, id)? {
            Metadata::Text(text) => Some(self.text(text)),
            _ => None,
        }
    }

    /// The integer constant that a metadata entry is.
    pub fn metadata_integer(&self, id: MetadataId) -> Option<i64> {
        match self.metadata(None, id)? {
            Metadata::Value(_, value) => self.integer(None, value),
            _ => None,
        }
    }

    /// The function that a metadata entry is.
    pub fn metadata_function(&self, id: MetadataId) -> Option<&Function> {
        match self.metadata(None, id)? {
            Metadata::Value(_, value) => self.function(value),
            _ => None,
        }
    }

    /// The nodes of the metadata with this name; nothing if there is none.
    pub fn named(&self, name: &str) -> &[u32] {
        let found = self.named.iter().find(|one| self.text(one.name) == name.as_bytes());
        found.map_or(&[], |one| self.list(one.nodes))
    }

    /// The type that a function's type is made of: result and parameters.
    pub fn signature(&self, ty: TypeId) -> Option<(TypeId, &[u32], bool)> {
        match self.ty(ty) {
            Type::Function { result, parameters, variadic } => Some((result, self.list(parameters), variadic)),
            _ => None,
        }
    }

    /// The name of a value of the body, if it has one. Globals and functions have theirs in their rows.
    pub fn local_name(&self, body: &Body, id: ValueId) -> Option<&[u8]> {
        self.symbol(body.symbols, id.0)
    }

    /// The name of a block, counted from 0 in its body, if it has one.
    pub fn block_name(&self, body: &Body, block: u32) -> Option<&[u8]> {
        self.symbol(body.block_symbols, block)
    }

    fn symbol(&self, run: Run, number: u32) -> Option<&[u8]> {
        let symbols = self.symbols.get(run.range())?;
        let at = symbols.binary_search_by_key(&number, |symbol| symbol.number).ok()?;
        Some(self.text(symbols[at].name))
    }
}
