//! What the module means as a shader: model, entry points, signatures and resources, read from its
//! metadata.
//!
//! Reading never fails: what metadata does not say, or says in a wrong form, is left out. Rules look at
//! the metadata themselves.

use super::header::Kind;
use super::module::{ConstantKind, Metadata, MetadataId, Module, Text, TypeId, ValueId};

/// Version pair.
pub type Version = (u32, u32);

/// A program.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// `dx.version`.
    pub version: Option<Version>,
    /// `dx.valver`: the validator that the program was compiled for.
    pub validator: Option<Version>,
    /// `dx.shaderModel`: letters such as `ps`.
    pub stage: Text,
    /// Major and minor number of the shader model.
    pub model: Version,
    /// `dx.entryPoints`. The first entry of a library has no function and holds what is the whole module's.
    pub entries: Vec<Entry>,
    /// The resources of the first entry, which are the module's.
    pub resources: Resources,
    /// `dx.viewIdState`: its words; `None` if there is none.
    pub view_id: Option<Vec<u32>>,
}

/// Tags of the properties of an entry.
pub mod tag {
    /// Shader flags, 64 bits.
    pub const FLAGS: u32 = 0;
    /// Geometry shaders: input primitive, largest output, streams, topology, instances.
    pub const GEOMETRY: u32 = 1;
    /// Domain shaders: domain, input control points.
    pub const DOMAIN: u32 = 2;
    /// Hull shaders: patch function, input and output control points, domain, partitioning, output
    /// primitive, largest factor.
    pub const HULL: u32 = 3;
    /// Threads of a group.
    pub const THREADS: u32 = 4;
    /// Space for resources without one.
    pub const BINDING_SPACE: u32 = 5;
    /// Bytes of the payload.
    pub const PAYLOAD: u32 = 6;
    /// Bytes of the attributes.
    pub const ATTRIBUTES: u32 = 7;
    /// Stage of an entry of a library.
    pub const STAGE: u32 = 8;
    /// Mesh shaders: threads, vertices, primitives, topology, payload.
    pub const MESH: u32 = 9;
    /// Amplification shaders: threads, payload.
    pub const AMPLIFICATION: u32 = 10;
    /// Lanes of a wave.
    pub const WAVE: u32 = 11;
    /// Root signature.
    pub const ROOT_SIGNATURE: u32 = 12;
    /// Launch of a node.
    pub const NODE_LAUNCH: u32 = 13;
    /// Least, most and preferred lanes of a wave.
    pub const WAVE_RANGE: u32 = 23;
}

/// An entry point.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// Index into [`Module::functions`]; `None` in the first entry of a library.
    pub function: Option<u32>,
    /// Its name.
    pub name: Text,
    /// Input signature.
    pub inputs: Vec<Element>,
    /// Output signature.
    pub outputs: Vec<Element>,
    /// Patch constants, or the outputs of primitives of a mesh shader.
    pub patch: Vec<Element>,
    /// Tags and their values.
    pub properties: Vec<(u32, Option<MetadataId>)>,
}

impl Entry {
    /// The value of a property.
    pub fn property(&self, tag: u32) -> Option<MetadataId> {
        self.properties.iter().find(|(one, _)| *one == tag).and_then(|(_, value)| *value)
    }

    /// The shader flags; 0 if there are none.
    pub fn flags(&self, module: &Module) -> u64 {
        self.property(tag::FLAGS).and_then(|id| module.metadata_integer(id)).unwrap_or(0) as u64
    }

    /// The numbers in the node that a property's value is; what is no number counts as `None`.
    pub fn numbers(&self, module: &Module, tag: u32) -> Vec<Option<i64>> {
        let Some(id) = self.property(tag) else { return Vec::new() };
        match module.node(id) {
            Some(operands) => operands.map(|one| one.and_then(|one| module.metadata_integer(one))).collect(),
            None => vec![module.metadata_integer(id)],
        }
    }
}

/// An element of a signature.
#[derive(Clone, Debug, Default)]
pub struct Element {
    /// Number.
    pub id: u32,
    /// Semantic name.
    pub name: Text,
    /// Component type.
    pub component: u32,
    /// Kind of semantic.
    pub semantic: u32,
    /// Semantic index of each row.
    pub indices: Vec<u32>,
    /// Interpolation.
    pub interpolation: u32,
    /// Rows.
    pub rows: u32,
    /// Columns.
    pub columns: u32,
    /// First row; -1 if it has no place.
    pub start_row: i32,
    /// First column; -1 if it has no place.
    pub start_column: i32,
    /// Output stream.
    pub stream: u32,
    /// Components that are indexed dynamically.
    pub dynamic: u32,
    /// Components that are used.
    pub usage: u32,
}

/// The class of a resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Class {
    /// Read-only.
    #[default]
    Srv,
    /// Read and written.
    Uav,
    /// Constant buffer.
    ConstantBuffer,
    /// Sampler.
    Sampler,
}

