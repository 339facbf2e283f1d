//! The listing of a Direct3D 10 or 11 effect, as the reference writes it.

mod expression;
mod value;

use crate::dxbc::effect::{
    Annotation, Assigned, Assignment, Buffer, Effect, Group, Interface, Note, Object, Shader, State, Technique, Value,
    Variable,
};
use crate::dxbc::field::Text;
use crate::sm4;
use std::fmt::Write as _;
use value::{put_constants, put_numbers, put_text};

/// Spaces of one level.
const STEP: usize = 4;
/// Where the place of a variable starts in its line.
const PLACE: usize = 40;
/// All ones: no register was given.
const UNBOUND: u32 = u32::MAX;
/// The flag of a variable whose place was given.
const PLACED: u32 = 4;

/// The listing of `effect`; shaders are listed with `options`. It ends early where a forged effect
/// would make it longer than `most` bytes.
pub(super) fn listing(out: &mut String, effect: &Effect<'_>, options: sm4::Options, most: usize) {
    let mut writer = Writer { out, options, most };
    writer.effect(effect);
}

struct Writer<'o> {
    out: &'o mut String,
    options: sm4::Options,
    most: usize,
}

impl Writer<'_> {
    fn effect(&mut self, effect: &Effect<'_>) {
        let _ = write!(self.out, "//\n// FX Version: {}\n", effect.version);
        if !effect.is_5() {
            let _ = writeln!(self.out, "// Child effect (requires effect pool): {}", effect.is_child());
        }
        for (owner, buffers, objects) in
            [("local", &effect.buffers, &effect.objects), ("shared", &effect.shared_buffers, &effect.shared_objects)]
        {
            self.title(0, buffers.len(), owner, "buffer(s)");
            buffers.iter().for_each(|buffer| self.buffer(buffer));
            self.title(0, objects.len(), owner, "object(s)");
            objects.iter().for_each(|object| self.object(object));
            self.out.push_str(if objects.is_empty() { "" } else { "\n" });
        }
        self.title(0, effect.interfaces.len(), "local", "interface(s)");
        effect.interfaces.iter().for_each(|interface| self.interface(interface));
        self.out.push_str(if effect.interfaces.is_empty() { "" } else { "\n" });
        if effect.is_5() {
            self.title(0, effect.groups.len(), "", "groups(s)");
            effect.groups.iter().for_each(|group| self.group(group));
        } else {
            effect.groups.iter().for_each(|group| self.techniques(0, "technique10", &group.techniques));
        }
    }
    /// Whether the listing is long enough.
    fn is_full(&self) -> bool {
        self.out.len() > self.most
    }
    fn indent(&mut self, columns: usize) {
        self.out.extend(std::iter::repeat_n(' ', columns));
    }
    fn line(&mut self, columns: usize, text: &str) {
        self.indent(columns);
        self.out.push_str(text);
        self.out.push('\n');
    }
    fn title(&mut self, columns: usize, count: usize, owner: &str, what: &str) {
        if count == 0 {
            return;
        }
        let blank = if owner.is_empty() { "" } else { " " };
        self.line(columns, "//");
        self.line(columns, &format!("// {count} {owner}{blank}{what}"));
        self.line(columns, "//");
    }
    /// `Texture2D name[3] : SEMANTIC`.
    fn declare(&mut self, kind: &str, name: Text<'_>, elements: u32, semantic: Text<'_>) {
        let _ = write!(self.out, "{kind:7} ");
        put_text(self.out, name);
        if elements > 0 {
            let _ = write!(self.out, "[{elements}]");
        }
        if !semantic.0.is_empty() {
            self.out.push_str(" : ");
            put_text(self.out, semantic);
        }
    }
    fn annotations(&mut self, columns: usize, annotations: &[Annotation<'_>]) {
        if annotations.is_empty() {
            return;
        }
        self.out.push('\n');
        self.line(columns, "<");
        for annotation in annotations {
            self.indent(columns + STEP);
            put_text(self.out, annotation.kind.name);
            self.out.push(' ');
            put_text(self.out, annotation.name);
            if annotation.kind.elements > 0 {
                let _ = write!(self.out, "[{}]", annotation.kind.elements);
            }
            self.out.push_str(" = ");
            match &annotation.value {
                Note::Numbers(bytes) => put_numbers(self.out, annotation.kind.class, bytes),
                Note::Texts(texts) => self.texts(texts.iter().copied(), annotation.kind.elements > 0),
            }
            self.out.push_str(";\n");
        }
        self.indent(columns);
        self.out.push('>');
    }
    fn texts<'t>(&mut self, texts: impl Iterator<Item = Text<'t>>, array: bool) {
        self.out.push_str(if array { "{ " } else { "" });
        for (number, text) in texts.enumerate() {
            self.out.push_str(if number > 0 { ", \"" } else { "\"" });
            put_text(self.out, text);
            self.out.push('"');
        }
        self.out.push_str(if array { " }" } else { "" });
    }
    fn buffer(&mut self, buffer: &Buffer<'_>) {
        let texture = buffer.flags & 1 != 0;
        self.out.push_str(if texture { "tbuffer " } else { "cbuffer " });
        put_text(self.out, buffer.name);
        if buffer.bind != UNBOUND {
            let _ = write!(self.out, " : register({}{})", if texture { 't' } else { 'b' }, buffer.bind);
        }
        self.annotations(0, &buffer.annotations);
        self.out.push_str("\n{\n");
        for variable in &buffer.variables {
            if self.is_full() {
                break;
            }
            self.variable(variable);
        }
        self.out.push_str("}\n\n");
    }
    fn variable(&mut self, variable: &Variable<'_>) {
        self.indent(STEP);
        let kind = &variable.kind;
        self.declare(&kind.name.to_string(), variable.name, kind.elements, variable.semantic);
        if variable.flags & PLACED != 0 {
            let (register, component) = (variable.offset / 16, variable.offset / 4 % 4);
            let letter = ['x', 'y', 'z', 'w'][component as usize];
            let _ = write!(self.out, " : packoffset(c{register}.{letter})");
        }
        self.annotations(STEP, &variable.annotations);
        if let Some(default) = variable.default {
            self.out.push_str(" = ");
            put_numbers(self.out, kind.class, default);
        }
        self.out.push(';');
        let start = self.out.rfind('\n').map_or(0, |place| place + 1);
        self.indent(PLACE.saturating_sub(self.out.len() - start));
        let _ = writeln!(self.out, "// Offset: {:4}, size: {:4}", variable.offset, kind.size);
    }
    fn object(&mut self, object: &Object<'_>) {
        if self.is_full() {
            return;
        }
        let kind = &object.kind;
        let array = kind.elements > 0;
        self.declare(&kind.name.to_string(), object.name, kind.elements, object.semantic);
        self.annotations(0, &object.annotations);
        match object.values.first() {
            None => {}
            Some(Value::Text(_)) => {
                self.out.push_str(" = ");
                let texts = object.values.iter().map(|value| match value {
                    Value::Text(text) => *text,
                    _ => Text::default(),
                });
                self.texts(texts, array);
            }
            Some(Value::Block(_)) if array => {
                self.out.push_str("\n{\n");
                self.elements(&object.values);
                self.out.push('}');
            }
            Some(Value::Block(assignments)) => {
                self.out.push('\n');
                self.block(0, assignments);
            }
            Some(Value::Shader(_)) if array => {
                self.out.push_str(" = \n{\n");
                self.elements(&object.values);
                self.out.push('}');
            }
            Some(Value::Shader(shader)) => {
                self.out.push_str(" = \n");
                self.indent(STEP);
                self.shader(STEP, shader);
            }
        }
        self.out.push_str(";\n");
    }
    /// State blocks or shaders of an array.
    fn elements(&mut self, values: &[Value<'_>]) {
        for (number, value) in values.iter().enumerate() {
            if self.is_full() {
                break;
            }
            match value {
                Value::Block(assignments) => self.block(STEP, assignments),
                Value::Shader(shader) => {
                    self.indent(STEP);
                    self.shader(STEP, shader);
                }
                Value::Text(_) => {}
            }
            self.out.push_str(if number + 1 < values.len() { ",\n" } else { "\n" });
        }
    }
    fn block(&mut self, columns: usize, assignments: &[Assignment<'_>]) {
        self.line(columns, "{");
        assignments.iter().for_each(|assignment| self.assignment(columns + STEP, assignment));
        self.indent(columns);
        self.out.push('}');
    }
    fn assignment(&mut self, columns: usize, assignment: &Assignment<'_>) {
        if self.is_full() {
            return;
        }
        self.indent(columns);
        let state = State::find(assignment.state);
        match state {
            Some(state) if state.indexed => {
                let _ = write!(self.out, "{}[{}]", state.name, assignment.index);
            }
            Some(state) => {
                let _ = write!(self.out, "{:8}", state.name);
            }
            None => {
                let _ = write!(self.out, "<state {}>", assignment.state);
            }
        }
        self.out.push_str(" = ");
        match &assignment.value {
            Assigned::Constants(constants) => put_constants(self.out, state, constants),
            Assigned::Variable(name) => put_text(self.out, *name),
            Assigned::Element(array, index) => {
                put_text(self.out, *array);
                let _ = write!(self.out, "[{index}]");
            }
            Assigned::VariableElement(array, index) => {
                put_text(self.out, *array);
                self.out.push('[');
                put_text(self.out, *index);
                self.out.push(']');
            }
            Assigned::ExpressionElement(array, code) => {
                put_text(self.out, *array);
                self.out.push('[');
                expression::put(self.out, code, columns + 4 * STEP);
                self.out.push(']');
            }
            Assigned::Expression(code) => expression::put(self.out, code, columns + 4 * STEP),
            Assigned::Shader(shader) => self.shader(columns, shader),
        }
        self.out.push_str(";\n");
    }
    /// A shader's listing, its stream output and its class instances. The cursor is already
    /// at column `columns` or behind it.
    fn shader(&mut self, columns: usize, shader: &Shader<'_>) {
        let Some(code) = shader.code else {
            self.out.push_str("NULL");
            return;
        };
        self.out.push_str("asm {\n");
        let text = super::shader(code, self.options);
        for line in text.lines() {
            if self.is_full() {
                break;
            }
            self.line(columns + STEP, line);
        }
        self.line(2 * columns + STEP, "");
        self.indent(columns);
        self.out.push('}');
        let several = shader.outputs.len() > 1;
        let note = |out: &mut String| {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', columns - STEP));
        };
        for (stream, output) in shader.outputs.iter().enumerate() {
            let Some(output) = output else { continue };
            note(self.out);
            let _ = match several {
                true => write!(self.out, "/* Stream {stream} out decl: \""),
                false => write!(self.out, "/* Stream out decl: \""),
            };
            put_text(self.out, *output);
            self.out.push_str("\" */");
        }
        if several {
            note(self.out);
            let _ = write!(self.out, "/* Stream {} to rasterizer */", shader.rasterized);
        }
        for (number, instance) in shader.bindings.iter().enumerate() {
            note(self.out);
            let _ = write!(self.out, "/* Interface parameter {number} bound to: ");
            put_instance(self.out, *instance);
            self.out.push_str(" */");
        }
    }
    fn interface(&mut self, interface: &Interface<'_>) {
        let kind = &interface.kind;
        self.declare(&kind.name.to_string(), interface.name, kind.elements, Text::default());
        self.annotations(0, &interface.annotations);
        let array = kind.elements > 0;
        for (number, instance) in interface.instances.iter().enumerate() {
            self.out.push_str(match (number, array) {
                (0, true) => " = { ",
                (0, false) => " = ",
                _ => ", ",
            });
            put_instance(self.out, *instance);
        }
        self.out.push_str(if array && !interface.instances.is_empty() { " };\n" } else { ";\n" });
    }
    fn group(&mut self, group: &Group<'_>) {
        self.named(0, "fxgroup", group.name, &group.annotations);
        self.out.push_str("{\n");
        self.techniques(STEP, "technique11", &group.techniques);
        self.out.push_str("}\n\n");
    }
    /// `fxgroup NAME` with its annotations.
    fn named(&mut self, columns: usize, word: &str, name: Text<'_>, annotations: &[Annotation<'_>]) {
        self.indent(columns);
        self.out.push_str(word);
        if !name.0.is_empty() {
            self.out.push(' ');
            put_text(self.out, name);
        }
        self.annotations(columns, annotations);
        self.out.push('\n');
    }
    fn techniques(&mut self, columns: usize, word: &str, techniques: &[Technique<'_>]) {
        self.title(columns, techniques.len(), "", "technique(s)");
        for technique in techniques {
            if self.is_full() {
                return;
            }
            self.named(columns, word, technique.name, &technique.annotations);
            self.line(columns, "{");
            for pass in &technique.passes {
                let columns = columns + STEP;
                self.named(columns, "pass", pass.name, &pass.annotations);
                self.block(columns, &pass.assignments);
                self.out.push_str("\n\n");
            }
            self.line(columns, "}");
            self.out.push('\n');
        }
    }
}

/// A class instance, or an element of an array of them.
fn put_instance(out: &mut String, (name, index): (Text<'_>, u32)) {
    put_text(out, name);
    if index != u32::MAX {
        let _ = write!(out, "[{index}]");
    }
}
