//! `dxvet check`: are they legal?

use super::wants_color;
use crate::Outcome;
use crate::arguments::{Allow, Check, CheckForm, Deny};
use crate::caps_file;
use crate::filter::Filter;
use crate::includes;
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::{github, json, sarif, text};
use crate::settings::{Found, Settings};
use annotate_snippets::Renderer;
use dxvet::d3d9::caps::Caps;
use dxvet::diagnostic::Severity;
use dxvet::tables::notices::{DXIL_NOT_JUDGED, SM4_NOT_JUDGED};
use dxvet::{CheckOptions, Format, Part, Report, Verdict, check_parts};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};

/// What one input came to, all its shaders together.
#[derive(Default)]
struct Checked {
    /// It is a folder: what is in it is still to be checked.
    is_folder: bool,
    /// What goes to standard output.
    text: String,
    /// What a log is made of, where one is wanted: the shaders' files, places, texts and reports.
    log: Vec<(String, String, Vec<u8>, Report)>,
    /// What goes to standard error.
    trouble: Option<String>,
    tally: Tally,
}

/// Counts over all inputs.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    shaders: usize,
    accepted: usize,
    refused: usize,
    errors: usize,
    warnings: usize,
    unjudged: usize,
    /// Those of the unjudged that nothing is held against.
    sound: usize,
    /// Findings that a filter took out.
    left_out: usize,
    /// Refused shaders whose errors were all taken out.
    excused: usize,
    /// Shaders that nothing but the settings refuses.
    denied: usize,
}

impl Tally {
    /// `passed` counts the findings that were left out, and the errors that are let pass.
    fn of(report: &Report, left_out: usize, passed: usize) -> Self {
        let judged = |verdict| usize::from(report.verdict == verdict);
        let sound = report.verdict.is_none() && report.count(Severity::Error) == 0;
        Self {
            shaders: 1,
            accepted: judged(Some(Verdict::Accept)),
            refused: judged(Some(Verdict::Reject)),
            unjudged: judged(None),
            sound: usize::from(sound),
            errors: report.count(Severity::Error),
            warnings: report.count(Severity::Warning),
            left_out,
            excused: usize::from(
                passed > 0 && report.verdict == Some(Verdict::Reject) && report.count(Severity::Error) == 0,
            ),
            denied: usize::from(report.verdict == Some(Verdict::Accept) && report.count(Severity::Error) > 0),
        }
    }
    fn add(&mut self, other: Self) {
        self.shaders += other.shaders;
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.unjudged += other.unjudged;
        self.sound += other.sound;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.left_out += other.left_out;
        self.excused += other.excused;
        self.denied += other.denied;
    }
    fn outcome(&self, deny: Option<Deny>, allow: Option<Allow>) -> Outcome {
        let allowed = if allow == Some(Allow::Unjudged) { self.sound } else { 0 };
        if self.unjudged > allowed {
            Outcome::Trouble
        } else if self.refused > self.excused || self.denied > 0 || (deny == Some(Deny::Warnings) && self.warnings > 0)
        {
            Outcome::Findings
        } else {
            Outcome::Clean
        }
    }
    fn summary(&self) -> String {
        let count = |number: usize, one: &str| format!("{number} {one}{}", if number == 1 { "" } else { "s" });
        let unjudged = if self.unjudged > 0 { format!(", {} without a verdict", self.unjudged) } else { String::new() };
        let left_out = if self.left_out > 0 { format!("; {} left out", self.left_out) } else { String::new() };
        format!(
            "checked {}: {} accepted, {} refused{unjudged} ({}, {}{left_out})\n",
            count(self.shaders, "shader"),
            self.accepted,
            self.refused,
            count(self.errors, "error"),
            count(self.warnings, "warning"),
        )
    }
}

/// Below this many inputs, starting threads costs more than they save.
const MANY: usize = 8;

/// Inputs checked before their reports are printed.
const BATCH: usize = 512;

pub fn run(arguments: &Check) -> Result<Outcome, Stop> {
    let caps = arguments.caps.as_deref().map(caps_file::load).transpose()?;
    let (inputs, troubles) = input::gather_unasked(&arguments.inputs)?;
    let renderer = text::renderer(wants_color(arguments.color, &std::io::stdout()));
    let request = Request {
        arguments,
        filter: Filter::new(&arguments.select, &arguments.ignore)?,
        caps: caps.as_ref(),
        renderer,
        alone: inputs.len() == 1 && !arguments.quiet,
    };
    let mut run = Run {
        request: &request,
        settings: Found::default(),
        log: (arguments.format == CheckForm::Sarif).then(sarif::Log::default),
        tally: Tally::default(),
        worst: Outcome::Clean,
    };
    if run.log.is_some() {
        output::write(sarif::HEAD.as_bytes())?;
    }
    run.look_above(&inputs)?;
    run.all(&inputs, &troubles)?;
    let Run { log, tally, worst, .. } = run;
    // A single shader has said everything already, unless it was a folder without any.
    let silent = tally.shaders == 0 && worst == Outcome::Clean;
    if let Some(log) = log {
        output::write(log.tail(worst == Outcome::Clean).as_bytes())?;
    }
    if arguments.format == CheckForm::Text && !arguments.quiet && (inputs.len() != 1 || tally.shaders > 1 || silent) {
        output::write(tally.summary().as_bytes())?;
    }
    Ok(worst.max(tally.outcome(arguments.deny, arguments.allow)))
}

