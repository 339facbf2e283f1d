//! The summary of an effect: one line per parameter, technique and pass in the form of the
//! reference's dump, and indented below them what that leaves out.

use super::{
    Annotation, Assigned, Class, Content, Effect, Kind, Name, Parameter, Pass, State, StateName, StateType, Technique,
    Type, Value,
};
use crate::bytes::word;
use std::fmt::Write as _;

/// How many bytes of a value are printed.
const SHOWN: usize = 128;
/// How many states, annotations or members of one owner are printed.
const LISTED: usize = 1024;

/// Writes the summary.
///
/// The lines that start with `param`, `technique` and `  pass` have the fields of the reference's
/// dump. Its `validate` is a device's answer; reading a file has none, so it stays 0 here.
pub fn print(effect: &Effect<'_>) -> String {
    let mut printer = Printer { effect, text: String::new() };
    for parameter in &effect.parameters {
        printer.parameter(parameter);
    }
    for technique in &effect.techniques {
        printer.technique(technique);
    }
    printer.text
}

struct Printer<'e, 'a> {
    effect: &'e Effect<'a>,
    text: String,
}

impl<'a> Printer<'_, 'a> {
    fn line(&mut self, indent: usize, arguments: std::fmt::Arguments<'_>) {
        // Writing into a string does not fail.
        let _ = writeln!(self.text, "{:indent$}{arguments}", "");
    }

    fn parameter(&mut self, parameter: &Parameter<'a>) {
        let described = self.described(&parameter.kind, parameter.annotations.len(), parameter.flags, &parameter.value);
        self.line(0, format_args!("param {described}"));
        self.members(&parameter.kind, 4);
        self.annotations(&parameter.annotations, 4);
        if let Content::Samplers(samplers) = &parameter.value.content {
            for (element, states) in samplers.iter().enumerate().take(LISTED) {
                if samplers.len() > 1 {
                    self.line(4, format_args!("element {element}"));
                }
                self.states(states, 4);
            }
        }
    }

    fn technique(&mut self, technique: &Technique<'a>) {
        let (name, passes, annotations) = (technique.name, technique.passes.len(), technique.annotations.len());
        self.line(0, format_args!("technique {name} passes={passes} annots={annotations} validate=00000000"));
        self.annotations(&technique.annotations, 4);
        for pass in &technique.passes {
            self.pass(pass);
        }
    }

    fn pass(&mut self, pass: &Pass<'a>) {
        let vertex = self.effect.pass_version(&pass.states, StateName::VERTEX_SHADER);
        let pixel = self.effect.pass_version(&pass.states, StateName::PIXEL_SHADER);
        let (name, annotations) = (pass.name, pass.annotations.len());
        self.line(2, format_args!("pass {name} annots={annotations} vs={vertex:08x} ps={pixel:08x}"));
        self.annotations(&pass.annotations, 4);
        self.states(&pass.states, 4);
    }

    fn members(&mut self, kind: &Type<'a>, indent: usize) {
        // Structures nest no deeper than the reader allows.
        for member in kind.members.iter().take(LISTED) {
            let Type { name, class, kind: Kind(number), rows, columns, elements, .. } = member;
            let (semantic, class) = (semantic(member), class.0);
            self.line(
                indent,
                format_args!(
                    "member {name} : {semantic} class={class} type={number} rows={rows} cols={columns} elems={elements}"
                ),
            );
            self.members(member, indent + 2);
        }
    }

    fn annotations(&mut self, annotations: &[Annotation<'a>], indent: usize) {
        for annotation in annotations.iter().take(LISTED) {
            let described = self.described(&annotation.kind, 0, 0, &annotation.value);
            let text = self.shown_string(&annotation.kind, &annotation.value);
            self.line(indent, format_args!("annotation {described}{text}"));
        }
    }

    fn states(&mut self, states: &[State<'a>], indent: usize) {
        for state in states.iter().take(LISTED) {
            let row = StateName::find(state.number);
            let index = match row {
                Some(row) if row.indexed && state.index < 256 => format!("[{}]", state.index),
                _ => String::new(),
            };
            let name = row.map_or_else(|| format!("state{}", state.number), |row| row.name.to_owned());
            let shown = self.shown_state(state);
            self.line(indent, format_args!("{name}{index} = {shown}"));
        }
    }

    fn shown_state(&self, state: &State<'a>) -> String {
        match self.effect.assigned(state) {
            Assigned::Value => self.shown_numbers(state),
            Assigned::Shader(span) => {
                let version = self.effect.version(span).map_or(0, |version| version.0);
                format!("shader {version:08x} at {} length {}", span.offset, span.length)
            }
            Assigned::Expression(span) => format!("expression at {} length {}", span.offset, span.length),
            Assigned::Parameter(name) => format!("<{name}>"),
            Assigned::Selector(name, span) => {
                format!("{name}[expression at {} length {}]", span.offset, span.length)
            }
            Assigned::Unknown(usage, span) => {
                format!("unknown usage {} at {} length {}", usage.0, span.offset, span.length)
            }
        }
    }

    fn shown_numbers(&self, state: &State<'a>) -> String {
        let words = self.effect.data(state.value.span).chunks_exact(4).take(SHOWN / 4);
        let shader = StateName::find(state.number).is_some_and(|row| row.kind == StateType::Shader);
        let mut shown = Vec::new();
        for bytes in words {
            let number = word(bytes, 0).unwrap_or(0);
            shown.push(match state.kind.kind {
                _ if shader && number == 0 => "NULL".to_owned(),
                Kind::FLOAT => f32::from_bits(number).to_string(),
                _ => number.to_string(),
            });
        }
        shown.join(", ")
    }

    /// The text of a string annotation.
    fn shown_string(&self, kind: &Type<'a>, value: &Value<'a>) -> String {
        let (Kind::STRING, Content::Objects(numbers)) = (kind.kind, &value.content) else { return String::new() };
        let Some(span) = numbers.first().and_then(|number| self.effect.object(*number)) else { return String::new() };
        let bytes = self.effect.data(span);
        let bytes = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
        format!(" {:?}", Name(&bytes[..bytes.len().min(SHOWN)]))
    }

    fn described(&self, kind: &Type<'a>, annotations: usize, flags: u32, value: &Value<'a>) -> String {
        let Type { name, class, kind: Kind(number), rows, columns, elements, members, .. } = kind;
        let (bytes, numbers) = size(kind);
        let mut text = format!(
            "{name} : {} class={} type={number} rows={rows} cols={columns} elems={elements} annots={annotations} members={} flags={flags} bytes={bytes}",
            semantic(kind),
            class.0,
            members.len()
        );
        if numbers {
            text.push_str(" val=");
            for byte in self.effect.data(value.span).iter().take(SHOWN) {
                let _ = write!(text, "{byte:02x}");
            }
        }
        text
    }
}

fn semantic(kind: &Type<'_>) -> String {
    if kind.semantic.is_empty() { "-".to_owned() } else { kind.semantic.to_string() }
}

/// The bytes that the reference's 64-bit runtime gives for a value, where an object is a pointer
/// and a sampler nothing; and whether all of them are numbers.
fn size(kind: &Type<'_>) -> (u64, bool) {
    let count = u64::from(kind.elements.max(1));
    match kind.class {
        Class::STRUCT => kind.members.iter().map(size).fold((0, true), |(bytes, numbers), (more, numeric)| {
            (bytes.saturating_add(more.saturating_mul(count)), numbers && numeric)
        }),
        Class::OBJECT if kind.kind.is_sampler() => (0, false),
        Class::OBJECT => (8 * count, false),
        _ => (count.saturating_mul(u64::from(kind.rows)).saturating_mul(u64::from(kind.columns) * 4), true),
    }
}
