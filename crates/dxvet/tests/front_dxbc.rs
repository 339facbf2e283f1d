//! The front door with containers and their texts.

#[path = "common/containers.rs"]
mod containers;

use containers::{Recorded, asked, calls, recorded};
use dxvet::diagnostic::Severity;
use dxvet::dxbc::aon9::Aon9;
use dxvet::dxbc::container::{Container, FourCc, build};
use dxvet::dxbc::digest::Variant;
use dxvet::dxbc::edit::replace;
use dxvet::{
    AssembleOptions, CheckOptions, DisassembleOptions, Format, Report, Stage, Verdict, assemble, check, check_parts,
    disassemble, link,
};

fn codes(report: &Report) -> Vec<&str> {
    report.diagnostics.iter().map(|diagnostic| diagnostic.code.as_str()).collect()
}

fn case(id: &str) -> Recorded {
    recorded().into_iter().find(|case| case.id == id).expect("the case is recorded")
}

/// The recorded container with the Direct3D 9 program exchanged for that of a text, and where it starts.
fn patched(id: &str, text: &str) -> (Vec<u8>, u32) {
    let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
    let program = assemble(text.as_bytes(), &options).bytes.expect("the text assembles");
    let bytes = case(id).bytes;
    let container = Container::decode(&bytes, &mut Vec::new());
    let aon9 = Aon9::decode(container.part(b"Aon9").expect("a level 9 shader"), &mut Vec::new());
    let bytes = replace(&container, FourCc(*b"Aon9"), &Aon9 { program: &program, ..aon9 }.encode());
    let container = Container::decode(&bytes, &mut Vec::new());
    let part = container.part(b"Aon9").expect("it is still there");
    let start = part.data_offset() + Aon9::decode(part, &mut Vec::new()).program_offset;
    (bytes, start)
}

/// The scalars of a geometry shader are its output components, which the reference's listing declares,
/// times the vertices that its reflection names.
#[test]
fn geometry_shaders_say_what_they_put_out() {
    let mut checked = 0;
    for case in recorded() {
        let listing = case.listing.unwrap_or_default();
        // Components that streams share count once.
        let Some(vertices) = case.reflection["GSMaxOutputVertexCount"].as_u64().filter(|count| *count != 0) else {
            continue;
        };
        let mut masks = std::collections::BTreeMap::<&str, std::collections::BTreeSet<char>>::new();
        for line in listing.lines().map(str::trim).filter(|line| line.starts_with("dcl_output")) {
            let register = line.split_whitespace().nth(1).unwrap_or_default().trim_end_matches(',');
            if let Some((register, mask)) = register.split_once('.') {
                masks.entry(register).or_default().extend(mask.chars());
            }
        }
        let components: u64 = masks.values().map(|mask| mask.len() as u64).sum();
        let usage = check(&case.bytes, &CheckOptions::default()).usage;
        let scalars = usage.iter().find(|usage| usage.name == "gs_scalars").map(|usage| u64::from(usage.used));
        assert_eq!(scalars.unwrap_or(0), components * vertices, "{}", case.id);
        checked += 1;
    }
    assert!(checked > 60, "only {checked} geometry shaders");
}

#[test]
fn recorded_containers_are_accepted() {
    // What the compiler writes although a document forbids it.
    let known = [
        "gradient-in-varying-flow",
        "cycle-counter-debug",
        "gs-instances-times-vertices",
        "gs-instance-id-model",
        "resource-picked-varying",
    ];
    let (mut accepted, mut level9) = (0, 0);
    for case in recorded().into_iter().chain(calls()).filter(|case| Container::recognise(&case.bytes)) {
        let report = check(&case.bytes, &CheckOptions::default());
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let effect = container.part(b"FX10").is_some();
        let expected = (!effect).then_some(Verdict::Accept);
        assert_eq!((report.format, report.verdict), (Format::Dxbc, expected), "{}: {:?}", case.id, codes(&report));
        if effect {
            assert_eq!(codes(&report).last(), Some(&"F0008"), "{}", case.id);
        }
        let mut told = report.diagnostics.iter().filter(|it| it.severity > Severity::Note);
        if let Some(diagnostic) = told.find(|it| !known.contains(&it.rule)) {
            panic!("{}: {diagnostic:?}", case.id);
        }
        accepted += 1;
        level9 += usize::from(container.part(b"Aon9").is_some());
    }
    assert!(accepted > 400 && level9 > 80, "only {accepted} shaders, {level9} of them for level 9");
}

