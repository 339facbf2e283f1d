//! What code scanning and workflows read: SARIF logs, workflow commands, and which findings they hold.

use serde_json::Value;
use std::process::{Command, Output};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
const EFFECTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../dxvet/tests/data/effect");

fn run(arguments: &[&str]) -> (i32, String, String) {
    let output: Output = Command::new(env!("CARGO_BIN_EXE_dxvet"))
        .args(arguments)
        .env("NO_COLOR", "1")
        .current_dir(EXAMPLES)
        .output()
        .expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().expect("no signal ended it"), text(&output.stdout), text(&output.stderr))
}

/// The kinds of value that the standard allows for the properties read here.
enum Shape {
    Text,
    Number(i64),
    Truth,
    OneOf(&'static [&'static str]),
    Object(&'static [(&'static str, bool, Shape)]),
    List(&'static Shape),
    Bag,
}
use Shape::{Bag, List, Number, Object, OneOf, Text, Truth};

const LEVEL: Shape = OneOf(&["none", "note", "warning", "error"]);
const MESSAGE: Shape = Object(&[("text", true, Text), ("markdown", false, Text)]);
const LOCATION: Shape = Object(&[
    ("id", false, Number(-1)),
    ("message", false, MESSAGE),
    (
        "physicalLocation",
        false,
        Object(&[
            ("artifactLocation", true, Object(&[("uri", true, Text)])),
            (
                "region",
                false,
                Object(&[
                    ("startLine", false, Number(1)),
                    ("startColumn", false, Number(1)),
                    ("endColumn", false, Number(1)),
                    ("byteOffset", false, Number(0)),
                    ("byteLength", false, Number(0)),
                ]),
            ),
        ]),
    ),
]);
const RULE: Shape = Object(&[
    ("id", true, Text),
    ("name", false, Text),
    ("shortDescription", true, MESSAGE),
    ("fullDescription", true, MESSAGE),
    ("help", true, MESSAGE),
    ("defaultConfiguration", true, Object(&[("level", true, LEVEL)])),
]);
const RESULT: Shape = Object(&[
    ("ruleId", true, Text),
    ("ruleIndex", true, Number(0)),
    ("level", true, LEVEL),
    ("message", true, MESSAGE),
    ("locations", true, List(&LOCATION)),
    ("relatedLocations", true, List(&LOCATION)),
    ("properties", true, Bag),
]);
const NOTIFICATION: Shape = Object(&[("level", true, LEVEL), ("message", true, MESSAGE)]);
const DRIVER: Shape = Object(&[
    ("name", true, Text),
    ("version", true, Text),
    ("semanticVersion", true, Text),
    ("rules", true, List(&RULE)),
]);
const RUN: Shape = Object(&[
    ("columnKind", true, OneOf(&["utf16CodeUnits", "unicodeCodePoints"])),
    ("results", true, List(&RESULT)),
    ("tool", true, Object(&[("driver", true, DRIVER)])),
    (
        "invocations",
        true,
        List(&Object(&[
            ("executionSuccessful", true, Truth),
            ("toolExecutionNotifications", true, List(&NOTIFICATION)),
        ])),
    ),
]);
const LOG: Shape = Object(&[("$schema", true, Text), ("version", true, OneOf(&["2.1.0"])), ("runs", true, List(&RUN))]);

/// Holds a value against a shape; properties that the shape does not name are mistakes.
fn hold(value: &Value, shape: &Shape, at: &str) {
    match shape {
        Text => assert!(value.as_str().is_some_and(|text| !text.is_empty()), "{at}: {value}"),
        Number(least) => assert!(value.as_i64().is_some_and(|number| number >= *least), "{at}: {value}"),
        Truth => assert!(value.is_boolean(), "{at}: {value}"),
        OneOf(words) => assert!(value.as_str().is_some_and(|text| words.contains(&text)), "{at}: {value}"),
        Bag => assert!(value.is_object(), "{at}: {value}"),
        List(shape) => {
            for (index, value) in value.as_array().expect(at).iter().enumerate() {
                hold(value, shape, &format!("{at}[{index}]"));
            }
        }
        Object(fields) => {
            let object = value.as_object().expect(at);
            for (name, required, shape) in *fields {
                match object.get(*name) {
                    Some(value) => hold(value, shape, &format!("{at}.{name}")),
                    None => assert!(!required, "{at} has no {name}"),
                }
            }
            for name in object.keys() {
                assert!(fields.iter().any(|(known, ..)| known == name), "{at}: unknown {name}");
            }
        }
    }
}

