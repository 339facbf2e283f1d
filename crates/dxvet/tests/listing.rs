//! Listings, slot counts and the exact form, against the reference and against themselves.

#[path = "common/recordings.rs"]
#[allow(dead_code)]
mod recordings;

use dxvet::d3d9::constant_table::ConstantTable;
use dxvet::d3d9::cost::disassembler_slots;
use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
use dxvet::d3d9::parse;
use dxvet::d3d9::print::{Options, instruction_text, listing, print};
use proptest::prelude::*;
use std::io::Read as _;
use std::sync::OnceLock;

const REFERENCE: Options = Options { reference_breakp: true, default_values: false, exact: false };
const EXACT: Options = Options { reference_breakp: false, default_values: false, exact: true };

/// Listings of streams that no assembler wrote: constant tables, preshaders, random tokens.
fn odd_streams() -> Vec<serde_json::Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/listings.jsonl.zst");
    let file = std::fs::File::open(path).expect("the recorded listings");
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(file).expect("a compressed file");
    let mut text = String::new();
    decoder.read_to_string(&mut text).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("one object a line")).collect()
}

/// All recorded streams that have a listing.
fn recorded() -> &'static [recordings::Case] {
    static CASES: OnceLock<Vec<recordings::Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let topics = recordings::topics().expect("the recordings' folder");
        let cases = topics.iter().flat_map(|(_, path)| recordings::cases(path).expect("a file of recordings"));
        cases.filter(|case| case.bytecode.is_some() && case.listing.is_some()).collect()
    })
}

fn exact_gives_the_bytes_back(bytes: &[u8]) -> Result<(), String> {
    let program = decode(bytes);
    if encode(&program) != bytes {
        return Err("decoding loses something".into());
    }
    let text = print(&program, &EXACT);
    let parsed = parse::parse(text.as_bytes(), &parse::Options::default(), &mut ());
    if parsed.refused() || encode(&parsed.program) != bytes {
        return Err(format!("this does not assemble to the same bytes:\n{text}"));
    }
    Ok(())
}

