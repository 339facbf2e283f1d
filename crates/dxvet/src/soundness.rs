//! What is wrong with a container, its parts and its token stream, and where they contradict
//! each other.

use crate::diagnostic::Severity;
use crate::dxbc::statistics::{Count, Statistics};
use crate::dxbc::{Container, check, feature_info};
use crate::fault::{Fault, report};
use crate::sm4;
use crate::tables::faults;

/// Everything that is wrong with the container in `bytes`, by place.
pub fn check_container(bytes: &[u8]) -> Vec<Fault> {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    let layout = found.len();
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut found));
    // A program that could not be read whole contradicts everything: that is said once.
    let whole = found[layout..].iter().all(|fault| fault.rule.severity < Severity::Error);
    check::check(&container, program.as_ref().map(|program| program.version.0), &mut found);
    if let Some(program) = program.as_ref().filter(|_| whole) {
        compare(&container, program, &mut found);
    }
    found.sort_by_key(|fault| fault.span.offset);
    found
}

/// Statistics and features against the program.
fn compare(container: &Container<'_>, program: &sm4::Program, found: &mut Vec<Fault>) {
    // The statistics of a `level_9_x` shader are those of its Direct3D 9 program.
    if let (Some(part), None) = (container.part(b"STAT"), container.part(b"Aon9")) {
        let stated = Statistics::decode(part, &mut Vec::new()).get(Count::Instructions);
        let counted = sm4::Properties::of(program).instructions;
        if stated != counted {
            report(found, || {
                Fault::new(&faults::COUNT_DIFFERS, part.span()).with("stated", stated).with("counted", counted)
            });
        }
    }
    let stated = container.part(b"SFI0").map(|part| (part.span(), feature_info::decode(part, &mut Vec::new())));
    let missing = sm4::recount::features(program) & !stated.map_or(0, |(_, bits)| bits);
    if let (Some((span, bits)), true) = (stated, missing != 0) {
        report(found, || {
            Fault::new(&faults::FEATURES_MISSING, span)
                .with("stated", format!("{bits:#x}"))
                .with("missing", format!("{missing:#x}"))
        });
    }
}
