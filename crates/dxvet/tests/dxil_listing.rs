//! Listings of programs of Shader Model 6 against those of the reference.

#[path = "common/bits.rs"]
mod bits;
#[path = "common/dxil.rs"]
mod recordings;

use dxvet::dxbc::Container;
use dxvet::listing::dxil;
use dxvet::{DisassembleOptions, Verdict, disassemble};
use recordings::recorded;

#[test]
fn listings_equal_the_reference() {
    let mut checked = 0;
    for case in recorded() {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let (ours, found) = dxil::container(&case.bytes, &container);
        for (number, (theirs, ours)) in case.listing.lines().zip(ours.lines()).enumerate() {
            assert_eq!(theirs, ours, "{} line {}", case.id, number + 1);
        }
        assert_eq!(case.listing.len(), ours.len(), "{}: length", case.id);
        assert!(found.is_empty(), "{}: {found:?}", case.id);
        checked += 1;
    }
    assert!(checked > 280, "only {checked} listings were compared");
}

#[test]
fn the_front_door_lists_containers_and_bitcode() {
    let case = recorded().into_iter().find(|case| case.id == "ps_plain.ps_6_0").expect("the case is recorded");
    let listed = disassemble(&case.bytes, &DisassembleOptions::default());
    assert_eq!(listed.text.as_deref(), Some(case.listing.as_str()));
    assert_eq!(listed.report.verdict, Some(Verdict::Accept));
    assert_eq!(listed.report.shader_model.as_deref(), Some("ps_6_0"));

    // The bitcode alone has the same program; signatures and hash are not in it, nor are names.
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let part = container.part(b"DXIL").expect("a program");
    let range = dxvet::dxil::Header::decode(part.data).expect("a header").bitcode(part.data);
    let listed = disassemble(&part.data[range], &DisassembleOptions::default());
    let program = |text: &str| text[text.find("target datalayout").expect("a listing")..].to_owned();
    assert_eq!(program(&listed.text.expect("a listing")), program(&case.listing));
}

#[test]
fn rare_instructions_and_constants() {
    // As the reference lists the same module.
    let bytes = bits::module(|bits| {
        bits::types(bits);
        bits.text(2, &[], "dxil-ms-dx");
        bits.record(8, &[6, 0, 0, 0, 0, 0, 0, 0]);
        bits.inner(11, |bits| {
            bits.record(1, &[5]);
            bits.record(22, &[0, 0]);
            bits.record(22, &[7, 4294967295]);
            bits.record(1, &[2]);
            bits.record(6, &[0x7FC0_0001]);
            bits.record(6, &[0x3DCC_CCCD]);
            bits.record(6, &[0x8000_0000]);
        });
        bits.inner(14, |bits| bits.text(1, &[0], "f x"));
        bits.inner(12, |bits| {
            bits.record(1, &[1]);
            bits.record(2, &[2, 1, 0, 1]);
            bits.record(2, &[3, 4, 4, 18]);
            bits.record(26, &[6, 1]);
            bits.record(10, &[]);
        });
    });
    let (text, found) = dxil::bitcode(&bytes);
    assert!(found.is_empty(), "{found:?}");
    let expected = "target triple = \"dxil-ms-dx\"\n\ndefine void @\"f x\"() {\n  \
        %1 = fadd fast float 0x3FB99999A0000000, -0.000000e+00\n  \
        %2 = fdiv nnan arcp float 0x3FB99999A0000000, 0x7FF8000020000000\n  \
        %3 = extractvalue [2 x i32] [i32 7, i32 -1], 1\n  ret void\n}\n";
    assert_eq!(text, expected);
}
