//! Text to tokens.
//!
//! Tokens are small and borrow nothing: their text is a range of a numbered buffer, so that
//! tokens of includes and of pasted text travel together. A newline is a token too, because the
//! preprocessor works line by line.

use super::number::{self, Form, Value};
use crate::span::TextSpan;

/// The text of a token: a range of one buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// Which buffer.
    pub buffer: u32,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Letters, digits and underscores, not starting with a digit.
    Name,
    /// An integer of up to 32 bits, or a character constant.
    Integer(u32, Form),
    /// A wider integer.
    Long(u64),
    /// A float.
    Float(f64),
    /// A text in double quotes, or in angle brackets after `#include`.
    String,
    /// Punctuation, its bytes packed by [`symbol`]; any other byte below 128 as well.
    Symbol(u32),
    /// NUL or a byte above 127: the reference's parser takes it for the end.
    Stop,
    /// The end of a line.
    Newline,
    /// The end of the text.
    End,
}

/// A token and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its text.
    pub text: Text,
    /// Where it stands; for what a macro gave, where the macro was called.
    pub at: TextSpan,
}

impl Token {
    /// Whether it is the punctuation packed in `packed`.
    pub fn is(&self, packed: u32) -> bool {
        self.kind == Kind::Symbol(packed)
    }
}

/// Packs up to three punctuation bytes.
pub const fn symbol(bytes: &[u8]) -> u32 {
    let mut packed = 0;
    let mut index = 0;
    while index < bytes.len() {
        packed = packed << 8 | bytes[index] as u32;
        index += 1;
    }
    packed
}

/// Punctuation of more than one byte, the longer ones first.
const SYMBOLS: [&[u8]; 24] = [
    b"<<=", b">>=", b"...", b"+=", b"-=", b"*=", b"/=", b"%=", b"&=", b"|=", b"^=", b"==", b"!=", b"<=", b">=", b"&&",
    b"||", b"++", b"--", b"<<", b">>", b"->", b"::", b"##",
];

/// What can be wrong with a token as such.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A block comment without an end.
    OpenComment,
    /// A string that the line ends.
    StringAcrossLines,
    /// A string that the text ends.
    OpenString,
    /// More than 64 bits; the radix.
    Overflow(u32),
}

/// Reads one buffer.
#[derive(Clone, Copy, Debug)]
pub struct Lexer {
    /// The buffer's number.
    pub buffer: u32,
    /// Offset of the next byte.
    pub offset: usize,
    /// Line of the next byte; `#line` sets it.
    pub line: u32,
    /// Offset at which the current line starts.
    line_start: usize,
    /// Column after the last token that was not a newline.
    after: u32,
    /// Whether nothing but blanks and comments stood on this line so far.
    pub fresh: bool,
}

impl Lexer {
    /// Starts at the beginning of a buffer.
    pub fn new(buffer: u32) -> Self {
        Self { buffer, offset: 0, line: 1, line_start: 0, after: 1, fresh: true }
    }

    fn column(&self, offset: usize) -> u32 {
        (offset - self.line_start) as u32 + 1
    }

    /// The place of `length` bytes at `offset` of the current line.
    fn place(&self, offset: usize, length: usize) -> TextSpan {
        let column = self.column(offset);
        TextSpan { line: self.line, column, end_column: column + (length.max(1) as u32 - 1) }
    }

