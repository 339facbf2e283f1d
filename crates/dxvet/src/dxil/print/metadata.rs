//! Metadata: named lists, nodes and references to them.

use super::slots::Node;
use super::{Printer, put};
use crate::dxil::module::{Location, Metadata, MetadataId};

impl Printer<'_, '_> {
    pub(super) fn named_metadata(&mut self) {
        let module = self.module;
        if !module.named.is_empty() {
            self.out.push(b"\n");
        }
        for named in &module.named {
            self.out.push(b"!");
            self.metadata_name(module.text(named.name));
            self.out.push(b" = !{");
            for (at, node) in module.list(named.nodes).iter().enumerate() {
                if at > 0 {
                    self.out.push(b", ");
                }
                self.metadata_operand(Some(MetadataId(*node)));
            }
            self.out.push(b"}\n");
        }
    }

    /// A name of metadata: what is unusual in hexadecimal.
    pub(super) fn metadata_name(&mut self, name: &[u8]) {
        if name.is_empty() {
            return self.out.push(b"<empty name> ");
        }
        for (at, byte) in name.iter().enumerate() {
            let plain = if at == 0 { byte.is_ascii_alphabetic() } else { byte.is_ascii_alphanumeric() };
            if plain || matches!(byte, b'-' | b'$' | b'.' | b'_') {
                self.out.push(&[*byte]);
            } else {
                put!(self.out, "\\{byte:02X}");
            }
        }
    }

    /// `!5`, `!"text"`, `i32 7` or `null`.
    pub(super) fn metadata_operand(&mut self, id: Option<MetadataId>) {
        let module = self.module;
        let Some(id) = id else { return self.out.push(b"null") };
        match module.metadata(self.body.as_ref(), id) {
            Some(Metadata::Text(text)) => {
                self.out.push(b"!\"");
                self.escaped(module.text(text));
                self.out.push(b"\"");
            }
            Some(Metadata::Value(_, value)) => self.operand(value, true),
            Some(Metadata::Node { .. } | Metadata::Debug { .. }) => match self.slots.entry(id) {
                Some(slot) => put!(self.out, "!{slot}"),
                None => self.out.push(b"<badref>"),
            },
            Some(Metadata::Missing) | None => self.out.push(b"<badref>"),
        }
    }

    /// All nodes that have numbers.
    pub(super) fn nodes(&mut self) {
        let nodes = std::mem::take(&mut self.slots.nodes);
        if !nodes.is_empty() {
            self.out.push(b"\n");
        }
        for (slot, node) in nodes.iter().enumerate() {
            if self.out.is_full() {
                break;
            }
            put!(self.out, "!{slot} = ");
            self.node(*node);
            self.out.push(b"\n");
        }
    }

    fn node(&mut self, node: Node) {
        let module = self.module;
        match node {
            Node::Place(index) => {
                if let Some(place) = module.locations.get(index as usize) {
                    self.place(place);
                }
            }
            Node::Entry(id) => match module.metadata.get(id as usize) {
                Some(Metadata::Node { distinct, operands }) => {
                    self.out.push(if *distinct { b"distinct !{" } else { b"!{" });
                    for (at, operand) in module.list(*operands).iter().enumerate() {
                        if at > 0 {
                            self.out.push(b", ");
                        }
                        self.metadata_operand(operand.checked_sub(1).map(MetadataId));
                    }
                    self.out.push(b"}");
                }
                Some(Metadata::Debug { distinct, code, fields }) => {
                    if *distinct {
                        self.out.push(b"distinct ");
                    }
                    self.debug_node(*code, module.numbers(*fields));
                }
                _ => self.out.push(b"<badref>"),
            },
        }
    }

    /// The place of an instruction as a node.
    pub(super) fn place(&mut self, place: &Location) {
        put!(self.out, "!DILocation(line: {}", place.line);
        if place.column != 0 && place.column <= 0xFFFF {
            put!(self.out, ", column: {}", place.column);
        }
        self.out.push(b", scope: ");
        self.metadata_operand(place.scope.checked_sub(1).map(MetadataId));
        if let Some(inlined_at) = place.inlined_at.checked_sub(1) {
            self.out.push(b", inlinedAt: ");
            self.metadata_operand(Some(MetadataId(inlined_at)));
        }
        self.out.push(b")");
    }
}