/// A resource.
#[derive(Clone, Debug, Default)]
pub struct Resource {
    /// Class.
    pub class: Class,
    /// Number within its class.
    pub id: u32,
    /// Its symbol: a global, or an undefined value of a pointer type.
    pub symbol: Option<ValueId>,
    /// Type of what the symbol points to in the source.
    pub ty: Option<TypeId>,
    /// Name.
    pub name: Text,
    /// Register space.
    pub space: u32,
    /// First register.
    pub lower: u32,
    /// How many; 0xFFFFFFFF without bound.
    pub count: u32,
    /// Shape: 1 to 9 textures, 10 typed, 11 raw, 12 structured buffer, 13 constant buffer, 14 sampler,
    /// 15 texture buffer, 16 acceleration structure, 17 and 18 feedback.
    pub kind: u32,
    /// Samples of a multisampled texture that can only be read.
    pub samples: u32,
    /// Globally coherent.
    pub coherent: bool,
    /// Has a counter.
    pub counter: bool,
    /// Rasteriser ordered.
    pub ordered: bool,
    /// Bytes of a constant buffer.
    pub size: u32,
    /// Kind of sampler: 0 default, 1 comparison, 2 mono.
    pub sampler: u32,
    /// Component type of a typed resource.
    pub component: u32,
    /// Bytes of an element of a structured buffer.
    pub stride: u32,
    /// Kind of sampler feedback.
    pub feedback: Option<u32>,
    /// 64-bit atomic operations.
    pub atomics64: bool,
    /// Coherent after reordering.
    pub reorder_coherent: bool,
}

/// The resources of a module.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// Read-only ones.
    pub srvs: Vec<Resource>,
    /// Writable ones.
    pub uavs: Vec<Resource>,
    /// Constant buffers.
    pub constant_buffers: Vec<Resource>,
    /// Samplers.
    pub samplers: Vec<Resource>,
}

impl Program {
    /// Reads the program that a module is.
    pub fn decode(module: &Module) -> Self {
        let reader = Reader { module };
        let model = reader.first("dx.shaderModel");
        let at = |place: usize| model.get(place).copied().flatten();
        let number = |place: usize| reader.number(at(place)) as u32;
        Self {
            version: reader.version("dx.version"),
            validator: reader.version("dx.valver"),
            stage: reader.text(at(0)),
            model: (number(1), number(2)),
            entries: module.named("dx.entryPoints").iter().map(|id| reader.entry(MetadataId(*id))).collect(),
            resources: reader.resources(),
            view_id: reader.view_id(),
        }
    }

    /// The stage; `None` for letters that stand for none.
    pub fn kind(&self, module: &Module) -> Option<Kind> {
        let letters = module.text(self.stage);
        (0..16).map(Kind).find(|kind| kind.prefix().is_some_and(|prefix| prefix.as_bytes() == letters))
    }

    /// Whether the shader model is at least this one.
    pub fn is_at_least(&self, major: u32, minor: u32) -> bool {
        self.model >= (major, minor)
    }

    /// The flags of the first entry, which are the module's.
    pub fn flags(&self, module: &Module) -> u64 {
        self.entries.first().map_or(0, |entry| entry.flags(module))
    }
}

/// Reads metadata without a word about what is missing.
struct Reader<'m> {
    module: &'m Module,
}

/// An operand of a node.
type Operand = Option<MetadataId>;

