//! Finding shaders in files made here.

use dxvet::find::{Finder, Found, Kind};

const EFFECT: &[u8] = include_bytes!("data/effect/selector.fxb");

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// vs_2_0: dcl_position v0, mov oPos, v0.
fn vertex_shader() -> Vec<u8> {
    words(&[0xFFFE_0200, 0x0200_001F, 0x8000_0000, 0x900F_0000, 0x0200_0001, 0xC00F_0000, 0x90E4_0000, 0xFFFF])
}

/// ps_1_1: a comment, then mov r0, c0.
fn pixel_shader() -> Vec<u8> {
    words(&[0xFFFF_0101, 0x0002_FFFE, 0x4241_5443, 0xFFFF, 1, 0x800F_0000, 0xA0E4_0000, 0xFFFF])
}

/// A container of the given parts.
fn container(parts: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let mut at = 32 + 4 * parts.len();
    let mut offsets = Vec::new();
    let mut data = Vec::new();
    for (name, part) in parts {
        offsets.push(at as u32);
        data.extend(*name);
        data.extend((part.len() as u32).to_le_bytes());
        data.extend(part);
        at += 8 + part.len();
    }
    let mut bytes = b"DXBC".to_vec();
    bytes.extend([0; 16]);
    bytes.extend(words(&[1, at as u32, parts.len() as u32]));
    bytes.extend(words(&offsets));
    bytes.extend(data);
    bytes
}

/// Bitcode with one module block of four words.
fn bitcode() -> Vec<u8> {
    words(&[0xDEC0_4342, 0x0C21, 4, 1, 2, 3, 4])
}

/// The same behind the header of a DXIL part.
fn dxil() -> Vec<u8> {
    let code = bitcode();
    let mut bytes = words(&[0x0005_0065, 6 + code.len() as u32 / 4, 0x4C49_5844, 0x100, 16, code.len() as u32]);
    bytes.extend(code);
    bytes
}

fn find(bytes: &[u8]) -> Vec<(Kind, usize, usize, String, Option<usize>)> {
    Finder::new(bytes)
        .map(|Found { kind, offset, size, profile, inside }| {
            (kind, offset, size, profile.unwrap_or_default().into_owned(), inside)
        })
        .collect()
}

#[test]
fn every_kind_at_any_alignment() {
    let mut bytes = b"abc".to_vec();
    let mut expected = Vec::new();
    for (part, kind, profile) in [
        (vertex_shader(), Kind::Stream, "vs_2_0"),
        (pixel_shader(), Kind::Stream, "ps_1_1"),
        (container(&[(b"SHEX", words(&[0x0002_0050, 2]))]), Kind::Container, "gs_5_0"),
        (bitcode(), Kind::Bitcode, ""),
    ] {
        expected.push((kind, bytes.len(), part.len(), profile.to_owned(), None));
        bytes.extend(part);
        bytes.extend([0x7F; 5]);
    }
    assert_eq!(find(&bytes), expected);
}

#[test]
fn parts_name_what_they_stand_in() {
    let level9 = container(&[(b"Aon9", vertex_shader()), (b"SHDR", words(&[0x0001_0040, 2]))]);
    let outer = container(&[(b"LIBF", level9.clone()), (b"DXIL", dxil())]);
    let at = 3;
    let mut bytes = vec![0xEE; at];
    bytes.extend(&outer);
    bytes.extend(pixel_shader());
    // Header, table of two parts, name and length of the first.
    let inner = at + 32 + 8 + 8;
    let stream = inner + 32 + 8 + 8;
    let code = inner + level9.len() + 8 + 24;
    let of = |kind, offset, size: usize, profile: &str, inside| (kind, offset, size, profile.to_owned(), inside);
    assert_eq!(
        find(&bytes),
        [
            of(Kind::Container, at, outer.len(), "cs_6_5", None),
            of(Kind::Container, inner, level9.len(), "vs_4_0", Some(at)),
            of(Kind::Stream, stream, vertex_shader().len(), "vs_2_0", Some(inner)),
            of(Kind::Bitcode, code, bitcode().len(), "cs_6_5", Some(at)),
            of(Kind::Stream, at + outer.len(), pixel_shader().len(), "ps_1_1", None),
        ]
    );
}

#[test]
fn effects_and_their_shaders() {
    let mut bytes = vec![1, 2];
    bytes.extend(EFFECT);
    bytes.extend([0xFF; 9]);
    let found = find(&bytes);
    let profiles: Vec<_> = found.iter().map(|hit| (hit.3.as_str(), hit.4)).collect();
    let inside = Some(2);
    assert_eq!(
        profiles,
        [("fx_2_0", None), ("ps_2_0", inside), ("vs_2_0", inside), ("vs_3_0", inside), ("ps_1_1", inside)]
    );
    assert_eq!((found[0].1, found[0].2), (2, EFFECT.len()));
    assert!(found.windows(2).all(|pair| pair[0].1 <= pair[1].1));
}

#[test]
fn almost_shaders_are_none() {
    // No end token; no instruction; an operand too few; a reserved bit; an unknown opcode.
    let stream = vertex_shader();
    assert_eq!(find(&stream[..stream.len() - 4]), []);
    assert_eq!(find(&words(&[0xFFFE_0200, 0xFFFF])), []);
    assert_eq!(find(&words(&[0xFFFF_0101, 0, 0, 0xFFFF])), []);
    assert_eq!(find(&words(&[0xFFFE_0200, 0x0100_0001, 0xC00F_0000, 0xFFFF])), []);
    assert_eq!(find(&words(&[0xFFFF_0101, 0x2000_0001, 0x800F_0000, 0xA0E4_0000, 0xFFFF])), []);
    assert_eq!(find(&words(&[0xFFFE_0200, 0x0200_0200, 0xC00F_0000, 0x90E4_0000, 0xFFFF])), []);
    // A container whose part lies outside, one of another version, one that is cut off.
    let whole = container(&[(b"SHEX", words(&[0x0002_0050, 2]))]);
    for (at, value) in [(32, 200u32), (20, 2), (24, 4000), (28, 5000)] {
        let mut broken = whole.clone();
        broken[at..at + 4].copy_from_slice(&value.to_le_bytes());
        assert_eq!(find(&broken), [], "{at}");
    }
    assert_eq!(find(&whole[..whole.len() - 1]), []);
    // Bitcode without a module.
    assert_eq!(find(&words(&[0xDEC0_4342, 0x0C35, 1, 0])), []);
}

#[test]
fn random_bytes_hold_nothing() {
    let mut seed = 0x1234_5678_9ABC_DEF1u64;
    let bytes: Vec<u8> = (0..1 << 20)
        .map(|_| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed as u8
        })
        .collect();
    assert_eq!(find(&bytes), []);
}

/// Walks that would each go through the rest of the input, were they not remembered.
#[test]
fn hostile_files_come_to_an_end() {
    let mut bytes = Vec::new();
    for _ in 0..40_000 {
        // A version inside a comment, and an instruction.
        bytes.extend(words(&[0x0002_FFFE, 0xFFFF_0101, 0x0000_FFFE, 1, 0x800F_0000, 0xA0E4_0000]));
    }
    assert_eq!(find(&bytes), []);
    let mut bytes = Vec::new();
    for _ in 0..40_000 {
        bytes.extend(words(&[0xFEFF_0901, 0, 1000, 1000, 0, 0]));
        bytes.extend(words(&[0xDEC0_4342, 0x0C35, 2]));
    }
    assert_eq!(find(&bytes), []);
}
