//! What the passes share: the program, where the walk stands, what was declared, and the report.

use super::Options;
use super::blocks::Blocks;
use super::calls::Calls;
use super::declared::Declared;
use super::phases::Phases;
use super::stages;
use super::usual::{Kinds, MOST_OPERANDS, cell, register_types};
use super::values::Values;
use crate::diagnostic::Severity;
use crate::fault::{Fault, Rule, Step};
use crate::sm4::model::{Instruction, OpcodeToken, Operand, Program, Stage, Version};
use crate::sm4::op::{Op, opcode};
use crate::span::Span;
use std::collections::BTreeSet;
use std::fmt::Display;

/// The instruction the walk stands at, with its operands read.
#[derive(Clone, Copy, Debug)]
pub struct Current<'a> {
    /// The instruction.
    pub instruction: Instruction<'a>,
    /// Its table row.
    pub op: &'static Op,
    /// Its opcode number.
    pub opcode: u16,
    /// Its first word.
    pub token: OpcodeToken,
    /// Whether all operands of the table row are there; the decoder has reported if not.
    pub complete: bool,
    /// Whether no word follows the last operand.
    pub(super) is_used_up: bool,
    operands: [Operand<'a>; MOST_OPERANDS],
    count: usize,
    end: usize,
}

impl<'a> Current<'a> {
    /// Reads the operands of `instruction`.
    #[inline(always)]
    pub(super) fn new(instruction: Instruction<'a>, op: &'static Op) -> Self {
        let mut operands = [Operand::EMPTY; MOST_OPERANDS];
        let words = instruction.words();
        let starts = instruction.operand_starts();
        let end = instruction.operands_end();
        let count = starts.len().min(MOST_OPERANDS);
        // Each ends where the one behind it starts.
        let ends = starts.iter().skip(1).map(|start| usize::from(*start)).chain([end]);
        for ((place, start), end) in operands.iter_mut().zip(starts).zip(ends) {
            *place = Operand::of(words.get(usize::from(*start)..end).unwrap_or(&[]));
        }
        let token = OpcodeToken(words.first().copied().unwrap_or(0));
        let complete = count >= op.parameters.len();
        let is_used_up = end == words.len();
        Self { instruction, op, opcode: token.opcode(), token, complete, is_used_up, operands, count, end }
    }
    /// The operands in order.
    pub fn operands(&self) -> &[Operand<'a>] {
        &self.operands[..self.count]
    }
    /// The first operand, which a declaration declares; an empty one where there is none.
    pub fn first(&self) -> Operand<'a> {
        self.operands[0]
    }
    /// Word `place` after the last operand, 0 where there is none.
    pub fn word(&self, place: usize) -> u32 {
        self.instruction.words().get(self.end + place).copied().unwrap_or(0)
    }
}

/// The phase of a hull shader that the walk is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// No hull shader, or before its first phase.
    #[default]
    None,
    /// The declarations that hold for all phases (`hs_decls`).
    Declarations,
    /// The control point phase.
    ControlPoint,
    /// A fork phase.
    Fork,
    /// A join phase.
    Join,
}

/// What the passes share.
#[derive(Debug)]
pub struct Context<'a> {
    /// The program.
    pub program: &'a Program,
    /// Its version.
    pub version: Version,
    /// Its stage.
    pub stage: Stage,
    /// The register types that model and stage have.
    pub(super) kinds: &'static Kinds,
    /// The number of model and stage.
    pub(super) cell: u32,
    /// Bits of opcode tokens that make results precise, where they may.
    pub(super) precise: u32,
    /// Whether instructions may go the short way.
    pub(super) is_open: bool,
    /// Where the walk is in a hull shader.
    pub phase: Phase,
    /// Number of the instruction the walk stands at, declarations included, from 0.
    pub number: u32,
    /// Whether an instruction came before in this phase.
    pub code: bool,
    /// What has been declared so far; of a hull shader the registers of this phase.
    pub declared: Declared,
    /// Open blocks.
    pub blocks: Blocks,
    /// Labels, calls and interfaces.
    pub(super) calls: Calls,
    /// Phases of a hull shader and their subroutines.
    pub(super) phases: Phases,
    /// Registers that were read and written.
    pub(super) values: Values,
    /// Coordinates of the resource that the current instruction works on: of its address, and of
    /// gradients.
    pub(super) coordinates: (u8, u8),
    /// The constant buffer that was read last, where buffers have no ranges, and its vectors.
    pub(super) recent: (u32, u32),
    /// What was reported already and is not to be repeated.
    pub(super) told: BTreeSet<(u8, u32)>,
    /// What the passes of single stages keep.
    pub stages: stages::State,
    most: usize,
    /// Whether the ways through the program are to be looked at.
    pub(super) warns: bool,
    scope: (u8, u8),
    /// Faults found before the walk.
    before: usize,
    faults: &'a mut Vec<Fault>,
}

