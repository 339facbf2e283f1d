//! The short way through instructions that most programs are made of.

use super::super::Context;
use super::super::short::head;
use super::super::usual::{BLOCKS, Plan};
use super::{Walk, change, test};
use crate::sm4::model::Instruction;
use crate::sm4::op::{Op, opcode};

impl Walk {
    /// The short way through an instruction that computes something of temporaries, inputs and
    /// constants. No, where it must go the long way.
    pub(super) fn computes(&mut self, context: &Context<'_>, instruction: Instruction<'_>) -> bool {
        let plan = Plan::of(instruction.opcode());
        let special = self.views || self.statuses || context.values.picks();
        if plan.passes != 0 || plan.gradient || special {
            return false;
        }
        let mut rest = instruction.words().get(1..).unwrap_or(&[]);
        if instruction.token().is_extended() {
            return false;
        }
        let mut positions = plan.positions;
        let mut varies = self.in_varying_flow();
        let mut results = [(0, 0); 2];
        let mut count = 0;
        for place in plan.places {
            let [word, behind @ ..] = rest else { return false };
            let head = word >> 12 & head::ALL;
            let Some(behind) = behind.get((word >> 31) as usize..) else { return false };
            let number = behind.first().copied().unwrap_or(0);
            let mut indices = (head >> 8 & 3) as usize;
            if place.is_written() {
                let mask = place.written(*word);
                match head {
                    head::TEMP if mask != 0 && count < results.len() => {
                        results[count] = (number, mask);
                        count += 1;
                    }
                    head::OUTPUT if mask != 0 => {}
                    head::NULL => {}
                    _ => return false,
                }
                positions |= if plan.positions == 0 { mask } else { 0 };
            } else {
                let mask = place.read(*word, positions);
                match (head, mask) {
                    (head::IMMEDIATE32, _) => match place.immediate(*word) {
                        Some(values) => indices = values,
                        None => return false,
                    },
                    (head::TEMP, Some(mask)) => {
                        if mask & !test(&self.sets.assigned, number, mask) != 0 {
                            return false;
                        }
                        varies |= test(&self.sets.varying, number, mask) != 0;
                    }
                    (head::INPUT, Some(mask)) => varies |= mask != 0,
                    (head::BUFFER | head::BUFFER_OF_RANGE, Some(_)) => {}
                    _ => return false,
                }
            }
            let Some(after) = behind.get(indices..) else { return false };
            rest = after;
        }
        for (number, mask) in results.into_iter().take(count) {
            change(&mut self.sets.assigned, number, mask, true);
            change(&mut self.sets.varying, number, mask, varies);
        }
        true
    }
    /// The short way through an instruction of the flow of control without a condition. No, where it
    /// must go the long way.
    pub(super) fn turns(&mut self, context: &mut Context<'_>, op: &'static Op, instruction: Instruction<'_>) -> bool {
        let bare = op.parameters.is_empty() || op.number == opcode::CASE && instruction.operand_count() == 1;
        if Plan::of(op.number).passes != BLOCKS || !bare {
            return false;
        }
        self.turn(context, op.number, false);
        true
    }
}
