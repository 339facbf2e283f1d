//! Depth counters: rows of `tables/d3d9/depth.tsv` and how to find them.

use super::model::{Instruction, RegisterType};
use super::op::opcode;
use crate::limit::Limit;
use crate::profile::{Profile, ProfileSet};
use crate::rule::Rule;
use crate::tables::depth::DEPTHS;
use crate::tables::limits;

/// What nests or is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counter {
    /// `if` on a boolean constant.
    Static,
    /// `if` with a comparison or a predicate.
    Dynamic,
    /// `loop` and `rep`.
    Loop,
    /// Calls.
    Call,
    /// The static flow count: never goes down.
    Flow,
}

impl Counter {
    /// All, in the order of [`Row::deltas`].
    pub const ALL: [Self; 5] = [Self::Static, Self::Dynamic, Self::Loop, Self::Call, Self::Flow];

    /// As traces and listings name it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Static => "static",
            Self::Dynamic => "dynamic",
            Self::Loop => "loop",
            Self::Call => "call",
            Self::Flow => "static flow count",
        }
    }
    /// Its limit.
    pub fn limit(self) -> &'static Limit {
        match self {
            Self::Static => &limits::STATIC_DEPTH,
            Self::Dynamic => &limits::DYNAMIC_DEPTH,
            Self::Loop => &limits::LOOP_DEPTH,
            Self::Call => &limits::CALL_DEPTH,
            Self::Flow => &limits::STATIC_FLOW_COUNT,
        }
    }
}

/// The forms of flow instructions that the depth table tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named as in the manual
pub enum Form {
    IfBool,
    IfComp,
    IfPred,
    Else,
    Endif,
    Rep,
    Endrep,
    Loop,
    Endloop,
    Break,
    BreakComp,
    Breakp,
    Call,
    CallnzBool,
    CallnzPred,
    Ret,
    SetpComp,
}

impl Form {
    /// The form of `instruction`, if it is in the depth table.
    pub fn of(instruction: &Instruction) -> Option<Self> {
        let predicate =
            |index| instruction.source(index).is_some_and(|source| source.register() == RegisterType::PREDICATE);
        Some(match instruction.opcode() {
            opcode::IF if predicate(0) => Self::IfPred,
            opcode::IF => Self::IfBool,
            opcode::IFC => Self::IfComp,
            opcode::ELSE => Self::Else,
            opcode::ENDIF => Self::Endif,
            opcode::REP => Self::Rep,
            opcode::ENDREP => Self::Endrep,
            opcode::LOOP => Self::Loop,
            opcode::ENDLOOP => Self::Endloop,
            opcode::BREAK => Self::Break,
            opcode::BREAKC => Self::BreakComp,
            opcode::BREAKP => Self::Breakp,
            opcode::CALL => Self::Call,
            opcode::CALLNZ if predicate(1) => Self::CallnzPred,
            opcode::CALLNZ => Self::CallnzBool,
            opcode::RET => Self::Ret,
            opcode::SETP => Self::SetpComp,
            _ => return None,
        })
    }
}

/// One row of the depth table.
#[derive(Debug)]
pub struct Row {
    /// The instruction form.
    pub form: Form,
    /// Where the row holds.
    pub profiles: ProfileSet,
    /// What it adds to each counter, in the order of [`Counter::ALL`].
    pub deltas: [i8; 5],
    /// Whether the levels are needed at the instruction only (break with a comparison).
    pub momentary: bool,
    /// The rule that a counter above its limit breaks, and the one where the caps decide, in the
    /// order of the reference.
    pub rules: &'static [(Counter, &'static Rule, &'static Rule)],
    /// The manual's deltas, in the same order.
    pub documented: &'static str,
    /// Who says so.
    pub source: &'static str,
}

impl Row {
    /// The row of `form` in `profile`.
    pub fn find(form: Form, profile: Profile) -> Option<&'static Self> {
        DEPTHS.get(usize::from(INDEX[profile as usize][form as usize]))
    }
}

/// Where the row of each form stands in each profile; a number past the table's end where there is
/// none.
static INDEX: [[u8; Form::SetpComp as usize + 1]; Profile::ALL.len()] = {
    let mut index = [[u8::MAX; Form::SetpComp as usize + 1]; Profile::ALL.len()];
    let mut profile = 0;
    while profile < index.len() {
        let mut place = DEPTHS.len();
        while place > 0 {
            place -= 1;
            if DEPTHS[place].profiles.contains(Profile::ALL[profile]) {
                index[profile][DEPTHS[place].form as usize] = place as u8;
            }
        }
        profile += 1;
    }
    index
};
