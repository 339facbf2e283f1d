//! `dxvet link`: do two shaders fit together?

use super::wants_color;
use crate::Outcome;
use crate::arguments::{Deny, Form, Link};
use crate::includes;
use crate::input::Input;
use crate::output::{self, Stop};
use crate::render::{json, text};
use dxvet::diagnostic::Severity;
use dxvet::{CheckOptions, Verdict, link};

pub fn run(arguments: &Link) -> Result<Outcome, Stop> {
    let inputs = [&arguments.vertex, &arguments.pixel].map(|path| Input::named(path.clone()));
    let [vertex, pixel] = &inputs;
    let bytes = [vertex, pixel].map(|input| input.read().map(Option::unwrap_or_default).map_err(Stop::Failed));
    let [first, second] = bytes;
    let (first, second) = (first?, second?);
    let names = [vertex.name(), pixel.name()];
    let open =
        |input: &Input, file: &str| includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file);
    let (beside_vertex, beside_pixel) =
        (|file: &str, _: bool| open(vertex, file), |file: &str, _: bool| open(pixel, file));
    // What each shader does by itself is the business of `check`, unless it is refused.
    let options = CheckOptions { usage: false, warnings: false, ..CheckOptions::default() };
    let linked = link(
        (&first, &CheckOptions { file_name: &names[0], include: Some(&beside_vertex), ..options }),
        (&second, &CheckOptions { file_name: &names[1], include: Some(&beside_pixel), ..options }),
    );
    let mut reports = [linked.vertex, linked.pixel];
    let renderer = text::renderer(wants_color(arguments.color, &std::io::stdout()));
    let mut printed = String::new();
    for ((report, input), (name, bytes)) in reports.iter_mut().zip(&inputs).zip(names.iter().zip([&first, &second])) {
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
        let profile = |at: usize| reports[at].profile.map(|profile| profile.name()).unwrap_or_default();
        printed.push_str(&format!("{} ({}) + {} ({}): {how}\n", names[0], profile(0), names[1], profile(1)));
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
