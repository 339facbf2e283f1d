//! Containers and the texts they are assembled from: every part is read, and the Direct3D 9
//! programs of `level_9_x` shaders are checked.

use super::assemble::{AssembleOptions, Assembled};
use super::check::{CheckOptions, LARGEST_ANALYSED, stream};
use super::disassemble::{DisassembleOptions, Disassembled};
use super::effect::Part;
use super::notices;
use super::sm4_places;
use crate::assembly;
use crate::diagnostic::Severity;
use crate::dxbc::aon9::Aon9;
use crate::dxbc::{self, Container, effect};
use crate::fault::{Fault, Mistake, Rule};
use crate::identify::Format;
use crate::inspect;
use crate::listing::{lines, listing, title_line};
use crate::profile::Stage;
use crate::report::{Diagnostic, Report, Verdict};
use crate::rule::cite;
use crate::sm4;
use crate::sm4::model::{Stage as Kind, Version};
use crate::soundness::{Judged, LEVEL9_RULES, check_container, judge_container};
use crate::span::Span;
use crate::tables::notices as rows;
use crate::tables::sm4_rules;

/// The part whose Direct3D 9 program a device of level 9 runs. XNAS and XNAP are not checked: the
/// compiler leaves registers in them for later to fill in.
const LEVEL9: [u8; 4] = *b"Aon9";
/// What its listing starts with.
const LEVEL9_TITLE: &str = "// Level9 shader bytecode:";

/// Checks a container.
pub(super) fn check(bytes: &[u8], options: &CheckOptions<'_>) -> Report {
    if bytes.len() > i32::MAX as usize {
        return notices::too_large(Format::Dxbc, bytes.len());
    }
    let container = Container::decode(bytes, &mut Vec::new());
    let mut report = Report::new(Format::Dxbc, None);
    report.shader_model = shader_model(&container);
    if let Some(diagnostic) = wrong_stage(version(&container), options.expect) {
        report.diagnostics.push(diagnostic);
        report.judge();
        return report;
    }
    let warnings = options.warnings && bytes.len() <= LARGEST_ANALYSED;
    let how = sm4::validate::Options { most: options.max_findings, warnings };
    let Judged { mut faults, program } = judge_container(bytes, how);
    if !options.warnings {
        faults.retain(|fault| fault.rule.severity != Severity::Warning || fault.instruction.is_none());
    }
    report.diagnostics = sm4_places::diagnostics(program.as_ref().map(|(program, _)| program), faults);
    place_in_listing(bytes, &container, &mut report.diagnostics);
    if let Some((program, declared)) = program.as_ref().filter(|_| options.usage) {
        report.usage = inspect::sm4_usage(program, declared);
    }
    let level9 = level9(bytes, &container, options, &mut report);
    functions(bytes, &container, options, &mut report);
    report.judge();
    // The states of an effect are not judged, nor what is in no part at all.
    let judged = level9 || container.part(b"FX10").is_none();
    // The note that nothing was judged counts, too.
    let most = options.max_findings.saturating_sub(usize::from(!judged)).max(1);
    cap(&mut report, most);
    if report.verdict == Some(Verdict::Accept) && !judged {
        not_judged(&mut report, "the effect");
    }
    report
}

/// Gives findings on instructions their lines in the container's listing.
fn place_in_listing(bytes: &[u8], container: &Container<'_>, diagnostics: &mut [Diagnostic]) {
    let Some(part) = container.program().filter(|_| container.part(b"FX10").is_none()) else { return };
    let inside = |offset: Option<u32>| {
        offset?.checked_sub(part.data_offset()).filter(|offset| (*offset as usize) < part.data.len())
    };
    let of_instruction = |diagnostic: &&mut Diagnostic| diagnostic.instruction.is_some();
    if !diagnostics.iter_mut().any(|diagnostic| of_instruction(&diagnostic)) {
        return;
    }
    let lines = lines(bytes);
    let line = |offset: Option<u32>| {
        let offset = inside(offset)?;
        let after = lines.partition_point(|(start, _)| *start <= offset);
        Some(lines[after.checked_sub(1)?].1)
    };
    for diagnostic in diagnostics.iter_mut().filter(of_instruction) {
        diagnostic.listing = line(diagnostic.offset);
        diagnostic.trace.iter_mut().for_each(|step| step.listing = line(step.offset));
    }
}