#[test]
fn what_the_compiler_was_asked_is_accepted() {
    let cases = asked();
    assert!(cases.len() > 50, "only {}", cases.len());
    for case in &cases {
        let report = check(&case.bytes, &CheckOptions::default());
        let told: Vec<_> = report.diagnostics.iter().filter(|it| it.severity > Severity::Note).collect();
        assert_eq!((report.verdict, told), (Some(Verdict::Accept), Vec::new()), "{}", case.id);
    }
}

#[test]
fn a_slot_or_a_depth_too_many_is_refused_at_its_byte() {
    let mut text = String::from("ps_2_0\ndcl t0\nmov r0, t0\n");
    text.push_str(&"add r0, r0, t0\n".repeat(63));
    text.push_str("mov oC0, r0\n");
    let (bytes, start) = patched("l9tex-ps_4_0_level_9_1", &text);
    let report = check(&bytes, &CheckOptions::default());
    assert_eq!((report.verdict, codes(&report)), (Some(Verdict::Reject), vec!["X5234"]));
    let diagnostic = &report.diagnostics[0];
    assert!(diagnostic.message.ends_with("(limit of ps_2_0, which ps_4_0_level_9_1 means)"), "{}", diagnostic.message);
    assert!(diagnostic.offset.is_some_and(|offset| offset > start && offset < bytes.len() as u32));

    let mut text = String::from("ps_2_0\ndcl t0\ndcl_2d s0\nmov r0, t0\n");
    text.push_str(&"texld r0, r0, s0\n".repeat(5));
    text.push_str("mov oC0, r0\n");
    let (bytes, _) = patched("l9tex-ps_4_0_level_9_1", &text);
    assert_eq!(codes(&check(&bytes, &CheckOptions::default())), ["X5775", "X5775"]);

    let (mut bytes, start) = patched("l9tex-ps_4_0_level_9_1", "ps_2_0\nmov oC0, c31\n");
    // c32 instead.
    bytes[start as usize + 12] = 32;
    let made = dxvet::dxbc::digest::digest(&bytes[20..], dxvet::dxbc::digest::Variant::Retail);
    bytes[4..20].copy_from_slice(&made);
    let report = check(&bytes, &CheckOptions::default());
    assert_eq!(codes(&report), ["X5200"]);
    // The version, mov, its destination: the source is the fourth word.
    assert_eq!((report.diagnostics[0].offset, report.diagnostics[0].length), (Some(start + 12), Some(4)));
    // The line is that of the container's listing.
    let text = disassemble(&bytes, &DisassembleOptions::default()).text.expect("a listing");
    let line = report.diagnostics[0].listing.and_then(|line| text.lines().nth(line as usize - 1));
    assert_eq!(line.map(str::trim), Some("mov oC0, c32"));
}

#[test]
fn faults_of_a_container_have_their_bytes() {
    let mut bytes = case("arith1-ps_4_0").bytes;
    bytes[5] ^= 1;
    let report = check(&bytes, &CheckOptions::default());
    assert_eq!((report.verdict, codes(&report)), (Some(Verdict::Reject), vec!["C0106"]));
    assert_eq!((report.diagnostics[0].offset, report.diagnostics[0].length), (Some(4), Some(16)));
    bytes.truncate(bytes.len() - 4);
    let report = check(&bytes, &CheckOptions::default());
    assert!(codes(&report).contains(&"C0104"), "{:?}", codes(&report));
    let report = check(b"DXBC", &CheckOptions::default());
    assert_eq!((report.verdict, codes(&report)), (Some(Verdict::Reject), vec!["C0101"]));
}

#[test]
fn listings_are_those_of_the_library() {
    for case in recorded().iter().filter(|case| Container::recognise(&case.bytes)).step_by(4) {
        let Some(expected) = case.listing.as_ref() else { continue };
        let listed = disassemble(&case.bytes, &DisassembleOptions::default());
        assert!(listed.text.as_deref() == Some(&expected.replace("\r\n", "\n")[..]), "{}", case.id);
        assert_eq!(listed.report.verdict, Some(Verdict::Accept), "{}", case.id);
        assert_eq!(Format::identify(expected.as_bytes()), Format::Sm4Asm, "{}", case.id);
    }
    let bytes = case("arith1-ps_4_0").bytes;
    let options = DisassembleOptions { numbers: true, offsets: true, ..DisassembleOptions::default() };
    let text = disassemble(&bytes, &options).text.expect("a listing");
    assert!(text.lines().any(|line| line.starts_with("   0  0x")), "{text}");
    assert_eq!(Format::identify(text.as_bytes()), Format::Sm4Asm);
}

