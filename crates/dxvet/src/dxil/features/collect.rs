//! The flags that the instructions of one function set.

use super::handles::{Handle, Handles};
use super::{Collected, Place, Rules};
use crate::dxil::flags::Flag;
use crate::dxil::module::{Body, Instruction, Module, Op, Type, TypeId, ValueId, cast};
use crate::tables::dxil_flags::FLAGS;

/// Address space of groupshared memory.
const GROUPSHARED: u32 = 3;
/// What the names of matrix types begin with.
const MATRIX: &[u8] = b"dx.types.LinAlgMatrix";

/// What the type of a value matters for, as bits.
mod touch {
    pub(super) const DOUBLE: u8 = 1;
    pub(super) const SMALL: u8 = 2;
    pub(super) const LONG: u8 = 4;
    pub(super) const GROUPSHARED: u8 = 8;
    pub(super) const MATRIX: u8 = 16;
}

/// Numbers of the operations of which more than the number matters.
pub(super) mod operation {
    pub(crate) const FMA: u32 = 47;
    pub(crate) const CREATE_HANDLE: u32 = 57;
    pub(crate) const SAMPLE: u32 = 60;
    pub(crate) const SAMPLE_BIAS: u32 = 61;
    pub(crate) const SAMPLE_LEVEL: u32 = 62;
    pub(crate) const SAMPLE_GRAD: u32 = 63;
    pub(crate) const SAMPLE_CMP: u32 = 64;
    pub(crate) const SAMPLE_CMP_LEVEL_ZERO: u32 = 65;
    pub(crate) const TEXTURE_LOAD: u32 = 66;
    pub(crate) const BUFFER_LOAD: u32 = 68;
    pub(crate) const ATOMIC_BINARY: u32 = 78;
    pub(crate) const ATOMIC_EXCHANGE: u32 = 79;
    pub(crate) const BARRIER: u32 = 80;
    pub(crate) const CREATE_HANDLE_FOR_LIB: u32 = 160;
    pub(crate) const ANNOTATE_HANDLE: u32 = 216;
    pub(crate) const CREATE_HANDLE_FROM_BINDING: u32 = 217;
    pub(crate) const CREATE_HANDLE_FROM_HEAP: u32 = 218;
    pub(crate) const BARRIER_BY_MEMORY_TYPE: u32 = 244;
    pub(crate) const BARRIER_BY_MEMORY_HANDLE: u32 = 245;
    pub(crate) const BARRIER_BY_NODE_RECORD_HANDLE: u32 = 246;
    pub(crate) const SAMPLE_CMP_GRAD: u32 = 254;
    pub(crate) const SAMPLE_CMP_BIAS: u32 = 255;
}

/// Bits of the flags, by what they are about.
pub(super) mod bit {
    pub(crate) const DOUBLES: u8 = 2;
    pub(crate) const RAW_BUFFERS: u8 = 4;
    pub(crate) const DOUBLE_EXTENSIONS: u8 = 6;
    pub(crate) const ARRAY_INDEX: u8 = 9;
    pub(crate) const INNER_COVERAGE: u8 = 10;
    pub(crate) const STENCIL_REF: u8 = 11;
    pub(crate) const TILED: u8 = 12;
    pub(crate) const UAV_LOAD: u8 = 13;
    pub(crate) const MANY_UAVS: u8 = 15;
    pub(crate) const UAVS_EVERYWHERE: u8 = 16;
    pub(crate) const ORDERED: u8 = 18;
    pub(crate) const LONG_INTEGERS: u8 = 20;
    pub(crate) const BARYCENTRICS: u8 = 22;
    pub(crate) const SHADING_RATE: u8 = 24;
    pub(crate) const RAYTRACING: u8 = 25;
    pub(crate) const ATOMIC_TYPED: u8 = 27;
    pub(crate) const ATOMIC_GROUPSHARED: u8 = 28;
    pub(crate) const MESH_DERIVATIVES: u8 = 29;
    pub(crate) const RESOURCE_HEAP: u8 = 30;
    pub(crate) const SAMPLER_HEAP: u8 = 31;
    pub(crate) const ATOMIC_HEAP: u8 = 32;
    pub(crate) const NO_ALIAS: u8 = 33;
    pub(crate) const ADVANCED_TEXTURE: u8 = 34;
    pub(crate) const MULTISAMPLE_UAV: u8 = 35;
    pub(crate) const COMPARISON: u8 = 37;
    pub(crate) const DERIVATIVES: u8 = 39;
    pub(crate) const GROUP: u8 = 40;
    pub(crate) const LINEAR_ALGEBRA: u8 = 41;
}

