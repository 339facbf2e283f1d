//! Macros: how they are kept, and how calls of them are replaced.

use super::super::lexer::{Kind, Lexer, Text, Token, symbol};
use super::super::number::Form;
use super::{Preprocessor, Rest, SCRATCH};
use crate::diagnostic::{At, Finding};
use crate::span::TextSpan;
use crate::tables::rules;
use std::collections::HashMap;

/// Tokens that the macros of one call may give.
const CALL_LIMIT: usize = 1 << 18;
/// Tokens that all macros of a text may give.
const TEXT_LIMIT: usize = 1 << 22;
/// Calls as arguments of calls.
const ARGUMENT_DEPTH: u32 = 64;
/// Bytes of pasted text.
const PASTE_LIMIT: usize = 1 << 20;

/// A token of a macro's body.
#[derive(Clone, Copy, Debug)]
struct Part {
    token: Token,
    /// The parameter it names.
    parameter: Option<u16>,
}

/// One macro.
#[derive(Debug)]
struct Macro {
    /// Number of parameters; `None` for a macro that takes no parentheses.
    parameters: Option<u16>,
    body: Vec<Part>,
    /// Whether it is being replaced at the moment.
    busy: bool,
}

/// All macros.
#[derive(Debug)]
pub(super) struct Macros {
    names: HashMap<Box<[u8]>, usize>,
    all: Vec<Macro>,
    /// Tokens given so far.
    given: usize,
}

impl Default for Macros {
    /// The two macros that the reference defines before it reads anything.
    fn default() -> Self {
        let mut macros = Self { names: HashMap::new(), all: Vec::new(), given: 0 };
        let version = Token { kind: Kind::Integer(2607, Form::Built), text: Text::default(), at: TextSpan::default() };
        macros.add(b"DIRECT3D", Macro { parameters: None, body: Vec::new(), busy: false });
        let body = vec![Part { token: version, parameter: None }];
        macros.add(b"D3DX_VERSION", Macro { parameters: None, body, busy: false });
        macros
    }
}

