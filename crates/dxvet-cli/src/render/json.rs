//! One JSON object per shader and line.

use dxvet::Report;
use serde::Serialize;

#[derive(Serialize)]
struct Line<'a> {
    path: &'a str,
    #[serde(flatten)]
    report: &'a Report,
}

/// Any object as a line.
pub fn any(object: &impl Serialize) -> String {
    // What is written here has strings for keys, which always serialises.
    let mut line = serde_json::to_string(object).unwrap_or_default();
    line.push('\n');
    line
}

/// The line, its line feed included.
pub fn line(path: &str, report: &Report) -> String {
    any(&Line { path, report })
}
