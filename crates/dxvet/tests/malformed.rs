//! Bytecode that no assembler writes. Each row of the table changes the tokens of a legal shader
//! and names the code for it; the unchanged shader is the silent twin.

#[path = "common/flips.rs"]
mod flips;
#[path = "common/malformed_rows.rs"]
mod malformed_rows;
#[allow(dead_code)] // each user reads some of it
#[path = "common/recordings.rs"]
mod recordings;

use Edit::{File, Insert, Number, Put, Remove};
use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
use dxvet::diagnostic::Severity;
use dxvet::{AssembleOptions, CheckOptions, DisassembleOptions, Report, Verdict, assemble, check, disassemble};
use malformed_rows::{ALL, MEASURED, ROWS, WITHOUT_ROW};
use std::collections::HashSet;

/// A change of one token.
#[derive(Clone, Copy, Debug)]
pub enum Edit {
    /// The bits of the mask become those of the value.
    Put(u32, u32),
    /// The register number.
    Number(u32),
    /// The register file.
    File(u32),
    /// A token behind this one.
    Insert(u32),
    /// No token.
    Remove,
}

/// Codes in their order, base, the start of a line of it, and the edits with the number of the
/// token in that instruction (0 is the instruction token itself). No line: the version token.
pub type Row = (&'static str, &'static str, &'static str, &'static [(usize, Edit)]);

/// Legal shaders with something of everything. Nothing reads what `mul r1` writes.
#[allow(missing_docs)] // the profile says it
pub mod bases {
    pub const PS_1_1: &str = "ps_1_1\ndef c0, 1, 1, 1, 1\ndef c1, 1, 1, 1, 1\ntex t0\ntexreg2ar t1, t0\n\
        mul r1, t0, c0\nmov r0, t0\n";
    pub const PS_1_4: &str = "ps_1_4\ndef c0, 1, 1, 1, 1\ndef c1, 1, 1, 1, 1\ntexld r0, t0\nmul r1, r0, c0\n";
    pub const PS_2_0: &str = "ps_2_0\ndef c0, 1, 1, 1, 1\ndef c1, 1, 1, 1, 1\ndcl t0\ndcl t1\ndcl_2d s0\n\
        dcl_2d s1\ntexld r0, t0, s0\nmul r1, r0, c0\nmov oC0, r0\nmov oDepth, r0.x\n";
    pub const PS_2_X: &str = "ps_2_x\ndef c0, 1, 1, 1, 1\ndefi i1, 1, 0, 0, 0\ndefb b1, true\ndcl t0\ndcl t1\n\
        dcl_2d s0\ntexld r0, t0, s0\nmul r1, r0, c0\nsetp_gt p0, r0, c0\n(p0) mul r2, r0, c0\n\
        if b0\nnop\nendif\ncallnz l0, b0\nmov oC0, r0\nret\nlabel l0\nret\n";
    pub const PS_3_0: &str = "ps_3_0\ndef c0, 1, 1, 1, 1\ndef c1, 1, 1, 1, 1\ndefi i1, 1, 0, 0, 0\ndefb b1, true\n\
        dcl_texcoord v0\ndcl_texcoord1 v1\ndcl vFace\ndcl_2d s0\ndcl_2d s1\ntexld r0, v0, s0\nmul r1, r0, c0\n\
        mov r2, v0\ncmp r1, vFace, r0, c0\nsetp_gt p0, r0, c0\n(p0) mul r2, r0, c0\nloop aL, i0\nmov r3, v[aL]\n\
        endloop\nif b0\nnop\nendif\ncallnz l0, b0\nmov oC0, r0\nmov oDepth, r0.x\nret\nlabel l0\nret\n";
    pub const VS_1_1: &str = "vs_1_1\ndef c0, 1, 1, 1, 1\ndcl_position v0\ndcl_color v1\nmov r0, v0\nmul r1, r0, c0\n\
        m4x4 oPos, r0, c0\n";
    pub const VS_2_0: &str = "vs_2_0\ndef c0, 1, 1, 1, 1\ndefi i1, 1, 0, 1, 0\ndefb b1, true\ndcl_position v0\n\
        dcl_color v1\nmova a0.x, v0.x\nmov r0, v0\nmul r1, r0, c0\nadd r1, r0, c[a0.x]\nloop aL, i0\n\
        add r1, r0, c[aL]\nendloop\nif b0\nnop\nendif\ncallnz l0, b0\nmov oPos, r0\nret\nlabel l0\nret\n";
    pub const VS_2_X: &str = "vs_2_x\ndef c0, 1, 1, 1, 1\ndcl_position v0\ndcl_color v1\nmov r0, v0\nmul r1, r0, c0\n\
        setp_gt p0, r0, c0\n(p0) mul r2, r0, c0\nmov oPos, r0\n";
    pub const VS_2_SW: &str = "vs_2_sw\ncallnz l0, b0\nmov oPos, c0\nret\nlabel l0\nret\n";
    pub const VS_3_0: &str = "vs_3_0\ndef c0, 1, 1, 1, 1\ndefi i1, 1, 0, 1, 0\ndefb b1, true\ndcl_position v0\n\
        dcl_color v1\ndcl_2d s1\ndcl_position o0\ndcl_texcoord o2\nmova a0.x, v0.x\nmov r0, v0\nmul r1, r0, c0\n\
        add r1, r0, c[a0.x]\nm4x4 r1, r0, c0\nsetp_gt p0, r0, c0\n(p0) mul r2, r0, c0\nloop aL, i0\n\
        add r1, r0, c[aL]\nmov r3, v[aL]\nmov o[aL], r0\nendloop\nif b0\nnop\nendif\ncallnz l0, b0\nmov o0, r0\n\
        mov o2, r0\nret\nlabel l0\nret\n";
}

