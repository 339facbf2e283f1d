//! What does it say, in words?

use super::notices;
use crate::d3d9::decode::decode;
use crate::identify::Format;
use crate::report::Report;

/// How to disassemble.
#[derive(Clone, Copy, Debug, Default)]
pub struct DisassembleOptions {
    /// Print every bit, so that assembling the text gives back the very bytes.
    pub exact: bool,
}

/// A listing, or why there is none.
#[derive(Clone, Debug)]
pub struct Disassembled {
    /// The listing; `None` for a format that this version does not list.
    pub text: Option<String>,
    /// What was odd about the input.
    pub report: Report,
}

/// Prints a shader as assembly text.
pub fn disassemble(bytes: &[u8], _options: &DisassembleOptions) -> Disassembled {
    let format = Format::identify(bytes);
    if format != Format::D3d9 {
        return Disassembled { text: None, report: notices::no_verdict(format, bytes) };
    }
    let program = decode(bytes);
    let report = Report::new(format, program.version.profile());
    Disassembled { text: program.end.is_some().then(String::new), report }
}
