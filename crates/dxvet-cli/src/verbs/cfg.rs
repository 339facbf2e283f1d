//! `dxvet cfg`: the ways through a shader.

use crate::Outcome;
use crate::arguments::{Cfg, Drawing};
use crate::includes;
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::{drawing, picture, text};
use dxvet::{CheckOptions, Verdict, chart};
use std::path::Path;

pub fn run(arguments: &Cfg) -> Result<Outcome, Stop> {
    let input = Input::named(arguments.path.clone());
    let name = input.name();
    let bytes = input.read().map_err(Stop::Failed)?.unwrap_or_default();
    let include =
        |file: &str, _system: bool| includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file);
    let options = CheckOptions { file_name: &name, include: Some(&include), usage: false, ..CheckOptions::default() };
    let mut charted = chart(&bytes, &options);
    input.shift(&mut charted.report);
    output::report(&text::diagnostics(&text::renderer(false), &name, &bytes, &charted.report));
    let Some(graph) = &charted.graph else {
        let format = charted.report.format.title();
        return Err(Stop::Failed(format!("{name}: no graph is drawn of this ({format})")));
    };
    let drawn = match arguments.format.unwrap_or_else(|| by_name(arguments.output.as_deref())) {
        Drawing::Dot => drawing::dot(graph, &name),
        Drawing::Mermaid => drawing::mermaid(graph),
        Drawing::Svg => picture::svg(graph, &name).map_err(|reason| Stop::Failed(format!("{name}: {reason}")))?,
    };
    match &arguments.output {
        Some(path) if !input::is_stdin(path) => std::fs::write(path, drawn)
            .map_err(|error| Stop::Failed(format!("{}: {}", path.display(), input::reason(&error))))?,
        _ => output::write(drawn.as_bytes())?,
    }
    Ok(match charted.report.verdict {
        None => Outcome::Trouble,
        Some(Verdict::Reject) => Outcome::Findings,
        Some(Verdict::Accept) => Outcome::Clean,
    })
}

fn by_name(path: Option<&Path>) -> Drawing {
    match path.and_then(Path::extension).and_then(|extension| extension.to_str()) {
        Some("dot" | "gv") => Drawing::Dot,
        Some("mmd" | "mermaid") => Drawing::Mermaid,
        _ => Drawing::Svg,
    }
}
