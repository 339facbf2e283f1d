//! What the build server checks besides the tests, in the order of what fails fastest.

use crate::table;
use std::process::Command;
use std::time::Instant;

type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const STEPS: &[Step] = &[
    ("formatting", &["fmt", "--check"], &[]),
    ("generated tables", &["xtask", "gen", "--check"], &[]),
    ("generated pages", &["xtask", "docs", "--check"], &[]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[]),
    ("documentation", &["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")]),
];

/// Runs all steps; the first that fails ends it.
pub fn run(_arguments: &[String]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    for (name, arguments, variables) in STEPS {
        let start = Instant::now();
        let status = Command::new(&cargo)
            .args(*arguments)
            .envs(variables.iter().copied())
            .current_dir(table::root())
            .status()
            .map_err(|error| format!("cargo: {error}"))?;
        if !status.success() {
            return Err(format!("{name}: `cargo {}` failed", arguments.join(" ")));
        }
        println!("ci: {name}: ok ({:.0} s)", start.elapsed().as_secs_f64());
    }
    Ok(())
}
