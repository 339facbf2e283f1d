//! Documented limits that the reference does not enforce.

use super::{Shader, register_name};
use crate::d3d9::cost::{Slots, cost, validator};
use crate::d3d9::model::{Instruction, OperandKind, RegisterType};
use crate::d3d9::op::{Kind, opcode};
use crate::tables::costs::COSTS;
use crate::tables::{limits, rules};
use std::collections::BTreeSet;

pub(super) fn check(shader: &mut Shader<'_>) {
    slots(shader);
    registers(shader);
    definitions(shader);
    counts(shader);
    gradients(shader);
}

/// The slots of the dearest instruction, by the manual's count.
const HIGHEST_COST: u32 = {
    let (mut highest, mut row) = (0, 0);
    while row < COSTS.len() {
        if let Some(cost) = &COSTS[row].documented
            && cost.slots as u32 > highest
        {
            highest = cost.slots as u32;
        }
        row += 1;
    }
    highest
};

/// Slots by the manual's count, where the reference does not refuse the shader for its own.
fn slots(shader: &mut Shader<'_>) {
    let Some(row) = limits::TOTAL_SLOTS.row(shader.profile) else { return };
    let Some(limit) = row.documented else { return };
    // Most shaders are too short to come near it.
    if shader.instructions.len() as u64 * u64::from(HIGHEST_COST) <= u64::from(limit) {
        return;
    }
    let (mut documented, mut counted) = (0u64, Slots::default());
    let mut crossed = None;
    for (index, instruction) in shader.instructions.iter().enumerate() {
        let Some(op) = shader.op(instruction) else { continue };
        let used = cost(op, shader.profile).and_then(|cost| cost.documented).map_or(0, |cost| cost.slots);
        documented += u64::from(used);
        counted += validator(op, shader.profile).unwrap_or_default();
        if documented > u64::from(limit) && crossed.is_none() {
            crossed = Some(index);
        }
    }
    let refused = row.value.is_some_and(|value| counted.total() > value);
    if let (Some(index), false) = (crossed, refused) {
        let finding = shader.at(&rules::MORE_SLOTS_THAN_GUARANTEED, index, None);
        shader.push(finding.map(|finding| finding.with("used", documented).with("limit", limit)));
    }
}

/// Constants and inputs above what the documents give; the first of each.
fn registers(shader: &mut Shader<'_>) {
    let constant = if shader.has.far_constant { u16::MAX } else { shader.has.highest_constant };
    for (rule, highest, file, found) in [
        (&rules::CONSTANT_BEYOND_GUARANTEED, &limits::CONSTANT_NUMBER, RegisterType::CONST, constant),
        (&rules::INPUT_BEYOND_DOCUMENTED, &limits::INPUT_NUMBER, RegisterType::INPUT, shader.has.highest_input),
    ] {
        let Some(highest) = highest.documented(shader.profile) else { continue };
        if u32::from(found) <= highest || !shader.has(rule) {
            continue;
        }
        let first = shader.instructions.iter().enumerate().find_map(|(index, instruction)| {
            let place = instruction.operands.iter().position(|operand| {
                let named = matches!(operand.kind, OperandKind::Destination | OperandKind::Source);
                let more =
                    matches!(operand.register(), RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4);
                let above = operand.register() == file && u32::from(operand.number()) > highest;
                named && (above || more && file == RegisterType::CONST)
            })?;
            Some((index, place))
        });
        let Some((index, place)) = first else { continue };
        let name = register_name(shader.profile, &shader.instructions[index].operands[place]);
        let finding = shader.at(rule, index, Some(place as u8));
        shader.push(finding.map(|finding| finding.with("register", name).with("limit", highest + 1)));
    }
}

/// A constant that is defined twice.
fn definitions(shader: &mut Shader<'_>) {
    if !shader.has.definition || !shader.has(&rules::CONSTANT_DEFINED_AGAIN) {
        return;
    }
    let mut known = BTreeSet::new();
    for index in 0..shader.instructions.len() {
        let instruction = shader.instructions[index];
        let Some(to) = instruction.destination().filter(|_| instruction.opcode() == opcode::DEF) else { continue };
        if !known.insert((to.register().0, to.number())) {
            let finding = shader.at(&rules::CONSTANT_DEFINED_AGAIN, index, Some(0));
            shader.push(finding.map(|finding| finding.with("register", register_name(shader.profile, to))));
        }
    }
}

