//! Source modifiers, result modifiers and shifts.

use super::operand_text as text;
use super::registers::{any_destination, destination};
use super::sources::{Source, blame, blame_source};
use super::{Context, Next, flow_operands, matrix};
use crate::d3d9::model::{RegisterType, SourceModifier};
use crate::d3d9::op::{Kind, opcode};
use crate::profile::Family;
use crate::rule::Rule;
use crate::tables::rules;

/// Checks the modifier of a source, and where vFace may stand.
pub(super) fn source(context: &mut Context<'_>, source: Source<'_>) {
    let modifier = source.operand.modifier();
    let absolute = matches!(modifier, SourceModifier::ABS | SourceModifier::ABS_NEGATE);
    let is_face = is_face(context, source);
    if is_face && absolute {
        blame_source(context, &rules::FACE_ABSOLUTE, source);
    }
    if modifier != SourceModifier::NONE {
        let negated_or_absolute = modifier == SourceModifier::NEGATE || (absolute && context.profile.major() >= 3);
        let opcode = context.instruction.opcode();
        if negated_or_absolute {
            if matrix::is_matrix(context, source.place) {
                matrix::modifier(context, source.operand);
            } else if flow_operands::expected(context, source.place).is_some() {
                blame_source(context, &rules::FLOW_OPERAND_MODIFIER, source);
            } else if matches!(opcode, opcode::DSX | opcode::DSY) {
                blame_source(context, &rules::GRADIENT_SOURCE_MODIFIER, source);
            }
        } else if modifier != SourceModifier::NOT || !matches!(opcode, opcode::IF | opcode::CALLNZ | opcode::BREAKP) {
            not_allowed(context, source);
        }
    }
    if is_face && !face_may_stand(context, source.place) {
        blame_source(context, &rules::FACE_USE, source);
    }
}

/// Reports a modifier that no instruction but those with a condition takes.
pub(super) fn not_of_profile(context: &mut Context<'_>, source: Source<'_>) {
    let taken = [SourceModifier::NONE, SourceModifier::NEGATE, SourceModifier::ABS, SourceModifier::ABS_NEGATE];
    if !taken.contains(&source.operand.modifier()) {
        not_allowed(context, source);
    }
}

fn not_allowed(context: &mut Context<'_>, source: Source<'_>) {
    blame(context, &rules::SOURCE_MODIFIER, source.index, |context, finding| {
        let allowed = if context.profile.major() >= 3 { "sources take - and _abs" } else { "sources take -" };
        finding
            .with("operand", text::register(context.profile, source.operand))
            .with("modifier", text::modifier_name(source.operand.modifier()))
            .with("modifiers", allowed)
    });
}

/// Whether a source is vFace.
pub(super) fn is_face(context: &Context<'_>, source: Source<'_>) -> bool {
    context.profile.family() == Family::Ps3
        && source.operand.register() == RegisterType::MISCTYPE
        && source.operand.number() == 1
}

fn face_may_stand(context: &Context<'_>, place: u8) -> bool {
    match context.instruction.opcode() {
        opcode::CMP => place == 0,
        opcode::SETP | opcode::IFC | opcode::BREAKC => true,
        _ => false,
    }
}

/// Result modifier bits and shifts that the profile does not have. Definitions take none at all,
/// the declarations of pixel shaders have rules of their own about modifiers.
pub(super) fn destination_bits(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = any_destination(context) else { return Next::Continue };
    if operand.token & 0x0FF0_0000 == 0 {
        return Next::Continue;
    }
    let pixel = context.profile.is_pixel();
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    let allowed: u32 = match context.profile.family() {
        _ if setup => {
            if pixel && context.instruction.opcode() == opcode::DCL {
                15
            } else {
                0
            }
        }
        Family::Vs1 | Family::Vs2 => 0,
        Family::Vs3 => 1,
        Family::Ps3 => 7,
        _ => 3,
    };
    let extra = (operand.token >> 20 & 15) & !allowed;
    if extra != 0 {
        blame(context, &rules::DESTINATION_MODIFIER, index, |_, finding| {
            let name = ["_sat", "_pp", "_centroid", "(bit 23)"][extra.trailing_zeros() as usize & 3];
            let modifiers = if setup {
                "none there"
            } else if pixel {
                "_sat and _pp"
            } else if allowed == 1 {
                "_sat"
            } else {
                "none"
            };
            finding.with("modifier", name).with("modifiers", modifiers)
        });
    }
    if pixel && operand.centroid() && !setup {
        blame(context, &rules::DESTINATION_CENTROID, index, |_, finding| finding);
    }
    if operand.shift() != 0 {
        blame(context, &rules::DESTINATION_SHIFT, index, |_, finding| finding);
    }
    Next::Continue
}

/// Instructions and destinations that take no _sat.
pub(super) fn saturate(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = destination(context) else { return Next::Continue };
    if !operand.saturate() {
        return Next::Continue;
    }
    let opcode = context.instruction.opcode();
    let texture = context.op.is_some_and(|op| op.kind == Kind::Texture);
    let rule: &Rule = match opcode {
        opcode::SETP | opcode::FRC | opcode::SINCOS | opcode::MOVA | opcode::TEXLDL if !context.profile.is_pixel() => {
            &rules::SATURATE_NOT_ALLOWED
        }
        opcode::SETP => &rules::SATURATE_SETP,
        opcode::FRC => &rules::SATURATE_FRC,
        opcode::SINCOS => &rules::SATURATE_SINCOS,
        _ if texture => &rules::SATURATE_TEXTURE,
        _ => return Next::Continue,
    };
    blame(context, rule, index, |_, finding| finding)
}
