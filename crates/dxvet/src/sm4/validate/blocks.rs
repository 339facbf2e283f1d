//! Blocks: if, loop, switch and what belongs into them.

use super::{Context, Current};
use crate::fault::Step;
use crate::sm4::op::opcode;
use crate::tables::{sm4_limits, sm4_rules as rules};

/// Open blocks, and what their ends need.
#[derive(Clone, Debug, Default)]
pub struct Blocks {
    /// Open blocks, outermost first.
    pub open: Vec<Block>,
}

/// An open block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The opcode that opened it: `if`, `else`, `loop` or `switch`.
    pub opcode: u16,
    /// The instruction that opened it.
    pub at: u32,
}

/// Opens and closes blocks.
pub(super) fn blocks(context: &mut Context<'_>, current: &Current<'_>) {
    match current.opcode {
        opcode::IF | opcode::LOOP | opcode::SWITCH => open(context, current),
        opcode::ENDIF | opcode::ENDLOOP | opcode::ENDSWITCH => {
            context.blocks.open.pop();
        }
        _ => {}
    }
}

fn open(context: &mut Context<'_>, current: &Current<'_>) {
    let limit = sm4_limits::NESTING.value(context.version);
    context.blocks.open.push(Block { opcode: current.opcode, at: context.number });
    let depth = context.blocks.open.len() as u32;
    if depth == limit + 1 {
        let trace = context.blocks.open.iter().zip(1..).map(|(block, level)| level_step(block, level)).collect();
        let values: &[(&'static str, &dyn std::fmt::Display)] =
            &[("name", &current.op.name), ("depth", &depth), ("limit", &limit)];
        context.blame_traced(&rules::NESTING_TOO_DEEP, values, trace);
    }
}

fn level_step(block: &Block, level: u32) -> Step {
    Step { instruction: block.at, text: format!("level {level}") }
}
