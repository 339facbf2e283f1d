//! From a listing, or assembly in its syntax, to a container.

use crate::diagnostic::Severity;
use crate::dxbc::aon9::Aon9;
use crate::dxbc::container::{Container, FourCc, build};
use crate::dxbc::digest::Variant;
use crate::dxbc::{edit, parse, write_definitions};
use crate::fault::Mistake;
use crate::sm4;
use crate::span::TextSpan;
use crate::tables::faults;

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
            mistakes.retain(|mistake| mistake.rule.severity == Severity::Error);
            let container = Container::decode(base, &mut Vec::new());
            let name = container.program().map_or_else(|| program_name(program), |part| part.name);
            edit::replace(&container, name, &code)
        }
        None => from_tables(text, program, &code, &mut mistakes),
    };
    mistakes.sort_by_key(|mistake| (mistake.at.line, mistake.at.column));
    let failed = mistakes.iter().any(|mistake| mistake.rule.severity == Severity::Error);
    Assembled { bytes: (!failed).then_some(bytes), mistakes }
}

/// The global flag of minimum precision.
const MINIMUM_PRECISION: u32 = 16;
/// The global flag of raw and structured buffers.
const RAW_BUFFERS: u32 = 14;

/// SHDR for what Direct3D 10 knew, SHEX for everything later.
fn program_name(program: &sm4::Program) -> FourCc {
    let version = program.version;
    let later = version.major() >= 5
        || version.program_type() == 5
        || program.global_flags() & (1 << RAW_BUFFERS | 1 << MINIMUM_PRECISION) != 0;
    FourCc(if later { *b"SHEX" } else { *b"SHDR" })
}

fn from_tables(text: &str, program: &sm4::Program, code: &[u8], mistakes: &mut Vec<Mistake>) -> Vec<u8> {
    if let Some(line) = text.lines().position(|line| line.trim_start().starts_with("// Library: ")) {
        let at = TextSpan { line: line as u32 + 1, column: 1, end_column: 1 };
        mistakes.push(Mistake::new(&faults::LIBRARY_LEFT_OUT, at));
    }
    let names = parse::Names::of(text);
    let precision = program.global_flags() >> MINIMUM_PRECISION & 1 != 0;
    let header = parse::header(text, program.version.0, precision, &names);
    mistakes.extend(header.mistakes);
    let [input, output, patch] = header.signatures;
    let mut parts: Vec<(FourCc, Vec<u8>)> = Vec::new();
    let level9 = !header.level9.is_empty();
    for program in &header.level9 {
        parts.push((FourCc(program.name), level9_part(program, mistakes)));
    }
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
    if let Some(interfaces) = &header.interfaces {
        parts.push((FourCc(*b"IFCE"), interfaces.encode()));
    }
    parts.push((program_name(program), code.to_vec()));
    let sides = [signatures[0].as_ref(), signatures[1].as_ref()];
    let needs = crate::soundness::needs_of(program, header.definitions.as_ref(), sides, level9);
    let features = needs.bits() | header.features;
    if features != 0 {
        parts.push((FourCc(*b"SFI0"), features.to_le_bytes().to_vec()));
    }
    // A listing that counts no instruction comes from a container without statistics.
    if header.counted != Some(0) {
        let mut statistics = sm4::recount::statistics(program);
        // Those of a `level_9_x` shader count its Direct3D 9 program, in a way of their own.
        if let (true, Some(count), Some(counted)) = (level9, statistics.first_mut(), header.counted) {
            *count = counted;
        }
        parts.push((FourCc(*b"STAT"), statistics.iter().flat_map(|count| count.to_le_bytes()).collect()));
    }
    let parts: Vec<(FourCc, &[u8])> = parts.iter().map(|(name, data)| (*name, data.as_slice())).collect();
    build(&parts, if header.debug_layer { Variant::Debug } else { Variant::Retail })
}

/// The part of a Direct3D 9 program. What the assembler says of its text takes the place of the
/// warning that it was left out.
fn level9_part(level9: &parse::Level9, mistakes: &mut Vec<Mistake>) -> Vec<u8> {
    let options = crate::AssembleOptions { validate: false, ..crate::AssembleOptions::default() };
    let assembled = crate::assemble(level9.text.as_bytes(), &options);
    mistakes.retain(|mistake| mistake.at.line != level9.line || mistake.rule.code != faults::LEVEL9_LEFT_OUT.code);
    for diagnostic in assembled.report.diagnostics.iter().filter(|it| it.severity == Severity::Error) {
        let line = level9.line + diagnostic.line.unwrap_or(1);
        let at =
            TextSpan { line, column: diagnostic.column.unwrap_or(1), end_column: diagnostic.end_column.unwrap_or(1) };
        mistakes.push(Mistake::new(&faults::LEVEL9_REFUSED, at).with("message", &diagnostic.message));
    }
    let bytes = assembled.bytes.unwrap_or_default();
    let version = crate::bytes::word(&bytes, 0).unwrap_or(0) & 0xFFFF_0000 | 0x200;
    Aon9 { version, program: &bytes, ..level9.aon9.clone() }.encode()
}
