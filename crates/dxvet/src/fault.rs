//! Malformations of containers and token streams: rules whose number no profile changes.

use crate::diagnostic::Severity;
use crate::rule::Help;
use crate::span::{Span, TextSpan};
use crate::tables::help::HELP;
use crate::tables::{faults, sm4_rules};

/// One row of `tables/faults.tsv`.
#[derive(Debug)]
pub struct Rule {
    /// `C0101` for containers, `B0101` for token streams of Shader Model 4 to 5.1.
    pub code: &'static str,
    /// Kebab-case name.
    pub name: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// The models of Shader Model 4 to 5.1 that have it: one bit each, 4.0, 4.1, 5.0, 5.1. All
    /// for malformations.
    pub models: u8,
    /// The stages that have it: one bit each, in the order ps, vs, gs, hs, ds, cs, lib.
    pub stages: u8,
    /// What is wrong, with `{placeholders}`.
    pub message: &'static str,
    /// The way out, or an empty text.
    pub help: &'static str,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

impl Rule {
    /// The longer text on it, if there is one.
    pub fn help_page(&self) -> Option<&'static Help> {
        HELP.iter().find(|page| page.rules.contains(&self.name))
    }
}

/// One step of the way that led to a fault: an open block, a call, a running count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Number of the instruction, declarations included, from 0.
    pub instruction: u32,
    /// What it adds.
    pub text: String,
}

impl Rule {
    /// The rule of the DXIL validator that this one is, as `CONTAINER.PARTMATCHES`.
    pub fn reference(&self) -> Option<&'static str> {
        let (_, rest) = self.source.split_once(" (")?;
        rest.strip_suffix(')').filter(|id| self.code.starts_with('L') && id.contains('.'))
    }
}

/// A malformation, or a rule broken by a program, and its place.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Its rule.
    pub rule: &'static Rule,
    /// The bytes to blame.
    pub span: Span,
    /// Number of the instruction to blame, declarations included, from 0.
    pub instruction: Option<u32>,
    /// Values for the placeholders of the rule's message.
    pub values: Vec<(&'static str, String)>,
    /// How it came to this, outermost first.
    pub trace: Vec<Step>,
}

/// All rules that have one number everywhere: malformations, and the rules of Shader Model 4 to 5.1.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    faults::FAULTS.iter().chain(sm4_rules::PROGRAM).chain(sm4_rules::STAGES).copied()
}

impl Fault {
    /// A fault without values.
    pub fn new(rule: &'static Rule, span: Span) -> Self {
        Self { rule, span, instruction: None, values: Vec::new(), trace: Vec::new() }
    }
    /// Gives the message's placeholder `{name}` its value.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }
    /// The message with its placeholders filled in.
    pub fn message(&self) -> String {
        fill(self.rule.message, &self.values)
    }
    /// The help text with its placeholders filled in; empty where the rule has none.
    pub fn help(&self) -> String {
        fill(self.rule.help, &self.values)
    }
}

/// Malformations of one input that are kept: what is broken everywhere would fill the memory, and
/// nobody reads on.
const MOST: usize = 100;

/// Adds a malformation, unless there are too many. Notes and warnings leave room for errors.
pub fn report(found: &mut Vec<Fault>, fault: impl FnOnce() -> Fault) {
    if found.len() >= 2 * MOST {
        return;
    }
    let fault = fault();
    if found.len() < MOST || fault.rule.severity == Severity::Error {
        found.push(fault);
    }
}

/// Mistakes of one text: nobody reads more of them.
const MOST_MISTAKES: usize = 10_000;

/// Adds a mistake, unless there are too many. Warnings leave room for errors.
pub fn tell(found: &mut Vec<Mistake>, mistake: Mistake) {
    let most = MOST_MISTAKES + if mistake.rule.severity == Severity::Error { 100 } else { 0 };
    if found.len() < most {
        found.push(mistake);
    }
}

/// Whether [`tell`] takes no more errors.
pub fn is_full(found: &[Mistake]) -> bool {
    found.len() >= MOST_MISTAKES + 100
}

/// Something wrong with a text.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// Its rule.
    pub rule: &'static Rule,
    /// The letters to blame.
    pub at: TextSpan,
    /// Values for the placeholders of the rule's message.
    pub values: Vec<(&'static str, String)>,
}

impl Mistake {
    /// A mistake without values.
    pub fn new(rule: &'static Rule, at: TextSpan) -> Self {
        Self { rule, at, values: Vec::new() }
    }
    /// Gives the message's placeholder `{name}` its value, shortened where it is long text.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        const MOST: usize = 120;
        let mut value = value.to_string();
        if let Some((end, _)) = value.char_indices().nth(MOST) {
            value.truncate(end);
            value.push_str("...");
        }
        self.values.push((name, value));
        self
    }
    /// The message with its placeholders filled in.
    pub fn message(&self) -> String {
        fill(self.rule.message, &self.values)
    }
}

fn fill(message: &str, values: &[(&'static str, String)]) -> String {
    values.iter().fold(message.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}
