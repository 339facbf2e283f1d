//! What the metadata of a module says, as far as flags are concerned.

use super::{Buffer, Description, Entry};
use crate::dxil::module::{Metadata, MetadataId, Module, TypeId, ValueId};

/// Most operands of a node that are looked at.
const MOST: usize = 1 << 16;

/// The operands of a node.
fn node(module: &Module, id: MetadataId) -> Vec<Option<MetadataId>> {
    module.node(id).map(|operands| operands.take(MOST).collect()).unwrap_or_default()
}

fn child(module: &Module, id: MetadataId, place: usize) -> Option<MetadataId> {
    node(module, id).get(place).copied().flatten()
}

fn number(module: &Module, id: MetadataId, place: usize) -> Option<i64> {
    module.metadata_integer(child(module, id, place)?)
}

/// A pair of numbers, as in `dx.valver`.
fn pair(module: &Module, name: &str) -> Option<(u32, u32)> {
    let id = MetadataId(*module.named(name).first()?);
    Some((number(module, id, 0)? as u32, number(module, id, 1)? as u32))
}

fn stage(name: &[u8]) -> u32 {
    const STAGES: [(&[u8], u32); 9] =
        [(b"ps", 0), (b"vs", 1), (b"gs", 2), (b"hs", 3), (b"ds", 4), (b"cs", 5), (b"lib", 6), (b"ms", 13), (b"as", 14)];
    STAGES.iter().find(|(letters, _)| *letters == name).map_or(u32::MAX, |(_, number)| *number)
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
        if let Some(id) = module.named("dx.shaderModel").first() {
            let name = child(module, MetadataId(*id), 0);
            description.stage = stage(name.and_then(|name| module.metadata_text(name)).unwrap_or(&[]));
        }
        if let Some(id) = module.named("dx.resources").first() {
            description.srvs = buffers(module, child(module, MetadataId(*id), 0), false);
            description.uavs = buffers(module, child(module, MetadataId(*id), 1), true);
        }
        for id in module.named("dx.entryPoints") {
            description.entry(module, MetadataId(*id));
        }
        description.raytracing_subobject = module.named("dx.subobjects").iter().any(|id| {
            node(module, MetadataId(*id)).into_iter().flatten().any(|subobject| needs_raytracing(module, subobject))
        });
        description
    }
    fn entry(&mut self, module: &Module, id: MetadataId) {
        let function = child(module, id, 0);
        let properties = properties(module, child(module, id, 4));
        let is_first = self.entries.is_empty() && self.declared.is_none();
        if let (true, Some(flags)) = (is_first, property(&properties, FLAGS)) {
            self.declared = module.metadata_integer(flags).map(|flags| flags as u64);
        }
        let kind = property(&properties, STAGE).and_then(|id| module.metadata_integer(id));
        let signatures = child(module, id, 2);
        let kinds =
            |place| signatures.and_then(|id| child(module, id, place)).map_or(Vec::new(), |id| kinds(module, id));
        let patch = property(&properties, HULL).and_then(|id| child(module, id, 0));
        self.entries.push(Entry {
            function: function.and_then(|id| place(module, id)),
            patch_function: patch.and_then(|id| place(module, id)),
            stage: kind.map_or(self.stage, |kind| kind as u32),
            inputs: kinds(0),
            outputs: kinds(1),
        });
    }
}

const FLAGS: i64 = 0;
const HULL: i64 = 3;
const STAGE: i64 = 8;

/// Tags and values of the properties of an entry.
fn properties(module: &Module, id: Option<MetadataId>) -> Vec<(i64, MetadataId)> {
    let operands = id.map_or(Vec::new(), |id| node(module, id));
    let pair = |pair: &[Option<MetadataId>]| Some((module.metadata_integer(pair[0]?)?, pair[1]?));
    operands.chunks_exact(2).filter_map(pair).collect()
}

fn property(properties: &[(i64, MetadataId)], tag: i64) -> Option<MetadataId> {
    properties.iter().find(|(known, _)| *known == tag).map(|(_, id)| *id)
}

/// Index into [`Module::functions`].
fn place(module: &Module, id: MetadataId) -> Option<u32> {
    use crate::dxil::module::ValueKind;
    match module.metadata(None, id)? {
        Metadata::Value(_, value) => match module.value(None, value)?.kind {
            ValueKind::Function(index) => Some(index),
            _ => None,
        },
        _ => None,
    }
}

/// Semantic kinds of a signature.
fn kinds(module: &Module, id: MetadataId) -> Vec<u8> {
    let kind = |element: MetadataId| number(module, element, 3).unwrap_or(0) as u8;
    node(module, id).into_iter().flatten().map(kind).collect()
}

fn buffers(module: &Module, id: Option<MetadataId>, is_uav: bool) -> Vec<Buffer> {
    let records = id.map_or(Vec::new(), |id| node(module, id));
    records.into_iter().flatten().map(|id| buffer(module, id, is_uav)).collect()
}

fn buffer(module: &Module, id: MetadataId, is_uav: bool) -> Buffer {
    let operands = node(module, id);
    let at = |place: usize| {
        let operand = operands.get(place).copied().flatten();
        operand.and_then(|id| module.metadata_integer(id)).unwrap_or(0) as u32
    };
    let variable = operands.get(1).copied().flatten().and_then(|id| module.metadata(None, id));
    let (ty, global) = match variable {
        Some(Metadata::Value(ty, value)) => (ty, Some(value)),
        _ => (TypeId(u32::MAX), None),
    };
    Buffer {
        id: at(0),
        kind: at(6),
        components: super::handles::components(module, ty),
        space: at(3),
        lower: at(4),
        range: at(5),
        ordered: is_uav && at(9) & 1 != 0,
        global: global.filter(|value| is_global(module, *value)),
    }
}

fn is_global(module: &Module, value: ValueId) -> bool {
    use crate::dxil::module::ValueKind;
    matches!(module.value(None, value).map(|value| value.kind), Some(ValueKind::Global(_)))
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
