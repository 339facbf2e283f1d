//! Reads an effect: a header, data without order (names, types, values, shaders), and the records
//! that point into it.

use super::{
    Annotation, Assigned, Assignment, Buffer, Class, Effect, Group, Interface, Note, Object, Pass, Shader, Technique,
    Type, VERSION_5, Value, Variable, version,
};
use crate::bytes::word;
use crate::dxbc::field::Text;

/// Where an effect cannot be read on, and what was expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Byte in the effect.
    pub offset: usize,
    /// What should stand there.
    pub what: &'static str,
}

type Read<T> = Result<T, Broken>;

/// Bytes of the header before `fx_5_0` and from then on.
const HEADER: usize = 76;
const HEADER_5: usize = 96;

/// Kinds of objects that have values.
const TEXT: u32 = 1;
const STATE_BLOCKS: [u32; 4] = [2, 3, 4, 21];
const SHADERS: std::ops::RangeInclusive<u32> = 5..=7;
const SHADER_WITH_OUTPUT: u32 = 8;
const SHADERS_5: std::ops::RangeInclusive<u32> = 25..=30;

struct Reader<'a> {
    data: &'a [u8],
    /// Where the data without order starts.
    heap: usize,
    at: usize,
    /// Bytes of default values, and texts and types of which each record names some, that may still
    /// be read: a forged effect names the same ones without end.
    left: usize,
}

impl<'a> Effect<'a> {
    /// Reads an effect.
    pub fn read(data: &'a [u8]) -> Result<Self, Broken> {
        let version = version(data).ok_or(Broken { offset: 0, what: "the effect's version" })?;
        let five = word(data, 0) == Some(VERSION_5);
        let heap = if five { HEADER_5 } else { HEADER };
        let field = |place: usize| word(data, 4 * place).ok_or(Broken { offset: 4 * place, what: "the header" });
        let at = heap.saturating_add(field(8)? as usize);
        let mut reader = Reader { data, heap, at, left: 4 * data.len() };
        let mut effect = Effect { version, ..Effect::default() };
        effect.buffers = reader.some(field(1)?, |reader| reader.buffer(true))?;
        effect.objects = reader.some(field(3)?, |reader| reader.object(true))?;
        if five {
            effect.interfaces = reader.some(field(21)?, Reader::interface)?;
            effect.groups = reader.some(field(19)?, |reader| {
                let (name, count) = (reader.heap_text("a group")?, reader.word("a group")?);
                let annotations = reader.annotations()?;
                Ok(Group { name, annotations, techniques: reader.some(count, Reader::technique)? })
            })?;
        } else {
            effect.shared_buffers = reader.some(field(4)?, |reader| reader.buffer(false))?;
            effect.shared_objects = reader.some(field(6)?, |reader| reader.object(false))?;
            let techniques = reader.some(field(7)?, Reader::technique)?;
            effect.groups.push(Group { name: Text::default(), annotations: Vec::new(), techniques });
        }
        Ok(effect)
    }
}

