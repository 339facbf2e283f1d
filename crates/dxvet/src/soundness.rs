//! What is wrong with a container, its parts and its token stream, and where they contradict
//! each other.

mod bindings;
mod counts;
mod declarations;
mod interfaces;
mod level9;
pub mod linkage;
mod parts;
mod root;
pub mod signatures;

pub(crate) use bindings::{Bound, put_strides, sees};
pub use counts::needs;
pub(crate) use counts::needs_of;
pub(crate) use level9::RULES as LEVEL9_RULES;

use crate::diagnostic::Severity;
use crate::dxbc::{Container, check};
use crate::fault::Fault;
use crate::sm4;
use crate::sm4::validate::Declared;

/// Everything that is wrong with the container in `bytes`, by place.
pub fn check_container(bytes: &[u8]) -> Vec<Fault> {
    let Read { container, program, whole, mut found } = read(bytes);
    if let Some(program) = program.as_ref().filter(|_| whole) {
        counts::compare(&container, program, &mut found);
    }
    found.sort_by_key(|fault| fault.span.offset);
    found
}

/// A container's faults, and what is known of its program.
#[derive(Debug, Default)]
pub struct Judged {
    /// Everything that is wrong, by place.
    pub faults: Vec<Fault>,
    /// The program and what it declares, where there is one.
    pub program: Option<(sm4::Program, Declared)>,
}

/// Everything that is wrong with the container in `bytes`, the legality of its program included. Of
/// what is illegal hardly more than the options say is reported.
pub fn judge_container(bytes: &[u8], options: sm4::validate::Options) -> Judged {
    let Read { container, program, whole, mut found } = read(bytes);
    root::check(&container, options.most, &mut found);
    let program = program.map(|program| {
        let sound = found.len();
        let declared = sm4::validate(&program, options, &mut found);
        if !whole {
            // Where the stream is broken, and what is around it is garbage, one reason is enough.
            found.truncate(sound);
        } else {
            counts::compare(&container, &program, &mut found);
            parts::cross_check(&container, &program, &declared, options.most, &mut found);
        }
        (program, declared)
    });
    found.sort_by_key(|fault| fault.span.offset);
    Judged { faults: found, program }
}

/// A container as it was read.
struct Read<'a> {
    container: Container<'a>,
    program: Option<sm4::Program>,
    /// Whether the program was read whole: one that was not contradicts every count, which is said once.
    whole: bool,
    /// What is wrong with the container, its parts and the form of its program.
    found: Vec<Fault>,
}

fn read(bytes: &[u8]) -> Read<'_> {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    let layout = found.len();
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut found));
    let whole = found[layout..].iter().all(|fault| fault.rule.severity < Severity::Error);
    check::check(&container, program.as_ref().map(|program| program.version.0), &mut found);
    Read { container, program, whole, found }
}
