//! Source swizzles.

use super::operand_text as text;
use super::sources::{Source, blame, blame_source};
use super::{Context, flow_operands, modifiers};
use crate::d3d9::model::{Operand, RegisterType};
use crate::d3d9::op::opcode;
use crate::profile::Family;
use crate::tables::rules;
use flow_operands::Expected;

/// Checks the swizzle of a source; `clean` says that nothing else was wrong with it.
pub(super) fn source(context: &mut Context<'_>, source: Source<'_>, clean: bool) {
    let operand = source.operand;
    if modifiers::is_face(context, source) {
        if operand.swizzle() != Operand::IDENTITY {
            context.report(&rules::FACE_SWIZZLE, Some(source.index));
        }
        return;
    }
    let scalar = reads_one_component(context);
    // vPos has two components.
    let is_position = operand.register() == RegisterType::MISCTYPE;
    if scalar && is_position && (!operand.is_replicate() || operand.component(0) > 1) {
        blame_source(context, &rules::POSITION_SCALAR_SWIZZLE, source);
        return;
    }
    if operand.is_replicate() {
        // One component suits everything but what flow instructions read as a whole.
        return flow(context, source);
    }
    if scalar {
        blame_source(context, &rules::SCALAR_SOURCE_SWIZZLE, source);
        return;
    }
    // The matrix operand of m4x4 and the like has a rule of its own.
    let matrix = source.place == 1 && is_matrix(context);
    if clean && context.profile.family() == Family::Ps2 && !matrix && !is_limited(operand.swizzle()) {
        blame(context, &rules::LIMITED_SWIZZLE, source.index, |_, finding| {
            finding.with("swizzle", text::swizzle(operand))
        });
    }
    flow(context, source);
}

/// The instructions that read one component of each source.
pub(super) fn reads_one_component(context: &Context<'_>) -> bool {
    let opcode = context.instruction.opcode();
    if opcode == opcode::SINCOS {
        return context.profile.major() >= 3; // before, the rules of its constants speak of it
    }
    matches!(
        opcode,
        opcode::RCP
            | opcode::RSQ
            | opcode::EXP
            | opcode::LOG
            | opcode::EXPP
            | opcode::LOGP
            | opcode::POW
            | opcode::IFC
            | opcode::BREAKC
            | opcode::BREAKP
    )
}

fn is_matrix(context: &Context<'_>) -> bool {
    matches!(context.instruction.opcode(), opcode::M4X4 | opcode::M4X3 | opcode::M3X4 | opcode::M3X3 | opcode::M3X2)
}

/// What ps_2_0 has beside repeated components: xyzw, yzxw, zxyw, wzyx.
fn is_limited(swizzle: u8) -> bool {
    matches!(swizzle, Operand::IDENTITY | 0xC9 | 0xD2 | 0x1B)
}

fn flow(context: &mut Context<'_>, source: Source<'_>) {
    let Some(expected) = flow_operands::expected(context, source.place) else { return };
    let operand = source.operand;
    let whole = operand.swizzle() == Operand::IDENTITY;
    let predicate = operand.register() == RegisterType::PREDICATE;
    let boolean = operand.register() == RegisterType::CONSTBOOL;
    let rule = match expected {
        Expected::Counter | Expected::Count if !whole => &rules::LOOP_OPERAND_SWIZZLE,
        Expected::Callee if !whole && context.instruction.opcode() == opcode::CALLNZ => &rules::CALLNZ_LABEL_SWIZZLE,
        Expected::If if predicate && !operand.is_replicate() => &rules::IF_PREDICATE_SWIZZLE,
        Expected::Callnz if predicate && !operand.is_replicate() => &rules::CALLNZ_PREDICATE_SWIZZLE,
        Expected::If | Expected::Callnz if boolean && !whole => &rules::BOOLEAN_SWIZZLE,
        _ => return,
    };
    blame_source(context, rule, source);
}
