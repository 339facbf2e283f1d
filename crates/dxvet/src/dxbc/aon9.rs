//! The Direct3D 9 program of a `level_9_x` shader (Aon9, XNAS, XNAP), and how constants,
//! samplers and textures reach it.

use crate::dxbc::container::Part;
use crate::dxbc::field::Fields;
use crate::fault::Fault;

/// Float constants that come from a constant buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floats {
    /// Constant buffer.
    pub buffer: u16,
    /// First row in it.
    pub source: u16,
    /// Number of rows.
    pub count: u16,
    /// First c#.
    pub target: u16,
    /// Conversion of each component: 0 none, 1 bool, 2 signed, 3 unsigned.
    pub conversion: [u8; 4],
}

/// An integer or bool constant that comes from a constant buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// Constant buffer.
    pub buffer: u16,
    /// Row in it.
    pub source: u16,
    /// Component.
    pub component: u16,
    /// The i# or b#.
    pub target: u16,
}

/// A sampler of the Direct3D 9 program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampler {
    /// The t# it samples.
    pub texture: u8,
    /// The s# it samples with.
    pub sampler: u8,
    /// Its own number.
    pub target: u8,
}

/// A constant that the runtime computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Runtime {
    /// 0: the vertex shader's position offset.
    pub kind: u16,
    /// The c#.
    pub target: u16,
}

/// The part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aon9<'a> {
    /// Size the part gives itself.
    pub size: u32,
    /// Version token of the header.
    pub version: u32,
    /// Float constants.
    pub floats: Vec<Floats>,
    /// Integer constants.
    pub integers: Vec<Scalar>,
    /// Bool constants.
    pub bools: Vec<Scalar>,
    /// Samplers.
    pub samplers: Vec<Sampler>,
    /// Constants from the runtime.
    pub runtime: Vec<Runtime>,
    /// The Direct3D 9 token stream.
    pub program: &'a [u8],
    /// Where it starts in the part.
    pub program_offset: u32,
}

impl<'a> Aon9<'a> {
    /// Reads the part.
    pub fn decode(part: Part<'a>, found: &mut Vec<Fault>) -> Self {
        let mut fields = Fields::new(part, found);
        let size = fields.word(0, "the size");
        let version = fields.word(4, "the version");
        let length = fields.word(8, "the program's length") as usize;
        let offset = fields.word(12, "the program's offset") as usize;
        // Tables that share their bytes, as only forged ones do, may not fill the memory.
        let mut left = fields.data.len();
        let floats = table(&mut fields, &mut left, 0, 12, |fields, at| Floats {
            buffer: fields.half(at, "a constant"),
            source: fields.half(at + 2, "a constant"),
            count: fields.half(at + 4, "a constant"),
            target: fields.half(at + 6, "a constant"),
            conversion: fields.bytes(at + 8, 4, "a conversion").try_into().unwrap_or_default(),
        });
        let scalar = |fields: &mut Fields<'a, '_>, at: usize| Scalar {
            buffer: fields.half(at, "a constant"),
            source: fields.half(at + 2, "a constant"),
            component: fields.half(at + 4, "a constant"),
            target: fields.half(at + 6, "a constant"),
        };
        let integers = table(&mut fields, &mut left, 1, 8, scalar);
        let bools = table(&mut fields, &mut left, 2, 8, scalar);
        let samplers = table(&mut fields, &mut left, 3, 4, |fields, at| {
            let bytes: [u8; 4] = fields.bytes(at, 4, "a sampler").try_into().unwrap_or_default();
            Sampler { texture: bytes[0], sampler: bytes[1], target: bytes[2] }
        });
        let runtime = table(&mut fields, &mut left, 4, 4, |fields, at| Runtime {
            kind: fields.half(at, "a runtime constant"),
            target: fields.half(at + 2, "a runtime constant"),
        });
        let program = fields.bytes(offset, length, "the program");
        Self { size, version, floats, integers, bools, samplers, runtime, program, program_offset: offset as u32 }
    }
}

/// One of the five tables.
fn table<'a, T>(
    fields: &mut Fields<'a, '_>,
    left: &mut usize,
    number: usize,
    size: usize,
    mut read: impl FnMut(&mut Fields<'a, '_>, usize) -> T,
) -> Vec<T> {
    let count = fields.half(16 + 4 * number, "a table's length");
    let at = usize::from(fields.half(18 + 4 * number, "a table's offset"));
    if count == 0 {
        return Vec::new();
    }
    let count = fields.count(count.into(), at, size, "constants").min(*left / size);
    *left -= size * count;
    (0..count).map(|place| read(fields, at + size * place)).collect()
}

impl Aon9<'_> {
    /// The part's content: header, tables, program.
    pub fn encode(&self) -> Vec<u8> {
        let mut tables: Vec<u8> = Vec::new();
        let mut places = [(0u16, 0u16); 5];
        let mut put = |number: usize, count: usize, bytes: Vec<u8>| {
            places[number] = (count as u16, (HEADER + tables.len()) as u16);
            tables.extend(bytes);
        };
        let samplers = self.samplers.iter().flat_map(|it| [it.texture, it.sampler, it.target, 0]).collect();
        put(3, self.samplers.len(), samplers);
        let floats = self.floats.iter().flat_map(|it| {
            let numbers = [it.buffer, it.source, it.count, it.target].into_iter().flat_map(u16::to_le_bytes);
            numbers.chain(it.conversion)
        });
        put(0, self.floats.len(), floats.collect());
        for (number, scalars) in [(1, &self.integers), (2, &self.bools)] {
            let numbers = scalars.iter().flat_map(|it| [it.buffer, it.source, it.component, it.target]);
            put(number, scalars.len(), numbers.flat_map(u16::to_le_bytes).collect());
        }
        let runtime = self.runtime.iter().flat_map(|it| [it.kind, it.target]).flat_map(u16::to_le_bytes);
        put(4, self.runtime.len(), runtime.collect());
        let offset = HEADER + tables.len();
        let mut out = Vec::with_capacity(offset + self.program.len());
        for word in [offset + self.program.len(), self.version as usize, self.program.len(), offset] {
            out.extend((word as u32).to_le_bytes());
        }
        for (count, place) in places {
            out.extend(count.to_le_bytes());
            out.extend(place.to_le_bytes());
        }
        out.extend(tables);
        out.extend_from_slice(self.program);
        out
    }
}

/// Bytes before the first table.
const HEADER: usize = 36;
