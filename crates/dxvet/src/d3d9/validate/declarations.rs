//! `dcl`: place, register, mask, usage, duplicates; and the registers it makes readable.

use super::super::model::{Operand, OperandKind, RegisterType};
use super::super::op::{Kind, opcode};
use super::super::register::File;
use super::{Context, Next, names};
use crate::diagnostic::{At, Finding};
use crate::profile::Family;
use crate::rule::Rule;
use crate::tables::rules;
use smallvec::SmallVec;

/// Usage codes the rules speak of.
pub(super) mod usage {
    pub const POSITION: u8 = 0;
    pub const PSIZE: u8 = 4;
    pub const TESSFACTOR: u8 = 8;
    pub const POSITIONT: u8 = 9;
    pub const COLOR: u8 = 10;
    pub const SAMPLE: u8 = 13;
}

/// One accepted declaration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Declaration {
    pub register: RegisterType,
    pub number: u16,
    pub mask: u8,
    pub usage: u8,
    pub usage_index: u16,
    /// The texture type of a sampler: 2 two-dimensional, 3 cube, 4 volume.
    pub texture: u8,
    /// Interpolated at the centroid: `_centroid`, or a color in ps_3_0.
    pub centroid: bool,
    pub instruction: u32,
}

/// What is declared so far.
#[derive(Debug, Default)]
pub(super) struct State {
    /// The first output declared as position outside o0 or as point size outside o1.
    pub(super) misplaced: Option<Declaration>,
    /// The first instruction that is neither declaration nor definition.
    pub first_instruction: Option<u32>,
    pub list: SmallVec<[Declaration; 12]>,
    /// The first `dcl` of each v register of ps_3_0.
    interpolation: [Option<Declaration>; 16],
}

impl State {
    /// The declarations of one register.
    pub fn of(&self, register: RegisterType, number: u16) -> impl Iterator<Item = &Declaration> {
        self.list.iter().filter(move |old| old.register == register && old.number == number)
    }
    /// Whether `operand` names the output declared as psize0.
    pub fn is_point_size(&self, operand: &Operand) -> bool {
        self.of(RegisterType::OUTPUT, operand.number()).any(|old| (old.usage, old.usage_index) == (usage::PSIZE, 0))
    }
    /// The declared components of one register.
    pub fn components(&self, register: RegisterType, number: u16) -> u8 {
        self.of(register, number).fold(0, |mask, old| mask | old.mask)
    }
}

/// Notes where the instructions begin.
pub(super) fn first_instruction(context: &mut Context<'_>) -> Next {
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    if !setup && context.state.declarations.first_instruction.is_none() {
        context.state.declarations.first_instruction = Some(context.index);
    }
    Next::Continue
}

/// The rules of one `dcl`.
pub(super) fn declaration(context: &mut Context<'_>) -> Next {
    if context.instruction.opcode() != opcode::DCL {
        return Next::Continue;
    }
    let family = context.profile.family();
    let Some(dcl) = Dcl::read(context) else { return context.report(&rules::DCL_WITHOUT_REGISTER, None) };
    if information_bits(context, &dcl) == Next::Abort {
        return Next::Abort;
    }
    after_instruction(context, &dcl);
    if number_too_high(context, &dcl) {
        return Next::Continue;
    }
    match family {
        Family::Vs1 | Family::Vs2 => vertex_input(context, &dcl),
        Family::Vs3 => vertex_3(context, &dcl),
        Family::Ps2 => pixel_2(context, &dcl),
        Family::Ps3 => pixel_3(context, &dcl),
        Family::Ps1 | Family::Ps14 => {}
    }
    Next::Continue
}

/// A `dcl` taken apart.
struct Dcl {
    information: u32,
    operand: Operand,
    new: Declaration,
}