/// What all functions of a module share.
pub(super) struct Shared<'a> {
    pub(super) module: &'a Module,
    pub(super) rules: Rules,
    pub(super) handles: Handles<'a>,
    /// By type: what it matters for.
    types: Vec<u8>,
    /// By function: whether its name begins as those of operations do.
    operations: Vec<bool>,
    /// Flags that some operation sets by itself.
    by_operation: Vec<&'static Flag>,
}

impl<'a> Shared<'a> {
    pub(super) fn new(module: &'a Module, rules: Rules, handles: Handles<'a>) -> Self {
        let touch = |ty: &Type| match *ty {
            Type::Double => touch::DOUBLE,
            Type::Half | Type::Integer(16) => touch::SMALL,
            Type::Integer(64) => touch::LONG,
            Type::Pointer { space: GROUPSHARED, .. } => touch::GROUPSHARED,
            Type::Struct { name, .. } if module.text(name).starts_with(MATRIX) => touch::MATRIX,
            _ => 0,
        };
        Self {
            module,
            rules,
            handles,
            types: module.types.iter().map(touch).collect(),
            operations: module.functions.iter().map(|one| module.text(one.name).starts_with(b"dx.op.")).collect(),
            by_operation: FLAGS.iter().filter(|flag| !flag.operations.is_empty()).collect(),
        }
    }
    fn touch(&self, ty: TypeId) -> u8 {
        self.types.get(ty.0 as usize).copied().unwrap_or(0)
    }
    /// The operation that a call is; `None` for other calls and where its number is no constant.
    pub(super) fn operation(&self, body: &Body, operands: &[u32]) -> Option<u32> {
        let number = self.module.integer(Some(body), ValueId(*operands.get(1)?))?;
        u32::try_from(number & 0xFFFF_FFFF).ok()
    }
    fn is_operation(&self, callee: u32) -> bool {
        match self.module.value(None, ValueId(callee)).map(|value| value.kind) {
            Some(crate::dxil::module::ValueKind::Function(index)) => {
                self.operations.get(index as usize).copied().unwrap_or(false)
            }
            _ => false,
        }
    }
}

/// The flags of one function's instructions, and the functions with a body that it calls.
pub(super) fn function(shared: &Shared<'_>, body: &Body) -> (Collected, Vec<u32>) {
    let mut walk = Walk { shared, body, found: Collected::default(), calls: Vec::new() };
    let first = body.instructions.start;
    for (number, instruction) in shared.module.body_instructions(body).iter().enumerate() {
        walk.instruction(first + number as u32, instruction);
    }
    (walk.found, walk.calls)
}

struct Walk<'a, 's> {
    shared: &'s Shared<'a>,
    body: &'s Body,
    found: Collected,
    calls: Vec<u32>,
}

