//! What a check finds, and the report it makes.

use crate::profile::Profile;
use crate::rule::Rule;
use crate::span::{Span, TextSpan};

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Information.
    Note,
    /// Accepted by the reference, yet forbidden by a document or dangerous.
    Warning,
    /// Refused by the format's reference.
    Error,
}

impl Severity {
    /// `error`, `warning` or `note`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// Where a finding stands, before it is known whether the input was text or bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Instruction number (comments not counted, from 0), and the operand of it where one is to blame.
    Instruction(u32, Option<u8>),
    /// A place in the text.
    Text(TextSpan),
    /// A place in the bytes.
    Bytes(Span),
    /// The end of the shader.
    End,
}

/// One step of the way that led to a finding: an open block, a call site, a running count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where it stands.
    pub at: At,
    /// What it adds.
    pub text: String,
}

/// A broken rule, as the passes report it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The rule's row.
    pub rule: &'static Rule,
    /// The profile that chose the rule's number.
    pub profile: Profile,
    /// Where.
    pub at: At,
    /// Values for the placeholders of the rule's message.
    pub values: Vec<(&'static str, String)>,
    /// How it came to this.
    pub trace: Vec<Step>,
}

impl Finding {
    /// A finding without values or trace.
    pub fn new(rule: &'static Rule, profile: Profile, at: At) -> Self {
        Self { rule, profile, at, values: Vec::new(), trace: Vec::new() }
    }
    /// Gives the message's placeholder `{name}` its value.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }
    /// Adds a step to the trace.
    pub fn step(mut self, at: At, text: impl Into<String>) -> Self {
        self.trace.push(Step { at, text: text.into() });
        self
    }
    /// Adds a finished step to the trace.
    pub fn with_step(mut self, step: Step) -> Self {
        self.trace.push(step);
        self
    }
    /// The message with its placeholders filled in.
    pub fn message(&self) -> String {
        self.fill(self.rule.message)
    }
    /// The help text with its placeholders filled in; empty where the rule has none.
    pub fn help(&self) -> String {
        self.fill(self.rule.help)
    }
    fn fill(&self, text: &str) -> String {
        let mut text = text.replace("{profile}", self.profile.name());
        for (name, value) in &self.values {
            text = text.replace(&format!("{{{name}}}"), value);
        }
        text
    }
    /// The rule's number: the reference's as `X5856`, ours as `D9001`; empty where the profile has
    /// no such rule.
    pub fn code(&self) -> String {
        self.rule.printed(self.profile).unwrap_or_default()
    }
}
