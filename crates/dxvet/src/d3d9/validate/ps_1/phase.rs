//! The phase marker of ps_1_4, and what may not stand before it.

use super::{Context, Next};
use crate::d3d9::op::opcode;
use crate::diagnostic::At;
use crate::rule::Rule;
use crate::tables::rules;

/// The marker and what it judges.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Where the marker stood.
    marker: Option<u32>,
    /// The first read of a v register.
    pub(super) input_read: Option<u32>,
    /// The first _dz of a texld.
    pub(super) divided: Option<u32>,
    /// The first texkill.
    killed: Option<u32>,
    /// Per t register, the selector of its last read and where that was.
    pub(super) selectors: [Option<(u8, u32)>; 6],
    /// Uses of _dz without an error.
    pub(super) projections: u32,
}

impl State {
    /// 0 before the marker, 1 after it.
    pub(super) fn number(&self) -> u8 {
        u8::from(self.marker.is_some())
    }
}

/// A second marker is refused, and does nothing but stand there.
pub(super) fn second(context: &mut Context<'_>) -> Next {
    let marker = context.state.ps_1.phase.marker;
    let Some(marker) = marker.filter(|_| context.instruction.opcode() == opcode::PHASE) else {
        return Next::Continue;
    };
    let finding = context
        .finding(&rules::PS1_SECOND_PHASE)
        .map(|finding| finding.step(At::Instruction(marker, None), "the first marker"));
    context.push(finding);
    super::remember(context);
    Next::Skip
}

/// Reports what stood before the marker, where something did.
pub(super) fn before(context: &mut Context<'_>, rule: &'static Rule, at: Option<u32>) {
    if let Some(at) = at {
        let finding = context.finding(rule).map(|finding| finding.step(At::Instruction(at, None), "the first one"));
        context.push(finding);
    }
}

/// The marker: what may not stand before it, what it erases, what begins anew.
pub(super) fn marker(context: &mut Context<'_>) -> Next {
    if context.instruction.opcode() != opcode::PHASE {
        return Next::Continue;
    }
    let (divided, input_read) = (context.state.ps_1.phase.divided, context.state.ps_1.phase.input_read);
    before(context, &rules::PS1_DZ_BEFORE_PHASE, divided);
    before(context, &rules::PS1_INPUT_BEFORE_PHASE, input_read);
    let index = context.index;
    let state = &mut context.state.ps_1;
    state.phase.marker = Some(index);
    state.registers.lose_alpha(index);
    state.texture.next_phase();
    Next::Continue
}

/// texkill stands behind the marker, if there is one.
pub(super) fn killed_before(context: &mut Context<'_>) -> Next {
    let index = context.index;
    match context.instruction.opcode() {
        opcode::TEXKILL => {
            context.state.ps_1.phase.killed.get_or_insert(index);
        }
        opcode::PHASE => {
            let killed = context.state.ps_1.phase.killed;
            before(context, &rules::PS1_TEXKILL_BEFORE_PHASE, killed);
        }
        _ => {}
    }
    Next::Continue
}
