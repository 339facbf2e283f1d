//! Reads a token stream.

use crate::bytes::word;
use crate::diagnostic::Severity;
use crate::fault::{Fault, report};
use crate::sm4::model::{Entry, OpcodeToken, Program, Version, operand_length};
use crate::sm4::op::{Op, opcode};
use crate::span::Span;
use crate::tables::faults;

/// Words of a program whose instructions are counted before they are read: far more than compilers
/// make.
const LARGE: usize = 1 << 16;

/// Reads the program in `bytes`, whose first byte stands at `base` in its file. Never fails as a
/// whole: what cannot be understood stays as words and makes a fault.
pub fn decode(bytes: &[u8], base: u32, found: &mut Vec<Fault>) -> Program {
    let mut words = Vec::with_capacity(bytes.len() / 4);
    let chunks = bytes.chunks_exact(4);
    let tail = chunks.remainder().to_vec();
    words.extend(chunks.map(|chunk| u32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]])));
    let mut program =
        Program { version: Version(word(bytes, 0).unwrap_or(0)), base, words, tail, ..Program::default() };
    if program.words.len() < 2 {
        report(found, || Fault::new(&faults::PROGRAM_TOO_SHORT, program.all()));
        return program;
    }
    if program.version.stage().is_none() {
        report(found, || {
            Fault::new(&faults::PROGRAM_TYPE_UNKNOWN, Span { offset: base, length: 4 })
                .with("type", program.version.program_type())
        });
    }
    let (declared, present) = (program.declared_length() as usize, program.words.len());
    if (2..present).contains(&declared) {
        report(found, || {
            let behind = Span { offset: base + 4 * declared as u32, length: 4 * (present - declared) as u32 };
            Fault::new(&faults::PROGRAM_WORDS_AFTER, behind).with("declared", declared).with("left", present - declared)
        });
    } else if declared != present {
        report(found, || {
            Fault::new(&faults::PROGRAM_LENGTH_WRONG, Span { offset: base + 4, length: 4 })
                .with("declared", program.declared_length())
                .with("present", program.words.len())
        });
    }
    let before = found.len();
    program.split(found);
    let broken = |fault: &Fault| fault.rule.severity == Severity::Error;
    if let Some(first) = found[before..].iter().position(broken) {
        // Once instructions are out of step, all that follow are: they would be blamed for the first.
        found.truncate(before + first + 1);
    }
    program
}

impl Program {
    /// A program of `version` that is made of `words`, version and length not among them.
    pub fn of_words(version: Version, words: &[u32]) -> Self {
        let mut all = Vec::with_capacity(words.len() + 2);
        all.extend([version.0, words.len() as u32 + 2]);
        all.extend_from_slice(words);
        let mut program = Self { version, words: all, ..Self::default() };
        program.split(&mut Vec::new());
        program
    }
    /// Sets the length that the program claims.
    pub fn declare_length(&mut self, length: u32) {
        if let Some(word) = self.words.get_mut(1) {
            *word = length;
        }
        self.entries.clear();
        self.operands.clear();
        self.split(&mut Vec::new());
    }
    /// Sets the version token.
    pub fn declare_version(&mut self, token: u32) {
        self.version = Version(token);
        if let Some(word) = self.words.get_mut(0) {
            *word = token;
        }
    }
    /// The bytes after the last whole word, up to three.
    pub fn tail(&self) -> &[u8] {
        &self.tail
    }
    /// Sets those bytes.
    pub(crate) fn put_tail(&mut self, tail: Vec<u8>) {
        self.tail = tail;
    }
    /// Everything it takes in the file.
    fn all(&self) -> Span {
        Span { offset: self.base, length: (4 * self.words.len() + self.tail.len()) as u32 }
    }
    fn place(&self, start: usize, length: usize) -> Span {
        Span { offset: self.base + 4 * start as u32, length: 4 * length as u32 }
    }
    /// Finds instructions and operands.
    pub(crate) fn split(&mut self, found: &mut Vec<Fault>) {
        // The declared length ends the program even where the part holds more.
        let end = self.words.len().min((self.declared_length() as usize).max(2));
        if end < LARGE {
            self.entries.reserve(end / 6);
        } else {
            self.entries.reserve_exact(self.count(end));
        }
        self.operands.reserve(end / 3);
        let mut start = 2;
        while start < end {
            let token = OpcodeToken(self.words[start]);
            let length = self.length_at(start);
            if length == 0 {
                report(found, || {
                    Fault::new(&faults::INSTRUCTION_LENGTH_ZERO, self.place(start, 1)).with("opcode", token.opcode())
                });
                return;
            }
            if start + length > end {
                report(found, || {
                    Fault::new(&faults::INSTRUCTION_TOO_LONG, self.place(start, end - start))
                        .with("opcode", token.opcode())
                        .with("length", length)
                        .with("left", end - start)
                });
                return;
            }
            self.instruction(token, start, length, found);
            start += length;
        }
    }
    /// The length of the instruction at word `start`; 0 where it states none.
    fn length_at(&self, start: usize) -> usize {
        let token = OpcodeToken(self.words[start]);
        if token.opcode() != opcode::CUSTOMDATA {
            return token.length();
        }
        self.words.get(start + 1).filter(|length| **length >= 2).map_or(0, |length| *length as usize)
    }
    /// Instructions before word `end`, were each as long as it says.
    fn count(&self, end: usize) -> usize {
        let (mut start, mut count) = (2, 0);
        while start < end {
            match self.length_at(start) {
                0 => break,
                length => start += length,
            }
            count += 1;
        }
        count
    }
    fn instruction(&mut self, token: OpcodeToken, start: usize, length: usize, found: &mut Vec<Fault>) {
        let mut entry = Entry {
            start: start as u32,
            length: length as u32,
            first_operand: self.operands.len() as u32,
            operands: 0,
            header: 1,
            end: 1,
        };
        let words = &self.words[start..start + length];
        if token.opcode() == opcode::CUSTOMDATA {
            entry.header = 2;
            entry.end = 2;
            self.entries.push(entry);
            return;
        }
        let mut at = 1;
        if token.is_extended() {
            while words.get(at).is_some_and(|word| word >> 31 != 0) {
                at += 1;
            }
            at += 1;
        }
        // The call site stands before the interface.
        at += usize::from(token.opcode() == opcode::FCALL);
        entry.header = at.min(length) as u8;
        at = at.min(length);
        entry.end = at as u16;
        let mut fault = None;
        match Op::find(token.opcode()) {
            Some(op) => {
                for _ in op.parameters {
                    let Some(taken) = words.get(at..).and_then(|words| operand_length(words, 0)) else {
                        fault = Some(&faults::OPERAND_TOO_LONG);
                        break;
                    };
                    self.operands.push(at as u16);
                    entry.operands += 1;
                    at += taken;
                    entry.end = at as u16;
                }
            }
            None => fault = Some(&faults::OPCODE_UNKNOWN),
        }
        if let Some(rule) = fault {
            report(found, || {
                Fault::new(rule, self.place(start, length))
                    .with("opcode", token.opcode())
                    .with("operand", entry.operands + 1)
            });
        }
        self.entries.push(entry);
    }
}
