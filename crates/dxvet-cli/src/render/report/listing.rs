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

/// What a column says at a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    /// The line is no instruction.
    Nothing,
    /// Nobody counts any more.
    Unknown,
    Number(u32),
}

/// A column of the gutter.
struct Column {
    title: &'static str,
    class: &'static str,
    allowed: Option<u32>,
    peak: u32,
    /// By line.
    values: Vec<Value>,
}

impl Column {
    /// A column that is not all zeros.
    fn new(title: &'static str, class: &'static str, allowed: Option<u32>, values: Vec<Value>) -> Option<Self> {
        let numbers =
            values.iter().filter_map(|value| if let Value::Number(number) = value { Some(*number) } else { None });
        let peak = numbers.max().filter(|peak| *peak > 0)?;
        Some(Self { title, class, allowed, peak, values })
    }
    /// The limit, or the peak where there is none.
    fn share(&self, value: u32) -> f64 {
        f64::from(value) / f64::from(self.allowed.unwrap_or(0).max(self.peak))
    }
    fn is_slots(&self) -> bool {
        self.title == "slots"
    }
}

/// Findings at lines: severity and numbers.
type Marks = BTreeMap<u32, (&'static str, String)>;

/// Lines to print.
struct Sheet<'a> {
    lines: Vec<&'a str>,
    columns: Vec<Column>,
    marks: Marks,
    /// The letter of the lines' anchors.
    letter: char,
    /// On what is counted.
    note: &'static str,
}

/// The listing, and the text where findings stand in it that have no line in the listing.
pub fn listing(number: usize, subject: &Subject<'_>, inspection: &Inspection) -> Markup {
    let found = &subject.report.diagnostics;
    let is_text = matches!(subject.report.format, Format::D3d9Asm | Format::Sm4Asm);
    let beside =
        is_text && (inspection.lines.is_empty() || found.iter().any(|it| it.listing.is_none() && it.line.is_some()));
    let listed = if inspection.lines.is_empty() && !is_text {
        disassemble(subject.bytes, &DisassembleOptions::default()).text
    } else {
        None
    };
    // What is set in nests in these listings; in a text that somebody wrote, blanks mean what they like.
    let nests = subject.report.format == Format::Dxbc;
    let text = beside.then(|| String::from_utf8_lossy(subject.bytes).into_owned());
    html! {
        @if !inspection.lines.is_empty() { (counted(inspection, found).print("Listing", number)) }
        @if let Some(listed) = listed { (set_in(&listed, 'l', nests, marks(found, |it| it.listing)).print("Listing", number)) }
        @if let Some(text) = text { (set_in(&text, 't', false, marks(found, |it| it.line)).print("Text", number)) }
    }
}

/// The lines that findings stand at.
fn marks(found: &[Diagnostic], line: fn(&Diagnostic) -> Option<u32>) -> Marks {
    let mut marks = Marks::new();
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

/// The listing of a Direct3D 9 shader with all its counters.
fn counted<'a>(inspection: &'a Inspection, found: &[Diagnostic]) -> Sheet<'a> {
    let report = &inspection.report;
    let column = |title, class, allowed, value: &dyn Fn(&Progress) -> Option<u32>| {
        let value = |progress: &Progress| value(progress).map_or(Value::Unknown, Value::Number);
        let values = inspection.lines.iter().map(|line| line.progress.as_ref().map_or(Value::Nothing, value));
        Column::new(title, class, allowed, values.collect())
    };
    let slots = report.usage.iter().find(|usage| usage.name == "slots").and_then(|usage| usage.allowed);
    let depth = |counter: Counter| {
        let title = if counter == Counter::Flow { "flow" } else { counter.name() };
        let allowed = report.profile.and_then(|profile| counter.limit().row(profile)?.value);
        column(title, title, allowed, &|progress| Some(progress.depths?.get(counter)))
    };
    let slots = column("slots", "slots", slots, &|progress| Some(progress.slots.total()));
    Sheet {
        lines: inspection.lines.iter().map(|line| line.text.as_str()).collect(),
        columns: slots.into_iter().chain(Counter::ALL.into_iter().filter_map(depth)).collect(),
        marks: marks(found, |it| it.listing),
        letter: 'l',
        note: match inspection.counting {
            Some(Counting::Validator) => "slots as the validator counts them",
            Some(Counting::Manual) => "slots as the manual counts them; the validator sets no limit here",
            None => "",
        },
    }
}

