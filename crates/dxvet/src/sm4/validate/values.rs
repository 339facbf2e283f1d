//! Which registers hold a value where they are read, and which outputs get one.

use super::text::Mask;
use super::{Context, Current};
use crate::sm4::model::{Stage, register};
use crate::sm4::op::{Register, opcode, traits};
use crate::tables::sm4_rules as rules;
use std::fmt::Display;

/// What is known of one temporary register.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Temp {
    written: u8,
    /// Components read that were not written before.
    early: u8,
    /// The first instruction that read one of them.
    at: u32,
}

/// Registers that were read and written in this program or phase.
#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    temps: Vec<Temp>,
    /// Components of temporaries that some phase before has written.
    written: Vec<u8>,
    /// Whether the ways through the program must be looked at.
    paths: bool,
    /// Special outputs written: a bit for each register type.
    pub specials: u64,
}

impl Values {
    /// Whether something was seen that only a look at all ways through the program can judge.
    pub(super) fn wants_paths(&self) -> bool {
        self.paths
    }
    /// Asks for that look.
    pub(super) fn want_paths(&mut self) {
        self.paths = true;
    }
    /// Forgets the temporaries of a phase, but for what is written of them.
    pub(super) fn enter_phase(&mut self) {
        self.written.resize(self.temps.len().max(self.written.len()), 0);
        self.written.iter_mut().zip(&self.temps).for_each(|(written, temp)| *written |= temp.written);
        self.temps.clear();
    }
    /// Whether some phase writes all of these components.
    pub(super) fn is_written(&self, number: u32, mask: u8) -> bool {
        let number = number as usize;
        let written = self.temps.get(number).map_or(0, |temp| temp.written);
        mask & !(written | self.written.get(number).copied().unwrap_or(0)) == 0
    }
    /// Takes what is known of the temporaries out, for [`Values::put_temps`].
    pub(super) fn take_temps(&mut self) -> Vec<Temp> {
        std::mem::take(&mut self.temps)
    }
    /// Goes on with what was taken out.
    pub(super) fn put_temps(&mut self, temps: Vec<Temp>) {
        self.temps = temps;
    }
    /// Makes room for `count` temporaries.
    pub(super) fn make_room(&mut self, count: u32) {
        if count as usize > self.temps.len() {
            self.temps.resize(count as usize, Temp::default());
        }
    }
    /// Takes note that components of temporary `number` were written. No, where no room was made for
    /// it.
    #[inline]
    pub(super) fn write(&mut self, number: u32, mask: u8) -> bool {
        let Some(temp) = self.temps.get_mut(number as usize) else { return false };
        temp.written |= mask;
        true
    }
    /// Takes note that instruction `at` reads components of temporary `number`. No, where no room was
    /// made for it.
    #[inline]
    pub(super) fn read(&mut self, number: u32, mask: u8, at: u32) -> bool {
        let Some(temp) = self.temps.get_mut(number as usize) else { return false };
        let early = mask & !temp.written;
        if early != 0 {
            temp.at = if temp.early == 0 { at } else { temp.at };
            temp.early |= early;
        }
        true
    }
}

/// At the end of a phase: what was read is written somewhere.
pub(super) fn read_is_written(context: &mut Context<'_>) {
    let temps = std::mem::take(&mut context.values.temps);
    for (number, temp) in temps.iter().enumerate() {
        context.values.paths |= temp.early != 0;
        let never = temp.early & !temp.written;
        if never != 0 {
            let values: &[(&'static str, &dyn Display)] = &[("number", &number), ("component", &Mask(never))];
            context.blame_at(temp.at, &rules::TEMP_NEVER_WRITTEN, values);
        }
    }
    context.values.temps = temps;
    let arrays = std::mem::take(&mut context.declared.indexable);
    for (number, array) in &arrays {
        let never = array.read & !array.written;
        if never != 0 {
            let values: &[(&'static str, &dyn Display)] = &[("number", number), ("component", &Mask(never))];
            context.blame_at(array.at, &rules::INDEXABLE_NEVER_WRITTEN, values);
        }
    }
    context.declared.indexable = arrays;
}

/// Tells of a read of a temporary that not every way there has written.
pub(super) fn uninitialised(context: &mut Context<'_>, place: usize, number: u32, missing: u8) {
    let values: &[(&'static str, &dyn Display)] = &[("number", &number), ("component", &Mask(missing))];
    context.blame_operand(&rules::TEMP_UNINITIALISED, place, values);
}

/// At the end: every declared output is written.
pub(super) fn outputs(context: &mut Context<'_>) {
    if !matches!(context.stage, Stage::Vertex | Stage::Domain | Stage::Pixel) {
        return;
    }
    for number in 0..context.declared.outputs[0].len() {
        let output = context.declared.outputs[0][number];
        let missing = output.mask & !output.used;
        if missing != 0 {
            let values: &[(&'static str, &dyn Display)] =
                &[("register", &format_args!("o{number}")), ("components", &Mask(missing))];
            context.blame_at(output.at, &rules::OUTPUT_PARTLY_WRITTEN, values);
        }
    }
    for kind in [
        register::DEPTH,
        register::DEPTH_GREATER,
        register::DEPTH_LESS,
        register::COVERAGE_MASK,
        register::STENCIL_REFERENCE,
    ] {
        if context.declared.has_special(kind) && context.values.specials >> kind & 1 == 0 {
            let name = Register::find(kind).map_or("", |register| register.name);
            context.blame_program(&rules::OUTPUT_NOT_WRITTEN, &[("register", &name)]);
        }
    }
}

/// Instructions that need a flag, and what reads the cycle counter.
pub(super) fn flags(context: &mut Context<'_>, current: &Current<'_>) {
    let op = current.op;
    let needs = op.traits & (traits::DOUBLE | traits::DOUBLE_EXTENSION | traits::SHADER_EXTENSION);
    if needs == 0 {
        return;
    }
    let flags = context.declared.flags.unwrap_or(0);
    for (need, bit, rule) in [
        (traits::DOUBLE, 12, &rules::DOUBLE_FLAG),
        (traits::DOUBLE_EXTENSION, 17, &rules::DOUBLE_EXTENSION_FLAG),
        (traits::SHADER_EXTENSION, 18, &rules::SHADER_EXTENSION_FLAG),
    ] {
        if needs & need != 0 && flags >> bit & 1 == 0 && context.tell_once(FLAGS, bit) {
            context.blame(rule, &[("name", &op.name)]);
        }
    }
}

/// A mark in [`Context::told`] that no register type has.
const FLAGS: u8 = 254;

/// Only `mov` reads the cycle counter.
pub(super) fn cycle_counter(context: &mut Context<'_>, current: &Current<'_>) {
    if !context.declared.has_special(CYCLE_COUNTER) || current.opcode == opcode::MOV {
        return;
    }
    for (place, operand) in current.operands().iter().enumerate() {
        if operand.register_type() == CYCLE_COUNTER {
            context.blame_operand(&rules::CYCLE_COUNTER_MOV, place, &[("name", &current.op.name)]);
        }
    }
}

/// The register type of the cycle counter.
pub(super) const CYCLE_COUNTER: u8 = 40;
