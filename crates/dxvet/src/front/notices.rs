//! What the front door itself has to say: formats without a verdict, inputs beyond all bounds.

use crate::identify::Format;
use crate::report::{Diagnostic, Report};
use crate::rule::{Notice, cite};
use crate::tables::notices as rows;

/// A diagnostic without a place.
pub(super) fn diagnostic(row: &'static Notice, values: &[(&str, String)]) -> Diagnostic {
    let mut message = row.message.to_owned();
    for (name, value) in values {
        message = message.replace(&format!("{{{name}}}"), value);
    }
    Diagnostic {
        severity: row.severity,
        code: row.code.to_owned(),
        rule: row.name,
        message,
        line: None,
        column: None,
        end_column: None,
        offset: None,
        length: None,
        instruction: None,
        listing: None,
        trace: Vec::new(),
        help: (!row.help.is_empty()).then(|| row.help.to_owned()),
        source: cite(row.source),
    }
}

/// The report on a format that this version cannot judge.
pub(super) fn no_verdict(format: Format, bytes: &[u8]) -> Report {
    let mut report = Report::new(format, None);
    report.diagnostics.push(match format {
        Format::Unknown => {
            let start: Vec<String> = bytes.iter().take(4).map(|byte| format!("{byte:02X}")).collect();
            diagnostic(&rows::UNKNOWN_FORMAT, &[("start", start.join(" "))])
        }
        format => diagnostic(&rows::FORMAT_NOT_CHECKED, &[("format", format.title().to_owned())]),
    });
    report
}

/// The report on an input whose offsets would not fit.
pub(super) fn too_large(format: Format, bytes: usize) -> Report {
    let mut report = Report::new(format, None);
    report.diagnostics.push(diagnostic(&rows::INPUT_TOO_LARGE, &[("bytes", bytes.to_string())]));
    report
}

/// The report on an input that was given to the wrong one of two opposites.
pub(super) fn wrong_way(format: Format, row: &'static Notice) -> Report {
    let mut report = Report::new(format, None);
    report.diagnostics.push(diagnostic(row, &[("format", format.title().to_owned())]));
    report
}
