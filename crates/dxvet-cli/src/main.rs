//! `dxvet`: checks, disassembles and assembles compiled Direct3D shaders.
//!
//! One file a verb under `verbs`, one file a form of output under `render`. All knowledge about
//! shaders is in the library.

mod arguments;
mod caps_file;
mod filter;
mod includes;
mod input;
mod output;
mod render;
mod settings;
mod verbs;

use arguments::{Arguments, Verb};
use clap::Parser as _;
use std::process::ExitCode;

/// How a run ended; the worst of all inputs decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Nothing to report.
    Clean,
    /// Findings.
    Findings,
    /// An input could not be read, or not be judged; or the arguments make no sense.
    Trouble,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Clean => Self::SUCCESS,
            Outcome::Findings => Self::from(1),
            Outcome::Trouble => Self::from(2),
        }
    }
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version go to standard output and are no mistake; a closed pipe is none either.
            let _ = error.print();
            return if error.use_stderr() { Outcome::Trouble.into() } else { ExitCode::SUCCESS };
        }
    };
    let result = match arguments.verb {
        Verb::Check(arguments) => verbs::check::run(&arguments),
        Verb::Asm(arguments) => verbs::asm::run(&arguments),
        Verb::Dis(arguments) => verbs::dis::run(&arguments),
        Verb::Info(arguments) => verbs::info::run(&arguments),
        Verb::Parts(arguments) => verbs::parts::run(&arguments),
        Verb::Find(arguments) => verbs::find::run(&arguments),
        Verb::Link(arguments) => verbs::link::run(&arguments),
        Verb::Features(arguments) => verbs::features::run(&arguments),
        Verb::Trace(arguments) => verbs::trace::run(&arguments),
        Verb::Cfg(arguments) => verbs::cfg::run(&arguments),
        Verb::Report(arguments) => verbs::report::run(&arguments),
        Verb::Scan(arguments) => verbs::scan::run(&arguments),
        Verb::Limits(arguments) => verbs::limits::run(&arguments),
        Verb::Caps(arguments) => verbs::caps::run(&arguments),
        Verb::Explain(arguments) => verbs::explain::run(&arguments),
        Verb::Completions(arguments) => verbs::completions::run(&arguments),
        Verb::Man => verbs::man::run(),
    };
    match result {
        Ok(outcome) => outcome.into(),
        Err(output::Stop::ClosedPipe) => ExitCode::SUCCESS,
        Err(output::Stop::Failed(message)) => {
            output::complain(&message);
            Outcome::Trouble.into()
        }
    }
}
