//! Reads every part of a container and says what is wrong with it.

use crate::dxbc::aon9::Aon9;
use crate::dxbc::container::{Container, Part};
use crate::dxbc::database::Debug;
use crate::dxbc::interfaces::Interfaces;
use crate::dxbc::library::{Library, parameters};
use crate::dxbc::resource_definitions::ResourceDefinitions;
use crate::dxbc::root_signature::RootSignature;
use crate::dxbc::signature::Signature;
use crate::dxbc::statistics::Statistics;
use crate::dxbc::{effect, feature_info};
use crate::fault::{Fault, report};
use crate::span::Span;
use crate::tables::faults;

/// Bytes of the features part.
const FEATURES: usize = 8;

/// Checks digest and parts of `container`; the layout was checked when it was read. `program` is
/// the version token of its program, where it has one.
pub fn check(container: &Container<'_>, program: Option<u32>, found: &mut Vec<Fault>) {
    container.check_digest(found);
    for part in container.distinct_parts() {
        check_part(container, *part, program, found);
    }
    // Effects, libraries and bare root signatures hold no program of their own.
    let other = [*b"FX10", *b"LIBH", *b"RTS0", *b"DXIL", *b"ILDB"];
    if container.program().is_none() && container.any_part(&other).is_none() && !container.parts().is_empty() {
        report(found, || Fault::new(&faults::PROGRAM_MISSING, Span { offset: 0, length: 4 }));
    }
}

fn check_part(container: &Container<'_>, part: Part<'_>, program: Option<u32>, found: &mut Vec<Fault>) {
    match &part.name.0 {
        b"RDEF" => definitions(part, program, found),
        b"STAT" => {
            Statistics::decode(part, found);
        }
        b"SFI0" => {
            feature_info::decode(part, found);
            if part.data.len() > FEATURES {
                let fault = Fault::new(&faults::PART_SIZE_UNEXPECTED, part.span()).with("name", part.name);
                report(found, || fault.with("length", part.data.len()).with("expected", FEATURES));
            }
        }
        b"IFCE" => {
            Interfaces::decode(part, found);
        }
        b"RTS0" => {
            RootSignature::decode(part, found);
        }
        b"LIBH" => {
            Library::decode(part, found);
        }
        b"LFS0" => {
            parameters(part, found);
        }
        b"ILDN" => {
            Debug::all(container, found);
        }
        b"Aon9" | b"XNAS" | b"XNAP" => level9(part, found),
        b"FX10" => {
            if let Err(broken) = effect::Effect::read(part.data) {
                let offset = part.data_offset().saturating_add(broken.offset as u32);
                report(found, || {
                    Fault::new(&faults::PART_TRUNCATED, Span { offset, length: 0 })
                        .with("name", part.name)
                        .with("what", broken.what)
                        .with("offset", broken.offset)
                        .with("length", part.data.len())
                });
            }
        }
        b"LIBF" => inner(part, found),
        _ => {
            Signature::decode(part, found);
        }
    }
}

/// The definitions name the version of the program, too.
fn definitions(part: Part<'_>, program: Option<u32>, found: &mut Vec<Fault>) {
    let before = found.len();
    let definitions = ResourceDefinitions::decode(part, found);
    // What a broken part says of the program is not to be compared.
    let Some(program) = program.filter(|_| found.len() == before) else { return };
    let other = definitions.version;
    if other != ResourceDefinitions::version_for(program) {
        let span = Span { offset: part.data_offset() + 16, length: 4 };
        report(found, || {
            Fault::new(&faults::SHADERMODEL_MISMATCH, span)
                .with("program", format!("{program:#010x}"))
                .with("part", part.name)
                .with("other", format!("{other:#010x}"))
        });
    }
}

fn level9(part: Part<'_>, found: &mut Vec<Fault>) {
    let aon9 = Aon9::decode(part, found);
    if aon9.size as usize != part.data.len() {
        report(found, || {
            Fault::new(&faults::PART_SIZE_UNEXPECTED, Span { offset: part.data_offset(), length: 4 })
                .with("name", part.name)
                .with("length", part.data.len())
                .with("expected", aon9.size)
        });
    }
}

/// A library function is a container in a part; what is wrong with it is told with the offsets
/// of the whole file.
fn inner(part: Part<'_>, found: &mut Vec<Fault>) {
    let first = found.len();
    let container = Container::decode(part.data, found);
    // Libraries do not nest.
    if container.part(b"LIBF").is_none() {
        check(&container, None, found);
    }
    for fault in &mut found[first..] {
        fault.span.offset = fault.span.offset.saturating_add(part.data_offset());
    }
}
