//! Signatures and other parts against what the program declares.

use super::{bindings, declarations, interfaces, level9, signatures};
use crate::dxbc::Container;
use crate::fault::Fault;
use crate::sm4::Program;
use crate::sm4::validate::Declared;

/// Adds where the parts of `container` contradict its program.
pub(super) fn cross_check(
    container: &Container<'_>,
    program: &Program,
    _declared: &Declared,
    most: usize,
    found: &mut Vec<Fault>,
) {
    signatures::required(container, program, found);
    signatures::check(container, program, most, found);
    let interface = declarations::check(container, program, most, found);
    bindings::check(container, program, most, found);
    interfaces::check(container, program, interface, most, found);
    level9::check(container, program, most, found);
}
