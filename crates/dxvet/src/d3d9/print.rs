//! Listings: a [`Program`] as the text that the reference's disassembler writes, byte for byte.
//! One exception: the reference prints `breakp p0.x` as `break p0.`, which no assembler reads;
//! see [`Options::reference_breakp`].

mod exact;
mod header;
mod notes;
pub(crate) mod number;
mod preshader;
mod tokens;

use super::cost::ListingSlots;
use super::debug_information::DebugInformation;
use super::encode::encode;
use super::model::{Instruction, InstructionToken, Program, Version};
use super::op::opcode;
use crate::bytes::word;
use notes::Notes;
use std::fmt::Write as _;
use tokens::Writer;

/// How to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Print `breakp` as the reference does.
    pub reference_breakp: bool,
    /// List the default values of the constants in the head.
    pub default_values: bool,
    /// Print what gives every bit back when it is assembled, instead of the reference's listing.
    pub exact: bool,
}

/// A listing and where its lines come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The text.
    pub text: String,
    /// For each listed instruction its byte offset in the stream and its line, from 1, both rising.
    pub lines: Vec<(u32, u32)>,
    /// What kept the reference from listing this stream, if anything did: the text then goes on
    /// as far as the tokens do.
    pub note: Option<&'static str>,
}

impl Listing {
    /// The line of the instruction at byte `offset`.
    pub fn line(&self, offset: u32) -> Option<u32> {
        let after = self.lines.partition_point(|(start, _)| *start <= offset);
        self.lines.get(after.checked_sub(1)?).map(|(_, line)| *line)
    }
}

/// The listing's text.
pub fn print(program: &Program, options: &Options) -> String {
    listing(program, options).text
}

/// One instruction's text, without indentation, for diagnostics.
pub fn instruction_text(instruction: &Instruction, version: Version) -> String {
    let words = exact::words(instruction);
    let mut out = String::new();
    Writer::new(&words, version, &mut out).instruction();
    out
}

/// The listing with its line numbers.
pub fn listing(program: &Program, options: &Options) -> Listing {
    if options.exact {
        return exact::program(program);
    }
    let bytes = encode(program);
    let words: Vec<u32> = (0..bytes.len() / 4).filter_map(|index| word(&bytes, 4 * index)).collect();
    let mut printer = Printer {
        words: &words,
        bytes: &bytes,
        version: program.version,
        options,
        // A token makes some ten letters; growing step by step would copy the text again and again.
        listing: Listing { text: String::with_capacity(256 + 10 * words.len()), ..Listing::default() },
        line: 1,
        depth: 0,
        indentation: 0,
        slots: ListingSlots::default(),
        notes: None,
    };
    printer.notes = printer.first_comment(b"DBUG").map(|(data, _)| Notes::new(DebugInformation::read(data)));
    printer.program();
    printer.listing
}

/// A longer text does not show.
const MAX_TEXT: usize = 503;

struct Printer<'a> {
    words: &'a [u32],
    bytes: &'a [u8],
    version: Version,
    options: &'a Options,
    listing: Listing,
    line: u32,
    depth: usize,
    /// Spaces spent on indentation so far.
    indentation: usize,
    slots: ListingSlots,
    notes: Option<Notes<'a>>,
}

impl<'a> Printer<'a> {
    fn program(&mut self) {
        self.head();
        self.version_line();
        let mut at = 1;
        loop {
            let Some(&token) = self.words.get(at) else {
                self.refuse("the stream has no end token; the listing stops where the tokens do");
                break;
            };
            match token as u16 {
                0xFFFF => break,
                0xFFFE => {
                    self.comment(at);
                    at += 1 + (token >> 16) as usize;
                }
                _ => {
                    let token = InstructionToken(token);
                    let length = if self.version.major() < 2 { 0 } else { token.length() as usize };
                    if at + 1 + length >= self.words.len() {
                        self.refuse("an instruction claims more tokens than the stream has");
                    }
                    at += self.instruction(at).max(1);
                }
            }
        }
        self.closing_comment();
    }

    /// The reference lists nothing of such a stream; this printer goes on.
    fn refuse(&mut self, why: &'static str) {
        self.listing.note.get_or_insert(why);
    }

    /// What stands before the version line: the first preshader, then what the first constant
    /// table says, wherever they stand in the stream.
    fn head(&mut self) {
        let default_values = self.options.default_values;
        if let Some((data, _)) = self.first_comment(b"PRES") {
            preshader::write(&mut self.listing.text, data, default_values);
        }
        if let Some((data, behind)) = self.first_comment(b"CTAB") {
            header::write(&mut self.listing.text, data, behind, default_values);
        }
        self.line += self.listing.text.bytes().filter(|byte| *byte == b'\n').count() as u32;
    }

