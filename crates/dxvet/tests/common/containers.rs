//! The recorded containers: bytes, listing and reflection numbers of the reference.

#![allow(dead_code)] // each test reads what it needs

use serde_json::Value;
use std::io::Read as _;
use std::path::Path;

/// One recorded container.
pub struct Recorded {
    /// Its name.
    pub id: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The reference's listing.
    pub listing: Option<String>,
    /// What the reference's reflection says; null where it says nothing.
    pub reflection: Value,
    /// What it was compiled from; empty where that is not kept.
    pub source: String,
    /// The codes of the errors of a source that was refused.
    pub errors: Vec<String>,
    /// The bytes of the same source without its root signature.
    pub bare: Vec<u8>,
}

/// All of them.
pub fn recorded() -> Vec<Recorded> {
    read("compiled")
}

/// Effects, libraries, class linkage and debug builds: bytes and listings.
pub fn more() -> Vec<Recorded> {
    read("more")
}

/// What the reference was asked while rules were checked, and some generated shaders: bytes.
pub fn asked() -> Vec<Recorded> {
    read("asked")
}

/// Subroutines, interfaces and messages in all stages, minimum precision, picked resources.
pub fn calls() -> Vec<Recorded> {
    read("calls")
}

/// Shaders about what the parts of a container say of each other: root signatures (those that were refused,
/// too), class linkage, binding tiers, repeated semantics, and the stages of a pipeline.
pub fn parts() -> Vec<Recorded> {
    read("parts")
}

fn read(name: &str) -> Vec<Recorded> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dxvet/tests/data/dxbc");
    let path = folder.join(format!("{name}.jsonl.zst"));
    let file = std::fs::File::open(&path).expect("the recordings are there");
    let mut text = String::new();
    ruzstd::decoding::StreamingDecoder::new(file)
        .expect("the recordings are compressed")
        .read_to_string(&mut text)
        .expect("the recordings are text");
    text.lines().map(one).collect()
}

fn one(line: &str) -> Recorded {
    let value: Value = serde_json::from_str(line).expect("each line is an object");
    let text = |name: &str| value[name].as_str().map(str::to_owned);
    let hex = |name: &str| {
        let hex = text(name).unwrap_or_default();
        (0..hex.len() / 2).filter_map(|at| u8::from_str_radix(hex.get(2 * at..2 * at + 2)?, 16).ok()).collect()
    };
    let codes = value["errors"].as_array().map_or(&[][..], Vec::as_slice);
    Recorded {
        id: text("id").unwrap_or_default(),
        bytes: hex("bytes"),
        listing: text("listing"),
        reflection: value["reflect"].clone(),
        source: text("hlsl").unwrap_or_default(),
        errors: codes.iter().filter_map(|code| code.as_str().map(str::to_owned)).collect(),
        bare: hex("bare"),
    }
}
