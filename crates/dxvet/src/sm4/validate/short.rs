//! The short way through an instruction as most are: no pass but those on operands, registers and
//! resources looks at it, and its operands are usual ones; and through declarations of inputs and
//! outputs. Whatever is not so goes the long way, which alone reports.

use super::usual::{BLOCKS, EXTENDED, Place, Plan};
use super::{Context, Phase, Slot, resources, stages};
use super::{attributes, blocks};
use crate::sm4::model::{Instruction, Operand, Stage, Version, register};
use crate::sm4::op::{Parameter, opcode};
use crate::tables::sm4_limits;
use std::collections::BTreeMap;

/// Whether nothing that was declared makes passes look at every instruction.
pub(super) fn is_open(context: &Context<'_>) -> bool {
    let placed = context.stage != Stage::Hull
        || !matches!(context.phase, Phase::None | Phase::Declarations) && !context.phases.is_unknown();
    placed && !context.declared.has_special(super::values::CYCLE_COUNTER)
}

/// Takes note of what `instruction` reads and writes. No, where it must go the long way; to have
/// noted some of it before does no harm then.
#[inline]
pub(super) fn instruction(context: &mut Context<'_>, instruction: Instruction<'_>) -> bool {
    let plan = Plan::of(instruction.opcode());
    if !context.is_open {
        return false;
    }
    if plan.passes == 0 {
        if context.blocks.is_watched() || !operands(context, instruction, plan) {
            return false;
        }
        context.blocks.pass();
    } else if plan.passes == BLOCKS {
        if context.is_full() || !operands(context, instruction, plan) {
            return false;
        }
        flow(context, instruction);
    } else if plan.samples {
        if context.blocks.is_watched() || !sample(context, instruction, plan) {
            return false;
        }
        context.blocks.pass();
    } else {
        return plan.attribute && attribute(context, instruction, plan);
    }
    context.code = true;
    true
}

/// Takes note of an input or output `v#` or `o#` that is declared without a system value. No, where
/// there may be something to say of it.
fn attribute(context: &mut Context<'_>, instruction: Instruction<'_>, plan: &'static Plan) -> bool {
    let ([token, word, number], [place]) = (instruction.words(), plan.places) else { return false };
    let kind = (word >> 12 & 0xFF) as u8;
    let mask = (word >> 4 & 15) as u8;
    let is_plain = matches!(word >> 12, head::INPUT | head::OUTPUT) && word & 0xF0F == 2 && mask != 0;
    if !is_plain
        || token & plan.controls != 0
        || context.code
        || !plan.exists(context.cell)
        || !place.is_usual(context.kinds, *word, 0)
        || attributes::is_beyond(context, kind, *number)
    {
        return false;
    }
    let is_new = context.declared.file(kind).is_some_and(|file| file[*number as usize].mask & mask == 0);
    if !is_new || !stages::declares(context, instruction.opcode(), *number, token >> 11 & 15) {
        return false;
    }
    let at = context.number;
    let Some(register) = context.declared.file_mut(kind).and_then(|file| file.declare(*number)) else { return false };
    let interpolation = if instruction.opcode() == opcode::DCL_INPUT_PS { (token >> 11 & 15) as u8 } else { 0 };
    register.declare(mask, interpolation, at);
    true
}

fn flow(context: &mut Context<'_>, instruction: Instruction<'_>) {
    let Some(op) = instruction.op() else { return };
    let first = instruction.operand_starts().first();
    let words = first.and_then(|start| instruction.words().get(usize::from(*start)..)).unwrap_or(&[]);
    blocks::blocks(context, op, Operand::of(words), true);
    if context.stage == Stage::Geometry {
        stages::branches(context);
    }
}

/// What the token of an operand says but how its components are given, for the operands that the
/// short way knows: its register type, and how many indices it has, all of them plain numbers.
pub(super) mod head {
    pub const TEMP: u32 = 0x100;
    pub const INPUT: u32 = 0x101;
    pub const OUTPUT: u32 = 0x102;
    pub const IMMEDIATE32: u32 = 0x004;
    pub const NULL: u32 = 0x00D;
    pub const INDEXABLE_TEMP: u32 = 0x203;
    pub const VERTEX: u32 = 0x201;
    pub const CONTROL_POINT_INPUT: u32 = 0x219;
    pub const CONTROL_POINT_OUTPUT: u32 = 0x21A;
    /// Without indices: one for its number, and in Shader Model 5.1 one for its register.
    pub const SAMPLER: u32 = 0x006;
    /// As samplers.
    pub const RESOURCE: u32 = 0x007;
    pub const BUFFER: u32 = 0x208;
    pub const BUFFER_OF_RANGE: u32 = 0x308;
    /// All bits of it.
    pub const ALL: u32 = 0x7FFFF;
}

/// Takes note of the operands. No, where there is something to say of one of them.
#[inline(always)]
fn operands(context: &mut Context<'_>, instruction: Instruction<'_>, plan: &'static Plan) -> bool {
    let [token, rest @ ..] = instruction.words() else { return false };
    let controls = token & plan.controls;
    if controls != 0 && controls & !(plan.precise & context.precise) != 0 || !plan.exists(context.cell) {
        return false;
    }
    noted::<false>(context, rest, plan, [0; 2])
}

