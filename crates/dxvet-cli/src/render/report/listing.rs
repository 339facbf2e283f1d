//! The listing of a shader with a gutter of running slots and depth counters, drawn so that the
//! eye sees where they peak.

use super::{Subject, words};
use dxvet::d3d9::depth::Counter;
use dxvet::inspect::{Counting, Progress};
use dxvet::{Diagnostic, DisassembleOptions, Format, Inspection, disassemble};
use maud::{Escaper, Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How many lines are shown; hostile inputs can have millions.
const MOST_LINES: usize = 20_000;

/// A column of the gutter.
struct Column {
    title: &'static str,
    class: &'static str,
    /// The limit, or the peak where there is none.
    scale: u32,
    allowed: Option<u32>,
    peak: u32,
    value: fn(&Progress) -> Option<u32>,
}

/// The listing, and the text where findings stand in it that have no line in the listing.
pub fn listing(number: usize, subject: &Subject<'_>, inspection: &Inspection) -> Markup {
    let format = subject.report.format;
    let found = &subject.report.diagnostics;
    let is_text = matches!(format, Format::D3d9Asm | Format::Sm4Asm);
    let text_needed =
        is_text && (inspection.lines.is_empty() || found.iter().any(|it| it.listing.is_none() && it.line.is_some()));
    let text = text_needed.then(|| String::from_utf8_lossy(subject.bytes).into_owned());
    html! {
        @if !inspection.lines.is_empty() { (gutter(number, inspection, found)) }
        @else if !is_text { @if let Some(listed) = disassemble(subject.bytes, &DisassembleOptions::default()).text {
            section { h3 { "Listing" } (plain(&listed, number, 'l', &marks(found, |it| it.listing))) }
        } }
        @if let Some(text) = text {
            section { h3 { "Text" } (plain(&text, number, 't', &marks(found, |it| it.line))) }
        }
    }
}

/// The lines that findings stand at, with their severity and numbers.
fn marks(found: &[Diagnostic], line: fn(&Diagnostic) -> Option<u32>) -> BTreeMap<u32, (&'static str, String)> {
    let mut marks: BTreeMap<u32, (&'static str, String)> = BTreeMap::new();
    for diagnostic in found {
        let Some(at) = line(diagnostic) else { continue };
        let code = if diagnostic.code.is_empty() { diagnostic.severity.name() } else { &diagnostic.code };
        let mark = marks.entry(at).or_insert_with(|| (diagnostic.severity.name(), String::new()));
        if !mark.1.split(' ').any(|known| known == code) {
            mark.1.push_str(if mark.1.is_empty() { "" } else { " " });
            mark.1.push_str(code);
        }
    }
    marks
}

fn columns(inspection: &Inspection) -> Vec<Column> {
    let of = |counter: Counter| -> (&'static str, fn(&Progress) -> Option<u32>) {
        match counter {
            Counter::Static => ("static", |it| Some(it.depths?.get(Counter::Static))),
            Counter::Dynamic => ("dynamic", |it| Some(it.depths?.get(Counter::Dynamic))),
            Counter::Loop => ("loop", |it| Some(it.depths?.get(Counter::Loop))),
            Counter::Call => ("call", |it| Some(it.depths?.get(Counter::Call))),
            Counter::Flow => ("flow", |it| Some(it.depths?.get(Counter::Flow))),
        }
    };
    let usage = |name: &str| inspection.report.usage.iter().find(|usage| usage.name == name)?.allowed;
    let row = |counter: Counter| counter.limit().row(inspection.report.profile?)?.value;
    let slots: (&str, fn(&Progress) -> Option<u32>) = ("slots", |it| Some(it.slots.total()));
    let all = [(slots, usage("slots"))].into_iter().chain(Counter::ALL.map(|counter| (of(counter), row(counter))));
    all.filter_map(|((title, value), allowed)| {
        let seen = inspection.lines.iter().filter_map(|line| value(line.progress.as_ref()?));
        let peak = seen.max().filter(|peak| *peak > 0)?;
        Some(Column { title, class: title, scale: allowed.unwrap_or(0).max(peak), allowed, peak, value })
    })
    .collect()
}

fn gutter(number: usize, inspection: &Inspection, found: &[Diagnostic]) -> Markup {
    let columns = columns(inspection);
    let marks = marks(found, |it| it.listing);
    let counting = match inspection.counting {
        Some(Counting::Validator) => "slots as the validator counts them",
        _ => "slots as the manual counts them; the validator sets no limit here",
    };
    let mut rows = String::new();
    for (line, at) in inspection.lines.iter().zip(1..).take(MOST_LINES) {
        let mark = marks.get(&at);
        let class = mark.map_or_else(String::new, |(severity, _)| format!(" class={severity}"));
        let _ = write!(rows, "<tr id=s{number}-l{at}{class}><td>{at}");
        columns.iter().for_each(|column| cell(&mut rows, column, line.progress.as_ref()));
        code(&mut rows, &line.text, mark);
    }
    let left = inspection.lines.len().saturating_sub(MOST_LINES);
    html! {
        section.listing {
            h3 { "Listing" }
            (skyline(inspection, &columns))
            div.scroll tabindex="0" role="region" aria-label="Listing" {
                table.code {
                    thead { tr {
                        th scope="col" { "line" }
                        @for column in &columns {
                            th.g.{(column.class)} scope="col" title=(format!("highest {}", column.peak)) {
                                (column.title) @if let Some(allowed) = column.allowed { span.soft { " /" (allowed) } }
                            }
                        }
                        th.note scope="col" { (counting) }
                    } }
                    tbody { (PreEscaped(rows)) }
                }
            }
            @if left > 0 { p.soft { "and " (left) " more lines" } }
        }
    }
}

/// A number over its bar. Rows touch, so that the bars of a column make a silhouette.
fn cell(rows: &mut String, column: &Column, progress: Option<&Progress>) {
    let Some(progress) = progress else { return rows.push_str("<td class=g>") };
    match (column.value)(progress) {
        None => rows.push_str("<td class=g>?"),
        Some(0) => rows.push_str("<td class=g>"),
        Some(value) => {
            let width = 100.0 * f64::from(value) / f64::from(column.scale.max(1));
            let peak = if value == column.peak && column.class != "slots" { " p" } else { "" };
            let _ = write!(rows, "<td class=\"g {}{peak}\" style=\"--w:{width:.1}%\">{value}", column.class);
        }
    }
}

/// The text of a line, its comment set back, with the numbers of what stands there.
fn code(rows: &mut String, text: &str, mark: Option<&(&'static str, String)>) {
    let comment = text.trim_start().starts_with("//");
    rows.push_str(if comment { "<td class=c>" } else { "<td>" });
    let _ = write!(Escaper::new(rows), "{text}");
    if let Some((_, codes)) = mark {
        let _ = write!(rows, "<b>");
        let _ = write!(Escaper::new(rows), "{codes}");
        rows.push_str("</b>");
    }
    rows.push_str("</tr>\n");
}

/// Lines without a gutter.
fn plain(text: &str, number: usize, letter: char, marks: &BTreeMap<u32, (&'static str, String)>) -> Markup {
    let mut rows = String::new();
    let count = text.lines().count();
    // Findings about the end stand one line past the last.
    let end = marks.keys().next_back().is_some_and(|last| *last as usize == count + 1);
    for (line, at) in text.lines().chain(end.then_some("")).zip(1..).take(MOST_LINES) {
        let mark = marks.get(&at);
        let class = mark.map_or_else(String::new, |(severity, _)| format!(" class={severity}"));
        let _ = write!(rows, "<tr id=s{number}-{letter}{at}{class}><td>{at}");
        code(&mut rows, line, mark);
    }
    html! {
        div.scroll tabindex="0" role="region" aria-label="Listing" { table.code { tbody { (PreEscaped(rows)) } } }
        @if count > MOST_LINES { p.soft { "and " (count - MOST_LINES) " more lines" } }
    }
}

/// Size of the picture in its own units; it is stretched to the width of the page.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 56.0;

/// The whole listing at a glance: each counter as a line of steps from the first instruction to
/// the last, against its limit.
fn skyline(inspection: &Inspection, columns: &[Column]) -> Markup {
    let states: Vec<&Progress> = inspection.lines.iter().filter_map(|line| line.progress.as_ref()).collect();
    let nested: Vec<&Column> = columns.iter().filter(|column| column.class != "slots").collect();
    if nested.is_empty() || states.len() < 3 {
        return html! {};
    }
    let step = WIDTH / states.len() as f64;
    let path = |column: &Column| {
        let mut path = format!("M0 {HEIGHT}");
        let mut last = 0;
        for (at, state) in states.iter().enumerate() {
            let value = (column.value)(state).unwrap_or(0);
            if value != last {
                let y = HEIGHT - (HEIGHT - 2.0) * f64::from(value) / f64::from(column.scale.max(1));
                let _ = write!(path, "H{:.1}V{y:.1}", at as f64 * step);
                last = value;
            }
        }
        let _ = write!(path, "H{WIDTH}V{HEIGHT}");
        path
    };
    let slots = columns.iter().filter(|column| column.class == "slots");
    html! {
        figure.sky {
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" role="img"
                aria-label="Slots and depths from the first instruction to the last" {
                @for column in slots.chain(nested.iter().copied()) { path class=(column.class) d=(path(column)) {} }
            }
            figcaption {
                @for column in columns {
                    span.key.{(column.class)} {
                        (words(column.title)) " " (column.peak)
                        @if let Some(allowed) = column.allowed { " of " (allowed) }
                    } " "
                }
            }
        }
    }
}
