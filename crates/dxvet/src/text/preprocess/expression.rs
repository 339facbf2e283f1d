//! The integer expressions of `#if` and `#elif`. All arithmetic is on unsigned 32-bit numbers,
//! and both sides of `&&`, `||` and `?` are always computed, as in the reference.

use super::super::lexer::{Kind, Token, symbol};
use super::Preprocessor;
use super::expand::Outside;
use crate::diagnostic::Finding;
use crate::span::TextSpan;
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
    /// The reference does not go on after it: where it stands.
    Fatal(TextSpan),
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
    OPERATORS.iter().find(|known| symbol(known.text) == operator).map_or(0, |known| known.strength)
}

fn apply(operator: u32, left: u32, right: u32) -> Option<u32> {
    OPERATORS.iter().find(|known| symbol(known.text) == operator).and_then(|known| (known.apply)(left, right))
}

/// An operator between two operands.
struct Operator {
    text: &'static [u8],
    strength: u8,
    apply: fn(u32, u32) -> Option<u32>,
}

const OPERATORS: [Operator; 15] = [
    Operator { text: b"||", strength: 1, apply: |a, b| Some((a != 0 || b != 0).into()) },
    Operator { text: b"&&", strength: 2, apply: |a, b| Some((a != 0 && b != 0).into()) },
    Operator { text: b"|", strength: 3, apply: |a, b| Some(a | b) },
    Operator { text: b"^", strength: 4, apply: |a, b| Some(a ^ b) },
    Operator { text: b"&", strength: 5, apply: |a, b| Some(a & b) },
    Operator { text: b"==", strength: 6, apply: |a, b| Some((a == b).into()) },
    Operator { text: b"!=", strength: 6, apply: |a, b| Some((a != b).into()) },
    Operator { text: b"<", strength: 7, apply: |a, b| Some((a < b).into()) },
    Operator { text: b">", strength: 7, apply: |a, b| Some((a > b).into()) },
    Operator { text: b"<=", strength: 7, apply: |a, b| Some((a <= b).into()) },
    Operator { text: b">=", strength: 7, apply: |a, b| Some((a >= b).into()) },
    Operator { text: b"+", strength: 8, apply: |a, b| Some(a.wrapping_add(b)) },
    Operator { text: b"-", strength: 8, apply: |a, b| Some(a.wrapping_sub(b)) },
    Operator { text: b"*", strength: PRODUCT, apply: |a, b| Some(a.wrapping_mul(b)) },
    Operator { text: b"/", strength: PRODUCT, apply: |a, b| a.checked_div(b) },
];

/// What an operator or parenthesis after an operand leads to.
enum Next {
    /// Another operand.
    Operand,
    /// The value so far went into a parenthesis that is closed now.
    Closed,
    /// Nothing: the expression is over, or the token does not fit.
    Over,
}

