//! Declarations other than inputs and outputs: what may be declared, how often, and how much.

use super::declared::Slot;
use super::text::{Named, dimension};
use super::usual::{Place, Plan};
use super::{Context, Current, Phase};
use crate::sm4::model::{Components, Operand, Stage, register};
use crate::sm4::op::{Register, opcode};
use crate::tables::{sm4_enums, sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// One declaration.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    if !current.complete {
        return;
    }
    if !operand_fits(context, current) {
        return;
    }
    match current.opcode {
        opcode::DCL_GLOBAL_FLAGS => flags(context, current),
        opcode::DCL_TEMPS => temps(context, current),
        opcode::DCL_INDEXABLE_TEMP => indexable(context, current),
        opcode::DCL_CONSTANTBUFFER => buffer(context, current),
        opcode::DCL_SAMPLER => sampler(context, current),
        opcode::DCL_RESOURCE | opcode::DCL_RESOURCE_RAW | opcode::DCL_RESOURCE_STRUCTURED => {
            resource(context, current);
        }
        opcode::DCL_UAV_TYPED | opcode::DCL_UAV_RAW | opcode::DCL_UAV_STRUCTURED => view(context, current),
        opcode::DCL_TGSM_RAW | opcode::DCL_TGSM_STRUCTURED => {
            let number = current.first().number().unwrap_or(0);
            if context.declared.shared.contains_key(&number) {
                repeated(context, current.first());
            }
            super::shared::declaration(context, current);
        }
        _ => {}
    }
}

