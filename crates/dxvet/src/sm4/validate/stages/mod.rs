//! Rules of single stages: which pass each of them takes part in.

use super::{Context, Current};

/// What the passes of single stages keep.
#[derive(Clone, Debug, Default)]
pub struct State {}

/// Passes over declarations; what the declaration declares is not yet in [`Context::declared`].
pub(super) fn declaration(_context: &mut Context<'_>, _current: &Current<'_>) {}

/// Passes over instructions.
pub(super) fn instruction(_context: &mut Context<'_>, _current: &Current<'_>) {}

/// Passes over the markers of hull shader phases; [`Context::phase`] is the new phase.
pub(super) fn phase(_context: &mut Context<'_>, _current: &Current<'_>) {}

/// At the end of each phase of a hull shader, and of any other program.
pub(super) fn end_of_phase(_context: &mut Context<'_>) {}

/// At the end of the program.
pub(super) fn end(_context: &mut Context<'_>) {}
