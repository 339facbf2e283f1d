//! The flow of control: what is known where ways part and meet.

use super::super::subroutines::Entry;
use super::super::{Context, Current};
use super::{Frame, MOST_CARRIED, Walk};
use crate::sm4::op::opcode;

impl Walk {
    pub(super) fn flow(&mut self, context: &mut Context<'_>, current: &Current<'_>, varies: bool) {
        match current.opcode {
            opcode::CALL | opcode::CALLC | opcode::FCALL => self.call(context, current),
            opcode::LABEL => self.label(context, current),
            number => self.turn(context, number, varies),
        }
    }
    /// What an instruction of the flow of control does by its opcode number alone; `varies` says
    /// whether its condition does.
    pub(super) fn turn(&mut self, context: &mut Context<'_>, number: u16, varies: bool) {
        match number {
            opcode::IF | opcode::SWITCH | opcode::LOOP => self.open(context.number, number, varies),
            opcode::ELSE => self.otherwise(),
            opcode::ENDIF | opcode::ENDLOOP | opcode::ENDSWITCH => {
                if number == opcode::ENDLOOP {
                    self.carry();
                }
                self.close();
            }
            opcode::CASE | opcode::DEFAULT => self.case(number == opcode::DEFAULT),
            opcode::BREAK | opcode::BREAKC => {
                self.leave(context, varies, true);
                if number == opcode::BREAK {
                    self.die();
                }
            }
            opcode::CONTINUE | opcode::CONTINUEC => {
                self.carry();
                self.leave(context, varies, false);
                if number == opcode::CONTINUE {
                    self.die();
                }
            }
            opcode::RET => {
                self.ret(context, self.varying != 0);
                self.die();
            }
            opcode::RETC => self.ret(context, varies || self.varying != 0),
            _ => {}
        }
    }
    fn ret(&mut self, context: &mut Context<'_>, varies: bool) {
        self.note_return();
        if varies && !self.returned {
            self.returned = true;
            self.runs_again(context, 0);
        }
    }
    /// A subroutine ends here.
    pub(super) fn note_return(&mut self) {
        for (all, own) in self.returns.iter_mut().flatten().zip(&self.sets.assigned) {
            *all &= own;
        }
    }
    /// A call: where it goes, the registers are as they are here, and it writes what all subroutines
    /// do that it may go to.
    fn call(&mut self, context: &mut Context<'_>, current: &Current<'_>) {
        let targets = context.calls.targets(context.program, current);
        if self.returns.is_none() {
            let entry = Entry {
                assigned: self.sets.assigned.clone(),
                varying: self.sets.varying.clone(),
                in_varying_flow: self.in_varying_flow(),
            };
            for name in &targets {
                self.subroutines.enter(*name, &entry);
            }
        }
        self.sets.certain.fill(0);
        match self.subroutines.written(&targets) {
            _ if current.opcode == opcode::CALLC => {}
            Some(written) => self.sets.assigned.iter_mut().zip(written).for_each(|(all, own)| *all |= own),
            None => self.die(),
        }
    }
    fn label(&mut self, context: &mut Context<'_>, current: &Current<'_>) {
        self.returned = false;
        self.entered_varying = false;
        self.sets.certain.fill(0);
        let operand = current.first();
        let name = operand.number().map(|number| (operand.register_type(), number));
        // In 4.x more calls may come.
        match name.and_then(|name| self.subroutines.entry(name)).filter(|_| context.version.major() >= 5) {
            Some(entry) => {
                self.sets.assigned.clone_from(&entry.assigned);
                self.sets.varying.clone_from(&entry.varying);
                self.entered_varying = entry.in_varying_flow;
            }
            None => self.die(),
        }
    }
    /// Nothing gets here: anything can be said of the values.
    fn die(&mut self) {
        self.sets.assigned.fill(u64::MAX);
    }
    fn start(&self, frame: usize) -> std::ops::Range<usize> {
        2 * frame * self.words..(2 * frame + 1) * self.words
    }
    fn exits(&self, frame: usize) -> std::ops::Range<usize> {
        (2 * frame + 1) * self.words..(2 * frame + 2) * self.words
    }
    fn open(&mut self, at: u32, opcode: u16, varies: bool) {
        if let Some(carried) = self.carried.get(&at) {
            self.sets.varying.iter_mut().zip(carried).for_each(|(all, own)| *all |= own);
        }
        let varying = varies && opcode != opcode::LOOP;
        self.frames.push(Frame { opcode, at, varying, second: false, gradient: None, barrier: None });
        self.varying += u32::from(varying);
        self.kept.extend_from_slice(&self.sets.assigned);
        self.kept.resize(self.kept.len() + self.words, u64::MAX);
    }
    fn otherwise(&mut self) {
        let Some(frame) = self.frames.len().checked_sub(1) else { return };
        self.frames[frame].second = true;
        let range = self.start(frame);
        for (kept, own) in self.kept[range].iter_mut().zip(&mut self.sets.assigned) {
            std::mem::swap(kept, own);
        }
    }
    /// A round of the innermost loop ends: what differs between threads here, does so at its start.
    fn carry(&mut self) {
        let Some(at) = self.innermost_loop().map(|frame| frame.at) else { return };
        let none = self.sets.varying.iter().all(|word| *word == 0);
        if none || (self.rounds.len() + 1) * self.words > MOST_CARRIED {
            return;
        }
        let words = self.words;
        let all = self.rounds.entry(at).or_insert_with(|| vec![0; words]);
        all.iter_mut().zip(&self.sets.varying).for_each(|(all, own)| *all |= own);
    }
    fn case(&mut self, is_default: bool) {
        let Some(frame) = self.frames.len().checked_sub(1) else { return };
        self.frames[frame].second |= is_default;
        let range = self.start(frame);
        for (kept, own) in self.kept[range].iter().zip(&mut self.sets.assigned) {
            *own &= *kept;
        }
    }
    /// A way out of the innermost loop or switch, or back to the start of the innermost loop.
    fn leave(&mut self, context: &mut Context<'_>, varies: bool, exits: bool) {
        let wanted = |frame: &Frame| frame.opcode == opcode::LOOP || exits && frame.opcode == opcode::SWITCH;
        let Some(frame) = self.frames.iter().rposition(wanted) else { return };
        if exits {
            let range = self.exits(frame);
            for (kept, own) in self.kept[range].iter_mut().zip(&self.sets.assigned) {
                *kept &= *own;
            }
        }
        let inside = self.frames[frame + 1..].iter().any(|frame| frame.varying);
        let target = &mut self.frames[frame];
        if (varies || inside) && target.opcode == opcode::LOOP && !target.varying {
            target.varying = true;
            self.varying += 1;
            self.runs_again(context, frame);
        }
    }
    fn close(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.varying -= u32::from(frame.varying);
        let place = self.frames.len();
        let (start, exits) = (self.start(place), self.exits(place));
        for (word, own) in self.sets.assigned.iter_mut().enumerate() {
            let (start, exit) = (self.kept[start.start + word], self.kept[exits.start + word]);
            *own = match frame.opcode {
                opcode::IF => *own & start,
                opcode::LOOP => exit,
                _ if frame.second => *own & exit,
                _ => *own & exit & start,
            };
        }
        self.kept.truncate(start.start);
        // What stands in a loop stands in the loops around it.
        if let Some(outer) = self.innermost_loop() {
            outer.gradient = outer.gradient.or(frame.gradient);
            outer.barrier = outer.barrier.or(frame.barrier);
        }
    }
}
