//! What the metadata of a module says of its shaders: versions, entry functions, signatures, resources.

use crate::dxil::module::{Metadata, MetadataId, Module, TypeId, ValueId, ValueKind};

/// Most operands of a node that are looked at.
const MOST: usize = 1 << 16;

/// A shader model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShaderModel {
    /// Stage as the program header counts; `u32::MAX` where the name is unknown.
    pub stage: u32,
    /// Major version.
    pub major: u32,
    /// Minor version.
    pub minor: u32,
}

/// An element of a signature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Element {
    /// Its number.
    pub id: u32,
    /// Semantic name.
    pub name: Vec<u8>,
    /// Component type as the program counts it.
    pub component: u8,
    /// Semantic kind.
    pub kind: u8,
    /// Semantic indices, one for each row.
    pub indices: Vec<u32>,
    /// Interpolation mode.
    pub interpolation: u8,
    /// Rows.
    pub rows: u32,
    /// Columns.
    pub columns: u8,
    /// First row, -1 where none is allocated.
    pub start_row: i32,
    /// First column, -1 where none is allocated.
    pub start_column: i8,
    /// Output stream.
    pub stream: u32,
    /// Columns indexed dynamically.
    pub dynamic: u8,
    /// Columns used.
    pub used: u8,
}

/// A resource of any class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resource {
    /// Its number in its class.
    pub id: u32,
    /// Type of its variable.
    pub ty: Option<TypeId>,
    /// Its variable, where it still has one.
    pub global: Option<ValueId>,
    /// Name.
    pub name: Vec<u8>,
    /// Register space.
    pub space: u32,
    /// First register.
    pub lower: u32,
    /// Number of registers; `u32::MAX` for an unbounded range.
    pub range: u32,
    /// Shape; 13 for constant buffers, 14 for samplers.
    pub kind: u32,
    /// Bytes of a constant buffer.
    pub size: u32,
    /// Globally coherent.
    pub coherent: bool,
    /// Has a counter.
    pub counter: bool,
    /// Rasteriser ordered.
    pub ordered: bool,
    /// Component type of a typed resource.
    pub component: u32,
    /// Bytes of a structure.
    pub stride: u32,
    /// Used by 64-bit atomics.
    pub atomic64: bool,
    /// Coherent across reordering.
    pub reorder_coherent: bool,
    /// Components of an element of a typed resource.
    pub components: u32,
}

impl Resource {
    /// Last register; `u32::MAX` for an unbounded range.
    pub fn upper(&self) -> u32 {
        match self.range {
            u32::MAX => u32::MAX,
            range => self.lower.wrapping_add(range).wrapping_sub(1),
        }
    }
}

/// An entry function.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// Index into [`Module::functions`]; `None` for the first entry of a library.
    pub function: Option<u32>,
    /// Its name.
    pub name: Vec<u8>,
    /// Stage as the program header counts.
    pub stage: u32,
    /// Input, output, and patch constant or primitive signature.
    pub signatures: [Vec<Element>; 3],
    /// Properties: tag and node.
    pub properties: Vec<(u32, MetadataId)>,
}

/// Tags of the properties of an entry.
pub mod tag {
    /// Shader flags.
    pub const FLAGS: u32 = 0;
    /// Geometry shader.
    pub const GEOMETRY: u32 = 1;
    /// Domain shader.
    pub const DOMAIN: u32 = 2;
    /// Hull shader.
    pub const HULL: u32 = 3;
    /// Threads of a group.
    pub const THREADS: u32 = 4;
    /// Bytes of the payload of a ray shader.
    pub const PAYLOAD: u32 = 6;
    /// Bytes of the attributes of a ray shader.
    pub const ATTRIBUTES: u32 = 7;
    /// Stage.
    pub const STAGE: u32 = 8;
    /// Mesh shader.
    pub const MESH: u32 = 9;
    /// Amplification shader.
    pub const AMPLIFICATION: u32 = 10;
    /// Lanes of a wave, one number.
    pub const WAVE: u32 = 11;
    /// How a node is launched.
    pub const NODE_LAUNCH: u32 = 13;
    /// Whether a node is an entry of its program.
    pub const NODE_ENTRY: u32 = 14;
    /// Name of a node.
    pub const NODE_ID: u32 = 15;
    /// Index of the local root arguments.
    pub const NODE_ARGUMENTS: u32 = 16;
    /// The node whose input is shared.
    pub const NODE_SHARE: u32 = 17;
    /// Fixed grid of a node.
    pub const NODE_GRID: u32 = 18;
    /// Deepest recursion of a node.
    pub const NODE_RECURSION: u32 = 19;
    /// Inputs of a node.
    pub const NODE_INPUTS: u32 = 20;
    /// Outputs of a node.
    pub const NODE_OUTPUTS: u32 = 21;
    /// Largest grid of a node.
    pub const NODE_MOST_GRID: u32 = 22;
    /// Lanes of a wave, fewest, most, preferred.
    pub const WAVE_RANGE: u32 = 23;
}

