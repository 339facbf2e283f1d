//! Pixel shaders: interpolation, depth, coverage.

use super::super::declared::{REGISTERS, attribute_number};
use super::super::text::system_value;
use super::super::{Context, Current};
use crate::names::text;
use crate::sm4::model::register;
use crate::sm4::op::opcode;
use crate::tables::{sm4_enums, sm4_rules as rules};
use std::fmt::Display;

/// Interpolation modes.
const CONSTANT: u32 = 1;
const LAST_MODE: u32 = 7;
const SAMPLE_MODES: [u32; 2] = [6, 7];
/// System values.
const POSITION: u32 = 1;
const CLIP_DISTANCE: u32 = 2;
const CULL_DISTANCE: u32 = 3;
const TARGET_INDEX: u32 = 4;
const VIEWPORT_INDEX: u32 = 5;
const SAMPLE_INDEX: u32 = 10;
/// System values that the rasterizer generates.
const GENERATED: std::ops::RangeInclusive<u32> = 6..=10;

/// What the passes keep.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// Interpolation mode of each input, 0 where it has none yet, and the mode's instruction.
    modes: [(u32, u32); REGISTERS],
    /// The position input: its mode and instruction.
    position: Option<(u32, u32)>,
    /// Whether an input makes it run once a sample.
    per_sample: bool,
    /// The first depth output.
    depth: Option<u8>,
    /// Whether the depth output is one that only goes one way.
    conservative: Option<u32>,
    /// Coverage inputs declared: outer 1, inner 2.
    coverage: u8,
}

/// One declaration.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    match current.opcode {
        opcode::DCL_INPUT_PS | opcode::DCL_INPUT_PS_SIV | opcode::DCL_INPUT_PS_SGV => interpolated(context, current),
        opcode::DCL_INPUT => match current.first().register_type() {
            register::INPUT => context.blame(&rules::PS_INPUT_PLAIN, &[]),
            register::INPUT_COVERAGE => coverage(context, 1),
            register::INNER_COVERAGE => coverage(context, 2),
            _ => {}
        },
        opcode::DCL_OUTPUT => depth(context, current.first().register_type()),
        opcode::DCL_INDEXRANGE if current.first().register_type() == register::OUTPUT => {
            context.blame_operand(&rules::PS_OUTPUT_INDEXED, 0, &[]);
        }
        _ => {}
    }
}

