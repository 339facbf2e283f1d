//! Instruction counts of fixed work: the same on every machine of a kind, unlike times.

use crate::table;
use std::collections::BTreeMap;
use std::process::Command;

const KINDS: &[&str] = &["decode", "check", "print", "parse", "check_text", "sm4_decode", "sm4_check", "sm4_ways"];

/// Counts each kind of work under callgrind and compares it with the kept counts.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let program = build()?;
    let file = table::root().join("crates/dxvet/benches/baseline.tsv");
    let kept = read(&std::fs::read_to_string(&file).unwrap_or_default());
    let mut text = String::from(
        "# Instructions executed per kind of work; `cargo xtask bench --write` writes this file.\nkind\tinstructions\n",
    );
    for kind in KINDS {
        let count = measure(&program, kind)?;
        let change = match kept.get(*kind) {
            Some(before) if *before > 0 => format!("{:+.2} %", 100.0 * (count as f64 / *before as f64 - 1.0)),
            _ => "new".to_owned(),
        };
        println!("{kind:12}{count:>14}  {change}");
        text.push_str(&format!("{kind}\t{count}\n"));
    }
    if arguments.iter().any(|argument| argument == "--write") {
        std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

fn read(text: &str) -> BTreeMap<String, u64> {
    let rows = text.lines().filter_map(|line| line.split_once('\t'));
    rows.filter_map(|(kind, count)| Some((kind.to_owned(), count.parse().ok()?))).collect()
}

/// Builds the work and says where the program is.
fn build() -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let arguments = ["bench", "--package", "dxvet", "--bench", "work", "--no-run", "--message-format", "json"];
    let output = Command::new(cargo)
        .args(arguments)
        .current_dir(table::root())
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let paths = text.split("\"executable\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    paths.last().map(str::to_owned).ok_or_else(|| "cargo bench built nothing".into())
}

fn measure(program: &str, kind: &str) -> Result<u64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(format!("--toggle-collect=*measured_{kind}"))
        .args([program, kind, "1"])
        .output()
        .map_err(|error| format!("valgrind: {error} (is it installed?)"))?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut collected = text.lines().filter_map(|line| line.split_once("Collected : ")).map(|(_, count)| count.trim());
    collected
        .next_back()
        .and_then(|count| count.parse().ok())
        .ok_or_else(|| format!("callgrind said nothing about {kind}:\n{text}"))
}
