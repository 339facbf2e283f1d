//! Blocks, labels, calls, and how deep they nest.

use super::{Context, Next};

/// Open blocks and depths.
#[derive(Debug, Default)]
pub(super) struct State {}

/// Opens and closes blocks.
pub(super) fn blocks(_context: &mut Context<'_>) -> Next {
    Next::Continue
}
