//! The C-like preprocessor: directives, conditionals, includes and macros, as a source of tokens.
//!
//! It follows the reference in what it accepts, where it stands while it complains, and what it
//! does afterwards. It never recurses with the input's depth, and the output of macros, the
//! depth of includes and the size of pasted text are bounded.

mod define;
mod directives;
mod expand;
mod expression;
mod macros;

use super::lexer::{Kind, Lexer, Problem, Text, Token, symbol};
use crate::diagnostic::{At, Finding, Severity};
use crate::profile::Profile;
use crate::rule::Rule;
use crate::span::TextSpan;
use crate::tables::rules;
use expand::Outside;
use macros::Macros;
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

/// Answers `#include`: the name, and whether it stood in angle brackets.
pub type Include<'a> = &'a dyn Fn(&str, bool) -> Option<Vec<u8>>;

/// Includes inside includes: more are refused.
const INCLUDE_DEPTH: usize = 32;
/// Findings kept: a text may have an error every few bytes.
const FINDINGS: usize = 100_000;
/// Bytes of all included texts together: more are refused.
const INCLUDE_BYTES: usize = 64 << 20;

/// An open `#if`.
#[derive(Clone, Copy, Debug)]
struct Conditional {
    /// Whether the current branch is read.
    active: bool,
    /// Whether one of its branches was taken already.
    taken: bool,
    /// Whether its `#else` was seen.
    last: bool,
}

/// What the first token of a directive line asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// The line was read to its end.
    Done,
    /// The next token must be the end of the line.
    MustEnd,
    /// Whatever is left of the line does not matter.
    Ignore,
}

/// What `#pragma warning` makes of a warning.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Treatment {
    Default,
    Disable,
    Error,
    Once,
}

/// Turns text into tokens.
pub struct Preprocessor<'a> {
    buffers: Vec<Cow<'a, [u8]>>,
    /// Pasted texts.
    scratch: Vec<u8>,
    lexer: Lexer,
    /// The including texts.
    outer: Vec<Lexer>,
    include: Option<Include<'a>>,
    included_bytes: usize,
    macros: Macros,
    conditionals: Vec<Conditional>,
    /// The end of a directive line that a macro call ran into, to be read again.
    held: Option<Token>,
    /// What macros gave, ready to go.
    ready: VecDeque<Token>,
    /// `#pragma warning`: how a warning's number is treated.
    warnings: BTreeMap<u32, Treatment>,
    /// Reading is over: after an error that the reference does not survive.
    pub stopped: bool,
    /// Chooses the numbers of rules; they are the same in all profiles here.
    profile: Profile,
    /// The last token read from the text itself.
    last: TextSpan,
    /// Where the `#` of the current directive stands.
    hash: TextSpan,
    /// Whether the last token of the text began a line.
    begins_line: bool,
}

/// The buffer number of pasted texts.
const SCRATCH: u32 = u32::MAX;

impl<'a> Preprocessor<'a> {
    /// Starts on `text`.
    pub fn new(text: &'a [u8], include: Option<Include<'a>>, profile: Profile) -> Self {
        Self {
            buffers: vec![Cow::Borrowed(text)],
            scratch: Vec::new(),
            lexer: Lexer::new(0),
            outer: Vec::new(),
            include,
            included_bytes: 0,
            macros: Macros::default(),
            conditionals: Vec::new(),
            held: None,
            hash: TextSpan::default(),
            begins_line: false,
            ready: VecDeque::new(),
            warnings: BTreeMap::new(),
            stopped: false,
            profile,
            last: TextSpan { line: 1, column: 1, end_column: 1 },
        }
    }

    /// The bytes of a token.
    pub fn bytes(&self, text: Text) -> &[u8] {
        let buffer = if text.buffer == SCRATCH {
            &self.scratch[..]
        } else {
            self.buffers.get(text.buffer as usize).map_or(&[][..], |buffer| buffer)
        };
        buffer.get(text.start as usize..text.end as usize).unwrap_or_default()
    }

    /// The bytes that follow a token directly in its buffer.
    pub fn following(&self, text: Text) -> &[u8] {
        self.buffers.get(text.buffer as usize).and_then(|buffer| buffer.get(text.end as usize..)).unwrap_or_default()
    }

