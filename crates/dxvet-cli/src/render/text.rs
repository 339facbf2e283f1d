//! Reports for people, in the manner of rustc.

use super::snippet::Sheet;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use dxvet::diagnostic::Severity;
use dxvet::{Diagnostic, Format, Report};
use std::fmt::Write as _;

/// A renderer with or without colors.
pub fn renderer(color: bool) -> Renderer {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    renderer.decor_style(DecorStyle::Ascii)
}

/// All diagnostics of one shader; an empty text if there are none.
pub fn diagnostics(renderer: &Renderer, path: &str, bytes: &[u8], report: &Report) -> String {
    let mut text = String::new();
    if report.diagnostics.is_empty() {
        return text;
    }
    let sheet = Sheet::new(bytes, report.format);
    for diagnostic in &report.diagnostics {
        let group = group(path, diagnostic, &sheet, report.format);
        let _ = writeln!(text, "{}\n", renderer.render(&[group]));
    }
    text
}

fn group<'a>(path: &'a str, diagnostic: &'a Diagnostic, sheet: &'a Sheet, format: Format) -> Group<'a> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let mut title = level.primary_title(diagnostic.message.as_str());
    if !diagnostic.code.is_empty() {
        title = title.id(diagnostic.code.as_str());
    }
    let mut group = match sheet.excerpt(diagnostic) {
        Some(excerpt) => {
            let mut snippet = Snippet::source(excerpt.text).line_start(excerpt.first_line).path(path);
            for (span, label) in excerpt.steps {
                snippet = snippet.annotation(AnnotationKind::Context.span(span).label(label));
            }
            title.element(snippet.annotation(AnnotationKind::Primary.span(excerpt.primary).label(excerpt.label)))
        }
        None => {
            let mut origin = Origin::path(path);
            if let (Some(line), Format::D3d9Asm | Format::Sm4Asm) = (diagnostic.line, format) {
                origin = origin.line(line as usize).char_column(diagnostic.column.unwrap_or(1) as usize);
            }
            let group = title.element(origin);
            unplaced_steps(group, diagnostic)
        }
    };
    for note in notes(diagnostic, format) {
        group = group.element(note);
    }
    group
}

/// Steps whose lines cannot be shown still have their say.
fn unplaced_steps<'a>(mut group: Group<'a>, diagnostic: &'a Diagnostic) -> Group<'a> {
    for step in &diagnostic.trace {
        let place = match (step.line, step.offset) {
            (Some(line), _) => format!("line {line}: "),
            (None, Some(offset)) => format!("byte {offset}: "),
            _ => String::new(),
        };
        let instruction = step.instruction.as_deref().map(|text| format!("`{text}`: ")).unwrap_or_default();
        group = group.element(Level::NOTE.message(format!("{place}{instruction}{}", step.text)));
    }
    group
}

fn notes(diagnostic: &Diagnostic, format: Format) -> Vec<annotate_snippets::Message<'_>> {
    let mut notes = Vec::new();
    if let (Some(offset), Format::D3d9 | Format::D3d9Effect | Format::D3d11Effect | Format::Dxbc) =
        (diagnostic.offset, format)
    {
        let length = diagnostic.length.map(|length| format!(", {length} bytes")).unwrap_or_default();
        notes.push(Level::NOTE.message(format!("byte {offset} (0x{offset:X}){length}")));
    }
    if let Some(help) = &diagnostic.help {
        notes.push(Level::HELP.message(help.as_str()));
    }
    let name = if diagnostic.rule.is_empty() { String::new() } else { format!(" ({})", diagnostic.rule) };
    notes.push(Level::NOTE.with_name(Some("source")).message(format!("{}{name}", diagnostic.source)));
    notes
}
