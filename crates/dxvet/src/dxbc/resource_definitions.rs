//! Resource definitions (RDEF): constant buffers, their variables and types, and bindings.

use crate::dxbc::container::Part;
use crate::dxbc::field::{Fields, Text};
use crate::fault::Fault;
use crate::tables::faults;
use std::collections::HashMap;

/// What a listing names as its generator where the container does not know its compiler.
pub const UNKNOWN_CREATOR: &str = "Microsoft (R) D3D Shader Disassembler";

/// The marker of the layout of Shader Model 5.0, `RD11`.
pub const MAGIC_5_0: u32 = 0x3131_4452;
/// The marker of the layout of Shader Model 5.1.
pub const MAGIC_5_1: u32 = 0x2544_1313;

/// Marker and struct sizes of Shader Model 5.0: header, buffer, binding, variable, type, member.
pub const HEADER_5_0: [u32; 8] = [MAGIC_5_0, 0x3C, 0x18, 0x20, 0x28, 0x24, 0x0C, 0];
/// The same of Shader Model 5.1.
pub const HEADER_5_1: [u32; 8] = [MAGIC_5_1, 0x3C, 0x18, 0x28, 0x28, 0x24, 0x0C, 0];

/// How deep listings go into types.
pub const MOST_NESTED: usize = 512;

/// In the place of a type's index: one type too many, as only a forged table has it.
const NO_TYPE: usize = usize::MAX;

/// The type of a variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Type<'a> {
    /// 0 scalar, 1 vector, 2 matrix by rows, 3 matrix by columns, 4 object, 5 struct, 6 interface
    /// class, 7 interface pointer.
    pub class: u16,
    /// Base type.
    pub base: u16,
    /// Rows.
    pub rows: u16,
    /// Columns.
    pub columns: u16,
    /// Array length; 0 where it is none.
    pub elements: u16,
    /// Members of a struct.
    pub members: Vec<Member<'a>>,
    /// Its name (Shader Model 5).
    pub name: Text<'a>,
}

/// A member of a struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Bytes from the start of the struct.
    pub offset: u32,
    /// Its type: an index into [`ResourceDefinitions::types`].
    pub kind: usize,
}

/// A variable of a constant buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Bytes from the start of the buffer.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Bit 1: used.
    pub flags: u32,
    /// Its type: an index into [`ResourceDefinitions::types`].
    pub kind: usize,
    /// Its default value, where it has one.
    pub default: Option<&'a [u8]>,
    /// First texture, number of textures, first sampler, number of samplers (Shader Model 5).
    pub objects: Option<[u32; 4]>,
}

/// A constant buffer, texture buffer or the like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Bytes.
    pub size: u32,
    /// Flags.
    pub flags: u32,
    /// 0 cbuffer, 1 tbuffer, 2 interfaces, 3 resource bind info.
    pub kind: u32,
    /// Its variables.
    pub variables: Vec<Variable<'a>>,
}

/// A binding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// What is bound.
    pub kind: u32,
    /// What it returns.
    pub return_type: u32,
    /// Its dimension.
    pub dimension: u32,
    /// Number of samples, or stride.
    pub samples: u32,
    /// First register.
    pub point: u32,
    /// Number of registers; 0 where it has no bound (5.1).
    pub count: u32,
    /// Flags.
    pub flags: u32,
    /// Register space and range number (5.1).
    pub space: Option<(u32, u32)>,
}

/// The part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourceDefinitions<'a> {
    /// Minor and major version in the lower, program type in the upper half.
    pub version: u32,
    /// Compiler flags.
    pub flags: u32,
    /// The compiler's name.
    pub creator: Text<'a>,
    /// The marker of the longer layouts, and the words after it.
    pub header: Option<[u32; 8]>,
    /// Constant buffers.
    pub buffers: Vec<Buffer<'a>>,
    /// Types, each once.
    pub types: Vec<Type<'a>>,
    /// Bindings.
    pub bindings: Vec<Binding<'a>>,
}

