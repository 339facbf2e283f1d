//! Instructions: their operands in the order of the text, their tokens in the order of the stream.

use super::names::{Mnemonic, writes};
use super::operand::{Reference, negated};
use super::{Parse, Parser};
use crate::d3d9::model::{Instruction, InstructionToken, Item, Operand, OperandKind, Operands, SourceModifier};
use crate::d3d9::op::{Parameter, opcode};
use crate::profile::{Family, Profile};
use crate::span::TextSpan;
use crate::tables::rules;
use crate::text::lexer::symbol;
use smallvec::SmallVec;

/// An operand as read.
#[derive(Clone, Copy)]
enum Value {
    Destination(Reference),
    Source(Reference),
    Literal(u32, TextSpan),
}

type Values = SmallVec<[Value; 6]>;

impl Parser<'_, '_> {
    /// The operands of an instruction, and the instruction itself.
    pub(super) fn instruction(
        &mut self,
        mnemonic: Mnemonic,
        at: TextSpan,
        coissued: bool,
        predicate: Option<Reference>,
    ) -> Parse<()> {
        let mut values = Values::new();
        let parameters = mnemonic.op.parameters;
        let literal =
            |parameter: &Parameter| matches!(parameter, Parameter::Float | Parameter::Integer | Parameter::Boolean);
        let defines = parameters.iter().any(literal);
        for parameter in parameters {
            if *parameter == Parameter::Usage {
                continue;
            }
            if !values.is_empty() {
                self.expect(symbol(b","))?;
            }
            let value = match parameter {
                Parameter::Destination => Value::Destination(self.destination(!defines)?),
                Parameter::Source => Value::Source(self.source()?),
                Parameter::Float => Value::Literal(self.float()?, self.last),
                Parameter::Integer => Value::Literal(self.integer()?, self.last),
                _ => Value::Literal(self.boolean()?, self.last),
            };
            values.push(value);
        }
        self.emit(mnemonic, at, coissued, predicate, values);
        Ok(())
    }

    /// Checks that concern the instruction as a whole, in the order of the reference; and its tokens.
    fn emit(
        &mut self,
        mnemonic: Mnemonic,
        at: TextSpan,
        coissued: bool,
        mut predicate: Option<Reference>,
        mut values: Values,
    ) {
        let mut dropped = predicate.is_some_and(|predicate| !predicate.valid);
        if predicate.is_some() && !has_predicates(self.profile) {
            self.semantic(&rules::UNSUPPORTED_PREDICATE, at);
            predicate = None;
        }
        if coissued && !matches!(self.profile.family(), Family::Ps1 | Family::Ps14) {
            self.semantic(&rules::UNSUPPORTED_COISSUE, at);
            return;
        }
        for value in &values {
            if let Value::Destination(reference) = value {
                self.check_destination(reference, at);
            }
        }
        if let Some(reference) = &predicate {
            self.check_predicate(reference, at);
        }
        for value in &values {
            dropped |= matches!(value, Value::Destination(reference) | Value::Source(reference) if !reference.valid);
            if let Value::Source(reference) = value
                && reference.relative.is_some_and(|relative| relative.nested)
            {
                self.semantic(&rules::TWO_INDEX_REGISTERS, at);
            }
        }
        let mut opcode = mnemonic.op.opcode;
        if opcode == opcode::SUB.0 && self.profile.major() >= 2 {
            opcode = opcode::ADD.0;
            self.negate_last(&mut values, at);
        } else if opcode == opcode::SUB.0 && self.profile == Profile::Vs11 {
            self.negate_last(&mut values.clone(), at);
        }
        if self.profile == Profile::Vs11 {
            for value in &values {
                if let Value::Source(reference) = value {
                    self.check_address(reference, at);
                }
            }
        }
        if !dropped {
            self.assemble(mnemonic, opcode, at, coissued, predicate, &values);
        }
    }

    fn check_destination(&mut self, reference: &Reference, at: TextSpan) {
        if reference.modifier != 0 {
            self.semantic(&rules::MODIFIED_DESTINATION, at);
        }
        let Some(relative) = reference.relative.filter(|_| reference.known) else { return };
        if self.profile.family() != Family::Vs3 {
            self.semantic(&rules::RELATIVE_DESTINATION, at);
        } else if relative.nested {
            self.semantic(&rules::TWO_INDEX_REGISTERS, at);
        }
    }