#[test]
fn exact_listings_with_the_base_give_the_container() {
    for case in recorded().iter().filter(|case| Container::recognise(&case.bytes)).step_by(5) {
        if Container::decode(&case.bytes, &mut Vec::new()).program().is_none() {
            let options = AssembleOptions { base: Some(&case.bytes), ..AssembleOptions::default() };
            let refused = assemble(b"ps_4_0\nret\n", &options);
            assert_eq!((refused.bytes, codes(&refused.report)), (None, vec!["F0013"]), "{}", case.id);
            // The programs of a library are in its functions.
            if !case.id.starts_with("lib") {
                continue;
            }
        }
        let text = disassemble(&case.bytes, &DisassembleOptions { exact: true, ..Default::default() }).text;
        let options = AssembleOptions { base: Some(&case.bytes), ..AssembleOptions::default() };
        let assembled = assemble(text.expect("a listing").as_bytes(), &options);
        assert!(assembled.bytes.as_deref() == Some(&case.bytes[..]), "{}: {:?}", case.id, codes(&assembled.report));
    }
    let options = AssembleOptions { base: Some(b"MZ\x90\x00"), ..AssembleOptions::default() };
    let refused = assemble(b"ps_4_0\nret\n", &options);
    assert_eq!((refused.bytes, codes(&refused.report)), (None, vec!["F0010"]));
}

#[test]
fn offsets_are_told_beside_the_same_lines() {
    let mut programs = 0;
    for case in recorded() {
        let plain = disassemble(&case.bytes, &DisassembleOptions::default()).text.unwrap_or_default();
        let plain: Vec<&str> = plain.lines().collect();
        let offsets = DisassembleOptions { offsets: true, ..DisassembleOptions::default() };
        let told = disassemble(&case.bytes, &offsets).text.unwrap_or_default();
        let told: Vec<&str> = told.lines().collect();
        assert_eq!(told.len(), plain.len(), "{}", case.id);
        let lines = dxvet::listing::lines(&case.bytes);
        programs += usize::from(!lines.is_empty());
        for (offset, line) in lines {
            let at = line as usize - 1;
            assert_eq!(told[at], format!("0x{offset:08X}: {}", plain[at]), "{}", case.id);
        }
    }
    assert!(programs > 100, "{programs}");
}

#[test]
fn findings_on_instructions_have_their_line_in_the_listing() {
    let text = "ps_5_0\ndcl_output o0.xyzw\ndcl_temps 1\nmov r0.x, l(1.0)\nmov o0.xyzw, r3.xyzw\nret\n";
    let assembled = assemble(text.as_bytes(), &AssembleOptions { validate: false, ..AssembleOptions::default() });
    let bytes = assembled.bytes.expect("a container");
    let report = check(&bytes, &CheckOptions::default());
    let listing = disassemble(&bytes, &DisassembleOptions::default()).text.expect("a listing");
    let found = report.diagnostics.iter().find(|it| it.rule == "temp-undeclared").expect("a finding");
    let line = found.listing.unwrap_or_else(|| panic!("a line: {found:?}"));
    assert_eq!(listing.lines().nth(line as usize - 1), Some("mov o0.xyzw, r3.xyzw"), "{listing}");
}

#[test]
fn a_listing_may_end_with_the_zero_it_was_given_with() {
    let listing = case("arith1-ps_4_0").listing.expect("a listing");
    let ended = format!("{listing}\0");
    let assembled = |text: &str| assemble(text.as_bytes(), &AssembleOptions::default()).bytes;
    assert!(assembled(&listing).is_some());
    assert_eq!(assembled(&ended), assembled(&listing));
    assert_eq!(codes(&check(ended.as_bytes(), &CheckOptions::default())), [""; 0]);
}

