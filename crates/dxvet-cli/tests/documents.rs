//! Every command that a document or a help text shows, run as it stands there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "../../dxvet/tests/common/containers.rs"]
mod containers;
#[path = "../../dxvet/tests/common/dxil.rs"]
mod dxil;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const EFFECT: &[u8] = include_bytes!("../../dxvet/tests/data/effect/selector.fxb");
const VERBS: &[&str] = &[
    "check",
    "asm",
    "dis",
    "info",
    "parts",
    "features",
    "find",
    "link",
    "trace",
    "cfg",
    "report",
    "scan",
    "limits",
    "caps",
    "explain",
    "completions",
    "man",
];

fn dxvet() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dxvet"));
    command.env("NO_COLOR", "1");
    command
}

/// The files that the commands speak of, made from the examples.
struct Desk(tempfile::TempDir);

impl Desk {
    fn new() -> Self {
        let this = Self(tempfile::tempdir().expect("a folder"));
        let example = |name: &str| std::fs::read(Path::new(ROOT).join("examples").join(name)).expect("an example");
        for name in std::fs::read_dir(Path::new(ROOT).join("examples")).expect("a folder") {
            let name = name.expect("a file").file_name().into_string().expect("a name");
            this.write(&format!("examples/{name}"), &example(&name));
        }
        let (vertex, pixel) = (example("vs_2_0_skinning.asm"), example("ps_2_0_specular.asm"));
        for name in ["shader.asm", "s.asm", "b.asm", "water.ps.asm", "mods/legal.asm", "game/legal.asm"] {
            this.write(name, &pixel);
        }
        this.write("water.vs.asm", &vertex);
        for name in ["mods/refused.asm", "game/refused.asm"] {
            this.write(name, &example("static_if_too_deep.asm"));
        }
        // At a limit, beyond ps_2_0, and in need of typed loads.
        this.write("game/limit.asm", &example("ps_3_0_nesting_at_the_limit.asm"));
        let recorded = containers::recorded();
        for (name, id) in [
            ("water.cso", "arith1-ps_4_0"),
            ("cache/a.cso", "arith1-ps_4_0"),
            ("game/typed.cso", "r_typedld4_ps_5_0"),
            ("shaders/water.cso", "arith1-ps_5_0"),
            ("simulate.cso", "dbl1-cs_5_0"),
            ("scene.vs.cso", "svvs-vs_5_0"),
            ("scene.hs.cso", "hs1-hs_5_0"),
            ("scene.ds.cso", "ds3-ds_5_0"),
            ("scene.gs.cso", "gs5-gs_5_0"),
            ("scene.ps.cso", "arith1-ps_5_0"),
        ] {
            this.write(name, &recorded.iter().find(|case| case.id == id).expect("a container").bytes);
        }
        let later = dxil::recorded().swap_remove(0).bytes;
        let start = later.windows(4).position(|bytes| bytes == b"BC\xC0\xDE").expect("bitcode");
        this.write("module.bc", &later[start..]);
        this.write("shader.dxil", &later);
        for (from, to) in [
            ("water.vs.asm", "a.vso"),
            ("water.vs.asm", "water.vso"),
            ("shader.asm", "water.pso"),
            ("shader.asm", "shader.pso"),
        ] {
            let made =
                dxvet().args(["asm", "-o", to, from]).current_dir(this.0.path()).status().expect("the program starts");
            assert!(made.success(), "{from}");
        }
        let listed =
            dxvet().args(["dis", "--exact", "water.cso"]).current_dir(this.0.path()).output().expect("a listing");
        this.write("water.dis", &listed.stdout);
        this.write("water.asm", &pixel);
        let stream = |name: &str| std::fs::read(this.path(name)).expect("a file");
        let (vertex, pixel) = (stream("water.vso"), stream("water.pso"));
        this.write("game.exe", &at(&[(0x25, &pixel), (0x1A40, &pixel)]));
        for name in ["effects.fxb", "fx.fxb"] {
            this.write(name, &at(&[(0x1B0, &vertex), (0x1B0 + vertex.len().max(0x318), &pixel)]));
        }
        for name in ["water.fxb", "effects/water.fxb", "data/water.fxb"] {
            this.write(name, EFFECT);
        }
        this.write("note.bin", b"a note");
        this.write("device.toml", b"PixelShaderVersion = \"2_0\"\n");
        this.write("mods/dxvet.toml", b"[severity]\nX5856 = \"allow\"\n");
        this
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, bytes).expect("a file");
    }

    /// Runs a line of a shell: status, standard output, standard error.
    fn run(&self, line: &str) -> (i32, String, String) {
        let folder = Path::new(env!("CARGO_BIN_EXE_dxvet")).parent().expect("a folder");
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let paths = std::env::join_paths(std::iter::once(folder.to_owned()).chain(std::env::split_paths(&folders)));
        let output = Command::new("sh")
            .args(["-c", line])
            .env("PATH", paths.expect("folders"))
            .env("NO_COLOR", "1")
            .current_dir(self.0.path())
            .output()
            .expect("a shell");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code().unwrap_or(-1), text(&output.stdout), text(&output.stderr))
    }
}

