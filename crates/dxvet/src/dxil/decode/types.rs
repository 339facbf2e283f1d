//! Types and attributes.

use super::{Decoder, block};
use crate::dxil::bitstream::Entry;
use crate::dxil::module::{Attribute, AttributeGroup, List, Run, Text, Type, TypeId};
use crate::tables::faults;

/// Codes of type records.
mod code {
    pub const COUNT: u32 = 1;
    pub const VOID: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const DOUBLE: u32 = 4;
    pub const LABEL: u32 = 5;
    pub const OPAQUE: u32 = 6;
    pub const INTEGER: u32 = 7;
    pub const POINTER: u32 = 8;
    pub const FUNCTION_OLD: u32 = 9;
    pub const HALF: u32 = 10;
    pub const ARRAY: u32 = 11;
    pub const VECTOR: u32 = 12;
    pub const X86_FP80: u32 = 13;
    pub const FP128: u32 = 14;
    pub const PPC_FP128: u32 = 15;
    pub const METADATA: u32 = 16;
    pub const X86_MMX: u32 = 17;
    pub const STRUCT_ANONYMOUS: u32 = 18;
    pub const STRUCT_NAME: u32 = 19;
    pub const STRUCT_NAMED: u32 = 20;
    pub const FUNCTION: u32 = 21;
}

/// The highest number of an attribute.
const LAST_ATTRIBUTE: u64 = 45;

/// Operands that attribute groups mark their attributes with.
mod form {
    pub const PLAIN: u64 = 0;
    pub const NUMBER: u64 = 1;
    pub const TEXT: u64 = 3;
    pub const PAIR: u64 = 4;
}

