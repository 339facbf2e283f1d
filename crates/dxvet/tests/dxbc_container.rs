//! Containers and their parts against the recordings.

#[path = "common/containers.rs"]
mod containers;

use containers::recorded;
use dxvet::diagnostic::Severity;
use dxvet::dxbc::container::{Container, DigestState, build};
use dxvet::dxbc::digest::Variant;
use dxvet::dxbc::interfaces::Interfaces;
use dxvet::dxbc::resource_definitions::ResourceDefinitions;
use dxvet::dxbc::signature::Signature;
use dxvet::dxbc::statistics::Statistics;
use dxvet::sm4;

#[test]
fn recorded_containers_are_sound_and_built_again() {
    for case in recorded().iter().filter(|case| Container::recognise(&case.bytes)) {
        let mut found = Vec::new();
        let container = Container::decode(&case.bytes, &mut found);
        container.check_digest(&mut found);
        assert_eq!(container.digest_state(), DigestState::Right(Variant::Retail), "{}", case.id);
        let parts: Vec<_> = container.parts().iter().map(|part| (part.name, part.data)).collect();
        assert!(build(&parts, Variant::Retail) == case.bytes, "{}: built differently", case.id);
        assert_eq!(container.encode(), case.bytes);
        for part in container.parts() {
            match &part.name.0 {
                b"RDEF" => {
                    ResourceDefinitions::decode(*part, &mut found);
                }
                b"IFCE" => {
                    Interfaces::decode(*part, &mut found);
                }
                _ => {
                    if let Some(signature) = Signature::decode(*part, &mut found) {
                        assert!(signature.encode() == part.data, "{}: {} written differently", case.id, part.name);
                    }
                }
            }
        }
        if let Some(part) = container.program() {
            let program = sm4::decode(part.data, part.data_offset(), &mut found);
            assert!(sm4::encode(&program) == part.data, "{}: program written differently", case.id);
        }
        let bad: Vec<_> = found.iter().filter(|fault| fault.rule.severity > Severity::Note).collect();
        assert!(bad.is_empty(), "{}: {bad:?}", case.id);
    }
}

/// Names that the reflection interface gives the counts of STAT, in their order.
const REFLECTED: [&str; 37] = [
    "InstructionCount",
    "TempRegisterCount",
    "DefCount",
    "DclCount",
    "FloatInstructionCount",
    "IntInstructionCount",
    "UintInstructionCount",
    "StaticFlowControlCount",
    "DynamicFlowControlCount",
    "MacroInstructionCount",
    "TempArrayCount",
    "ArrayInstructionCount",
    "CutInstructionCount",
    "EmitInstructionCount",
    "TextureNormalInstructions",
    "TextureLoadInstructions",
    "TextureCompInstructions",
    "TextureBiasInstructions",
    "TextureGradientInstructions",
    "Mov",
    "Movc",
    "Conv",
    "Bitwise",
    "InputPrimitive",
    "GSOutputTopology",
    "GSMaxOutputVertexCount",
    "",
    "",
    "SampleFreq",
    "cGSInstanceCount",
    "cControlPoints",
    "HSOutputPrimitive",
    "HSPartitioning",
    "TessellatorDomain",
    "cBarrierInstructions",
    "cInterlockedInstructions",
    "cTextureStoreInstructions",
];

#[test]
fn statistics_equal_the_reflection() {
    let mut checked = 0;
    for case in recorded() {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let (Some(part), true) = (container.part(b"STAT"), case.reflection.is_object()) else { continue };
        let statistics = Statistics::decode(part, &mut Vec::new());
        for (name, ours) in REFLECTED.iter().zip(statistics.0).filter(|(name, _)| !name.is_empty()) {
            assert_eq!(case.reflection[name].as_u64(), Some(ours.into()), "{}: {name}", case.id);
        }
        checked += 1;
    }
    assert!(checked > 450, "only {checked} statistics were compared");
}

/// Flips one bit of each recorded container: the digest must notice.
#[test]
fn a_changed_bit_is_noticed() {
    for case in recorded().iter().filter(|case| Container::recognise(&case.bytes)).step_by(10) {
        let mut bytes = case.bytes.clone();
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
        let mut found = Vec::new();
        Container::decode(&bytes, &mut Vec::new()).check_digest(&mut found);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].rule.code, "C0106");
        bytes[4..20].fill(0);
        found.clear();
        Container::decode(&bytes, &mut Vec::new()).check_digest(&mut found);
        assert_eq!(found[0].rule.code, "C0107");
    }
}