/// Bytes with others at their places.
fn at(places: &[(usize, &[u8])]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (place, part) in places {
        bytes.resize(*place, 0x55);
        bytes.extend_from_slice(part);
    }
    bytes
}

/// The command in a line of a document: comments stand two blanks behind it.
fn command(line: &str) -> Option<String> {
    let line = line.trim().trim_start_matches("$ ");
    let line = line.replacen("cargo run --release -p dxvet-cli -- ", "dxvet ", 1);
    let known = line.starts_with("dxvet ") || line.starts_with("duckdb ");
    known.then(|| line.split("  ").next().unwrap_or_default().trim().to_owned())
}

/// Lines set as code, by blanks or by a fence of a shell.
fn shown(text: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut fence: Option<bool> = None;
    for line in text.lines() {
        if let Some(kind) = line.strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(["sh", "console", "bash"].contains(&kind)) };
        } else if fence == Some(true) || (fence.is_none() && line.starts_with("    ")) {
            commands.extend(command(line));
        }
    }
    commands
}

fn documents() -> Vec<(String, String)> {
    let docs =
        std::fs::read_dir(Path::new(ROOT).join("docs")).expect("a folder").map(|file| file.expect("a file").path());
    let mut paths: Vec<PathBuf> = docs.filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    paths.sort();
    paths.insert(0, Path::new(ROOT).join("README.md"));
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a document");
        (path.file_name().expect("a name").to_string_lossy().into_owned(), text)
    };
    paths.into_iter().map(read).collect()
}

fn help(verb: &str) -> String {
    let output = dxvet().args([verb, "--help"]).output().expect("the program starts");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn is_installed(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

#[test]
fn commands_of_documents_and_help_texts_run() {
    let desk = Desk::new();
    let mut commands: Vec<(String, String)> = Vec::new();
    for (name, text) in documents() {
        commands.extend(shown(&text).into_iter().map(|command| (name.clone(), command)));
    }
    assert!(commands.len() >= 20, "{commands:?}");
    let whole = dxvet().arg("--help").output().expect("the program starts");
    let mut texts = vec![("--help".to_owned(), String::from_utf8_lossy(&whole.stdout).into_owned())];
    texts.extend(VERBS.iter().map(|verb| ((*verb).to_owned(), help(verb))));
    for (verb, text) in texts {
        let examples = text.split("Examples:").nth(1).unwrap_or_default().lines().filter_map(command);
        commands.extend(examples.map(|command| (verb.clone(), command)));
    }
    let mut missing = BTreeSet::new();
    for (place, command) in commands {
        let mut line = command.clone();
        if let Some((first, second)) = command.split_once(" | ")
            && !second.split(' ').next().is_some_and(is_installed)
        {
            missing.insert(second.split(' ').next().unwrap_or_default().to_owned());
            line = first.to_owned();
        }
        if line.starts_with("duckdb ") && !is_installed("duckdb") {
            missing.insert("duckdb".to_owned());
            continue;
        }
        let (status, out, err) = desk.run(&line);
        // 1: there are findings, as there are in what is refused. 2 where there is no verdict.
        let unjudged = status == 2 && err.contains("F0008");
        assert!((0..=1).contains(&status) || unjudged, "{place}: {line}: {status}\n{out}{err}");
        assert!(!err.contains("Usage:"), "{place}: {line}: {err}");
        if line.starts_with("duckdb ") {
            let found = ["game/", "X5856"].iter().any(|part| out.contains(part));
            assert!(status == 0 && found, "{place}: {line}: an answer without rows\n{out}{err}");
        }
    }
    for program in missing {
        eprintln!("{program} is not installed: its lines were not run");
    }
}

#[test]
fn verbs_and_options_in_running_text_exist() {
    let helps: Vec<(&str, String)> = VERBS.iter().map(|verb| (*verb, help(verb))).collect();
    let mut seen = 0;
    for (name, text) in documents() {
        for code in text.split('`').skip(1).step_by(2).filter(|code| code.starts_with("dxvet ") && !code.contains('\n'))
        {
            let mut words = code.split_whitespace().skip(1);
            let Some(verb) = words.next().filter(|verb| !verb.starts_with('-')) else { continue };
            let known = helps.iter().find(|(known, _)| *known == verb);
            let (_, help) = known.unwrap_or_else(|| panic!("{name}: `{code}`: no verb {verb}"));
            for option in words.filter(|word| word.starts_with("--")) {
                assert!(help.contains(option), "{name}: `{code}`: no option {option}");
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}
