//! From listings back to programs and containers, against the recordings.

#[path = "common/containers.rs"]
mod containers;

use containers::{calls, more, recorded};
use dxvet::assembly::assemble;
use dxvet::dxbc::Container;
use dxvet::dxbc::aon9::Aon9;
use dxvet::dxbc::resource_definitions::ResourceDefinitions;
use dxvet::listing::listing;
use dxvet::sm4;

#[test]
fn exact_listings_give_the_same_program_and_container() {
    let mut checked = 0;
    for case in recorded() {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let Some(part) = container.program() else { continue };
        let program = sm4::decode(part.data, part.data_offset(), &mut Vec::new());
        let text = sm4::exact::print(&program, sm4::Options::default());
        let parsed = sm4::parse(&text);
        assert!(parsed.is_whole(), "{}: {:?}", case.id, parsed.mistakes);
        assert!(sm4::encode(&parsed.program) == part.data, "{}: program differs", case.id);
        let whole = assemble(&text, Some(&case.bytes));
        assert!(whole.bytes.as_deref() == Some(&case.bytes[..]), "{}: container differs", case.id);
        checked += 1;
    }
    assert!(checked > 480, "only {checked} programs were compared");
}

#[test]
fn exact_listings_of_containers_give_the_same_code() {
    for case in recorded().iter().step_by(2) {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let more = [b"LIBF", b"SPDB"].into_iter().any(|name| container.part(name).is_some());
        let Some(part) = container.program().filter(|_| !more) else { continue };
        let text = listing(&case.bytes, sm4::Options { exact: true, ..sm4::Options::default() });
        let assembled = assemble(&text, None);
        let bytes = assembled.bytes.unwrap_or_else(|| panic!("{}: {:?}", case.id, assembled.mistakes));
        let ours = Container::decode(&bytes, &mut Vec::new());
        assert!(ours.program().map(|part| part.data) == Some(part.data), "{}: program differs", case.id);
        let level9 = |container: &Container<'_>| {
            container.part(b"Aon9").map(|part| Aon9::decode(part, &mut Vec::new()).program.to_vec())
        };
        assert!(level9(&ours) == level9(&container), "{}: Direct3D 9 program differs", case.id);
    }
}

/// Shaders whose listing says all that their container holds: no debug information, no Direct3D 9
/// program, no class linkage.
fn plain(case: &containers::Recorded) -> Option<&str> {
    let text = case.listing.as_deref()?;
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let more = [b"SPDB", b"Aon9", b"XNAS", b"IFCE", b"LIBF"].into_iter().any(|name| container.part(name).is_some());
    (container.program().is_some() && !more).then_some(text)
}

#[test]
fn listings_give_back_signatures_and_definitions() {
    let mut checked = 0;
    for case in recorded() {
        let Some(text) = plain(&case) else { continue };
        let assembled = assemble(text, None);
        assert!(assembled.mistakes.is_empty(), "{}: {:?}", case.id, assembled.mistakes);
        let bytes = assembled.bytes.expect("a text without mistakes gives a container");
        let (ours, theirs) =
            (Container::decode(&bytes, &mut Vec::new()), Container::decode(&case.bytes, &mut Vec::new()));
        for name in [b"ISGN", b"OSGN", b"OSG5", b"PCSG", b"ISG1", b"OSG1"] {
            assert!(
                ours.part(name).map(|part| part.data) == theirs.part(name).map(|part| part.data),
                "{}: {} differs",
                case.id,
                String::from_utf8_lossy(name)
            );
        }
        let read = |container: &Container<'_>| {
            let part = container.part(b"RDEF").expect("it has definitions");
            let mut found = Vec::new();
            let definitions = ResourceDefinitions::decode(part, &mut found);
            assert!(found.is_empty(), "{}: {found:?}", case.id);
            let mut bindings = definitions.bindings.clone();
            // A listing does not show whether a register was asked for.
            bindings.iter_mut().for_each(|binding| binding.flags &= !1);
            (format!("{bindings:?}"), definitions.buffers.len())
        };
        assert_eq!(read(&ours), read(&theirs), "{}", case.id);
        assert!(listing(&bytes, sm4::Options::default()) == text, "{}: listing differs", case.id);
        checked += 1;
    }
    assert!(checked > 300, "only {checked} containers were compared");
}

/// Messages, subroutines and interfaces: the words of the program come back from its listing.
#[test]
fn messages_and_calls_come_back() {
    let mut messages = 0;
    for case in calls() {
        // One of its numbers is shown as 0.
        if case.id == "message-forms-ps_5_0" {
            continue;
        }
        let text = case.listing.expect("a listing");
        let assembled = assemble(&text, None);
        let bytes = assembled.bytes.unwrap_or_else(|| panic!("{}: {:?}", case.id, assembled.mistakes));
        let code = |bytes: &[u8]| Container::decode(bytes, &mut Vec::new()).program().expect("code").data.to_vec();
        assert_eq!(code(&bytes), code(&case.bytes), "{}", case.id);
        messages += usize::from(text.contains("printf"));
    }
    assert!(messages >= 4, "only {messages} have messages");
}