    /// Makes the lexer go on after the first `length` bytes that follow `text`; only right after
    /// the token was read. Whether that was so.
    pub fn extend(&mut self, text: Text, length: usize) -> bool {
        let fits = self.ready.is_empty()
            && self.held.is_none()
            && text.buffer == self.lexer.buffer
            && text.end as usize == self.lexer.offset;
        if fits {
            self.lexer.advance(length);
        }
        fits
    }

    /// The text that is read at the moment.
    fn current(&self) -> &[u8] {
        self.buffers.get(self.lexer.buffer as usize).map_or(&[][..], |buffer| buffer)
    }

    /// Where the text is read at the moment.
    pub fn position(&self) -> TextSpan {
        self.last
    }

    /// Reports a rule, unless a `#pragma warning` silenced it.
    #[cold]
    pub fn report(&self, rule: &'static Rule, at: TextSpan, findings: &mut Vec<Finding>) {
        self.push(Finding::new(rule, self.profile, At::Text(at)), findings);
    }

    /// Adds a finding, unless a `#pragma warning` silenced its rule.
    pub fn push(&self, finding: Finding, findings: &mut Vec<Finding>) {
        // Whatever is left out, an error stays where there was none.
        let full = findings.len() >= FINDINGS;
        let first = finding.rule.severity == Severity::Error
            && findings.last().is_none_or(|last| last.rule.severity != Severity::Error);
        if full && !first {
            return;
        }
        findings.push(finding);
        if !self.warnings.is_empty() {
            self.treat_warnings(findings.len() - 1, findings);
        }
    }

    /// Applies `#pragma warning` to the findings from number `start` on. What it raises to an error
    /// gets an error beside it.
    pub fn treat_warnings(&self, start: usize, findings: &mut Vec<Finding>) {
        if self.warnings.is_empty() {
            return;
        }
        for finding in findings.split_off(start.min(findings.len())) {
            let number = finding.rule.code(finding.profile).unwrap_or(0);
            let treatment = match finding.rule.severity {
                Severity::Warning => self.warnings.get(&number.into()).copied().unwrap_or(Treatment::Default),
                _ => Treatment::Default,
            };
            let again = || findings.iter().any(|known| known.rule.code(known.profile) == Some(number));
            let raised = (treatment == Treatment::Error).then(|| {
                Finding::new(&rules::WARNING_AS_ERROR, finding.profile, finding.at).with("code", finding.code())
            });
            if treatment != Treatment::Disable && !(treatment == Treatment::Once && again()) {
                findings.push(finding);
            }
            findings.extend(raised);
        }
    }

    /// The next token without directives, conditionals and macros; newlines are left out.
    #[inline]
    pub fn next(&mut self, findings: &mut Vec<Finding>) -> Token {
        match self.plain() {
            Some((token, fresh)) if token.kind != Kind::Name || self.is_plain(token) => {
                self.begins_line = fresh;
                token
            }
            plain => self.next_after(plain, findings),
        }
    }

    /// [`Preprocessor::next`] from a token on that was read, with whether it begins a line.
    fn next_after(&mut self, mut first: Option<(Token, bool)>, findings: &mut Vec<Finding>) -> Token {
        loop {
            if first.is_none()
                && let Some(token) = self.ready.pop_front()
            {
                return token;
            }
            let token = match first.take() {
                Some((token, fresh)) => self.settle(token, fresh, findings),
                None => self.fetch(findings),
            };
            let begins_line = self.begins_line;
            if token.kind != Kind::Name || self.is_plain(token) || !self.expand(token, Outside::Text, findings) {
                return token;
            }
            // Behind a macro that gives nothing a line still begins.
            if begins_line && self.ready.is_empty() && !self.lexer.fresh {
                self.lexer.fresh = self.last == token.at;
            }
        }
    }

    /// [`Lexer::plain`] where the text itself is read.
    #[inline]
    fn plain(&mut self) -> Option<(Token, bool)> {
        if !self.reads_text() {
            return None;
        }
        let plain = self.lexer.plain(self.buffers.get(self.lexer.buffer as usize)?)?;
        self.last = plain.0.at;
        Some(plain)
    }

    /// Whether the next token comes from the text that is read at the moment.
    #[inline]
    fn reads_text(&self) -> bool {
        self.held.is_none() && !self.stopped && self.ready.is_empty()
    }

    /// Whether a punctuation byte is the very next one of the text.
    #[inline]
    pub fn at(&self, punctuation: u8) -> bool {
        self.reads_text() && self.lexer.at(punctuation, self.current())
    }

