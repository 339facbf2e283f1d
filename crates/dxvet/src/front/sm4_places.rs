//! Where faults in a program of Shader Model 4 to 5.1 stand: the instruction's text and its line in
//! the listing.

use super::container::of_fault;
use crate::dxbc::Container;
use crate::fault::Fault;
use crate::report::{Diagnostic, TraceStep};
use crate::sm4::op::opcode;
use crate::sm4::print::Printer;
use crate::sm4::{Options, Parsed, Program};
use std::collections::HashMap;

/// The diagnostics of `faults`, with the instructions they speak of.
pub(super) fn diagnostics(program: Option<&Program>, faults: Vec<Fault>) -> Vec<Diagnostic> {
    let mut wanted: Vec<u32> = faults
        .iter()
        .flat_map(|fault| fault.trace.iter().map(|step| step.instruction).chain(fault.instruction))
        .collect();
    wanted.sort_unstable();
    wanted.dedup();
    let texts = program.map(|program| texts(program, &wanted)).unwrap_or_default();
    let place = |number: u32| {
        let instruction = program?.get(number as usize)?;
        Some((instruction.span(), texts.get(&number)?))
    };
    let one = |fault: Fault| {
        let mut diagnostic = of_fault(&fault);
        diagnostic.instruction = fault.instruction.and_then(place).map(|(_, text)| text.clone());
        diagnostic.trace = fault
            .trace
            .iter()
            .map(|step| TraceStep {
                line: None,
                column: None,
                offset: place(step.instruction).map(|(span, _)| span.offset),
                instruction: place(step.instruction).map(|(_, text)| text.clone()),
                listing: None,
                text: step.text.clone(),
            })
            .collect();
        diagnostic
    };
    faults.into_iter().map(one).collect()
}

/// The texts of the instructions in `wanted`, which is sorted.
fn texts(program: &Program, wanted: &[u32]) -> HashMap<u32, String> {
    let mut texts = HashMap::new();
    for &number in wanted {
        if let Some(instruction) = program.get(number as usize) {
            let mut text = String::new();
            // Data may be as long as the file.
            if instruction.opcode() == opcode::CUSTOMDATA {
                texts.insert(number, "customdata".to_owned());
                continue;
            }
            Printer::new(program, Options::default()).instruction(&mut text, instruction);
            texts.insert(number, text.trim().to_owned());
        }
    }
    texts
}

/// Turns byte offsets in the container `bytes`, which was made of a text, into lines of that text.
pub(super) fn into_text(diagnostics: &mut [Diagnostic], bytes: &[u8], parsed: &Parsed) {
    let container = Container::decode(bytes, &mut Vec::new());
    let Some(base) = container.program().map(|part| part.data_offset()) else { return };
    let place = |offset: u32| {
        let word = offset.checked_sub(base)? / 4;
        let after = parsed.places.partition_point(|(start, _)| *start <= word);
        Some(parsed.places.get(after.checked_sub(1)?)?.1)
    };
    for diagnostic in diagnostics {
        let at = diagnostic.offset.take().and_then(place);
        diagnostic.length = None;
        diagnostic.line = at.map(|at| at.line);
        diagnostic.column = at.map(|at| at.column);
        diagnostic.end_column = at.map(|at| at.end_column);
        for step in &mut diagnostic.trace {
            let at = step.offset.take().and_then(place);
            step.line = at.map(|at| at.line);
            step.column = at.map(|at| at.column);
        }
    }
}