impl Preprocessor<'_> {
    /// Evaluates the rest of a directive line.
    pub(super) fn condition(&mut self, findings: &mut Vec<Finding>) -> Outcome {
        match self.expression(findings) {
            Ok((value, token)) => Outcome::Value(value, token),
            Err(outcome) => outcome,
        }
    }

    /// The value of an expression and the token after it.
    fn expression(&mut self, findings: &mut Vec<Finding>) -> Result<(bool, Token), Outcome> {
        let mut stack: Vec<Pending> = Vec::new();
        loop {
            let mut value = self.operand(&mut stack, findings)?;
            loop {
                let Some(result) = prefixed(&mut stack, value) else {
                    self.report(&rules::DIVISION_BY_ZERO, self.last, findings);
                    return Err(Outcome::Reported);
                };
                value = result;
                let token = self.line_token(findings)?;
                let next = match token.kind {
                    Kind::Symbol(operator) => follow(&mut stack, &mut value, operator),
                    _ => Next::Over,
                };
                match next {
                    Next::Operand => break,
                    Next::Closed => {}
                    Next::Over => {
                        let value = over(stack, value).ok_or(Outcome::Unexpected(token))?;
                        return Ok((value != 0, token));
                    }
                }
            }
        }
    }

    /// An operand, with the signs and parentheses in front of it put on the stack.
    fn operand(&mut self, stack: &mut Vec<Pending>, findings: &mut Vec<Finding>) -> Result<u32, Outcome> {
        loop {
            let token = self.line_token(findings)?;
            match token.kind {
                _ if stack.len() > DEPTH => return Err(Outcome::Unexpected(token)),
                Kind::Symbol(OPEN) => stack.push(Pending::Open),
                Kind::Symbol(operator @ (MINUS | PLUS | NOT)) => stack.push(Pending::Unary(operator as u8)),
                Kind::Integer(value, _) => return Ok(value),
                Kind::Name => return self.named(token, findings),
                _ => return Err(Outcome::Unexpected(token)),
            }
        }
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
        let defined = self.is_defined(name);
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
        self.ready.pop_front().unwrap_or_else(|| self.raw(findings))
    }

    /// The next token of the line with macros replaced. A macro that gives nothing at the end of
    /// the line, or that is not called, is an error the reference does not survive.
    fn line_token(&mut self, findings: &mut Vec<Finding>) -> Result<Token, Outcome> {
        let mut empty = None;
        loop {
            if let Some(token) = self.ready.pop_front() {
                if token.kind == Kind::Name && self.is_defined(token) {
                    return Err(self.not_an_integer(token, findings));
                }
                return Ok(token);
            }
            let token = self.raw(findings);
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
        Outcome::Fatal(token.at)
    }
}

/// Applies the signs before a value, and a multiplication or division before those: that is
/// carried out before the next token is looked at. `None` where 0 divides.
fn prefixed(stack: &mut Vec<Pending>, mut value: u32) -> Option<u32> {
    while let Some(Pending::Unary(operator)) = stack.last() {
        value = match operator {
            b'-' => value.wrapping_neg(),
            b'!' => (value == 0).into(),
            _ => value,
        };
        stack.pop();
    }
    if let Some(Pending::Binary(operator, left, PRODUCT)) = stack.last().copied() {
        stack.pop();
        value = apply(operator, left, value)?;
    }
    Some(value)
}

/// Takes the operator or parenthesis after an operand.
fn follow(stack: &mut Vec<Pending>, value: &mut u32, operator: u32) -> Next {
    let binds = strength(operator);
    while let Some(Pending::Binary(operator, left, bound)) = stack.last().copied() {
        if binds > bound {
            break;
        }
        *value = apply(operator, left, *value).unwrap_or(0);
        stack.pop();
    }
    match (operator, stack.last().copied()) {
        _ if binds > 0 => stack.push(Pending::Binary(operator, *value, binds)),
        (QUESTION, None | Some(Pending::Open)) => stack.push(Pending::Condition(*value)),
        (COLON, Some(Pending::Condition(condition))) => {
            stack.pop();
            stack.push(Pending::Choice(condition, *value));
        }
        (CLOSE, Some(Pending::Open)) => {
            stack.pop();
            return Next::Closed;
        }
        (CLOSE, Some(Pending::Choice(condition, first))) if stack.contains(&Pending::Open) => {
            stack.pop();
            *value = choose(condition, first, *value);
            return follow(stack, value, operator);
        }
        _ => return Next::Over,
    }
    Next::Operand
}

/// What is left at the end of an expression; `None` where something is still open.
fn over(mut stack: Vec<Pending>, mut value: u32) -> Option<u32> {
    while let Some(pending) = stack.pop() {
        value = match pending {
            Pending::Binary(operator, left, _) => apply(operator, left, value)?,
            Pending::Choice(condition, first) => choose(condition, first, value),
            _ => return None,
        };
    }
    Some(value)
}

fn choose(condition: u32, first: u32, second: u32) -> u32 {
    if condition != 0 { first } else { second }
}

const OPEN: u32 = symbol(b"(");
const CLOSE: u32 = symbol(b")");
const QUESTION: u32 = symbol(b"?");
const COLON: u32 = symbol(b":");
const MINUS: u32 = symbol(b"-");
const PLUS: u32 = symbol(b"+");
const NOT: u32 = symbol(b"!");
/// How strongly products bind.
const PRODUCT: u8 = 9;
