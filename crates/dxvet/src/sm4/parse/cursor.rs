//! A place in a line, and the small things that are read from it.

use super::Result;
use crate::fault::Mistake;
use crate::span::TextSpan;
use crate::tables::faults;

/// A line being read.
#[derive(Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    /// Whether the text is a listing of the reference, whose numbers say more than those that
    /// people write.
    pub(super) listed: bool,
}

impl<'a> Cursor<'a> {
    /// At byte `at` of `text`, which is line `line`.
    pub(super) fn new(text: &'a str, at: usize, line: u32) -> Self {
        Self { text, at, line, listed: false }
    }
    /// What is left.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }
    pub(super) fn place(&self) -> usize {
        self.at
    }
    pub(super) fn at_end(&self) -> bool {
        self.at >= self.text.len()
    }
    pub(super) fn finish(&mut self) {
        self.at = self.text.len();
    }
    /// The letters from `start` to here.
    pub(super) fn since(&self, start: usize) -> TextSpan {
        TextSpan { line: self.line, column: start as u32 + 1, end_column: (self.at.max(start + 1)) as u32 }
    }
    /// Goes on by `length` bytes.
    pub(super) fn skip(&mut self, length: usize) {
        self.at += length;
    }
    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }
    pub(super) fn blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }
    /// Takes `text` if it is next, after blanks.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let before = self.at;
        self.blanks();
        if self.rest().starts_with(text) {
            self.at += text.len();
            return true;
        }
        self.at = before;
        false
    }
    /// Takes `text` if it is next, without blanks before.
    pub(super) fn eat_close(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }
    /// Takes `text`, which must be next.
    pub(super) fn expect(&mut self, text: &str) -> Result<()> {
        if self.eat(text) { Ok(()) } else { Err(self.wrong(text)) }
    }
    /// A mistake at what is next.
    pub(super) fn wrong(&self, expected: &str) -> Box<Mistake> {
        let found: String = self.rest().chars().take_while(|letter| !letter.is_whitespace()).take(24).collect();
        let found = if found.is_empty() { "the end of the line".to_owned() } else { found };
        let end = self.at + found.len();
        let at = TextSpan { line: self.line, column: self.at as u32 + 1, end_column: end as u32 };
        Box::new(Mistake::new(&faults::OPERAND_MALFORMED, at).with("expected", expected).with("found", found))
    }
    fn take(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|letter| !wanted(letter)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }
    /// Letters, digits and underscores.
    pub(super) fn word(&mut self) -> &'a str {
        self.take(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    }
    /// Letters only.
    pub(super) fn letters(&mut self) -> &'a str {
        self.take(|letter| letter.is_ascii_alphabetic())
    }
    /// Everything up to one of `ends`.
    pub(super) fn until(&mut self, ends: &[char]) -> &'a str {
        self.take(|letter| !ends.contains(&letter))
    }
    /// A decimal or hexadecimal integer, signed or not.
    pub(super) fn integer(&mut self) -> Result<u32> {
        self.blanks();
        let start = self.at;
        let negative = self.eat_close("-");
        let text = self.word();
        let parsed = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => text.parse::<u32>().ok(),
        };
        match parsed {
            Some(number) => Ok(if negative { number.wrapping_neg() } else { number }),
            None if text.is_empty() => Err(self.wrong("a number")),
            None => Err(Box::new(Mistake::new(&faults::LITERAL_MALFORMED, self.since(start)).with("text", text))),
        }
    }
}
