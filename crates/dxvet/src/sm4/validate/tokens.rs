//! The opcode token, its extensions, and words left over.

use super::{Context, Current};
use crate::sm4::model::{extension, register};
use crate::sm4::op::{Kind, Parameter, opcode, traits};
use crate::tables::sm4_rules as rules;

const SATURATE: u32 = 1 << 13;
const PRECISE: u32 = 15 << 19;
const CONTROLS: u32 = 0x00FF_F800;
/// Bits of `sync`.
mod sync {
    pub const THREADS: u32 = 1 << 11;
    pub const SHARED: u32 = 1 << 12;
    pub const GROUP: u32 = 1 << 13;
    pub const GLOBAL: u32 = 1 << 14;
    pub const ALL: u32 = THREADS | SHARED | GROUP | GLOBAL;
}

/// Bits of the token that mean nothing. Bits that have rules of their own are left to them.
pub(super) fn controls(context: &mut Context<'_>, current: &Current<'_>) {
    let op = current.op;
    let own = match op.kind {
        Kind::Instruction => SATURATE | PRECISE,
        _ => 0,
    };
    let left = current.token.0 & CONTROLS & !op.controls & !own;
    if left == 0 || matches!(op.number, opcode::SYNC | opcode::DCL_UAV_RAW | opcode::DCL_UAV_STRUCTURED) {
        return;
    }
    if op.number != opcode::DCL_UAV_TYPED {
        context.blame(&rules::CONTROL_BITS, &[("name", &op.name), ("bits", &format_args!("{left:x}"))]);
    }
}

/// Saturate and precise, where they are set.
pub(super) fn results(context: &mut Context<'_>, current: &Current<'_>) {
    let op = current.op;
    let token = current.token;
    if token.0 & (SATURATE | PRECISE) == 0 {
        return;
    }
    if token.saturate() && !op.saturate && op.controls & SATURATE == 0 {
        let undocumented = op.traits & traits::SATURATE_UNDOCUMENTED != 0;
        let rule = if undocumented { &rules::SATURATE_UNDOCUMENTED } else { &rules::SATURATE_UNFIT };
        context.blame(rule, &[("name", &op.name)]);
    }
    if token.precise_mask() == 0 {
        return;
    }
    if context.has(&rules::PRECISE_MODEL) {
        context.blame(&rules::PRECISE_MODEL, &[("name", &op.name)]);
    } else if !op.parameters.contains(&Parameter::Destination) {
        context.blame(&rules::PRECISE_UNFIT, &[("name", &op.name)]);
    } else if context.declared.flags.unwrap_or(0) >> 11 & 1 == 0 {
        context.blame(&rules::PRECISE_WITHOUT_FLAG, &[("name", &op.name)]);
    }
}

/// Extended opcode tokens.
pub(super) fn extensions(context: &mut Context<'_>, current: &Current<'_>) {
    let op = current.op;
    if !current.token.is_extended() {
        return missing_extension(context, current);
    }
    let mut before = 0;
    let mut typed = false;
    for token in current.instruction.extended() {
        let kind = token & 0x3F;
        if !(extension::SAMPLE_OFFSETS..=extension::RETURN_TYPE).contains(&kind) {
            context.blame(&rules::EXTENSION_UNKNOWN, &[("kind", &kind)]);
        } else if kind <= before {
            context.blame(&rules::EXTENSION_ORDER, &[("kind", &kind), ("before", &before)]);
        }
        // What each kind has bits for, its number and the mark of a next one included.
        let known = match kind {
            extension::SAMPLE_OFFSETS => 0x801F_FE3F,
            extension::RESOURCE_DIMENSION => 0x807F_FFFF,
            extension::RETURN_TYPE => 0x803F_FFFF,
            _ => u32::MAX,
        };
        if token & !known != 0 {
            context.blame(&rules::CONTROL_BITS, &[("name", &op.name), ("bits", &format_args!("{:x}", token & !known))]);
        }
        before = kind;
        typed |= kind == extension::RESOURCE_DIMENSION || kind == extension::RETURN_TYPE;
    }
    if typed {
        let resource = op.dimensions != 0;
        let rule = if resource { &rules::EXTENSION_MODEL } else { &rules::EXTENSION_MISPLACED };
        context.blame(rule, &[("name", &op.name)]);
    }
    let offsets = current.instruction.extension(extension::SAMPLE_OFFSETS);
    if offsets.is_some() && op.traits & traits::OFFSET == 0 {
        context.blame(&rules::OFFSET_UNFIT, &[("name", &op.name)]);
    }
    if !typed {
        missing_extension(context, current);
    }
}

