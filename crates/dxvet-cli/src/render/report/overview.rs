//! The top of the page: sums, the filter, and the table of all shaders.

use super::{Entry, share, words};
use crate::render::rule_text;
use dxvet::Verdict;
use dxvet::diagnostic::Severity;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Shaders by verdict.
#[derive(Clone, Copy, Default)]
struct Count {
    accepted: usize,
    refused: usize,
    unjudged: usize,
}

impl Count {
    fn add(&mut self, verdict: Option<Verdict>) {
        match verdict {
            Some(Verdict::Accept) => self.accepted += 1,
            Some(Verdict::Reject) => self.refused += 1,
            None => self.unjudged += 1,
        }
    }
    fn all(self) -> usize {
        self.accepted + self.refused + self.unjudged
    }
    /// A bar of as much as `most` shaders would fill.
    fn bar(self, most: usize) -> Markup {
        let part = |count: usize| format!("width:{:.2}%", 100.0 * count as f64 / most.max(1) as f64);
        let title = format!("{} accepted, {} refused, {} not judged", self.accepted, self.refused, self.unjudged);
        html! {
            div.stack role="img" aria-label=(title) title=(title) {
                @for (class, count) in [("ok", self.accepted), ("bad", self.refused), ("none", self.unjudged)] {
                    @if count > 0 { i class=(class) style=(part(count)) {} }
                }
            }
        }
    }
}

/// How many numbers and profiles the sums show; the filter knows all.
const SHOWN: usize = 12;

/// Title and sums.
pub fn head(title: &str, entries: &[Entry]) -> Markup {
    let mut all = Count::default();
    entries.iter().for_each(|entry| all.add(entry.report.verdict));
    let sum = |severity| entries.iter().map(|entry| entry.report.count(severity)).sum::<usize>();
    let (errors, warnings) = (sum(Severity::Error), sum(Severity::Warning));
    let figure = |class: &'static str, count: usize, word: &str| {
        html! { div.figure.{(class)} { b { (count) } span { (word) } } }
    };
    html! {
        header {
            div.title {
                h1 { (title) }
                button #theme type="button" title="Light or dark" aria-label="Switch between light and dark" { "◐" }
            }
            div.figures {
                (figure("", all.all(), if all.all() == 1 { "shader" } else { "shaders" }))
                (figure("ok", all.accepted, "accepted"))
                (figure("bad", all.refused, "refused"))
                @if all.unjudged > 0 { (figure("none", all.unjudged, "not judged")) }
                (figure("", errors, if errors == 1 { "error" } else { "errors" }))
                (figure("", warnings, if warnings == 1 { "warning" } else { "warnings" }))
            }
            (all.bar(all.all()))
            div.sums { (profiles(entries)) (codes(entries)) }
        }
    }
}

fn profiles(entries: &[Entry]) -> Markup {
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for entry in entries {
        counts.entry(profile(entry)).or_default().add(entry.report.verdict);
    }
    let most = counts.values().map(|count| count.all()).max().unwrap_or(0);
    let mut rows: Vec<(&str, Count)> = counts.into_iter().collect();
    rows.sort_by_key(|(_, count)| std::cmp::Reverse(count.all()));
    let rest = rows.len().saturating_sub(SHOWN);
    html! {
        section {
            h2 { "Profiles" }
            table.sum {
                @for (name, count) in rows.iter().take(SHOWN) {
                    tr {
                        td { button.link type="button" data-set="profile" data-value=(name) { (name) } }
                        td.num { (count.all()) }
                        td.wide { (count.bar(most)) }
                    }
                }
            }
            @if rest > 0 { p.soft { "and " (rest) " more" } }
        }
    }
}

fn codes(entries: &[Entry]) -> Markup {
    let mut rows: Vec<(&str, &str, Severity, usize)> = Vec::new();
    for (code, rule, severity) in entries.iter().flat_map(Entry::codes) {
        match rows.iter_mut().find(|row| row.0 == code) {
            Some(row) => row.3 += 1,
            None => rows.push((code, rule, severity, 1)),
        }
    }
    rows.sort_by(|a, b| b.3.cmp(&a.3).then(a.0.cmp(b.0)));
    let rest = rows.len().saturating_sub(SHOWN);
    html! {
        section {
            h2 { "Findings" }
            @if rows.is_empty() { p.soft { "Nothing is held against any shader." } }
            table.sum {
                @for (code, rule, severity, count) in rows.iter().take(SHOWN) {
                    tr {
                        td { button.link type="button" data-set="code" data-value=(code) { (code) } }
                        td.num { (count) }
                        td.wide { span class=(severity.name()) { (words(rule)) } }
                    }
                }
            }
            @if rest > 0 { p.soft { "and " (rest) " more" } }
        }
    }
}

