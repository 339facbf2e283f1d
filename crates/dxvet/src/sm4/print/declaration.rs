//! Declarations and messages.

use super::{Printer, put_return_types};
use crate::names::text;
use crate::sm4::model::{Instruction, Operand, operand_length};
use crate::sm4::op::{Literal, Op, opcode};
use crate::tables::sm4_enums;
use crate::text::literal;
use std::fmt::Write as _;

impl Printer<'_> {
    /// A declaration, without its line end.
    pub(super) fn declaration(&self, out: &mut String, instruction: Instruction<'_>, op: &Op) {
        let token = instruction.token();
        let rest = instruction.rest();
        let word = |place: usize| rest.get(place).copied().unwrap_or(0);
        out.push_str(op.name);
        match op.number {
            opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED => self.typed(out, instruction, op.number),
            opcode::DCL_CONSTANTBUFFER => self.constant_buffer(out, instruction),
            opcode::DCL_SAMPLER => {
                self.blank_and_operand(out, instruction);
                if let Some(mode) = text(sm4_enums::SAMPLER_MODE, token.field(11, 4)) {
                    out.push_str(", ");
                    out.push_str(mode);
                }
                self.space(out, word(0));
            }
            opcode::DCL_RESOURCE_RAW => {
                self.blank_and_operand(out, instruction);
                self.space(out, word(0));
            }
            opcode::DCL_RESOURCE_STRUCTURED | opcode::DCL_UAV_RAW | opcode::DCL_UAV_STRUCTURED => {
                self.flags(out, instruction, op.number);
                self.blank_and_operand(out, instruction);
                let mut place = 0;
                if op.number != opcode::DCL_UAV_RAW {
                    let _ = write!(out, ", {}", word(0) as i32);
                    place = 1;
                }
                self.space(out, word(place));
            }
            opcode::DCL_GLOBAL_FLAGS => flags(out, token.0),
            opcode::DCL_OUTPUTTOPOLOGY => named(out, sm4_enums::TOPOLOGY, token.field(11, 7), " "),
            opcode::DCL_INPUTPRIMITIVE => named(out, sm4_enums::PRIMITIVE, token.field(11, 6), " "),
            opcode::DCL_TESSELLATOR_DOMAIN => named(out, sm4_enums::DOMAIN, token.field(11, 2), ""),
            opcode::DCL_TESSELLATOR_PARTITIONING => named(out, sm4_enums::PARTITIONING, token.field(11, 3), ""),
            opcode::DCL_TESSELLATOR_OUTPUT_PRIMITIVE => {
                if let Some(name) = text(sm4_enums::OUTPUT_PRIMITIVE, token.field(11, 3)) {
                    out.push(' ');
                    out.push_str(name);
                }
            }
            opcode::DCL_INPUT_CONTROL_POINT_COUNT | opcode::DCL_OUTPUT_CONTROL_POINT_COUNT => {
                let _ = write!(out, " {}", token.field(11, 6));
            }
            opcode::DCL_HS_MAX_TESSFACTOR => {
                out.push_str(" l(");
                if self.options.exact {
                    literal::put_exact(out, word(0));
                } else {
                    literal::put_f32(out, word(0));
                }
                out.push(')');
            }
            opcode::DCL_INDEXABLE_TEMP => {
                let _ = write!(out, " x{}[{}], {}", word(0) as i32, word(1) as i32, word(2) as i32);
            }
            opcode::DCL_FUNCTION_BODY => {
                let _ = write!(out, " fb{}", word(0) as i32);
            }
            opcode::DCL_FUNCTION_TABLE => {
                let _ = write!(out, " ft{} = {{", word(0) as i32);
                put_list(out, "fb", rest.get(2..).unwrap_or(&[]), word(1));
            }
            opcode::DCL_INTERFACE => {
                out.push_str(if token.field(11, 1) != 0 { "_dynamicindexed" } else { "" });
                let _ = write!(out, " fp{}[{}][{}] = {{", word(0) as i32, word(2) >> 16, word(1) as i32);
                put_list(out, "ft", rest.get(3..).unwrap_or(&[]), word(2) & 0xFFFF);
            }
            _ => self.simple(out, instruction, op.number),
        }
    }
    /// Declarations that are an operand, a number or three, and a name at most.
    fn simple(&self, out: &mut String, instruction: Instruction<'_>, number: u16) {
        use opcode::{
            DCL_INDEXRANGE, DCL_INPUT_PS, DCL_INPUT_PS_SGV, DCL_INPUT_PS_SIV, DCL_INPUT_SGV, DCL_INPUT_SIV,
            DCL_OUTPUT_SGV, DCL_OUTPUT_SIV,
        };
        let rest = instruction.rest();
        if matches!(number, DCL_INPUT_PS | DCL_INPUT_PS_SGV | DCL_INPUT_PS_SIV) {
            named(out, sm4_enums::INTERPOLATION, instruction.token().field(11, 4), "");
        }
        if instruction.operand_count() == 0 {
            for (place, &word) in rest.iter().enumerate() {
                let _ = write!(out, "{}{}", if place == 0 { " " } else { ", " }, word as i32);
            }
            return;
        }
        self.blank_and_operand(out, instruction);
        match number {
            DCL_INDEXRANGE => {
                let _ = write!(out, " {}", rest.first().copied().unwrap_or(0) as i32);
            }
            DCL_INPUT_PS_SGV | DCL_INPUT_PS_SIV | DCL_INPUT_SGV | DCL_INPUT_SIV | DCL_OUTPUT_SGV | DCL_OUTPUT_SIV => {
                out.push_str(", ");
                out.push_str(
                    text(sm4_enums::SYSTEM_VALUE, rest.first().copied().unwrap_or(0) & 0xFFFF).unwrap_or_default(),
                );
            }
            opcode::DCL_TGSM_RAW | opcode::DCL_TGSM_STRUCTURED => {
                for &word in rest {
                    let _ = write!(out, ", {}", word as i32);
                }
            }
            _ => {}
        }
    }
    fn blank_and_operand(&self, out: &mut String, instruction: Instruction<'_>) {
        out.push(' ');
        if let Some(operand) = instruction.operand(0) {
            self.declared(out, &operand);
        }
    }
    fn space(&self, out: &mut String, space: u32) {
        if self.program.version.has_ranges() {
            let _ = write!(out, ", space={}", space as i32);
        }
    }
    fn flags(&self, out: &mut String, instruction: Instruction<'_>, number: u16) {
        if number == opcode::DCL_RESOURCE_STRUCTURED {
            return;
        }
        let token = instruction.token();
        for (bit, name) in [(16, "_glc"), (23, "_opc"), (17, "_rov")] {
            if token.field(bit, 1) != 0 {
                out.push_str(name);
            }
        }
    }
    fn typed(&self, out: &mut String, instruction: Instruction<'_>, number: u16) {
        let token = instruction.token();
        let dimension = token.field(11, 5);
        out.push('_');
        out.push_str(text(sm4_enums::DIMENSION, dimension).unwrap_or("<unknown dimension>"));
        if number == opcode::DCL_UAV_TYPED {
            self.flags(out, instruction, number);
        } else if matches!(dimension, 4 | 9) {
            let _ = write!(out, "({})", token.field(16, 7));
        }
        out.push(' ');
        let rest = instruction.rest();
        put_return_types(out, rest.first().copied().unwrap_or(0));
        self.blank_and_operand(out, instruction);
        self.space(out, rest.get(1).copied().unwrap_or(0));
    }
    fn constant_buffer(&self, out: &mut String, instruction: Instruction<'_>) {
        let Some(operand) = instruction.operand(0) else { return };
        let rest = instruction.rest();
        let access = if instruction.token().field(11, 1) != 0 { "dynamicIndexed" } else { "immediateIndexed" };
        if self.program.version.has_ranges() {
            self.blank_and_operand(out, instruction);
            let _ = write!(out, "[{}], {access}", rest.first().copied().unwrap_or(0) as i32);
            self.space(out, rest.get(1).copied().unwrap_or(0));
        } else {
            let mut numbers = operand.indices().map(|index| index.number() as i32);
            let mut next = || numbers.next().unwrap_or(0);
            let _ = write!(out, " CB{}[{}], {access}", next(), next());
        }
    }
    /// The text of `printf` and `errorf`: after the number of the function and a one come the length
    /// of the format, the number of operands and their words, then the operands and the format.
    pub(super) fn message(&self, out: &mut String, rest: &[u32]) {
        const HEADER: usize = 5;
        let word = |place: usize| rest.get(place).copied().unwrap_or(0) as usize;
        let known = text(sm4_enums::MESSAGE, word(0) as u32);
        let parts = rest.get(HEADER..).and_then(|rest| rest.split_at_checked(word(4)));
        let (Some(name), Some((mut operands, format))) = (known, parts) else {
            out.push_str("undecipherable custom data");
            return;
        };
        out.push_str(name);
        out.push_str(" \"");
        for byte in format.iter().flat_map(|word| word.to_le_bytes()).take(word(2)) {
            match byte {
                b'\t' => out.push_str("\\t"),
                b'\n' => out.push_str("\\n"),
                b'\\' => out.push_str("\\\\"),
                _ => out.push(byte.into()),
            }
        }
        out.push('"');
        for _ in 0..word(3) {
            let Some(length) = operand_length(operands, 0).filter(|length| *length <= operands.len()) else { return };
            let (operand, others) = operands.split_at(length);
            out.push_str(", ");
            self.operand(out, &Operand::of(operand), Literal::Untyped, None);
            operands = others;
        }
    }
}

fn named(out: &mut String, names: &[crate::names::Name], value: u32, end: &str) {
    out.push(' ');
    out.push_str(text(names, value).unwrap_or("???"));
    out.push_str(end);
}

fn flags(out: &mut String, token: u32) {
    let mut separator = " ";
    for flag in sm4_enums::GLOBAL_FLAG.iter().filter(|flag| token >> flag.value & 1 != 0) {
        out.push_str(separator);
        out.push_str(flag.text);
        separator = " | ";
    }
    if separator == " " {
        out.push_str("none");
    }
}

fn put_list(out: &mut String, name: &str, numbers: &[u32], count: u32) {
    for (place, &number) in numbers.iter().take(count as usize).enumerate() {
        let _ = write!(out, "{}{name}{}", if place == 0 { "" } else { ", " }, number as i32);
    }
    out.push('}');
}
