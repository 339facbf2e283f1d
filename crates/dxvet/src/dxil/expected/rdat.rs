//! RDAT as the module implies it. Subobjects stand in no module: they are taken from the part.

use super::compatibility::{Needs, needs};
use super::{nodes, subobjects};
use crate::bytes::put_word;
use crate::dxil::description::{BUFFER, Description, Entry, Resource, SAMPLER, SRV, UAV, tag};
use crate::dxil::features::{Features, FunctionFlags};
use crate::dxil::module::{ConstantKind, Module, ValueId, ValueKind};
use crate::dxil::rdat::{Rdat, TableKind};
use std::collections::HashMap;

/// No record, no list.
pub(super) const NONE: u32 = u32::MAX;

/// The part being written.
#[derive(Default)]
pub(super) struct Builder {
    pub(super) strings: Vec<u8>,
    known: HashMap<Vec<u8>, u32>,
    indices: Vec<u32>,
    lists: HashMap<Vec<u32>, u32>,
    pub(super) bytes: Vec<u8>,
    tables: [Vec<Vec<u8>>; 12],
    /// Rows of node tables that are there already.
    rows: HashMap<(u32, Vec<u8>), u32>,
}

impl Builder {
    pub(super) fn string(&mut self, text: &[u8]) -> u32 {
        if let Some(offset) = self.known.get(text) {
            return *offset;
        }
        let offset = self.strings.len() as u32;
        self.strings.extend_from_slice(text);
        self.strings.push(0);
        self.known.insert(text.to_vec(), offset);
        offset
    }
    /// The place of a list.
    pub(super) fn list(&mut self, items: &[u32]) -> u32 {
        if let Some(place) = self.lists.get(items) {
            return *place;
        }
        let place = self.indices.len() as u32;
        self.indices.push(items.len() as u32);
        self.indices.extend_from_slice(items);
        self.lists.insert(items.to_vec(), place);
        place
    }
    /// A list, or none where it would be empty.
    fn list_or_none(&mut self, items: &[u32]) -> u32 {
        if items.is_empty() { NONE } else { self.list(items) }
    }
    pub(super) fn row(&mut self, table: TableKind, bytes: Vec<u8>) -> u32 {
        let rows = &mut self.tables[table.0 as usize];
        rows.push(bytes);
        rows.len() as u32 - 1
    }
    /// A row of words that stands once however often it is meant.
    pub(super) fn shared(&mut self, table: TableKind, words: &[u32]) -> u32 {
        let mut bytes = Vec::new();
        words.iter().for_each(|word| put_word(&mut bytes, *word));
        let key = (table.0, bytes);
        if let Some(row) = self.rows.get(&key) {
            return *row;
        }
        let row = self.row(table, key.1.clone());
        self.rows.insert(key, row);
        row
    }
    fn finish(mut self) -> Vec<u8> {
        use TableKind as Kind;
        self.strings.resize(self.strings.len().next_multiple_of(4), 0);
        let indices: Vec<u8> = self.indices.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
        let order = [
            Kind::STRINGS,
            Kind::RESOURCES,
            Kind::FUNCTIONS,
            Kind::INDICES,
            Kind::BYTES,
            Kind::SUBOBJECTS,
            Kind::NODE_IDS,
            Kind::FUNCTION_ATTRIBUTES,
            Kind::IO_ATTRIBUTES,
            Kind::IO_NODES,
            Kind::NODES,
        ];
        let mut sections: Vec<(TableKind, Vec<u8>)> = Vec::new();
        for kind in order {
            let content = match kind {
                Kind::STRINGS => std::mem::take(&mut self.strings),
                Kind::INDICES => indices.clone(),
                Kind::BYTES => std::mem::take(&mut self.bytes),
                _ => table(&self.tables[kind.0 as usize]),
            };
            if !content.is_empty() {
                sections.push((kind, content));
            }
        }
        assemble(&sections)
    }
}

fn table(rows: &[Vec<u8>]) -> Vec<u8> {
    let Some(first) = rows.first() else { return Vec::new() };
    let mut out = Vec::new();
    put_word(&mut out, rows.len() as u32);
    put_word(&mut out, first.len() as u32);
    rows.iter().for_each(|row| out.extend_from_slice(row));
    out
}

fn assemble(sections: &[(TableKind, Vec<u8>)]) -> Vec<u8> {
    const VERSION: u32 = 0x10;
    let mut out = Vec::new();
    put_word(&mut out, VERSION);
    put_word(&mut out, sections.len() as u32);
    let mut offset = 8 + 4 * sections.len();
    for (_, content) in sections {
        put_word(&mut out, offset as u32);
        offset += 8 + content.len();
    }
    for (kind, content) in sections {
        put_word(&mut out, kind.0);
        put_word(&mut out, content.len() as u32);
        out.extend_from_slice(content);
    }
    out
}

