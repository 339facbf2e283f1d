//! Inputs and outputs: components, system values, index ranges.

use super::declared::{Attribute, File, Range, attribute_number, declared_mask};
use super::text::{Mask, Named, system_value};
use super::{Context, Current, Phase};
use crate::sm4::limit::Limit;
use crate::sm4::model::{Operand, Stage, register};
use crate::sm4::op::{Register, opcode};
use crate::tables::sm4_operands::SYSTEM_VALUES;
use crate::tables::{sm4_enums, sm4_limits, sm4_rules as rules};
use std::fmt::Display;

const POSITION: u32 = 1;
const CLIP_DISTANCE: u8 = 2;
const CULL_DISTANCE: u8 = 3;
/// Tessellation factors stand alone in a component, with plain data to their right.
const TESSELLATION: std::ops::RangeInclusive<u8> = 11..=22;
const CYCLE_COUNTER: u8 = 40;

/// One declaration of an input, an output or a range of them.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    if !current.complete {
        return;
    }
    match current.opcode {
        opcode::DCL_INPUT | opcode::DCL_INPUT_PS | opcode::DCL_OUTPUT => register(context, current),
        opcode::DCL_INPUT_SGV
        | opcode::DCL_INPUT_SIV
        | opcode::DCL_INPUT_PS_SGV
        | opcode::DCL_INPUT_PS_SIV
        | opcode::DCL_OUTPUT_SGV
        | opcode::DCL_OUTPUT_SIV => {
            register(context, current);
            value(context, current);
        }
        opcode::DCL_INDEXRANGE => range(context, current),
        _ => {}
    }
}

fn is_output(opcode: u16) -> bool {
    matches!(opcode, opcode::DCL_OUTPUT | opcode::DCL_OUTPUT_SGV | opcode::DCL_OUTPUT_SIV)
}

/// Whether an attribute file has no register of this number. Every file has the first eight.
#[inline]
pub(super) fn is_beyond(context: &Context<'_>, kind: u8, number: u32) -> bool {
    number >= 8 && number >= limit(context, kind).value(context.version)
}

