//! Signatures and other parts against what the program declares.

use crate::dxbc::Container;
use crate::fault::Fault;
use crate::sm4::Program;
use crate::sm4::validate::Declared;

/// Adds where the parts of `container` contradict its program.
pub(super) fn cross_check(
    _container: &Container<'_>,
    _program: &Program,
    _declared: &Declared,
    _most: usize,
    _found: &mut Vec<Fault>,
) {
}
