//! The shader model that each function of a library needs, and the stages that may use it.

use crate::dxil::description::{Description, Entry, tag};
use crate::dxil::features::{Features, needs_group};
use crate::dxil::module::{Module, Op, ValueId};
use crate::tables::dxil_op_models::OP_MODELS;
use std::collections::HashMap;

/// A row of `tables/dxil/op_models.tsv`.
#[derive(Debug)]
pub struct OpModel {
    /// First operation.
    pub first: u32,
    /// Last operation.
    pub last: u32,
    /// First shader model.
    pub min_model: (u8, u8),
    /// Bit set of the stages, as program headers count.
    pub stages: u16,
    /// Validators before this version know the next column instead; zeros where none does.
    pub before: (u8, u8),
    /// See [`OpModel::before`].
    pub stages_before: u16,
}

/// What a function needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Bit set of the stages that may use it.
    pub stages: u16,
    /// Shader model.
    pub model: (u8, u8),
}

/// By function, as [`Features::functions`] lists them.
pub fn needs(module: &Module, description: &Description, features: &Features) -> Vec<Needs> {
    let mut found: Vec<Needs> = module.bodies.iter().map(|body| own(module, description, body)).collect();
    if !description.validator_from(1, 8) {
        return found;
    }
    let places: HashMap<u32, usize> =
        features.functions.iter().enumerate().map(|(place, function)| (function.function, place)).collect();
    // Each round lowers a stage set or raises a model; both have few steps.
    let mut changed = true;
    while changed {
        changed = false;
        for (place, function) in features.functions.iter().enumerate() {
            for callee in function.calls.iter().filter_map(|callee| places.get(callee)) {
                let (one, other) = (found[place], found[*callee]);
                let merged = Needs { stages: one.stages & other.stages, model: one.model.max(other.model) };
                changed |= merged != one;
                found[place] = merged;
            }
        }
    }
    for (function, needs) in features.functions.iter().zip(&mut found) {
        let entry = description.entries.iter().find(|entry| entry.function == Some(function.function));
        needs.model = needs.model.max(of_flags(function.flags.flags | features.declared & NATIVE));
        if let Some(entry) = entry {
            needs.model = needs.model.max(of_entry(module, entry, function.flags.flags));
        }
    }
    found
}

/// Libraries and the stages that run in groups.
const GROUP_STAGES: u16 = 0xE060;

const NATIVE: u64 = 1 << crate::dxil::flags::NATIVE_16;

/// What the operations of a function need.
fn own(module: &Module, description: &Description, body: &crate::dxil::module::Body) -> Needs {
    let mut needs = Needs { stages: u16::MAX, model: (6, 0) };
    for instruction in module.body_instructions(body) {
        if instruction.op != Op::Call {
            continue;
        }
        let operands = module.operands(instruction);
        let is_operation = operands.first().and_then(|callee| module.function(ValueId(*callee)));
        if !is_operation.is_some_and(|function| module.text(function.name).starts_with(b"dx.op.")) {
            continue;
        }
        let number = operands.get(1).and_then(|number| module.integer(Some(body), ValueId(*number)));
        let Some(number) = number.map(|number| number as u32) else { continue };
        if description.validator_from(1, 5)
            && needs_group(number, |place| {
                operands.get(place).and_then(|value| module.integer(Some(body), ValueId(*value)))
            })
        {
            needs.stages &= GROUP_STAGES;
        }
        if let Some(row) = OP_MODELS.iter().find(|row| (row.first..=row.last).contains(&number)) {
            let known = description.validator_from(row.before.0.into(), row.before.1.into());
            needs.stages &= if known { row.stages } else { row.stages_before };
            needs.model = needs.model.max(row.min_model);
        }
    }
    needs
}

/// What flags need.
fn of_flags(flags: u64) -> (u8, u8) {
    use crate::tables::dxil_flags::FLAGS;
    let needed = FLAGS.iter().filter(|flag| flags & flag.mask() != 0);
    needed.fold((6, 0), |model, flag| match flag.bit {
        // 16-bit values need a model only where they are native.
        crate::dxil::flags::NATIVE_16 if flags >> crate::dxil::flags::LOW_PRECISION & 1 == 0 => model,
        // What only some entries may do.
        39 | 40 | 33 => model,
        _ => model.max(flag.min_model),
    })
}

/// What an entry of a stage needs.
fn of_entry(module: &Module, entry: &Entry, flags: u64) -> (u8, u8) {
    const DERIVATIVES: u8 = 39;
    let mut model = match entry.stage {
        7..=12 => (6, 3),
        13 | 14 => (6, 5),
        15 => (6, 8),
        _ => (6, 0),
    };
    if matches!(entry.stage, 5 | 13 | 14) && flags >> DERIVATIVES & 1 != 0 {
        model = model.max((6, 6));
    }
    if let Some(lanes) = entry.numbers(module, tag::WAVE_RANGE) {
        model = model.max(if lanes.get(1).is_some_and(|most| *most != 0) { (6, 8) } else { (6, 6) });
    } else if entry.property(tag::WAVE).is_some() {
        model = model.max((6, 6));
    }
    model
}
