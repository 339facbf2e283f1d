//! The front door beyond one shader by itself: caps, an expected stage, shaders inside effects,
//! pairs of shaders.

use dxvet::d3d9::caps::Caps;
use dxvet::find::{self, Kind};
use dxvet::{
    AssembleOptions, CheckOptions, DisassembleOptions, Format, Report, Stage, Verdict, assemble, check, check_parts,
    disassemble, link,
};

const SELECTOR: &[u8] = include_bytes!("data/effect/selector.fxb");
/// Where the ps_1_1 shader of that effect stands: version, mov r0, c0, end.
const PIXEL_SHADER: usize = 0x624;

fn codes(report: &Report) -> Vec<&str> {
    report.diagnostics.iter().map(|diagnostic| diagnostic.code.as_str()).collect()
}

fn bytes_of(text: &str) -> Vec<u8> {
    assemble(text.as_bytes(), &AssembleOptions { validate: false, ..AssembleOptions::default() }).bytes.expect(text)
}

/// The same finding from the text and from its token stream.
fn both(text: &str, options: &CheckOptions<'_>) -> Vec<String> {
    let (from_text, from_bytes) = (check(text.as_bytes(), options), check(&bytes_of(text), options));
    assert_eq!(codes(&from_text), codes(&from_bytes), "{text}");
    codes(&from_text).into_iter().map(str::to_owned).collect()
}

#[test]
fn caps_decide_for_text_and_bytes() {
    let text = "ps_2_x\ndcl t0\nmov r0, t0\ndsx r1, r0\nmov r20, r1\nadd r0, r0, r20\nmov oC0, r0\n";
    let with = |caps: &Caps| both(text, &CheckOptions { caps: Some(caps), ..CheckOptions::default() });
    assert_eq!(both(text, &CheckOptions::default()), Vec::<String>::new());
    assert_eq!(with(&Caps::preset("ps_2_a").unwrap()), Vec::<String>::new());
    assert_eq!(with(&Caps::preset("ps_2_b").unwrap()), ["X5356"]);
    for least in ["ps_2_x", "ps_2_0", "9_1", "9_2"] {
        assert_eq!(with(&Caps::preset(least).unwrap()), ["X5356", "X5207", "X5200"], "{least}");
    }
    let caps = Caps::preset("ps_2_b").unwrap();
    let report = check(text.as_bytes(), &CheckOptions { caps: Some(&caps), ..CheckOptions::default() });
    assert!(report.diagnostics[0].message.contains("PS20Caps.GradientInstructions"));
}

#[test]
fn executed_instructions_are_a_warning_with_caps() {
    let text = "ps_3_0\ndefi i0, 255, 0, 0, 0\ndcl_texcoord v0\nmov r0, v0\nrep i0\nrep i0\nmov r1, r0\nendrep\nendrep\nmov oC0, r0\n";
    let caps = Caps::preset("ps_3_0").unwrap();
    assert_eq!(both(text, &CheckOptions::default()), Vec::<String>::new());
    assert_eq!(both(text, &CheckOptions { caps: Some(&caps), ..CheckOptions::default() }), ["D9101"]);
}

#[test]
fn a_shader_for_the_other_stage_is_refused_at_its_version() {
    for (version, expected, code) in [
        (0xFFFE_0101u32, Stage::Pixel, "X5007"),
        (0xFFFE_0104, Stage::Pixel, "X5091"),
        (0xFFFE_0200, Stage::Pixel, "X5186"),
        (0xFFFE_0201, Stage::Pixel, "X5186"),
        (0xFFFE_0300, Stage::Pixel, "X5502"),
        (0xFFFE_03FF, Stage::Pixel, "X5502"),
        (0xFFFF_0101, Stage::Vertex, "X5311"),
        (0xFFFF_0104, Stage::Vertex, "X5311"),
        (0xFFFF_0200, Stage::Vertex, "X5353"),
        (0xFFFF_0300, Stage::Vertex, "X5645"),
    ] {
        // Nothing is said about the rest, not even that it is no instruction.
        let bytes: Vec<u8> = [version, 0x0123_4567, 0x0000_FFFF].iter().flat_map(|word| word.to_le_bytes()).collect();
        let report = check(&bytes, &CheckOptions { expect: Some(expected), ..CheckOptions::default() });
        assert_eq!(codes(&report), [code], "{version:08X}");
        let diagnostic = &report.diagnostics[0];
        assert_eq!((report.verdict, diagnostic.offset, diagnostic.length), (Some(Verdict::Reject), Some(0), Some(4)));
        let other = if expected == Stage::Pixel { Stage::Vertex } else { Stage::Pixel };
        let report = check(&bytes, &CheckOptions { expect: Some(other), ..CheckOptions::default() });
        assert!(!codes(&report).contains(&code), "{version:08X}");
    }
    let text = b"// a comment\n  ps_2_0\nmov oC0, nonsense\n";
    let report = check(text, &CheckOptions { expect: Some(Stage::Vertex), ..CheckOptions::default() });
    assert_eq!(codes(&report), ["X5353"]);
    assert_eq!((report.diagnostics[0].line, report.diagnostics[0].column), (Some(2), Some(3)));
}

#[test]
fn each_shader_of_an_effect_has_its_report() {
    let parts = check_parts(SELECTOR, &CheckOptions::default());
    let profiles: Vec<_> = parts.iter().map(|part| part.report.profile.map(|profile| profile.name())).collect();
    assert_eq!(profiles, [Some("ps_2_0"), Some("vs_2_0"), Some("vs_3_0"), Some("ps_1_1")]);
    assert!(parts.iter().all(|part| part.report.verdict == Some(Verdict::Accept)));
    let whole = check(SELECTOR, &CheckOptions::default());
    assert_eq!((whole.format, whole.verdict), (Format::D3d9Effect, Some(Verdict::Accept)));
}

