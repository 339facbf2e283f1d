//! `dxvet man`: the manual page, made from the argument definitions.

use crate::Outcome;
use crate::arguments::Arguments;
use crate::output::{self, Stop};
use clap::CommandFactory as _;

/// The page of the program, then those of its verbs, as one roff text.
pub fn run() -> Result<Outcome, Stop> {
    let mut command = Arguments::command();
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for verb in command.get_subcommands() {
        let title = format!(".SH \"DXVET {}\"\n", verb.get_name().to_uppercase());
        page.extend(title.as_bytes());
        let man = clap_mangen::Man::new(verb.clone());
        man.render_synopsis_section(&mut page)?;
        man.render_description_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    output::write(&page)?;
    Ok(Outcome::Clean)
}
