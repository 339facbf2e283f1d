//! Sources of ps_1_0 to ps_1_3: files, numbers, modifiers and swizzles.

use super::{ALPHA, Context, Next, Source, destination, is_texture, report, sources};
use crate::d3d9::model::{Opcode, RegisterType, SourceModifier};
use crate::d3d9::op::opcode;
use crate::limit::Limit;
use crate::profile::Profile;
use crate::rule::Rule;
use crate::tables::{limits, rules};

/// Judges every source; those with an error are remembered as faulty.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    for source in sources(context.instruction) {
        let before = context.findings.len();
        if source.is(RegisterType::CONST) && source.operand.modifier() != SourceModifier::NONE {
            report(context, &rules::PS1_CONSTANT_MODIFIER, &source);
        } else if !is_texture(context) {
            arithmetic(context, &source);
        } else if context.instruction.opcode() == opcode::TEXM3X3SPEC && source.number == 1 {
            eye_ray(context, &source);
        } else {
            texture(context, &source);
        }
        if context.findings[before..].iter().any(|finding| !is_lenient(finding.rule)) {
            context.state.ps_1.faulty |= 1 << source.number.min(7);
        }
    }
    Next::Continue
}

/// The second source of texm3x3spec: a plain constant. A t register is only refused where the
/// registers of the sequence are compared.
fn eye_ray(context: &mut Context<'_>, source: &Source) {
    match source.operand.register() {
        RegisterType::TEXTURE => texture(context, source),
        RegisterType::CONST if source.is_plain() => number(context, source, &rules::PS1_TEXTURE_SOURCE_NUMBER),
        _ => report(context, &rules::PS1_EYE_RAY_SOURCE, source),
    }
}

/// Whether the register's number exceeds its file; files without a limit have none.
pub(super) fn number(context: &mut Context<'_>, source: &Source, rule: &'static Rule) {
    let limit = match source.operand.register() {
        RegisterType::TEMP => &limits::TEMPORARY_NUMBER,
        RegisterType::INPUT => &limits::INPUT_NUMBER,
        RegisterType::CONST => &limits::CONSTANT_NUMBER,
        _ => &limits::TEXTURE_NUMBER,
    };
    above(context, source, rule, limit);
}

/// Whether the register's number exceeds `limit`.
pub(super) fn above(context: &mut Context<'_>, source: &Source, rule: &'static Rule, limit: &Limit) {
    let last = limit.value(context.profile);
    if u32::from(source.operand.number()) > last {
        let finding = super::at(context, rule, source).map(|finding| finding.with("last", last));
        context.push(finding);
    }
}

fn texture(context: &mut Context<'_>, source: &Source) {
    if !source.is(RegisterType::TEXTURE) {
        report(context, &rules::PS1_TEXTURE_SOURCE, source);
        if !source.is(RegisterType::CONST) {
            report(context, &rules::PS1_TEXTURE_SOURCE_FILE, source);
            return;
        }
    }
    number(context, source, &rules::PS1_TEXTURE_SOURCE_NUMBER);
    if let Some(rule) = texture_modifier(context.instruction.opcode(), source.operand.modifier(), context.profile) {
        report(context, rule, source);
    }
    if !source.is_plain() {
        report(context, &rules::PS1_TEXTURE_SWIZZLE, source);
    }
}

/// The rule a modifier on a texture operation breaks: only _bx2 exists, and not everywhere.
fn texture_modifier(number: Opcode, modifier: SourceModifier, profile: Profile) -> Option<&'static Rule> {
    let first = matches!(profile, Profile::Ps10 | Profile::Ps11);
    match (modifier, number) {
        (SourceModifier::NONE, _) => None,
        (SourceModifier::SIGN, opcode::TEXREG2AR | opcode::TEXREG2GB | opcode::TEXBEM | opcode::TEXBEML) if first => {
            Some(&rules::PS1_TEXTURE_BX2)
        }
        (SourceModifier::SIGN, opcode::TEXREG2AR | opcode::TEXREG2GB) => Some(&rules::PS1_REGISTER_LOOKUP_BX2),
        (SourceModifier::SIGN, opcode::TEXBEM | opcode::TEXBEML) => Some(&rules::PS1_BUMP_BX2),
        (SourceModifier::SIGN, _) => None,
        _ => Some(&rules::PS1_TEXTURE_MODIFIER),
    }
}

/// Errors that do not keep the contents of the source from being judged.
fn is_lenient(rule: &'static Rule) -> bool {
    [&rules::PS1_TEXTURE_BX2, &rules::PS1_REGISTER_LOOKUP_BX2, &rules::PS1_BUMP_BX2]
        .into_iter()
        .any(|lenient| std::ptr::eq(lenient, rule))
}

fn arithmetic(context: &mut Context<'_>, source: &Source) {
    if !matches!(
        source.operand.register(),
        RegisterType::TEMP | RegisterType::INPUT | RegisterType::CONST | RegisterType::TEXTURE
    ) {
        report(context, &rules::PS1_SOURCE_FILE, source);
        return;
    }
    number(context, source, &rules::PS1_SOURCE_NUMBER);
    let written = destination(context.instruction);
    let same = |written: &crate::d3d9::model::Operand| {
        (written.register(), written.number()) == (source.operand.register(), source.operand.number())
    };
    if matches!(context.instruction.opcode(), opcode::CMP | opcode::DP4) && written.is_some_and(same) {
        report(context, &rules::PS1_SOURCE_IS_DESTINATION, source);
    }
    use SourceModifier as M;
    if !matches!(
        source.operand.modifier(),
        M::NONE | M::NEGATE | M::BIAS | M::BIAS_NEGATE | M::SIGN | M::SIGN_NEGATE | M::COMPLEMENT
    ) {
        report(context, &rules::PS1_SOURCE_MODIFIER, source);
    }
    let is_product = matches!(context.instruction.opcode(), opcode::DP3 | opcode::DP4);
    match (source.is_plain() || source.operand.swizzle() == 0xFF, source.operand.swizzle()) {
        (true, _) => {}
        // Dot products run in the colour pipe, whatever they write.
        (false, 0xAA) if !is_product && written.is_some_and(|written| written.mask() == ALPHA) => {}
        (false, 0xAA) => report(context, &rules::PS1_BLUE_REPLICATE, source),
        (false, _) => report(context, &rules::PS1_SOURCE_SWIZZLE, source),
    }
}