/// The profile of a shader as the filter names it.
fn profile(entry: &Entry) -> &str {
    entry.report.profile_name().unwrap_or_else(|| entry.report.format.name())
}

/// The filter.
pub fn controls(entries: &[Entry]) -> Markup {
    let mut profiles: Vec<&str> = entries.iter().map(profile).collect();
    let mut codes: Vec<&str> = entries.iter().flat_map(|entry| entry.codes()).map(|code| code.0).collect();
    for list in [&mut profiles, &mut codes] {
        list.sort_unstable();
        list.dedup();
    }
    let choice = |id: &'static str, all: &'static str, values: &[&str]| {
        html! {
            select id=(id) aria-label=(id) {
                option value="" { (all) }
                @for value in values { option value=(value) { (value) } }
            }
        }
    };
    html! {
        form #filter role="search" {
            input #search type="search" placeholder="File or number" aria-label="File or number" autocomplete="off";
            (choice("verdict", "every verdict", &["accepted", "refused", "not judged"]))
            (choice("profile", "every profile", &profiles))
            (choice("code", "every finding", &codes))
            label { "order " select #order {
                @for (value, text) in [("file", "by file"), ("limit", "closest to a limit"), ("verdict", "by verdict"),
                    ("profile", "by profile"), ("code", "by finding")] { option value=(value) { (text) } }
            } }
            span #count role="status" {}
            button #all type="button" { "Open all shown" }
        }
    }
}

/// All shaders.
pub fn list(entries: &[Entry]) -> Markup {
    html! {
        table #list {
            thead { tr {
                th.c1 scope="col" data-key="verdict" { button type="button" { "Verdict" } }
                th.c2 scope="col" data-key="file" { button type="button" { "File" } }
                th.c3 scope="col" data-key="profile" { button type="button" { "Profile" } }
                th.c4 scope="col" data-key="code" { button type="button" { "Findings" } }
                th.c5 scope="col" data-key="limit" { button type="button" { "Closest limit" } }
            } }
            tbody {
                @for (number, entry) in entries.iter().enumerate() { (row(number, entry)) }
            }
        }
        p #nothing hidden { "No shader is like that." }
        noscript { p { "The listings of this page need scripts." } }
    }
}

/// How many numbers a row shows.
const IN_ROW: usize = 3;

fn row(number: usize, entry: &Entry) -> Markup {
    let codes = entry.codes();
    let (order, verdict) = entry.verdict();
    let class = ["bad", "none", "ok"][usize::from(order)];
    let joined = codes.iter().map(|code| code.0).collect::<Vec<_>>().join(" ");
    let near = entry.tightest.as_ref().and_then(share).unwrap_or(-1.0);
    let cut = entry.name.rfind(['/', '\\']).map_or(0, |at| at + 1);
    let (folder, file) = entry.name.split_at(cut);
    html! {
        tr.row id=(format!("s{number}")) data-v=(order) data-f=(entry.name) data-p=(profile(entry)) data-c=(joined)
            data-l=(format!("{near:.4}")) {
            td { span.verdict.{(class)} { (verdict) } }
            td.file { button type="button" aria-expanded="false" { span.soft { (folder) } (file) } }
            td.mono { (profile(entry)) }
            td { @for (code, rule, severity) in codes.iter().take(IN_ROW) {
                span.chip.{(severity.name())} title=(title(code, rule)) { (code) } " "
            } @if codes.len() > IN_ROW { span.soft { "+" (codes.len() - IN_ROW) } } }
            td { @if let Some(usage) = &entry.tightest {
                div.near {
                    (meter(near))
                    span { (words(usage.name)) " " (usage.used) " of " (usage.allowed.unwrap_or(0)) }
                }
            } }
        }
    }
}

/// What a rule says, its open places in capitals.
fn title(code: &str, rule: &str) -> String {
    rule_text::find(code, rule).map_or_else(|| words(rule), |(message, _)| message.replace(['{', '}'], ""))
}

/// A bar of one limit. What is beyond it fills the bar and looks so.
pub fn meter(share: f64) -> Markup {
    let class = if share > 1.0 {
        "over"
    } else if share >= 1.0 {
        "full"
    } else {
        ""
    };
    html! { div.meter.{(class)} aria-hidden="true" { i style=(format!("width:{:.1}%", (share * 100.0).clamp(0.0, 100.0))) {} } }
}
