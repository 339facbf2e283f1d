//! The integer expressions of `#if` and `#elif`. All arithmetic is on unsigned 32-bit numbers,
//! and both sides of `&&`, `||` and `?` are always computed, as in the reference.

use super::super::lexer::{Kind, Token, symbol};
use super::Preprocessor;
use super::macros::Outside;
use crate::diagnostic::Finding;
use crate::tables::rules;

/// Open parentheses and operators that an expression may hold.
const DEPTH: usize = 1000;

/// What became of an expression.
pub(super) enum Outcome {
    /// Its value, and the token after it.
    Value(bool, Token),
    /// It is not an expression: the token that does not fit.
    Unexpected(Token),
    /// It was reported already; the rest of the line does not matter.
    Reported,
    /// The reference does not go on after it.
    Fatal,
}

/// What waits for its right side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pending {
    Open,
    Unary(u8),
    /// An operator, its left side, and how strongly it binds.
    Binary(u32, u32, u8),
    /// `?` with its condition.
    Condition(u32),
    /// `:` with condition and first choice.
    Choice(u32, u32),
}

/// How strongly an operator binds; 0 for what is none.
fn strength(operator: u32) -> u8 {
    const TABLE: [(&[u8], u8); 16] = [
        (b"||", 1),
        (b"&&", 2),
        (b"|", 3),
        (b"^", 4),
        (b"&", 5),
        (b"==", 6),
        (b"!=", 6),
        (b"<", 7),
        (b">", 7),
        (b"<=", 7),
        (b">=", 7),
        (b"+", 8),
        (b"-", 8),
        (b"*", 9),
        (b"/", 9),
        (b"", 0),
    ];
    TABLE.iter().find(|(text, _)| symbol(text) == operator).map_or(0, |(_, strength)| *strength)
}

fn apply(operator: u32, left: u32, right: u32) -> Option<u32> {
    const OPERATORS: [(&[u8], fn(u32, u32) -> u32); 14] = [
        (b"||", |a, b| (a != 0 || b != 0).into()),
        (b"&&", |a, b| (a != 0 && b != 0).into()),
        (b"|", |a, b| a | b),
        (b"^", |a, b| a ^ b),
        (b"&", |a, b| a & b),
        (b"==", |a, b| (a == b).into()),
        (b"!=", |a, b| (a != b).into()),
        (b"<", |a, b| (a < b).into()),
        (b">", |a, b| (a > b).into()),
        (b"<=", |a, b| (a <= b).into()),
        (b">=", |a, b| (a >= b).into()),
        (b"+", u32::wrapping_add),
        (b"-", u32::wrapping_sub),
        (b"*", u32::wrapping_mul),
    ];
    if operator == symbol(b"/") {
        return left.checked_div(right);
    }
    OPERATORS.iter().find(|(text, _)| symbol(text) == operator).map(|(_, function)| function(left, right))
}