impl Dcl {
    fn read(context: &Context<'_>) -> Option<Self> {
        let information =
            context.instruction.operands.iter().find(|operand| operand.kind == OperandKind::Declaration)?.token;
        let operand = *context.instruction.destination()?;
        let usage = (information & 31) as u8;
        let new = Declaration {
            register: operand.register(),
            number: operand.number(),
            mask: operand.mask(),
            usage,
            usage_index: (information >> 16 & 0x7FFF) as u16,
            texture: (information >> 27 & 15) as u8,
            centroid: operand.centroid() || usage == self::usage::COLOR,
            instruction: context.index,
        };
        Some(Self { information, operand, new })
    }
    /// Any modifier bit.
    fn modified(&self) -> bool {
        self.operand.token >> 20 & 15 != 0
    }
    /// A modifier bit other than `_pp` and `_centroid`.
    fn modified_oddly(&self) -> bool {
        self.operand.token >> 20 & 9 != 0
    }
    fn semantic(&self) -> String {
        names::semantic(self.new.usage, self.new.usage_index)
    }
}

/// A finding at the register, with its name and mask.
fn finding(context: &Context<'_>, rule: &'static Rule, dcl: &Dcl) -> Option<Finding> {
    context.finding_at(rule, &dcl.operand).map(|finding| {
        finding
            .with("register", names::register(context.profile, &dcl.operand))
            .with("mask", names::mask(dcl.operand.mask()))
            .with("semantic", dcl.semantic())
            .with("index", dcl.new.usage_index)
            .with("usage", dcl.new.usage)
    })
}

/// Reports `rule` where `broken`, and says whether it was reported.
fn check(context: &mut Context<'_>, rule: &'static Rule, broken: bool, dcl: &Dcl) -> bool {
    if !broken || rule.code(context.profile).is_none() {
        return false;
    }
    let finding = finding(context, rule, dcl);
    context.push(finding);
    true
}

/// Reports `rule`, pointing to the declaration that stands in the way.
fn clash(context: &mut Context<'_>, rule: &'static Rule, old: Option<Declaration>, dcl: &Dcl) -> bool {
    let Some(old) = old else { return false };
    let finding = finding(context, rule, dcl).map(|finding| {
        let held = format!("{} is declared here", names::semantic(old.usage, old.usage_index));
        let held =
            if old.register == RegisterType::SAMPLER { "the first declaration stands here".into() } else { held };
        finding.with("free", free_semantic(context, dcl)).step(At::Instruction(old.instruction, None), held)
    });
    context.push(finding);
    true
}

/// The first index of the same usage that nothing in the same file has.
fn free_semantic(context: &Context<'_>, dcl: &Dcl) -> String {
    let taken = |index: u16| {
        let mut list = context.state.declarations.list.iter();
        list.any(|old| old.register == dcl.new.register && old.usage == dcl.new.usage && old.usage_index == index)
    };
    names::semantic(dcl.new.usage, (0..16).find(|index| !taken(*index)).unwrap_or(0))
}

fn accept(context: &mut Context<'_>, dcl: &Dcl) {
    context.state.declarations.list.push(dcl.new);
}

/// Bit 31 of the information token, and the bits that mean nothing for the register. The vertex
/// profiles read bits 20 to 30 as index, and look for the type of a sampler first.
fn information_bits(context: &mut Context<'_>, dcl: &Dcl) -> Next {
    let allowed = match (context.profile.family(), dcl.new.register) {
        (Family::Ps2 | Family::Ps3, RegisterType::SAMPLER) => 0x7800_0000,
        (Family::Ps2, _) => 0,
        (Family::Ps3, _) => 0x000F_001F,
        (Family::Vs3, RegisterType::SAMPLER) if matches!(dcl.new.texture, 2..=4) => 0x7800_0000,
        _ => 0x7FFF_001F,
    };
    let rule = if dcl.information >> 31 == 0 {
        &rules::DCL_FIRST_BIT
    } else if dcl.information & 0x7FFF_FFFF & !allowed != 0 {
        &rules::DCL_RESERVED_BITS
    } else {
        return Next::Continue;
    };
    let finding =
        finding(context, rule, dcl).map(|finding| finding.with("token", format!("0x{:08X}", dcl.information)));
    context.push(finding)
}

