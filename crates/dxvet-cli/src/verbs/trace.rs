//! `dxvet trace`: a listing with a gutter of running numbers.

use crate::Outcome;
use crate::arguments::Trace;
use crate::includes;
use crate::input::Input;
use crate::output::{self, Stop};
use crate::render::text;
use dxvet::d3d9::depth::Counter;
use dxvet::inspect::{Counting, Progress};
use dxvet::profile::Profile;
use dxvet::{CheckOptions, Inspection, Verdict, inspect};
use std::fmt::Write as _;

pub fn run(arguments: &Trace) -> Result<Outcome, Stop> {
    let input = Input::named(arguments.path.clone());
    let name = input.name();
    let bytes = input.read().map_err(Stop::Failed)?.unwrap_or_default();
    let include =
        |file: &str, _system: bool| includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file);
    let options = CheckOptions { file_name: &name, include: Some(&include), ..CheckOptions::default() };
    let mut inspection = inspect(&bytes, &options);
    input.shift(&mut inspection.report);
    let mut text = listing(&inspection);
    text.push_str(&usage(&inspection));
    output::write(text.as_bytes())?;
    output::report(&text::diagnostics(&text::renderer(false), &name, &bytes, &inspection.report));
    Ok(match inspection.report.verdict {
        None => Outcome::Trouble,
        Some(Verdict::Reject) => Outcome::Findings,
        Some(Verdict::Accept) => Outcome::Clean,
    })
}

/// The counters that some profile of the shader's kind bounds, and their headings.
fn columns(profile: Option<Profile>) -> Vec<(Counter, &'static str)> {
    [
        (Counter::Static, "static"),
        (Counter::Dynamic, "dynamic"),
        (Counter::Loop, "loop"),
        (Counter::Call, "call"),
        (Counter::Flow, "flow"),
    ]
    .into_iter()
    .filter(|(counter, _)| profile.is_some_and(|profile| counter.limit().row(profile).is_some()))
    .collect()
}

fn listing(inspection: &Inspection) -> String {
    let columns = columns(inspection.report.profile);
    let mut text = String::new();
    let Some(counting) = inspection.counting else { return text };
    let _ = writeln!(
        text,
        "slots: {}; a counter that stands at 0 is shown as a dot",
        match counting {
            Counting::Validator => "as the validator counts them",
            Counting::Manual => "as the manual counts them (the validator enforces no limit here)",
        }
    );
    let _ = write!(text, "{:>4} {:>5}", "line", "slots");
    columns.iter().for_each(|(_, heading)| text.push_str(&format!(" {heading:>7}")));
    text.push_str(" |\n");
    for (number, line) in (1..).zip(&inspection.lines) {
        let _ = writeln!(text, "{number:>4} {} | {}", gutter(line.progress, &columns), line.text);
    }
    text
}

fn gutter(progress: Option<Progress>, columns: &[(Counter, &str)]) -> String {
    let Some(progress) = progress else { return " ".repeat(5 + 8 * columns.len()) };
    let mut text = format!("{:>5}", progress.slots.total());
    for (counter, _) in columns {
        let cell = match progress.depths.map(|depths| depths.get(*counter)) {
            None => "?".into(),
            Some(0) => ".".into(),
            Some(depth) => depth.to_string(),
        };
        let _ = write!(text, " {cell:>7}");
    }
    text
}

fn usage(inspection: &Inspection) -> String {
    let mut text = String::new();
    for usage in &inspection.report.usage {
        let allowed = usage.allowed.map(|allowed| format!(" of {allowed}")).unwrap_or_default();
        let _ = writeln!(text, "{:24}{}{allowed}", usage.name.replace('_', " "), usage.used);
    }
    text
}
