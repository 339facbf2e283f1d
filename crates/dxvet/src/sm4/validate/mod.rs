//! Is a program of Shader Model 4 to 5.1 legal?
//!
//! One walk over the program. Every declaration, phase and instruction goes through the passes of
//! its kind in the order below, then come the passes of the end. A pass reports without asking:
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
mod registers;
mod resources;
mod shared;
mod stages;
mod text;
mod tokens;
mod values;

pub use context::{Context, Current, Phase};
pub use declared::{Attribute, Buffer, Declared, Range, Shared, Slot};

use crate::fault::Fault;
use crate::sm4::model::Program;
use crate::sm4::op::Kind;
use crate::span::Span;
use crate::tables::sm4_rules as rules;

type Pass = fn(&mut Context<'_>, &Current<'_>);
type EndPass = fn(&mut Context<'_>);

/// Passes over declarations. [`declared::declare`] is the last: those before it see what was
/// declared earlier.
const DECLARATIONS: &[Pass] = &[
    opcodes::exists,
    opcodes::before_code,
    tokens::controls,
    declarations::declaration,
    attributes::declaration,
    calls::declaration,
    stages::declaration,
    declared::declare,
];

/// Passes over instructions that are executed. The pass on resources finds out how many coordinates
/// the pass on registers looks at.
const INSTRUCTIONS: &[Pass] = &[
    opcodes::exists,
    tokens::controls,
    tokens::results,
    tokens::extensions,
    tokens::fields,
    tokens::trailing,
    calls::calls,
    blocks::blocks,
    operands::operands,
    operands::results,
    resources::resources,
    registers::registers,
    values::flags,
    values::cycle_counter,
    stages::instruction,
];

/// Passes over the markers of hull shader phases, after the phase was entered.
const PHASES: &[Pass] = &[opcodes::exists, calls::phase, stages::phase];

/// Passes over custom data.
const DATA: &[Pass] = &[opcodes::before_code, opcodes::custom_data, declarations::data, declared::data];

/// Passes over opcodes that nothing uses.
const RESERVED: &[Pass] = &[opcodes::exists];

/// Passes before the first instruction.
const STARTS: &[EndPass] = &[opcodes::program];

/// Passes at the end of each phase of a hull shader, and at the end of any other program.
const PHASE_ENDS: &[EndPass] = &[blocks::end, attributes::end, values::read_is_written, stages::end_of_phase];

/// Passes at the end of the program.
const ENDS: &[EndPass] = &[opcodes::last, calls::end, declarations::end, shared::end, values::outputs, stages::end, paths::paths];

/// Adds what is illegal in `program` to `found`, and gives back what it declares. Malformations are
/// the decoder's to report. It stops soon after `found` holds more than `most`.
pub fn validate(program: &Program, most: usize, found: &mut Vec<Fault>) -> Declared {
    let version = program.version;
    let Some(stage) = version.stage() else { return Declared::default() };
    if version.model().is_none() {
        let at = Span { offset: program.base, length: 4 };
        let fault = Fault::new(&rules::MODEL_UNKNOWN, at).with("major", version.major());
        found.push(fault.with("minor", version.minor()));
        return Declared::default();
    }
    let mut context = Context::new(program, stage, most, found);
    STARTS.iter().for_each(|pass| pass(&mut context));
    for (number, instruction) in program.instructions().enumerate() {
        let Some(op) = instruction.op() else { continue };
        if context.is_full() {
            return context.declared;
        }
        context.number = number as u32;
        let current = Current::new(instruction, op);
        let passes = match op.kind {
            Kind::Declaration => DECLARATIONS,
            Kind::Instruction => INSTRUCTIONS,
            Kind::Data => DATA,
            Kind::Reserved => RESERVED,
            Kind::Phase => {
                PHASE_ENDS.iter().for_each(|pass| pass(&mut context));
                context.enter(current.opcode);
                PHASES
            }
        };
        passes.iter().for_each(|pass| pass(&mut context, &current));
        if op.kind == Kind::Instruction {
            context.code = true;
        }
    }
    if program.is_whole() {
        PHASE_ENDS.iter().chain(ENDS).for_each(|pass| pass(&mut context));
    }
    context.declared.nesting = context.blocks.deepest;
    context.declared
}
