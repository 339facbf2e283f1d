//! What instructions do with resources, views, samplers and shared memory.

use super::components::picked;
use super::declared::{Declared, Slot};
use super::registers::in_range;
use super::text::{Dimensions, Named, dimension, return_type};
use super::{Context, Current};
use crate::names::text;
use crate::sm4::model::{Index, Operand, Stage, Version, extension, register};
use crate::sm4::op::{Op, opcode, traits};
use crate::tables::{sm4_enums, sm4_rules as rules};
use std::fmt::Display;

const RAW: u8 = 11;
const STRUCTURED: u8 = 12;
/// Return types.
const SINT: u32 = 3;
const UINT: u32 = 4;
/// Coordinates of an address for each dimension; of a structured buffer structure and byte.
const COORDINATES: [u8; 13] = [1, 1, 1, 2, 2, 3, 3, 2, 3, 3, 4, 1, 2];
/// Those without the number of the array's element.
const SPATIAL: [u8; 13] = [1, 1, 1, 2, 2, 3, 3, 1, 2, 2, 3, 1, 1];

/// Bits of [`Slot::used`].
mod used {
    pub const APPEND: u8 = 1;
    pub const CONSUME: u8 = 2;
    pub const ATOMIC: u8 = 4;
}

/// What a slot is, where it is known.
struct Found {
    dimension: u8,
    returns: u32,
    stride: u32,
}