/// The limit on the numbers of an attribute file.
fn limit(context: &Context<'_>, kind: u8) -> &'static Limit {
    let is_output = kind == register::OUTPUT;
    match context.stage {
        Stage::Vertex => &sm4_limits::VERTEX_REGISTERS,
        Stage::Pixel if is_output => &sm4_limits::PIXEL_OUTPUTS,
        Stage::Pixel => &sm4_limits::PIXEL_INPUTS,
        Stage::Geometry if is_output => &sm4_limits::GEOMETRY_OUTPUTS,
        Stage::Hull | Stage::Domain if kind == register::PATCH_CONSTANT => &sm4_limits::PATCH_CONSTANTS,
        Stage::Hull | Stage::Domain => &sm4_limits::CONTROL_POINT_REGISTERS,
        _ => &sm4_limits::REGISTERS,
    }
}

/// The name of register `number` of an attribute file.
fn name(kind: u8, number: u32) -> String {
    format!("{}{number}", Register::find(kind).map_or("", |register| register.name))
}

fn register(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let kind = operand.register_type();
    let mask = declared_mask(&operand);
    let Some(file) = context.declared.file(kind) else { return special(context, operand, kind, mask) };
    let Some(number) = attribute_number(&operand) else { return };
    let before = file[number as usize].mask;
    if is_beyond(context, kind, number) {
        let last = name(kind, limit(context, kind).value(context.version) - 1);
        let values: &[(&'static str, &dyn Display)] = &[("register", &name(kind, number)), ("last", &last)];
        context.blame_operand(&rules::ATTRIBUTE_NUMBER, 0, values);
    } else if before & mask != 0 {
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &name(kind, number)), ("components", &Mask(before & mask))];
        context.blame_operand(&rules::ATTRIBUTE_OVERLAP, 0, values);
    }
}

fn special(context: &mut Context<'_>, operand: Operand<'_>, kind: u8, mask: u8) {
    if context.declared.has_special(kind) {
        let values: &[(&'static str, &dyn Display)] = &[("register", &Named(operand, context.version))];
        context.blame_operand(&rules::REGISTER_REPEATED, 0, values);
    } else if kind == CYCLE_COUNTER && !matches!(mask, 1 | 3) {
        context.blame_operand(&rules::CYCLE_COUNTER_MASK, 0, &[("components", &Mask(mask))]);
    }
}

/// The system value that a declaration names.
fn value(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let value = current.word(0);
    let mask = declared_mask(&operand);
    let most = sm4_enums::SYSTEM_VALUE.len() as u32 - 1;
    if !(1..=most).contains(&value) {
        context.blame(&rules::VALUE_UNKNOWN, &[("number", &value), ("most", &most)]);
        return;
    }
    let output = is_output(current.opcode);
    let direction = if output { "output" } else { "input" };
    let shown = system_value(value);
    let row = SYSTEM_VALUES.iter().find(|row| {
        row.value == value && row.declaration == current.opcode && row.stages >> (context.stage as u8) & 1 != 0
    });
    let Some(row) = row else {
        let phase = if context.phase == Phase::None { "" } else { " in this phase" };
        let values: &[(&'static str, &dyn Display)] =
            &[("value", &shown), ("direction", &direction), ("phase", &phase), ("name", &current.op.name)];
        context.blame(&rules::VALUE_UNFIT, values);
        return;
    };
    if row.scalar && mask.count_ones() != 1 {
        let values: &[(&'static str, &dyn Display)] = &[("value", &shown), ("found", &mask.count_ones())];
        context.blame_operand(&rules::VALUE_COMPONENTS, 0, values);
    }
    if value == POSITION && output && mask != 15 {
        context.blame_operand(&rules::POSITION_COMPONENTS, 0, &[("components", &Mask(mask))]);
    }
    let many = value == u32::from(CLIP_DISTANCE) || value == u32::from(CULL_DISTANCE);
    let taken = context
        .declared
        .file(operand.register_type())
        .is_some_and(|file| file.iter().any(|register| register.names.contains(&(value as u8))));
    if !many && taken {
        context.blame(&rules::VALUE_REPEATED, &[("value", &shown), ("direction", &direction)]);
    }
}

/// A range of registers that a register may index.
fn range(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let kind = operand.register_type();
    let Some(first) = attribute_number(&operand) else { return };
    let count = current.word(0);
    if count < 2 {
        context.blame(&rules::RANGE_SHORT, &[("count", &count)]);
    }
    let end = u64::from(first) + u64::from(count);
    let limit = limit(context, kind).value(context.version);
    if end > u64::from(limit) {
        context.blame(&rules::RANGE_END, &[("last", &(end - 1)), ("most", &(limit - 1))]);
        return;
    }
    let shares = |other: &&Range| {
        other.kind == kind && u64::from(other.first) < end && first < other.first.saturating_add(other.count)
    };
    if let Some(other) = context.declared.ranges.iter().find(shares) {
        let register = name(kind, other.first);
        context.blame(&rules::RANGE_OVERLAP, &[("register", &register)]);
    }
}

/// At the end of a phase: what only all declarations together show.
pub(super) fn end(context: &mut Context<'_>) {
    for index in 0..context.declared.ranges.len() {
        range_end(context, context.declared.ranges[index]);
    }
    let tessellates = matches!(context.stage, Stage::Hull | Stage::Domain);
    let kinds =
        [register::INPUT, register::CONTROL_POINT_INPUT, register::CONTROL_POINT_OUTPUT, register::PATCH_CONSTANT];
    for kind in kinds.into_iter().take(if tessellates { 4 } else { 1 }) {
        let Some(file) = context.declared.file_mut(kind).map(std::mem::take) else { continue };
        file_end(context, kind, &file);
        if let Some(place) = context.declared.file_mut(kind) {
            *place = file;
        }
    }
    let streams = if context.stage == Stage::Geometry { context.declared.outputs.len() } else { 1 };
    for stream in 0..streams {
        let file = std::mem::take(&mut context.declared.outputs[stream]);
        file_end(context, register::OUTPUT, &file);
        context.declared.outputs[stream] = file;
    }
}

fn file_end(context: &mut Context<'_>, kind: u8, file: &File) {
    let (mut components, mut registers, mut at) = (0, 0, 0);
    for (number, attribute) in file.iter().enumerate() {
        // The rules are about system values.
        if attribute.names == [0; 4] {
            continue;
        }
        let clip = |name: &&u8| matches!(**name, CLIP_DISTANCE | CULL_DISTANCE);
        let own = attribute.names.iter().filter(clip).count() as u32;
        components += own;
        registers += u32::from(own != 0);
        at = if own != 0 { attribute.at } else { at };
        order(context, kind, number as u32, attribute);
    }
    if registers == 0 {
        return;
    }
    let limit = sm4_limits::CLIP_CULL_COMPONENTS.value(context.version);
    if components > limit {
        context.blame_at(at, &rules::CLIP_COMPONENTS, &[("count", &components), ("limit", &limit)]);
    }
    let limit = sm4_limits::CLIP_CULL_REGISTERS.value(context.version);
    if registers > limit {
        context.blame_at(at, &rules::CLIP_REGISTERS, &[("count", &registers), ("limit", &limit)]);
    }
}

/// System values stand to the right of plain components.
fn order(context: &mut Context<'_>, kind: u8, number: u32, attribute: &Attribute) {
    let mut special = false;
    for place in 0..4 {
        if attribute.mask >> place & 1 == 0 {
            continue;
        }
        let value = attribute.names[place];
        if value == 0 && special {
            context.blame_at(attribute.at, &rules::VALUE_ORDER, &[("register", &name(kind, number))]);
            return;
        }
        special |= value != 0 && !TESSELLATION.contains(&value);
    }
}

fn range_end(context: &mut Context<'_>, range: Range) {
    let output = range.kind == register::OUTPUT;
    if range.count == 0 {
        return;
    }
    // What lies between the patch constants of one phase may be another's.
    let whole = output && !matches!(context.phase, Phase::Fork | Phase::Join);
    // The compiler lets inputs of hull shaders differ, at least some of them.
    let alike = !output && context.has(&rules::RANGE_INPUT_MASKS);
    let last = u64::from(range.first) + u64::from(range.count);
    if last > super::declared::REGISTERS as u64 {
        return;
    }
    let (mut common, mut any) = (15, false);
    let mut first_mask = None;
    for number in range.first..last as u32 {
        let register = declared(context, range.kind, number);
        if register.mask == 0 {
            if whole {
                context.blame_at(range.at, &rules::RANGE_GAP, &[("register", &name(range.kind, number))]);
                return;
            }
            continue;
        }
        // Hull shaders may index the factors they put out.
        let may_be = |value: &u8| context.stage != Stage::Domain && TESSELLATION.contains(value);
        if let Some(value) = register.names.iter().find(|value| **value != 0 && !may_be(value)) {
            let shown = system_value(u32::from(*value));
            let values: &[(&'static str, &dyn Display)] = &[("register", &name(range.kind, number)), ("value", &shown)];
            context.blame_at(range.at, &rules::RANGE_VALUE, values);
        }
        common &= register.mask;
        any = true;
        if alike && *first_mask.get_or_insert(register.mask) != register.mask {
            let values: &[(&'static str, &dyn Display)] = &[("register", &name(range.kind, number))];
            context.blame_at(range.at, &rules::RANGE_INPUT_MASKS, values);
            return;
        }
    }
    if common == 0 {
        context.blame_at(range.at, &rules::RANGE_MASK, &[]);
    } else if !whole && !any {
        context.blame_at(range.at, &rules::RANGE_GAP, &[("register", &name(range.kind, range.first))]);
    }
}

/// A register of an attribute file, the streams of outputs together.
fn declared(context: &Context<'_>, kind: u8, number: u32) -> Attribute {
    let number = number as usize;
    if kind != register::OUTPUT {
        return context.declared.file(kind).map_or_else(Attribute::default, |file| file[number]);
    }
    let mut all = Attribute::default();
    for stream in &context.declared.outputs {
        all.mask |= stream[number].mask;
        for (own, value) in all.names.iter_mut().zip(stream[number].names) {
            *own = (*own).max(value);
        }
    }
    all
}
