//! Destinations: files, masks, modifiers, and the write itself.

use super::history::Writer;
use super::{ALPHA, Context, Next, RGB, RGBA, destination, is_texture, report_destination};
use crate::d3d9::model::{Operand, RegisterType, SourceModifier};
use crate::d3d9::op::opcode;
use crate::tables::{limits, rules};

/// Bits 21 to 23: modifiers other than saturation.
const OTHER_MODIFIERS: u32 = 7 << 21;

/// The destination of ps_1_0 to ps_1_3.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    let Some(operand) = destination(context.instruction).copied() else { return Next::Continue };
    let before = context.findings.len();
    judge(context, &operand);
    context.state.ps_1.faulty_destination = context.findings.len() != before;
    Next::Continue
}

fn judge(context: &mut Context<'_>, operand: &Operand) {
    let file = operand.register();
    match file {
        RegisterType::TEMP | RegisterType::TEXTURE => number(context, operand),
        _ => report_destination(context, &rules::PS1_DESTINATION_FILE),
    }
    let taken = file == RegisterType::TEXTURE
        && context
            .state
            .ps_1
            .registers
            .view(file, operand.number())
            .is_some_and(|register| register.writers(RGBA).any(|writer| writer.opcode == opcode::TEXM3X2DEPTH));
    if taken {
        report_destination(context, &rules::PS1_DEPTH_REGISTER_WRITTEN);
        return;
    }
    if is_texture(context) {
        if file != RegisterType::TEXTURE {
            report_destination(context, &rules::PS1_TEXTURE_DESTINATION);
        }
        if operand.mask() != RGBA {
            report_destination(context, &rules::PS1_TEXTURE_MASK);
        }
        texture_modifiers(context, operand);
    } else {
        other_modifiers(context, operand);
        if !matches!(operand.shift(), -1..=2) {
            report_destination(context, &rules::PS1_DESTINATION_SHIFT);
        }
    }
    if !matches!(operand.mask(), RGB | ALPHA | RGBA) {
        report_destination(context, &rules::PS1_DESTINATION_MASK);
    }
}

/// The destination of ps_1_4.
pub(super) fn check_1_4(context: &mut Context<'_>) -> Next {
    let Some(operand) = destination(context.instruction).copied() else { return Next::Continue };
    let before = context.findings.len();
    judge_1_4(context, &operand);
    context.state.ps_1.faulty_destination = context.findings.len() != before;
    Next::Continue
}

fn judge_1_4(context: &mut Context<'_>, operand: &Operand) {
    match (operand.register(), context.instruction.opcode()) {
        (RegisterType::TEMP, _) | (RegisterType::TEXTURE, opcode::TEXKILL) => number(context, operand),
        _ => report_destination(context, &rules::PS1_DESTINATION_FILE),
    }
    if !is_texture(context) {
        other_modifiers(context, operand);
        if !matches!(operand.shift(), -3..=3) {
            report_destination(context, &rules::PS1_DESTINATION_SHIFT);
        }
        return;
    }
    if context.instruction.opcode() != opcode::TEXCOORD {
        if operand.mask() != RGBA {
            report_destination(context, &rules::PS1_TEXTURE_MASK);
        }
    } else if context.instruction.sources().any(|source| source.modifier() == SourceModifier::DW) {
        if operand.mask() != 0b0011 {
            report_destination(context, &rules::PS1_COORDINATE_DW_MASK);
        }
    } else if operand.mask() != RGB {
        report_destination(context, &rules::PS1_COORDINATE_MASK);
    }
    texture_modifiers(context, operand);
}

fn number(context: &mut Context<'_>, operand: &Operand) {
    let temporary = operand.register() == RegisterType::TEMP;
    let limit = if temporary { &limits::TEMPORARY_NUMBER } else { &limits::TEXTURE_NUMBER };
    if u32::from(operand.number()) > limit.value(context.profile) {
        report_destination(context, &rules::PS1_DESTINATION_NUMBER);
    }
}

fn texture_modifiers(context: &mut Context<'_>, operand: &Operand) {
    if operand.saturate() {
        report_destination(context, &rules::PS1_TEXTURE_SATURATE);
    }
    if operand.shift() != 0 {
        report_destination(context, &rules::PS1_TEXTURE_SHIFT);
    }
    other_modifiers(context, operand);
}

fn other_modifiers(context: &mut Context<'_>, operand: &Operand) {
    if operand.token & OTHER_MODIFIERS != 0 {
        report_destination(context, &rules::PS1_DESTINATION_MODIFIER);
    }
}

/// Records the write, unless the destination has an error.
pub(super) fn write(context: &mut Context<'_>) -> Next {
    let Some(operand) = destination(context.instruction).copied() else { return Next::Continue };
    let number = context.instruction.opcode();
    let modern = context.profile.family() == crate::profile::Family::Ps14;
    if context.state.ps_1.faulty_destination || (modern && number == opcode::TEXKILL) {
        return Next::Continue;
    }
    let textures = context.instruction.sources().filter(|source| source.register() == RegisterType::TEXTURE);
    let from = textures.fold(0, |bits, source| bits | 1u8.checked_shl(source.number().into()).unwrap_or(0));
    let writer = Writer {
        index: context.index,
        opcode: number,
        saturated: operand.saturate(),
        phase: context.state.ps_1.registers.phase,
        from,
    };
    let registers = &mut context.state.ps_1.registers;
    registers.write(operand.register(), operand.number(), operand.mask(), writer);
    // texcrd with two components leaves nothing in the third.
    if modern && number == opcode::TEXCOORD && operand.mask() == 0b0011 {
        registers.lose_blue(operand.number(), context.index);
    }
    Next::Continue
}