    /// The next token if it is a punctuation byte and the very next one of the text.
    #[inline]
    pub fn punctuation_mark(&mut self, punctuation: u8) -> Option<Token> {
        let bytes = self.buffers.get(self.lexer.buffer as usize).filter(|_| self.reads_text())?;
        let token = self.lexer.punctuation_mark(punctuation, bytes)?;
        self.begins_line = false;
        self.last = token.at;
        Some(token)
    }

    /// Two tokens at once, a point and the letters of a mask or swizzle, if they come next and are no
    /// macro's name: the second.
    #[inline]
    pub fn components(&mut self) -> Option<Token> {
        let before = self.lexer;
        let bytes = self.buffers.get(before.buffer as usize).filter(|_| self.reads_text())?;
        let token = self.lexer.components(bytes)?;
        if !self.is_plain(token) {
            self.lexer = before;
            return None;
        }
        self.begins_line = false;
        self.last = token.at;
        Some(token)
    }

    /// Reads what is left, for what the preprocessor has to say about it.
    pub fn drain(&mut self, findings: &mut Vec<Finding>) {
        while self.next(findings).kind != Kind::End {}
    }

    /// The next token with its macros not replaced; directives are obeyed, newlines left out.
    fn fetch(&mut self, findings: &mut Vec<Finding>) -> Token {
        let fresh = self.lexer.fresh;
        let token = self.raw(findings);
        self.settle(token, fresh, findings)
    }

    /// [`Preprocessor::fetch`] from a token on that was read; `fresh`: whether it begins a line.
    fn settle(&mut self, mut token: Token, mut fresh: bool, findings: &mut Vec<Finding>) -> Token {
        loop {
            self.begins_line = fresh;
            match token.kind {
                Kind::Newline => {}
                Kind::Symbol(HASH) if fresh => {
                    self.hash = token.at;
                    if let Some(end) = self.directive(findings) {
                        return end;
                    }
                }
                Kind::End => match self.outer.pop() {
                    Some(outer) if !self.stopped => self.lexer = outer,
                    _ => {
                        if !self.stopped && !self.conditionals.is_empty() {
                            self.report(&rules::UNCLOSED_CONDITIONAL, token.at, findings);
                        }
                        return token;
                    }
                },
                _ => return token,
            }
            fresh = self.lexer.fresh;
            token = self.raw(findings);
        }
    }

    /// The next token of the current text, newlines and all.
    #[inline]
    fn raw(&mut self, findings: &mut Vec<Finding>) -> Token {
        match self.held.take() {
            Some(token) => token,
            None => self.lex(false, findings),
        }
    }

    #[inline]
    fn lex(&mut self, include: bool, findings: &mut Vec<Finding>) -> Token {
        if self.stopped {
            return Token { kind: Kind::End, text: Text::default(), at: self.last };
        }
        let bytes = self.buffers.get(self.lexer.buffer as usize).map_or(&[][..], |buffer| buffer);
        let mut problem = None;
        let token =
            if include { self.lexer.next_include(bytes, &mut problem) } else { self.lexer.next(bytes, &mut problem) };
        if let Some((problem, mut at)) = problem {
            // The reference leaves the end of these places unset: line 1, column 1; and prints it
            // where the line is the same.
            if at.line == 1 {
                at.end_column = 1;
            }
            self.report(problem_rule(problem), at, findings);
        }
        self.last = token.at;
        token
    }

    /// Ends the reading after an error that the reference does not survive; `at` is where the end
    /// then stands.
    fn stop(&mut self, at: TextSpan) {
        self.stopped = true;
        self.last = at;
        self.held = None;
        self.ready.clear();
    }

    /// The place right behind `at`.
    fn behind(at: TextSpan) -> TextSpan {
        TextSpan { line: at.line, column: at.end_column + 1, end_column: at.end_column + 1 }
    }

    fn syntax(&mut self, token: Token, findings: &mut Vec<Finding>) {
        let shown = self.shown(token);
        let finding = Finding::new(&rules::DIRECTIVE_SYNTAX, self.profile, At::Text(token.at)).with("token", shown);
        self.push(finding, findings);
    }

    /// A token as messages show it.
    #[cold]
    pub fn shown(&self, token: Token) -> String {
        match token.kind {
            Kind::End => "the end of the text".to_owned(),
            Kind::Newline => "the end of the line".to_owned(),
            _ => format!("`{}`", String::from_utf8_lossy(self.bytes(token.text))),
        }
    }

