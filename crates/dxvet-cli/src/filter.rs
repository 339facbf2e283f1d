//! `--select` and `--ignore`: which findings are wanted.

use crate::output::Stop;
use dxvet::rule::Rule;
use dxvet::tables::{notices::NOTICES, rules::RULES};
use dxvet::{Diagnostic, Report};

/// Keeps some findings and leaves out the others. A word matches a number (`X5856`), the start of
/// numbers (`X58`), or a rule's name.
#[derive(Debug, Default)]
pub struct Filter {
    select: Vec<String>,
    ignore: Vec<String>,
}

impl Filter {
    /// A filter of the words on the command line. One that no rule answers to is a mistake: with
    /// `--select` it would hide everything.
    pub fn new(select: &[String], ignore: &[String]) -> Result<Self, Stop> {
        if let Some(word) = select.iter().chain(ignore).find(|word| !is_known(word)) {
            return Err(Stop::Failed(format!("no rule has the number or the name `{word}` (see `dxvet explain`)")));
        }
        Ok(Self { select: select.to_vec(), ignore: ignore.to_vec() })
    }

    /// Takes out of a report what is not wanted, and says how much that was. The verdict stays: it
    /// is the reference's.
    pub fn apply(&self, report: &mut Report) -> usize {
        let before = report.diagnostics.len();
        if !self.select.is_empty() || !self.ignore.is_empty() {
            report.diagnostics.retain(|diagnostic| self.wants(diagnostic));
        }
        before - report.diagnostics.len()
    }

    fn wants(&self, diagnostic: &Diagnostic) -> bool {
        let any = |words: &[String]| words.iter().any(|word| matches(word, &diagnostic.code, diagnostic.rule));
        (self.select.is_empty() || any(&self.select)) && !any(&self.ignore)
    }
}

/// Whether a word stands for a finding: its number, the start of it, or its rule's name.
pub fn matches(word: &str, code: &str, name: &str) -> bool {
    word == name || code.get(..word.len()).is_some_and(|start| !word.is_empty() && start.eq_ignore_ascii_case(word))
}

/// Whether a word stands for any finding at all.
pub fn is_known(word: &str) -> bool {
    let printed = |code: u16| format!("{}{code}", if code < Rule::OWN { 'X' } else { 'D' });
    RULES.iter().any(|rule| {
        rule.name == word || rule.codes.iter().any(|code| *code != 0 && matches(word, &printed(*code), rule.name))
    }) || NOTICES.iter().any(|row| matches(word, row.code, row.name))
        || dxvet::fault::rules().any(|row| matches(word, row.code, row.name))
}
