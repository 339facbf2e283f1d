//! Text to tokens.
//!
//! Tokens are small and borrow nothing: their text is a range of a numbered buffer, so that
//! tokens of includes and of pasted text travel together. A newline is a token too, because the
//! preprocessor works line by line.

use super::number::{self, Form, Value};
use crate::profile::Profile;
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
    /// A version with points, as `vs.2.0`, of a profile that exists.
    Version(Profile),
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

/// Bits of [`CLASSES`]: a byte of a name, one that begins a name, punctuation that is no quote and
/// begins no comment or directive, and what can be the second byte of longer punctuation.
const NAME: u8 = 1;
const LETTER: u8 = 2;
const SYMBOL: u8 = 4;
const SECOND: u8 = 8;
/// A letter of a mask or swizzle.
const COMPONENT: u8 = 64;
/// Classes of their own.
const BLANK: u8 = 16;
const LINE_END: u8 = 32;

/// What each byte can be.
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut index = 0;
    while index < 128 {
        let byte = index as u8;
        let second = matches!(byte, b'=' | b'<' | b'>' | b'.' | b'&' | b'|' | b'+' | b'-' | b':' | b'#' | b'@');
        classes[index] = match byte {
            b' ' | b'\t' | b'\r' | 0x0B | 0x0C => BLANK,
            b'\n' => LINE_END,
            b'0'..=b'9' => NAME,
            b'_' => NAME | LETTER,
            b'x' | b'y' | b'z' | b'w' | b'r' | b'g' | b'b' | b'a' => NAME | LETTER | COMPONENT,
            _ if byte.is_ascii_alphabetic() => NAME | LETTER,
            b';' | b'/' | b'\\' | b'"' | b'\'' | b'#' => 0,
            _ if byte.is_ascii_punctuation() => SYMBOL,
            _ => 0,
        } | if second { SECOND } else { 0 };
        index += 1;
    }
    classes
};

/// Punctuation of more than one byte, the longer ones first.
const SYMBOLS: [&[u8]; 25] = [
    b"<<=", b">>=", b"...", b"+=", b"-=", b"*=", b"/=", b"%=", b"&=", b"|=", b"^=", b"==", b"!=", b"<=", b">=", b"&&",
    b"||", b"++", b"--", b"<<", b">>", b"->", b"::", b"##", b"#@",
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
    /// Its line.
    after_line: u32,
    /// Whether nothing but blanks and comments stood on this line so far.
    pub fresh: bool,
}

impl Lexer {
    /// Starts at the beginning of a buffer.
    pub fn new(buffer: u32) -> Self {
        Self { buffer, offset: 0, line: 1, line_start: 0, after: 1, after_line: 1, fresh: true }
    }

    fn column(&self, offset: usize) -> u32 {
        (offset.wrapping_sub(self.line_start) as u32).wrapping_add(1)
    }

    /// The place of `length` bytes at `offset` of the current line.
    fn place(&self, offset: usize, length: usize) -> TextSpan {
        let column = self.column(offset);
        TextSpan { line: self.line.max(1), column, end_column: column.wrapping_add(length.max(1) as u32 - 1) }
    }

    /// The next token and whether it begins a line, if it is a name or punctuation of one byte with
    /// nothing but blanks and line ends before it, as most are; `None` leaves it to
    /// [`Lexer::next`]. Line ends give no token here.
    #[inline]
    pub fn plain(&mut self, bytes: &[u8]) -> Option<(Token, bool)> {
        let mut start = self.offset;
        let class = loop {
            match CLASSES[usize::from(*bytes.get(start)?)] {
                BLANK => start += 1,
                LINE_END => {
                    self.offset = start;
                    self.newline();
                    start += 1;
                }
                class => break class,
            }
        };
        let first = bytes[start];
        let (kind, end) = if class & LETTER != 0 {
            let mut end = start + 1;
            while bytes.get(end).is_some_and(|byte| CLASSES[usize::from(*byte)] & NAME != 0) {
                end += 1;
            }
            // It may be a version with points.
            if end - start == 2 && bytes.get(end) == Some(&b'.') && bytes[start + 1] == b's' {
                return None;
            }
            (Kind::Name, end)
        } else {
            let second = CLASSES[usize::from(*bytes.get(start + 1)?)];
            let alone = class & SYMBOL != 0 && second & SECOND == 0 && !(first == b'.' && second & LETTER == 0);
            if !alone {
                return None;
            }
            (Kind::Symbol(first.into()), start + 1)
        };
        let fresh = self.fresh;
        Some((self.token(kind, start, end - start), fresh))
    }

    /// Goes over a point and up to four component letters that stand right here in the middle of a
    /// line, and nothing else that could be meant: the token of the letters.
    #[inline]
    pub fn components(&mut self, bytes: &[u8]) -> Option<Token> {
        let start = self.offset + 1;
        let is =
            |place: usize, class: u8| bytes.get(place).is_some_and(|byte| CLASSES[usize::from(*byte)] & class != 0);
        let length = (0..4).take_while(|place| is(start + place, COMPONENT)).count();
        let whole = length > 0 && !is(start + length, NAME);
        (whole && self.at(b'.', bytes)).then(|| self.token(Kind::Name, start, length))
    }

    /// Whether a punctuation byte stands right here, in the middle of a line.
    #[inline]
    pub fn at(&self, punctuation: u8, bytes: &[u8]) -> bool {
        bytes.get(self.offset) == Some(&punctuation) && !self.fresh
    }

