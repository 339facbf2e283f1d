//! Globals, functions and their attributes.

use super::{Printer, put};
use crate::dxil::module::{Attribute, Body, Module, Op, Text, TypeId, ValueId, ValueKind};
use crate::names::text;
use crate::tables::dxil_enums::{ATTRIBUTE, COMDAT, CONVENTION, LINKAGE};

/// Linkages of symbols that only this module sees.
const LOCAL: [u32; 4] = [3, 9, 13, 14];
/// The column at which a comment after a label begins.
const COMMENT: usize = 50;

/// An attribute as a word; groups write numbers in another way than functions do.
pub(super) fn attribute(module: &Module, attribute: Attribute, in_group: bool) -> String {
    const ALIGN: u64 = 1;
    let name = |key: u64| u32::try_from(key).ok().and_then(|key| text(ATTRIBUTE, key)).unwrap_or("unknown");
    let letters = |text: Text| String::from_utf8_lossy(module.text(text)).into_owned();
    match attribute {
        Attribute::Plain(key) => name(key).to_owned(),
        Attribute::Number(key, number) if in_group => format!("{}={number}", name(key)),
        Attribute::Number(ALIGN, number) => format!("align {number}"),
        Attribute::Number(key, number) => format!("{}({number})", name(key)),
        Attribute::Text(key) => format!("\"{}\"", letters(key)),
        Attribute::Pair(key, value) if value.length == 0 => format!("\"{}\"", letters(key)),
        Attribute::Pair(key, value) => format!("\"{}\"=\"{}\"", letters(key), letters(value)),
    }
}

impl Printer<'_, '_> {
    pub(super) fn comdats(&mut self) {
        let module = self.module;
        let of_functions = module.functions.iter().map(|one| one.comdat);
        let mut used = Vec::new();
        for comdat in of_functions.chain(module.globals.iter().map(|one| one.comdat)).filter(|comdat| *comdat > 0) {
            if !used.contains(&comdat) {
                used.push(comdat);
            }
        }
        for comdat in &used {
            let Some((kind, name)) = module.comdats.get(*comdat as usize - 1) else { continue };
            self.out.push(b"\n");
            self.identifier("$", module.text(*name));
            put!(self.out, " = comdat {}\n", text(COMDAT, *kind).unwrap_or("any"));
        }
    }

    pub(super) fn globals(&mut self) {
        let module = self.module;
        if !module.globals.is_empty() {
            self.out.push(b"\n");
        }
        for (id, value) in module.values.iter().enumerate() {
            if let ValueKind::Global(index) = value.kind {
                self.global(ValueId(id as u32), index);
                self.out.push(b"\n");
            }
        }
        if !module.aliases.is_empty() {
            self.out.push(b"\n");
        }
        for (id, value) in module.values.iter().enumerate() {
            if let ValueKind::Alias(index) = value.kind {
                let alias = module.aliases[index as usize];
                self.global_name(ValueId(id as u32), alias.name);
                self.out.push(b" = ");
                self.linkage(alias.linkage);
                self.out.push(b"alias ");
                self.operand(alias.value, true);
                self.out.push(b"\n");
            }
        }
    }

    fn linkage(&mut self, linkage: u32) {
        if let Some(name) = text(LINKAGE, linkage).filter(|name| !name.is_empty()) {
            put!(self.out, "{name} ");
        }
    }

    fn visibility(&mut self, visibility: u32, linkage: u32) {
        match visibility {
            _ if LOCAL.contains(&linkage) => {}
            1 => self.out.push(b"hidden "),
            2 => self.out.push(b"protected "),
            _ => {}
        }
    }

    fn storage(&mut self, storage: u32) {
        match storage {
            1 => self.out.push(b"dllimport "),
            2 => self.out.push(b"dllexport "),
            _ => {}
        }
    }

