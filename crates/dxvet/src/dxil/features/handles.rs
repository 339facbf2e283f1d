//! Which resource a handle stands for.

use super::collect::operation;
use crate::dxil::description::Resource;
use crate::dxil::module::{Body, ConstantKind, Module, Op, ValueId, ValueKind};
use std::collections::HashMap;

/// What is known of the resource behind a handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Handle {
    pub(super) is_uav: bool,
    /// Shape as the program's resource tables count it.
    pub(super) kind: u32,
    /// Components of an element of a typed resource.
    pub(super) components: u32,
    /// Whether a record of the resource tables stands behind it, not a descriptor heap.
    pub(super) has_record: bool,
}

impl Handle {
    /// Textures and typed buffers.
    pub(super) fn is_typed(&self) -> bool {
        (1..=10).contains(&self.kind)
    }
    /// Texture2DMS and its array.
    pub(super) fn is_multisample(&self) -> bool {
        matches!(self.kind, 3 | 8)
    }
}

/// Looks handles up.
pub(super) struct Handles<'a> {
    module: &'a Module,
    records: &'a [Resource],
    by_range: HashMap<(u32, u32, u32), usize>,
}

/// How many selections and joins are followed before a handle counts as unknown.
const DEEPEST: usize = 64;
/// UAVs among the resource classes.
const UAV: i64 = 1;
/// Bit of resource properties that marks UAVs.
const UAV_PROPERTY: i64 = 1 << 12;

impl<'a> Handles<'a> {
    pub(super) fn new(module: &'a Module, records: &'a [Resource]) -> Self {
        let range = |record: &Resource| (record.space, record.lower, record.upper());
        let by_range = records.iter().enumerate().rev().map(|(place, record)| (range(record), place)).collect();
        Self { module, records, by_range }
    }
    /// The resource behind the value, as far as the first way to it tells.
    pub(super) fn resolve(&self, body: &Body, value: u32) -> Option<Handle> {
        let (operation, operands) = self.call(body, value)?;
        self.of_call(body, operation, operands)
    }
    /// The call that gives the handle, through selections and joins by their first way.
    fn call(&self, body: &Body, value: u32) -> Option<(u32, &'a [u32])> {
        let mut value = value;
        for _ in 0..DEEPEST {
            let instruction = self.module.instruction(body, ValueId(value))?;
            let operands = self.module.operands(instruction);
            match instruction.op {
                Op::Call => return Some((self.number(body, *operands.get(1)?)? as u32, operands)),
                Op::Phi | Op::Select => value = *operands.first()?,
                _ => return None,
            }
        }
        None
    }
    fn number(&self, body: &Body, value: u32) -> Option<i64> {
        self.module.integer(Some(body), ValueId(value))
    }
    /// The resource that a call of a handle operation stands for.
    pub(super) fn of_call(&self, body: &Body, operation: u32, operands: &[u32]) -> Option<Handle> {
        match operation {
            operation::CREATE_HANDLE => {
                let class = self.number(body, *operands.get(2)?)?;
                if class != UAV {
                    return None;
                }
                let record = self.number_of_range(body, *operands.get(3)?).and_then(|id| self.by_id(id));
                // A plain handle is not one that a record stands behind, as the reference sees it.
                Some(record.map_or(UNKNOWN_UAV, |record| of_record(record, false)))
            }
            operation::CREATE_HANDLE_FOR_LIB => {
                let record = self.loaded(body, *operands.get(2)?)?;
                Some(of_record(record, false))
            }
            operation::ANNOTATE_HANDLE => {
                let (first, second) = self.properties(body, *operands.get(3)?)?;
                Some(Handle {
                    is_uav: first & UAV_PROPERTY != 0,
                    kind: (first & 0xFF) as u32,
                    components: (second >> 8 & 0xFF) as u32,
                    has_record: self.has_record(body, *operands.get(2)?),
                })
            }
            _ => None,
        }
    }
    /// The constant number of a range, through selections and joins by their first way.
    fn number_of_range(&self, body: &Body, value: u32) -> Option<u32> {
        let mut value = value;
        for _ in 0..DEEPEST {
            if let Some(number) = self.number(body, value) {
                return u32::try_from(number).ok();
            }
            let instruction = self.module.instruction(body, ValueId(value))?;
            if !matches!(instruction.op, Op::Phi | Op::Select) {
                return None;
            }
            value = *self.module.operands(instruction).first()?;
        }
        None
    }
    fn by_id(&self, id: u32) -> Option<&Resource> {
        // Ids are dense in every program that is accepted.
        match self.records.get(id as usize) {
            Some(record) if record.id == id => Some(record),
            _ => self.records.iter().find(|record| record.id == id),
        }
    }
    /// The record whose global variable the value was loaded from.
    fn loaded(&self, body: &Body, value: u32) -> Option<&Resource> {
        let instruction = self.module.instruction(body, ValueId(value)).filter(|one| one.op == Op::Load)?;
        let mut from = ValueId(*self.module.operands(instruction).first()?);
        if let Some(address) = self.module.instruction(body, from).filter(|one| one.op == Op::GetElementPointer) {
            from = ValueId(*self.module.operands(address).first()?);
        } else if let Some(ConstantKind::Element { pairs, .. }) =
            self.module.constant(Some(body), from).map(|constant| constant.kind)
        {
            from = ValueId(*self.module.list(pairs).get(1)?);
        }
        matches!(self.module.value(None, from)?.kind, ValueKind::Global(_)).then_some(())?;
        self.records.iter().find(|record| record.global == Some(from))
    }
    fn properties(&self, body: &Body, value: u32) -> Option<(i64, i64)> {
        let [first, second] = self.members(body, value, [0, 1])?;
        Some((first, second))
    }
    /// Two members of a constant structure.
    fn members<const N: usize>(&self, body: &Body, value: u32, places: [usize; N]) -> Option<[i64; N]> {
        let constant = self.module.constant(Some(body), ValueId(value))?;
        match constant.kind {
            ConstantKind::Null => Some([0; N]),
            ConstantKind::Aggregate(list) => {
                let list = self.module.list(list);
                let mut found = [0; N];
                for (slot, place) in found.iter_mut().zip(places) {
                    *slot = self.number(body, *list.get(place)?)?;
                }
                Some(found)
            }
            _ => None,
        }
    }
    /// Whether the handle being annotated comes from a range that a record describes.
    fn has_record(&self, body: &Body, value: u32) -> bool {
        let Some(instruction) = self.module.instruction(body, ValueId(value)).filter(|one| one.op == Op::Call) else {
            return false;
        };
        let operands = self.module.operands(instruction);
        let operation = operands.get(1).and_then(|value| self.number(body, *value)).unwrap_or(-1) as u32;
        let Some(value) = operands.get(2).copied() else { return false };
        match operation {
            operation::CREATE_HANDLE_FROM_BINDING => self.members(body, value, [0, 1, 2, 3]).is_some_and(|range| {
                let [lower, upper, space, class] = range;
                class == UAV && self.by_range.contains_key(&(space as u32, lower as u32, upper as u32))
            }),
            operation::CREATE_HANDLE_FOR_LIB => self.loaded(body, value).is_some(),
            _ => false,
        }
    }
}

const UNKNOWN_UAV: Handle = Handle { is_uav: true, kind: 0, components: 0, has_record: false };

fn of_record(record: &Resource, has_record: bool) -> Handle {
    Handle { is_uav: true, kind: record.kind, components: record.components, has_record }
}
