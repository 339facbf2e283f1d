//! From a listing, or assembly in its syntax, to a container.

use crate::d3d9::model::{Item, OperandKind, RegisterType};
use crate::diagnostic::Severity;
use crate::dxbc::aon9::Aon9;
use crate::dxbc::container::{Container, FourCc, build};
use crate::dxbc::digest::Variant;
use crate::dxbc::library::encode_parameters;
use crate::dxbc::{edit, parse, write_definitions};
use crate::fault::{Mistake, tell};
use crate::span::TextSpan;
use crate::tables::faults;
use crate::{d3d9, sm4};

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
    if let Some(listed) = parse::library(text) {
        let mut mistakes = Vec::new();
        let bytes = match base {
            Some(base) => library_on(base, &listed, &mut mistakes),
            None => library(&listed, &mut mistakes),
        };
        return assembled(bytes, mistakes);
    }
    let parsed = sm4::parse(text);
    let mut mistakes = parsed.mistakes;
    let program = &parsed.program;
    let code = sm4::encode(program);
    let bytes = match base {
        Some(base) => {
            // What the base brings along is not lost.
            mistakes.retain(|mistake| mistake.rule.severity == Severity::Error);
            on_base(base, program, &code)
        }
        None => from_tables(text, program, &code, &mut mistakes),
    };
    assembled(bytes, mistakes)
}

/// Whether `text` is the listing of a library.
pub fn is_library(text: &str) -> bool {
    parse::library(text).is_some()
}

/// Nothing comes of a text with errors.
fn assembled(bytes: Vec<u8>, mut mistakes: Vec<Mistake>) -> Assembled {
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
    let Made { parts, variant, .. } = parts(text, program, code, mistakes);
    let parts: Vec<(FourCc, &[u8])> = parts.iter().map(|(name, data)| (*name, data.as_slice())).collect();
    build(&parts, variant)
}

/// The parts of a container, and how it is signed.
struct Made {
    parts: Vec<(FourCc, Vec<u8>)>,
    variant: Variant,
    /// Which Direct3D 9 programs it has: bit 0 a vertex, bit 1 a pixel shader.
    level9: u32,
}

fn parts(text: &str, program: &sm4::Program, code: &[u8], mistakes: &mut Vec<Mistake>) -> Made {
    let names = parse::Names::of(text);
    let precision = program.global_flags() >> MINIMUM_PRECISION & 1 != 0;
    let mut header = parse::header(text, program.version.0, precision, &names);
    if let Some(definitions) = &mut header.definitions {
        crate::soundness::put_strides(definitions, program);
    }
    header.mistakes.iter().for_each(|mistake| tell(mistakes, mistake.clone()));
    let mut level9 = Vec::new();
    let mut kinds = 0;
    for program in &header.level9 {
        let (data, pixel) = level9_part(program, mistakes);
        kinds |= if pixel { 2 } else { 1 };
        level9.push((FourCc(program.name), data));
    }
    let tables = table_parts(&header, program.version.program_type() == DOMAIN);
    let mut own = vec![(program_name(program), code.to_vec())];
    let sides = [header.signatures[0].as_ref(), header.signatures[1].as_ref()];
    let needs = crate::soundness::needs_of(program, header.definitions.as_ref(), sides, kinds != 0);
    let features = needs.bits() | header.features;
    let features = (features != 0).then(|| (FourCc(*b"SFI0"), features.to_le_bytes().to_vec()));
    // A listing that counts no instruction comes from a container without statistics.
    let statistics = (header.counted != Some(0)).then(|| {
        let mut statistics = sm4::recount::statistics(program);
        // Those of a `level_9_x` shader count its Direct3D 9 program, in a way of their own.
        if let (true, Some(count), Some(counted)) = (kinds != 0, statistics.first_mut(), header.counted) {
            *count = counted;
        }
        (FourCc(*b"STAT"), statistics.iter().flat_map(|count| count.to_le_bytes()).collect())
    });
    let parts = if kinds == 0 {
        own.extend(features.into_iter().chain(statistics));
        tables.into_iter().chain(own).collect()
    } else {
        own.extend(statistics.into_iter().chain(features));
        level9.into_iter().chain(own).chain(tables).collect()
    };
    Made { parts, variant: if header.debug_layer { Variant::Debug } else { Variant::Retail }, level9: kinds }
}

