//! The numbers of what has no name: structures, values, metadata nodes and attribute groups.
//!
//! Numbers are given in the order in which a walk over the module meets things, so the walks here
//! are the rule. None of them recurses.

use crate::dxil::module::{
    Attachment, Attribute, Body, ConstantKind, Instruction, Location, Metadata, MetadataId, Module, Op, Type, TypeId,
    ValueId, ValueKind, debug,
};
use crate::names::value;
use crate::tables::dxil_debug::RECORDS;
use crate::tables::dxil_enums::METADATA_KIND;
use std::collections::HashMap;

/// No number.
const NONE: u32 = u32::MAX;
/// The index of a group that belongs to the function itself.
const OF_FUNCTION: u32 = u32::MAX;

/// A node: an entry of the module, or the place of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    Entry(u32),
    /// Index into [`Module::locations`].
    Place(u32),
}

#[derive(Debug)]
pub(super) struct Slots<'m> {
    module: &'m Module,
    /// Structures with names, in order.
    pub(super) named_types: Vec<TypeId>,
    /// Structures without.
    pub(super) numbered_types: Vec<TypeId>,
    type_numbers: HashMap<TypeId, u32>,
    globals: HashMap<ValueId, u32>,
    /// Numbers of metadata entries.
    entries: Vec<u32>,
    /// Numbers of places, by content.
    places: HashMap<Location, u32>,
    /// DILocation entries of the module that a place can be the same as.
    written_places: HashMap<Location, u32>,
    /// All numbered nodes.
    pub(super) nodes: Vec<Node>,
    /// Attributes of each number.
    pub(super) groups: Vec<String>,
    group_numbers: HashMap<String, u32>,
    /// Order and name of the kinds of attachments.
    kinds: HashMap<u32, (u32, &'m [u8])>,
    /// Numbers of the values of the current function.
    locals: Vec<u32>,
    blocks: Vec<u32>,
}

/// The place that a DILocation of the module is.
fn place_of(fields: &[u64]) -> Option<Location> {
    let &[line, column, scope, inlined_at, ..] = fields else { return None };
    Some(Location {
        line: line as u32,
        column: narrow(column as u32),
        scope: (scope as u32).wrapping_add(1),
        inlined_at: inlined_at as u32,
    })
}

/// Columns have 16 bits; one that does not fit is unknown.
fn narrow(column: u32) -> u32 {
    if column > 0xFFFF { 0 } else { column }
}

