//! Buffer definitions and resource bindings.

use super::RowEnd;
use crate::dxbc::resource_definitions::{Binding, MAGIC_5_1, MOST_NESTED, Member, ResourceDefinitions, Type, Variable};
use crate::names::text;
use crate::tables::dxbc_enums;
use std::fmt::Write as _;

/// Where the comment of a variable starts.
const COMMENT: usize = 40;
/// Bytes of text about members in all, beside some for each record: forged types may contain themselves.
const MAX_TEXT: usize = 1 << 20;
const TEXT_PER_RECORD: usize = 40;

pub(super) fn buffers(out: &mut String, definitions: &ResourceDefinitions<'_>, row: RowEnd<'_>) {
    if definitions.buffers.is_empty() {
        return;
    }
    out.push_str("//\n// Buffer Definitions: \n//\n");
    let members: usize = definitions.types.iter().map(|kind| kind.members.len() + 1).sum();
    let left = MAX_TEXT + TEXT_PER_RECORD * members;
    let mut printer = Printer { types: &definitions.types, left, row };
    for buffer in &definitions.buffers {
        let kind = match buffer.kind {
            0 => "cbuffer",
            1 => "tbuffer",
            2 => "interfaces",
            _ => "Resource bind info for",
        };
        let _ = write!(out, "// {kind} {}\n// {{\n//\n", buffer.name);
        for (number, variable) in buffer.variables.iter().enumerate() {
            printer.variable(out, variable, number == 0);
            (printer.row)(out);
        }
        out.push_str("//\n// }\n//\n");
        (printer.row)(out);
    }
}

struct Printer<'a> {
    types: &'a [Type<'a>],
    /// Bytes that members may still take.
    left: usize,
    row: RowEnd<'a>,
}

/// Where a declaration stands.
#[derive(Clone, Copy)]
struct Place {
    /// Structs around it.
    depth: usize,
    /// Whether it is the first there: no blank line goes before a struct then.
    first: bool,
}

impl Printer<'_> {
    fn variable(&mut self, out: &mut String, variable: &Variable<'_>, first: bool) {
        let line =
            self.declarator(out, &variable.name.to_string(), variable.kind, variable.offset, Place { depth: 0, first });
        comment(out, line);
        // An interface of an effect that no parameter of the shader uses has no slot.
        let _ = match variable.offset {
            u32::MAX => write!(out, "// Offset:  N/A Size:   N/A"),
            offset => write!(out, "// Offset: {offset:4} Size: {:5}", variable.size),
        };
        out.push_str(if variable.flags & 2 == 0 { " [unused]\n" } else { "\n" });
        let words = variable.default.unwrap_or(&[]).chunks_exact(4);
        for (number, word) in words.enumerate() {
            if number % 4 == 0 {
                out.push_str(if number == 0 { "//      = " } else { "\n//        " });
            }
            let word = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
            let _ = write!(out, "0x{word:08x} ");
        }
        if variable.default.is_some_and(|default| default.len() >= 4) {
            out.push('\n');
        }
        objects(out, variable.objects.unwrap_or_default());
    }
    fn member(&mut self, out: &mut String, member: &Member<'_>, base: u32, place: Place) {
        let offset = base.wrapping_add(member.offset);
        let start = out.len();
        let line = self.declarator(out, &member.name.to_string(), member.kind, offset, place);
        comment(out, line);
        let _ = writeln!(out, "// Offset: {offset:4}");
        self.left = self.left.saturating_sub(out.len() - start.min(line));
        (self.row)(out);
    }
    /// Type, name and array length; returns where its last line starts.
    fn declarator(&mut self, out: &mut String, name: &str, kind: usize, offset: u32, place: Place) -> usize {
        let indent = 3 + 4 * place.depth;
        let pad = |out: &mut String| {
            let _ = write!(out, "//{:indent$}", "");
        };
        let types = self.types;
        let Some(kind) = types.get(kind) else { return out.len() };
        let structure = matches!(kind.class, 5 | 6);
        if structure {
            if !place.first {
                pad(out);
                out.push('\n');
            }
            pad(out);
            out.push_str("struct");
            if !kind.name.0.is_empty() {
                let _ = write!(out, " {}", kind.name);
            }
            out.push('\n');
            pad(out);
            let _ = write!(out, "{{\n//{:1$}\n", "", indent + 4);
            if place.depth < MOST_NESTED {
                for (number, member) in kind.members.iter().enumerate() {
                    if self.left == 0 {
                        break;
                    }
                    self.member(out, member, offset, Place { depth: place.depth + 1, first: number == 0 });
                }
            }
            out.push_str("//\n");
        }
        let line = out.len();
        pad(out);
        if structure {
            out.push('}');
        } else {
            put_type(out, kind);
        }
        let _ = write!(out, " {name}");
        if kind.elements > 1 {
            let _ = write!(out, "[{}]", kind.elements);
        }
        out.push(';');
        line
    }
}

/// Blanks up to the column of the comment.
fn comment(out: &mut String, line: usize) {
    let width = out.len() - line;
    let _ = write!(out, "{:1$}", "", COMMENT.saturating_sub(width));
}

