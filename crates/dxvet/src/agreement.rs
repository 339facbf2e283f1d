//! DXIL containers against the module in them: which parts there are, whether each says what the module
//! means, and whether the flags it declares are those it needs.
//!
//! The order is that of the DXIL validator: structure, module, flags, then the parts; each step is
//! taken only where the one before found nothing.

mod flags;
mod parts;
mod psv;
mod rdat;
mod root_signature;
mod roots;
mod signatures;
mod structure;
mod versions;

use crate::dxbc::Container;
use crate::dxil::description::Description;
use crate::dxil::features::{self, Features};
use crate::dxil::module::Module;
use crate::dxil::{Header, decode};
use crate::fault::Fault;
use crate::tables::faults;

pub use flags::cause;

/// The program of a container.
#[derive(Debug)]
pub struct Loaded {
    /// Its module.
    pub module: Module,
    /// What the module's metadata says.
    pub description: Description,
    /// Flags declared and needed.
    pub features: Features,
    /// Where the bitcode starts in the container.
    pub bitcode: u32,
}

impl Loaded {
    /// Reads the program of a container; what is wrong with the bitcode goes to `found`.
    pub fn read(container: &Container<'_>, found: &mut Vec<Fault>) -> Option<Self> {
        let part = container.part(b"DXIL")?;
        let header = Header::decode(part.data)?;
        let range = header.bitcode(part.data);
        let bitcode = part.data_offset() + range.start as u32;
        let module = decode(&part.data[range], bitcode, found);
        let description = Description::of(&module);
        let features = features::compute(&module, &description);
        Some(Self { module, description, features, bitcode })
    }
}

/// Whether a container is one of DXIL.
pub fn is_dxil(container: &Container<'_>) -> bool {
    container.any_part(&[*b"DXIL", *b"ILDB"]).is_some()
}

/// Everything that is wrong with a container of DXIL, by place within each step.
pub fn check(bytes: &[u8]) -> (Vec<Fault>, Option<Loaded>) {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut Vec::new());
    structure::digest(&container, &mut found);
    let before = found.len();
    structure::check(bytes, &container, &mut found);
    if found.len() > before {
        return (found, None);
    }
    let Some(loaded) = Loaded::read(&container, &mut found) else { return (found, None) };
    if broken(&found) {
        return (found, Some(loaded));
    }
    versions::check(&container, &loaded, &mut found);
    if !broken(&found) {
        flags::check(&loaded, &mut found);
    }
    if !broken(&found) {
        parts::check(&container, &loaded, &mut found);
    }
    (found, Some(loaded))
}

fn broken(found: &[Fault]) -> bool {
    found.iter().any(|fault| fault.rule.severity == crate::diagnostic::Severity::Error)
}

/// A part that cannot be read.
fn malformed(part: &crate::dxbc::Part<'_>, what: impl ToString) -> Fault {
    Fault::new(&faults::DXIL_CONTENT_MALFORMED, part.span()).with("name", part.name).with("what", what)
}
