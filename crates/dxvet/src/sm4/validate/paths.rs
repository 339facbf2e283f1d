//! What holds on every way through the program: which temporaries hold a value, and where threads
//! may have gone different ways. Only documents forbid what is found here, so all of it warns.

use super::components::{is, is_written, picked, positions, read_at, written};
use super::resources::coordinates;
use super::subroutines::Subroutines;
use super::text::Named;
use super::usual::Plan;
use super::{Context, Current, registers};
use crate::sm4::model::{Index, Operand, Stage, register};
use crate::sm4::op::{Kind, opcode, traits};
use crate::tables::{sm4_operands as forms, sm4_rules as rules};
use std::collections::{BTreeMap, BTreeSet};

mod flow;
mod short;

/// Temporaries in one word of a set.
const PER_WORD: u32 = 16;
/// Most walks to find out what differs between threads at the ends of rounds of loops.
const MOST_ROUNDS: usize = 3;
/// Most words kept of that.
const MOST_CARRIED: usize = 1 << 16;
/// Number of the thread group: the same for all its threads.
const GROUP_ID: u8 = 33;
/// Numbers of a thread: in all groups, in its group, and flattened.
const THREAD_NUMBERS: [u8; 3] = [32, 34, 36];

/// Sets of components of temporaries, four bits each. All have the same size.
#[derive(Clone, Debug, Default)]
struct Sets {
    /// Holding a value on every way here. All of them where nothing gets here.
    assigned: Vec<u64>,
    /// Differing between threads or pixels.
    varying: Vec<u64>,
    /// Read from a view.
    viewed: Vec<u64>,
    /// A feedback status.
    status: Vec<u64>,
    /// Worked out from what surely differs between threads, by arithmetic alone.
    certain: Vec<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    opcode: u16,
    /// The instruction that opened it.
    at: u32,
    /// Threads may differ in whether they are in here.
    varying: bool,
    second: bool,
    /// Of a loop: the first gradient and the first barrier in it that stand where all threads are,
    /// unless a way out behind them makes the loop varying. Instruction and operand.
    gradient: Option<(u32, usize)>,
    barrier: Option<u32>,
}

/// The walk.
#[derive(Debug)]
pub(super) struct Walk {
    sets: Sets,
    words: usize,
    frames: Vec<Frame>,
    /// Two sets for each open block: what was assigned at its start (or at the end of the first half
    /// of an `if`), and on the ways that leave it early.
    kept: Vec<u64>,
    /// Open blocks that are varying, and whether a way out that varies was passed.
    varying: u32,
    returned: bool,
    /// Whether the subroutine was entered where threads may have gone different ways.
    entered_varying: bool,
    subroutines: Subroutines,
    /// In an outline of a subroutine: what is written at all its ends.
    returns: Option<Vec<u64>>,
    arrays_vary: bool,
    /// Whether the last three of the sets were ever more than empty.
    views: bool,
    statuses: bool,
    certains: bool,
    /// By the start of a loop: what differs between threads at the ends of its rounds, as this walk
    /// finds it and as the walk before did.
    rounds: BTreeMap<u32, Vec<u64>>,
    carried: BTreeMap<u32, Vec<u64>>,
    /// Whether a gradient or a barrier in a loop stands where all threads are, as far as is seen.
    watches: bool,
    told: BTreeSet<u32>,
    told_gradients: bool,
}

/// Walks the program once more, if something in it needs it.
pub(super) fn paths(context: &mut Context<'_>) {
    if !context.values.wants_paths() && context.blocks.deepest == 0 || context.broken() {
        return;
    }
    let words = context.declared.most_temps.div_ceil(PER_WORD) as usize;
    let mut walk = Walk::new(words, Subroutines::default());
    for _ in 0..MOST_ROUNDS {
        let found = context.found();
        walk = Walk { carried: walk.rounds, ..Walk::new(words, Subroutines::of(context, words)) };
        walk = over(context, walk);
        // What is worked out in one round of a loop may make the next one differ.
        if !walk.watches || walk.rounds == walk.carried || context.is_full() {
            return;
        }
        context.forget_after(found);
    }
    let walk = Walk { carried: walk.rounds, ..Walk::new(words, Subroutines::of(context, words)) };
    over(context, walk);
}