impl<'m> Slots<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        let mut slots = Self {
            module,
            named_types: Vec::new(),
            numbered_types: Vec::new(),
            type_numbers: HashMap::new(),
            globals: HashMap::new(),
            entries: vec![NONE; module.metadata.len()],
            places: HashMap::new(),
            written_places: HashMap::new(),
            nodes: Vec::new(),
            groups: Vec::new(),
            group_numbers: HashMap::new(),
            kinds: HashMap::new(),
            locals: Vec::new(),
            blocks: Vec::new(),
        };
        for (at, (kind, name)) in module.kinds.iter().enumerate() {
            let name = module.text(*name);
            let known = std::str::from_utf8(name).ok().and_then(|name| value(METADATA_KIND, name));
            let order = known.unwrap_or(METADATA_KIND.len() as u32 + at as u32);
            slots.kinds.insert(*kind, (order, name));
        }
        if !module.locations.is_empty() {
            for (id, entry) in module.metadata.iter().enumerate() {
                if let Metadata::Debug { distinct: false, code: debug::LOCATION, fields } = entry {
                    place_of(module.numbers(*fields))
                        .map(|place| slots.written_places.entry(place).or_insert(id as u32));
                }
            }
        }
        slots.find_types();
        slots.module_numbers();
        slots
    }

    pub(super) fn unnamed_global(&self, id: ValueId) -> Option<u32> {
        self.globals.get(&id).copied()
    }

    pub(super) fn numbered_type(&self, id: TypeId) -> Option<u32> {
        self.type_numbers.get(&id).copied()
    }

    pub(super) fn local(&self, id: ValueId) -> Option<u32> {
        let local = (id.0 as usize).checked_sub(self.module.values.len())?;
        self.locals.get(local).copied().filter(|slot| *slot != NONE)
    }

    pub(super) fn block(&self, block: u32) -> Option<u32> {
        self.blocks.get(block as usize).copied().filter(|slot| *slot != NONE)
    }

    pub(super) fn entry(&self, id: MetadataId) -> Option<u32> {
        self.entries.get(id.0 as usize).copied().filter(|slot| *slot != NONE)
    }

    /// The number of the place of an instruction.
    pub(super) fn place(&self, index: u32) -> Option<u32> {
        let place = self.content(index)?;
        match self.written_places.get(&place) {
            Some(id) => self.entry(MetadataId(*id)),
            None => self.places.get(&place).copied(),
        }
    }

    /// A place with its column as wide as columns are.
    fn content(&self, index: u32) -> Option<Location> {
        let place = self.module.locations.get(index as usize)?;
        Some(Location { column: narrow(place.column), ..*place })
    }

    /// The name of a kind of attachment.
    pub(super) fn kind(&self, kind: u32) -> Option<&'m [u8]> {
        self.kinds.get(&kind).map(|(_, name)| *name)
    }

    /// The attachments of one instruction, or of the function, in the order of their kinds.
    pub(super) fn attachments(&self, body: &Body, instruction: Option<u32>) -> Vec<Attachment> {
        let all = self.module.attachments.get(body.attachments.range()).unwrap_or(&[]);
        if all.is_empty() {
            return Vec::new();
        }
        let mut mine: Vec<Attachment> = match instruction {
            None => all.iter().filter(|one| one.instruction.is_none()).copied().collect(),
            // Records stand in the order of the instructions; a forged file may break that.
            Some(index) => {
                let from = all.partition_point(|one| one.instruction.is_none_or(|other| other < index));
                all[from..].iter().take_while(|one| one.instruction == Some(index)).copied().collect()
            }
        };
        mine.sort_by_key(|one| self.kinds.get(&one.kind).map_or(NONE, |(order, _)| *order));
        mine
    }

    /// The number of the function's own attributes in a list (its number plus 1); gives one if needed.
    pub(super) fn attribute_group(&mut self, list: u32) -> Option<u32> {
        let text = self.attributes_of(list, OF_FUNCTION, true)?;
        if let Some(number) = self.group_numbers.get(&text) {
            return Some(*number);
        }
        let number = self.groups.len() as u32;
        self.groups.push(text.clone());
        self.group_numbers.insert(text, number);
        Some(number)
    }

    /// The attributes that a list has for the function, its result (0) or a parameter.
    pub(super) fn attributes_of(&self, list: u32, index: u32, in_group: bool) -> Option<String> {
        let module = self.module;
        let groups = module.attribute_lists.get(list.checked_sub(1)? as usize)?;
        let groups = module.list(*groups).iter().filter_map(|group| module.attribute_groups.get(*group as usize));
        let mut words = Vec::new();
        for group in groups.filter(|group| group.index == index) {
            let attributes = module.attributes.get(group.attributes.range()).unwrap_or(&[]);
            words.extend(attributes.iter().map(|attribute| super::function::attribute(module, *attribute, in_group)));
        }
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// The function's own attributes that are no texts.
    pub(super) fn plain_attributes(&self, list: u32) -> Option<String> {
        let module = self.module;
        let groups = module.attribute_lists.get(list.checked_sub(1)? as usize)?;
        let groups = module.list(*groups).iter().filter_map(|group| module.attribute_groups.get(*group as usize));
        let mut words = Vec::new();
        for group in groups.filter(|group| group.index == OF_FUNCTION) {
            let attributes = module.attributes.get(group.attributes.range()).unwrap_or(&[]);
            let plain = |one: &&Attribute| matches!(one, Attribute::Plain(_) | Attribute::Number(..));
            let texts = attributes.iter().filter(plain);
            words.extend(texts.map(|attribute| super::function::attribute(module, *attribute, false)));
        }
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// Numbers for the module itself.
    fn module_numbers(&mut self) {
        let module = self.module;
        let mut next = 0;
        let mut unnamed = |slots: &mut Self, id: u32, length: u32| {
            if length == 0 {
                slots.globals.insert(ValueId(id), next);
                next += 1;
            }
        };
        for kind in 0..3 {
            for (id, value) in module.values.iter().enumerate() {
                match (kind, value.kind) {
                    (0, ValueKind::Global(at)) => unnamed(self, id as u32, module.globals[at as usize].name.length),
                    (1, ValueKind::Alias(at)) => unnamed(self, id as u32, module.aliases[at as usize].name.length),
                    (2, ValueKind::Function(at)) => unnamed(self, id as u32, module.functions[at as usize].name.length),
                    _ => {}
                }
            }
        }
        for named in &module.named {
            for node in module.list(named.nodes) {
                self.number(Node::Entry(*node));
            }
        }
        for function in &module.functions {
            self.attribute_group(function.attributes);
        }
    }

    /// Numbers for one function, before it is printed.
    pub(super) fn enter(&mut self, body: &Body) {
        let module = self.module;
        self.locals.clear();
        self.locals.resize(body.values.range().len(), NONE);
        self.blocks.clear();
        let base = module.values.len() as u32;
        let locals = module.local_values.get(body.values.range()).unwrap_or(&[]);
        let mut next = 0;
        for (at, value) in locals.iter().enumerate() {
            let id = ValueId(base + at as u32);
            if matches!(value.kind, ValueKind::Argument(_)) && module.local_name(body, id).is_none() {
                self.locals[at] = next;
                next += 1;
            }
        }
        self.function_metadata(body);
        for (number, block) in module.blocks(body).iter().enumerate() {
            let named = module.block_name(body, number as u32).is_some();
            self.blocks.push(if named { NONE } else { next });
            next += u32::from(!named);
            for instruction in module.instructions.get(block.instructions.range()).unwrap_or(&[]) {
                if let Some(id) = instruction.value {
                    let at = (id.0 - base) as usize;
                    if module.local_name(body, id).is_none() && at < self.locals.len() {
                        self.locals[at] = next;
                        next += 1;
                    }
                }
                if matches!(instruction.op, Op::Call | Op::Invoke) {
                    self.attribute_group(instruction.extra);
                }
            }
        }
    }

    fn function_metadata(&mut self, body: &Body) {
        let module = self.module;
        let own = self.attachments(body, None);
        own.iter().for_each(|one| self.number(Node::Entry(one.node.0)));
        let has_more = body.attachments.start != body.attachments.end;
        for (at, instruction) in module.body_instructions(body).iter().enumerate() {
            if instruction.op == Op::Call {
                self.arguments_metadata(body, instruction);
            }
            if instruction.location > 0 {
                self.number(Node::Place(instruction.location - 1));
            }
            if has_more {
                let index = body.instructions.start + at as u32;
                let mine = self.attachments(body, Some(index));
                mine.iter().for_each(|one| self.number(Node::Entry(one.node.0)));
            }
        }
    }

    /// Nodes that a call of an intrinsic has as arguments.
    fn arguments_metadata(&mut self, body: &Body, call: &Instruction) {
        let module = self.module;
        for id in metadata_arguments(module, call) {
            if let Some(Metadata::Node { .. } | Metadata::Debug { .. }) = module.metadata(Some(body), id) {
                self.number(Node::Entry(id.0));
            }
        }
    }

    /// Gives a node and all it leads to their numbers, in the order of a walk that goes deep first.
    fn number(&mut self, node: Node) {
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            let node = match node {
                Node::Place(index) => match self.content(index).and_then(|place| self.written_places.get(&place)) {
                    Some(id) => Node::Entry(*id),
                    None => node,
                },
                Node::Entry(_) => node,
            };
            let slot = self.nodes.len() as u32;
            match node {
                Node::Entry(id) => match self.entries.get_mut(id as usize) {
                    Some(entry) if *entry == NONE => *entry = slot,
                    _ => continue,
                },
                Node::Place(index) => {
                    let Some(place) = self.content(index) else { continue };
                    if self.places.contains_key(&place) {
                        continue;
                    }
                    self.places.insert(place, slot);
                }
            }
            self.nodes.push(node);
            let from = open.len();
            self.push_nodes(node, &mut open);
            open[from..].reverse();
        }
    }

    /// The nodes among the operands of a node, in the order of its class.
    fn push_nodes(&self, node: Node, open: &mut Vec<Node>) {
        let is_node = |id: &u32| {
            matches!(self.module.metadata.get(*id as usize), Some(Metadata::Node { .. } | Metadata::Debug { .. }))
        };
        match node {
            Node::Place(index) => {
                let Some(place) = self.module.locations.get(index as usize) else { return };
                let ends = [place.scope, place.inlined_at];
                open.extend(ends.iter().filter_map(|id| id.checked_sub(1)).filter(is_node).map(Node::Entry));
            }
            Node::Entry(id) => {
                let operands = operands_of(self.module, MetadataId(id));
                open.extend(operands.into_iter().filter(is_node).map(Node::Entry));
            }
        }
    }

    /// Finds the structures, in the order in which the reference's search meets them.
    fn find_types(&mut self) {
        let mut search = Search::new(self.module);
        search.run(self);
        for id in search.structs {
            match self.module.ty(id) {
                Type::Struct { literal: true, .. } => {}
                Type::Struct { name, .. } | Type::Opaque(name) if name.length == 0 => {
                    self.type_numbers.insert(id, self.numbered_types.len() as u32);
                    self.numbered_types.push(id);
                }
                _ => self.named_types.push(id),
            }
        }
    }
}

