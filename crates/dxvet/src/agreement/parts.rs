//! Which parts there are, and the parts of which only the shape matters.

use super::{Loaded, psv, rdat, root_signature, signatures};
use crate::bytes::word;
use crate::dxbc::{Container, Part};
use crate::dxil::description::Entry;
use crate::dxil::expected::signature::Direction;
use crate::fault::Fault;
use crate::span::Span;
use crate::tables::faults;

/// Stages with patch constants or primitive outputs.
const HULL: u32 = 3;
const DOMAIN: u32 = 4;
const MESH: u32 = 13;

pub(super) fn check(container: &Container<'_>, loaded: &Loaded, found: &mut Vec<Fault>) {
    let library = loaded.description.is_library();
    let empty = Entry::default();
    let entry = loaded.description.entries.first().unwrap_or(&empty);
    let mut seen = Vec::new();
    for part in container.parts() {
        if seen.contains(&part.name) {
            found.push(Fault::new(&faults::DXIL_PART_REPEATED, part.span()).with("name", part.name));
            continue;
        }
        seen.push(part.name);
        match &part.name.0 {
            b"ISG1" if !library => signatures::check(part, loaded, entry, Direction::Input, found),
            b"OSG1" if !library => signatures::check(part, loaded, entry, Direction::Output, found),
            b"PSG1" if !library => {
                if matches!(entry.stage, HULL | DOMAIN | MESH) {
                    signatures::check(part, loaded, entry, Direction::Patch, found);
                } else {
                    found.push(Fault::new(&faults::DXIL_PART_NOT_MEANT, part.span()).with("name", part.name));
                }
            }
            b"PSV0" if !library => psv::check(part, loaded, entry, found),
            b"RTS0" if !library => root_signature::check(container, part, entry.stage, found),
            b"SFI0" => features(part, loaded, found),
            b"HASH" => hash(part, found),
            b"VERS" if library => version(part, found),
            b"RDAT" if library => rdat::check(part, loaded, found),
            // Known, and not looked at.
            b"DXIL" | b"ILDB" | b"ILDN" | b"STAT" | b"PRIV" | b"RDEF" => {}
            _ => {
                let kind = if library { "a library" } else { "the container of a shader" };
                let fault = Fault::new(&faults::DXIL_PART_UNKNOWN, part.span()).with("name", part.name);
                found.push(fault.with("kind", kind));
            }
        }
    }
    missing(container, entry, library, found);
}

fn missing(container: &Container<'_>, entry: &Entry, library: bool, found: &mut Vec<Fault>) {
    const SHADER: &str = "every shader has one";
    let patch = matches!(entry.stage, HULL | DOMAIN | MESH) && !entry.signatures[2].is_empty();
    let needed: [(&[u8; 4], bool, &str); 6] = [
        (b"ISG1", !library, SHADER),
        (b"OSG1", !library, SHADER),
        (b"PSG1", !library && patch, "the shader has patch constants or primitive outputs"),
        (b"SFI0", !library, SHADER),
        (b"PSV0", !library, SHADER),
        (b"RDAT", library, "every library has one"),
    ];
    for (name, needed, why) in needed {
        if needed && container.part(name).is_none() {
            let fault = Fault::new(&faults::DXIL_PART_MISSING, Span { offset: 28, length: 4 });
            found.push(fault.with("name", crate::dxbc::FourCc(*name)).with("why", why));
        }
    }
}

/// SFI0 against the declared flags.
fn features(part: &Part<'_>, loaded: &Loaded, found: &mut Vec<Fault>) {
    let expected = loaded.features.declared_features();
    let present = match (part.data.len(), word(part.data, 0), word(part.data, 4)) {
        (8, Some(low), Some(high)) => u64::from(low) | u64::from(high) << 32,
        (length, ..) => {
            let fault = Fault::new(&faults::DXIL_PART_DIFFERS, part.span()).with("name", part.name);
            let fault = fault.with("what", "length").with("present", format!("{length} bytes"));
            found.push(fault.with("expected", "8 bytes"));
            return;
        }
    };
    let mut differs = present ^ expected;
    while differs != 0 {
        let bit = differs.trailing_zeros();
        differs &= differs - 1;
        let at = Span { offset: part.data_offset() + bit / 8, length: 1 };
        let word = |bits: u64| if bits >> bit & 1 != 0 { "set" } else { "clear" };
        let fault = Fault::new(&faults::DXIL_PART_DIFFERS, at).with("name", part.name);
        let fault = fault.with("what", feature(bit)).with("present", word(present));
        found.push(fault.with("expected", word(expected)));
    }
}

/// A feature bit in words.
fn feature(bit: u32) -> String {
    let flag = crate::tables::dxil_flags::FLAGS.iter().find(|flag| flag.feature.map(u32::from) == Some(bit));
    match flag {
        Some(flag) => format!("bit {bit}, {}", flag.title),
        None => format!("bit {bit}"),
    }
}

fn shape(part: &Part<'_>, what: String) -> Fault {
    Fault::new(&faults::DXIL_PART_SHAPE, part.span()).with("name", part.name).with("what", what)
}

fn hash(part: &Part<'_>, found: &mut Vec<Fault>) {
    use crate::dxil::compiler::ShaderHash;
    if part.data.len() != ShaderHash::LENGTH {
        found.push(shape(part, format!("{} bytes, a hash takes {}", part.data.len(), ShaderHash::LENGTH)));
    }
}

/// Header and at most two texts that fill the length it names.
fn version(part: &Part<'_>, found: &mut Vec<Fault>) {
    const HEADER: usize = 16;
    let data = part.data;
    let length = word(data, 12).unwrap_or(0) as usize;
    if data.len() < HEADER || length.checked_next_multiple_of(4).map(|length| HEADER + length) != Some(data.len()) {
        found.push(shape(part, format!("{} bytes do not fit {length} bytes of texts", data.len())));
        return;
    }
    let mut texts = &data[HEADER..HEADER + length];
    for _ in 0..2 {
        if let Some(end) = texts.iter().position(|byte| *byte == 0) {
            texts = &texts[end + 1..];
        }
    }
    if !texts.is_empty() {
        found.push(shape(part, format!("{length} bytes are not two texts that each end with a zero byte")));
    }
}
