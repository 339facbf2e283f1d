//! Outputs: the position, declared outputs, color outputs, and what an index may reach.

use super::{Shader, component_names, register_name, semantic_name};
use crate::d3d9::model::{Instruction, Operand, OperandKind, RegisterType};
use crate::d3d9::op::opcode;
use crate::tables::rules;

/// The usage and index of a declaration, by the names of the assembler.
const POSITION: u32 = 0;
const POINT_SIZE: u32 = 4;

pub(super) fn check(shader: &mut Shader<'_>) {
    if shader.profile.is_pixel() {
        colors(shader);
        varying(shader);
        gaps(shader, RegisterType::INPUT);
        return;
    }
    let written = Outputs::of(shader);
    if shader.profile.major() >= 3 {
        declared(shader, &written);
        gaps(shader, RegisterType::INPUT);
        gaps(shader, RegisterType::OUTPUT);
    } else {
        position(shader, written.position);
    }
}

/// Written components of a vertex shader's outputs.
#[derive(Default)]
struct Outputs {
    /// Of oPos.
    position: u8,
    /// Of o0 to o15.
    outputs: [u8; 16],
    /// Whether some output is written by an index, so that any may be.
    indexed: bool,
}

impl Outputs {
    fn of(shader: &Shader<'_>) -> Self {
        let mut outputs = Self::default();
        for (_, _, to) in writes(shader) {
            match to.register() {
                RegisterType::RASTOUT if to.number() == 0 => outputs.position |= to.mask(),
                RegisterType::OUTPUT => {
                    outputs.indexed |= to.is_relative();
                    if let Some(slot) = outputs.outputs.get_mut(usize::from(to.number())) {
                        *slot |= to.mask();
                    }
                }
                _ => {}
            }
        }
        outputs
    }
}

/// Every write of a register: number and instruction, and the destination with its place 0.
fn writes<'s, 'a>(shader: &'s Shader<'a>) -> impl Iterator<Item = (usize, &'a Instruction, &'a Operand)> + use<'s, 'a> {
    let setup = [opcode::DCL, opcode::DEF, opcode::DEFI, opcode::DEFB, opcode::TEXKILL];
    shader.instructions.iter().copied().enumerate().filter_map(move |(index, instruction)| {
        let to = instruction.destination().filter(|_| !setup.contains(&instruction.opcode()))?;
        Some((index, instruction, to))
    })
}

/// A declaration of a register: number of the instruction, usage and its index, and the register.
struct Declaration<'a> {
    index: usize,
    usage: u32,
    register: &'a Operand,
}

fn declarations<'s, 'a>(
    shader: &'s Shader<'a>,
    file: RegisterType,
) -> impl Iterator<Item = Declaration<'a>> + use<'s, 'a> {
    shader.instructions.iter().copied().enumerate().filter_map(move |(index, instruction)| {
        let usage = instruction.operands.iter().find(|operand| operand.kind == OperandKind::Declaration)?;
        let register = instruction.destination().filter(|to| to.register() == file)?;
        Some(Declaration { index, usage: usage.token & 0x000F_001F, register })
    })
}

/// oPos, before vs_3_0.
fn position(shader: &mut Shader<'_>, written: u8) {
    let finding = match written {
        0 => shader.at_end(&rules::POSITION_NOT_WRITTEN),
        15 => None,
        _ => shader
            .at_end(&rules::POSITION_PARTLY_WRITTEN)
            .map(|finding| finding.with("components", component_names(15 & !written))),
    };
    shader.push(finding);
}

/// The declared outputs of vs_3_0.
fn declared(shader: &mut Shader<'_>, written: &Outputs) {
    let mut position = None;
    let mut found = Vec::new();
    for Declaration { index, usage, register } in declarations(shader, RegisterType::OUTPUT) {
        let writes = written.outputs.get(usize::from(register.number())).copied().unwrap_or(0);
        let writes = if written.indexed { 15 } else { writes };
        if usage == POSITION {
            *position.get_or_insert(0) |= writes & register.mask();
            continue;
        }
        let missing = register.mask() & !writes;
        // A point size is a scalar, whatever its mask says.
        if missing != 0 && !(usage == POINT_SIZE && writes != 0) {
            found.push(shader.at(&rules::OUTPUT_NOT_WRITTEN, index, Some(1)).map(|finding| {
                finding
                    .with("components", component_names(missing))
                    .with("register", register_name(shader.profile, register))
                    .with("usage", semantic_name(usage))
            }));
        }
    }
    found.into_iter().for_each(|finding| shader.push(finding));
    self::position(shader, position.unwrap_or(0));
}

