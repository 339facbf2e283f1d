//! Features a shader needs of its device (SFI0).

use crate::dxbc::container::Part;
use crate::dxbc::field::Fields;
use crate::fault::Fault;

/// The feature bits; names stand in the table `feature`.
pub fn decode(part: Part<'_>, found: &mut Vec<Fault>) -> u64 {
    let mut fields = Fields::new(part, found);
    u64::from(fields.word(0, "the features")) | u64::from(fields.word(4, "the features")) << 32
}
