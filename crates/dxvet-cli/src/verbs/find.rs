//! `dxvet find`: compiled shaders inside any files.

use crate::Outcome;
use crate::arguments::{Find, Form};
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::json;
use crate::render::table::table;
use dxvet::find::{Finder, Found};
use serde::Serialize;

/// One hit as an object.
#[derive(Serialize)]
struct Line<'a> {
    path: String,
    file: &'a str,
    offset: usize,
    size: usize,
    kind: &'static str,
    profile: Option<&'a str>,
    inside: Option<usize>,
}

pub fn run(arguments: &Find) -> Result<Outcome, Stop> {
    let (inputs, troubles) = input::gather(&arguments.inputs)?;
    let mut worst = Outcome::Clean;
    for trouble in &troubles {
        output::complain(trouble);
        worst = Outcome::Trouble;
    }
    let mut rows = Vec::new();
    for input in &inputs {
        let (name, bytes) = match (input.file_name(), input.read_whole()) {
            (name, Ok(bytes)) => (name, bytes),
            (_, Err(message)) => {
                output::complain(&message);
                worst = Outcome::Trouble;
                continue;
            }
        };
        // A place narrows the search to what starts there.
        let range = input.range(&bytes).map_err(Stop::Failed)?;
        let found = Finder::new(&bytes[range.clone()]).map(|found| Found {
            offset: found.offset + range.start,
            inside: found.inside.map(|inside| inside + range.start),
            ..found
        });
        match arguments.format {
            Form::Json => {
                for found in found {
                    output::write(json::any(&line(&name, &found)).as_bytes())?;
                }
            }
            Form::Text => rows.extend(found.map(|found| row(&name, &found))),
        }
    }
    if !rows.is_empty() {
        output::write(table(["place", "size", "kind", "profile", "inside"], &rows).as_bytes())?;
    } else if arguments.format == Form::Text && worst == Outcome::Clean {
        output::write(b"no shader found\n")?;
    }
    Ok(worst)
}

fn line<'a>(file: &'a str, found: &'a Found) -> Line<'a> {
    Line {
        path: Input::place(file, found.offset),
        file,
        offset: found.offset,
        size: found.size,
        kind: found.kind.name(),
        profile: found.profile.as_deref(),
        inside: found.inside,
    }
}

fn row(file: &str, found: &Found) -> [String; 5] {
    [
        Input::place(file, found.offset),
        found.size.to_string(),
        found.kind.name().into(),
        found.profile.as_deref().unwrap_or("-").into(),
        found.inside.map_or_else(String::new, |inside| format!("0x{inside:X}")),
    ]
}
