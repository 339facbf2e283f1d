//! What a shader needs and who takes it, as text and as an object.

use super::table::table;
use dxvet::features::{Cause, Failure, Features};
use serde::Serialize;
use std::fmt::Write as _;

/// The object of one shader.
#[derive(Serialize)]
pub struct Line<'a> {
    path: &'a str,
    #[serde(flatten)]
    features: &'a Features,
    /// Present where something was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    failures: Option<&'a Vec<Failure>>,
}

/// The object of one shader; `failures` where something was asked for.
pub fn line<'a>(path: &'a str, features: &'a Features, failures: Option<&'a Vec<Failure>>) -> Line<'a> {
    Line { path, features, failures }
}

/// The answers for people.
pub fn text(name: &str, features: &Features, failures: &[Failure]) -> String {
    let mut text = format!("{name}: {}\n", features.profile.as_deref().unwrap_or(features.format));
    for (title, answer) in [
        ("shader model", &features.model),
        ("feature level", &features.level),
        ("binding tier", &features.binding_tier),
        ("code alone needs", &features.code_model),
    ] {
        if let Some(answer) = answer {
            let _ = writeln!(text, "  {title} {}: {}", answer.value, place(&answer.cause));
        }
    }
    for used in &features.features {
        let said = match (used.declared, used.computed) {
            (true, Some(true)) => "stated and needed",
            (true, Some(false)) => "stated, not needed",
            (true, None) => "stated",
            (false, _) => "needed, not stated",
        };
        let _ = write!(text, "  feature {} (0x{:x}, {said}): {}", used.name, 1u64 << used.bit, used.what);
        match &used.cause {
            Some(cause) => {
                let _ = writeln!(text, ": {}", place(cause));
            }
            None => text.push('\n'),
        }
        let level = match used.level {
            Some(level) if level == used.least => format!("every device from level {level} on"),
            Some(level) => format!("optional from level {} on, every device from {level} on", used.least),
            None => format!("optional from level {} on", used.least),
        };
        let caps: Vec<&str> = [used.cap11, used.cap12].into_iter().flatten().collect();
        let ask = if caps.is_empty() { String::new() } else { format!("; ask {}", caps.join(" or ")) };
        let _ = writeln!(text, "    {level}{ask}");
    }
    text.push_str(&functions(features));
    text.push_str(&takers(features));
    for note in &features.notes {
        let _ = writeln!(text, "  note: {note}");
    }
    for failure in failures {
        let _ = writeln!(text, "  not met: {}: {}", failure.wanted, place(&failure.cause));
    }
    text
}

fn functions(features: &Features) -> String {
    let rows: Vec<[String; 4]> = features
        .functions
        .iter()
        .map(|one| {
            // All sixteen: any stage may call it.
            let stages = if one.stages.len() == 16 { "any".to_owned() } else { one.stages.join(" ") };
            [format!("  {}", one.name), one.model.clone(), stages, one.features.join(" ")]
        })
        .collect();
    if rows.is_empty() { String::new() } else { table(["  function", "needs", "stages", "features"], &rows) }
}

fn takers(features: &Features) -> String {
    let all = features.apis.iter().chain(&features.devices);
    let rows: Vec<[String; 3]> = all
        .map(|taker| {
            let answer = if taker.accepted { "yes" } else { "no" };
            let why = if taker.accepted { String::new() } else { place(&taker.cause) };
            [format!("  {}", taker.name), answer.to_owned(), why]
        })
        .collect();
    if rows.is_empty() { String::new() } else { table(["  taken by", "", ""], &rows) }
}

/// A cause with its place.
fn place(cause: &Cause) -> String {
    let mut text = cause.text.clone();
    match (&cause.part, cause.offset) {
        (Some(part), Some(offset)) => {
            let _ = write!(text, " ({part}, byte 0x{offset:X})");
        }
        (Some(part), None) => {
            let _ = write!(text, " ({part})");
        }
        (None, Some(offset)) => {
            let _ = write!(text, " (byte 0x{offset:X})");
        }
        (None, None) => {}
    }
    text
}
