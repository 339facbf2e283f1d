//! Containers with parts taken out, put in or exchanged.

use crate::dxbc::container::{Container, DigestState, FourCc, build};
use crate::dxbc::digest::Variant;

/// What to leave out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    /// Resource definitions and statistics.
    pub reflection: bool,
    /// Debug information.
    pub debug: bool,
    /// Private data.
    pub private: bool,
    /// The root signature.
    pub root_signature: bool,
}

impl Strip {
    /// Whether it takes out the part called `name`.
    pub fn takes(self, name: FourCc) -> bool {
        match &name.0 {
            b"RDEF" | b"STAT" => self.reflection,
            b"SPDB" | b"SDBG" | b"ILDB" => self.debug,
            b"PRIV" => self.private,
            b"RTS0" => self.root_signature,
            _ => false,
        }
    }
}

/// The digest of an edited container stays the one it had; one that was wrong becomes right.
fn variant(container: &Container<'_>) -> Variant {
    match container.digest_state() {
        DigestState::Right(variant) => variant,
        _ => Variant::Retail,
    }
}

/// `container` without the parts that `strip` takes.
pub fn strip(container: &Container<'_>, strip: Strip) -> Vec<u8> {
    retain(container, |name| !strip.takes(name))
}

/// `container` with the parts that `keep` wants.
pub fn retain(container: &Container<'_>, keep: impl Fn(FourCc) -> bool) -> Vec<u8> {
    let parts: Vec<_> =
        container.parts().iter().filter(|part| keep(part.name)).map(|part| (part.name, part.data)).collect();
    build(&parts, variant(container))
}

/// `container` with `data` as the content of the part called `name`: in its place where there is
/// one (the first, if it stands more than once), else at the end.
pub fn replace(container: &Container<'_>, name: FourCc, data: &[u8]) -> Vec<u8> {
    let mut parts: Vec<_> = container.parts().iter().map(|part| (part.name, part.data)).collect();
    match parts.iter_mut().find(|(known, _)| *known == name) {
        Some(part) => part.1 = data,
        None => parts.push((name, data)),
    }
    build(&parts, variant(container))
}
