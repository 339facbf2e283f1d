//! Instructions that expand to several: `nrm`, `crs`, `pow`, `lrp`, `sincos`, `sgn`; and the
//! rules of `frc` and `dp2add`.

use super::super::model::{Operand, RegisterType};
use super::super::op::opcode;
use super::{Context, Next, matrix, names};
use crate::rule::Rule;
use crate::tables::rules;

/// The destination and the sources, where the instruction is `opcode`.
fn parts(context: &Context<'_>, opcode: super::super::model::Opcode) -> Option<(Operand, [Option<Operand>; 3])> {
    if context.instruction.opcode() != opcode {
        return None;
    }
    let mut sources = context.instruction.sources().copied();
    let sources = [sources.next(), sources.next(), sources.next()];
    context.instruction.destination().map(|destination| (*destination, sources))
}

/// Reports `rule` at `operand`, with its register and mask.
fn report(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand) {
    let finding = context.finding_at(rule, operand).map(|finding| {
        finding.with("register", names::register(context.profile, operand)).with("mask", names::mask(operand.mask()))
    });
    context.push(finding);
}

fn same_register(one: &Operand, other: &Operand) -> bool {
    one.register() == other.register() && one.number() == other.number()
}

fn is_constant(operand: &Operand) -> bool {
    matrix::is_constant(operand.register())
}

fn swizzled(operand: &Operand) -> bool {
    operand.swizzle() != Operand::IDENTITY
}

/// Only temporary registers may be written.
fn temporary_only(context: &mut Context<'_>, rule: &'static Rule, destination: &Operand) {
    if destination.register() != RegisterType::TEMP {
        report(context, rule, destination);
    }
}

/// `nrm`: destination apart from the source, mask `.xyz` or full, temporary destination.
pub(super) fn nrm(context: &mut Context<'_>) -> Next {
    let Some((destination, [Some(source), ..])) = parts(context, opcode::NRM) else { return Next::Continue };
    if same_register(&destination, &source) {
        report(context, &rules::NRM_DESTINATION_IS_SOURCE, &destination);
    }
    if !matches!(destination.mask(), 7 | 15) {
        report(context, &rules::NRM_MASK, &destination);
    }
    temporary_only(context, &rules::NRM_DESTINATION_FILE, &destination);
    Next::Continue
}

/// `crs`: destination apart from the sources, plain sources, mask within `.xyz`.
pub(super) fn crs(context: &mut Context<'_>) -> Next {
    let Some((destination, [Some(first), Some(second), _])) = parts(context, opcode::CRS) else {
        return Next::Continue;
    };
    if same_register(&destination, &first) || same_register(&destination, &second) {
        report(context, &rules::CRS_DESTINATION_IS_SOURCE, &destination);
    }
    if let Some(source) = [first, second].iter().find(|source| swizzled(source)) {
        report(context, &rules::CRS_SWIZZLE, source);
    }
    if destination.mask() & 8 != 0 {
        report(context, &rules::CRS_MASK, &destination);
    }
    temporary_only(context, &rules::CRS_DESTINATION_FILE, &destination);
    Next::Continue
}

/// `pow`: destination apart from the exponent.
pub(super) fn pow(context: &mut Context<'_>) -> Next {
    let Some((destination, [_, Some(exponent), _])) = parts(context, opcode::POW) else { return Next::Continue };
    if same_register(&destination, &exponent) {
        report(context, &rules::POW_DESTINATION_IS_EXPONENT, &destination);
    }
    temporary_only(context, &rules::POW_DESTINATION_FILE, &destination);
    Next::Continue
}

/// `lrp`: destination apart from the first and third source.
pub(super) fn lrp(context: &mut Context<'_>) -> Next {
    let Some((destination, [Some(first), _, Some(third)])) = parts(context, opcode::LRP) else {
        return Next::Continue;
    };
    if same_register(&destination, &first) || same_register(&destination, &third) {
        report(context, &rules::LRP_DESTINATION_IS_SOURCE, &destination);
    }
    temporary_only(context, &rules::LRP_DESTINATION_FILE, &destination);
    Next::Continue
}

