//! One instruction as text, from its raw tokens.
//!
//! The reference's disassembler does not look at the length an instruction token claims: an
//! operand is whatever has bit 31, and `def`, `defi` and `defb` take a fixed number of values.
//! This module reads tokens the same way, so that malformed streams come out the same too.

use super::{exact, number};
use crate::d3d9::cost::{ListingRow, listing_row};
use crate::d3d9::model::{InstructionToken, Operand, OperandKind, RegisterType, SourceModifier, Version};
use crate::d3d9::op::opcode;
use crate::d3d9::vocabulary::USAGES;
use std::fmt::Write as _;

/// A token as an operand, for the bit fields.
pub(super) fn operand(token: u32) -> Operand {
    Operand { token, relative: None, kind: OperandKind::Source, offset: 0 }
}

/// Reads the tokens of one instruction and writes its text.
pub(super) struct Writer<'a, 'o> {
    words: &'a [u32],
    /// The next token.
    at: usize,
    version: Version,
    out: &'o mut String,
    /// Writes `breakp p0.x` where the reference writes `break p0.`.
    pub(super) breakp: bool,
    /// Writes what the assembler reads back: floats with all their bits, the suffix of a relative
    /// register before its index.
    pub(super) exact: bool,
}

/// What an instruction was made of.
pub(super) struct Taken {
    /// Its tokens, the instruction token included.
    pub(super) words: usize,
    /// Whether a predicate was among them.
    pub(super) predicate: bool,
}

/// How many tokens the instruction at the start of `words` has.
pub(super) fn length(words: &[u32], version: Version) -> usize {
    let mut nothing = String::new();
    Writer::new(words, version, &mut nothing).instruction().words.max(1)
}

/// Whether register names are those of a pixel shader.
pub(super) fn is_pixel(version: Version) -> bool {
    version.is_pixel() || version.0 >> 16 == 0x4C50
}

/// The comparison a control field stands for.
fn comparison(control: u8) -> &'static str {
    ["", "_gt", "_eq", "_ge", "_lt", "_ne", "_le"].get(control as usize).copied().unwrap_or("")
}

impl<'a, 'o> Writer<'a, 'o> {
    /// A writer for the instruction at the start of `words`.
    pub(super) fn new(words: &'a [u32], version: Version, out: &'o mut String) -> Self {
        Self { words, at: 0, version, out, breakp: true, exact: false }
    }

    /// The next token if it is an operand.
    fn peek(&self) -> Option<u32> {
        self.words.get(self.at).copied().filter(|word| word >> 31 != 0)
    }

    /// Writes the whole instruction.
    pub(super) fn instruction(mut self) -> Taken {
        let Some(&word) = self.words.first() else { return Taken { words: 0, predicate: false } };
        let token = InstructionToken(word);
        self.at = 1;
        let row = listing_row(token.opcode());
        let breakp = self.breakp && token.opcode() == opcode::BREAKP;
        let destination = !breakp && row.is_none_or(|row| row.destination);
        let predicated = token.predicated() && self.predicate(if destination { 2 } else { 1 });
        self.name(token, row);
        if token.opcode() == opcode::DCL {
            let information = self.words.get(self.at).copied().unwrap_or(0);
            self.declaration(information);
            self.at += 1;
        }
        let separator = if destination && self.destination() { ", " } else { " " };
        self.at += usize::from(predicated);
        self.literals(token);
        self.sources(separator);
        Taken { words: self.at, predicate: predicated }
    }

    fn sources(&mut self, mut separator: &'static str) {
        while self.peek().is_some() {
            self.out.push_str(separator);
            separator = ", ";
            self.source();
        }
    }

    /// The prefix `(!p0.x) `, from the token at `index`; `false` if there is none.
    fn predicate(&mut self, index: usize) -> bool {
        let Some(&word) = self.words.get(index).filter(|word| *word >> 31 != 0) else { return false };
        let token = operand(word);
        self.out.push('(');
        if token.modifier() == SourceModifier::NOT {
            self.out.push('!');
        }
        self.register(word);
        if token.is_relative() {
            self.out.push_str("[x0.x]");
        }
        self.swizzle(token.swizzle());
        self.out.push_str(") ");
        true
    }

