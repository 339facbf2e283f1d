//! The assembler against recordings of the reference's assembler alone: bytes, messages, lines
//! and columns; the exact form; and texts that grow when they are read.

use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
use dxvet::d3d9::model::Item;
use dxvet::d3d9::parse::{Options, Parsed, parse};
use dxvet::diagnostic::{Finding, Severity};
use serde_json::Value;
use std::io::Read as _;

fn assemble(text: &[u8]) -> Parsed {
    parse(text, &Options::default(), &mut ())
}

fn recordings() -> Vec<Value> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/assembler.jsonl.zst");
    let file = std::fs::File::open(path).expect("the recordings");
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(file).expect("a zstd stream");
    let mut text = String::new();
    decoder.read_to_string(&mut text).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

/// A message as it is recorded: line, columns, number, and a `w` for a warning.
fn message(parsed: &Parsed, finding: &Finding) -> (u64, String, String) {
    let at = parsed.place(finding);
    let columns =
        if at.column == at.end_column { at.column.to_string() } else { format!("{}-{}", at.column, at.end_column) };
    let mark = if finding.rule.severity == Severity::Warning { "w" } else { "" };
    (at.line.into(), columns, finding.code() + mark)
}

#[test]
fn agrees_with_the_reference() {
    for case in recordings() {
        // One character stands for one byte.
        let text: Vec<u8> = case["asm"].as_str().expect("a text").chars().map(|c| c as u32 as u8).collect();
        let parsed = assemble(&text);
        let found: Vec<_> = parsed
            .findings
            .iter()
            .filter(|finding| !finding.code().is_empty())
            .map(|finding| message(&parsed, finding))
            .collect();
        let expected: Vec<(u64, String, String)> = serde_json::from_value(case["messages"].clone()).expect("messages");
        assert_eq!(found, expected, "{}", case["asm"]);
        assert_eq!(!parsed.refused(), case["accept"].as_bool().expect("a verdict"), "{}", case["asm"]);
        if let Some(expected) = case["bytecode"].as_str() {
            let bytes: String = encode(&parsed.program).iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(bytes, expected, "{}", case["asm"]);
        }
    }
}

/// The words of an assembled text that must not have errors.
fn words(text: &str) -> Vec<u32> {
    let parsed = assemble(text.as_bytes());
    assert!(!parsed.refused(), "{text}: {:?}", parsed.findings.first().map(Finding::message));
    let bytes = encode(&parsed.program);
    bytes.chunks(4).map(|chunk| chunk.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))).collect()
}

#[test]
fn exact_form() {
    assert_eq!(words(".version 0xFFFF0105\n"), [0xFFFF_0105, 0xFFFF]);
    assert_eq!(words("vs_3_0\n.noend\n"), [0xFFFE_0300]);
    assert_eq!(words("vs_3_0\n.comment 0x1, 2,\n 0x3\nnop\n"), [0xFFFE_0300, 0x3_FFFE, 1, 2, 3, 0, 0xFFFF]);
    assert_eq!(words("vs_3_0\n.dword 0x1234, 0x0\nnop"), [0xFFFE_0300, 0x1234, 0, 0, 0xFFFF]);
    assert_eq!(words("vs_1_1\n.trailing 0xFF, 0x00, 0x01, 0x02"), [0xFFFE_0101, 0xFFFF, 0x0201_00FF]);
    assert_eq!(
        words("ps_3_0\ndef c0, 0f7fc00001, 0fFF800000, 0f00000001, 0f80000000"),
        [0xFFFF_0300, 0x0500_0051, 0xA00F_0000, 0x7FC0_0001, 0xFF80_0000, 1, 0x8000_0000, 0xFFFF]
    );
}

#[test]
fn exact_tokens_are_instructions_again() {
    let parsed = assemble(b"ps_2_0\n.dword 0x02000001, 0x800F0800, 0xA0E40000\n");
    assert!(!parsed.refused());
    let bytes = encode(&parsed.program);
    assert_eq!(parsed.program.items, decode(&bytes).items);
    assert!(matches!(parsed.program.items[..], [Item::Instruction(_)]));
}

#[test]
fn bad_directives_are_errors() {
    for text in [
        "vs_3_0\n.dword",
        "vs_3_0\n.trailing 256",
        "vs_3_0\n.version 1",
        ".version",
        "vs_3_0\n.dword 0x02000001, 0x800F0000",
        "vs_3_0\n.foo",
    ] {
        assert!(assemble(text.as_bytes()).refused(), "{text}");
    }
}

#[test]
fn includes() {
    let files = |name: &str, angled: bool| match (name, angled) {
        ("a", false) => Some(b"#define R r1\n#include <b>\n".to_vec()),
        ("b", true) => Some(b"mov R, c0\n".to_vec()),
        ("self", false) => Some(b"#include \"self\"\n".to_vec()),
        _ => None,
    };
    let with = |text: &str| parse(text.as_bytes(), &Options { include: Some(&files), ..Options::default() }, &mut ());
    let parsed = with("vs_1_1\n#include \"a\"\nmov R, c1\n");
    assert!(!parsed.refused(), "{:?}", parsed.findings.first().map(Finding::message));
    assert_eq!(encode(&parsed.program), encode(&assemble(b"vs_1_1\nmov r1, c0\nmov r1, c1\n").program));
    assert_eq!(with("vs_1_1\n#include \"none\"\n").findings[0].code(), "X1507");
    assert!(with("vs_1_1\n#include \"self\"\n").refused());
}

#[test]
fn growing_texts_end_with_a_message() {
    let doubling: String = (0..60).map(|index| format!("#define A{} A{index} A{index}\n", index + 1)).collect();
    let calls: String = (0..60).map(|index| format!("#define A{}(x) A{index}(A{index}(x))\n", index + 1)).collect();
    let text = |body: String| format!("vs_3_0\n#define A0 nop\n#define P(x) x##x\n{body}");
    for refused in [
        text(format!("{doubling}A60\n")),
        text(format!("#undef A0\n#define A0(x) x x\n{calls}A60(nop)\n")),
        text(format!("{}nop{}\n", "P(".repeat(60), ")".repeat(60))),
        text("#if 1\n".repeat(100_000)),
        text("#if 0\n".repeat(100_000)),
        text(format!("#if {}1\n", "(".repeat(100_000))),
        text(format!("#if {}1\n", "- ".repeat(100_000))),
        text(format!("mov r0, {}", "c[".repeat(100_000))),
        text(format!("#define F(x) F(x)\n{}a{}\n", "F(".repeat(100_000), ")".repeat(100_000))),
        text(format!("#define G(x) x\n{}", "G(\n".repeat(100_000))),
    ] {
        assert!(assemble(refused.as_bytes()).refused(), "{}", &refused[..200.min(refused.len())]);
    }
    for accepted in [
        text("#if 1\n".repeat(100_000) + &"#endif\n".repeat(100_000)),
        text((0..100_000).map(|index| format!("#define B{index} B{}\n", index + 1)).collect()),
        text("/* nothing */ // at all\n".repeat(100_000)),
    ] {
        assert!(!assemble(accepted.as_bytes()).refused(), "{}", &accepted[..200.min(accepted.len())]);
    }
}
