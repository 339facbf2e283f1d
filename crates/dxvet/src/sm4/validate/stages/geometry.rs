//! Geometry shaders: primitives, streams, instances, and how much may be put out.

use super::super::declared::REGISTERS;
use super::super::{Context, Current};
use crate::fault::Step;
use crate::names::text;
use crate::sm4::model::register;
use crate::sm4::op::opcode;
use crate::tables::{sm4_enums, sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// Numbers of input primitives.
const NO_PRIMITIVE: u32 = 0;
const PATCH_1: u32 = 8;
const PATCH_32: u32 = 39;
/// The topology that several streams must have.
const POINT_LIST: u32 = 1;
/// Streams that are kept apart.
const STREAMS: usize = 4;

/// What the passes keep.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// Number and instruction of the input primitive.
    primitive: Option<(u32, u32)>,
    /// Number and instruction of each stream's topology.
    topologies: [Option<(u32, u32)>; STREAMS],
    /// Vertices of `dcl_maxout`, and the instruction.
    vertices: Option<(u32, u32)>,
    /// Number and instruction of the instance count.
    instances: Option<(u32, u32)>,
    /// Streams declared, a bit each.
    streams: u8,
    /// Input declarations: instruction and first index.
    inputs: Vec<(u32, u64)>,
    /// Whether a declaration came that a stream must precede.
    streamed: bool,
    /// What one straight run has written and put out.
    run: Run,
    /// What was reported already.
    told: u8,
}

/// A run without branches, from the start of the program or a point where the ways of the program
/// may differ.
#[derive(Clone, Debug, Default)]
struct Run {
    /// Whether it is still one that begins with the program.
    broken: bool,
    /// Outputs written since the last vertex.
    written: [u8; REGISTERS],
    /// The last emit.
    last: Option<u32>,
    /// Vertices put out.
    emitted: u32,
}

const TOLD_EMIT: u8 = 1;
const TOLD_FORM: u8 = 2;
const TOLD_UNWRITTEN: u8 = 4;
const TOLD_MOST: u8 = 8;
const TOLD_INSTANCE: u8 = 16;

/// One declaration.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    match current.opcode {
        opcode::DCL_INPUTPRIMITIVE => primitive(context, current.token.field(11, 6)),
        opcode::DCL_OUTPUTTOPOLOGY => topology(context, current.token.field(11, 7)),
        opcode::DCL_MAXOUT => most_vertices(context, current.word(0)),
        opcode::DCL_GSINSTANCES => instances(context, current.word(0)),
        opcode::DCL_STREAM => stream(context, current),
        opcode::DCL_INPUT | opcode::DCL_INPUT_SIV => input(context, current),
        opcode::DCL_OUTPUT | opcode::DCL_OUTPUT_SIV | opcode::DCL_OUTPUT_SGV => {
            declares(context);
        }
        _ => {}
    }
}

