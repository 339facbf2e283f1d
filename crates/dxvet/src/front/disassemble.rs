//! What does it say, in words?

use super::check::odd_end;
use super::container;
use super::dxil;
use super::effect::malformed;
use super::notices;
use super::places::Places;
use crate::d3d9::decode::decode;
use crate::d3d9::effect::{self, Effect};
use crate::d3d9::print::{Options, print};
use crate::identify::Format;
use crate::report::Report;
use crate::tables::notices as rows;

/// How to disassemble.
#[derive(Clone, Copy, Debug, Default)]
pub struct DisassembleOptions {
    /// Print every bit, so that assembling the text gives back the very bytes. Of a container the
    /// text holds the programs, and [`AssembleOptions::base`](crate::AssembleOptions::base) the rest.
    pub exact: bool,
    /// Of a container: the number of each instruction.
    pub numbers: bool,
    /// Of a container: the byte offset of each instruction.
    pub offsets: bool,
    /// Of a container: all literals in hexadecimal.
    pub hex_literals: bool,
}

/// A listing, or why there is none.
#[derive(Clone, Debug)]
pub struct Disassembled {
    /// The listing; `None` for a format that this version does not list.
    pub text: Option<String>,
    /// What was odd about the input.
    pub report: Report,
}

/// Prints a shader as assembly text, legal or not: only a stream whose end is missing has no listing.
///
/// ```
/// use dxvet::{DisassembleOptions, Verdict, disassemble};
///
/// let listed = disassemble(b"\x00\x02\xFF\xFF\xFF\xFF\x00\x00", &DisassembleOptions::default());
/// assert!(listed.text.is_some());
///
/// let cut_off = disassemble(b"\x00\x02\xFF\xFF", &DisassembleOptions::default());
/// assert_eq!(cut_off.report.verdict, Some(Verdict::Reject));
/// assert_eq!(cut_off.report.diagnostics[0].rule, "missing-end-token");
/// ```
pub fn disassemble(bytes: &[u8], options: &DisassembleOptions) -> Disassembled {
    let format = Format::identify(bytes);
    let report = match format {
        Format::D3d9 if bytes.len() > i32::MAX as usize => notices::too_large(format, bytes.len()),
        Format::D3d9 => return stream(bytes, options),
        Format::D3d9Effect => return effect_listing(bytes, options),
        Format::D3d11Effect => return container::list_effect(bytes, options),
        Format::Dxbc => return container::list(bytes, options),
        Format::Dxil => return dxil::list(bytes),
        Format::D3d9Asm | Format::Sm4Asm => notices::wrong_way(format, &rows::NOTHING_TO_DISASSEMBLE),
        _ => notices::no_verdict(format, bytes),
    };
    Disassembled { text: None, report }
}

fn stream(bytes: &[u8], options: &DisassembleOptions) -> Disassembled {
    let program = decode(bytes);
    let mut report = Report::new(Format::D3d9, program.version.profile());
    if let Some(finding) = odd_end(program.version, program.end, bytes.len() - program.trailing.len(), bytes.len()) {
        report.diagnostics.push(Places::in_bytes(bytes, &[]).diagnostic(&finding));
    }
    report.judge();
    let wanted = program.end.is_some() || options.exact;
    let print_options = Options { exact: options.exact, ..Options::default() };
    let text = wanted.then(|| print(&program, &print_options));
    Disassembled { text, report }
}

/// The listing of an effect: its passes with the listings of their shaders.
fn effect_listing(bytes: &[u8], options: &DisassembleOptions) -> Disassembled {
    match Effect::read(bytes) {
        Ok(effect) => {
            let mut report = Report::new(Format::D3d9Effect, None);
            report.judge();
            let print_options = Options { exact: options.exact, ..Options::default() };
            Disassembled { text: Some(effect::listing(&effect, &print_options)), report }
        }
        Err(error) => Disassembled { text: None, report: malformed(&error) },
    }
}
