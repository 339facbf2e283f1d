//! What a subroutine of a hull shader may use. Subroutines stand behind the last phase, and each
//! belongs to the phase that calls it: registers and temporaries are those of that phase.

use super::calls::Name;
use super::declared::Declared;
use super::values::Temp;
use super::{Context, Phase, attributes, blocks, short, stages, values};
use crate::sm4::model::Stage;
use std::collections::BTreeMap;

/// More phases than this that call something are not kept; their subroutines are not looked at.
const MOST_KEPT: usize = 64;

/// The phases that call something.
#[derive(Clone, Debug, Default)]
pub(super) struct Phases {
    /// Those that the walk has left, by number.
    kept: BTreeMap<u32, Box<Scope>>,
    /// The number of the phase whose registers are at hand, from 1.
    current: u32,
    /// Whether that phase calls something.
    calls: bool,
    /// Whether its declarations were looked at as a whole.
    ended: bool,
    /// Whether the walk is in a subroutine that no phase is known to call.
    unknown: bool,
}

/// What one phase has.
#[derive(Clone, Debug)]
struct Scope {
    phase: Phase,
    declared: Declared,
    temps: Vec<Temp>,
}

impl Phases {
    /// The number of the phase that what comes next belongs to.
    pub(super) fn current(&self) -> u32 {
        self.current
    }
    /// Takes note that the current phase calls something.
    pub(super) fn call(&mut self) {
        self.calls = true;
    }
    /// Takes note that the current phase calls something that is not known.
    pub(super) fn lose(&mut self) {
        self.unknown = true;
    }
    /// Whether nothing is known of the registers of the current subroutine.
    pub(super) fn is_unknown(&self) -> bool {
        self.unknown
    }
    /// The walk enters phase `number`.
    pub(super) fn enter(&mut self, number: u32) {
        let kept = std::mem::take(&mut self.kept);
        *self = Self { kept, current: number, ..Self::default() };
    }
}

/// At the end of each phase of a hull shader, and at the end of any other program.
pub(super) fn leave(context: &mut Context<'_>) {
    blocks::end(context);
    declarations_end(context);
    if context.phase == Phase::Declarations {
        context.declared.common_constants = context.declared.constants;
    }
    if context.stage == Stage::Hull {
        put_away(context);
    } else {
        values::read_is_written(context);
    }
}

/// At the end of a hull shader: what the phases and their subroutines together show.
pub(super) fn end(context: &mut Context<'_>) {
    for (_, scope) in std::mem::take(&mut context.phases.kept) {
        take_up(context, *scope);
        values::read_is_written(context);
    }
}

/// A subroutine begins: what it may use is what the phase that calls it has.
pub(super) fn subroutine(context: &mut Context<'_>, name: Name) {
    if context.stage != Stage::Hull {
        return;
    }
    declarations_end(context);
    put_away(context);
    let caller = context.calls.phase_of(name);
    let scope = caller.and_then(|number| context.phases.kept.remove(&number));
    context.phases.unknown = scope.is_none();
    context.phases.current = caller.unwrap_or(0);
    context.phases.calls = scope.is_some();
    if let Some(scope) = scope {
        take_up(context, *scope);
    }
    context.told.clear();
    context.is_open = short::is_open(context);
}

/// What only all declarations of a phase together show. A subroutine declares nothing.
fn declarations_end(context: &mut Context<'_>) {
    if !std::mem::replace(&mut context.phases.ended, true) {
        attributes::end(context);
        stages::end_of_phase(context);
    }
}

/// Keeps the registers of the current phase if it has subroutines, else is done with them.
fn put_away(context: &mut Context<'_>) {
    if context.phases.unknown {
        context.values.take_temps();
    } else if !context.phases.calls {
        values::read_is_written(context);
    } else if context.phases.kept.len() < MOST_KEPT {
        let mut scope =
            Scope { phase: context.phase, declared: Declared::default(), temps: context.values.take_temps() };
        scope.declared.exchange_phase(&mut context.declared);
        context.phases.kept.insert(context.phases.current, Box::new(scope));
        return;
    } else {
        context.values.take_temps();
    }
    context.declared.enter_phase();
}

fn take_up(context: &mut Context<'_>, mut scope: Scope) {
    context.phase = scope.phase;
    context.declared.exchange_phase(&mut scope.declared);
    context.values.put_temps(scope.temps);
}
