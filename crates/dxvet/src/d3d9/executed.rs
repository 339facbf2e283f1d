//! How many instructions a shader executes at most, where its loop counts are known.

use super::model::{Instruction, RegisterType};
use super::op::{Kind, Op, opcode};
use crate::profile::Profile;
use std::collections::HashMap;

/// The most instructions a shader can execute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Executed {
    /// At most this many.
    AtMost(u64),
    /// A loop's count is not defined in the shader, so nothing bounds it but the 255 of an
    /// integer constant.
    Unknown,
}

/// An open block: what it holds so far.
struct Block {
    count: u64,
    /// The longer branch of an `if` so far.
    branch: u64,
}

/// Counts one execution of everything, each branch at its longer side, loops times their count.
///
/// Subroutines stand behind their callers, so the last is counted first. Malformed nesting is
/// counted as it stands: the validator reports it.
pub fn executed<'a>(
    instructions: impl DoubleEndedIterator<Item = &'a Instruction> + Clone,
    profile: Profile,
) -> Executed {
    let mut counts = HashMap::new();
    for instruction in instructions.clone().filter(|instruction| instruction.opcode() == opcode::DEFI) {
        if let (Some(destination), Some(first)) = (instruction.destination(), instruction.operands.get(1)) {
            counts.insert(destination.number(), u64::from(first.token.min(255)));
        }
    }
    let mut walk = Walk { counts, labels: HashMap::new(), blocks: Vec::new(), profile, unknown: false };
    // Backward: a routine is complete when its `label` is met, the main program at the start.
    let mut total = 0;
    for instruction in instructions.rev() {
        walk.step(instruction, &mut total);
    }
    if walk.unknown { Executed::Unknown } else { Executed::AtMost(total) }
}

struct Walk {
    counts: HashMap<u16, u64>,
    labels: HashMap<u16, u64>,
    blocks: Vec<Block>,
    profile: Profile,
    unknown: bool,
}

impl Walk {
    fn add(&mut self, total: &mut u64, count: u64) {
        let slot = self.blocks.last_mut().map_or(total, |block| &mut block.count);
        *slot = slot.saturating_add(count);
    }

    fn step(&mut self, instruction: &Instruction, total: &mut u64) {
        let kind = Op::find(instruction.token, self.profile).map(|op| op.kind);
        match instruction.opcode() {
            opcode::LABEL => {
                let number = instruction.source(0).map_or(0, |source| source.number());
                self.labels.insert(number, std::mem::take(total));
                self.blocks.clear();
            }
            // Read backward, the end of a block opens it.
            opcode::ENDIF | opcode::ENDREP | opcode::ENDLOOP => {
                self.blocks.push(Block { count: 1, branch: 0 });
            }
            opcode::ELSE => {
                if let Some(block) = self.blocks.last_mut() {
                    block.branch = std::mem::replace(&mut block.count, 1);
                }
            }
            opcode::IF | opcode::IFC => self.close(total, 1),
            opcode::REP | opcode::LOOP => {
                let times = instruction
                    .sources()
                    .find(|source| source.register() == RegisterType::CONSTINT)
                    .and_then(|source| self.counts.get(&source.number()).copied());
                self.unknown |= times.is_none();
                self.close(total, times.unwrap_or(255));
            }
            opcode::CALL | opcode::CALLNZ => {
                let number = instruction.source(0).map_or(0, |source| source.number());
                let body = self.labels.get(&number).copied().unwrap_or(0);
                self.add(total, body.saturating_add(1));
            }
            _ if kind == Some(Kind::Setup) => {}
            _ => self.add(total, 1),
        }
    }

    fn close(&mut self, total: &mut u64, times: u64) {
        if let Some(block) = self.blocks.pop() {
            let count = block.count.max(block.branch).saturating_mul(times).saturating_add(1);
            self.add(total, count);
        }
    }
}
