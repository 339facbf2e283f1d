//! Short ways: which passes look at which instruction, and operands no rule can have anything
//! against. What this module knows is worked out from the tables when the library is built.

use crate::sm4::model::{Stage, Version, register};
use crate::sm4::op::{Kind, MaskRule, Op, Parameter, opcode, shape, traits};
use crate::tables::sm4_operands::{self as forms, REGISTERS};
use crate::tables::sm4_ops::OPS;

const MODELS: [u8; 4] = [0x40, 0x41, 0x50, 0x51];
const STAGES: usize = 7;
/// Most operands of an instruction.
pub(super) const MOST_OPERANDS: usize = 8;

/// The instruction stands in the flow of control.
pub(super) const BLOCKS: u8 = 1;
/// It has a label or an interface.
pub(super) const CALLS: u8 = 1 << 1;
/// Its token has fields with rules of their own.
pub(super) const FIELDS: u8 = 1 << 2;
/// It needs a flag of the program.
pub(super) const FLAGS: u8 = 1 << 3;
/// It has two results that must differ.
pub(super) const SWAPS: u8 = 1 << 4;
/// Pixel shaders look at it.
pub(super) const EVALUATES: u8 = 1 << 5;
/// Geometry shaders look at it.
const EMITS: u8 = 1 << 6;
/// It is not executed, it works on a resource, or its operands have rules beyond those of their forms.
const SPECIAL: u8 = 1 << 7;

/// The components of a result that are precise.
pub(super) const PRECISE: u32 = 15 << 19;

/// The bit of tokens that says that another token of their kind follows.
pub(super) const EXTENDED: u32 = 1 << 31;

/// Marks an operand that is written, in [`Place::role`].
const WRITTEN: u8 = 0xFF;

/// What an operand of an instruction may look like where it is a usual one, and what is done with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The register types it may have, a bit each.
    registers: u64,
    /// What the four low bits of its token may be, a bit each: how its components are given.
    forms: u16,
    /// Where it is read: those positions that are in the low four bits, and those in the high four
    /// bits whatever the results are; or [`WRITTEN`].
    role: u8,
    /// Modifiers it may have: 1 negation, 2 absolute value.
    modifiers: u8,
    /// Whether it is an address, which is read at the positions of a resource's coordinates.
    is_address: bool,
}

/// What is known of an instruction by its opcode alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The passes that look at it: the bits above.
    pub passes: u8,
    /// The operands that have a mask with a rule, a bit each.
    pub results: u8,
    /// The positions at which it reads vectors where its results do not say so, else 0.
    pub positions: u8,
    /// Whether it does nothing but read a resource `t#`, perhaps with a sampler.
    pub samples: bool,
    /// Whether it declares an input or output without a system value.
    pub attribute: bool,

    /// Bits of its token that the passes on tokens must see.
    pub controls: u32,
    /// Of these bits those that may be set where programs may be refactored.
    pub precise: u32,
    /// The models and stages that have it, as [`cell`] numbers them.
    exists: u32,
    /// Whether it compares values of neighbouring pixels.
    pub gradient: bool,
    /// Its operands.
    pub places: &'static [Place],
}

impl Plan {
    const EMPTY: Self = Self {
        passes: 0,
        results: 0,
        positions: 0,
        samples: false,
        attribute: false,
        controls: u32::MAX,
        precise: 0,
        exists: 0,
        gradient: false,
        places: &[],
    };
    /// The plan of an opcode number.
    #[inline]
    pub(super) fn of(opcode: u16) -> &'static Self {
        static NONE: Plan = Plan::EMPTY;
        PLANS.get(usize::from(opcode)).unwrap_or(&NONE)
    }
    /// Whether a model and stage, by their [`cell`], have the instruction.
    #[inline]
    pub(super) fn exists(&self, cell: u32) -> bool {
        self.exists >> cell & 1 != 0
    }
    const fn new(op: &Op) -> Self {
        const SATURATE: u32 = 1 << 13;
        const CONTROLS: u32 = 0x00FF_F800;
        let positions = match op.number {
            opcode::DP2 => 0b11,
            opcode::DP3 => 0b111,
            opcode::DP4 => 0b1111,
            _ if op.traits & traits::DOUBLE != 0 => 1,
            _ => 0,
        };
        let passes = passes(op);
        let samples = passes == SPECIAL && samples(op);
        let attribute = matches!(op.number, opcode::DCL_INPUT | opcode::DCL_INPUT_PS | opcode::DCL_OUTPUT);
        let gradient = op.traits & traits::GRADIENT != 0;
        let mut plan = Self { passes, samples, attribute, gradient, positions, exists: exists(op), ..Self::EMPTY };
        let own = op.controls | if op.saturate { SATURATE } else { 0 };
        plan.controls = CONTROLS & !own | PRECISE | EXTENDED;
        plan.places = PLACES[op.number as usize].split_at(op.forms.len()).0;
        let mut place = 0;
        while place < op.parameters.len() {
            if matches!(op.parameters[place], Parameter::Destination) {
                plan.precise = PRECISE & !op.controls;
            }
            place += 1;
        }
        let mut place = 0;
        while place < op.forms.len() {
            plan.results |= (!matches!(op.forms[place].mask, MaskRule::Any) as u8) << place;
            place += 1;
        }
        plan
    }
}

