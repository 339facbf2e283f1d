//! Relative addressing: what can be indexed, with which register, and aL outside loops.

use super::operand_text as text;
use super::registers::destination;
use super::sources::{Source, blame};
use super::{Context, Next};
use crate::d3d9::model::{Operand, RegisterType};
use crate::d3d9::op::opcode;
use crate::profile::Family;
use crate::rule::Rule;
use crate::tables::rules;
use std::collections::BTreeMap;

/// Where aL exists.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Open `loop` blocks of the routine.
    loops: u32,
    /// Whether the routine is called, and from loops alone.
    looped: bool,
    /// The same for each label called so far.
    labels: BTreeMap<u16, bool>,
}

impl State {
    fn has_counter(&self) -> bool {
        self.loops > 0 || self.looped
    }
}

/// The register that an address token names.
struct Address {
    register: RegisterType,
    number: u16,
}

/// The address of a relative operand; without an address token it is a0.x.
fn address(operand: &Operand) -> Address {
    let token = Operand { token: operand.relative.unwrap_or(0xB000_0000), ..*operand };
    Address { register: token.register(), number: token.number() }
}

fn is_constant(register: RegisterType) -> bool {
    matches!(register, RegisterType::CONST | RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4)
}

/// Checks the index of a source: may it be there, and is it the right register.
pub(super) fn source(context: &mut Context<'_>, source: Source<'_>) {
    let operand = source.operand;
    if !operand.is_relative() {
        return;
    }
    let family = context.profile.family();
    let register = operand.register();
    let (constants, inputs) = match family {
        Family::Vs3 => (true, true),
        Family::Ps3 => (false, true),
        _ => (true, false),
    };
    if !(constants && is_constant(register) || inputs && register == RegisterType::INPUT) {
        blame(context, &rules::RELATIVE_SOURCE_FILE, source.index, |context, finding| {
            finding.with("register", text::register(context.profile, operand)).with(
                "indexable",
                match (constants, inputs) {
                    (true, true) => "c# and v#",
                    (false, _) => "only v#",
                    (true, false) => "only c#",
                },
            )
        });
        return;
    }
    if family == Family::Vs1 {
        return;
    }
    let address = address(operand);
    let allowed = match address.register {
        RegisterType::LOOP => true,
        RegisterType::ADDRESS => is_constant(register),
        _ => false,
    };
    if !allowed {
        let rule =
            if is_constant(register) { &rules::CONSTANT_ADDRESS_REGISTER } else { &rules::INPUT_ADDRESS_REGISTER };
        blame_index(context, rule, operand, source.index);
    } else if address.number > 0 {
        let rule = match address.register {
            RegisterType::LOOP => &rules::ADDRESS_LOOP_NUMBER,
            _ => &rules::ADDRESS_NUMBER,
        };
        blame(context, rule, source.index, |context, finding| {
            finding.with("register", text::register(context.profile, operand)).with("number", address.number)
        });
    }
}

fn blame_index(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand, index: u8) -> Next {
    blame(context, rule, index, |context, finding| {
        finding
            .with("register", text::register(context.profile, operand))
            .with("address", text::index(context.profile, operand).unwrap_or_default())
    })
}

/// Reports aL outside loops in one source.
pub(super) fn loop_read(context: &mut Context<'_>, source: Source<'_>) {
    let operand = source.operand;
    if !operand.is_relative()
        || address(operand).register != RegisterType::LOOP
        || context.state.addressing.has_counter()
    {
        return;
    }
    let rule = match operand.register() {
        RegisterType::INPUT => &rules::INPUT_LOOP_INDEX_OUTSIDE_LOOP,
        register if is_constant(register) => &rules::CONSTANT_LOOP_INDEX_OUTSIDE_LOOP,
        _ => return,
    };
    blame_index(context, rule, operand, source.index);
}

/// Checks the index of the destination: outputs alone, with aL, inside loops.
pub(super) fn destination_index(context: &mut Context<'_>) -> Next {
    let Some((operand, index)) = destination(context) else { return Next::Continue };
    if !operand.is_relative() {
        return Next::Continue;
    }
    if context.profile.family() != Family::Vs3 || operand.register() != RegisterType::OUTPUT {
        return blame_index(context, &rules::RELATIVE_DESTINATION_FILE, operand, index);
    }
    if address(operand).register != RegisterType::LOOP {
        return blame_index(context, &rules::OUTPUT_ADDRESS_REGISTER, operand, index);
    }
    if !context.state.addressing.has_counter() {
        return blame_index(context, &rules::OUTPUT_LOOP_INDEX_OUTSIDE_LOOP, operand, index);
    }
    Next::Continue
}

/// Follows loops, calls and labels.
pub(super) fn follow(context: &mut Context<'_>) -> Next {
    let opcode = context.instruction.opcode();
    // A refused call or label leads nowhere.
    let refused = context.state.sources.is_refused(0);
    let label = context.instruction.source(0).filter(|source| source.register() == RegisterType::LABEL && !refused);
    let state = &mut context.state.addressing;
    match (opcode, label) {
        (opcode::LOOP, _) => state.loops += 1,
        (opcode::ENDLOOP, _) => state.loops = state.loops.saturating_sub(1),
        (opcode::CALL | opcode::CALLNZ, Some(label)) => {
            let here = state.has_counter();
            let all = state.labels.entry(label.number()).or_insert(true);
            *all &= here;
        }
        (opcode::LABEL, Some(label)) => {
            state.loops = 0;
            // A routine that nothing calls is reported at the end, for that alone.
            state.looped = state.labels.get(&label.number()).copied().unwrap_or(true);
        }
        _ => {}
    }
    Next::Continue
}