fn assembled(text: &str) -> Vec<u32> {
    let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
    let bytes = assemble(text.as_bytes(), &options).bytes.unwrap_or_else(|| panic!("does not assemble: {text}"));
    bytes.chunks(4).map(|chunk| chunk.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))).collect()
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Where the instruction of the line that starts with `line` begins, in tokens.
fn place(text: &str, words: &[u32], line: &str) -> usize {
    if line.is_empty() {
        return 0;
    }
    // One instruction a line, after the version.
    let number = text.lines().skip(1).position(|other| other.starts_with(line));
    let number = number.unwrap_or_else(|| panic!("{line:?} is not in {text}"));
    let program = decode(&bytes(words));
    program.instructions().nth(number).expect("as many instructions as lines").offset as usize / 4
}

fn apply(words: &mut Vec<u32>, place: usize, edit: Edit) {
    const TYPE: u32 = 0x7000_1800;
    match edit {
        Put(mask, value) => words[place] = words[place] & !mask | value,
        Number(number) => words[place] = words[place] & !0x7FF | number,
        File(file) => words[place] = words[place] & !TYPE | (file & 7) << 28 | (file & 24) << 8,
        Insert(word) => words.insert(place + 1, word),
        Remove => drop(words.remove(place)),
    }
}

/// The errors' codes in their order.
fn errors(report: &Report) -> Vec<&str> {
    let errors = report.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    errors.map(|diagnostic| diagnostic.code.as_str()).collect()
}

fn checked(bytes: &[u8]) -> Report {
    check(bytes, &CheckOptions::default())
}

/// Everything that holds for a stream whatever it is.
fn survives(bytes: &[u8]) {
    assert_eq!(encode(&decode(bytes)), bytes);
    let text = disassemble(bytes, &DisassembleOptions { exact: true }).text.expect("a listing");
    let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
    assert_eq!(assemble(text.as_bytes(), &options).bytes.as_deref(), Some(bytes), "{text}");
    disassemble(bytes, &DisassembleOptions { exact: false });
}

#[test]
fn each_row_fires_and_its_twin_is_silent() {
    let mut wrong = Vec::new();
    for (codes, text, line, edits) in ROWS {
        let mut words = assembled(text);
        let twin = checked(&bytes(&words));
        assert_eq!(errors(&twin), Vec::<&str>::new(), "{text}");
        let start = place(text, &words, line);
        for (word, edit) in *edits {
            apply(&mut words, start + word, *edit);
        }
        let changed = bytes(&words);
        survives(&changed);
        let report = checked(&changed);
        let found = errors(&report).join(" ");
        let expected = codes.split(' ').next().unwrap_or_default();
        let first = report.diagnostics.iter().find(|diagnostic| diagnostic.code == expected);
        let offset = first.and_then(|diagnostic| diagnostic.offset);
        // The place is the instruction or one of its tokens.
        let last = 4 * (start + edits.iter().map(|(word, _)| *word).max().unwrap_or(0)) as u32;
        let placed = offset.is_some_and(|offset| offset >= 4 * start as u32 && offset <= last + 4);
        if found != *codes || !placed {
            wrong.push(format!("{} {line:?} {edits:?}: {found} at {offset:?}, not {codes}", &text[..6]));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), ROWS.len(), wrong.join("\n"));
}

