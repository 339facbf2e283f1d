//! Bitcode made to hurt: each must end soon, in little memory, with a fault that says where. Nothing is
//! timed here; what grows faster than its input would not end at all.

#[path = "common/bits.rs"]
mod bits;
#[path = "common/dxil.rs"]
mod recordings;

use bits::{Bits, module, types};
use dxvet::dxbc::Container;
use dxvet::dxil::{Program, decode};
use dxvet::fault::Fault;
use dxvet::listing::dxil;
use dxvet::{DisassembleOptions, Verdict, disassemble};
use recordings::recorded;

/// Reads and lists it; the faults come back.
fn survive(bytes: &[u8]) -> Vec<Fault> {
    let mut found = Vec::new();
    let module = decode(bytes, 0, &mut found);
    Program::decode(&module);
    let (text, again) = dxil::bitcode(bytes);
    assert_eq!(found.len(), again.len());
    assert!(text.len() <= 48 * bytes.len() + (1 << 20), "{} bytes of text", text.len());
    for fault in &found {
        assert!(fault.span.offset as usize <= bytes.len(), "a place outside");
        assert!(!fault.message().contains('{'), "{}", fault.message());
    }
    found
}

fn codes(bytes: &[u8]) -> Vec<&'static str> {
    survive(bytes).iter().map(|fault| fault.rule.code).collect()
}

/// A function `void ()` with one block of these records and a return.
fn function(bits: &mut Bits, records: &[(u64, &[u64])]) {
    bits.record(8, &[6, 0, 0, 0, 0, 0, 0, 0]);
    bits.inner(12, |bits| {
        bits.record(1, &[1]);
        records.iter().for_each(|(code, operands)| bits.record(*code, operands));
        bits.record(10, &[]);
    });
}

#[test]
fn no_bitcode() {
    assert_eq!(codes(b""), ["L0101"]);
    assert_eq!(codes(b"BC\xC0\xDF1234"), ["L0101"]);
    assert_eq!(codes(b"BC\xC0\xDE"), ["L0102"]);
    let listed = disassemble(b"BC\xC0\xDE\0\0\0\0", &DisassembleOptions::default());
    assert_eq!(listed.report.verdict, Some(Verdict::Reject));
    assert_eq!(listed.report.diagnostics[0].code, "L0109");
}

/// A code, and what to write into a module to get it.
type Case<'a> = (&'a str, &'a dyn Fn(&mut Bits));

#[test]
fn every_fault_says_where() {
    let cases: &[Case<'_>] = &[
        ("L0110", &|bits| bits.record(1, &[2])),
        ("L0111", &|bits| bits.inner(17, |bits| bits.record(8, &[]))),
        ("L0112", &|bits| bits.inner(17, |bits| bits.record(8, &[9, 0]))),
        ("L0113", &|bits| bits.inner(17, |bits| bits.record(1, &[3]))),
        ("L0114", &|bits| {
            types(bits);
            types(bits);
        }),
        ("L0115", &|bits| {
            types(bits);
            bits.record(8, &[1, 0, 0, 0, 0, 0, 0, 0]);
        }),
        ("L0116", &|bits| {
            types(bits);
            // A value that comes 90 later, and never does.
            function(bits, &[(3, &[(1 << 32) - 90, 1, 2, 6])]);
        }),
        ("L0117", &|bits| {
            types(bits);
            function(bits, &[(61, &[])]);
        }),
        ("L0118", &|bits| {
            types(bits);
            function(bits, &[(10, &[])]);
        }),
        ("L0119", &|bits| {
            types(bits);
            bits.record(8, &[6, 0, 0, 0, 0, 0, 0, 0]);
            bits.inner(12, |bits| {
                bits.record(1, &[1]);
                bits.record(11, &[1]);
            });
        }),
        ("L0120", &|bits| {
            types(bits);
            bits.record(8, &[6, 0, 0, 0, 0, 0, 0, 0]);
        }),
        ("L0121", &|bits| {
            types(bits);
            bits.inner(12, |bits| bits.record(1, &[1]));
        }),
        ("L0122", &|bits| {
            bits.inner(15, |bits| {
                bits.text(4, &[], "dx.version");
                bits.record(3, &[]);
            });
        }),
        ("L0123", &|bits| bits.record(60, &[1, 2, 3])),
        ("L0124", &|bits| bits.inner(30, |bits| bits.record(1, &[]))),
        ("L0105", &|bits| bits.put(9, 4)),
    ];
    for (code, inside) in cases {
        let found = survive(&module(inside));
        assert!(found.iter().any(|fault| fault.rule.code == *code), "{code}: {found:?}");
        assert!(found.iter().all(|fault| fault.message().contains("bit ")), "{code}: {found:?}");
    }
}

#[test]
fn counts_that_lie() {
    // A record of 2^32 operands, a block of 2^32 words that is passed over, an abbreviation of 2^20
    // operands.
    let mut bits = Bits::new();
    bits.put(1, 2);
    bits.vbr(30, 8);
    bits.vbr(4, 4);
    let cut = bits.finish();
    assert_eq!(codes(&[cut.as_slice(), &[0xFF; 4]].concat())[0], "L0108");
    let record = module(|bits| {
        bits.put(3, 4);
        bits.vbr(2, 6);
        bits.vbr(1 << 32, 6);
    });
    assert_eq!(codes(&record), ["L0107"]);
    let abbreviation = module(|bits| {
        bits.put(2, 4);
        bits.vbr(1 << 20, 5);
    });
    assert_eq!(codes(&abbreviation), ["L0106"]);
}

