//! ps_1_0 to ps_1_3 and ps_1_4: the passes in the order of the reference, and what they share.
//!
//! The reference judges the sources, then the destination, then what they do together, and goes
//! on after every error. What an earlier finding silences is part of the rules: a source with an
//! error is not asked for its contents, a destination with an error is not written.

mod arithmetic;
mod bump;
mod destination;
mod form;
mod history;
mod matrix;
mod pairs;
mod pairs_1_4;
mod phase;
mod ports;
mod reads;
mod setup;
mod slots;
mod source;
mod source_1_4;
mod texture;

use super::passes::{ALL, CAPS, Passes, on};
use super::{Context, Next, caps, names, structure};
use crate::d3d9::model::{Instruction, Opcode, Operand, OperandKind, RegisterType, SourceModifier};
use crate::d3d9::op::{Kind, opcode};
use crate::diagnostic::Finding;
use crate::rule::Rule;
use history::Registers;

/// ps_1_0 to ps_1_3.
pub(super) static PASSES: Passes = Passes::new(&[
    on(ALL, structure::withdrawn_version),
    on(ALL, structure::token),
    on(ALL, form::known),
    on(ALL, structure::operands),
    on(ALL, advance),
    on(CAPS, caps::check),
    on(ALL, source::check),
    on(ALL, reads::modified),
    on(ALL, reads::misused),
    on(ALL, reads::uninitialised),
    on(ALL, destination::check),
    on(ALL, ports::check),
    on(ALL, texture::declared_once),
    on(ALL, texture::after_arithmetic),
    on(ALL, matrix::check),
    on(ALL, arithmetic::conditions),
    on(ALL, arithmetic::interpolation),
    on(ALL, setup::definition),
    on(ALL, arithmetic::products),
    on(ALL, pairs::check),
    on(ALL, slots::count),
    on(ALL, destination::write),
    on(ALL, remember),
]);

/// ps_1_4.
pub(super) static PASSES_1_4: Passes = Passes::new(&[
    on(ALL, structure::token),
    on(ALL, form::known),
    on(ALL, structure::operands),
    on(ALL, advance),
    on(CAPS, caps::check),
    on(ALL, phase::second),
    on(ALL, source_1_4::check),
    on(ALL, reads::modified),
    on(ALL, reads::uninitialised_1_4),
    on(ALL, destination::check_1_4),
    on(ALL, ports::check),
    on(ALL, texture::after_arithmetic),
    on(ALL, texture::stage_once),
    on(ALL, source_1_4::projections),
    on(ALL, phase::marker),
    on(ALL, bump::depth),
    on(ALL, phase::killed_before),
    on(ALL, bump::matrix),
    on(ALL, setup::definition),
    on(ALL, arithmetic::interpolation),
    on(ALL, pairs_1_4::check),
    on(ALL, slots::count),
    on(ALL, slots::first_phase),
    on(ALL, destination::write),
    on(ALL, remember),
]);

/// The end of a shader of ps_1_0 to ps_1_3.
pub(super) static END: Passes = Passes::new(&[
    on(ALL, structure::withdrawn_version),
    on(ALL, matrix::unfinished),
    on(ALL, slots::end),
    on(ALL, reads::result),
]);

/// The end of a ps_1_4 shader.
pub(super) static END_1_4: Passes = Passes::new(&[on(ALL, slots::end_1_4), on(ALL, reads::result_1_4)]);

/// All components.
const RGBA: u8 = 0b1111;
/// The colour components.
const RGB: u8 = 0b0111;
/// The alpha component.
const ALPHA: u8 = 0b1000;

/// What the passes know of the instructions before.
#[derive(Debug, Default)]
pub(super) struct State {
    registers: Registers,
    /// Sources of the current instruction with an error, one bit each.
    faulty: u8,
    /// Whether the destination of the current instruction has an error.
    faulty_destination: bool,
    /// The instruction before, if it was one the profile knows.
    previous: Option<Instruction>,
    texture: texture::State,
    matrix: matrix::State,
    arithmetic: arithmetic::State,
    setup: setup::State,
    pairs: pairs::State,
    phase: phase::State,
    bump: bump::State,
    slots: slots::State,
}

/// Before anything is judged: whether the instruction runs together with the one before it.
fn advance(context: &mut Context<'_>) -> Next {
    let instruction = context.instruction;
    let state = &mut context.state.ps_1;
    // nop takes no time.
    if instruction.opcode() != opcode::NOP {
        state.registers.advance(instruction.token.coissued(), state.phase.number());
    }
    Next::Continue
}

