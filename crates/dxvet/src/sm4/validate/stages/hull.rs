//! Hull shaders: phases, the tessellator's state, control points and patch constants.

use super::super::declared::{File, REGISTERS, Range};
use super::super::text::{Mask, Named, system_value};
use super::super::{Context, Current, Phase};
use super::patch::{Declared, FACTORS, ISOLINE, once, points};
use crate::names::text;
use crate::sm4::model::register;
use crate::sm4::op::opcode;
use crate::tables::{sm4_enums, sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// Most partitionings and output primitives.
const PARTITIONINGS: u32 = 4;
const PRIMITIVES: u32 = 4;
/// Output primitives for lines and for areas.
const LINE: u32 = 2;
const TRIANGLES: [u32; 2] = [3, 4];
/// Register types that belong to one kind of phase.
const CONTROL_POINT_NUMBER: u8 = 22;
const FORK_NUMBER: u8 = 23;
const JOIN_NUMBER: u8 = 24;

/// What the passes keep.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// What was told of already.
    outside: bool,
    in_declarations: bool,
    /// The last phase that was entered, as a number that must not fall.
    order: u8,
    /// Control point phases so far.
    control_point_phases: u32,
    /// Control points that go out.
    outputs: Declared,
    partitioning: Declared,
    primitive: Declared,
    factor: Declared,
    /// Instance count of this phase.
    instances: Declared,
    /// Components that the control point phase puts out.
    points: [u8; REGISTERS],
    /// Components of patch constants that earlier phases put out.
    constants: [u8; REGISTERS],
}

/// Where the walk is, in words.
fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::None => "no phase",
        Phase::Declarations => "the declarations",
        Phase::ControlPoint => "a control point phase",
        Phase::Fork => "a fork phase",
        Phase::Join => "a join phase",
    }
}