impl Preprocessor<'_> {
    /// Evaluates the rest of a directive line.
    pub(super) fn condition(&mut self, findings: &mut Vec<Finding>) -> Outcome {
        let mut stack: Vec<Pending> = Vec::new();
        let mut token = match self.line_token(findings) {
            Ok(token) => token,
            Err(outcome) => return outcome,
        };
        'operand: loop {
            if stack.len() > DEPTH {
                return Outcome::Unexpected(token);
            }
            let mut value = match token.kind {
                Kind::Symbol(operator) if is_unary(operator) => {
                    stack.push(if operator == symbol(b"(") { Pending::Open } else { Pending::Unary(operator as u8) });
                    token = match self.line_token(findings) {
                        Ok(token) => token,
                        Err(outcome) => return outcome,
                    };
                    continue 'operand;
                }
                Kind::Integer(value, _) => value,
                Kind::Name => match self.named(token, findings) {
                    Ok(value) => value,
                    Err(outcome) => return outcome,
                },
                _ => return Outcome::Unexpected(token),
            };
            loop {
                while let Some(Pending::Unary(operator)) = stack.last() {
                    value = match operator {
                        b'-' => value.wrapping_neg(),
                        b'!' => (value == 0).into(),
                        _ => value,
                    };
                    stack.pop();
                }
                // A division is carried out before the next token is looked at.
                if let Some(Pending::Binary(operator, left, 9)) = stack.last().copied() {
                    let Some(result) = apply(operator, left, value) else {
                        self.report(&rules::DIVISION_BY_ZERO, self.last, findings);
                        return Outcome::Reported;
                    };
                    value = result;
                    stack.pop();
                }
                token = match self.line_token(findings) {
                    Ok(token) => token,
                    Err(outcome) => return outcome,
                };
                let Kind::Symbol(operator) = token.kind else { return self.finish(stack, value, token) };
                let binds = strength(operator);
                while let Some(Pending::Binary(operator, left, bound)) = stack.last().copied() {
                    if binds > bound {
                        break;
                    }
                    value = apply(operator, left, value).unwrap_or(0);
                    stack.pop();
                }
                if binds > 0 {
                    stack.push(Pending::Binary(operator, value, binds));
                } else if operator == symbol(b")") && stack.iter().any(|pending| *pending == Pending::Open) {
                    match close(&mut stack, value) {
                        Some(result) => value = result,
                        None => return Outcome::Unexpected(token),
                    }
                    continue;
                } else if operator == symbol(b"?") && matches!(stack.last(), None | Some(Pending::Open)) {
                    stack.push(Pending::Condition(value));
                } else if operator == symbol(b":")
                    && let Some(Pending::Condition(condition)) = stack.last().copied()
                {
                    stack.pop();
                    stack.push(Pending::Choice(condition, value));
                } else {
                    return self.finish(stack, value, token);
                }
                token = match self.line_token(findings) {
                    Ok(token) => token,
                    Err(outcome) => return outcome,
                };
                continue 'operand;
            }
        }
    }

    fn finish(&self, mut stack: Vec<Pending>, mut value: u32, token: Token) -> Outcome {
        while let Some(pending) = stack.pop() {
            value = match pending {
                Pending::Binary(operator, left, _) => apply(operator, left, value).unwrap_or(0),
                Pending::Choice(condition, first) => choose(condition, first, value),
                _ => return Outcome::Unexpected(token),
            };
        }
        Outcome::Value(value != 0, token)
    }

    /// The value of a name: `defined`, or 0 for what is no macro.
    fn named(&mut self, token: Token, findings: &mut Vec<Finding>) -> Result<u32, Outcome> {
        if self.bytes(token.text) != b"defined" {
            return Ok(0);
        }
        let mut name = self.plain_line_token(findings);
        let parentheses = name.is(symbol(b"("));
        if parentheses {
            name = self.plain_line_token(findings);
        }
        if !self.is_name(name) {
            return Err(Outcome::Unexpected(name));
        }
        let defined = self.macros.defined(self.bytes(name.text));
        if parentheses {
            let close = self.plain_line_token(findings);
            if !close.is(symbol(b")")) {
                return Err(Outcome::Unexpected(close));
            }
        }
        Ok(defined.into())
    }

    /// The next token of the line with macros left alone.
    fn plain_line_token(&mut self, findings: &mut Vec<Finding>) -> Token {
        self.ready.pop_front().or_else(|| self.again.pop_front()).unwrap_or_else(|| self.raw(findings))
    }

    /// The next token of the line with macros replaced. A macro that gives nothing at the end of
    /// the line, or that is not called, is an error the reference does not survive.
    fn line_token(&mut self, findings: &mut Vec<Finding>) -> Result<Token, Outcome> {
        let mut empty = None;
        loop {
            if let Some(token) = self.ready.pop_front() {
                if token.kind == Kind::Name && self.macros.defined(self.bytes(token.text)) {
                    return Err(self.not_an_integer(token, findings));
                }
                return Ok(token);
            }
            let token = self.again.pop_front().unwrap_or_else(|| self.raw(findings));
            match token.kind {
                Kind::Name if self.expand(token, Outside::Line, findings) => empty = Some(token),
                Kind::Newline | Kind::End => {
                    return match empty {
                        Some(empty) => Err(self.not_an_integer(empty, findings)),
                        None => Ok(token),
                    };
                }
                _ => return Ok(token),
            }
        }
    }

    fn not_an_integer(&mut self, token: Token, findings: &mut Vec<Finding>) -> Outcome {
        self.report(&rules::NOT_AN_INTEGER_EXPRESSION, token.at, findings);
        Outcome::Fatal
    }
}

fn is_unary(operator: u32) -> bool {
    [symbol(b"("), symbol(b"-"), symbol(b"+"), symbol(b"!")].contains(&operator)
}

fn choose(condition: u32, first: u32, second: u32) -> u32 {
    if condition != 0 { first } else { second }
}

/// Closes the innermost parenthesis.
fn close(stack: &mut Vec<Pending>, mut value: u32) -> Option<u32> {
    loop {
        value = match stack.pop()? {
            Pending::Open => return Some(value),
            Pending::Binary(operator, left, _) => apply(operator, left, value)?,
            Pending::Choice(condition, first) => choose(condition, first, value),
            _ => return None,
        };
    }
}
