//! What the page says about one shader when it is opened.

use super::overview::meter;
use super::{Subject, by_nearness, facts, listing, share, words};
use crate::render::picture;
use dxvet::diagnostic::Severity;
use dxvet::inspect::Graph;
use dxvet::{CheckOptions, Diagnostic, Format, Inspection, TraceStep, Usage, chart, inspect};
use maud::{Markup, PreEscaped, html};

/// A shader's part of the page.
pub fn detail(number: usize, subject: &Subject<'_>) -> Markup {
    let options = CheckOptions { file_name: subject.name, include: Some(subject.include), ..CheckOptions::default() };
    let inspection = inspect(subject.bytes, &options);
    let graph = chart(subject.bytes, &options).graph.filter(|graph| graph.blocks.len() > 1);
    let facts = facts::facts(subject);
    html! {
        div.detail {
            (identity(subject, &facts))
            (diagnostics(number, subject, &inspection))
            div.columns {
                (limits(&subject.report.usage))
                @for table in &facts.tables { (table.print()) }
            }
            (listing::listing(number, subject, &inspection))
            @if let Some(graph) = graph { (flow(&graph, subject.name)) }
        }
    }
}

fn identity(subject: &Subject<'_>, facts: &facts::Facts) -> Markup {
    let title = subject.report.format.title();
    let title = title.strip_prefix("a ").unwrap_or(title);
    let format = title[..1].to_uppercase() + &title[1..];
    html! {
        dl.identity {
            div { dt { "Format" } dd { (format) } }
            div { dt { "Profile" } dd.mono { (subject.report.profile_name().unwrap_or("unknown")) } }
            div { dt { "Size" } dd { (subject.bytes.len()) " bytes" } }
            @if subject.base > 0 { div { dt { "Starts at" } dd.mono { (format!("0x{:X}", subject.base)) } } }
            @for (name, value) in &facts.identity { div { dt { (name) } dd { (value) } } }
            @for (title, needs) in [("Needs", &facts.needs), ("Taken by", &facts.takers)] {
                @if !needs.is_empty() { div { dt { (title) } dd {
                    @for need in needs {
                        span.need.{(need.class)} title=[need.why.as_deref()] { (need.text) } " "
                    }
                } } }
            }
        }
    }
}

/// How many findings, and steps of one, are shown; a broken shader can have ten thousand.
const SHOWN: usize = 200;

fn diagnostics(number: usize, subject: &Subject<'_>, inspection: &Inspection) -> Markup {
    let found = &subject.report.diagnostics;
    if found.is_empty() {
        return html! { p.calm { "Nothing is held against this shader." } };
    }
    let place = |line, listing, offset| place(number, subject, inspection, (line, listing, offset));
    html! {
        ol.findings {
            @for diagnostic in found.iter().take(SHOWN) {
                li class=(diagnostic.severity.name()) { (one(diagnostic, &place)) }
            }
            @if found.len() > SHOWN { li.note { p { "and " (found.len() - SHOWN) " more" } } }
        }
    }
}

type Place<'a> = &'a dyn Fn(Option<u32>, Option<u32>, Option<u32>) -> Markup;

fn one(diagnostic: &Diagnostic, place: Place<'_>) -> Markup {
    let Diagnostic { severity, code, rule, message, line, listing, offset, trace, help, source, .. } = diagnostic;
    let step = |step: &TraceStep| {
        html! { li { (place(step.line, step.listing, step.offset)) " " (marked(&step.text)) } }
    };
    html! {
        p.what {
            span.chip.{(severity.name())} { (if code.is_empty() { severity.name() } else { code }) }
            " " (marked(message)) " " (place(*line, *listing, *offset))
        }
        @if !trace.is_empty() { details open[trace.len() <= 6] {
            summary { "How it comes to this: " (trace.len()) (if trace.len() == 1 { " step" } else { " steps" }) }
            ol.trace {
                @for entry in trace.iter().take(SHOWN) { (step(entry)) }
                @if trace.len() > SHOWN { li { "and " (trace.len() - SHOWN) " more" } }
            }
        } }
        @if let Some(help) = help { p.help { (marked(help)) } }
        p.source { (words(rule)) @if *severity != Severity::Note { " · " (source) } }
    }
}

/// A text with what stands between backticks as code.
fn marked(text: &str) -> Markup {
    html! {
        span { @for (number, piece) in text.split('`').enumerate() {
            @if number % 2 == 1 { code { (piece) } } @else { (piece) }
        } }
    }
}

/// The place as a link into the listing or the text, or the byte where there is neither.
fn place(
    number: usize,
    subject: &Subject<'_>,
    inspection: &Inspection,
    (line, listing, offset): (Option<u32>, Option<u32>, Option<u32>),
) -> Markup {
    let is_text = matches!(subject.report.format, Format::D3d9Asm | Format::Sm4Asm);
    let listed = listing.filter(|line| match inspection.lines.len() {
        // The lines of these are not counted before they are printed.
        0 => subject.report.format == Format::Dxbc,
        count => (1..=count).contains(&(*line as usize)),
    });
    match (listed, line.filter(|_| is_text), offset) {
        (Some(at), line, _) => {
            let text = match line {
                Some(line) if line == at => format!("line {at}"),
                Some(line) => format!("line {line}, listing {at}"),
                None => format!("listing {at}"),
            };
            html! { a href=(format!("#s{number}-l{at}")) { (text) } }
        }
        (None, Some(line), _) => html! { a href=(format!("#s{number}-t{line}")) { "line " (line) } },
        (None, None, Some(offset)) => html! { span.mono.soft { "byte " (offset) (format!(" (0x{offset:X})")) } },
        _ => html! {},
    }
}

fn limits(usage: &[Usage]) -> Markup {
    if usage.is_empty() {
        return html! {};
    }
    html! {
        section.limits {
            h3 { "Limits" }
            table.sum {
                @for usage in by_nearness(usage) {
                    tr {
                        td { (words(usage.name)) }
                        @match (usage.allowed, share(usage)) {
                            (Some(allowed), Some(share)) => {
                                td.num { (usage.used) span.soft { " of " (allowed) } }
                                td.wide { (meter(share)) }
                            }
                            (Some(_), None) => { td.num { (usage.used) span.soft { " of 0" } } td {} }
                            _ => { td.num { (usage.used) } td.soft { "no limit" } }
                        }
                    }
                }
            }
        }
    }
}

fn flow(graph: &Graph, name: &str) -> Markup {
    html! {
        section.flow {
            h3 { "Control flow" }
            @match picture::inline(graph, name) {
                Ok(svg) => {
                    button.fit type="button" aria-pressed="false" { "Full size" }
                    div.scroll tabindex="0" role="region" aria-label="Control flow" { (PreEscaped(svg)) }
                }
                Err(reason) => p.soft { (reason) },
            }
        }
    }
}
