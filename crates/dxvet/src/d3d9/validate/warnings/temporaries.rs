//! Temporary registers that are read and may not have been written: one forward pass over the
//! routines in order of text, since calls only go forward.
//!
//! Two sets of register components go along: those that every way to an instruction has written,
//! and those that some way may have. A set is one bit per component of r0 to r31.

use super::Shader;
use crate::d3d9::model::{Instruction, Operand, OperandKind, RegisterType, SourceModifier};
use crate::d3d9::op::opcode;
use crate::d3d9::reads::{Read, matrix_rows, reads_where, swizzled};
use crate::tables::rules;
use std::collections::BTreeMap;
use std::ops::Range;

/// What is written on the ways to a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Written {
    /// On every way.
    always: u128,
    /// On some way.
    sometimes: u128,
    /// Under a predicate since it was set.
    predicated: Predicated,
}

/// What was written under one predicate and under its opposite; both together are always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Predicated {
    /// The predicate's token without its modifier; 0 where there is none.
    predicate: u32,
    /// Written where it holds.
    holds: u128,
    /// Written where it does not.
    fails: u128,
}

impl Written {
    /// No way leads here.
    const UNREACHABLE: Self =
        Self { always: u128::MAX, sometimes: 0, predicated: Predicated { predicate: 0, holds: 0, fails: 0 } };

    /// Where the ways of both come together.
    fn join(self, other: Self) -> Self {
        let predicated = if self.predicated == other.predicated { self.predicated } else { Predicated::default() };
        Self { always: self.always & other.always, sometimes: self.sometimes | other.sometimes, predicated }
    }

    fn write(&mut self, components: u128, predicate: Option<(u32, bool)>) {
        self.sometimes |= components;
        let Some((predicate, negated)) = predicate else {
            self.always |= components;
            return;
        };
        if self.predicated.predicate != predicate {
            self.predicated = Predicated { predicate, ..Predicated::default() };
        }
        *(if negated { &mut self.predicated.fails } else { &mut self.predicated.holds }) |= components;
        self.always |= self.predicated.holds & self.predicated.fails;
    }

    /// What an instruction under `predicate` finds written.
    fn known(&self, predicate: Option<(u32, bool)>) -> u128 {
        match predicate {
            Some((predicate, negated)) if predicate == self.predicated.predicate => {
                self.always | if negated { self.predicated.fails } else { self.predicated.holds }
            }
            _ => self.always,
        }
    }
}

/// An open block.
enum Block {
    /// State before it, and after its first branch.
    If(Written, Option<Written>),
    /// State before it, where its breaks come together, and whether it runs at least once.
    Loop(Written, Option<Written>, bool),
}

/// The bits of `components` of temporary `number`.
fn bits(number: u16, components: u8) -> u128 {
    if number < 32 { u128::from(components) << (4 * number) } else { 0 }
}

/// The predicate of an instruction, without its modifier, and whether it is negated.
fn predicate_of(instruction: &Instruction) -> Option<(u32, bool)> {
    let operand = instruction.predicate()?;
    Some((operand.token & !0x0F00_0000, operand.modifier() == SourceModifier::NOT))
}

/// The components of temporaries that the instruction writes.
fn writes(instruction: &Instruction) -> u128 {
    match instruction.destination() {
        Some(to) if to.register() == RegisterType::TEMP && instruction.opcode() != opcode::TEXKILL => {
            bits(to.number(), to.mask())
        }
        _ => 0,
    }
}

/// The number of the label that an instruction names.
fn label(instruction: &Instruction) -> u16 {
    instruction.source(0).map_or(0, Operand::number)
}

pub(super) fn check(shader: &mut Shader<'_>) {
    if !shader.has(&rules::TEMPORARY_NEVER_WRITTEN) {
        return;
    }
    let mut walk = Walk::new(shader);
    let routines = walk.routines();
    // What a routine writes, from the last to the first: those it calls stand behind it. Nothing
    // calls the main program.
    for routine in routines.iter().skip(1).rev() {
        let after = walk.run(routine.clone(), Written::default(), false);
        walk.summaries.insert(walk.label_at(routine), after);
    }
    walk.entries.clear();
    for (place, routine) in routines.iter().enumerate() {
        let entry =
            if place == 0 { Some(Written::default()) } else { walk.entries.get(&walk.label_at(routine)).copied() };
        if let Some(entry) = entry {
            walk.run(routine.clone(), entry, true);
        }
    }
}

