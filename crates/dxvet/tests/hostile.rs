//! Inputs made to hurt: each must end soon, in little memory, with an answer. Nothing is timed
//! here; what grows faster than its input would not end at all.

use dxvet::{
    AssembleOptions, CheckOptions, DisassembleOptions, Format, Verdict, assemble, check, disassemble, inspect,
};

const PS_3_0: u32 = 0xFFFF_0300;
const END: u32 = 0x0000_FFFF;

fn stream(version: u32, tokens: impl IntoIterator<Item = u32>) -> Vec<u8> {
    let all = std::iter::once(version).chain(tokens).chain([END]);
    all.flat_map(u32::to_le_bytes).collect()
}

/// Asks everything about it; the verdict comes back.
fn survive(bytes: &[u8]) -> Option<Verdict> {
    let report = check(bytes, &CheckOptions::default());
    if report.verdict != Some(Verdict::Accept) {
        assert!(!report.diagnostics.is_empty(), "no reason given");
    }
    assert!(report.diagnostics.len() <= CheckOptions::default().max_findings + 1, "findings without bound");
    if report.format == Format::D3d9 {
        disassemble(bytes, &DisassembleOptions::default());
        disassemble(bytes, &DisassembleOptions { exact: true, ..Default::default() });
    } else {
        assemble(bytes, &AssembleOptions { validate: false, ..AssembleOptions::default() });
    }
    report.verdict
}

#[test]
fn lengths_that_lie() {
    let comment = 0x7FFF_FFFE;
    assert_eq!(survive(&stream(PS_3_0, [comment, 0])), Some(Verdict::Reject));
    assert_eq!(survive(&stream(PS_3_0, [0x0F00_0001])), Some(Verdict::Reject));
    let mut container = b"DXBC".to_vec();
    container.extend([0; 24]);
    container.extend([0xFF; 8]);
    assert_eq!(survive(&container), Some(Verdict::Reject));
}

#[test]
fn comments_without_end() {
    let tokens = (0..64).flat_map(|_| std::iter::once(0x7FFF_FFFE).chain(std::iter::repeat_n(0, 0x7FFF)));
    survive(&stream(PS_3_0, tokens));
    survive(&stream(PS_3_0, std::iter::repeat_n(0x0000_FFFE, 1 << 20)));
    // Comments that say they hold a constant table.
    survive(&stream(PS_3_0, (0..1 << 18).flat_map(|_| [0x0002_FFFE, u32::from_le_bytes(*b"CTAB"), 0])));
}

#[test]
fn blocks_nested_a_hundred_thousand_times() {
    let (open, close) = ([0x0100_0028, 0xE0E4_0800], [0x0000_002B]);
    for version in [PS_3_0, 0xFFFF_0200, 0xFFFF_0707] {
        let blocks = (0..100_000).flat_map(|_| open).chain((0..100_000).flat_map(|_| close));
        assert_eq!(survive(&stream(version, blocks)), Some(Verdict::Reject));
    }
    let text = format!("ps_3_0\n{}{}", "if b0\n".repeat(100_000), "endif\n".repeat(100_000));
    assert_eq!(survive(text.as_bytes()), Some(Verdict::Reject));
    inspect(text.as_bytes(), &CheckOptions::default());
}

#[test]
fn a_million_errors() {
    let unknown = survive(&stream(PS_3_0, std::iter::repeat_n(0x99, 1 << 20)));
    assert_eq!(unknown, Some(Verdict::Reject));
    survive(&stream(0xFFFF_0101, std::iter::once(1).chain(std::iter::repeat_n(0x8000_0000, 1 << 20))));
    for line in ["mov r99, c0\n", "foo bar\n", "mov r0, \n", "#endif\n", "mov r0.q, c0\n", "break\n"] {
        assert_eq!(survive(format!("ps_3_0\n{}", line.repeat(100_000)).as_bytes()), Some(Verdict::Reject), "{line:?}");
    }
}

#[test]
fn macros_that_explode() {
    let mut doubling = String::from("#define A0 mov r0, c0\n");
    let mut calling = String::from("#define F0(x) x x\n");
    let mut chain = String::new();
    for step in 0..60 {
        doubling.push_str(&format!("#define A{} A{step} A{step}\n", step + 1));
        calling.push_str(&format!("#define F{}(x) F{step}(F{step}(x))\n", step + 1));
    }
    for step in 0..100_000 {
        chain.push_str(&format!("#define B{} B{step}\n", step + 1));
    }
    survive(format!("{doubling}ps_3_0\nA60\n").as_bytes());
    survive(format!("{calling}ps_3_0\nF60(mov r0, c0)\n").as_bytes());
    survive(format!("{chain}ps_3_0\nB100000\n").as_bytes());
    survive(format!("#define P(a,b) a##b\nps_3_0\n{}{}", "P(".repeat(20_000), "m,o)".repeat(20_000)).as_bytes());
    survive(format!("#define F(x) x\nps_3_0\n{}nop{}", "F(".repeat(50_000), ")".repeat(50_000)).as_bytes());
}

