//! How far we agree with the recordings, each question apart.

use super::recordings::{Case, Mark, bare};
use dxvet::d3d9::cost::disassembler_slots;
use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
use dxvet::d3d9::print::{Options, print};
use dxvet::diagnostic::Severity;
use dxvet::{AssembleOptions, CheckOptions, DisassembleOptions, Report, Verdict, assemble, check, disassemble};

/// The questions, in the order of the table's columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is the text accepted or refused?
    Verdict,
    /// Which is the first error, and on which line?
    First,
    /// At which columns does it stand?
    Column,
    /// Which errors are there, on which lines, in which order?
    List,
    /// Which bytes does the assembler give without validation?
    Bytes,
    /// Where the assembler itself refuses: its first error and line.
    Refusal,
    /// What does the listing of the recorded bytes say?
    Listing,
    /// How many slots does the listing's closing comment name?
    Slots,
    /// Which errors does the recorded token stream have, in which order?
    Stream,
    /// Do the recorded bytes survive decoding and encoding?
    Encoding,
    /// Does the exact listing of the recorded bytes assemble to them?
    Exact,
}

impl Question {
    /// All, in order.
    pub const ALL: [Self; 11] = [
        Self::Verdict,
        Self::First,
        Self::Column,
        Self::List,
        Self::Bytes,
        Self::Refusal,
        Self::Listing,
        Self::Slots,
        Self::Stream,
        Self::Encoding,
        Self::Exact,
    ];

    /// The column's heading.
    pub fn name(self) -> &'static str {
        match self {
            Self::Verdict => "verdict",
            Self::First => "first",
            Self::Column => "column",
            Self::List => "list",
            Self::Bytes => "bytes",
            Self::Refusal => "refusal",
            Self::Listing => "listing",
            Self::Slots => "slots",
            Self::Stream => "stream",
            Self::Encoding => "encoding",
            Self::Exact => "exact",
        }
    }

    /// What we answer and what the reference answered; `None` where the case does not ask it.
    pub fn answers(self, case: &Case) -> Option<(String, String)> {
        let text = case.text.as_bytes();
        match self {
            Self::Verdict => {
                let verdict = if case.accepted { "accept" } else { "reject" };
                Some((check(text, &quick()).verdict.map_or("", Verdict::name).into(), verdict.into()))
            }
            Self::First => Some((first(&marks(&check(text, &quick()))), first(&case.errors))),
            Self::Column => {
                let column = |marks: &[Mark]| marks.first().map(|mark| mark.column.clone());
                Some((column(&marks(&check(text, &quick())))?, column(&case.errors)?))
            }
            Self::List => Some((list(&marks(&check(text, &quick()))), list(&case.errors))),
            Self::Bytes => {
                let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
                let bytes = assemble(text, &options).bytes.unwrap_or_default();
                Some((hex(&bytes), hex(case.bytecode.as_ref()?)))
            }
            Self::Refusal => {
                case.assembler_errors.first()?;
                let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
                Some((first(&marks(&assemble(text, &options).report)), first(&case.assembler_errors)))
            }
            Self::Listing => {
                let options = Options { reference_breakp: true, ..Options::default() };
                let program = decode(case.bytecode.as_ref()?);
                Some((bare(&print(&program, &options)), bare(case.listing.as_ref()?)))
            }
            Self::Slots => {
                let (total, texture) = case.slots?;
                let slots = disassembler_slots(&decode(case.bytecode.as_ref()?));
                let ours = (u64::from(slots.total()), texture.map(|_| u64::from(slots.texture)));
                Some((format!("{ours:?}"), format!("{:?}", (total, texture))))
            }
            Self::Stream if case.refused_by_assembler => None,
            Self::Stream => {
                let found = marks(&check(case.bytecode.as_ref()?, &quick()));
                Some((codes(&found), codes(&case.errors)))
            }
            Self::Exact => {
                let bytes = case.bytecode.as_ref()?;
                let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
                let text = disassemble(bytes, &DisassembleOptions { exact: true, ..Default::default() })
                    .text
                    .unwrap_or_default();
                Some((hex(&assemble(text.as_bytes(), &options).bytes.unwrap_or_default()), hex(bytes)))
            }
            Self::Encoding => {
                let bytes = case.bytecode.as_ref()?;
                Some((hex(&encode(&decode(bytes))), hex(bytes)))
            }
        }
    }
}

/// Cases asked and cases agreed, per question.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    asked: [usize; Question::ALL.len()],
    agreed: [usize; Question::ALL.len()],
}

impl Score {
    /// Asks `questions` about `case`; `differs` sees every answer that is not the reference's.
    pub fn ask(&mut self, case: &Case, questions: &[Question], differs: &mut dyn FnMut(Question, &str, &str)) {
        for question in questions {
            if let Some((ours, theirs)) = question.answers(case) {
                self.asked[*question as usize] += 1;
                if ours == theirs {
                    self.agreed[*question as usize] += 1;
                } else {
                    differs(*question, &ours, &theirs);
                }
            }
        }
    }
    /// Adds another score.
    pub fn add(&mut self, other: &Self) {
        for index in 0..self.asked.len() {
            self.asked[index] += other.asked[index];
            self.agreed[index] += other.agreed[index];
        }
    }
    /// Per cent agreed; `None` where nothing was asked.
    pub fn percent(&self, question: Question) -> Option<f64> {
        let (asked, agreed) = (self.asked[question as usize], self.agreed[question as usize]);
        (asked > 0).then(|| 100.0 * agreed as f64 / asked as f64)
    }
}

/// How all checks here are made: verdict and findings, nothing else.
pub fn quick() -> CheckOptions<'static> {
    CheckOptions { usage: false, warnings: false, ..CheckOptions::default() }
}

/// The errors of a report as the reference would print them. Where it refuses without a number,
/// the recordings hold nothing, so numbers of our own stay out.
pub fn marks(report: &Report) -> Vec<Mark> {
    let errors = report.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    errors
        .filter(|diagnostic| diagnostic.code.starts_with('X'))
        .map(|diagnostic| {
            let (start, end) = (diagnostic.column.unwrap_or(0), diagnostic.end_column.unwrap_or(0));
            let column = if start == end { start.to_string() } else { format!("{start}-{end}") };
            Mark { line: diagnostic.line.unwrap_or(0).into(), column, code: diagnostic.code.clone() }
        })
        .collect()
}

fn first(marks: &[Mark]) -> String {
    marks.first().map(|mark| format!("{}:{}", mark.line, mark.code)).unwrap_or_default()
}

fn list(marks: &[Mark]) -> String {
    marks.iter().map(|mark| format!("{}:{} ", mark.line, mark.code)).collect()
}

fn codes(marks: &[Mark]) -> String {
    marks.iter().map(|mark| format!("{} ", mark.code)).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