struct Walk<'s, 'a> {
    shader: &'s mut Shader<'a>,
    /// By instruction that opens a loop: what the loop writes anywhere.
    loops: BTreeMap<usize, u128>,
    /// Integer constants that are defined above 0.
    counts: Vec<u16>,
    /// By label: what a routine writes. The main program has none and stands at `None`.
    summaries: BTreeMap<Option<u16>, Written>,
    /// By label: where its callers come together.
    entries: BTreeMap<Option<u16>, Written>,
    /// Components that were reported already.
    reported: u128,
}

impl<'s, 'a> Walk<'s, 'a> {
    fn new(shader: &'s mut Shader<'a>) -> Self {
        let mut counts = Vec::new();
        // Without flow nothing asks for a count.
        let looked_at = if shader.has.flow { &shader.instructions[..] } else { &[] };
        for instruction in looked_at {
            if instruction.opcode() == opcode::DEFI
                && let (Some(to), Some(count)) = (instruction.destination(), instruction.operands.get(1))
                && count.token as i32 > 0
            {
                counts.push(to.number());
            }
        }
        counts.sort_unstable();
        let loops = if shader.has.flow { loop_writes(&shader.instructions) } else { BTreeMap::new() };
        Self { shader, loops, counts, summaries: BTreeMap::new(), entries: BTreeMap::new(), reported: 0 }
    }

    /// The main program, and the routines behind their labels.
    fn routines(&self) -> Vec<Range<usize>> {
        let count = self.shader.instructions.len();
        let labels = (1..count).filter(|index| self.shader.instructions[*index].opcode() == opcode::LABEL);
        let starts: Vec<usize> = std::iter::once(0).chain(labels).collect();
        starts.iter().zip(starts.iter().skip(1).chain([&count])).map(|(start, end)| *start..*end).collect()
    }

    fn label_at(&self, routine: &Range<usize>) -> Option<u16> {
        let first = self.shader.instructions.get(routine.start)?;
        (first.opcode() == opcode::LABEL).then(|| label(first))
    }

    /// Follows one routine from `state` on; gives the state at its end.
    fn run(&mut self, routine: Range<usize>, mut state: Written, report: bool) -> Written {
        let mut blocks: Vec<Block> = Vec::new();
        // Places of the loops among the blocks.
        let mut loops: Vec<usize> = Vec::new();
        for index in routine {
            let instruction = self.shader.instructions[index];
            if report {
                self.read(index, &state);
            }
            match instruction.opcode() {
                opcode::IF | opcode::IFC => blocks.push(Block::If(state, None)),
                opcode::ELSE => {
                    if let Some(Block::If(before, first)) = blocks.last_mut() {
                        *first = Some(std::mem::replace(&mut state, *before));
                    }
                }
                opcode::ENDIF => {
                    if let Some(Block::If(before, first)) = blocks.last() {
                        state = state.join(first.unwrap_or(*before));
                        blocks.pop();
                    }
                }
                opcode::LOOP | opcode::REP => {
                    let count = instruction.sources().find(|source| source.register() == RegisterType::CONSTINT);
                    let runs = count.is_some_and(|count| self.counts.binary_search(&count.number()).is_ok());
                    loops.push(blocks.len());
                    blocks.push(Block::Loop(state, None, runs));
                    state.sometimes |= self.loops.get(&index).copied().unwrap_or(0);
                    state.predicated = Predicated::default();
                }
                opcode::ENDLOOP | opcode::ENDREP => {
                    if let Some(Block::Loop(before, breaks, runs)) = blocks.last() {
                        state = breaks.map_or(state, |breaks| state.join(breaks));
                        state = if *runs { state } else { state.join(*before) };
                        blocks.pop();
                        loops.pop();
                    }
                }
                opcode::BREAK | opcode::BREAKC | opcode::BREAKP => {
                    if let Some(Block::Loop(_, breaks, _)) = loops.last().and_then(|place| blocks.get_mut(*place)) {
                        *breaks = Some(breaks.map_or(state, |breaks| breaks.join(state)));
                    }
                    if instruction.opcode() == opcode::BREAK {
                        state = Written::UNREACHABLE;
                    }
                }
                opcode::CALL | opcode::CALLNZ => self.call(instruction, &mut state),
                opcode::RET => return state,
                opcode::SETP => state.predicated = Predicated::default(),
                _ => state.write(writes(instruction), predicate_of(instruction)),
            }
        }
        state
    }