/// One declaration.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    inside(context);
    let own = matches!(
        current.opcode,
        opcode::DCL_TEMPS
            | opcode::DCL_INDEXABLE_TEMP
            | opcode::DCL_INDEXRANGE
            | opcode::DCL_INPUT
            | opcode::DCL_INPUT_SIV
            | opcode::DCL_INPUT_SGV
            | opcode::DCL_OUTPUT
            | opcode::DCL_OUTPUT_SIV
            | opcode::DCL_OUTPUT_SGV
    );
    if own && context.phase == Phase::Declarations {
        context.blame(&rules::HS_DECLARATION_MISPLACED, &[("name", &current.op.name)]);
        return;
    }
    let counts =
        matches!(current.opcode, opcode::DCL_HS_FORK_PHASE_INSTANCE_COUNT | opcode::DCL_HS_JOIN_PHASE_INSTANCE_COUNT);
    if !own && !counts && !matches!(context.phase, Phase::None | Phase::Declarations) {
        let values: &[(&'static str, &dyn Display)] = &[("name", &current.op.name), ("phase", &name(context.phase))];
        context.blame(&rules::HS_STATE_MISPLACED, values);
    }
    match current.opcode {
        opcode::DCL_OUTPUT_CONTROL_POINT_COUNT => {
            let count = current.token.field(11, 6);
            if let Some(context) = first(context, current, |hull| &mut hull.outputs, count) {
                points(context, count, &"go out");
            }
        }
        opcode::DCL_TESSELLATOR_PARTITIONING => {
            let number = current.token.field(11, 3);
            if let Some(context) = first(context, current, |hull| &mut hull.partitioning, number) {
                known(context, "partitioning", number, PARTITIONINGS);
            }
        }
        opcode::DCL_TESSELLATOR_OUTPUT_PRIMITIVE => {
            let number = current.token.field(11, 3);
            if let Some(context) = first(context, current, |hull| &mut hull.primitive, number) {
                known(context, "output primitive", number, PRIMITIVES);
            }
        }
        opcode::DCL_HS_MAX_TESSFACTOR => {
            let bits = current.word(0);
            if let Some(context) = first(context, current, |hull| &mut hull.factor, bits) {
                let factor = f32::from_bits(bits);
                let least = sm4_limits::FACTOR_LEAST.value(context.version);
                let limit = sm4_limits::FACTOR_MOST.value(context.version);
                if !(least as f32..=limit as f32).contains(&factor) {
                    let values: &[(&'static str, &dyn Display)] =
                        &[("factor", &factor), ("least", &least), ("limit", &limit)];
                    context.blame(&rules::HS_MOST_FACTOR, values);
                }
            }
        }
        opcode::DCL_HS_FORK_PHASE_INSTANCE_COUNT => instances(context, current, Phase::Fork),
        opcode::DCL_HS_JOIN_PHASE_INSTANCE_COUNT => instances(context, current, Phase::Join),
        opcode::DCL_INPUT | opcode::DCL_INPUT_SIV => input(context, current),
        _ => {}
    }
}

/// Everything stands in a phase.
fn inside(context: &mut Context<'_>) {
    if context.phase == Phase::None && !std::mem::replace(&mut context.stages.hull.outside, true) {
        context.blame(&rules::HS_OUTSIDE_PHASE, &[]);
    }
}

/// The context, where a declaration of the state is the first of its kind.
fn first<'c, 'a>(
    context: &'c mut Context<'a>,
    current: &Current<'_>,
    field: fn(&mut State) -> &mut Declared,
    number: u32,
) -> Option<&'c mut Context<'a>> {
    let at = context.number;
    let before = *field(&mut context.stages.hull);
    if !once(context, before, &current.op.name) {
        return None;
    }
    *field(&mut context.stages.hull) = Some((number, at));
    Some(context)
}

fn known(context: &mut Context<'_>, what: &'static str, number: u32, most: u32) {
    if number == 0 || number > most {
        context.blame(&rules::PATCH_STATE_UNKNOWN, &[("what", &what), ("number", &number)]);
    }
}

fn instances(context: &mut Context<'_>, current: &Current<'_>, phase: Phase) {
    let count = current.word(0);
    if context.phase != phase {
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &current.op.name), ("wanted", &name(phase)), ("phase", &name(context.phase))];
        context.blame(&rules::HS_WRONG_PHASE, values);
        return;
    }
    if first(context, current, |hull| &mut hull.instances, count).is_none() {
        return;
    }
    let limit = sm4_limits::HULL_INSTANCES.value(context.version);
    if count == 0 {
        context.blame(&rules::HS_NO_INSTANCES, &[]);
    } else if count > limit {
        context.blame(&rules::HS_INSTANCES, &[("count", &count), ("limit", &limit)]);
    }
}

/// Each phase has its own inputs, and control points lie inside the patch.
fn input(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let kind = operand.register_type();
    let phase = context.phase;
    let wanted = match kind {
        register::INPUT | CONTROL_POINT_NUMBER if phase != Phase::ControlPoint => name(Phase::ControlPoint),
        FORK_NUMBER if phase != Phase::Fork => name(Phase::Fork),
        JOIN_NUMBER | register::PATCH_CONSTANT if phase != Phase::Join => name(Phase::Join),
        register::CONTROL_POINT_INPUT | register::CONTROL_POINT_OUTPUT
            if !matches!(phase, Phase::Fork | Phase::Join) =>
        {
            "a fork or join phase"
        }
        _ => "",
    };
    if !wanted.is_empty() {
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &Named(operand, context.version)), ("wanted", &wanted), ("phase", &name(phase))];
        context.blame_operand(&rules::HS_WRONG_PHASE, 0, values);
        return;
    }
    let count = match kind {
        register::INPUT | register::CONTROL_POINT_INPUT => context.stages.patch.inputs,
        register::CONTROL_POINT_OUTPUT => {
            if context.stages.hull.control_point_phases == 0 {
                context.blame_operand(&rules::HS_OUTPUT_POINTS_UNMADE, 0, &[]);
                return;
            }
            context.stages.hull.outputs
        }
        _ => return,
    };
    let declared = operand.index(0).map_or(0, |index| index.number());
    let Some((points, _)) = count else { return };
    if declared > u64::from(points) || (phase == Phase::Join && declared != u64::from(points)) {
        let values: &[(&'static str, &dyn Display)] =
            &[("register", &Named(operand, context.version)), ("count", &declared), ("points", &points)];
        context.blame_operand(&rules::HS_POINTS_DIFFER, 0, values);
    }
}

/// One instruction.
pub(super) fn instruction(context: &mut Context<'_>, current: &Current<'_>) {
    inside(context);
    if context.phase == Phase::Declarations && !std::mem::replace(&mut context.stages.hull.in_declarations, true) {
        context.blame(&rules::HS_DECLARATION_MISPLACED, &[("name", &current.op.name)]);
    }
    let [inputs, outputs] =
        [register::CONTROL_POINT_INPUT, register::CONTROL_POINT_OUTPUT].map(|kind| vertices(context, kind));
    super::vertices(context, current, |kind| if kind == register::CONTROL_POINT_OUTPUT { outputs } else { inputs });
}

/// Control points of this register type, and the instruction that says so.
pub(super) fn vertices(context: &Context<'_>, kind: u8) -> Declared {
    if kind == register::CONTROL_POINT_OUTPUT { context.stages.hull.outputs } else { context.stages.patch.inputs }
}

/// A phase begins: they come in order.
pub(super) fn phase(context: &mut Context<'_>, current: &Current<'_>) {
    let phase = context.phase;
    let hull = &mut context.stages.hull;
    hull.instances = None;
    let order = match phase {
        Phase::Declarations => 1,
        Phase::ControlPoint => 2,
        Phase::Fork => 3,
        _ => 4,
    };
    let before = std::mem::replace(&mut hull.order, order);
    if phase == Phase::ControlPoint {
        hull.control_point_phases += 1;
    }
    let repeated = hull.control_point_phases;
    // The declarations come first and once; the rest is in order.
    if order < before || (order == 1 && before != 0) || (order != 1 && before == 0 && !hull.outside) {
        hull.outside |= before == 0;
        context.blame(&rules::HS_PHASE_ORDER, &[("name", &current.op.name)]);
    } else if phase == Phase::ControlPoint && repeated > 1 {
        context.blame(&rules::HS_CONTROL_POINT_PHASES, &[("count", &repeated)]);
    }
}

/// At the end of a phase: what it reads was put out by one before, what it puts out was not.
pub(super) fn end_of_phase(context: &mut Context<'_>) {
    match context.phase {
        Phase::ControlPoint => {
            for number in 0..context.declared.outputs[0].len() {
                context.stages.hull.points[number] |= context.declared.outputs[0][number].mask;
            }
        }
        Phase::Fork | Phase::Join => constants(context),
        Phase::None | Phase::Declarations => {}
    }
}

fn constants(context: &mut Context<'_>) {
    let (points, patch) = (context.declared.output_points.len(), context.declared.patch.len());
    for number in 0..points.max(patch) {
        let read = context.declared.output_points[number];
        let made = context.stages.hull.points[number];
        if read.mask & !made != 0 && context.stages.hull.control_point_phases != 0 {
            let values: &[(&'static str, &dyn Display)] =
                &[("register", &format_args!("vocp{number}")), ("components", &Mask(read.mask & !made))];
            context.blame_at(read.at, &rules::HS_READ_UNMADE, values);
        }
        let read = context.declared.patch[number];
        let made = context.stages.hull.constants[number];
        if read.mask & !made != 0 {
            let values: &[(&'static str, &dyn Display)] =
                &[("register", &format_args!("vpc{number}")), ("components", &Mask(read.mask & !made))];
            context.blame_at(read.at, &rules::HS_READ_UNMADE, values);
        }
    }
    for number in 0..context.declared.outputs[0].len() {
        let output = context.declared.outputs[0][number];
        let shared = output.mask & context.stages.hull.constants[number];
        if shared != 0 {
            let values: &[(&'static str, &dyn Display)] = &[("number", &number), ("components", &Mask(shared))];
            context.blame_at(output.at, &rules::HS_CONSTANT_TWICE, values);
        }
        context.stages.hull.constants[number] |= output.mask;
    }
    ranges(context);
}

/// An index range over patch constants does not hold factors of one group and something else, among
/// what its phase puts out.
fn ranges(context: &mut Context<'_>) {
    for place in 0..context.declared.ranges.len() {
        let range = context.declared.ranges[place];
        if range.kind != register::OUTPUT {
            continue;
        }
        let Some((value, number)) = mixed(&context.declared.outputs[0], range) else { continue };
        let values: &[(&'static str, &dyn Display)] = &[("value", &system_value(value)), ("number", &number)];
        context.blame_at(range.at, &rules::HS_RANGE_FACTORS, values);
    }
}

/// A tessellation factor that a range holds, and a register in it with something that is not of its
/// group.
fn mixed(outputs: &File, range: Range) -> Option<(u32, u32)> {
    let group = |value: u32| FACTORS.iter().position(|(_, group)| group.contains(&value));
    let mut first: Option<(u32, u32)> = None;
    let end = u64::from(range.first) + u64::from(range.count);
    for number in range.first..end.min(outputs.len() as u64) as u32 {
        let output = outputs[number as usize];
        for component in (0..4).filter(|component| (output.mask & range.mask) >> component & 1 != 0) {
            let value = u32::from(output.names[component]);
            let (before, other) = *first.get_or_insert((value, number));
            if value != before && group(value) != group(before) {
                return Some(if group(before).is_some() { (before, number) } else { (value, other) });
            }
        }
    }
    None
}

/// What only all phases together show.
pub(super) fn end(context: &mut Context<'_>) {
    let hull = &context.stages.hull;
    let missing = [
        (hull.outputs, "dcl_output_control_point_count"),
        (hull.partitioning, "dcl_tessellator_partitioning"),
        (hull.primitive, "dcl_tessellator_output_primitive"),
    ];
    for (declared, name) in missing {
        if declared.is_none() {
            context.blame_program(&rules::PATCH_STATE_MISSING, &[("name", &name)]);
        }
    }
    counts(context);
    if let (Some((domain, _)), Some((primitive, at))) = (context.stages.patch.domain, context.stages.hull.primitive) {
        let odd = if domain == ISOLINE { TRIANGLES.contains(&primitive) } else { primitive == LINE };
        if odd && domain != 0 {
            let values: &[(&'static str, &dyn Display)] = &[
                ("primitive", &text(sm4_enums::OUTPUT_PRIMITIVE, primitive).unwrap_or("unknown")),
                ("domain", &text(sm4_enums::DOMAIN, domain).unwrap_or("unknown")),
            ];
            context.blame_at(at, &rules::HS_PRIMITIVE_UNFIT, values);
        }
        factors(context, domain);
    }
}

/// Control points that go out, and their components together.
fn counts(context: &mut Context<'_>) {
    let Some((outputs, at)) = context.stages.hull.outputs else { return };
    if context.stages.hull.control_point_phases == 0 {
        if let Some((inputs, _)) = context.stages.patch.inputs
            && outputs != 0
            && outputs != inputs
        {
            let values: &[(&'static str, &dyn Display)] = &[("outputs", &outputs), ("inputs", &inputs)];
            context.blame_at(at, &rules::HS_PASSED_POINTS, values);
        }
        return;
    }
    let components: u32 = context.stages.hull.points.iter().map(|mask| mask.count_ones()).sum();
    let total = components * outputs;
    let limit = sm4_limits::CONTROL_POINT_SCALARS.value(context.version);
    if total > limit {
        let values: &[(&'static str, &dyn Display)] =
            &[("points", &outputs), ("components", &components), ("total", &total), ("limit", &limit)];
        context.blame_at(at, &rules::HS_OUTPUT_SCALARS, values);
    }
}

/// All factors of the domain are put out.
fn factors(context: &mut Context<'_>, domain: u32) {
    for (own, group) in FACTORS {
        if own != domain {
            continue;
        }
        for value in group {
            if context.stages.patch.factors[*value as usize].is_none() {
                context.blame_program(&rules::HS_FACTOR_MISSING, &[("value", &system_value(*value))]);
            }
        }
    }
}
