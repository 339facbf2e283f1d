//! Containers of Shader Model 4 to 5.1.

use super::{Answer, Cause, Features, Use, rows, tiers};
use crate::assembly;
use crate::bytes::word;
use crate::diagnostic::Severity;
use crate::dxbc::aon9::Aon9;
use crate::dxbc::{Container, Part, feature_info};
use crate::identify::Format;
use crate::sm4::model::{Instruction, Program, Stage};
use crate::sm4::op::{Kind, opcode};
use crate::sm4::print::Printer;
use crate::sm4::{self, Options};
use crate::soundness::{judge_container, needs};
use crate::tables::features::{FEATURES, LEVELS, TIERS};

/// Of an illegal program the first findings are enough.
const HOW: crate::sm4::validate::Options = crate::sm4::validate::Options { most: 100, warnings: false };

/// Assembles the text first; its offsets are those of no file and are left out.
pub(super) fn read_text(text: &[u8]) -> Features {
    let text = String::from_utf8_lossy(text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text));
    let assembled = assembly::assemble(&text, None);
    let mut features = match &assembled.bytes {
        Some(bytes) => read(bytes),
        None => Features::new(Format::Sm4Asm),
    };
    if let Some(mistake) = assembled.mistakes.iter().find(|mistake| mistake.rule.severity == Severity::Error) {
        features.notes.push(format!("line {}: {}", mistake.at.line, mistake.message()));
    }
    features.format = Format::Sm4Asm.name();
    features.causes().for_each(|cause| cause.offset = None);
    features
}

pub(super) fn read(bytes: &[u8]) -> Features {
    let mut features = Features::new(Format::Dxbc);
    let container = Container::decode(bytes, &mut Vec::new());
    let Some(part) = container.program() else {
        features.notes.push("the container holds no program, so no interface takes it as a shader".to_owned());
        return features;
    };
    let program = sm4::decode(part.data, part.data_offset(), &mut Vec::new());
    let version = Cause {
        text: format!("the version token of the program: {}", program.version),
        part: Some(part.name.to_string()),
        offset: Some(part.data_offset()),
    };
    let (key, cause) = model(&container, &program).unwrap_or_else(|| {
        let key = format!("{}.{}", program.version.major(), program.version.minor());
        (key, version.clone())
    });
    features.profile = Some(match key.strip_prefix("level") {
        Some(level) => format!("{}_level{level}", program.version),
        None => program.version.to_string(),
    });
    features.level = LEVELS
        .iter()
        .find(|level| level.models.contains(&key.as_str()))
        .map(|level| Answer { value: level.name.to_owned(), cause: cause.clone() });
    features.model = Some(Answer { value: key.clone(), cause: cause.clone() });
    features.code_model = code_model(&program, part);
    features.features = uses(&container, &program, part);
    features.raise_level();
    binding_tier(&container, &program, part, &mut features);
    let illegal = judge_container(bytes, HOW).faults.into_iter().find(|fault| fault.rule.severity == Severity::Error);
    let illegal = illegal.map(|fault| Cause {
        text: format!("illegal, {}: {}", fault.rule.code, fault.message()),
        part: None,
        offset: Some(fault.span.offset),
    });
    let level9 = container.part(b"Aon9").map(|part| Cause {
        text: "a program for level 9".to_owned(),
        part: Some(part.name.to_string()),
        offset: Some(part.offset),
    });
    let linkage = program
        .instructions()
        .find(|instruction| instruction.opcode() == opcode::DCL_INTERFACE)
        .map(|instruction| of_instruction(&program, instruction, part));
    let stage = program.version.stage();
    features.ask(&cause, |features, api, place| {
        let known = api.models.contains(&program_model(&program).as_str());
        if illegal.is_some() {
            illegal.clone()
        } else if !known || !knows_stage(api, stage) {
            Some(version.clone())
        } else if !api.level9 && level9.is_some() {
            level9.clone()
        } else if !api.interfaces && linkage.is_some() {
            linkage.clone()
        } else {
            features.unknown_feature(place)
        }
    });
    note_what_is_not_seen(&container, &program, &mut features);
    features
}