/// The last pass: the current instruction becomes the one before.
fn remember(context: &mut Context<'_>) -> Next {
    let instruction = context.instruction;
    context.state.ps_1.previous = Some(instruction.clone());
    context.state.ps_1.faulty = 0;
    context.state.ps_1.faulty_destination = false;
    Next::Continue
}

/// A source with its number among the sources.
struct Source {
    number: usize,
    operand: Operand,
}

impl Source {
    /// Where it stands in a message.
    fn place(&self) -> &'static str {
        ["first", "second", "third"].get(self.number).unwrap_or(&"extra")
    }
    fn is(&self, file: RegisterType) -> bool {
        self.operand.register() == file
    }
    fn is_plain(&self) -> bool {
        self.operand.swizzle() == Operand::IDENTITY
    }
}

/// The sources of the instruction with their numbers.
fn sources(instruction: &Instruction) -> impl Iterator<Item = Source> + '_ {
    instruction.sources().enumerate().map(|(number, operand)| Source { number, operand: *operand })
}

/// Whether `context`'s instruction is a texture operation.
fn is_texture(context: &Context<'_>) -> bool {
    context.op.is_some_and(|op| op.kind == Kind::Texture)
}

/// Whether a texture operation has this opcode. The numbers below have none but texture
/// operations and the arithmetic listed.
fn is_texture_opcode(number: Opcode) -> bool {
    (opcode::TEXCOORD.0..=opcode::TEXM3X3VSPEC.0).contains(&number.0)
        || (opcode::TEXREG2RGB.0..=opcode::TEXDEPTH.0).contains(&number.0)
}

/// The destination of an instruction that computes or samples; `def` has none in this sense.
fn destination(instruction: &Instruction) -> Option<&Operand> {
    instruction.destination().filter(|_| instruction.opcode() != opcode::DEF)
}

/// A finding at one of the operands, with the register's name, its place among the sources and
/// the mnemonic for the message.
fn at(context: &Context<'_>, rule: &'static Rule, source: &Source) -> Option<Finding> {
    let finding = context.finding_at(rule, &source.operand)?;
    let register = names::register(context.profile, &source.operand);
    let mnemonic = context.op.map_or("", |op| op.name);
    let finding = finding.with("register", register).with("place", source.place()).with("instruction", mnemonic);
    let modifier = modifier(source.operand.modifier());
    Some(finding.with("modifier", modifier).with("swizzle", swizzle(&source.operand)))
}

/// A source modifier as it is written; the ones with a minus sign stand for both parts.
fn modifier(modifier: SourceModifier) -> &'static str {
    const NAMES: [&str; 14] = [
        "",
        "-",
        "_bias",
        "- with _bias",
        "_bx2",
        "- with _bx2",
        "1-",
        "_x2",
        "- with _x2",
        "_dz",
        "_dw",
        "abs",
        "- with abs",
        "!",
    ];
    NAMES.get(modifier.0 as usize).unwrap_or(&"(unknown)")
}

/// A component set as these profiles write it, `.rgb`; an empty one is spelled out.
fn letters(mask: u8) -> String {
    if mask & RGBA == 0 {
        return "(nothing)".to_owned();
    }
    let letters = ['r', 'g', 'b', 'a'].into_iter().enumerate().filter(|(index, _)| mask >> index & 1 != 0);
    std::iter::once('.').chain(letters.map(|(_, letter)| letter)).collect()
}

/// A swizzle as these profiles write it: `.a` where it repeats one component.
fn swizzle(operand: &Operand) -> String {
    let letter = |position| ['r', 'g', 'b', 'a'][usize::from(operand.component(position))];
    let count = if operand.is_replicate() { 1 } else { 4 };
    std::iter::once('.').chain((0..count).map(letter)).collect()
}

/// Reports at a source.
fn report(context: &mut Context<'_>, rule: &'static Rule, source: &Source) {
    let finding = at(context, rule, source);
    context.push(finding);
}

/// Reports at the destination, with its name and mask.
fn report_destination(context: &mut Context<'_>, rule: &'static Rule) {
    let Some(operand) = context.instruction.operands.iter().find(|operand| operand.kind == OperandKind::Destination)
    else {
        return;
    };
    let finding = context.finding_at(rule, operand).map(|finding| {
        let number = operand.number();
        let mnemonic = context.op.map_or("", |op| op.name);
        finding
            .with("register", names::register(context.profile, operand))
            .with("mask", letters(operand.mask()))
            .with("number", number)
            .with("instruction", mnemonic)
    });
    context.push(finding);
}

/// Reports at the instruction, with its mnemonic.
fn report_instruction(context: &mut Context<'_>, rule: &'static Rule) {
    let mnemonic = context.op.map_or("", |op| op.name);
    let finding = context.finding(rule).map(|finding| finding.with("instruction", mnemonic));
    context.push(finding);
}
