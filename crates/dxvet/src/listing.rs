//! The listing of a container: header sections, Direct3D 9 program, program, instruction count.

mod annotate;
pub mod dxil;
mod effect;
mod lines;

use crate::dxbc::Container;
use crate::dxbc::container::DigestState;
use crate::dxbc::database::Notes;
use crate::dxbc::digest::Variant;
use crate::dxbc::effect::Effect;
use crate::dxbc::library::Library;
use crate::dxbc::print::{Facts, Sections, library};
use crate::sm4::Program;
use crate::sm4::print::{self, Printer};
use crate::{d3d9, sm4};

pub use lines::{lines, title_line};

/// The whole listing of a container.
pub fn listing(bytes: &[u8], options: sm4::Options) -> String {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    let mut out = String::new();
    if let Some(part) = container.part(b"LIBH") {
        library(&mut out, &Library::decode(part, &mut found));
        for part in container.distinct_parts().filter(|part| part.name.0 == *b"LIBF") {
            one(&mut out, &Container::decode(part.data, &mut found), options);
        }
    } else if let Some(part) = container.part(b"FX10") {
        return effect(part.data, options);
    } else {
        one(&mut out, &container, options);
    }
    out
}

/// The listing of an effect of Direct3D 10 or 11: its variables, objects and passes with the
/// listings of their shaders. Empty where it cannot be read.
pub fn effect(data: &[u8], options: sm4::Options) -> String {
    let mut out = String::new();
    if let Ok(read) = Effect::read(data) {
        effect::listing(&mut out, &read, options, 16 * data.len() + (1 << 16));
    }
    out
}

/// The listing of a shader inside an effect.
fn shader(bytes: &[u8], options: sm4::Options) -> String {
    let mut out = String::new();
    one(&mut out, &Container::decode(bytes, &mut Vec::new()), options);
    out
}

/// One program with its sections.
fn one(out: &mut String, container: &Container<'_>, options: sm4::Options) {
    let mut found = Vec::new();
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut found));
    let sections = sections(container, program.as_ref());
    if let Some(sections) = &sections {
        sections.header(out, &|bytes| level9(bytes, options.exact));
    }
    let notes = container.part(b"SPDB").and_then(|part| Notes::read(part.data));
    match (&program, notes) {
        (Some(program), _) if options.exact => put(out, program, options, &sm4::exact::put),
        (Some(program), Some(notes)) if sections.is_some() => {
            put(out, program, options, &|out, printer| annotate::put(out, printer, &notes, &mut |_, _| {}));
        }
        (Some(program), _) => put(out, program, options, &sm4::print::put),
        (None, _) => {}
    }
    if let Some(sections) = &sections {
        sections.footer(out);
    }
}

/// What stands around the program.
fn sections<'a>(container: &Container<'a>, program: Option<&Program>) -> Option<Sections<'a>> {
    let facts = Facts {
        program_type: program.map_or(0, |program| program.version.program_type()),
        global_flags: program.map_or(0, Program::global_flags),
        debug_layer: container.digest_state() == DigestState::Right(Variant::Debug),
    };
    Sections::read(container, facts, &mut Vec::new())
}

/// Adds what `way` writes of the program.
fn put(out: &mut String, program: &Program, options: sm4::Options, way: &dyn Fn(&mut String, &mut Printer<'_>)) {
    print::reserve(out, program, options, way);
    way(out, &mut Printer::new(program, options));
}

/// The listing of the Direct3D 9 program inside.
fn level9(bytes: &[u8], exact: bool) -> String {
    let options = d3d9::print::Options { exact, ..d3d9::print::Options::default() };
    d3d9::print::print(&d3d9::decode::decode(bytes), &options)
}
