//! What a program has declared.

use super::{Context, Current};
use crate::sm4::model::{Components, Index, Operand, register};
use crate::sm4::op::opcode;
use crate::tables::{sm4_limits, sm4_rules as rules};
use std::collections::BTreeMap;

/// Registers of one attribute file.
pub const REGISTERS: usize = 32;

/// One input or output register. A component without declaration is in no mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attribute {
    /// Components declared.
    pub mask: u8,
    /// System value of each component, 0 for none.
    pub names: [u8; 4],
    /// Interpolation mode (inputs of pixel shaders), 0 where none is stated.
    pub interpolation: u8,
    /// Components used: read of an input, written of an output.
    pub used: u8,
    /// The instruction that declared it first.
    pub at: u32,
}

impl Attribute {
    /// Takes note of a declaration of more components.
    pub(super) fn declare(&mut self, mask: u8, interpolation: u8, at: u32) {
        if self.mask == 0 {
            self.at = at;
        }
        self.mask |= mask;
        self.interpolation = interpolation;
    }
}

/// The registers of one attribute file, up to the last that is declared. Those behind it read as
/// undeclared.
#[derive(Clone, Debug, Default)]
pub struct File(Vec<Attribute>);

impl File {
    /// The registers that are there.
    pub fn iter(&self) -> std::slice::Iter<'_, Attribute> {
        self.0.iter()
    }
    /// How many are there.
    pub fn len(&self) -> usize {
        self.0.len()
    }
    /// Whether none is declared.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The register, where it is there.
    pub fn get_mut(&mut self, number: u32) -> Option<&mut Attribute> {
        self.0.get_mut(number as usize)
    }
    /// The register to be declared; none behind the last that a file can have.
    pub(super) fn declare(&mut self, number: u32) -> Option<&mut Attribute> {
        let number = number as usize;
        if number >= self.0.len() && number < REGISTERS {
            self.0.reserve(8);
            self.0.resize(number + 1, Attribute::default());
        }
        self.0.get_mut(number)
    }
    /// Those of `numbers` that are there.
    pub(super) fn range_mut(&mut self, numbers: std::ops::Range<usize>) -> impl Iterator<Item = &mut Attribute> {
        self.0.iter_mut().take(numbers.end).skip(numbers.start)
    }
}

impl std::ops::Index<usize> for File {
    type Output = Attribute;

    fn index(&self, number: usize) -> &Attribute {
        const UNDECLARED: &Attribute = &Attribute { mask: 0, names: [0; 4], interpolation: 0, used: 0, at: 0 };
        self.0.get(number).unwrap_or(UNDECLARED)
    }
}

/// A constant buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Buffer {
    /// Vectors; 0 where unknown.
    pub size: u32,
    /// Whether a register may index it.
    pub dynamic: bool,
    /// First and last register of its range (Shader Model 5.1).
    pub range: (u32, u32),
    /// The instruction that declared it.
    pub at: u32,
}

/// A resource, view, or sampler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// Dimension as in the token, 1 to 10; 11 raw, 12 structured. 0 for samplers.
    pub dimension: u8,
    /// Samples of a multisampled resource; mode of a sampler.
    pub detail: u8,
    /// The word of the four return types.
    pub returns: u32,
    /// Bytes of a structure.
    pub stride: u32,
    /// Bits 11-23 of the declaration's token, at their places: globally coherent (16), ordered
    /// (17), counter (23).
    pub flags: u32,
    /// First and last register of its range (Shader Model 5.1).
    pub range: (u32, u32),
    /// Register space (Shader Model 5.1).
    pub space: u32,
    /// The instruction that declared it.
    pub at: u32,
    /// What was done with it: bits that the passes on resources choose.
    pub used: u8,
}

/// An array of temporaries (`x#`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Indexable {
    /// Elements.
    pub elements: u32,
    /// Components of each.
    pub components: u32,
    /// Components that some element was written of.
    pub written: u8,
    /// Components that some element was read of.
    pub read: u8,
    /// The first instruction that read it; before, the declaration.
    pub at: u32,
}

impl Indexable {
    /// Takes note of a read or write.
    pub(super) fn used(&mut self, mask: u8, is_write: bool, at: u32) {
        if is_write {
            self.written |= mask;
        } else {
            self.at = if self.read == 0 { at } else { self.at };
            self.read |= mask;
        }
    }
}

/// Shared memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shared {
    /// Bytes of a structure; 0 for raw memory.
    pub stride: u32,
    /// Structures, or bytes of raw memory.
    pub count: u32,
    /// The instruction that declared it.
    pub at: u32,
}

impl Shared {
    /// Bytes in all.
    pub fn bytes(&self) -> u64 {
        u64::from(self.stride.max(1)) * u64::from(self.count)
    }
}