    /// The data of the first comment of a kind, and the stream from there on.
    fn first_comment(&self, four: &[u8; 4]) -> Option<(&'a [u8], &'a [u8])> {
        // Finding where instructions end takes time, and most programs have no comment anywhere.
        if !self.words.iter().any(|word| *word as u16 == 0xFFFE) {
            return None;
        }
        let mut at = 1;
        loop {
            let token = *self.words.get(at)?;
            match token as u16 {
                0xFFFF => return None,
                0xFFFE => {
                    let length = (token >> 16) as usize;
                    let found = self.bytes.get(4 * at + 4..4 * (at + length) + 4)?.strip_prefix(four);
                    if let Some(data) = found {
                        return Some((data, self.bytes.get(4 * at + 8..)?));
                    }
                    at += 1 + length;
                }
                _ => at += tokens::length(&self.words[at..], self.version),
            }
        }
    }

    fn end_line(&mut self) {
        self.listing.text.push('\n');
        self.line += 1;
    }

    fn indent(&mut self, hanging: usize) {
        let spaces = 4 + 2 * self.depth - hanging;
        // Millions of nested blocks would indent each other into the terabytes.
        const MOST: usize = 64 << 20;
        if self.indentation < MOST {
            self.indentation += spaces;
            self.listing.text.extend(std::iter::repeat_n(' ', spaces));
        }
    }

    fn version_line(&mut self) {
        self.indent(0);
        if !matches!(self.version.0 >> 16, 0xFFFF | 0xFFFE | 0x4C50 | 0x4C56) {
            self.refuse("the version token belongs to no kind of shader");
        }
        version_name(&mut self.listing.text, self.version);
        self.end_line();
    }

    fn instruction(&mut self, at: usize) -> usize {
        let token = InstructionToken(self.words[at]);
        match token.opcode() {
            opcode::ELSE | opcode::ENDIF | opcode::ENDREP | opcode::ENDLOOP => {
                self.depth = self.depth.saturating_sub(1);
            }
            _ => {}
        }
        self.source_line(at);
        self.listing.lines.push((4 * at as u32, self.line));
        if token.coissued() {
            self.indent(2);
            self.listing.text.push_str("+ ");
        } else {
            self.indent(0);
        }
        let mut writer = Writer::new(&self.words[at..], self.version, &mut self.listing.text);
        writer.breakp = !self.options.reference_breakp;
        let taken = writer.instruction();
        self.variables(at);
        self.end_line();
        self.slots.add(token, taken.predicate, self.version);
        match token.opcode() {
            opcode::IF | opcode::IFC | opcode::ELSE | opcode::REP | opcode::LOOP => self.depth += 1,
            _ => {}
        }
        taken.words
    }

    /// Only `TEXT` comments show: from their text to the next zero byte, which may lie behind
    /// them, if that is not too far.
    fn comment(&mut self, at: usize) {
        let Some(text) = self.bytes.get(4 * at + 4..).and_then(|rest| rest.strip_prefix(b"TEXT")) else { return };
        let Some(length) = text.iter().take(MAX_TEXT + 1).position(|byte| *byte == 0) else { return };
        self.indent(0);
        self.listing.text.push_str("// ");
        match std::str::from_utf8(&text[..length]) {
            Ok(text) => self.listing.text.push_str(text),
            Err(_) => self.listing.text.extend(text[..length].iter().map(|byte| char::from(*byte))),
        }
        self.line += text[..length].iter().filter(|byte| **byte == b'\n').count() as u32;
        self.end_line();
    }

    fn closing_comment(&mut self) {
        let slots = self.slots.slots;
        let total = slots.total();
        let plural = if total == 1 { "" } else { "s" };
        let _ = write!(self.listing.text, "\n// approximately {total} instruction slot{plural} used");
        if slots.texture != 0 {
            let _ = write!(self.listing.text, " ({} texture, {} arithmetic)", slots.texture, slots.arithmetic);
        }
        self.listing.text.push('\n');
    }
}

/// `ps_3_0`; an unknown version too.
fn version_name(out: &mut String, version: Version) {
    out.push_str(match version.0 >> 16 {
        0xFFFF => "ps",
        0xFFFE => "vs",
        0x4C50 => "lib_4_0_ps",
        0x4C56 => "lib_4_0_vs",
        _ => "??",
    });
    let (major, minor) = (version.major(), version.minor());
    let _ = match (major, minor) {
        (2, 1) => write!(out, "_2_x"),
        (2 | 3, 0xFF) => write!(out, "_{major}_sw"),
        _ => write!(out, "_{major}_{minor}"),
    };
}
