//! Is it legal?

use super::container;
use super::dxil;
use super::effect;
use super::notices;
use super::places::Places;
use super::text::{self, Request};
use crate::d3d9::caps::{Caps, warn_executed};
use crate::d3d9::decode::{Decoder, closest_profile, decode};
use crate::d3d9::model::{Item, Version};
use crate::d3d9::parse::Include;
use crate::d3d9::validate::{Validator, warnings};
use crate::diagnostic::{At, Finding, Severity};
use crate::identify::Format;
use crate::inspect::Counts;
use crate::profile::Stage;
use crate::report::Report;
use crate::span::Span;
use crate::tables::{notices as rows, rules};

/// Above this many bytes of input no warnings are looked for: the analysis keeps the whole program.
pub(super) const LARGEST_ANALYSED: usize = 16 << 20;

/// How to check.
#[derive(Clone, Copy)]
pub struct CheckOptions<'a> {
    /// Whether to fill in [`Report::usage`].
    pub usage: bool,
    /// Whether to warn, in a shader that is accepted, of what the reference lets pass although a
    /// document forbids it or it is dangerous. Inputs above 16 MiB are not looked at so closely.
    pub warnings: bool,
    /// How many findings to report at most; a note tells of the rest. It keeps the memory for
    /// a hostile input in bounds.
    pub max_findings: usize,
    /// The name that `__FILE__` gives in assembly text.
    pub file_name: &'a str,
    /// Answers `#include` in assembly text; without it the directive is an error.
    pub include: Option<Include<'a>>,
    /// The caps of a device: what they forbid is an error too.
    pub caps: Option<&'a Caps>,
    /// The only stage that is wanted: a shader for another is refused, and nothing else is said.
    pub expect: Option<Stage>,
}

impl Default for CheckOptions<'_> {
    fn default() -> Self {
        Self {
            usage: true,
            warnings: true,
            max_findings: 10_000,
            file_name: "",
            include: None,
            caps: None,
            expect: None,
        }
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
/// // Of a container every part is read, and the Direct3D 9 program of a `level_9_x` shader checked.
/// let report = check(b"DXBC", &CheckOptions::default());
/// assert_eq!((report.format, report.verdict), (Format::Dxbc, Some(dxvet::Verdict::Reject)));
/// assert_eq!(report.diagnostics[0].rule, "container-too-short");
/// ```
pub fn check(bytes: &[u8], options: &CheckOptions<'_>) -> Report {
    identified(bytes, Format::identify(bytes), options)
}

/// Checks a shader whose format is known.
pub(super) fn identified(bytes: &[u8], format: Format, options: &CheckOptions<'_>) -> Report {
    match format {
        Format::D3d9 => stream(bytes, options),
        Format::D3d9Asm => {
            let request = Request {
                file_name: options.file_name,
                include: options.include,
                validate: true,
                usage: options.usage,
                warnings: options.warnings,
                max_findings: options.max_findings,
                caps: options.caps,
                expect: options.expect,
            };
            text::read(bytes, &request).1
        }
        Format::D3d9Effect => effect::whole(bytes, options),
        Format::D3d11Effect => container::check_effect(bytes),
        Format::Dxbc => container::check(bytes, options),
        Format::Dxil => dxil::check(bytes, options),
        Format::Sm4Asm => container::check_text(bytes, options),
        format => notices::no_verdict(format, bytes),
    }
}

/// Checks a Direct3D 9 token stream. It is read once; where no warnings are asked for, or it is too
/// large for that analysis, nothing of it is kept. What a finding points at is read again.
pub(super) fn stream(bytes: &[u8], options: &CheckOptions<'_>) -> Report {
    if bytes.len() > i32::MAX as usize {
        return notices::too_large(Format::D3d9, bytes.len());
    }
    let version = Decoder::new(bytes).version;
    let mut report = Report::new(Format::D3d9, version.profile());
    if let Some(finding) = wrong_stage(version, options.expect) {
        let finding = Finding { at: At::Bytes(Span { offset: 0, length: 4 }), ..finding };
        report.diagnostics.push(Places::in_bytes(&[], &[]).diagnostic(&finding));
        report.judge();
        return report;
    }
    let mut counts = options.usage.then(|| Counts::new(version));
    let counting = counts.as_mut();
    let mut findings = if options.warnings && bytes.len() <= LARGEST_ANALYSED {
        validate_kept(bytes, options, counting)
    } else {
        validate(bytes, options, counting)
    };
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

/// Validates the stream as a whole program, and adds the warnings where nothing is refused.
fn validate_kept(bytes: &[u8], options: &CheckOptions<'_>, mut counts: Option<&mut Counts>) -> Vec<Finding> {
    let program = decode(bytes);
    let mut findings = Vec::new();
    let Some(mut validator) = validator(program.version, options.caps) else {
        return vec![unknown_version(bytes, program.version)];
    };
    for instruction in program.instructions() {
        validator.instruction(instruction, &mut findings);
        if let Some(counts) = counts.as_deref_mut() {
            counts.add(instruction);
        }
        if findings.len() > options.max_findings {
            return findings;
        }
    }
    if program.end.is_some() {
        validator.finish(&mut findings);
    }
    findings.extend(odd_end(program.version, program.end, bytes.len() - program.trailing.len(), bytes.len()));
    if let Some(counts) = counts {
        counts.finish(&validator);
    }
    if !has_errors(&findings) {
        findings.extend(warnings(&program));
        findings.extend(options.caps.and_then(|caps| warn_executed(&program, caps)));
    }
    findings
}

/// The validator for a version, with the caps if there are any.
pub(super) fn validator(version: Version, caps: Option<&Caps>) -> Option<Validator> {
    match caps {
        Some(caps) => Validator::with_caps(version, caps.clone()),
        None => Validator::new(version),
    }
}

/// What is to be said where the version names another stage than the one expected. The number is
/// that of the profile which the rest of the token would name in the stage expected.
pub(super) fn wrong_stage(version: Version, expected: Option<Stage>) -> Option<Finding> {
    const STAGE: u32 = 0x0001_0000;
    let rule = match expected? {
        Stage::Pixel if version.is_vertex() => &rules::VERTEX_SHADER_GIVEN,
        Stage::Vertex if version.is_pixel() => &rules::PIXEL_SHADER_GIVEN,
        _ => return None,
    };
    let found = version.profile().map_or_else(|| format!("0x{:08X}", version.0), |profile| profile.name().to_owned());
    Some(Finding::new(rule, closest_profile(Version(version.0 ^ STAGE)), At::End).with("found", found))
}

fn unknown_version(bytes: &[u8], version: Version) -> Finding {
    let at = At::Bytes(Span { offset: 0, length: bytes.len().min(4) as u32 });
    let finding = Finding::new(&rules::UNKNOWN_VERSION, closest_profile(version), at);
    finding.with("version", format!("{:08X}", version.0))
}

/// Whether the reference refuses what these findings are about.
pub(super) fn has_errors(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.rule.severity == Severity::Error)
}

/// What the validator and the shape of the stream have to say; hardly more findings than asked for.
fn validate(bytes: &[u8], options: &CheckOptions<'_>, mut counts: Option<&mut Counts>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut decoder = Decoder::new(bytes);
    let version = decoder.version;
    let Some(mut validator) = validator(version, options.caps) else { return vec![unknown_version(bytes, version)] };
    for item in decoder.by_ref() {
        if let Item::Instruction(instruction) = item {
            validator.instruction(&instruction, &mut findings);
            if let Some(counts) = counts.as_deref_mut() {
                counts.add(&instruction);
            }
        }
        if findings.len() > options.max_findings {
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
