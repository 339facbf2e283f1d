//! The agreement of the assembler with the recordings, whole lists with columns and warnings:
//! `cargo run --example assembler -- [TOPIC...] [--show N] [--full]`.
#![allow(clippy::print_stdout)]

use dxvet::d3d9::encode::encode;
use dxvet::d3d9::parse::{Checker, Options, Parsed, parse};
use dxvet::d3d9::validate::Check;
use dxvet::diagnostic::{Finding, Severity};
use dxvet::span::TextSpan;
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

/// Line, columns and code of a message; columns as the reference prints them.
type Message = (u64, String, String);

fn columns(at: TextSpan) -> String {
    if at.end_column != at.column { format!("{}-{}", at.column, at.end_column) } else { at.column.to_string() }
}

fn assemble(text: &str, checker: &mut dyn Checker) -> Parsed {
    // The recordings hold one character per byte.
    let bytes: Vec<u8> = text.chars().map(|character| character as u32 as u8).collect();
    parse(&bytes, &Options::default(), checker)
}

fn found(parsed: &Parsed, severity: Severity) -> Vec<Message> {
    let message = |finding: &Finding| {
        let at = parsed.place(finding);
        (u64::from(at.line), columns(at), finding.code())
    };
    let wanted = |finding: &&Finding| finding.rule.severity == severity && !finding.code().is_empty();
    parsed.findings.iter().filter(wanted).map(message).collect()
}

fn recorded(list: &Value) -> Vec<Message> {
    let text = |value: &Value| value.as_str().unwrap_or("").to_owned();
    let message = |entry: &Value| (entry["line"].as_u64().unwrap_or(0), text(&entry["col"]), text(&entry["code"]));
    list.as_array().into_iter().flatten().map(message).collect()
}

fn without_columns(list: &[Message]) -> Vec<(u64, &str)> {
    list.iter().map(|(line, _, code)| (*line, code.as_str())).collect()
}

const COLUMNS: [&str; 9] =
    ["bytes", "refused", "asm first", "asm list", "asm cols", "first", "list", "list cols", "warnings"];

/// What agrees in one case, in the order of [`COLUMNS`].
fn agreement(case: &Value) -> ([bool; 9], Vec<Message>, Vec<Message>) {
    let text = case["asm"].as_str().unwrap_or("");
    let alone = assemble(text, &mut ());
    let bytes = (!alone.refused()).then(|| encode(&alone.program));
    let expected_bytes = case["bytecode"].as_str().map(hex);
    let (found_alone, expected_alone) = (found(&alone, Severity::Error), recorded(&case["asm_errors"]));
    let checked = assemble(text, &mut Check::default());
    let (found_all, expected_all) = (found(&checked, Severity::Error), recorded(&case["errors"]));
    let agreement = [
        expected_bytes.is_none() || bytes == expected_bytes,
        alone.refused() == (case["stage"] == "assemble"),
        without_columns(&found_alone).first() == without_columns(&expected_alone).first(),
        without_columns(&found_alone) == without_columns(&expected_alone),
        found_alone == expected_alone,
        without_columns(&found_all).first() == without_columns(&expected_all).first(),
        without_columns(&found_all) == without_columns(&expected_all),
        found_all == expected_all,
        found(&checked, Severity::Warning) == recorded(&case["warnings"]),
    ];
    let show_alone = !agreement[4] || !agreement[0] || !agreement[1];
    if show_alone { (agreement, found_alone, expected_alone) } else { (agreement, found_all, expected_all) }
}

/// Compares text to bytes and messages. `--full` shows the cases whose whole list differs too.
fn run(arguments: &[String], paths: &[PathBuf], topics: &[&String]) -> Result<(), String> {
    let value = |name: &str| arguments.iter().position(|a| a == name).and_then(|i| arguments.get(i + 1)).cloned();
    let show: usize = value("--show").and_then(|n| n.parse().ok()).unwrap_or(0);
    let full = arguments.iter().any(|argument| argument == "--full");
    let mut shown = 0;
    let mut sums = [0usize; 10];
    println!("{:10}{:>6}{}", "topic", "cases", COLUMNS.map(|name| format!("{name:>10}")).concat());
    let line = |name: &str, counts: &[usize; 10]| {
        let percent = |count: usize| format!("{:>10.2}", 100.0 * count as f64 / counts[9].max(1) as f64);
        println!("{name:10}{:>6}{}", counts[9], counts[..9].iter().map(|n| percent(*n)).collect::<String>());
    };
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().replace(".jsonl.zst", "");
        if !topics.is_empty() && !topics.iter().any(|topic| **topic == name) {
            continue;
        }
        let mut counts = [0usize; 10];
        for case in cases(path)? {
            let (agreement, found, expected) = agreement(&case);
            counts[9] += 1;
            agreement.iter().enumerate().for_each(|(index, agrees)| counts[index] += usize::from(*agrees));
            let wanted = if full { 9 } else { 5 };
            if shown < show && !agreement[..wanted].iter().all(|agrees| *agrees) {
                shown += 1;
                println!("--- {} {agreement:?}\n  expected {expected:?}\n  found    {found:?}", case["id"]);
                for (number, line) in case["asm"].as_str().unwrap_or("").lines().enumerate() {
                    println!("{:4} {line}", number + 1);
                }
            }
        }
        line(&name, &counts);
        counts.iter().enumerate().for_each(|(index, count)| sums[index] += count);
    }
    line("all", &sums);
    Ok(())
}

fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let topics: Vec<&String> = arguments.iter().take_while(|argument| !argument.starts_with("--")).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/d3d9");
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    match run(&arguments, &paths, &topics) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("assembler: {message}");
            std::process::ExitCode::FAILURE
        }
    }
}