/// Takes note of the operands in `rest`. Of an instruction that samples a resource the resource and
/// the sampler are left out, and `coordinates` are the positions at which its address is read, and
/// the addresses behind the resource.
#[inline(always)]
fn noted<const SAMPLES: bool>(
    context: &mut Context<'_>,
    rest: &[u32],
    plan: &'static Plan,
    coordinates: [u8; 2],
) -> bool {
    let mut rest = rest;
    let mut coordinates = coordinates;
    // The positions written so far; above them a bit for the first result that is thrown away.
    let mut positions = u32::from(plan.positions);
    for place in plan.places {
        let [word, behind @ ..] = rest else { return false };
        let (word, mut behind) = (*word, behind);
        let head = word >> 12 & head::ALL;
        if !place.takes(head) {
            return false;
        }
        if SAMPLES && matches!(head & 0xFF, head::RESOURCE | head::SAMPLER) {
            let Some(after) = behind.get((head >> 8) as usize..) else { return false };
            if !place.is_usual(context.kinds, word, 0) {
                return false;
            }
            coordinates[0] = coordinates[1];
            rest = after;
            continue;
        }
        if word >> 31 != 0 {
            match behind {
                [extended, after @ ..] if place.may_have(*extended) => behind = after,
                _ => return false,
            }
        }
        let noted = if !place.is_written() {
            let at = if SAMPLES && place.is_address() { coordinates[0] } else { positions as u8 };
            read(context, place, word, at, behind)
        } else if head == head::NULL {
            // Results that are all thrown away are told of.
            if positions & NULL != 0 || word & 0xFFF != 0 {
                return false;
            }
            positions |= NULL;
            Some(behind)
        } else {
            let mask = place.written(word);
            positions |= if plan.positions == 0 { mask.into() } else { 0 };
            write(context, head, behind, mask)
        };
        let Some(after) = noted else { return false };
        rest = after;
    }
    rest.is_empty()
}

const NULL: u32 = 0x100;

/// Takes note of an instruction that samples or loads from a resource. No, where there is something
/// to say of it.
fn sample(context: &mut Context<'_>, instruction: Instruction<'_>, plan: &'static Plan) -> bool {
    let words = instruction.words();
    let starts = instruction.operand_starts();
    let (Some(op), [_, _, resource, behind @ ..]) = (instruction.op(), starts) else { return false };
    let token = words.first().copied().unwrap_or(0);
    if token & plan.controls & !EXTENDED != 0 || !plan.exists(context.cell) {
        return false;
    }
    let operand = words.get(usize::from(*resource)..).unwrap_or(&[]);
    let Some(declared) = slot(context.version, operand, head::RESOURCE, &context.declared.resources) else {
        return false;
    };
    if !resources::suits(op, declared) {
        return false;
    }
    let header = usize::from(starts[0]);
    if token & EXTENDED != 0 && !resources::is_said(context.version, words.get(1..header).unwrap_or(&[]), declared) {
        return false;
    }
    let coordinates = resources::positions(declared.dimension);
    if let (Some(start), [_, _, _, Parameter::Sampler, ..]) = (behind.first(), op.parameters) {
        let operand = words.get(usize::from(*start)..).unwrap_or(&[]);
        match slot(context.version, operand, head::SAMPLER, &context.declared.samplers) {
            Some(sampler) if sampler.detail == 0 => {}
            _ => return false,
        }
    }
    let rest = words.get(header..).unwrap_or(&[]);
    noted::<true>(context, rest, plan, coordinates)
}

/// What was declared of the resource or sampler whose operand begins with these words. Nothing where
/// it is given in an unusual way.
fn slot<'a>(version: Version, operand: &[u32], kind: u32, slots: &'a BTreeMap<u32, Slot>) -> Option<&'a Slot> {
    let (word, indices) = operand.split_first()?;
    let ranges = version.has_ranges();
    if *word >> 12 != kind | if ranges { 0x200 } else { 0x100 } {
        return None;
    }
    let slot = slots.get(indices.first()?)?;
    if ranges && !(slot.range.0..=slot.range.1).contains(indices.get(1)?) {
        return None;
    }
    Some(slot)
}

/// Takes note of an operand that is written, and gives back the words behind its indices. Nothing
/// where there is something to say of it.
#[inline(always)]
fn write<'a>(context: &mut Context<'_>, head: u32, indices: &'a [u32], mask: u8) -> Option<&'a [u32]> {
    let (number, behind) = indices.split_first()?;
    if mask == 0 {
        return None;
    }
    match head {
        head::TEMP => context.values.write(*number, mask).then_some(behind),
        head::OUTPUT => output(context, *number, mask).then_some(behind),
        head::INDEXABLE_TEMP => {
            let (element, behind) = behind.split_first()?;
            array(context, *number, *element, mask, true).then_some(behind)
        }
        _ => None,
    }
}

