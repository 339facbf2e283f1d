//! Versions: of the program header, of DXIL and of the validator, against the shader model.

use super::Loaded;
use crate::dxbc::Container;
use crate::dxil::Header;
use crate::fault::Fault;
use crate::span::Span;
use crate::tables::faults;

/// The newest validator, and the newest DXIL, whose rules are known.
const NEWEST: (u32, u32) = (1, 10);

pub(super) fn check(container: &Container<'_>, loaded: &Loaded, found: &mut Vec<Fault>) {
    let model = loaded.description.model;
    for name in [b"DXIL", b"ILDB"] {
        let Some(part) = container.part(name) else { continue };
        let Some(header) = Header::decode(part.data) else { continue };
        let present = (u32::from(header.major), u32::from(header.minor));
        if present != (model.major, model.minor) {
            let at = Span { offset: part.data_offset(), length: 4 };
            let fault = Fault::new(&faults::DXIL_PROGRAM_VERSION, at).with("name", part.name);
            let fault = fault.with("present", format!("{}.{}", present.0, present.1));
            found.push(fault.with("expected", format!("{}.{}", model.major, model.minor)));
        }
    }
    let at = Span { offset: loaded.bitcode, length: 4 };
    let (major, minor) = loaded.description.dxil;
    let expected = (1, model.minor);
    if model.major == 6 && (major, minor) != expected {
        let fault = Fault::new(&faults::DXIL_VERSION_MISMATCH, at).with("present", format!("{major}.{minor}"));
        let fault = fault.with("model", format!("{}.{}", model.major, model.minor));
        found.push(fault.with("expected", format!("{}.{}", expected.0, expected.1)));
    }
    for (what, version) in [("DXIL", loaded.description.dxil), ("a validator", loaded.description.validator)] {
        if version.0 != NEWEST.0 || version > NEWEST {
            let fault = Fault::new(&faults::DXIL_VALIDATOR_VERSION, at).with("what", what);
            let fault = fault.with("present", format!("{}.{}", version.0, version.1));
            found.push(fault.with("expected", format!("{}.{}", NEWEST.0, NEWEST.1)));
        }
    }
}