fn primitive(context: &mut Context<'_>, number: u32) {
    if let Some((first, _)) = context.stages.geometry.primitive {
        let values: &[(&'static str, &dyn Display)] = &[("first", &name(sm4_enums::PRIMITIVE, first))];
        context.blame(&rules::GS_PRIMITIVE_REPEATED, values);
        return;
    }
    context.stages.geometry.primitive = Some((number, context.number));
    if number != NO_PRIMITIVE && vertices_of(number).is_none() {
        context.blame(&rules::GS_PRIMITIVE_UNKNOWN, &[("number", &number)]);
    } else if number >= PATCH_1 {
        context.blame(&rules::GS_PATCH_MODEL, &[("points", &(number - PATCH_1 + 1))]);
    }
}

/// The vertices of an input primitive.
fn vertices_of(primitive: u32) -> Option<u32> {
    Some(match primitive {
        1..=3 => primitive,
        6 => 4,
        7 => 6,
        PATCH_1..=PATCH_32 => primitive - PATCH_1 + 1,
        _ => return None,
    })
}

fn topology(context: &mut Context<'_>, number: u32) {
    let stream = context.declared.stream;
    let at = context.number;
    let state = &mut context.stages.geometry;
    state.streamed = true;
    let repeated = state.topologies[stream].is_some();
    state.topologies[stream].get_or_insert((number, at));
    if repeated {
        let place = if state.streams == 0 { String::new() } else { format!(" of stream {stream}") };
        context.blame(&rules::GS_TOPOLOGY_REPEATED, &[("place", &place)]);
    } else if !matches!(number, 1 | 3 | 5) {
        context.blame(&rules::GS_TOPOLOGY_UNKNOWN, &[("number", &number)]);
    }
}

fn most_vertices(context: &mut Context<'_>, vertices: u32) {
    if let Some((first, _)) = context.stages.geometry.vertices {
        context.blame(&rules::GS_MOST_VERTICES_REPEATED, &[("first", &first)]);
        return;
    }
    context.stages.geometry.vertices = Some((vertices, context.number));
    let limit = sm4_limits::GEOMETRY_VERTICES.value(context.version);
    if vertices == 0 || vertices > limit {
        context.blame(&rules::GS_MOST_VERTICES, &[("vertices", &vertices), ("limit", &limit)]);
    }
}

fn instances(context: &mut Context<'_>, count: u32) {
    if let Some((first, _)) = context.stages.geometry.instances {
        context.blame(&rules::GS_INSTANCES_REPEATED, &[("first", &first)]);
        return;
    }
    context.stages.geometry.instances = Some((count, context.number));
    let limit = sm4_limits::GEOMETRY_INSTANCES.value(context.version);
    if count == 0 || count > limit {
        context.blame(&rules::GS_INSTANCES, &[("count", &count), ("limit", &limit)]);
    }
}

fn stream(context: &mut Context<'_>, current: &Current<'_>) {
    let number = current.first().number().unwrap_or(u32::MAX);
    let limit = sm4_limits::GEOMETRY_STREAMS.value(context.version).min(STREAMS as u32);
    if number >= limit {
        context.blame_operand(&rules::GS_STREAM_NUMBER, 0, &[("number", &number), ("last", &(limit - 1))]);
        return;
    }
    let state = &mut context.stages.geometry;
    let (first, known) = (state.streams == 0, state.streams >> number & 1 != 0);
    state.streams |= 1 << number;
    if known {
        context.blame(&rules::GS_STREAM_REPEATED, &[("number", &number)]);
    } else if first && context.stages.geometry.streamed {
        context.blame(&rules::GS_STREAM_LATE, &[("number", &number)]);
    }
}

fn input(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    match operand.register_type() {
        register::INPUT if operand.token().index_count() == 2 => {
            let count = operand.index(0).map_or(0, |index| index.number());
            let at = context.number;
            context.stages.geometry.inputs.push((at, count));
            let number = operand.index(1).map_or(0, |index| index.number());
            let limit = sm4_limits::GEOMETRY_INPUTS.value(context.version);
            if number >= u64::from(limit) {
                context.blame_operand(&rules::GS_INPUT_NUMBER, 0, &[("number", &number), ("last", &(limit - 1))]);
            }
        }
        GS_INSTANCE_ID => context.blame_operand(&rules::GS_INSTANCE_ID_MODEL, 0, &[]),
        _ => {}
    }
}

/// The register type of vGSInstanceID.
const GS_INSTANCE_ID: u8 = 37;

/// Vertices of the input primitive, and the instruction that says so.
pub(super) fn vertices(context: &Context<'_>) -> Option<(u32, u32)> {
    context.stages.geometry.primitive.and_then(|(number, at)| Some((vertices_of(number)?, at)))
}

/// One instruction.
pub(super) fn instruction(context: &mut Context<'_>, current: &Current<'_>) {
    let opcode = current.opcode;
    let vertices = vertices(context);
    super::vertices(context, current, |_| vertices);
    match opcode {
        opcode::EMIT | opcode::CUT | opcode::EMIT_THEN_CUT => {
            if context.stages.geometry.streams != 0 && tell(context, TOLD_FORM) {
                context.blame(&rules::GS_PLAIN_EMIT, &[("name", &current.op.name)]);
            }
            if opcode != opcode::CUT {
                emit(context, 0);
            }
        }
        opcode::EMIT_STREAM | opcode::CUT_STREAM | opcode::EMIT_THEN_CUT_STREAM => {
            let number = current.first().number().unwrap_or(u32::MAX);
            stream_operand(context, current, number);
            if opcode != opcode::CUT_STREAM {
                emit(context, (number as usize).min(STREAMS - 1));
            }
        }
        opcode::IF
        | opcode::ELSE
        | opcode::ENDIF
        | opcode::LOOP
        | opcode::ENDLOOP
        | opcode::SWITCH
        | opcode::CASE
        | opcode::DEFAULT
        | opcode::ENDSWITCH
        | opcode::CALL
        | opcode::CALLC
        | opcode::FCALL
        | opcode::LABEL
        | opcode::RET
        | opcode::RETC => branches(context),
        _ => written(context, current),
    }
}

fn stream_operand(context: &mut Context<'_>, current: &Current<'_>, number: u32) {
    let streams = context.stages.geometry.streams;
    if streams == 0 {
        if tell(context, TOLD_FORM) {
            context.blame(&rules::GS_STREAM_EMIT, &[("name", &current.op.name)]);
        }
    } else if number as usize >= STREAMS || streams >> number & 1 == 0 {
        context.blame_operand(&rules::GS_STREAM_UNDECLARED, 0, &[("number", &number)]);
    }
}

/// Whether this is the first time to tell of it.
fn tell(context: &mut Context<'_>, bit: u8) -> bool {
    let told = &mut context.stages.geometry.told;
    let first = *told & bit == 0;
    *told |= bit;
    first
}

/// Takes note of outputs written; an index may mean any of them.
fn written(context: &mut Context<'_>, current: &Current<'_>) {
    if context.stages.geometry.run.broken {
        return;
    }
    for operand in current.operands().iter().filter(|operand| operand.register_type() == register::OUTPUT) {
        let mask = super::super::declared::declared_mask(operand);
        match super::super::declared::attribute_number(operand) {
            Some(number) => writes(context, number, mask),
            None => context.stages.geometry.run.written.iter_mut().for_each(|register| *register |= mask),
        }
    }
}

/// Takes note of an output declared.
pub(super) fn declares(context: &mut Context<'_>) {
    context.stages.geometry.streamed = true;
}

/// Takes note of an output written.
pub(super) fn writes(context: &mut Context<'_>, number: u32, mask: u8) {
    if let Some(register) = context.stages.geometry.run.written.get_mut(number as usize) {
        *register |= mask;
    }
}

/// The ways of the program may differ from here on.
pub(super) fn branches(context: &mut Context<'_>) {
    context.stages.geometry.run.broken = true;
}

/// A vertex leaves: on a straight run all its outputs were written, and it is not one too many.
fn emit(context: &mut Context<'_>, stream: usize) {
    if context.stages.geometry.topologies[stream].is_none() && tell(context, TOLD_EMIT) {
        let place = if context.stages.geometry.streams == 0 { String::new() } else { format!(" of stream {stream}") };
        context.blame(&rules::GS_TOPOLOGY_MISSING, &[("place", &place)]);
    }
    if context.stages.geometry.run.broken {
        return;
    }
    let outputs = &context.declared.outputs[stream];
    let run = &context.stages.geometry.run;
    let missing = outputs.iter().zip(run.written).position(|(output, written)| output.mask & !written != 0);
    let (last, emitted) = (run.last, run.emitted + 1);
    if let Some(number) = missing {
        let components = super::super::text::Mask(outputs[number].mask & !run.written[number]);
        let values: &[(&'static str, &dyn Display)] = &[("number", &number), ("components", &components)];
        if let Some(last) = last {
            if tell(context, TOLD_UNWRITTEN) {
                let step = Step { instruction: last, text: "the vertex before takes all outputs with it".to_owned() };
                context.blame_traced(&rules::GS_OUTPUT_LOST, values, vec![step]);
            }
        } else if tell(context, TOLD_UNWRITTEN) {
            context.blame(&rules::GS_OUTPUT_UNWRITTEN, values);
        }
    }
    let at = context.number;
    let run = &mut context.stages.geometry.run;
    (run.written, run.last, run.emitted) = ([0; REGISTERS], Some(at), emitted);
    if let Some((most, _)) = context.stages.geometry.vertices
        && emitted > most
        && tell(context, TOLD_MOST)
    {
        context.blame(&rules::GS_EMITS_TOO_MANY, &[("emitted", &emitted), ("most", &most)]);
    }
}

/// What only all declarations together show.
pub(super) fn end(context: &mut Context<'_>) {
    input_shape(context);
    let state = &context.stages.geometry;
    if state.streams.count_ones() > 1 {
        for stream in 0..STREAMS {
            if let Some((topology, at)) = context.stages.geometry.topologies[stream]
                && topology != POINT_LIST
            {
                let shown = name(sm4_enums::TOPOLOGY, topology);
                let values: &[(&'static str, &dyn Display)] = &[("stream", &stream), ("topology", &shown)];
                context.blame_at(at, &rules::GS_STREAMS_POINTS, values);
            }
        }
    }
    let Some((vertices, at)) = context.stages.geometry.vertices else {
        context.blame_program(&rules::GS_MOST_VERTICES_MISSING, &[]);
        return;
    };
    let instances = context.stages.geometry.instances;
    scalars(context, vertices, at, instances);
    if let Some((count, at)) = instances {
        let (total, limit) =
            (u64::from(count) * u64::from(vertices), sm4_limits::GEOMETRY_VERTICES_ACROSS.value(context.version));
        if total > u64::from(limit) && tell(context, TOLD_INSTANCE) {
            let values: &[(&'static str, &dyn Display)] =
                &[("count", &count), ("vertices", &vertices), ("total", &total), ("limit", &limit)];
            context.blame_at(at, &rules::GS_INSTANCES_TIMES_VERTICES, values);
        }
    }
}

/// Every input has as many vertices as the primitive.
fn input_shape(context: &mut Context<'_>) {
    let Some((primitive, _)) = context.stages.geometry.primitive else {
        context.blame_program(&rules::GS_PRIMITIVE_MISSING, &[]);
        return;
    };
    let wanted = if primitive == NO_PRIMITIVE { Some(0) } else { vertices_of(primitive) };
    let Some(wanted) = wanted else { return };
    let odd = context.stages.geometry.inputs.iter().find(|(_, count)| *count != u64::from(wanted)).copied();
    if let Some((at, count)) = odd {
        let shown = name(sm4_enums::PRIMITIVE, primitive);
        let values: &[(&'static str, &dyn Display)] = &[("count", &count), ("primitive", &shown), ("wanted", &wanted)];
        context.blame_at(at, &rules::GS_INPUT_VERTICES, values);
    }
}

/// Output components times vertices, for one instance. What several streams declare in the same
/// component counts once.
fn scalars(context: &mut Context<'_>, vertices: u32, at: u32, instances: Option<(u32, u32)>) {
    let components: u64 = declared(context).map(|(_, mask, _)| u64::from(mask.count_ones())).sum();
    let total = components * u64::from(vertices);
    let limit = u64::from(sm4_limits::GEOMETRY_SCALARS.value(context.version));
    if total <= limit {
        return;
    }
    let most = limit.checked_div(components).unwrap_or(limit);
    let each = if instances.is_some_and(|(count, _)| count > 1) { " in each instance" } else { "" };
    let values: &[(&'static str, &dyn Display)] = &[
        ("components", &components),
        ("vertices", &vertices),
        ("total", &total),
        ("limit", &limit),
        ("most", &most),
        ("each", &each),
    ];
    let mut sum = 0;
    let steps = declared(context).map(|(number, mask, instruction)| {
        let own = mask.count_ones();
        sum += own;
        Step { instruction, text: format!("o{number}.{} adds {own}: {sum} components", super::super::text::Mask(mask)) }
    });
    let trace = steps.collect();
    context.blame_traced_at(at, &rules::GS_OUTPUT_SCALARS, values, trace);
}

/// The output registers, their components in all streams, and the first declaration of each.
fn declared(context: &Context<'_>) -> impl Iterator<Item = (usize, u8, u32)> {
    let outputs = &context.declared.outputs;
    let most = outputs.iter().map(|stream| stream.len()).max().unwrap_or(0);
    (0..most).filter_map(move |number| {
        let registers = outputs.iter().map(|stream| stream[number]).filter(|register| register.mask != 0);
        let mask = registers.clone().fold(0, |mask, register| mask | register.mask);
        Some((number, mask, registers.map(|register| register.at).min()?))
    })
}

fn name(names: &'static [crate::names::Name], number: u32) -> String {
    text(names, number).map_or_else(|| number.to_string(), str::to_owned)
}
