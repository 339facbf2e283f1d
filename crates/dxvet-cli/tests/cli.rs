//! The command line as other tools meet it: exit status, streams, files.

use serde_json::Value;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const LEGAL: &str = "ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n";
const ILLEGAL: &str = "ps_2_x\nif b0\nendif\nendif\n";

fn dxvet(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_dxvet")).args(arguments).output().expect("the program starts")
}

fn with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dxvet"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(input).expect("the program reads");
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal ended it")
}

/// A folder with two texts, one of them illegal, and a file that is no shader.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let this = Self(folder);
        this.write("legal.asm", LEGAL.as_bytes());
        this.write("illegal.asm", ILLEGAL.as_bytes());
        this.write("notes.txt", b"no shader at all");
        this
    }
    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
    fn name(&self, name: &str) -> String {
        self.path(name).to_string_lossy().into_owned()
    }
    fn write(&self, name: &str, bytes: &[u8]) {
        if let Some(parent) = Path::new(name).parent() {
            std::fs::create_dir_all(self.0.path().join(parent)).expect("a folder");
        }
        std::fs::write(self.path(name), bytes).expect("a file");
    }
}

#[test]
fn exit_status_says_what_happened() {
    let folder = Folder::new();
    for (arguments, expected) in [
        (vec!["check", "legal.asm"], 0),
        (vec!["check", "illegal.asm"], 1),
        (vec!["check", "legal.asm", "illegal.asm"], 1),
        (vec!["check", "missing.asm"], 2),
        (vec!["check", "missing.asm", "illegal.asm"], 2),
        (vec!["check", "binary"], 2),
        (vec!["check"], 2),
        (vec!["check", "--no-such-flag"], 2),
        (vec!["explain", "X5856"], 0),
        (vec!["explain", "X1"], 2),
        (vec!["limits", "ps_2_0"], 0),
        (vec!["limits", "gs_5_0"], 0),
        (vec!["limits", "hs_4_0"], 2),
        (vec!["limits", "ps_9_9"], 2),
        (vec!["--help"], 0),
        (vec!["--version"], 0),
    ] {
        folder.write("binary", b"\x7FELF\x01\x02\x03\x04\x05\x06\x07\x08");
        let output = Command::new(env!("CARGO_BIN_EXE_dxvet"))
            .args(&arguments)
            .current_dir(folder.0.path())
            .output()
            .expect("the program starts");
        assert_eq!(code(&output), expected, "{arguments:?}: {}{}", text(&output.stdout), text(&output.stderr));
    }
}

#[test]
fn a_refused_file_does_not_stop_the_others() {
    let folder = Folder::new();
    let output = dxvet(&["check", &folder.name("illegal.asm"), &folder.name("missing"), &folder.name("legal.asm")]);
    assert!(text(&output.stdout).contains("checked 2 shaders: 1 accepted, 1 refused (1 error, 0 warnings)"));
    assert!(text(&output.stderr).contains("missing: no such file or folder"));
}

#[test]
fn text_reports_show_the_line() {
    let output = with_input(&["check", "--color", "never", "-"], ILLEGAL.as_bytes());
    let report = text(&output.stdout);
    assert!(report.starts_with("error[X5497]: "), "{report}");
    assert!(report.contains("--> <stdin>:4:1"), "{report}");
    assert!(report.contains("4 | endif"), "{report}");
    assert!(report.contains("^^^^^"), "{report}");
}