/// The numbers of the metadata that is among the operands of an entry, nulls left out.
fn operands_of(module: &Module, id: MetadataId) -> Vec<u32> {
    match module.metadata.get(id.0 as usize) {
        Some(Metadata::Node { operands, .. }) => {
            module.list(*operands).iter().filter_map(|one| one.checked_sub(1)).collect()
        }
        Some(Metadata::Debug { code: debug::LOCATION, fields, .. }) => {
            let Some(place) = place_of(module.numbers(*fields)) else { return Vec::new() };
            [place.scope, place.inlined_at].iter().filter_map(|one| one.checked_sub(1)).collect()
        }
        Some(Metadata::Debug { code, fields, .. }) => {
            let fields = module.numbers(*fields);
            let Some(record) = RECORDS.iter().find(|record| record.code == *code) else { return Vec::new() };
            let walk = record.walk.iter().filter_map(|place| fields.get(usize::from(*place)));
            walk.filter_map(|one| (*one as u32).checked_sub(1)).collect()
        }
        _ => Vec::new(),
    }
}

/// The arguments of a call that are metadata, by their numbers, if the callee is an intrinsic.
pub(super) fn metadata_arguments<'m>(
    module: &'m Module,
    call: &Instruction,
) -> impl Iterator<Item = MetadataId> + use<'m> {
    let operands = module.operands(call);
    let callee = operands.first().and_then(|callee| module.function(ValueId(*callee)));
    let callee = callee.filter(|callee| module.text(callee.name).starts_with(b"llvm."));
    let parameters = callee.and_then(|callee| module.signature(callee.ty)).map_or(&[][..], |(_, types, _)| types);
    let arguments = parameters.iter().zip(operands.iter().skip(1));
    arguments.filter(|(ty, _)| module.ty(TypeId(**ty)) == Type::Metadata).map(|(_, id)| MetadataId(*id))
}

