//! Which way does it go?

use super::check::{CheckOptions, check};
use crate::d3d9::decode::decode;
use crate::d3d9::parse::{Options, parse};
use crate::diagnostic::Severity;
use crate::identify::Format;
use crate::inspect::{Graph, Mark, graph};
use crate::report::{Diagnostic, Report};

/// A shader's control-flow graph.
#[derive(Clone, Debug)]
pub struct Charted {
    /// The graph; `None` for a format whose instructions this version does not follow.
    pub graph: Option<Graph>,
    /// The check's report.
    pub report: Report,
}

/// Follows the ways through a shader.
///
/// ```
/// use dxvet::inspect::EdgeKind;
/// use dxvet::{CheckOptions, chart};
///
/// let charted = chart(b"vs_2_0\nif b0\nmov r0, c0\nendif\nmov oPos, c0\n", &CheckOptions::default());
/// let graph = charted.graph.unwrap();
/// let first = &graph.edges[0];
/// assert_eq!((first.from, first.to, first.kind, first.condition.as_str()), (0, 1, EdgeKind::True, "b0"));
/// ```
pub fn chart(bytes: &[u8], options: &CheckOptions<'_>) -> Charted {
    let report = check(bytes, options);
    let program = match report.format {
        Format::D3d9 => decode(bytes),
        Format::D3d9Asm => {
            let surroundings = Options { file_name: options.file_name, include: options.include };
            parse(bytes, &surroundings, &mut ()).program
        }
        _ => return Charted { graph: None, report },
    };
    Charted { graph: Some(graph(&program, marks(&report.diagnostics))), report }
}

/// The errors that belong to an instruction.
fn marks(diagnostics: &[Diagnostic]) -> Vec<Mark> {
    let errors = diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    errors
        .filter_map(|Diagnostic { offset, code, message, .. }| {
            Some(Mark { offset: (*offset)?, code: code.clone(), message: message.clone() })
        })
        .collect()
}