impl<'a> Context<'a> {
    #[inline(always)]
    pub(super) fn new(program: &'a Program, stage: Stage, options: Options, faults: &'a mut Vec<Fault>) -> Self {
        let scope = (1 << program.version.model().unwrap_or(0), 1 << stage as u8);
        Self {
            program,
            version: program.version,
            stage,
            kinds: register_types(program.version, stage),
            cell: cell(program.version, stage),
            precise: 0,
            is_open: stage != Stage::Hull,
            phase: Phase::None,
            number: 0,
            code: false,
            declared: Declared::default(),
            blocks: Blocks::default(),
            calls: Calls::default(),
            phases: Phases::default(),
            values: Values::default(),
            coordinates: (1, 1),
            recent: (u32::MAX, 0),
            told: BTreeSet::new(),
            stages: stages::State::default(),
            most: options.most,
            warns: options.warnings,
            scope,
            before: faults.len(),
            faults,
        }
    }
    /// Whether as much was found as may be.
    pub(super) fn is_full(&self) -> bool {
        self.faults.len() > self.most
    }
    /// How many faults are known.
    pub(super) fn found(&self) -> usize {
        self.faults.len()
    }
    /// Takes back what was found after the first `count` faults.
    pub(super) fn forget_after(&mut self, count: usize) {
        self.faults.truncate(count);
    }
    /// Whether an error was found in the program, so that what an analysis of it says is worth little.
    pub(super) fn broken(&self) -> bool {
        self.faults[self.before..].iter().any(|fault| fault.rule.severity == Severity::Error)
    }
    /// Enters the phase that `opcode` begins.
    pub(super) fn enter(&mut self, opcode: u16) {
        self.phase = match opcode {
            opcode::HS_CONTROL_POINT_PHASE => Phase::ControlPoint,
            opcode::HS_FORK_PHASE => Phase::Fork,
            opcode::HS_JOIN_PHASE => Phase::Join,
            _ => Phase::Declarations,
        };
        self.code = false;
        self.declared.enter_phase();
        self.values.enter_phase();
        self.blocks.restart();
        self.told.clear();
    }
    /// Whether the rule exists in this model and stage.
    pub fn has(&self, rule: &Rule) -> bool {
        rule.models & self.scope.0 != 0 && rule.stages & self.scope.1 != 0
    }
    /// Whether this is the first time that register `number` of `kind` is to be told of.
    pub(super) fn tell_once(&mut self, kind: u8, number: u32) -> bool {
        self.told.insert((kind, number))
    }
    /// Reports that the current instruction breaks `rule`; `values` fill the placeholders.
    pub fn blame(&mut self, rule: &'static Rule, values: &[(&'static str, &dyn Display)]) {
        let span = self.program.get(self.number as usize).map(|instruction| instruction.span());
        self.push(rule, span, Some(self.number), values, Vec::new());
    }
    /// Reports that operand `place` of the current instruction breaks `rule`.
    pub fn blame_operand(&mut self, rule: &'static Rule, place: usize, values: &[(&'static str, &dyn Display)]) {
        let span = self.program.get(self.number as usize).map(|instruction| instruction.operand_span(place));
        self.push(rule, span, Some(self.number), values, Vec::new());
    }
    /// [`Context::blame`] with the steps that led there.
    pub fn blame_traced(&mut self, rule: &'static Rule, values: &[(&'static str, &dyn Display)], trace: Vec<Step>) {
        let span = self.program.get(self.number as usize).map(|instruction| instruction.span());
        self.push(rule, span, Some(self.number), values, trace);
    }
    /// [`Context::blame_at`] with the steps that led there.
    pub fn blame_traced_at(
        &mut self,
        number: u32,
        rule: &'static Rule,
        values: &[(&'static str, &dyn Display)],
        trace: Vec<Step>,
    ) {
        let span = self.program.get(number as usize).map(|instruction| instruction.span());
        self.push(rule, span, Some(number), values, trace);
    }
    /// Reports that instruction `number`, which the walk has passed, breaks `rule`.
    pub fn blame_at(&mut self, number: u32, rule: &'static Rule, values: &[(&'static str, &dyn Display)]) {
        let span = self.program.get(number as usize).map(|instruction| instruction.span());
        self.push(rule, span, Some(number), values, Vec::new());
    }
    /// Reports that the program as a whole breaks `rule`.
    pub fn blame_program(&mut self, rule: &'static Rule, values: &[(&'static str, &dyn Display)]) {
        self.push(rule, None, None, values, Vec::new());
    }
    #[cold]
    fn push(
        &mut self,
        rule: &'static Rule,
        span: Option<Span>,
        instruction: Option<u32>,
        values: &[(&'static str, &dyn Display)],
        trace: Vec<Step>,
    ) {
        if !self.has(rule) || self.is_full() {
            return;
        }
        let span = span.unwrap_or(Span { offset: self.program.base, length: 4 });
        let mut values: Vec<_> = values.iter().map(|(name, value)| (*name, value.to_string())).collect();
        values.push(("version", self.version.to_string()));
        self.faults.push(Fault { rule, span, instruction, values, trace });
    }
}
