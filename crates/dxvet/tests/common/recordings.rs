//! The recorded cases: an input and everything the reference said about it.

use serde_json::Value;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// One message of the reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub line: u64,
    /// As the reference prints it: `1-3`, or `3` for a single column.
    pub column: String,
    pub code: String,
}

/// One recorded case.
#[derive(Clone, Debug)]
pub struct Case {
    pub id: String,
    pub profile: String,
    pub text: String,
    pub accepted: bool,
    /// Whether the assembler itself refuses it.
    pub refused_by_assembler: bool,
    /// Messages of assembler and validator.
    pub errors: Vec<Mark>,
    /// What the assembler alone says.
    pub assembler_errors: Vec<Mark>,
    /// The token stream; of what only the validator refuses, the unvalidated one.
    pub bytecode: Option<Vec<u8>>,
    /// The listing's instruction lines.
    pub listing: Option<String>,
    /// Slots of the listing's closing comment: total, texture.
    pub slots: Option<(u64, Option<u64>)>,
}

/// The topics that are recorded, with their files, by name.
pub fn topics() -> Result<Vec<(String, PathBuf)>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/d3d9");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut topics: Vec<(String, PathBuf)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_name()?.to_str()?.strip_suffix(".jsonl.zst")?.to_owned();
            Some((name, path))
        })
        .collect();
    topics.sort();
    Ok(topics)
}

/// The cases of one file.
pub fn cases(path: &Path) -> Result<Vec<Case>, String> {
    let trouble = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = std::fs::File::open(path).map_err(|error| trouble(&error))?;
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(file).map_err(|error| trouble(&error))?;
    let mut text = String::new();
    decoder.read_to_string(&mut text).map_err(|error| trouble(&error))?;
    text.lines()
        .map(|line| serde_json::from_str(line).map(|value| case(&value)).map_err(|error| trouble(&error)))
        .collect()
}

fn case(value: &Value) -> Case {
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let slots = &value["slots"];
    Case {
        id: text("id"),
        profile: text("profile"),
        text: text("asm"),
        accepted: value["verdict"] == "accept",
        refused_by_assembler: value["stage"] == "assemble",
        errors: marks(&value["errors"]),
        assembler_errors: marks(&value["asm_errors"]),
        bytecode: value["bytecode"].as_str().map(bytes),
        listing: value["disasm"].as_str().map(str::to_owned),
        slots: slots["total"].as_u64().map(|total| (total, slots["texture"].as_u64())),
    }
}

fn marks(value: &Value) -> Vec<Mark> {
    let mark = |entry: &Value| Mark {
        line: entry["line"].as_u64().unwrap_or(0),
        column: entry["col"].as_str().unwrap_or_default().to_owned(),
        code: entry["code"].as_str().unwrap_or_default().to_owned(),
    };
    value.as_array().into_iter().flatten().map(mark).collect()
}

/// Bytes from pairs of hexadecimal digits.
pub fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).filter_map(|index| u8::from_str_radix(hex.get(2 * index..2 * index + 2)?, 16).ok()).collect()
}

/// A listing as the recordings hold it: no indentation, no comments.
pub fn bare(listing: &str) -> String {
    let lines = listing.lines().map(str::trim_start).filter(|line| !line.starts_with("//") && !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}
