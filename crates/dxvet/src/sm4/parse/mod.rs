//! Reads the listing syntax back into a program.

mod cursor;
mod declaration;
mod instruction;
mod operand;

use crate::fault::Mistake;
use crate::names::value;
use crate::sm4::model::{Program, Stage, Version};
use crate::span::TextSpan;
use crate::tables::faults;
use cursor::Cursor;

/// What came of a text.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// The program, as far as it could be read.
    pub program: Program,
    /// What was wrong, in the order of the text. A program with errors is incomplete.
    pub mistakes: Vec<Mistake>,
    /// Where each statement stands in the text, with the word of the program it starts at.
    pub places: Vec<(u32, TextSpan)>,
}

impl Parsed {
    /// Whether the program is what the text says.
    pub fn is_whole(&self) -> bool {
        self.mistakes.iter().all(|mistake| mistake.rule.severity < crate::diagnostic::Severity::Error)
    }
}

/// Reads `text`: a listing, or assembly written in its syntax. Comments (`//`, `;`), blank lines,
/// source line markers, and the numbers and offsets before instructions are skipped. `given` may
/// know the words of a line by other means.
pub fn parse(text: &str, given: &dyn Fn(&str, Version) -> Option<Vec<u32>>) -> Parsed {
    let mut parser = Parser::default();
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        if parser.skips(number, line) {
            continue;
        }
        if let Some(words) = parser.version.and_then(|version| given(without_prefix(line), version)) {
            let at = TextSpan { line: number as u32 + 1, column: 1, end_column: line.len() as u32 };
            parser.places.push((parser.words.len() as u32, at));
            parser.words.extend(words);
            continue;
        }
        let mut code = without_comment(line).to_owned();
        let start = code.len() - without_prefix(&code).len();
        // An immediate constant buffer goes on until its braces close.
        if code[start..].trim_start().starts_with("dcl_immediateConstantBuffer") {
            while open_braces(&code) > 0 {
                let Some((_, more)) = lines.next() else { break };
                code.push(' ');
                code.push_str(without_comment(more));
            }
        }
        let mut cursor = Cursor::new(&code, start, number as u32 + 1);
        cursor.blanks();
        if !cursor.at_end() {
            parser.statement(&mut cursor);
        }
    }
    parser.finish()
}

/// The words of one instruction or declaration, where `text` is one without a mistake.
pub fn words(text: &str, version: Version) -> Option<Vec<u32>> {
    let line = text.replace('\n', " ");
    let code = without_comment(&line);
    let mut cursor = Cursor::new(code, code.len() - without_prefix(code).len(), 1);
    cursor.blanks();
    let mut out = Vec::new();
    instruction::statement(&mut cursor, version, &mut out).ok()?;
    cursor.blanks();
    cursor.at_end().then_some(out)
}

#[derive(Default)]
struct Parser {
    words: Vec<u32>,
    version: Option<Version>,
    mistakes: Vec<Mistake>,
    places: Vec<(u32, TextSpan)>,
    /// Inside the listing of a Direct3D 9 program.
    level9: bool,
}