/// Takes note of an output that is written. No, where there is something to say of it.
fn output(context: &mut Context<'_>, number: u32, mask: u8) -> bool {
    let mut declared = 0;
    for file in &mut context.declared.outputs {
        if let Some(output) = file.get_mut(number) {
            output.used |= mask;
            declared |= output.mask;
        }
    }
    if mask & !declared != 0 || context.kinds[usize::from(register::OUTPUT)] >> 16 != 1 {
        return false;
    }
    if context.stage == Stage::Geometry {
        stages::writes(context, number, mask);
    }
    true
}

/// Takes note of an operand that is read, and gives back the words behind its indices or values.
/// Nothing where there is something to say of it.
#[inline(always)]
fn read<'a>(
    context: &mut Context<'_>,
    place: &Place,
    word: u32,
    positions: u8,
    indices: &'a [u32],
) -> Option<&'a [u32]> {
    let head = word >> 12 & head::ALL;
    if head == head::IMMEDIATE32 {
        return indices.get(place.immediate(word)?..);
    }
    if head < 64 {
        return special(context, place, word, positions).then_some(indices);
    }
    let mask = place.read(word, positions)?;
    let (number, behind) = indices.split_first()?;
    match head {
        head::TEMP => {
            let at = context.number;
            context.values.read(*number, mask, at).then_some(behind)
        }
        head::BUFFER | head::BUFFER_OF_RANGE => buffer(context, *number, head, behind),
        head::INPUT => {
            let input = context.declared.inputs.get_mut(*number)?;
            input.used |= mask;
            let fits = input.mask != 0 && mask & !input.mask == 0;
            (fits && context.kinds[usize::from(register::INPUT)] >> 16 == 1).then_some(behind)
        }
        head::INDEXABLE_TEMP => {
            let (element, behind) = behind.split_first()?;
            array(context, *number, *element, mask, false).then_some(behind)
        }
        head::VERTEX | head::CONTROL_POINT_INPUT | head::CONTROL_POINT_OUTPUT => {
            let (element, behind) = behind.split_first()?;
            vertex(context, head as u8, (*number, *element), mask).then_some(behind)
        }
        _ => None,
    }
}

/// Whether a register without number is read as it is declared.
#[inline(never)]
fn special(context: &Context<'_>, place: &Place, word: u32, positions: u8) -> bool {
    let kind = (word >> 12) as u8;
    let Some(mask) = place.read(word, positions) else { return false };
    context.declared.has_special(kind)
        && mask & !context.declared.special_components(kind) == 0
        && place.is_usual(context.kinds, word & !EXTENDED, 0)
}

/// Takes note of a read of a vertex or control point: its number, and its register. No, where there is
/// something to say of it.
fn vertex(context: &mut Context<'_>, kind: u8, (vertex, number): (u32, u32), mask: u8) -> bool {
    if context.kinds[usize::from(kind)] >> 16 != 2 || !stages::has_vertex(context, kind, vertex) {
        return false;
    }
    let register = context.declared.file_mut(kind).and_then(|file| file.get_mut(number));
    register.is_some_and(|register| {
        register.used |= mask;
        register.mask != 0 && mask & !register.mask == 0
    })
}

/// Takes note of an element of array `number`, read or written. No, where there is something to say
/// of it.
fn array(context: &mut Context<'_>, number: u32, element: u32, mask: u8, is_write: bool) -> bool {
    let at = context.number;
    let Some(array) = context.declared.indexable.get_mut(&number) else { return false };
    array.used(mask, is_write, at);
    element < array.elements && mask >> array.components.min(4) == 0
}

/// The words behind the indices of an element of constant buffer `number`, where it lies inside;
/// `rest` are its indices but the first.
#[inline(always)]
fn buffer<'a>(context: &mut Context<'_>, number: u32, head: u32, rest: &'a [u32]) -> Option<&'a [u32]> {
    match rest {
        [element, behind @ ..] if head == head::BUFFER && number == context.recent.0 && *element < context.recent.1 => {
            Some(behind)
        }
        _ => other_buffer(context, number, head, rest),
    }
}

/// [`buffer`] where it is not the one that was read last.
#[inline(never)]
fn other_buffer<'a>(context: &mut Context<'_>, number: u32, head: u32, rest: &'a [u32]) -> Option<&'a [u32]> {
    let buffer = *context.declared.buffers.get(&number)?;
    let limit = sm4_limits::CONSTANT_BUFFER_SIZE.value(context.version);
    let size = if buffer.size == 0 { limit } else { buffer.size };
    let (element, behind) = match (rest, context.version.has_ranges()) {
        ([element, behind @ ..], false) if head == head::BUFFER => {
            context.recent = (number, size);
            (*element, behind)
        }
        ([place, element, behind @ ..], true)
            if head != head::BUFFER && (buffer.range.0..=buffer.range.1).contains(place) =>
        {
            (*element, behind)
        }
        _ => return None,
    };
    (element < size).then_some(behind)
}
