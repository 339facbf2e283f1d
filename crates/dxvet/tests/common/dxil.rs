//! The recorded programs of Shader Model 6 and their listings.

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
    pub listing: String,
}

/// All of them.
pub fn recorded() -> Vec<Recorded> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dxvet/tests/data/dxil/listings.jsonl.zst");
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
    let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    let hex = text("container");
    Recorded {
        id: text("id"),
        bytes: (0..hex.len() / 2).filter_map(|at| u8::from_str_radix(hex.get(2 * at..2 * at + 2)?, 16).ok()).collect(),
        listing: text("listing"),
    }
}
