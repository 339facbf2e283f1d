//! Short ways: which passes look at which instruction, and operands no rule can have anything
//! against. What this module knows is worked out from the tables when the library is built.

use super::components::is;
use crate::sm4::model::{Operand, Stage, Version, register};
use crate::sm4::op::{Form, MaskRule, Op, Parameter, opcode, shape, traits};
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
/// It works on a resource, or its operands have rules beyond those of their forms.
const SPECIAL: u8 = 1 << 7;

/// Marks an operand that is written, in [`Plan::roles`].
const WRITTEN: u8 = 0xFF;

/// What is known of an instruction by its opcode alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The passes that look at it: the bits above.
    pub passes: u8,
    /// The operands that have a mask with a rule, a bit each.
    pub results: u8,
    /// The positions at which it reads vectors where its results do not say so, else 0.
    pub positions: u8,
    /// Bits of its token that the passes on tokens must see.
    pub controls: u32,
    /// Where each operand is read: those positions that are in the low four bits, and those in the
    /// high four bits whatever the results are; or [`WRITTEN`].
    roles: u64,
}

impl Plan {
    const EMPTY: Self = Self { passes: 0, results: 0, positions: 0, controls: 0, roles: 0 };
    /// The plan of an opcode number.
    pub(super) fn of(opcode: u16) -> &'static Self {
        static NONE: Plan = Plan { controls: u32::MAX, ..Plan::EMPTY };
        PLANS.get(usize::from(opcode)).unwrap_or(&NONE)
    }
    /// What each operand is to the instruction, a byte each, the first lowest; for [`Plan::named`].
    pub(super) fn roles(&self) -> u64 {
        self.roles
    }
    /// Whether an operand of this role is written.
    pub(super) fn is_written(role: u8) -> bool {
        role == WRITTEN
    }
    /// The components that an operand with this token names in its role. `positions` are those that
    /// the results before it have written.
    #[inline]
    pub(super) fn named(&self, role: u8, word: u32, positions: &mut u8) -> u8 {
        if role == WRITTEN {
            let mask = match word & 15 {
                2 => (word >> 4 & 15) as u8,
                1 => 1,
                _ => 0,
            };
            *positions |= if self.positions == 0 { mask } else { 0 };
            return mask;
        }
        let at = *positions & role | role >> 4;
        match word & 15 {
            6 => PICKED[usize::from(at & 15)][(word >> 4 & 0xFF) as usize],
            10 => 1 << (word >> 4 & 3),
            2 => (word >> 4 & 15) as u8 & at,
            1 => 1,
            _ => 0,
        }
    }
    const fn new(op: &Op) -> Self {
        const SATURATE: u32 = 1 << 13;
        const PRECISE: u32 = 15 << 19;
        const CONTROLS: u32 = 0x00FF_F800;
        const EXTENDED: u32 = 1 << 31;
        let positions = match op.number {
            opcode::DP2 => 0b11,
            opcode::DP3 => 0b111,
            opcode::DP4 => 0b1111,
            _ if op.traits & traits::DOUBLE != 0 => 1,
            _ => 0,
        };
        let mut results = 0;
        let mut place = 0;
        while place < op.forms.len() {
            results |= (!matches!(op.forms[place].mask, MaskRule::Any) as u8) << place;
            place += 1;
        }
        let own = op.controls | if op.saturate { SATURATE } else { 0 };
        Self {
            passes: passes(op),
            results,
            positions,
            controls: CONTROLS & !own | PRECISE | EXTENDED,
            roles: u64::from_le_bytes(roles(op)),
        }
    }
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