fn put_type(out: &mut String, kind: &Type<'_>) {
    let base = text(dxbc_enums::VARIABLE_TYPE, kind.base.into()).unwrap_or("<unknown type>");
    let _ = match kind.class {
        0 => write!(out, "{base}"),
        1 => write!(out, "{base}{}", kind.columns),
        2 => write!(out, "row_major {base}{}x{}", kind.rows, kind.columns),
        3 => write!(out, "{base}{}x{}", kind.rows, kind.columns),
        7 => write!(out, "interface {}", kind.name),
        _ => write!(out, "{}", kind.name),
    };
}

pub(super) fn bindings(out: &mut String, definitions: &ResourceDefinitions<'_>, end: RowEnd<'_>) {
    if definitions.bindings.is_empty() {
        return;
    }
    let ranges = definitions.header.is_some_and(|header| header[0] == MAGIC_5_1);
    let (title, rule) = if ranges { ("ID      ", "------- ") } else { ("", "") };
    let _ = write!(
        out,
        "//\n// Resource Bindings:\n//\n// Name                                 Type  Format         Dim      {title}HLSL Bind  Count\n// ------------------------------ ---------- ------- ----------- {rule}-------------- ------\n"
    );
    for binding in &definitions.bindings {
        row(out, binding, ranges);
        end(out);
    }
    out.push_str("//\n");
}

/// Type, format, dimension and register letter of a binding, as a listing has them.
pub fn describe(binding: &Binding<'_>) -> (&'static str, String, String, &'static str) {
    let fixed = |kind, format: &str, dimension: &str, letter| (kind, format.to_owned(), dimension.to_owned(), letter);
    let typed = |kind, letter| {
        let base =
            text(dxbc_enums::BINDING_RETURN_TYPE, binding.return_type).unwrap_or("<unknown resource return type>");
        let format = match binding.flags >> 2 & 3 {
            0 => base.to_owned(),
            more => format!("{base}{}", more + 1),
        };
        let mut dimension = text(dxbc_enums::BINDING_DIMENSION, binding.dimension).unwrap_or("NA").to_owned();
        if matches!(binding.dimension, 6 | 7) && binding.samples != 0 {
            let _ = write!(dimension, "{}", binding.samples as i32);
        }
        (kind, format, dimension, letter)
    };
    match binding.kind {
        0 => fixed("cbuffer", "NA", "NA", "cb"),
        1 => fixed("tbuffer", "NA", "NA", "t"),
        2 => typed("texture", "t"),
        3 if binding.flags & 2 != 0 => fixed("sampler_c", "NA", "NA", "s"),
        3 => fixed("sampler", "NA", "NA", "s"),
        4 => typed("UAV", "u"),
        5 => fixed("texture", "struct", "r/o", "t"),
        6 => fixed("UAV", "struct", "r/w", "u"),
        7 => fixed("texture", "byte", "r/o", "t"),
        8 => fixed("UAV", "byte", "r/w", "u"),
        9 => fixed("UAV", "struct", "append", "u"),
        10 => fixed("UAV", "struct", "consume", "u"),
        11 => fixed("UAV", "struct", "r/w+cnt", "u"),
        _ => fixed("void", "NA", "NA", "bug"),
    }
}

fn row(out: &mut String, binding: &Binding<'_>, ranges: bool) {
    let (kind, format, dimension, letter) = describe(binding);
    let _ = write!(out, "// {:30} {kind:>10} {format:>7} {dimension:>11} ", binding.name.to_string());
    let mut place = format!("{letter}{}", binding.point);
    if let (true, Some((space, range))) = (ranges, binding.space) {
        let _ = write!(out, "{:>7} ", format!("{}{range}", letter.to_ascii_uppercase()));
        if space != 0 {
            let _ = write!(place, ",space{space}");
        }
    }
    let count = if binding.count == 0 { "unbounded".to_owned() } else { binding.count.to_string() };
    let _ = writeln!(out, "{place:>14} {count:>6} {}", if binding.flags & 16 != 0 { " [unused]" } else { "" });
}

/// Textures and samplers that belong to a variable: a line that is indented as no other one is.
fn objects(out: &mut String, [texture, textures, sampler, samplers]: [u32; 4]) {
    if textures == 0 && samplers == 0 {
        return;
    }
    let _ = write!(out, "{:40}// ", "");
    let _ = match textures {
        0 => Ok(()),
        1 => write!(out, "Texture:   t{texture}"),
        _ => write!(out, "Textures:  t{texture}-t{}", texture.wrapping_add(textures).wrapping_sub(1)),
    };
    out.push_str(if textures != 0 && samplers != 0 { ", " } else { "" });
    let _ = match samplers {
        0 => Ok(()),
        1 => write!(out, "Sampler: s{sampler}"),
        _ => write!(out, "Samplers: s{sampler}-s{}", sampler.wrapping_add(samplers).wrapping_sub(1)),
    };
    out.push('\n');
}
