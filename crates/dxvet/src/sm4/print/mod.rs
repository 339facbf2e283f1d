//! Writes a program as the reference's disassembler does.

mod declaration;
mod operand;

use crate::names::text;
use crate::sm4::model::{Instruction, Program, extension};
use crate::sm4::op::{Kind, Literal, Op, Parameter, opcode};
use crate::tables::sm4_enums;
use crate::text::literal;
use crate::text::tally::Tally;
use std::fmt::Write as _;

/// What a listing shows beside the instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The number of each instruction (the reference's flag 0x04).
    pub numbers: bool,
    /// The byte offset of each instruction (flag 0x20).
    pub offsets: bool,
    /// All literals in hexadecimal (flag 0x80).
    pub hex_literals: bool,
    /// Literals that read back as the same bits, even where the reference loses some.
    pub exact: bool,
}

/// The listing of `program`: version line and instructions, each line ended by a line feed.
pub fn print(program: &Program, options: Options) -> String {
    let mut out = String::new();
    reserve(&mut out, program, options, &put);
    put(&mut out, &mut Printer::new(program, options));
    out
}

/// Adds the listing of the printer's program to `out`.
pub fn put(out: &mut String, printer: &mut Printer<'_>) {
    printer.version(out);
    for instruction in printer.program.instructions() {
        printer.take(out);
        printer.instruction(out, instruction);
    }
    printer.take(out);
}

/// Words of a program whose text is counted before it is written: far more than compilers make.
const LARGE: usize = 1 << 16;

/// Makes room in `out` for what `put` will write of `program`. A guess is enough for most; that of a
/// large one, which may take many times its program, is counted.
pub fn reserve(out: &mut String, program: &Program, options: Options, put: &dyn Fn(&mut String, &mut Printer<'_>)) {
    if program.words().len() < LARGE {
        out.reserve_exact(program.words().len() * 6 + 64);
        return;
    }
    let mut counting = Printer::counting(program, options);
    put(&mut String::new(), &mut counting);
    out.reserve_exact(counting.tally().bytes + 64);
}

/// A listing in the making, for callers that put lines of their own between the instructions.
#[derive(Debug)]
pub struct Printer<'a> {
    program: &'a Program,
    options: Options,
    /// Blocks open.
    depth: usize,
    /// Instructions seen; declarations have no number.
    number: usize,
    /// Spaces that indentation may still take: blocks nested without end would fill the memory.
    spaces: usize,
    /// What was written, where it is only to be counted.
    tally: Option<Tally>,
}

/// Bytes of indentation for each word of a program, on average; legal ones nest 64 deep.
const INDENTATION: usize = 16;