/// Checks the functions of a library: each is a container of its own.
fn functions(bytes: &[u8], container: &Container<'_>, options: &CheckOptions<'_>, report: &mut Report) {
    let is_function = |part: &&dxbc::Part<'_>| part.name.0 == *b"LIBF";
    let mut left = options.max_findings;
    // Forged tables name one part a thousand times: no more than the file holds is read.
    let mut length = bytes.len();
    for part in container.parts().iter().filter(is_function) {
        let Some(rest) = length.checked_sub(part.data.len()) else { return };
        length = rest;
        // A function that is a library again is none.
        let inner = Container::decode(part.data, &mut Vec::new());
        if inner.parts().iter().any(|part| is_function(&part)) {
            continue;
        }
        let mut inner = check(part.data, &CheckOptions { expect: None, max_findings: left.max(1), ..*options });
        left = left.saturating_sub(inner.diagnostics.len());
        inner.shift(part.data_offset() as usize);
        report.diagnostics.append(&mut inner.diagnostics);
    }
}

/// Checks a container and, if it is an effect, the containers inside.
pub(super) fn parts(bytes: &[u8], options: &CheckOptions<'_>) -> Vec<Part> {
    let bare = Format::identify(bytes) == Format::D3d11Effect;
    let report = if bare { check_effect(bytes) } else { check(bytes, options) };
    let mut parts = vec![Part { span: None, report }];
    let container = Container::decode(bytes, &mut Vec::new());
    let mut left = options.max_findings.saturating_sub(parts[0].report.diagnostics.len());
    let data =
        if bare { Some((0, bytes)) } else { container.part(b"FX10").map(|part| (part.data_offset(), part.data)) };
    if let Some((start, data)) = data {
        for (offset, inner) in effect::shaders(data) {
            let span = Span { offset: start + offset as u32, length: inner.len() as u32 };
            let mut report = check(inner, &CheckOptions { max_findings: left.max(1), ..*options });
            left = left.saturating_sub(report.diagnostics.len());
            report.shift(span.offset as usize);
            parts.push(Part { span: Some(span), report });
        }
    }
    parts
}

/// Checks an effect that stands in no container.
pub(super) fn check_effect(bytes: &[u8]) -> Report {
    let mut report = Report::new(Format::D3d11Effect, None);
    report.shader_model = effect::version(bytes).map(str::to_owned);
    if bytes.len() > i32::MAX as usize {
        return notices::too_large(Format::D3d11Effect, bytes.len());
    }
    if let Err(broken) = effect::Effect::read(bytes) {
        let reason = format!("{} should stand at byte {}", broken.what, broken.offset);
        let mut diagnostic = notices::diagnostic(&rows::MALFORMED_EFFECT, &[("reason", reason)]);
        diagnostic.offset = Some(broken.offset as u32);
        report.diagnostics.push(diagnostic);
        report.verdict = Some(Verdict::Reject);
        return report;
    }
    not_judged(&mut report, "the effect");
    report
}

/// Lists an effect that stands in no container.
pub(super) fn list_effect(bytes: &[u8], options: &DisassembleOptions) -> Disassembled {
    let mut report = check_effect(bytes);
    if report.verdict == Some(Verdict::Reject) || bytes.len() > i32::MAX as usize {
        return Disassembled { text: None, report };
    }
    report.diagnostics.clear();
    report.judge();
    Disassembled { text: Some(crate::listing::effect(bytes, listed(options))), report }
}

/// The same options for listings.
fn listed(options: &DisassembleOptions) -> sm4::Options {
    let &DisassembleOptions { exact, numbers, offsets, hex_literals } = options;
    sm4::Options { numbers, offsets, hex_literals, exact }
}

/// Checks a text of Shader Model 4 to 5.1.
pub(super) fn check_text(text: &[u8], options: &CheckOptions<'_>) -> Report {
    let (bytes, mut report) = read(text, None, options.max_findings);
    let parsed = sm4::parse(&String::from_utf8_lossy(text));
    if let Some(diagnostic) = wrong_stage(Some(parsed.program.version), options.expect) {
        report.diagnostics = vec![diagnostic];
        report.judge();
    } else if let Some(bytes) = bytes {
        let mut inner = check(&bytes, &CheckOptions { expect: None, ..*options });
        // That a text has no tables is no fault of it.
        inner.diagnostics.retain(|diagnostic| diagnostic.rule != sm4_rules::SIGNATURES_LEFT_OUT.name);
        sm4_places::into_text(&mut inner.diagnostics, &bytes, &parsed);
        report.diagnostics.append(&mut inner.diagnostics);
        report.usage = inner.usage;
        report.judge();
        cap(&mut report, options.max_findings);
    }
    report
}

