//! Blocks: if, loop, switch and what belongs into them; code that nothing reaches.

use super::{Context, Phase};
use crate::fault::Step;
use crate::sm4::model::{Operand, register};
use crate::sm4::op::{Op, opcode};
use crate::tables::{sm4_limits, sm4_rules as rules};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Open blocks, and what their ends need.
#[derive(Clone, Debug, Default)]
pub struct Blocks {
    /// Open blocks, outermost first.
    pub open: Vec<Block>,
    /// Deepest nesting so far.
    pub deepest: u32,
    /// The opcode of the instruction before, where it is one of the flow of control.
    before: Option<u16>,
    /// Whether nothing reaches the place the walk stands at.
    dead: bool,
    loops: u32,
    /// Case values with the switch they belong to.
    cases: BTreeSet<(u32, u32)>,
}

/// An open block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The opcode that opened it: `if`, `loop` or `switch`.
    pub opcode: u16,
    /// The instruction that opened it.
    pub at: u32,
    /// Whether an `else` or a `default` was seen.
    second: bool,
    /// The place in the list of the loop or switch that a break here leaves.
    target: Option<u32>,
    /// A break leaves it, or a ret the program.
    exit: bool,
    /// A ret stands in it.
    returns: bool,
    /// Of an `if` with `else`: nothing reaches the end of the first half. Of a `switch`: a break
    /// leaves it.
    mark: bool,
}

/// Opens and closes blocks. `first` is the first operand, an empty one where there is none. An
/// instruction that is none of the flow of control (`is_flow`) matters only where
/// [`Blocks::is_watched`] says so; else [`Blocks::pass`] is enough.
pub(super) fn blocks(context: &mut Context<'_>, op: &'static Op, first: Operand<'_>, is_flow: bool) {
    let number = op.number;
    unreachable(context, op);
    match number {
        opcode::IF | opcode::LOOP | opcode::SWITCH => open(context, op),
        opcode::ELSE => otherwise(context),
        opcode::ENDIF => close(context, opcode::IF),
        opcode::ENDLOOP => close(context, opcode::LOOP),
        opcode::ENDSWITCH => close(context, opcode::SWITCH),
        opcode::CASE | opcode::DEFAULT => case(context, op, first),
        opcode::BREAK | opcode::BREAKC => leave(context, op),
        opcode::CONTINUE | opcode::CONTINUEC if context.blocks.loops == 0 => {
            context.blame(&rules::CONTINUE_OUTSIDE_LOOP, &[("name", &op.name)]);
        }
        opcode::RET | opcode::RETC => {
            if number == opcode::RETC {
                context.values.want_paths();
            }
            if let Some(block) = context.blocks.open.last_mut() {
                block.returns = true;
            }
        }
        _ => {}
    }
    let blocks = &mut context.blocks;
    blocks.before = is_flow.then_some(number);
    if matches!(number, opcode::BREAK | opcode::CONTINUE | opcode::RET) {
        blocks.dead = true;
    }
}

/// What stands behind a jump, and between `switch` and its first case.
fn unreachable(context: &mut Context<'_>, op: &'static Op) {
    let Some(before) = context.blocks.before else { return };
    let label = matches!(op.number, opcode::CASE | opcode::DEFAULT);
    if before == opcode::SWITCH {
        if !label {
            context.blame(&rules::SWITCH_WITHOUT_CASE, &[("name", &op.name)]);
        }
        return;
    }
    if !matches!(before, opcode::BREAK | opcode::CONTINUE | opcode::RET) {
        return;
    }
    let closes = matches!(op.number, opcode::ENDSWITCH | opcode::ENDLOOP | opcode::ELSE | opcode::ENDIF);
    // A label has a rule of its own.
    if !label && !closes && op.number != opcode::LABEL {
        let before = Op::find(before).map_or("", |op| op.name);
        context.blame(&rules::CODE_AFTER_JUMP, &[("name", &op.name), ("before", &before)]);
        context.blocks.dead = false;
    }
}

