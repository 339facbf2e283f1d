//! The flags that signatures, resources and subobjects set.

use super::collect::bit;
use super::{Collected, FunctionFlags, Place, Rules};
use crate::dxil::description::{Description, Element, Resource, SRV, UAV};
use crate::tables::dxil_flags::FLAGS;

const PIXEL: u32 = 0;
const VERTEX: u32 = 1;
const GEOMETRY: u32 = 2;
const HULL: u32 = 3;
const DOMAIN: u32 = 4;
const COMPUTE: u32 = 5;
const MESH: u32 = 13;
const AMPLIFICATION: u32 = 14;

/// Semantic kinds that set flags.
mod semantic {
    pub(super) const TARGET_ARRAY_INDEX: u8 = 4;
    pub(super) const VIEWPORT_ARRAY_INDEX: u8 = 5;
    pub(super) const INNER_COVERAGE: u8 = 15;
    pub(super) const STENCIL_REF: u8 = 20;
    pub(super) const BARYCENTRICS: u8 = 28;
    pub(super) const SHADING_RATE: u8 = 29;
}

/// UAVs that every device has.
const FEW: u32 = 8;
/// RawBuffer and StructuredBuffer among the shapes.
const RAW: u32 = 11;
const STRUCTURED: u32 = 12;

fn is_multisample(buffer: &Resource) -> bool {
    matches!(buffer.kind, 3 | 8)
}

/// What signatures and, before version 1.8, tables of the whole module add to a function.
pub(super) fn of_function(description: &Description, rules: &Rules, function: &mut FunctionFlags) {
    for (number, entry) in description.entries.iter().enumerate() {
        if entry.function == Some(function.function) {
            signature_flags(description, rules, number as u32, &mut function.flags);
        }
    }
    if !rules.from(1, 8) {
        let texture = description.uavs().iter().position(is_multisample);
        if let Some(place) = texture {
            function.flags.set(bit::MULTISAMPLE_UAV, Place::Resource(1, place as u32));
        }
        if rules.from(1, 5) && description.raytracing_subobject {
            function.flags.set(bit::RAYTRACING, Place::Subobject);
        }
    }
}

fn kinds(signature: &[Element]) -> impl Iterator<Item = u8> + '_ {
    signature.iter().map(|element| element.kind)
}

fn signature_flags(description: &Description, rules: &Rules, number: u32, flags: &mut Collected) {
    let entry = &description.entries[number as usize];
    for (place, kind) in kinds(&entry.signatures[1]).enumerate() {
        let place = Place::Element(1, number, place as u32);
        match kind {
            semantic::TARGET_ARRAY_INDEX | semantic::VIEWPORT_ARRAY_INDEX
                if matches!(entry.stage, VERTEX | HULL | DOMAIN) =>
            {
                flags.set(bit::ARRAY_INDEX, place);
            }
            semantic::STENCIL_REF if entry.stage == PIXEL => flags.set(bit::STENCIL_REF, place),
            semantic::INNER_COVERAGE if entry.stage == PIXEL => flags.set(bit::INNER_COVERAGE, place),
            semantic::SHADING_RATE => flags.set(bit::SHADING_RATE, place),
            _ => {}
        }
    }
    for (place, kind) in kinds(&entry.signatures[0]).enumerate() {
        let place = Place::Element(0, number, place as u32);
        match kind {
            semantic::TARGET_ARRAY_INDEX | semantic::VIEWPORT_ARRAY_INDEX
                if entry.stage == GEOMETRY || matches!(entry.stage, HULL | DOMAIN) && rules.from(1, 4) =>
            {
                flags.set(bit::ARRAY_INDEX, place);
            }
            semantic::BARYCENTRICS => flags.set(bit::BARYCENTRICS, place),
            semantic::SHADING_RATE => flags.set(bit::SHADING_RATE, place),
            _ => {}
        }
    }
}

/// Derivatives become a flag of the module in mesh and amplification shaders; what a version does not
/// know yet is taken back.
pub(super) fn derivatives(description: &Description, rules: &Rules, function: &mut FunctionFlags) {
    let is_mesh = |stage: u32| matches!(stage, MESH | AMPLIFICATION);
    let entries = description.entries.iter();
    let of_mesh = entries.clone().any(|entry| entry.function == Some(function.function) && is_mesh(entry.stage));
    let counts =
        if rules.from(1, 8) { of_mesh || is_mesh(description.model.stage) } else { is_mesh(description.model.stage) };
    if let (true, Some(place)) = (counts, function.flags.cause(bit::DERIVATIVES)) {
        function.flags.set(bit::MESH_DERIVATIVES, place);
    }
    let known = FLAGS.iter().filter(|flag| rules.reaches(flag.since)).fold(0, |mask, flag| mask | flag.mask());
    function.flags.keep(known);
}

/// What resources set for the module as a whole; flags of functions alone are taken out.
pub(super) fn of_module(description: &Description, rules: &Rules, computed: &mut Collected) {
    computed.keep(FLAGS.iter().filter(|flag| !flag.local).fold(0, |mask, flag| mask | flag.mask()));
    let uavs = description.uavs();
    if let Some(place) = uavs.iter().position(|uav| uav.ordered) {
        computed.set(bit::ORDERED, Place::Resource(1, place as u32));
    }
    let slots = match rules.from(1, 6) {
        true => uavs.iter().fold(0_u32, |sum, uav| sum.saturating_add(uav.range.min(FEW + 1))),
        false => uavs.len() as u32,
    };
    if slots > FEW {
        computed.set(bit::MANY_UAVS, Place::Uavs);
    }
    let everywhere = match rules.from(1, 8) {
        true => slots > 0 && matches!(description.model.stage, VERTEX | HULL | DOMAIN | GEOMETRY),
        false => !uavs.is_empty() && !matches!(description.model.stage, PIXEL | COMPUTE),
    };
    if everywhere {
        computed.set(bit::UAVS_EVERYWHERE, Place::Resource(1, 0));
    }
    for class in [UAV, SRV] {
        if let Some(place) =
            description.resources[class].iter().position(|buffer| matches!(buffer.kind, RAW | STRUCTURED))
        {
            computed.set(bit::RAW_BUFFERS, Place::Resource(class as u8, place as u32));
        }
    }
}
