//! Read ports: how many registers of one file an instruction may read.

use super::operand_text as text;
use super::registers::{constant_number, is_input};
use super::sources::{self, Source, blame};
use super::{Context, Next};
use crate::d3d9::model::{Operand, SourceModifier};
use crate::d3d9::op::opcode;
use crate::rule::Rule;
use crate::tables::rules;
use smallvec::SmallVec;

/// The sources of one file read so far.
#[derive(Default)]
struct Port<'a> {
    reads: SmallVec<[Source<'a>; 4]>,
}

/// The rules of one file.
struct Mixing {
    absolute_first: &'static Rule,
    relative_first: &'static Rule,
    two_relative: &'static Rule,
}

static CONSTANTS: Mixing = Mixing {
    absolute_first: &rules::CONSTANT_THEN_RELATIVE,
    relative_first: &rules::RELATIVE_THEN_CONSTANT,
    two_relative: &rules::TWO_RELATIVE_CONSTANTS,
};

static INPUTS: Mixing = Mixing {
    absolute_first: &rules::INPUT_THEN_RELATIVE,
    relative_first: &rules::RELATIVE_THEN_INPUT,
    two_relative: &rules::TWO_RELATIVE_INPUTS,
};

/// Checks the read ports of constants and inputs.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    // sincos and sgn stand outside the limits: they name constants or scratch registers.
    let exempt = matches!(context.instruction.opcode(), opcode::SINCOS | opcode::SGN);
    if context.profile.is_software() || exempt {
        return Next::Continue;
    }
    let (constant, input) = sources::of(context).fold((0, 0), |(constants, inputs), source| {
        let constant = constant_number(source.operand).is_some();
        let input = !constant && is_input(context.profile, source.operand);
        (constants + usize::from(constant), inputs + usize::from(input))
    });
    if constant < 2 && input < 2 {
        return Next::Continue;
    }
    let (mut constants, mut inputs) = (Port::default(), Port::default());
    for source in sources::of(context) {
        if constant_number(source.operand).is_some() {
            if constants.reads.len() == 2 && !context.profile.is_pixel() {
                three_constants(context, source);
            }
            constants.add(context, &CONSTANTS, source);
            constants.absolute_agrees(context);
        } else if is_input(context.profile, source.operand) {
            inputs.add(context, &INPUTS, source);
        }
    }
    if inputs.reads.len() > 1 {
        inputs.count(context, &rules::INPUT_READ_PORTS);
    }
    if constants.reads.len() > 1 {
        constants.count(context, &rules::CONSTANT_READ_PORTS);
        if constants.reads.len() > 2 && context.profile.is_pixel() {
            three_constants(context, constants.reads[2]);
        }
    }
    Next::Continue
}

fn three_constants(context: &mut Context<'_>, source: Source<'_>) {
    blame(context, &rules::THREE_CONSTANT_READS, source.index, |_, finding| finding);
}

fn is_absolute(operand: &Operand) -> bool {
    matches!(operand.modifier(), SourceModifier::ABS | SourceModifier::ABS_NEGATE)
}

fn same_register(one: &Operand, other: &Operand) -> bool {
    one.register() == other.register() && one.number() == other.number()
}

impl<'a> Port<'a> {
    /// Adds a read, and reports it where it mixes with those before.
    fn add(&mut self, context: &mut Context<'_>, mixing: &'static Mixing, source: Source<'a>) {
        let relative = source.operand.is_relative();
        let other = self.reads.iter().rev().find(|read| read.operand.is_relative() != relative);
        let before = self.reads.iter().rev().find(|read| read.operand.is_relative());
        let found = match (relative, other, before) {
            (true, Some(other), _) => Some((mixing.absolute_first, other)),
            (false, Some(other), _) => Some((mixing.relative_first, other)),
            (true, None, Some(before)) if differs(before.operand, source.operand) => {
                Some((mixing.two_relative, before))
            }
            _ => None,
        };
        if let Some((rule, first)) = found {
            let first = first.operand;
            blame(context, rule, source.index, |context, finding| {
                finding
                    .with("first", text::register(context.profile, first))
                    .with("second", text::register(context.profile, source.operand))
            });
        }
        self.reads.push(source);
    }

    /// Reports more than one different register, in the order of their first reads.
    fn count(&self, context: &mut Context<'_>, rule: &'static Rule) {
        let mut different: SmallVec<[Source<'_>; 4]> = SmallVec::new();
        for read in &self.reads {
            if !different.iter().any(|other| same_register(other.operand, read.operand)) {
                different.push(*read);
            }
        }
        if different.len() < 2 {
            return;
        }
        blame(context, rule, different[1].index, |context, finding| {
            let names: Vec<String> =
                different.iter().map(|read| text::register(context.profile, read.operand)).collect();
            finding.with("count", different.len()).with("registers", names.join(", "))
        });
    }

    /// All reads of constants must agree on _abs; said at the first that does not.
    fn absolute_agrees(&self, context: &mut Context<'_>) {
        let [first, between @ .., last] = self.reads.as_slice() else { return };
        let differs = |read: &Source<'_>| is_absolute(read.operand) != is_absolute(first.operand);
        if !differs(last) || between.iter().any(differs) {
            return;
        }
        blame(context, &rules::CONSTANT_ABSOLUTE_DIFFERS, last.index, |context, finding| {
            finding
                .with("first", text::source(context.profile, first.operand))
                .with("second", text::source(context.profile, last.operand))
        });
    }
}

/// Whether two relative operands read different registers.
fn differs(one: &Operand, other: &Operand) -> bool {
    !same_register(one, other) || one.relative != other.relative
}