/// Walks over all instructions.
fn over(context: &mut Context<'_>, mut walk: Walk) -> Walk {
    let (words, program) = (walk.words, context.program);
    for (number, instruction) in program.instructions().enumerate() {
        let Some(op) = instruction.op() else { continue };
        match op.kind {
            Kind::Phase => {
                let Walk { subroutines, rounds, carried, watches, .. } = walk;
                walk = Walk { rounds, carried, watches, ..Walk::new(words, subroutines) };
            }
            Kind::Instruction => {
                if walk.computes(context, instruction) {
                    continue;
                }
                context.number = number as u32;
                if walk.turns(context, op, instruction) {
                    continue;
                }
                let current = Current::new(instruction, op);
                if current.complete {
                    walk.step(context, &current);
                }
            }
            _ => {}
        }
        if context.is_full() {
            break;
        }
    }
    walk
}

fn bits(number: u32, mask: u8) -> (usize, u64) {
    ((number / PER_WORD) as usize, u64::from(mask) << (4 * (number % PER_WORD)))
}

fn test(set: &[u64], number: u32, mask: u8) -> u8 {
    let (word, _) = bits(number, mask);
    (set.get(word).copied().unwrap_or(0) >> (4 * (number % PER_WORD))) as u8 & mask
}

fn change(set: &mut [u64], number: u32, mask: u8, on: bool) {
    let (word, bits) = bits(number, mask);
    if let Some(word) = set.get_mut(word) {
        *word = if on { *word | bits } else { *word & !bits };
    }
}

