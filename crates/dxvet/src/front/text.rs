//! Assembly text through the parser, with the validator looking on.

use super::check::{LARGEST_ANALYSED, has_errors, validator, wrong_stage};
use super::notices;
use super::places::Places;
use crate::d3d9::caps::{Caps, warn_executed};
use crate::d3d9::model::{Instruction, Version};
use crate::d3d9::parse::{Checker, Include, Options, Parsed, parse};
use crate::d3d9::validate::{Validator, warnings};
use crate::diagnostic::{At, Finding};
use crate::identify::Format;
use crate::inspect::Counts;
use crate::profile::Stage;
use crate::report::Report;
use crate::tables::notices as rows;

/// The validator as the parser sees it. There is none before the version line, nor when the
/// caller wants the assembler alone.
struct Watch<'a> {
    wanted: bool,
    caps: Option<&'a Caps>,
    validator: Option<Validator>,
}

impl Checker for Watch<'_> {
    fn begin(&mut self, version: Version) {
        self.validator = if self.wanted { validator(version, self.caps) } else { None };
    }
    fn instruction(&mut self, instruction: &Instruction, findings: &mut Vec<Finding>) {
        if let Some(validator) = &mut self.validator {
            validator.instruction(instruction, findings);
        }
    }
    fn aborted(&self) -> bool {
        self.validator.as_ref().is_some_and(Validator::aborted)
    }
    fn refuse(&mut self) {
        if let Some(validator) = &mut self.validator {
            validator.refuse();
        }
    }
    fn finish(&mut self, findings: &mut Vec<Finding>) {
        if let Some(validator) = &mut self.validator {
            validator.finish(findings);
        }
    }
}

/// What is asked about a text.
pub(super) struct Request<'a> {
    pub file_name: &'a str,
    pub include: Option<Include<'a>>,
    pub validate: bool,
    pub usage: bool,
    pub warnings: bool,
    pub max_findings: usize,
    pub caps: Option<&'a Caps>,
    pub expect: Option<Stage>,
}

/// Parses and reports; the program comes back for whoever wants its bytes.
pub(super) fn read(text: &[u8], request: &Request<'_>) -> (Parsed, Report) {
    let mut watch = Watch { wanted: request.validate, caps: request.caps, validator: None };
    let options = Options { file_name: request.file_name, include: request.include };
    let mut parsed = parse(text, &options, &mut watch);
    let wrong = wrong_stage(parsed.program.version, request.expect);
    let wanted = wrong.is_none();
    if let Some(finding) = wrong {
        parsed.findings = vec![Finding { at: At::Text(parsed.version_at), ..finding }];
    }
    if request.warnings && text.len() <= LARGEST_ANALYSED && !has_errors(&parsed.findings) {
        parsed.findings.extend(warnings(&parsed.program));
        parsed.findings.extend(request.caps.and_then(|caps| warn_executed(&parsed.program, caps)));
    }
    let mut report = Report::new(Format::D3d9Asm, parsed.program.version.profile());
    let shown = &parsed.findings[..parsed.findings.len().min(request.max_findings)];
    if !shown.is_empty() {
        let places = Places::in_text(&parsed, shown);
        report.diagnostics = shown.iter().map(|finding| places.diagnostic(finding)).collect();
    }
    if shown.len() < parsed.findings.len() {
        let count = request.max_findings.to_string();
        report.diagnostics.push(notices::diagnostic(&rows::TOO_MANY_FINDINGS, &[("count", count)]));
    }
    if request.usage && wanted {
        let mut counts = Counts::new(parsed.program.version);
        parsed.program.instructions().for_each(|instruction| counts.add(instruction));
        if let Some(validator) = &watch.validator {
            counts.finish(validator);
        }
        report.usage = counts.rows();
    }
    report.judge();
    (parsed, report)
}
