//! Malformations of containers and token streams: rules whose number no profile changes.

use crate::diagnostic::Severity;
use crate::span::{Span, TextSpan};

/// One row of `tables/faults.tsv`.
#[derive(Debug)]
pub struct Rule {
    /// `C0101` for containers, `B0101` for token streams of Shader Model 4 to 5.1.
    pub code: &'static str,
    /// Kebab-case name.
    pub name: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, with `{placeholders}`.
    pub message: &'static str,
    /// The way out, or an empty text.
    pub help: &'static str,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// A malformation and its place.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Its rule.
    pub rule: &'static Rule,
    /// The bytes to blame.
    pub span: Span,
    /// Values for the placeholders of the rule's message.
    pub values: Vec<(&'static str, String)>,
}

impl Fault {
    /// A fault without values.
    pub fn new(rule: &'static Rule, span: Span) -> Self {
        Self { rule, span, values: Vec::new() }
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
    /// Gives the message's placeholder `{name}` its value.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
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
