//! Conditionals, `#line`, `#pragma`, `#error` and `#include`.

use super::super::lexer::{Kind, Lexer, Token, symbol};
use super::expression::Outcome;
use super::{Conditional, HASH, INCLUDE_BYTES, INCLUDE_DEPTH, Preprocessor, Rest, Treatment};
use crate::diagnostic::{At, Finding};
use crate::tables::rules;
use std::borrow::Cow;

/// Pragmas that are known, though most mean nothing to an assembler.
const PRAGMAS: [&[u8]; 5] = [b"pack_matrix", b"warning", b"def", b"message", b"ruledisable"];

impl Preprocessor<'_> {
    fn open(&mut self, active: bool) {
        self.conditionals.push(Conditional { active, taken: active, last: false });
    }

    /// `#if`.
    pub(super) fn open_if(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let outcome = self.condition(findings);
        if let Outcome::Value(value, _) = outcome {
            self.open(value);
        }
        self.after_condition(&outcome, findings, end)
    }

    fn after_condition(&mut self, outcome: &Outcome, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let rest = match *outcome {
            Outcome::Value(_, token) if token.kind == Kind::Stop => {
                self.after_stop(findings, end);
                Rest::Done
            }
            Outcome::Value(_, token) | Outcome::Unexpected(token) => {
                let fits = matches!(outcome, Outcome::Value(..)) && matches!(token.kind, Kind::Newline | Kind::End);
                if !fits {
                    self.syntax(token, findings);
                }
                self.after_bad(token, end)
            }
            Outcome::Reported => Rest::Ignore,
            Outcome::Fatal(at) => {
                self.stop(at);
                Rest::Done
            }
        };
        self.ready.clear();
        rest
    }

    /// `#ifdef` and `#ifndef`.
    pub(super) fn open_defined(&mut self, wanted: bool, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let name = self.raw(findings);
        if !self.is_name(name) {
            self.syntax(name, findings);
            return self.after_bad(name, end);
        }
        let defined = self.is_defined(name);
        self.open(defined == wanted);
        Rest::MustEnd
    }

    /// `#elif` where the branch before it was read.
    pub(super) fn else_if(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let outcome = self.condition(findings);
        if let Outcome::Value(..) = outcome {
            match self.conditionals.last_mut() {
                None => self.report(&rules::ELIF_DIRECTIVE_WITHOUT_IF, self.last, findings),
                Some(conditional) if conditional.last => {
                    self.report(&rules::ELIF_AFTER_ELSE, self.last, findings);
                }
                Some(conditional) => conditional.active = false,
            }
        }
        self.after_condition(&outcome, findings, end)
    }

    /// `#else` where the branch before it was read.
    pub(super) fn other_branch(&mut self, name: Token, findings: &mut Vec<Finding>) -> Rest {
        match self.conditionals.last_mut() {
            None => self.report(&rules::ELSE_DIRECTIVE_WITHOUT_IF, name.at, findings),
            Some(conditional) if conditional.last => self.report(&rules::ELSE_AFTER_ELSE, name.at, findings),
            Some(conditional) => {
                conditional.last = true;
                conditional.active = false;
            }
        }
        Rest::MustEnd
    }

    /// `#endif` where the branch before it was read.
    pub(super) fn end_if(&mut self, name: Token, findings: &mut Vec<Finding>) -> Rest {
        if self.conditionals.pop().is_none() {
            self.report(&rules::ENDIF_DIRECTIVE_WITHOUT_IF, name.at, findings);
        }
        Rest::MustEnd
    }

    /// Reads up to the branch that is to be read, or to the end of the conditional. The end of
    /// the text, if that comes first.
    pub(super) fn skip_branch(&mut self, findings: &mut Vec<Finding>) -> Option<Token> {
        let depth = self.conditionals.len();
        loop {
            let fresh = self.lexer.fresh;
            let token = self.raw(findings);
            if token.kind == Kind::End {
                if !self.outer.is_empty() || self.stopped {
                    return None;
                }
                self.report(&rules::UNCLOSED_CONDITIONAL, token.at, findings);
                return Some(token);
            }
            if !(fresh && token.is(HASH)) {
                continue;
            }
            self.hash = token.at;
            let name = self.raw(findings);
            let mut end = None;
            let mut rest = if name.kind == Kind::Newline { Rest::Done } else { Rest::Ignore };
            match self.bytes(name.text) {
                b"if" | b"ifdef" | b"ifndef" => {
                    self.conditionals.push(Conditional { active: false, taken: true, last: false });
                }
                b"endif" => {
                    self.conditionals.pop();
                    rest = self.after_skipped(findings, &mut end);
                }
                b"elif" => rest = self.next_branch(name, findings, &mut end),
                b"else" => rest = self.last_branch(name, findings, &mut end),
                _ => {}
            }
            if rest == Rest::Ignore {
                self.skip_line(findings, &mut end);
            }
            if self.conditionals.len() < depth || self.conditionals.last().is_none_or(|last| last.active) {
                return end;
            }
        }
    }

    /// `#elif` after a branch that was not read.
    fn next_branch(&mut self, name: Token, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let Some(conditional) = self.conditionals.last() else { return Rest::Ignore };
        if conditional.last {
            self.report(&rules::ELIF_AFTER_ELSE, name.at, findings);
            return Rest::Ignore;
        }
        if conditional.taken {
            return Rest::Ignore;
        }
        let outcome = self.condition(findings);
        if let (Outcome::Value(true, _), Some(conditional)) = (&outcome, self.conditionals.last_mut()) {
            conditional.active = true;
            conditional.taken = true;
        }
        self.after_condition(&outcome, findings, end)
    }

    /// `#else` after a branch that was not read.
    fn last_branch(&mut self, name: Token, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        match self.conditionals.last_mut() {
            Some(conditional) if conditional.last => self.report(&rules::ELSE_AFTER_ELSE, name.at, findings),
            Some(conditional) => {
                conditional.last = true;
                conditional.active = !conditional.taken;
                conditional.taken = true;
            }
            None => {}
        }
        self.after_skipped(findings, end)
    }

    /// Looks at one token after the `#else` or `#endif` of a branch that was not read.
    fn after_skipped(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let token = self.raw(findings);
        self.after_bad(token, end)
    }

    /// `#line`: the number is that of the next line. What follows the number is read before or
    /// after the number counts, as the reference does.
    pub(super) fn line(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let number = self.raw(findings);
        let Kind::Integer(line, _) = number.kind else {
            self.syntax(number, findings);
            return self.after_bad(number, end);
        };
        let token = self.raw(findings);
        match token.kind {
            Kind::String => {
                self.lexer.line = line.wrapping_sub(1);
                Rest::MustEnd
            }
            Kind::Newline => {
                // Of the lines that were read since, the first is the one that the number is for.
                let read = self.lexer.line.wrapping_sub(number.at.line);
                self.lexer.line = line.wrapping_add(read).wrapping_sub(1);
                Rest::Done
            }
            Kind::End => {
                self.lexer.line = line.wrapping_sub(2);
                *end = Some(token);
                Rest::Done
            }
            Kind::Stop => {
                self.lexer.line = line.wrapping_sub(2);
                self.after_stop(findings, end);
                Rest::Done
            }
            _ => {
                self.syntax(token, findings);
                self.lexer.line = line.wrapping_sub(2);
                Rest::Ignore
            }
        }
    }

    /// `#pragma`.
    pub(super) fn pragma(&mut self, findings: &mut Vec<Finding>) -> Rest {
        let name = self.raw(findings);
        if matches!(name.kind, Kind::Newline | Kind::End) {
            return Rest::Done;
        }
        let word = self.bytes(name.text);
        if name.kind == Kind::Name && PRAGMAS.contains(&word) {
            if word == b"warning" {
                self.warning(findings);
            } else {
                self.skip_tokens(findings, &mut None);
            }
            return Rest::Done;
        }
        if name.kind == Kind::Name {
            let shown = String::from_utf8_lossy(word).into_owned();
            let finding = Finding::new(&rules::UNKNOWN_PRAGMA, self.profile, At::Text(name.at)).with("name", shown);
            self.push(finding, findings);
        }
        self.skip_line(findings, &mut None);
        Rest::Done
    }

    /// `#pragma warning(disable: 1519 3568)`, and the same with other words. It counts only if it
    /// is complete.
    fn warning(&mut self, findings: &mut Vec<Finding>) {
        let mut treatment = None;
        let mut numbers = Vec::new();
        for place in 0.. {
            let token = self.raw(findings);
            match (place, token.kind) {
                (_, Kind::Newline | Kind::End) => return,
                (0, Kind::Symbol(OPEN)) | (2, Kind::Symbol(COLON)) => {}
                (1, Kind::Name) => {
                    treatment = match self.bytes(token.text) {
                        b"disable" => Some(Treatment::Disable),
                        b"error" => Some(Treatment::Error),
                        b"once" => Some(Treatment::Once),
                        b"default" => Some(Treatment::Default),
                        _ => break,
                    }
                }
                (3.., Kind::Integer(number, _)) if number < 10_000 => numbers.push(number),
                (4.., Kind::Symbol(CLOSE)) => {
                    self.warnings.extend(numbers.into_iter().filter_map(|number| Some((number, treatment?))));
                    break;
                }
                _ => break,
            }
        }
        self.skip_tokens(findings, &mut None);
    }

    /// `#error`: the reference gives no number to it, and stops.
    pub(super) fn error(&mut self, name: Token, findings: &mut Vec<Finding>) -> Rest {
        let line = self.following(name.text);
        let line = line.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let text = String::from_utf8_lossy(&line[..line.len().min(500)]).trim().to_owned();
        let finding = Finding::new(&rules::ERROR_DIRECTIVE, self.profile, At::Text(name.at)).with("text", text);
        self.push(finding, findings);
        self.skip_line(findings, &mut None);
        self.stop(self.last);
        Rest::Done
    }

    /// `#include`.
    pub(super) fn include(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let token = self.lex(true, findings);
        if token.kind != Kind::String {
            self.syntax(token, findings);
            if token.kind == Kind::End {
                *end = Some(token);
                return Rest::Done;
            }
            return Rest::MustEnd;
        }
        let text = self.bytes(token.text);
        let angled = text.first() == Some(&b'<');
        let name = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        let name = String::from_utf8_lossy(name).into_owned();
        let Some(include) = self.include else {
            return self.refuse_include(&rules::INCLUDE_WITHOUT_HANDLER, token, &name, findings);
        };
        if self.outer.len() >= INCLUDE_DEPTH {
            return self.refuse_include(&rules::INCLUDE_TOO_DEEP, token, &name, findings);
        }
        let Some(bytes) = include(&name, angled) else {
            return self.refuse_include(&rules::INCLUDE_NOT_FOUND, token, &name, findings);
        };
        self.included_bytes = self.included_bytes.saturating_add(bytes.len());
        if self.included_bytes > INCLUDE_BYTES || self.buffers.len() >= 1 << 16 {
            return self.refuse_include(&rules::INCLUDE_TOO_DEEP, token, &name, findings);
        }
        let rest = self.raw(findings);
        if !matches!(rest.kind, Kind::Newline | Kind::End) {
            self.syntax(rest, findings);
            self.skip_line(findings, &mut None);
        }
        self.outer.push(self.lexer);
        self.lexer = Lexer::new(self.buffers.len() as u32);
        self.buffers.push(Cow::Owned(bytes));
        Rest::Done
    }

    fn refuse_include(
        &mut self,
        rule: &'static crate::rule::Rule,
        token: Token,
        name: &str,
        findings: &mut Vec<Finding>,
    ) -> Rest {
        self.push(Finding::new(rule, self.profile, At::Text(token.at)).with("name", name), findings);
        let mut at = Self::behind(token.at);
        self.skip_line(findings, &mut None);
        if self.last.line == at.line {
            at = self.last;
        }
        self.stop(at);
        Rest::Done
    }
}

const OPEN: u32 = symbol(b"(");
const CLOSE: u32 = symbol(b")");
const COLON: u32 = symbol(b":");
