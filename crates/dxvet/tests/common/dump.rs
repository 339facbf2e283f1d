//! A report as plain lines, for comparing.

use dxvet::{Diagnostic, Report};
use std::fmt::Write as _;

/// Everything a report says, in a form that shows differences line by line.
pub fn dump(report: &Report) -> String {
    let mut text = String::new();
    let profile = report.profile.map_or("-", |profile| profile.name());
    let verdict = report.verdict.map_or("-", |verdict| verdict.name());
    let _ = writeln!(text, "{} {profile} {verdict}", report.format.name());
    for diagnostic in &report.diagnostics {
        one(&mut text, diagnostic);
    }
    for usage in &report.usage {
        let allowed = usage.allowed.map(|allowed| format!(" of {allowed}")).unwrap_or_default();
        let _ = writeln!(text, "uses {}: {}{allowed}", usage.name, usage.used);
    }
    text
}

fn one(text: &mut String, diagnostic: &Diagnostic) {
    let number = |value: Option<u32>| value.map_or_else(|| "-".into(), |value| value.to_string());
    let _ = writeln!(
        text,
        "{} {} {}: {}",
        diagnostic.severity.name(),
        diagnostic.code,
        diagnostic.rule,
        diagnostic.message
    );
    let _ = writeln!(
        text,
        "  at {}:{}-{} bytes {}+{} listing {} `{}`",
        number(diagnostic.line),
        number(diagnostic.column),
        number(diagnostic.end_column),
        number(diagnostic.offset),
        number(diagnostic.length),
        number(diagnostic.listing),
        diagnostic.instruction.as_deref().unwrap_or_default()
    );
    for step in &diagnostic.trace {
        let instruction = step.instruction.as_deref().unwrap_or_default();
        let _ = writeln!(text, "  via {}:{} `{instruction}`: {}", number(step.line), number(step.column), step.text);
    }
    if let Some(help) = &diagnostic.help {
        let _ = writeln!(text, "  help: {help}");
    }
    let _ = writeln!(text, "  source: {}", diagnostic.source);
}
