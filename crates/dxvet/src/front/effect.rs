//! Effects: each shader inside is checked, and positions count from the start of the effect's file.

use super::check::{self, CheckOptions};
use super::container;
use super::notices;
use crate::d3d9::effect::{Effect, Malformed};
use crate::identify::Format;
use crate::report::{Report, Verdict};
use crate::span::Span;
use crate::tables::notices as rows;

/// A shader inside an input, or the input itself.
#[derive(Clone, Debug)]
pub struct Part {
    /// The shader's bytes in the input; `None` where the report is on the input as a whole.
    pub span: Option<Span>,
    /// What was found; byte offsets count from the start of the input.
    pub report: Report,
}

/// Checks each shader of an input by itself: the shaders of an effect in file order, anything else
/// as [`check()`](crate::check) does. Of a Direct3D 10 effect, which is a container, the first report
/// is on the container. An effect that is malformed or has no shader gives one
/// report on itself.
///
/// ```
/// use dxvet::{CheckOptions, Verdict, check_parts};
///
/// let parts = check_parts(b"ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n", &CheckOptions::default());
/// assert_eq!(parts.len(), 1);
/// assert_eq!((parts[0].span, parts[0].report.verdict), (None, Some(Verdict::Accept)));
/// ```
pub fn check_parts(bytes: &[u8], options: &CheckOptions<'_>) -> Vec<Part> {
    let whole = |report| vec![Part { span: None, report }];
    match Format::identify(bytes) {
        Format::Dxbc | Format::D3d11Effect => return container::parts(bytes, options),
        Format::D3d9Effect => {}
        format => return whole(check::identified(bytes, format, options)),
    }
    let effect = match Effect::read(bytes) {
        Ok(effect) => effect,
        Err(error) => return whole(malformed(&error)),
    };
    let mut left = options.max_findings;
    let mut parts = Vec::new();
    for shader in effect.shaders() {
        // One finding must remain, or a refused shader would pass for a legal one.
        let mut report =
            check::stream(effect.data(shader.span), &CheckOptions { max_findings: left.max(1), ..*options });
        left = left.saturating_sub(report.diagnostics.len());
        report.shift(shader.span.offset as usize);
        parts.push(Part { span: Some(shader.span), report });
    }
    if parts.is_empty() {
        let mut report = Report::new(Format::D3d9Effect, None);
        report.judge();
        return whole(report);
    }
    parts
}

/// One report on all shaders of an effect.
pub(super) fn whole(bytes: &[u8], options: &CheckOptions<'_>) -> Report {
    let mut report = Report::new(Format::D3d9Effect, None);
    report.diagnostics = check_parts(bytes, options).into_iter().flat_map(|part| part.report.diagnostics).collect();
    report.judge();
    report
}

/// The report on an effect that cannot be read.
pub(super) fn malformed(error: &Malformed) -> Report {
    let mut report = Report::new(Format::D3d9Effect, None);
    let mut diagnostic = notices::diagnostic(&rows::MALFORMED_EFFECT, &[("reason", error.reason.to_owned())]);
    diagnostic.offset = Some(error.offset);
    report.diagnostics.push(diagnostic);
    report.verdict = Some(Verdict::Reject);
    report
}
