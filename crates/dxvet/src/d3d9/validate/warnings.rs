//! What the reference lets pass although the documents forbid it or leave it undefined: an
//! analysis of a whole program, apart from the validator and after it. It changes no verdict.

mod limits;
mod outputs;
mod temporaries;

use super::names;
use crate::d3d9::model::{Instruction, Operand, OperandKind, Program, RegisterType};
use crate::d3d9::op::{Kind, Op, opcode};
use crate::d3d9::reads::Samplers;
use crate::diagnostic::{At, Finding};
use crate::profile::Profile;
use crate::rule::Rule;

/// The warnings about `program`, in order of place; nothing for a version that names no profile.
pub fn warnings(program: &Program) -> Vec<Finding> {
    let Some(profile) = program.version.profile() else { return Vec::new() };
    let mut shader = Shader {
        profile,
        instructions: program.instructions().collect(),
        samplers: Samplers::of(program),
        has: Has::default(),
        findings: Vec::new(),
    };
    shader.look_over();
    temporaries::check(&mut shader);
    outputs::check(&mut shader);
    limits::check(&mut shader);
    if shader.findings.is_empty() {
        return shader.findings;
    }
    let place = |finding: &Finding| match finding.at {
        At::Instruction(index, operand) => (index, operand),
        _ => (u32::MAX, None),
    };
    shader.findings.sort_by_key(place);
    shader.findings
}

/// The name of an operand's register.
pub(crate) fn register_name(profile: Profile, operand: &Operand) -> String {
    names::register(profile, operand)
}

/// The semantic in a declaration's information token, as `texcoord3`.
pub(crate) fn semantic_name(usage: u32) -> String {
    names::semantic((usage & 0x1F) as u8, (usage >> 16 & 0xF) as u16)
}

/// A set of components with its point.
pub(crate) fn component_names(mask: u8) -> String {
    names::mask(mask)
}

/// A program, and what was found in it so far.
struct Shader<'a> {
    profile: Profile,
    /// All instructions; the place is the number in findings.
    instructions: Vec<&'a Instruction>,
    samplers: Samplers,
    has: Has,
    findings: Vec<Finding>,
}

/// What stands in a program at all: most analyses have nothing to do in most programs.
#[derive(Default)]
struct Has {
    /// `if`, `rep` and the like, calls, or a predicated instruction.
    flow: bool,
    /// A register with an index.
    index: bool,
    /// `def`, `defi` or `defb`.
    definition: bool,
    /// A constant above c2047, which has a register type of its own.
    far_constant: bool,
    /// The highest numbers of constants and inputs.
    highest_constant: u16,
    highest_input: u16,
}

impl Has {
    fn operand(&mut self, operand: &Operand) {
        self.index |= operand.is_relative();
        match operand.register() {
            RegisterType::CONST => self.highest_constant = self.highest_constant.max(operand.number()),
            RegisterType::INPUT => self.highest_input = self.highest_input.max(operand.number()),
            RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4 => self.far_constant = true,
            _ => {}
        }
    }
}

impl Shader<'_> {
    /// Notes what the program has.
    fn look_over(&mut self) {
        for instruction in &self.instructions {
            let kind = Op::find(instruction.token, self.profile).map(|op| op.kind);
            self.has.flow |= kind == Some(Kind::Flow) || instruction.token.predicated();
            self.has.definition |= kind == Some(Kind::Setup) && instruction.opcode() != opcode::DCL;
            for operand in &instruction.operands {
                if matches!(operand.kind, OperandKind::Destination | OperandKind::Source) {
                    self.has.operand(operand);
                }
            }
        }
    }
    /// Whether the profile has the rule.
    fn has(&self, rule: &'static Rule) -> bool {
        rule.code(self.profile).is_some()
    }
    /// A finding at an instruction; nothing where the profile has no such rule.
    fn at(&self, rule: &'static Rule, index: usize, operand: Option<u8>) -> Option<Finding> {
        self.has(rule).then(|| Finding::new(rule, self.profile, At::Instruction(index as u32, operand)))
    }
    /// A finding at the end of the program.
    fn at_end(&self, rule: &'static Rule) -> Option<Finding> {
        self.has(rule).then(|| Finding::new(rule, self.profile, At::End))
    }
    fn push(&mut self, finding: Option<Finding>) {
        self.findings.extend(finding);
    }
    fn op(&self, instruction: &Instruction) -> Option<&'static Op> {
        Op::find(instruction.token, self.profile)
    }
}
