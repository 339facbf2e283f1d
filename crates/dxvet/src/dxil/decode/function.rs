//! The body of a function.

use super::{Decoder, block};
use crate::dxil::bitstream::Entry;
use crate::dxil::module::{Block, Body, Instruction, List, Location, Op, Run, Type, TypeId, Value, ValueId, ValueKind};
use crate::tables::faults;

/// Codes of function records that are no instructions.
mod code {
    pub const BLOCKS: u32 = 1;
    pub const LOCATION_AGAIN: u32 = 33;
    pub const LOCATION: u32 = 35;
}

/// What the reader knows of the body it is in.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Progress {
    /// Blocks that the body promised.
    promised: u64,
    /// First instruction of the current block.
    block_start: u32,
    /// Where the last instruction's place in the source stands, plus 1.
    location: u32,
    /// Bit of the block.
    pub(super) bit: u32,
}

impl Decoder<'_> {
    pub(super) fn function(&mut self, bit: u32) {
        self.stream.enter(block::FUNCTION);
        let Some(index) = self.pending.pop_front() else {
            return self.fail(&faults::BITCODE_BODY_SURPLUS, bit, 0);
        };
        let mut body = Body { function: index, bit, ..Body::default() };
        body.constants.start = self.module.constants.len() as u32;
        body.blocks.start = self.module.blocks.len() as u32;
        body.instructions.start = self.module.instructions.len() as u32;
        body.metadata.start = self.module.local_metadata.len() as u32;
        body.attachments.start = self.module.attachments.len() as u32;
        body.values.start = self.module.local_values.len() as u32;
        self.local.clear();
        self.early_values.clear();
        let outer = std::mem::take(&mut self.highest);
        self.arguments(index);
        let mut progress = Progress { block_start: body.instructions.start, bit, ..Progress::default() };
        self.body(&mut body, &mut progress);
        self.finish(index, body, &progress);
        self.highest = self.highest.max(outer);
    }

    fn arguments(&mut self, index: u32) {
        let ty = self.module.functions[index as usize].ty;
        let Type::Function { parameters, .. } = self.ty(ty) else { return };
        if self.spend(parameters.length as usize * 12) {
            let Self { module, local, .. } = self;
            let types = module.list(parameters).iter().enumerate();
            local.extend(types.map(|(at, ty)| Value { kind: ValueKind::Argument(at as u32), ty: TypeId(*ty) }));
        }
    }

    fn body(&mut self, body: &mut Body, progress: &mut Progress) {
        loop {
            match self.stream.next() {
                Entry::End => return,
                Entry::Block { id, bit } => match id {
                    block::CONSTANTS => self.constants(true),
                    block::METADATA => self.metadata(true),
                    block::ATTACHMENTS => self.attachments(body.instructions.start),
                    block::SYMBOLS => (body.symbols, body.block_symbols) = self.local_symbols(),
                    block::USE_LISTS => body.block_orders = self.use_lists(),
                    _ => self.unknown_block(block::FUNCTION, id, bit),
                },
                Entry::Record { code, bit } => {
                    let operands = self.stream.take_operands();
                    self.function_record_of(code, bit, &operands, progress);
                    self.stream.reuse(operands);
                }
            }
        }
    }

    fn function_record_of(&mut self, code: u32, bit: u32, operands: &[u64], progress: &mut Progress) {
        match code {
            code::BLOCKS => match operands {
                &[count] if count > 0 && progress.promised == 0 => progress.promised = count,
                _ => self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code)),
            },
            code::LOCATION => match *operands {
                [line, column, scope, inlined_at, ..] if self.can_be_placed(progress) => {
                    self.spend(16);
                    let location = Location {
                        line: line as u32,
                        column: column as u32,
                        scope: scope as u32,
                        inlined_at: inlined_at as u32,
                    };
                    self.module.locations.push(location);
                    progress.location = self.module.locations.len() as u32;
                    self.place(progress.location);
                }
                _ => self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code)),
            },
            code::LOCATION_AGAIN => {
                if progress.location == 0 || !self.can_be_placed(progress) {
                    self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code));
                }
                self.place(progress.location);
            }
            _ => {
                let Some(mut instruction) = self.instruction(code, bit, operands) else { return };
                instruction.bits = self.stream.position().saturating_sub(bit);
                self.push_instruction(instruction, progress);
            }
        }
    }

    /// Whether there is an instruction that a place in the source can be for.
    fn can_be_placed(&self, progress: &Progress) -> bool {
        let count = self.module.instructions.len() as u32;
        count > progress.block_start || self.module.blocks.last().is_some_and(|block| block.instructions.end == count)
    }

    fn place(&mut self, location: u32) {
        if let Some(last) = self.module.instructions.last_mut() {
            last.location = location;
        }
    }

    fn push_instruction(&mut self, mut instruction: Instruction, progress: &mut Progress) {
        if !self.spend(size_of::<Instruction>()) {
            return;
        }
        let index = self.module.instructions.len() as u32;
        if !matches!(self.ty(instruction.ty), Type::Void) {
            let number = self.next_value();
            if self.early_values.get(&number).is_some_and(|ty| *ty != instruction.ty) {
                self.fail(&faults::BITCODE_TYPE_WRONG, instruction.bit, number);
            }
            instruction.value = Some(ValueId(number as u32));
            self.spend(12);
            self.local.push(Value { kind: ValueKind::Instruction(index), ty: instruction.ty });
        }
        let ends = instruction.op.ends_block();
        self.module.instructions.push(instruction);
        if ends {
            let end = index + 1;
            self.spend(8);
            self.module.blocks.push(Block { instructions: Run { start: progress.block_start, end } });
            progress.block_start = end;
        }
    }

    /// The number that the next value gets.
    pub(super) fn next_value(&self) -> u64 {
        (self.module.values.len() + self.local.len()) as u64
    }

    fn finish(&mut self, index: u32, mut body: Body, progress: &Progress) {
        let module = &mut self.module;
        let count = module.instructions.len() as u32;
        // A last block without an end is kept, so that its instructions can be seen.
        let open = progress.block_start < count;
        if open {
            module.blocks.push(Block { instructions: Run { start: progress.block_start, end: count } });
        }
        body.constants.end = module.constants.len() as u32;
        body.blocks.end = module.blocks.len() as u32;
        body.instructions.end = count;
        body.metadata.end = module.local_metadata.len() as u32;
        body.attachments.end = module.attachments.len() as u32;
        module.local_values.append(&mut self.local);
        body.values.end = module.local_values.len() as u32;
        let blocks = u64::from(body.blocks.end - body.blocks.start);
        let values = u64::from(body.values.end - body.values.start) + module.values.len() as u64;
        module.functions[index as usize].body = Some(module.bodies.len() as u32);
        module.bodies.push(body);
        self.spend(size_of::<Body>() + 32);
        if open || blocks != progress.promised {
            self.fail(&faults::BITCODE_BLOCK_COUNT, progress.bit, progress.promised);
        }
        let (highest, bit) = self.highest;
        if highest > values {
            self.fail(&faults::BITCODE_VALUE_UNKNOWN, bit, highest - 1);
        }
        self.highest = (0, 0);
        self.check_blocks(&body, blocks as u32);
    }

    /// Every block that an instruction names must exist.
    fn check_blocks(&mut self, body: &Body, blocks: u32) {
        let mut wrong = None;
        for instruction in self.module.body_instructions(body) {
            let operands = self.module.operands(instruction);
            let outside = |at: usize| operands.get(at).is_some_and(|block| *block >= blocks);
            let bad = match instruction.op {
                Op::Branch => outside(0) || outside(1),
                Op::Switch => (1..operands.len()).step_by(2).any(outside),
                Op::Phi => (1..operands.len()).step_by(2).any(outside),
                Op::IndirectBranch => (1..operands.len()).any(outside),
                Op::Invoke => outside(1) || outside(2),
                _ => false,
            };
            if bad {
                wrong = Some(instruction.bit);
                break;
            }
        }
        if let Some(bit) = wrong {
            self.fail(&faults::BITCODE_BLOCK_UNKNOWN_TARGET, bit, u64::from(blocks));
        }
    }

    /// A list of few numbers.
    pub(super) fn few(&mut self, numbers: &[u32]) -> List {
        self.list(numbers.iter().copied())
    }
}
