//! `dxvet link`: do the shaders of a pipeline fit together?

use super::wants_color;
use crate::Outcome;
use crate::arguments::{Deny, Form, Link};
use crate::includes;
use crate::input::Input;
use crate::output::{self, Stop};
use crate::render::{json, text};
use dxvet::diagnostic::Severity;
use dxvet::{CheckOptions, Include, Verdict, link_stages};

pub fn run(arguments: &Link) -> Result<Outcome, Stop> {
    let inputs: Vec<Input> = arguments.shaders.iter().map(|path| Input::named(path.clone())).collect();
    let bytes = inputs
        .iter()
        .map(|input| input.read().map(Option::unwrap_or_default).map_err(Stop::Failed))
        .collect::<Result<Vec<Vec<u8>>, Stop>>()?;
    let names: Vec<String> = inputs.iter().map(Input::name).collect();
    let beside: Vec<_> = inputs
        .iter()
        .map(|input| {
            move |file: &str, _: bool| {
                includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file)
            }
        })
        .collect();
    // What each shader does by itself is the business of `check`, unless it is refused.
    let options: Vec<CheckOptions<'_>> = names
        .iter()
        .zip(&beside)
        .map(|(name, beside)| {
            let include: Include<'_> = beside;
            CheckOptions {
                usage: false,
                warnings: false,
                file_name: name,
                include: Some(include),
                ..CheckOptions::default()
            }
        })
        .collect();
    let shaders: Vec<(&[u8], &CheckOptions<'_>)> = bytes.iter().map(Vec::as_slice).zip(&options).collect();
    let mut reports = link_stages(&shaders);
    let renderer = text::renderer(wants_color(arguments.color, &std::io::stdout()));
    let mut printed = String::new();
    for ((report, input), (name, bytes)) in reports.iter_mut().zip(&inputs).zip(names.iter().zip(&bytes)) {
        input.shift(report);
        printed.push_str(&match arguments.format {
            Form::Json => json::line(name, report),
            Form::Text => text::diagnostics(&renderer, name, bytes, report),
        });
    }
    let unjudged = reports.iter().any(|report| report.verdict.is_none());
    let refused = reports.iter().any(|report| report.verdict == Some(Verdict::Reject));
    let warned = reports.iter().any(|report| report.count(Severity::Warning) > 0);
    if arguments.format == Form::Text && !unjudged && !refused {
        let how = if warned { "linked, with warnings" } else { "linked" };
        let chain: Vec<String> = names
            .iter()
            .zip(&reports)
            .map(|(name, report)| format!("{name} ({})", report.profile_name().unwrap_or_default()))
            .collect();
        printed.push_str(&format!("{}: {how}\n", chain.join(" + ")));
    }
    output::write(printed.as_bytes())?;
    Ok(if unjudged {
        Outcome::Trouble
    } else if refused || (warned && arguments.deny == Some(Deny::Warnings)) {
        Outcome::Findings
    } else {
        Outcome::Clean
    })
}
