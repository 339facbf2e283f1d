//! Nodes of debug information.

use super::{Form, Printer, RecordField, Shown, put};
use crate::dxil::module::{Body, Instruction, Location, Metadata, MetadataId, Module, debug};
use crate::names::{Name, text};
use crate::tables::dxil_debug::RECORDS;
use crate::tables::dxil_enums::{DEBUG_FLAG, DWARF_ENCODING, DWARF_LANGUAGE, DWARF_TAG, DWARF_VIRTUALITY};

/// The tag of a local variable that is no argument.
const AUTO_VARIABLE: u64 = 0x100;
/// Scopes that a search for the function goes through at most.
const MOST_SCOPES: usize = 1000;

/// Operations of expressions.
mod expression {
    pub const DEREF: u64 = 0x06;
    pub const PLUS: u64 = 0x22;
    pub const BIT_PIECE: u64 = 0x9D;
}

impl Printer<'_, '_> {
    /// The body of a node, from its class to the closing parenthesis.
    pub(super) fn debug_node(&mut self, code: u8, fields: &[u64]) {
        match code {
            debug::LOCATION => {
                let at = |place: usize| fields.get(place).copied().unwrap_or(0) as u32;
                let scope = at(2).wrapping_add(1);
                self.place(&Location { line: at(0), column: at(1), scope, inlined_at: at(3) });
            }
            debug::EXPRESSION => self.expression(fields),
            debug::GENERIC => self.generic(fields),
            _ => self.record(code, fields),
        }
    }

    fn record(&mut self, code: u8, fields: &[u64]) {
        let Some(record) = RECORDS.iter().find(|record| record.code == code) else {
            return self.out.push(b"<badref>");
        };
        put!(self.out, "!{}(", record.class);
        let argument = fields.first() != Some(&AUTO_VARIABLE);
        let mut first = true;
        for field in record.fields {
            let value = fields.get(usize::from(field.place)).copied().unwrap_or(0);
            let shown = match field.shown {
                Shown::Always => true,
                Shown::Set => self.is_set(field, value),
                Shown::Unless(other) => value != other,
                Shown::OfArguments => argument || value != 0,
            };
            if shown {
                put!(self.out, "{}{}: ", if first { "" } else { ", " }, field.label);
                first = false;
                self.field(field.form, value);
            }
        }
        self.out.push(b")");
    }

    fn is_set(&self, field: &RecordField, value: u64) -> bool {
        match field.form {
            Form::Text => !self.text_field(value).is_empty(),
            Form::Flags => value as u32 != 0,
            _ => value != 0,
        }
    }

    /// The string that a field names by its number plus 1.
    fn text_field(&self, value: u64) -> &[u8] {
        let id = (value as u32).checked_sub(1).map(MetadataId);
        id.and_then(|id| self.module.metadata_text(id)).unwrap_or(b"")
    }

    fn field(&mut self, form: Form, value: u64) {
        match form {
            Form::Text => {
                self.out.push(b"\"");
                let module = self.module;
                let id = (value as u32).checked_sub(1).map(MetadataId);
                self.escaped(id.and_then(|id| module.metadata_text(id)).unwrap_or(b""));
                self.out.push(b"\"");
            }
            Form::Node => self.metadata_operand((value as u32).checked_sub(1).map(MetadataId)),
            Form::Number => put!(self.out, "{value}"),
            Form::Integer => put!(self.out, "{}", value as i64),
            // The sign bit stands lowest, and below it the complement of a negative number.
            Form::Signed if value & 1 != 0 => put!(self.out, "{}", !((value >> 1) as i64)),
            Form::Signed => put!(self.out, "{}", value >> 1),
            Form::Bool => put!(self.out, "{}", value != 0),
            Form::Flags => self.flags(value as u32),
            Form::Tag => self.named(DWARF_TAG, value),
            Form::Encoding => self.named(DWARF_ENCODING, value),
            Form::Language => self.named(DWARF_LANGUAGE, value),
            Form::Virtuality => self.named(DWARF_VIRTUALITY, value),
        }
    }

    fn named(&mut self, names: &[Name], value: u64) {
        match u32::try_from(value).ok().and_then(|value| text(names, value)) {
            Some(name) => self.out.push(name.as_bytes()),
            None => put!(self.out, "{value}"),
        }
    }

