//! Names of types, values and blocks.

use super::{Printer, put};
use crate::dxil::module::{Text, ValueId, ValueKind};

impl Printer<'_, '_> {
    /// Bytes with everything but printable characters in hexadecimal.
    pub(super) fn escaped(&mut self, bytes: &[u8]) {
        for byte in bytes {
            match byte {
                b'\\' | b'"' => put!(self.out, "\\{byte:02X}"),
                b' '..=b'~' => self.out.push(&[*byte]),
                _ => put!(self.out, "\\{byte:02X}"),
            }
        }
    }

    /// A name after its prefix, in quotes if it has unusual characters.
    pub(super) fn identifier(&mut self, prefix: &str, name: &[u8]) {
        self.out.push(prefix.as_bytes());
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        let simple = !name.first().is_some_and(u8::is_ascii_digit) && name.iter().all(plain);
        if simple {
            return self.out.push(name);
        }
        self.out.push(b"\"");
        self.escaped(name);
        self.out.push(b"\"");
    }

    /// `@name` or `@0`.
    pub(super) fn global_name(&mut self, id: ValueId, name: Text) {
        let module = self.module;
        if name.length > 0 {
            return self.identifier("@", module.text(name));
        }
        match self.slots.unnamed_global(id) {
            Some(slot) => put!(self.out, "@{slot}"),
            None => self.out.push(b"<badref>"),
        }
    }

    /// The name of a value of the function, or its number.
    pub(super) fn local_name(&mut self, id: ValueId) {
        let module = self.module;
        if let Some(name) = self.body.as_ref().and_then(|body| module.local_name(body, id)) {
            return self.identifier("%", name);
        }
        match self.slots.local(id) {
            Some(slot) => put!(self.out, "%{slot}"),
            None => self.out.push(b"<badref>"),
        }
    }

    /// `label %name`, the type only if wanted.
    pub(super) fn block_name(&mut self, block: u32, with_type: bool) {
        if with_type {
            self.out.push(b"label ");
        }
        let module = self.module;
        if let Some(name) = self.body.as_ref().and_then(|body| module.block_name(body, block)) {
            return self.identifier("%", name);
        }
        match self.slots.block(block) {
            Some(slot) => put!(self.out, "%{slot}"),
            None => self.out.push(b"<badref>"),
        }
    }

    /// A value as an operand, with its type before it if wanted.
    pub(super) fn operand(&mut self, id: ValueId, with_type: bool) {
        let module = self.module;
        let Some(value) = module.value(self.body.as_ref(), id) else {
            return self.out.push(b"<badref>");
        };
        if with_type {
            self.ty(value.ty);
            self.out.push(b" ");
        }
        match value.kind {
            ValueKind::Global(index) => {
                let name = module.globals.get(index as usize).map_or(Text::default(), |one| one.name);
                self.global_name(id, name);
            }
            ValueKind::Function(index) => {
                let name = module.functions.get(index as usize).map_or(Text::default(), |one| one.name);
                self.global_name(id, name);
            }
            ValueKind::Alias(index) => {
                let name = module.aliases.get(index as usize).map_or(Text::default(), |one| one.name);
                self.global_name(id, name);
            }
            ValueKind::Constant(index) => self.constant(index),
            ValueKind::Argument(_) | ValueKind::Instruction(_) => self.local_name(id),
        }
    }
}
