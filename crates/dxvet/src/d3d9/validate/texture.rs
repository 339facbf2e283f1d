//! `texld`, `texldp`, `texldb`, `texldd`, `texldl`, `texkill`: operands and masks.

use super::super::model::{Operand, RegisterType};
use super::super::op::opcode;
use super::matrix::is_constant;
use super::{Context, Next, names};
use crate::profile::Family;
use crate::rule::Rule;
use crate::tables::rules;

/// Whether the instruction samples a texture.
fn samples(context: &Context<'_>) -> bool {
    matches!(context.instruction.opcode(), opcode::TEX | opcode::TEXLDD | opcode::TEXLDL)
}

fn report(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand) {
    let files = match context.profile.family() {
        Family::Ps2 => "r and t registers",
        _ => "r, v and c registers",
    };
    let finding = context.finding_at(rule, operand).map(|finding| {
        finding
            .with("name", context.op.map_or("the instruction", |op| op.name))
            .with("register", names::register(context.profile, operand))
            .with("mask", names::mask(operand.mask()))
            .with("files", files)
    });
    context.push(finding);
}

/// One operand of a texture instruction; false where its register does not belong there.
pub(super) fn operand(context: &mut Context<'_>, position: usize, source: &Operand) -> bool {
    let file = source.register();
    let readable = match context.profile.family() {
        Family::Ps2 if position == 0 => matches!(file, RegisterType::TEMP | RegisterType::TEXTURE),
        Family::Ps2 => {
            matches!(file, RegisterType::TEMP | RegisterType::INPUT | RegisterType::TEXTURE) || is_constant(file)
        }
        _ => matches!(file, RegisterType::TEMP | RegisterType::INPUT) || is_constant(file),
    };
    let (wrong, file) = match position {
        0 => (!readable, &rules::TEXTURE_COORDINATE_FILE),
        1 => (file != RegisterType::SAMPLER, &rules::TEXTURE_SAMPLER_FILE),
        _ => (!readable, &rules::TEXTURE_GRADIENT_FILE),
    };
    if wrong {
        report(context, file, source);
        return false;
    }
    if source.modifier().0 != 0 {
        if position == 1 {
            report(context, &rules::TEXTURE_SAMPLER_MODIFIER, source);
        }
        if position != 1 || context.profile.is_pixel() {
            report(context, &rules::TEXTURE_COORDINATE_MODIFIER, source);
        }
    }
    if source.swizzle() != Operand::IDENTITY {
        report(context, &rules::TEXTURE_OPERAND_SWIZZLE, source);
    }
    true
}

/// Masks of loads and of `texkill`.
pub(super) fn mask(context: &mut Context<'_>) -> Next {
    let Some(destination) = context.instruction.destination().copied() else { return Next::Continue };
    if destination.mask() == 15 {
        return Next::Continue;
    }
    if samples(context) {
        report(context, &rules::TEXTURE_MASK, &destination);
    } else if context.instruction.opcode() == opcode::TEXKILL {
        report(context, &rules::TEXKILL_MASK, &destination);
    }
    Next::Continue
}
