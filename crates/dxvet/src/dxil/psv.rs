//! PSV0: what the pipeline has to know of a shader without reading its program.

use crate::bytes::{put_word, word};
use crate::tables::dxil_psv::FIELDS;

/// Most bytes of the information that any version has.
pub const LONGEST: usize = 60;

/// One field of the information: a row of `tables/dxil/psv.tsv`.
#[derive(Debug)]
pub struct Field {
    /// Its name in the public header.
    pub name: &'static str,
    /// First byte.
    pub offset: u8,
    /// Bytes: 1, 2 or 4.
    pub size: u8,
    /// Bit set of the stages that have it, as [`Stage`] counts.
    pub stages: u16,
    /// What it says.
    pub meaning: &'static str,
}

/// A stage as program headers count them: 0 pixel, 1 vertex, 2 geometry, 3 hull, 4 domain, 5 compute,
/// 6 library, 13 mesh, 14 amplification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stage(pub u8);

impl Stage {
    /// Pixel shaders.
    pub const PIXEL: Self = Self(0);
    /// Vertex shaders.
    pub const VERTEX: Self = Self(1);
    /// Geometry shaders.
    pub const GEOMETRY: Self = Self(2);
    /// Hull shaders.
    pub const HULL: Self = Self(3);
    /// Domain shaders.
    pub const DOMAIN: Self = Self(4);
    /// Compute shaders.
    pub const COMPUTE: Self = Self(5);
    /// Mesh shaders.
    pub const MESH: Self = Self(13);
    /// Amplification shaders.
    pub const AMPLIFICATION: Self = Self(14);

    fn bit(self) -> u16 {
        1_u16.checked_shl(u32::from(self.0)).unwrap_or(0)
    }
}

/// The information: fixed fields of which later versions have more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// Its length in bytes, which tells the version.
    pub size: u32,
    /// Its stage: the one it names, or (24 bytes, which do not) the one the program has.
    pub stage: Stage,
    bytes: [u8; LONGEST],
}

impl Info {
    /// Information of `size` bytes, all zero but the stage.
    pub fn new(size: u32, stage: Stage) -> Self {
        let mut info = Self { size, stage, bytes: [0; LONGEST] };
        info.set("ShaderStage", u32::from(stage.0));
        info
    }
    /// The version: 0 for 24 bytes, 1 for 36, 2 for 48, 3 for 52, 4 for 56, 5 for 60; `None` for others.
    pub fn version(&self) -> Option<u8> {
        [24, 36, 48, 52, 56, 60].iter().position(|size| *size == self.size).map(|place| place as u8)
    }
    /// The fields it has, with their values.
    pub fn fields(&self) -> impl Iterator<Item = (&'static Field, u32)> + '_ {
        FIELDS.iter().filter(|field| self.has(field)).map(|field| (field, self.read(field)))
    }
    /// The field of that name; `None` where stage or version has none.
    pub fn get(&self, name: &str) -> Option<u32> {
        self.fields().find(|(field, _)| field.name == name).map(|(_, value)| value)
    }
    /// Sets the field of that name where stage and version have it.
    pub fn set(&mut self, name: &str, value: u32) {
        if let Some(field) = FIELDS.iter().find(|field| field.name == name && self.has(field)) {
            let (start, size) = (usize::from(field.offset), usize::from(field.size));
            self.bytes[start..start + size].copy_from_slice(&value.to_le_bytes()[..size]);
        }
    }
    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..(self.size as usize).min(LONGEST)]
    }
    fn has(&self, field: &Field) -> bool {
        u32::from(field.offset) + u32::from(field.size) <= self.size && field.stages & self.stage.bit() != 0
    }
    /// The value at the place of a field, whether or not the stage has it.
    pub fn read(&self, field: &Field) -> u32 {
        let start = usize::from(field.offset);
        let bytes = &self.bytes[start..start + usize::from(field.size)];
        bytes.iter().rev().fold(0, |value, byte| value << 8 | u32::from(*byte))
    }
    fn byte(&self, offset: usize) -> u8 {
        if offset < self.size as usize { self.bytes[offset] } else { 0 }
    }
    /// Rows of the patch constant signature (hull, domain) or of the primitive outputs (mesh).
    pub fn patch_vectors(&self) -> u8 {
        match self.stage {
            Stage::HULL | Stage::DOMAIN | Stage::MESH => self.byte(26),
            _ => 0,
        }
    }
    /// Elements of input, output and patch constant or primitive signature.
    pub fn element_counts(&self) -> [u8; 3] {
        [self.byte(28), self.byte(29), self.byte(30)]
    }
    /// Rows of the input signature.
    pub fn input_vectors(&self) -> u8 {
        self.byte(31)
    }
    /// Rows of each output stream.
    pub fn output_vectors(&self) -> [u8; 4] {
        [self.byte(32), self.byte(33), self.byte(34), self.byte(35)]
    }
    /// Whether outputs depend on the view.
    pub fn uses_view(&self) -> bool {
        self.byte(25) != 0
    }
}

