//! Containers of DXIL: structure, parts and flags are checked against the module. What the validator
//! asks of the module itself is not: without a fault there is no verdict.

use super::check::CheckOptions;
use super::container::{cap, of_fault};
use super::notices;
use crate::agreement::{self, Loaded};
use crate::diagnostic::Severity;
use crate::dxbc::Container;
use crate::identify::Format;
use crate::profile::Stage;
use crate::report::{Report, Verdict};
use crate::tables::notices as rows;

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