/// The declared register is of a type that this declaration declares, and exists here.
fn operand_fits(context: &mut Context<'_>, current: &Current<'_>) -> bool {
    let Some(form) = current.op.forms.first() else { return true };
    let operand = current.first();
    let word = operand.token().0;
    let is_usual = |place: &Place| place.is_usual(context.kinds, word, 0);
    let has_mask = word & 15 == 2 && word & 0xF0 != 0 && context.declared.file(operand.register_type()).is_some();
    if has_mask && Plan::of(current.opcode).places.first().is_some_and(is_usual) {
        return true;
    }
    let kind = operand.register_type();
    if kind >= 64 || form.registers >> kind & 1 == 0 {
        let values: &[(&'static str, &dyn Display)] =
            &[("name", &current.op.name), ("register", &Named(operand, context.version))];
        context.blame_operand(&rules::DECLARATION_UNFIT, 0, values);
        return false;
    }
    let Some(register) = Register::find(kind) else { return true };
    let model = (context.version.0 & 0xFF) as u8;
    if model < register.since || register.stages >> (context.stage as u8) & 1 == 0 {
        super::operands::exists(context, 0, operand, register);
    }
    let wanted = index_count(operand, register, context);
    let found = operand.token().index_count();
    if found != wanted {
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &register.name), ("wanted", &wanted), ("found", &found)];
        context.blame_operand(&rules::INDEX_COUNT, 0, values);
        return false;
    }
    spare_bits(context, current, operand);
    if !operand.is_plain() {
        let values: &[(&'static str, &dyn Display)] = &[("place", &1), ("register", &Named(operand, context.version))];
        context.blame_operand(&rules::INDEX_NOT_ALLOWED, 0, values);
        return false;
    }
    attribute_mask(context, current, operand)
}

/// Bits of the operand token that mean nothing. Of resources the components do not: the compiler
/// writes none, and `.xyzw` where registers have ranges and of constant buffers.
fn spare_bits(context: &mut Context<'_>, current: &Current<'_>, operand: Operand<'_>) {
    const XYZW: u32 = 0xE46;
    let kind = operand.register_type();
    let wanted = match kind {
        register::CONSTANT_BUFFER => XYZW,
        register::SAMPLER | register::RESOURCE | register::UNORDERED_ACCESS_VIEW if context.version.has_ranges() => {
            XYZW
        }
        register::SAMPLER | register::RESOURCE | register::UNORDERED_ACCESS_VIEW => 0,
        register::SHARED_MEMORY | register::STREAM => 0,
        _ => return super::operands::spare_bits(context, current, 0, operand),
    };
    let found = operand.token().0 & 0xFFF;
    if found != wanted {
        let values: &[(&'static str, &dyn Display)] =
            &[("place", &1), ("name", &current.op.name), ("bits", &format_args!("{:x}", found ^ wanted))];
        context.blame_operand(&rules::OPERAND_BITS, 0, values);
    }
}

/// An input or output is declared by its components.
fn attribute_mask(context: &mut Context<'_>, current: &Current<'_>, operand: Operand<'_>) -> bool {
    let given = operand.components();
    let (name, kind) = (current.op.name, operand.register_type());
    let file = context.declared.file(kind).is_some();
    if file && given == Components::Mask(0) {
        let values: &[(&'static str, &dyn Display)] =
            &[("place", &1), ("name", &name), ("register", &Named(operand, context.version))];
        context.blame_operand(&rules::MASK_EMPTY, 0, values);
        return false;
    }
    let fits = match given {
        Components::Mask(_) => true,
        Components::One | Components::Zero => !file,
        // Of resources the components mean nothing.
        Components::Swizzle(_) | Components::Select(_) => {
            !file
                && current
                    .op
                    .forms
                    .first()
                    .is_some_and(|form| form.name != "declared_input" && form.name != "declared_output")
        }
        Components::Other(_) => false,
    };
    if !fits {
        let values: &[(&'static str, &dyn Display)] = &[
            ("place", &1),
            ("name", &name),
            ("register", &Named(operand, context.version)),
            ("found", &"no mask"),
            ("wanted", &"a mask"),
        ];
        context.blame_operand(&rules::COMPONENTS_UNFIT, 0, values);
    }
    fits
}

fn index_count(operand: Operand<'_>, register: &Register, context: &Context<'_>) -> usize {
    let kind = operand.register_type();
    let ranged = matches!(
        kind,
        register::SAMPLER | register::RESOURCE | register::UNORDERED_ACCESS_VIEW | register::CONSTANT_BUFFER
    );
    let vertex = kind == register::INPUT && matches!(context.stage, Stage::Geometry | Stage::Hull);
    if ranged && context.version.has_ranges() { 3 } else { usize::from(register.indices) + usize::from(vertex) }
}

fn repeated(context: &mut Context<'_>, operand: Operand<'_>) {
    let name = Register::find(operand.register_type()).map_or("", |register| register.name);
    let register = format!("{name}{}", operand.number().unwrap_or(0));
    context.blame(&rules::REGISTER_REPEATED, &[("register", &register)]);
}

fn flags(context: &mut Context<'_>, current: &Current<'_>) {
    let bits = current.token.0 & 0x00FF_F800;
    let known: u32 = sm4_enums::GLOBAL_FLAG.iter().map(|flag| 1 << flag.value).sum();
    if bits & !known != 0 {
        context.blame(&rules::FLAGS_UNKNOWN, &[("bits", &format_args!("{:x}", bits & !known))]);
    }
    if context.declared.flags.is_some() {
        context.blame(&rules::FLAGS_REPEATED, &[]);
    }
    let set = |bit: u32| bits >> bit & 1 != 0;
    for flag in sm4_enums::GLOBAL_FLAG.iter().filter(|flag| matches!(flag.value, 12 | 17 | 18) && set(flag.value)) {
        context.blame(&rules::FLAG_DOUBLE_MODEL, &[("flag", &flag.text)]);
    }
    if set(17) && !set(12) {
        context.blame(&rules::FLAG_DOUBLE_EXTENSION, &[]);
    }
    if set(13) && (context.stage != Stage::Pixel || context.version.major() < 5) {
        context.blame(&rules::FLAG_EARLY_DEPTH, &[]);
    }
    if set(14) {
        context.blame(&rules::FLAG_RAW_COMPUTE, &[]);
    }
    if set(19) {
        context.blame(&rules::FLAG_ALL_BOUND, &[]);
    }
}

fn temps(context: &mut Context<'_>, current: &Current<'_>) {
    let count = current.word(0);
    let limit = sm4_limits::TEMPS.value(context.version);
    if context.declared.temps.is_some() {
        let scope = if context.phase == Phase::None { "program" } else { "phase" };
        context.blame(&rules::TEMPS_REPEATED, &[("scope", &scope)]);
    } else if count > limit {
        context.blame(&rules::TEMP_COUNT, &[("count", &count), ("limit", &limit)]);
    } else {
        total(context, count, 0);
    }
}

fn indexable(context: &mut Context<'_>, current: &Current<'_>) {
    let (number, elements, components) = (current.word(0), current.word(1), current.word(2));
    let limit = sm4_limits::TEMPS.value(context.version);
    if context.declared.indexable.contains_key(&number) {
        context.blame(&rules::REGISTER_REPEATED, &[("register", &format_args!("x{number}"))]);
        return;
    }
    if !(1..=4).contains(&components) {
        context.blame(&rules::INDEXABLE_COMPONENTS, &[("number", &number), ("components", &components)]);
    }
    if elements == 0 {
        context.blame(&rules::INDEXABLE_SIZE, &[("number", &number)]);
    }
    if number >= limit {
        context.blame(&rules::INDEXABLE_NUMBER, &[("number", &number), ("limit", &limit)]);
    }
    total(context, context.declared.temps.unwrap_or(0), elements);
}

/// Temporaries and elements together, told of when the limit is passed.
fn total(context: &mut Context<'_>, temps: u32, more: u32) {
    let limit = u64::from(sm4_limits::TEMPS.value(context.version));
    let elements = context.declared.elements + u64::from(more);
    let count = u64::from(temps) + elements;
    if count > limit && temps as u64 <= limit && context.tell_once(register::INDEXABLE_TEMP, u32::MAX - 2) {
        let values: &[(&'static str, &dyn Display)] =
            &[("temps", &temps), ("elements", &elements), ("count", &count), ("limit", &limit)];
        context.blame(&rules::TEMP_TOTAL, values);
    }
}

fn buffer(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let index = |place: usize| operand.index(place).map_or(0, |index| index.number());
    let number = index(0);
    if context.declared.buffers.contains_key(&(number as u32)) {
        repeated(context, operand);
        return;
    }
    let size = if context.version.has_ranges() { u64::from(current.word(0)) } else { index(1) };
    let limit = u64::from(sm4_limits::CONSTANT_BUFFER_SIZE.value(context.version));
    if size > limit {
        let values: &[(&'static str, &dyn Display)] = &[("number", &number), ("size", &size), ("limit", &limit)];
        context.blame_operand(&rules::BUFFER_SIZE, 0, values);
    }
    let slots = u64::from(sm4_limits::CONSTANT_BUFFER_SLOTS.value(context.version));
    let bindable = u64::from(sm4_limits::CONSTANT_BUFFER_SLOTS_BINDABLE.value(context.version));
    if number >= slots {
        context.blame_operand(&rules::BUFFER_SLOT, 0, &[("number", &number), ("last", &(slots - 1))]);
    } else if number >= bindable {
        context.blame_operand(&rules::BUFFER_SLOT_RESERVED, 0, &[("number", &number), ("bindable", &bindable)]);
    }
    range(context, operand, current.word(1));
}

fn sampler(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let number = operand.index(0).map_or(0, |index| index.number());
    if context.declared.samplers.contains_key(&(number as u32)) {
        repeated(context, operand);
        return;
    }
    let mode = current.token.field(11, 4);
    if mode > 2 {
        context.blame(&rules::SAMPLER_MODE, &[("mode", &mode)]);
    } else if mode == 2 {
        context.blame(&rules::SAMPLER_MONO, &[]);
    }
    let slots = u64::from(sm4_limits::SAMPLER_SLOTS.value(context.version));
    if number >= slots {
        context.blame_operand(&rules::SAMPLER_SLOT, 0, &[("number", &number), ("last", &(slots - 1))]);
    }
    range(context, operand, current.word(0));
}

/// Registers and space of a declaration of Shader Model 5.1.
fn range(context: &mut Context<'_>, operand: Operand<'_>, space: u32) {
    if !context.version.has_ranges() {
        return;
    }
    let index = |place: usize| operand.index(place).map_or(0, |index| index.number() as u32);
    let (first, last) = (index(1), index(2));
    let kind = operand.register_type();
    let name = Register::find(kind).map_or("", |register| register.name);
    let number = index(0);
    let register = format_args!("{name}{number}");
    if last < first {
        let values: &[(&'static str, &dyn Display)] = &[("register", &register), ("first", &first), ("last", &last)];
        context.blame_operand(&rules::RANGE_ORDER, 0, values);
        return;
    }
    if !context.declared.spaces.insert((kind, space), first, last) {
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &register), ("first", &first), ("last", &last), ("space", &space)];
        context.blame_operand(&rules::RANGE_SHARED, 0, values);
    }
}

fn resource(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let number = operand.index(0).map_or(0, |index| index.number());
    if context.declared.resources.contains_key(&(number as u32)) {
        repeated(context, operand);
        return;
    }
    let slots = u64::from(sm4_limits::RESOURCE_SLOTS.value(context.version));
    if number >= slots {
        context.blame_operand(&rules::RESOURCE_SLOT, 0, &[("number", &number), ("last", &(slots - 1))]);
    }
    let mut words = 1;
    match current.opcode {
        opcode::DCL_RESOURCE => typed_resource(context, current),
        opcode::DCL_RESOURCE_STRUCTURED => stride(context, operand, current.word(0)),
        _ => words = 0,
    }
    if current.opcode != opcode::DCL_RESOURCE && context.declared.flags.unwrap_or(0) >> 14 & 1 == 0 {
        context.declared.unflagged.get_or_insert((context.number, current.op.name));
    }
    range(context, operand, current.word(words));
}

fn typed_resource(context: &mut Context<'_>, current: &Current<'_>) {
    const MULTISAMPLED: [u32; 2] = [4, 9];
    const CUBE_ARRAY: u32 = 10;
    let kind = current.token.field(11, 5);
    let samples = current.token.field(16, 7);
    let limit = sm4_limits::SAMPLES.value(context.version);
    if !(1..=CUBE_ARRAY).contains(&kind) {
        context.blame(&rules::RESOURCE_DIMENSION, &[("dimension", &kind), ("name", &current.op.name)]);
        return;
    }
    if kind == CUBE_ARRAY {
        context.blame(&rules::CUBE_ARRAY_MODEL, &[]);
    }
    if MULTISAMPLED.contains(&kind) {
        if samples == 0 {
            context.blame(&rules::SAMPLE_COUNT_MISSING, &[]);
        }
        context.blame(&rules::MULTISAMPLE_STAGE, &[]);
    } else if samples != 0 {
        let values: &[(&'static str, &dyn Display)] = &[("count", &samples), ("dimension", &dimension(kind as u8))];
        context.blame(&rules::SAMPLE_COUNT_UNFIT, values);
    }
    if samples > limit {
        context.blame(&rules::SAMPLE_COUNT_HIGH, &[("count", &samples), ("limit", &limit)]);
    }
    return_types(context, current);
}

/// Return types: the last of any model, that of memory, and those of doubles.
const FLOAT: u32 = 5;
const MIXED: u32 = 6;
const DOUBLE: [u32; 2] = [7, 8];
const UNUSED: u32 = 9;

/// The four return types of a typed resource or view.
fn return_types(context: &mut Context<'_>, current: &Current<'_>) {
    let word = current.word(0);
    let all: [u32; 4] = std::array::from_fn(|place| word >> (4 * place) & 15);
    let newer = context.version.major() >= 5;
    // A double takes two components, and those that are left over are unused.
    if newer && all[..2] == DOUBLE && (all[2..] == DOUBLE || all[2..] == [UNUSED; 2]) {
        return;
    }
    // Texture buffers of constants are mixed.
    let most = if current.opcode == opcode::DCL_RESOURCE { MIXED } else { FLOAT };
    let bad = all.iter().zip(["x", "y", "z", "w"]).find(|(kind, _)| **kind == 0 || **kind > most);
    if let Some((kind, component)) = bad {
        let values: &[(&'static str, &dyn Display)] =
            &[("type", kind), ("component", &component), ("name", &current.op.name)];
        context.blame(&rules::RETURN_TYPE, values);
    } else if all.iter().any(|kind| *kind != all[0]) {
        let register = Named(current.first(), context.version);
        context.blame(&rules::RETURN_TYPES_DIFFER, &[("register", &register)]);
    }
}

fn stride(context: &mut Context<'_>, operand: Operand<'_>, stride: u32) {
    let limit = sm4_limits::STRIDE.value(context.version);
    if stride == 0 || !stride.is_multiple_of(4) || stride > limit {
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &Named(operand, context.version)), ("stride", &stride), ("limit", &limit)];
        context.blame(&rules::STRIDE, values);
    }
}

fn view(context: &mut Context<'_>, current: &Current<'_>) {
    const GLOBALLY_COHERENT: u32 = 1 << 16;
    const ORDERED: u32 = 1 << 17;
    const COUNTER: u32 = 1 << 23;
    const DIMENSIONS: [u32; 6] = [1, 2, 3, 5, 7, 8];
    let operand = current.first();
    let number = operand.index(0).map_or(0, |index| index.number());
    let name = Named(operand, context.version);
    if context.declared.views.contains_key(&(number as u32)) {
        repeated(context, operand);
        return;
    }
    if context.has(&rules::VIEW_COUNT) && !context.declared.views.is_empty() {
        context.blame(&rules::VIEW_COUNT, &[]);
    } else {
        let slots = u64::from(sm4_limits::VIEW_SLOTS.value(context.version));
        if number >= slots {
            context.blame_operand(&rules::VIEW_SLOT, 0, &[("number", &number), ("last", &(slots - 1))]);
        }
    }
    let typed = current.opcode == opcode::DCL_UAV_TYPED;
    let kind = current.token.field(11, 5);
    if typed && !DIMENSIONS.contains(&kind) {
        context.blame(&rules::RESOURCE_DIMENSION, &[("dimension", &kind), ("name", &current.op.name)]);
    } else if typed {
        return_types(context, current);
    }
    let flags = current.token.0 & 0x00FF_0000 | if typed { 0 } else { current.token.0 & 0xF800 };
    let unknown = flags & !(GLOBALLY_COHERENT | ORDERED | COUNTER);
    if unknown != 0 {
        let values: &[(&'static str, &dyn Display)] = &[("bits", &format_args!("{unknown:x}")), ("register", &name)];
        context.blame(&rules::VIEW_FLAGS, values);
    }
    if flags & COUNTER != 0 && current.opcode != opcode::DCL_UAV_STRUCTURED {
        context.blame(&rules::VIEW_COUNTER, &[("register", &name)]);
    }
    if flags & ORDERED != 0 {
        context.blame(&rules::VIEW_ORDERED, &[]);
    }
    if current.opcode == opcode::DCL_UAV_STRUCTURED {
        stride(context, operand, current.word(0));
    }
    let words = usize::from(current.opcode != opcode::DCL_UAV_RAW);
    range(context, operand, current.word(words));
}

/// The immediate constant buffer.
pub(super) fn data(context: &mut Context<'_>, current: &Current<'_>) {
    if current.token.field(11, 21) != super::opcodes::IMMEDIATE_CONSTANTS {
        return;
    }
    let words = current.instruction.rest().len();
    let most = 4 * sm4_limits::IMMEDIATE_CONSTANTS.value(context.version) as usize;
    if context.declared.constants.is_some() {
        context.blame(&rules::CONSTANTS_REPEATED, &[]);
    } else if words == 0 || !words.is_multiple_of(4) || words > most {
        context.blame(&rules::CONSTANTS_SIZE, &[("words", &words), ("most", &most)]);
    }
}

/// At the end: what only all declarations together show.
pub(super) fn end(context: &mut Context<'_>) {
    if let Some((at, name)) = context.declared.unflagged
        && context.declared.flags.unwrap_or(0) >> 14 & 1 == 0
    {
        context.blame_at(at, &rules::RAW_FLAG, &[("name", &name)]);
    }
    if context.has(&rules::VIEW_UNDER_OUTPUTS) {
        let last = context.declared.outputs[0].iter().rposition(|output| output.mask != 0).map(|number| number as u32);
        let first = context.declared.views.first_key_value().map(|(number, slot): (&u32, &Slot)| (*number, slot.at));
        if let (Some(output), Some((number, at))) = (last, first)
            && number <= output
        {
            context.blame_at(at, &rules::VIEW_UNDER_OUTPUTS, &[("number", &number), ("output", &output)]);
        }
    }
    if context.declared.has_special(40) {
        context.blame_program(&rules::CYCLE_COUNTER_DEBUG, &[]);
    }
}