#[test]
fn conditionals_and_expressions_without_end() {
    survive(format!("{}ps_3_0\n{}", "#if 1\n".repeat(100_000), "#endif\n".repeat(100_000)).as_bytes());
    survive(format!("#if {}1{}\nps_3_0\n#endif\n", "(".repeat(100_000), ")".repeat(100_000)).as_bytes());
    survive(format!("#if {}1\nps_3_0\n#endif\n", "!".repeat(1_000_000)).as_bytes());
    survive(format!("ps_3_0\nmov r0, c[{}1]\n", "1+".repeat(100_000)).as_bytes());
    survive(format!("ps_3_0\nmov r0{}\n", ".x".repeat(100_000)).as_bytes());
}

#[test]
fn includes_that_include_themselves() {
    let include = |_: &str, _: bool| Some(b"#include \"a\"\n#include \"a\"\n".to_vec());
    let options = CheckOptions { include: Some(&include), ..CheckOptions::default() };
    assert_eq!(check(b"#include \"a\"\nps_3_0\n", &options).verdict, Some(Verdict::Reject));
}

#[test]
fn texts_without_line_ends() {
    for part in ["mov r0, c0 ", "/* */", "\0", "a", "\"", "'", "/*", "\\", "\\\n", "//"] {
        survive(format!("ps_3_0\n{}", part.repeat(200_000)).as_bytes());
    }
}

#[test]
fn labels_and_calls_without_end() {
    let calls: String = (0..100_000).map(|call| format!("call l{}\n", call % 2048)).collect();
    let labels: String = (0..2048).map(|label| format!("label l{label}\nret\n")).collect();
    survive(format!("vs_3_0\n{calls}ret\n{labels}").as_bytes());
    survive(format!("vs_3_0\nret\n{}", labels.repeat(20)).as_bytes());
    let loops = format!("ps_3_0\nrep i0\n{calls}{}endrep\nret\n{labels}", "break\n".repeat(100_000));
    survive(loops.as_bytes());
}

/// A container whose tables name one long text from each of their records: read every time, it
/// would make gigabytes.
#[test]
fn tables_that_share_their_texts() {
    const ROWS: u32 = 4000;
    let long = [vec![b'A'; 200_000], vec![0]].concat();
    let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let end = |header: u32, size: u32| header + size * ROWS;
    let rows = |row: &[u32]| words(&row.repeat(ROWS as usize));
    let empty = words(&[0, 8]);
    let program = words(&[0x50, 3, 0x0100_003E]);
    let signature = [words(&[ROWS, 8]), rows(&[end(8, 24), 0, 0, 3, 0, 0x0F0F]), long.clone()].concat();
    let linkage =
        [words(&[ROWS, 0, 0, 0, 36, 36, 36, 0, 0]), rows(&[end(36, 16), 1 << 16, 0, 0]), long.clone()].concat();
    let library = [words(&[1, 20, 0, ROWS, 20]), rows(&[0, end(20, 8)]), long].concat();
    let forged = [
        vec![(*b"ISGN", signature), (*b"OSGN", empty.clone()), (*b"SHEX", program.clone())],
        vec![(*b"ISGN", empty.clone()), (*b"OSGN", empty), (*b"IFCE", linkage), (*b"SHEX", program)],
        vec![(*b"LIBH", library)],
    ];
    for parts in forged {
        let parts: Vec<_> = parts.iter().map(|(name, data)| (dxvet::dxbc::FourCc(*name), data.as_slice())).collect();
        let bytes = dxvet::dxbc::container::build(&parts, dxvet::dxbc::digest::Variant::Retail);
        let listed = disassemble(&bytes, &DisassembleOptions::default());
        assert!(listed.text.unwrap_or_default().len() < 20 * bytes.len(), "a listing out of all proportion");
        let report = check(&bytes, &CheckOptions::default());
        assert!(report.diagnostics.iter().any(|diagnostic| diagnostic.code == "C0302"), "{:?}", report.diagnostics);
    }
}