    fn flags(&mut self, value: u32) {
        /// Accessibility is a number of two bits, the rest are flags.
        const ACCESS: u32 = 3;
        let mut left = value;
        let mut separator = "";
        for name in DEBUG_FLAG {
            let set = match name.value {
                0..=ACCESS => value & ACCESS == name.value,
                flag => value & flag != 0,
            };
            if set {
                left &= !name.value;
                put!(self.out, "{separator}{}", name.text);
                separator = " | ";
            }
        }
        if left != 0 {
            put!(self.out, "{separator}{left}");
        }
    }

    fn generic(&mut self, fields: &[u64]) {
        self.out.push(b"!GenericDINode(tag: ");
        self.named(DWARF_TAG, fields.first().copied().unwrap_or(0));
        let header = fields.get(2).copied().unwrap_or(0);
        if !self.text_field(header).is_empty() {
            self.out.push(b", header: ");
            self.field(Form::Text, header);
        }
        for (at, operand) in fields.get(3..).unwrap_or(&[]).iter().enumerate() {
            self.out.push(if at == 0 { b", operands: {" } else { b", " });
            self.field(Form::Node, *operand);
        }
        self.out.push(if fields.len() > 3 { b"})" } else { b")" });
    }

    pub(super) fn expression(&mut self, elements: &[u64]) {
        self.out.push(b"!DIExpression(");
        let valid = is_expression(elements);
        let mut at = 0;
        while at < elements.len() {
            if at > 0 {
                self.out.push(b", ");
            }
            let (name, operands) = match elements[at] {
                expression::DEREF if valid => ("DW_OP_deref", 0),
                expression::PLUS if valid => ("DW_OP_plus", 1),
                expression::BIT_PIECE if valid => ("DW_OP_bit_piece", 2),
                _ => ("", 0),
            };
            if name.is_empty() {
                put!(self.out, "{}", elements[at]);
            }
            self.out.push(name.as_bytes());
            for operand in &elements[at + 1..at + 1 + operands] {
                put!(self.out, ", {operand}");
            }
            at += 1 + operands;
        }
        self.out.push(b")");
    }

    /// The comment after a call that says where a variable lives; whether the call is one.
    pub(super) fn variable_comment(&mut self, body: &Body, call: &Instruction, name: &[u8]) -> bool {
        if !matches!(name, b"llvm.dbg.declare" | b"llvm.dbg.value") {
            return false;
        }
        let module = self.module;
        let mut arguments = super::slots::metadata_arguments(module, call).skip(1);
        let (Some(variable), Some(expression)) = (arguments.next(), arguments.next()) else { return true };
        let node = |id| match module.metadata(Some(body), id) {
            Some(Metadata::Debug { code, fields, .. }) => Some((code, module.numbers(fields))),
            _ => None,
        };
        let (Some((debug::LOCAL_VARIABLE, variable)), Some((debug::EXPRESSION, expression))) =
            (node(variable), node(expression))
        else {
            return true;
        };
        self.out.push(b" ; var:\"");
        let name = variable.get(2).and_then(|name| (*name as u32).checked_sub(1));
        self.out.push(name.and_then(|name| module.metadata_text(MetadataId(name))).unwrap_or(b""));
        self.out.push(b"\" ");
        self.expression(expression);
        if let Some(function) = function_scope(module, variable.get(1).copied().unwrap_or(0)) {
            self.out.push(b" func:\"");
            self.out.push(function);
            self.out.push(b"\"");
        }
        true
    }
}

/// The name of the function that a scope, by its number plus 1, lies in.
fn function_scope(module: &Module, mut scope: u64) -> Option<&[u8]> {
    for _ in 0..MOST_SCOPES {
        let id = MetadataId((scope as u32).checked_sub(1)?);
        let Some(Metadata::Debug { code, fields, .. }) = module.metadata(None, id) else { return None };
        let fields = module.numbers(fields);
        match code {
            debug::SUBPROGRAM => {
                let name = (*fields.get(1)? as u32).checked_sub(1);
                return Some(name.and_then(|name| module.metadata_text(MetadataId(name))).unwrap_or(b""));
            }
            debug::LEXICAL_BLOCK | debug::LEXICAL_BLOCK_FILE => scope = *fields.first()?,
            _ => return None,
        }
    }
    None
}

/// Whether the elements are known operations with all their operands.
fn is_expression(elements: &[u64]) -> bool {
    let mut at = 0;
    while at < elements.len() {
        let size = match elements[at] {
            expression::DEREF => 1,
            expression::PLUS => 2,
            expression::BIT_PIECE => return at + 3 == elements.len(),
            _ => return false,
        };
        at += size;
    }
    at == elements.len()
}