    fn check_predicate(&mut self, reference: &Reference, at: TextSpan) {
        if ![0, SourceModifier::NOT.0].contains(&reference.modifier) {
            self.semantic(&rules::MODIFIED_PREDICATE, at);
        }
        if reference.relative.is_some() && reference.known {
            self.semantic(&rules::RELATIVE_PREDICATE, at);
        }
    }

    /// In vs_1_1 an index needs no token: it can only be a0.x.
    fn check_address(&mut self, reference: &Reference, at: TextSpan) {
        const A0_X: u32 = 1 << 31 | 3 << 28;
        if reference.known && reference.relative.is_some_and(|relative| relative.token != A0_X) {
            self.semantic(&rules::RELATIVE_NOT_A0, at);
        }
    }

    /// `sub` becomes `add` with its last operand negated.
    fn negate_last(&mut self, values: &mut Values, at: TextSpan) {
        let Some(Value::Source(reference)) = values.last_mut() else { return };
        match negated(reference.modifier) {
            Some(modifier) => reference.token = reference.token & !(15 << 24) | u32::from(modifier) << 24,
            None if reference.known => self.semantic(&rules::SUB_MODIFIER, at),
            None => {}
        }
    }

    /// Puts the tokens together, adds them to the program and shows them to the checker.
    fn assemble(
        &mut self,
        mnemonic: Mnemonic,
        opcode: u16,
        at: TextSpan,
        coissued: bool,
        predicate: Option<Reference>,
        values: &Values,
    ) {
        let mut operands = Operands::new();
        let mut places = Vec::with_capacity(values.len());
        let mut offset = self.offset + 4;
        let mut push = |operands: &mut Operands, token: u32, relative: Option<u32>, kind, place: TextSpan| {
            operands.push(Operand { token, relative, kind, offset });
            places.push(place);
            offset += if relative.is_some() { 8 } else { 4 };
        };
        if mnemonic.op.parameters.contains(&Parameter::Usage) {
            push(&mut operands, mnemonic.declaration, None, OperandKind::Declaration, at);
        }
        let addressed = |reference: &Reference| reference.relative.map(|relative| relative.token);
        let in_stream = self.profile.major() >= if self.profile.is_pixel() { 3 } else { 2 };
        let mut pending = predicate.map(|reference| {
            let token = if reference.known { reference.token } else { 0 };
            (token, reference.at)
        });
        if !writes(mnemonic.op)
            && let Some((token, place)) = pending.take()
        {
            push(&mut operands, token, None, OperandKind::Predicate, place);
        }
        for value in values {
            match value {
                Value::Destination(reference) => {
                    let token = reference.token | mnemonic.destination;
                    let relative = addressed(reference).filter(|_| self.profile.family() == Family::Vs3);
                    push(&mut operands, token, relative, OperandKind::Destination, reference.at);
                    if let Some((token, place)) = pending.take() {
                        push(&mut operands, token, None, OperandKind::Predicate, place);
                    }
                }
                Value::Source(reference) => {
                    let relative = addressed(reference).filter(|_| in_stream);
                    push(&mut operands, reference.token, relative, OperandKind::Source, reference.at);
                }
                Value::Literal(bits, place) => push(&mut operands, *bits, None, OperandKind::Literal, *place),
            }
        }
        let length = (offset - self.offset - 4) / 4;
        let mut token = u32::from(opcode) | u32::from(mnemonic.control) << 16;
        if self.profile.major() >= 2 {
            token |= (length & 15) << 24;
        }
        if predicate.is_some() {
            token |= InstructionToken::PREDICATED;
        }
        if coissued {
            token |= InstructionToken::COISSUED;
        }
        let instruction = Instruction { token: InstructionToken(token), operands, offset: self.offset };
        self.add(instruction, at, places, length);
    }

    /// Adds a finished instruction.
    pub(super) fn add(&mut self, instruction: Instruction, at: TextSpan, places: Vec<TextSpan>, length: u32) {
        self.sources.push(at);
        self.operands.push(places);
        self.checker.instruction(&instruction, &mut self.findings);
        self.item(Item::Instruction(instruction), 4 + 4 * length);
    }
}

/// Whether instructions can be predicated.
fn has_predicates(profile: Profile) -> bool {
    profile.major() >= 3 || profile.major() == 2 && profile.version() & 0xFF != 0
}