#[test]
fn little_bitcode_does_not_unfold_to_much() {
    // An abbreviation without operands: each use is a constant of four bits.
    let bytes = module(|bits| {
        types(bits);
        bits.inner(11, |bits| {
            bits.put(2, 4);
            bits.vbr(1, 5);
            bits.put(1, 1);
            bits.vbr(2, 8);
            bits.record(1, &[1]);
            (0..1_000_000).for_each(|_| bits.put(4, 4));
        });
    });
    assert_eq!(codes(&bytes), ["L0104"]);
}

#[test]
fn metadata_in_circles() {
    let bytes = module(|bits| {
        types(bits);
        bits.inner(15, |bits| {
            // !0 = {!0, null, !1, far outside}, !1 = distinct {!0}, a place whose scope is itself.
            bits.record(3, &[1, 0, 2, 4_000_000_000]);
            bits.record(5, &[1]);
            bits.record(7, &[0, 3, 4, 2, 3]);
            bits.record(28, &[0, 256, 3, 1, 1, 5, 1, 0, 0]);
            for name in ["dx.entryPoints", "dx.resources", "dx.shaderModel", "dx.version", "dx.viewIdState"] {
                bits.text(4, &[], name);
                bits.record(10, &[0, 1, 2, 3, 77]);
            }
        });
    });
    assert!(survive(&bytes).is_empty());
    let text = dxil::bitcode(&bytes).0;
    assert!(text.contains("\n!0 = !{!0, null, !1, <badref>}\n!1 = distinct !{!0}\n"), "{text}");
}

#[test]
fn metadata_nested_a_hundred_thousand_times() {
    let bytes = module(|bits| {
        bits.inner(15, |bits| {
            (0..100_000u64).for_each(|node| bits.record(3, &[node + 2]));
            bits.record(3, &[]);
            bits.text(4, &[], "deep");
            bits.record(10, &[0]);
        });
    });
    assert!(survive(&bytes).is_empty());
    assert!(dxil::bitcode(&bytes).0.ends_with("\n!100000 = !{}\n"));
}

#[test]
fn types_and_constants_nested_or_shared_without_end() {
    let depth = 5_000;
    let bytes = module(|bits| {
        bits.inner(17, |bits| {
            bits.record(1, &[depth + 2]);
            bits.record(7, &[32]);
            // Each array has two of the one before it.
            (0..depth).for_each(|ty| bits.record(11, &[2, ty]));
            bits.record(16, &[]);
        });
        bits.inner(11, |bits| {
            bits.record(1, &[0]);
            bits.record(4, &[6]);
            for ty in 0..depth {
                bits.record(1, &[ty + 1]);
                bits.record(7, &[ty, ty]);
            }
        });
        bits.record(7, &[depth, 3, depth + 1, 0, 0, 0]);
    });
    survive(&bytes);
}

#[test]
fn a_structure_that_contains_itself() {
    let bytes = module(|bits| {
        bits.inner(17, |bits| {
            bits.record(1, &[2]);
            bits.text(19, &[], "me");
            bits.record(20, &[0, 0, 0]);
            bits.record(8, &[0, 0]);
        });
        bits.record(7, &[0, 3, 0, 0, 0, 0]);
    });
    assert!(survive(&bytes).is_empty());
    assert!(dxil::bitcode(&bytes).0.contains("%me = type { %me, %me }\n"));
}

#[test]
fn every_length_of_every_kind_of_shader() {
    for case in recorded().iter().step_by(16) {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let part = container.part(b"DXIL").expect("a program");
        let range = dxvet::dxil::Header::decode(part.data).expect("a header").bitcode(part.data);
        let bitcode = &part.data[range];
        // The last word may be nothing but padding.
        for length in (0..bitcode.len() - 4).step_by(37) {
            let found = survive(&bitcode[..length]);
            assert!(!found.is_empty(), "{}: {length} bytes are not enough", case.id);
        }
    }
}

#[test]
fn damaged_containers_are_listed_without_harm() {
    // The same damage in every run; what matters is that nothing panics or grows without bounds.
    let mut state = 1u64;
    let mut below = |limit: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % limit.max(1)
    };
    for case in recorded() {
        for _ in 0..6 {
            let mut bytes = case.bytes.clone();
            for _ in 0..1 + below(6) {
                let at = below(bytes.len());
                match below(4) {
                    0 => bytes[at] ^= 1 << below(8),
                    1 => bytes[at] = [0, 1, 0x7F, 0x80, 0xFF][below(5)],
                    2 => bytes[at..].iter_mut().take(4).for_each(|byte| *byte = 0xFF),
                    _ => bytes.truncate(at.max(64)),
                }
            }
            disassemble(&bytes, &DisassembleOptions::default());
            let container = Container::decode(&bytes, &mut Vec::new());
            let (text, _) = dxil::container(&bytes, &container);
            assert!(text.len() <= 48 * bytes.len() + (1 << 20), "{}: {} bytes of text", case.id, text.len());
        }
    }
}
