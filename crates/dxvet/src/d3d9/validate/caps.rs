//! What the caps of a device decide beyond the profile: only run where caps were given.

use super::{Context, Next};
use crate::d3d9::caps::{Caps, Member};
use crate::d3d9::depth::{Counter, Form};
use crate::d3d9::model::{Operand, OperandKind, RegisterType};
use crate::d3d9::op::{Kind, opcode};
use crate::profile::Profile;
use crate::rule::Rule;
use crate::tables::{limits, rules};

/// The member that bounds `counter` in `profile`, where one does.
pub(super) fn depth_member(counter: Counter, profile: Profile) -> Option<Member> {
    match (counter, profile) {
        (Counter::Dynamic, Profile::Vs2X) => Some(Member::VS20CapsDynamicFlowControlDepth),
        (Counter::Dynamic, Profile::Ps2X) => Some(Member::PS20CapsDynamicFlowControlDepth),
        (Counter::Loop | Counter::Call, Profile::Vs2X) => Some(Member::VS20CapsStaticFlowControlDepth),
        (Counter::Static | Counter::Loop | Counter::Call, Profile::Ps2X) => {
            Some(Member::PS20CapsStaticFlowControlDepth)
        }
        _ => None,
    }
}

/// The limit the caps set for `counter`, with the member that sets it. Static depth is all or
/// nothing: 24 where the member is above 0.
pub(super) fn depth_limit(caps: &Caps, counter: Counter, profile: Profile) -> Option<(u32, Member)> {
    let member = depth_member(counter, profile)?;
    let value = caps.get(member)?;
    let limit = if counter == Counter::Static { if value > 0 { 24 } else { 0 } } else { value };
    Some((limit, member))
}

/// The member that bounds the slots of `profile`.
pub(super) fn slots_member(profile: Profile) -> Option<Member> {
    match profile {
        Profile::Ps2X => Some(Member::PS20CapsNumInstructionSlots),
        Profile::Vs30 => Some(Member::MaxVertexShader30InstructionSlots),
        Profile::Ps30 => Some(Member::MaxPixelShader30InstructionSlots),
        _ => None,
    }
}

/// A limit that caps set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// What is bounded: the name of a limit (`static-depth`), or one like it.
    pub limit: &'static str,
    /// The most that is allowed; of registers, the highest number.
    pub value: u32,
    /// The member that sets it.
    pub member: Member,
}

/// The limits that `caps` set for shaders of `profile`; flags and versions are not among them.
///
/// ```
/// use dxvet::Profile;
/// use dxvet::d3d9::caps::{Caps, Member};
/// use dxvet::d3d9::validate::decided;
///
/// let rows = decided(&Caps::preset("ps_2_a").unwrap(), Profile::Ps2X);
/// let row = rows.iter().find(|row| row.limit == "temporary-number").unwrap();
/// assert_eq!((row.value, row.member), (21, Member::PS20CapsNumTemps));
/// ```
pub fn decided(caps: &Caps, profile: Profile) -> Vec<Decided> {
    let mut rows = Vec::new();
    let mut add = |limit, bound: Option<(u32, Member)>| {
        rows.extend(bound.map(|(value, member)| Decided { limit, value, member }));
    };
    for counter in Counter::ALL {
        add(counter.limit().name, depth_limit(caps, counter, profile));
    }
    let value = |member: Member| caps.get(member).map(|value| (value, member));
    add(limits::TOTAL_SLOTS.name, slots_member(profile).and_then(value));
    let last =
        |member: Member| value(member).filter(|(value, _)| *value > 0).map(|(value, member)| (value - 1, member));
    match profile {
        Profile::Vs2X => add("temporary-number", last(Member::VS20CapsNumTemps)),
        Profile::Ps2X => {
            let off = |member, limit: u32| value(member).filter(|(value, _)| *value == 0).map(|_| (limit, member));
            let [textures, order] =
                [&limits::TEXTURE_SLOTS, &limits::TEXTURE_DEPENDENCY].map(|limit| limit.value(Profile::Ps20));
            add("temporary-number", last(Member::PS20CapsNumTemps));
            add(limits::TEXTURE_SLOTS.name, off(Member::PS20CapsNoTexInstructionLimit, textures));
            add(limits::TEXTURE_DEPENDENCY.name, off(Member::PS20CapsNoDependentReadLimit, order));
        }
        _ => {}
    }
    let (constants, targets) = (Member::MaxVertexShaderConst, Member::NumSimultaneousRTs);
    let (pixel, executed) = if profile.is_pixel() {
        (true, Member::MaxPShaderInstructionsExecuted)
    } else {
        (false, Member::MaxVShaderInstructionsExecuted)
    };
    if !pixel {
        add("constant-number", last(constants));
    } else if profile.major() >= 2 {
        add("color-output-number", last(targets));
    }
    if profile.major() >= 2 {
        add("executed-instructions", value(executed).filter(|(value, _)| *value != u32::MAX));
    }
    rows
}

/// The rules about one instruction.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    let Some(caps) = context.caps else { return Next::Continue };
    let profile = context.profile;
    if context.index == 0 && version(context, caps) == Next::Abort {
        return Next::Abort;
    }
    if matches!(profile, Profile::Vs2X | Profile::Ps2X) {
        extended(context, caps);
    }
    for index in 0..context.instruction.operands.len() {
        let operand = context.instruction.operands[index];
        register(context, caps, &operand);
    }
    Next::Continue
}