/// A register number that no assembler writes.
fn number_too_high(context: &mut Context<'_>, dcl: &Dcl) -> bool {
    let Some(file) = File::find(dcl.new.register, context.profile).filter(|file| dcl.new.number > file.highest) else {
        return false;
    };
    let finding =
        finding(context, &rules::DCL_REGISTER_NUMBER, dcl).map(|finding| finding.with("highest", file.highest));
    context.push(finding);
    true
}

fn after_instruction(context: &mut Context<'_>, dcl: &Dcl) {
    let Some(first) = context.state.declarations.first_instruction else { return };
    let finding = finding(context, &rules::DCL_AFTER_INSTRUCTION, dcl)
        .map(|finding| finding.step(At::Instruction(first, None), "the first instruction stands here"));
    context.push(finding);
}

fn wrong_file(context: &mut Context<'_>, dcl: &Dcl) {
    let files = match context.profile.family() {
        Family::Vs3 => "v, o and s registers",
        Family::Ps2 => "v, t and s registers",
        Family::Ps3 => "v and s registers, vPos and vFace",
        _ => "v registers",
    };
    let finding = finding(context, &rules::DCL_REGISTER_FILE, dcl).map(|finding| finding.with("files", files));
    context.push(finding);
}

/// Whole register declared before.
fn register_clash(context: &Context<'_>, dcl: &Dcl) -> Option<Declaration> {
    context.state.declarations.of(dcl.new.register, dcl.new.number).next().copied()
}

/// A component declared before.
fn component_clash(context: &Context<'_>, dcl: &Dcl) -> Option<Declaration> {
    context.state.declarations.of(dcl.new.register, dcl.new.number).find(|old| old.mask & dcl.new.mask != 0).copied()
}

/// The semantic declared before for the same file.
fn semantic_clash(context: &Context<'_>, dcl: &Dcl) -> Option<Declaration> {
    let new = &dcl.new;
    let mut list = context.state.declarations.list.iter();
    // Before version 3 the reference never looks at v15.
    let last = if context.profile.major() < 3 { 14 } else { u16::MAX };
    list.find(|old| {
        old.register == new.register
            && old.number <= last
            && old.usage == new.usage
            && old.usage_index == new.usage_index
    })
    .copied()
}

/// vs_1_1 to vs_2_sw.
fn vertex_input(context: &mut Context<'_>, dcl: &Dcl) {
    if dcl.new.register != RegisterType::INPUT {
        return wrong_file(context, dcl);
    }
    if check(context, &rules::INPUT_DCL_PARTIAL_MASK, dcl.new.mask != 15, dcl)
        || clash(context, &rules::REGISTER_DECLARED_TWICE, register_clash(context, dcl), dcl)
        || usage_code(context, dcl)
        || vertex_input_usage(context, dcl)
        || clash(context, &rules::INPUT_SEMANTIC_TWICE, semantic_clash(context, dcl), dcl)
    {
        return;
    }
    accept(context, dcl);
}

fn usage_code(context: &mut Context<'_>, dcl: &Dcl) -> bool {
    check(context, &rules::DCL_USAGE, dcl.new.usage > usage::SAMPLE, dcl)
        || check(context, &rules::DCL_USAGE_INDEX, dcl.new.usage_index > 15, dcl)
}

fn vertex_input_usage(context: &mut Context<'_>, dcl: &Dcl) -> bool {
    let transformed = dcl.new.usage == usage::POSITIONT && dcl.new.usage_index == 0;
    check(context, &rules::INPUT_USAGE_TESSFACTOR, dcl.new.usage == usage::TESSFACTOR, dcl)
        || check(context, &rules::INPUT_USAGE_POSITIONT, transformed, dcl)
}

fn vertex_3(context: &mut Context<'_>, dcl: &Dcl) {
    match dcl.new.register {
        RegisterType::SAMPLER => {
            if !check(context, &rules::DCL_EMPTY_MASK, dcl.new.mask == 0, dcl) {
                sampler(context, dcl);
            }
        }
        RegisterType::INPUT => {
            if check(context, &rules::DCL_EMPTY_MASK, dcl.new.mask == 0, dcl)
                || clash(context, &rules::COMPONENT_DECLARED_TWICE, component_clash(context, dcl), dcl)
                || usage_code(context, dcl)
                || vertex_input_usage(context, dcl)
                || clash(context, &rules::INPUT_SEMANTIC_TWICE, semantic_clash(context, dcl), dcl)
            {
                return;
            }
            accept(context, dcl);
        }
        RegisterType::OUTPUT => vertex_output(context, dcl),
        _ => wrong_file(context, dcl),
    }
}

