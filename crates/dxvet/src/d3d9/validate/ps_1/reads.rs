//! What the sources hold: results that may not be read, components that nothing has written.

use super::history::{View, Writer, is_bump, is_dependent_read, is_unreadable};
use super::{ALPHA, Context, Next, RGB, RGBA, Source, at, destination, is_texture, report, sources};
use crate::d3d9::model::{Instruction, Operand, RegisterType, SourceModifier};
use crate::d3d9::op::opcode;
use crate::diagnostic::{At, Finding, Step};
use crate::rule::Rule;
use crate::tables::rules;

/// The components of `source` that `instruction` reads.
pub(super) fn components(instruction: &Instruction, source: &Operand) -> u8 {
    let positions = match instruction.opcode() {
        opcode::DP3 | opcode::TEX | opcode::TEXBEM | opcode::TEXBEML => RGB,
        opcode::DP4 => RGBA,
        opcode::BEM => 0b0011,
        _ => destination(instruction).map_or(0, Operand::mask),
    };
    (0..4)
        .filter(|position| positions >> position & 1 != 0)
        .fold(0, |bits, position| bits | 1 << source.component(position))
}

/// Sources without an error so far, with what they see of a register that can be written, and the
/// components they read. A judgement of `false` makes the source faulty.
fn each(context: &mut Context<'_>, mut judge: impl FnMut(&mut Context<'_>, &Source, View, u8) -> bool) {
    for source in sources(context.instruction) {
        let bit = 1 << source.number.min(7);
        if context.state.ps_1.faulty & bit != 0 {
            continue;
        }
        let register = context.state.ps_1.registers.view(source.operand.register(), source.operand.number());
        let Some(register) = register else { continue };
        let mask = components(context.instruction, &source.operand);
        if !judge(context, &source, register, mask) {
            context.state.ps_1.faulty |= bit;
        }
    }
}

/// Saturation that a modifier needs or forbids.
pub(super) fn modified(context: &mut Context<'_>) -> Next {
    each(context, |context, source, register, mask| saturation(context, source, &register, mask));
    Next::Continue
}

/// ps_1_0 to ps_1_3: results that the instruction may not read. These rules see what the first
/// half of a pair writes.
pub(super) fn misused(context: &mut Context<'_>) -> Next {
    each(context, |context, source, _, mask| {
        let (file, number) = (source.operand.register(), source.operand.number());
        let Some(register) = context.state.ps_1.registers.latest(file, number) else { return true };
        if let Some(rule) = misuse(context, source, &register, mask) {
            let finding = at(context, rule, source).map(|finding| written_at(finding, &register, mask));
            context.push(finding);
            return false;
        }
        let bumped = is_bump(context.instruction.opcode());
        context.state.ps_1.registers.read(file, number, mask, bumped);
        true
    });
    Next::Continue
}

/// Adds the instruction that wrote the components, as a step.
fn written_at(finding: Finding, register: &View, mask: u8) -> Finding {
    match register.writers(mask).next() {
        Some(writer) => finding.step(At::Instruction(writer.index, None), "written here"),
        None => finding,
    }
}

/// Whether the modifier agrees with the saturation of what it modifies. `false`: an error.
fn saturation(context: &mut Context<'_>, source: &Source, register: &View, mask: u8) -> bool {
    use SourceModifier as M;
    match source.operand.modifier() {
        M::NEGATE | M::BIAS_NEGATE | M::SIGN_NEGATE if register.writers(mask).any(|writer| writer.saturated) => {
            let finding =
                at(context, &rules::PS1_NEGATED_SATURATED, source).map(|finding| written_at(finding, register, mask));
            let found = finding.is_some();
            context.push(finding);
            return !found;
        }
        M::BIAS if is_unsaturated(register, mask & !register.fresh) => {
            report(context, &rules::PS1_BIAS_UNSATURATED, source)
        }
        M::COMPLEMENT if is_unsaturated(register, mask & !register.fresh) => {
            report(context, &rules::PS1_COMPLEMENT_UNSATURATED, source)
        }
        _ => {}
    }
    true
}

/// Whether arithmetic without _sat wrote one of the components.
pub(super) fn is_unsaturated(register: &View, mask: u8) -> bool {
    register.writers(mask).any(|writer| !writer.saturated && !super::is_texture_opcode(writer.opcode))
}

