//! `dxvet.toml`: which file counts, and what it changes.

use serde_json::Value;
use std::process::Command;

const REFUSED: &str = "ps_2_x\nif b0\nendif\nendif\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n";
const LEGAL: &str = "ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n";
/// Legal, and something of it is never written.
const WARNED: &str = "vs_3_0\ndcl_position v0\ndcl_position o0\nmov o0, r0\n";

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        let this = Self(tempfile::tempdir().expect("a folder"));
        this.write("a/refused.asm", REFUSED);
        this.write("b/deep/er/legal.asm", LEGAL);
        this.write("c/warned.asm", WARNED);
        this
    }
    fn write(&self, name: &str, text: &str) {
        let path = self.0.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    fn run(&self, line: &str) -> (i32, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_dxvet"))
            .args(line.split(' '))
            .current_dir(self.0.path())
            .env("NO_COLOR", "1")
            .output()
            .expect("the program starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code().expect("no signal ended it"), text(&output.stdout), text(&output.stderr))
    }
    /// The numbers and severities of a file's findings, and the status of the run.
    fn found(&self, line: &str) -> (i32, Vec<String>) {
        let (status, out, err) = self.run(&format!("check --format json {line}"));
        assert_eq!(err, "");
        let found = |line: &str| -> Vec<String> {
            let report: Value = serde_json::from_str(line).expect("an object");
            let list = report["diagnostics"].as_array().expect("a list").clone();
            let text =
                |it: &Value| format!("{} {}", it["severity"].as_str().unwrap_or(""), it["code"].as_str().unwrap_or(""));
            list.iter().map(text).collect()
        };
        (status, out.lines().flat_map(found).collect())
    }
}

#[test]
fn the_nearest_file_above_counts_and_no_other() {
    let folder = Folder::new();
    folder.write("dxvet.toml", "profile = \"vs_3_0\"\n");
    assert_eq!(folder.found("b/deep/er/legal.asm"), (1, vec!["error F0040".into()]));
    folder.write("b/dxvet.toml", "profile = [\"ps_1_4\", \"ps_2_0\"]\n");
    assert_eq!(folder.found("b"), (0, vec![]));
    folder.write("b/deep/er/dxvet.toml", "expect = \"vs\"\n");
    assert_eq!(folder.found("b/deep/er/legal.asm"), (1, vec!["error X5353".into()]));
    assert_eq!(folder.found("--no-config b"), (0, vec![]));
    assert_eq!(folder.found("--expect ps b").0, 0, "an option goes before the file");
    let (_, out, _) = folder.run("check a/refused.asm");
    assert!(out.contains("this is ps_2_x; dxvet.toml wants vs_3_0"), "{out}");
}

#[test]
fn severities_let_pass_leave_out_and_refuse() {
    let folder = Folder::new();
    assert_eq!(folder.found("a"), (1, vec!["error X5497".into()]));
    folder.write("a/dxvet.toml", "[severity]\nX5497 = \"allow\"\n");
    assert_eq!(folder.found("a"), (0, vec!["warning X5497".into()]));
    assert_eq!(folder.found("--deny warnings a").0, 1);
    folder.write("a/dxvet.toml", "[severity]\nX5497 = \"ignore\"\n");
    assert_eq!(folder.found("a"), (0, vec![]));
    // The longer word counts.
    folder.write("a/dxvet.toml", "[severity]\nX = \"ignore\"\nX5497 = \"deny\"\n");
    assert_eq!(folder.found("a"), (1, vec!["error X5497".into()]));

    let (status, warnings) = folder.found("c");
    assert_eq!(status, 0);
    let code = warnings[0].strip_prefix("warning ").expect("a warning").to_owned();
    folder.write("c/dxvet.toml", &format!("[severity]\n{code} = \"deny\"\n"));
    assert_eq!(folder.found("c"), (1, vec![format!("error {code}")]));
}

#[test]
fn caps_are_a_preset_or_a_file_beside_the_settings() {
    let folder = Folder::new();
    folder.write("b/dxvet.toml", "caps = \"device.toml\"\n");
    folder.write("b/device.toml", "PixelShaderVersion = \"1_4\"\n");
    let (status, found) = folder.found("b");
    assert!(status == 1 && !found.is_empty(), "{found:?}");
    assert_eq!(folder.found("--caps 9_1 b").0, 0, "an option goes before the file");
    folder.write("b/dxvet.toml", "caps = \"9_1\"\n");
    assert_eq!(folder.found("b"), (0, vec![]));
}

#[test]
fn mistakes_end_the_run_with_their_place() {
    let folder = Folder::new();
    folder.write("b/dxvet.toml", "expect = \"ps\"\nprofil = \"ps_2_0\"\n");
    folder.write("a/dxvet.toml", "[severity]\nX5497 = \"never\"\n");
    let (status, out, err) = folder.run("check a b");
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.contains("a/dxvet.toml:2:9: a severity is"), "{err}");
    assert!(err.contains("b/dxvet.toml:2:1: no key is called profil; did you mean profile?"), "{err}");
    assert_eq!(folder.run("check c").0, 0, "a file that does not count is not read");
}

#[test]
fn a_page_follows_the_settings_too() {
    let folder = Folder::new();
    folder.write("b/dxvet.toml", "profile = \"ps_3_0\"\n");
    let (status, page, _) = folder.run("report b -o -");
    assert!(status == 1 && page.contains("F0040"), "{status}");
    assert_eq!(folder.run("report --no-config b -o -").0, 0);
}

#[test]
fn the_documents_example_is_a_legal_file() {
    let folder = Folder::new();
    let document = include_str!("../../../docs/config.md");
    let example = document.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    folder.write("a/dxvet.toml", example);
    // The warning that it lets pass remains, and no error.
    assert_eq!(folder.found("--caps d3d9on12 a"), (0, vec!["warning X5497".into()]));
}