    fn call(&mut self, instruction: &Instruction, state: &mut Written) {
        let label = Some(label(instruction));
        let entry = Written { predicated: Predicated::default(), ..*state };
        self.entries.entry(label).and_modify(|other| *other = other.join(entry)).or_insert(entry);
        if let Some(summary) = self.summaries.get(&label) {
            state.sometimes |= summary.sometimes;
            if instruction.opcode() == opcode::CALL {
                state.always |= summary.always;
            }
        }
        state.predicated = Predicated::default();
    }

    fn read(&mut self, index: usize, state: &Written) {
        let instruction = self.shader.instructions[index];
        let known = state.known(predicate_of(instruction));
        if self.all_known(instruction, known) {
            return;
        }
        let samplers = std::mem::take(&mut self.shader.samplers);
        let is_temporary = |operand: &Operand| operand.register() == RegisterType::TEMP;
        for read in reads_where(instruction, self.shader.profile, &samplers, is_temporary) {
            if is_temporary(read.operand) {
                self.read_operand(index, &read, known, state.sometimes);
            }
        }
        self.shader.samplers = samplers;
    }

    /// Whether nothing is missing, seen from afar: no instruction reads more of a source than its
    /// swizzle names, but for the rows of a matrix and `texkill`.
    fn all_known(&self, instruction: &Instruction, known: u128) -> bool {
        let known = known | self.reported;
        matrix_rows(instruction) == 1
            && instruction.opcode() != opcode::TEXKILL
            && instruction.operands.iter().all(|operand| {
                operand.kind != OperandKind::Source
                    || operand.register() != RegisterType::TEMP
                    || bits(operand.number(), swizzled(operand, 15)) & !known == 0
            })
    }

    fn read_operand(&mut self, index: usize, read: &Read<'_>, known: u128, sometimes: u128) {
        for row in 0..read.rows {
            let number = read.operand.number().saturating_add(row);
            let missing = bits(number, read.components) & !known & !self.reported;
            if missing == 0 {
                continue;
            }
            self.reported |= missing;
            for (rule, missing) in [
                (&rules::TEMPORARY_NEVER_WRITTEN, missing & !sometimes),
                (&rules::TEMPORARY_MAYBE_UNWRITTEN, missing & sometimes),
            ] {
                if missing == 0 {
                    continue;
                }
                let components = (missing >> (4 * number)) as u8 & 15;
                let finding = self.shader.at(rule, index, Some(read.place)).map(|finding| {
                    finding
                        .with("register", format!("r{number}"))
                        .with("components", super::component_names(components))
                });
                self.shader.push(finding);
            }
        }
    }
}

/// What every loop writes, by the instruction that opens it.
fn loop_writes(instructions: &[&Instruction]) -> BTreeMap<usize, u128> {
    // What any routine writes, for loops that call one.
    let routines = instructions.iter().skip_while(|instruction| instruction.opcode() != opcode::LABEL);
    let callable = routines.fold(0, |all, instruction| all | writes(instruction));
    // From the end, so that a loop is complete where it opens.
    let mut open: Vec<u128> = Vec::new();
    let mut found = BTreeMap::new();
    for (index, instruction) in instructions.iter().enumerate().rev() {
        match instruction.opcode() {
            opcode::ENDLOOP | opcode::ENDREP => open.push(0),
            opcode::LOOP | opcode::REP => {
                let inner = open.pop().unwrap_or(0);
                found.insert(index, inner);
                if let Some(outer) = open.last_mut() {
                    *outer |= inner;
                }
            }
            _ => {
                if let Some(written) = open.last_mut() {
                    let call = matches!(instruction.opcode(), opcode::CALL | opcode::CALLNZ);
                    *written |= if call { callable } else { writes(instruction) };
                }
            }
        }
    }
    found
}