fn open(context: &mut Context<'_>, op: &'static Op) {
    let limit = sm4_limits::NESTING.value(context.version);
    let blocks = &mut context.blocks;
    let place = blocks.open.len() as u32;
    let outer = blocks.open.last().and_then(|block| block.target);
    let target = if op.number == opcode::IF { outer } else { Some(place) };
    blocks.open.push(Block {
        opcode: op.number,
        at: context.number,
        second: false,
        target,
        exit: false,
        returns: false,
        mark: false,
    });
    blocks.loops += u32::from(op.number == opcode::LOOP);
    let depth = place + 1;
    blocks.deepest = blocks.deepest.max(depth);
    if depth == limit + 1 {
        let trace = blocks
            .open
            .iter()
            .zip(1..)
            .map(|(block, level)| Step { instruction: block.at, text: format!("level {level}") })
            .collect();
        let values: &[(&'static str, &dyn Display)] = &[("name", &op.name), ("depth", &depth), ("limit", &limit)];
        context.blame_traced(&rules::NESTING_TOO_DEEP, values, trace);
    }
}

fn otherwise(context: &mut Context<'_>) {
    let dead = context.blocks.dead;
    match context.blocks.open.last_mut().filter(|block| block.opcode == opcode::IF) {
        None => context.blame(&rules::ELSE_OUTSIDE_IF, &[]),
        Some(block) if block.second => context.blame(&rules::ELSE_REPEATED, &[]),
        Some(block) => {
            block.second = true;
            block.mark = dead;
            context.blocks.dead = false;
        }
    }
}

fn close(context: &mut Context<'_>, opener: u16) {
    let Some(block) = context.blocks.open.last().copied().filter(|block| block.opcode == opener) else {
        let rule = match opener {
            opcode::IF => &rules::ENDIF_OUTSIDE_IF,
            opcode::LOOP => &rules::ENDLOOP_OUTSIDE_LOOP,
            _ => &rules::ENDSWITCH_OUTSIDE_SWITCH,
        };
        context.blame(rule, &[]);
        return;
    };
    if opener == opcode::SWITCH && !context.blocks.dead && !is_case(context.blocks.before) {
        context.blame(&rules::SWITCH_END_REACHED, &[]);
    }
    if opener == opcode::LOOP && !block.exit && !block.returns {
        context.blame_at(block.at, &rules::LOOP_ENDLESS, &[]);
    }
    let blocks = &mut context.blocks;
    blocks.open.pop();
    blocks.loops -= u32::from(opener == opcode::LOOP);
    blocks.dead = match opener {
        opcode::IF => blocks.dead && block.second && block.mark,
        _ => false,
    };
    if let Some(outer) = blocks.open.last_mut() {
        outer.returns |= block.returns;
    }
}

fn is_case(number: Option<u16>) -> bool {
    matches!(number, Some(opcode::CASE | opcode::DEFAULT | opcode::SWITCH))
}

fn case(context: &mut Context<'_>, op: &'static Op, first: Operand<'_>) {
    let name = op.name;
    let Some(block) = context.blocks.open.last().copied().filter(|block| block.opcode == opcode::SWITCH) else {
        context.blame(&rules::CASE_OUTSIDE_SWITCH, &[("name", &name)]);
        return;
    };
    if !context.blocks.dead && !is_case(context.blocks.before) {
        // One of both exists in each model.
        context.blame(&rules::CASE_FALLS_THROUGH, &[("name", &name)]);
        context.blame(&rules::CASE_FALLS_THROUGH_4, &[("name", &name)]);
    }
    context.blocks.dead = false;
    if op.number == opcode::DEFAULT {
        if block.second {
            context.blame(&rules::DEFAULT_REPEATED, &[]);
        }
        if let Some(block) = context.blocks.open.last_mut() {
            block.second = true;
        }
    } else if let Some(value) = immediate(&first)
        && !context.blocks.cases.insert((block.at, value))
    {
        context.blame(&rules::CASE_REPEATED, &[("value", &(value as i32))]);
    }
}

fn immediate(operand: &Operand<'_>) -> Option<u32> {
    if operand.register_type() == register::IMMEDIATE32 { operand.values().first().copied() } else { None }
}

fn leave(context: &mut Context<'_>, op: &'static Op) {
    match context.blocks.open.last().and_then(|block| block.target) {
        None => context.blame(&rules::BREAK_OUTSIDE, &[("name", &op.name)]),
        Some(target) => {
            if let Some(block) = context.blocks.open.get_mut(target as usize) {
                block.exit = true;
            }
        }
    }
}

impl Blocks {
    /// Whether what comes next may be where nothing reaches it.
    pub(super) fn is_watched(&self) -> bool {
        matches!(self.before, Some(opcode::SWITCH | opcode::BREAK | opcode::CONTINUE | opcode::RET))
    }
    /// Takes note of an instruction that is none of the flow of control.
    pub(super) fn pass(&mut self) {
        self.before = None;
    }
    /// Whether the instruction before is this one of the flow of control.
    pub(super) fn after(&self, opcode: u16) -> bool {
        self.before == Some(opcode)
    }
    /// Forgets what is open: for a label, and a new phase.
    pub(super) fn restart(&mut self) {
        let deepest = self.deepest;
        *self = Self { deepest, ..Self::default() };
    }
}

/// At the end of a phase: all blocks are closed.
pub(super) fn end(context: &mut Context<'_>) {
    let scope = if context.phase == Phase::None { "program" } else { "phase" };
    still_open(context, scope);
    context.blocks.restart();
}

/// Tells of the innermost block that is open at the end of `scope`.
pub(super) fn still_open(context: &mut Context<'_>, scope: &'static str) {
    if let Some(block) = context.blocks.open.last().copied() {
        let name = Op::find(block.opcode).map_or("", |op| op.name);
        context.blame_at(block.at, &rules::BLOCK_OPEN, &[("name", &name), ("scope", &scope)]);
    }
}
