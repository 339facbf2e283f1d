//! How calls of macros are replaced: the work and the open calls are kept on stacks, so that
//! nesting costs no recursion, and everything is counted.
//!
//! As in the reference, arguments are replaced before commas and parentheses in them are looked
//! at, and what a macro gives is looked at again together with what follows it.

use super::super::lexer::{Kind, Lexer, Token, symbol};
use super::{Preprocessor, SCRATCH, problem_rule};
use crate::diagnostic::{At, Finding};
use crate::rule::Rule;
use crate::span::TextSpan;
use crate::tables::rules;

/// Tokens that the macros of one call may give.
const CALL_LIMIT: usize = 1 << 18;
/// Tokens that all macros of a text may give.
const TEXT_LIMIT: usize = 1 << 22;
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
}

/// A call whose arguments are being read.
struct Call {
    /// The macro.
    index: usize,
    /// Its name in the call.
    name: Token,
    arguments: Vec<Vec<Token>>,
    /// Brackets open in the current argument, of all kinds together.
    depth: u32,
}

/// One replacement under way.
struct Job {
    work: Vec<Work>,
    calls: Vec<Call>,
    out: Vec<Token>,
    outside: Outside,
    /// The first name, which stands in the text.
    head: Token,
    /// Where the call ends.
    end: TextSpan,
    /// Tokens in work, calls and output.
    size: usize,
    /// The call itself was wrong: its name keeps its own place.
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
        let mut job = Job {
            work: vec![Work::Token(token)],
            calls: Vec::new(),
            out: Vec::new(),
            outside,
            head: token,
            end: token.at,
            size: 0,
            plain: false,
        };
        self.run(&mut job, findings);
        let at = call_span(token.at, job.end);
        let plain = job.plain;
        self.ready.extend(job.out.into_iter().map(|out| if plain { out } else { Token { at, ..out } }));
        true
    }

    fn run(&mut self, job: &mut Job, findings: &mut Vec<Finding>) {
        loop {
            self.macros.given += 1;
            if self.macros.given > TEXT_LIMIT || job.size > CALL_LIMIT {
                job.work.clear();
                job.calls.clear();
                job.out.clear();
                return self.too_large(job.head.at, findings);
            }
            match job.work.pop() {
                Some(Work::Leave(index)) => self.macros.all[index].busy = false,
                Some(Work::Token(token)) => self.step(job, token, findings),
                None if job.calls.is_empty() => return,
                None => match self.outside(job, findings) {
                    Some(token) => self.step(job, token, findings),
                    None => self.unclosed(job, findings),
                },
            }
        }
    }

    /// The next token behind the call.
    fn outside(&mut self, job: &mut Job, findings: &mut Vec<Finding>) -> Option<Token> {
        let token = match job.outside {
            Outside::Text => self.fetch(findings),
            Outside::Line => self.raw(findings),
        };
        match token.kind {
            Kind::End => None,
            Kind::Newline => {
                self.held = Some(token);
                None
            }
            _ => {
                job.end = token.at;
                Some(token)
            }
        }
    }

    fn too_large(&mut self, at: TextSpan, findings: &mut Vec<Finding>) {
        if !self.stopped {
            self.report(&rules::MACRO_TOO_LARGE, at, findings);
            self.stop(at);
        }
    }

    /// Takes a token: replaces it, begins a call, or gives it out.
    fn step(&mut self, job: &mut Job, token: Token, findings: &mut Vec<Finding>) {
        let Some(index) = self.macro_named(token) else {
            let kind = if token.kind == Kind::Name { self.built_in(token).unwrap_or(token.kind) } else { token.kind };
            return self.give(job, Token { kind, ..token }, findings);
        };
        let called = self.macros.all[index].parameters.is_some();
        if self.stopped || self.is_cyclic(index) || called && !self.opens(job, findings) {
            return self.give(job, token, findings);
        }
        if self.macros.all[index].busy {
            // Only pasting leads here.
            self.give(job, token, findings);
            if called {
                self.give(job, Token { kind: Kind::Symbol(OPEN), ..token }, findings);
            }
            return;
        }
        if called {
            job.calls.push(Call { index, name: token, arguments: vec![Vec::new()], depth: 0 });
            return;
        }
        let at = token.at;
        let body = &self.macros.all[index].body;
        job.size += body.len();
        job.work.push(Work::Leave(index));
        job.work.extend(body.iter().rev().map(|part| Work::Token(Token { at, ..part.token })));
        self.macros.all[index].busy = true;
    }

    /// Gives a token out: to the innermost open call, or as a result.
    fn give(&mut self, job: &mut Job, token: Token, findings: &mut Vec<Finding>) {
        job.size += 1;
        let Some(call) = job.calls.last_mut() else {
            job.out.push(token);
            return;
        };
        let mut complete = false;
        match token.kind {
            Kind::Symbol(OPEN | SQUARE_OPEN | CURLY_OPEN) => call.depth += 1,
            Kind::Symbol(CLOSE) if call.depth == 0 => return self.complete(job, findings),
            // A bracket that closes too many ends the call as well.
            Kind::Symbol(SQUARE_CLOSE | CURLY_CLOSE) if call.depth == 0 => complete = true,
            Kind::Symbol(CLOSE | SQUARE_CLOSE | CURLY_CLOSE) => call.depth -= 1,
            Kind::Symbol(COMMA) if call.depth == 0 => {
                call.arguments.push(Vec::new());
                return;
            }
            _ => {}
        }
        if let Some(argument) = call.arguments.last_mut() {
            argument.push(token);
        }
        if complete {
            self.complete(job, findings);
        }
    }

    /// The arguments of the innermost call are all there: its macro's body comes next. A call that
    /// has not as many as it needs is dropped, and ends the call around it as a bracket would.
    fn complete(&mut self, job: &mut Job, findings: &mut Vec<Finding>) {
        while let Some(call) = job.calls.pop() {
            let wanted = self.macros.all[call.index].parameters.unwrap_or(0);
            let fits = call.arguments.len() == usize::from(wanted)
                && call.arguments.iter().all(|argument| !argument.is_empty());
            if fits {
                return self.substitute(job, &call, findings);
            }
            self.bad_call(job, &call, &rules::MACRO_ARGUMENT_COUNT, findings);
        }
    }

    fn unclosed(&mut self, job: &mut Job, findings: &mut Vec<Finding>) {
        if let Some(call) = job.calls.pop() {
            self.bad_call(job, &call, &rules::UNCLOSED_MACRO_CALL, findings);
        }
    }

    /// A call is wrong. The outermost one leaves its name as it is.
    fn bad_call(&mut self, job: &mut Job, call: &Call, rule: &'static Rule, findings: &mut Vec<Finding>) {
        let shown = String::from_utf8_lossy(self.bytes(call.name.text)).into_owned();
        self.push(Finding::new(rule, self.profile, At::Text(call.name.at)).with("name", shown), findings);
        if job.calls.is_empty() {
            job.plain |= job.out.is_empty();
            job.out.push(call.name);
        }
    }

    /// Whether a parenthesis follows; it is read then.
    fn opens(&mut self, job: &mut Job, findings: &mut Vec<Finding>) -> bool {
        while let Some(Work::Leave(index)) = job.work.last() {
            self.macros.all[*index].busy = false;
            job.work.pop();
        }
        if let Some(Work::Token(token)) = job.work.last() {
            let opens = token.is(OPEN);
            if opens {
                job.work.pop();
            }
            return opens;
        }
        if self.held.is_some() || self.stopped || !self.lexer.opens(self.current()) {
            return false;
        }
        job.end = self.raw(findings).at;
        // To the reference a `#` right behind it begins a directive.
        self.lexer.fresh = true;
        true
    }

    /// Puts the body of a macro, its parameters replaced, in front of the work.
    fn substitute(&mut self, job: &mut Job, call: &Call, findings: &mut Vec<Finding>) {
        let index = call.index;
        let at = call_span(call.name.at, job.end);
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
                    result.push(Token { kind: Kind::String, at, ..part.token });
                }
                continue;
            }
            if part.token.is(symbol(b"##")) && !result.is_empty() && place + 1 < body.len() {
                paste = true;
                continue;
            }
            let own = [Token { at, ..part.token }];
            let mut tokens = match part.parameter {
                Some(parameter) => call.arguments.get(usize::from(parameter)).map_or(&[][..], |tokens| tokens),
                None => &own,
            };
            if std::mem::take(&mut paste)
                && let (Some(left), Some((right, rest))) = (result.last().copied(), tokens.split_first())
            {
                result.pop();
                self.paste(left, *right, at, &mut result, findings);
                tokens = rest;
            }
            result.extend_from_slice(tokens);
        }
        self.macros.all[index].body = body;
        self.macros.given += result.len();
        job.size += result.len();
        job.work.push(Work::Leave(index));
        job.work.extend(result.into_iter().rev().map(Work::Token));
        self.macros.all[index].busy = true;
    }

    /// Two tokens written as one text, and what that text then is.
    fn paste(&mut self, left: Token, right: Token, at: TextSpan, result: &mut Vec<Token>, findings: &mut Vec<Finding>) {
        let start = self.scratch.len();
        let (left_text, right_text) = (self.bytes(left.text).to_vec(), self.bytes(right.text).to_vec());
        if start + left_text.len() + right_text.len() > PASTE_LIMIT {
            return self.too_large(at, findings);
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
            result.push(Token { at, ..token });
        }
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
