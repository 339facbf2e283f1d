//! The agreement of listings with the recordings and, where folders are given, with blobs that
//! have a listing beside them: `cargo run --release --example listing -- [--show N] [--default-values]
//! [FOLDER...]`.
//! A folder holds `NAME` and `NAME.listing`, or `NAME.bin` and `NAME.txt`.
#![allow(clippy::print_stdout)]

use dxvet::d3d9::cost::disassembler_slots;
use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
use dxvet::d3d9::parse::parse;
use dxvet::d3d9::print::{Options, print};
use serde_json::Value;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// Reads the recordings of one topic file.
fn cases(path: &Path) -> Result<Vec<Value>, String> {
    let file = std::fs::File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(file).map_err(|error| error.to_string())?;
    let mut text = String::new();
    decoder.read_to_string(&mut text).map_err(|error| format!("{}: {error}", path.display()))?;
    text.lines().map(|line| serde_json::from_str(line).map_err(|error| error.to_string())).collect()
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).filter_map(|index| u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()).collect()
}

/// Instruction lines without indentation and comment lines, as the recordings hold them.
fn bare(listing: &str) -> String {
    let lines = listing.lines().map(str::trim_start).filter(|line| !line.starts_with("//") && !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

/// Whether the exact form gives the bytes back, and how many of its lines are not plain text.
fn exact(bytes: &[u8]) -> (bool, usize) {
    let text = print(&decode(bytes), &Options { exact: true, ..Options::default() });
    let parsed = parse(text.as_bytes(), &dxvet::d3d9::parse::Options::default(), &mut ());
    let raw = text.lines().filter(|line| line.starts_with(".dword")).count();
    (!parsed.refused() && encode(&parsed.program) == bytes, raw)
}

/// The bytes with some bits changed, the same ones every time.
fn flipped(bytes: &[u8], round: u64) -> Vec<u8> {
    let mut state = round.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ bytes.len() as u64;
    let mut bytes = bytes.to_vec();
    for _ in 0..=round % 3 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bit = (state >> 33) as usize % (8 * bytes.len().max(1));
        if let Some(byte) = bytes.get_mut(bit / 8) {
            *byte ^= 1 << (bit % 8);
        }
    }
    bytes
}

/// The exact form of blobs and of variants with flipped bits.
fn exact_forms(blobs: &[(String, Vec<u8>)], show: usize) {
    let (mut equal, mut raw, mut variants, mut shown) = (0, 0, 0, 0);
    for (index, (name, bytes)) in blobs.iter().enumerate() {
        let (same, lines) = exact(bytes);
        equal += usize::from(same);
        raw += lines;
        let variant = flipped(bytes, index as u64);
        let same_variant = encode(&decode(&variant)) == variant && exact(&variant).0;
        variants += usize::from(same_variant);
        for (same, bytes) in [(same, bytes), (same_variant, &variant)] {
            if !same && shown < show {
                shown += 1;
                println!("--- {name}\n{}", print(&decode(bytes), &Options { exact: true, ..Options::default() }));
            }
        }
    }
    println!("exact: {equal} of {0}, {variants} of {0} with flipped bits; {raw} raw lines", blobs.len());
}

/// Counts and shows differences.
struct Tally {
    show: usize,
    total: usize,
    equal: usize,
}

impl Tally {
    fn compare(&mut self, name: &str, expected: &str, found: &str) {
        self.total += 1;
        if expected == found {
            self.equal += 1;
        } else if self.show > 0 {
            self.show -= 1;
            println!("--- {name}");
            let (mut left, mut right) = (expected.split('\n'), found.split('\n'));
            let mut shown = 0;
            for number in 1.. {
                match (left.next(), right.next()) {
                    (None, None) => break,
                    (left, right) if left != right && shown < 6 => {
                        shown += 1;
                        println!("  line {number}: expected {left:?}\n  line {number}: found    {right:?}");
                    }
                    _ => {}
                }
            }
        }
    }
}

fn recordings(show: usize) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/d3d9");
    let entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut lines = Tally { show, total: 0, equal: 0 };
    let (mut slots, mut same_bytes) = (0, 0);
    let mut blobs = Vec::new();
    for path in paths {
        for case in cases(&path)? {
            let (Some(bytecode), Some(expected)) = (case["bytecode"].as_str(), case["disasm"].as_str()) else {
                continue;
            };
            let bytes = hex(bytecode);
            let program = decode(&bytes);
            same_bytes += usize::from(encode(&program) == bytes);
            let listing = print(&program, &Options { reference_breakp: true, ..Options::default() });
            let name = case["id"].as_str().unwrap_or("");
            lines.compare(name, &bare(expected), &bare(&listing));
            let counted = disassembler_slots(&program);
            let number = |key: &str| case["slots"][key].as_u64().unwrap_or(0) as u32;
            slots += usize::from(
                counted.total() == number("total")
                    && (case["slots"]["texture"].is_null() || counted.texture == number("texture")),
            );
            blobs.push((name.to_owned(), bytes));
        }
    }
    println!("recordings: {} of {} listings, {slots} slot counts, {same_bytes} encodings", lines.equal, lines.total);
    exact_forms(&blobs, show);
    Ok(())
}

fn folder(folder: &Path, show: usize, default_values: bool) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut tally = Tally { show, total: 0, equal: 0 };
    let mut blobs = Vec::new();
    for path in paths {
        let name = path.to_string_lossy().into_owned();
        let Some(blob) = name.strip_suffix(".listing") else { continue };
        let expected = std::fs::read(&path).map_err(|error| error.to_string())?;
        let bytes = std::fs::read(blob).map_err(|error| format!("{blob}: {error}"))?;
        let expected = String::from_utf8(expected)
            .unwrap_or_else(|error| error.into_bytes().iter().map(|byte| char::from(*byte)).collect());
        let options = Options { reference_breakp: true, default_values, ..Options::default() };
        let listing = print(&decode(&bytes), &options);
        tally.compare(blob, expected.trim_end_matches('\0'), &listing);
        blobs.push((blob.to_owned(), bytes));
    }
    println!("{}: {} of {}", folder.display(), tally.equal, tally.total);
    exact_forms(&blobs, show);
    Ok(())
}

fn run(arguments: &[String]) -> Result<(), String> {
    let show = arguments.iter().position(|argument| argument == "--show").and_then(|index| arguments.get(index + 1));
    let show: usize = show.and_then(|number| number.parse().ok()).unwrap_or(0);
    let folders: Vec<&String> =
        arguments.iter().filter(|argument| !argument.starts_with("--") && argument.parse::<usize>().is_err()).collect();
    let default_values = arguments.iter().any(|argument| argument == "--default-values");
    if folders.is_empty() {
        return recordings(show);
    }
    folders.into_iter().try_for_each(|path| folder(Path::new(path), show, default_values))
}

fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("listing: {message}");
            std::process::ExitCode::FAILURE
        }
    }
}
