//! Shader Model 6: listings of containers and of bitcode.

use super::container::of_fault;
use super::disassemble::Disassembled;
use super::notices;
use crate::diagnostic::Severity;
use crate::dxbc::Container;
use crate::dxil::Header;
use crate::identify::Format;
use crate::listing::dxil;
use crate::report::{Report, Verdict};
use crate::tables::notices as rows;

/// Lists a container with a program of Shader Model 6, or bitcode. What is wrong is said, and what can be
/// read is listed all the same.
pub(super) fn list(bytes: &[u8]) -> Disassembled {
    if bytes.len() > i32::MAX as usize {
        return Disassembled { text: None, report: notices::too_large(Format::Dxil, bytes.len()) };
    }
    let mut report = Report::new(Format::Dxil, None);
    let mut faults = Vec::new();
    let (text, found) = if Container::recognise(bytes) {
        let container = Container::decode(bytes, &mut faults);
        report.shader_model = shader_model(&container);
        dxil::container(bytes, &container)
    } else {
        dxil::bitcode(bytes)
    };
    faults.extend(found);
    report.diagnostics = faults.iter().filter(|fault| fault.rule.severity > Severity::Note).map(of_fault).collect();
    report.judge();
    if text.is_empty() {
        report.diagnostics.push(notices::diagnostic(&rows::NOTHING_TO_LIST, &[]));
        report.verdict = report.verdict.filter(|verdict| *verdict == Verdict::Reject);
        return Disassembled { text: None, report };
    }
    Disassembled { text: Some(text), report }
}

/// The profile that the program says it was compiled for.
fn shader_model(container: &Container<'_>) -> Option<String> {
    let header = Header::decode(container.part(b"DXIL").or_else(|| container.part(b"ILDB"))?.data)?;
    Some(format!("{}_{}_{}", header.kind.prefix()?, header.major, header.minor))
}
