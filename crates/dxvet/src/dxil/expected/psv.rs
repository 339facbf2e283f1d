//! PSV0 as the module implies it.

use crate::dxil::description::{BUFFER, Description, Element, Entry, Resource, SAMPLER, SRV, UAV, tag};
use crate::dxil::module::{Module, Type, TypeId};
use crate::dxil::psv::{self, Dependency, Info, Psv, Stage};

/// The bit of the shader flags that says that the view matters.
const VIEW: u8 = 21;
/// Address space of groupshared memory.
const GROUPSHARED: u32 = 3;

/// Bytes of the information for a version of the validator.
pub fn info_size(description: &Description) -> u32 {
    let sizes = [((1, 10), 60), ((1, 8), 52), ((1, 6), 48), ((1, 1), 36)];
    let found = sizes.iter().find(|((major, minor), _)| description.validator_from(*major, *minor));
    found.map_or(24, |(_, size)| *size)
}

/// Works the part out.
pub fn build(module: &Module, description: &Description, entry: &Entry) -> Psv {
    let stage = Stage(entry.stage as u8);
    let mut info = Info::new(info_size(description), stage);
    fill(&mut info, module, description, entry);
    let mut psv = Psv::empty(info);
    resources(&mut psv, description);
    if psv.info.size >= 36 {
        psv.strings.push(0);
        let old = !description.validator_from(1, 5);
        let [inputs, outputs, patch] = &entry.signatures;
        psv.inputs = inputs.iter().map(|element| add(&mut psv, element, old)).collect();
        psv.outputs = outputs.iter().map(|element| add(&mut psv, element, old)).collect();
        psv.patch = patch.iter().map(|element| add(&mut psv, element, old)).collect();
        psv.element_size = if inputs.len() + outputs.len() + patch.len() > 0 { 16 } else { 0 };
        let name = psv.strings.len() as u32;
        if psv.info.size >= 52 {
            psv.info.set("EntryFunctionName", name);
            psv.strings.extend_from_slice(&entry.name);
            psv.strings.push(0);
        }
        psv.strings.resize(psv.strings.len().next_multiple_of(4), 0);
        dependencies(&mut psv, description);
    }
    psv
}

fn fill(info: &mut Info, module: &Module, description: &Description, entry: &Entry) {
    const POSITION: u8 = 3;
    let [inputs, outputs, patch] = &entry.signatures;
    let list = |tag| entry.numbers(module, tag).unwrap_or_default();
    let at = |list: &[i64], place: usize| list.get(place).copied().unwrap_or(0) as u32;
    let position = u32::from(outputs.iter().any(|element| element.kind == POSITION));
    info.set("MaximumExpectedWaveLaneCount", u32::MAX);
    info.set("OutputPositionPresent", position);
    match info.stage {
        Stage::HULL => {
            let hull = list(tag::HULL);
            info.set("InputControlPointCount", at(&hull, 1));
            info.set("OutputControlPointCount", at(&hull, 2));
            info.set("TessellatorDomain", at(&hull, 3));
            info.set("TessellatorOutputPrimitive", at(&hull, 5));
        }
        Stage::DOMAIN => {
            let domain = list(tag::DOMAIN);
            info.set("TessellatorDomain", at(&domain, 0));
            info.set("InputControlPointCount", at(&domain, 1));
        }
        Stage::GEOMETRY => {
            let geometry = list(tag::GEOMETRY);
            info.set("InputPrimitive", at(&geometry, 0));
            info.set("MaxVertexCount", at(&geometry, 1));
            info.set("OutputStreamMask", at(&geometry, 2));
            info.set("OutputTopology", at(&geometry, 3));
        }
        Stage::PIXEL => {
            info.set("DepthOutput", u32::from(outputs.iter().any(|element| matches!(element.kind, 17..=19))));
            let sample = |element: &Element| matches!(element.interpolation, 6 | 7) || element.kind == 12;
            info.set("SampleFrequency", u32::from(inputs.iter().any(sample)));
        }
        Stage::MESH => {
            let mesh = list(tag::MESH);
            info.set("MaxOutputVertices", at(&mesh, 1));
            info.set("MaxOutputPrimitives", at(&mesh, 2));
            info.set("MeshOutputTopology", at(&mesh, 3));
            info.set("PayloadSizeInBytes", at(&mesh, 4));
            info.set("GroupSharedBytesUsed", groupshared(module));
        }
        Stage::AMPLIFICATION => info.set("PayloadSizeInBytes", at(&list(tag::AMPLIFICATION), 1)),
        _ => {}
    }
    let uses_view = description.declared.unwrap_or(0) >> VIEW & 1;
    info.set("UsesViewID", uses_view as u32);
    let vectors = |signature: &[Element], stream: u32| {
        let of_stream = signature.iter().filter(|element| element.stream == stream && element.start_row >= 0);
        of_stream.map(|element| (element.start_row as u32).saturating_add(element.rows)).max().unwrap_or(0)
    };
    info.set("SigPatchConstOrPrimVectors", vectors(patch, 0));
    info.set("SigPrimVectors", vectors(patch, 0));
    info.set("SigInputElements", inputs.len() as u32);
    info.set("SigOutputElements", outputs.len() as u32);
    info.set("SigPatchConstOrPrimElements", patch.len() as u32);
    info.set("SigInputVectors", vectors(inputs, 0));
    for (stream, name) in
        ["SigOutputVectors[0]", "SigOutputVectors[1]", "SigOutputVectors[2]", "SigOutputVectors[3]"].iter().enumerate()
    {
        info.set(name, vectors(outputs, stream as u32));
    }
    group(info, module, entry);
    info.set("NumBytesGroupSharedMemory", groupshared(module));
}

