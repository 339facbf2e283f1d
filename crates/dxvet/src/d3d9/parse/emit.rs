//! Instructions: their operands in the order of the text, their tokens in the order of the stream.

use super::names::{Mnemonic, writes};
use super::operand::{Reference, negated};
use super::{Parse, Parser};
use crate::d3d9::model::{Instruction, InstructionToken, Item, Opcode, Operand, OperandKind, Operands, SourceModifier};
use crate::d3d9::op::{Parameter, opcode};
use crate::profile::{Family, Profile};
use crate::span::TextSpan;
use crate::tables::rules;
use smallvec::SmallVec;

/// An operand as read.
#[derive(Clone, Copy)]
enum Value {
    Destination(Reference),
    Source(Reference),
    Literal(u32, TextSpan),
}

type Values = SmallVec<[Value; 6]>;

/// An instruction as read.
struct Draft {
    mnemonic: Mnemonic,
    /// Where the mnemonic stands.
    at: TextSpan,
    coissued: bool,
    predicate: Option<Reference>,
    values: Values,
    /// The opcode; not the mnemonic's where that is written as another instruction.
    opcode: Opcode,
}

impl Parser<'_, '_> {
    /// The operands of an instruction, and the instruction itself.
    pub(super) fn instruction(
        &mut self,
        mnemonic: Mnemonic,
        at: TextSpan,
        coissued: bool,
        predicate: Option<Reference>,
    ) -> Parse<()> {
        let opcode = Opcode(mnemonic.op.opcode);
        let mut draft = Draft { mnemonic, at, coissued, predicate, values: Values::new(), opcode };
        let parameters = mnemonic.op.parameters;
        let literal =
            |parameter: &Parameter| matches!(parameter, Parameter::Float | Parameter::Integer | Parameter::Boolean);
        let defines = parameters.iter().any(literal);
        for parameter in parameters {
            if *parameter == Parameter::Usage {
                continue;
            }
            if !draft.values.is_empty() {
                self.comma()?;
            }
            let value = match parameter {
                Parameter::Destination => Value::Destination(self.destination(!defines)?),
                Parameter::Source => Value::Source(self.source()?),
                Parameter::Float => Value::Literal(self.float()?, self.last),
                Parameter::Integer => Value::Literal(self.integer()?, self.last),
                _ => Value::Literal(self.boolean()?, self.last),
            };
            draft.values.push(value);
        }
        self.emit(&mut draft);
        Ok(())
    }

    /// Checks that concern the instruction as a whole, in the order of the reference; and its tokens.
    fn emit(&mut self, draft: &mut Draft) {
        let at = draft.at;
        if draft.predicate.is_some() && !has_predicates(self.profile) {
            self.semantic(&rules::UNSUPPORTED_PREDICATE, at);
            draft.predicate = None;
        }
        if draft.coissued && !matches!(self.profile.family(), Family::Ps1 | Family::Ps14) {
            self.semantic(&rules::UNSUPPORTED_COISSUE, at);
            return;
        }
        let complete = self.check_operands(draft);
        if draft.opcode == opcode::SUB && !matches!(self.profile.family(), Family::Ps1 | Family::Ps14) {
            draft.opcode = opcode::ADD;
            self.negate_last(&mut draft.values, at);
        }
        if self.profile == Profile::Vs11 {
            for value in &mut draft.values {
                add_letters(value, draft.opcode);
                if let Value::Source(reference) = value {
                    self.check_address(reference, at);
                }
            }
        }
        if complete && !self.source.stopped {
            self.assemble(draft);
        }
    }