/// `sincos` of version 2 (with its two constants) and 3, apart from its mask.
pub(super) fn sincos(context: &mut Context<'_>) -> Next {
    let Some((destination, [Some(angle), second, third])) = parts(context, opcode::SINCOS) else {
        return Next::Continue;
    };
    if same_register(&destination, &angle) {
        report(context, &rules::SINCOS_DESTINATION_IS_SOURCE, &destination);
    }
    if let (Some(second), Some(third)) = (second, third) {
        sincos_files(context, &second, &third);
    }
    let version_3 = context.profile.major() >= 3;
    if version_3 {
        temporary_only(context, &rules::SINCOS_DESTINATION_FILE, &destination);
    }
    if !angle.is_replicate() {
        report(context, &rules::SINCOS_ANGLE_SWIZZLE, &angle);
    }
    for constant in [second, third].into_iter().flatten() {
        if constant.modifier().0 != 0 {
            report(context, &rules::SINCOS_CONSTANT_MODIFIER, &constant);
        }
        if swizzled(&constant) {
            report(context, &rules::SINCOS_CONSTANT_SWIZZLE, &constant);
        }
    }
    if !version_3 {
        temporary_only(context, &rules::SINCOS_DESTINATION_FILE, &destination);
    }
    Next::Continue
}

fn sincos_files(context: &mut Context<'_>, second: &Operand, third: &Operand) {
    if !is_constant(second) {
        report(context, &rules::SINCOS_SECOND_FILE, second);
    }
    if !is_constant(third) {
        report(context, &rules::SINCOS_THIRD_FILE, third);
    }
    if is_constant(second) && same_register(second, third) {
        report(context, &rules::SINCOS_SAME_CONSTANTS, third);
    }
}

/// The mask of `sincos`.
pub(super) fn sincos_mask(context: &mut Context<'_>) -> Next {
    let Some((destination, _)) = parts(context, opcode::SINCOS) else { return Next::Continue };
    if !matches!(destination.mask(), 1..=3) {
        report(context, &rules::SINCOS_MASK, &destination);
    }
    Next::Continue
}

/// `sgn`: two different plain temporaries as scratch, apart from the source.
pub(super) fn sgn(context: &mut Context<'_>) -> Next {
    let Some((_, [Some(source), Some(second), Some(third)])) = parts(context, opcode::SGN) else {
        return Next::Continue;
    };
    let temporary = |operand: &Operand| operand.register() == RegisterType::TEMP;
    if !temporary(&second) || !temporary(&third) || same_register(&second, &third) {
        let finding = context.finding_at(&rules::SGN_SCRATCH_REGISTERS, &second).map(|finding| {
            finding
                .with("second", names::register(context.profile, &second))
                .with("third", names::register(context.profile, &third))
        });
        context.push(finding);
    }
    if temporary(&source) && (same_register(&source, &second) || same_register(&source, &third)) {
        report(context, &rules::SGN_SOURCE_IS_SCRATCH, &source);
    }
    let plain = |operand: &Operand| operand.modifier().0 == 0 && !swizzled(operand);
    if let Some(scratch) = [second, third].iter().find(|scratch| !plain(scratch)) {
        report(context, &rules::SGN_SCRATCH_PLAIN, scratch);
    }
    Next::Continue
}

/// `frc` of vs_1_1 writes `.y` or `.xy`.
pub(super) fn frc(context: &mut Context<'_>) -> Next {
    let Some((destination, _)) = parts(context, opcode::FRC) else { return Next::Continue };
    if !matches!(destination.mask(), 2 | 3) {
        report(context, &rules::FRC_MASK, &destination);
    }
    Next::Continue
}

/// `dp2add` adds one component.
pub(super) fn dp2add(context: &mut Context<'_>) -> Next {
    let Some((_, [_, _, Some(third)])) = parts(context, opcode::DP2ADD) else { return Next::Continue };
    if !third.is_replicate() {
        report(context, &rules::DP2ADD_THIRD_SWIZZLE, &third);
    }
    Next::Continue
}
