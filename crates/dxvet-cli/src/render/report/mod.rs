//! One page on many shaders, complete in itself: no network, no other file. The table of all
//! shaders is plain HTML; what there is to say about each waits as text and becomes part of the
//! page when it is opened, so that a thousand shaders load at once.

mod detail;
mod facts;
mod listing;
mod overview;

use dxvet::d3d9::parse::Include;
use dxvet::diagnostic::Severity;
use dxvet::{Report, Usage};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A shader to report on.
pub struct Subject<'a> {
    /// As it is printed, with its place in the file where it has one.
    pub name: &'a str,
    /// The file's own number of bytes where the shader starts.
    pub base: usize,
    pub bytes: &'a [u8],
    pub include: Include<'a>,
    /// What the check said, places counted from the start of the file.
    pub report: Report,
}

/// What the page says about one shader.
pub struct Entry {
    name: String,
    report: Report,
    tightest: Option<Usage>,
    detail: Markup,
}

/// How much of a limit is used, as a share; none where there is no limit.
fn share(usage: &Usage) -> Option<f64> {
    let allowed = usage.allowed.filter(|allowed| *allowed > 0)?;
    Some(f64::from(usage.used) / f64::from(allowed))
}

/// The limits in the order of how near their ends are; what has none comes last.
fn by_nearness(usage: &[Usage]) -> Vec<&Usage> {
    let mut rows: Vec<&Usage> = usage.iter().collect();
    let key = |usage: &Usage| share(usage).unwrap_or(-1.0);
    rows.sort_by(|a, b| key(b).total_cmp(&key(a)));
    rows
}

/// A limit's or a rule's name in words.
fn words(name: &str) -> String {
    name.replace(['_', '-'], " ")
}

/// All there is to say about a shader; `number` is its place in the page.
pub fn entry(number: usize, subject: &Subject<'_>) -> Entry {
    let nearest = by_nearness(&subject.report.usage).first().copied().cloned();
    Entry {
        name: subject.name.to_owned(),
        tightest: nearest.filter(|usage| usage.used > 0 && share(usage).is_some()),
        detail: detail::detail(number, subject),
        report: subject.report.clone(),
    }
}

impl Entry {
    /// Its place in the order of verdicts, refused ones first, and what that is called.
    fn verdict(&self) -> (u8, &'static str) {
        match self.report.verdict {
            Some(dxvet::Verdict::Reject) => (0, "refused"),
            None => (1, "not judged"),
            Some(dxvet::Verdict::Accept) => (2, "accepted"),
        }
    }

    /// The numbers of errors and warnings, each once.
    fn codes(&self) -> Vec<(&str, &'static str, Severity)> {
        let mut codes: Vec<(&str, &'static str, Severity)> = Vec::new();
        for diagnostic in &self.report.diagnostics {
            let code = if diagnostic.code.is_empty() { diagnostic.rule } else { &diagnostic.code };
            if diagnostic.severity != Severity::Note && !codes.iter().any(|known| known.0 == code) {
                codes.push((code, diagnostic.rule, diagnostic.severity));
            }
        }
        codes
    }
}

/// The page.
pub fn page(title: &str, entries: &[Entry]) -> String {
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content=(concat!("dxvet ", env!("CARGO_PKG_VERSION")));
                // An empty picture: a page without one asks the network for it.
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (PreEscaped(MARKERS))
                (overview::head(title, entries))
                main { (overview::controls(entries)) (overview::list(entries)) }
                footer {
                    p { "Made by dxvet " (env!("CARGO_PKG_VERSION")) ". Everything is in this file." }
                    p.keys {
                        "Keys: " kbd { "/" } " search, " kbd { "j" } " " kbd { "k" } " next and previous shader, "
                        kbd { "Enter" } " open or close, " kbd { "Esc" } " close all or clear the search"
                    }
                }
                @for (number, entry) in entries.iter().enumerate() {
                    script type="text/html" id=(format!("d{number}")) { (entry.detail) }
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    markup.into_string()
}

/// The arrow heads of all flow graphs.
const MARKERS: &str = "<svg class=\"markers\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>\
<marker id=\"end\" markerWidth=\"10\" markerHeight=\"8\" refX=\"9\" refY=\"4\" orient=\"auto\"><polygon points=\"0 0, 10 4, 0 8\"/></marker>\
<marker id=\"start\" markerWidth=\"10\" markerHeight=\"8\" refX=\"1\" refY=\"4\" orient=\"auto\"><polygon points=\"10 0, 0 4, 10 8\"/></marker>\
</defs></svg>\n";
