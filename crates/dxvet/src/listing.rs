//! The listing of a container: header sections, Direct3D 9 program, program, instruction count;
//! and the way back.

use crate::dxbc::Container;
use crate::dxbc::container::{DigestState, FourCc, build};
use crate::dxbc::{edit, parse, write_definitions};
use crate::fault::Mistake;
use crate::dxbc::digest::Variant;
use crate::dxbc::library::Library;
use crate::dxbc::print::{Facts, Sections, library};
use crate::{d3d9, sm4};

/// The whole listing of a container.
pub fn listing(bytes: &[u8], options: sm4::Options) -> String {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    let mut out = String::new();
    if let Some(part) = container.part(b"LIBH") {
        library(&mut out, &Library::decode(part, &mut found));
        for part in container.parts().iter().filter(|part| part.name.0 == *b"LIBF") {
            one(&mut out, &Container::decode(part.data, &mut found), options);
        }
    } else {
        one(&mut out, &container, options);
    }
    out
}

/// One program with its sections.
fn one(out: &mut String, container: &Container<'_>, options: sm4::Options) {
    let mut found = Vec::new();
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut found));
    let facts = Facts {
        program_type: program.as_ref().map_or(0, |program| program.version.program_type()),
        global_flags: program.as_ref().map_or(0, sm4::Program::global_flags),
        debug_layer: container.digest_state() == DigestState::Right(Variant::Debug),
    };
    let sections = Sections::read(container, facts, &mut Vec::new());
    if let Some(sections) = &sections {
        sections.header(out, &level9);
    }
    if let Some(program) = &program {
        out.push_str(&sm4::print(program, options));
    }
    if let Some(sections) = &sections {
        sections.footer(out);
    }
}

/// The listing of the Direct3D 9 program inside.
fn level9(bytes: &[u8]) -> String {
    d3d9::print::print(&d3d9::decode::decode(bytes), &d3d9::print::Options::default())
}

/// What came of a text.
#[derive(Clone, Debug, Default)]
pub struct Assembled {
    /// The container; `None` where the text has errors.
    pub bytes: Option<Vec<u8>>,
    /// What was wrong or is lost, in the order of the text.
    pub mistakes: Vec<Mistake>,
}

/// Makes a container of a listing, or of assembly written in its syntax. The program comes from
/// the instructions, signatures and resource definitions from the tables in the comments,
/// statistics and features are counted. With `base`, an existing container, only the program is
/// taken from the text, all other parts stay.
pub fn assemble(text: &str, base: Option<&[u8]>) -> Assembled {
    let parsed = sm4::parse(text);
    let mut mistakes = parsed.mistakes;
    let program = &parsed.program;
    let code = sm4::encode(program);
    let bytes = match base {
        Some(base) => {
            // What the base brings along is not lost.
            mistakes.retain(|mistake| mistake.rule.severity == crate::diagnostic::Severity::Error);
            let container = Container::decode(base, &mut Vec::new());
            let name = container.program().map_or_else(|| program_name(program), |part| part.name);
            edit::replace(&container, name, &code)
        }
        None => from_tables(text, program, &code, &mut mistakes),
    };
    mistakes.sort_by_key(|mistake| (mistake.at.line, mistake.at.column));
    let failed = mistakes.iter().any(|mistake| mistake.rule.severity == crate::diagnostic::Severity::Error);
    Assembled { bytes: (!failed).then_some(bytes), mistakes }
}

/// SHDR for what Direct3D 10 knew, SHEX for everything later.
fn program_name(program: &sm4::Program) -> FourCc {
    let version = program.version;
    let later = version.major() >= 5 || version.program_type() == 5 || program.global_flags() & (1 << 14 | 1 << 16) != 0;
    FourCc(if later { *b"SHEX" } else { *b"SHDR" })
}

fn from_tables(text: &str, program: &sm4::Program, code: &[u8], mistakes: &mut Vec<Mistake>) -> Vec<u8> {
    let names = parse::Names::of(text);
    let header = parse::header(text, program.version.0, &names);
    mistakes.extend(header.mistakes);
    let [input, output, patch] = header.signatures;
    let mut parts: Vec<(FourCc, Vec<u8>)> = Vec::new();
    if let Some(definitions) = &header.definitions {
        parts.push((FourCc(*b"RDEF"), write_definitions::encode(definitions)));
    }
    let names = [[*b"ISGN", *b"ISGN", *b"ISG1"], [*b"OSGN", *b"OSG5", *b"OSG1"], [*b"PCSG", *b"PCSG", *b"PSG1"]];
    // The patch constants of a domain shader come in, those of a hull shader go out.
    let order = if program.version.program_type() == 4 { [0, 2, 1] } else { [0, 1, 2] };
    let signatures = [input, output, patch];
    for place in order {
        if let Some(signature) = &signatures[place] {
            parts.push((FourCc(names[place][signature.form as usize]), signature.encode()));
        }
    }
    parts.push((program_name(program), code.to_vec()));
    let features = sm4::recount::features(program);
    if features != 0 {
        parts.push((FourCc(*b"SFI0"), features.to_le_bytes().to_vec()));
    }
    let statistics = sm4::recount::statistics(program);
    parts.push((FourCc(*b"STAT"), statistics.iter().flat_map(|count| count.to_le_bytes()).collect()));
    let parts: Vec<(FourCc, &[u8])> = parts.iter().map(|(name, data)| (*name, data.as_slice())).collect();
    build(&parts, Variant::Retail)
}
