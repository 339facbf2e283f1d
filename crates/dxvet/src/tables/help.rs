// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Longer texts on rules that need more than a line.

use crate::rule::Help;

/// All, in the order of their file names.
pub static HELP: &[Help] = &[];
