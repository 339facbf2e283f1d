//! Sources of ps_1_4: files, numbers, modifiers and selectors.

use super::source::{above, number};
use super::{Context, Next, Source, is_texture, report, sources};
use crate::d3d9::model::{Operand, RegisterType, SourceModifier};
use crate::d3d9::op::opcode;
use crate::diagnostic::At;
use crate::tables::{limits, rules};

/// Judges every source; those with an error are remembered as faulty.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    for source in sources(context.instruction) {
        let before = context.findings.len();
        if source.is(RegisterType::CONST) && source.operand.modifier() != SourceModifier::NONE {
            report(context, &rules::PS1_CONSTANT_MODIFIER, &source);
        } else if !is_texture(context) {
            arithmetic(context, &source);
        } else if context.instruction.opcode() == opcode::TEXCOORD {
            coordinate(context, &source);
        } else {
            load(context, &source);
        }
        if context.findings.len() != before {
            context.state.ps_1.faulty |= 1 << source.number.min(7);
        }
    }
    Next::Continue
}

/// Selectors by the components that count: .xyz also stands for .xyzz, and .xyw for .xyww.
const XYZ: [u8; 2] = [0xE4, 0xA4];
const XYW: u8 = 0xF4;

fn arithmetic(context: &mut Context<'_>, source: &Source) {
    match source.operand.register() {
        RegisterType::TEXTURE => report(context, &rules::PS1_TEXTURE_IN_ARITHMETIC, source),
        RegisterType::TEMP | RegisterType::CONST => {}
        RegisterType::INPUT => {
            context.state.ps_1.phase.input_read.get_or_insert(context.index);
        }
        _ => {
            report(context, &rules::PS1_SOURCE_FILE, source);
            return;
        }
    }
    number(context, source, &rules::PS1_SOURCE_NUMBER);
    if matches!(source.operand.modifier(), SourceModifier::DZ | SourceModifier::DW)
        || source.operand.modifier().0 > SourceModifier::DW.0
    {
        report(context, &rules::PS1_SOURCE_MODIFIER, source);
    }
    if !source.is_plain() && !source.operand.is_replicate() {
        report(context, &rules::PS1_SOURCE_SWIZZLE, source);
    }
}

fn coordinate(context: &mut Context<'_>, source: &Source) {
    if !source.is(RegisterType::TEXTURE) {
        report(context, &rules::PS1_COORDINATE_SOURCE, source);
    }
    // Six stages: the limit holds whatever the file is.
    above(context, source, &rules::PS1_TEXTURE_SOURCE_NUMBER, &limits::TEXTURE_NUMBER);
    let swizzle = source.operand.swizzle();
    match source.operand.modifier() {
        SourceModifier::NONE => {}
        SourceModifier::DZ => report(context, &rules::PS1_COORDINATE_DZ, source),
        SourceModifier::DW if swizzle != XYW => report(context, &rules::PS1_DW_SELECTOR, source),
        SourceModifier::DW => {}
        _ => report(context, &rules::PS1_TEXTURE_MODIFIER, source),
    }
    if swizzle != XYW && !XYZ.contains(&swizzle) {
        report(context, &rules::PS1_COORDINATE_SELECTOR, source);
    }
    one_selector(context, source);
}

fn load(context: &mut Context<'_>, source: &Source) {
    let temporary = source.is(RegisterType::TEMP);
    if !temporary && !source.is(RegisterType::TEXTURE) {
        report(context, &rules::PS1_TEXTURE_SOURCE, source);
        return;
    }
    // Six stages: the limit holds whatever the file is.
    above(context, source, &rules::PS1_TEXTURE_SOURCE_NUMBER, &limits::TEXTURE_NUMBER);
    let swizzle = source.operand.swizzle();
    match source.operand.modifier() {
        SourceModifier::NONE => {}
        SourceModifier::DZ => divided_by_z(context, source),
        SourceModifier::DW => {
            if temporary {
                report(context, &rules::PS1_DW_SOURCE, source);
            }
            if swizzle != XYW {
                report(context, &rules::PS1_DW_SELECTOR, source);
            }
        }
        _ => report(context, &rules::PS1_TEXTURE_MODIFIER, source),
    }
    if temporary && !XYZ.contains(&swizzle) {
        report(context, &rules::PS1_LOAD_TEMPORARY_SELECTOR, source);
    } else if !temporary && swizzle != XYW && !XYZ.contains(&swizzle) {
        report(context, &rules::PS1_LOAD_TEXTURE_SELECTOR, source);
    }
    one_selector(context, source);
}

fn divided_by_z(context: &mut Context<'_>, source: &Source) {
    context.state.ps_1.phase.divided.get_or_insert(context.index);
    if !source.is(RegisterType::TEMP) {
        report(context, &rules::PS1_DZ_SOURCE, source);
    }
    if !XYZ.contains(&source.operand.swizzle()) {
        report(context, &rules::PS1_DZ_SELECTOR, source);
    }
}

/// All reads of a t register use the same selector; the reference compares with the read before.
fn one_selector(context: &mut Context<'_>, source: &Source) {
    if !source.is(RegisterType::TEXTURE) {
        return;
    }
    // The fourth component does not count.
    let selector = source.operand.swizzle() & 0x3F;
    let index = context.index;
    let Some(slot) = context.state.ps_1.phase.selectors.get_mut(source.operand.number() as usize) else { return };
    if let Some((before, at)) = slot.replace((selector, index))
        && before != selector
    {
        let finding = super::at(context, &rules::PS1_TWO_SELECTORS, source)
            .map(|finding| finding.step(At::Instruction(at, None), "read with the other selector here"));
        context.push(finding);
    }
}

/// How often _dz was used without an error.
pub(super) fn projections(context: &mut Context<'_>) -> Next {
    if !is_texture(context) || context.state.ps_1.faulty != 0 {
        return Next::Continue;
    }
    let divided = |source: &Operand| source.modifier() == SourceModifier::DZ;
    if context.instruction.sources().any(divided) {
        let count = &mut context.state.ps_1.phase.projections;
        *count += 1;
        let limit = limits::PS1_DZ_USES.value(context.profile);
        if *count == limit + 1 {
            let finding = context.finding(&rules::PS1_DZ_TOO_OFTEN).map(|finding| finding.with("limit", limit));
            context.push(finding);
        }
    }
    Next::Continue
}
