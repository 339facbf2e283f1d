//! What must hold before the module is looked at: the layout of the container, its digest, and the
//! headers of its programs.

use crate::bytes::word;
use crate::dxbc::container::{Container, DigestState, HEADER, Part};
use crate::dxbc::digest::{Variant, digest as compute};
use crate::dxil::Header;
use crate::fault::Fault;
use crate::span::Span;
use crate::tables::faults;

/// Says what the digest is; the validator does not look at it.
pub(super) fn digest(container: &Container<'_>, found: &mut Vec<Fault>) {
    let at = Span { offset: 4, length: 16 };
    let hex = |digest: [u8; 16]| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let preview =
        |byte: u8, what: &str| Fault::new(&faults::DXIL_DIGEST_PREVIEW, at).with("byte", byte).with("what", what);
    found.extend(match container.digest_state() {
        DigestState::Right(_) => None,
        DigestState::Zero => Some(Fault::new(&faults::DXIL_UNSIGNED, at)),
        DigestState::Bypass => Some(preview(1, "it asks not to be checked")),
        DigestState::Preview => Some(preview(2, "a preview of a newer language, for developer mode")),
        DigestState::Wrong => {
            let content = container.encode().get(20..).unwrap_or(&[]);
            let fault = Fault::new(&faults::DXIL_DIGEST_WRONG, at).with("present", hex(container.digest()));
            Some(fault.with("expected", hex(compute(content, Variant::Retail))))
        }
    });
}

/// Bytes before the name in the header of a part.
const PART_HEADER: usize = 8;

pub(super) fn check(bytes: &[u8], container: &Container<'_>, found: &mut Vec<Fault>) {
    let at = |offset: usize| Span { offset: offset.min(bytes.len()) as u32, length: 4 };
    let header = |offset: usize| word(bytes, offset).unwrap_or(0);
    if bytes.len() < HEADER {
        let fault = Fault::new(&faults::CONTAINER_TOO_SHORT, Span { offset: 0, length: bytes.len() as u32 });
        found.push(fault.with("length", bytes.len()));
        return;
    }
    let major = header(20) & 0xFFFF;
    if major != 1 {
        found.push(Fault::new(&faults::DXIL_VERSION, at(20)).with("major", major));
    }
    let declared = header(24) as usize;
    if declared > bytes.len() {
        let fault = Fault::new(&faults::CONTAINER_SIZE, at(24)).with("declared", declared);
        found.push(fault.with("present", bytes.len()));
        return;
    }
    let count = header(28) as usize;
    let mut expected = HEADER.saturating_add(count.saturating_mul(4));
    if expected > declared {
        let fault = Fault::new(&faults::CONTAINER_PART_COUNT, at(28)).with("count", count);
        found.push(fault.with("length", bytes.len()));
        return;
    }
    for number in 0..count {
        let entry = HEADER + 4 * number;
        let offset = header(entry) as usize;
        if offset != expected || offset.saturating_add(PART_HEADER) > declared {
            let fault = Fault::new(&faults::DXIL_PARTS_APART, at(entry)).with("number", number);
            found.push(fault.with("offset", offset).with("expected", expected));
            return;
        }
        expected = (offset + PART_HEADER).saturating_add(header(offset + 4) as usize);
    }
    if expected != declared {
        let fault = Fault::new(&faults::DXIL_PARTS_END, at(24)).with("end", expected);
        found.push(fault.with("declared", declared));
        return;
    }
    programs(container, found);
}

fn programs(container: &Container<'_>, found: &mut Vec<Fault>) {
    let named = |name: &[u8; 4]| container.part(name);
    if named(b"DXIL").is_none() {
        found.push(Fault::new(&faults::DXIL_PROGRAM_MISSING, Span { offset: 28, length: 4 }));
    }
    for part in [named(b"DXIL"), named(b"ILDB")].into_iter().flatten() {
        if let Some(what) = program(&part) {
            let fault = Fault::new(&faults::DXIL_PROGRAM_HEADER, part.span()).with("name", part.name);
            found.push(fault.with("what", what));
        }
    }
}

/// What is wrong with the header of a program.
fn program(part: &Part<'_>) -> Option<String> {
    const BITCODE: u64 = 8;
    let size = part.data.len();
    let Some(header) = Header::decode(part.data) else {
        return Some(format!("{size} bytes are too few for the header of a program, which takes 24"));
    };
    if header.magic != *b"DXIL" {
        return Some("the letters DXIL are missing in the header".into());
    }
    if u64::from(header.words) * 4 > size as u64 {
        return Some(format!("the header claims {} words, the part has {size} bytes", header.words));
    }
    let end = BITCODE + u64::from(header.bitcode_offset) + u64::from(header.bitcode_size);
    if header.bitcode_size == 0 || end > size as u64 {
        let (start, length) = (header.bitcode_offset, header.bitcode_size);
        return Some(format!("{length} bytes of bitcode from byte {start} on are not in {size} bytes"));
    }
    None
}
