//! What is used is declared, and inside its bounds.

use super::components::{is_written, picked, positions, read_at, written};
use super::declared::{Range, attribute_number};
use super::text::{Mask, Named};
use super::usual::Plan;
use super::{Context, Current};
use crate::sm4::model::{Index, Operand, Version, register};
use crate::sm4::op::Register;
use crate::tables::{sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// The register that says which resource, sampler, view or constant buffer an operand is.
pub(super) fn picker<'a>(operand: &Operand<'a>, version: Version) -> Option<Operand<'a>> {
    let picks = matches!(
        operand.register_type(),
        register::SAMPLER | register::RESOURCE | register::UNORDERED_ACCESS_VIEW | register::CONSTANT_BUFFER
    );
    if !picks || operand.is_plain() {
        return None;
    }
    match operand.index(usize::from(version.has_ranges()))? {
        Index::Relative(inner) | Index::Sum(_, inner) => Some(inner),
        _ => None,
    }
}

/// Every operand of an instruction.
pub(super) fn registers(context: &mut Context<'_>, current: &Current<'_>, plan: &Plan) {
    if context.phases.is_unknown() {
        return;
    }
    let positions = positions(current, plan);
    for (place, (operand, form)) in current.operands().iter().zip(current.op.forms).enumerate() {
        let kind = operand.register_type();
        if matches!(kind, register::IMMEDIATE32 | register::IMMEDIATE64 | register::NULL) {
            continue;
        }
        if is_written(form) {
            write(context, place, *operand, written(operand));
        } else {
            match kind {
                register::RESOURCE | register::SAMPLER => {}
                register::CONSTANT_BUFFER => buffer(context, place, *operand),
                _ => {
                    let at = read_at(context, current, place, positions);
                    read(context, place, *operand, picked(operand, at));
                }
            }
        }
        if !operand.is_plain() {
            if picker(operand, context.version).is_some() {
                context.values.want_paths();
            }
            for index in operand.indices() {
                if let Index::Relative(inner) | Index::Sum(_, inner) = index {
                    read(context, place, inner, picked(&inner, 1));
                }
            }
        }
    }
}

fn write(context: &mut Context<'_>, place: usize, operand: Operand<'_>, mask: u8) {
    match operand.register_type() {
        register::TEMP => temp(context, place, operand, mask, true),
        register::INDEXABLE_TEMP => indexable(context, place, operand, mask, true),
        register::OUTPUT => output(context, place, operand, mask),
        register::INPUT | register::FUNCTION_OUTPUT | register::FUNCTION_INPUT => {}
        kind => {
            special(context, place, operand, kind, 0);
            context.values.specials |= 1 << (kind & 63);
            super::resources::destination(context, place, operand);
        }
    }
}

fn read(context: &mut Context<'_>, place: usize, operand: Operand<'_>, mask: u8) {
    match operand.register_type() {
        register::TEMP => temp(context, place, operand, mask, false),
        register::INDEXABLE_TEMP => indexable(context, place, operand, mask, false),
        register::CONSTANT_BUFFER => buffer(context, place, operand),
        register::INPUT | register::CONTROL_POINT_INPUT | register::CONTROL_POINT_OUTPUT | register::PATCH_CONSTANT => {
            input(context, place, operand, mask)
        }
        register::IMMEDIATE_CONSTANT_BUFFER => constants(context, place, operand),
        // These have passes of their own, or need no declaration.
        register::SAMPLER
        | register::RESOURCE
        | register::UNORDERED_ACCESS_VIEW
        | register::SHARED_MEMORY
        | register::OUTPUT
        | register::LABEL
        | register::STREAM
        | register::FUNCTION_BODY
        | register::INTERFACE
        | register::THIS
        | register::FUNCTION_INPUT
        | register::FUNCTION_OUTPUT
        | register::RASTERIZER => {}
        kind => special(context, place, operand, kind, mask),
    }
}

