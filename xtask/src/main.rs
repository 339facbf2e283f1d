//! The project's chores: `cargo xtask` lists them.
#![allow(clippy::print_stdout)]

mod bench;
mod ci;
mod docs;
mod r#gen;
mod gen_asm;
mod gen_caps;
mod gen_depth;
mod gen_dxil;
mod gen_dxil_parts;
mod gen_parts;
mod gen_registers;
mod gen_sm4;
mod readme;
mod table;

use std::process::ExitCode;

type Task = (&'static str, &'static str, fn(&[String]) -> Result<(), String>);

const TASKS: &[Task] = &[
    ("gen", "write the generated tables (--check: only say whether they are fresh)", r#gen::run),
    ("test", "run all tests", test),
    ("ci", "what the build server checks besides the tests", ci::run),
    ("bench", "count instructions of fixed work under callgrind (--write: keep the counts)", bench::run),
    ("docs", "write the generated pages of docs/ (--check: only say whether they are fresh)", docs::run),
    ("readme", "put the real output of the README's commands into it", readme::run),
    ("conformance", "print the agreement with the recordings, per topic", conformance),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let task = arguments.first().and_then(|name| TASKS.iter().find(|task| task.0 == name));
    match task {
        Some(task) => match (task.2)(&arguments[1..]) {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                eprintln!("{}: {message}", task.0);
                ExitCode::FAILURE
            }
        },
        None => {
            for task in TASKS {
                println!("{:14}{}", task.0, task.1);
            }
            ExitCode::FAILURE
        }
    }
}

/// Runs the comparison, which lives with the library's tests; this crate must build while the
/// library does not, since it writes part of the library.
fn conformance(arguments: &[String]) -> Result<(), String> {
    cargo(
        &[
            &["run", "--quiet", "--package", "dxvet", "--example", "conformance", "--"][..],
            &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
        ]
        .concat(),
    )
}

/// All tests.
fn test(arguments: &[String]) -> Result<(), String> {
    let rest = arguments.iter().map(String::as_str).collect::<Vec<_>>();
    cargo(&[&["test", "--workspace", "--quiet"][..], &rest].concat())
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let status = std::process::Command::new(cargo)
        .args(arguments)
        .current_dir(table::root())
        .status()
        .map_err(|error| format!("cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", arguments.join(" "))) }
}

#[cfg(test)]
mod tests {
    #[test]
    fn generated_files_are_fresh() {
        // Only a toolchain without rustfmt cannot tell.
        if std::process::Command::new("rustfmt").arg("--version").output().is_ok_and(|output| output.status.success()) {
            assert_eq!(super::r#gen::run(&["--check".into()]), Ok(()));
        }
    }
}
