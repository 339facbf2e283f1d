//! What no assembler writes: instructions of other versions, and wrong numbers of operands.

use super::{Context, Next};
use crate::d3d9::op::Op;
use crate::profile::Profile;
use crate::tables::rules;

/// The instruction exists and has its number of operands; there is no judging it otherwise.
pub(super) fn known(context: &mut Context<'_>) -> Next {
    let Some(op) = context.op else {
        return foreign(context);
    };
    let (found, needed) = (context.instruction.operands.len(), op.parameters.len());
    if found == needed {
        return Next::Continue;
    }
    let finding = context
        .finding_too_many(&rules::PS1_OPERAND_COUNT, needed)
        .map(|finding| finding.with("instruction", op.name).with("count", found).with("needed", needed));
    context.push(finding);
    // What is too much is not looked at.
    if found < needed { Next::Skip } else { Next::Continue }
}

/// An instruction of another version.
fn foreign(context: &mut Context<'_>) -> Next {
    let op = Op::find(context.instruction.token, context.profile);
    let profiles = op.map(|op| op.legal.iter().map(Profile::name).collect::<Vec<_>>().join(", "));
    let finding = context.finding(&rules::PS1_UNKNOWN_INSTRUCTION).map(|finding| {
        finding.with("instruction", op.map_or("?", |op| op.name)).with("profiles", profiles.unwrap_or_default())
    });
    context.push(finding);
    Next::Skip
}
