//! What no assembler writes: the withdrawn version, instructions of other versions, and wrong
//! numbers of operands.

use super::{Context, Next};
use crate::tables::rules;

/// Whether the version was judged.
#[derive(Debug, Default)]
pub(super) struct State {
    version_judged: bool,
}

/// ps_1_0 was withdrawn: the assembler writes ps_1_1 for it.
pub(super) fn withdrawn_version(context: &mut Context<'_>) -> Next {
    if std::mem::replace(&mut context.state.ps_1.form.version_judged, true) {
        return Next::Continue;
    }
    context.report(&rules::PS1_WITHDRAWN_VERSION, None)
}

/// The instruction exists and has its number of operands; there is no judging it otherwise.
pub(super) fn known(context: &mut Context<'_>) -> Next {
    let Some(op) = context.op else {
        let number = context.instruction.opcode().0;
        let finding = context.finding(&rules::PS1_UNKNOWN_INSTRUCTION).map(|finding| finding.with("number", number));
        context.push(finding);
        return Next::Skip;
    };
    let (found, needed) = (context.instruction.operands.len(), op.parameters.len());
    if found == needed {
        return Next::Continue;
    }
    let finding = context
        .finding(&rules::PS1_OPERAND_COUNT)
        .map(|finding| finding.with("instruction", op.name).with("count", found).with("needed", needed));
    context.push(finding);
    Next::Skip
}
