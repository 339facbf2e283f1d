//! The agreement with the recordings, per topic: `cargo xtask conformance`.
#![allow(clippy::print_stdout)]

#[path = "assembly/mod.rs"]
mod assembly;

use dxvet::d3d9::decode::decode;
use dxvet::d3d9::validate::Validator;
use dxvet::diagnostic::{Finding, Severity};
use serde_json::Value;
use std::io::Read as _;

/// Reads the recordings of one topic file.
fn cases(path: &std::path::Path) -> Result<Vec<Value>, String> {
    let file = std::fs::File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(file).map_err(|error| error.to_string())?;
    let mut text = String::new();
    decoder.read_to_string(&mut text).map_err(|error| format!("{}: {error}", path.display()))?;
    text.lines().map(|line| serde_json::from_str(line).map_err(|error| error.to_string())).collect()
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).filter_map(|index| u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()).collect()
}

/// The validator's findings on bytecode.
fn validate(bytes: &[u8]) -> Vec<Finding> {
    let program = decode(bytes);
    let mut findings = Vec::new();
    if let Some(mut validator) = Validator::new(program.version) {
        for instruction in program.instructions() {
            validator.instruction(instruction, &mut findings);
        }
        validator.finish(&mut findings);
    }
    findings
}

/// Compares codes on the bytecode of accepted and validator-refused cases.
/// Arguments: topics (none: all), `--show N` differing cases, `--family vs_2`, `--code X5856`.
fn run(arguments: &[String]) -> Result<(), String> {
    let value = |name: &str| arguments.iter().position(|a| a == name).and_then(|i| arguments.get(i + 1)).cloned();
    let show: usize = value("--show").and_then(|n| n.parse().ok()).unwrap_or(0);
    let (profile, code, known_only) =
        (value("--profile"), value("--code"), arguments.iter().any(|argument| argument == "--known"));
    let topics: Vec<&String> = arguments.iter().take_while(|argument| !argument.starts_with("--")).collect();
    let known: std::collections::HashSet<String> = dxvet::tables::rules::RULES
        .iter()
        .flat_map(|rule| rule.codes.iter().filter(|code| **code != 0).map(|code| format!("X{code}")))
        .collect();
    let mut paths: Vec<_> = std::fs::read_dir(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/d3d9"))
        .map_err(|error| error.to_string())?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    if arguments.iter().any(|argument| argument == "--asm") {
        return assembly::run(arguments, &paths, &topics);
    }
    let mut shown = 0;
    println!("{:12}{:>7}{:>10}{:>10}{:>10}", "topic", "cases", "verdict", "first", "list");
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().replace(".jsonl.zst", "");
        if !topics.is_empty() && !topics.iter().any(|topic| **topic == name) {
            continue;
        }
        let (mut total, mut verdict, mut first, mut list) = (0, 0, 0, 0);
        for case in cases(&path)? {
            if case["bytecode"].is_null() || case["stage"] == "assemble" {
                continue;
            }
            if profile
                .as_ref()
                .is_some_and(|profile| !case["profile"].as_str().unwrap_or("").starts_with(profile.as_str()))
            {
                continue;
            }
            let codes = |array: &Value| -> Vec<String> {
                array.as_array().into_iter().flatten().map(|e| e["code"].as_str().unwrap_or("").to_owned()).collect()
            };
            let mut expected = codes(&case["errors"]);
            if known_only {
                expected.retain(|code| known.contains(code));
            }
            let found: Vec<String> = validate(&hex(case["bytecode"].as_str().unwrap_or("")))
                .iter()
                .filter(|finding| finding.rule.severity == Severity::Error)
                .map(Finding::code)
                .collect();
            if code.as_ref().is_some_and(|code| !expected.contains(code) && !found.contains(code)) {
                continue;
            }
            total += 1;
            verdict += usize::from(expected.is_empty() == found.is_empty());
            first += usize::from(expected.first() == found.first());
            list += usize::from(expected == found);
            if expected != found && shown < show {
                shown += 1;
                println!("--- {} expected {expected:?} found {found:?}", case["id"]);
                for error in case["errors"].as_array().into_iter().flatten() {
                    println!("    line {} {}", error["line"], error["code"]);
                }
                for (number, line) in case["asm"].as_str().unwrap_or("").lines().enumerate() {
                    println!("{:4} {line}", number + 1);
                }
            }
        }
        let percent = |n: usize| if total == 0 { 100.0 } else { 100.0 * n as f64 / total as f64 };
        println!("{name:12}{total:>7}{:>10.2}{:>10.2}{:>10.2}", percent(verdict), percent(first), percent(list));
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("conformance: {message}");
            std::process::ExitCode::FAILURE
        }
    }
}