/// A range of registers that a register may index (`dcl_indexrange`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Register type.
    pub kind: u8,
    /// First register.
    pub first: u32,
    /// Registers in it.
    pub count: u32,
    /// Components.
    pub mask: u8,
    /// The instruction that declared it.
    pub at: u32,
}

/// Ranges of registers that do not overlap, for each register type and space.
#[derive(Clone, Debug, Default)]
pub(super) struct Spaces(BTreeMap<(u8, u32, u32), u32>);

impl Spaces {
    /// Takes the registers `first` to `last`; says whether all of them were free.
    pub(super) fn insert(&mut self, (kind, space): (u8, u32), first: u32, last: u32) -> bool {
        // The range that starts last, not above `last`, is the only one that can reach into this one.
        let before = self.0.range((kind, space, 0)..=(kind, space, last)).next_back();
        let free = before.is_none_or(|(_, end)| *end < first);
        let end = self.0.entry((kind, space, first)).or_insert(last);
        *end = last.max(*end);
        free
    }
}

/// What a program has declared so far. Temporaries, inputs and outputs of a hull shader are those of
/// the phase.
#[derive(Clone, Debug, Default)]
pub struct Declared {
    /// The token of `dcl_globalFlags`.
    pub flags: Option<u32>,
    /// Most blocks open at once, known at the end of the program.
    pub nesting: u32,
    /// Temporary registers.
    pub temps: Option<u32>,
    /// The most that a phase declares.
    pub most_temps: u32,
    /// Arrays of temporaries.
    pub indexable: BTreeMap<u32, Indexable>,
    /// Their elements together.
    pub elements: u64,
    /// Registers taken in each register space (Shader Model 5.1).
    pub(super) spaces: Spaces,
    /// The first raw or structured resource that was declared before the flag it needs in 4.x.
    pub(super) unflagged: Option<(u32, &'static str)>,
    /// `v#`.
    pub inputs: File,
    /// `vicp#` (`vcp#` in documents).
    pub control_points: File,
    /// `vocp#`.
    pub output_points: File,
    /// `vpc#`.
    pub patch: File,
    /// `o#`, a file for each stream.
    pub outputs: [File; 4],
    /// The stream that outputs belong to.
    pub stream: usize,
    /// Vertices or control points of `v[][]` and `vicp[][]`: the largest number declared.
    pub vertices: u32,
    /// Registers that are no numbered ones: a bit for each register type.
    pub specials: u64,
    /// Components declared of those that have more than one: four bits each, from the domain's on.
    components: u64,
    /// Ranges that a register may index.
    pub ranges: Vec<Range>,
    /// Constant buffers by register, or by range number in Shader Model 5.1; so too the next three.
    pub buffers: BTreeMap<u32, Buffer>,
    /// Resources.
    pub resources: BTreeMap<u32, Slot>,
    /// Samplers.
    pub samplers: BTreeMap<u32, Slot>,
    /// Unordered access views.
    pub views: BTreeMap<u32, Slot>,
    /// Shared memory.
    pub shared: BTreeMap<u32, Shared>,
    /// Threads of a group in each direction.
    pub threads: Option<[u32; 3]>,
    /// Vectors of the immediate constant buffer.
    pub constants: Option<u32>,
    /// Those that all phases of a hull shader share.
    pub(super) common_constants: Option<u32>,
}

impl Declared {
    /// Whether a special register of `kind` is declared.
    pub fn has_special(&self, kind: u8) -> bool {
        kind < 64 && self.specials >> kind & 1 != 0
    }
    /// The components that are declared of special register `kind`; the first of those that have one.
    pub(super) fn special_components(&self, kind: u8) -> u8 {
        const MANY: u64 = 1 << register::DOMAIN | 7 << THREAD_ID | 1 << CYCLE_COUNTER;
        if MANY >> (kind & 63) & 1 == 0 { 1 } else { (self.components >> (4 * (kind - register::DOMAIN)) & 15) as u8 }
    }
    /// Bytes of shared memory in all.
    pub fn shared_bytes(&self) -> u64 {
        self.shared.values().fold(0, |bytes, shared| bytes.saturating_add(shared.bytes()))
    }
    /// Forgets what belongs to one phase of a hull shader.
    pub(super) fn enter_phase(&mut self) {
        self.temps = None;
        self.indexable.clear();
        self.elements = 0;
        self.inputs = File::default();
        self.control_points = File::default();
        self.output_points = File::default();
        self.patch = File::default();
        self.outputs = Default::default();
        self.specials = 0;
        self.components = 0;
        self.ranges.clear();
        self.constants = self.common_constants;
    }
    /// Exchanges what belongs to one phase of a hull shader.
    pub(super) fn exchange_phase(&mut self, other: &mut Self) {
        use std::mem::swap;
        swap(&mut self.temps, &mut other.temps);
        swap(&mut self.indexable, &mut other.indexable);
        swap(&mut self.elements, &mut other.elements);
        swap(&mut self.inputs, &mut other.inputs);
        swap(&mut self.control_points, &mut other.control_points);
        swap(&mut self.output_points, &mut other.output_points);
        swap(&mut self.patch, &mut other.patch);
        swap(&mut self.outputs, &mut other.outputs);
        swap(&mut self.specials, &mut other.specials);
        swap(&mut self.components, &mut other.components);
        swap(&mut self.ranges, &mut other.ranges);
        swap(&mut self.constants, &mut other.constants);
    }
    /// The attribute file of a register type.
    pub fn file(&self, kind: u8) -> Option<&File> {
        Some(match kind {
            register::INPUT => &self.inputs,
            register::OUTPUT => &self.outputs[self.stream],
            register::CONTROL_POINT_INPUT => &self.control_points,
            register::CONTROL_POINT_OUTPUT => &self.output_points,
            register::PATCH_CONSTANT => &self.patch,
            _ => return None,
        })
    }
    /// The attribute file of a register type, to be changed.
    pub fn file_mut(&mut self, kind: u8) -> Option<&mut File> {
        Some(match kind {
            register::INPUT => &mut self.inputs,
            register::OUTPUT => &mut self.outputs[self.stream],
            register::CONTROL_POINT_INPUT => &mut self.control_points,
            register::CONTROL_POINT_OUTPUT => &mut self.output_points,
            register::PATCH_CONSTANT => &mut self.patch,
            _ => return None,
        })
    }
}

/// Special registers of more than one component beside the domain's: the first of three, and one.
const THREAD_ID: u8 = 32;
const CYCLE_COUNTER: u8 = 40;

/// The number of the register in an attribute operand: its last index.
pub fn attribute_number(operand: &Operand<'_>) -> Option<u32> {
    match operand.index(operand.token().index_count().checked_sub(1)?)? {
        Index::Word(word) => Some(word),
        _ => None,
    }
}

/// The components an operand of a declaration names.
pub fn declared_mask(operand: &Operand<'_>) -> u8 {
    match operand.components() {
        Components::Mask(mask) => mask,
        Components::One => 1,
        _ => 0,
    }
}

/// Takes note of a declaration.
pub(super) fn declare(context: &mut Context<'_>, current: &Current<'_>) {
    if !current.complete {
        return;
    }
    let at = context.number;
    let declared = &mut context.declared;
    match current.opcode {
        opcode::DCL_GLOBAL_FLAGS => {
            let flags = *declared.flags.get_or_insert(current.token.0);
            let may_refactor = flags >> 11 & 1 != 0 && !context.has(&rules::PRECISE_MODEL);
            context.precise = if may_refactor { super::usual::PRECISE } else { 0 };
        }
        opcode::DCL_TEMPS => {
            declared.temps = Some(current.word(0).max(declared.temps.unwrap_or(0)));
            declared.most_temps = declared.most_temps.max(current.word(0));
            // More than the limit has been refused already.
            let most = sm4_limits::TEMPS.value(context.version);
            context.values.make_room(current.word(0).min(most));
        }
        opcode::DCL_INDEXABLE_TEMP => {
            let (elements, components) = (current.word(1), current.word(2));
            declared.indexable.entry(current.word(0)).or_insert_with(|| {
                declared.elements += u64::from(elements);
                Indexable { elements, components, at, ..Indexable::default() }
            });
        }
        opcode::DCL_THREAD_GROUP => {
            declared.threads.get_or_insert(std::array::from_fn(|place| current.word(place)));
        }
        opcode::DCL_STREAM => declared.stream = current.first().number().unwrap_or(0).min(3) as usize,
        opcode::DCL_INPUT
        | opcode::DCL_INPUT_SGV
        | opcode::DCL_INPUT_SIV
        | opcode::DCL_INPUT_PS
        | opcode::DCL_INPUT_PS_SGV
        | opcode::DCL_INPUT_PS_SIV
        | opcode::DCL_OUTPUT
        | opcode::DCL_OUTPUT_SGV
        | opcode::DCL_OUTPUT_SIV => attribute(declared, current, at),
        // Legal ones do not overlap: no more than there are registers.
        opcode::DCL_INDEXRANGE if declared.ranges.len() < 8 * REGISTERS => {
            let operand = current.first();
            declared.ranges.push(Range {
                kind: operand.register_type(),
                first: attribute_number(&operand).unwrap_or(u32::MAX),
                count: current.word(0),
                mask: declared_mask(&operand),
                at,
            });
        }
        opcode::DCL_CONSTANTBUFFER => buffer(context, current),
        opcode::DCL_TGSM_RAW => {
            let number = current.first().number().unwrap_or(0);
            declared.shared.entry(number).or_insert(Shared { stride: 0, count: current.word(0), at });
        }
        opcode::DCL_TGSM_STRUCTURED => {
            let number = current.first().number().unwrap_or(0);
            let shared = Shared { stride: current.word(0), count: current.word(1), at };
            declared.shared.entry(number).or_insert(shared);
        }
        _ => slot(context, current),
    }
}

fn attribute(declared: &mut Declared, current: &Current<'_>, at: u32) {
    let operand = current.first();
    let kind = operand.register_type();
    // Interpolation stands in the token, the name of a system value after the operand.
    let interpolation = match current.opcode {
        opcode::DCL_INPUT_PS | opcode::DCL_INPUT_PS_SGV | opcode::DCL_INPUT_PS_SIV => current.token.field(11, 4) as u8,
        _ => 0,
    };
    let name = match current.opcode {
        opcode::DCL_INPUT | opcode::DCL_INPUT_PS | opcode::DCL_OUTPUT => 0,
        _ => current.word(0).min(255) as u8,
    };
    if operand.token().index_count() == 2 {
        let count = operand.index(0).map_or(0, |index| index.number().min(u64::from(u32::MAX)) as u32);
        declared.vertices = declared.vertices.max(count);
    }
    let mask = declared_mask(&operand);
    let number = attribute_number(&operand);
    if let Some(file) = declared.file_mut(kind) {
        let Some(register) = number.and_then(|number| file.declare(number)) else { return };
        register.declare(mask, interpolation, at);
        for (place, own) in register.names.iter_mut().enumerate() {
            if mask >> place & 1 != 0 {
                *own = name;
            }
        }
    } else if kind < 64 {
        declared.specials |= 1 << kind;
        if let Some(place @ 0..16) = kind.checked_sub(register::DOMAIN) {
            declared.components |= u64::from(mask) << (4 * place);
        }
    }
}

fn buffer(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let number = |place: usize| operand.index(place).map_or(0, |index| index.number() as u32);
    let (size, range) = if context.version.has_ranges() {
        (current.word(0), (number(1), number(2)))
    } else {
        (number(1), (number(0), number(0)))
    };
    let buffer = Buffer { size, dynamic: current.token.field(11, 1) != 0, range, at: context.number };
    context.declared.buffers.entry(number(0)).or_insert(buffer);
}

fn slot(context: &mut Context<'_>, current: &Current<'_>) {
    const RAW: u8 = 11;
    const STRUCTURED: u8 = 12;
    let operand = current.first();
    let token = current.token;
    let number = |place: usize| operand.index(place).map_or(0, |index| index.number() as u32);
    let mut slot = Slot { flags: token.0 & 0x00FF_F800, at: context.number, ..Slot::default() };
    let mut words = 0;
    let slots = match current.opcode {
        opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED => {
            slot.dimension = token.field(11, 5) as u8;
            slot.returns = current.word(0);
            words = 1;
            if current.opcode == opcode::DCL_RESOURCE {
                slot.detail = token.field(16, 7) as u8;
                &mut context.declared.resources
            } else {
                &mut context.declared.views
            }
        }
        opcode::DCL_RESOURCE_RAW | opcode::DCL_UAV_RAW => {
            slot.dimension = RAW;
            if current.opcode == opcode::DCL_UAV_RAW {
                &mut context.declared.views
            } else {
                &mut context.declared.resources
            }
        }
        opcode::DCL_RESOURCE_STRUCTURED | opcode::DCL_UAV_STRUCTURED => {
            slot.dimension = STRUCTURED;
            slot.stride = current.word(0);
            words = 1;
            if current.opcode == opcode::DCL_UAV_STRUCTURED {
                &mut context.declared.views
            } else {
                &mut context.declared.resources
            }
        }
        opcode::DCL_SAMPLER => {
            slot.detail = token.field(11, 4) as u8;
            &mut context.declared.samplers
        }
        _ => return,
    };
    if context.version.has_ranges() {
        slot.range = (number(1), number(2));
        slot.space = current.word(words);
    } else {
        slot.range = (number(0), number(0));
    }
    slots.entry(number(0)).or_insert(slot);
}

/// Takes note of an immediate constant buffer.
pub(super) fn data(context: &mut Context<'_>, current: &Current<'_>) {
    if current.token.field(11, 21) == super::opcodes::IMMEDIATE_CONSTANTS {
        context.declared.constants.get_or_insert(current.instruction.rest().len() as u32 / 4);
    }
}