#[test]
fn findings_in_an_effect_stand_at_their_bytes() {
    // mov r1, c0: nothing writes r0 any more.
    let mut broken = SELECTOR.to_vec();
    broken[PIXEL_SHADER + 8] = 1;
    for header in [0, 24] {
        let mut bytes = if header > 0 { vec![0; header] } else { Vec::new() };
        if header > 0 {
            bytes[..4].copy_from_slice(&0xBCF0_0BCFu32.to_le_bytes());
            bytes[4] = header as u8;
        }
        bytes.extend(&broken);
        let parts = check_parts(&bytes, &CheckOptions::default());
        let refused: Vec<_> = parts.iter().filter(|part| part.report.verdict == Some(Verdict::Reject)).collect();
        let [part] = refused[..] else { panic!("{} are refused", refused.len()) };
        assert_eq!(part.span.map(|span| span.offset as usize), Some(header + PIXEL_SHADER));
        assert_eq!(codes(&part.report), ["X5090"]);
        let end = (header + PIXEL_SHADER + 16) as u32;
        assert_eq!(part.report.diagnostics[0].offset, Some(end));
        let whole = check(&bytes, &CheckOptions::default());
        assert_eq!((whole.verdict, whole.diagnostics[0].offset), (Some(Verdict::Reject), Some(end)));
    }
}

#[test]
fn an_effect_that_cannot_be_read_is_refused() {
    let cut_off = &SELECTOR[..500];
    let parts = check_parts(cut_off, &CheckOptions::default());
    assert_eq!((parts.len(), parts[0].span), (1, None));
    assert_eq!((codes(&parts[0].report), parts[0].report.verdict), (vec!["F0007"], Some(Verdict::Reject)));
    assert!(disassemble(cut_off, &DisassembleOptions::default()).text.is_none());
    let listed = disassemble(SELECTOR, &DisassembleOptions::default());
    assert!(listed.text.is_some_and(|text| text.contains("technique Chosen")));
    // No shader, nothing against it.
    let empty: Vec<u8> = [0xFEFF_0901u32, 0, 0, 0, 0, 0, 0, 0].iter().flat_map(|word| word.to_le_bytes()).collect();
    let parts = check_parts(&empty, &CheckOptions::default());
    assert_eq!((parts.len(), parts[0].report.verdict), (1, Some(Verdict::Accept)));
}

#[test]
fn few_findings_do_not_make_an_effect_legal() {
    let mut broken = SELECTOR.to_vec();
    broken[PIXEL_SHADER + 8] = 1;
    let options = CheckOptions { expect: Some(Stage::Pixel), max_findings: 1, ..CheckOptions::default() };
    let verdicts: Vec<_> = check_parts(&broken, &options).iter().map(|part| part.report.verdict).collect();
    let (accept, reject) = (Some(Verdict::Accept), Some(Verdict::Reject));
    assert_eq!(verdicts, [accept, reject, reject, reject]);
}

#[test]
fn what_starts_at_a_place() {
    let found = find::at(SELECTOR, PIXEL_SHADER).expect("a shader");
    assert_eq!((found.kind, found.offset, found.size), (Kind::Stream, PIXEL_SHADER, 20));
    let found = find::at(SELECTOR, 0).expect("the effect");
    assert_eq!((found.kind, found.size), (Kind::Effect, SELECTOR.len()));
    assert_eq!(find::at(SELECTOR, PIXEL_SHADER + 4), None);
    assert_eq!(find::at(SELECTOR, usize::MAX), None);
    // Implausible, and without an end.
    let stream = [0x00, 0x03, 0xFF, 0xFF, 0x12, 0x34];
    assert_eq!(find::at(&stream, 0).map(|found| found.size), Some(6));
}

#[test]
fn pairs_are_looked_at_only_when_both_are_legal() {
    let options = CheckOptions { warnings: false, ..CheckOptions::default() };
    let of = |vertex: &[u8], pixel: &[u8]| link((vertex, &options), (pixel, &options));
    let vertex = "vs_2_0\ndcl_position v0\nmov oPos, v0\nmov oT0.xy, v0\n";
    let pixel = "ps_2_0\ndcl t0\ndcl t3.xy\ndcl_2d s0\ntexld r0, t3, s0\nadd r0, r0, t0\nmov oC0, r0\n";
    let from_text = of(vertex.as_bytes(), pixel.as_bytes());
    let from_bytes = of(&bytes_of(vertex), &bytes_of(pixel));
    for linked in [&from_text, &from_bytes] {
        assert_eq!(codes(&linked.vertex), Vec::<&str>::new());
        assert_eq!(codes(&linked.pixel), ["D9303", "D9304"]);
        assert_eq!(linked.pixel.verdict, Some(Verdict::Accept));
    }
    assert_eq!(from_text.pixel.diagnostics[0].line, Some(5));
    assert_eq!(from_bytes.pixel.diagnostics[0].offset, Some(40));
    let swapped = of(pixel.as_bytes(), vertex.as_bytes());
    assert_eq!((codes(&swapped.pixel), swapped.pixel.verdict), (vec!["D9301"], Some(Verdict::Reject)));
    let refused = of(vertex.as_bytes(), b"ps_2_0\n");
    assert!(!codes(&refused.pixel).iter().any(|code| code.starts_with('D')));
    assert_eq!(refused.pixel.verdict, Some(Verdict::Reject));
}