impl Entry {
    /// The node of a property.
    pub fn property(&self, tag: u32) -> Option<MetadataId> {
        self.properties.iter().find(|(known, _)| *known == tag).map(|(_, id)| *id)
    }
    /// The number that a property is.
    pub fn number(&self, module: &Module, tag: u32) -> Option<i64> {
        module.metadata_integer(self.property(tag)?)
    }
    /// The numbers that a property lists; 0 for what is no number.
    pub fn numbers(&self, module: &Module, tag: u32) -> Option<Vec<i64>> {
        let list = module.node(self.property(tag)?)?.take(MOST);
        Some(list.map(|id| id.and_then(|id| module.metadata_integer(id)).unwrap_or(0)).collect())
    }
    /// The function that the hull shader calls for each patch: index into [`Module::functions`].
    pub fn patch_function(&self, module: &Module) -> Option<u32> {
        function(module, child(module, self.property(tag::HULL)?, 0)?)
    }
}

/// What the metadata of a module says.
#[derive(Clone, Debug, Default)]
pub struct Description {
    /// Version of the validator; 0.0 means that none is meant.
    pub validator: (u32, u32),
    /// Version of DXIL.
    pub dxil: (u32, u32),
    /// Shader model.
    pub model: ShaderModel,
    /// The flags that the program declares; `None` where it declares none.
    pub declared: Option<u64>,
    /// Entry functions; of a library the first is none, it holds what belongs to the module.
    pub entries: Vec<Entry>,
    /// SRVs, UAVs, constant buffers, samplers.
    pub resources: [Vec<Resource>; 4],
    /// The numbers of `dx.viewIdState`; `None` where there is none.
    pub view_state: Option<Vec<u32>>,
    /// Whether a subobject asks for ray tracing 1.1.
    pub raytracing_subobject: bool,
}

/// Resource classes.
pub const SRV: usize = 0;
/// See [`SRV`].
pub const UAV: usize = 1;
/// See [`SRV`].
pub const BUFFER: usize = 2;
/// See [`SRV`].
pub const SAMPLER: usize = 3;
/// The stage of libraries.
pub const LIBRARY: u32 = 6;

/// The operands of a node.
pub fn operands(module: &Module, id: MetadataId) -> Vec<Option<MetadataId>> {
    module.node(id).map(|operands| operands.take(MOST).collect()).unwrap_or_default()
}

/// One operand of a node.
pub fn child(module: &Module, id: MetadataId, place: usize) -> Option<MetadataId> {
    module.node(id)?.nth(place)?
}

/// One operand of a node, a number.
pub fn number(module: &Module, id: MetadataId, place: usize) -> Option<i64> {
    module.metadata_integer(child(module, id, place)?)
}

fn text(module: &Module, id: MetadataId, place: usize) -> Vec<u8> {
    child(module, id, place).and_then(|id| module.metadata_text(id)).unwrap_or(&[]).to_vec()
}

/// Index into [`Module::functions`] of the function that the entry is.
pub fn function(module: &Module, id: MetadataId) -> Option<u32> {
    match module.metadata(None, id)? {
        Metadata::Value(_, value) => match module.value(None, value)?.kind {
            ValueKind::Function(index) => Some(index),
            _ => None,
        },
        _ => None,
    }
}

/// A pair of numbers, as in `dx.valver`.
fn pair(module: &Module, name: &str) -> Option<(u32, u32)> {
    let id = MetadataId(*module.named(name).first()?);
    Some((number(module, id, 0)? as u32, number(module, id, 1)? as u32))
}

fn stage(name: &[u8]) -> u32 {
    use crate::dxil::Kind;
    let named = |kind: &u16| Kind(*kind).prefix().is_some_and(|prefix| prefix.as_bytes() == name);
    (0..16).find(named).map_or(u32::MAX, u32::from)
}