    /// The mnemonic with the suffixes that come from the instruction token.
    fn name(&mut self, token: InstructionToken, row: Option<&ListingRow>) {
        let early = (self.version.major(), self.version.minor()) < (1, 4);
        let name = match row {
            Some(_) if token.opcode() == opcode::BREAKP && !self.breakp => "break",
            Some(row) => [row.name, row.before_1_4][usize::from(early)],
            None => "???",
        };
        self.out.push_str(name);
        if row.is_some_and(|row| row.comparison) {
            self.out.push_str(comparison(token.control()));
        } else if token.opcode() == opcode::TEX && !early {
            self.out.push_str(match token.control() {
                1 => "p",
                2 => "b",
                _ => "",
            });
        }
    }

    /// The suffix of `dcl`.
    fn declaration(&mut self, information: u32) {
        let (usage, index) = (information & 15, information >> 16 & 15);
        let texture = information >> 27 & 15;
        if texture != 0 {
            self.out.push_str(match texture {
                2 => "_2d",
                3 => "_cube",
                4 => "_volume",
                _ => "_unknown",
            });
        } else if information << 1 != 0 || self.version.is_vertex() {
            let _ = write!(self.out, "_{}", USAGES.get(usage as usize).unwrap_or(&"unknown"));
            if index != 0 {
                let _ = write!(self.out, "{index}");
            }
        }
    }

    /// The suffixes of the destination and the destination itself; `false` if there is none.
    fn destination(&mut self) -> bool {
        let Some(word) = self.peek() else { return false };
        let token = operand(word);
        self.out.push_str(match token.shift() {
            1 => "_x2",
            2 => "_x4",
            3 => "_x8",
            -1 => "_d2",
            -2 => "_d4",
            -3 => "_d8",
            _ => "",
        });
        for (set, suffix) in
            [(token.saturate(), "_sat"), (token.partial_precision(), "_pp"), (token.centroid(), "_centroid")]
        {
            if set {
                self.out.push_str(suffix);
            }
        }
        self.out.push(' ');
        self.at += 1;
        self.register(word);
        self.relative(token);
        if token.mask() != 15 {
            self.out.push('.');
            for (index, letter) in ['x', 'y', 'z', 'w'].into_iter().enumerate() {
                if token.mask() >> index & 1 != 0 {
                    self.out.push(letter);
                }
            }
        }
        self.min_precision(token);
        true
    }

    /// The next token as a source, with the address token of a relative one.
    fn source(&mut self) {
        let Some(word) = self.peek() else { return };
        self.at += 1;
        let token = operand(word);
        let modifier = token.modifier();
        self.out.push_str(match modifier {
            SourceModifier::NEGATE
            | SourceModifier::BIAS_NEGATE
            | SourceModifier::SIGN_NEGATE
            | SourceModifier::X2_NEGATE
            | SourceModifier::ABS_NEGATE => "-",
            SourceModifier::COMPLEMENT => "1-",
            SourceModifier::NOT => "!",
            _ => "",
        });
        let suffix = match modifier {
            SourceModifier::BIAS | SourceModifier::BIAS_NEGATE => "_bias",
            SourceModifier::SIGN | SourceModifier::SIGN_NEGATE => "_bx2",
            SourceModifier::X2 | SourceModifier::X2_NEGATE => "_x2",
            SourceModifier::DZ => "_dz",
            SourceModifier::DW => "_dw",
            SourceModifier::ABS | SourceModifier::ABS_NEGATE => "_abs",
            _ => "",
        };
        self.register(word);
        if self.exact {
            self.out.push_str(suffix);
        }
        self.relative(token);
        if !self.exact {
            self.out.push_str(suffix);
        }
        self.swizzle(token.swizzle());
        self.min_precision(token);
    }