impl Reader<'_> {
    fn operands(&self, id: Operand) -> Vec<Operand> {
        id.and_then(|id| self.module.node(id)).map(Iterator::collect).unwrap_or_default()
    }

    /// The operands of the first node of named metadata.
    fn first(&self, name: &str) -> Vec<Operand> {
        self.operands(self.module.named(name).first().map(|id| MetadataId(*id)))
    }

    fn number(&self, id: Operand) -> i64 {
        id.and_then(|id| self.module.metadata_integer(id)).unwrap_or(0)
    }

    fn text(&self, id: Operand) -> Text {
        match id.and_then(|id| self.module.metadata(None, id)) {
            Some(Metadata::Text(text)) => text,
            _ => Text::default(),
        }
    }

    fn version(&self, name: &str) -> Option<Version> {
        let operands = self.first(name);
        let (major, minor) = (*operands.first()?, *operands.get(1)?);
        Some((self.number(major) as u32, self.number(minor) as u32))
    }

    fn entry(&self, id: MetadataId) -> Entry {
        let operands = self.operands(Some(id));
        let at = |place: usize| operands.get(place).copied().flatten();
        let function = at(0).and_then(|id| match self.module.metadata(None, id)? {
            Metadata::Value(_, value) => match self.module.value(None, value)?.kind {
                super::module::ValueKind::Function(index) => Some(index),
                _ => None,
            },
            _ => None,
        });
        let signatures = self.operands(at(2));
        let signature = |place: usize| {
            let elements = self.operands(signatures.get(place).copied().flatten());
            elements.into_iter().map(|element| self.element(element)).collect()
        };
        let properties = self.operands(at(4));
        let pairs = properties.chunks_exact(2);
        Entry {
            function,
            name: self.text(at(1)),
            inputs: signature(0),
            outputs: signature(1),
            patch: signature(2),
            properties: pairs.map(|pair| (self.number(pair[0]) as u32, pair[1])).collect(),
        }
    }

    fn element(&self, id: Operand) -> Element {
        let operands = self.operands(id);
        let at = |place: usize| operands.get(place).copied().flatten();
        let number = |place: usize| self.number(at(place));
        let mut element = Element {
            id: number(0) as u32,
            name: self.text(at(1)),
            component: number(2) as u8 as u32,
            semantic: number(3) as u8 as u32,
            indices: self.operands(at(4)).into_iter().map(|one| self.number(one) as u32).collect(),
            interpolation: number(5) as u8 as u32,
            rows: number(6) as u32,
            columns: number(7) as u8 as u32,
            start_row: number(8) as i32,
            start_column: number(9) as i8 as i32,
            ..Element::default()
        };
        for pair in self.operands(at(10)).chunks_exact(2) {
            let value = self.number(pair[1]) as u32;
            match self.number(pair[0]) {
                0 => element.stream = value,
                2 => element.dynamic = value,
                3 => element.usage = value,
                _ => {}
            }
        }
        element
    }

    fn resources(&self) -> Resources {
        // The first entry names the resources; `dx.resources` only says the same.
        let entry = self.first("dx.entryPoints");
        let lists = self.operands(entry.get(3).copied().flatten());
        let list = |place: usize, class: Class| {
            let rows = self.operands(lists.get(place).copied().flatten());
            rows.into_iter().map(|row| self.resource(row, class)).collect()
        };
        Resources {
            srvs: list(0, Class::Srv),
            uavs: list(1, Class::Uav),
            constant_buffers: list(2, Class::ConstantBuffer),
            samplers: list(3, Class::Sampler),
        }
    }

    fn resource(&self, id: Operand, class: Class) -> Resource {
        let operands = self.operands(id);
        let at = |place: usize| operands.get(place).copied().flatten();
        let number = |place: usize| self.number(at(place)) as u32;
        let symbol = at(1).and_then(|id| match self.module.metadata(None, id)? {
            Metadata::Value(_, value) => Some(value),
            _ => None,
        });
        let mut resource = Resource {
            class,
            id: number(0),
            symbol,
            ty: symbol.and_then(|symbol| self.pointee(symbol)),
            name: self.text(at(2)),
            space: number(3),
            lower: number(4),
            count: number(5),
            ..Resource::default()
        };
        let extra = match class {
            Class::Srv => {
                (resource.kind, resource.samples) = (number(6), number(7));
                at(8)
            }
            Class::Uav => {
                resource.kind = number(6);
                resource.coherent = number(7) != 0;
                resource.counter = number(8) != 0;
                resource.ordered = number(9) != 0;
                at(10)
            }
            Class::ConstantBuffer => {
                (resource.kind, resource.size) = (13, number(6));
                at(7)
            }
            Class::Sampler => {
                (resource.kind, resource.sampler) = (14, number(6));
                at(7)
            }
        };
        for pair in self.operands(extra).chunks_exact(2) {
            let value = self.number(pair[1]) as u32;
            match self.number(pair[0]) {
                0 => resource.component = value,
                1 => resource.stride = value,
                2 => resource.feedback = Some(value),
                3 => resource.atomics64 = value != 0,
                4 => resource.reorder_coherent = value != 0,
                _ => {}
            }
        }
        resource
    }

    /// What the symbol of a resource points to. From model 6.6 on symbols of libraries are handles and
    /// the pointer is cast; the type of the cast is that of the source either way.
    fn pointee(&self, symbol: ValueId) -> Option<TypeId> {
        match self.module.ty(self.module.value(None, symbol)?.ty) {
            super::module::Type::Pointer { element, .. } => Some(element),
            _ => None,
        }
    }

    fn view_id(&self) -> Option<Vec<u32>> {
        let id = self.first("dx.viewIdState").first().copied().flatten()?;
        let Metadata::Value(_, value) = self.module.metadata(None, id)? else { return None };
        let constant = self.module.constant(None, value)?;
        Some(match constant.kind {
            ConstantKind::Data(words) => self.module.numbers(words).iter().map(|word| *word as u32).collect(),
            ConstantKind::Null => match self.module.ty(constant.ty) {
                super::module::Type::Array { count, .. } => vec![0; count.min(0x1_0000) as usize],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        })
    }
}