/// Each malformation on its own, made from a sound container.
#[test]
fn malformations_have_their_codes() {
    let case = recorded().into_iter().find(|case| case.id == "arith1-ps_4_0").expect("the case is recorded");
    let codes = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = case.bytes.clone();
        change(&mut bytes);
        let mut found = Vec::new();
        let container = Container::decode(&bytes, &mut found);
        if let Some(part) = container.program() {
            sm4::decode(part.data, part.data_offset(), &mut found);
        }
        found.iter().map(|fault| fault.rule.code).collect::<Vec<_>>()
    };
    let put = |at: usize, word: u32| move |bytes: &mut Vec<u8>| bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    assert_eq!(codes(&|_| {}), [""; 0]);
    assert_eq!(codes(&|bytes| bytes.truncate(20)), ["C0101"]);
    assert_eq!(codes(&|bytes| bytes[0] = b'X'), ["C0102"]);
    assert_eq!(codes(&put(20, 2)), ["C0103"]);
    assert_eq!(codes(&put(24, 7)), ["C0104"]);
    assert!(codes(&put(28, u32::MAX)).starts_with(&["C0105"]));
    assert!(codes(&put(32, u32::MAX)).starts_with(&["C0201"]));
    assert!(codes(&put(32, 53)).contains(&"C0202"));
    let first = u32::from_le_bytes([case.bytes[32], case.bytes[33], case.bytes[34], case.bytes[35]]) as usize;
    assert!(codes(&put(first + 4, 0x7FFF_FFFF)).starts_with(&["C0203", "C0204"]));
    assert!(codes(&put(first, 0x3030_3030)).contains(&"C0209"));
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let program = container.program().expect("it has a program").data_offset() as usize;
    drop(container);
    assert_eq!(codes(&put(program, 0x0009_0040)), ["B0102"]);
    let words = u32::from_le_bytes(case.bytes[program + 4..program + 8].try_into().unwrap());
    assert_eq!(codes(&put(program + 4, words + 1)), ["B0103"]);
    assert_eq!(codes(&put(program + 4, 1)), ["B0103"]);
    // The reference reads a program that ends before its part, and nothing behind it.
    assert_eq!(codes(&put(program + 4, 3)), ["B0108", "B0105"]);
    assert_eq!(codes(&put(program + 8, 0x59)), ["B0104"]);
    assert_eq!(codes(&put(program + 8, 0x0200_0059)), ["B0106"]);
    assert_eq!(codes(&put(program + 8, 0x0400_07FF)), ["B0107"]);
}

/// The container with its program's words changed and the digest made right.
fn with_program(bytes: &[u8], change: &dyn Fn(&mut Vec<u32>)) -> Option<Vec<u8>> {
    let container = Container::decode(bytes, &mut Vec::new());
    let program = container.program()?;
    let mut words: Vec<u32> =
        program.data.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect();
    change(&mut words);
    let data: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let parts: Vec<_> = container
        .parts()
        .iter()
        .map(|part| (part.name, if part.offset == program.offset { data.as_slice() } else { part.data }))
        .collect();
    Some(build(&parts, Variant::Retail))
}

/// Two kinds of damage that the reference's disassembler never returns from: an instruction of length
/// 0, and two halves of a program in turns, word by word.
#[test]
fn streams_out_of_step_have_one_reason() {
    let errors = |bytes: &[u8]| -> Vec<String> {
        let report = dxvet::check(bytes, &dxvet::CheckOptions::default());
        let errors = report.diagnostics.into_iter().filter(|it| it.severity == Severity::Error);
        errors.map(|it| it.code).collect()
    };
    let stops = |words: &mut Vec<u32>| words[2] &= 0x80FF_FFFF;
    let mixed = |words: &mut Vec<u32>| {
        let half = (words.len() - 2) / 2;
        let body = words[2..].to_vec();
        for place in 0..half {
            words[2 + 2 * place] = body[place];
            words[3 + 2 * place] = body[half + place];
        }
    };
    let mut count = 0;
    for case in recorded() {
        let Some(bytes) = with_program(&case.bytes, &stops) else { continue };
        // Custom data states its length elsewhere.
        if bytes != case.bytes {
            assert_eq!(errors(&bytes), ["B0104"], "{}", case.id);
        }
        let found = with_program(&case.bytes, &mixed).map(|bytes| errors(&bytes)).unwrap_or_default();
        if found.iter().any(|code| code.starts_with("B01")) {
            assert_eq!(found.len(), 1, "{}: {found:?}", case.id);
            count += 1;
        }
    }
    assert!(count > 100, "{count} programs in turns");
}

#[test]
fn fault_rows_are_whole() {
    for rule in dxvet::tables::faults::FAULTS {
        let digits = rule.code.trim_start_matches(['B', 'C', 'L']);
        assert!(digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit()), "{}", rule.code);
        assert!(!rule.message.is_empty() && !rule.message.ends_with('.'), "{}", rule.name);
        assert!(
            dxvet::rule::sources(rule.source).next().is_some(),
            "{}: {:?} cites nothing known",
            rule.name,
            rule.source
        );
        assert!(rule.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'));
    }
    for op in dxvet::tables::sm4_ops::OPS {
        assert!(dxvet::rule::sources(op.source).next().is_some(), "{}: {:?} cites nothing known", op.name, op.source);
    }
}
