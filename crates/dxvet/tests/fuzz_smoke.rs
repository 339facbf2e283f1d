//! Short runs of what the fuzz targets run for hours: random bytes, random tokens, and recorded
//! inputs and an effect with a few bytes changed.

#[path = "common/containers.rs"]
mod containers;
#[path = "common/dxil.rs"]
mod dxil;
#[allow(dead_code)] // each user reads some of it
#[path = "common/properties.rs"]
mod properties;
#[allow(dead_code)] // each user reads some of it
#[path = "common/recordings.rs"]
mod recordings;

use containers::Recorded;
use properties::{
    check_never_panics, container_never_panics, decode_keeps_every_byte, dxil_never_panics, exact_listing_comes_back,
    framed, sm4_text_never_panics, sm4_versioned, text_never_panics, versioned,
};
use proptest::prelude::*;
use recordings::Case;
use std::sync::OnceLock;

/// Some recorded cases to change.
fn seeds() -> &'static [Case] {
    static SEEDS: OnceLock<Vec<Case>> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let topics = recordings::topics().expect("the recordings' folder");
        let wanted = |name: &str| ["hand", "syntax", "random3", "slots"].contains(&name);
        topics
            .iter()
            .filter(|(name, _)| wanted(name))
            .flat_map(|(_, path)| recordings::cases(path).expect("a file of recordings"))
            .collect()
    })
}

/// The recorded programs of Shader Model 6.
fn programs() -> &'static [dxil::Recorded] {
    static PROGRAMS: OnceLock<Vec<dxil::Recorded>> = OnceLock::new();
    PROGRAMS.get_or_init(dxil::recorded)
}

/// Small recorded containers and effects to change.
fn compiled() -> &'static [Recorded] {
    static COMPILED: OnceLock<Vec<Recorded>> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let all = containers::recorded().into_iter().chain(containers::more());
        all.filter(|case| case.bytes.len() < 8192).step_by(5).collect()
    })
}

/// A few places and what to put there.
fn changes() -> impl Strategy<Value = Vec<(usize, u8)>> {
    prop::collection::vec((any::<usize>(), any::<u8>()), 0..6)
}

fn changed(bytes: &[u8], changes: &[(usize, u8)]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for (place, value) in changes {
        if !bytes.is_empty() {
            let place = place % bytes.len();
            bytes[place] = *value;
        }
    }
    bytes
}

/// Letters that texts are made of, so that random ones look a little like assembly.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let words = prop::sample::select(vec![
        "mov ",
        "r0",
        "r1",
        ", ",
        "\n",
        "c0",
        "v0",
        "oC0",
        ".",
        "xyzw",
        "-",
        "_abs",
        "[",
        "a0",
        "]",
        "+",
        "def ",
        "1",
        "0.5",
        "e",
        "if b0",
        "endif",
        "else",
        "loop aL, i0",
        "endloop",
        "(p0)",
        "#define ",
        "#if ",
        "#endif",
        "#",
        "//",
        "/*",
        "*/",
        "\"",
        "\\",
        "dcl_2d s0",
        "texld ",
        "ret",
        "label l0",
        "call l0",
        "4294967296",
        "\0",
        "\u{FF}",
    ]);
    prop::collection::vec(words, 0..60).prop_map(|words| words.concat().into_bytes())
}

/// Tokens that streams are made of.
fn tokens() -> impl Strategy<Value = Vec<u8>> {
    let instruction =
        (0u32..100, 0u32..8, 0u32..16, any::<bool>()).prop_map(|(opcode, control, length, predicated)| {
            opcode | control << 16 | length << 24 | u32::from(predicated) << 28
        });
    let operand = (0u32..32, 0u32..20, any::<u16>(), any::<bool>()).prop_map(|(number, register, upper, relative)| {
        1 << 31
            | number
            | (register & 7) << 28
            | (register >> 3) << 11
            | (u32::from(upper) & 0xFFF) << 16
            | u32::from(relative) << 13
    });
    let any_token = prop_oneof![3 => instruction, 6 => operand, 1 => any::<u32>()];
    prop::collection::vec(any_token, 0..60).prop_map(|tokens| tokens.into_iter().flat_map(u32::to_le_bytes).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        dxil_never_panics(&bytes);
        decode_keeps_every_byte(&bytes);
        decode_keeps_every_byte(&framed(&bytes));
        exact_listing_comes_back(&framed(&bytes));
        check_never_panics(&bytes);
        check_never_panics(&framed(&bytes));
    }

    #[test]
    fn any_tokens(bytes in tokens()) {
        for profile in 0..17 {
            let mut stream = vec![profile];
            stream.extend(&bytes);
            let stream = framed(&stream);
            decode_keeps_every_byte(&stream);
            exact_listing_comes_back(&stream);
            check_never_panics(&stream);
        }
    }

    #[test]
    fn changed_effects(changes in changes()) {
        check_never_panics(&changed(include_bytes!("data/effect/selector.fxb"), &changes));
    }

    #[test]
    fn changed_dxil(choice in any::<prop::sample::Index>(), changes in changes()) {
        dxil_never_panics(&changed(&choice.get(programs()).bytes, &changes));
    }

    #[test]
    fn any_text(text in text(), choice in any::<u8>()) {
        text_never_panics(&text);
        let mut chosen = vec![choice];
        chosen.extend(&text);
        text_never_panics(&versioned(&chosen));
    }

    #[test]
    fn changed_containers(choice in any::<prop::sample::Index>(), changes in changes()) {
        let case = choice.get(compiled());
        let bytes = changed(&case.bytes, &changes);
        container_never_panics(&bytes);
        check_never_panics(&bytes);
        if let Some(text) = &case.listing {
            let text = changed(text.as_bytes(), &changes);
            sm4_text_never_panics(&String::from_utf8_lossy(&text));
            sm4_text_never_panics(&sm4_versioned(&text));
        }
    }

    #[test]
    fn changed_recordings(choice in any::<prop::sample::Index>(), changes in changes()) {
        let case = choice.get(seeds());
        let text = changed(case.text.as_bytes(), &changes);
        text_never_panics(&text);
        check_never_panics(&text);
        if let Some(bytes) = &case.bytecode {
            let bytes = changed(bytes, &changes);
            decode_keeps_every_byte(&bytes);
            exact_listing_comes_back(&bytes);
            check_never_panics(&bytes);
        }
    }
}

/// What a fuzz target once tripped over: `fuzz/crashes/TARGET/*`.
#[test]
fn past_crashes() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/crashes");
    for entry in std::fs::read_dir(folder).expect("the folder of past crashes") {
        let target = entry.expect("an entry").path();
        for entry in std::fs::read_dir(&target).into_iter().flatten() {
            let bytes = std::fs::read(entry.expect("an entry").path()).expect("a file");
            for bytes in [&bytes, &framed(&bytes)] {
                decode_keeps_every_byte(bytes);
                check_never_panics(bytes);
            }
            dxil_never_panics(&bytes);
            container_never_panics(&bytes);
            sm4_text_never_panics(&sm4_versioned(&bytes));
            sm4_text_never_panics(&String::from_utf8_lossy(&bytes));
            exact_listing_comes_back(&framed(&bytes));
            text_never_panics(&bytes);
            text_never_panics(&versioned(&bytes));
        }
    }
}
