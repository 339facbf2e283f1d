//! Is a program of Shader Model 4 to 5.1 legal?
//!
//! One walk over the program. Every declaration, phase and instruction goes through the passes of
//! its kind, in the order in which the functions below call them, then come the passes of the end. A pass reports without asking:
//! what its rule's row does not have in this model and stage is dropped.

mod attributes;
mod blocks;
mod calls;
mod components;
mod context;
mod declarations;
mod declared;
mod opcodes;
mod operands;
mod paths;
mod phases;
mod registers;
mod resources;
mod shared;
mod short;
mod stages;
mod subroutines;
mod text;
mod tokens;
mod usual;
mod values;

pub use context::{Context, Current, Phase};
pub use declared::{Attribute, Buffer, Declared, File, Range, Shared, Slot};

use crate::fault::Fault;
use crate::sm4::model::{Instruction, Program, Stage, register};
use crate::sm4::op::Kind;
use crate::span::Span;
use crate::tables::sm4_rules as rules;
use usual::Plan;

/// Passes before the first instruction.
fn start(context: &mut Context<'_>) {
    opcodes::program(context);
}

/// Passes over declarations. [`declared::declare`] is the last: those before it see what was
/// declared earlier.
fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    opcodes::exists(context, current);
    opcodes::before_code(context, current);
    tokens::controls(context, current);
    tokens::declared_words(context, current);
    declarations::declaration(context, current);
    attributes::declaration(context, current);
    calls::declaration(context, current);
    stages::declaration(context, current);
    declared::declare(context, current);
    context.is_open = short::is_open(context);
}

/// Passes over instructions that are executed. The pass on resources finds out how many coordinates
/// the pass on registers looks at.
fn instruction(context: &mut Context<'_>, current: &Current<'_>) {
    let plan = Plan::of(current.opcode);
    let asks = |pass: u8| plan.passes & pass != 0;
    opcodes::exists(context, current);
    if current.token.0 & plan.controls != 0 {
        tokens::controls(context, current);
        tokens::results(context, current);
        tokens::extensions(context, current);
    } else if current.op.dimensions != 0 {
        tokens::missing_extension(context, current);
    }
    if asks(usual::FIELDS) {
        tokens::fields(context, current);
    }
    if !current.is_used_up {
        tokens::trailing(context, current);
    }
    if asks(usual::CALLS) {
        calls::calls(context, current);
    }
    if asks(usual::BLOCKS) || context.blocks.is_watched() {
        blocks::blocks(context, current.op, current.first(), asks(usual::BLOCKS));
    } else {
        context.blocks.pass();
    }
    operands::operands(context, current);
    if asks(usual::SWAPS) || current.first().register_type() == register::NULL {
        operands::results(context, current);
    }
    resources::resources(context, current);
    registers::registers(context, current, plan);
    if asks(usual::FLAGS) {
        values::flags(context, current);
    }
    values::cycle_counter(context, current);
    match context.stage {
        Stage::Geometry | Stage::Hull | Stage::Domain => stages::instruction(context, current),
        Stage::Pixel if asks(usual::EVALUATES) => stages::instruction(context, current),
        _ => {}
    }
    context.code = true;
}

/// Passes over the markers of hull shader phases.
fn phase(context: &mut Context<'_>, current: &Current<'_>) {
    opcodes::last_of_phase(context);
    phases::leave(context);
    context.enter(current.opcode);
    opcodes::exists(context, current);
    tokens::controls(context, current);
    calls::phase(context);
    stages::phase(context, current);
    context.is_open = short::is_open(context);
}

/// Passes over custom data.
fn data(context: &mut Context<'_>, current: &Current<'_>) {
    opcodes::before_code(context, current);
    opcodes::custom_data(context, current);
    declarations::data(context, current);
    declared::data(context, current);
}

/// Passes at the end of the program.
fn end(context: &mut Context<'_>) {
    phases::leave(context);
    phases::end(context);
    opcodes::last(context);
    calls::end(context);
    declarations::end(context);
    shared::end(context);
    values::outputs(context);
    stages::end(context);
    if context.warns {
        paths::paths(context);
    }
}

/// How to validate.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// It stops soon after more faults than this are known.
    pub most: usize,
    /// Whether to look at all ways through the program for what only warnings speak of.
    pub warnings: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { most: 10_000, warnings: true }
    }
}

/// With debug assertions: the long way has nothing to say of an instruction that went the short one.
fn put_to_the_test(context: &mut Context<'_>, each: Instruction<'_>) {
    if cfg!(debug_assertions)
        && Plan::of(each.opcode()).passes == 0
        && let Some(op) = each.op()
    {
        let before = context.found();
        instruction(context, &Current::new(each, op));
        debug_assert_eq!(context.found(), before, "an instruction went the short way and must not");
    }
}

/// Adds what is illegal in `program` to `found`, and gives back what it declares. Malformations are
/// the decoder's to report.
pub fn validate(program: &Program, options: Options, found: &mut Vec<Fault>) -> Declared {
    let version = program.version;
    let Some(stage) = version.stage() else { return Declared::default() };
    if version.model().is_none() {
        let at = Span { offset: program.base, length: 4 };
        let fault = Fault::new(&rules::MODEL_UNKNOWN, at).with("major", version.major());
        found.push(fault.with("minor", version.minor()));
        return Declared::default();
    }
    let mut context = Context::new(program, stage, options, found);
    start(&mut context);
    for (number, each) in program.instructions().enumerate() {
        context.number = number as u32;
        if short::instruction(&mut context, each) {
            put_to_the_test(&mut context, each);
            continue;
        }
        let Some(op) = each.op() else { continue };
        if context.is_full() {
            return context.declared;
        }
        let current = Current::new(each, op);
        match op.kind {
            Kind::Declaration => declaration(&mut context, &current),
            Kind::Instruction => instruction(&mut context, &current),
            Kind::Data => data(&mut context, &current),
            Kind::Phase => phase(&mut context, &current),
            Kind::Reserved => opcodes::exists(&mut context, &current),
        }
    }
    if program.is_whole() {
        end(&mut context);
    }
    context.declared.nesting = context.blocks.deepest;
    context.declared
}
