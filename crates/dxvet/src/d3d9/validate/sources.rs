//! What an instruction reads, operand by operand: register file, index, modifier, swizzle.
//! The reference finishes one operand before it looks at the next.

use super::operand_text as text;
use super::{Context, Next, addressing, initialisation, matrix, modifiers, registers, swizzles, texture};
use crate::d3d9::model::{Operand, OperandKind, RegisterType};
use crate::d3d9::op::{Kind, Op, opcode};
use crate::d3d9::register::File;
use crate::diagnostic::{At, Finding};
use crate::profile::Family;
use crate::rule::Rule;
use crate::tables::rules;

/// Which sources of the instruction broke a rule.
#[derive(Debug, Default)]
pub(super) struct State {
    refused: u8,
}

impl State {
    /// Says that source number `place` broke a rule.
    pub(super) fn refuse(&mut self, place: u8) {
        self.refused |= 1 << (place & 7);
    }
    /// Whether source number `place` broke a rule: the reference then asks neither what it reads
    /// nor, for blocks and calls, where it leads.
    pub(super) fn is_refused(&self, place: u8) -> bool {
        self.refused >> (place & 7) & 1 != 0
    }
}

/// A source operand and its places.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) operand: &'a Operand,
    /// Its place among all operands.
    pub(super) index: u8,
    /// Its place among the sources.
    pub(super) place: u8,
}

/// The source operands of an instruction, with their places.
pub(super) fn of<'a>(context: &Context<'a>) -> impl Iterator<Item = Source<'a>> + Clone + use<'a> {
    let operands = context.instruction.operands.iter().enumerate();
    operands
        .filter(|(_, operand)| operand.kind == OperandKind::Source)
        .zip(0..)
        .map(|((index, operand), place)| Source { operand, index: index as u8, place })
}

/// Checks all sources of an instruction.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    context.state.sources = State::default();
    let Some(op) = context.op else { return Next::Continue };
    let texture = op.kind == Kind::Texture;
    for source in of(context) {
        let before = context.findings.len();
        let plain = is_plain(context, op, source.operand);
        // With debug assertions the claim is put to the test.
        if plain && !cfg!(debug_assertions) {
            continue;
        }
        if texture {
            let fits = texture::operand(context, usize::from(source.place), source.operand);
            if fits {
                registers::texture_number(context, source);
            }
            if fits && context.profile.major() >= 3 {
                addressing::source(context, source);
                modifiers::not_of_profile(context, source);
            }
        } else {
            let matrix = matrix::is_matrix(context, source.place);
            registers::source(context, source);
            if matrix {
                matrix::rows_in_file(context, source.operand);
            }
            addressing::source(context, source);
            modifiers::source(context, source);
            let clean = context.findings.len() == before;
            swizzles::source(context, source, clean);
            if matrix {
                matrix::swizzle(context, source.operand);
            }
        }
        debug_assert!(!plain || context.findings.len() == before, "a source was taken for plain and is not");
        // ps_2 looks at the register of a scalar operand without a single component nevertheless.
        let looked_at = context.profile.family() == Family::Ps2;
        let refuses = |finding: &Finding| !(looked_at && finding.rule.name == rules::SCALAR_SOURCE_SWIZZLE.name);
        if context.findings[before..].iter().any(refuses) {
            context.state.sources.refuse(source.place);
        }
    }
    Next::Continue
}

/// Whether no rule of [`check`] can have anything against a source: a register that exists,
/// no modifier, and a swizzle that any instruction takes. Most are like that.
fn is_plain(context: &Context<'_>, op: &Op, operand: &Operand) -> bool {
    const MORE: u32 = 0x0F00_0000 | Operand::RELATIVE;
    let register = operand.register();
    op.kind == Kind::Arithmetic
        && operand.token & MORE == 0
        && matches!(register, RegisterType::TEMP | RegisterType::CONST)
        && File::find(register, context.profile).is_some_and(|file| operand.number() <= file.highest)
        && (operand.is_replicate() || operand.swizzle() == Operand::IDENTITY && !swizzles::reads_one_component(context))
}

/// What the sources read: aL outside loops, and registers that were not declared or written.
/// The operands of flow instructions without comparison are not read in this sense.
pub(super) fn reads(context: &mut Context<'_>) -> Next {
    if context.op.is_none_or(|op| op.kind == Kind::Setup) {
        return Next::Continue;
    }
    let gradients = context.instruction.opcode() == opcode::TEXLDD;
    if gradients && context.profile.family() == Family::Ps2 {
        return Next::Continue; // ps_2 looks at none of its operands
    }
    for source in of(context) {
        if context.state.sources.is_refused(source.place) {
            continue;
        }
        if gradients && source.place >= 2 && !context.state.sources.is_refused(1) {
            initialisation::gradient(context);
            continue;
        }
        if source.operand.is_relative() {
            initialisation::address(context, source.operand);
            addressing::loop_read(context, source);
        } else {
            initialisation::source(context, usize::from(source.place), source.operand);
        }
    }
    let tested = context.instruction.destination().filter(|_| context.instruction.opcode() == opcode::TEXKILL);
    if let Some(tested) = tested.copied() {
        initialisation::tested(context, &tested);
    }
    Next::Continue
}

/// Reports a rule at one operand. `fill` runs only where the profile has the rule.
#[cold]
pub(super) fn blame(
    context: &mut Context<'_>,
    rule: &'static Rule,
    index: u8,
    fill: impl FnOnce(&Context<'_>, Finding) -> Finding,
) -> Next {
    let finding = context.finding(rule).map(|mut finding| {
        finding.at = At::Instruction(context.index, Some(index));
        fill(context, finding.with("op", context.op.map_or("?", |op| op.name)))
    });
    context.push(finding)
}

/// [`blame`] for rules that speak of the operand and its register.
#[cold]
pub(super) fn blame_source(context: &mut Context<'_>, rule: &'static Rule, source: Source<'_>) -> Next {
    blame(context, rule, source.index, |context, finding| {
        finding
            .with("operand", text::source(context.profile, source.operand))
            .with("register", text::register(context.profile, source.operand))
    })
}
