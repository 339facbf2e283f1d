//! How calls of macros are replaced: the work is kept on a stack, so that nesting costs no
//! recursion, and everything is counted.

use super::super::lexer::{Kind, Lexer, Token, symbol};
use super::{Preprocessor, SCRATCH, problem_rule};
use crate::diagnostic::{At, Finding};
use crate::span::TextSpan;
use crate::tables::rules;

/// Tokens that the macros of one call may give.
const CALL_LIMIT: usize = 1 << 18;
/// Tokens that all macros of a text may give.
const TEXT_LIMIT: usize = 1 << 22;
/// Calls as arguments of calls.
const ARGUMENT_DEPTH: u32 = 64;
/// Bytes of pasted text.
const PASTE_LIMIT: usize = 1 << 20;

/// What is left to look at while a call is replaced, the next item last.
enum Work {
    Token(Token),
    /// The body of this macro is over.
    Leave(usize),
}

/// Where tokens come from once the work is used up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outside {
    /// The whole text.
    Text,
    /// The rest of a directive line.
    Line,
    /// Nothing: the tokens are an argument.
    Nothing,
}

/// A macro contains a call of itself: nothing of it is replaced then.
struct Recursion;

/// One replacement under way.
struct Job {
    work: Vec<Work>,
    out: Vec<Token>,
    outside: Outside,
    /// The token at the outermost level that is being replaced, and how much output stood before.
    head: Token,
    out_before: usize,
    /// Work that belongs to the outermost level.
    base: usize,
    /// Tokens of the outermost level, or from outside, that the call used up.
    consumed: Vec<Token>,
    /// Where the call ends.
    end: TextSpan,
    depth: u32,
    /// A call was complete but wrong: what it gives keeps its own place.
    plain: bool,
}