/// Assembles a text of Shader Model 4 to 5.1.
pub(super) fn assemble(text: &[u8], options: &AssembleOptions<'_>) -> Assembled {
    if let Some(diagnostic) = options.base.and_then(|base| unfit(base, text)) {
        let mut report = Report::new(Format::Sm4Asm, None);
        report.diagnostics.push(diagnostic);
        return Assembled { bytes: None, report };
    }
    let (bytes, mut report) = read(text, options.base, options.max_findings);
    if let (true, Some(bytes)) = (options.validate, &bytes) {
        report.diagnostics.extend(illegal(text, bytes));
        report.judge();
    }
    Assembled { bytes, report }
}

/// A warning where `text` makes a container that is illegal. What assembled is given all the same: no
/// reference says what an assembler of such text refuses.
fn illegal(text: &[u8], bytes: &[u8]) -> Option<Diagnostic> {
    const MOST: usize = 100;
    let options = CheckOptions { usage: false, warnings: false, max_findings: MOST, ..CheckOptions::default() };
    let mut inner = check(bytes, &options);
    inner.diagnostics.retain(|diagnostic| diagnostic.severity == Severity::Error);
    let count = inner.diagnostics.len();
    inner.diagnostics.truncate(1);
    if count != 0 {
        let parsed = sm4::parse(&String::from_utf8_lossy(text));
        sm4_places::into_text(&mut inner.diagnostics, bytes, &parsed);
    }
    let first = inner.diagnostics.pop()?;
    let many = format!("{}{count}", if count >= MOST { "at least " } else { "" });
    let values = [("message", first.message), ("code", first.code), ("count", many)];
    let notice = notices::diagnostic(&rows::ASSEMBLED_ILLEGAL, &values);
    Some(Diagnostic { line: first.line, column: first.column, end_column: first.end_column, ..notice })
}

/// Why a file cannot be a base.
fn unfit(base: &[u8], text: &[u8]) -> Option<Diagnostic> {
    if Format::identify(base) != Format::Dxbc {
        let start: Vec<String> = base.iter().take(4).map(|byte| format!("{byte:02X}")).collect();
        return Some(notices::diagnostic(&rows::BASE_NOT_CONTAINER, &[("start", start.join(" "))]));
    }
    let container = Container::decode(base, &mut Vec::new());
    // A library holds programs in its functions, for which the text must be one, too.
    let library = assembly::is_library(&String::from_utf8_lossy(text));
    let holds = if library { container.part(b"LIBH").is_some() } else { container.program().is_some() };
    (!holds).then(|| notices::diagnostic(&rows::BASE_WITHOUT_PROGRAM, &[]))
}

/// Lists a container. What is wrong with it is said, and what can be read is listed all the same.
pub(super) fn list(bytes: &[u8], options: &DisassembleOptions) -> Disassembled {
    if bytes.len() > i32::MAX as usize {
        return Disassembled { text: None, report: notices::too_large(Format::Dxbc, bytes.len()) };
    }
    let container = Container::decode(bytes, &mut Vec::new());
    let mut report = Report::new(Format::Dxbc, None);
    report.shader_model = shader_model(&container);
    let faults = check_container(bytes);
    report.diagnostics = faults.iter().filter(|fault| fault.rule.severity > Severity::Note).map(of_fault).collect();
    report.judge();
    let text = listing(bytes, listed(options));
    if text.is_empty() {
        report.diagnostics.push(notices::diagnostic(&rows::NOTHING_TO_LIST, &[]));
        report.verdict = report.verdict.filter(|verdict| *verdict == Verdict::Reject);
        return Disassembled { text: None, report };
    }
    Disassembled { text: Some(text), report }
}

fn read(text: &[u8], base: Option<&[u8]>, max_findings: usize) -> (Option<Vec<u8>>, Report) {
    let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text);
    // A listing saved with all the bytes that the reference's disassembler gives ends with one.
    let text = String::from_utf8_lossy(text.strip_suffix(b"\0").unwrap_or(text));
    let assembled = assembly::assemble(&text, base);
    let mut report = Report::new(Format::Sm4Asm, None);
    report.shader_model =
        assembled.bytes.as_deref().and_then(|bytes| shader_model(&Container::decode(bytes, &mut Vec::new())));
    report.diagnostics = assembled.mistakes.into_iter().map(|mistake| of_mistake(&mistake)).collect();
    report.judge();
    cap(&mut report, max_findings);
    (assembled.bytes, report)
}