/// In 5.0 a resource that a register picks needs its dimension in the instruction.
pub(super) fn missing_extension(context: &mut Context<'_>, current: &Current<'_>) {
    if current.op.dimensions == 0 || matches!(current.opcode, opcode::LOD | opcode::SAMPLEPOS | opcode::SAMPLEINFO) {
        return;
    }
    let picked = current
        .operands()
        .iter()
        .any(|operand| operand.register_type() == register::RESOURCE && operand.token().index_form(0) >= 2);
    if picked {
        context.blame(&rules::EXTENSION_MISSING, &[("name", &current.op.name)]);
    }
}

/// Words after the last operand of an instruction.
pub(super) fn trailing(context: &mut Context<'_>, current: &Current<'_>) {
    if !current.complete || current.is_used_up {
        return;
    }
    let rest = current.instruction.rest();
    if current.op.traits & traits::LEAVES_WORD != 0 && rest.len() == 1 {
        return;
    }
    left_over(context, current, rest);
}

fn left_over(context: &mut Context<'_>, current: &Current<'_>, rest: &[u32]) {
    if let Some(value) = rest.iter().find(|word| **word != 0) {
        context.blame(
            &rules::WORDS_LEFT_OVER,
            &[("count", &rest.len()), ("name", &current.op.name), ("value", &format_args!("{value:08x}"))],
        );
    }
}

/// The words after the operand of a declaration: as many as it needs.
pub(super) fn declared_words(context: &mut Context<'_>, current: &Current<'_>) {
    let rest = current.instruction.rest();
    let count = |place: usize| rest.get(place).copied().unwrap_or(0) as usize;
    let ranged = matches!(
        current.first().register_type(),
        register::SAMPLER | register::RESOURCE | register::UNORDERED_ACCESS_VIEW | register::CONSTANT_BUFFER
    ) && !current.operands().is_empty();
    // In 5.1 the space comes last; the size of a constant buffer is no index there.
    let own = match current.first().register_type() {
        _ if !ranged || !context.version.has_ranges() => 0,
        register::CONSTANT_BUFFER => 2,
        _ => 1,
    };
    let wanted = match (current.op.words, current.opcode) {
        (Some(words), _) => usize::from(words) + own,
        (None, opcode::DCL_FUNCTION_TABLE) => 2usize.saturating_add(count(1)),
        (None, opcode::DCL_INTERFACE) => 3 + (count(2) & 0xFFFF),
        (None, _) => return,
    };
    if !current.complete || rest.len() == wanted {
        return;
    }
    if rest.len() < wanted {
        let values: &[(&'static str, &dyn std::fmt::Display)] =
            &[("name", &current.op.name), ("found", &rest.len()), ("wanted", &wanted)];
        context.blame(&rules::DECLARATION_SHORT, values);
    } else if ranged && rest.len() == wanted + 1 && context.has(&rules::SPACE_MODEL) {
        let space = rest[wanted];
        context.blame(&rules::SPACE_MODEL, &[("name", &current.op.name), ("space", &space)]);
    } else {
        left_over(context, current, &rest[wanted..]);
    }
}

/// Fields of `sync` and `resinfo`, and where `debug_break` belongs.
pub(super) fn fields(context: &mut Context<'_>, current: &Current<'_>) {
    match current.opcode {
        opcode::SYNC => synchronise(context, current),
        opcode::DEBUG_BREAK => context.blame(&rules::DEBUG_BREAK_MODEL, &[("name", &current.op.name)]),
        opcode::RESINFO if current.token.field(11, 2) > 2 => {
            let values: &[(&'static str, &dyn std::fmt::Display)] =
                &[("name", &"resinfo"), ("type", &current.token.field(11, 2)), ("most", &2)];
            context.blame(&rules::QUERY_RETURN_TYPE, values);
        }
        _ => {}
    }
}

fn synchronise(context: &mut Context<'_>, current: &Current<'_>) {
    let bits = current.token.0 & CONTROLS;
    let compute = context.stage == crate::sm4::model::Stage::Compute;
    let what = if bits & !sync::ALL != 0 {
        format!("bits 0x{:x} of sync do not exist", bits & !sync::ALL)
    } else if bits & (sync::SHARED | sync::GROUP | sync::GLOBAL) == 0 {
        "sync names no memory; add _g, _uglobal or _ugroup".to_owned()
    } else if bits & sync::GROUP != 0 && bits & sync::GLOBAL != 0 {
        "sync names the views of the group and of all; one of both".to_owned()
    } else if !compute && bits != sync::GLOBAL {
        format!("{} has sync_uglobal only", context.version)
    } else {
        return;
    };
    context.blame(&rules::SYNC_FLAGS, &[("what", &what)]);
}
