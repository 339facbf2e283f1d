//! Constants, of the module and of functions.

use super::{Decoder, block};
use crate::dxil::bitstream::Entry;
use crate::dxil::module::{Constant, ConstantKind, Type, TypeId, Value, ValueId, ValueKind};
use crate::tables::faults;

/// Codes of constant records.
mod code {
    pub const SETTYPE: u32 = 1;
    pub const NULL: u32 = 2;
    pub const UNDEF: u32 = 3;
    pub const INTEGER: u32 = 4;
    pub const WIDE_INTEGER: u32 = 5;
    pub const FLOAT: u32 = 6;
    pub const AGGREGATE: u32 = 7;
    pub const STRING: u32 = 8;
    pub const CSTRING: u32 = 9;
    pub const BINARY: u32 = 10;
    pub const CAST: u32 = 11;
    pub const GEP: u32 = 12;
    pub const COMPARE: u32 = 17;
    pub const INBOUNDS_GEP: u32 = 20;
    pub const BLOCK_ADDRESS: u32 = 21;
    pub const DATA: u32 = 22;
}

/// The number whose lowest bit is its sign; that of zero marks the lowest number of all.
pub(super) fn signed(value: u64) -> i64 {
    match (value & 1, value) {
        (0, _) => (value >> 1) as i64,
        (_, 1) => i64::MIN,
        _ => -((value >> 1) as i64),
    }
}

impl Decoder<'_> {
    pub(super) fn constants(&mut self, local: bool) {
        self.stream.enter(block::CONSTANTS);
        let mut ty = TypeId(u32::MAX);
        loop {
            let (code, bit) = match self.stream.next() {
                Entry::End => return,
                Entry::Block { id, bit } => {
                    self.unknown_block(block::CONSTANTS, id, bit);
                    continue;
                }
                Entry::Record { code, bit } => (code, bit),
            };
            let operands = self.stream.take_operands();
            if code == code::SETTYPE {
                ty = self.type_id(operands.first().copied().unwrap_or(u64::MAX), bit);
            } else {
                match self.constant(code, bit, ty, &operands) {
                    Some(kind) => self.push_constant(Constant { ty, kind }, local),
                    None => self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code)),
                }
            }
            self.stream.reuse(operands);
        }
    }

    fn push_constant(&mut self, constant: Constant, local: bool) {
        if !self.spend(44) {
            return;
        }
        let value = Value { kind: ValueKind::Constant(self.module.constants.len() as u32), ty: constant.ty };
        self.module.constants.push(constant);
        if local {
            self.local.push(value);
        } else {
            self.module.values.push(value);
        }
    }

    fn constant(&mut self, code: u32, bit: u32, ty: TypeId, operands: &[u64]) -> Option<ConstantKind> {
        let first = operands.first().copied();
        Some(match code {
            code::NULL => ConstantKind::Null,
            code::UNDEF => ConstantKind::Undef,
            code::INTEGER => {
                let Type::Integer(width) = self.ty(ty) else { return None };
                let value = signed(first?);
                let spare = 64u32.saturating_sub(width);
                ConstantKind::Integer(value << spare >> spare)
            }
            code::WIDE_INTEGER => {
                first?;
                ConstantKind::Wide(self.numbers(operands.iter().map(|word| signed(*word) as u64)))
            }
            code::FLOAT => ConstantKind::Float(match self.ty(ty) {
                Type::Half => first? & 0xFFFF,
                Type::Float => first? & 0xFFFF_FFFF,
                _ => first?,
            }),
            code::AGGREGATE => {
                first?;
                if !matches!(self.ty(ty), Type::Struct { .. } | Type::Array { .. } | Type::Vector { .. }) {
                    return Some(ConstantKind::Undef);
                }
                for (at, id) in operands.iter().enumerate() {
                    let wanted = self.member_type(ty, at)?;
                    if self.type_of(*id).is_some_and(|found| found != wanted) {
                        return None;
                    }
                    self.names_value(*id, bit);
                }
                ConstantKind::Aggregate(self.list(operands.iter().map(|id| *id as u32)))
            }
            code::STRING => ConstantKind::Text(self.text(operands)),
            code::CSTRING => {
                let mut text = self.text(operands);
                self.module.letters.push(0);
                text.length += 1;
                ConstantKind::Text(text)
            }
            code::DATA => {
                let mask = self.element_mask(ty)?;
                first?;
                ConstantKind::Data(self.numbers(operands.iter().map(|word| word & mask)))
            }
            code::CAST => {
                let &[operation, of, value, ..] = operands else { return None };
                self.type_id(of, bit);
                self.names_value(value, bit);
                ConstantKind::Cast(operation.min(255) as u8, ValueId(value as u32))
            }
            code::BINARY => {
                let &[operation, left, right, ref rest @ ..] = operands else { return None };
                self.names_value(left.max(right), bit);
                let flags = rest.first().copied().unwrap_or(0) as u8;
                let operands = self.list([left as u32, right as u32].into_iter());
                ConstantKind::Binary { operation: operation.min(255) as u8, flags, operands }
            }
            code::COMPARE => {
                let &[of, left, right, predicate, ..] = operands else { return None };
                self.type_id(of, bit);
                self.names_value(left.max(right), bit);
                let operands = self.list([of as u32, left as u32, right as u32].into_iter());
                ConstantKind::Compare { predicate: predicate.min(255) as u8, operands }
            }
            code::BLOCK_ADDRESS => {
                let &[of, function, block, ..] = operands else { return None };
                self.type_id(of, bit);
                self.names_value(function, bit);
                ConstantKind::BlockAddress(ValueId(function as u32), block as u32)
            }
            code::GEP | code::INBOUNDS_GEP => return self.element(code == code::INBOUNDS_GEP, bit, operands),
            _ => ConstantKind::Other { code, fields: self.numbers(operands.iter().copied()) },
        })
    }

    /// The type of one member of an aggregate; that of others does not matter.
    fn member_type(&self, ty: TypeId, at: usize) -> Option<TypeId> {
        match self.ty(ty) {
            Type::Struct { members, .. } => self.module.list(members).get(at).map(|ty| TypeId(*ty)),
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(element),
            _ => None,
        }
    }

    /// The bits that one number of a data array has.
    fn element_mask(&self, ty: TypeId) -> Option<u64> {
        let (Type::Array { element, .. } | Type::Vector { element, .. }) = self.ty(ty) else { return None };
        Some(match self.ty(element) {
            Type::Integer(width @ (8 | 16 | 32)) => (1 << width) - 1,
            Type::Half => 0xFFFF,
            Type::Float => 0xFFFF_FFFF,
            Type::Integer(64) | Type::Double => u64::MAX,
            _ => return None,
        })
    }

    fn element(&mut self, inbounds: bool, bit: u32, operands: &[u64]) -> Option<ConstantKind> {
        let (of, pairs) = match operands.split_first() {
            Some((of, pairs)) if pairs.len() % 2 == 0 => (Some(*of), pairs),
            _ => (None, operands),
        };
        if pairs.is_empty() {
            return None;
        }
        for pair in pairs.chunks_exact(2) {
            self.type_id(pair[0], bit);
            self.names_value(pair[1], bit);
        }
        let of = match (of, self.ty(TypeId(pairs[0] as u32))) {
            (Some(of), _) => self.type_id(of, bit),
            (None, Type::Pointer { element, .. }) => element,
            _ => return None,
        };
        let pairs = self.list(pairs.iter().map(|one| *one as u32));
        Some(ConstantKind::Element { inbounds, of, pairs })
    }
}
