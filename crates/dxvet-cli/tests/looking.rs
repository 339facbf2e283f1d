//! Pictures, whole folders, the manual page.

use serde_json::Value;
use std::process::{Command, Output};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
const EFFECT: &[u8] = include_bytes!("../../dxvet/tests/data/effect/selector.fxb");
const LOOP: &str = "ps_3_0\nmov r0, c0\nrep i0\nadd r0, r0, c1\nif_gt r0.x, c2.x\nbreak\nendif\nendrep\nmov oC0, r0\n";
const REFUSED: &str = "ps_2_x\nif b0\nendif\nendif\n";

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        let this = Self(tempfile::tempdir().expect("a folder"));
        this.write("loop.asm", LOOP.as_bytes());
        this.write("refused.asm", REFUSED.as_bytes());
        this
    }
    fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.0.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, bytes).expect("a file");
    }
    fn run(&self, line: &str) -> (i32, String, String) {
        let output: Output = Command::new(env!("CARGO_BIN_EXE_dxvet"))
            .args(line.split(' '))
            .current_dir(self.0.path())
            .env("NO_COLOR", "1")
            .output()
            .expect("the program starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code().expect("no signal ended it"), text(&output.stdout), text(&output.stderr))
    }
    fn objects(&self, line: &str) -> Vec<Value> {
        self.run(line).1.lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
    }
}