/// A run over many inputs: what they came to so far.
struct Run<'a> {
    request: &'a Request<'a>,
    settings: Found,
    log: Option<sarif::Log>,
    tally: Tally,
    worst: Outcome,
}

impl Run<'_> {
    /// Reads the settings that count for the inputs.
    fn look_above(&mut self, inputs: &[Input]) -> Result<(), Stop> {
        if self.request.arguments.no_config { Ok(()) } else { self.settings.look_above(inputs) }
    }

    /// Checks the inputs and prints what they came to, in their order.
    fn all(&mut self, inputs: &[Input], troubles: &[String]) -> Result<(), Stop> {
        troubles.iter().for_each(|trouble| self.complain(trouble));
        let request = self.request;
        for batch in inputs.chunks(BATCH) {
            let settings = &self.settings;
            let one = |input: &Input| request.checked(input, settings.of(input));
            let results: Vec<Checked> =
                if batch.len() < MANY { batch.iter().map(one).collect() } else { batch.par_iter().map(one).collect() };
            for (input, checked) in batch.iter().zip(results) {
                self.print(input, checked)?;
            }
        }
        Ok(())
    }

    fn print(&mut self, input: &Input, checked: Checked) -> Result<(), Stop> {
        if checked.is_folder {
            let (inside, troubles) = input::below(&input.path);
            self.look_above(&inside)?;
            return self.all(&inside, &troubles);
        }
        output::write(checked.text.as_bytes())?;
        if let Some(log) = &mut self.log {
            for (file, name, text, report) in &checked.log {
                output::write(log.results(file, name, text, report).as_bytes())?;
            }
        }
        checked.trouble.iter().for_each(|trouble| self.complain(trouble));
        self.tally.add(checked.tally);
        Ok(())
    }

    fn complain(&mut self, trouble: &str) {
        output::complain(trouble);
        self.worst = Outcome::Trouble;
        self.log.iter_mut().for_each(|log| log.trouble(trouble));
    }
}

/// What every input is checked with.
struct Request<'a> {
    arguments: &'a Check,
    filter: Filter,
    caps: Option<&'a Caps>,
    renderer: Renderer,
    /// Whether an accepted shader is worth a line.
    alone: bool,
}

impl Request<'_> {
    fn checked(&self, input: &Input, settings: Option<&Settings>) -> Checked {
        let arguments = self.arguments;
        let mut checked = Checked::default();
        let bytes = match input.read() {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return checked,
            Err(_) if input.unasked && input.is_folder() => return Checked { is_folder: true, ..checked },
            Err(message) => return Checked { trouble: Some(message), ..checked },
        };
        let name = input.name();
        let include = |file: &str, _system: bool| {
            includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file)
        };
        let options = CheckOptions {
            usage: arguments.format == CheckForm::Json,
            file_name: &name,
            include: Some(&include),
            caps: self.caps.or_else(|| settings?.caps.as_ref()),
            expect: arguments.expect.or_else(|| settings?.expect).map(Into::into),
            ..CheckOptions::default()
        };
        for Part { span, mut report } in check_parts(&bytes, &options) {
            let (name, shader) = match span {
                Some(span) => {
                    let start = span.offset as usize;
                    let end = start.saturating_add(span.length as usize);
                    let place = Input::place(&input.file_name(), input.base() + start);
                    (place, bytes.get(start..end).unwrap_or_default())
                }
                None => (name.clone(), &bytes[..]),
            };
            input.shift(&mut report);
            let effect = settings.map(|settings| settings.apply(&mut report)).unwrap_or_default();
            let left_out = self.filter.apply(&mut report) + effect.left_out;
            checked.tally.add(Tally::of(&report, left_out, left_out + effect.allowed));
            match arguments.format {
                CheckForm::Json => checked.text.push_str(&json::line(&name, &report)),
                CheckForm::Github => checked.text.push_str(&github::annotations(&input.file_name(), &report)),
                CheckForm::Text => {
                    // Who allows it need not be told of it each time.
                    if arguments.allow == Some(Allow::Unjudged) {
                        let unjudged = [SM4_NOT_JUDGED.name, DXIL_NOT_JUDGED.name];
                        report.diagnostics.retain(|diagnostic| !unjudged.contains(&diagnostic.rule));
                    }
                    checked.text.push_str(&said(&name, shader, &report, &self.renderer, self.alone));
                }
                CheckForm::Sarif => {
                    // Letters are only counted in texts.
                    let is_text = matches!(report.format, Format::D3d9Asm | Format::Sm4Asm);
                    let text = if is_text { shader.to_vec() } else { Vec::new() };
                    checked.log.push((input.file_name(), name, text, report));
                }
            }
        }
        checked
    }
}

/// The diagnostics of one shader; where it stands alone, also that there is nothing against it.
fn said(name: &str, shader: &[u8], report: &Report, renderer: &Renderer, alone: bool) -> String {
    let mut text = text::diagnostics(renderer, name, shader, report);
    let profile = report.profile_name().unwrap_or(report.format.name());
    if alone && report.verdict == Some(Verdict::Accept) {
        text.push_str(&format!("{name}: accepted ({profile})\n"));
    } else if alone && text.is_empty() {
        text.push_str(&format!("{name}: read without a fault, not judged ({profile})\n"));
    }
    text
}