impl Walk<'_, '_> {
    fn instruction(&mut self, number: u32, instruction: &Instruction) {
        let operands = self.shared.module.operands(instruction);
        let place = Place::Instruction(number);
        let operation = match instruction.op {
            Op::Call => {
                let Some(callee) = operands.first() else { return };
                if !self.shared.is_operation(*callee) {
                    self.calls.push(*callee);
                    return;
                }
                self.shared.operation(self.body, operands)
            }
            _ => None,
        };
        let touched = self.touched(instruction, operands);
        self.types(instruction, operation, touched, place);
        if let Some(operation) = operation {
            self.operation(operation, operands, touched, place);
        }
    }
    /// What the types of result and operands matter for.
    fn touched(&self, instruction: &Instruction, operands: &[u32]) -> u8 {
        let result = self.shared.touch(instruction.ty);
        let of = |values: &mut dyn Iterator<Item = &u32>| {
            values.fold(result, |all, value| {
                let ty = self.shared.module.value(Some(self.body), ValueId(*value)).map(|value| value.ty);
                all | ty.map_or(0, |ty| self.shared.touch(ty))
            })
        };
        match instruction.op {
            Op::ExtractElement | Op::InsertElement => result & touch::GROUPSHARED,
            Op::ExtractValue => of(&mut operands.iter().take(1)),
            Op::InsertValue => of(&mut operands.iter().take(2)),
            Op::Branch => of(&mut operands.iter().skip(2)),
            Op::Phi => of(&mut operands.iter().step_by(2)),
            // Condition and values; the default block stands between.
            Op::Switch => of(&mut operands.iter().take(1).chain(operands.iter().skip(2).step_by(2))),
            Op::Call => of(&mut operands.iter().skip(1)),
            Op::IndirectBranch | Op::Unreachable | Op::Fence => result,
            Op::Invoke => of(&mut operands.iter().skip(3)),
            Op::LandingPad => of(&mut operands.iter().skip(1).step_by(2)),
            _ => of(&mut operands.iter()),
        }
    }
    fn set(&mut self, bit: u8, place: Place) {
        self.found.set(bit, place);
    }
    fn types(&mut self, instruction: &Instruction, operation: Option<u32>, touched: u8, place: Place) {
        if touched == 0 {
            return;
        }
        if touched & touch::GROUPSHARED != 0 {
            self.set(bit::GROUP, place);
        }
        if touched & touch::MATRIX != 0 {
            self.set(bit::LINEAR_ALGEBRA, place);
        }
        if touched & touch::SMALL != 0 {
            self.set(crate::dxil::flags::LOW_PRECISION, place);
        }
        if touched & touch::LONG != 0 {
            self.set(bit::LONG_INTEGERS, place);
            if matches!(instruction.op, Op::AtomicRmw | Op::CompareExchange) {
                self.set(bit::ATOMIC_GROUPSHARED, place);
            }
        }
        if touched & touch::DOUBLE != 0 {
            self.set(bit::DOUBLES, place);
            let extended = match instruction.op {
                Op::Binary => instruction.sub == DIVISION,
                Op::Cast => matches!(
                    cast::NAMES.get(usize::from(instruction.sub)),
                    Some(&("fptoui" | "fptosi" | "uitofp" | "sitofp"))
                ),
                _ => operation == Some(operation::FMA),
            };
            if extended {
                self.set(bit::DOUBLE_EXTENSIONS, place);
            }
        }
    }
    fn operation(&mut self, operation: u32, operands: &[u32], touched: u8, place: Place) {
        for flag in &self.shared.by_operation {
            // The last of these decides: below.
            if flag.bit != bit::COMPARISON && flag.has_operation(operation) {
                self.found.set(flag.bit, place);
            }
        }
        match operation {
            operation::SAMPLE..=operation::BUFFER_LOAD | operation::SAMPLE_CMP_GRAD | operation::SAMPLE_CMP_BIAS => {
                self.texture(operation, operands, place);
            }
            operation::ATOMIC_BINARY | operation::ATOMIC_EXCHANGE if touched & touch::LONG != 0 => {
                self.atomic(operands, place);
            }
            operation::BARRIER
            | operation::BARRIER_BY_MEMORY_TYPE
            | operation::BARRIER_BY_MEMORY_HANDLE
            | operation::BARRIER_BY_NODE_RECORD_HANDLE => {
                let argument = |place: usize| operands.get(place).and_then(|value| self.integer(*value));
                if needs_group(operation, argument) {
                    self.set(bit::GROUP, place);
                }
            }
            operation::CREATE_HANDLE | operation::CREATE_HANDLE_FOR_LIB | operation::ANNOTATE_HANDLE => {
                self.handle(operation, operands, place);
            }
            operation::CREATE_HANDLE_FROM_HEAP => {
                let sampler = operands.get(3).and_then(|value| self.integer(*value));
                if let Some(sampler) = sampler {
                    self.set(if sampler == 0 { bit::RESOURCE_HEAP } else { bit::SAMPLER_HEAP }, place);
                }
            }
            _ => {}
        }
    }
    fn integer(&self, value: u32) -> Option<i64> {
        self.shared.module.integer(Some(self.body), ValueId(value))
    }
    /// A used handle of a UAV.
    fn handle(&mut self, operation: u32, operands: &[u32], place: Place) {
        let Some(handle) = self.shared.handles.of_call(self.body, operation, operands) else { return };
        if !handle.is_uav {
            return;
        }
        if self.shared.rules.no_alias {
            self.set(bit::NO_ALIAS, place);
        }
        if self.shared.rules.from(1, 8) && handle.is_multisample() {
            self.set(bit::MULTISAMPLE_UAV, place);
        }
    }
    fn find(&self, operands: &[u32]) -> Option<Handle> {
        self.shared.handles.resolve(self.body, *operands.get(2)?)
    }
    fn atomic(&mut self, operands: &[u32], place: Place) {
        let handle = self.find(operands);
        if handle.is_some_and(|handle| handle.is_typed()) {
            self.set(bit::ATOMIC_TYPED, place);
        }
        if !handle.is_some_and(|handle| handle.has_record) {
            self.set(bit::ATOMIC_HEAP, place);
        }
    }
    fn texture(&mut self, operation: u32, operands: &[u32], place: Place) {
        let Some(row) = TEXTURE.iter().find(|row| row.operation == operation) else { return };
        if let Some(first) = row.offsets {
            let constant = |value: &u32| self.shared.module.constant(Some(self.body), ValueId(*value)).is_some();
            let offsets = operands.get(first..(first + 3).min(operands.len())).unwrap_or(&[]);
            if !offsets.iter().all(constant) {
                self.set(bit::ADVANCED_TEXTURE, place);
            }
        }
        if let Some(clamp) = row.clamp {
            let counts = operands.get(clamp).is_some_and(|value| self.clamps(*value));
            if counts && self.shared.rules.from(1, 8) {
                self.set(bit::TILED, place);
            }
        }
        if row.decides {
            match matches!(operation, operation::SAMPLE_CMP_GRAD | operation::SAMPLE_CMP_BIAS) {
                true => self.set(bit::COMPARISON, place),
                false => self.found.clear(bit::COMPARISON),
            }
        }
        if matches!(operation, operation::TEXTURE_LOAD | operation::BUFFER_LOAD)
            && let Some(handle) = self.find(operands)
            && handle.is_uav
            && (self.shared.rules.any_uav_load() || handle.is_typed() && handle.components > 1)
        {
            self.set(bit::UAV_LOAD, place);
        }
    }
    /// Whether a clamp is neither undefined nor the constant 0.
    fn clamps(&self, value: u32) -> bool {
        use crate::dxil::module::ConstantKind::{Float, Integer, Null, Undef};
        const SIGN: u64 = 1 << 31;
        match self.shared.module.constant(Some(self.body), ValueId(value)).map(|constant| constant.kind) {
            Some(Null | Undef | Integer(0)) => false,
            Some(Float(bits)) => bits & !SIGN != 0,
            _ => true,
        }
    }
}

