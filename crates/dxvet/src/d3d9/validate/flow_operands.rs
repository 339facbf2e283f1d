//! The operands of flow instructions: which register file stands where.

use super::Context;
use super::operand_text as text;
use super::sources::{Source, blame};
use crate::d3d9::model::RegisterType;
use crate::d3d9::op::{Kind, opcode};
use crate::d3d9::register::File;
use crate::rule::Rule;
use crate::tables::rules;

/// What a flow instruction wants at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    /// The label of `label`.
    Label,
    /// The label of `call` and `callnz`.
    Callee,
    /// aL, the first operand of `loop`.
    Counter,
    /// The integer constant of `loop` and `rep`.
    Count,
    /// The condition of `if`.
    If,
    /// The condition of `callnz`.
    Callnz,
    /// The predicate of `breakp`.
    Predicate,
}

impl Expected {
    pub(super) fn accepts(self, register: RegisterType) -> bool {
        match self {
            Self::Label | Self::Callee => register == RegisterType::LABEL,
            Self::Counter => register == RegisterType::LOOP,
            Self::Count => register == RegisterType::CONSTINT,
            Self::If | Self::Callnz => matches!(register, RegisterType::CONSTBOOL | RegisterType::PREDICATE),
            Self::Predicate => register == RegisterType::PREDICATE,
        }
    }
    fn rule(self) -> &'static Rule {
        match self {
            Self::Label => &rules::LABEL_OPERAND_REGISTER,
            Self::Callee => &rules::CALL_OPERAND_REGISTER,
            Self::Counter => &rules::LOOP_FIRST_OPERAND,
            Self::Count => &rules::LOOP_COUNT_REGISTER,
            Self::If => &rules::IF_CONDITION_REGISTER,
            Self::Callnz => &rules::CALLNZ_CONDITION_REGISTER,
            Self::Predicate => &rules::BREAKP_OPERAND_REGISTER,
        }
    }
}

/// What the instruction wants at source `place`; `None` where it reads like arithmetic.
pub(super) fn expected(context: &Context<'_>, place: u8) -> Option<Expected> {
    if context.op.is_some_and(|op| op.kind != Kind::Flow) {
        return None;
    }
    Some(match (context.instruction.opcode(), place) {
        (opcode::LABEL, 0) => Expected::Label,
        (opcode::CALL | opcode::CALLNZ, 0) => Expected::Callee,
        (opcode::CALLNZ, 1) => Expected::Callnz,
        (opcode::LOOP, 0) => Expected::Counter,
        (opcode::LOOP, 1) | (opcode::REP, 0) => Expected::Count,
        (opcode::IF, 0) => Expected::If,
        (opcode::BREAKP, 0) => Expected::Predicate,
        _ => return None,
    })
}

/// Reports a register that the instruction does not want.
pub(super) fn wrong_register(context: &mut Context<'_>, expected: Expected, source: Source<'_>) {
    blame(context, expected.rule(), source.index, |context, finding| {
        let highest = File::find(RegisterType::CONSTINT, context.profile).map_or(0, |file| file.highest);
        finding.with("register", text::register(context.profile, source.operand)).with("limit", highest)
    });
}