    fn global(&mut self, id: ValueId, index: u32) {
        let module = self.module;
        let global = &module.globals[index as usize];
        self.global_name(id, global.name);
        self.out.push(b" = ");
        let external = text(LINKAGE, global.linkage).is_none_or(str::is_empty);
        if global.initialiser.is_none() && external {
            self.out.push(b"external ");
        }
        self.linkage(global.linkage);
        self.visibility(global.visibility, global.linkage);
        self.storage(global.dll_storage);
        match global.thread_local {
            0 => {}
            2 => self.out.push(b"thread_local(localdynamic) "),
            3 => self.out.push(b"thread_local(initialexec) "),
            4 => self.out.push(b"thread_local(localexec) "),
            _ => self.out.push(b"thread_local "),
        }
        if global.unnamed_addr {
            self.out.push(b"unnamed_addr ");
        }
        if global.space != 0 {
            put!(self.out, "addrspace({}) ", global.space);
        }
        if global.externally_initialised {
            self.out.push(b"externally_initialized ");
        }
        self.out.push(if global.constant { b"constant " } else { b"global " });
        self.ty(global.ty);
        if let Some(initialiser) = global.initialiser {
            self.out.push(b" ");
            self.operand(initialiser, false);
        }
        self.section(", ", global.section);
        self.comdat(",", global.comdat, global.name);
        if let Some(logarithm) = global.alignment.checked_sub(1) {
            put!(self.out, ", align {}", 1u64 << logarithm.min(63));
        }
    }

    fn section(&mut self, before: &str, section: u32) {
        let module = self.module;
        let name = section.checked_sub(1).and_then(|at| module.sections.get(at as usize));
        if let Some(name) = name.filter(|name| name.length > 0) {
            put!(self.out, "{before}section \"");
            self.escaped(module.text(*name));
            self.out.push(b"\"");
        }
    }

    fn comdat(&mut self, before: &str, comdat: u32, owner: Text) {
        let module = self.module;
        let Some((_, name)) = comdat.checked_sub(1).and_then(|at| module.comdats.get(at as usize)) else { return };
        put!(self.out, "{before} comdat");
        if module.text(*name) != module.text(owner) {
            self.out.push(b"(");
            self.identifier("$", module.text(*name));
            self.out.push(b")");
        }
    }

    pub(super) fn function(&mut self, index: u32) {
        let module = self.module;
        let function = &module.functions[index as usize];
        let body = function.body.and_then(|body| module.bodies.get(body as usize));
        self.out.push(b"\n");
        if let Some(attributes) = self.slots.plain_attributes(function.attributes) {
            put!(self.out, "; Function Attrs: {attributes}\n");
        }
        self.out.push(if function.declaration { b"declare " } else { b"define " });
        self.linkage(function.linkage);
        self.visibility(function.visibility, function.linkage);
        self.storage(function.dll_storage);
        if function.convention != 0 {
            self.convention(function.convention);
            self.out.push(b" ");
        }
        if let Some(attributes) = self.slots.attributes_of(function.attributes, 0, false) {
            put!(self.out, "{attributes} ");
        }
        let (result, parameters, variadic) = module.signature(function.ty).unwrap_or((TypeId(u32::MAX), &[], false));
        self.ty(result);
        self.out.push(b" ");
        self.global_name(function.value, function.name);
        self.out.push(b"(");
        if let Some(body) = body {
            self.slots.enter(body);
        }
        self.body = body.copied();
        self.parameters(function.attributes, parameters, variadic);
        self.after_parameters(index);
        match body {
            Some(body) => self.body(body),
            None if function.declaration => self.out.push(b"\n"),
            None => self.out.push(b" {}\n"),
        }
        self.body = None;
    }

    fn parameters(&mut self, attributes: u32, parameters: &[u32], variadic: bool) {
        let base = self.module.values.len() as u32;
        for (at, ty) in parameters.iter().enumerate() {
            if at > 0 {
                self.out.push(b", ");
            }
            self.ty(TypeId(*ty));
            if let Some(attributes) = self.slots.attributes_of(attributes, at as u32 + 1, false) {
                put!(self.out, " {attributes}");
            }
            let module = self.module;
            let id = ValueId(base + at as u32);
            if let Some(name) = self.body.as_ref().and_then(|body| module.local_name(body, id)) {
                self.out.push(b" ");
                self.identifier("%", name);
            }
        }
        if variadic {
            self.out.push(if parameters.is_empty() { b"..." } else { b", ..." });
        }
        self.out.push(b")");
    }

