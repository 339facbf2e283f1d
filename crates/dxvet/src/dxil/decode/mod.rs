//! From bitcode to [`Module`].
//!
//! Reading ends at the first record that makes no sense, as in the reference; what was read until
//! then stays. Records and blocks without a known meaning are kept in [`Module::unknown`].

mod constants;
mod function;
mod globals;
mod instruction;
mod memory;
mod metadata;
mod symbols;
mod types;

use super::bitstream::{Bitstream, Entry};
use super::module::{List, Module, Numbers, Text, Type, TypeId, Unknown, Value};
use crate::fault::{Fault, Rule};
use crate::span::Span;
use crate::tables::faults;
use std::collections::{HashMap, HashSet};

/// Block numbers.
mod block {
    pub const BLOCKINFO: u32 = 0;
    pub const MODULE: u32 = 8;
    pub const ATTRIBUTES: u32 = 9;
    pub const ATTRIBUTE_GROUPS: u32 = 10;
    pub const CONSTANTS: u32 = 11;
    pub const FUNCTION: u32 = 12;
    pub const SYMBOLS: u32 = 14;
    pub const METADATA: u32 = 15;
    pub const ATTACHMENTS: u32 = 16;
    pub const TYPES: u32 = 17;
    pub const USE_LISTS: u32 = 18;
}

/// Bytes that the tables may take for each byte of the file, and at least.
const GROWTH: usize = 30;
const FREE: usize = 1 << 20;
/// Unknown records that are kept; more are only passed over.
const MOST_UNKNOWN: usize = 256;

/// Reads a module. `offset` is where the bitcode lies in the file: places in `found` count from
/// there, in bytes; each fault also names the bit.
///
/// ```
/// let mut found = Vec::new();
/// let module = dxvet::dxil::decode(b"BC\xC0\xDE", 0, &mut found);
/// assert!(module.functions.is_empty());
/// assert_eq!(found[0].rule.code, "L0102");
/// ```
pub fn decode(bytes: &[u8], offset: u32, found: &mut Vec<Fault>) -> Module {
    let mut decoder = Decoder::new(bytes);
    decoder.file();
    if let Some(broken) = decoder.stream.broken() {
        let span = Span { offset: offset.saturating_add(broken.bit / 8), length: 4 };
        let fault = Fault::new(broken.rule, span).with("bit", broken.bit).with("number", broken.number);
        found.push(fault);
    }
    let unknown = &decoder.module.unknown;
    found.extend(unknown.iter().take(16).map(|one| {
        let span = Span { offset: offset.saturating_add(one.bit / 8), length: 4 };
        match one.code {
            Some(code) => Fault::new(&faults::BITCODE_RECORD_UNKNOWN, span).with("number", code),
            None => Fault::new(&faults::BITCODE_BLOCK_UNKNOWN, span).with("number", one.inner),
        }
        .with("block", one.block)
        .with("bit", one.bit)
    }));
    decoder.module
}

struct Decoder<'a> {
    stream: Bitstream<'a>,
    module: Module,
    /// Bytes that the tables may still take.
    budget: usize,
    /// Functions that wait for their bodies.
    pending: std::collections::VecDeque<u32>,
    /// Values of the function that is being read.
    local: Vec<Value>,
    /// One past the highest value that anything names, and the bit where that happens.
    highest: (u64, u32),
    /// Types that instructions need, by what they are made of.
    pointers: HashMap<(TypeId, u32), TypeId>,
    vectors: HashMap<(TypeId, u32), TypeId>,
    bools: Option<TypeId>,
    /// Name for the next structure type.
    struct_name: Text,
    /// Attribute group of each number.
    groups: HashMap<u32, u32>,
    /// Kinds of attachments that have a name.
    kinds: HashSet<u32>,
    /// Types that something names before they come: each must be a structure with a name.
    early_types: Vec<(u64, u32)>,
    /// Values of the function that something names before they come, and the type they must have.
    early_values: HashMap<u64, TypeId>,
}

