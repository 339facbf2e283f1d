//! What are its bytes?

use super::container;
use super::notices;
use super::text::{self, Request};
use crate::d3d9::encode::encode;
use crate::d3d9::parse::Include;
use crate::identify::Format;
use crate::report::{Report, Verdict};
use crate::tables::notices as rows;

/// How to assemble.
#[derive(Clone, Copy)]
pub struct AssembleOptions<'a> {
    /// Refuse what the validator refuses; of text of Shader Model 4 to 5.1, warn of it. Without it any
    /// text that assembles gives bytes.
    pub validate: bool,
    /// The name that `__FILE__` gives.
    pub file_name: &'a str,
    /// Answers `#include`; without it the directive is an error.
    pub include: Option<Include<'a>>,
    /// How many findings to report at most.
    pub max_findings: usize,
    /// For text of Shader Model 4 to 5.1: the container that all but the program is taken from.
    pub base: Option<&'a [u8]>,
}

impl Default for AssembleOptions<'_> {
    fn default() -> Self {
        Self { validate: true, file_name: "", include: None, max_findings: 10_000, base: None }
    }
}

impl std::fmt::Debug for AssembleOptions<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("AssembleOptions").field("validate", &self.validate).finish_non_exhaustive()
    }
}

/// A token stream or a container, or why there is none.
#[derive(Clone, Debug)]
pub struct Assembled {
    /// The compiled shader; `None` if the text was refused.
    pub bytes: Option<Vec<u8>>,
    /// What was found.
    pub report: Report,
}

/// Assembles text: of Direct3D 9 to a token stream, of Shader Model 4 to 5.1 to a container.
///
/// ```
/// use dxvet::{AssembleOptions, assemble};
///
/// let assembled = assemble(b"ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n", &AssembleOptions::default());
/// let bytes = assembled.bytes.expect("a legal shader");
/// assert_eq!(bytes[..4], [0x00, 0x02, 0xFF, 0xFF]);
///
/// let refused = assemble(b"ps_2_0\nmov oC0, c32\n", &AssembleOptions::default());
/// assert!(refused.bytes.is_none());
/// assert_eq!(refused.report.diagnostics[0].line, Some(2));
/// ```
pub fn assemble(text: &[u8], options: &AssembleOptions<'_>) -> Assembled {
    let format = Format::identify(text);
    // Who names a base means a container, however broken the text.
    let based = options.base.is_some() && format == Format::D3d9Asm;
    if format == Format::Sm4Asm || based {
        return container::assemble(text, options);
    }
    if !matches!(format, Format::D3d9Asm | Format::Unknown) {
        return Assembled { bytes: None, report: notices::wrong_way(format, &rows::NOTHING_TO_ASSEMBLE) };
    }
    let request = Request {
        file_name: options.file_name,
        include: options.include,
        validate: options.validate,
        usage: false,
        warnings: false,
        max_findings: options.max_findings,
        caps: None,
        expect: None,
    };
    let (parsed, report) = text::read(text, &request);
    let bytes = (report.verdict == Some(Verdict::Accept)).then(|| encode(&parsed.program));
    Assembled { bytes, report }
}
