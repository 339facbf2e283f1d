//! Listings that lose nothing, and reading them back.
//!
//! Text cannot say everything that a token stream can: reserved bits, words that mean nothing,
//! data without a syntax. Where the text of an instruction would give other words, a comment
//! `// = 0x...` after it holds them all. It counts as long as the text before it is untouched;
//! whoever edits the text gets what the text says.

use crate::sm4::model::{Program, Version};
use crate::sm4::op::opcode;
use crate::sm4::parse::{self, Parsed};
use crate::sm4::print::{self, Options, Printer};
use std::fmt::Write as _;

/// What starts a comment that holds words.
const MARK: &str = "// = ";

/// The listing of `program` from which [`mod@parse`] makes the same words.
pub fn print(program: &Program, options: Options) -> String {
    let options = Options { exact: true, ..options };
    let mut out = String::new();
    print::reserve(&mut out, program, options, &put);
    put(&mut out, &mut Printer::new(program, options));
    out
}

/// Adds the listing of the printer's program to `out`.
pub fn put(out: &mut String, printer: &mut Printer<'_>) {
    let program = printer.program();
    printer.version(out);
    let mut end = 2;
    for instruction in program.instructions() {
        printer.take(out);
        let start = out.len();
        printer.instruction(out, instruction);
        end += instruction.words().len();
        let is_data = instruction.opcode() == opcode::CUSTOMDATA;
        // Of constants the printer has counted the rows already.
        if printer.is_counting() && is_data && instruction.token().field(11, 21) == 3 {
            continue;
        }
        let data = is_data && instruction.token().field(11, 21) != 3;
        if data || instruction.op().is_none() {
            // Data as text may span lines or be empty, and what is unknown is a comment: only the
            // words matter.
            out.truncate(start);
            out.push_str("customdata");
            mark(out, instruction.words());
        } else if parse::words(&out[start..], program.version).as_deref() != Some(instruction.words()) {
            out.truncate(out.trim_end_matches('\n').len());
            mark(out, instruction.words());
        }
    }
    // What the program's length leaves out, or what no instruction could be read from.
    if let Some(rest) = program.words().get(end..).filter(|rest| !rest.is_empty()) {
        out.push_str("customdata");
        mark(out, rest);
    }
    if program.declared_length() as usize != program.words().len() {
        let _ = writeln!(out, "{LENGTH}{}", program.declared_length());
    }
    if parse::version(&program.version.to_string()) != Some(program.version) {
        let _ = writeln!(out, "{VERSION}0x{:08x}", program.version.0);
    }
    if !program.tail().is_empty() {
        out.push_str(TAIL);
        program.tail().iter().for_each(|byte| out.push_str(&format!("{byte:02x}")));
        out.push('\n');
    }
    printer.take(out);
}

/// What the last comments say of a program that its version line and instructions do not.
const LENGTH: &str = "// length = ";
const VERSION: &str = "// version = ";
const TAIL: &str = "// tail = ";

fn mark(out: &mut String, words: &[u32]) {
    let _ = write!(out, " {}", MARK.trim_end());
    for word in words {
        let _ = write!(out, " 0x{word:08x}");
    }
    out.push('\n');
}

/// Reads a listing, exact or not.
pub fn parse(text: &str) -> Parsed {
    let mut parsed = parse::parse(text, &marked);
    for line in text.lines().rev().take(5).map(str::trim) {
        if let Some(length) = line.strip_prefix(LENGTH).and_then(|number| number.parse().ok()) {
            parsed.program.declare_length(length);
        } else if let Some(version) = line.strip_prefix(VERSION).and_then(|number| number.strip_prefix("0x")) {
            u32::from_str_radix(version, 16).into_iter().for_each(|number| parsed.program.declare_version(number));
        } else if let Some(tail) = line.strip_prefix(TAIL) {
            parsed.program.put_tail(tail.as_bytes().chunks(2).filter_map(byte).take(3).collect());
        }
    }
    parsed
}

/// The words that the mark on `line` holds, where the text before it still says the same.
fn marked(line: &str, version: Version) -> Option<Vec<u32>> {
    let (code, words) = line.split_once(MARK)?;
    let words: Vec<u32> = words
        .split_whitespace()
        .map(|word| u32::from_str_radix(word.strip_prefix("0x")?, 16).ok())
        .collect::<Option<_>>()?;
    let code = code.trim();
    if code == "customdata" {
        return Some(words);
    }
    let program = Program::of_words(version, &words);
    let instruction = program.get(0).filter(|_| program.len() == 1)?;
    let mut text = String::new();
    Printer::new(&program, Options { exact: true, ..Options::default() }).instruction(&mut text, instruction);
    let plain = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
    (plain(code) == plain(&text)).then_some(words)
}

/// The byte that two digits stand for.
fn byte(digits: &[u8]) -> Option<u8> {
    u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}
