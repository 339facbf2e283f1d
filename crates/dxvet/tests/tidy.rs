//! The house rules that a compiler does not enforce.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files under `folder` with one of these endings, without build results.
fn files(folder: &Path, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "target" && name != "data" && !name.starts_with(".git") {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                let text = std::fs::read_to_string(&path).unwrap_or_default();
                let name = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                found.push((name, text));
            }
        }
    }
    found.sort();
    found
}

fn sources() -> Vec<(String, String)> {
    ["crates", "xtask", "fuzz"].iter().flat_map(|folder| files(&root().join(folder), &[".rs"])).collect()
}

fn is_generated(name: &str) -> bool {
    name.starts_with("crates/dxvet/src/tables/")
}

#[test]
fn no_source_file_is_too_long() {
    const MOST: usize = 800;
    let long: Vec<String> = sources()
        .iter()
        .filter(|(name, text)| !is_generated(name) && text.lines().count() > MOST)
        .map(|(name, text)| format!("{name}: {} lines", text.lines().count()))
        .collect();
    assert!(long.is_empty(), "over {MOST} lines:\n{}", long.join("\n"));
}

#[test]
fn every_source_file_says_what_it_is_for() {
    let silent: Vec<String> = sources()
        .iter()
        .map(|(name, text)| (name, text.trim_start_matches("#![no_main]\n")))
        .filter(|(name, text)| !is_generated(name) && !text.starts_with("//!"))
        .map(|(name, _)| name.clone())
        .collect();
    assert!(silent.is_empty(), "no `//!` at the top:\n{}", silent.join("\n"));
}

#[test]
fn the_library_neither_prints_nor_gives_up() {
    let words =
        ["println!", "eprintln!", "todo!", "unimplemented!", "dbg!", "unsafe {", "std::fs", "std::net", "std::env"];
    let mut bad = Vec::new();
    for (name, text) in files(&root().join("crates/dxvet/src"), &[".rs"]) {
        for word in words {
            if text.lines().any(|line| line.contains(word) && !line.trim_start().starts_with("//")) {
                bad.push(format!("{name}: {word}"));
            }
        }
    }
    assert!(bad.is_empty(), "words that have no place in the library:\n{}", bad.join("\n"));
}

#[test]
fn nothing_speaks_of_the_workplace() {
    let words =
        [["/wo", "rk/"], ["/tm", "p/"], ["sess", "ion"], ["FIX", "ME"], ["XX", "X "]].map(|halves| halves.concat());
    let endings = [".rs", ".md", ".tsv", ".toml", ".asm", ".txt", "run"];
    let mut bad = Vec::new();
    for (name, text) in files(&root(), &endings) {
        for word in &words {
            if text.contains(word.as_str()) && !name.ends_with("Cargo.lock") {
                bad.push(format!("{name}: {word}"));
            }
        }
    }
    assert!(bad.is_empty(), "words that belong nowhere here:\n{}", bad.join("\n"));
}

/// The layers of the library, lowest first. A module uses its own layer and those below.
const LAYERS: &[&[&str]] = &[
    &["bytes", "span", "tables", "names", "profile", "rule", "fault", "limit", "diagnostic"],
    &["text"],
    &["d3d9", "dxbc", "sm4", "dxil"],
    &["inspect", "find"],
    &["identify", "report", "agreement", "assembly", "listing", "soundness", "features", "front", "lib"],
];

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

/// The modules that a source text names with `crate::`.
fn used(text: &str) -> Vec<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    code.split("crate::")
        .skip(1)
        .map(|rest| rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect())
        .collect()
}

#[test]
fn dependencies_point_downward() {
    let mut bad = Vec::new();
    for (name, text) in files(&root().join("crates/dxvet/src"), &[".rs"]) {
        let inside = name.trim_start_matches("crates/dxvet/src/");
        let module = inside.split(['/', '.']).next().unwrap_or_default();
        // Tables are rows of types that stand beside the code that reads them.
        if module == "tables" {
            continue;
        }
        let Some(own) = layer(module) else {
            bad.push(format!("{name}: module {module} is in no layer"));
            continue;
        };
        for target in used(&text) {
            match layer(&target) {
                Some(other) if other > own => bad.push(format!("{name} uses {target}, which stands above it")),
                Some(2) if own == 2 && target != module => bad.push(format!("{name}: format {module} sees {target}")),
                _ => {}
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn the_steps_of_a_format_stay_apart() {
    let mut bad = Vec::new();
    for (name, text) in files(&root().join("crates/dxvet/src"), &[".rs"]) {
        let inside = name.trim_start_matches("crates/dxvet/src/");
        let Some((format, step)) = inside.split_once('/') else { continue };
        if layer(format) != Some(2) {
            continue;
        }
        let forbidden: &[&str] = match step.split(['/', '.']).next().unwrap_or_default() {
            "model" => &["decode", "encode", "parse", "print", "validate", "op"],
            "decode" | "encode" | "print" => &["validate", "parse"],
            "parse" => &["validate", "print"],
            "validate" => &["decode", "encode", "print"],
            _ => &[],
        };
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for other in forbidden {
            let paths =
                [format!("super::{other}::"), format!("{format}::{other}::"), format!("super::super::{other}::")];
            // `super::` of a file in a step's own folder is that step.
            let nested = step.contains('/');
            let uses = |path: &String| code.iter().any(|line| line.contains(path.as_str()));
            if paths.iter().skip(usize::from(nested)).any(uses) {
                bad.push(format!("{name} uses {format}::{other}"));
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