/// Threads and lanes.
fn group(info: &mut Info, module: &Module, entry: &Entry) {
    let threads = match info.stage {
        Stage::MESH | Stage::AMPLIFICATION => {
            let tag = if info.stage == Stage::MESH { tag::MESH } else { tag::AMPLIFICATION };
            let properties = entry.property(tag);
            let id = properties.and_then(|id| crate::dxil::description::child(module, id, 0));
            id.map_or(Vec::new(), |id| numbers(module, id))
        }
        Stage::COMPUTE => entry.numbers(module, tag::THREADS).unwrap_or_default(),
        _ => Vec::new(),
    };
    for (name, count) in ["NumThreadsX", "NumThreadsY", "NumThreadsZ"].iter().zip(threads) {
        info.set(name, count as u32);
    }
    let (least, most) = wave(module, entry);
    if least != 0 {
        info.set("MinimumExpectedWaveLaneCount", least);
        info.set("MaximumExpectedWaveLaneCount", if most != 0 { most } else { least });
    }
}

/// Fewest and most lanes of a wave that an entry asks for; zeros where it does not.
pub fn wave(module: &Module, entry: &Entry) -> (u32, u32) {
    let list = entry.numbers(module, tag::WAVE).or_else(|| entry.numbers(module, tag::WAVE_RANGE)).unwrap_or_default();
    (list.first().copied().unwrap_or(0) as u32, list.get(1).copied().unwrap_or(0) as u32)
}

fn numbers(module: &Module, id: crate::dxil::module::MetadataId) -> Vec<i64> {
    let list = crate::dxil::description::operands(module, id);
    list.into_iter().map(|id| id.and_then(|id| module.metadata_integer(id)).unwrap_or(0)).collect()
}

/// Bytes of groupshared memory of the module.
pub fn groupshared(module: &Module) -> u32 {
    let used = module.globals.iter().filter(|global| global.space == GROUPSHARED);
    used.fold(0_u64, |sum, global| sum.saturating_add(size(module, global.ty, 0).0)).min(u32::MAX.into()) as u32
}

/// Bytes of a type in memory.
pub(super) fn bytes(module: &Module, ty: TypeId) -> u32 {
    size(module, ty, 0).0.min(u32::MAX.into()) as u32
}

/// Bytes and alignment of a type in memory.
fn size(module: &Module, ty: TypeId, depth: u32) -> (u64, u64) {
    const DEEPEST: u32 = 32;
    if depth > DEEPEST {
        return (0, 1);
    }
    match module.ty(ty) {
        Type::Half | Type::Integer(9..=16) => (2, 2),
        Type::Float | Type::Integer(17..=32) | Type::Pointer { .. } => (4, 4),
        Type::Double | Type::Integer(33..=64) => (8, 8),
        // Booleans take four bytes.
        Type::Integer(1) => (4, 4),
        Type::Integer(_) => (1, 1),
        Type::Array { element, count } => {
            let (bytes, alignment) = size(module, element, depth + 1);
            (bytes.saturating_mul(count), alignment)
        }
        Type::Vector { element, count } => {
            let bytes = size(module, element, depth + 1).0.saturating_mul(count.into());
            (bytes, bytes.next_power_of_two().max(1))
        }
        Type::Struct { members, packed, .. } => {
            let (mut end, mut most) = (0_u64, 1);
            for member in module.list(members) {
                let (bytes, alignment) = size(module, TypeId(*member), depth + 1);
                let alignment = if packed { 1 } else { alignment };
                end = end.checked_next_multiple_of(alignment).unwrap_or(end).saturating_add(bytes);
                most = most.max(alignment);
            }
            (end.checked_next_multiple_of(most).unwrap_or(end), most)
        }
        _ => (0, 1),
    }
}

fn resources(psv: &mut Psv, description: &Description) {
    for class in [BUFFER, SAMPLER, SRV, UAV] {
        psv.resources.extend(description.resources[class].iter().map(|resource| range(resource, class)));
    }
    if !psv.resources.is_empty() {
        psv.resource_size = if psv.info.size >= 48 { 24 } else { 16 };
    }
}

