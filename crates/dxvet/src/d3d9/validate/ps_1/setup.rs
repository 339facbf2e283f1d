//! def: where it stands, what it defines.

use super::{Context, Next, RGBA, report_destination};
use crate::d3d9::model::RegisterType;
use crate::d3d9::op::opcode;
use crate::diagnostic::At;
use crate::tables::{limits, rules};

/// Constants defined so far, and the first instruction that is no definition.
#[derive(Debug, Default)]
pub(super) struct State {
    defined: [Option<u32>; 8],
    begun: Option<u32>,
}

/// Bits 20 to 23 of a destination: a definition takes no modifier, _sat included.
const MODIFIERS: u32 = 15 << 20;

/// Judges a definition.
pub(super) fn definition(context: &mut Context<'_>) -> Next {
    let index = context.index;
    if context.instruction.opcode() != opcode::DEF {
        context.state.ps_1.setup.begun.get_or_insert(index);
        return Next::Continue;
    }
    let Some(operand) = context.instruction.destination().copied() else { return Next::Continue };
    let before = context.findings.len();
    if let Some(begun) = context.state.ps_1.setup.begun {
        let finding = context
            .finding(&rules::PS1_DEF_AFTER_INSTRUCTION)
            .map(|finding| finding.step(At::Instruction(begun, None), "the first instruction"));
        context.push(finding);
    }
    if operand.register() != RegisterType::CONST || operand.mask() != RGBA {
        report_destination(context, &rules::PS1_DEF_DESTINATION);
    } else if u32::from(operand.number()) > limits::CONSTANT_NUMBER.value(context.profile) {
        report_destination(context, &rules::PS1_DEF_NUMBER);
    }
    if operand.token & MODIFIERS != 0 {
        report_destination(context, &rules::PS1_DESTINATION_MODIFIER);
    }
    if operand.shift() != 0 {
        report_destination(context, &rules::PS1_DESTINATION_SHIFT);
    }
    if context.findings.len() != before {
        return Next::Continue;
    }
    let slot = context.state.ps_1.setup.defined.get_mut(operand.number() as usize);
    if slot.is_some_and(|slot| slot.replace(index).is_some()) {
        report_destination(context, &rules::PS1_DEF_TWICE);
    }
    Next::Continue
}