impl<'a> Decoder<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Self {
            stream: Bitstream::new(bytes),
            module: Module::default(),
            budget: bytes.len().saturating_mul(GROWTH).saturating_add(FREE),
            pending: std::collections::VecDeque::new(),
            local: Vec::new(),
            highest: (0, 0),
            pointers: HashMap::new(),
            vectors: HashMap::new(),
            bools: None,
            struct_name: Text::default(),
            groups: HashMap::new(),
            kinds: HashSet::new(),
            early_types: Vec::new(),
            early_values: HashMap::new(),
        }
    }

    fn file(&mut self) {
        // What stands behind the first module is nobody's business.
        let found = loop {
            match self.stream.next() {
                Entry::Block { id: block::MODULE, .. } => {
                    self.stream.enter(block::MODULE);
                    self.module_block();
                    break true;
                }
                Entry::Block { id, bit } => self.unknown_block(u32::MAX, id, bit),
                Entry::Record { .. } => self.stream.fail(&faults::BITCODE_TRUNCATED, 0),
                Entry::End => break false,
            }
        };
        if !found {
            self.stream.fail(&faults::BITCODE_TRUNCATED, 0);
        } else if let Some(function) = self.pending.front() {
            let bit = self.module.functions[*function as usize].bit;
            self.stream.fail_at(&faults::BITCODE_BODY_MISSING, bit, u64::from(*function));
        }
        if self.highest.0 > self.module.values.len() as u64 {
            self.stream.fail_at(&faults::BITCODE_VALUE_UNKNOWN, self.highest.1, self.highest.0 - 1);
        }
    }

    fn module_block(&mut self) {
        loop {
            match self.stream.next() {
                Entry::End => return,
                Entry::Record { code, bit } => self.module_record(code, bit),
                Entry::Block { id, bit } => match id {
                    block::BLOCKINFO => self.stream.block_info(),
                    block::TYPES => self.types(),
                    block::ATTRIBUTES => self.attribute_lists(),
                    block::ATTRIBUTE_GROUPS => self.attribute_groups(),
                    block::CONSTANTS => self.constants(false),
                    block::METADATA => self.metadata(false),
                    block::SYMBOLS => self.module_symbols(),
                    block::FUNCTION => self.function(bit),
                    // The order of uses: says nothing about what the module does.
                    block::USE_LISTS => self.stream.skip(),
                    _ => self.unknown_block(block::MODULE, id, bit),
                },
            }
        }
    }

    /// Takes `bytes` off the budget; false and the end of reading when it is used up.
    fn spend(&mut self, bytes: usize) -> bool {
        match self.budget.checked_sub(bytes) {
            Some(left) => {
                self.budget = left;
                true
            }
            None => {
                self.stream.fail(&faults::BITCODE_TOO_MUCH, GROWTH as u64);
                false
            }
        }
    }

    fn fail(&mut self, rule: &'static Rule, bit: u32, number: u64) {
        self.stream.fail_at(rule, bit, number);
    }

    fn unknown_block(&mut self, block: u32, inner: u32, bit: u32) {
        self.stream.skip();
        if self.module.unknown.len() < MOST_UNKNOWN {
            self.module.unknown.push(Unknown { block, code: None, inner, bit, fields: Numbers::default() });
        }
    }

    /// Keeps the record that the stream has just read.
    fn unknown_record(&mut self, block: u32, code: u32, bit: u32) {
        if self.module.unknown.len() < MOST_UNKNOWN {
            let operands = self.stream.take_operands();
            let fields = self.numbers(operands.iter().copied());
            self.stream.reuse(operands);
            self.module.unknown.push(Unknown { block, code: Some(code), inner: 0, bit, fields });
        }
    }

    fn list(&mut self, numbers: impl Iterator<Item = u32>) -> List {
        let start = self.module.words.len();
        self.module.words.extend(numbers);
        let length = self.module.words.len() - start;
        self.spend(length * 4);
        List { start: start as u32, length: length as u32 }
    }

    fn numbers(&mut self, numbers: impl Iterator<Item = u64>) -> Numbers {
        let start = self.module.wide.len();
        self.module.wide.extend(numbers);
        let length = self.module.wide.len() - start;
        self.spend(length * 8);
        Numbers { start: start as u32, length: length as u32 }
    }

    fn text(&mut self, letters: &[u64]) -> Text {
        let start = self.module.letters.len();
        self.module.letters.extend(letters.iter().map(|letter| *letter as u8));
        self.spend(letters.len());
        Text { start: start as u32, length: letters.len() as u32 }
    }

    fn ty(&self, id: TypeId) -> Type {
        self.module.ty(id)
    }

    /// The type with the number that a record gives.
    fn type_id(&mut self, number: u64, bit: u32) -> TypeId {
        if number >= u64::from(self.module.written_types) {
            self.fail(&faults::BITCODE_TYPE_UNKNOWN, bit, number);
            return TypeId(0);
        }
        TypeId(number as u32)
    }

    /// The type of all addresses of `element` in an address space.
    fn pointer_to(&mut self, element: TypeId, space: u32) -> TypeId {
        if let Some(id) = self.pointers.get(&(element, space)) {
            return *id;
        }
        self.add_type(Type::Pointer { element, space })
    }

    fn vector_of(&mut self, element: TypeId, count: u32) -> TypeId {
        if let Some(id) = self.vectors.get(&(element, count)) {
            return *id;
        }
        self.add_type(Type::Vector { element, count })
    }

    /// `i1`, or a vector of it for comparisons of vectors.
    fn bool_like(&mut self, ty: TypeId) -> TypeId {
        let bools = match self.bools {
            Some(id) => id,
            None => self.add_type(Type::Integer(1)),
        };
        match self.ty(ty) {
            Type::Vector { count, .. } => self.vector_of(bools, count),
            _ => bools,
        }
    }

    fn add_type(&mut self, ty: Type) -> TypeId {
        let id = TypeId(self.module.types.len() as u32);
        if self.spend(64) {
            self.module.types.push(ty);
            self.index_type(id, ty);
        }
        id
    }

    fn index_type(&mut self, id: TypeId, ty: Type) {
        match ty {
            Type::Pointer { element, space } => {
                self.pointers.entry((element, space)).or_insert(id);
            }
            Type::Vector { element, count } => {
                self.vectors.entry((element, count)).or_insert(id);
            }
            Type::Integer(1) if self.bools.is_none() => self.bools = Some(id),
            _ => {}
        }
    }

    /// Notes that something names a value that may come later.
    fn names_value(&mut self, number: u64, bit: u32) {
        if number >= self.highest.0 {
            self.highest = (number.saturating_add(1), bit);
        }
    }
}
