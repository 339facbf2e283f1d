//! Workflow commands: what GitHub Actions shows as annotations beside the lines of a change.

use dxvet::diagnostic::Severity;
use dxvet::{Format, Report};
use std::fmt::Write as _;

/// One command a finding. Lines exist in assembly text only; a place in bytes stands in the message.
pub fn annotations(file: &str, report: &Report) -> String {
    let mut text = String::new();
    for diagnostic in &report.diagnostics {
        let command = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "notice",
        };
        let _ = write!(text, "::{command} file={}", property(file));
        let is_text = matches!(report.format, Format::D3d9Asm | Format::Sm4Asm);
        if is_text {
            let places = [("line", diagnostic.line), ("col", diagnostic.column), ("endColumn", diagnostic.end_column)];
            for (name, value) in places {
                value.iter().for_each(|value| text.push_str(&format!(",{name}={value}")));
            }
        }
        let title = format!("{} {}", diagnostic.code, diagnostic.rule);
        let mut message = diagnostic.message.clone();
        if let (Some(offset), true) = (diagnostic.offset, !is_text) {
            let _ = write!(message, " (byte {offset}, 0x{offset:X})");
        }
        if let Some(help) = &diagnostic.help {
            let _ = write!(message, "\nhelp: {help}");
        }
        let _ = writeln!(text, ",title={}::{}", property(title.trim()), data(&message));
    }
    text
}

/// Text of a message: a command is one line, and `%` starts an escape.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Text of a property, where commas and colons have a meaning too.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