impl Preprocessor<'_> {
    /// Replaces `token` if it is a macro; what it gives is then in `ready`. Whether it was one.
    pub(super) fn expand(&mut self, token: Token, outside: Outside, findings: &mut Vec<Finding>) -> bool {
        let Some(index) = self.macro_named(token) else {
            let Some(kind) = self.built_in(token) else { return false };
            self.ready.push_back(Token { kind, ..token });
            return true;
        };
        if self.is_cyclic(index) {
            return false;
        }
        let mut job = Job::new(vec![Work::Token(token)], outside, token, 0);
        self.run(&mut job, findings);
        let plain = job.plain || job.out.first() == Some(&token) && job.consumed.is_empty() && job.out.len() == 1;
        let at = call_span(token.at, job.end);
        self.ready.extend(job.out.into_iter().map(|out| if plain { out } else { Token { at, ..out } }));
        true
    }

    /// Replaces the macros in an argument.
    fn expand_argument(&mut self, argument: Vec<Token>, depth: u32, findings: &mut Vec<Finding>) -> Vec<Token> {
        let Some(first) = argument.first().copied() else { return argument };
        if depth > ARGUMENT_DEPTH {
            self.too_large(first.at, findings);
            return Vec::new();
        }
        let work = argument.into_iter().rev().map(Work::Token).collect();
        let mut job = Job::new(work, Outside::Nothing, first, depth);
        self.run(&mut job, findings);
        job.out
    }

    fn run(&mut self, job: &mut Job, findings: &mut Vec<Finding>) {
        while let Some(item) = job.work.pop() {
            match item {
                Work::Leave(index) => self.macros.all[index].busy = false,
                Work::Token(token) => {
                    if job.work.len() < job.base {
                        job.base = job.work.len();
                        job.head = token;
                        job.out_before = job.out.len();
                        job.consumed.clear();
                    }
                    if self.step(job, token, findings).is_err() {
                        self.give_up(job);
                    }
                }
            }
            self.macros.given += 1;
            if job.out.len() + job.work.len() > CALL_LIMIT || self.macros.given > TEXT_LIMIT || self.stopped {
                for item in job.work.drain(..) {
                    if let Work::Leave(index) = item {
                        self.macros.all[index].busy = false;
                    }
                }
                if !self.stopped {
                    self.too_large(job.head.at, findings);
                }
                job.out.clear();
            }
        }
    }

    fn too_large(&mut self, at: TextSpan, findings: &mut Vec<Finding>) {
        self.report(&rules::MACRO_TOO_LARGE, at, findings);
        self.stop(at);
    }

    /// Takes back what the current outermost call has done, and lets its name stand as it is.
    fn give_up(&mut self, job: &mut Job) {
        for item in job.work.drain(job.base..) {
            if let Work::Leave(index) = item {
                self.macros.all[index].busy = false;
            }
        }
        job.out.truncate(job.out_before);
        job.out.push(job.head);
        job.plain = true;
        let consumed = job.consumed.drain(..).rev();
        if job.outside == Outside::Nothing {
            job.work.extend(consumed.map(Work::Token));
        } else {
            for token in consumed {
                self.again.push_front(token);
            }
        }
        job.base = job.work.len();
    }

    fn step(&mut self, job: &mut Job, token: Token, findings: &mut Vec<Finding>) -> Result<(), Recursion> {
        let Some(index) = self.macro_named(token) else {
            let kind = if token.kind == Kind::Name { self.built_in(token).unwrap_or(token.kind) } else { token.kind };
            job.out.push(Token { kind, ..token });
            return Ok(());
        };
        if self.is_cyclic(index) {
            job.out.push(token);
            return Ok(());
        }
        let Some(parameters) = self.macros.all[index].parameters else {
            if self.macros.all[index].busy {
                return Err(Recursion);
            }
            job.work.push(Work::Leave(index));
            job.work.extend(self.macros.all[index].body.iter().rev().map(|part| Work::Token(part.token)));
            self.macros.all[index].busy = true;
            return Ok(());
        };
        if !self.opens(job, findings) {
            job.out.push(token);
            return Ok(());
        }
        if self.macros.all[index].busy {
            return Err(Recursion);
        }
        self.call(job, token, index, parameters.into(), findings);
        Ok(())
    }

    /// Replaces a call whose parenthesis was just read. One that has not the arguments it needs
    /// is dropped, and its name stands as it is.
    fn call(&mut self, job: &mut Job, name: Token, index: usize, count: usize, findings: &mut Vec<Finding>) {
        let bad = match self.arguments(job, findings) {
            None => &rules::UNCLOSED_MACRO_CALL,
            Some(arguments) if arguments.len() == count && arguments.iter().all(|argument| !argument.is_empty()) => {
                self.substitute(job, index, arguments, findings);
                return;
            }
            Some(_) => &rules::MACRO_ARGUMENT_COUNT,
        };
        let shown = String::from_utf8_lossy(self.bytes(name.text)).into_owned();
        self.push(Finding::new(bad, self.profile, At::Text(job.head.at)).with("name", shown), findings);
        job.out.push(name);
        job.plain = true;
    }

    /// Whether a parenthesis follows; it is read then.
    fn opens(&mut self, job: &mut Job, findings: &mut Vec<Finding>) -> bool {
        while let Some(Work::Leave(index)) = job.work.last() {
            self.macros.all[*index].busy = false;
            job.work.pop();
            job.base = job.base.min(job.work.len());
        }
        let next = match job.work.last() {
            Some(Work::Token(token)) => *token,
            _ if job.outside == Outside::Nothing => return false,
            _ => {
                let token = match self.again.front() {
                    Some(token) if token.is(symbol(b"(")) => self.again.pop_front(),
                    None if self.lexer.opens(self.current()) => Some(self.raw(findings)),
                    _ => None,
                };
                let Some(token) = token else { return false };
                job.consume(token);
                // To the reference a `#` right behind it begins a directive.
                self.lexer.fresh = true;
                return true;
            }
        };
        let opens = next.is(symbol(b"("));
        if opens {
            job.pop();
        }
        opens
    }

    /// Reads the arguments up to the closing parenthesis; `None` where it does not come.
    fn arguments(&mut self, job: &mut Job, findings: &mut Vec<Finding>) -> Option<Vec<Vec<Token>>> {
        let mut arguments = vec![Vec::new()];
        let mut depth = 0u32;
        let mut size = 0;
        loop {
            let token = self.argument_token(job, findings)?;
            size += 1;
            if size > CALL_LIMIT {
                self.too_large(job.head.at, findings);
                return None;
            }
            match token.kind {
                Kind::Symbol(OPEN | SQUARE_OPEN | CURLY_OPEN) => depth += 1,
                Kind::Symbol(CLOSE) if depth == 0 => return Some(arguments),
                // Brackets are counted together; one that closes too many ends the call.
                Kind::Symbol(SQUARE_CLOSE | CURLY_CLOSE) if depth == 0 => {
                    arguments.last_mut()?.push(token);
                    return Some(arguments);
                }
                Kind::Symbol(CLOSE | SQUARE_CLOSE | CURLY_CLOSE) => depth -= 1,
                Kind::Symbol(COMMA) if depth == 0 => {
                    arguments.push(Vec::new());
                    continue;
                }
                _ => {}
            }
            if let Some(argument) = arguments.last_mut() {
                argument.push(token);
            }
        }
    }

    fn argument_token(&mut self, job: &mut Job, findings: &mut Vec<Finding>) -> Option<Token> {
        loop {
            match job.work.last() {
                Some(Work::Leave(index)) => {
                    self.macros.all[*index].busy = false;
                    job.work.pop();
                    job.base = job.base.min(job.work.len());
                }
                Some(Work::Token(_)) => return job.pop(),
                None => break,
            }
        }
        let token = match job.outside {
            Outside::Nothing => return None,
            Outside::Text => self.fetch(findings),
            Outside::Line => self.again.pop_front().unwrap_or_else(|| self.raw(findings)),
        };
        match token.kind {
            Kind::End => None,
            Kind::Newline => {
                self.again.push_front(token);
                None
            }
            _ => {
                self.macros.given += 1;
                job.consume(token);
                Some(token)
            }
        }
    }

    /// Puts the body of a macro, its parameters replaced, in front of the work.
    fn substitute(&mut self, job: &mut Job, index: usize, arguments: Vec<Vec<Token>>, findings: &mut Vec<Finding>) {
        let mut expanded = Vec::with_capacity(arguments.len());
        for argument in arguments {
            expanded.push(self.expand_argument(argument, job.depth + 1, findings));
        }
        let body = std::mem::take(&mut self.macros.all[index].body);
        let mut result: Vec<Token> = Vec::with_capacity(body.len());
        let mut paste = false;
        let mut parts = body.iter().enumerate();
        while let Some((place, part)) = parts.next() {
            if result.len() > CALL_LIMIT {
                break;
            }
            if part.token.is(symbol(b"#")) {
                if parts.next().is_some() {
                    result.push(Token { kind: Kind::String, ..part.token });
                }
                continue;
            }
            if part.token.is(symbol(b"##")) && !result.is_empty() && place + 1 < body.len() {
                paste = true;
                continue;
            }
            let mut tokens = match part.parameter {
                Some(parameter) => expanded.get(usize::from(parameter)).map_or(&[][..], |tokens| tokens),
                None => std::slice::from_ref(&part.token),
            };
            if std::mem::take(&mut paste)
                && let (Some(left), Some((right, rest))) = (result.last().copied(), tokens.split_first())
            {
                result.pop();
                self.paste(left, *right, job.head.at, &mut result, findings);
                tokens = rest;
            }
            result.extend_from_slice(tokens);
        }
        self.macros.all[index].body = body;
        self.macros.given += result.len();
        job.work.push(Work::Leave(index));
        job.work.extend(result.into_iter().rev().map(Work::Token));
        self.macros.all[index].busy = true;
    }

    /// Two tokens written as one text, and what that text then is.
    fn paste(&mut self, left: Token, right: Token, at: TextSpan, result: &mut Vec<Token>, findings: &mut Vec<Finding>) {
        let start = self.scratch.len();
        let (left_text, right_text) = (self.bytes(left.text).to_vec(), self.bytes(right.text).to_vec());
        if start + left_text.len() + right_text.len() > PASTE_LIMIT {
            if !self.stopped {
                self.too_large(left.at, findings);
            }
            return;
        }
        self.scratch.extend_from_slice(&left_text);
        self.scratch.extend_from_slice(&right_text);
        let mut lexer = Lexer::new(SCRATCH);
        lexer.offset = start;
        loop {
            let mut problem = None;
            let token = lexer.next(&self.scratch, &mut problem);
            if let Some((problem, _)) = problem {
                let at = TextSpan { end_column: at.column, ..at };
                self.report(problem_rule(problem), at, findings);
            }
            if token.kind == Kind::End {
                return;
            }
            result.push(Token { at: left.at, ..token });
        }
    }
}