/// The rule that reading these components breaks.
fn misuse(context: &Context<'_>, source: &Source, register: &View, mask: u8) -> Option<&'static Rule> {
    let number = context.instruction.opcode();
    let texture = is_texture(context) && source.is(RegisterType::TEXTURE);
    if register.writers(mask).any(|writer| is_unreadable(writer.opcode)) {
        return Some(&rules::PS1_UNREADABLE_RESULT);
    }
    // The reference asks the red component only.
    if texture && mask & 1 != 0 && is_dependent_read(number) && is_third_order(context, register) {
        return Some(&rules::PS1_THIRD_ORDER_READ);
    }
    if texture && register.writers(mask).any(|writer| is_bump(writer.opcode)) {
        return Some(&rules::PS1_BUMPED_RESULT);
    }
    // Only reads of all four components are refused.
    if mask == RGBA && !is_bump(number) && register.masked(mask).any(|part| part.bumped) {
        return Some(&rules::PS1_BUMP_SOURCE);
    }
    None
}

/// Whether the red of `register` was sampled with an address that was sampled itself.
fn is_third_order(context: &Context<'_>, register: &View) -> bool {
    let Some(writer) = register.contents[0].writer else { return false };
    is_dependent_read(writer.opcode)
        && (0..6).any(|number| writer.from >> number & 1 != 0 && context.state.ps_1.registers.is_sampled(number))
}

/// Names the missing components, where they were lost, and what writes them too late.
fn missing(context: &Context<'_>, finding: Finding, source: &Source, register: &View, lacking: u8) -> Finding {
    let finding = erased(finding, register, lacking);
    let latest = context.state.ps_1.registers.latest(source.operand.register(), source.operand.number());
    match latest.and_then(|latest| latest.writers(lacking & register.fresh).next().copied()) {
        Some(writer) => finding.step(At::Instruction(writer.index, None), "written here, but the pair runs at once"),
        None => finding,
    }
}

/// Names the missing components and where they were lost.
fn erased(finding: Finding, register: &View, missing: u8) -> Finding {
    let mut finding = finding.with("components", super::letters(missing));
    if let Some(index) = register.alpha_lost.filter(|_| missing & ALPHA != 0) {
        let text = "the phase marker erases alpha".to_owned();
        finding = finding.with_step(Step { at: At::Instruction(index, None), text });
    }
    if let Some(index) = register.blue_lost.filter(|_| missing & 0b0100 != 0) {
        let text = "texcrd with the mask .rg erases blue".to_owned();
        finding = finding.with_step(Step { at: At::Instruction(index, None), text });
    }
    finding
}

/// ps_1_0 to ps_1_3: every component that is read has been written.
pub(super) fn uninitialised(context: &mut Context<'_>) -> Next {
    each(context, |context, source, register, mask| {
        let lacking = register.missing(mask);
        if lacking != 0 {
            let finding = at(context, &rules::PS1_UNINITIALISED, source)
                .map(|finding| missing(context, finding, source, &register, lacking));
            context.push(finding);
        }
        true
    });
    Next::Continue
}

/// The rule that missing components break in ps_1_4: it tells why they are missing.
fn lost(register: &View, missing: u8, rules: [&'static Rule; 4]) -> &'static Rule {
    let alpha = missing & ALPHA != 0 && register.alpha_lost.is_some();
    let blue = missing & 0b0100 != 0 && register.blue_lost.is_some();
    rules[usize::from(alpha) + 2 * usize::from(blue)]
}

const UNINITIALISED: [&Rule; 4] =
    [&rules::PS1_UNINITIALISED, &rules::PS1_ALPHA_LOST, &rules::PS1_BLUE_LOST, &rules::PS1_ALPHA_AND_BLUE_LOST];

const RESULT: [&Rule; 4] = [
    &rules::PS1_RESULT_INCOMPLETE,
    &rules::PS1_RESULT_ALPHA_LOST,
    &rules::PS1_RESULT_BLUE_LOST,
    &rules::PS1_RESULT_ALPHA_AND_BLUE_LOST,
];

/// ps_1_4: temporaries that are read are complete and, in a texture operation, not of the same
/// block of texture operations. texkill and texdepth read their destination.
pub(super) fn uninitialised_1_4(context: &mut Context<'_>) -> Next {
    each(context, |context, source, register, mask| {
        temporary(context, source, &register, mask);
        true
    });
    let mask = match context.instruction.opcode() {
        opcode::TEXKILL => RGB,
        opcode::TEXDEPTH => 0b0011,
        _ => return Next::Continue,
    };
    let Some(operand) = destination(context.instruction).copied() else { return Next::Continue };
    let register = context.state.ps_1.registers.view(operand.register(), operand.number());
    if let Some(register) = register {
        temporary(context, &Source { number: 0, operand }, &register, mask);
    }
    Next::Continue
}

fn temporary(context: &mut Context<'_>, source: &Source, register: &View, mask: u8) {
    if !source.is(RegisterType::TEMP) {
        return;
    }
    same_block(context, source, mask);
    let lacking = register.missing(mask);
    if lacking != 0 {
        let finding = at(context, lost(register, lacking, UNINITIALISED), source)
            .map(|finding| missing(context, finding, source, register, lacking));
        context.push(finding);
    }
}

/// A texture operation with a destination of its own reads no result of its block, not even of
/// the instruction it is paired with.
fn same_block(context: &mut Context<'_>, source: &Source, mask: u8) {
    let stage = destination(context.instruction).is_some_and(|operand| operand.register() == RegisterType::TEMP);
    if !is_texture(context) || !stage {
        return;
    }
    let Some(register) = context.state.ps_1.registers.latest(RegisterType::TEMP, source.operand.number()) else {
        return;
    };
    let phase = context.state.ps_1.phase.number();
    let sampled = |writer: &&Writer| writer.phase == phase && super::is_texture_opcode(writer.opcode);
    if let Some(writer) = register.writers(mask).find(sampled) {
        let finding = at(context, &rules::PS1_SAME_BLOCK_READ, source)
            .map(|finding| finding.step(At::Instruction(writer.index, None), "written here, in the same block"));
        context.push(finding);
    }
}

/// The end of ps_1_0 to ps_1_3: r0 is the result.
pub(super) fn result(context: &mut Context<'_>) -> Next {
    end(context, |_, _| RESULT[0])
}

/// The end of ps_1_4: r0 is the result.
pub(super) fn result_1_4(context: &mut Context<'_>) -> Next {
    end(context, |register, missing| lost(register, missing, RESULT))
}

fn end(context: &mut Context<'_>, rule: impl Fn(&View, u8) -> &'static Rule) -> Next {
    let Some(register) = context.state.ps_1.registers.latest(RegisterType::TEMP, 0) else { return Next::Continue };
    let lacking = register.missing(RGBA);
    if lacking == 0 {
        return Next::Continue;
    }
    let finding = context.end_finding(rule(&register, lacking)).map(|finding| erased(finding, &register, lacking));
    context.push(finding)
}