/// Loop counts that the reference takes and the manual does not name.
fn counts(shader: &mut Shader<'_>) {
    let Some(limit) = limits::LOOP_COUNT.documented(shader.profile).filter(|_| shader.has.definition) else { return };
    for index in 0..shader.instructions.len() {
        let instruction = shader.instructions[index];
        let (Some(to), Some(count)) = (instruction.destination(), instruction.operands.get(1)) else { continue };
        // A negative count is the reference's business.
        if instruction.opcode() == opcode::DEFI && (limit + 1..1 << 31).contains(&count.token) {
            let finding = shader.at(&rules::LOOP_COUNT_BEYOND_DOCUMENTED, index, Some(1)).map(|finding| {
                let finding = finding.with("register", register_name(shader.profile, to));
                finding.with("count", count.token).with("limit", limit)
            });
            shader.push(finding);
        }
    }
}

/// A loop that is open.
#[derive(Clone, Copy, Default)]
struct Loop {
    /// Whether neighbouring pixels may leave it at different times.
    varies: bool,
}

/// Gradients in a loop without a break inside one that varies: the reference looks at the
/// innermost loop alone, and the documents at all.
fn gradients(shader: &mut Shader<'_>) {
    if !shader.has.flow || !shader.has(&rules::GRADIENT_IN_OUTER_LOOP) {
        return;
    }
    let varying = varying_loops(&shader.instructions);
    let mut open: Vec<Loop> = Vec::new();
    // How many of the open loops but the innermost vary.
    let mut outer = 0usize;
    for index in 0..shader.instructions.len() {
        let instruction = shader.instructions[index];
        match instruction.opcode() {
            opcode::LOOP | opcode::REP => {
                outer += usize::from(open.last().is_some_and(|last| last.varies));
                open.push(Loop { varies: varying.contains(&index) });
            }
            opcode::ENDLOOP | opcode::ENDREP => {
                open.pop();
                outer = outer.saturating_sub(usize::from(open.last().is_some_and(|last| last.varies)));
            }
            // A routine starts outside all loops of this text.
            opcode::LABEL => {
                open.clear();
                outer = 0;
            }
            _ if outer > 0 && takes_gradient(shader, instruction) => {
                let innermost = open.last().is_some_and(|last| last.varies);
                let name = shader.op(instruction).map_or("the instruction", |op| op.name);
                let finding = shader.at(&rules::GRADIENT_IN_OUTER_LOOP, index, None).filter(|_| !innermost);
                shader.push(finding.map(|finding| finding.with("instruction", name)));
            }
            _ => {}
        }
    }
}

/// The loops with a break that depends on a value of the pixel, by their first instruction.
fn varying_loops(instructions: &[&Instruction]) -> BTreeSet<usize> {
    let mut varying = BTreeSet::new();
    // Open loops with the number of dynamic ifs around each, and open ifs with whether they are.
    let mut loops: Vec<(usize, usize)> = Vec::new();
    let mut ifs: Vec<bool> = Vec::new();
    let mut dynamic = 0usize;
    for (index, instruction) in instructions.iter().enumerate() {
        match instruction.opcode() {
            opcode::LOOP | opcode::REP => loops.push((index, dynamic)),
            opcode::ENDLOOP | opcode::ENDREP => {
                loops.pop();
            }
            opcode::IF | opcode::IFC => {
                let constant = instruction.source(0).is_some_and(|from| from.register() == RegisterType::CONSTBOOL);
                ifs.push(!constant);
                dynamic += usize::from(!constant);
            }
            opcode::ENDIF => dynamic -= usize::from(ifs.pop().unwrap_or(false)),
            opcode::BREAK | opcode::BREAKC | opcode::BREAKP => {
                if let Some((start, around)) = loops.last() {
                    // A plain break varies where a dynamic if stands between it and its loop.
                    if instruction.opcode() != opcode::BREAK || dynamic > *around {
                        varying.insert(*start);
                    }
                }
            }
            _ => {}
        }
    }
    varying
}

/// Whether the instruction takes the gradient of a temporary.
fn takes_gradient(shader: &Shader<'_>, instruction: &Instruction) -> bool {
    let samples = shader.op(instruction).is_some_and(|op| op.kind == Kind::Texture)
        && matches!(instruction.opcode(), opcode::TEX);
    let takes = samples || matches!(instruction.opcode(), opcode::DSX | opcode::DSY);
    takes && instruction.source(0).is_some_and(|from| from.register() == RegisterType::TEMP)
}