    /// The next token, and what is wrong with it. After the end it keeps giving the end.
    pub fn next(&mut self, bytes: &[u8], problem: &mut Option<(Problem, TextSpan)>) -> Token {
        self.blanks(bytes, problem);
        let start = self.offset;
        let Some(first) = bytes.get(start).copied() else {
            return self.token(Kind::End, start, 0);
        };
        match first {
            b'\n' => {
                let at = TextSpan { line: self.line, column: self.after, end_column: self.after };
                let text = Text { buffer: self.buffer, start: start as u32, end: start as u32 + 1 };
                self.newline();
                Token { kind: Kind::Newline, text, at }
            }
            b'A'..=b'Z' | b'a'..=b'z' | b'_' => {
                let length =
                    bytes[start..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
                self.token(Kind::Name, start, length)
            }
            b'0'..=b'9' | b'.' => self.number(bytes, problem),
            b'"' => self.string(bytes, b'"', problem),
            b'\'' => match number::character(&bytes[start..]) {
                Some((value, length)) => self.token(Kind::Integer(value, Form::Unsigned), start, length),
                None => self.token(Kind::Symbol(b'\''.into()), start, 1),
            },
            0 | 128.. => self.token(Kind::Stop, start, 1),
            _ => self.punctuation(bytes),
        }
    }

    /// The next token of an `#include` line, where angle brackets are quotes.
    pub fn next_include(&mut self, bytes: &[u8], problem: &mut Option<(Problem, TextSpan)>) -> Token {
        self.blanks(bytes, problem);
        if bytes.get(self.offset) == Some(&b'<') {
            return self.string(bytes, b'>', problem);
        }
        self.next(bytes, problem)
    }

    fn newline(&mut self) {
        self.offset += 1;
        self.line = self.line.wrapping_add(1);
        self.line_start = self.offset;
        self.fresh = true;
    }

    fn token(&mut self, kind: Kind, start: usize, length: usize) -> Token {
        let at = self.place(start, length);
        self.offset = start + length;
        self.after = self.column(self.offset);
        self.fresh = false;
        Token { kind, text: Text { buffer: self.buffer, start: start as u32, end: self.offset as u32 }, at }
    }

    fn number(&mut self, bytes: &[u8], problem: &mut Option<(Problem, TextSpan)>) -> Token {
        let start = self.offset;
        let Some(number) = number::number(&bytes[start..]) else { return self.punctuation(bytes) };
        if let Some(radix) = number.overflow {
            *problem = Some((Problem::Overflow(radix), self.place(start, 1)));
        }
        let kind = match number.value {
            Value::Integer(value, form) => Kind::Integer(value, form),
            Value::Long(value) => Kind::Long(value),
            Value::Float(value) => Kind::Float(value),
        };
        self.token(kind, start, number.length)
    }

    fn punctuation(&mut self, bytes: &[u8]) -> Token {
        let start = self.offset;
        let rest = &bytes[start..];
        // Most punctuation stands alone, and then the second byte shows it.
        let long = match rest.get(1) {
            Some(b'=' | b'<' | b'>' | b'.' | b'&' | b'|' | b'+' | b'-' | b':' | b'#') => {
                SYMBOLS.iter().find(|symbol| rest.starts_with(symbol)).copied()
            }
            _ => None,
        };
        let text = long.unwrap_or(&rest[..1]);
        self.token(Kind::Symbol(symbol(text)), start, text.len())
    }

    /// A string up to `close`. One that its line or the text ends takes one byte more, as the
    /// reference counts it.
    fn string(&mut self, bytes: &[u8], close: u8, problem: &mut Option<(Problem, TextSpan)>) -> Token {
        let start = self.offset;
        let mut end = start + 1;
        let mut lines = 0;
        let mut last_line = self.line_start;
        loop {
            match bytes.get(end) {
                Some(byte) if *byte == close => break,
                Some(b'\n') => {
                    *problem = Some((Problem::StringAcrossLines, self.place(start, 1)));
                    lines += 1;
                    last_line = end + 1;
                    break;
                }
                Some(b'\\') if close == b'"' && end + 1 < bytes.len() => {
                    if bytes[end + 1] == b'\n' {
                        lines += 1;
                        last_line = end + 2;
                    }
                    end += 2;
                }
                Some(_) => end += 1,
                None => {
                    *problem = Some((Problem::OpenString, self.place(start, 1)));
                    break;
                }
            }
        }
        let mut token = self.token(Kind::String, start, end + 1 - start);
        self.offset = self.offset.min(bytes.len());
        token.text.end = token.text.end.min(bytes.len() as u32);
        if lines > 0 {
            self.line = self.line.wrapping_add(lines);
            self.line_start = last_line;
            self.fresh = last_line == self.offset;
        }
        token
    }

    /// Skips blanks, comments and continued lines.
    fn blanks(&mut self, bytes: &[u8], problem: &mut Option<(Problem, TextSpan)>) {
        loop {
            match bytes.get(self.offset) {
                Some(b' ' | b'\t' | b'\r' | 0x0B | 0x0C) => self.offset += 1,
                Some(b'\\') if self.continues(bytes) > 0 => self.continued(self.continues(bytes)),
                Some(b';') => self.line_comment(bytes),
                Some(b'/') if bytes.get(self.offset + 1) == Some(&b'/') => self.line_comment(bytes),
                Some(b'/') if bytes.get(self.offset + 1) == Some(&b'*') => self.block_comment(bytes, problem),
                _ => return,
            }
        }
    }

    /// Length of a backslash with its newline, 0 where there is none.
    fn continues(&self, bytes: &[u8]) -> usize {
        match bytes.get(self.offset + 1..) {
            Some([b'\n', ..]) => 2,
            Some([b'\r', b'\n', ..]) => 3,
            _ => 0,
        }
    }

    fn continued(&mut self, length: usize) {
        let fresh = self.fresh;
        self.offset += length - 1;
        self.newline();
        self.fresh = fresh;
    }

    fn line_comment(&mut self, bytes: &[u8]) {
        while let Some(byte) = bytes.get(self.offset) {
            match byte {
                b'\n' => return,
                b'\\' if self.continues(bytes) > 0 => self.continued(self.continues(bytes)),
                _ => self.offset += 1,
            }
        }
    }

    fn block_comment(&mut self, bytes: &[u8], problem: &mut Option<(Problem, TextSpan)>) {
        self.offset += 2;
        while let Some(byte) = bytes.get(self.offset) {
            match byte {
                b'\n' => {
                    let fresh = self.fresh;
                    self.newline();
                    self.fresh = fresh;
                }
                b'*' if bytes.get(self.offset + 1) == Some(&b'/') => {
                    self.offset += 2;
                    return;
                }
                _ => self.offset += 1,
            }
        }
        let at = TextSpan { line: self.line, column: self.after, end_column: self.after };
        *problem = Some((Problem::OpenComment, at));
    }
}