/// The instruction fits the resource, view or shared memory it works on.
pub(super) fn resources(context: &mut Context<'_>, current: &Current<'_>) {
    let op = current.op;
    context.coordinates = (1, 1);
    if op.dimensions == 0 {
        return;
    }
    let mut target = None;
    let mut sampler = None;
    for (place, operand) in current.operands().iter().enumerate() {
        match operand.register_type() {
            register::RESOURCE | register::UNORDERED_ACCESS_VIEW | register::SHARED_MEMORY => target = Some(place),
            register::SAMPLER => sampler = Some(place),
            _ => {}
        }
    }
    if let Some(place) = sampler {
        samplers(context, current, place);
    }
    let Some(place) = target else { return };
    let operand = current.operands()[place];
    let Some(found) = find(context, place, operand) else { return };
    let kind = usize::from(found.dimension).min(STRUCTURED.into());
    context.coordinates = (COORDINATES[kind], SPATIAL[kind]);
    if op.dimensions >> kind & 1 == 0 {
        let values: &[(&'static str, &dyn Display)] = &[
            ("name", &op.name),
            ("register", &Named(operand, context.version)),
            ("dimension", &dimension(found.dimension)),
            ("wanted", &Dimensions(op.dimensions)),
        ];
        let asks = matches!(current.opcode, opcode::SAMPLEINFO | opcode::SAMPLEPOS);
        let rule = if asks { &rules::SAMPLES_UNKNOWN } else { &rules::DIMENSION_UNFIT };
        context.blame_operand(rule, place, values);
        return;
    }
    if current.token.is_extended() {
        extension_agrees(context, current, place, operand, &found);
    }
    returns(context, current, place, operand, &found);
    offsets(context, current, place, operand, &found);
    match operand.register_type() {
        register::UNORDERED_ACCESS_VIEW if context.stage == Stage::Pixel => context.values.want_paths(),
        _ => {}
    }
    if op.traits & traits::LEAVES_WORD != 0 {
        context.values.want_paths();
    }
    match operand.register_type() {
        register::UNORDERED_ACCESS_VIEW => view(context, current, place, operand, &found),
        register::SHARED_MEMORY => super::shared::access(context, current, place, operand),
        _ => {}
    }
    if matches!(found.dimension, RAW | STRUCTURED) {
        bytes(context, current, place, &found);
    }
}

/// What a texture holds goes to a temporary or an output with a number; `operand` is one without.
#[cold]
pub(super) fn destination(context: &mut Context<'_>, place: usize, operand: Operand<'_>) {
    let Some(op) = context.program.get(context.number as usize).and_then(|instruction| instruction.op()) else {
        return;
    };
    if op.traits & traits::OFFSET != 0 && operand.register_type() != register::NULL {
        let values: &[(&'static str, &dyn Display)] =
            &[("name", &op.name), ("register", &Named(operand, context.version))];
        context.blame_operand(&rules::SAMPLE_DESTINATION, place, values);
    }
}

/// Coordinates of the resource an instruction works on: of its address, and of gradients.
pub(super) fn coordinates(context: &Context<'_>, current: &Current<'_>) -> (u8, u8) {
    if current.op.dimensions == 0 {
        return (1, 1);
    }
    let slot = current.operands().iter().find_map(|operand| {
        let number = operand.number()?;
        match operand.register_type() {
            register::RESOURCE => context.declared.resources.get(&number),
            register::UNORDERED_ACCESS_VIEW => context.declared.views.get(&number),
            _ => None,
        }
    });
    let kind = slot.map_or(0, |slot| usize::from(slot.dimension).min(STRUCTURED.into()));
    (COORDINATES[kind], SPATIAL[kind])
}

/// Whether an instruction that samples or loads may do so from a resource declared like this. Says no
/// for some that it may.
pub(super) fn suits(op: &Op, slot: &Slot) -> bool {
    let integer = matches!(slot.returns & 15, SINT | UINT);
    slot.dimension < RAW
        && op.dimensions >> slot.dimension & 1 != 0
        && !(op.traits & traits::FLOAT_RETURN != 0 && integer)
}

/// Whether the extended tokens of an instruction say the dimension and return types that the resource
/// is declared with, and nothing else.
pub(super) fn is_said(version: Version, extended: &[u32], slot: &Slot) -> bool {
    const MORE: u32 = 1 << 31;
    let dimension = MORE | u32::from(slot.dimension) << 6 | extension::RESOURCE_DIMENSION;
    let returns = (slot.returns & 0xFFFF) << 6 | extension::RETURN_TYPE;
    version.0 & 0xFF == 0x50 && extended == [dimension, returns]
}

/// The positions at which an address into a resource of this dimension is read, and its gradients.
pub(super) fn positions(dimension: u8) -> [u8; 2] {
    let kind = usize::from(dimension).min(STRUCTURED.into());
    [COORDINATES[kind], SPATIAL[kind]].map(|count| (1 << count) - 1)
}

fn slot(declared: &mut Declared, kind: u8, number: u32) -> Option<&mut Slot> {
    match kind {
        register::RESOURCE => declared.resources.get_mut(&number),
        register::SAMPLER => declared.samplers.get_mut(&number),
        _ => declared.views.get_mut(&number),
    }
}

/// The slot an operand names; says so where it is not declared. A register that picks the slot of
/// Shader Model 5.0 names none.
fn find(context: &mut Context<'_>, place: usize, operand: Operand<'_>) -> Option<Found> {
    let kind = operand.register_type();
    let number = operand.number()?;
    if kind == register::SHARED_MEMORY {
        return match context.declared.shared.get(&number) {
            Some(shared) => Some(Found {
                dimension: if shared.stride == 0 { RAW } else { STRUCTURED },
                returns: 0,
                stride: shared.stride,
            }),
            None => {
                undeclared(context, place, operand, number);
                None
            }
        };
    }
    let Some(slot) = slot(&mut context.declared, kind, number) else {
        undeclared(context, place, operand, number);
        return None;
    };
    let found = Found { dimension: slot.dimension, returns: slot.returns, stride: slot.stride };
    let range = slot.range;
    if context.version.has_ranges()
        && let Some(Index::Word(element)) = operand.index(1)
    {
        in_range(context, place, operand, element, range);
    }
    Some(found)
}

fn undeclared(context: &mut Context<'_>, place: usize, operand: Operand<'_>, number: u32) {
    let kind = operand.register_type();
    if context.tell_once(kind, number) {
        let rule = match kind {
            register::RESOURCE => &rules::RESOURCE_UNDECLARED,
            register::SAMPLER => &rules::SAMPLER_UNDECLARED,
            register::SHARED_MEMORY => &rules::SHARED_UNDECLARED,
            _ => &rules::VIEW_UNDECLARED,
        };
        context.blame_operand(rule, place, &[("register", &Named(operand, context.version))]);
    }
}

fn samplers(context: &mut Context<'_>, current: &Current<'_>, place: usize) {
    let operand = current.operands()[place];
    let Some(number) = operand.number() else { return };
    let Some(slot) = context.declared.samplers.get(&number) else {
        return undeclared(context, place, operand, number);
    };
    let (mode, range) = (u32::from(slot.detail), slot.range);
    let op = current.op;
    let wanted = if op.traits & traits::SAMPLER_COMPARISON != 0 {
        1
    } else if op.traits & traits::SAMPLER_DEFAULT != 0 {
        0
    } else {
        mode
    };
    // A mono sampler is one of its own kind.
    if mode != wanted && mode <= 1 {
        let name = |mode| text(sm4_enums::SAMPLER_MODE, mode).unwrap_or("").trim_start_matches("mode_");
        let values: &[(&'static str, &dyn Display)] = &[
            ("name", &op.name),
            ("register", &Named(operand, context.version)),
            ("wanted", &name(wanted)),
            ("found", &name(mode)),
        ];
        context.blame_operand(&rules::SAMPLER_UNFIT, place, values);
    }
    if context.version.has_ranges()
        && let Some(Index::Word(element)) = operand.index(1)
    {
        in_range(context, place, operand, element, range);
    }
    gathered(context, current, place, operand);
}

/// In 4.1 gather4 fetches the first component.
fn gathered(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>) {
    if current.opcode == opcode::GATHER4
        && let crate::sm4::model::Components::Select(component @ 1..) = operand.components()
    {
        let letter = ["x", "y", "z", "w"][usize::from(component)];
        context.blame_operand(&rules::GATHER_COMPONENT, place, &[("component", &letter)]);
    }
}

/// The dimension and stride that the instruction carries are those of the declaration.
fn extension_agrees(
    context: &mut Context<'_>,
    current: &Current<'_>,
    place: usize,
    operand: Operand<'_>,
    found: &Found,
) {
    let Some(word) = current.instruction.extension(extension::RESOURCE_DIMENSION) else { return };
    let (kind, stride) = (word >> 6 & 31, word >> 11 & 0xFFF);
    let returns = current.instruction.extension(extension::RETURN_TYPE).map(|word| word >> 6 & 0xFFFF);
    let typed = found.dimension < RAW;
    let differs = returns.filter(|types| typed && *types != found.returns & 0xFFFF);
    // Older compilers call raw views buffers here.
    let same = kind == u32::from(found.dimension) || found.dimension == RAW && kind == 1;
    if !same || stride != found.stride || differs.is_some() {
        let values: &[(&'static str, &dyn Display)] =
            &[("name", &current.op.name), ("register", &Named(operand, context.version))];
        context.blame_operand(&rules::EXTENSION_DIFFERS, place, values);
    }
}

/// What the resource returns.
fn returns(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>, found: &Found) {
    let op = current.op;
    let integer = matches!(found.returns & 15, SINT | UINT);
    let typed = found.dimension < RAW;
    let rule = if op.traits & traits::FLOAT_RETURN != 0 && integer {
        &rules::RETURN_UNFIT
    } else if op.traits & traits::ATOMIC != 0 && typed && !integer && op.number != opcode::IMM_ATOMIC_EXCH {
        &rules::ATOMIC_TYPE
    } else {
        return;
    };
    let values: &[(&'static str, &dyn Display)] = &[
        ("name", &op.name),
        ("register", &Named(operand, context.version)),
        ("type", &return_type(found.returns & 15)),
    ];
    context.blame_operand(rule, place, values);
}

/// Texel offsets, arrays compared in 4.0, immediate sample numbers and bias.
fn offsets(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>, found: &Found) {
    const BUFFER: u8 = 1;
    const CUBES: [u8; 2] = [6, 10];
    const ARRAYS: [u8; 3] = [7, 8, 10];
    let op = current.op;
    let values: &[(&'static str, &dyn Display)] = &[
        ("name", &op.name),
        ("register", &Named(operand, context.version)),
        ("dimension", &dimension(found.dimension)),
    ];
    if current.token.is_extended()
        && op.traits & traits::OFFSET != 0
        && (found.dimension == BUFFER || CUBES.contains(&found.dimension))
        && current.instruction.extension(extension::SAMPLE_OFFSETS).is_some()
    {
        context.blame_operand(&rules::OFFSET_DIMENSION, place, values);
    }
    if op.traits & traits::RED != 0 && ARRAYS.contains(&found.dimension) {
        context.blame_operand(&rules::COMPARISON_ARRAY_MODEL, place, values);
    }
    match current.opcode {
        opcode::LDMS
            if current.operands().get(3).is_some_and(|operand| operand.register_type() != register::IMMEDIATE32) =>
        {
            context.blame_operand(&rules::SAMPLE_INDEX_LITERAL, 3, &[]);
        }
        opcode::SAMPLE_B | opcode::SAMPLE_B_CL_S => bias(context, current),
        _ => {}
    }
}

fn bias(context: &mut Context<'_>, current: &Current<'_>) {
    let place = if current.opcode == opcode::SAMPLE_B { 4 } else { 5 };
    let Some(operand) = current.operands().get(place) else { return };
    if operand.register_type() == register::IMMEDIATE32 {
        let bias = f32::from_bits(operand.values().first().copied().unwrap_or(0));
        if !(-16.0..=15.99).contains(&bias) {
            context.blame_operand(&rules::BIAS_RANGE, place, &[("bias", &bias)]);
        }
    }
}

/// Views that are appended to, consumed or changed in one step.
fn view(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>, found: &Found) {
    let bit = match current.opcode {
        opcode::IMM_ATOMIC_ALLOC => used::APPEND,
        opcode::IMM_ATOMIC_CONSUME => used::CONSUME,
        _ if current.op.traits & traits::ATOMIC != 0 => used::ATOMIC,
        _ => return,
    };
    let Some(slot) = operand.number().and_then(|number| slot(&mut context.declared, operand.register_type(), number))
    else {
        return;
    };
    let counter = slot.flags >> 23 & 1 != 0;
    let before = slot.used;
    slot.used |= bit;
    let all = slot.used;
    // A view with a counter is no append buffer: its elements may be changed as those of any other.
    let mixed = !counter && found.dimension == STRUCTURED && all & used::ATOMIC != 0;
    let rule = if all & used::APPEND != 0 && all & used::CONSUME != 0 {
        &rules::APPEND_AND_CONSUME
    } else if mixed && all & (used::APPEND | used::CONSUME) != 0 {
        &rules::APPEND_AND_ATOMIC
    } else {
        return;
    };
    if before != all {
        let values: &[(&'static str, &dyn Display)] =
            &[("name", &current.op.name), ("register", &Named(operand, context.version))];
        context.blame_operand(rule, place, values);
    }
}

/// Immediate byte offsets into raw and structured memory.
fn bytes(context: &mut Context<'_>, current: &Current<'_>, place: usize, found: &Found) {
    let structured = found.dimension == STRUCTURED;
    let (offset_place, written) = match current.opcode {
        opcode::LD_RAW => (1, None),
        opcode::LD_RAW_S => (2, None),
        opcode::LD_STRUCTURED => (2, None),
        opcode::LD_STRUCTURED_S => (3, None),
        opcode::STORE_RAW => (1, Some(place)),
        opcode::STORE_STRUCTURED => (2, Some(place)),
        _ => return,
    };
    let Some(operand) = current.operands().get(offset_place) else { return };
    if operand.register_type() != register::IMMEDIATE32 {
        return;
    }
    let offset = operand.values().first().copied().unwrap_or(0);
    if offset % 4 != 0 {
        let values: &[(&'static str, &dyn Display)] = &[("name", &current.op.name), ("offset", &offset)];
        context.blame_operand(&rules::OFFSET_ALIGNMENT, offset_place, values);
    }
    let words = match written {
        Some(place) => super::components::written(&current.operands()[place]).trailing_ones(),
        // Component y of the memory lies behind x, and so on.
        None => {
            let picked = picked(&current.operands()[place], super::components::written(&current.first()));
            (u8::BITS - picked.leading_zeros()).max(1)
        }
    };
    let end = u64::from(offset) + 4 * u64::from(words);
    if structured && end > u64::from(found.stride) && found.stride != 0 {
        let values: &[(&'static str, &dyn Display)] =
            &[("name", &current.op.name), ("end", &end), ("stride", &found.stride)];
        context.blame_operand(&rules::OFFSET_BEYOND_STRIDE, offset_place, values);
    }
}
