//! Operations of DXIL: calls of `dx.op.*`, told apart by their first argument.

use super::module::{Body, Instruction, Module, Op, ValueId};
use crate::tables::dxil_ops::OPERATIONS;

/// One row of `tables/dxil/ops.tsv`.
#[derive(Debug, PartialEq, Eq)]
pub struct Operation {
    /// The number that stands first among the arguments; experimental ones begin at 2^31.
    pub number: u32,
    /// Its name.
    pub name: &'static str,
    /// What follows `dx.op.` in the name of its function.
    pub class: &'static str,
    /// Names of the other arguments, with commas between them.
    pub arguments: &'static str,
}

/// What the names of functions for operations begin with.
pub const PREFIX: &[u8] = b"dx.op.";

/// The operation with this number.
pub fn operation(number: u32) -> Option<&'static Operation> {
    let at = OPERATIONS.binary_search_by_key(&number, |row| row.number).ok()?;
    Some(&OPERATIONS[at])
}

/// A call of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    /// Its number.
    pub number: u32,
    /// The operation; `None` if no row has the number.
    pub operation: Option<&'static Operation>,
    /// The arguments after the number.
    pub arguments: &'m [u32],
}

impl Module {
    /// The call of an operation that an instruction is: a call of a function whose name begins with
    /// `dx.op.`, with a constant first argument.
    pub fn operation_call(&self, body: &Body, instruction: &Instruction) -> Option<Call<'_>> {
        if instruction.op != Op::Call {
            return None;
        }
        let (callee, arguments) = self.operands(instruction).split_first()?;
        let function = self.function(ValueId(*callee))?;
        if !self.text(function.name).starts_with(PREFIX) {
            return None;
        }
        let (number, arguments) = arguments.split_first()?;
        let number = self.integer(Some(body), ValueId(*number))? as u32;
        Some(Call { number, operation: operation(number), arguments })
    }
}