/// One resource range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Resource {
    /// 1 sampler, 2 constant buffer, 3 typed SRV, 4 raw SRV, 5 structured SRV, 6 typed UAV, 7 raw UAV,
    /// 8 structured UAV, 9 structured UAV with a counter; 0 invalid.
    pub kind: u32,
    /// Register space.
    pub space: u32,
    /// First register.
    pub lower: u32,
    /// Last register; `u32::MAX` for an unbounded range.
    pub upper: u32,
    /// Shape as the program's resource tables count it (records of 24 bytes only).
    pub shape: u32,
    /// 1: used by 64-bit atomics (records of 24 bytes only).
    pub flags: u32,
}

/// One signature element, 16 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Element {
    /// Offset of the semantic name in the string table.
    pub name: u32,
    /// Place of the semantic indices, one for each row, in the index table.
    pub indices: u32,
    /// Rows.
    pub rows: u8,
    /// First row; 0 where none is allocated.
    pub start_row: u8,
    /// Columns in bits 0 to 3, first column in bits 4 and 5, bit 6 set where a register is allocated.
    pub columns: u8,
    /// Semantic kind as the program counts it.
    pub kind: u8,
    /// Component type: 1 uint32, 2 sint32, 3 float32, 4 uint16, 5 sint16, 6 float16, 7 to 9 the 64-bit ones.
    pub component_type: u8,
    /// Interpolation mode as the program counts it.
    pub interpolation: u8,
    /// Columns indexed dynamically in bits 0 to 3, output stream in bits 4 and 5.
    pub dynamic: u8,
    /// The last byte; 0.
    pub reserved: u8,
}

impl Element {
    /// Number of columns.
    pub fn column_count(&self) -> u8 {
        self.columns & 0xF
    }
    /// First column.
    pub fn start_column(&self) -> u8 {
        self.columns >> 4 & 3
    }
    /// Whether it has a register.
    pub fn allocated(&self) -> bool {
        self.columns & 0x40 != 0
    }
    /// Output stream.
    pub fn stream(&self) -> u8 {
        self.dynamic >> 4 & 3
    }
}

/// Which outputs each input component takes part in: `masks` words for each component.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dependency {
    /// Words of one mask.
    pub masks: usize,
    /// The masks in a row, one for each component of each input row.
    pub words: Vec<u32>,
}

/// What PSV0 holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Psv {
    /// Fixed fields.
    pub info: Info,
    /// Bytes of one resource record: 16 or 24; 0 where there are no resources.
    pub resource_size: u32,
    /// Resource ranges: constant buffers, samplers, SRVs, UAVs.
    pub resources: Vec<Resource>,
    /// Texts, each ending with a zero byte.
    pub strings: Vec<u8>,
    /// Semantic indices.
    pub indices: Vec<u32>,
    /// Bytes of one element: 16; 0 where there are none.
    pub element_size: u32,
    /// Elements of the input signature.
    pub inputs: Vec<Element>,
    /// Elements of the output signature.
    pub outputs: Vec<Element>,
    /// Elements of the patch constant or primitive signature.
    pub patch: Vec<Element>,
    /// Output components that depend on the view, for each stream: a bit for each component.
    pub view_outputs: [Vec<u32>; 4],
    /// The same of the patch constants or primitive outputs.
    pub view_patch: Vec<u32>,
    /// Inputs to outputs, for each stream.
    pub input_to_output: [Dependency; 4],
    /// Hull and mesh shaders: inputs to patch constants or primitive outputs.
    pub input_to_patch: Dependency,
    /// Domain shaders: patch constants to outputs.
    pub patch_to_output: Dependency,
    /// What follows.
    pub rest: Vec<u8>,
    /// The byte of the part at which something ran past its end; `None` where all was there.
    pub cut: Option<u32>,
}