/// What the search for structures still has to look at.
#[derive(Clone, Copy)]
enum Item {
    Value(ValueId),
    Node(u32),
}

/// The search for structures.
struct Search<'m> {
    module: &'m Module,
    types: Vec<bool>,
    constants: Vec<bool>,
    nodes: Vec<bool>,
    structs: Vec<TypeId>,
    body: Option<Body>,
}

impl<'m> Search<'m> {
    fn new(module: &'m Module) -> Self {
        Self {
            module,
            types: vec![false; module.types.len()],
            constants: vec![false; module.constants.len()],
            nodes: vec![false; module.metadata.len()],
            structs: Vec::new(),
            body: None,
        }
    }

    fn run(&mut self, slots: &Slots<'m>) {
        let module = self.module;
        for value in &module.values {
            if let ValueKind::Global(index) = value.kind {
                self.ty(value.ty);
                if let Some(id) = module.globals[index as usize].initialiser {
                    self.walk(Item::Value(id));
                }
            }
        }
        for alias in &module.aliases {
            self.ty(alias.ty);
            self.walk(Item::Value(alias.value));
        }
        for function in &module.functions {
            if let Some(value) = module.value(None, function.value) {
                self.ty(value.ty);
            }
            let data = [function.prefix, function.prologue, function.personality];
            data.into_iter().flatten().for_each(|id| self.walk(Item::Value(id)));
            if let Some(body) = function.body.and_then(|body| module.bodies.get(body as usize)) {
                self.function(slots, body);
            }
        }
        self.body = None;
        for named in &module.named {
            module.list(named.nodes).iter().for_each(|node| self.walk(Item::Node(*node)));
        }
    }

