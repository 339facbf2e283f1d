//! Which register files an instruction may read and write, and their number ranges.

use super::operand_text as text;
use super::sources::{Source, blame};
use super::{Context, Next, flow_operands, matrix, names};
use crate::d3d9::model::{Operand, OperandKind, RegisterType};
use crate::d3d9::op::{Kind, opcode};
use crate::d3d9::register::File;
use crate::profile::{Family, Profile};
use crate::rule::Rule;
use crate::tables::register_limits::FILES;
use crate::tables::rules;

/// Checks the file and the number of a source.
pub(super) fn source(context: &mut Context<'_>, source: Source<'_>) {
    let file = File::find(source.operand.register(), context.profile);
    if let Some(flow) = flow_operands::expected(context, source.place) {
        if flow.accepts(source.operand.register()) && file.is_some() {
            source_number(context, source);
        } else {
            flow_operands::wrong_register(context, flow, source);
        }
    } else if file.is_some_and(|file| file.readable) {
        source_number(context, source);
    } else {
        blame(context, &rules::SOURCE_REGISTER_TYPE, source.index, |context, finding| {
            finding
                .with("register", text::register(context.profile, source.operand))
                .with("readable", files(context.profile, |file| file.readable))
                .with("way", way_to_read(context.profile, source.operand.register()))
        });
    }
}

fn source_number(context: &mut Context<'_>, source: Source<'_>) {
    let operand = source.operand;
    let Some(file) = File::find(operand.register(), context.profile) else { return };
    // An index may reach anywhere.
    if operand.is_relative() || operand.number() <= file.highest {
        return;
    }
    if operand.register() == RegisterType::MISCTYPE {
        context.report(&rules::MISCELLANEOUS_REGISTER_NUMBER, Some(source.index));
        return;
    }
    // The reference says it twice for labels of vs_2_0 and vs_2_x.
    if operand.register() == RegisterType::LABEL {
        number_too_high(context, &rules::LABEL_NUMBER, source, file);
    }
    let first_row =
        matrix::is_matrix(context, source.place) && rules::MATRIX_REGISTER_NUMBER.code(context.profile).is_some();
    let rule = if first_row { &rules::MATRIX_REGISTER_NUMBER } else { &rules::SOURCE_REGISTER_NUMBER };
    number_too_high(context, rule, source, file);
}

fn number_too_high(context: &mut Context<'_>, rule: &'static Rule, source: Source<'_>, file: &File) {
    blame(context, rule, source.index, |context, finding| {
        finding
            .with("register", names::register(context.profile, source.operand))
            .with("file", file.name)
            .with("limit", file.highest)
    });
}

/// Checks the number of a source of a texture instruction.
pub(super) fn texture_number(context: &mut Context<'_>, source: Source<'_>) {
    let Some(file) = File::find(source.operand.register(), context.profile) else { return };
    if source.operand.is_relative() || source.operand.number() <= file.highest {
        return;
    }
    let own = rules::TEXTURE_REGISTER_NUMBER.code(context.profile).is_some();
    let rule = if own { &rules::TEXTURE_REGISTER_NUMBER } else { &rules::SOURCE_REGISTER_NUMBER };
    number_too_high(context, rule, source, file);
}

/// The files that `fits` picks, for messages: `r#, v#, c#`.
fn files(profile: Profile, fits: fn(&File) -> bool) -> String {
    let mut list: Vec<String> = Vec::new();
    for file in FILES.iter().filter(|file| file.profiles.contains(profile) && fits(file)) {
        match RegisterType(file.register) {
            // The token files of c above c2047.
            RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4 => {}
            RegisterType::MISCTYPE => list.push("vPos and (some instructions) vFace".to_owned()),
            RegisterType::RASTOUT => list.push("oPos, oFog, oPts".to_owned()),
            RegisterType::DEPTHOUT => list.push("oDepth".to_owned()),
            _ => list.push(format!("{}#", file.name)),
        }
    }
    list.join(", ")
}

/// What to do about a register that arithmetic cannot read.
fn way_to_read(profile: Profile, register: RegisterType) -> &'static str {
    match register {
        RegisterType::SAMPLER => "a sampler is read by texture instructions: `texld r0, r1, s0`",
        RegisterType::CONSTBOOL => "a boolean constant is read by `if` and `callnz`",
        RegisterType::CONSTINT => "an integer constant is read by `rep` and `loop`; `def` a float constant",
        RegisterType::PREDICATE => "select with a predicated mov: `(p0) mov r0, c0`",
        RegisterType::LABEL => "a label is named by `call` and `callnz`",
        RegisterType::LOOP => "aL is read as an index alone",
        RegisterType::ADDRESS if !profile.is_pixel() => "a0 is read as an index alone; keep its value in a temporary",
        RegisterType::MISCTYPE => "copy the value with another instruction first",
        _ => "it can only be written: keep the value in a temporary as well",
    }
}

/// What to do about a register that an instruction cannot write.
fn way_to_write(register: RegisterType) -> &'static str {
    match register {
        RegisterType::CONST | RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4 => {
            "a constant comes from `def` or from the application: write a temporary"
        }
        RegisterType::CONSTINT => "an integer constant comes from `defi` or from the application",
        RegisterType::CONSTBOOL => "a boolean constant comes from `defb` or from the application",
        RegisterType::LOOP => "`loop` steps aL; its start and step stand in the integer constant",
        RegisterType::SAMPLER | RegisterType::LABEL => "write a temporary",
        _ => "it can only be read: write a temporary",
    }
}

