//! Is it legal?

use super::notices;
use super::places::Places;
use super::text::{self, Request};
use crate::d3d9::decode::{Decoder, closest_profile};
use crate::d3d9::model::{Item, Version};
use crate::d3d9::parse::Include;
use crate::d3d9::validate::Validator;
use crate::diagnostic::{At, Finding};
use crate::identify::Format;
use crate::inspect::Counts;
use crate::report::Report;
use crate::span::Span;
use crate::tables::{notices as rows, rules};

/// How to check.
#[derive(Clone, Copy)]
pub struct CheckOptions<'a> {
    /// Whether to fill in [`Report::usage`].
    pub usage: bool,
    /// How many findings to report at most; a note tells of the rest. It keeps the memory for
    /// a hostile input in bounds.
    pub max_findings: usize,
    /// The name that `__FILE__` gives in assembly text.
    pub file_name: &'a str,
    /// Answers `#include` in assembly text; without it the directive is an error.
    pub include: Option<Include<'a>>,
}

impl Default for CheckOptions<'_> {
    fn default() -> Self {
        Self { usage: true, max_findings: 10_000, file_name: "", include: None }
    }
}

impl std::fmt::Debug for CheckOptions<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("CheckOptions").field("usage", &self.usage).finish_non_exhaustive()
    }
}

/// Says whether a shader is legal, and if not, why.
///
/// ```
/// use dxvet::{CheckOptions, Format, Verdict, check};
///
/// // ps_2_0, then the end: a pixel shader that writes no color.
/// let report = check(b"\x00\x02\xFF\xFF\xFF\xFF\x00\x00", &CheckOptions::default());
/// assert_eq!(report.format, Format::D3d9);
/// assert_eq!(report.profile.map(|profile| profile.name()), Some("ps_2_0"));
///
/// // A container is recognised; this version has no verdict for it and says so.
/// let report = check(b"DXBC", &CheckOptions::default());
/// assert_eq!((report.format, report.verdict), (Format::Dxbc, None));
/// assert_eq!(report.diagnostics[0].rule, "format-not-checked");
/// ```
pub fn check(bytes: &[u8], options: &CheckOptions<'_>) -> Report {
    match Format::identify(bytes) {
        Format::D3d9 => stream(bytes, options),
        Format::D3d9Asm => {
            let request = Request {
                file_name: options.file_name,
                include: options.include,
                validate: true,
                usage: options.usage,
                max_findings: options.max_findings,
            };
            text::read(bytes, &request).1
        }
        format => notices::no_verdict(format, bytes),
    }
}

/// Checks a Direct3D 9 token stream. It is read once and nothing of it is kept; what a finding
/// points at is read again.
fn stream(bytes: &[u8], options: &CheckOptions<'_>) -> Report {
    if bytes.len() > i32::MAX as usize {
        return notices::too_large(Format::D3d9, bytes.len());
    }
    let version = Decoder::new(bytes).version;
    let mut report = Report::new(Format::D3d9, version.profile());
    let mut counts = options.usage.then(|| Counts::new(version));
    let mut findings = validate(bytes, options.max_findings, counts.as_mut());
    let left_out = findings.len() > options.max_findings;
    findings.truncate(options.max_findings);
    if !findings.is_empty() {
        let places = Places::in_bytes(bytes, &findings);
        report.diagnostics = findings.iter().map(|finding| places.diagnostic(finding)).collect();
    }
    if left_out {
        let count = options.max_findings.to_string();
        report.diagnostics.push(notices::diagnostic(&rows::TOO_MANY_FINDINGS, &[("count", count)]));
    }
    report.usage = counts.map(|counts| counts.rows()).unwrap_or_default();
    report.judge();
    report
}

/// What the validator and the shape of the stream have to say; hardly more than `limit` findings.
fn validate(bytes: &[u8], limit: usize, mut counts: Option<&mut Counts>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut decoder = Decoder::new(bytes);
    let version = decoder.version;
    let Some(mut validator) = Validator::new(version) else {
        let at = At::Bytes(Span { offset: 0, length: bytes.len().min(4) as u32 });
        let finding = Finding::new(&rules::UNKNOWN_VERSION, closest_profile(version), at);
        return vec![finding.with("version", format!("{:08X}", version.0))];
    };
    while let Some(item) = decoder.next() {
        if let Item::Instruction(instruction) = item {
            validator.instruction(&instruction, &mut findings);
            if let Some(counts) = counts.as_deref_mut() {
                counts.add(&instruction);
            }
        }
        if findings.len() > limit {
            return findings;
        }
    }
    end(bytes, &decoder, &mut validator, &mut findings);
    if let Some(counts) = counts {
        counts.finish(&validator);
    }
    findings
}

/// The end of the stream: the validator's own checks where there is one.
fn end(bytes: &[u8], decoder: &Decoder<'_>, validator: &mut Validator, findings: &mut Vec<Finding>) {
    if decoder.end.is_some() {
        validator.finish(findings);
    }
    findings.extend(odd_end(decoder.version, decoder.end, decoder.offset, bytes.len()));
}

/// What is odd about the end of a stream of `length` bytes whose tokens end at `offset`.
pub(super) fn odd_end(version: Version, end: Option<u32>, offset: usize, length: usize) -> Option<Finding> {
    let rest = length - offset;
    let rule = match (end, rest) {
        (Some(_), 0) => return None,
        (Some(_), _) => &rules::BYTES_AFTER_END,
        (None, 0) => &rules::MISSING_END_TOKEN,
        (None, _) => &rules::CUT_OFF_STREAM,
    };
    let at = At::Bytes(Span { offset: offset as u32, length: rest as u32 });
    Some(Finding::new(rule, closest_profile(version), at).with("bytes", rest))
}
