//! Shader Model 6: listings of containers and of bitcode, and the check of containers: structure,
//! parts and flags against the module. What the validator asks of the module itself is not checked:
//! without a fault there is no verdict.

use super::check::CheckOptions;
use super::container::{cap, of_fault};
use super::disassemble::Disassembled;
use super::notices;
use crate::agreement::{self, Loaded};
use crate::diagnostic::Severity;
use crate::dxbc::Container;
use crate::dxil::Header;
use crate::identify::Format;
use crate::listing::dxil;
use crate::profile::Stage;
use crate::report::{Report, Verdict};
use crate::tables::notices as rows;

/// Lists a container with a program of Shader Model 6, or bitcode. What is wrong is said, and what can be
/// read is listed all the same.
pub(super) fn list(bytes: &[u8]) -> Disassembled {
    if bytes.len() > i32::MAX as usize {
        return Disassembled { text: None, report: notices::too_large(Format::Dxil, bytes.len()) };
    }
    let mut report = Report::new(Format::Dxil, None);
    let mut faults = Vec::new();
    let (text, found) = if Container::recognise(bytes) {
        let container = Container::decode(bytes, &mut faults);
        report.shader_model = shader_model(&container);
        dxil::container(bytes, &container)
    } else {
        dxil::bitcode(bytes)
    };
    faults.extend(found);
    report.diagnostics = faults.iter().filter(|fault| fault.rule.severity > Severity::Note).map(of_fault).collect();
    report.judge();
    if text.is_empty() {
        report.diagnostics.push(notices::diagnostic(&rows::NOTHING_TO_LIST, &[]));
        report.verdict = report.verdict.filter(|verdict| *verdict == Verdict::Reject);
        return Disassembled { text: None, report };
    }
    Disassembled { text: Some(text), report }
}

/// The profile that the program says it was compiled for.
fn shader_model(container: &Container<'_>) -> Option<String> {
    let header = Header::decode(container.part(b"DXIL").or_else(|| container.part(b"ILDB"))?.data)?;
    Some(format!("{}_{}_{}", header.kind.prefix()?, header.major, header.minor))
}

/// Checks a container of DXIL; there is no verdict on bitcode without one.
pub(super) fn check(bytes: &[u8], options: &CheckOptions<'_>) -> Report {
    if bytes.len() > i32::MAX as usize {
        return notices::too_large(Format::Dxil, bytes.len());
    }
    if !Container::recognise(bytes) {
        return notices::no_verdict(Format::Dxil, bytes);
    }
    let (mut faults, loaded) = agreement::check(bytes);
    let mut report = Report::new(Format::Dxil, None);
    report.shader_model = loaded.as_ref().map(profile);
    if let Some(diagnostic) = loaded.as_ref().and_then(|loaded| wrong_stage(loaded, options.expect)) {
        report.diagnostics.push(diagnostic);
        report.judge();
        return report;
    }
    if !options.warnings {
        faults.retain(|fault| fault.rule.severity != Severity::Warning);
    }
    report.diagnostics = faults.iter().map(of_fault).collect();
    report.judge();
    // The note that not all is judged counts, too.
    cap(&mut report, options.max_findings.saturating_sub(1).max(1));
    if report.verdict == Some(Verdict::Accept) {
        report.verdict = None;
        report.diagnostics.push(notices::diagnostic(&rows::DXIL_NOT_JUDGED, &[]));
    }
    report
}

/// As `ps_6_6`.
fn profile(loaded: &Loaded) -> String {
    let model = loaded.description.model;
    let stage = u16::try_from(model.stage).ok().and_then(|stage| crate::dxil::Kind(stage).prefix());
    format!("{}_{}_{}", stage.unwrap_or("?"), model.major, model.minor)
}

fn wrong_stage(loaded: &Loaded, expected: Option<Stage>) -> Option<crate::report::Diagnostic> {
    let (wanted, words) = match expected? {
        Stage::Vertex => (crate::dxil::Kind::VERTEX, "a vertex shader"),
        Stage::Pixel => (crate::dxil::Kind::PIXEL, "a pixel shader"),
    };
    (loaded.description.model.stage != u32::from(wanted.0))
        .then(|| notices::diagnostic(&rows::WRONG_STAGE, &[("found", profile(loaded)), ("expected", words.into())]))
}
