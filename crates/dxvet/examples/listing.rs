//! The agreement of listings with the recordings and, where folders are given, with blobs that
//! have a listing beside them: `cargo run --release --example listing -- [--show N] [FOLDER...]`.
//! A folder holds `NAME` and `NAME.listing`, or `NAME.bin` and `NAME.txt`.
#![allow(clippy::print_stdout)]

use dxvet::d3d9::cost::disassembler_slots;
use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
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
        }
    }
    println!("recordings: {} of {} listings, {slots} slot counts, {same_bytes} encodings", lines.equal, lines.total);
    Ok(())
}

fn folder(folder: &Path, show: usize) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut tally = Tally { show, total: 0, equal: 0 };
    for path in paths {
        let name = path.to_string_lossy().into_owned();
        let Some(blob) = name.strip_suffix(".listing") else { continue };
        let expected = std::fs::read(&path).map_err(|error| error.to_string())?;
        let bytes = std::fs::read(blob).map_err(|error| format!("{blob}: {error}"))?;
        let expected = String::from_utf8(expected)
            .unwrap_or_else(|error| error.into_bytes().iter().map(|byte| char::from(*byte)).collect());
        let listing = print(&decode(&bytes), &Options { reference_breakp: true, ..Options::default() });
        tally.compare(blob, expected.trim_end_matches('\0'), &listing);
    }
    println!("{}: {} of {}", folder.display(), tally.equal, tally.total);
    Ok(())
}

fn run(arguments: &[String]) -> Result<(), String> {
    let show = arguments.iter().position(|argument| argument == "--show").and_then(|index| arguments.get(index + 1));
    let show: usize = show.and_then(|number| number.parse().ok()).unwrap_or(0);
    let folders: Vec<&String> =
        arguments.iter().filter(|argument| !argument.starts_with("--") && argument.parse::<usize>().is_err()).collect();
    if folders.is_empty() {
        return recordings(show);
    }
    folders.into_iter().try_for_each(|path| folder(Path::new(path), show))
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