fn log(arguments: &[&str]) -> (i32, Value) {
    let (status, out, _) = run(&[&["check", "--format", "sarif"], arguments].concat());
    let log: Value = serde_json::from_str(&out).expect("one JSON text");
    hold(&log, &LOG, "log");
    let read: serde_sarif::sarif::Sarif = serde_json::from_str(&out).expect("another reader takes it");
    assert_eq!(read.runs[0].results.as_ref().map(Vec::len), log["runs"][0]["results"].as_array().map(Vec::len));
    let (results, rules) = (&log["runs"][0]["results"], &log["runs"][0]["tool"]["driver"]["rules"]);
    let ids: Vec<&str> = rules.as_array().expect("rules").iter().map(|rule| rule["id"].as_str().expect("id")).collect();
    assert!((1..ids.len()).all(|at| !ids[..at].contains(&ids[at])), "rules once each: {ids:?}");
    for result in results.as_array().expect("results") {
        let index = result["ruleIndex"].as_u64().expect("a number") as usize;
        assert_eq!(result["ruleId"], ids[index]);
        let region = &result["locations"][0]["physicalLocation"]["region"];
        if let (Some(start), Some(end)) = (region["startColumn"].as_u64(), region["endColumn"].as_u64()) {
            assert!(end > start, "{result}");
        }
        assert!(region["startLine"].is_null() || region["byteOffset"].is_null(), "lines or bytes: {result}");
    }
    (status, log)
}

#[test]
fn sarif_logs_hold_what_the_standard_asks_for() {
    let (status, log) = log(&[".", EFFECTS]);
    assert_eq!(status, 1);
    let (_, json, _) = run(&["check", "--format", "json", ".", EFFECTS]);
    let findings: usize = json
        .lines()
        .map(|line| {
            serde_json::from_str::<Value>(line).expect("an object")["diagnostics"].as_array().expect("a list").len()
        })
        .sum();
    assert_eq!(log["runs"][0]["results"].as_array().expect("a list").len(), findings);
    assert_eq!(log["runs"][0]["invocations"][0]["executionSuccessful"], true);
}

#[test]
fn sarif_places_are_lines_of_texts_and_bytes_of_streams() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let text = path("a b.asm");
    std::fs::write(&text, "ps_2_0\nmov r0, c0\nmov oC0, r1\n").expect("a file");
    let (_, of_text) = log(&[&text]);
    let location = &of_text["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    let uri = location["artifactLocation"]["uri"].as_str().expect("text");
    assert!(uri.starts_with("file:///") && uri.ends_with("/a%20b.asm"), "{uri}");
    assert_eq!((&location["region"]["startLine"], &location["region"]["startColumn"]), (&3.into(), &1.into()));
    assert_eq!(location["region"]["endColumn"], 4, "behind the last letter of `mov`");

    let stream = path("a.pso");
    assert_eq!(run(&["asm", "--no-validate", "-o", &stream, &text]).0, 0);
    let (_, of_stream) = log(&[&stream]);
    // The version, mov r0, c0 (12 bytes), mov oC0, r1: the operand r1 is the third token.
    let region = &of_stream["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"];
    assert_eq!((&region["byteOffset"], &region["byteLength"]), (&24.into(), &4.into()));
}

#[test]
fn sarif_logs_of_what_is_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        path.to_string_lossy().into_owned()
    };
    let effect = std::fs::read(format!("{EFFECTS}/selector.fxb")).expect("an effect");
    let files = [
        ("short.cso", &b"DXBC\x01\x02"[..], "C"),
        ("forged.cso", &[&b"DXBC"[..], &[7; 60]].concat(), "C"),
        ("wrong.asm", b"ps_4_0\nmov o0.x, q1\nret\n", "B"),
        ("nothing.bin", b"\x7FELF\x01\x02", "F"),
        ("cut.fxb", &effect[..60], "F"),
        ("warned.asm", b"vs_3_0\ndcl_position v0\ndcl_position o0\nmov o0, r0\n", "D"),
        ("cut.pso", b"\x00\x02\xFF\xFF", "X"),
    ];
    for (name, bytes, letter) in files {
        let path = write(name, bytes);
        let (_, log) = log(&[&path]);
        let results = log["runs"][0]["results"].as_array().expect("a list");
        let id = |result: &Value| result["ruleId"].as_str().expect("an id").to_owned();
        assert!(results.iter().any(|result| id(result).starts_with(letter)), "{name}: {log}");
    }
}

