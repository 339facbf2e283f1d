//! Turns what a pass reports (instruction 7, operand 2) into what a person can find: line and
//! column, byte offset, the instruction's text, its line in the listing.

use crate::d3d9::decode::Decoder;
use crate::d3d9::model::{Instruction, Item};
use crate::d3d9::parse::Parsed;
use crate::diagnostic::{At, Finding, Step};
use crate::report::{Diagnostic, TraceStep};
use crate::span::{Span, TextSpan};
use std::collections::HashMap;

/// The places that the findings on one program speak of.
pub(super) struct Places<'a> {
    /// The instructions spoken of, by number.
    instructions: HashMap<u32, Instruction>,
    /// Byte offset of the end token.
    end: Option<u32>,
    /// Where each instruction stands in the text, and where the text ends.
    text: Option<(&'a [TextSpan], TextSpan)>,
}

/// One place, in all the ways it can be told.
#[derive(Default)]
struct Place {
    text: Option<TextSpan>,
    bytes: Option<Span>,
    instruction: Option<String>,
    listing: Option<u32>,
}

/// The numbers of the instructions that `findings` speak of, sorted.
fn wanted(findings: &[Finding]) -> Vec<u32> {
    let mut wanted: Vec<u32> = findings
        .iter()
        .flat_map(|finding| finding.trace.iter().map(|step| step.at).chain([finding.at]))
        .filter_map(|at| if let At::Instruction(index, _) = at { Some(index) } else { None })
        .collect();
    wanted.sort_unstable();
    wanted
}

impl<'a> Places<'a> {
    /// The places of `findings` in a token stream.
    pub(super) fn in_bytes(bytes: &[u8], findings: &[Finding]) -> Self {
        let wanted = wanted(findings);
        let mut decoder = Decoder::new(bytes);
        let instructions = decoder
            .by_ref()
            .filter_map(|item| if let Item::Instruction(instruction) = item { Some(instruction) } else { None })
            .zip(0..)
            .filter(|(_, index)| wanted.binary_search(index).is_ok())
            .map(|(instruction, index)| (index, instruction))
            .collect();
        Self { instructions, end: decoder.end, text: None }
    }

    /// The places of `findings` in an assembled text.
    pub(super) fn in_text(parsed: &'a Parsed, findings: &[Finding]) -> Self {
        let wanted = wanted(findings);
        let instructions = (0..)
            .zip(parsed.program.instructions())
            .filter(|(index, _)| wanted.binary_search(index).is_ok())
            .map(|(index, instruction)| (index, instruction.clone()))
            .collect();
        Self { instructions, end: parsed.program.end, text: Some((&parsed.sources, parsed.end)) }
    }

    /// The diagnostic for a finding.
    pub(super) fn diagnostic(&self, finding: &Finding) -> Diagnostic {
        let place = self.place(finding.at);
        let help = finding.help();
        Diagnostic {
            severity: finding.rule.severity,
            code: finding.code(),
            rule: finding.rule.name,
            message: finding.message(),
            line: place.text.map(|span| span.line),
            column: place.text.map(|span| span.column),
            end_column: place.text.map(|span| span.end_column),
            offset: place.bytes.map(|span| span.offset),
            length: place.bytes.map(|span| span.length),
            instruction: place.instruction,
            listing: place.listing,
            trace: finding.trace.iter().map(|step| self.step(step)).collect(),
            help: (!help.is_empty()).then_some(help),
            source: finding.rule.source.to_owned(),
        }
    }

    fn step(&self, step: &Step) -> TraceStep {
        let place = self.place(step.at);
        TraceStep {
            line: place.text.map(|span| span.line),
            column: place.text.map(|span| span.column),
            offset: place.bytes.map(|span| span.offset),
            instruction: place.instruction,
            listing: place.listing,
            text: step.text.clone(),
        }
    }

    fn place(&self, at: At) -> Place {
        match at {
            At::Instruction(index, operand) => self.instruction(index, operand),
            At::Text(span) => Place { text: Some(span), ..Place::default() },
            At::Bytes(span) => Place { bytes: Some(span), ..Place::default() },
            At::End => Place {
                text: self.text.map(|(_, end)| end),
                bytes: self.end.map(|offset| Span { offset, length: 4 }),
                ..Place::default()
            },
        }
    }

    fn instruction(&self, index: u32, operand: Option<u8>) -> Place {
        let Some(instruction) = self.instructions.get(&index) else { return self.place(At::End) };
        let operand = operand.and_then(|operand| instruction.operands.get(operand as usize));
        Place {
            text: self.text.and_then(|(spans, _)| spans.get(index as usize).copied()),
            bytes: Some(operand.map_or_else(|| instruction.span(), |operand| operand.span())),
            instruction: None,
            listing: None,
        }
    }
}