/// The bytes with a few bits changed.
fn flipped(bytes: &[u8], places: &[usize]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for place in places {
        if !bytes.is_empty() {
            let bit = place % (8 * bytes.len());
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
    }
    bytes
}

#[test]
fn recorded_listings_come_out() {
    let mut bad = Vec::new();
    for case in recorded() {
        let program = decode(case.bytecode.as_deref().unwrap_or_default());
        let found = recordings::bare(&print(&program, &REFERENCE));
        let slots = disassembler_slots(&program);
        let texture = (slots.texture > 0).then_some(u64::from(slots.texture));
        let counted = Some((u64::from(slots.total()), texture));
        if found != recordings::bare(case.listing.as_deref().unwrap_or_default()) || counted != case.slots {
            bad.push(case.id.as_str());
        }
    }
    assert!(bad.is_empty(), "{} listings differ: {:?}", bad.len(), &bad[..bad.len().min(20)]);
}

#[test]
fn odd_streams_are_listed_byte_for_byte() {
    let mut bad = Vec::new();
    for case in odd_streams() {
        let bytes = recordings::bytes(case["bytecode"].as_str().unwrap_or_default());
        let options = Options { default_values: case["default_values"] == true, ..REFERENCE };
        if Some(print(&decode(&bytes), &options).as_str()) != case["listing"].as_str() {
            bad.push(case["id"].as_str().unwrap_or_default().to_owned());
        }
        if let Err(trouble) = exact_gives_the_bytes_back(&bytes) {
            panic!("{}: {trouble}", case["id"]);
        }
    }
    assert!(bad.is_empty(), "{} listings differ: {:?}", bad.len(), &bad[..bad.len().min(20)]);
}

#[test]
fn the_exact_form_gives_every_recorded_bit_back() {
    for (index, case) in recorded().iter().enumerate() {
        let bytes = case.bytecode.as_deref().unwrap_or_default();
        for variant in [bytes.to_vec(), flipped(bytes, &[index * 31 + 7, index * index])] {
            if let Err(trouble) = exact_gives_the_bytes_back(&variant) {
                panic!("{}: {trouble}", case.id);
            }
        }
    }
}

#[test]
fn the_exact_form_of_assembled_code_is_plain_text() {
    let directives = |case: &recordings::Case| {
        let text = print(&decode(case.bytecode.as_deref().unwrap_or_default()), &EXACT);
        text.lines().filter(|line| line.starts_with('.')).count()
    };
    // What is left cannot be written: a relative register beyond the last one, a predicated `dcl`.
    let total: usize = recorded().iter().map(directives).sum();
    assert!(total < 100, "{total} instructions have no text");
}

#[test]
fn lines_of_a_listing_are_those_of_its_instructions() {
    for case in recorded().iter().step_by(17) {
        let program = decode(case.bytecode.as_deref().unwrap_or_default());
        let listing = listing(&program, &Options::default());
        let lines: Vec<&str> = listing.text.lines().collect();
        for instruction in program.instructions() {
            let line = listing.line(instruction.offset).expect("a line for each instruction");
            let text = lines[line as usize - 1].trim_start().trim_start_matches("+ ");
            assert_eq!(text, instruction_text(instruction, program.version), "{}", case.id);
        }
    }
}

#[test]
fn predicates_of_breakp_are_readable() {
    let bytes: Vec<u8> =
        [0xFFFF_0300u32, 0x0100_0060, 0xBDAA_1000, 0x0000_FFFF].iter().flat_map(|word| word.to_le_bytes()).collect();
    assert!(print(&decode(&bytes), &Options::default()).contains("\n    breakp !p0.z\n"));
    assert!(exact_gives_the_bytes_back(&bytes).is_ok());
}

#[test]
fn a_stream_without_end_is_listed_as_far_as_it_goes() {
    let bytes = [0, 3, 0xFF, 0xFF, 1, 0, 0, 2, 0, 0, 0xF, 0x80, 3, 0, 0xE4, 0x80, 9];
    let listing = listing(&decode(&bytes), &Options::default());
    assert!(listing.note.is_some());
    assert!(listing.text.starts_with("    ps_3_0\n    mov r0, r3\n"));
}

#[test]
fn what_the_reference_refuses_is_noted() {
    let note = |words: &[u32]| {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        listing(&decode(&bytes), &Options::default()).note
    };
    assert_eq!(note(&[0xFFFF_0300, 0x0400_0000, 0, 0, 0, 0, 0xFFFF]), None);
    assert!(note(&[0xFFFF_0300, 0x0500_0000, 0, 0, 0, 0xFFFF]).is_some(), "a length past the end");
    assert!(note(&[0x0001_0200, 0xFFFF]).is_some(), "no kind of shader");
    assert!(note(&[0xFFFF_0300, 0x4001_FFFE, 0, 0xFFFF]).is_some(), "a comment past the end");
    assert_eq!(note(&[0xFFFF_0300, 0x0100_FFFF]), None, "the end may have other bits");
}

/// The corpus, where there is one: blobs with the reference's listings beside them.
#[test]
fn the_corpus_is_listed_byte_for_byte() {
    let Some(folder) = std::env::var_os("DXVET_CORPUS") else { return };
    let folder = std::path::Path::new(&folder).join("d3d9");
    let (mut total, mut bad) = (0, Vec::new());
    for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
        let blob = entry.path();
        let Ok(expected) = std::fs::read(format!("{}.listing", blob.display())) else { continue };
        let bytes = std::fs::read(&blob).expect("a blob of the corpus");
        total += 1;
        let text = print(&decode(&bytes), &REFERENCE);
        if text.as_bytes() != expected.strip_suffix(b"\0").unwrap_or(&expected) {
            bad.push(blob.clone());
        }
        if let Err(trouble) = exact_gives_the_bytes_back(&bytes) {
            panic!("{}: {trouble}", blob.display());
        }
    }
    assert!(total > 0 && bad.is_empty(), "{} of {total} listings differ: {bad:?}", bad.len());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_come_back(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert_eq!(encode(&decode(&bytes)), bytes.clone());
        prop_assert_eq!(exact_gives_the_bytes_back(&bytes), Ok(()));
        listing(&decode(&bytes), &REFERENCE);
    }

    #[test]
    fn any_tokens_come_back(
        profile in 0..dxvet::Profile::ALL.len(),
        tokens in prop::collection::vec(prop_oneof![
            any::<u32>(),
            (0u32..100, 0u32..6, any::<u32>()).prop_map(|(opcode, length, bits)| {
                opcode | length << 24 | bits & 0x7007_0000
            }),
            any::<u32>().prop_map(|bits| bits & 0x78FF_F80F | 1 << 31),
            (0u32..4).prop_map(|length| 0xFFFE | length << 16),
        ], 0..40),
        rest in prop::collection::vec(any::<u8>(), 0..7),
    ) {
        let mut bytes = dxvet::Profile::ALL[profile].version().to_le_bytes().to_vec();
        tokens.iter().for_each(|token| bytes.extend(token.to_le_bytes()));
        bytes.extend(rest);
        prop_assert_eq!(exact_gives_the_bytes_back(&bytes), Ok(()));
        print(&decode(&bytes), &REFERENCE);
    }

    #[test]
    fn flipped_recordings_come_back(index in any::<usize>(), places in prop::collection::vec(any::<usize>(), 1..5)) {
        let case = &recorded()[index % recorded().len()];
        let bytes = flipped(case.bytecode.as_deref().unwrap_or_default(), &places);
        prop_assert_eq!(exact_gives_the_bytes_back(&bytes), Ok(()));
        print(&decode(&bytes), &REFERENCE);
    }

    #[test]
    fn any_constant_table_is_bounded(mut data in prop::collection::vec(any::<u8>(), 0..400), small in any::<bool>()) {
        if small {
            data.iter_mut().enumerate().for_each(|(index, byte)| *byte = if index % 4 == 0 { *byte } else { 0 });
        }
        let _ = ConstantTable::decode(&data);
        while data.len() % 4 != 0 {
            data.push(0);
        }
        let mut bytes = 0xFFFF_0300u32.to_le_bytes().to_vec();
        for four in [b"CTAB", b"PRES"] {
            bytes.extend((0xFFFE | (data.len() as u32 / 4 + 1) << 16).to_le_bytes());
            bytes.extend(four);
            bytes.extend(&data);
        }
        bytes.extend(0xFFFFu32.to_le_bytes());
        print(&decode(&bytes), &Options { default_values: true, ..REFERENCE });
        prop_assert_eq!(exact_gives_the_bytes_back(&bytes), Ok(()));
    }
}
