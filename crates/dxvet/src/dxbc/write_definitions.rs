//! Writes resource definitions.

use crate::bytes::put_word;
use crate::dxbc::field::Text;
use crate::dxbc::resource_definitions::{Binding, Buffer, ResourceDefinitions, Type, Variable};
use std::collections::HashMap;

/// The content of the part: header, bindings, buffers, variables, types, members, and at last
/// the texts and default values.
pub fn encode(definitions: &ResourceDefinitions<'_>) -> Vec<u8> {
    let mut writer = Writer { long: definitions.header.is_some(), ..Writer::default() };
    let header = if writer.long { 60 } else { 28 };
    let binding_size = if definitions.bindings.iter().any(|binding| binding.space.is_some()) { 40 } else { 32 };
    let bindings = header;
    let buffers = bindings + binding_size * definitions.bindings.len();
    let variables = buffers + 24 * definitions.buffers.len();
    let count: usize = definitions.buffers.iter().map(|buffer| buffer.variables.len()).sum();
    let types = variables + writer.variable_size() * count;
    let members = types + writer.type_size() * definitions.types.len();
    let total: usize = definitions.types.iter().map(|kind| kind.members.len()).sum();
    writer.types = types;
    writer.pool_start = members + 12 * total;
    let creator = writer.text(definitions.creator);
    for word in [
        definitions.buffers.len() as u32,
        if definitions.buffers.is_empty() { 0 } else { buffers as u32 },
        definitions.bindings.len() as u32,
        if definitions.bindings.is_empty() { 0 } else { bindings as u32 },
        definitions.version,
        definitions.flags,
        creator,
    ] {
        put_word(&mut writer.out, word);
    }
    for word in definitions.header.iter().flatten() {
        put_word(&mut writer.out, *word);
    }
    definitions.bindings.iter().for_each(|binding| writer.binding(binding));
    let mut at = variables;
    for buffer in &definitions.buffers {
        writer.buffer(buffer, at);
        at += writer.variable_size() * buffer.variables.len();
    }
    definitions.buffers.iter().flat_map(|buffer| &buffer.variables).for_each(|variable| writer.variable(variable));
    let mut at = members;
    for kind in &definitions.types {
        writer.kind(kind, at);
        at += 12 * kind.members.len();
    }
    for member in definitions.types.iter().flat_map(|kind| &kind.members) {
        let name = writer.text(member.name);
        let kind = writer.type_offset(member.kind);
        writer.words(&[name, kind, member.offset]);
    }
    let Writer { mut out, pool, .. } = writer;
    out.extend_from_slice(&pool);
    out.resize(out.len().next_multiple_of(4), 0xAB);
    out
}

#[derive(Default)]
struct Writer<'a> {
    out: Vec<u8>,
    pool: Vec<u8>,
    pool_start: usize,
    types: usize,
    known: HashMap<Text<'a>, u32>,
    /// The layout of Shader Model 5.
    long: bool,
}

impl<'a> Writer<'a> {
    fn variable_size(&self) -> usize {
        if self.long { 40 } else { 24 }
    }
    fn type_size(&self) -> usize {
        if self.long { 36 } else { 16 }
    }
    fn type_offset(&self, index: usize) -> u32 {
        self.types.wrapping_add(self.type_size().wrapping_mul(index)) as u32
    }
    fn words(&mut self, words: &[u32]) {
        words.iter().for_each(|word| put_word(&mut self.out, *word));
    }
    /// The offset of a text; each stands once.
    fn text(&mut self, text: Text<'a>) -> u32 {
        if let Some(offset) = self.known.get(&text) {
            return *offset;
        }
        let offset = (self.pool_start + self.pool.len()) as u32;
        self.pool.extend_from_slice(text.0);
        self.pool.push(0);
        self.known.insert(text, offset);
        offset
    }
    /// The offset of a default value, between words.
    fn data(&mut self, data: &[u8]) -> u32 {
        self.pool.resize((self.pool_start + self.pool.len()).next_multiple_of(4) - self.pool_start, 0xAB);
        let offset = (self.pool_start + self.pool.len()) as u32;
        self.pool.extend_from_slice(data);
        offset
    }
    fn binding(&mut self, binding: &Binding<'a>) {
        let name = self.text(binding.name);
        let Binding { kind, return_type, dimension, samples, point, count, flags, .. } = *binding;
        self.words(&[name, kind, return_type, dimension, samples, point, count, flags]);
        if let Some((space, range)) = binding.space {
            self.words(&[space, range]);
        }
    }
    fn buffer(&mut self, buffer: &Buffer<'a>, variables: usize) {
        let name = self.text(buffer.name);
        let count = buffer.variables.len() as u32;
        self.words(&[name, count, variables as u32, buffer.size, buffer.flags, buffer.kind]);
    }
    fn variable(&mut self, variable: &Variable<'a>) {
        let name = self.text(variable.name);
        let kind = self.type_offset(variable.kind);
        let default = variable.default.map_or(0, |default| self.data(default));
        self.words(&[name, variable.offset, variable.size, variable.flags, kind, default]);
        if self.long {
            self.words(&variable.objects.unwrap_or_default());
        }
    }
    fn kind(&mut self, kind: &Type<'a>, members: usize) {
        let half = |low: u16, high: u16| u32::from(low) | u32::from(high) << 16;
        let count = kind.members.len() as u16;
        let place = if count == 0 { 0 } else { members as u32 };
        self.words(&[half(kind.class, kind.base), half(kind.rows, kind.columns), half(kind.elements, count), place]);
        if self.long {
            let name = self.text(kind.name);
            self.words(&[0, 0, 0, 0, name]);
        }
    }
}
