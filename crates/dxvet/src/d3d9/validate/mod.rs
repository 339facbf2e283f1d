//! The Direct3D 9 validator: a list of passes that every instruction goes through in the order
//! of the reference, and a list of passes for the end of the shader.
//!
//! The reference validates each instruction as it is assembled, so this is a machine fed one
//! instruction at a time. A rule exists in a profile if and only if its table row has a number
//! there: passes report unconditionally and [`Context::report`] drops what does not exist.

mod addressing;
mod caps;
mod check;
mod declarations;
mod definitions;
mod flow;
mod flow_operands;
mod gradients;
mod initialisation;
mod macros;
mod matrix;
mod modifiers;
mod names;
mod nesting;
mod operand_text;
mod outputs;
mod ports;
mod predicates;
mod ps_1;
mod reads;
mod registers;
mod slots;
mod sources;
mod structure;
mod swizzles;
mod texture;
mod texture_order;

pub use check::Check;
pub use nesting::Depths;

use super::caps::Caps;
use super::cost::Slots;
use super::model::{Instruction, Operand, Version};
use super::op::Op;
use crate::diagnostic::{At, Finding};
use crate::profile::{Family, Profile};
use crate::rule::Rule;

/// What a pass says about going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// With the next pass.
    Continue,
    /// With the next instruction.
    Skip,
    /// Not at all: the reference stops here.
    Abort,
}

/// A pass over one instruction.
type Pass = fn(&mut Context<'_>) -> Next;

/// The state of all topics; each owns its part.
#[derive(Debug, Default)]
struct State {
    addressing: addressing::State,
    declarations: declarations::State,
    definitions: definitions::State,
    flow: flow::State,
    initialisation: initialisation::State,
    outputs: outputs::State,
    predicates: predicates::State,
    ps_1: ps_1::State,
    slots: slots::State,
    sources: sources::State,
    texture_order: texture_order::State,
}

/// What a pass sees: one instruction, the profile, and the state so far.
struct Context<'a> {
    profile: Profile,
    /// The instruction; at the end of the shader, the last one.
    instruction: &'a Instruction,
    /// Its form; `None` for a number the profile does not know.
    op: Option<&'static Op>,
    /// Its number, from 0.
    index: u32,
    /// The device's caps, where some were given.
    caps: Option<&'a Caps>,
    state: &'a mut State,
    findings: &'a mut Vec<Finding>,
}

impl Context<'_> {
    /// A finding at the instruction; nothing if the profile has no such rule. Fill in values and
    /// trace on what comes back, and hand it to [`Context::push`].
    fn finding(&self, rule: &'static Rule) -> Option<Finding> {
        rule.code(self.profile)?;
        Some(Finding::new(rule, self.profile, At::Instruction(self.index, None)))
    }
    /// A finding at one of the instruction's operands; nothing if the profile has no such rule.
    fn finding_at(&self, rule: &'static Rule, operand: &Operand) -> Option<Finding> {
        let index = self.instruction.operands.iter().position(|other| other.offset == operand.offset);
        self.finding(rule).map(|mut finding| {
            finding.at = At::Instruction(self.index, index.map(|index| index as u8));
            finding
        })
    }
    /// Whether a finding of this instruction so far stands at `operand`.
    fn blamed(&self, operand: &Operand) -> bool {
        let here = |at: At| matches!(at, At::Instruction(index, _) if index == self.index);
        let own = self.findings.iter().rev().take_while(|finding| here(finding.at));
        let position = self.instruction.operands.iter().position(|other| other.offset == operand.offset);
        position.is_some_and(|position| {
            own.into_iter().any(|finding| finding.at == At::Instruction(self.index, Some(position as u8)))
        })
    }
    /// A finding at the end of the shader.
    fn end_finding(&self, rule: &'static Rule) -> Option<Finding> {
        rule.code(self.profile)?;
        Some(Finding::new(rule, self.profile, At::End))
    }
    /// Adds a finding, and says `Abort` where its rule is fatal.
    fn push(&mut self, finding: Option<Finding>) -> Next {
        let Some(finding) = finding else { return Next::Continue };
        let fatal = finding.rule.fatal;
        self.findings.push(finding);
        if fatal { Next::Abort } else { Next::Continue }
    }
    /// Reports a rule that has no values, at the instruction or at one of its operands.
    fn report(&mut self, rule: &'static Rule, operand: Option<u8>) -> Next {
        let finding = self.finding(rule).map(|mut finding| {
            finding.at = At::Instruction(self.index, operand);
            finding
        });
        self.push(finding)
    }
}