#[test]
fn the_text_of_a_message_is_no_comment() {
    let words = |line: &str| sm4::parse(&format!("ps_5_0\n{line}\nret\n")).program.words().to_vec();
    // As recorded: "a" alone.
    let plain = [0x2035, 8, 0x20_0102, 1, 1, 0, 0, 0x61];
    assert_eq!(words("printf \"a\"")[2..10], plain);
    assert_eq!(words("   3: printf \"a\" ; a note // and more")[2..10], plain);
    let odd = words("errorf \"//;\\t\\\\\" // note");
    assert_eq!(odd[2..11], [0x2035, 9, 0x20_0103, 1, 5, 0, 0, u32::from_le_bytes(*b"//;\t"), u32::from(b'\\')]);
    let wrong = sm4::parse("ps_5_0\nprintf \"a\", q1\nprintf a\nret\n");
    let lines: Vec<u32> = wrong.mistakes.iter().map(|mistake| mistake.at.line).collect();
    assert_eq!(lines, [2, 3]);
}

/// What a listing shows of a library makes a library with the same listing.
#[test]
fn listings_of_libraries_make_libraries() {
    let mut checked = 0;
    for case in recorded().into_iter().chain(more()) {
        let Some(text) = case.listing.filter(|text| dxvet::assembly::is_library(text)) else { continue };
        let assembled = assemble(&text, None);
        let bytes = assembled.bytes.unwrap_or_else(|| panic!("{}: {:?}", case.id, assembled.mistakes));
        let exact = listing(&case.bytes, sm4::Options { exact: true, ..sm4::Options::default() });
        assert!(assemble(&exact, Some(&case.bytes)).bytes.as_ref() == Some(&case.bytes), "{}: on its base", case.id);
        // Debug information is lost.
        if text.contains("#line") {
            continue;
        }
        assert!(listing(&bytes, sm4::Options::default()) == text, "{}: listing differs", case.id);
        checked += 1;
    }
    assert!(checked >= 12, "only {checked} libraries were compared");
}

#[test]
fn texts_as_people_have_them() {
    let tidy = "ps_5_0\ndcl_globalFlags refactoringAllowed\ndcl_constantbuffer CB0[2], immediateIndexed\n\
                dcl_sampler s0, mode_default\ndcl_resource_texture2d (float,float,float,float) t0\n\
                dcl_input_ps linear v0.xy\ndcl_output o0.xyzw\ndcl_temps 1\n\
                sample_indexable(texture2d)(float,float,float,float) r0.xyzw, v0.xyxx, t0.xyzw, s0\n\
                mad_sat o0.xyzw, r0.xyzw, cb0[1].xyzw, l(0.500000, -1.000000, 0.000000, 1.000000)\nret \n";
    let rough = "; a shader\r\n\n  ps_5_0   // the version\n\tdcl_globalFlags   refactoringAllowed\n\
                 dcl_constantbuffer cb0[2], immediateIndexed ; buffer, with } and l( in it\n\
                 dcl_sampler s0, mode_default\n#line 3 \"a.hlsl\"\n\
                 dcl_resource_texture2d (float, float, float, float) t0\n\
                 0x00000010: dcl_input_ps linear v0.xy\n      dcl_output o0.xyzw\n      dcl_temps 1\n\
                    0: sample_indexable(texture2d)(float,float,float,float) r0.xyzw,v0.xyxx ,\tt0.xyzw, s0\n\
                    1  0x00000100:   mad_sat o0.xyzw, r0.xyzw, cb0[1].xyzw, l(0x3f000000,-1, 0.0,1.0f)\n   2: ret\n";
    let (tidy, rough) = (sm4::parse(tidy), sm4::parse(rough));
    assert!(tidy.is_whole() && rough.is_whole(), "{:?} {:?}", tidy.mistakes, rough.mistakes);
    assert_eq!(tidy.program.words(), rough.program.words());
}

#[test]
fn mistakes_have_places() {
    let text = "ps_5_0\ndcl_temps 1\nfrobnicate r0.x\nmov r0.x, q1.x\nadd r0.x, r0.x\nmov r0.x, l(1..2)\n\
                mov r0.xq, r0.x\nret extra\nmov r0.x, r0.x {minimal}\n";
    let parsed = sm4::parse(text);
    let places: Vec<(&str, u32, u32)> =
        parsed.mistakes.iter().map(|mistake| (mistake.rule.code, mistake.at.line, mistake.at.column)).collect();
    assert_eq!(
        places,
        [
            ("B0202", 3, 1),
            ("B0204", 4, 11),
            ("B0203", 5, 1),
            ("B0206", 6, 13),
            ("B0208", 7, 8),
            ("B0207", 8, 5),
            ("B0208", 9, 17)
        ]
    );
    assert!(assemble(text, None).bytes.is_none());
    assert_eq!(sm4::parse("").mistakes[0].rule.code, "B0201");
}

/// Whatever is cut out of a listing, reading it ends and does no harm.
#[test]
fn damaged_texts_are_refused_without_harm() {
    for case in recorded().iter().step_by(7) {
        let Some(text) = &case.listing else { continue };
        let bytes = text.as_bytes();
        for seed in 0..6usize {
            let from = (seed * 7919) % bytes.len();
            let to = (from + 1 + seed * 13).min(bytes.len());
            let damaged = [&bytes[..from], &bytes[to..]].concat();
            assemble(&String::from_utf8_lossy(&damaged), None);
        }
    }
}