fn vertex_output(context: &mut Context<'_>, dcl: &Dcl) {
    if check(context, &rules::DCL_EMPTY_MASK, dcl.new.mask == 0, dcl)
        || clash(context, &rules::COMPONENT_DECLARED_TWICE, component_clash(context, dcl), dcl)
        || written_before(context, dcl)
        || usage_code(context, dcl)
        || vertex_output_usage(context, dcl)
    {
        return;
    }
    note_misplaced(context, dcl);
    if clash(context, &rules::OUTPUT_SEMANTIC_TWICE, semantic_clash(context, dcl), dcl) {
        return;
    }
    accept(context, dcl);
}

/// Remembers the first position outside o0 or point size outside o1: indexed outputs ask for it.
fn note_misplaced(context: &mut Context<'_>, dcl: &Dcl) {
    let home = match (dcl.new.usage, dcl.new.usage_index) {
        (usage::POSITION, 0) => 0,
        (usage::PSIZE, 0) => 1,
        _ => return,
    };
    if dcl.new.number != home {
        context.state.declarations.misplaced.get_or_insert(dcl.new);
    }
}

/// A write without a declaration counts as one.
fn written_before(context: &mut Context<'_>, dcl: &Dcl) -> bool {
    let seen = context.state.outputs.seen.get(dcl.new.number as usize).copied().unwrap_or_default();
    if seen.components & dcl.new.mask == 0 {
        return false;
    }
    let finding = finding(context, &rules::COMPONENT_DECLARED_TWICE, dcl).map(|finding| {
        finding.step(At::Instruction(seen.instruction, None), "it was written here, which counts as a declaration")
    });
    context.push(finding);
    true
}

fn vertex_output_usage(context: &mut Context<'_>, dcl: &Dcl) -> bool {
    let new = dcl.new;
    let semantic = (new.usage, new.usage_index);
    let factor = new.usage == usage::TESSFACTOR && (new.usage_index != 0 || new.mask != 1);
    check(context, &rules::OUTPUT_USAGE_POSITIONT, semantic == (usage::POSITIONT, 0), dcl)
        || check(context, &rules::OUTPUT_USAGE_TESSFACTOR, factor, dcl)
        || check(context, &rules::OUTPUT_USAGE_PSIZE, semantic == (usage::PSIZE, 0) && new.mask != 15, dcl)
        || check(context, &rules::OUTPUT_USAGE_SAMPLE, new.usage == usage::SAMPLE, dcl)
}

fn sampler(context: &mut Context<'_>, dcl: &Dcl) {
    let texture = dcl.new.texture;
    let (modified, masked) = (dcl.modified(), dcl.new.mask != 15);
    let refused = if context.profile.family() == Family::Ps2 {
        clash(context, &rules::REGISTER_DECLARED_TWICE, register_clash(context, dcl), dcl)
            || check(context, &rules::SAMPLER_DCL_TYPE, !(2..=4).contains(&texture), dcl)
            || check(context, &rules::SAMPLER_DCL_MASK, masked, dcl)
            || check(context, &rules::SAMPLER_DCL_MODIFIER, modified, dcl)
    } else {
        check(context, &rules::DCL_MODIFIER, modified, dcl)
            || clash(context, &rules::SAMPLER_DECLARED_TWICE, component_clash(context, dcl), dcl)
            || check(context, &rules::SAMPLER_DCL_TYPE, !(2..=4).contains(&texture), dcl)
            || check(context, &rules::SAMPLER_DCL_MASK, masked, dcl)
    };
    if !refused {
        // The components that a coordinate has count as declared: a second `dcl` of only the
        // others passes the check for duplicates and fails on its mask.
        let mask = if texture == 2 { 3 } else { 7 };
        context.state.declarations.list.push(Declaration { mask, ..dcl.new });
    }
}