/// The binding tier, and the feature level that has it. Programs for level 9 are none of Direct3D 12's.
fn binding_tier(container: &Container<'_>, program: &Program, part: Part<'_>, features: &mut Features) {
    if container.part(b"Aon9").is_some() {
        return;
    }
    let needed = tiers::tier(container, program, &|instruction| of_instruction(program, instruction, part));
    let Some((needed, answer)) = needed else { return };
    // Devices of a lower level may be of a higher tier.
    let least = TIERS[needed..].iter().map(|tier| tier.least).min().unwrap_or(0);
    let place = |name: &str| LEVELS.iter().position(|level| level.name == name);
    // Direct3D 11 has no tiers, and takes all models that it knows whatever a root signature says.
    let only12 = program.version.has_ranges();
    if let Some(level) = features.level.as_mut().filter(|level| only12 && place(&level.value) < Some(least)) {
        let text = format!("{}: {}", TIERS[needed].name, answer.cause.text);
        let cause = Cause { text, ..answer.cause.clone() };
        *level = Answer { value: LEVELS[least].name.to_owned(), cause };
    }
    features.tier = Some(needed);
    features.binding_tier = Some(answer);
}

fn program_model(program: &Program) -> String {
    format!("{}.{}", program.version.major(), program.version.minor())
}

/// Functions of libraries are no shaders: no interface takes them.
fn knows_stage(api: &rows::Api, stage: Option<Stage>) -> bool {
    match stage {
        None | Some(Stage::Library) => false,
        Some(stage) => api.stages.is_empty() || api.stages.contains(&stage.name()),
    }
}

/// The model of a `level_9_x` shader, and the part that says so.
fn model(container: &Container<'_>, _program: &Program) -> Option<(String, Cause)> {
    let part = container.part(b"Aon9")?;
    let aon9 = Aon9::decode(part, &mut Vec::new());
    let version = word(aon9.program, 0).unwrap_or(0);
    let shadow = container.any_part(&[*b"XNAS", *b"XNAP"]).is_some();
    let key = match version & 0xFFFF {
        0x0201 => "level_9_3",
        _ if shadow => "level_9_0",
        _ => "level_9_1",
    };
    let cause = Cause {
        text: format!("the version token of the level 9 program: {version:08x}"),
        part: Some(part.name.to_string()),
        offset: Some(part.data_offset().saturating_add(aon9.program_offset)),
    };
    Some((key.to_owned(), cause))
}

/// The lowest model that has all of the program's instructions.
fn code_model(program: &Program, part: Part<'_>) -> Option<Answer> {
    let mut newest: Option<(u8, Instruction<'_>)> = None;
    for instruction in program.instructions() {
        let Some(op) = instruction.op().filter(|op| op.kind != Kind::Reserved) else { continue };
        if newest.is_none_or(|(since, _)| op.since > since) {
            newest = Some((op.since, instruction));
        }
    }
    let (since, instruction) = newest?;
    let cause = of_instruction(program, instruction, part);
    Some(Answer { value: format!("{}.{}", since >> 4, since & 15), cause })
}

/// The features stated and needed.
fn uses(container: &Container<'_>, program: &Program, part: Part<'_>) -> Vec<Use> {
    let stated = container.part(b"SFI0").map_or(0, |part| feature_info::decode(part, &mut Vec::new()));
    let needs = needs(container, program);
    let mut uses = Vec::new();
    for row in FEATURES {
        let need = needs.features.iter().find(|need| need.bit == row.bit);
        let declared = stated >> row.bit & 1 != 0;
        let computed = (needs.open >> row.bit & 1 == 0).then_some(need.is_some());
        if !declared && computed != Some(true) {
            continue;
        }
        let cause = need.and_then(|need| program.get(need.instruction as usize));
        uses.push(Use::new(row, declared, computed, cause.map(|it| of_instruction(program, it, part))));
    }
    uses
}

fn of_instruction(program: &Program, instruction: Instruction<'_>, part: Part<'_>) -> Cause {
    let mut text = String::new();
    Printer::new(program, Options::default()).instruction(&mut text, instruction);
    Cause { text: text.trim().to_owned(), part: Some(part.name.to_string()), offset: Some(instruction.span().offset) }
}

/// What the answers do not say.
fn note_what_is_not_seen(container: &Container<'_>, program: &Program, features: &mut Features) {
    if program.version.at_least(5, 1) && container.part(b"RTS0").is_none() {
        features.notes.push("without a root signature of its own it needs one from the application".to_owned());
    }
    let counter = program.instructions().any(|it| {
        it.opcode() == opcode::DCL_INPUT && it.operand(0).is_some_and(|operand| operand.register_type() == 40)
    });
    if counter {
        features.notes.push("reads vCycleCounter, which only devices with a debug layer have".to_owned());
    }
}