    fn function(&mut self, slots: &Slots<'m>, body: &Body) {
        let module = self.module;
        self.body = Some(*body);
        let has_attachments = body.attachments.start != body.attachments.end;
        for (at, instruction) in module.body_instructions(body).iter().enumerate() {
            self.ty(instruction.ty);
            self.operands(instruction);
            if has_attachments {
                let index = body.instructions.start + at as u32;
                for one in slots.attachments(body, Some(index)) {
                    self.walk(Item::Node(one.node.0));
                }
            }
        }
    }

    /// The operands of an instruction in the order in which LLVM keeps them.
    fn operands(&mut self, instruction: &Instruction) {
        let module = self.module;
        let operands = module.operands(instruction);
        let value = |search: &mut Self, at: usize| {
            if let Some(id) = operands.get(at) {
                search.walk(Item::Value(ValueId(*id)));
            }
        };
        match instruction.op {
            Op::Call => self.call(operands.first(), operands.get(1..)),
            Op::Invoke => self.call(operands.first(), operands.get(3..)),
            Op::LandingPad => (1..operands.len()).step_by(2).for_each(|at| value(self, at)),
            Op::Select => [2, 0, 1].iter().for_each(|at| value(self, *at)),
            Op::Store => [1, 0].iter().for_each(|at| value(self, *at)),
            Op::Branch => value(self, 2),
            Op::Switch => {
                value(self, 0);
                (2..operands.len()).step_by(2).for_each(|at| value(self, at));
            }
            Op::Phi => (0..operands.len()).step_by(2).for_each(|at| value(self, at)),
            Op::ExtractValue | Op::IndirectBranch => value(self, 0),
            Op::InsertValue => [0, 1].iter().for_each(|at| value(self, *at)),
            _ => (0..operands.len()).for_each(|at| value(self, at)),
        }
    }

