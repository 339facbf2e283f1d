//! What RDAT says of the nodes of work graphs.

use super::rdat::Builder;
use crate::dxil::description::{Entry, child, number, operands, tag};
use crate::dxil::module::{MetadataId, Module};
use crate::dxil::rdat::TableKind;

/// Kinds of attributes of a node.
mod attribute {
    pub(super) const ID: u32 = 1;
    pub(super) const THREADS: u32 = 2;
    pub(super) const SHARE: u32 = 3;
    pub(super) const GRID: u32 = 4;
    pub(super) const RECURSION: u32 = 5;
    pub(super) const ARGUMENTS: u32 = 6;
    pub(super) const MOST_GRID: u32 = 7;
}

/// Kinds of attributes of an input or output.
mod io {
    pub(super) const OUTPUT: u32 = 1;
    pub(super) const MOST_RECORDS: u32 = 2;
    pub(super) const SHARED_WITH: u32 = 3;
    pub(super) const SIZE: u32 = 4;
    pub(super) const GRID: u32 = 5;
    pub(super) const ARRAY_SIZE: u32 = 6;
    pub(super) const SPARSE: u32 = 7;
    pub(super) const ALIGNMENT: u32 = 8;
}

/// Writes the node that an entry is, which uses `shared` bytes of groupshared memory; gives its row.
pub(super) fn write(builder: &mut Builder, module: &Module, entry: &Entry, shared: u32) -> u32 {
    let launch = entry.number(module, tag::NODE_LAUNCH).unwrap_or(0) as u32;
    let mut attributes = Vec::new();
    let mut add = |builder: &mut Builder, kind: u32, value: u32| {
        let row = builder.shared(TableKind::FUNCTION_ATTRIBUTES, &[kind, value]);
        attributes.push(row);
    };
    if let Some(id) = entry.property(tag::NODE_ID) {
        let row = node_id(builder, module, id);
        add(builder, attribute::ID, row);
    }
    if let Some(place) = list(builder, module, entry, tag::THREADS) {
        add(builder, attribute::THREADS, place);
    }
    match entry.number(module, tag::NODE_ARGUMENTS) {
        Some(place) if place >= 0 => add(builder, attribute::ARGUMENTS, place as u32),
        _ => {}
    }
    if let Some(id) = entry.property(tag::NODE_SHARE) {
        let row = node_id(builder, module, id);
        add(builder, attribute::SHARE, row);
    }
    if let Some(place) = list(builder, module, entry, tag::NODE_GRID) {
        add(builder, attribute::GRID, place);
    }
    match entry.number(module, tag::NODE_RECURSION) {
        Some(depth) if depth != 0 => add(builder, attribute::RECURSION, depth as u32),
        _ => {}
    }
    if let Some(place) = list(builder, module, entry, tag::NODE_MOST_GRID) {
        add(builder, attribute::MOST_GRID, place);
    }
    let attributes = builder.list(&attributes);
    let inputs = ios(builder, module, entry.property(tag::NODE_INPUTS));
    let outputs = ios(builder, module, entry.property(tag::NODE_OUTPUTS));
    builder.shared(TableKind::NODES, &[launch, shared, attributes, outputs, inputs])
}

fn list(builder: &mut Builder, module: &Module, entry: &Entry, tag: u32) -> Option<u32> {
    let numbers: Vec<u32> = entry.numbers(module, tag)?.into_iter().map(|number| number as u32).collect();
    Some(builder.list(&numbers))
}

fn node_id(builder: &mut Builder, module: &Module, id: MetadataId) -> u32 {
    let name = child(module, id, 0).and_then(|id| module.metadata_text(id)).unwrap_or(&[]).to_vec();
    let name = builder.string(&name);
    let index = number(module, id, 1).unwrap_or(0) as u32;
    builder.shared(TableKind::NODE_IDS, &[name, index])
}

fn ios(builder: &mut Builder, module: &Module, id: Option<MetadataId>) -> u32 {
    let nodes = id.map_or(Vec::new(), |id| operands(module, id));
    let rows: Vec<u32> = nodes.into_iter().flatten().map(|id| io(builder, module, id)).collect();
    builder.list(&rows)
}

/// Tags of an input or output in the metadata.
mod property {
    pub(super) const OUTPUT: i64 = 0;
    pub(super) const FLAGS: i64 = 1;
    pub(super) const TYPE: i64 = 2;
    pub(super) const MOST_RECORDS: i64 = 3;
    pub(super) const SHARED_WITH: i64 = 4;
    pub(super) const ARRAY_SIZE: i64 = 5;
    pub(super) const SPARSE: i64 = 6;
}

fn io(builder: &mut Builder, module: &Module, id: MetadataId) -> u32 {
    let list = operands(module, id);
    let find = |tag: i64| {
        let mut pairs = list.chunks_exact(2);
        pairs.find(|pair| pair[0].and_then(|id| module.metadata_integer(id)) == Some(tag)).and_then(|pair| pair[1])
    };
    let numbered = |tag: i64| find(tag).and_then(|id| module.metadata_integer(id));
    let kind = numbered(property::FLAGS).unwrap_or(0) as u32;
    let mut attributes: Vec<(u32, u32)> = Vec::new();
    if let Some(id) = find(property::OUTPUT) {
        attributes.push((io::OUTPUT, node_id(builder, module, id)));
        attributes.push((io::ARRAY_SIZE, numbered(property::ARRAY_SIZE).unwrap_or(0) as u32));
    }
    match (numbered(property::SHARED_WITH), numbered(property::MOST_RECORDS)) {
        (Some(other), _) if other >= 0 => attributes.push((io::SHARED_WITH, other as u32)),
        (_, Some(most)) if most != 0 => attributes.push((io::MOST_RECORDS, most as u32)),
        _ => {}
    }
    if numbered(property::SPARSE).is_some_and(|sparse| sparse & 1 != 0) {
        attributes.push((io::SPARSE, 1));
    }
    if let Some(record) = find(property::TYPE) {
        record_type(module, record, &mut attributes);
    }
    let rows: Vec<u32> =
        attributes.iter().map(|(kind, value)| builder.shared(TableKind::IO_ATTRIBUTES, &[*kind, *value])).collect();
    let place = builder.list(&rows);
    builder.shared(TableKind::IO_NODES, &[kind, place])
}

fn record_type(module: &Module, id: MetadataId, attributes: &mut Vec<(u32, u32)>) {
    const SIZE: i64 = 0;
    const GRID: i64 = 1;
    const ALIGNMENT: i64 = 2;
    let list = operands(module, id);
    let find = |tag: i64| {
        let mut pairs = list.chunks_exact(2);
        pairs.find(|pair| pair[0].and_then(|id| module.metadata_integer(id)) == Some(tag)).and_then(|pair| pair[1])
    };
    let numbered = |tag: i64| find(tag).and_then(|id| module.metadata_integer(id)).unwrap_or(0) as u32;
    if numbered(SIZE) != 0 {
        attributes.push((io::SIZE, numbered(SIZE)));
    }
    if let Some(grid) = find(GRID) {
        let part = |place| number(module, grid, place).unwrap_or(0) as u32;
        attributes.push((io::GRID, part(0) & 0xFFFF | (part(1) << 2 | part(2) & 3) << 16));
    }
    if numbered(ALIGNMENT) != 0 {
        attributes.push((io::ALIGNMENT, numbered(ALIGNMENT)));
    }
}