    /// Goes over a punctuation byte that stands right here and is no part of a longer one.
    #[inline]
    pub fn punctuation_mark(&mut self, punctuation: u8, bytes: &[u8]) -> Option<Token> {
        let alone = bytes.get(self.offset + 1).is_some_and(|byte| CLASSES[usize::from(*byte)] & SECOND == 0);
        (alone && self.at(punctuation, bytes)).then(|| self.token(Kind::Symbol(punctuation.into()), self.offset, 1))
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
                let at = TextSpan { line: self.after_line.max(1), column: self.after, end_column: self.after };
                let text = Text { buffer: self.buffer, start: start as u32, end: start as u32 + 1 };
                // Blank lines and comments after it belong to it, as the reference reads it.
                while bytes.get(self.offset) == Some(&b'\n') {
                    self.newline();
                    self.blanks(bytes, problem);
                }
                Token { kind: Kind::Newline, text, at }
            }
            b'A'..=b'Z' | b'a'..=b'z' | b'_' => {
                let length = name_length(&bytes[start..]);
                match dotted_version(&bytes[start..], length) {
                    Some((profile, length)) => self.token(Kind::Version(profile), start, length),
                    None => self.token(Kind::Name, start, length),
                }
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

    /// Goes over `length` bytes that belong to the last token.
    pub fn advance(&mut self, length: usize) {
        self.offset += length;
        self.after = self.column(self.offset);
    }

    /// Whether an opening parenthesis comes after blanks only.
    pub fn opens(&self, bytes: &[u8]) -> bool {
        let rest = bytes.get(self.offset..).unwrap_or_default();
        rest.iter().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | 0x0B | 0x0C)) == Some(&b'(')
    }

    /// Goes to the end of the line without looking at tokens; backslashes still continue it.
    pub fn skip_line(&mut self, bytes: &[u8]) {
        while let Some(byte) = bytes.get(self.offset) {
            match byte {
                b'\n' => break,
                b'\\' if self.continues(bytes) > 0 => self.continued(self.continues(bytes)),
                _ => self.offset += 1,
            }
        }
        self.after = self.column(self.offset);
        self.after_line = self.line;
    }

    #[inline]
    fn newline(&mut self) {
        self.offset += 1;
        self.line = self.line.wrapping_add(1);
        self.line_start = self.offset;
        self.fresh = true;
    }

    #[inline]
    fn token(&mut self, kind: Kind, start: usize, length: usize) -> Token {
        let at = self.place(start, length);
        self.offset = start + length;
        self.after = self.column(self.offset);
        self.after_line = self.line;
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
            Some(second) if CLASSES[usize::from(*second)] & SECOND != 0 => {
                SYMBOLS.iter().find(|symbol| rest.starts_with(symbol)).copied()
            }
            _ => None,
        };
        let text = long.unwrap_or(&rest[..1]);
        self.token(Kind::Symbol(symbol(text)), start, text.len())
    }

    /// A string up to `close`. One that its line or the text ends takes one byte more, as the
    /// reference counts it; and it does not count that line end as one.
    fn string(&mut self, bytes: &[u8], close: u8, problem: &mut Option<(Problem, TextSpan)>) -> Token {
        let start = self.offset;
        let at = self.place(start, 1);
        let mut end = start + 1;
        // Lines that a backslash continues are counted, and columns start again on them.
        let (mut lines, mut line_start) = (0, self.line_start);
        let mut broken = |kind, lines| {
            *problem = Some((kind, TextSpan { line: at.line.wrapping_add(lines), ..at }));
        };
        loop {
            match bytes.get(end) {
                Some(byte) if *byte == close => break,
                Some(b'\n') => {
                    broken(Problem::StringAcrossLines, lines);
                    break;
                }
                Some(b'\\') if close == b'"' && end + 1 < bytes.len() => {
                    end += if bytes[end + 1..].starts_with(b"\r\n") { 3 } else { 2 };
                    if bytes[end - 1] == b'\n' {
                        lines += 1;
                        line_start = end;
                    }
                }
                Some(_) => end += 1,
                None => {
                    broken(Problem::OpenString, lines);
                    break;
                }
            }
        }
        let mut token = self.token(Kind::String, start, end + 1 - start);
        self.line = self.line.wrapping_add(lines);
        self.line_start = line_start;
        self.after = self.column(self.offset);
        self.after_line = self.line;
        if self.offset > bytes.len() {
            // The end then stands one column further as well.
            self.offset = bytes.len();
            self.line_start = self.line_start.wrapping_sub(1);
        }
        token.text.end = token.text.end.min(bytes.len() as u32);
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

fn name_length(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| CLASSES[usize::from(**byte)] & NAME != 0).count()
}

/// The profile that a name of `length` bytes names together with what follows; and the length of
/// it all. Digits after the second point end the version, so that `vs.2.0x` is `vs.2.0` and `x`.
fn dotted_version(bytes: &[u8], length: usize) -> Option<(Profile, usize)> {
    let (b"vs" | b"ps", [b'.', major @ b'1'..=b'9', b'.', minor @ ..]) = bytes.split_at_checked(length)? else {
        return None;
    };
    let digits = minor.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let minor = &minor[..if digits > 0 { digits } else { name_length(minor) }];
    let fits = |profile: &Profile| {
        let name = profile.name().as_bytes();
        name[..2] == bytes[..2] && name[3] == *major && name[5..] == *minor
    };
    Profile::ALL.into_iter().find(fits).map(|profile| (profile, length + 3 + minor.len()))
}