    /// Checks the operands. Whether all registers exist; an index that is left out of the stream
    /// does not matter.
    fn check_operands(&mut self, draft: &Draft) -> bool {
        let mut complete = true;
        for value in &draft.values {
            if let Value::Destination(reference) = value {
                self.check_destination(reference, draft.at);
                complete &= if self.profile.family() == Family::Vs3 { reference.valid } else { reference.known };
            }
        }
        if let Some(reference) = &draft.predicate {
            self.check_predicate(reference, draft.at);
            complete &= reference.known;
        }
        for value in &draft.values {
            if let Value::Source(reference) = value {
                complete &= reference.valid;
                if reference.relative.is_some_and(|relative| relative.nested) {
                    self.semantic(&rules::TWO_INDEX_REGISTERS, draft.at);
                }
            }
        }
        complete
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
            None => self.semantic(&rules::SUB_MODIFIER, at),
        }
    }

    /// Puts the tokens together, adds them to the program and shows them to the checker.
    fn assemble(&mut self, draft: &Draft) {
        let places = self.operands.len() as u32;
        let mut tokens = Tokens { operands: Operands::new(), offset: self.offset + 4, places: &mut self.operands };
        let Mnemonic { op, control, destination, declaration } = draft.mnemonic;
        if op.parameters.contains(&Parameter::Usage) {
            tokens.push(declaration, None, OperandKind::Declaration, draft.at);
        }
        let in_stream = self.profile.major() >= if self.profile.is_pixel() { 3 } else { 2 };
        let mut predicate = draft.predicate;
        if !writes(op) {
            tokens.predicate(&mut predicate);
        }
        for value in &draft.values {
            match value {
                Value::Destination(reference) => {
                    let indexed = matches!(self.profile.family(), Family::Vs2 | Family::Vs3);
                    let token = reference.token | destination;
                    tokens.push(token, reference.address(indexed), OperandKind::Destination, reference.at);
                    tokens.predicate(&mut predicate);
                }
                Value::Source(reference) => {
                    tokens.push(reference.token, reference.address(in_stream), OperandKind::Source, reference.at);
                }
                Value::Literal(bits, place) => tokens.push(*bits, None, OperandKind::Literal, *place),
            }
        }
        let Tokens { operands, offset, .. } = tokens;
        let length = (offset - self.offset - 4) / 4;
        let mut token = u32::from(draft.opcode.0) | u32::from(control) << 16;
        if self.profile.major() >= 2 {
            token |= (length & 15) << 24;
        }
        if draft.predicate.is_some() {
            token |= InstructionToken::PREDICATED;
        }
        if draft.coissued {
            token |= InstructionToken::COISSUED;
        }
        let instruction = Instruction { token: InstructionToken(token), operands, offset: self.offset };
        self.add(instruction, draft.at, places, length);
    }

    /// Adds a finished instruction, whose operands' places are in the list from `places` on.
    pub(super) fn add(&mut self, instruction: Instruction, at: TextSpan, places: u32, length: u32) {
        self.sources.push(at);
        self.operand_starts.push(places);
        let before = self.findings.len();
        self.checker.instruction(&instruction, &mut self.findings);
        self.source.treat_warnings(before, &mut self.findings);
        self.item(Item::Instruction(instruction), 4 + 4 * length);
    }
}

/// The operand tokens of an instruction under way, and the places they come from.
struct Tokens<'a> {
    operands: Operands,
    /// Byte offset of the next one.
    offset: u32,
    places: &'a mut Vec<TextSpan>,
}

impl Tokens<'_> {
    fn push(&mut self, token: u32, relative: Option<u32>, kind: OperandKind, place: TextSpan) {
        self.operands.push(Operand { token, relative, kind, offset: self.offset });
        self.places.push(place);
        self.offset += if relative.is_some() { 8 } else { 4 };
    }
    /// The predicate, if there is one that was not written yet.
    fn predicate(&mut self, predicate: &mut Option<Reference>) {
        if let Some(reference) = predicate.take() {
            self.push(reference.token, None, OperandKind::Predicate, reference.at);
        }
    }
}

/// What vs_1_1 takes for a mask or swizzle where none stands: scalar instructions read w, and
/// matrix instructions write as many components as they have rows.
fn add_letters(value: &mut Value, opcode: Opcode) {
    const SCALAR: [Opcode; 6] = [opcode::RCP, opcode::RSQ, opcode::EXP, opcode::LOG, opcode::EXPP, opcode::LOGP];
    match value {
        Value::Source(reference) if reference.token >> 16 & 0xFF == 0xE4 && SCALAR.contains(&opcode) => {
            reference.token = reference.token & !(0xFF << 16) | 0xFF << 16;
        }
        Value::Destination(reference) if reference.token >> 16 & 15 == 15 => {
            let mask = match opcode {
                opcode::M4X3 | opcode::M3X3 => 7,
                opcode::M3X2 => 3,
                _ => 15,
            };
            reference.token = reference.token & !(15 << 16) | mask << 16;
        }
        _ => {}
    }
}

/// Whether instructions can be predicated.
fn has_predicates(profile: Profile) -> bool {
    profile.major() >= 3 || profile.major() == 2 && profile.version() & 0xFF != 0
}