/// Words of a mask over that many rows.
pub fn mask_words(vectors: u8) -> usize {
    usize::from(vectors).div_ceil(8)
}

struct Cursor<'a> {
    data: &'a [u8],
    at: usize,
    cut: Option<u32>,
}

impl<'a> Cursor<'a> {
    fn take(&mut self, length: usize) -> &'a [u8] {
        match self.data.get(self.at..self.at.saturating_add(length)) {
            Some(bytes) if self.cut.is_none() => {
                self.at += length;
                bytes
            }
            _ => {
                self.cut.get_or_insert(self.at as u32);
                &[]
            }
        }
    }
    fn word(&mut self) -> u32 {
        word(self.take(4), 0).unwrap_or(0)
    }
    fn words(&mut self, count: usize) -> Vec<u32> {
        let bytes = self.take(count.saturating_mul(4));
        bytes.chunks_exact(4).filter_map(|chunk| word(chunk, 0)).collect()
    }
    /// `count` records of `size` bytes.
    fn records<T>(&mut self, count: usize, size: u32, read: impl Fn(&[u8]) -> T) -> Vec<T> {
        let bytes = self.take(count.saturating_mul(size as usize));
        if size == 0 { Vec::new() } else { bytes.chunks_exact(size as usize).map(read).collect() }
    }
    fn dependency(&mut self, inputs: u8, outputs: u8) -> Dependency {
        let masks = mask_words(outputs);
        Dependency { masks, words: self.words(masks * usize::from(inputs) * 4) }
    }
}

fn resource(bytes: &[u8]) -> Resource {
    let at = |place: usize| word(bytes, 4 * place).unwrap_or(0);
    Resource { kind: at(0), space: at(1), lower: at(2), upper: at(3), shape: at(4), flags: at(5) }
}

fn element(bytes: &[u8]) -> Element {
    let byte = |place: usize| bytes.get(place).copied().unwrap_or(0);
    Element {
        name: word(bytes, 0).unwrap_or(0),
        indices: word(bytes, 4).unwrap_or(0),
        rows: byte(8),
        start_row: byte(9),
        columns: byte(10),
        kind: byte(11),
        component_type: byte(12),
        interpolation: byte(13),
        dynamic: byte(14),
        reserved: byte(15),
    }
}