#[test]
fn json_has_one_object_per_shader_with_all_keys() {
    let folder = Folder::new();
    let output = dxvet(&["check", "--format", "json", &folder.name("")]);
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(lines.len(), 2, "the text file is no shader");
    let refused = &lines[0];
    assert_eq!(refused["path"], folder.name("illegal.asm"));
    assert_eq!(refused["format"], "d3d9-asm");
    assert_eq!(refused["profile"], "ps_2_x");
    assert_eq!(refused["verdict"], "reject");
    assert!(refused["usage"].is_object());
    let diagnostic = refused["diagnostics"][0].as_object().expect("a diagnostic");
    let keys: Vec<&str> = diagnostic.keys().map(String::as_str).collect();
    let mut expected = vec![
        "severity",
        "code",
        "rule",
        "message",
        "line",
        "column",
        "end_column",
        "offset",
        "length",
        "instruction",
        "listing",
        "trace",
        "help",
        "source",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(
        (&diagnostic["line"], &diagnostic["column"], &diagnostic["end_column"]),
        (&4.into(), &1.into(), &5.into())
    );
    assert_eq!(lines[1]["verdict"], "accept");
    assert_eq!(lines[1]["diagnostics"], Value::Array(Vec::new()));
}

#[test]
fn a_format_without_a_verdict_says_so() {
    let folder = Folder::new();
    // Bitcode without a container.
    folder.write("shader.bc", b"BC\xC0\xDE\0\0\0\0");
    let output = dxvet(&["check", "--format", "json", &folder.name("shader.bc")]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!((&report["format"], &report["verdict"]), (&"dxil".into(), &Value::Null));
    assert_eq!(report["diagnostics"][0]["rule"], "format-not-checked");
    assert_eq!(code(&output), 2);
}

#[test]
fn a_dxil_container_that_contradicts_itself_is_refused() {
    let folder = Folder::new();
    // A container with an empty part called DXIL.
    let mut bytes = b"DXBC0123456789abcdef\x01\0\0\0\x2C\0\0\0\x01\0\0\0\x24\0\0\0".to_vec();
    bytes.extend(b"DXIL\0\0\0\0");
    folder.write("shader.dxil", &bytes);
    let output = dxvet(&["check", "--format", "json", &folder.name("shader.dxil")]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!((&report["format"], &report["verdict"]), (&"dxil".into(), &"reject".into()));
    assert_eq!(report["diagnostics"][1]["rule"], "dxil-program-header");
    assert_eq!(code(&output), 1);
}

#[test]
fn lists_of_files_are_read() {
    let folder = Folder::new();
    folder.write("list", format!("{}\n\n{}\n", folder.name("legal.asm"), folder.name("illegal.asm")).as_bytes());
    let output = dxvet(&["check", "--files-from", &folder.name("list")]);
    assert!(text(&output.stdout).contains("checked 2 shaders"));
    let output = with_input(&["check", "--files-from", "-"], folder.name("legal.asm").as_bytes());
    assert_eq!(code(&output), 0);
    folder.write("inner/one.asm", LEGAL.as_bytes());
    folder.write("inner/two.asm", ILLEGAL.as_bytes());
    folder.write("list", format!("{}\n{}\n", folder.name("inner"), folder.name("legal.asm")).as_bytes());
    let output = dxvet(&["check", "--files-from", &folder.name("list")]);
    assert!(text(&output.stdout).contains("checked 3 shaders: 2 accepted, 1 refused"));
    let output = dxvet(&["info", "--files-from", &folder.name("list")]);
    assert!(text(&output.stdout).contains("two.asm"));
}

#[test]
fn many_files_come_out_in_order() {
    let folder = Folder::new();
    for number in 0..60 {
        folder.write(&format!("many/{number:02}.asm"), if number % 3 == 0 { ILLEGAL } else { LEGAL }.as_bytes());
    }
    let output = dxvet(&["check", "--format", "json", &folder.name("many")]);
    let paths: Vec<String> = text(&output.stdout)
        .lines()
        .map(|line| {
            serde_json::from_str::<Value>(line).expect("an object")["path"].as_str().expect("a path").to_owned()
        })
        .collect();
    let expected: Vec<String> = (0..60).map(|number| folder.name(&format!("many/{number:02}.asm"))).collect();
    assert_eq!(paths, expected);
}

#[test]
fn warnings_fail_only_when_denied() {
    let folder = Folder::new();
    folder.write("old.asm", b"ps_1_0\nmov r0, c0\n");
    assert_eq!(code(&dxvet(&["check", &folder.name("old.asm")])), 0);
    assert_eq!(code(&dxvet(&["check", "--deny", "warnings", &folder.name("old.asm")])), 1);
}

#[test]
fn includes_are_found_beside_the_file_and_where_told() {
    let folder = Folder::new();
    folder.write("sub/a.asm", b"#include \"b.inc\"\nmov oC0, c0\n");
    folder.write("sub/b.inc", b"ps_2_0\n#include \"c.inc\"\n");
    folder.write("other/c.inc", b"def c0, 1, 0, 0, 1\n");
    assert_eq!(code(&dxvet(&["check", &folder.name("sub/a.asm")])), 1);
    let output = dxvet(&["check", "-I", &folder.name("other"), &folder.name("sub/a.asm")]);
    assert_eq!(code(&output), 0, "{}", text(&output.stdout));
}

#[test]
fn assembling_and_listing_come_back() {
    let folder = Folder::new();
    let out = folder.name("out");
    let output = dxvet(&["asm", "--out-dir", &out, &folder.name("legal.asm"), &folder.name("illegal.asm")]);
    assert_eq!(code(&output), 1);
    assert!(folder.path("out/legal.asm.bin").is_file());
    assert!(!folder.path("out/illegal.asm.bin").exists());
    let output = dxvet(&["asm", "--no-validate", "--out-dir", &out, &folder.name("illegal.asm")]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    assert_eq!(code(&dxvet(&["check", &folder.name("out/illegal.asm.bin")])), 1);
    let output = dxvet(&["dis", &folder.name("out/legal.asm.bin")]);
    let listing = text(&output.stdout);
    assert!(listing.contains("def c0, 1, 0, 0, 1") && listing.contains("mov oC0, c0"), "{listing}");
    let again = with_input(&["asm", "-"], listing.as_bytes());
    assert_eq!(again.stdout, std::fs::read(folder.path("out/legal.asm.bin")).expect("a file"));
    assert_eq!(code(&dxvet(&["dis", "--out-dir", &out, &folder.name("out/legal.asm.bin")])), 0);
    assert!(folder.path("out/legal.asm.bin.dis").is_file());
}

#[test]
fn results_of_several_inputs_need_a_folder() {
    let folder = Folder::new();
    for arguments in [vec!["asm"], vec!["asm", "-o", "x"], vec!["dis", "-o", "x"]] {
        let (first, second) = (folder.name("legal.asm"), folder.name("illegal.asm"));
        let mut arguments = arguments;
        arguments.extend([first.as_str(), second.as_str()]);
        let output = dxvet(&arguments);
        assert_eq!(code(&output), 2, "{arguments:?}");
        assert!(text(&output.stderr).contains("--out-dir"));
    }
}

#[test]
fn tracing_shows_depths_and_slots() {
    let output = with_input(&["trace", "-"], b"vs_2_0\nif b0\nrep i0\nendrep\nendif\nmov oPos, c0\n");
    let listing = text(&output.stdout);
    let rep = listing.lines().find(|line| line.contains("rep i0")).expect("the line");
    let cells: Vec<&str> = rep.split_whitespace().collect();
    assert_eq!(cells[..6], ["3", "6", "1", "1", ".", "2"], "line, slots, static, loop, call, flow: {rep}");
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let folder = Folder::new();
    for number in 0..300 {
        folder.write(&format!("many/{number}.asm"), ILLEGAL.as_bytes());
    }
    for arguments in [vec!["check", "many"], vec!["explain", "ps_2_0"], vec!["completions", "bash"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_dxvet"))
            .args(&arguments)
            .current_dir(folder.0.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}

#[test]
fn every_shell_gets_completions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = dxvet(&["completions", shell]);
        assert!(text(&output.stdout).contains("dxvet"), "{shell}");
    }
}

#[test]
fn everything_can_be_explained() {
    for (subject, expected) in [
        ("X5856", "static-if-too-deep"),
        ("static-if-too-deep", "X5868"),
        ("texldp", "instruction slots"),
        ("if", "depth counters"),
        ("ps_1_4", "phase"),
        ("vs.2.0", "static flow count"),
        ("F0002", "format-not-checked"),
        ("flag:13", "UAVLoadAdditionalFormats"),
        ("flag:waveops", "bit 19"),
        ("META.FLAGSUSAGE", "dxil-flag-without-cause"),
    ] {
        let output = dxvet(&["explain", subject]);
        assert!(text(&output.stdout).contains(expected), "{subject}: {}", text(&output.stdout));
    }
    let output = dxvet(&["explain", "texlp"]);
    assert!(text(&output.stderr).contains("did you mean"), "{}", text(&output.stderr));
}