impl Description {
    /// Reads the metadata.
    pub fn of(module: &Module) -> Self {
        let mut description = Self {
            // Without the record it is the first version.
            validator: pair(module, "dx.valver").unwrap_or((1, 0)),
            dxil: pair(module, "dx.version").unwrap_or((1, 0)),
            ..Self::default()
        };
        if let Some(id) = module.named("dx.shaderModel").first().copied().map(MetadataId) {
            let version = |place| number(module, id, place).unwrap_or(0) as u32;
            let stage = stage(&text(module, id, 0));
            description.model = ShaderModel { stage, major: version(1), minor: version(2) };
        }
        if let Some(id) = module.named("dx.resources").first().copied().map(MetadataId) {
            for (class, table) in description.resources.iter_mut().enumerate() {
                let list = child(module, id, class).map_or(Vec::new(), |id| operands(module, id));
                *table = list.into_iter().flatten().map(|id| resource(module, id, class)).collect();
            }
        }
        for id in module.named("dx.entryPoints") {
            let entry = entry(module, MetadataId(*id), description.model.stage);
            // Those of a library stand in its first entry, which is no function.
            if description.entries.is_empty() {
                description.declared = entry.number(module, tag::FLAGS).map(|flags| flags as u64);
            }
            description.entries.push(entry);
        }
        description.view_state = module.named("dx.viewIdState").first().and_then(|id| numbers(module, MetadataId(*id)));
        description.raytracing_subobject = module
            .named("dx.subobjects")
            .iter()
            .any(|id| operands(module, MetadataId(*id)).into_iter().flatten().any(|one| needs_raytracing(module, one)));
        description
    }
    /// Whether the program is a library.
    pub fn is_library(&self) -> bool {
        self.model.stage == LIBRARY
    }
    /// Whether the validator is of that version or later.
    pub fn validator_from(&self, major: u32, minor: u32) -> bool {
        self.validator.0 == 0 || self.validator >= (major, minor)
    }
    /// Number of registers of all UAVs, each range counted up to 9.
    pub fn uavs(&self) -> &[Resource] {
        &self.resources[UAV]
    }
}

fn entry(module: &Module, id: MetadataId, stage: u32) -> Entry {
    let properties = child(module, id, 4).map_or(Vec::new(), |id| operands(module, id));
    let pair = |pair: &[Option<MetadataId>]| Some((module.metadata_integer(pair[0]?)? as u32, pair[1]?));
    let mut entry = Entry {
        function: child(module, id, 0).and_then(|id| function(module, id)),
        name: text(module, id, 1),
        stage,
        signatures: Default::default(),
        properties: properties.chunks_exact(2).filter_map(pair).collect(),
    };
    if let Some(stage) = entry.number(module, tag::STAGE) {
        entry.stage = stage as u32;
    }
    if let Some(signatures) = child(module, id, 2) {
        for (place, signature) in entry.signatures.iter_mut().enumerate() {
            let list = child(module, signatures, place).map_or(Vec::new(), |id| operands(module, id));
            *signature = list.into_iter().flatten().map(|id| element(module, id)).collect();
            for element in signature.iter_mut() {
                if is_plain(element.kind, entry.stage, place) {
                    element.kind = 0;
                }
            }
        }
    }
    entry
}

/// Whether a system value means nothing in a signature (0 input, 1 output, 2 patch constants): its
/// element is then one like any other.
fn is_plain(kind: u8, stage: u32, signature: usize) -> bool {
    const PIXEL: u32 = 0;
    const VERTEX: u32 = 1;
    const INSTANCE: u8 = 2;
    match kind {
        INSTANCE => (stage, signature) != (VERTEX, 0),
        // Position, array indices, clip and cull distances.
        3..=7 => (stage, signature) == (VERTEX, 0) || signature == 2 && stage != MESH && stage != PIXEL,
        _ => false,
    }
}

/// The stage of mesh shaders.
const MESH: u32 = 13;

fn element(module: &Module, id: MetadataId) -> Element {
    const STREAM: i64 = 0;
    const DYNAMIC: i64 = 2;
    const USED: i64 = 3;
    let at = |place| number(module, id, place);
    let indices = child(module, id, 4).map_or(Vec::new(), |id| operands(module, id));
    let index = |id: Option<MetadataId>| id.and_then(|id| module.metadata_integer(id)).unwrap_or(0) as u32;
    let mut element = Element {
        id: at(0).unwrap_or(0) as u32,
        name: text(module, id, 1),
        component: at(2).unwrap_or(0) as u8,
        kind: at(3).unwrap_or(0) as u8,
        indices: indices.into_iter().map(index).collect(),
        interpolation: at(5).unwrap_or(0) as u8,
        rows: at(6).unwrap_or(0) as u32,
        columns: at(7).unwrap_or(0) as u8,
        start_row: at(8).unwrap_or(-1) as i32,
        start_column: at(9).unwrap_or(-1) as i8,
        ..Element::default()
    };
    for (tag, value) in tagged(module, child(module, id, 10)) {
        let value = module.metadata_integer(value).unwrap_or(0);
        match tag {
            STREAM => element.stream = value as u32,
            DYNAMIC => element.dynamic = value as u8,
            USED => element.used = value as u8,
            _ => {}
        }
    }
    element
}