    fn after_parameters(&mut self, index: u32) {
        let module = self.module;
        let function = &module.functions[index as usize];
        if function.unnamed_addr {
            self.out.push(b" unnamed_addr");
        }
        if let Some(group) = self.slots.attribute_group(function.attributes) {
            put!(self.out, " #{group}");
        }
        self.section(" ", function.section);
        self.comdat("", function.comdat, function.name);
        if let Some(logarithm) = function.alignment.checked_sub(1) {
            put!(self.out, " align {}", 1u64 << logarithm.min(63));
        }
        if let Some(name) = function.collector.checked_sub(1).and_then(|at| module.collectors.get(at as usize)) {
            self.out.push(b" gc \"");
            self.out.push(module.text(*name));
            self.out.push(b"\"");
        }
        let data =
            [("prefix", function.prefix), ("prologue", function.prologue), ("personality", function.personality)];
        for (name, value) in data {
            if let Some(value) = value {
                put!(self.out, " {name} ");
                self.operand(value, true);
            }
        }
        if let Some(body) = self.body {
            let attachments = self.slots.attachments(&body, None);
            self.attached(&attachments, " ");
        }
    }

    fn body(&mut self, body: &Body) {
        let module = self.module;
        self.out.push(b" {");
        let before = self.predecessors(body);
        for (number, block) in module.blocks(body).iter().enumerate() {
            self.label(number as u32, &before[number]);
            for index in block.instructions.range() {
                let Some(instruction) = module.instructions.get(index) else { break };
                self.instruction(body, index as u32, instruction);
                self.out.push(b"\n");
            }
            if self.out.is_full() {
                break;
            }
        }
        self.out.push(b"}\n");
    }

    /// The blocks that jump to each block: jumps are kept newest first, unless the module has another
    /// order.
    fn predecessors(&self, body: &Body) -> Vec<Vec<u32>> {
        let module = self.module;
        let blocks = module.blocks(body);
        let mut before = vec![Vec::new(); blocks.len()];
        for (number, block) in blocks.iter().enumerate().rev() {
            let Some(last) = block.instructions.range().next_back().and_then(|at| module.instructions.get(at)) else {
                continue;
            };
            let operands = module.operands(last);
            let mut note = |target: Option<&u32>| {
                if let Some(list) = target.and_then(|target| before.get_mut(*target as usize)) {
                    list.push(number as u32);
                }
            };
            match last.op {
                Op::Branch => operands.iter().take(2.min(operands.len().max(1))).for_each(|one| note(Some(one))),
                Op::Switch => (1..operands.len()).step_by(2).for_each(|at| note(operands.get(at))),
                Op::Invoke => operands.iter().skip(1).take(2).for_each(|one| note(Some(one))),
                Op::IndirectBranch => operands.iter().skip(1).for_each(|one| note(Some(one))),
                _ => {}
            }
        }
        for order in module.block_orders.get(body.block_orders.range()).unwrap_or(&[]) {
            let places = module.list(order.places);
            let Some(list) = before.get_mut(order.block as usize) else { continue };
            if list.len() == places.len() {
                let mut placed: Vec<(u32, u32)> = places.iter().copied().zip(list.iter().copied()).collect();
                placed.sort_by_key(|(place, _)| *place);
                *list = placed.into_iter().map(|(_, block)| block).collect();
            }
        }
        before
    }

    fn label(&mut self, number: u32, before: &[u32]) {
        let module = self.module;
        let name = self.body.as_ref().and_then(|body| module.block_name(body, number));
        match (name, self.slots.block(number)) {
            (Some(name), _) => {
                self.out.push(b"\n");
                self.identifier("", name);
                self.out.push(b":");
            }
            (None, Some(slot)) if !before.is_empty() => put!(self.out, "\n; <label>:{slot}"),
            _ => {}
        }
        if number > 0 {
            self.out.pad_to(COMMENT);
            self.out.push(if before.is_empty() { b"; No predecessors!" } else { b"; preds = " });
            for (at, block) in before.iter().enumerate() {
                if at > 0 {
                    self.out.push(b", ");
                }
                self.block_name(*block, false);
            }
        }
        self.out.push(b"\n");
    }

    pub(super) fn convention(&mut self, convention: u32) {
        match text(CONVENTION, convention) {
            Some(name) => self.out.push(name.as_bytes()),
            None => put!(self.out, "cc{convention}"),
        }
    }

    pub(super) fn attribute_groups(&mut self) {
        let groups = std::mem::take(&mut self.slots.groups);
        if !groups.is_empty() {
            self.out.push(b"\n");
        }
        for (number, group) in groups.iter().enumerate() {
            put!(self.out, "attributes #{number} = {{ {group} }}\n");
        }
    }
}
