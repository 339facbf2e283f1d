//! Metadata, its kinds, and what hangs on instructions.

use super::{Decoder, block};
use crate::dxil::bitstream::Entry;
use crate::dxil::module::{Attachment, Metadata, MetadataId, NamedMetadata, Text, Type, ValueId};
use crate::tables::faults;

/// Codes of metadata records.
mod code {
    pub const STRING: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const LOCATION: u32 = 7;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
    pub const FIRST_DEBUG: u32 = 12;
    pub const LAST_DEBUG: u32 = 32;
}

/// Operands that a record of debug information has: code, least, most.
const SIZES: [(u32, usize, usize); 22] = [
    (7, 5, 5),
    (12, 4, usize::MAX),
    (13, 3, 3),
    (14, 3, 3),
    (15, 6, 6),
    (16, 3, 3),
    (17, 12, 12),
    (18, 16, 16),
    (19, 3, 3),
    (20, 14, 15),
    (21, 19, 19),
    (22, 5, 5),
    (23, 4, 4),
    (24, 5, 5),
    (25, 3, 3),
    (26, 5, 5),
    (27, 11, 11),
    (28, 9, 10),
    (29, 1, usize::MAX),
    (30, 8, 8),
    (31, 6, 6),
    (32, 6, 6),
];

impl Decoder<'_> {
    pub(super) fn metadata(&mut self, local: bool) {
        self.stream.enter(block::METADATA);
        let mut name = None;
        loop {
            let (code, bit) = match self.stream.next() {
                Entry::End => return,
                Entry::Block { id, bit } => {
                    self.unknown_block(block::METADATA, id, bit);
                    continue;
                }
                Entry::Record { code, bit } => (code, bit),
            };
            let operands = self.stream.take_operands();
            if name.is_some() && code != code::NAMED_NODE {
                self.fail(&faults::BITCODE_NAME_ALONE, bit, u64::from(code));
            }
            let known = match code {
                code::NAME => {
                    name = Some(self.text(&operands));
                    true
                }
                code::NAMED_NODE => {
                    self.named_node(name.take(), &operands, bit);
                    true
                }
                code::KIND => {
                    if operands.len() < 2 {
                        self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code));
                    }
                    let kind = operands.first().copied().unwrap_or(0) as u32;
                    if !self.kinds.insert(kind) {
                        self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code));
                    }
                    let name = self.text(operands.get(1..).unwrap_or(&[]));
                    self.spend(12);
                    self.module.kinds.push((kind, name));
                    true
                }
                _ => match self.entry(code, bit, &operands) {
                    Some(entry) => {
                        self.spend(24);
                        if local { &mut self.module.local_metadata } else { &mut self.module.metadata }.push(entry);
                        true
                    }
                    None => false,
                },
            };
            self.stream.reuse(operands);
            if !known {
                self.unknown_record(block::METADATA, code, bit);
            }
        }
    }

    fn named_node(&mut self, name: Option<Text>, operands: &[u64], bit: u32) {
        let known = |id: &u64| usize::try_from(*id).ok().and_then(|id| self.module.metadata.get(id));
        let is_node = |id: &u64| !matches!(known(id), Some(Metadata::Text(_) | Metadata::Value(..)));
        if !operands.iter().all(is_node) {
            self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code::NAMED_NODE));
        }
        let nodes = self.list(operands.iter().map(|id| *id as u32));
        self.spend(16);
        self.module.named.push(NamedMetadata { name: name.unwrap_or_default(), nodes });
    }

    fn entry(&mut self, code: u32, bit: u32, operands: &[u64]) -> Option<Metadata> {
        Some(match code {
            code::STRING => Metadata::Text(self.text(operands)),
            code::VALUE => {
                let &[ty, value] = operands else {
                    self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code));
                    return Some(Metadata::Missing);
                };
                let ty = self.type_id(ty, bit);
                let other = self.type_of(value).is_some_and(|found| found != ty);
                if other || matches!(self.ty(ty), Type::Void | Type::Metadata) {
                    self.fail(&faults::BITCODE_TYPE_WRONG, bit, u64::from(ty.0));
                }
                self.names_value(value, bit);
                Metadata::Value(ty, ValueId(value as u32))
            }
            code::NODE | code::DISTINCT_NODE => Metadata::Node {
                distinct: code == code::DISTINCT_NODE,
                operands: self.list(operands.iter().map(|id| *id as u32)),
            },
            code::LOCATION | code::FIRST_DEBUG..=code::LAST_DEBUG => {
                let size = SIZES.iter().find(|(one, ..)| *one == code);
                if size.is_some_and(|(_, least, most)| !(*least..=*most).contains(&operands.len())) {
                    self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code));
                }
                let distinct = operands.first().is_some_and(|one| one & 1 != 0);
                let fields = self.numbers(operands.get(1..).unwrap_or(&[]).iter().copied());
                Metadata::Debug { distinct, code: code as u8, fields }
            }
            _ => return None,
        })
    }

    /// Attachments of the function `first_instruction` belongs to.
    pub(super) fn attachments(&mut self, first_instruction: u32) {
        self.stream.enter(block::ATTACHMENTS);
        loop {
            match self.stream.next() {
                Entry::End => return,
                Entry::Block { id, bit } => self.unknown_block(block::ATTACHMENTS, id, bit),
                Entry::Record { code: code::ATTACHMENT, bit } => {
                    let operands = self.stream.take_operands();
                    let odd = operands.len() % 2;
                    let instruction = (odd == 1).then(|| first_instruction.saturating_add(operands[0] as u32));
                    if operands.is_empty() {
                        self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code::ATTACHMENT));
                    }
                    for pair in operands[odd..].chunks_exact(2) {
                        self.spend(16);
                        let (kind, node) = (pair[0] as u32, MetadataId(pair[1] as u32));
                        self.module.attachments.push(Attachment { instruction, kind, node });
                    }
                    self.stream.reuse(operands);
                }
                Entry::Record { code, bit } => self.unknown_record(block::ATTACHMENTS, code, bit),
            }
        }
    }
}
