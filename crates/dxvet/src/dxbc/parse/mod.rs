//! Reads the header sections of a listing back into parts.

mod definitions;
mod level9;
mod library;
mod linkage;
mod signatures;

use crate::dxbc::interfaces::Interfaces;
use crate::dxbc::library::Parameter;
use crate::dxbc::resource_definitions::ResourceDefinitions;
use crate::dxbc::signature::Signature;
use crate::fault::Mistake;
use crate::names::value;
use crate::span::TextSpan;
use crate::tables::dxbc_enums;

pub use definitions::Names;
pub use level9::Level9;
pub use library::{Listed, library};

/// The parts that a listing's header sections describe.
#[derive(Clone, Debug, Default)]
pub struct Header<'a> {
    /// Input, output and patch constant signature.
    pub signatures: [Option<Signature<'a>>; 3],
    /// Resource definitions, where the listing has buffers, bindings or a generator.
    pub definitions: Option<ResourceDefinitions<'a>>,
    /// The Direct3D 9 programs of a `level_9_x` shader.
    pub level9: Vec<Level9>,
    /// Class linkage.
    pub interfaces: Option<Interfaces<'a>>,
    /// Features that the listing names: bits of SFI0.
    pub features: u64,
    /// The number of instructions that the last line names.
    pub counted: Option<u32>,
    /// Whether the shader only works with the debug layer.
    pub debug_layer: bool,
    /// What a library function returns, and its parameters.
    pub parameters: Vec<Parameter<'a>>,
    /// Rows that could not be read.
    pub mistakes: Vec<Mistake>,
}

/// Reads the comments of `text`. `version` is the version token of its program, `precision` says
/// whether the program uses minimum precision; `names` keeps texts that the listing does not hold
/// in one piece.
pub fn header<'a>(text: &'a str, version: u32, precision: bool, names: &'a Names) -> Header<'a> {
    let mut header = Header::default();
    let lines = lines(text);
    header.signatures = signatures::signatures(&lines, version, precision, &mut header.mistakes);
    header.definitions = definitions::definitions(&lines, version, names, &mut header.mistakes);
    header.level9 = level9::programs(&lines, &mut header.mistakes);
    header.parameters = library::parameters(&lines, &mut header.mistakes);
    header.debug_layer = lines.iter().any(|(_, line)| line.contains("ONLY WORK WITH THE DEBUG SDK LAYER"));
    header.counted = lines
        .iter()
        .rev()
        .find_map(|(_, line)| comment(line)?.trim().strip_prefix("Approximately ")?.split(' ').next()?.parse().ok());
    // The second bit is a flag of the program, not of the part.
    header.features = features(&lines) & !2;
    header.interfaces = linkage::linkage(&lines, &mut header.mistakes);
    header
}

/// The lines of the header sections with their numbers: comments, and the first line behind each run
/// of them. The programs of `level_9_x` are no comments: with them all lines are kept.
fn lines(text: &str) -> Vec<(u32, &str)> {
    let all = text.contains(" shader bytecode:");
    let kept = || {
        let mut before = false;
        text.lines().enumerate().filter(move |(_, line)| {
            let is_comment = comment(line).is_some();
            all || std::mem::replace(&mut before, is_comment) || is_comment
        })
    };
    let mut lines = Vec::with_capacity(kept().count());
    lines.extend(kept().map(|(number, line)| (number as u32 + 1, line)));
    lines
}

/// The features under the note that names them.
fn features(lines: &[(u32, &str)]) -> u64 {
    let note = lines.iter().position(|(_, line)| line.ends_with("requires additional functionality:"));
    let Some(note) = note else { return 0 };
    lines[note + 1..]
        .iter()
        .map_while(|(_, line)| comment(line).map(str::trim).filter(|text| !text.is_empty()))
        .filter_map(|text| value(dxbc_enums::FEATURE, text))
        .fold(0, |bits, bit| bits | 1 << bit)
}

/// The rows of the table under `title`: what follows its ruled line, up to the next empty comment.
fn rows<'l, 'a>(lines: &'l [(u32, &'a str)], title: &str) -> Option<&'l [(u32, &'a str)]> {
    let start = lines.iter().position(|(_, line)| comment(line).is_some_and(|text| text.trim() == title))?;
    let rule = lines[start..].iter().position(|(_, line)| line.trim_start().starts_with("// ---"))?;
    let rows = &lines[start + rule + 1..];
    let end = rows.iter().position(|(_, line)| comment(line).is_none_or(|text| text.trim().is_empty()));
    Some(&rows[..end.unwrap_or(rows.len())])
}

/// The text of a comment line.
fn comment(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("//")
}

fn whole(number: u32, line: &str) -> TextSpan {
    TextSpan { line: number, column: 1, end_column: line.len().max(1) as u32 }
}