    fn call(&mut self, callee: Option<&u32>, arguments: Option<&[u32]>) {
        let module = self.module;
        let (Some(callee), Some(arguments)) = (callee, arguments) else { return };
        let pointer = module.value(self.body.as_ref(), ValueId(*callee)).map(|value| module.ty(value.ty));
        let parameters = match pointer {
            Some(Type::Pointer { element, .. }) => module.signature(element).map_or(&[][..], |(_, types, _)| types),
            _ => &[],
        };
        for (at, argument) in arguments.iter().enumerate() {
            let ty = parameters.get(at).map_or(Type::Void, |ty| module.ty(TypeId(*ty)));
            match ty {
                Type::Label => {}
                Type::Metadata => match module.metadata(self.body.as_ref(), MetadataId(*argument)) {
                    Some(Metadata::Node { .. } | Metadata::Debug { .. }) => self.walk(Item::Node(*argument)),
                    Some(Metadata::Value(_, value)) => self.walk(Item::Value(value)),
                    _ => {}
                },
                _ => self.walk(Item::Value(ValueId(*argument))),
            }
        }
        self.walk(Item::Value(ValueId(*callee)));
    }

    /// Follows values and nodes to all they lead to.
    fn walk(&mut self, item: Item) {
        let mut open = vec![item];
        while let Some(item) = open.pop() {
            let from = open.len();
            match item {
                Item::Value(id) => self.value(id, &mut open),
                Item::Node(id) => {
                    let Some(seen) = self.nodes.get_mut(id as usize) else { continue };
                    if !std::mem::replace(seen, true) {
                        for operand in operands_of(self.module, MetadataId(id)) {
                            match self.module.metadata.get(operand as usize) {
                                Some(Metadata::Node { .. } | Metadata::Debug { .. }) => open.push(Item::Node(operand)),
                                Some(Metadata::Value(_, value)) => open.push(Item::Value(*value)),
                                _ => {}
                            }
                        }
                    }
                }
            }
            open[from..].reverse();
        }
    }

    fn value(&mut self, id: ValueId, open: &mut Vec<Item>) {
        let module = self.module;
        let Some(value) = module.value(self.body.as_ref(), id) else { return };
        let ValueKind::Constant(index) = value.kind else { return };
        let Some(seen) = self.constants.get_mut(index as usize) else { return };
        if std::mem::replace(seen, true) {
            return;
        }
        self.ty(value.ty);
        let mut push = |id: &u32| open.push(Item::Value(ValueId(*id)));
        match module.constants[index as usize].kind {
            ConstantKind::Aggregate(values) | ConstantKind::Binary { operands: values, .. } => {
                module.list(values).iter().for_each(push);
            }
            ConstantKind::Cast(_, value) => push(&value.0),
            ConstantKind::Element { pairs, .. } => module.list(pairs).iter().skip(1).step_by(2).for_each(push),
            ConstantKind::Compare { operands, .. } => module.list(operands).iter().skip(1).for_each(push),
            _ => {}
        }
    }

    fn ty(&mut self, id: TypeId) {
        let module = self.module;
        let mark = |types: &mut Vec<bool>, id: TypeId| {
            types.get_mut(id.0 as usize).is_some_and(|seen| !std::mem::replace(seen, true))
        };
        if !mark(&mut self.types, id) {
            return;
        }
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let mut push = |id: TypeId| {
                if mark(&mut self.types, id) {
                    open.push(id);
                }
            };
            match module.ty(id) {
                Type::Pointer { element, .. } | Type::Array { element, .. } | Type::Vector { element, .. } => {
                    push(element)
                }
                Type::Struct { members, .. } => {
                    self.structs.push(id);
                    module.list(members).iter().rev().for_each(|member| push(TypeId(*member)));
                }
                Type::Opaque(_) => self.structs.push(id),
                Type::Function { result, parameters, .. } => {
                    module.list(parameters).iter().rev().for_each(|one| push(TypeId(*one)));
                    push(result);
                }
                _ => {}
            }
        }
    }
}