/// The program type of domain shaders.
const DOMAIN: u16 = 4;

/// Resource definitions, signatures and class linkage.
fn table_parts(header: &parse::Header<'_>, domain: bool) -> Vec<(FourCc, Vec<u8>)> {
    let mut parts: Vec<(FourCc, Vec<u8>)> = Vec::new();
    if let Some(definitions) = &header.definitions {
        parts.push((FourCc(*b"RDEF"), write_definitions::encode(definitions)));
    }
    if !header.parameters.is_empty() {
        parts.push((FourCc(*b"LFS0"), encode_parameters(&header.parameters)));
    }
    let names = [[*b"ISGN", *b"ISGN", *b"ISG1"], [*b"OSGN", *b"OSG5", *b"OSG1"], [*b"PCSG", *b"PCSG", *b"PSG1"]];
    // The patch constants of a domain shader come in, those of a hull shader go out.
    let order = if domain { [0, 2, 1] } else { [0, 1, 2] };
    for place in order {
        if let Some(signature) = &header.signatures[place] {
            parts.push((FourCc(names[place][signature.form as usize]), signature.encode()));
        }
    }
    if let Some(interfaces) = &header.interfaces {
        parts.push((FourCc(*b"IFCE"), interfaces.encode()));
    }
    parts
}

/// `base` with another program.
fn on_base(base: &[u8], program: &sm4::Program, code: &[u8]) -> Vec<u8> {
    let container = Container::decode(base, &mut Vec::new());
    match container.program() {
        // What is as it was leaves gaps, odd offsets and a wrong digest alone, too.
        Some(part) if part.data == code => base.to_vec(),
        Some(part) => edit::replace(&container, part.name, code),
        None => edit::replace(&container, program_name(program), code),
    }
}

/// `base`, a library, with other programs in its functions.
fn library_on(base: &[u8], listed: &parse::Listed<'_>, mistakes: &mut Vec<Mistake>) -> Vec<u8> {
    let container = Container::decode(base, &mut Vec::new());
    let mut parts: Vec<(FourCc, Vec<u8>)> =
        container.distinct_parts().map(|part| (part.name, part.data.to_vec())).collect();
    let mut functions = parts.iter_mut().filter(|(name, _)| name.0 == *b"LIBF");
    let mut changed = false;
    for (line, text) in &listed.functions {
        let mut parsed = sm4::parse(text);
        // What the base brings along is not lost.
        parsed.mistakes.retain(|mistake| mistake.rule.severity == Severity::Error);
        parsed.mistakes.iter_mut().for_each(|mistake| mistake.at.line += *line as u32);
        mistakes.append(&mut parsed.mistakes);
        let Some((_, data)) = functions.next() else { break };
        let new = on_base(data, &parsed.program, &sm4::encode(&parsed.program));
        changed |= new != *data;
        *data = new;
    }
    if !changed {
        return base.to_vec();
    }
    let parts: Vec<(FourCc, &[u8])> = parts.iter().map(|(name, data)| (*name, data.as_slice())).collect();
    build(&parts, Variant::Retail)
}

/// The container of a library: one for each of its functions inside.
fn library(listed: &parse::Listed<'_>, mistakes: &mut Vec<Mistake>) -> Vec<u8> {
    let mut head = listed.library.clone();
    if head.functions.len() != listed.functions.len() {
        let at = TextSpan { line: 1, column: 1, end_column: 1 };
        mistakes.push(
            Mistake::new(&faults::LIBRARY_FUNCTIONS, at)
                .with("named", head.functions.len())
                .with("listed", listed.functions.len()),
        );
    }
    let mut parts = Vec::new();
    for ((line, text), function) in listed.functions.iter().zip(&mut head.functions) {
        let parsed = sm4::parse(text);
        let mut found = parsed.mistakes;
        let code = sm4::encode(&parsed.program);
        let made = self::parts(text, &parsed.program, &code, &mut found);
        function.flags = made.level9;
        let inner: Vec<(FourCc, &[u8])> = made.parts.iter().map(|(name, data)| (*name, data.as_slice())).collect();
        parts.push((FourCc(*b"LIBF"), build(&inner, made.variant)));
        for mistake in &mut found {
            mistake.at.line += *line as u32;
        }
        found.into_iter().for_each(|mistake| tell(mistakes, mistake));
    }
    parts.push((FourCc(*b"LIBH"), head.encode()));
    let parts: Vec<(FourCc, &[u8])> = parts.iter().map(|(name, data)| (*name, data.as_slice())).collect();
    build(&parts, Variant::Retail)
}

