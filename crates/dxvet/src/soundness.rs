//! What is wrong with a container, its parts and its token stream, and where they contradict
//! each other.

mod bindings;
mod counts;
mod declarations;
pub mod linkage;
mod parts;
pub mod signatures;

pub use counts::needs;
pub(crate) use counts::needs_of;

use crate::dxbc::{Container, check};
use crate::fault::Fault;
use crate::sm4;

/// Everything that is wrong with the container in `bytes`, by place.
pub fn check_container(bytes: &[u8]) -> Vec<Fault> {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut found));
    check::check(&container, program.as_ref().map(|program| program.version.0), &mut found);
    if let Some(program) = &program {
        counts::compare(&container, program, &mut found);
    }
    found.sort_by_key(|fault| fault.span.offset);
    found
}

/// Everything that is wrong with the container in `bytes`, the legality of its program included, by
/// place. Of what is illegal hardly more than `most` is reported.
pub fn judge_container(bytes: &[u8], most: usize) -> Vec<Fault> {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut found));
    check::check(&container, program.as_ref().map(|program| program.version.0), &mut found);
    if let Some(program) = &program {
        counts::compare(&container, program, &mut found);
        let declared = sm4::validate(program, most, &mut found);
        parts::cross_check(&container, program, &declared, most, &mut found);
    }
    found.sort_by_key(|fault| fault.span.offset);
    found
}
