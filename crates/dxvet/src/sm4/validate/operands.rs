//! What stands where: register types, components, indices, modifiers, precision.

use super::components::is;
use super::text::{Mask, Named, Swizzle};
use super::usual::Plan;
use super::{Context, Current};
use crate::sm4::model::{Components, Index, Operand, Stage, Version, register};
use crate::sm4::op::{Form, MaskRule, Op, Parameter, Register, opcode, shape, traits};
use crate::tables::{sm4_operands as forms, sm4_rules as rules};
use std::fmt::Display;

/// Every operand of an instruction.
pub(super) fn operands(context: &mut Context<'_>, current: &Current<'_>) {
    let strict = current.op.traits & (traits::DOUBLE | traits::RED) != 0;
    let plan = Plan::of(current.opcode);
    for (place, (operand, form)) in current.operands().iter().zip(current.op.forms).enumerate() {
        let next = operand.words().get(1).copied().unwrap_or(0);
        let usual = !strict
            && plan.places.get(place).is_some_and(|place| place.is_usual(context.kinds, operand.token().0, next));
        // With debug assertions the claim is put to the test.
        if usual && !cfg!(debug_assertions) {
            continue;
        }
        let before = context.found();
        one(context, current, place, *operand, form);
        debug_assert!(!usual || context.found() == before, "an operand was taken for a usual one and is not");
    }
}

/// The number of an operand as messages count: from 1.
fn spoken(place: usize) -> usize {
    place + 1
}

fn one(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>, form: &'static Form) {
    let kind = operand.register_type();
    if kind >= 64 || form.registers >> kind & 1 == 0 {
        return unfit(context, current, place, operand, form);
    }
    let Some(register) = Register::find(kind) else { return };
    let version = context.version;
    let model = (version.0 & 0xFF) as u8;
    if model < register.since || register.stages >> (context.stage as u8) & 1 == 0 {
        exists(context, place, operand, register);
    }
    let token = operand.token();
    let wanted = index_count(register, kind, context.stage, version);
    if token.index_count() != wanted {
        let found = token.index_count();
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &register.name), ("wanted", &wanted), ("found", &found)];
        context.blame_operand(&rules::INDEX_COUNT, place, values);
    } else if !operand.is_plain() {
        indices(context, current, place, operand);
    }
    components(context, current, place, operand, form, register);
    spare_bits(context, current, place, operand);
    if token.is_extended() {
        extended(context, current, place, operand, form);
    }
}

