//! What `asm` and `dis` have in common: an input becomes a file or goes to standard output.

use crate::Outcome;
use crate::arguments::{Destination, Inputs};
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::text;
use dxvet::{Report, Verdict};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// What one input became: its result, if there is one, and what was found on the way.
pub type Translated = (Option<Vec<u8>>, Report);

/// A translation of many inputs.
pub struct Job<'a> {
    pub inputs: &'a Inputs,
    pub destination: &'a Destination,
    /// What is appended to an input's name in `--out-dir`.
    pub extension: &'a str,
    /// Whether results may go to a terminal.
    pub printable: bool,
    pub color: bool,
}

/// Runs `translate` on every input. A refused one does not stop the others.
pub fn run(job: &Job<'_>, translate: impl Fn(&Input, &[u8]) -> Translated) -> Result<Outcome, Stop> {
    let (inputs, troubles) = input::gather(job.inputs)?;
    job.verify(&inputs)?;
    let mut worst = Outcome::Clean;
    for trouble in troubles {
        output::complain(&trouble);
        worst = Outcome::Trouble;
    }
    let renderer = text::renderer(job.color);
    let mut written = HashSet::new();
    for input in &inputs {
        let bytes = match input.read() {
            Ok(Some(bytes)) => bytes,
            Ok(None) => continue,
            Err(message) => {
                output::complain(&message);
                worst = Outcome::Trouble;
                continue;
            }
        };
        let (result, mut report) = translate(input, &bytes);
        input.shift(&mut report);
        output::report(&text::diagnostics(&renderer, &input.name(), &bytes, &report));
        worst = worst.max(match report.verdict {
            None => Outcome::Trouble,
            Some(Verdict::Reject) => Outcome::Findings,
            Some(Verdict::Accept) => Outcome::Clean,
        });
        if let Some(result) = result {
            worst = worst.max(job.store(input, &result, &mut written)?);
        }
    }
    Ok(worst)
}

impl Job<'_> {
    fn verify(&self, inputs: &[Input]) -> Result<(), Stop> {
        let fail = |message: &str| Err(Stop::Failed(message.into()));
        if self.destination.output.is_some() && inputs.len() > 1 {
            return fail("several inputs cannot share the one file of --output; use --out-dir DIR");
        }
        let to_stdout = match &self.destination.output {
            Some(path) => input::is_stdin(path),
            None => self.destination.out_dir.is_none(),
        };
        if to_stdout && !self.printable && inputs.len() > 1 {
            return fail("several token streams cannot share standard output; use --out-dir DIR");
        }
        if to_stdout && !self.printable && std::io::IsTerminal::is_terminal(&std::io::stdout()) {
            return fail("a token stream does not go to a terminal; use --output FILE or --out-dir DIR");
        }
        if let Some(folder) = &self.destination.out_dir {
            std::fs::create_dir_all(folder)
                .map_err(|error| Stop::Failed(format!("{}: {}", folder.display(), input::reason(&error))))?;
        }
        Ok(())
    }

    fn store(&self, input: &Input, result: &[u8], written: &mut HashSet<PathBuf>) -> Result<Outcome, Stop> {
        let path = match (&self.destination.output, &self.destination.out_dir) {
            (Some(path), _) if !input::is_stdin(path) => path.clone(),
            (None, Some(folder)) => {
                let path = folder.join(self.file_name(&input.path));
                if !written.insert(path.clone()) {
                    output::complain(&format!("{}: another input was already written there", path.display()));
                    return Ok(Outcome::Trouble);
                }
                path
            }
            _ => {
                output::write(result)?;
                return Ok(Outcome::Clean);
            }
        };
        if let Err(error) = std::fs::write(&path, result) {
            output::complain(&format!("{}: {}", path.display(), input::reason(&error)));
            return Ok(Outcome::Trouble);
        }
        Ok(Outcome::Clean)
    }

    /// The input's whole name with our extension behind it: `a.vs.asm` and `a.ps.asm` stay apart.
    fn file_name(&self, input: &Path) -> PathBuf {
        let name = if input::is_stdin(input) { "stdin".as_ref() } else { input.file_name().unwrap_or_default() };
        let mut name = name.to_owned();
        name.push(self.extension);
        name.into()
    }
}