impl<'a> Printer<'a> {
    /// A printer at the start of `program`.
    pub fn new(program: &'a Program, options: Options) -> Self {
        let spaces = INDENTATION * program.words().len() + (1 << 16);
        Self { program, options, depth: 0, number: 0, spaces, tally: None }
    }
    /// A printer whose text is counted and not kept: callers [`take`](Self::take) it piece by piece.
    pub fn counting(program: &'a Program, options: Options) -> Self {
        Self { tally: Some(Tally::default()), ..Self::new(program, options) }
    }
    /// Whether text is counted and not kept.
    pub fn is_counting(&self) -> bool {
        self.tally.is_some()
    }
    /// Counts `out` and empties it, where text is not kept.
    pub fn take(&mut self, out: &mut String) {
        if let Some(tally) = &mut self.tally {
            tally.take(out);
        }
    }
    /// What was counted.
    pub fn tally(&self) -> Tally {
        self.tally.unwrap_or_default()
    }
    /// The program.
    pub fn program(&self) -> &'a Program {
        self.program
    }
    /// What the listing shows.
    pub fn options(&self) -> Options {
        self.options
    }
    /// The version line.
    pub fn version(&mut self, out: &mut String) {
        self.prefix(out, None, 0);
        let _ = writeln!(out, "{}", self.program.version);
    }
    fn prefix(&self, out: &mut String, number: Option<usize>, offset: u32) {
        let Options { numbers, offsets, .. } = self.options;
        match (numbers, number) {
            (false, _) => {}
            (true, None) => out.push_str("      "),
            (true, Some(number)) if offsets => {
                let _ = write!(out, "{number:4}  ");
            }
            (true, Some(number)) => {
                let _ = write!(out, "{number:4}: ");
            }
        }
        if offsets {
            let _ = write!(out, "0x{offset:08X}: ");
        }
    }
    /// One instruction or declaration.
    pub fn instruction(&mut self, out: &mut String, instruction: Instruction<'_>) {
        let number = instruction.opcode();
        let Some(op) = instruction.op() else {
            let _ = write!(out, "// unknown opcode {number}:");
            for word in instruction.words() {
                let _ = write!(out, " 0x{word:08x}");
            }
            out.push('\n');
            return;
        };
        if matches!(number, opcode::ENDIF | opcode::ENDLOOP | opcode::ENDSWITCH | opcode::ELSE) {
            self.depth = self.depth.saturating_sub(1);
        }
        let counted = matches!(op.kind, Kind::Instruction | Kind::Reserved)
            || (op.kind == Kind::Phase && number != opcode::HS_DECLS);
        self.prefix(out, counted.then_some(self.number), instruction.offset());
        self.number += usize::from(counted);
        let indentation = (2 * self.depth).min(self.spaces);
        self.spaces -= indentation;
        out.extend(std::iter::repeat_n(' ', indentation));
        match op.kind {
            Kind::Declaration => self.declaration(out, instruction, op),
            Kind::Data => self.data(out, instruction),
            _ => self.plain(out, instruction, op),
        }
        out.push('\n');
        if matches!(number, opcode::IF | opcode::ELSE | opcode::LOOP | opcode::SWITCH) {
            self.depth += 1;
        }
    }
    fn plain(&self, out: &mut String, instruction: Instruction<'_>, op: &Op) {
        self.mnemonic(out, instruction, op);
        if op.number == opcode::SYNC {
            return;
        }
        out.push(' ');
        let result = instruction.operand(0).map_or(0, |operand| operand.min_precision());
        for (number, operand) in instruction.operands().enumerate() {
            if number > 0 {
                out.push_str(", ");
            }
            let follows = matches!(op.parameters.get(number), Some(Parameter::Source | Parameter::SecondDestination));
            self.operand(out, &operand, op.literal, follows.then_some(result));
        }
        if op.number == opcode::FCALL {
            let _ = write!(out, "[{}]", instruction.leading().first().copied().unwrap_or(0));
        }
    }
    /// The mnemonic with everything that stands before the blank.
    fn mnemonic(&self, out: &mut String, instruction: Instruction<'_>, op: &Op) {
        let token = instruction.token();
        out.push_str(op.name);
        let (mut offsets, mut dimension, mut types) = (None, None, None);
        for &word in instruction.extended() {
            match word & 0x3F {
                extension::SAMPLE_OFFSETS => offsets = Some(word),
                extension::RESOURCE_DIMENSION => dimension = Some(word),
                extension::RETURN_TYPE => types = Some(word),
                _ => {}
            }
        }
        if offsets.is_some() {
            out.push_str("_aoffimmi");
        }
        if dimension.is_some() || types.is_some() {
            out.push_str("_indexable");
        }
        if token.saturate() {
            out.push_str("_sat");
        }
        match token.precise_mask() {
            0 => {}
            15 => out.push_str(" [precise]"),
            mask => {
                out.push_str(" [precise(");
                operand::put_mask(out, mask as u8);
                out.push_str(")]");
            }
        }
        if let Some(word) = offsets {
            let signed = |first: u32| ((word >> first & 15) as i32) << 28 >> 28;
            let _ = write!(out, "({},{},{})", signed(9), signed(13), signed(17));
        }
        if let Some(word) = dimension {
            out.push('(');
            out.push_str(text(sm4_enums::DIMENSION, word >> 6 & 31).unwrap_or("<unknown dimension>"));
            match word >> 11 & 0xFFF {
                0 => {}
                stride => {
                    let _ = write!(out, ", stride={stride}");
                }
            }
            out.push(')');
        }
        if let Some(word) = types {
            put_return_types(out, word >> 6);
        }
        out.push_str(suffix(op.number, token.0));
    }
    fn data(&mut self, out: &mut String, instruction: Instruction<'_>) {
        let rest = instruction.rest();
        match instruction.token().field(11, 21) {
            3 => self.constants(out, rest),
            0 => {
                out.push_str("// COMMENT: ");
                let bytes = rest.iter().flat_map(|word| word.to_le_bytes()).take_while(|byte| *byte != 0);
                out.extend(bytes.map(char::from));
            }
            4 => self.message(out, rest),
            _ => out.push_str("undecipherable custom data"),
        }
    }
    fn constants(&mut self, out: &mut String, rest: &[u32]) {
        out.push_str("dcl_immediateConstantBuffer { ");
        for (number, row) in rest.chunks_exact(4).enumerate() {
            if number > 0 {
                out.push_str(",\n                              ");
            }
            out.push_str("{ ");
            for (column, &word) in row.iter().enumerate() {
                if column > 0 {
                    out.push_str(", ");
                }
                self.literal(out, word, Literal::Untyped);
            }
            out.push('}');
            self.take(out);
        }
        out.push_str(" }");
    }
    fn literal(&self, out: &mut String, word: u32, class: Literal) {
        if self.options.hex_literals {
            return literal::put_hex(out, word);
        }
        match class {
            Literal::Integer => literal::put_integer(out, word),
            Literal::Float if self.options.exact => literal::put_exact(out, word),
            Literal::Float => literal::put_f32(out, word),
            Literal::Untyped if self.options.exact && !is_small(word) => literal::put_exact(out, word),
            Literal::Untyped => literal::put_untyped(out, word),
        }
    }
}

