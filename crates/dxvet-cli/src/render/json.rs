//! One JSON object per shader and line.

use dxvet::Report;
use serde::Serialize;

#[derive(Serialize)]
struct Line<'a> {
    path: &'a str,
    #[serde(flatten)]
    report: &'a Report,
}

/// The line, its line feed included.
pub fn line(path: &str, report: &Report) -> String {
    // A report holds strings and numbers only, which always serialise.
    let mut line = serde_json::to_string(&Line { path, report }).unwrap_or_default();
    line.push('\n');
    line
}