/// A flat list of tags and values.
fn tagged(module: &Module, id: Option<MetadataId>) -> Vec<(i64, MetadataId)> {
    let list = id.map_or(Vec::new(), |id| operands(module, id));
    let pair = |pair: &[Option<MetadataId>]| Some((module.metadata_integer(pair[0]?)?, pair[1]?));
    list.chunks_exact(2).filter_map(pair).collect()
}

fn resource(module: &Module, id: MetadataId, class: usize) -> Resource {
    const CONSTANT_BUFFER: u32 = 13;
    const SAMPLER_KIND: u32 = 14;
    let at = |place| number(module, id, place).unwrap_or(0) as u32;
    let variable = child(module, id, 1).and_then(|id| module.metadata(None, id));
    let (ty, global) = match variable {
        Some(Metadata::Value(ty, value)) => (Some(ty), Some(value)),
        _ => (None, None),
    };
    let mut resource = Resource {
        id: at(0),
        ty,
        global: global.and_then(|value| crate::dxil::expected::rdat::variable(module, None, value, 0)),
        name: text(module, id, 2),
        space: at(3),
        lower: at(4),
        range: at(5),
        components: ty.map_or(1, |ty| components(module, ty)),
        ..Resource::default()
    };
    let extended = match class {
        SRV => 8,
        UAV => 10,
        _ => 7,
    };
    match class {
        SRV => resource.kind = at(6),
        UAV => {
            resource.kind = at(6);
            resource.coherent = at(7) & 1 != 0;
            resource.counter = at(8) & 1 != 0;
            resource.ordered = at(9) & 1 != 0;
        }
        BUFFER => {
            resource.kind = CONSTANT_BUFFER;
            resource.size = at(6);
        }
        _ => resource.kind = SAMPLER_KIND,
    }
    extensions(module, child(module, id, extended), &mut resource);
    resource
}

fn extensions(module: &Module, id: Option<MetadataId>, resource: &mut Resource) {
    const COMPONENT: i64 = 0;
    const STRIDE: i64 = 1;
    const ATOMIC: i64 = 3;
    const REORDER: i64 = 4;
    for (tag, value) in tagged(module, id) {
        let value = module.metadata_integer(value).unwrap_or(0) as u32;
        match tag {
            COMPONENT => resource.component = value,
            STRIDE => resource.stride = value,
            ATOMIC => resource.atomic64 = value & 1 != 0,
            REORDER => resource.reorder_coherent = value & 1 != 0,
            _ => {}
        }
    }
}

/// The numbers of an array constant that a node holds.
fn numbers(module: &Module, id: MetadataId) -> Option<Vec<u32>> {
    use crate::dxil::module::{ConstantKind, Type};
    let Metadata::Value(ty, value) = module.metadata(None, child(module, id, 0)?)? else { return None };
    match module.constant(None, value)?.kind {
        ConstantKind::Data(data) => Some(module.numbers(data).iter().map(|number| *number as u32).collect()),
        ConstantKind::Aggregate(list) => {
            let item = |id: &u32| module.integer(None, ValueId(*id)).unwrap_or(0) as u32;
            Some(module.list(list).iter().map(item).collect())
        }
        ConstantKind::Null => match module.ty(ty) {
            Type::Array { count, .. } => Some(vec![0; usize::try_from(count).ok()?.min(MOST)]),
            _ => None,
        },
        _ => None,
    }
}

/// Components of the element of a typed resource, told by the type its variable has.
fn components(module: &Module, pointer: TypeId) -> u32 {
    use crate::dxil::module::Type::{Array, Pointer, Struct, Vector};
    const DEEPEST: usize = 64;
    let mut ty = match module.ty(pointer) {
        Pointer { element, .. } => element,
        _ => pointer,
    };
    for _ in 0..DEEPEST {
        match module.ty(ty) {
            Array { element, .. } => ty = element,
            Struct { members, .. } => match module.list(members).first() {
                Some(first) => ty = TypeId(*first),
                None => return 1,
            },
            Vector { count, .. } => return count,
            _ => return 1,
        }
    }
    1
}

/// Whether a subobject asks for ray tracing 1.1: a second form of pipeline configuration, or a state
/// object that may be added to.
fn needs_raytracing(module: &Module, id: MetadataId) -> bool {
    const STATE_OBJECT: i64 = 0;
    const PIPELINE_1: i64 = 12;
    const ADDITIONS: i64 = 4;
    match number(module, id, 1) {
        Some(PIPELINE_1) => true,
        Some(STATE_OBJECT) => number(module, id, 2).is_some_and(|flags| flags & ADDITIONS != 0),
        _ => false,
    }
}
