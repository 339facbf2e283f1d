//! Which way does it go?

use super::check::{CheckOptions, check};
use crate::d3d9::decode::decode;
use crate::d3d9::parse::{Options, parse};
use crate::diagnostic::Severity;
use crate::dxbc::Container;
use crate::identify::Format;
use crate::inspect::{Graph, Mark, graph, program_graph};
use crate::report::{Diagnostic, Report};
use crate::sm4;

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
    let marks = || marks(&report.diagnostics);
    let graph = match report.format {
        Format::D3d9 => Some(graph(&decode(bytes), marks())),
        Format::D3d9Asm => {
            let surroundings = Options { file_name: options.file_name, include: options.include };
            Some(graph(&parse(bytes, &surroundings, &mut ()).program, marks()))
        }
        Format::Dxbc => {
            let container = Container::decode(bytes, &mut Vec::new());
            let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut Vec::new()));
            program.map(|program| program_graph(&program, marks()))
        }
        Format::Sm4Asm => {
            let program = sm4::parse(&String::from_utf8_lossy(bytes)).program;
            // Places of a text are lines; its findings stand in the report only.
            (!program.is_empty()).then(|| program_graph(&program, Vec::new()))
        }
        _ => None,
    };
    Charted { graph, report }
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