/// The written operand and its place among the operands; declarations and definitions have
/// rules of their own.
pub(super) fn destination<'a>(context: &Context<'a>) -> Option<(&'a Operand, u8)> {
    context.op.filter(|op| op.kind != Kind::Setup)?;
    any_destination(context)
}

pub(super) fn any_destination<'a>(context: &Context<'a>) -> Option<(&'a Operand, u8)> {
    let index = context.instruction.operands.iter().position(|operand| operand.kind == OperandKind::Destination)?;
    Some((&context.instruction.operands[index], index as u8))
}

/// `mova` writes a0.
pub(super) fn mova(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = destination(context) else { return Next::Continue };
    if context.instruction.opcode() != opcode::MOVA || operand.register() == RegisterType::ADDRESS {
        return Next::Continue;
    }
    blame(context, &rules::MOVA_DESTINATION, index, |context, finding| {
        finding.with("register", text::register(context.profile, operand))
    })
}

/// Checks the file and the number of the destination.
pub(super) fn written(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = destination(context) else { return Next::Continue };
    let profile = context.profile;
    let opcode = context.instruction.opcode();
    let register = operand.register();
    if !profile.is_pixel() && register == RegisterType::ADDRESS {
        return Next::Continue; // `address_written` answers
    }
    let file = File::find(register, profile);
    let special = match register {
        // Everything that writes p0 without being setp has a rule of its own.
        RegisterType::PREDICATE => true,
        // texkill has a destination token, but reads it.
        // ps_3 lets labels pass there, too.
        RegisterType::INPUT | RegisterType::LABEL if profile.family() == Family::Ps3 => opcode == opcode::TEXKILL,
        RegisterType::TEXTURE if profile.is_pixel() => opcode == opcode::TEXKILL,
        _ => false,
    };
    match file {
        Some(file) if file.writable || special => {
            if operand.number() <= file.highest {
                return Next::Continue;
            }
            blame(context, &rules::DESTINATION_REGISTER_NUMBER, index, |context, finding| {
                finding
                    .with("register", text::register(context.profile, operand))
                    .with("file", file.name)
                    .with("limit", file.highest)
            })
        }
        _ => blame(context, &rules::DESTINATION_REGISTER_TYPE, index, |context, finding| {
            finding
                .with("register", text::register(context.profile, operand))
                .with("writable", files(context.profile, |file| file.writable))
                .with("way", way_to_write(register))
        }),
    }
}

/// a0 is written by mova, in vs_1_1 by mov, there only as a0.x. Declarations and definitions of
/// a0 break this rule too.
pub(super) fn address_written(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = any_destination(context) else { return Next::Continue };
    if context.profile.is_pixel() || operand.register() != RegisterType::ADDRESS {
        return Next::Continue;
    }
    let first = context.profile.family() == Family::Vs1;
    let (writer, name) = if first { (opcode::MOV, "mov") } else { (opcode::MOVA, "mova") };
    if context.instruction.opcode() != writer {
        return blame(context, &rules::ADDRESS_REGISTER_WRITER, index, |_, finding| finding.with("writer", name));
    }
    if first && operand.mask() != 1 {
        return blame(context, &rules::ADDRESS_REGISTER_MASK, index, |_, finding| {
            finding.with("operand", format!("a0{}", names::mask(operand.mask())))
        });
    }
    Next::Continue
}

/// setp writes p0, and only setp does.
pub(super) fn predicate_written(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = destination(context) else { return Next::Continue };
    let is_setp = context.instruction.opcode() == opcode::SETP;
    let rule = match (is_setp, operand.register() == RegisterType::PREDICATE) {
        (true, false) => &rules::SETP_DESTINATION,
        (false, true) => &rules::PREDICATE_WRITER,
        _ => return Next::Continue,
    };
    blame(context, rule, index, |context, finding| finding.with("register", text::register(context.profile, operand)))
}

/// The write mask names something.
pub(super) fn mask(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = destination(context) else { return Next::Continue };
    if operand.mask() != 0 {
        return Next::Continue;
    }
    blame(context, &rules::EMPTY_WRITE_MASK, index, |context, finding| {
        finding.with("register", text::register(context.profile, operand))
    })
}

/// Whether a source is one of the inputs that share the input read port.
pub(super) fn is_input(profile: Profile, operand: &Operand) -> bool {
    match operand.register() {
        RegisterType::INPUT => true,
        RegisterType::TEXTURE => profile.is_pixel(),
        _ => false,
    }
}

/// The number of a float constant, its four token files counted through.
pub(super) fn constant_number(operand: &Operand) -> Option<u16> {
    match operand.register() {
        RegisterType::CONST => Some(operand.number()),
        RegisterType::CONST2 => Some(operand.number() + 2048),
        RegisterType::CONST3 => Some(operand.number() + 4096),
        RegisterType::CONST4 => Some(operand.number() + 6144),
        _ => None,
    }
}
