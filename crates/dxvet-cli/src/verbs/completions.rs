//! `dxvet completions`: scripts for the shells.

use crate::Outcome;
use crate::arguments::{Arguments, Completions};
use crate::output::{self, Stop};
use clap::CommandFactory as _;

pub fn run(arguments: &Completions) -> Result<Outcome, Stop> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "dxvet", &mut script);
    output::write(&script)?;
    Ok(Outcome::Clean)
}