fn pixel_2(context: &mut Context<'_>, dcl: &Dcl) {
    let prefix = matches!(dcl.new.mask, 1 | 3 | 7 | 15);
    match dcl.new.register {
        RegisterType::SAMPLER => return sampler(context, dcl),
        RegisterType::INPUT | RegisterType::TEXTURE => {}
        _ => return wrong_file(context, dcl),
    }
    let color = dcl.new.register == RegisterType::INPUT;
    if clash(context, &rules::REGISTER_DECLARED_TWICE, register_clash(context, dcl), dcl)
        || check(context, &rules::COLOR_DCL_MODIFIER, color && dcl.modified(), dcl)
        || check(context, &rules::DCL_MODIFIER_BITS, dcl.modified_oddly(), dcl)
        || check(context, &rules::TEXTURE_DCL_MASK, !color && !prefix, dcl)
        || check(context, &rules::DCL_EMPTY_MASK, dcl.new.mask == 0, dcl)
    {
        return;
    }
    accept(context, dcl);
}

fn pixel_3(context: &mut Context<'_>, dcl: &Dcl) {
    let declarable = [RegisterType::SAMPLER, RegisterType::MISCTYPE, RegisterType::INPUT];
    let empty = dcl.new.mask == 0 && declarable.contains(&dcl.new.register);
    if check(context, &rules::DCL_EMPTY_MASK, empty, dcl) {
        return;
    }
    match dcl.new.register {
        RegisterType::SAMPLER => sampler(context, dcl),
        RegisterType::MISCTYPE => {
            if check(context, &rules::DCL_MODIFIER, dcl.modified(), dcl)
                || clash(context, &rules::SYSTEM_INPUT_DECLARED_TWICE, register_clash(context, dcl), dcl)
                || check(context, &rules::VPOS_DCL_MASK, dcl.new.number == 0 && dcl.new.mask & !3 != 0, dcl)
            {
                return;
            }
            accept(context, dcl);
        }
        RegisterType::INPUT => pixel_3_input(context, dcl),
        _ => wrong_file(context, dcl),
    }
}

fn pixel_3_input(context: &mut Context<'_>, dcl: &Dcl) {
    let new = dcl.new;
    let semantic = (new.usage, new.usage_index);
    if check(context, &rules::DCL_MODIFIER_BITS, dcl.modified_oddly(), dcl)
        || clash(context, &rules::COMPONENT_DECLARED_TWICE, component_clash(context, dcl), dcl)
    {
        return;
    }
    interpolation(context, dcl);
    if usage_code(context, dcl)
        || check(context, &rules::INPUT_USAGE_POSITION, semantic == (usage::POSITION, 0), dcl)
        || check(context, &rules::INPUT_USAGE_POSITIONT, semantic == (usage::POSITIONT, 0), dcl)
        || check(context, &rules::INPUT_USAGE_TESSFACTOR, new.usage == usage::TESSFACTOR, dcl)
        || check(context, &rules::INPUT_USAGE_PSIZE, semantic == (usage::PSIZE, 0), dcl)
        || check(context, &rules::INPUT_USAGE_SAMPLE, new.usage == usage::SAMPLE, dcl)
        || clash(context, &rules::INPUT_SEMANTIC_TWICE, semantic_clash(context, dcl), dcl)
    {
        return;
    }
    accept(context, dcl);
}

/// Inputs that share a register share the place of interpolation: that of the first `dcl`, even
/// if its usage was refused.
fn interpolation(context: &mut Context<'_>, dcl: &Dcl) {
    let register = dcl.new.number as usize;
    let Some(first) = context.state.declarations.interpolation.get_mut(register) else { return };
    let Some(first) = *first else {
        *first = Some(dcl.new);
        return;
    };
    let rule = match (first.centroid, dcl.new.centroid) {
        (true, false) => &rules::CENTROID_THEN_PLAIN,
        (false, true) if dcl.new.usage == usage::COLOR => &rules::PLAIN_THEN_COLOR,
        (false, true) => &rules::PLAIN_THEN_CENTROID,
        _ => return,
    };
    clash(context, rule, Some(first), dcl);
}
