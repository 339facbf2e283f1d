//! Where texture operations may stand, and how often they may use a register.

use super::{Context, Next, destination, is_texture, report_destination};
use crate::d3d9::model::RegisterType;
use crate::d3d9::op::Kind;
use crate::diagnostic::At;
use crate::tables::rules;

/// Texture registers taken so far, and the arithmetic that ended the texture block.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Per register, the operation that took it.
    taken: [Option<u32>; 6],
    /// The highest number taken.
    highest: Option<u16>,
    /// The first arithmetic of the block.
    arithmetic: Option<u32>,
    /// Whether a texture operation behind it was reported: only the first one is.
    reported: bool,
}

impl State {
    /// The phase marker begins a new block.
    pub(super) fn next_phase(&mut self) {
        *self = Self::default();
    }
}

/// ps_1_0 to ps_1_3: texture operations take each t register once, in ascending order.
pub(super) fn declared_once(context: &mut Context<'_>) -> Next {
    if !is_texture(context) {
        return Next::Continue;
    }
    let texture = |operand: &&crate::d3d9::model::Operand| operand.register() == RegisterType::TEXTURE;
    let Some(number) = destination(context.instruction).filter(texture).map(|operand| operand.number()) else {
        return Next::Continue;
    };
    let index = context.index;
    let state = &mut context.state.ps_1.texture;
    let Some(slot) = state.taken.get_mut(number as usize) else { return Next::Continue };
    if slot.is_some() {
        report_destination(context, &rules::PS1_TEXTURE_REGISTER_TWICE);
        return Next::Continue;
    }
    *slot = Some(index);
    if state.highest.is_some_and(|highest| number < highest) {
        report_destination(context, &rules::PS1_TEXTURE_REGISTER_ORDER);
        return Next::Continue;
    }
    state.highest = Some(number);
    Next::Continue
}

/// Texture operations stand before the arithmetic.
pub(super) fn after_arithmetic(context: &mut Context<'_>) -> Next {
    let arithmetic = context.op.is_some_and(|op| matches!(op.kind, Kind::Arithmetic | Kind::Macro));
    let index = context.index;
    let state = &mut context.state.ps_1.texture;
    if arithmetic {
        state.arithmetic.get_or_insert(index);
    } else if let Some(first) = state.arithmetic.filter(|_| !state.reported)
        && is_texture(context)
    {
        context.state.ps_1.texture.reported = true;
        let name = context.op.map_or("", |op| op.name);
        let finding = context.finding(&rules::PS1_TEXTURE_AFTER_ARITHMETIC).map(|finding| {
            finding.with("instruction", name).step(At::Instruction(first, None), "the arithmetic begins here")
        });
        context.push(finding);
    }
    Next::Continue
}

/// ps_1_4: within a phase, texture operations take each destination once.
pub(super) fn stage_once(context: &mut Context<'_>) -> Next {
    if !is_texture(context) {
        return Next::Continue;
    }
    let temporary = |operand: &&crate::d3d9::model::Operand| operand.register() == RegisterType::TEMP;
    let Some(number) = destination(context.instruction).filter(temporary).map(|operand| operand.number()) else {
        return Next::Continue;
    };
    let index = context.index;
    let Some(slot) = context.state.ps_1.texture.taken.get_mut(number as usize) else { return Next::Continue };
    if slot.is_none() {
        *slot = Some(index);
        return Next::Continue;
    }
    report_destination(context, &rules::PS1_STAGE_TWICE);
    Next::Continue
}