/// Bits of the operand token that mean nothing beside the others.
pub(super) fn spare_bits(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>) {
    let token = operand.token();
    let components = match operand.components() {
        _ if matches!(operand.register_type(), register::IMMEDIATE32 | register::IMMEDIATE64) => 0xFFC,
        Components::Zero | Components::One => 0xFFC,
        Components::Mask(_) => 0xF00,
        Components::Select(_) => 0xFC0,
        _ => 0,
    };
    // Three bits say how each index is stored; those of indices that are not there mean nothing.
    let indices = 0x7FC0_0000 & (u32::MAX << (22 + 3 * token.index_count()));
    let left = token.0 & (components | indices);
    if left != 0 {
        let values: &[(&'static str, &dyn Display)] =
            &[("place", &spoken(place)), ("name", &current.op.name), ("bits", &format_args!("{left:x}"))];
        context.blame_operand(&rules::OPERAND_BITS, place, values);
    }
}

/// How many indices a register takes here.
fn index_count(register: &Register, kind: u8, stage: Stage, version: Version) -> usize {
    let count = if version.has_ranges() { register.indices_5_1 } else { register.indices };
    let vertex = kind == register::INPUT && matches!(stage, Stage::Geometry | Stage::Hull);
    usize::from(count) + usize::from(vertex)
}

fn unfit(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>, form: &'static Form) {
    let kind = operand.register_type();
    match Register::find(kind) {
        None => {
            let most = crate::tables::sm4_operands::REGISTERS.len() - 1;
            context.blame_operand(&rules::REGISTER_TYPE_UNKNOWN, place, &[("type", &kind), ("most", &most)]);
        }
        Some(_) => {
            let values: &[(&'static str, &dyn Display)] = &[
                ("place", &spoken(place)),
                ("name", &current.op.name),
                ("wanted", &form.what),
                ("register", &Named(operand, context.version)),
            ];
            context.blame_operand(&rules::OPERAND_UNFIT, place, values);
        }
    }
}

/// The register exists in this model and stage.
pub(super) fn exists(context: &mut Context<'_>, place: usize, operand: Operand<'_>, register: &Register) {
    let kind = operand.register_type();
    if !context.tell_once(kind, u32::MAX) {
        return;
    }
    if register.stages >> (context.stage as u8) & 1 == 0 {
        let stages = super::opcodes::stage_names(register.stages & 0x3F);
        let values: &[(&'static str, &dyn Display)] = &[("register", &register.name), ("stages", &stages)];
        context.blame_operand(&rules::REGISTER_STAGE, place, values);
    } else {
        let model = format!("{}.{}", register.since >> 4, register.since & 15);
        let values: &[(&'static str, &dyn Display)] = &[("register", &register.name), ("model", &model)];
        context.blame_operand(&rules::REGISTER_MODEL, place, values);
    }
}

/// Which indices may be registers, and which registers may be indices.
fn indices(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>) {
    let version = context.version;
    let kind = operand.register_type();
    for (number, index) in operand.indices().enumerate() {
        let inner = match index {
            Index::Word(_) => continue,
            Index::Long(_) => None,
            Index::Relative(inner) | Index::Sum(_, inner) => Some(inner),
        };
        let form = operand.token().index_form(number);
        if form == 1 || form == 4 {
            let values: &[(&'static str, &dyn Display)] = &[("register", &Named(operand, version))];
            context.blame_operand(&rules::INDEX_LONG, place, values);
        }
        let Some(inner) = inner else { continue };
        if !may_be_picked(kind, number, operand.token().index_count(), version) {
            let values: &[(&'static str, &dyn Display)] =
                &[("place", &spoken(number)), ("register", &Named(operand, version))];
            context.blame_operand(&rules::INDEX_NOT_ALLOWED, place, values);
        }
        index_register(context, place, inner);
        spare_bits(context, current, place, inner);
    }
}

/// Whether a register may stand as index `number` of `count`.
fn may_be_picked(kind: u8, number: usize, count: usize, version: Version) -> bool {
    let last = number + 1 == count;
    match kind {
        // Which array, which range, which interface: always known.
        register::INDEXABLE_TEMP => last,
        register::CONSTANT_BUFFER if version.has_ranges() => number > 0,
        register::CONSTANT_BUFFER => last || version.major() >= 5,
        register::SAMPLER | register::RESOURCE | register::UNORDERED_ACCESS_VIEW if version.has_ranges() => number > 0,
        register::SAMPLER | register::RESOURCE => version.major() >= 5,
        register::INTERFACE => last,
        register::INPUT
        | register::OUTPUT
        | register::CONTROL_POINT_INPUT
        | register::CONTROL_POINT_OUTPUT
        | register::PATCH_CONSTANT
        | register::IMMEDIATE_CONSTANT_BUFFER
        | register::FUNCTION_INPUT
        | register::FUNCTION_OUTPUT
        | register::THIS => true,
        _ => false,
    }
}

fn index_register(context: &mut Context<'_>, place: usize, inner: Operand<'_>) {
    let version = context.version;
    let kind = inner.register_type();
    let rule = if !matches!(kind, register::TEMP | register::INDEXABLE_TEMP) {
        &rules::INDEX_REGISTER
    } else if inner.indices().any(|index| matches!(index, Index::Relative(_) | Index::Sum(..))) {
        &rules::INDEX_NESTED
    } else if !matches!(inner.components(), Components::Select(_)) || inner.negate() || inner.absolute() {
        &rules::INDEX_COMPONENT
    } else {
        return;
    };
    context.blame_operand(rule, place, &[("register", &Named(inner, version))]);
}

/// The shape of an operand's components, as a bit of [`shape`]; 0 where it is unknown.
fn shape_of(components: Components) -> u8 {
    match components {
        Components::Zero => shape::ZERO,
        Components::One => shape::ONE,
        Components::Mask(_) => shape::MASK,
        Components::Swizzle(_) => shape::SWIZZLE,
        Components::Select(_) => shape::SELECT,
        Components::Other(_) => 0,
    }
}

fn components(
    context: &mut Context<'_>,
    current: &Current<'_>,
    place: usize,
    operand: Operand<'_>,
    form: &'static Form,
    register: &'static Register,
) {
    let given = operand.components();
    let kind = operand.register_type();
    let own = shape_of(given);
    let immediate = matches!(kind, register::IMMEDIATE32 | register::IMMEDIATE64);
    // An immediate has as many values as it stores, whatever its components say.
    let scalar = form.shapes & (shape::SWIZZLE | shape::MASK) == 0;
    let fits = if immediate {
        own == shape::ONE || !scalar && own != shape::ZERO
    } else {
        own & form.shapes & register.shapes != 0
    };
    if own == 0 {
        let values: &[(&'static str, &dyn Display)] = &[
            ("place", &spoken(place)),
            ("name", &current.op.name),
            ("form", &format_args!("{:x}", operand.token().0 & 0xFFF)),
        ];
        context.blame_operand(&rules::COMPONENTS_UNKNOWN, place, values);
        return;
    }
    if !fits {
        let wanted = shapes_text(if immediate { shape::ONE } else { form.shapes & register.shapes });
        let values: &[(&'static str, &dyn Display)] = &[
            ("place", &spoken(place)),
            ("name", &current.op.name),
            ("register", &Named(operand, context.version)),
            ("found", &shapes_text(own)),
            ("wanted", &wanted),
        ];
        context.blame_operand(&rules::COMPONENTS_UNFIT, place, values);
        return;
    }
    match given {
        Components::Mask(mask) if form.mask != MaskRule::Any && !immediate => {
            written(context, current, place, operand, form, mask);
        }
        Components::Select(component) if current.op.traits & traits::RED != 0 && component != 0 => {
            let red = operand.register_type() == register::RESOURCE;
            if red {
                context.blame_operand(&rules::COMPARISON_COMPONENT, place, &[("name", &current.op.name)]);
            }
        }
        Components::Swizzle(swizzle) if current.op.traits & (traits::DOUBLE | traits::RED) != 0 => {
            swizzled(context, current, place, operand, form, swizzle);
        }
        _ => {}
    }
}

fn shapes_text(shapes: u8) -> String {
    let names = ["no components", "one unnamed component", "a mask", "a swizzle", "one selected component"];
    let all: Vec<&str> =
        names.into_iter().enumerate().filter(|(place, _)| shapes >> place & 1 != 0).map(|(_, name)| name).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(" or ") }
}

/// The mask of a result.
fn written(
    context: &mut Context<'_>,
    current: &Current<'_>,
    place: usize,
    operand: Operand<'_>,
    form: &'static Form,
    mask: u8,
) {
    let name = current.op.name;
    if mask == 0 {
        let values: &[(&'static str, &dyn Display)] =
            &[("place", &spoken(place)), ("name", &name), ("register", &Named(operand, context.version))];
        context.blame_operand(&rules::MASK_EMPTY, place, values);
        return;
    }
    let wanted = match form.mask {
        MaskRule::Any | MaskRule::Some => return,
        MaskRule::One if mask.is_power_of_two() => return,
        MaskRule::Pair if mask.count_ones() <= 2 => return,
        MaskRule::Double if matches!(mask, 3 | 12 | 15) => return,
        MaskRule::Low if matches!(mask, 1 | 3 | 7 | 15) => return,
        MaskRule::All if mask == 15 => return,
        MaskRule::One => "it writes one component",
        MaskRule::Pair => "it writes one or two components",
        MaskRule::Double => "it writes doubles, in xy, zw or xyzw",
        MaskRule::Low => "it writes x, xy, xyz or xyzw",
        MaskRule::All => "it writes xyzw",
    };
    let values: &[(&'static str, &dyn Display)] =
        &[("name", &name), ("register", &Named(operand, context.version)), ("mask", &Mask(mask)), ("wanted", &wanted)];
    context.blame_operand(&rules::MASK_UNFIT, place, values);
}

/// Swizzles that must have a certain form: of doubles, and of what is compared.
fn swizzled(
    context: &mut Context<'_>,
    current: &Current<'_>,
    place: usize,
    operand: Operand<'_>,
    form: &'static Form,
    swizzle: u8,
) {
    const XYXY: u8 = 0b01_00_01_00;
    const XYZW: u8 = 0b11_10_01_00;
    const ZWXY: u8 = 0b01_00_11_10;
    const ZWZW: u8 = 0b11_10_11_10;
    let name = current.op.name;
    if operand.register_type() == register::RESOURCE && current.op.traits & traits::RED != 0 && swizzle != 0 {
        context.blame_operand(&rules::COMPARISON_COMPONENT, place, &[("name", &name)]);
    }
    if is(form, &forms::DOUBLE) && !matches!(swizzle, XYXY | XYZW | ZWXY | ZWZW) {
        let values: &[(&'static str, &dyn Display)] =
            &[("place", &spoken(place)), ("name", &name), ("found", &Swizzle(swizzle))];
        context.blame_operand(&rules::DOUBLE_SWIZZLE, place, values);
    }
}

/// The extended token: modifiers, precision, the non-uniform mark.
fn extended(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>, form: &'static Form) {
    let word = operand.extended().unwrap_or(0);
    let kind = word & 0x3F;
    if kind > 1 {
        context.blame_operand(&rules::OPERAND_EXTENSION_UNKNOWN, place, &[("kind", &kind)]);
        return;
    }
    let modifier = word >> 6 & 0xFF;
    if modifier > 3 {
        context.blame_operand(&rules::MODIFIER_UNKNOWN, place, &[("value", &modifier)]);
    } else if modifier != 0 {
        modified(context, current, place, operand, form, modifier);
    }
    if operand.min_precision() != 0 {
        precise(context, current, place, operand);
    }
    let marked = matches!(
        operand.register_type(),
        register::SAMPLER | register::RESOURCE | register::UNORDERED_ACCESS_VIEW | register::CONSTANT_BUFFER
    );
    if operand.non_uniform() && !(marked && context.version.has_ranges()) {
        let values: &[(&'static str, &dyn Display)] = &[("register", &Named(operand, context.version))];
        context.blame_operand(&rules::NON_UNIFORM_MISPLACED, place, values);
    }
}

fn modified(
    context: &mut Context<'_>,
    current: &Current<'_>,
    place: usize,
    operand: Operand<'_>,
    form: &'static Form,
    modifier: u32,
) {
    let op = current.op;
    let word = ["", "negation", "absolute value", "negated absolute value"][modifier as usize];
    let values: &[(&'static str, &dyn Display)] = &[("place", &spoken(place)), ("name", &op.name), ("modifier", &word)];
    if form.mask != MaskRule::Any {
        context.blame_operand(&rules::DESTINATION_MODIFIER, place, values);
        return;
    }
    if is(form, &forms::CONDITION) {
        context.blame_operand(&rules::CONDITION_MODIFIER, place, values);
        return;
    }
    if matches!(operand.register_type(), register::IMMEDIATE32 | register::IMMEDIATE64) {
        context.blame_operand(&rules::IMMEDIATE_MODIFIER, place, values);
    }
    let (negate, absolute) = (modifier & 1 != 0 && !op.negate, modifier & 2 != 0 && !op.absolute);
    if (negate || absolute) && op.traits & traits::CONVERSION != 0 {
        context.blame_operand(&rules::CONVERSION_MODIFIER, place, values);
    } else if negate {
        context.blame_operand(&rules::NEGATE_UNFIT, place, values);
    } else if absolute {
        context.blame_operand(&rules::ABSOLUTE_UNFIT, place, values);
    }
}

fn precise(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>) {
    const FLAG: u32 = 16;
    let op = current.op;
    let precision = operand.min_precision();
    if !matches!(precision, 1 | 2 | 4 | 5) {
        context.blame_operand(&rules::PRECISION_UNKNOWN, place, &[("value", &precision)]);
        return;
    }
    if context.declared.flags.unwrap_or(0) >> FLAG & 1 == 0 && context.tell_once(MIN_PRECISION, 0) {
        let values: &[(&'static str, &dyn Display)] = &[("place", &spoken(place)), ("name", &op.name)];
        context.blame_operand(&rules::PRECISION_WITHOUT_FLAG, place, values);
    }
    let double = op.traits & traits::DOUBLE != 0
        && op.forms.get(place).is_some_and(|form| is(form, &forms::DOUBLE) || is(form, &forms::DOUBLE_DEST));
    if double || op.traits & traits::ATOMIC != 0 {
        context.blame_operand(&rules::PRECISION_UNFIT, place, &[("name", &op.name)]);
    } else if let Some(float) = number_class(op, place).filter(|float| *float != (precision <= 2)) {
        let found = if float { "an integer" } else { "a floating-point" };
        let values: &[(&'static str, &dyn Display)] =
            &[("place", &spoken(place)), ("name", &op.name), ("found", &found)];
        context.blame_operand(&rules::PRECISION_CLASS, place, values);
    }
}

/// Marks in [`Context::told`] that no register type has.
const MIN_PRECISION: u8 = 255;

/// Whether operand `place` of an instruction is a floating-point number or an integer; `None` where
/// it may be both, or is a truth value.
fn number_class(op: &Op, place: usize) -> Option<bool> {
    let is_result = op.parameters.get(place) == Some(&Parameter::Destination);
    let to_integer = op.traits & traits::TO_INTEGER != 0;
    if to_integer || op.traits & traits::TO_FLOAT != 0 {
        return Some(is_result != to_integer);
    }
    let moves = matches!(op.number, opcode::MOV | opcode::MOVC | opcode::SWAPC);
    // Resources, addresses and conditions: no arithmetic.
    let arithmetic = op.forms.iter().all(|form| form.mask != MaskRule::Any || is(form, &forms::SOURCE));
    if moves || !arithmetic || op.forms.len() < 2 || op.traits & traits::CONVERSION != 0 {
        return None;
    }
    // A comparison gives a truth value: none of its sources is in the precision of the result.
    if is_result && op.parameters[1..].iter().all(|parameter| *parameter == Parameter::Other) {
        return None;
    }
    Some(op.negate && op.absolute)
}

/// Pairs of results: not both null, not the same register.
pub(super) fn results(context: &mut Context<'_>, current: &Current<'_>) {
    let [first, second, ..] = current.operands() else { return };
    let name = current.op.name;
    if current.opcode == opcode::SWAPC {
        if first.register_type() == second.register_type() && first.values() == second.values() {
            let values: &[(&'static str, &dyn Display)] =
                &[("name", &name), ("register", &Named(*first, context.version))];
            context.blame(&rules::SWAP_SAME_REGISTER, values);
        }
    } else if first.register_type() == register::NULL && second.register_type() == register::NULL {
        context.blame(&rules::RESULTS_UNUSED, &[("name", &name)]);
    }
}
