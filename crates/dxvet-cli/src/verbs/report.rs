//! `dxvet report`: one page on many shaders.

use crate::Outcome;
use crate::arguments::Report as Arguments;
use crate::includes;
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::report::{self, Entry, Subject};
use crate::settings::Found;
use dxvet::{CheckOptions, Verdict, check_parts};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};

/// A shader, read and checked.
struct Checked {
    name: String,
    base: usize,
    bytes: Vec<u8>,
    report: dxvet::Report,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Stop> {
    let (inputs, troubles) = input::gather(&arguments.inputs)?;
    let mut worst = Outcome::Clean;
    for trouble in &troubles {
        output::complain(trouble);
        worst = Outcome::Trouble;
    }
    let settings = if arguments.no_config { Found::default() } else { Found::above(&inputs)? };
    let checked: Vec<Result<Vec<Checked>, String>> =
        inputs.par_iter().map(|input| parts(input, arguments, &settings)).collect();
    let mut numbered: Vec<(usize, &Input, Checked)> = Vec::new();
    for (input, parts) in inputs.iter().zip(checked) {
        match parts {
            Ok(parts) => {
                for part in parts {
                    worst = worst.max(match part.report.verdict {
                        Some(Verdict::Reject) => Outcome::Findings,
                        _ => Outcome::Clean,
                    });
                    numbered.push((numbered.len(), input, part));
                }
            }
            Err(trouble) => {
                output::complain(&trouble);
                worst = Outcome::Trouble;
            }
        }
    }
    let entries: Vec<Entry> =
        numbered.par_iter().map(|(number, input, part)| entry(*number, input, part, arguments)).collect();
    let title = arguments.title.as_deref().unwrap_or("Shader report");
    let page = report::page(title, &entries);
    if input::is_stdin(&arguments.output) {
        output::write(page.as_bytes())?;
    } else {
        std::fs::write(&arguments.output, page)
            .map_err(|error| Stop::Failed(format!("{}: {}", arguments.output.display(), input::reason(&error))))?;
    }
    Ok(worst)
}

fn parts(input: &Input, arguments: &Arguments, found: &Found) -> Result<Vec<Checked>, String> {
    let Some(bytes) = input.read()? else { return Ok(Vec::new()) };
    let name = input.name();
    let include =
        |file: &str, _system: bool| includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file);
    let settings = found.of(input);
    let options = CheckOptions {
        file_name: &name,
        include: Some(&include),
        caps: settings.and_then(|settings| settings.caps.as_ref()),
        expect: settings.and_then(|settings| settings.expect).map(Into::into),
        ..CheckOptions::default()
    };
    let parts = check_parts(&bytes, &options).into_iter().map(|part| {
        let mut report = part.report;
        input.shift(&mut report);
        if let Some(settings) = settings {
            settings.apply(&mut report);
        }
        match part.span {
            Some(span) => {
                let start = span.offset as usize;
                let end = start.saturating_add(span.length as usize);
                let base = input.base() + start;
                let bytes = bytes.get(start..end).unwrap_or_default().to_vec();
                Checked { name: Input::place(&input.file_name(), base), base, bytes, report }
            }
            None => Checked { name: name.clone(), base: input.base(), bytes: bytes.clone(), report },
        }
    });
    Ok(parts.collect())
}

fn entry(number: usize, input: &Input, part: &Checked, arguments: &Arguments) -> Entry {
    let include =
        |file: &str, _system: bool| includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file);
    let Checked { name, base, bytes, report } = part;
    report::entry(number, &Subject { name, base: *base, bytes, include: &include, report: report.clone() })
}