fn temp(context: &mut Context<'_>, place: usize, operand: Operand<'_>, mask: u8, is_write: bool) {
    let Some(number) = operand.number() else { return };
    let at = context.number;
    let known = match is_write {
        true => context.values.write(number, mask),
        false => context.values.read(number, mask, at),
    };
    let declared = context.declared.temps.unwrap_or(0);
    if !known && number >= declared && context.tell_once(register::TEMP, number) {
        let scope = if context.phase == super::Phase::None { "" } else { " in this phase" };
        let values: &[(&'static str, &dyn Display)] =
            &[("number", &number), ("declared", &declared), ("scope", &scope)];
        context.blame_operand(&rules::TEMP_UNDECLARED, place, values);
    }
}

fn indexable(context: &mut Context<'_>, place: usize, operand: Operand<'_>, mask: u8, is_write: bool) {
    let Some(number) = operand.number() else { return };
    let at = context.number;
    let Some(array) = context.declared.indexable.get_mut(&number) else {
        if context.tell_once(register::INDEXABLE_TEMP, number) {
            context.blame_operand(&rules::INDEXABLE_UNDECLARED, place, &[("number", &number)]);
        }
        return;
    };
    let (elements, components) = (array.elements, array.components);
    array.used(mask, is_write, at);
    let outside = mask & !((1u8 << components.min(4)) - 1);
    if outside != 0 {
        let values: &[(&'static str, &dyn Display)] =
            &[("number", &number), ("declared", &components), ("component", &Mask(outside))];
        context.blame_operand(&rules::INDEXABLE_COMPONENT, place, values);
    }
    if let Some(Index::Word(element)) = operand.index(1)
        && element >= elements
    {
        let values: &[(&'static str, &dyn Display)] =
            &[("number", &number), ("element", &element), ("declared", &elements)];
        context.blame_operand(&rules::INDEXABLE_BOUNDS, place, values);
    }
}

fn buffer(context: &mut Context<'_>, place: usize, operand: Operand<'_>) {
    let Some(number) = operand.number() else { return };
    let ranges = context.version.has_ranges();
    let Some(buffer) = context.declared.buffers.get(&number).copied() else {
        if context.tell_once(register::CONSTANT_BUFFER, number) {
            context.blame_operand(&rules::BUFFER_UNDECLARED, place, &[("number", &number)]);
        }
        return;
    };
    if ranges && let Some(Index::Word(element)) = operand.index(1) {
        in_range(context, place, operand, element, buffer.range);
    }
    match operand.index(if ranges { 2 } else { 1 }) {
        Some(Index::Word(element)) => {
            let limit = sm4_limits::CONSTANT_BUFFER_SIZE.value(context.version);
            let declared = if buffer.size == 0 { limit } else { buffer.size };
            if element >= declared {
                let values: &[(&'static str, &dyn Display)] =
                    &[("number", &number), ("element", &element), ("declared", &declared)];
                context.blame_operand(&rules::BUFFER_BOUNDS, place, values);
            }
        }
        Some(Index::Relative(_) | Index::Sum(..))
            if !buffer.dynamic && context.tell_once(register::CONSTANT_BUFFER, number) =>
        {
            context.blame_operand(&rules::BUFFER_NOT_DYNAMIC, place, &[("number", &number)]);
        }
        _ => {}
    }
}

/// A register number against the range that declares it (Shader Model 5.1).
pub(super) fn in_range(
    context: &mut Context<'_>,
    place: usize,
    operand: Operand<'_>,
    element: u32,
    (first, last): (u32, u32),
) {
    if element < first || element > last {
        let name = Register::find(operand.register_type()).map_or("", |register| register.name);
        let register = format!("{name}{}", operand.number().unwrap_or(0));
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &register), ("element", &element), ("first", &first), ("last", &last)];
        context.blame_operand(&rules::RANGE_BOUNDS, place, values);
    }
}

fn constants(context: &mut Context<'_>, place: usize, operand: Operand<'_>) {
    match (context.declared.constants, operand.index(0)) {
        (None, _) if context.tell_once(register::IMMEDIATE_CONSTANT_BUFFER, 0) => {
            context.blame_operand(&rules::CONSTANTS_UNDECLARED, place, &[]);
        }
        (Some(declared), Some(Index::Word(element))) if element >= declared => {
            let values: &[(&'static str, &dyn Display)] = &[("element", &element), ("declared", &declared)];
            context.blame_operand(&rules::CONSTANTS_BOUNDS, place, values);
        }
        _ => {}
    }
}

fn input(context: &mut Context<'_>, place: usize, operand: Operand<'_>, mask: u8) {
    let kind = operand.register_type();
    let Some(number) = attribute_number(&operand) else { return picked_attribute(context, place, operand, mask) };
    let declared = match context.declared.file_mut(kind).and_then(|file| file.get_mut(number)) {
        Some(register) => {
            register.used |= mask;
            register.mask
        }
        None => 0,
    };
    let missing = if declared == 0 { mask.max(1) } else { mask & !declared };
    if missing != 0 && context.tell_once(kind, number) {
        undeclared(context, place, operand, if declared == 0 { 0 } else { missing }, false);
    }
}

fn output(context: &mut Context<'_>, place: usize, operand: Operand<'_>, mask: u8) {
    let Some(number) = attribute_number(&operand) else { return picked_attribute(context, place, operand, mask) };
    let mut declared = 0;
    for file in &mut context.declared.outputs {
        if let Some(register) = file.get_mut(number) {
            register.used |= mask;
            declared |= register.mask;
        }
    }
    let missing = if declared == 0 { mask.max(1) } else { mask & !declared };
    if missing != 0 && context.tell_once(register::OUTPUT, number) {
        undeclared(context, place, operand, if declared == 0 { 0 } else { missing }, true);
    }
}

fn undeclared(context: &mut Context<'_>, place: usize, operand: Operand<'_>, components: u8, is_output: bool) {
    let rule = if is_output { &rules::OUTPUT_UNDECLARED } else { &rules::INPUT_UNDECLARED };
    let components = if components == 0 { String::new() } else { format!(".{}", Mask(components)) };
    let values: &[(&'static str, &dyn Display)] =
        &[("register", &Named(operand, context.version)), ("components", &components)];
    context.blame_operand(rule, place, values);
}

/// An input or output that a register picks: it must lie in a declared range.
fn picked_attribute(context: &mut Context<'_>, place: usize, operand: Operand<'_>, mask: u8) {
    let kind = operand.register_type();
    let base = operand.indices().last().map_or(0, |index| index.number());
    let holds = |range: &&Range| {
        let end = u64::from(range.first) + u64::from(range.count);
        range.kind == kind && base >= u64::from(range.first) && base < end
    };
    let Some(range) = context.declared.ranges.iter().find(holds).copied() else {
        if context.tell_once(kind, u32::MAX - 1) {
            let values: &[(&'static str, &dyn Display)] = &[("register", &Named(operand, context.version))];
            context.blame_operand(&rules::RANGE_UNDECLARED, place, values);
        }
        return;
    };
    let numbers = range.first as usize..(range.first as usize).saturating_add(range.count as usize);
    let mut declared = 0;
    for stream in 0..if kind == register::OUTPUT { 4 } else { 1 } {
        let file = if kind == register::OUTPUT {
            Some(&mut context.declared.outputs[stream])
        } else {
            context.declared.file_mut(kind)
        };
        for register in file.into_iter().flat_map(|file| file.range_mut(numbers.clone())) {
            register.used |= mask;
            declared |= register.mask;
        }
    }
    // A range without any declared register has a rule of its own.
    let missing = mask & !declared;
    if declared != 0 && missing != 0 && context.tell_once(kind, range.first) {
        undeclared(context, place, operand, missing, kind == register::OUTPUT);
    }
}

/// A register without number of which these components are read: `vPrim`, `oDepth`.
fn special(context: &mut Context<'_>, place: usize, operand: Operand<'_>, kind: u8, mask: u8) {
    if !context.declared.has_special(kind) {
        if Register::find(kind).is_some() && context.tell_once(kind, 0) {
            let values: &[(&'static str, &dyn Display)] = &[("register", &Named(operand, context.version))];
            context.blame_operand(&rules::SPECIAL_UNDECLARED, place, values);
        }
        return;
    }
    let declared = context.declared.special_components(kind);
    if mask & !declared != 0 && context.tell_once(kind, 1) {
        let values: &[(&'static str, &dyn Display)] = &[
            ("components", &Mask(mask & !declared)),
            ("register", &Named(operand, context.version)),
            ("declared", &Mask(declared)),
        ];
        context.blame_operand(&rules::SPECIAL_COMPONENT, place, values);
    }
}