fn report(context: &mut Context<'_>, rule: &'static Rule, member: Member, limit: u32, values: &[(&'static str, u32)]) {
    let name = context.op.map_or("", |op| op.name);
    let finding = context.finding(rule).map(|finding| {
        let finding = finding.with("cap", member.name()).with("limit", limit).with("instruction", name);
        values.iter().fold(finding, |finding, (name, value)| finding.with(name, value))
    });
    context.push(finding);
}

fn version(context: &mut Context<'_>, caps: &Caps) -> Next {
    let profile = context.profile;
    let member = if profile.is_pixel() { Member::PixelShaderVersion } else { Member::VertexShaderVersion };
    if profile.is_software() {
        // Caps that name a version are those of a device, and no device runs these.
        let finding = caps.get(member).and_then(|_| context.finding(&rules::CAPS_SOFTWARE_PROFILE));
        return context.push(finding.map(|finding| finding.with("cap", member.name())));
    }
    // The _x profiles are version 2_0 with caps.
    let needed = profile.version() & !0xFF;
    let needed = if profile.major() == 1 { profile.version() } else { needed };
    let Some(reported) = caps.get(member).filter(|reported| *reported < needed) else { return Next::Continue };
    let finding = context.finding(&rules::CAPS_VERSION).map(|finding| {
        let version = |token: u32| format!("{}.{}", token >> 8 & 0xFF, token & 0xFF);
        finding.with("cap", member.name()).with("needed", version(needed)).with("limit", version(reported))
    });
    context.push(finding)
}

/// What the flags and depths of VS20Caps and PS20Caps allow at all.
fn extended(context: &mut Context<'_>, caps: &Caps) {
    use Member as M;
    let pixel = context.profile.is_pixel();
    let (predication, dynamic) = if pixel {
        (M::PS20CapsPredication, M::PS20CapsDynamicFlowControlDepth)
    } else {
        (M::VS20CapsPredication, M::VS20CapsDynamicFlowControlDepth)
    };
    let lacks = |context: &mut Context<'_>, member: Member, rule| {
        if caps.get(member) == Some(0) {
            report(context, rule, member, 0, &[]);
        }
    };
    if context.instruction.token.predicated() {
        lacks(context, predication, &rules::CAPS_PREDICATE_PREFIX);
    }
    match (context.instruction.opcode(), Form::of(context.instruction)) {
        (opcode::DSX | opcode::DSY | opcode::TEXLDD, _) => {
            lacks(context, M::PS20CapsGradientInstructions, &rules::CAPS_GRADIENT);
        }
        (_, Some(Form::SetpComp)) => lacks(context, predication, &rules::CAPS_PREDICATION),
        (_, Some(Form::IfPred | Form::Breakp | Form::CallnzPred)) => {
            lacks(context, predication, &rules::CAPS_PREDICATION);
            lacks(context, dynamic, &rules::CAPS_DYNAMIC_FLOW);
        }
        (_, Some(Form::IfComp | Form::Break | Form::BreakComp)) => lacks(context, dynamic, &rules::CAPS_DYNAMIC_FLOW),
        (_, Some(Form::IfBool | Form::Rep | Form::Call | Form::CallnzBool | Form::Ret)) | (opcode::LABEL, _) => {
            lacks(context, M::PS20CapsStaticFlowControlDepth, &rules::CAPS_STATIC_FLOW);
        }
        _ => {}
    }
    if pixel && caps.get(M::PS20CapsArbitrarySwizzle) == Some(0) && context.op.is_some_and(|op| op.kind != Kind::Setup)
    {
        // .xyzw, .wzyx, .yzxw, .zxyw, or one component repeated: what ps_2_0 has.
        let free = |source: &Operand| matches!(source.swizzle(), 0xE4 | 0x1B | 0xC9 | 0xD2) || source.is_replicate();
        if context.instruction.sources().any(|source| !free(source)) {
            report(context, &rules::CAPS_SWIZZLE, M::PS20CapsArbitrarySwizzle, 0, &[]);
        }
    }
}

/// Register numbers that the caps bound.
fn register(context: &mut Context<'_>, caps: &Caps, operand: &Operand) {
    let written = operand.kind == OperandKind::Destination;
    if !written && operand.kind != OperandKind::Source {
        return;
    }
    let number = u32::from(operand.number());
    let setup = context.op.is_some_and(|op| op.kind == Kind::Setup);
    let (member, rule) = match (operand.register(), context.profile.is_pixel(), written) {
        (RegisterType::TEMP, pixel, _) => (
            match (context.profile, pixel) {
                (Profile::Vs2X, _) => Member::VS20CapsNumTemps,
                (Profile::Ps2X, _) => Member::PS20CapsNumTemps,
                _ => return,
            },
            if written { &rules::CAPS_TEMPORARY_WRITTEN } else { &rules::CAPS_TEMPORARY_READ },
        ),
        (RegisterType::CONST, false, true) if setup => (Member::MaxVertexShaderConst, &rules::CAPS_CONSTANT_DEFINED),
        (RegisterType::CONST, false, false) => (Member::MaxVertexShaderConst, &rules::CAPS_CONSTANT_READ),
        (RegisterType::COLOROUT, true, true) => (Member::NumSimultaneousRTs, &rules::CAPS_RENDER_TARGET),
        _ => return,
    };
    if let Some(limit) = caps.get(member).filter(|limit| number >= *limit) {
        report(context, rule, member, limit, &[("number", number), ("last", limit.saturating_sub(1))]);
    }
}
