//! Puts what the README's two commands really print into the README.

use crate::table;
use std::process::Command;

/// Lines of the first command's output that are shown from its start.
const HEAD: usize = 34;

/// Runs both commands and writes their output between the marks.
pub fn run(_arguments: &[String]) -> Result<(), String> {
    let path = table::root().join("README.md");
    let readme = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let reports = output(&["run", "--release", "--quiet", "-p", "dxvet-cli", "--", "check", "examples"])?;
    let tests = output(&["test", "--workspace"])?;
    let readme = put(&readme, "check", &shortened(&reports))?;
    let readme = put(&readme, "test", &results(&tests))?;
    std::fs::write(&path, readme).map_err(|error| format!("{}: {error}", path.display()))
}

/// Both streams of a cargo command, standard output first.
fn output(arguments: &[&str]) -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(arguments)
        .env("NO_COLOR", "1")
        .current_dir(table::root())
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The first reports and the last line.
fn shortened(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    let Some((last, reports)) = lines.split_last() else { return String::new() };
    let whole = reports.iter().take(HEAD).rposition(|line| line.is_empty()).unwrap_or(0);
    format!("{}\n\n[...]\n\n{last}\n", reports[..whole].join("\n"))
}

/// What the test runner sums up.
fn results(text: &str) -> String {
    let lines = text.lines().filter(|line| line.starts_with("test result: "));
    // The times differ from run to run.
    lines.map(|line| format!("{}\n", line.split("; finished").next().unwrap_or(line))).collect()
}

fn put(readme: &str, name: &str, text: &str) -> Result<String, String> {
    let (start, end) = (format!("<!-- {name} -->\n"), "<!-- end -->");
    let (before, rest) = readme.split_once(&start).ok_or_else(|| format!("README: no mark {name}"))?;
    let (_, after) = rest.split_once(end).ok_or("README: no end mark")?;
    Ok(format!("{before}{start}```text\n{text}```\n{end}{after}"))
}