impl Parser {
    /// Lines that say nothing here.
    fn skips(&mut self, number: usize, line: &str) -> bool {
        let trimmed = line.trim();
        if let Some(comment) = trimmed.strip_prefix("//") {
            if comment.starts_with(" = ") {
                return false;
            }
            if comment.ends_with("shader bytecode:") {
                self.level9 = true;
                let at = TextSpan { line: number as u32 + 1, column: 1, end_column: line.len() as u32 };
                self.mistakes.push(Mistake::new(&faults::LEVEL9_LEFT_OUT, at));
            } else if comment.trim_start().starts_with("approximately ") {
                self.level9 = false;
            }
            return true;
        }
        // The version of the program that follows ends it, too.
        self.level9 &= version(trimmed).is_none_or(|version| version.major() < 4);
        self.level9 || trimmed.is_empty() || trimmed.starts_with("#line")
    }
    fn statement(&mut self, cursor: &mut Cursor<'_>) {
        let start = cursor.place();
        let before = self.words.len();
        let result = match self.version {
            Some(version) => instruction::statement(cursor, version, &mut self.words),
            None => match version(cursor.word()) {
                Some(version) => {
                    self.version = Some(version);
                    self.words.extend([version.0, 0]);
                    Ok(())
                }
                None => Err(Box::new(Mistake::new(&faults::VERSION_MISSING, cursor.since(start)))),
            },
        };
        let result = result.and_then(|()| {
            cursor.blanks();
            if cursor.at_end() {
                return Ok(());
            }
            let rest = cursor.place();
            let text = cursor.rest().trim_end().to_owned();
            cursor.finish();
            Err(Box::new(Mistake::new(&faults::TEXT_LEFT_OVER, cursor.since(rest)).with("text", text)))
        });
        if let Err(mistake) = result {
            self.words.truncate(before);
            self.mistakes.push(*mistake);
        } else {
            self.places.push((before as u32, cursor.since(start)));
        }
    }
    fn finish(mut self) -> Parsed {
        if self.version.is_none() && self.mistakes.is_empty() {
            let at = TextSpan { line: 1, column: 1, end_column: 1 };
            self.mistakes.push(Mistake::new(&faults::VERSION_MISSING, at));
        }
        let length = self.words.len() as u32;
        if let Some(word) = self.words.get_mut(1) {
            *word = length;
        }
        let mut program =
            Program { version: self.version.unwrap_or_default(), words: self.words, ..Program::default() };
        if program.words.len() >= 2 {
            program.split(&mut Vec::new());
        }
        Parsed { program, mistakes: self.mistakes, places: self.places }
    }
}

/// `ps_5_0` and the like.
fn version(word: &str) -> Option<Version> {
    let mut parts = word.rsplitn(3, '_');
    let minor: u32 = parts.next()?.parse().ok()?;
    let major: u32 = parts.next()?.parse().ok()?;
    let kind = match parts.next()? {
        "ps" => Stage::Pixel as u32,
        "vs" => Stage::Vertex as u32,
        "gs" => Stage::Geometry as u32,
        "hs" => Stage::Hull as u32,
        "ds" => Stage::Domain as u32,
        "cs" => Stage::Compute as u32,
        "lib" => 0xFFF0,
        _ => return None,
    };
    (major < 16 && minor < 16).then_some(Version(kind << 16 | major << 4 | minor))
}

/// A line up to its comment.
fn without_comment(line: &str) -> &str {
    let end = line.find("//").unwrap_or(line.len());
    let line = &line[..end];
    line.split(';').next().unwrap_or(line)
}

/// What follows the number and the offset that a listing may show before an instruction.
fn without_prefix(line: &str) -> &str {
    let text = line.trim_start();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        let rest = &text[digits..];
        if let Some(rest) = rest.strip_prefix(':') {
            return rest;
        }
        if let Some(rest) = offset(rest.trim_start()) {
            return rest;
        }
    }
    offset(text).unwrap_or(line)
}

/// What follows `0x00000000:`.
fn offset(text: &str) -> Option<&str> {
    let digits = text.strip_prefix("0x")?;
    let count = digits.bytes().take_while(u8::is_ascii_hexdigit).count();
    digits[count..].strip_prefix(':').filter(|_| count > 0)
}

fn open_braces(text: &str) -> i64 {
    text.bytes().map(|byte| i64::from(byte == b'{') - i64::from(byte == b'}')).sum()
}

/// What reading a piece of text gives. Mistakes are boxed: they are large and rare.
type Result<T> = std::result::Result<T, Box<Mistake>>;

/// The value of `word` in `names`; a mistake that calls it no `what` otherwise.
fn named(cursor: &Cursor<'_>, start: usize, names: &[crate::names::Name], word: &str, what: &str) -> Result<u32> {
    value(names, word).ok_or_else(|| {
        Box::new(Mistake::new(&faults::NAME_UNKNOWN, cursor.since(start)).with("name", word).with("what", what))
    })
}
