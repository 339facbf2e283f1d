//! The Direct3D 9 validator: a list of passes that every instruction goes through in the order
//! of the reference, and a list of passes for the end of the shader.
//!
//! The reference validates each instruction as it is assembled, so this is a machine fed one
//! instruction at a time. A rule exists in a profile if and only if its table row has a number
//! there: passes report unconditionally and `Context::report` drops what does not exist.

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
mod passes;
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
pub(crate) mod warnings;

pub use caps::{Decided, decided};
pub use check::Check;
pub use nesting::Depths;
use passes::{Passes, end_passes, passes};
pub use warnings::warnings;

use super::caps::Caps;
use super::cost::Slots;
use super::model::{Instruction, Operand, Version};
use super::op::Op;
use crate::diagnostic::{At, Finding};
use crate::profile::Profile;
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
    /// Whether the version itself was judged.
    version_judged: bool,
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
    #[cold]
    fn finding(&self, rule: &'static Rule) -> Option<Finding> {
        rule.code(self.profile)?;
        Some(Finding::new(rule, self.profile, At::Instruction(self.index, None)))
    }
    /// A finding at one of the instruction's operands; nothing if the profile has no such rule.
    #[cold]
    fn finding_at(&self, rule: &'static Rule, operand: &Operand) -> Option<Finding> {
        let index = self.instruction.operands.iter().position(|other| other.offset == operand.offset);
        self.finding(rule).map(|mut finding| {
            finding.at = At::Instruction(self.index, index.map(|index| index as u8));
            finding
        })
    }
    /// A finding at the first operand beyond the `needed` ones, or at the instruction where there
    /// are fewer; nothing if the profile has no such rule.
    #[cold]
    fn finding_too_many(&self, rule: &'static Rule, needed: usize) -> Option<Finding> {
        let extra = (self.instruction.operands.len() > needed).then_some(needed as u8);
        self.finding(rule).map(|mut finding| {
            finding.at = At::Instruction(self.index, extra);
            finding
        })
    }
    /// Whether a finding of this instruction so far, by a rule other than those of `apart`,
    /// stands at `operand`.
    #[cold]
    fn blamed(&self, operand: &Operand, apart: &[&'static str]) -> bool {
        let here = |at: At| matches!(at, At::Instruction(index, _) if index == self.index);
        let position = self.instruction.operands.iter().position(|other| other.offset == operand.offset);
        let at = At::Instruction(self.index, position.map(|position| position as u8));
        let mut own = self.findings.iter().rev().take_while(|finding| here(finding.at));
        position.is_some() && own.any(|finding| finding.at == at && !apart.contains(&finding.rule.name))
    }
    /// A finding at the end of the shader.
    #[cold]
    fn end_finding(&self, rule: &'static Rule) -> Option<Finding> {
        rule.code(self.profile)?;
        Some(Finding::new(rule, self.profile, At::End))
    }
    /// Adds a finding, and says `Abort` where its rule is fatal.
    #[cold]
    fn push(&mut self, finding: Option<Finding>) -> Next {
        let Some(finding) = finding else { return Next::Continue };
        let fatal = finding.rule.fatal;
        self.findings.push(finding);
        if fatal { Next::Abort } else { Next::Continue }
    }
    /// Reports a rule that has no values, at the instruction or at one of its operands.
    #[cold]
    fn report(&mut self, rule: &'static Rule, operand: Option<u8>) -> Next {
        let finding = self.finding(rule).map(|mut finding| {
            finding.at = At::Instruction(self.index, operand);
            finding
        });
        self.push(finding)
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

    fn run(&mut self, passes: &Passes, instruction: &Instruction, findings: &mut Vec<Finding>) {
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
        let caps = if context.caps.is_some() { passes::CAPS } else { 0 };
        for pass in passes.that_look(passes::bits(context.op, instruction) | caps) {
            match (pass.run)(&mut context) {
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