/// The part of a Direct3D 9 program, and whether it is a pixel shader. What the assembler says of
/// its text takes the place of the warning that it was left out.
fn level9_part(level9: &parse::Level9, mistakes: &mut Vec<Mistake>) -> (Vec<u8>, bool) {
    let options = crate::AssembleOptions { validate: false, ..crate::AssembleOptions::default() };
    // The programs of library functions are like all others but for the version.
    let start = level9.text.len() - level9.text.trim_start().len();
    let library = level9.text[start..].starts_with(LIBRARY_VERSION);
    let text = if library { stand_in(&level9.text.replacen(LIBRARY_VERSION, "", 1)) } else { level9.text.clone() };
    let assembled = crate::assemble(text.as_bytes(), &options);
    mistakes.retain(|mistake| mistake.at.line != level9.line || mistake.rule.code != faults::LEVEL9_LEFT_OUT.code);
    for diagnostic in assembled.report.diagnostics.iter().filter(|it| it.severity == Severity::Error) {
        let line = level9.line + diagnostic.line.unwrap_or(1);
        let at =
            TextSpan { line, column: diagnostic.column.unwrap_or(1), end_column: diagnostic.end_column.unwrap_or(1) };
        tell(mistakes, Mistake::new(&faults::LEVEL9_REFUSED, at).with("message", &diagnostic.message));
    }
    let mut bytes = assembled.bytes.unwrap_or_default();
    let version = crate::bytes::word(&bytes, 0).unwrap_or(0);
    let pixel = matches!(version >> 16, 0xFFFF | 0x4C50);
    if library {
        if pixel {
            bytes = with_outputs(&bytes);
        }
        if let Some(kind) = bytes.get_mut(2..4) {
            kind.copy_from_slice(if pixel { b"PL" } else { b"VL" });
        }
    }
    let version = crate::bytes::word(&bytes, 0).unwrap_or(0) & 0xFFFF_0000 | 0x200;
    (Aon9 { version, program: &bytes, ..level9.aon9.clone() }.encode(), pixel)
}

/// Registers that stand for the outputs `oT#` of a library's pixel shader, which no other pixel
/// shader has: the four colors, which it has not, then the last temporaries.
const COLORS: u16 = 4;
const TEMPORARIES: u16 = 20;
const OUTPUTS: u16 = 12;

/// The text of a pixel shader with other registers in the place of its outputs.
fn stand_in(text: &str) -> String {
    if !text.trim_start().starts_with("ps_") {
        return text.to_owned();
    }
    // From the last on, so that `oT1` does not match in `oT10`.
    (0..OUTPUTS).rev().fold(text.to_owned(), |text, number| {
        let register = if number < COLORS { format!(" oC{number}") } else { format!(" r{}", TEMPORARIES + number) };
        text.replace(&format!(" oT{number}"), &register)
    })
}

/// The same stream with the outputs back in their place.
fn with_outputs(bytes: &[u8]) -> Vec<u8> {
    let mut program = d3d9::decode::decode(bytes);
    for item in &mut program.items {
        let Item::Instruction(instruction) = item else { continue };
        for operand in instruction.operands.iter_mut().filter(|it| it.kind == OperandKind::Destination) {
            let output = match (operand.register(), operand.number()) {
                (RegisterType::COLOROUT, number) => number,
                (RegisterType::TEMP, number) if number >= TEMPORARIES + COLORS => number - TEMPORARIES,
                _ => continue,
            };
            const REGISTER: u32 = 7 << 28 | 3 << 11 | 0x7FF;
            operand.token = operand.token & !REGISTER | u32::from(output) | u32::from(RegisterType::OUTPUT.0) << 28;
        }
    }
    d3d9::encode::encode(&program)
}

/// What the version of a library function's Direct3D 9 program starts with.
const LIBRARY_VERSION: &str = "lib_4_0_";