/// The passes of a family, in the order of the reference.
fn passes(family: Family) -> &'static [Pass] {
    match family {
        Family::Ps1 => ps_1::PASSES,
        Family::Ps14 => ps_1::PASSES_1_4,
        Family::Vs1 => VS_1,
        Family::Vs2 => VS_2,
        Family::Vs3 => VS_3,
        Family::Ps2 => PS_2,
        Family::Ps3 => PS_3,
    }
}

const VS_1: &[Pass] = &[
    structure::instruction,
    structure::operands,
    sources::check,
    sources::reads,
    initialisation::samplers,
    registers::address_written,
    registers::written,
    modifiers::destination_bits,
    registers::mask,
    outputs::scalar,
    macros::frc,
    matrix::destination,
    initialisation::written,
    macros::nrm,
    macros::crs,
    macros::pow,
    macros::lrp,
    macros::sincos,
    macros::sincos_mask,
    macros::sgn,
    ports::check,
    matrix::ports,
    definitions::definition,
    declarations::declaration,
    declarations::first_instruction,
    caps::check,
    slots::count,
];

const VS_2: &[Pass] = &[
    structure::instruction,
    structure::operands,
    sources::check,
    predicates::token,
    predicates::initialised,
    predicates::scalar_output,
    predicates::allowed,
    sources::reads,
    initialisation::samplers,
    registers::address_written,
    registers::mova,
    registers::written,
    modifiers::destination_bits,
    registers::mask,
    addressing::destination_index,
    registers::predicate_written,
    predicates::follow,
    outputs::scalar,
    matrix::destination,
    initialisation::written,
    macros::nrm,
    macros::crs,
    macros::pow,
    macros::lrp,
    macros::sincos,
    macros::sincos_mask,
    macros::sgn,
    ports::check,
    matrix::ports,
    definitions::definition,
    declarations::declaration,
    declarations::first_instruction,
    caps::check,
    slots::count,
    flow::blocks,
    addressing::follow,
    flow::after_ret,
];

const VS_3: &[Pass] = &[
    structure::instruction,
    structure::operands,
    sources::check,
    predicates::token,
    predicates::scalar_output,
    predicates::allowed,
    sources::reads,
    initialisation::samplers,
    registers::address_written,
    registers::mova,
    registers::written,
    modifiers::destination_bits,
    modifiers::saturate,
    registers::mask,
    addressing::destination_index,
    registers::predicate_written,
    outputs::scalar,
    matrix::destination,
    outputs::declared,
    macros::nrm,
    macros::crs,
    macros::pow,
    macros::lrp,
    macros::sincos,
    macros::sincos_mask,
    macros::sgn,
    ports::check,
    matrix::ports,
    definitions::definition,
    declarations::declaration,
    declarations::first_instruction,
    caps::check,
    slots::count,
    flow::blocks,
    addressing::follow,
    flow::after_ret,
];

const PS_2: &[Pass] = &[
    structure::instruction,
    structure::operands,
    sources::check,
    predicates::token,
    predicates::scalar_output,
    predicates::allowed,
    sources::reads,
    initialisation::samplers,
    registers::written,
    modifiers::destination_bits,
    registers::mask,
    texture::mask,
    macros::sincos_mask,
    modifiers::saturate,
    matrix::destination,
    initialisation::written,
    ports::check,
    matrix::ports,
    macros::nrm,
    macros::crs,
    macros::pow,
    macros::lrp,
    macros::sincos,
    macros::dp2add,
    modifiers::saturate_output,
    definitions::definition,
    declarations::declaration,
    declarations::first_instruction,
    caps::check,
    slots::count,
    flow::blocks,
    addressing::follow,
    gradients::check,
    texture_order::check,
    flow::after_ret,
];