#[test]
fn each_code_has_a_row_or_a_reason() {
    let rows = ROWS.iter().flat_map(|(codes, ..)| codes.split(' '));
    let reasons = WITHOUT_ROW.iter().flat_map(|(_, codes)| codes.split(' '));
    let covered: HashSet<&str> = rows.chain(reasons).collect();
    let missing: Vec<&str> = ALL.split(' ').filter(|code| !covered.contains(code)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(MEASURED.split(' ').all(|code| ALL.split(' ').any(|other| other == code)));
    assert!(WITHOUT_ROW.iter().all(|(reason, _)| !reason.is_empty()));
}

#[test]
fn missing_end() {
    for text in [bases::PS_1_1, bases::PS_2_0, bases::PS_3_0, bases::VS_1_1, bases::VS_2_0, bases::VS_3_0] {
        let mut words = assembled(text);
        words.pop();
        let report = checked(&bytes(&words));
        assert_eq!(errors(&report), ["X5243"], "{text}");
        assert_eq!(report.diagnostics[0].offset, Some(4 * words.len() as u32));
        survives(&bytes(&words));
        // Cut off inside the last instruction, and inside a token.
        for cut in [1, 2, 3] {
            let whole = bytes(&words);
            let rest = &whole[..whole.len() - cut];
            let report = checked(rest);
            assert_eq!(errors(&report).len(), 1, "{text} {cut}: {:?}", report.diagnostics);
            assert_eq!(encode(&decode(rest)), rest);
        }
    }
}

#[test]
fn data_after_the_end() {
    for extra in [&[1][..], &[0, 0, 0, 0], &[0xFF, 0xFF, 0, 0], &[0xAB; 9]] {
        let mut stream = bytes(&assembled(bases::PS_2_0));
        let end = stream.len() as u32;
        stream.extend(extra);
        let report = checked(&stream);
        assert_eq!(report.verdict, Some(Verdict::Accept));
        let note = report.diagnostics.iter().find(|diagnostic| diagnostic.code == "X5237").expect("a note");
        assert_eq!((note.offset, note.length), (Some(end), Some(extra.len() as u32)));
        survives(&stream);
    }
}

#[test]
fn comments_that_lie_about_their_length() {
    let words = assembled(bases::PS_2_0);
    let with = |comment: &[u32]| {
        let mut words = words.clone();
        words.splice(1..1, comment.iter().copied());
        bytes(&words)
    };
    // What it says it holds is there, whatever it is: two tokens that look like the end and a mov.
    let honest = with(&[0x0002_FFFE, 0x0000_FFFF, 0x0200_0001]);
    assert_eq!(errors(&checked(&honest)), Vec::<&str>::new());
    // Longer than the stream.
    let long = with(&[0x7FFF_FFFE, 0]);
    let report = checked(&long);
    assert_eq!(errors(&report), ["X5005"]);
    assert_eq!(report.diagnostics[0].offset, Some(4));
    // Shorter than its data: the rest is read as instructions, and the first such token is to blame.
    let short = with(&[0x0001_FFFE, 0x4241_5443, 0xDEAD_BEEF]);
    let report = checked(&short);
    assert_eq!(errors(&report), ["X5001"]);
    assert_eq!(report.diagnostics[0].offset, Some(12));
    // With bit 31 it is no comment.
    let flagged = with(&[0x8001_FFFE, 0x4241_5443]);
    assert_eq!(errors(&checked(&flagged)), ["X5001"]);
    for stream in [honest, long, short, flagged] {
        survives(&stream);
    }
}

/// A version token alone, and less than one.
#[test]
fn next_to_nothing() {
    for length in 0..8 {
        let stream = &[0x00, 0x02, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00][..length];
        let report = checked(stream);
        assert_ne!(report.verdict, Some(Verdict::Accept), "{length} bytes");
        assert!(!report.diagnostics.is_empty());
        disassemble(stream, &DisassembleOptions { exact: true });
    }
}

/// Each bit of some recorded streams flipped. The example `flip` does it to any number of files.
#[test]
fn flipped_bits() {
    let mut totals = flips::Totals::default();
    let topics = recordings::topics().expect("the recordings' folder");
    let mut profiles = HashSet::new();
    for (_, path) in topics.iter().filter(|(name, _)| ["hand", "random3"].contains(&name.as_str())) {
        for case in recordings::cases(path).expect("a file of recordings") {
            let Some(stream) = case.bytecode.filter(|bytes| case.accepted && bytes.len() < 600) else { continue };
            if profiles.insert(case.profile.clone()) {
                flips::all(&stream, 1, &mut totals);
            }
        }
    }
    for text in [bases::PS_2_X, bases::PS_3_0, bases::VS_2_0, bases::VS_3_0] {
        flips::all(&bytes(&assembled(text)), 1, &mut totals);
    }
    assert!(totals.streams >= 12, "{} streams", totals.streams);
    assert!(totals.complaints.is_empty(), "{totals:#?}");
}
