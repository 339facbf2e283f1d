//! Do the shaders of a pipeline fit together?

use super::check::{CheckOptions, check};
use super::container::of_fault;
use super::notices;
use super::places::Places;
use crate::d3d9;
use crate::d3d9::decode::decode;
use crate::d3d9::model::Program;
use crate::d3d9::parse::{Options, Parsed, parse};
use crate::diagnostic::Finding;
use crate::identify::Format;
use crate::report::{Report, Verdict};
use crate::soundness::linkage::{self, Shader};
use crate::tables::notices as rows;

/// The reports on both shaders of a pair.
#[derive(Clone, Debug)]
pub struct Linked {
    /// On the vertex shader.
    pub vertex: Report,
    /// On the pixel shader.
    pub pixel: Report,
}

/// Checks a vertex shader and a pixel shader, each as text or token stream, and what one hands to
/// the other: whether their versions are a pair, and whether all that is read is written. Where
/// one is refused by itself, its report says why, and nothing is said about the pair.
///
/// ```
/// use dxvet::{CheckOptions, link};
///
/// let options = CheckOptions::default();
/// let vertex = b"vs_2_0\ndcl_position v0\nmov oPos, v0\n";
/// let pixel = b"ps_2_0\ndcl t3.xy\ndcl_2d s0\ntexld r0, t3, s0\nmov oC0, r0\n";
/// let linked = link((vertex, &options), (pixel, &options));
/// assert_eq!(linked.pixel.diagnostics[0].rule, "link-input-not-written");
/// assert_eq!(linked.pixel.diagnostics[0].line, Some(4));
/// ```
pub fn link(vertex: (&[u8], &CheckOptions<'_>), pixel: (&[u8], &CheckOptions<'_>)) -> Linked {
    let mut linked = Linked { vertex: check(vertex.0, vertex.1), pixel: check(pixel.0, pixel.1) };
    if [&linked.vertex, &linked.pixel].iter().any(|report| report.verdict != Some(Verdict::Accept)) {
        return linked;
    }
    let first = Source::read(vertex.0, vertex.1, linked.vertex.format);
    let second = Source::read(pixel.0, pixel.1, linked.pixel.format);
    let (Some(first), Some(second)) = (first, second) else {
        for report in [&mut linked.vertex, &mut linked.pixel] {
            if report.format == Format::Dxbc {
                report.diagnostics.push(notices::diagnostic(&rows::NOT_LINKED, &[]));
                report.verdict = None;
            }
        }
        return linked;
    };
    let found = d3d9::link::link(first.program(), second.program());
    first.add(&found.vertex, &mut linked.vertex);
    second.add(&found.pixel, &mut linked.pixel);
    linked
}

/// Checks the shaders of a pipeline, given in its order, and what each hands to the next: two
/// Direct3D 9 shaders, or two to five containers of Shader Model 4 to 5.1. The reports are in the
/// order of the shaders; what does not fit is told of with the one that takes it. Where one is
/// refused by itself, nothing is said about the others together.
pub fn link_stages(shaders: &[(&[u8], &CheckOptions<'_>)]) -> Vec<Report> {
    let legacy = |bytes: &[u8]| matches!(Format::identify(bytes), Format::D3d9 | Format::D3d9Asm);
    if let [first, second] = shaders
        && (legacy(first.0) || legacy(second.0))
    {
        let linked = link(*first, *second);
        return vec![linked.vertex, linked.pixel];
    }
    let mut reports: Vec<Report> = shaders.iter().map(|(bytes, options)| check(bytes, options)).collect();
    if reports.iter().any(|report| report.verdict == Some(Verdict::Reject)) {
        return reports;
    }
    let read: Vec<Option<Shader<'_>>> = shaders.iter().map(|(bytes, _)| Shader::read(bytes)).collect();
    if read.iter().any(Option::is_none) {
        for (report, _) in reports.iter_mut().zip(&read).filter(|(_, read)| read.is_none()) {
            report.diagnostics.push(notices::diagnostic(&rows::NOT_LINKED, &[]));
            report.verdict = None;
        }
        return reports;
    }
    let read: Vec<Shader<'_>> = read.into_iter().flatten().collect();
    for (report, faults) in reports.iter_mut().zip(linkage::link(&read)) {
        report.diagnostics.extend(faults.iter().map(of_fault));
        report.judge();
    }
    reports
}

/// A shader, and how its places are told.
enum Source<'a> {
    Stream(&'a [u8], Program),
    Text(Parsed),
}

impl<'a> Source<'a> {
    /// `None` for a format whose shaders are not linked.
    fn read(bytes: &'a [u8], options: &CheckOptions<'_>, format: Format) -> Option<Self> {
        match format {
            Format::D3d9 => Some(Self::Stream(bytes, decode(bytes))),
            Format::D3d9Asm => {
                let surroundings = Options { file_name: options.file_name, include: options.include };
                Some(Self::Text(parse(bytes, &surroundings, &mut ())))
            }
            _ => None,
        }
    }

    fn program(&self) -> &Program {
        match self {
            Self::Stream(_, program) => program,
            Self::Text(parsed) => &parsed.program,
        }
    }

    fn add(&self, findings: &[Finding], report: &mut Report) {
        if findings.is_empty() {
            return;
        }
        let places = match self {
            Self::Stream(bytes, _) => Places::in_bytes(bytes, findings),
            Self::Text(parsed) => Places::in_text(parsed, findings),
        };
        report.diagnostics.extend(findings.iter().map(|finding| places.diagnostic(finding)));
        report.judge();
    }
}