    /// Obeys the directive whose `#` was just read. The end of the text, if that ended the line
    /// in a way that the parser must hear of at once.
    #[cold]
    fn directive(&mut self, findings: &mut Vec<Finding>) -> Option<Token> {
        let depth = self.outer.len();
        let name = self.raw(findings);
        let mut end = None;
        let rest = if name.kind == Kind::Name {
            self.obey(name, findings, &mut end)
        } else {
            self.syntax(name, findings);
            self.after_bad(name, &mut end)
        };
        if self.stopped || self.outer.len() != depth {
            return None;
        }
        if rest == Rest::MustEnd {
            let token = self.raw(findings);
            match token.kind {
                Kind::Newline => {}
                Kind::End => end = Some(token),
                Kind::Stop => self.after_stop(findings, &mut end),
                _ => {
                    self.syntax(token, findings);
                    self.skip_line(findings, &mut end);
                }
            }
        } else if rest == Rest::Ignore {
            self.skip_line(findings, &mut end);
        }
        if self.conditionals.last().is_some_and(|conditional| !conditional.active) {
            end = self.skip_branch(findings);
        }
        end.filter(|_| self.outer.is_empty())
    }

    /// Does what the directive `name` says.
    fn obey(&mut self, name: Token, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let word = self.bytes(name.text).to_vec();
        match word.as_slice() {
            b"define" => self.define(findings, end),
            b"undef" => self.undefine(findings, end),
            b"if" => self.open_if(findings, end),
            b"ifdef" => self.open_defined(true, findings, end),
            b"ifndef" => self.open_defined(false, findings, end),
            b"elif" => self.else_if(findings, end),
            b"else" => self.other_branch(name, findings),
            b"endif" => self.end_if(name, findings),
            b"line" => self.line(findings, end),
            b"pragma" => self.pragma(findings),
            b"error" => self.error(name, findings),
            b"include" => self.include(findings, end),
            _ => {
                let finding = Finding::new(&rules::UNKNOWN_DIRECTIVE, self.profile, At::Text(name.at))
                    .with("name", String::from_utf8_lossy(&word));
                self.push(finding, findings);
                Rest::Ignore
            }
        }
    }

    /// A byte that the grammar takes for the end stood where the line must end: only that end may
    /// follow.
    fn after_stop(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) {
        let token = self.raw(findings);
        match token.kind {
            Kind::Newline => {}
            Kind::End => *end = Some(token),
            _ => {
                self.report(&rules::TOKENS_AFTER_DIRECTIVE, self.hash, findings);
                self.skip_line(findings, end);
            }
        }
    }

    /// How a line goes on after an unexpected `token`: it is over if that was its end.
    fn after_bad(&self, token: Token, end: &mut Option<Token>) -> Rest {
        match token.kind {
            Kind::Newline => Rest::Done,
            Kind::End => {
                *end = Some(token);
                Rest::Done
            }
            _ => Rest::Ignore,
        }
    }

    /// Goes to the end of the line without looking at tokens.
    fn skip_line(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) {
        if self.held.take().is_some() || self.stopped {
            return;
        }
        let bytes = self.buffers.get(self.lexer.buffer as usize).map_or(&[][..], |buffer| buffer);
        self.lexer.skip_line(bytes);
        let token = self.raw(findings);
        if token.kind == Kind::End {
            *end = Some(token);
        }
    }

    /// Goes to the end of the line token by token.
    fn skip_tokens(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) {
        loop {
            let token = self.raw(findings);
            match token.kind {
                Kind::Newline => return,
                Kind::End => {
                    *end = Some(token);
                    return;
                }
                _ => {}
            }
        }
    }
}

const HASH: u32 = symbol(b"#");

/// The rule that a token breaks by itself.
fn problem_rule(problem: Problem) -> &'static Rule {
    match problem {
        Problem::OpenComment => &rules::UNCLOSED_COMMENT,
        Problem::StringAcrossLines => &rules::STRING_ACROSS_LINES,
        Problem::OpenString => &rules::UNCLOSED_STRING,
        Problem::Overflow(16) => &rules::HEXADECIMAL_TOO_WIDE,
        Problem::Overflow(8) => &rules::OCTAL_TOO_WIDE,
        Problem::Overflow(_) => &rules::DECIMAL_TOO_WIDE,
    }
}