impl Psv {
    /// Reads the content of the part. `stage` is the program's: the shortest form does not name one.
    /// Nothing fails: what is missing stays empty, and [`Psv::cut`] says where the bytes ended.
    pub fn decode(data: &[u8], stage: Stage) -> Self {
        let mut cursor = Cursor { data, at: 0, cut: None };
        let size = cursor.word();
        let bytes = cursor.take(size as usize);
        let mut info = Info { size: bytes.len() as u32, stage, bytes: [0; LONGEST] };
        let known = bytes.len().min(LONGEST);
        info.bytes[..known].copy_from_slice(&bytes[..known]);
        if info.size >= 36 {
            info.stage = Stage(info.bytes[24]);
        }
        let mut psv = Self::empty(info);
        let count = cursor.word() as usize;
        if count > 0 {
            psv.resource_size = cursor.word();
            psv.resources = cursor.records(count, psv.resource_size, resource);
        }
        if psv.info.size >= 36 {
            psv.read_signatures(&mut cursor);
            psv.read_dependencies(&mut cursor);
        }
        psv.cut = cursor.cut;
        psv.rest = data.get(cursor.at..).filter(|_| cursor.cut.is_none()).unwrap_or(&[]).to_vec();
        psv
    }
    /// A part with nothing but the information.
    pub fn empty(info: Info) -> Self {
        Self {
            info,
            resource_size: 0,
            resources: Vec::new(),
            strings: Vec::new(),
            indices: Vec::new(),
            element_size: 0,
            inputs: Vec::new(),
            outputs: Vec::new(),
            patch: Vec::new(),
            view_outputs: Default::default(),
            view_patch: Vec::new(),
            input_to_output: Default::default(),
            input_to_patch: Dependency::default(),
            patch_to_output: Dependency::default(),
            rest: Vec::new(),
            cut: None,
        }
    }
    fn read_signatures(&mut self, cursor: &mut Cursor<'_>) {
        let length = cursor.word() as usize;
        self.strings = cursor.take(length).to_vec();
        let count = cursor.word() as usize;
        self.indices = cursor.words(count);
        let counts = self.info.element_counts().map(usize::from);
        if counts.iter().sum::<usize>() > 0 {
            self.element_size = cursor.word();
            self.inputs = cursor.records(counts[0], self.element_size, element);
            self.outputs = cursor.records(counts[1], self.element_size, element);
            self.patch = cursor.records(counts[2], self.element_size, element);
        }
    }
    fn read_dependencies(&mut self, cursor: &mut Cursor<'_>) {
        let Info { stage, .. } = self.info;
        let (inputs, outputs, patch) =
            (self.info.input_vectors(), self.info.output_vectors(), self.info.patch_vectors());
        if self.info.uses_view() {
            for (masks, vectors) in self.view_outputs.iter_mut().zip(outputs) {
                *masks = cursor.words(mask_words(vectors));
            }
            if matches!(stage, Stage::HULL | Stage::MESH) {
                self.view_patch = cursor.words(mask_words(patch));
            }
        }
        for (table, vectors) in self.input_to_output.iter_mut().zip(outputs) {
            *table = cursor.dependency(inputs, vectors);
        }
        if matches!(stage, Stage::HULL | Stage::MESH) {
            self.input_to_patch = cursor.dependency(inputs, patch);
        }
        if stage == Stage::DOMAIN {
            self.patch_to_output = cursor.dependency(patch, outputs[0]);
        }
    }
    /// The text at `offset` of the string table; `None` where it starts or ends outside.
    pub fn string(&self, offset: u32) -> Option<&[u8]> {
        let bytes = self.strings.get(offset as usize..)?;
        bytes.iter().position(|byte| *byte == 0).map(|end| &bytes[..end])
    }
    /// The semantic indices of an element; `None` where they run out of the table.
    pub fn semantic_indices(&self, element: &Element) -> Option<&[u32]> {
        let start = element.indices as usize;
        self.indices.get(start..start.saturating_add(usize::from(element.rows)))
    }
    /// The name of the entry function (52 bytes of information or more).
    pub fn entry_name(&self) -> Option<&[u8]> {
        self.info.get("EntryFunctionName").and_then(|offset| self.string(offset))
    }
    /// The part's content. A part that was not cut short gives back its own bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        put_word(&mut out, self.info.size);
        out.extend_from_slice(self.info.bytes());
        put_word(&mut out, self.resources.len() as u32);
        if !self.resources.is_empty() {
            put_word(&mut out, self.resource_size);
            for row in &self.resources {
                let words = [row.kind, row.space, row.lower, row.upper, row.shape, row.flags];
                words.iter().take(self.resource_size as usize / 4).for_each(|word| put_word(&mut out, *word));
            }
        }
        if self.info.size >= 36 {
            self.write_signatures(&mut out);
            self.write_dependencies(&mut out);
        }
        out.extend_from_slice(&self.rest);
        out
    }
    fn write_signatures(&self, out: &mut Vec<u8>) {
        put_word(out, self.strings.len() as u32);
        out.extend_from_slice(&self.strings);
        put_word(out, self.indices.len() as u32);
        self.indices.iter().for_each(|index| put_word(out, *index));
        if self.inputs.len() + self.outputs.len() + self.patch.len() > 0 {
            put_word(out, self.element_size);
        }
        for element in self.inputs.iter().chain(&self.outputs).chain(&self.patch) {
            put_word(out, element.name);
            put_word(out, element.indices);
            let Element { rows, start_row, columns, kind, component_type, interpolation, dynamic, reserved, .. } =
                *element;
            out.extend([rows, start_row, columns, kind, component_type, interpolation, dynamic, reserved]);
        }
    }
    fn write_dependencies(&self, out: &mut Vec<u8>) {
        let masks = self.view_outputs.iter().chain([&self.view_patch]);
        let tables = self.input_to_output.iter().chain([&self.input_to_patch, &self.patch_to_output]);
        masks.chain(tables.map(|table| &table.words)).flatten().for_each(|word| put_word(out, *word));
    }
}