fn interpolated(context: &mut Context<'_>, current: &Current<'_>) {
    let mode = current.token.field(11, 4);
    let generated = current.opcode == opcode::DCL_INPUT_PS_SGV;
    let plain = current.opcode == opcode::DCL_INPUT_PS;
    let value = if plain { 0 } else { current.word(0) };
    let known = (1..=LAST_MODE).contains(&mode) || (mode == 0 && generated);
    let sampled = SAMPLE_MODES.contains(&mode);
    if !known {
        context.blame(&rules::PS_INTERPOLATION_UNKNOWN, &[("mode", &mode), ("most", &LAST_MODE)]);
        return;
    }
    if sampled {
        context.blame(&rules::PS_INTERPOLATION_MODEL, &[("mode", &shown(mode))]);
    }
    let fits = match value {
        _ if generated => mode <= CONSTANT,
        0 => true,
        POSITION => matches!(mode, 4 | 5 | 7),
        CLIP_DISTANCE | CULL_DISTANCE => matches!(mode, 2 | 3 | 6),
        TARGET_INDEX | VIEWPORT_INDEX => mode == CONSTANT,
        _ => true,
    };
    if !fits {
        let allowed = match value {
            POSITION => "a linear noperspective mode",
            CLIP_DISTANCE | CULL_DISTANCE => "linear, linear centroid or linear sample",
            _ => "constant",
        };
        let values: &[(&'static str, &dyn Display)] =
            &[("value", &system_value(value)), ("mode", &shown(mode)), ("allowed", &allowed)];
        context.blame(&rules::PS_INTERPOLATION_UNFIT, values);
    }
    if generated && value == SAMPLE_INDEX {
        context.blame(&rules::PS_SAMPLE_INDEX_MODEL, &[]);
    }
    let at = context.number;
    let number = attribute_number(&current.first());
    let pixel = &mut context.stages.pixel;
    pixel.per_sample |= (sampled && value != POSITION) || (generated && value == SAMPLE_INDEX);
    if value == POSITION && !generated {
        pixel.position = Some((mode, at));
    }
    // What the rasterizer generates shares a register with anything.
    if generated {
        return;
    }
    let Some(slot) = number.and_then(|number| pixel.modes.get_mut(number as usize)) else { return };
    let before = slot.0;
    if before == 0 {
        *slot = (mode, at);
    } else if before != mode {
        let values: &[(&'static str, &dyn Display)] =
            &[("number", &number.unwrap_or(0)), ("mode", &shown(mode)), ("before", &shown(before))];
        context.blame(&rules::PS_INTERPOLATION_MIXED, values);
    }
}

/// Takes note of the interpolation of an input without system value. No, where there may be something
/// to say of it.
pub(super) fn interpolates(context: &mut Context<'_>, number: u32, mode: u32) -> bool {
    if !(1..=LAST_MODE).contains(&mode) || SAMPLE_MODES.contains(&mode) {
        return false;
    }
    let at = context.number;
    let Some(slot) = context.stages.pixel.modes.get_mut(number as usize) else { return false };
    if slot.0 == 0 {
        *slot = (mode, at);
    }
    slot.0 == mode
}

fn shown(mode: u32) -> &'static str {
    text(sm4_enums::INTERPOLATION, mode).unwrap_or("undefined")
}

fn coverage(context: &mut Context<'_>, bit: u8) {
    context.stages.pixel.coverage |= bit;
    if context.stages.pixel.coverage == 3 {
        context.blame(&rules::PS_COVERAGE_BOTH, &[]);
    }
}

fn depth(context: &mut Context<'_>, kind: u8) {
    if !matches!(kind, register::DEPTH | register::DEPTH_GREATER | register::DEPTH_LESS) {
        return;
    }
    let at = context.number;
    let pixel = &mut context.stages.pixel;
    if kind != register::DEPTH {
        pixel.conservative.get_or_insert(at);
    }
    // The same register a second time is told of elsewhere.
    if *pixel.depth.get_or_insert(kind) != kind {
        context.blame(&rules::PS_DEPTH_TWICE, &[]);
    }
}

/// The inputs of an index range are interpolated alike.
fn ranges(context: &mut Context<'_>) {
    for place in 0..context.declared.ranges.len() {
        let range = context.declared.ranges[place];
        if range.kind != register::INPUT {
            continue;
        }
        let end = u64::from(range.first) + u64::from(range.count);
        let numbers = range.first as usize..end.min(REGISTERS as u64) as usize;
        let modes = context.stages.pixel.modes.get(numbers).unwrap_or(&[]);
        let mut declared = modes.iter().map(|(mode, _)| *mode).filter(|mode| *mode != 0);
        if let Some(mode) = declared.next()
            && let Some(other) = declared.find(|other| *other != mode)
        {
            let values: &[(&'static str, &dyn Display)] = &[("mode", &shown(mode)), ("other", &shown(other))];
            context.blame_at(range.at, &rules::PS_RANGE_INTERPOLATION, values);
        }
    }
}

/// One instruction: what is evaluated anew is an input that is interpolated.
pub(super) fn instruction(context: &mut Context<'_>, current: &Current<'_>) {
    if !matches!(current.opcode, opcode::EVAL_SNAPPED | opcode::EVAL_SAMPLE_INDEX | opcode::EVAL_CENTROID)
        || !current.complete
    {
        return;
    }
    let source = current.operands()[1];
    let Some(number) = attribute_number(&source).filter(|_| source.register_type() == register::INPUT) else { return };
    let picked = super::super::components::picked(&source, 15);
    let input = context.declared.inputs[number as usize];
    let mut named = (0..4).filter(|place| picked >> place & 1 != 0).map(|place| u32::from(input.names[place]));
    if named.clone().any(|value| value == POSITION) {
        context.blame_operand(&rules::PS_EVAL_POSITION, 1, &[("name", &current.op.name)]);
        return;
    }
    let mode = context.stages.pixel.modes.get(number as usize).map_or(0, |(mode, _)| *mode);
    if mode == CONSTANT || named.any(|value| GENERATED.contains(&value)) {
        let values: &[(&'static str, &dyn Display)] = &[("name", &current.op.name), ("number", &number)];
        context.blame_operand(&rules::PS_EVAL_CONSTANT, 1, values);
    }
}

/// What only all declarations together show: with a depth that only goes one way, the position is
/// that of a centroid or sample, unless all runs once a sample anyway.
pub(super) fn end(context: &mut Context<'_>) {
    ranges(context);
    let pixel = &context.stages.pixel;
    if let (Some(_), Some((mode, at)), false) = (pixel.conservative, pixel.position, pixel.per_sample)
        && !matches!(mode, 5 | 7)
    {
        context.blame_at(at, &rules::PS_CONSERVATIVE_POSITION, &[("mode", &shown(mode))]);
    }
}
