//! Instructions as a flow graph sees them, whatever the format: each is one step with a role.

use crate::span::Span;

/// What an instruction does to the flow. Where it is conditional the step has a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Goes on to the next.
    Plain,
    If,
    Else,
    EndIf,
    /// `form` tells apart what is closed differently; a counted loop can end at its head.
    Loop {
        form: Form,
        counted: bool,
    },
    EndLoop(Form),
    Switch,
    /// The condition is the value.
    Case,
    Default,
    EndSwitch,
    Break,
    Continue,
    /// The routines that may be called.
    Call(Vec<u32>),
    Return,
    /// The start of a routine.
    Label(u32),
    /// The start of a part of the program that runs after the part before it.
    Phase(&'static str),
}

/// Which loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Loop,
    Rep,
}

/// One instruction.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) role: Role,
    pub(super) span: Span,
    /// As the disassembler prints it.
    pub(super) text: String,
    /// What decides, as an expression; empty where nothing does.
    pub(super) condition: String,
}

impl Step {
    pub(super) fn is(&self, role: &Role) -> bool {
        self.role == *role
    }
    pub(super) fn conditional(&self) -> bool {
        !self.condition.is_empty()
    }
}
