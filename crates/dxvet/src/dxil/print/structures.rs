//! Finds the structures that a listing defines.
//!
//! The order is that in which the reference's search meets them, so the walk here is the rule. It does not
//! recurse.

use super::slots::{Slots, operands_of};
use crate::dxil::module::{
    Body, ConstantKind, Instruction, Metadata, MetadataId, Module, Op, Type, TypeId, ValueId, ValueKind,
};

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

/// The structures of a module, in the order in which the search meets them.
pub(super) fn structures<'m>(module: &'m Module, slots: &Slots<'m>) -> Vec<TypeId> {
    let mut search = Search::new(module);
    search.run(slots);
    search.structs
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