/// What ps_2_0 requires of the color outputs, and ps_2_x is documented to.
fn colors(shader: &mut Shader<'_>) {
    if !shader.has(&rules::NO_COLOR_OUTPUT) {
        return;
    }
    let mut first: [Option<usize>; 4] = [None; 4];
    let mut found = Vec::new();
    for (index, _, to) in writes(shader) {
        let slot = match to.register() {
            RegisterType::COLOROUT => first.get_mut(usize::from(to.number())),
            RegisterType::PREDICATE if shader.instructions[index].opcode() != opcode::SETP => {
                let name = shader.op(shader.instructions[index]).map_or("the instruction", |op| op.name);
                let finding = shader.at(&rules::PREDICATE_WITHOUT_SETP, index, Some(0));
                found.push(finding.map(|finding| finding.with("instruction", name)));
                None
            }
            _ => None,
        };
        match slot {
            Some(Some(_)) => {
                let finding = shader.at(&rules::COLOR_OUTPUT_REWRITTEN, index, Some(0));
                found.push(finding.map(|finding| finding.with("register", register_name(shader.profile, to))));
            }
            Some(none) => *none = Some(index),
            None => {}
        }
    }
    if first[0].is_none() {
        found.push(shader.at_end(&rules::NO_COLOR_OUTPUT));
    }
    for (number, written) in first.iter().enumerate().skip(1) {
        // oC0 has a rule of its own.
        let missing = (1..number).find(|below| first[*below].is_none());
        if let (Some(index), Some(missing)) = (written, missing) {
            let finding = shader.at(&rules::COLOR_OUTPUT_SKIPPED, *index, Some(0));
            found.push(finding.map(|finding| finding.with("number", number).with("missing", missing)));
        }
    }
    found.into_iter().for_each(|finding| shader.push(finding));
}

/// oC# and oDepth written where flow may differ from pixel to pixel.
fn varying(shader: &mut Shader<'_>) {
    if !shader.has.flow || !shader.has(&rules::OUTPUT_IN_VARYING_FLOW) {
        return;
    }
    // How many of the open blocks vary, and for each whether it does.
    let mut open: Vec<bool> = Vec::new();
    let mut depth = 0;
    let mut found = Vec::new();
    for (index, instruction) in shader.instructions.iter().enumerate() {
        match instruction.opcode() {
            opcode::IF | opcode::IFC => {
                let constant = instruction.source(0).is_some_and(|from| from.register() == RegisterType::CONSTBOOL);
                open.push(!constant);
                depth += usize::from(!constant);
            }
            opcode::ENDIF => depth -= usize::from(open.pop().unwrap_or(false)),
            _ => {}
        }
        let Some(to) = instruction.destination() else { continue };
        if !matches!(to.register(), RegisterType::COLOROUT | RegisterType::DEPTHOUT) {
            continue;
        }
        let place = match (depth, instruction.token.predicated()) {
            (0, false) => continue,
            (0, true) => "under a predicate",
            _ => "inside dynamic flow control",
        };
        found.push(
            shader
                .at(&rules::OUTPUT_IN_VARYING_FLOW, index, Some(0))
                .map(|finding| finding.with("register", register_name(shader.profile, to)).with("where", place)),
        );
    }
    found.into_iter().for_each(|finding| shader.push(finding));
}

/// What `v[aL]` and `o[aL]` may reach that is not declared.
fn gaps(shader: &mut Shader<'_>, file: RegisterType) {
    if !shader.has.index || !shader.has(&rules::INDEX_ACROSS_GAP) {
        return;
    }
    let mut declared: u32 = 0;
    let mut special = Vec::new();
    for Declaration { usage, register, .. } in declarations(shader, file) {
        declared |= 1u32.checked_shl(u32::from(register.number())).unwrap_or(0);
        if file == RegisterType::OUTPUT && matches!(usage, POSITION | POINT_SIZE) {
            special.push((register.number(), usage));
        }
    }
    let highest = 31 - declared.leading_zeros().min(31);
    let mut found = Vec::new();
    for (index, instruction) in shader.instructions.iter().enumerate() {
        for (place, operand) in instruction.operands.iter().enumerate() {
            let register = matches!(operand.kind, OperandKind::Destination | OperandKind::Source);
            if !register || !operand.is_relative() || operand.register() != file {
                continue;
            }
            let base = u32::from(operand.number());
            if let Some((_, usage)) = special.iter().find(|(number, _)| *number == operand.number()) {
                let usage = if *usage == POSITION { "position" } else { "point size" };
                let finding = shader.at(&rules::INDEX_ON_POSITION, index, Some(place as u8));
                found.push(finding.map(|finding| {
                    finding.with("register", register_name(shader.profile, operand)).with("usage", usage)
                }));
            }
            if let Some(gap) = (base..highest).find(|number| declared >> number & 1 == 0) {
                let finding = shader.at(&rules::INDEX_ACROSS_GAP, index, Some(place as u8));
                let name = |number| {
                    register_name(shader.profile, &Operand { token: operand.token & !0x7FF | number, ..*operand })
                };
                let letter = if file == RegisterType::INPUT { "v" } else { "o" };
                found.push(finding.map(|finding| finding.with("file", letter).with("register", name(gap))));
                // One of each file says it.
                found.into_iter().for_each(|finding| shader.push(finding));
                return;
            }
        }
    }
    found.into_iter().for_each(|finding| shader.push(finding));
}