/// Whether an operation is a barrier that makes sense in a group only: one that is not just about
/// the memory of UAVs as the device sees it. `argument` gives the constant operands, the callee counted.
pub fn needs_group(operation: u32, argument: impl Fn(usize) -> Option<i64>) -> bool {
    const DEVICE_UAVS: i64 = 2;
    const GROUP_MEMORY: i64 = 2;
    const GROUP_SEMANTICS: i64 = 3;
    let semantics = || argument(3).is_some_and(|semantics| semantics & GROUP_SEMANTICS != 0);
    match operation {
        operation::BARRIER => argument(2).is_some_and(|mode| mode != DEVICE_UAVS),
        operation::BARRIER_BY_MEMORY_TYPE => {
            argument(2).is_some_and(|memory| memory & GROUP_MEMORY != 0) || semantics()
        }
        operation::BARRIER_BY_MEMORY_HANDLE | operation::BARRIER_BY_NODE_RECORD_HANDLE => semantics(),
        _ => false,
    }
}

/// `fdiv` among the two-operand operations.
const DIVISION: u8 = 4;

/// Where the operands of texture operations stand; the callee counts.
struct Texture {
    operation: u32,
    offsets: Option<usize>,
    clamp: Option<usize>,
    /// Whether it decides on [`bit::COMPARISON`].
    decides: bool,
}

const fn row(operation: u32, offsets: usize, clamp: usize, decides: bool) -> Texture {
    Texture {
        operation,
        offsets: if offsets == 0 { None } else { Some(offsets) },
        clamp: if clamp == 0 { None } else { Some(clamp) },
        decides,
    }
}

const TEXTURE: [Texture; 10] = [
    row(operation::SAMPLE, 8, 11, true),
    row(operation::SAMPLE_BIAS, 8, 12, true),
    row(operation::SAMPLE_LEVEL, 8, 0, false),
    row(operation::SAMPLE_GRAD, 8, 17, true),
    row(operation::SAMPLE_CMP, 8, 12, true),
    row(operation::SAMPLE_CMP_LEVEL_ZERO, 8, 0, false),
    row(operation::TEXTURE_LOAD, 7, 0, false),
    row(operation::BUFFER_LOAD, 0, 0, false),
    row(operation::SAMPLE_CMP_GRAD, 8, 18, true),
    row(operation::SAMPLE_CMP_BIAS, 8, 13, true),
];