/// Checks the Direct3D 9 program; says whether there is one. Only the first such part counts: readers
/// take that one, and forged tables name one part a thousand times.
fn level9(bytes: &[u8], container: &Container<'_>, options: &CheckOptions<'_>, report: &mut Report) -> bool {
    let Some(part) = container.part(&LEVEL9) else { return false };
    let means = report.shader_model.as_deref().unwrap_or("this container");
    let aon9 = Aon9::decode(part, &mut Vec::new());
    // The programs of library functions are no whole shaders.
    if matches!(aon9.version >> 16, 0x4C56 | 0x4C50) {
        return false;
    }
    let mut inner = stream(aon9.program, &CheckOptions { expect: None, ..*options });
    if inner.verdict == Some(Verdict::Reject) {
        // What is refused by itself is not compared with what is around it.
        report.diagnostics.retain(|diagnostic| LEVEL9_RULES.iter().all(|rule| rule.name != diagnostic.rule));
    }
    inner.shift(part.data_offset().saturating_add(aon9.program_offset) as usize);
    let profile = inner.profile.map_or("an unknown profile", |profile| profile.name());
    let first = if inner.diagnostics.is_empty() { None } else { first_line(bytes) };
    for diagnostic in &mut inner.diagnostics {
        diagnostic.message.push_str(&format!(" (limit of {profile}, which {means} means)"));
        let listed = |line: &mut Option<u32>| *line = line.zip(first).map(|(line, first)| line + first);
        listed(&mut diagnostic.listing);
        diagnostic.trace.iter_mut().for_each(|step| listed(&mut step.listing));
    }
    report.diagnostics.append(&mut inner.diagnostics);
    report.usage = inner.usage;
    true
}

/// The line of the container's listing before the Direct3D 9 program.
fn first_line(bytes: &[u8]) -> Option<u32> {
    Some(title_line(bytes, LEVEL9_TITLE)? + 1)
}

/// The version token of the program.
fn version(container: &Container<'_>) -> Option<Version> {
    crate::bytes::word(container.program()?.data, 0).map(Version)
}

/// The profile that the shader was compiled for, or what stands for it.
fn shader_model(container: &Container<'_>) -> Option<String> {
    if let Some(part) = container.part(b"FX10") {
        return effect::version(part.data).map(str::to_owned);
    }
    let name = version(container)?.to_string();
    let Some(part) = container.part(&LEVEL9) else { return Some(name) };
    let inner = crate::bytes::word(Aon9::decode(part, &mut Vec::new()).program, 0).unwrap_or(0);
    Some(match (inner & 0xFFFF, container.any_part(&[*b"XNAS", *b"XNAP"])) {
        (0x0200, Some(_)) => format!("{name}_level_9_0"),
        (0x0200, None) => format!("{name}_level_9_1"),
        (0x0201, _) => format!("{name}_level_9_3"),
        _ => format!("{name}_level_9_x"),
    })
}

fn wrong_stage(version: Option<Version>, expected: Option<Stage>) -> Option<Diagnostic> {
    let (wanted, words) = match expected? {
        Stage::Vertex => (Kind::Vertex, "a vertex shader"),
        Stage::Pixel => (Kind::Pixel, "a pixel shader"),
    };
    let version = version?;
    (version.stage() != Some(wanted))
        .then(|| notices::diagnostic(&rows::WRONG_STAGE, &[("found", version.to_string()), ("expected", words.into())]))
}

fn not_judged(report: &mut Report, what: &str) {
    report.verdict = None;
    report.diagnostics.push(notices::diagnostic(&rows::SM4_NOT_JUDGED, &[("what", what.into())]));
}

/// Leaves out what is more than asked for; the verdict was given before.
pub(super) fn cap(report: &mut Report, most: usize) {
    if report.diagnostics.len() > most {
        report.diagnostics.truncate(most);
        report.diagnostics.push(notices::diagnostic(&rows::TOO_MANY_FINDINGS, &[("count", most.to_string())]));
    }
}

fn of_rule(rule: &'static Rule, message: String) -> Diagnostic {
    Diagnostic {
        severity: rule.severity,
        code: rule.code.to_owned(),
        rule: rule.name,
        message,
        line: None,
        column: None,
        end_column: None,
        offset: None,
        length: None,
        instruction: None,
        listing: None,
        trace: Vec::new(),
        help: (!rule.help.is_empty()).then(|| rule.help.to_owned()),
        source: cite(rule.source),
    }
}

pub(super) fn of_fault(fault: &Fault) -> Diagnostic {
    let Fault { rule, span, .. } = fault;
    let help = fault.help();
    Diagnostic {
        offset: Some(span.offset),
        length: Some(span.length),
        help: (!help.is_empty()).then_some(help),
        ..of_rule(rule, fault.message())
    }
}

fn of_mistake(mistake: &Mistake) -> Diagnostic {
    let Mistake { rule, at, .. } = mistake;
    Diagnostic {
        line: Some(at.line),
        column: Some(at.column),
        end_column: Some(at.end_column),
        ..of_rule(rule, mistake.message())
    }
}
