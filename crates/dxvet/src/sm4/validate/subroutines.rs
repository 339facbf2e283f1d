//! What subroutines write on every way through them, and with what values they are entered.

use super::calls::Name;
use super::paths::Walk;
use super::{Context, Current};
use crate::sm4::op::Kind;
use std::collections::BTreeMap;

/// Most words that are kept of what subroutines write; where it would be more, nothing is known.
const MOST_WORDS: usize = 1 << 16;

/// A set of components of temporaries.
type Set = Vec<u64>;

/// What is known of the subroutines of a program.
#[derive(Debug, Default)]
pub(super) struct Subroutines {
    /// Written on every way through.
    written: BTreeMap<Name, Set>,
    entries: BTreeMap<Name, Entry>,
}

/// How a subroutine is entered: what holds at each of its calls.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// Holding a value at all calls.
    pub assigned: Set,
    /// Differing between threads at some call.
    pub varying: Set,
    /// Whether some call stands where threads may have gone different ways.
    pub in_varying_flow: bool,
}

impl Subroutines {
    /// Looks at each subroutine by itself, the last first: calls come before what they call.
    pub(super) fn of(context: &mut Context<'_>, words: usize) -> Self {
        let mut all = Self::default();
        let starts = context.calls.starts();
        // In 4.x a call may come after what it calls.
        if context.version.major() < 5 || starts.len().saturating_mul(words) > MOST_WORDS {
            return all;
        }
        let mut end = context.program.len() as u32;
        for (start, name) in starts.into_iter().rev() {
            let mut walk = Walk::outline(words, std::mem::take(&mut all));
            for number in start + 1..end {
                let Some(instruction) = context.program.get(number as usize) else { break };
                let Some(op) = instruction.op() else { continue };
                match op.kind {
                    Kind::Phase => break,
                    Kind::Instruction => walk.write_and_flow(context, &Current::new(instruction, op)),
                    _ => {}
                }
            }
            let (written, rest) = walk.into_returns();
            all = rest;
            all.written.insert(name, written);
            end = start;
        }
        all
    }
    /// What a call writes that may go to any of `targets`; `None` where that is not known.
    pub(super) fn written(&self, targets: &[Name]) -> Option<Set> {
        let mut common: Option<Set> = None;
        for name in targets {
            let own = self.written.get(name)?;
            match &mut common {
                None => common = Some(own.clone()),
                Some(all) => all.iter_mut().zip(own).for_each(|(all, own)| *all &= own),
            }
        }
        common
    }
    /// Takes note of a call of `name`.
    pub(super) fn enter(&mut self, name: Name, entry: &Entry) {
        let Some(known) = self.entries.get_mut(&name) else {
            if self.written.contains_key(&name) {
                self.entries.insert(name, entry.clone());
            }
            return;
        };
        known.assigned.iter_mut().zip(&entry.assigned).for_each(|(all, own)| *all &= own);
        known.varying.iter_mut().zip(&entry.varying).for_each(|(all, own)| *all |= own);
        known.in_varying_flow |= entry.in_varying_flow;
    }
    /// How `name` is entered, if all its calls came before.
    pub(super) fn entry(&self, name: Name) -> Option<&Entry> {
        self.entries.get(&name)
    }
}