impl Macros {
    fn add(&mut self, name: &[u8], definition: Macro) {
        self.names.insert(name.into(), self.all.len());
        self.all.push(definition);
    }
    pub(super) fn defined(&self, name: &[u8]) -> bool {
        self.names.contains_key(name)
    }
}

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
    /// `#define`.
    pub(super) fn define(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let name = self.raw(findings);
        if !self.is_name(name) {
            self.syntax(name, findings);
            return self.after_bad(name, end);
        }
        let mut token = self.raw(findings);
        let mut names: Vec<Text> = Vec::new();
        let called = token.is(symbol(b"(")) && token.text.start == name.text.end;
        if called {
            if let Err(bad) = self.parameters(&mut names, findings) {
                self.syntax(bad, findings);
                return match self.after_bad(bad, end) {
                    Rest::Ignore => Rest::MustEnd,
                    rest => rest,
                };
            }
            token = self.raw(findings);
        }
        let mut body = Vec::new();
        while !matches!(token.kind, Kind::Newline | Kind::End) {
            let text = self.bytes(token.text);
            let parameter = match token.kind {
                Kind::Name => names.iter().position(|name| self.bytes(*name) == text).map(|index| index as u16),
                _ => None,
            };
            body.push(Part { token, parameter });
            token = self.raw(findings);
        }
        let definition = Macro { parameters: called.then_some(names.len() as u16), body, busy: false };
        self.define_as(name, definition, token.at, findings);
        Rest::Done
    }

    fn parameters(&mut self, names: &mut Vec<Text>, findings: &mut Vec<Finding>) -> Result<(), Token> {
        loop {
            let name = self.raw(findings);
            if !self.is_name(name) || names.len() > u16::MAX.into() {
                return Err(name);
            }
            // Long parameter lists are not compared: nobody writes them, and it would be slow.
            let twice = names.len() < 256 && names.iter().any(|known| self.bytes(*known) == self.bytes(name.text));
            if twice {
                self.report(&rules::DUPLICATE_MACRO_PARAMETER, name.at, findings);
            }
            names.push(name.text);
            let token = self.raw(findings);
            if token.is(symbol(b")")) {
                return Ok(());
            }
            if !token.is(symbol(b",")) {
                return Err(token);
            }
        }
    }

    fn define_as(&mut self, name: Token, definition: Macro, at: TextSpan, findings: &mut Vec<Finding>) {
        let key: Box<[u8]> = self.bytes(name.text).into();
        if let Some(old) = self.macros.names.get(&key).map(|index| &self.macros.all[*index])
            && !self.same(old, &definition)
        {
            let finding = Finding::new(&rules::MACRO_REDEFINED, self.profile, At::Text(at))
                .with("name", String::from_utf8_lossy(&key));
            self.push(finding, findings);
        }
        self.macros.add(&key, definition);
    }

    /// Whether two macros are the same: their parameters by position, their tokens by value.
    fn same(&self, one: &Macro, other: &Macro) -> bool {
        let same_token = |one: &Part, other: &Part| {
            one.parameter == other.parameter
                && (one.parameter.is_some()
                    || match (one.token.kind, other.token.kind) {
                        (Kind::Name, Kind::Name) | (Kind::String, Kind::String) => {
                            self.bytes(one.token.text) == self.bytes(other.token.text)
                        }
                        (one, other) => one == other,
                    })
        };
        one.parameters == other.parameters
            && one.body.len() == other.body.len()
            && one.body.iter().zip(&other.body).all(|(one, other)| same_token(one, other))
    }

    /// `#undef`.
    pub(super) fn undefine(&mut self, findings: &mut Vec<Finding>, end: &mut Option<Token>) -> Rest {
        let name = self.raw(findings);
        if !self.is_name(name) {
            self.syntax(name, findings);
            return self.after_bad(name, end);
        }
        let key: Box<[u8]> = self.bytes(name.text).into();
        self.macros.names.remove(&key);
        Rest::MustEnd
    }

    /// Whether a token can name a macro.
    pub(super) fn is_name(&self, token: Token) -> bool {
        token.kind == Kind::Name && self.bytes(token.text) != b"defined"
    }

    fn macro_named(&self, token: Token) -> Option<usize> {
        match token.kind {
            Kind::Name => self.macros.names.get(self.bytes(token.text)).copied(),
            _ => None,
        }
    }

    /// `__LINE__` and `__FILE__`.
    fn built_in(&self, token: Token) -> Option<Kind> {
        match self.bytes(token.text) {
            b"__LINE__" => Some(Kind::Integer(token.at.line, Form::Built)),
            b"__FILE__" => Some(Kind::String),
            _ => None,
        }
    }

    /// Replaces `token` if it is a macro; what it gives is then in `ready`. Whether it was one.
    pub(super) fn expand(&mut self, token: Token, outside: Outside, findings: &mut Vec<Finding>) -> bool {
        if self.macro_named(token).is_none() {
            let Some(kind) = self.built_in(token) else { return false };
            self.ready.push_back(Token { kind, ..token });
            return true;
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
        self.stop();
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
        let name = String::from_utf8_lossy(self.bytes(token.text)).into_owned();
        let profile = self.profile;
        let bad = match self.arguments(job, findings) {
            None => &rules::UNCLOSED_MACRO_CALL,
            Some(arguments) => {
                if arguments.len() == usize::from(parameters) && arguments.iter().all(|argument| !argument.is_empty()) {
                    self.substitute(job, index, arguments, findings);
                    return Ok(());
                }
                &rules::MACRO_ARGUMENT_COUNT
            }
        };
        self.push(Finding::new(bad, profile, At::Text(job.head.at)).with("name", name), findings);
        job.out.push(token);
        job.plain = true;
        Ok(())
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
                let token = self.again.pop_front().unwrap_or_else(|| self.raw(findings));
                if !token.is(symbol(b"(")) {
                    if token.kind != Kind::End {
                        self.again.push_front(token);
                    }
                    return false;
                }
                job.consume(token);
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
                Kind::Symbol(CLOSE | SQUARE_CLOSE | CURLY_CLOSE) => depth = depth.saturating_sub(1),
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
            if part.token.is(symbol(b"#")) && place + 1 < body.len() {
                parts.next();
                result.push(Token { kind: Kind::String, ..part.token });
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
                && let Some(token) = self.paste(left, *right)
            {
                result.pop();
                result.push(token);
                tokens = rest;
            }
            result.extend_from_slice(tokens);
        }
        self.macros.all[index].body = body;
        job.work.push(Work::Leave(index));
        job.work.extend(result.into_iter().rev().map(Work::Token));
        self.macros.all[index].busy = true;
    }

    /// Two tokens as one, if their texts together are one.
    fn paste(&mut self, left: Token, right: Token) -> Option<Token> {
        let start = self.scratch.len();
        let (left_text, right_text) = (self.bytes(left.text).to_vec(), self.bytes(right.text).to_vec());
        if start + left_text.len() + right_text.len() > PASTE_LIMIT {
            return None;
        }
        self.scratch.extend_from_slice(&left_text);
        self.scratch.extend_from_slice(&right_text);
        let mut lexer = Lexer::new(SCRATCH);
        lexer.offset = start;
        let mut problem = None;
        let token = lexer.next(&self.scratch, &mut problem);
        let whole = lexer.offset == self.scratch.len() && token.kind != Kind::End && problem.is_none();
        whole.then_some(Token { at: left.at, ..token })
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
