//! The listing of an effect: its arrays of shaders, then every pass with the shaders it sets.

use super::{Content, Effect, Kind, Parameter, Pass, StateName};
use crate::d3d9::decode::decode;
use crate::d3d9::print::{self, Options};
use crate::span::Span;
use std::fmt::Write as _;

/// Writes the listing in the form of the reference's effect disassembler.
///
/// A pass that takes its shader from a parameter shows it once more; a listing that would grow
/// out of proportion to its effect that way stops, and says so.
pub fn listing(effect: &Effect<'_>, options: &Options) -> String {
    let limit = (1 << 20) + effect.bytes.len().saturating_mul(64);
    let mut writer = Writer { effect, options, text: String::new(), limit };
    for parameter in &effect.parameters {
        writer.array(parameter);
    }
    writer.text.push_str("\n//listing of all techniques and passes with embedded asm listings \n\n");
    for technique in &effect.techniques {
        let _ = writeln!(writer.text, "technique {}\n{{", technique.name);
        for pass in &technique.passes {
            writer.pass(pass);
        }
        writer.text.push_str("}\n\n");
        if writer.text.len() > limit {
            writer.text.push_str("//the listing stops here: its shaders repeat too often\n");
            break;
        }
    }
    writer.text
}

struct Writer<'e, 'a> {
    effect: &'e Effect<'a>,
    options: &'e Options,
    text: String,
    limit: usize,
}

impl<'a> Writer<'_, 'a> {
    fn shader(&mut self, span: Span, indent: &str) {
        if self.text.len() > self.limit {
            return;
        }
        let listing = print::print(&decode(self.effect.data(span)), self.options);
        for line in listing.lines() {
            self.text.push_str(indent);
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    /// A parameter that is an array of shaders.
    fn array(&mut self, parameter: &Parameter<'a>) {
        let kind = &parameter.kind;
        let Content::Objects(objects) = &parameter.value.content else { return };
        if !kind.kind.is_shader() || kind.elements == 0 {
            return;
        }
        let stage = if kind.kind == Kind::PIXEL_SHADER { "pixelshader" } else { "vertexshader" };
        let _ = writeln!(self.text, "{stage} {}[{}] = \n{{", kind.name, kind.elements);
        for (element, object) in objects.iter().enumerate() {
            let _ = writeln!(self.text, "//listing for: {}[{element}]\nasm {{", kind.name);
            if let Some(span) = self.effect.object(*object) {
                self.shader(span, "");
            }
            self.text.push_str(if element + 1 < objects.len() { "},\n\n" } else { "}};\n" });
        }
    }

    fn pass(&mut self, pass: &Pass<'a>) {
        let _ = writeln!(self.text, "    pass {}\n    {{", pass.name);
        for (stage, name, number) in
            [("vertexshader", "vertex", StateName::VERTEX_SHADER), ("pixelshader", "pixel", StateName::PIXEL_SHADER)]
        {
            let state = pass.states.iter().rev().find(|state| state.number == number);
            match state.and_then(|state| self.effect.shader(state)) {
                Some(shader) => {
                    let _ = writeln!(self.text, "        {stage} = \n            asm {{");
                    self.shader(shader.span, "            ");
                    self.text.push_str("            };\n");
                    if number == StateName::VERTEX_SHADER {
                        self.text.push('\n');
                    }
                }
                None => {
                    let _ = writeln!(self.text, "        //No embedded {name} shader");
                }
            }
        }
        self.text.push_str("    }\n");
    }
}