    /// `[a0.x]` of a relative operand. Before version 2 there is no address token.
    fn relative(&mut self, token: Operand) {
        if !token.is_relative() {
            return;
        }
        if self.version.major() < 2 {
            self.out.push_str(if is_pixel(self.version) { "[t0.x]" } else { "[a0.x]" });
            return;
        }
        let word = self.words.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        self.out.push('[');
        self.register(word);
        let address = operand(word);
        if address.is_relative() {
            self.out.push_str("[x0.x]"); // an address has no address of its own
        }
        self.swizzle(address.swizzle());
        self.out.push(']');
    }

    /// The values of `def`, `defi` and `defb`.
    fn literals(&mut self, token: InstructionToken) {
        let count = match token.opcode() {
            opcode::DEF | opcode::DEFI => 4,
            opcode::DEFB => 1,
            _ => return,
        };
        for _ in 0..count {
            let word = self.words.get(self.at).copied().unwrap_or(0);
            self.at += 1;
            self.out.push_str(", ");
            match token.opcode() {
                opcode::DEF if self.exact => exact::float(self.out, word),
                opcode::DEF => number::float(self.out, word),
                opcode::DEFI => {
                    let _ = write!(self.out, "{}", word as i32);
                }
                _ => self.out.push_str(if word != 0 { "true" } else { "false" }),
            }
        }
    }

    fn min_precision(&mut self, token: Operand) {
        self.out.push_str(match token.min_precision() {
            1 => " {min16f}",
            2 => " {min2_8f}",
            _ => "",
        });
    }

    /// `.xyzw` is left out, and a repeated component stands once.
    fn swizzle(&mut self, swizzle: u8) {
        if swizzle == Operand::IDENTITY {
            return;
        }
        let letter = |position: u8| ['x', 'y', 'z', 'w'][(swizzle >> (2 * position) & 3) as usize];
        self.out.push('.');
        let replicate = swizzle == (swizzle & 3) * 0x55;
        (0..if replicate { 1 } else { 4 }).for_each(|position| self.out.push(letter(position)));
    }

    /// A register's name. A token without bit 31 names none.
    fn register(&mut self, word: u32) {
        let token = operand(word);
        let number = token.number();
        let pixel = is_pixel(self.version);
        let prefix = match token.register() {
            _ if word >> 31 == 0 => "x",
            RegisterType::TEMP => "r",
            RegisterType::INPUT => "v",
            RegisterType::CONST | RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4 => "c",
            RegisterType::TEXTURE if pixel => "t",
            RegisterType::ADDRESS => "a",
            RegisterType::RASTOUT => match number {
                0 => return self.out.push_str("oPos"),
                1 => return self.out.push_str("oFog"),
                2 => return self.out.push_str("oPts"),
                _ => "oX",
            },
            RegisterType::ATTROUT => "oD",
            RegisterType::OUTPUT if self.version.major() >= 3 => "o",
            RegisterType::OUTPUT => "oT",
            RegisterType::CONSTINT => "i",
            RegisterType::COLOROUT => "oC",
            RegisterType::DEPTHOUT => return self.out.push_str("oDepth"),
            RegisterType::SAMPLER => "s",
            RegisterType::CONSTBOOL => "b",
            RegisterType::LOOP => return self.out.push_str("aL"),
            RegisterType::MISCTYPE => match number {
                0 => return self.out.push_str("vPos"),
                1 => return self.out.push_str("vFace"),
                _ => "m",
            },
            RegisterType::LABEL => "l",
            RegisterType::PREDICATE => "p",
            _ => "x",
        };
        let bank = match token.register() {
            _ if word >> 31 == 0 => 0,
            RegisterType::CONST2 => 2048,
            RegisterType::CONST3 => 4096,
            RegisterType::CONST4 => 6144,
            _ => 0,
        };
        let _ = write!(self.out, "{prefix}{}", bank + number);
    }
}