impl Place {
    const NONE: Self = Self { registers: 0, forms: 0, role: 0, modifiers: 0, is_address: false };
    const fn new(op: &Op, place: usize) -> Self {
        let form = op.forms[place];
        let role = role(op, place);
        // Of masks those that are to be more than not empty go the long way.
        let masks = role == WRITTEN && !matches!(form.mask, MaskRule::Some)
            || role != WRITTEN && !matches!(form.mask, MaskRule::Any);
        let shapes = if masks { form.shapes & !shape::MASK } else { form.shapes };
        let modified = matches!(form.mask, MaskRule::Any) && !same(form.name, forms::CONDITION.name);
        let modifiers = op.negate as u8 | (op.absolute as u8) << 1;
        let modifiers = if modified { modifiers } else { 0 };
        let is_address = same(form.name, forms::ADDRESS.name);
        Self { registers: form.registers, forms: low_bits(shapes), role, modifiers, is_address }
    }
    /// Whether an operand that begins with `word`, and `next` behind it, is one as most are, against
    /// which no rule on operands can have anything: its register exists, its indices are plain
    /// numbers and as many as they must be, its components are those the instruction takes. Says no
    /// for some that are legal.
    #[inline(always)]
    pub(super) fn is_usual(&self, kinds: &Kinds, word: u32, next: u32) -> bool {
        const INDEX_FORMS: u32 = 0x7FC0_0000;
        const UNKNOWN_KINDS: u32 = 0x000C_0000;
        let kind = (word >> 12 & 63) as u8;
        if word & (INDEX_FORMS | UNKNOWN_KINDS) != 0 || self.registers >> kind & 1 == 0 {
            return false;
        }
        if word >> 31 != 0 && !self.may_have(next) {
            return false;
        }
        if kind == register::IMMEDIATE32 {
            return self.immediate(word).is_some();
        }
        let row = kinds[usize::from(kind)];
        // The four low bits say how components are given.
        let low = word & 15;
        (row as u16 & self.forms) >> low & 1 != 0
            && row >> 16 == word >> 20 & 3
            && word & SPARE[low as usize] == 0
            && (self.role != WRITTEN || word & 0xF3 != 2)
    }
    /// Whether an extended token is a plain negation or absolute value that may stand here.
    pub(super) fn may_have(&self, extended: u32) -> bool {
        match extended {
            0x41 => self.modifiers & 1 != 0,
            0x81 => self.modifiers & 2 != 0,
            0xC1 => self.modifiers == 3,
            _ => false,
        }
    }
    /// Whether the operand may have the register type in the low bits of `head`.
    #[inline(always)]
    pub(super) fn takes(&self, head: u32) -> bool {
        self.registers >> (head & 63) & 1 != 0
    }
    /// How many values an immediate operand with this token has, where it may stand here.
    #[inline(always)]
    pub(super) fn immediate(&self, word: u32) -> Option<usize> {
        match word & 0x8030_0FFF {
            1 => Some(1),
            2 if self.forms >> 6 & 1 != 0 => Some(4),
            _ => None,
        }
    }
    /// Whether the operand is an address, whose role is for where the caller says.
    #[inline(always)]
    pub(super) fn is_address(&self) -> bool {
        self.is_address
    }
    /// Whether the operand is written.
    #[inline(always)]
    pub(super) fn is_written(&self) -> bool {
        self.role == WRITTEN
    }
    /// The components that an operand with this token is read of, where the results before it are
    /// written at `positions`. Nothing where it gives them as operands here usually do not.
    #[inline(always)]
    pub(super) fn read(&self, word: u32, positions: u8) -> Option<u8> {
        let at = positions & self.role | self.role >> 4;
        match word & 15 {
            6 if self.forms >> 6 & 1 != 0 => Some(PICKED[usize::from(at & 15)][(word >> 4 & 0xFF) as usize]),
            10 if self.forms >> 10 & 1 != 0 && word & 0xFC0 == 0 => Some(1 << (word >> 4 & 3)),
            _ => None,
        }
    }
    /// The components that an operand with this token writes, where it has a usual mask; else none.
    #[inline(always)]
    pub(super) fn written(&self, word: u32) -> u8 {
        if word & 0xF0F == 2 && self.forms >> 2 & 1 != 0 { (word >> 4 & 15) as u8 } else { 0 }
    }
}