impl Job {
    fn new(work: Vec<Work>, outside: Outside, head: Token, depth: u32) -> Self {
        let base = work.len();
        Self {
            work,
            out: Vec::new(),
            outside,
            head,
            out_before: 0,
            base,
            consumed: Vec::new(),
            end: head.at,
            depth,
            plain: false,
        }
    }

    /// Takes the next token of the work.
    fn pop(&mut self) -> Option<Token> {
        let Some(Work::Token(token)) = self.work.pop() else { return None };
        if self.work.len() < self.base {
            self.base = self.work.len();
            self.consumed.push(token);
        }
        Some(token)
    }

    /// A token came from outside.
    fn consume(&mut self, token: Token) {
        self.consumed.push(token);
        self.end = token.at;
    }
}

/// From the name of the call to its last token, if that is on the same line.
fn call_span(start: TextSpan, end: TextSpan) -> TextSpan {
    let end_column = if end.line == start.line { end.end_column } else { start.column };
    TextSpan { end_column: end_column.max(start.column), ..start }
}

const OPEN: u32 = symbol(b"(");
const CLOSE: u32 = symbol(b")");
const SQUARE_OPEN: u32 = symbol(b"[");
const SQUARE_CLOSE: u32 = symbol(b"]");
const CURLY_OPEN: u32 = symbol(b"{");
const CURLY_CLOSE: u32 = symbol(b"}");
const COMMA: u32 = symbol(b",");