#[test]
fn sarif_columns_are_letters_and_not_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "ps_2_0\n/* \u{e9}\u{4e16}\u{1f600} */ mov oC0, r1\nmov oC0, r1\n";
    let path = folder.path().join("a.asm");
    let columns = |bytes: &[u8]| {
        std::fs::write(&path, bytes).expect("a file");
        let (_, log) = log(&[&path.to_string_lossy()]);
        assert_eq!(log["runs"][0]["columnKind"], "unicodeCodePoints");
        let regions = log["runs"][0]["results"].as_array().expect("a list").iter();
        regions
            .map(|result| {
                let region = &result["locations"][0]["physicalLocation"]["region"];
                [&region["startLine"], &region["startColumn"], &region["endColumn"]].map(|it| it.as_u64().unwrap_or(0))
            })
            .collect::<Vec<_>>()
    };
    // Ten letters stand before the first `mov`, whose bytes are sixteen.
    assert_eq!(columns(text.as_bytes())[0], [2, 11, 14], "{text}");
    // A letter of Latin-1 is one, too.
    assert_eq!(columns(b"ps_2_0\n/* \xE9 */ mov oC0, r1\n")[0], [2, 9, 12]);
    let of_later = "ps_4_0\nmov o0.x, l(1) /* \u{e9} */, q1\nret\n";
    let ascii = of_later.replace('\u{e9}', "e");
    assert_eq!(columns(of_later.as_bytes()), columns(ascii.as_bytes()));
}

#[test]
fn sarif_tells_of_files_that_cannot_be_read() {
    let (status, log) = log(&["missing.asm"]);
    assert_eq!(status, 2);
    let invocation = &log["runs"][0]["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    assert_eq!(invocation["toolExecutionNotifications"][0]["message"]["text"], "missing.asm: no such file or folder");
}

#[test]
fn workflow_commands_name_file_line_and_column() {
    let (status, out, _) = run(&["check", "--format", "github", "assembles_but_refused.asm"]);
    assert_eq!(status, 1);
    assert!(
        out.starts_with(
            "::error file=assembles_but_refused.asm,line=5,col=1,endColumn=2,title=X5190 unsupported-opcode::ps_2_0 has no `if`%0Ahelp: "
        ),
        "{out}"
    );
    assert!(out.lines().all(|line| line.starts_with("::")), "one command a line: {out}");
}

#[test]
fn findings_are_chosen_by_number_start_and_name() {
    let count = |arguments: &[&str]| {
        let (status, out, _) = run(&[&["check", "--format", "json", "static_if_too_deep.asm"], arguments].concat());
        let object: Value = serde_json::from_str(&out).expect("an object");
        assert_eq!(object["verdict"], "reject", "a filter changes no verdict");
        (status, object["diagnostics"].as_array().expect("a list").len())
    };
    let (_, all) = count(&[]);
    assert!(all > 0);
    for (arguments, expected) in [
        (&["--select", "X5"][..], (1, all)),
        (&["--select", "static-if-too-deep"], (1, all)),
        (&["--ignore", "static-if-too-deep"], (0, 0)),
        (&["--ignore", "x5,D90"], (0, 0)),
        (&["--select", "D90"], (0, 0)),
    ] {
        assert_eq!(count(arguments), expected, "{arguments:?}");
    }
    let (status, _, err) = run(&["check", "--select", "X7777", "static_if_too_deep.asm"]);
    assert_eq!((status, err.contains("`X7777`")), (2, true), "{err}");
}

#[test]
fn quiet_leaves_findings_only() {
    assert_eq!(run(&["check", "--quiet", "ps_2_0_specular.asm"]), (0, String::new(), String::new()));
    let (status, out, _) = run(&["check", "-q", "."]);
    assert_eq!(status, 1);
    assert!(out.contains("error[X5190]") && !out.contains("checked"), "{out}");
}