impl<'a> Reader<'a> {
    fn broken<T>(&self, offset: usize, what: &'static str) -> Read<T> {
        Err(Broken { offset: offset.min(self.data.len()), what })
    }
    /// Each record takes at least one word, so that `count` cannot be more than the bytes hold.
    fn some<T>(&mut self, count: u32, mut read: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut all = Vec::new();
        for _ in 0..count {
            all.push(read(self)?);
        }
        Ok(all)
    }
    fn word(&mut self, what: &'static str) -> Read<u32> {
        let Some(word) = word(self.data, self.at) else { return self.broken(self.at, what) };
        self.at += 4;
        Ok(word)
    }
    fn spend(&mut self, bytes: usize, offset: usize, what: &'static str) -> Read<()> {
        match self.left.checked_sub(bytes) {
            Some(left) => self.left = left,
            None => return self.broken(offset, what),
        }
        Ok(())
    }
    /// Bytes of the data without order.
    fn bytes(&mut self, offset: u32, length: usize, what: &'static str) -> Read<&'a [u8]> {
        let start = self.heap.saturating_add(offset as usize);
        self.spend(length, start, what)?;
        let data = self.data;
        match data.get(start..start.saturating_add(length)) {
            Some(bytes) => Ok(bytes),
            None => self.broken(start, what),
        }
    }
    fn heap_word(&self, offset: u32, what: &'static str) -> Read<u32> {
        let start = self.heap.saturating_add(offset as usize);
        word(self.data, start).map_or_else(|| self.broken(start, what), Ok)
    }
    /// The text at `offset` of the data without order; none at 0.
    fn text(&mut self, offset: u32, what: &'static str) -> Read<Text<'a>> {
        if offset == 0 {
            return Ok(Text::default());
        }
        let start = self.heap.saturating_add(offset as usize);
        let data = self.data;
        let rest = data.get(start..).unwrap_or(&[]);
        let Some(end) = rest.iter().position(|byte| *byte == 0) else { return self.broken(start, what) };
        self.spend(end, start, what)?;
        Ok(Text(&rest[..end]))
    }
    /// The text that the next word points at.
    fn heap_text(&mut self, what: &'static str) -> Read<Text<'a>> {
        let offset = self.word(what)?;
        self.text(offset, what)
    }
    /// The type that the next word points at.
    fn kind(&mut self) -> Read<Type<'a>> {
        const WHAT: &str = "a type";
        let offset = self.word(WHAT)?;
        let field = |reader: &Self, place: u32| reader.heap_word(offset.saturating_add(4 * place), WHAT);
        let name = field(self, 0)?;
        let name = self.text(name, WHAT)?;
        let class = match field(self, 1)? {
            1 => Class::Numeric(field(self, 6)? >> 3 & 31),
            2 => Class::Object(field(self, 6)?),
            3 => Class::Struct,
            4 => Class::Interface,
            other => Class::Unknown(other),
        };
        Ok(Type { name, class, elements: field(self, 2)?, size: field(self, 3)?, packed: field(self, 5)? })
    }
    fn annotations(&mut self) -> Read<Vec<Annotation<'a>>> {
        const WHAT: &str = "an annotation";
        let count = self.word("the annotation count")?;
        self.some(count, |reader| {
            let (name, kind) = (reader.heap_text(WHAT)?, reader.kind()?);
            let value = match kind.class {
                Class::Object(_) => Note::Texts(reader.some(kind.elements.max(1), |reader| reader.heap_text(WHAT))?),
                _ => {
                    let offset = reader.word(WHAT)?;
                    Note::Numbers(reader.bytes(offset, kind.packed as usize, WHAT)?)
                }
            };
            Ok(Annotation { name, kind, value })
        })
    }
    /// Shared buffers have no annotations.
    fn buffer(&mut self, own: bool) -> Read<Buffer<'a>> {
        const WHAT: &str = "a buffer";
        let name = self.heap_text(WHAT)?;
        let (size, flags, count, bind) = (self.word(WHAT)?, self.word(WHAT)?, self.word(WHAT)?, self.word(WHAT)?);
        let annotations = if own { self.annotations()? } else { Vec::new() };
        let variables = self.some(count, |reader| reader.variable(own))?;
        Ok(Buffer { name, size, flags, bind, annotations, variables })
    }
    fn variable(&mut self, own: bool) -> Read<Variable<'a>> {
        const WHAT: &str = "a variable";
        let (name, kind, semantic) = (self.heap_text(WHAT)?, self.kind()?, self.heap_text(WHAT)?);
        let (offset, default, flags) = (self.word(WHAT)?, self.word(WHAT)?, self.word(WHAT)?);
        let default = match default {
            0 => None,
            default => Some(self.bytes(default, kind.packed as usize, "a default value")?),
        };
        let annotations = if own { self.annotations()? } else { Vec::new() };
        Ok(Variable { name, kind, semantic, offset, default, flags, annotations })
    }
    /// Shared objects have neither values nor annotations.
    fn object(&mut self, own: bool) -> Read<Object<'a>> {
        const WHAT: &str = "an object";
        let (name, kind, semantic) = (self.heap_text(WHAT)?, self.kind()?, self.heap_text(WHAT)?);
        let bind = self.word(WHAT)?;
        let count = kind.elements.max(1);
        let values = match kind.class {
            Class::Object(TEXT) if own => self.some(count, |reader| reader.heap_text("a text").map(Value::Text))?,
            Class::Object(number) if own && STATE_BLOCKS.contains(&number) => self.some(count, |reader| {
                let count = reader.word("a state block")?;
                reader.some(count, Self::assignment).map(Value::Block)
            })?,
            Class::Object(number) if own && SHADERS.contains(&number) => self.some(count, |reader| {
                let code = reader.word("a shader")?;
                Ok(Value::Shader(Shader { code: reader.code(code)?, ..Shader::default() }))
            })?,
            Class::Object(SHADER_WITH_OUTPUT) if own => self.some(count, |reader| {
                let fields = [reader.word("a shader")?, reader.word("a stream output declaration")?];
                reader.shader(fields).map(Value::Shader)
            })?,
            Class::Object(number) if own && SHADERS_5.contains(&number) => self.some(count, |reader| {
                let mut fields = [0; 9];
                for field in &mut fields {
                    *field = reader.word("a shader")?;
                }
                reader.shader_5(fields).map(Value::Shader)
            })?,
            _ => Vec::new(),
        };
        let annotations = if own { self.annotations()? } else { Vec::new() };
        Ok(Object { name, kind, semantic, bind, values, annotations })
    }
    fn interface(&mut self) -> Read<Interface<'a>> {
        const WHAT: &str = "an interface";
        let (name, kind, default) = (self.heap_text(WHAT)?, self.kind()?, self.word(WHAT)?);
        self.word(WHAT)?;
        let count = if default == 0 { 0 } else { kind.elements.max(1) };
        let instances = self.instances(default, count)?;
        Ok(Interface { name, kind, instances, annotations: self.annotations()? })
    }
    fn technique(&mut self) -> Read<Technique<'a>> {
        let (name, count) = (self.heap_text("a technique")?, self.word("a technique")?);
        let annotations = self.annotations()?;
        let passes = self.some(count, |reader| {
            let (name, count) = (reader.heap_text("a pass")?, reader.word("a pass")?);
            let annotations = reader.annotations()?;
            Ok(Pass { name, annotations, assignments: reader.some(count, Self::assignment)? })
        })?;
        Ok(Technique { name, annotations, passes })
    }
    fn assignment(&mut self) -> Read<Assignment<'a>> {
        const WHAT: &str = "an assignment";
        let (state, index, form) = (self.word(WHAT)?, self.word(WHAT)?, self.word(WHAT)?);
        let place = self.at;
        let at = self.word(WHAT)?;
        let two = |reader: &Self| -> Read<[u32; 2]> {
            Ok([reader.heap_word(at, WHAT)?, reader.heap_word(at.saturating_add(4), WHAT)?])
        };
        let value = match form {
            1 => {
                let count = self.heap_word(at, WHAT)?;
                let bytes = self.bytes(at.saturating_add(4), (count as usize).saturating_mul(8), "constants")?;
                let pair = |pair: &[u8]| (word(pair, 0).unwrap_or(0), word(pair, 4).unwrap_or(0));
                Assigned::Constants(bytes.chunks_exact(8).map(pair).collect())
            }
            2 => Assigned::Variable(self.text(at, "a variable's name")?),
            3..=5 => {
                let [array, index] = two(self)?;
                let array = self.text(array, "an array's name")?;
                match form {
                    3 => Assigned::Element(array, index),
                    4 => Assigned::VariableElement(array, self.text(index, "a variable's name")?),
                    _ => Assigned::ExpressionElement(array, self.code(index)?.unwrap_or(&[])),
                }
            }
            6 => Assigned::Expression(self.code(at)?.unwrap_or(&[])),
            7 => Assigned::Shader(self.shader(two(self)?)?),
            8 => {
                let mut fields = [0; 9];
                for (place, field) in fields.iter_mut().enumerate() {
                    *field = self.heap_word(at.saturating_add(4 * place as u32), WHAT)?;
                }
                Assigned::Shader(self.shader_5(fields)?)
            }
            _ => return self.broken(place - 4, "the form of an assignment"),
        };
        Ok(Assignment { state, index, value })
    }
    /// A length and that many bytes; none at 0.
    fn code(&mut self, offset: u32) -> Read<Option<&'a [u8]>> {
        if offset == 0 {
            return Ok(None);
        }
        let length = self.heap_word(offset, "the length of code")?;
        self.bytes(offset.saturating_add(4), length as usize, "code").map(Some)
    }
    fn shader(&mut self, [code, output]: [u32; 2]) -> Read<Shader<'a>> {
        let outputs =
            if output == 0 { Vec::new() } else { vec![Some(self.text(output, "a stream output declaration")?)] };
        Ok(Shader { code: self.code(code)?, outputs, ..Shader::default() })
    }
    fn shader_5(&mut self, fields: [u32; 9]) -> Read<Shader<'a>> {
        let [code, first, second, third, fourth, count, rasterized, instances, bindings] = fields;
        let mut outputs = Vec::new();
        for offset in [first, second, third, fourth].into_iter().take(count as usize) {
            let output = if offset == 0 { None } else { Some(self.text(offset, "a stream output declaration")?) };
            outputs.push(output);
        }
        Ok(Shader { code: self.code(code)?, outputs, rasterized, bindings: self.instances(bindings, instances)? })
    }
    /// Names of class instances and their places in an array.
    fn instances(&mut self, offset: u32, count: u32) -> Read<Vec<(Text<'a>, u32)>> {
        const WHAT: &str = "class instances";
        let bytes = self.bytes(offset, (count as usize).saturating_mul(8), WHAT)?;
        let mut all = Vec::new();
        for pair in bytes.chunks_exact(8) {
            all.push((self.text(word(pair, 0).unwrap_or(0), WHAT)?, word(pair, 4).unwrap_or(0)));
        }
        Ok(all)
    }
}