/// Works the part out; `present` gives the subobjects. `None` where those make no sense.
pub fn build(module: &Module, description: &Description, features: &Features, present: &Rdat<'_>) -> Option<Vec<u8>> {
    let mut builder = Builder::default();
    builder.string(b"");
    let globals = resources(&mut builder, description);
    let uses = Uses::of(module, &globals);
    let outside = dependencies(module, &mut builder);
    let raytracing =
        !description.validator_from(1, 8) && description.validator_from(1, 5) && subobjects::need_raytracing(present);
    let all = needs(module, description, features);
    // Functions stand in the order of their declarations, not of their bodies.
    let mut order: Vec<usize> = (0..features.functions.len()).collect();
    order.sort_by_key(|place| features.functions[*place].function);
    for place in order {
        let function = &features.functions[place];
        let writer = Writer { module, description, features, raytracing };
        writer.function(&mut builder, function, all.get(place).copied()?, &uses, &outside);
    }
    subobjects::write(&mut builder, present)?;
    Some(builder.finish())
}

/// Writes the resources; gives the row of each variable.
fn resources(builder: &mut Builder, description: &Description) -> HashMap<ValueId, u32> {
    let mut globals = HashMap::new();
    let mut row = 0;
    for (class, number) in [(BUFFER, 2_u32), (SAMPLER, 3), (SRV, 0), (UAV, 1)] {
        for resource in &description.resources[class] {
            let name = builder.string(&resource.name);
            let words = [
                number,
                resource.kind,
                resource.id,
                resource.space,
                resource.lower,
                resource.upper(),
                name,
                flags(resource, class),
            ];
            builder.row(TableKind::RESOURCES, words.iter().flat_map(|word| word.to_le_bytes()).collect());
            if let Some(global) = resource.global {
                globals.insert(global, row);
            }
            row += 1;
        }
    }
    globals
}

fn flags(resource: &Resource, class: usize) -> u32 {
    if class != UAV {
        return 0;
    }
    let bits = [(resource.coherent, 1), (resource.counter, 2), (resource.ordered, 4), (resource.atomic64, 16)];
    bits.into_iter().chain([(resource.reorder_coherent, 32)]).filter(|(set, _)| *set).fold(0, |all, (_, bit)| all | bit)
}

/// The resources that each function uses.
struct Uses(HashMap<u32, Vec<u32>>);

impl Uses {
    fn of(module: &Module, globals: &HashMap<ValueId, u32>) -> Self {
        let mut uses = HashMap::new();
        if globals.is_empty() {
            return Self(uses);
        }
        for body in &module.bodies {
            let mut rows: Vec<u32> = Vec::new();
            for instruction in module.body_instructions(body) {
                for operand in values(instruction.op, module.operands(instruction)) {
                    let variable = variable(module, Some(body), ValueId(*operand), 0);
                    if let Some(row) = variable.and_then(|variable| globals.get(&variable))
                        && !rows.contains(row)
                    {
                        rows.push(*row);
                    }
                }
            }
            rows.sort_unstable();
            uses.insert(body.function, rows);
        }
        Self(uses)
    }
    fn rows(&self, function: u32) -> &[u32] {
        self.0.get(&function).map_or(&[], Vec::as_slice)
    }
}

/// Bytes of the groupshared memory that a function uses itself.
fn groupshared(module: &Module, function: u32) -> u32 {
    const GROUPSHARED: u32 = 3;
    let mut used: Vec<u32> = Vec::new();
    for body in module.bodies.iter().filter(|body| body.function == function) {
        for instruction in module.body_instructions(body) {
            for operand in values(instruction.op, module.operands(instruction)) {
                let kind = variable(module, Some(body), ValueId(*operand), 0)
                    .and_then(|variable| module.value(None, variable))
                    .map(|value| value.kind);
                if let Some(ValueKind::Global(index)) = kind
                    && module.globals.get(index as usize).is_some_and(|global| global.space == GROUPSHARED)
                    && !used.contains(&index)
                {
                    used.push(index);
                }
            }
        }
    }
    let sizes = used.iter().map(|index| super::psv::bytes(module, module.globals[*index as usize].ty));
    sizes.fold(0_u32, |sum, size| sum.saturating_add(size))
}

/// The operands of an instruction that can be a variable or an address in one.
fn values(op: crate::dxil::module::Op, operands: &[u32]) -> &[u32] {
    use crate::dxil::module::Op;
    match op {
        Op::Load | Op::Store | Op::GetElementPointer | Op::Call | Op::Cast | Op::Select | Op::Compare | Op::Return => {
            operands
        }
        Op::AtomicRmw | Op::CompareExchange => operands.get(..1).unwrap_or(&[]),
        _ => &[],
    }
}