/// What [`super::components::read_at`] says of each operand, addresses left out.
const fn roles(op: &Op) -> [u8; MOST_OPERANDS] {
    let mut roles = [0; MOST_OPERANDS];
    let mut place = 0;
    while place < op.forms.len() {
        let form = op.forms[place];
        let stores = same(form.name, forms::STORE.name) || same(form.name, forms::VIEW_STORE.name);
        roles[place] = if !matches!(form.mask, MaskRule::Any) && !stores {
            WRITTEN
        } else if same(form.name, forms::SOURCE.name) {
            if matches!(op.parameters[place], Parameter::Source) { 0x0F } else { 0x01 }
        } else if same(form.name, forms::CONDITION.name) || same(form.name, forms::ATTRIBUTE.name) {
            0x0F
        } else {
            0x10
        };
        place += 1;
    }
    roles
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
    let special = op.dimensions != 0 || op.traits & (traits::DOUBLE | traits::RED) != 0;
    let flagged = traits::DOUBLE | traits::DOUBLE_EXTENSION | traits::SHADER_EXTENSION;
    by_number | if op.traits & flagged != 0 { FLAGS } else { 0 } | if special { SPECIAL } else { 0 }
}

static PLANS: [Plan; KNOWN] = plans();
const KNOWN: usize = OPS.len();

const fn plans() -> [Plan; KNOWN] {
    let mut all = [Plan::EMPTY; KNOWN];
    let mut number = 0;
    while number < KNOWN {
        all[number] = Plan::new(&OPS[number]);
        number += 1;
    }
    all
}

/// What each register type may look like in one model and stage: bits of [`shape`], and from
/// [`COUNT`] on its number of indices. 0 where it does not exist.
pub(super) type Kinds = [u8; 64];
const COUNT: u32 = 5;

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
            all[model][stage][kind] = register.shapes | (count + vertex as u8) << COUNT;
        }
        cell += 1;
    }
    all
}

/// The register types of a model and stage.
pub(super) fn register_types(version: Version, stage: Stage) -> &'static Kinds {
    &KINDS[version.model().unwrap_or(0)][stage as usize]
}

/// The shape that the four low bits of an operand token name, and the bits that then mean nothing.
const SHAPES: [(u8, u32); 16] = {
    let mut shapes = [(0, 0); 16];
    shapes[0] = (shape::ZERO, 0xFFC);
    shapes[1] = (shape::ONE, 0xFFC);
    shapes[2] = (shape::MASK, 0xF00);
    shapes[6] = (shape::SWIZZLE, 0);
    shapes[10] = (shape::SELECT, 0xFC0);
    shapes
};

/// Whether it is an operand as most are, against which no rule on operands can have anything: its
/// register exists, its indices are plain numbers and as many as they must be, its components are
/// those the instruction takes. Says no for some that are legal.
#[inline(always)]
pub(super) fn is_usual(kinds: &Kinds, op: &Op, operand: &Operand<'_>, form: &'static Form) -> bool {
    const INDEX_FORMS: u32 = 0x7FC0_0000;
    const UNKNOWN_KINDS: u32 = 0x000C_0000;
    let word = operand.token().0;
    let kind = (word >> 12 & 63) as u8;
    if word & (INDEX_FORMS | UNKNOWN_KINDS) != 0 || form.registers >> kind & 1 == 0 {
        return false;
    }
    if word >> 31 != 0 && !is_usually_modified(op, operand, form) {
        return false;
    }
    if kind == register::IMMEDIATE32 {
        let form_of_it = word & 0x0030_0FFF;
        return form_of_it == 1 || form_of_it == 2 && form.shapes & shape::SWIZZLE != 0;
    }
    let row = kinds[usize::from(kind)];
    // The four low bits say how components are given.
    let (given, spare) = SHAPES[(word & 15) as usize];
    row & form.shapes & given & 0x1F != 0
        && u32::from(row >> COUNT) == word >> 20 & 3
        && word & spare == 0
        && (given != shape::MASK || form.mask == MaskRule::Any || form.mask == MaskRule::Some && word & 0xF0 != 0)
}

/// Whether its extended token is a plain negation or absolute value that may stand here.
fn is_usually_modified(op: &Op, operand: &Operand<'_>, form: &'static Form) -> bool {
    let modifier = match operand.words().get(1) {
        Some(0x41) => 1,
        Some(0x81) => 2,
        Some(0xC1) => 3,
        _ => return false,
    };
    form.mask == MaskRule::Any
        && (modifier & 1 == 0 || op.negate)
        && (modifier & 2 == 0 || op.absolute)
        && !is(form, &forms::CONDITION)
        && operand.register_type() != register::IMMEDIATE32
}
