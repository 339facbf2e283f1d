//! `#define` and `#undef`.

use super::super::lexer::{Kind, Text, Token, symbol};
use super::macros::{Macro, Part};
use super::{Preprocessor, Rest};
use crate::diagnostic::{At, Finding};
use crate::span::TextSpan;
use crate::tables::rules;

/// Parameters of a macro.
const PARAMETER_LIMIT: usize = 256;

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
                return match bad.kind {
                    Kind::Newline | Kind::End => Rest::Done,
                    _ => Rest::MustEnd,
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
            body.push(Part { token: self.whole_number(token), parameter });
            token = self.raw(findings);
        }
        let definition = Macro::new(called.then_some(names.len() as u16), body);
        self.define_as(name, definition, token.at, findings);
        Rest::Done
    }

    /// In a body a number with letters behind it is one token, of no use but to be pasted.
    fn whole_number(&mut self, token: Token) -> Token {
        if !matches!(token.kind, Kind::Integer(..) | Kind::Long(_) | Kind::Float(_)) {
            return token;
        }
        let following = self.following(token.text).iter();
        let length = following.take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
        let ends_as_number = self.bytes(token.text).ends_with(b"'");
        if length == 0 || ends_as_number || !self.extend(token.text, length) {
            return token;
        }
        let text = Text { end: token.text.end + length as u32, ..token.text };
        Token { kind: Kind::Symbol(0), text, ..token }
    }

    fn parameters(&mut self, names: &mut Vec<Text>, findings: &mut Vec<Finding>) -> Result<(), Token> {
        loop {
            let name = self.raw(findings);
            if !self.is_name(name) || names.len() >= PARAMETER_LIMIT {
                return Err(name);
            }
            let twice = names.iter().any(|known| self.bytes(*known) == self.bytes(name.text));
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
        if let Some(old) = self.macros.get(&key)
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
        self.macros.remove(&key);
        Rest::MustEnd
    }
}