/// The variable that a value is, or is an address in.
pub fn variable(
    module: &Module,
    body: Option<&crate::dxil::module::Body>,
    value: ValueId,
    depth: u32,
) -> Option<ValueId> {
    const DEEPEST: u32 = 16;
    if depth > DEEPEST {
        return None;
    }
    match module.value(body, value)?.kind {
        ValueKind::Global(_) => Some(value),
        ValueKind::Constant(_) => match module.constant(body, value)?.kind {
            ConstantKind::Cast(_, inner) => variable(module, body, inner, depth + 1),
            ConstantKind::Element { pairs, .. } => {
                variable(module, body, ValueId(*module.list(pairs).get(1)?), depth + 1)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Names of functions without a body that each function calls, as offsets in the strings.
fn dependencies(module: &Module, builder: &mut Builder) -> HashMap<u32, Vec<u32>> {
    use crate::dxil::module::Op;
    let mut found: HashMap<u32, Vec<u32>> = HashMap::new();
    for (number, function) in module.functions.iter().enumerate() {
        let name = module.text(function.name);
        let is_intrinsic = name.starts_with(b"llvm.") || name.starts_with(b"dx.op.");
        if function.body.is_some() || is_intrinsic || function.linkage != 0 {
            continue;
        }
        for body in &module.bodies {
            let calls = module.body_instructions(body).iter().any(|instruction| {
                let operands = module.operands(instruction);
                let callee = if instruction.op == Op::Call { operands.first() } else { None };
                callee.is_some_and(|callee| is_function(module, *callee, number as u32))
            });
            if calls {
                let offset = builder.string(name);
                let list = found.entry(body.function).or_default();
                if !list.contains(&offset) {
                    list.push(offset);
                }
            }
        }
    }
    for list in found.values_mut() {
        list.sort_unstable();
    }
    found
}

fn is_function(module: &Module, value: u32, function: u32) -> bool {
    module.value(None, ValueId(value)).map(|value| value.kind) == Some(ValueKind::Function(function))
}

struct Writer<'a> {
    module: &'a Module,
    description: &'a Description,
    features: &'a Features,
    raytracing: bool,
}

impl Writer<'_> {
    fn function(
        &self,
        builder: &mut Builder,
        function: &FunctionFlags,
        needs: Needs,
        uses: &Uses,
        outside: &HashMap<u32, Vec<u32>>,
    ) {
        const LIBRARY: u32 = 6;
        const RAYTRACING: u64 = 1 << 20;
        let Some(declared) = self.module.functions.get(function.function as usize) else { return };
        let name = self.module.text(declared.name);
        let entry = self.description.entries.iter().find(|entry| entry.function == Some(function.function));
        let (name, plain) = (builder.string(name), builder.string(unmangled(name)));
        let used = builder.list_or_none(uses.rows(function.function));
        let missing = builder.list_or_none(outside.get(&function.function).map_or(&[], Vec::as_slice));
        let stage = entry.map_or(LIBRARY, |entry| entry.stage);
        let sizes = entry.map_or([0, 0], |entry| self.sizes(entry));
        let mut bits = self.features.function_features(function);
        if self.raytracing {
            bits |= RAYTRACING;
        }
        let stages = if entry.is_some() { 1 << (stage & 31) } else { u32::from(needs.stages) } & self.known_stages();
        let target = stage << 16 | u32::from(needs.model.0) << 4 | u32::from(needs.model.1);
        let mut words = vec![name, plain, used, missing, stage, sizes[0], sizes[1]];
        words.extend([bits as u32, (bits >> 32) as u32, stages, target]);
        if self.description.validator_from(1, 8) {
            let (waves, node) = entry.map_or((0, NONE), |entry| self.extra(builder, entry));
            words.extend([waves, node]);
        }
        builder.row(TableKind::FUNCTIONS, words.iter().flat_map(|word| word.to_le_bytes()).collect());
    }
    /// Bytes of payload and attributes.
    fn sizes(&self, entry: &Entry) -> [u32; 2] {
        let size = |tag| entry.number(self.module, tag).unwrap_or(0) as u32;
        match entry.stage {
            9 | 10 => [size(tag::PAYLOAD), size(tag::ATTRIBUTES)],
            11 | 12 => [size(tag::PAYLOAD), 0],
            _ => [0, 0],
        }
    }
    fn known_stages(&self) -> u32 {
        match () {
            () if self.description.validator_from(1, 8) => 0xFFFF,
            () if self.description.validator_from(1, 5) => 0x7FFF,
            () => 0x1FFF,
        }
    }
    /// Lanes and flags in one word, and the row that says what the function is as a node.
    fn extra(&self, builder: &mut Builder, entry: &Entry) -> (u32, u32) {
        const NODE: u32 = 15;
        const NODE_ENTRY: u32 = 1;
        let (least, most) = super::psv::wave(self.module, entry);
        let most = if most == 0 { least } else { most };
        let mut word = least & 0xFF | (most & 0xFF) << 8;
        if entry.stage != NODE {
            return (word, NONE);
        }
        if entry.number(self.module, tag::NODE_ENTRY).is_some_and(|is_entry| is_entry & 1 != 0) {
            word |= NODE_ENTRY << 16;
        }
        let shared = entry.function.map_or(0, |function| groupshared(self.module, function));
        (word, nodes::write(builder, self.module, entry, shared))
    }
}

/// The name in the source of a mangled one.
fn unmangled(name: &[u8]) -> &[u8] {
    match name.strip_prefix(b"\x01?") {
        Some(rest) => rest.iter().position(|letter| *letter == b'@').map_or(name, |end| &rest[..end]),
        None => name,
    }
}
