//! Parts and flags of DXIL containers against the module, and against the validator's answers.

#[path = "common/dxil_containers.rs"]
mod dxil_containers;

use dxil_containers::{flips, mutations, recorded, refused, rules};
use dxvet::agreement::{Loaded, check};
use dxvet::diagnostic::Severity;
use dxvet::dxbc::Container;
use dxvet::dxil::features::compute;
use dxvet::dxil::flags::{Flag, compared};
use dxvet::tables::dxil_flags::FLAGS;
use std::collections::HashMap;

fn load(bytes: &[u8]) -> Option<Loaded> {
    Loaded::read(&Container::decode(bytes, &mut Vec::new()), &mut Vec::new())
}

#[test]
fn flags_are_those_the_compiler_names() {
    let mut count = 0;
    for case in recorded() {
        let Some((flags, features)) = case.flags else { continue };
        let loaded = load(&case.bytes).expect("a program");
        let found = &loaded.features;
        assert_eq!(found.declared, flags, "{}", case.id);
        assert_eq!(found.mismatch(), 0, "{}: {:#x} computed", case.id, found.computed.flags);
        assert_eq!(found.declared_features(), features, "{}", case.id);
        count += 1;
    }
    assert_eq!(count, 273);
}

#[test]
fn what_the_validator_takes_is_taken() {
    for case in recorded().iter().filter(|case| case.accepted) {
        let (found, _) = check(&case.bytes);
        assert!(!refused(&found), "{}: {:?}", case.id, found.iter().map(|one| one.message()).collect::<Vec<_>>());
    }
}

#[test]
fn recorded_faults_of_parts_and_flags_are_found() {
    let mut asked = 0;
    for case in recorded().iter().filter(|case| !case.accepted) {
        let of_parts = case.rules.iter().any(|rule| rule.starts_with("CONTAINER."));
        let of_flags = case.rules.iter().any(|rule| rule == "META.FLAGSUSAGE");
        let (found, _) = check(&case.bytes);
        let mut expected = case.rules.clone();
        expected.sort_unstable();
        if of_parts {
            assert_eq!(rules(&found), expected, "{}", case.id);
        } else if of_flags {
            assert!(rules(&found).iter().any(|rule| rule == "META.FLAGSUSAGE"), "{}", case.id);
        }
        asked += usize::from(of_parts || of_flags);
    }
    assert_eq!(asked, 109);
}

#[test]
fn changed_parts_are_judged_as_the_validator_does() {
    let cases = recorded();
    let bytes: HashMap<&str, &[u8]> = cases.iter().map(|case| (case.id.as_str(), case.bytes.as_slice())).collect();
    let other = |name: &str| bytes[name];
    let all = mutations();
    assert!(all.len() > 11_000);
    // Each part and each kind of change comes up in every few.
    for mutation in all.iter().step_by(7) {
        let (found, _) = check(&mutation.apply(&other));
        let name = format!("{} {}", mutation.base, mutation.change);
        assert_eq!(refused(&found), !mutation.accepted, "{name}");
        let mut expected = mutation.rules.clone();
        expected.sort_unstable();
        assert_eq!(rules(&found), expected, "{name}");
    }
}

/// The compared flags that no module can need: one is of cs_4_x, two are of functions of libraries.
const UNREACHABLE: [&str; 3] = ["CSRawAndStructuredViaShader4X", "UsesDerivatives", "RequiresGroup"];

#[test]
fn each_reachable_bit_decides_alone_in_both_directions() {
    let (mut undeclared, mut without_cause) = (0_u64, 0_u64);
    for case in flips() {
        let features = load(&case.bytes).expect("a program").features;
        let (found, _) = check(&case.bytes);
        let Some((declared, computed)) = case.refused else {
            assert!(!refused(&found), "{}", case.id);
            continue;
        };
        let bit = case.bit.expect("one flag is turned over");
        assert_eq!(features.declared & compared(), declared & compared(), "{}", case.id);
        // Where a version lets bit 25 be declared freely, its answer names what is declared.
        assert_eq!(features.mismatch(), (declared ^ computed) & compared(), "{}: {computed:#x}", case.id);
        let messages: Vec<String> = found
            .iter()
            .filter(|fault| fault.rule.severity == Severity::Error)
            .map(|fault| fault.message().to_string())
            .collect();
        assert_eq!(rules(&found), ["META.FLAGSUSAGE"], "{}: {messages:?}", case.id);
        let said = FLAGS.iter().filter(|flag| features.mismatch() & flag.mask() != 0);
        let said: Vec<String> = said.map(|flag| format!("bit {}, {}: ", flag.bit, flag.title)).collect();
        assert_eq!(messages.len(), said.len(), "{}: {messages:?}", case.id);
        let each = messages.iter().zip(&said);
        assert!(each.clone().all(|(message, said)| message.starts_with(said)), "{}: {messages:?}", case.id);
        // Where no flag is left, bit 33 follows: there the flag is not the only difference.
        if features.mismatch() != 1 << bit {
            assert_eq!(declared, 0, "{}", case.id);
            continue;
        }
        let side = if declared >> bit & 1 == 0 { &mut undeclared } else { &mut without_cause };
        *side |= 1 << bit;
    }
    for flag in FLAGS.iter().filter(|flag| flag.compared) {
        let reachable = !UNREACHABLE.contains(&flag.name);
        assert_eq!(undeclared & flag.mask() != 0, reachable, "needed and not declared: bit {}", flag.bit);
        assert!(without_cause & flag.mask() != 0, "declared and not needed: bit {}", flag.bit);
    }
}

#[test]
fn each_compared_bit_alone_makes_the_difference() {
    for case in recorded().iter().filter(|case| case.accepted) {
        let Some(mut loaded) = load(&case.bytes) else { continue };
        let flags = loaded.features.declared;
        for flag in FLAGS.iter().filter(|flag| flag.compared) {
            // Declared without need, or needed and not declared.
            let changed = flags ^ flag.mask();
            loaded.description.declared = Some(changed);
            let found = compute(&loaded.module, &loaded.description);
            // Bit 33 says itself whether it is needed, unless no flag is left; bit 25 may be declared freely from 1.5 to 1.7.
            let free = match flag.bit {
                33 => flags & flag.mask() != 0 || loaded.description.dxil >= (1, 7),
                _ if changed == 0 && loaded.description.dxil >= (1, 7) => true,
                25 => !loaded.description.validator_from(1, 8),
                _ => false,
            };
            if !free {
                assert_eq!(found.mismatch(), flag.mask(), "{}: bit {} of {flags:#x}", case.id, flag.bit);
            }
            let cause = found.computed.cause(flag.bit);
            assert_eq!(cause.is_some(), found.computed.flags & flag.mask() != 0, "{}", case.id);
        }
    }
}

#[test]
fn flags_are_found_by_number_and_name() {
    assert_eq!(Flag::find("13").map(|flag| flag.name), Some("UAVLoadAdditionalFormats"));
    assert_eq!(Flag::find("waveops").map(|flag| flag.bit), Some(19));
    assert!(Flag::find("64").is_none() && Flag::find("nothing").is_none());
    // Bits 0, 1, 3, 8, 14, 18, 23 and 36 are set freely.
    assert_eq!(compared(), 0x3FF_FFFF_FFFF & !0x10_0084_410B);
}
