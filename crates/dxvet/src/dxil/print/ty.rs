//! Types.

use super::{Printer, put};
use crate::dxil::module::{Type, TypeId};

/// Nesting of types and constants that is still printed.
pub(super) const DEEPEST: u32 = 64;

impl Printer<'_, '_> {
    pub(super) fn ty(&mut self, id: TypeId) {
        if self.depth >= DEEPEST || self.out.is_full() {
            return self.out.push(b"...");
        }
        self.depth += 1;
        self.type_inside(id);
        self.depth -= 1;
    }

    fn type_inside(&mut self, id: TypeId) {
        let module = self.module;
        match module.ty(id) {
            Type::Void => self.out.push(b"void"),
            Type::Half => self.out.push(b"half"),
            Type::Float => self.out.push(b"float"),
            Type::Double => self.out.push(b"double"),
            Type::Integer(width) => put!(self.out, "i{width}"),
            Type::Label => self.out.push(b"label"),
            Type::Metadata => self.out.push(b"metadata"),
            Type::Pointer { element, space } => {
                self.ty(element);
                if space != 0 {
                    put!(self.out, " addrspace({space})");
                }
                self.out.push(b"*");
            }
            Type::Array { element, count } => {
                put!(self.out, "[{count} x ");
                self.ty(element);
                self.out.push(b"]");
            }
            Type::Vector { element, count } => {
                put!(self.out, "<{count} x ");
                self.ty(element);
                self.out.push(b">");
            }
            Type::Struct { name, literal: false, .. } | Type::Opaque(name) if name.length > 0 => {
                self.identifier("%", module.text(name));
            }
            Type::Struct { literal: true, .. } => self.struct_body(id),
            Type::Struct { .. } | Type::Opaque(_) => self.numbered_type(id),
            Type::Function { result, parameters, variadic } => {
                self.ty(result);
                self.out.push(b" (");
                for (at, parameter) in module.list(parameters).iter().enumerate() {
                    if at > 0 {
                        self.out.push(b", ");
                    }
                    self.ty(TypeId(*parameter));
                }
                if variadic {
                    self.out.push(if parameters.length > 0 { b", ..." } else { b"..." });
                }
                self.out.push(b")");
            }
            Type::Other(code) => {
                let name: &[u8] = match code {
                    13 => b"x86_fp80",
                    14 => b"fp128",
                    15 => b"ppc_fp128",
                    _ => b"x86_mmx",
                };
                self.out.push(name);
            }
        }
    }

    fn numbered_type(&mut self, id: TypeId) {
        match self.slots.numbered_type(id) {
            Some(slot) => put!(self.out, "%{slot}"),
            None => self.out.push(b"%\"type\""),
        }
    }

    pub(super) fn struct_body(&mut self, id: TypeId) {
        let module = self.module;
        let Type::Struct { members, packed, .. } = module.ty(id) else { return self.out.push(b"opaque") };
        if packed {
            self.out.push(b"<");
        }
        self.out.push(if members.length == 0 { b"{}" } else { b"{ " });
        for (at, member) in module.list(members).iter().enumerate() {
            if at > 0 {
                self.out.push(b", ");
            }
            self.ty(TypeId(*member));
        }
        if members.length > 0 {
            self.out.push(b" }");
        }
        if packed {
            self.out.push(b">");
        }
    }

    /// The definitions of all structures.
    pub(super) fn type_identities(&mut self) {
        let numbered = std::mem::take(&mut self.slots.numbered_types);
        let named = std::mem::take(&mut self.slots.named_types);
        if !numbered.is_empty() || !named.is_empty() {
            self.out.push(b"\n");
        }
        for (slot, id) in numbered.iter().enumerate() {
            put!(self.out, "%{slot} = type ");
            self.struct_body(*id);
            self.out.push(b"\n");
        }
        for id in &named {
            self.ty(*id);
            self.out.push(b" = type ");
            self.struct_body(*id);
            self.out.push(b"\n");
        }
    }
}
