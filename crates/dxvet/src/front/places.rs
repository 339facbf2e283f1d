//! Turns what a pass reports (instruction 7, operand 2) into what a person can find: line and
//! column, byte offset, the instruction's text, its line in the listing.

use crate::d3d9::decode::Decoder;
use crate::d3d9::model::{Instruction, Item, Program, Version};
use crate::d3d9::parse::Parsed;
use crate::d3d9::print::{Options, instruction_text, listing};
use crate::diagnostic::{At, Finding, Step};
use crate::report::{Diagnostic, TraceStep};
use crate::rule::cite;
use crate::span::{Span, TextSpan};
use std::collections::HashMap;

/// The places that the findings on one program speak of.
pub(super) struct Places<'a> {
    /// The instructions spoken of, by number, with their lines in the listing.
    instructions: HashMap<u32, (Instruction, Option<u32>)>,
    version: Version,
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

/// The numbers of the instructions that `findings` speak of, in order.
fn wanted(findings: &[Finding]) -> Vec<u32> {
    let mut wanted: Vec<u32> = findings
        .iter()
        .flat_map(|finding| finding.trace.iter().map(|step| step.at).chain([finding.at]))
        .filter_map(|at| if let At::Instruction(index, _) = at { Some(index) } else { None })
        .collect();
    wanted.sort_unstable();
    wanted
}

/// [`spoken_of`] for a program without comments: its listing has a line for each instruction, so
/// that only the first need be printed.
fn spoken_of_plain(findings: &[Finding], program: &Program) -> HashMap<u32, (Instruction, Option<u32>)> {
    let mut instructions = HashMap::new();
    let Some(first) = program.items.first() else { return instructions };
    let alone = Program { items: vec![first.clone()], trailing: Vec::new(), ..*program };
    let base = listing(&alone, &Options::default()).line(FIRST_INSTRUCTION);
    for index in wanted(findings) {
        if let Some(Item::Instruction(instruction)) = program.items.get(index as usize) {
            instructions.entry(index).or_insert_with(|| (instruction.clone(), base.map(|base| base + index)));
        }
    }
    instructions
}

/// Byte offset of the first instruction of a stream: behind its version token.
const FIRST_INSTRUCTION: u32 = 4;

/// The instructions that `findings` speak of, and where they stand in the listing. Nothing after
/// the last of them is listed.
fn spoken_of(
    findings: &[Finding],
    version: Version,
    items: &mut dyn Iterator<Item = Item>,
) -> HashMap<u32, (Instruction, Option<u32>)> {
    let wanted = wanted(findings);
    let Some(&last) = wanted.last() else { return HashMap::new() };
    let mut program = Program { version, items: Vec::new(), end: None, trailing: Vec::new() };
    let (mut index, mut instructions) = (0, HashMap::new());
    for item in items {
        if let Item::Instruction(instruction) = &item {
            if wanted.binary_search(&index).is_ok() {
                instructions.insert(index, (instruction.clone(), None));
            }
            index += 1;
        }
        program.items.push(item);
        if index > last {
            break;
        }
    }
    let listing = listing(&program, &Options::default());
    for (instruction, line) in instructions.values_mut() {
        *line = listing.line(instruction.offset);
    }
    instructions
}

impl<'a> Places<'a> {
    /// The places of `findings` in a token stream.
    pub(super) fn in_bytes(bytes: &[u8], findings: &[Finding]) -> Self {
        let mut decoder = Decoder::new(bytes);
        let instructions = spoken_of(findings, decoder.version, &mut decoder);
        decoder.by_ref().for_each(drop);
        Self { instructions, version: decoder.version, end: decoder.end, text: None }
    }

    /// The places of `findings` in an assembled text.
    pub(super) fn in_text(parsed: &'a Parsed, findings: &[Finding]) -> Self {
        let program = &parsed.program;
        let plain = program.items.iter().all(|item| matches!(item, Item::Instruction(_)));
        let instructions = if plain {
            spoken_of_plain(findings, program)
        } else {
            spoken_of(findings, program.version, &mut program.items.iter().cloned())
        };
        let text = Some((&parsed.sources[..], parsed.end));
        Self { instructions, version: program.version, end: program.end, text }
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
            source: cite(finding.rule.source),
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
        let Some((instruction, listing)) = self.instructions.get(&index) else { return self.place(At::End) };
        let operand = operand.and_then(|operand| instruction.operands.get(operand as usize));
        Place {
            text: self.text.and_then(|(spans, _)| spans.get(index as usize).copied()),
            bytes: Some(operand.map_or_else(|| instruction.span(), |operand| operand.span())),
            instruction: Some(instruction_text(instruction, self.version)),
            listing: *listing,
        }
    }
}