impl Decoder<'_> {
    pub(super) fn types(&mut self) {
        self.stream.enter(block::TYPES);
        if !self.module.types.is_empty() {
            return self.stream.fail(&faults::BITCODE_TYPES_TWICE, 0);
        }
        let mut promised = 0;
        let mut highest = (0, 0);
        loop {
            let (code, bit) = match self.stream.next() {
                Entry::End => break,
                Entry::Block { id, bit } => {
                    self.unknown_block(block::TYPES, id, bit);
                    continue;
                }
                Entry::Record { code, bit } => (code, bit),
            };
            let operands = self.stream.take_operands();
            if code == code::COUNT {
                promised = operands.first().copied().unwrap_or(0);
            } else if code == code::STRUCT_NAME {
                self.struct_name = self.text(&operands);
            } else {
                self.one_type(code, bit, &operands, &mut highest);
            }
            self.stream.reuse(operands);
        }
        let count = self.module.types.len() as u64;
        self.module.written_types = count as u32;
        if highest.0 > count {
            self.fail(&faults::BITCODE_TYPE_UNKNOWN, highest.1, highest.0 - 1);
        } else if promised != count {
            self.stream.fail(&faults::BITCODE_TYPE_COUNT, promised);
        }
        let is_named = |id: u64| {
            let ty = self.module.types.get(id as usize);
            matches!(ty, Some(Type::Struct { literal: false, .. } | Type::Opaque(_)))
        };
        if let Some((id, bit)) = self.early_types.iter().copied().find(|(id, _)| !is_named(*id)) {
            self.fail(&faults::BITCODE_TYPE_WRONG, bit, id);
        }
    }

    fn one_type(&mut self, code: u32, bit: u32, operands: &[u64], highest: &mut (u64, u32)) {
        let count = self.module.types.len() as u64;
        let mut early = Vec::new();
        let mut refer = |number: u64| {
            if number >= count {
                early.push((number, bit));
            }
            if number >= highest.0 {
                *highest = (number.saturating_add(1), bit);
            }
            TypeId(number.min(u64::from(u32::MAX)) as u32)
        };
        if let Some(wrong) = self.unfit(code, operands) {
            return self.fail(&faults::BITCODE_TYPE_WRONG, bit, wrong);
        }
        let ty = match (code, operands) {
            (code::VOID, _) => Type::Void,
            (code::FLOAT, _) => Type::Float,
            (code::DOUBLE, _) => Type::Double,
            (code::HALF, _) => Type::Half,
            (code::LABEL, _) => Type::Label,
            (code::METADATA, _) => Type::Metadata,
            (code::X86_FP80 | code::FP128 | code::PPC_FP128 | code::X86_MMX, _) => Type::Other(code),
            (code::INTEGER, &[width, ..]) if (1..1 << 23).contains(&width) => Type::Integer(width as u32),
            (code::POINTER, &[element, ref rest @ ..]) => {
                Type::Pointer { element: refer(element), space: rest.first().copied().unwrap_or(0) as u32 }
            }
            (code::ARRAY, &[count, element, ..]) => Type::Array { element: refer(element), count },
            (code::VECTOR, &[count, element, ..]) if count > 0 => {
                Type::Vector { element: refer(element), count: count.min(u64::from(u32::MAX)) as u32 }
            }
            (code::OPAQUE, &[_, ..]) => Type::Opaque(std::mem::take(&mut self.struct_name)),
            (code::STRUCT_ANONYMOUS, &[packed, ref members @ ..]) => {
                members.iter().for_each(|member| _ = refer(*member));
                let members = self.list(members.iter().map(|member| *member as u32));
                Type::Struct { name: Text::default(), members, packed: packed != 0, literal: true }
            }
            (code::STRUCT_NAMED, &[packed, ref members @ ..]) => {
                members.iter().for_each(|member| _ = refer(*member));
                let members = self.list(members.iter().map(|member| *member as u32));
                let name = std::mem::take(&mut self.struct_name);
                Type::Struct { name, members, packed: packed != 0, literal: false }
            }
            (code::FUNCTION, &[variadic, result, ref parameters @ ..])
            | (code::FUNCTION_OLD, &[variadic, _, result, ref parameters @ ..]) => {
                parameters.iter().for_each(|one| _ = refer(*one));
                let result = refer(result);
                let parameters = self.list(parameters.iter().map(|one| *one as u32));
                Type::Function { result, parameters, variadic: variadic != 0 }
            }
            _ => return self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code)),
        };
        let id = TypeId(self.module.types.len() as u32);
        if self.spend(64 + 32 * early.len()) {
            self.early_types.append(&mut early);
            self.module.types.push(ty);
            self.index_type(id, ty);
        }
    }

    /// The first type among the operands that cannot stand there. One that comes later is a structure.
    fn unfit(&self, code: u32, operands: &[u64]) -> Option<u64> {
        let ty = |id: &u64| usize::try_from(*id).ok().and_then(|id| self.module.types.get(id)).copied();
        let member =
            |id: &&u64| matches!(ty(id), Some(Type::Void | Type::Label | Type::Metadata | Type::Function { .. }));
        let rest = |from: usize| operands.get(from..).unwrap_or(&[]).iter();
        match code {
            code::POINTER => {
                let pointee = rest(0).take(1);
                pointee.copied().find(|id| matches!(ty(id), Some(Type::Void | Type::Label | Type::Metadata)))
            }
            code::ARRAY => rest(1).take(1).find(member).copied(),
            code::VECTOR => rest(1).take(1).copied().find(|id| {
                !matches!(
                    ty(id),
                    Some(
                        Type::Integer(_)
                            | Type::Half
                            | Type::Float
                            | Type::Double
                            | Type::Pointer { .. }
                            | Type::Other(_)
                    )
                )
            }),
            code::STRUCT_ANONYMOUS | code::STRUCT_NAMED => rest(1).find(member).copied(),
            code::FUNCTION => {
                let result = rest(1).take(1).copied();
                let mut result =
                    result.filter(|id| matches!(ty(id), Some(Type::Label | Type::Metadata | Type::Function { .. })));
                let mut parameters =
                    rest(2).copied().filter(|id| matches!(ty(id), Some(Type::Void | Type::Function { .. })));
                result.next().or_else(|| parameters.next())
            }
            _ => None,
        }
    }

    pub(super) fn attribute_groups(&mut self) {
        const ENTRY: u32 = 3;
        self.stream.enter(block::ATTRIBUTE_GROUPS);
        loop {
            match self.stream.next() {
                Entry::End => return,
                Entry::Block { id, bit } => self.unknown_block(block::ATTRIBUTE_GROUPS, id, bit),
                Entry::Record { code: ENTRY, bit } => {
                    let operands = self.stream.take_operands();
                    if self.attribute_group(&operands).is_none() {
                        self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(ENTRY));
                    }
                    self.stream.reuse(operands);
                }
                Entry::Record { code, bit } => self.unknown_record(block::ATTRIBUTE_GROUPS, code, bit),
            }
        }
    }

    fn attribute_group(&mut self, operands: &[u64]) -> Option<()> {
        let (&[id, index], mut rest) = operands.split_first_chunk::<2>()?;
        let start = self.module.attributes.len() as u32;
        while let Some((form, after)) = rest.split_first() {
            let attribute = match *form {
                form::PLAIN if after.first().is_some_and(|key| !(1..=LAST_ATTRIBUTE).contains(key)) => return None,
                form::PLAIN => {
                    rest = after.get(1..)?;
                    Attribute::Plain(after[0])
                }
                form::NUMBER => {
                    rest = after.get(2..)?;
                    Attribute::Number(after[0], after[1])
                }
                form::TEXT => {
                    let (text, left) = self.zero_ended(after)?;
                    rest = left;
                    Attribute::Text(text)
                }
                form::PAIR => {
                    let (key, left) = self.zero_ended(after)?;
                    let (value, left) = self.zero_ended(left)?;
                    rest = left;
                    Attribute::Pair(key, value)
                }
                _ => return None,
            };
            self.spend(24);
            self.module.attributes.push(attribute);
        }
        let attributes = Run { start, end: self.module.attributes.len() as u32 };
        self.spend(48);
        self.groups.insert(id as u32, self.module.attribute_groups.len() as u32);
        self.module.attribute_groups.push(AttributeGroup { id: id as u32, index: index as u32, attributes });
        Some(())
    }

    fn zero_ended<'o>(&mut self, operands: &'o [u64]) -> Option<(Text, &'o [u64])> {
        let end = operands.iter().position(|letter| *letter == 0)?;
        Some((self.text(&operands[..end]), &operands[end + 1..]))
    }

    pub(super) fn attribute_lists(&mut self) {
        const ENTRY: u32 = 2;
        self.stream.enter(block::ATTRIBUTES);
        loop {
            match self.stream.next() {
                Entry::End => return,
                Entry::Block { id, bit } => self.unknown_block(block::ATTRIBUTES, id, bit),
                Entry::Record { code: ENTRY, .. } => {
                    let operands = self.stream.take_operands();
                    let groups: List = {
                        let module = &mut self.module;
                        let start = module.words.len() as u32;
                        let known = &self.groups;
                        module.words.extend(operands.iter().filter_map(|id| known.get(&(*id as u32)).copied()));
                        List { start, length: module.words.len() as u32 - start }
                    };
                    self.spend(8 + operands.len() * 4);
                    self.module.attribute_lists.push(groups);
                    self.stream.reuse(operands);
                }
                Entry::Record { code, bit } => self.unknown_record(block::ATTRIBUTES, code, bit),
            }
        }
    }
}