struct Reader<'a, 'f> {
    fields: Fields<'a, 'f>,
    /// Shader Model 5 layout.
    long: bool,
    types: Vec<Type<'a>>,
    /// Where types stand, and their index.
    known: HashMap<usize, usize>,
    offsets: Vec<usize>,
    /// Types that have been read.
    read: usize,
    /// Bytes that records may still take.
    budget: usize,
}

impl<'a> ResourceDefinitions<'a> {
    /// The version the definitions of a program with this version token carry.
    pub(super) fn version_for(program: u32) -> u32 {
        let kind = match program >> 16 {
            0 => 0xFFFF,
            1 => 0xFFFE,
            2 => 0x4753,
            3 => 0x4853,
            4 => 0x4453,
            5 => 0x4353,
            _ => 0x4C46,
        };
        kind << 16 | (program >> 4 & 15) << 8 | program & 15
    }

    /// Reads the part.
    pub fn decode(part: Part<'a>, found: &mut Vec<Fault>) -> Self {
        let mut fields = Fields::new(part, found);
        let buffers = (fields.word(0, "the buffer count"), fields.word(4, "the buffers' offset") as usize);
        let bindings = (fields.word(8, "the binding count"), fields.word(12, "the bindings' offset") as usize);
        let version = fields.word(16, "the version");
        let flags = fields.word(20, "the flags");
        let creator = fields.word(24, "the creator's offset") as usize;
        let creator = fields.text(creator, "the creator");
        let marker = if fields.data.len() >= 60 { fields.word(28, "the marker") } else { 0 };
        let long = matches!(marker, MAGIC_5_0 | MAGIC_5_1);
        let header = long.then(|| std::array::from_fn(|place| fields.word(28 + 4 * place, "the header")));
        let mut reader = Reader {
            budget: fields.data.len(),
            fields,
            long,
            types: Vec::new(),
            known: HashMap::new(),
            offsets: Vec::new(),
            read: 0,
        };
        let size = if marker == MAGIC_5_1 { 40 } else { 32 };
        let count = reader.fields.count(bindings.0, bindings.1, size, "bindings");
        let count = reader.spend(count, bindings.1, size, "bindings");
        let bindings = (0..count).map(|number| reader.binding(bindings.1 + number * size, size)).collect();
        let count = reader.fields.count(buffers.0, buffers.1, 24, "buffers");
        let count = reader.spend(count, buffers.1, 24, "buffers");
        let buffers = (0..count).map(|number| reader.buffer(buffers.1 + number * 24)).collect();
        reader.nesting();
        Self { version, flags, creator, header, buffers, types: reader.types, bindings }
    }
}

