//! RTS0: whether it makes sense, and whether it binds the resources that PSV0 names.

use super::roots::{Class, Root, read};
use crate::dxbc::{Container, Part};
use crate::dxil::psv::{Psv, Resource, Stage};
use crate::fault::Fault;
use crate::tables::faults;

pub(super) fn check(container: &Container<'_>, part: &Part<'_>, stage: u32, found: &mut Vec<Fault>) {
    // Without the list of resources there is nothing to compare with.
    let Some(list) = container.part(b"PSV0") else { return };
    let problem = match read(part.data) {
        Err(what) => Some(what),
        Ok(root) => root.problem().or_else(|| bound(&root, &list, stage)),
    };
    if let Some(what) = problem {
        found.push(Fault::new(&faults::DXIL_ROOT_SIGNATURE, part.span()).with("what", what));
    }
}

/// What the root signature does not bind.
fn bound(root: &Root, list: &Part<'_>, stage: u32) -> Option<String> {
    let stage = Stage(stage as u8);
    if !super::psv::is_readable(list.data, stage) {
        return Some("the resources of the shader cannot be read from PSV0".into());
    }
    let psv = Psv::decode(list.data, stage);
    if !psv.resources.is_empty() && root.denies(psv.info.stage) {
        return Some("the root signature denies its roots to the stage, and the shader has resources".into());
    }
    psv.resources.iter().find_map(|resource| unbound(root, resource, psv.info.stage))
}

fn unbound(root: &Root, resource: &Resource, stage: Stage) -> Option<String> {
    const TYPED_SRV: u32 = 3;
    const TYPED_UAV: u32 = 6;
    const COUNTED_UAV: u32 = 9;
    let (class, letter) = match resource.kind {
        1 => (Class::Sampler, 's'),
        2 => (Class::Buffer, 'b'),
        3..=5 => (Class::Srv, 't'),
        6..=9 => (Class::Uav, 'u'),
        _ => return None,
    };
    let (lower, upper, space) = (resource.lower, resource.upper, resource.space);
    let name = format!("{letter}{lower} to {letter}{upper} of space {space}");
    let Some(range) = root.holder(class, space, lower, upper, stage) else {
        return Some(format!("the root signature does not bind {name}"));
    };
    match (range.is_descriptor, resource.kind) {
        (true, TYPED_SRV | TYPED_UAV) => {
            Some(format!("{name} is a root descriptor, which takes raw and structured buffers only"))
        }
        (true, COUNTED_UAV) => Some(format!("{name} is a root descriptor, and a buffer with a counter cannot be one")),
        _ => None,
    }
}