#[test]
fn texts_tell_all_their_mistakes() {
    let text = b"ps_4_0\ndcl_temps 1\nmov r0.x, q7\n  nonsense r0\nmov r0.x\nret\n";
    for report in [assemble(text, &AssembleOptions::default()).report, check(text, &CheckOptions::default())] {
        assert_eq!((report.format, report.verdict), (Format::Sm4Asm, Some(Verdict::Reject)));
        let places: Vec<_> = report.diagnostics.iter().map(|it| (it.line, it.column)).collect();
        let lines: Vec<_> = places.iter().map(|(line, _)| line.unwrap_or(0)).collect();
        assert_eq!(lines, [3, 4, 5], "{:?}", report.diagnostics);
        assert_eq!(places[1].1, Some(3));
    }
    let good = b"ps_4_0\r\n\tdcl_temps 1\r\n; mine\r\nret\r\n";
    let assembled = assemble(good, &AssembleOptions::default());
    assert_eq!(assembled.report.profile_name(), Some("ps_4_0"));
    let report = check(&assembled.bytes.expect("a container"), &CheckOptions::default());
    let accepted = (Some(Verdict::Accept), Some("ps_4_0"));
    assert_eq!((report.verdict, report.profile_name()), accepted, "{:?}", codes(&report));
    let report = check(good, &CheckOptions::default());
    assert_eq!((report.verdict, codes(&report)), (Some(Verdict::Accept), vec![]));
    let wrong = b"ps_4_0\ndcl_temps 1\n  mov r1.x, l(0)\nret\n";
    let report = check(wrong, &CheckOptions::default());
    let diagnostic = &report.diagnostics[0];
    assert_eq!((report.verdict, diagnostic.rule), (Some(Verdict::Reject), "temp-undeclared"));
    assert_eq!((diagnostic.line, diagnostic.column, diagnostic.offset), (Some(3), Some(3), None));
}

#[test]
fn stages_and_pairs() {
    let bytes = case("l9tex-ps_4_0_level_9_1").bytes;
    let expecting = |stage| CheckOptions { expect: Some(stage), ..CheckOptions::default() };
    let report = check(&bytes, &expecting(Stage::Vertex));
    assert_eq!((report.verdict, codes(&report)), (Some(Verdict::Reject), vec!["F0009"]));
    assert_eq!(check(&bytes, &expecting(Stage::Pixel)).verdict, Some(Verdict::Accept));
    let options = CheckOptions::default();
    let linked = link((&bytes, &options), (&bytes, &options));
    assert_eq!((linked.pixel.verdict, codes(&linked.pixel)), (None, vec!["F0012"]));
    assert_eq!(check_parts(&bytes, &options).len(), 1);
}

#[test]
fn shaders_of_an_effect_are_read_too() {
    // What fx_4_0 has in a container, fx_5_0 has bare.
    let bytes = build(&[(FourCc(*b"FX10"), &case("fx5-fx_5_0").bytes)], Variant::Retail);
    let parts = check_parts(&bytes, &CheckOptions::default());
    assert!(parts.len() > 1, "no shader found");
    for part in &parts[1..] {
        let span = part.span.expect("a place");
        assert!(bytes[span.offset as usize..].starts_with(b"DXBC"));
        assert!(part.report.shader_model.is_some(), "{:?}", codes(&part.report));
    }
}

#[test]
fn changed_bytes_are_survived() {
    for (number, case) in recorded().iter().filter(|case| Container::recognise(&case.bytes)).step_by(25).enumerate() {
        let mut state = 0x9E37_79B9u32 ^ number as u32;
        for _ in 0..24 {
            let mut bytes = case.bytes.clone();
            for _ in 0..3 {
                state ^= state << 13;
                state ^= state >> 17;
                state ^= state << 5;
                let place = state as usize % bytes.len();
                bytes[place] = (state >> 24) as u8;
            }
            let report = check(&bytes, &CheckOptions::default());
            assert!(report.verdict == Some(Verdict::Accept) || !report.diagnostics.is_empty());
            let exact = DisassembleOptions { exact: true, ..Default::default() };
            if let Some(text) = disassemble(&bytes, &exact).text {
                assemble(text.as_bytes(), &AssembleOptions { base: Some(&bytes), ..AssembleOptions::default() });
                assemble(text.as_bytes(), &AssembleOptions::default());
            }
        }
    }
}