const PS_3: &[Pass] = &[
    structure::instruction,
    structure::operands,
    sources::check,
    predicates::token,
    predicates::scalar_output,
    predicates::allowed,
    sources::reads,
    initialisation::samplers,
    registers::written,
    modifiers::destination_bits,
    registers::mask,
    macros::sincos_mask,
    modifiers::saturate,
    registers::predicate_written,
    matrix::destination,
    initialisation::written,
    ports::check,
    matrix::ports,
    macros::nrm,
    macros::crs,
    macros::pow,
    macros::lrp,
    macros::sincos,
    macros::dp2add,
    texture::depth,
    definitions::definition,
    declarations::declaration,
    declarations::first_instruction,
    caps::check,
    slots::count,
    flow::blocks,
    addressing::follow,
    gradients::check,
    flow::after_ret,
];

/// The passes at the end of a shader that had no error, in the order of the reference.
fn end_passes(family: Family) -> &'static [Pass] {
    match family {
        Family::Ps1 => ps_1::END,
        Family::Ps14 => ps_1::END_1_4,
        Family::Vs1 => &[slots::end],
        Family::Vs2 => &[slots::end, flow::end, nesting::end],
        Family::Vs3 => &[slots::end, flow::end, outputs::count],
        Family::Ps2 => &[slots::end, flow::end],
        Family::Ps3 => &[slots::end, flow::end],
    }
}

/// Validates one shader, instruction by instruction.
#[derive(Debug)]
pub struct Validator {
    profile: Profile,
    caps: Option<Caps>,
    state: State,
    index: u32,
    aborted: bool,
    refused: bool,
}

impl Validator {
    /// A validator for shaders of `version`; `None` where no profile has that token.
    pub fn new(version: Version) -> Option<Self> {
        Some(Self {
            profile: version.profile()?,
            caps: None,
            state: State::default(),
            index: 0,
            aborted: false,
            refused: false,
        })
    }

    /// The same for a device with these caps: what they decide is checked as well.
    pub fn with_caps(version: Version, caps: Caps) -> Option<Self> {
        let mut validator = Self::new(version)?;
        validator.caps = Some(caps);
        Some(validator)
    }

    /// Whether a fatal error has ended the validation.
    pub fn aborted(&self) -> bool {
        self.aborted
    }

    /// The depth counters after the last instruction.
    pub fn depths(&self) -> Depths {
        self.state.flow.depths
    }

    /// The slots so far, where the profile's limits make the validator count them.
    pub fn slots(&self) -> Slots {
        self.state.slots.used
    }

    /// The deepest each counter has been so far.
    pub fn peaks(&self) -> Depths {
        self.state.flow.peaks
    }

    /// Tells the validator that the assembler found an error: the end checks then stay out.
    pub fn refuse(&mut self) {
        self.refused = true;
    }

    /// Validates the next instruction, appending what it finds.
    pub fn instruction(&mut self, instruction: &Instruction, findings: &mut Vec<Finding>) {
        if !self.aborted {
            self.run(passes(self.profile.family()), instruction, findings);
        }
        self.index += 1;
    }

    /// Validates the end of the shader. Without an instruction there is nothing to stand on, so
    /// the passes see an empty one.
    pub fn finish(&mut self, findings: &mut Vec<Finding>) {
        if self.aborted || self.refused {
            return;
        }
        let nothing =
            Instruction { token: super::model::InstructionToken(0x0000_FFFF), operands: Default::default(), offset: 0 };
        self.run(end_passes(self.profile.family()), &nothing, findings);
    }

    fn run(&mut self, passes: &[Pass], instruction: &Instruction, findings: &mut Vec<Finding>) {
        let before = findings.len();
        let mut context = Context {
            profile: self.profile,
            instruction,
            op: Op::find(instruction.token, self.profile).filter(|op| op.assembles.contains(self.profile)),
            index: self.index,
            caps: self.caps.as_ref(),
            state: &mut self.state,
            findings,
        };
        for pass in passes {
            match pass(&mut context) {
                Next::Continue => {}
                Next::Skip => break,
                Next::Abort => {
                    self.aborted = true;
                    break;
                }
            }
        }
        self.refused |=
            findings[before..].iter().any(|finding| finding.rule.severity == crate::diagnostic::Severity::Error);
    }
}