impl<'a> Reader<'a, '_> {
    fn name(&mut self, offset: usize) -> Text<'a> {
        let offset = self.fields.word(offset, "a name's offset") as usize;
        self.fields.text(offset, "a name")
    }
    fn binding(&mut self, at: usize, size: usize) -> Binding<'a> {
        let mut next = |place: usize| self.fields.word(at + 4 * place, "a binding");
        Binding {
            kind: next(1),
            return_type: next(2),
            dimension: next(3),
            samples: next(4),
            point: next(5),
            count: next(6),
            flags: next(7),
            space: (size == 40).then(|| (next(8), next(9))),
            name: self.name(at),
        }
    }
    fn buffer(&mut self, at: usize) -> Buffer<'a> {
        let count = self.fields.word(at + 4, "a variable count");
        let table = self.fields.word(at + 8, "the variables' offset") as usize;
        let size = if self.long { 40 } else { 24 };
        let count = self.fields.count(count, table, size, "variables");
        let count = self.spend(count, table, size, "variables");
        let variables = (0..count).map(|number| self.variable(table + number * size)).collect();
        Buffer {
            name: self.name(at),
            size: self.fields.word(at + 12, "a buffer's size"),
            flags: self.fields.word(at + 16, "a buffer's flags"),
            kind: self.fields.word(at + 20, "a buffer's kind"),
            variables,
        }
    }
    fn variable(&mut self, at: usize) -> Variable<'a> {
        let mut next = |place: usize| self.fields.word(at + 4 * place, "a variable");
        let (offset, size, flags, kind, default) = (next(1), next(2), next(3), next(4), next(5));
        let objects = self.long.then(|| std::array::from_fn(|place| next(6 + place)));
        Variable {
            name: self.name(at),
            offset,
            size,
            flags,
            kind: self.kind(kind as usize),
            default: (default != 0).then(|| self.fields.bytes(default as usize, size as usize, "a default value")),
            objects,
        }
    }
    /// The index of the type at `at`, which is read, with all types it needs, if it is new.
    fn kind(&mut self, at: usize) -> usize {
        let index = self.place(at);
        // Reading a type may append the types of its members; they are read in their turn.
        while let Some(&at) = self.offsets.get(self.read) {
            self.types[self.read] = self.read_type(at);
            self.read += 1;
        }
        index
    }
    fn place(&mut self, at: usize) -> usize {
        if let Some(index) = self.known.get(&at) {
            return *index;
        }
        if self.spend(1, at, if self.long { 36 } else { 16 }, "types") == 0 {
            return NO_TYPE;
        }
        self.types.push(Type::default());
        self.offsets.push(at);
        self.known.insert(at, self.types.len() - 1);
        self.types.len() - 1
    }
    fn read_type(&mut self, at: usize) -> Type<'a> {
        let mut half = |place: usize| self.fields.half(at + 2 * place, "a type");
        let mut kind = Type {
            class: half(0),
            base: half(1),
            rows: half(2),
            columns: half(3),
            elements: half(4),
            ..Type::default()
        };
        let count = u32::from(half(5));
        let table = self.fields.word(at + 12, "the members' offset") as usize;
        if self.long {
            kind.name = self.name(at + 32);
        }
        let count = self.fields.count(count, table, 12, "members");
        let count = self.spend(count, table, 12, "members");
        for number in 0..count {
            let at = table + 12 * number;
            let inner = self.fields.word(at + 4, "a member's type") as usize;
            let member = Member {
                name: self.name(at),
                offset: self.fields.word(at + 8, "a member's offset"),
                kind: self.place(inner),
            };
            kind.members.push(member);
        }
        kind
    }
    /// Reports a type that holds itself, or that nests deeper than listings go.
    fn nesting(&mut self) {
        // How deep a type nests, once that is known; 0 while its members are looked at.
        let mut depths: Vec<Option<usize>> = vec![None; self.types.len()];
        let mut way: Vec<(usize, usize, usize)> = Vec::new();
        for start in 0..self.types.len() {
            if depths[start].is_none() {
                way.push((start, 0, 0));
                depths[start] = Some(0);
            }
            while let Some((kind, next, deepest)) = way.last_mut() {
                let (kind, member) = (*kind, self.types[*kind].members.get(*next).map(|member| member.kind));
                *next += 1;
                match member.map(|member| depths.get(member).copied().unwrap_or(Some(1))) {
                    Some(Some(0)) => {
                        let offset = self.offsets[kind];
                        return self.fields.fault(&faults::PART_TYPE_IN_ITSELF, offset, |it| it.with("offset", offset));
                    }
                    Some(Some(depth)) => *deepest = depth.max(*deepest),
                    Some(None) => {
                        let member = member.unwrap_or(0);
                        depths[member] = Some(0);
                        way.push((member, 0, 0));
                    }
                    None => {
                        let depth = *deepest + 1;
                        if depth > MOST_NESTED {
                            let offset = self.offsets[kind];
                            return self
                                .fields
                                .fault(&faults::PART_NESTING, offset, |it| it.with("limit", MOST_NESTED));
                        }
                        depths[kind] = Some(depth);
                        way.pop();
                        if let Some((_, _, deepest)) = way.last_mut() {
                            *deepest = depth.max(*deepest);
                        }
                    }
                }
            }
        }
    }
    /// How many of `count` records may still be read: records that share their bytes, as only
    /// a forged table has them, would fill the memory.
    fn spend(&mut self, count: usize, at: usize, size: usize, what: &'static str) -> usize {
        let allowed = count.min(self.budget / size);
        self.budget -= allowed * size;
        if allowed < count {
            let length = self.fields.data.len();
            self.fields.fault(&faults::PART_COUNT_ABSURD, at, |fault| {
                fault.with("count", count).with("what", what).with("length", length)
            });
        }
        allowed
    }
}