/// The number of a model and stage.
#[inline]
pub(super) fn cell(version: Version, stage: Stage) -> u32 {
    (version.model().unwrap_or(0) * STAGES + stage as usize) as u32
}

/// The models and stages that have an instruction.
const fn exists(op: &Op) -> u32 {
    let mut all = 0;
    let mut cell = 0;
    while cell < MODELS.len() * STAGES {
        let (model, stage) = (MODELS[cell / STAGES], cell % STAGES);
        let stages = if model < 0x50 { op.stages_4 } else { op.stages };
        if model >= op.since && model <= op.until && stages >> stage & 1 != 0 {
            all |= 1 << cell;
        }
        cell += 1;
    }
    all
}

/// The components that a swizzle picks at a set of positions.
static PICKED: [[u8; 256]; 16] = {
    let mut all = [[0; 256]; 16];
    let mut cell = 0;
    while cell < 16 * 256 * 4 {
        let (at, swizzle, place) = (cell / 1024, cell / 4 % 256, cell % 4);
        if at >> place & 1 != 0 {
            all[at][swizzle] |= 1 << (swizzle >> (2 * place) & 3);
        }
        cell += 1;
    }
    all
};

/// What [`super::components::read_at`] says of an operand; of an address the positions are those of
/// the resource's coordinates.
const fn role(op: &Op, place: usize) -> u8 {
    let form = op.forms[place];
    let stores = same(form.name, forms::STORE.name) || same(form.name, forms::VIEW_STORE.name);
    if !matches!(form.mask, MaskRule::Any) && !stores {
        WRITTEN
    } else if same(form.name, forms::SOURCE.name) {
        if matches!(op.parameters[place], Parameter::Source) { 0x0F } else { 0x01 }
    } else if same(form.name, forms::CONDITION.name)
        || same(form.name, forms::ATTRIBUTE.name)
        || same(form.name, forms::ADDRESS.name)
    {
        0x0F
    } else {
        0x10
    }
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

const fn passes(op: &Op) -> u8 {
    let by_number = match op.number {
        opcode::IF | opcode::ELSE | opcode::ENDIF | opcode::LOOP | opcode::ENDLOOP => BLOCKS,
        opcode::SWITCH | opcode::CASE | opcode::DEFAULT | opcode::ENDSWITCH => BLOCKS,
        opcode::BREAK | opcode::BREAKC | opcode::CONTINUE | opcode::CONTINUEC => BLOCKS,
        opcode::RET | opcode::RETC => BLOCKS,
        opcode::LABEL | opcode::CALL | opcode::CALLC | opcode::FCALL => CALLS,
        opcode::SYNC | opcode::RESINFO | opcode::DEBUG_BREAK => FIELDS,
        opcode::SWAPC => SWAPS,
        opcode::EVAL_SNAPPED | opcode::EVAL_SAMPLE_INDEX | opcode::EVAL_CENTROID => EVALUATES,
        opcode::EMIT | opcode::CUT | opcode::EMIT_THEN_CUT => EMITS,
        opcode::EMIT_STREAM | opcode::CUT_STREAM | opcode::EMIT_THEN_CUT_STREAM => EMITS,
        _ => 0,
    };
    let executed = matches!(op.kind, Kind::Instruction);
    let special = !executed || op.dimensions != 0 || op.traits & (traits::DOUBLE | traits::RED) != 0;
    let flagged = traits::DOUBLE | traits::DOUBLE_EXTENSION | traits::SHADER_EXTENSION;
    by_number | if op.traits & flagged != 0 { FLAGS } else { 0 } | if special { SPECIAL } else { 0 }
}

/// Whether an instruction reads a resource `t#` at its third operand, with a sampler at its fourth or
/// none, and has no rules beyond those that all such instructions have.
const fn samples(op: &Op) -> bool {
    let others = traits::RED | traits::ATOMIC | traits::LEAVES_WORD | traits::SAMPLER_COMPARISON | traits::DOUBLE;
    let own = matches!(op.number, opcode::LDMS | opcode::SAMPLE_B);
    if !matches!(op.kind, Kind::Instruction)
        || op.dimensions == 0
        || op.traits & others != 0
        || own
        || op.forms.len() < 3
    {
        return false;
    }
    let mut place = 0;
    while place < op.forms.len() {
        let name = op.forms[place].name;
        let resource = same(name, forms::RESOURCE.name);
        let sampler = same(name, forms::SAMPLER.name);
        let fits = match place {
            0 => same(name, forms::DEST.name),
            2 => resource,
            3 => sampler,
            _ => same(name, forms::ADDRESS.name) || same(name, forms::SCALAR.name),
        };
        if !fits {
            return false;
        }
        place += 1;
    }
    true
}

static PLANS: [Plan; KNOWN] = plans();
const KNOWN: usize = OPS.len();

static PLACES: [[Place; MOST_OPERANDS]; KNOWN] = {
    let mut all = [[Place::NONE; MOST_OPERANDS]; KNOWN];
    let mut number = 0;
    while number < KNOWN {
        let mut place = 0;
        while place < OPS[number].forms.len() {
            all[number][place] = Place::new(&OPS[number], place);
            place += 1;
        }
        number += 1;
    }
    all
};

const fn plans() -> [Plan; KNOWN] {
    let mut all = [Plan::EMPTY; KNOWN];
    let mut number = 0;
    while number < KNOWN {
        all[number] = Plan::new(&OPS[number]);
        number += 1;
    }
    all
}

/// What each register type may look like in one model and stage: what the four low bits of its token
/// may be, a bit each, and from bit 16 on its number of indices. 0 where it does not exist.
pub(super) type Kinds = [u32; 64];

static KINDS: [[Kinds; STAGES]; MODELS.len()] = kinds();

const fn kinds() -> [[Kinds; STAGES]; MODELS.len()] {
    let mut all = [[[0; 64]; STAGES]; MODELS.len()];
    let mut cell = 0;
    while cell < MODELS.len() * STAGES * REGISTERS.len() {
        let (model, rest) = (cell / (STAGES * REGISTERS.len()), cell % (STAGES * REGISTERS.len()));
        let (stage, kind) = (rest / REGISTERS.len(), rest % REGISTERS.len());
        let register = &REGISTERS[kind];
        if MODELS[model] >= register.since && register.stages >> stage & 1 != 0 {
            let count = if MODELS[model] == 0x51 { register.indices_5_1 } else { register.indices };
            let vertices = stage == Stage::Geometry as usize || stage == Stage::Hull as usize;
            let vertex = vertices && kind == register::INPUT as usize;
            all[model][stage][kind] = low_bits(register.shapes) as u32 | ((count + vertex as u8) as u32) << 16;
        }
        cell += 1;
    }
    all
}

/// A shape, the four low bits of an operand token of that shape, and the bits that then mean nothing.
const LOW_BITS: [(u8, u32, u32); 5] = [
    (shape::ZERO, 0, 0xFFC),
    (shape::ONE, 1, 0xFFC),
    (shape::MASK, 2, 0xF00),
    (shape::SWIZZLE, 6, 0),
    (shape::SELECT, 10, 0xFC0),
];

/// What the four low bits of an operand token may be to be of one of these shapes.
const fn low_bits(shapes: u8) -> u16 {
    let mut all = 0;
    let mut each = 0;
    while each < LOW_BITS.len() {
        if shapes & LOW_BITS[each].0 != 0 {
            all |= 1 << LOW_BITS[each].1;
        }
        each += 1;
    }
    all
}

/// The register types of a model and stage.
pub(super) fn register_types(version: Version, stage: Stage) -> &'static Kinds {
    &KINDS[version.model().unwrap_or(0)][stage as usize]
}

/// The bits of an operand token that mean nothing beside its four low bits.
const SPARE: [u32; 16] = {
    let mut spare = [0xFFF; 16];
    let mut each = 0;
    while each < LOW_BITS.len() {
        spare[LOW_BITS[each].1 as usize] = LOW_BITS[each].2;
        each += 1;
    }
    spare
};
