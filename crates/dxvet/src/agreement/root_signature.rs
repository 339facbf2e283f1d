//! RTS0 against the resources of PSV0.

use crate::dxbc::{Container, Part};
use crate::fault::Fault;

pub(super) fn check(_container: &Container<'_>, _part: &Part<'_>, _found: &mut Vec<Fault>) {}