fn range(resource: &Resource, class: usize) -> psv::Resource {
    const RAW: u32 = 11;
    const STRUCTURED: u32 = 12;
    const ACCELERATION: u32 = 16;
    let kind = match (class, resource.kind) {
        (BUFFER, _) => 2,
        (SAMPLER, _) => 1,
        (SRV, RAW | ACCELERATION) => 4,
        (SRV, STRUCTURED) => 5,
        (SRV, _) => 3,
        (_, RAW) => 7,
        (_, STRUCTURED) if resource.counter => 9,
        (_, STRUCTURED) => 8,
        _ => 6,
    };
    psv::Resource {
        kind,
        space: resource.space,
        lower: resource.lower,
        upper: resource.upper(),
        shape: resource.kind,
        flags: u32::from(class == UAV && resource.atomic64),
    }
}

/// One element; its name and indices go to the tables.
fn add(psv: &mut Psv, element: &Element, old: bool) -> psv::Element {
    let name = match element.kind {
        0 if !element.name.is_empty() => {
            let offset = psv.strings.len() as u32;
            psv.strings.extend_from_slice(&element.name);
            psv.strings.push(0);
            offset
        }
        _ => 0,
    };
    let indices = &element.indices;
    let known =
        if indices.is_empty() { Some(0) } else { psv.indices.windows(indices.len()).position(|run| run == indices) };
    let place = known.unwrap_or_else(|| {
        psv.indices.extend_from_slice(indices);
        psv.indices.len() - indices.len()
    });
    let allocated = element.start_row >= 0;
    psv::Element {
        name,
        indices: place as u32,
        rows: element.rows as u8,
        start_row: if allocated { element.start_row as u8 } else { 0 },
        columns: element.columns & 0xF
            | if allocated { 0x40 | (element.start_column.max(0) as u8 & 3) << 4 } else { 0 },
        kind: element.kind,
        component_type: super::component(element.component, old),
        interpolation: element.interpolation,
        dynamic: element.dynamic & 0xF | (element.stream as u8 & 3) << 4,
        reserved: 0,
    }
}

/// The numbers of `dx.viewIdState`, one after the other.
struct State<'a>(std::slice::Iter<'a, u32>);

impl State<'_> {
    fn word(&mut self) -> u32 {
        self.0.next().copied().unwrap_or(0)
    }
    /// A mask of that many components, in as many words as PSV0 keeps.
    fn mask(&mut self, components: u32, words: usize) -> Vec<u32> {
        let stored = components.div_ceil(32) as usize;
        let mut mask: Vec<u32> = (0..stored.min(self.0.len())).map(|_| self.word()).collect();
        mask.resize(words, 0);
        mask
    }
    /// A mask for each of `inputs` components, among room for `vectors` rows.
    fn table(&mut self, inputs: u32, outputs: u32, vectors: u8, rows: u8) -> Dependency {
        let masks = psv::mask_words(rows);
        // The masks follow each other as they are stored, whatever room PSV0 has for each.
        let stored = outputs.div_ceil(32).saturating_mul(inputs) as usize;
        let mut words: Vec<u32> = (0..stored.min(self.0.len())).map(|_| self.word()).collect();
        words.resize(masks * usize::from(vectors) * 4, 0);
        Dependency { masks, words }
    }
}

fn dependencies(psv: &mut Psv, description: &Description) {
    let stage = psv.info.stage;
    let (inputs, outputs, patch) = (psv.info.input_vectors(), psv.info.output_vectors(), psv.info.patch_vectors());
    let uses_view = psv.info.uses_view();
    let state = description.view_state.as_deref().unwrap_or(&[]);
    let mut state = State(state.iter());
    let input_components = state.word();
    let streams = if stage == Stage::GEOMETRY { 4 } else { 1 };
    let mut output_components = 0;
    for (stream, vectors) in outputs.into_iter().enumerate() {
        let masks = psv::mask_words(vectors);
        if stream >= streams {
            psv.input_to_output[stream] = Dependency { masks, words: Vec::new() };
            continue;
        }
        let components = state.word();
        if stream == 0 {
            output_components = components;
        }
        if uses_view {
            psv.view_outputs[stream] = state.mask(components, masks);
        }
        psv.input_to_output[stream] = state.table(input_components, components, inputs, vectors);
    }
    match stage {
        Stage::HULL | Stage::MESH => {
            let components = state.word();
            if uses_view {
                psv.view_patch = state.mask(components, psv::mask_words(patch));
            }
            psv.input_to_patch = state.table(input_components, components, inputs, patch);
        }
        Stage::DOMAIN => {
            let components = state.word();
            psv.patch_to_output = state.table(components, output_components, patch, outputs[0]);
        }
        _ => {}
    }
}
