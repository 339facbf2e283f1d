//! One file a verb.

pub mod asm;
pub mod caps;
pub mod cfg;
pub mod check;
pub mod completions;
pub mod dis;
pub mod explain;
pub mod features;
pub mod find;
mod flags;
pub mod info;
pub mod limits;
pub mod link;
pub mod man;
pub mod parts;
pub mod report;
pub mod scan;
pub mod trace;
mod translate;

use crate::arguments::Color;

/// Whether to color what goes to standard output.
fn wants_color(color: Color, terminal: &impl std::io::IsTerminal) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
                || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
            terminal.is_terminal() && !plain
        }
    }
}
