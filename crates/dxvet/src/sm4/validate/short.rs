//! The short way through an instruction as most are: no pass but those on operands and registers
//! looks at it, and its operands are usual ones. Whatever is not so goes the long way, which alone
//! reports.

use super::usual::{BLOCKS, Plan, is_usual};
use super::{Context, Phase};
use super::{blocks, opcodes};
use crate::sm4::model::{Instruction, Operand, Stage, register};
use crate::sm4::op::Op;
use crate::tables::sm4_limits;

const NULL: u32 = register::NULL as u32;

/// Takes note of what `instruction` reads and writes. No, where it must go the long way; to have
/// noted some of it before does no harm then.
pub(super) fn instruction(context: &mut Context<'_>, instruction: Instruction<'_>, op: &'static Op) -> bool {
    let plan = Plan::of(op.number);
    let words = instruction.words();
    let starts = instruction.operand_starts();
    let token = words.first().copied().unwrap_or(0);
    let is_flow = plan.passes == BLOCKS && context.stage != Stage::Geometry;
    if plan.passes != 0 && !is_flow
        || token & plan.controls != 0
        || !is_flow && context.blocks.is_watched()
        || instruction.operands_end() != words.len()
        || starts.len() != op.forms.len()
        || !opcodes::has(context, op)
        || !may_be_short(context)
    {
        return false;
    }
    let mut positions = plan.positions;
    let mut roles = plan.roles();
    let mut nulls = 0;
    for (start, form) in starts.iter().zip(op.forms) {
        let Some(words @ [word, ..]) = words.get(usize::from(*start)..) else { return false };
        if !is_usual(context.kinds, op, &Operand::of(words), form) {
            return false;
        }
        let role = roles as u8;
        roles >>= 8;
        if *word >> 12 & 0xFF == NULL {
            nulls += 1;
            continue;
        }
        let mask = plan.named(role, *word, &mut positions);
        if !note(context, words, mask, Plan::is_written(role)) {
            return false;
        }
    }
    // Results that are all thrown away are told of.
    if nulls > 1 {
        return false;
    }
    if is_flow {
        let first = starts.first().and_then(|start| words.get(usize::from(*start)..)).unwrap_or(&[]);
        blocks::blocks(context, op, Operand::of(first), true);
    } else {
        context.blocks.pass();
    }
    context.code = true;
    true
}

/// Whether nothing that was declared makes passes look at every instruction.
fn may_be_short(context: &Context<'_>) -> bool {
    let placed = context.stage != Stage::Hull
        || !matches!(context.phase, Phase::None | Phase::Declarations) && !context.phases.is_unknown();
    placed && !context.declared.has_special(super::values::CYCLE_COUNTER)
}

/// Takes note of a usual operand. No, where there is something to say of it.
#[inline]
fn note(context: &mut Context<'_>, words: &[u32], mask: u8, is_written: bool) -> bool {
    let word = words[0];
    let kind = (word >> 12) as u8;
    if kind == register::IMMEDIATE32 {
        return true;
    }
    let header = 1 + (word >> 31) as usize;
    let Some(&number) = words.get(header) else { return false };
    let indices = word >> 20 & 3;
    match kind {
        register::TEMP => {
            let at = context.number;
            context.values.temp(number, mask, is_written, at)
        }
        register::CONSTANT_BUFFER => buffer(context, number, words.get(header + 1..).unwrap_or(&[])),
        register::INPUT if indices == 1 && !is_written => {
            let Some(input) = context.declared.inputs.get_mut(number as usize) else { return false };
            input.used |= mask;
            input.mask != 0 && mask & !input.mask == 0
        }
        register::OUTPUT if is_written && context.stage != Stage::Geometry => {
            let mut declared = 0;
            for file in &mut context.declared.outputs {
                let Some(output) = file.get_mut(number as usize) else { return false };
                output.used |= mask;
                declared |= output.mask;
            }
            declared != 0 && mask & !declared == 0
        }
        _ => false,
    }
}

/// Whether `rest`, the indices after the number, lie inside constant buffer `number`.
fn buffer(context: &mut Context<'_>, number: u32, rest: &[u32]) -> bool {
    let Some(buffer) = context.buffer(number) else { return false };
    let (range, size) = (buffer.range, buffer.size);
    let element = if context.version.has_ranges() {
        match rest {
            [place, element, ..] if (range.0..=range.1).contains(place) => *element,
            _ => return false,
        }
    } else {
        let Some(element) = rest.first() else { return false };
        *element
    };
    element < if size == 0 { sm4_limits::CONSTANT_BUFFER_SIZE.value(context.version) } else { size }
}
