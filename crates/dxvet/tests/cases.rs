//! Drop-in cases: every text in `examples/` and `tests/cases/` is a test.
//!
//! Its first line says what the reference answers: `; reference: accept`, or the errors with
//! their lines, `; reference: X5856@30 X2000@31`; that line comes from asking the reference,
//! never from us. What the whole report looks like stands in `tests/cases/NAME.expected`, which
//! `BLESS=1 cargo test --test cases` writes.

#[path = "common/dump.rs"]
mod dump;

use dump::dump;
use dxvet::diagnostic::Severity;
use dxvet::{AssembleOptions, CheckOptions, Report, Verdict, assemble, check};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};

fn main() {
    let arguments = Arguments::from_args();
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for folder in [crate_folder.join("../../examples"), crate_folder.join("tests/cases")] {
        for path in texts(&folder) {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            trials.push(Trial::test(name.clone(), move || run(&name, &path)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

fn texts(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|extension| extension == "asm")).collect();
    paths.sort();
    paths
}

fn run(name: &str, path: &Path) -> Result<(), Failed> {
    let text = std::fs::read(path).map_err(|error| error.to_string())?;
    let expected = expectation(&text).ok_or("the first line is not `; reference: ...`")?;
    let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
    let include = |file: &str, _system: bool| std::fs::read(folder.join(file)).ok();
    let options = CheckOptions { include: Some(&include), ..CheckOptions::default() };
    let report = check(&text, &options);
    same("the text's errors", &answer(&report, true), &expected)?;

    let options = AssembleOptions { validate: false, include: Some(&include), ..AssembleOptions::default() };
    if let Some(bytes) = assemble(&text, &options).bytes {
        let of_bytes = answer(&check(&bytes, &CheckOptions::default()), false);
        same("the token stream's errors", &of_bytes, &without_lines(&expected))?;
    }

    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(format!("{name}.expected"));
    let ours = dump(&report);
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&file, ours).map_err(|error| error.to_string())?;
        return Ok(());
    }
    let expected = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    same("the report (BLESS=1 accepts it)", &ours, &expected)
}

/// What the first line promises.
fn expectation(text: &[u8]) -> Option<String> {
    let line = text.split(|byte| *byte == b'\n').next()?;
    let rest = std::str::from_utf8(line).ok()?.strip_prefix("; reference: ")?;
    Some(rest.trim().to_owned())
}

/// The report's errors in the same form.
fn answer(report: &Report, lines: bool) -> String {
    if report.verdict == Some(Verdict::Accept) {
        return "accept".into();
    }
    let errors = report.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    let words: Vec<String> = errors
        .map(|diagnostic| match diagnostic.line.filter(|_| lines) {
            Some(line) => format!("{}@{line}", diagnostic.code),
            None => diagnostic.code.clone(),
        })
        .collect();
    words.join(" ")
}

fn without_lines(answer: &str) -> String {
    answer.split(' ').map(|word| word.split('@').next().unwrap_or_default()).collect::<Vec<_>>().join(" ")
}

fn same(what: &str, ours: &str, expected: &str) -> Result<(), Failed> {
    if ours == expected {
        return Ok(());
    }
    Err(format!("{what} differ\n--- expected\n{expected}\n--- ours\n{ours}").into())
}