#[test]
fn graphs_are_written_for_graphviz() {
    let folder = Folder::new();
    let (status, out, _) = folder.run("cfg --format dot loop.asm");
    assert_eq!(status, 0);
    assert!(out.starts_with("digraph \"loop.asm\" {"), "{out}");
    for part in [
        "b1 [label=\"[loop]\\lrep i0\\l\", shape=hexagon];",
        "b1 -> b2 [label=\"i0 times\"];",
        "b2 -> b3 [label=\"r0.x > c2.x\"];",
        "b4 -> b1 [label=\"again\", constraint=false];",
        "b3 -> b5 [label=\"break\"];",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
}

#[test]
fn graphs_are_written_for_markdown() {
    let folder = Folder::new();
    let (status, out, _) = folder.run("cfg --format mermaid loop.asm");
    assert_eq!(status, 0);
    assert!(out.starts_with("flowchart TD\n"), "{out}");
    assert!(out.contains("b2 -->|\"r0.x #62; c2.x\"| b3"), "{out}");
}

#[test]
fn pictures_follow_the_name_and_mark_what_is_refused() {
    let folder = Folder::new();
    let (status, out, err) = folder.run("cfg -o a.svg refused.asm");
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(err.contains("error[X5497]"), "{err}");
    let picture = std::fs::read_to_string(folder.0.path().join("a.svg")).expect("a file");
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{picture}");
    assert!(picture.contains("<tspan class=\"refused\""), "{picture}");
    assert!(picture.contains("endif   &lt;&lt; X5497"), "{picture}");
    folder.run("asm --no-validate -o a.pso refused.asm");
    folder.run("cfg -o b.dot a.pso");
    let dot = std::fs::read_to_string(folder.0.path().join("b.dot")).expect("a file");
    assert!(dot.contains("endif   << X5497"), "the stream's graph is marked too: {dot}");
}

/// The numbers of an attribute.
fn numbers(element: &str, name: &str) -> f64 {
    let (_, rest) = element.split_once(&format!(" {name}=\"")).expect("the attribute");
    rest.split('"').next().expect("a value").parse().expect("a number")
}

#[test]
fn boxes_and_labels_of_pictures_lie_apart() {
    let folder = Folder::new();
    folder.write(
        "nested.asm",
        b"ps_5_0\nloop\nige r0.w, r0.z, l(3)\nbreakc_nz r0.w\nieq r0.w, r1.x, l(9)\nif_nz r0.w\nbreak\nendif\nloop\n\
          ige r2.x, r0.w, l(5)\nbreakc_nz r2.x\nieq r2.x, r1.z, l(16)\nif_nz r2.x\nmov r0.y, r1.w\nbreak\nendif\n\
          iadd r0.w, r0.w, l(1)\nendloop\nswitch r0.z\ncase l(1)\nbreak\ncase l(2)\ncontinue\ndefault\nbreak\nendswitch\n\
          iadd r0.z, r0.z, l(1)\nendloop\nret\n",
    );
    let examples = std::fs::read_dir(EXAMPLES).expect("a folder").map(|file| file.expect("a file").path());
    for path in examples.chain([folder.0.path().join("nested.asm")]) {
        let (_, picture, _) = folder.run(&format!("cfg {}", path.display()));
        let boxes: Vec<[f64; 4]> = picture
            .lines()
            .filter(|line| line.starts_with("<rect "))
            .map(|line| ["x", "y", "width", "height"].map(|name| numbers(line, name)))
            .collect();
        assert!(!boxes.is_empty(), "{}: {picture}", path.display());
        for (at, a) in boxes.iter().enumerate() {
            for b in &boxes[..at] {
                let apart = a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
                assert!(apart, "{}: {a:?} {b:?}", path.display());
            }
        }
    }
}

#[test]
fn no_graph_of_what_is_not_followed() {
    let folder = Folder::new();
    folder.write("a.fxb", EFFECT);
    let (status, _, err) = folder.run("cfg a.fxb");
    assert_eq!((status, err.contains("no graph")), (2, true), "{err}");
    assert_eq!(folder.run("cfg --format dot a.fxb@0x624").0, 0);
    assert_eq!(folder.run("cfg missing").0, 2);
}

#[test]
fn a_scan_counts_everything_once() {
    let folder = Folder::new();
    folder.run("asm --no-validate -o refused.pso refused.asm");
    folder.run("asm -o loop.pso loop.asm");
    let stream = std::fs::read(folder.0.path().join("loop.pso")).expect("a file");
    let mut big = vec![0x55; 37];
    big.extend(&stream);
    big.extend([0xAA; 50]);
    folder.write("deep/er/big.dat", &big);
    folder.write("effects/a.fxb", EFFECT);
    folder.write("effects/copy.fxb", EFFECT);
    folder.write("notes.txt", b"no shader at all");
    let (status, out, err) = folder.run("scan .");
    assert_eq!((status, err.as_str()), (1, ""), "{out}");
    let shaders = folder.objects("check --format json effects/a.fxb").len();
    // Two texts, two streams of which one stands in two files, the effect's shaders in two files.
    let (all, legal) = (shaders + 4, shaders + 2);
    let head = format!(
        "searched 8 files: {all} shaders ({legal} accepted, 2 refused, 0 without a verdict), {} duplicates, \
         0 unreadable files",
        shaders + 1
    );
    assert_eq!(out.lines().next(), Some(head.as_str()), "{out}");
    assert!(out.contains("X5497  2"), "{out}");

    let rows = folder.objects("scan --format json .");
    assert_eq!(rows.len(), all);
    let paths: Vec<&str> = rows.iter().map(|row| row["path"].as_str().expect("text")).collect();
    assert!(paths.contains(&"./deep/er/big.dat@0x25") && paths.contains(&"./loop.asm"), "{paths:?}");
    assert!(!paths.iter().any(|path| path.contains("copy.fxb") || path.ends_with("loop.pso")), "{paths:?}");
}

#[test]
fn rows_of_a_scan_are_a_table() {
    let folder = Folder::new();
    folder.write("a, \"b\".asm", REFUSED.replace("if b0", "if b1").as_bytes());
    let (_, out, _) = folder.run("scan --format csv .");
    let mut lines = out.lines();
    assert_eq!(
        lines.next(),
        Some("path,file,offset,size,kind,profile,verdict,code,errors,warnings,tightest,used,allowed,level,features")
    );
    assert!(
        lines.next().is_some_and(|line| line.starts_with("\"./a, \"\"b\"\".asm\",\"./a, \"\"b\"\".asm\",0,")
            && line.contains(",d3d9-asm,ps_2_x,reject,X5497,1,0,")),
        "{out}"
    );
    assert_eq!(lines.count(), 2);
}

#[test]
fn a_scan_says_what_check_says() {
    let folder = Folder::new();
    let verdicts = |line: &str| -> Vec<(String, String)> {
        let rows = folder.objects(line);
        rows.iter().map(|row| (row["path"].to_string(), row["verdict"].to_string())).collect()
    };
    folder.write("texts/sm5.asm", b"ps_5_0\ndcl_output o0.x\nmov o0.x, l(1.0)\nret\n");
    folder.write("texts/broken.asm", b"ps_4_0\nmov o0.x, l(1.0\nret\n");
    folder.run("asm -o texts/sm5.cso texts/sm5.asm");
    assert_eq!(folder.objects("check --format json texts").len(), 3);
    assert_eq!(verdicts("scan --format json texts"), verdicts("check --format json texts"));
    assert_eq!(
        verdicts(&format!("scan --format json {EXAMPLES}")),
        verdicts(&format!("check --format json {EXAMPLES}"))
    );
}

#[test]
fn files_that_cannot_be_read_do_not_end_a_scan() {
    let folder = Folder::new();
    let (status, out, err) = folder.run("scan missing loop.asm");
    assert_eq!(status, 0, "{out}");
    assert!(out.contains("1 unreadable files") && err.contains("missing: no such file"), "{out}{err}");
    assert_eq!(folder.run("scan missing").0, 2);
}

/// A pipe among the files keeps the scan busy until the test lets go of it.
#[test]
#[cfg(unix)]
fn an_interrupted_scan_keeps_what_is_done() {
    use std::io::{BufRead as _, Read as _};
    use std::process::Stdio;
    let folder = Folder::new();
    let made = Command::new("mkfifo").arg("pipe").current_dir(folder.0.path()).status();
    if !made.is_ok_and(|status| status.success()) {
        eprintln!("no mkfifo here: the interrupt was not tried");
        return;
    }
    // Files are searched some hundreds at a time.
    let later: Vec<String> = (0..2000).map(|number| format!("later/{number}.asm")).collect();
    later.iter().for_each(|name| folder.write(name, format!("ps_2_0\ndef c0, {name:?}\n").as_bytes()));
    let mut scan = Command::new(env!("CARGO_BIN_EXE_dxvet"))
        .args(["scan", "--format", "csv", "loop.asm", "refused.asm", "pipe", "later"])
        .current_dir(folder.0.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let pipe = std::fs::OpenOptions::new().write(true).open(folder.0.path().join("pipe")).expect("a reader");
    let killed = Command::new("kill").args(["-INT", &scan.id().to_string()]).status().expect("kill");
    assert!(killed.success());
    let mut errors = std::io::BufReader::new(scan.stderr.take().expect("a pipe"));
    let mut line = String::new();
    errors.read_line(&mut line).expect("a line");
    assert!(line.contains("interrupted"), "{line}");
    drop(pipe);
    let mut rows = String::new();
    scan.stdout.take().expect("a pipe").read_to_string(&mut rows).expect("text");
    errors.read_to_string(&mut line).expect("text");
    assert_eq!(scan.wait().expect("an end").code(), Some(2), "{line}");
    assert!(line.contains("of 2003 files were not searched"), "{line}");
    assert!(rows.contains("\nloop.asm,") && rows.contains("\nrefused.asm,"), "{rows}");
    assert!(rows.lines().count() < 2000 && rows.ends_with('\n'));
}

#[test]
fn the_manual_page_names_every_verb() {
    let (status, out, _) = Folder::new().run("man");
    assert_eq!(status, 0);
    assert!(out.contains(".TH dxvet"), "{out}");
    for verb in ["CHECK", "CFG", "SCAN", "EXPLAIN"] {
        assert!(out.contains(&format!("DXVET {verb}")), "{verb}");
    }
}