/// A text; where it nests, that shows in how far its lines are set in.
fn set_in(text: &str, letter: char, nests: bool, marks: Marks) -> Sheet<'_> {
    let mut lines: Vec<&str> = text.lines().collect();
    // Findings about the end stand one line past the last.
    if marks.keys().next_back().is_some_and(|last| *last as usize == lines.len() + 1) {
        lines.push("");
    }
    let mut base = 0;
    let depth = |line: &&str| {
        let code = line.trim_start_matches(' ');
        let depth = (line.len() - code.len()) / 2;
        if code.is_empty() || code.starts_with("//") {
            return Value::Nothing;
        }
        // Programs of one listing start at different columns, each with its version.
        let version = code.split_once('_').is_some_and(|(stage, rest)| {
            stage.len() == 2 && stage.ends_with('s') && rest.starts_with(|digit: char| digit.is_ascii_digit())
        });
        if version {
            base = depth;
        }
        Value::Number(depth.saturating_sub(base).try_into().unwrap_or(u32::MAX))
    };
    let values = if nests { lines.iter().map(depth).collect() } else { Vec::new() };
    Sheet {
        columns: Column::new("nesting", "static", None, values).into_iter().collect(),
        lines,
        marks,
        letter,
        note: "",
    }
}

impl Sheet<'_> {
    fn print(&self, title: &str, number: usize) -> Markup {
        let left = self.lines.len().saturating_sub(MOST_LINES);
        html! {
            section.listing {
                h3 { (title) }
                (self.skyline())
                div.scroll tabindex="0" role="region" aria-label=(title) {
                    table.code {
                        @if !self.columns.is_empty() { thead { tr {
                            th scope="col" { "line" }
                            @for column in &self.columns {
                                th.g.{(column.class)} scope="col" title=(format!("highest {}", column.peak)) {
                                    (column.title)
                                    @if let Some(allowed) = column.allowed { span.soft { " /" (allowed) } }
                                }
                            }
                            th.note scope="col" { (self.note) }
                        } } }
                        tbody { (PreEscaped(self.rows(number))) }
                    }
                }
                @if left > 0 { p.soft { "and " (left) " more lines" } }
            }
        }
    }

    fn rows(&self, number: usize) -> String {
        let mut rows = String::new();
        for ((index, line), at) in self.lines.iter().enumerate().zip(1..).take(MOST_LINES) {
            let mark = self.marks.get(&at);
            let class = mark.map_or_else(String::new, |(severity, _)| format!(" class={severity}"));
            let _ = write!(rows, "<tr id=s{number}-{}{at}{class}><td>{at}", self.letter);
            self.columns.iter().for_each(|column| cell(&mut rows, column, column.values[index]));
            code(&mut rows, line, mark);
        }
        rows
    }

    /// The whole listing at a glance: each counter as a line of steps from the first instruction
    /// to the last, against its limit.
    fn skyline(&self) -> Markup {
        let instructions: Vec<usize> = match self.columns.first() {
            Some(column) => (0..column.values.len()).filter(|at| column.values[*at] != Value::Nothing).collect(),
            None => Vec::new(),
        };
        if self.columns.iter().all(Column::is_slots) || instructions.len() < 3 {
            return html! {};
        }
        html! {
            figure.sky {
                svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" role="img"
                    aria-label="Slots and depths from the first instruction to the last" {
                    @for column in &self.columns { path class=(column.class) d=(steps(column, &instructions)) {} }
                }
                figcaption {
                    @for column in &self.columns {
                        span.key.{(column.class)} {
                            (words(column.title)) " " (column.peak)
                            @if let Some(allowed) = column.allowed { " of " (allowed) }
                        } " "
                    }
                }
            }
        }
    }
}

/// A number over its bar. Rows touch, so that the bars of a column make a silhouette.
fn cell(rows: &mut String, column: &Column, value: Value) {
    match value {
        Value::Nothing | Value::Number(0) => rows.push_str("<td class=g>"),
        Value::Unknown => rows.push_str("<td class=g>?"),
        Value::Number(value) => {
            let width = 100.0 * column.share(value);
            let peak = if value == column.peak && !column.is_slots() { " p" } else { "" };
            let _ = write!(rows, "<td class=\"g {}{peak}\" style=\"--w:{width:.1}%\">{value}", column.class);
        }
    }
}

/// The text of a line, a comment set back, with the numbers of what stands there.
fn code(rows: &mut String, text: &str, mark: Option<&(&'static str, String)>) {
    let comment = ["//", ";"].iter().any(|sign| text.trim_start().starts_with(sign));
    rows.push_str(if comment { "<td class=c>" } else { "<td>" });
    let _ = write!(Escaper::new(rows), "{text}");
    if let Some((_, codes)) = mark {
        rows.push_str("<b>");
        let _ = write!(Escaper::new(rows), "{codes}");
        rows.push_str("</b>");
    }
    rows.push_str("</tr>\n");
}

/// Size of the picture in its own units; it is stretched to the width of the page.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 56.0;

fn steps(column: &Column, instructions: &[usize]) -> String {
    let step = WIDTH / instructions.len() as f64;
    let mut path = format!("M0 {HEIGHT}");
    let mut last = 0;
    for (at, line) in instructions.iter().enumerate() {
        let value = if let Value::Number(value) = column.values[*line] { value } else { 0 };
        if value != last {
            let y = HEIGHT - (HEIGHT - 2.0) * column.share(value);
            let _ = write!(path, "H{:.1}V{y:.1}", at as f64 * step);
            last = value;
        }
    }
    let _ = write!(path, "H{WIDTH}V{HEIGHT}");
    path
}