impl Walk {
    fn new(words: usize, subroutines: Subroutines) -> Self {
        let none = || vec![0; words];
        let sets = Sets { assigned: none(), varying: none(), viewed: none(), status: none(), certain: none() };
        Self {
            sets,
            words,
            frames: Vec::new(),
            kept: Vec::new(),
            varying: 0,
            returned: false,
            entered_varying: false,
            subroutines,
            returns: None,
            arrays_vary: false,
            views: false,
            statuses: false,
            certains: false,
            rounds: BTreeMap::new(),
            carried: BTreeMap::new(),
            watches: false,
            told: BTreeSet::new(),
            told_gradients: false,
        }
    }
    /// A walk that only finds out what a subroutine writes on every way.
    pub(super) fn outline(words: usize, subroutines: Subroutines) -> Self {
        Self { returns: Some(vec![u64::MAX; words]), ..Self::new(words, subroutines) }
    }
    /// What an outline has found.
    pub(super) fn into_returns(mut self) -> (Vec<u64>, Subroutines) {
        self.note_return();
        (self.returns.unwrap_or_default(), self.subroutines)
    }
    /// One instruction of an outline.
    pub(super) fn write_and_flow(&mut self, context: &mut Context<'_>, current: &Current<'_>) {
        if current.complete {
            self.writes(current, false, false);
            self.flow(context, current, false);
        }
    }
    fn in_varying_flow(&self) -> bool {
        self.varying != 0 || self.returned || self.entered_varying
    }
    fn step(&mut self, context: &mut Context<'_>, current: &Current<'_>) {
        context.coordinates = coordinates(context, current);
        let varies = self.reads(context, current);
        let certain = context.values.picks() && self.picks(context, current);
        self.gradients(context, current);
        self.writes(current, varies, certain);
        self.flow(context, current, varies);
    }
    /// Looks at what the instruction reads; says whether that differs between threads.
    fn reads(&mut self, context: &mut Context<'_>, current: &Current<'_>) -> bool {
        let positions = positions(current, Plan::of(current.opcode));
        let mut varies = false;
        for (place, (operand, form)) in current.operands().iter().zip(current.op.forms).enumerate() {
            let mask = if is_written(form) { 0 } else { picked(operand, read_at(context, current, place, positions)) };
            varies |= self.read(context, current, place, *operand, mask);
            if operand.is_plain() {
                continue;
            }
            for index in operand.indices() {
                if let Index::Relative(inner) | Index::Sum(_, inner) = index {
                    let own = self.read(context, current, place, inner, picked(&inner, 1));
                    varies |= own && mask != 0;
                }
            }
        }
        varies
    }
    fn read(
        &mut self,
        context: &mut Context<'_>,
        current: &Current<'_>,
        place: usize,
        operand: Operand<'_>,
        mask: u8,
    ) -> bool {
        let compute = context.stage == Stage::Compute;
        match operand.register_type() {
            register::TEMP => {
                let Some(number) = operand.number() else { return false };
                let missing = mask & !test(&self.sets.assigned, number, mask);
                // What nothing writes is an error of its own.
                if missing != 0 && context.values.is_written(number, missing) && self.told.insert(number) {
                    super::values::uninitialised(context, place, number, missing);
                }
                let quiet = matches!(current.opcode, opcode::CHECK_ACCESS_FULLY_MAPPED | opcode::MOV);
                if self.statuses && !quiet && test(&self.sets.status, number, mask) != 0 {
                    context.blame_operand(&rules::STATUS_USE, place, &[("name", &current.op.name)]);
                }
                test(&self.sets.varying, number, mask) != 0
            }
            register::INDEXABLE_TEMP => self.arrays_vary && mask != 0,
            // Read after a barrier, memory is the same for all threads.
            register::UNORDERED_ACCESS_VIEW | register::SHARED_MEMORY => mask != 0 && !compute,
            register::IMMEDIATE32
            | register::IMMEDIATE64
            | register::CONSTANT_BUFFER
            | register::IMMEDIATE_CONSTANT_BUFFER
            | register::RESOURCE
            | register::SAMPLER
            | register::LABEL
            | register::THIS
            | register::INTERFACE
            | register::NULL => false,
            GROUP_ID if compute => false,
            _ => mask != 0,
        }
    }
    /// Resources that a register picks must be the same for all threads, unless they are marked. Says
    /// whether what the instruction reads surely differs between threads.
    fn picks(&mut self, context: &mut Context<'_>, current: &Current<'_>) -> bool {
        let mut certain = false;
        let mut loads = current.op.dimensions != 0;
        let compute = context.stage == Stage::Compute;
        for (place, (operand, form)) in current.operands().iter().zip(current.op.forms).enumerate() {
            let kind = operand.register_type();
            let picked_here = registers::picker(operand, context.version);
            if let Some(inner) = picked_here {
                let varies = inner.register_type() == register::TEMP
                    && inner.number().is_some_and(|number| test(&self.sets.certain, number, picked(&inner, 1)) != 0);
                if varies && !operand.non_uniform() {
                    let values: &[(&'static str, &dyn std::fmt::Display)] =
                        &[("name", &current.op.name), ("register", &Named(*operand, context.version))];
                    context.blame_operand(&rules::RESOURCE_PICKED_VARYING, place, values);
                }
                loads = true;
            }
            if is_written(form) || loads {
                continue;
            }
            certain |= match kind {
                register::TEMP => self.any(&self.sets.certain, operand),
                GROUP_ID => false,
                register::INPUT | register::CONTROL_POINT_INPUT | register::PATCH_CONSTANT => operand.is_plain(),
                _ => compute && THREAD_NUMBERS.contains(&kind),
            };
        }
        certain && !loads
    }
    fn writes(&mut self, current: &Current<'_>, varies: bool, certain: bool) {
        let touches = current.op.dimensions != 0
            && current
                .op
                .forms
                .iter()
                .any(|form| [&forms::VIEW, &forms::MEMORY, &forms::TARGET].into_iter().any(|row| is(form, row)));
        let viewed = touches
            && current.operands().iter().any(|operand| operand.register_type() == register::UNORDERED_ACCESS_VIEW)
            && !current.op.forms.first().is_some_and(|form| is(form, &forms::TARGET));
        let viewed = viewed || self.views && current.operands().iter().any(|operand| self.is_viewed(operand));
        self.views |= viewed;
        self.certains |= certain;
        let copied = self.statuses
            && current.opcode == opcode::MOV
            && current.operands().get(1).is_some_and(|operand| self.any(&self.sets.status, operand));
        let varies = varies || self.in_varying_flow();
        for (operand, form) in current.operands().iter().zip(current.op.forms).filter(|(_, form)| is_written(form)) {
            match operand.register_type() {
                register::TEMP => {
                    let Some(number) = operand.number() else { continue };
                    let mask = written(operand);
                    change(&mut self.sets.assigned, number, mask, true);
                    change(&mut self.sets.varying, number, mask, varies);
                    if self.certains {
                        change(&mut self.sets.certain, number, mask, certain);
                    }
                    if self.views {
                        change(&mut self.sets.viewed, number, mask, viewed);
                    }
                    let status = copied || is(form, &forms::STATUS_DEST);
                    self.statuses |= status;
                    if self.statuses {
                        change(&mut self.sets.status, number, mask, status);
                    }
                }
                register::INDEXABLE_TEMP => self.arrays_vary |= varies,
                _ => {}
            }
        }
    }
    fn any(&self, set: &[u64], operand: &Operand<'_>) -> bool {
        operand.register_type() == register::TEMP
            && operand.number().is_some_and(|number| test(set, number, picked(operand, 15)) != 0)
    }
    fn is_viewed(&self, operand: &Operand<'_>) -> bool {
        self.any(&self.sets.viewed, operand)
    }
    /// Gradients of computed values where threads may have gone different ways, and barriers.
    fn gradients(&mut self, context: &mut Context<'_>, current: &Current<'_>) {
        const THREADS: u32 = 1 << 11;
        if current.opcode == opcode::SYNC && current.token.0 & THREADS != 0 {
            if self.in_varying_flow() {
                context.blame(&rules::SYNC_IN_VARYING_FLOW, &[]);
            } else if let Some(frame) = self.innermost_loop() {
                frame.barrier.get_or_insert(context.number);
                self.watches = true;
            }
        }
        if current.op.traits & traits::GRADIENT == 0 {
            return;
        }
        let place = current.op.forms.iter().position(|form| is(form, &forms::ADDRESS) || is(form, &forms::SOURCE));
        let Some((place, operand)) = place.and_then(|place| Some((place, current.operands().get(place)?))) else {
            return;
        };
        let values: &[(&'static str, &dyn std::fmt::Display)] =
            &[("name", &current.op.name), ("register", &Named(*operand, context.version))];
        if self.is_viewed(operand) {
            context.blame_operand(&rules::GRADIENT_OF_VIEW, place, values);
        }
        let computed = matches!(operand.register_type(), register::TEMP | register::INDEXABLE_TEMP);
        // One is enough: most shaders that have one have many.
        if !computed || self.told_gradients {
            return;
        }
        if self.in_varying_flow() {
            self.told_gradients = true;
            context.blame_operand(&rules::GRADIENT_IN_VARYING_FLOW, place, values);
        } else if let Some(frame) = self.innermost_loop() {
            frame.gradient.get_or_insert((context.number, place));
            self.watches = true;
        }
    }
    fn innermost_loop(&mut self) -> Option<&mut Frame> {
        self.frames.iter_mut().rfind(|frame| frame.opcode == opcode::LOOP)
    }
    /// A way out that varies was passed: in the loops from frame `first` on, what came before it runs
    /// again, for some threads only.
    fn runs_again(&mut self, context: &mut Context<'_>, first: usize) {
        for place in first..self.frames.len() {
            let frame = &mut self.frames[place];
            let (gradient, barrier) = (frame.gradient.take(), frame.barrier.take());
            let at = context.number;
            if let Some(number) = barrier {
                context.blame_at(number, &rules::SYNC_IN_VARYING_FLOW, &[]);
            }
            let Some((number, place)) = gradient.filter(|_| !std::mem::replace(&mut self.told_gradients, true)) else {
                continue;
            };
            let Some(instruction) = context.program.get(number as usize) else { continue };
            let (Some(op), Some(operand)) = (instruction.op(), instruction.operand(place)) else { continue };
            let values: &[(&'static str, &dyn std::fmt::Display)] =
                &[("name", &op.name), ("register", &Named(operand, context.version))];
            context.number = number;
            context.blame_operand(&rules::GRADIENT_IN_VARYING_FLOW, place, values);
            context.number = at;
        }
    }
}