/// Whether an untyped literal is written as an integer or as bits.
fn is_small(word: u32) -> bool {
    let exponent = word >> 23 & 0xFF;
    (-10000..=10000).contains(&(word as i32)) || (word != 0x8000_0000 && (exponent == 0 || exponent == 0xFF))
}

/// Four return types of four bits.
fn put_return_types(out: &mut String, bits: u32) {
    out.push('(');
    for number in 0..4 {
        if number > 0 {
            out.push(',');
        }
        out.push_str(
            text(sm4_enums::RETURN_TYPE, bits >> (4 * number) & 15).unwrap_or("<unknown resource return type>"),
        );
    }
    out.push(')');
}

/// What stands after the type groups: the test, the return type, the scopes of `sync`.
fn suffix(number: u16, token: u32) -> &'static str {
    use opcode::{BREAKC, CALLC, CONTINUEC, DISCARD, IF, RESINFO, RETC, SAMPLEINFO, SYNC};
    match number {
        BREAKC | CALLC | CONTINUEC | DISCARD | IF | RETC => {
            if token >> 18 & 1 != 0 {
                "_nz"
            } else {
                "_z"
            }
        }
        RESINFO => match token >> 11 & 3 {
            1 => "_rcpfloat",
            2 => "_uint",
            _ => "",
        },
        SAMPLEINFO => match token >> 11 & 3 {
            1 => "_uint",
            _ => "",
        },
        // Bit 13 shows as `_sat` before; with bit 14 only the wider scope is named.
        SYNC => match (token >> 13 & 3, token >> 11 & 3) {
            (0, 0) => "",
            (0, 1) => "_t",
            (0, 2) => "_g",
            (0, _) => "_g_t",
            (1, 0) => "_ugroup",
            (1, 1) => "_ugroup_t",
            (1, 2) => "_ugroup_g",
            (1, _) => "_ugroup_g_t",
            (_, 0) => "_uglobal",
            (_, 1) => "_uglobal_t",
            (_, 2) => "_uglobal_g",
            (_, _) => "_uglobal_g_t",
        },
        _ => "",
    }
}
