//! The passes of each family in the order of the reference, which is the order of the findings.

use super::{
    Context, Next, addressing, caps, declarations, definitions, flow, gradients, initialisation, macros, matrix,
    modifiers, nesting, outputs, ports, predicates, ps_1, registers, slots, sources, structure, texture, texture_order,
};
use crate::d3d9::model::{Instruction, Operand, RegisterType};
use crate::d3d9::op::{Kind, Op, Parameter, opcode};
use crate::profile::Family;

/// A pass, and the instructions it looks at: most passes speak of one kind alone, and every
/// instruction goes through the whole list.
pub(super) struct Pass {
    pub(super) on: u16,
    pub(super) run: fn(&mut Context<'_>) -> Next,
}

/// The passes of a family, and for each bit of [`Pass::on`] which of them look at it.
pub(super) struct Passes {
    list: &'static [Pass],
    by_bit: [u64; 16],
}

impl Passes {
    pub(super) const fn new(list: &'static [Pass]) -> Self {
        assert!(list.len() <= 64);
        let mut by_bit = [0; 16];
        let mut place = 0;
        while place < list.len() {
            let mut bit = 0;
            while bit < by_bit.len() {
                by_bit[bit] |= ((list[place].on >> bit & 1) as u64) << place;
                bit += 1;
            }
            place += 1;
        }
        Self { list, by_bit }
    }

    /// The passes that look at an instruction with these bits, in order.
    pub(super) fn that_look(&self, mut on: u16) -> impl Iterator<Item = &'static Pass> + use<> {
        let mut wanted = 0u64;
        while on != 0 {
            wanted |= self.by_bit[on.trailing_zeros() as usize & 15];
            on &= on - 1;
        }
        let list = self.list;
        std::iter::from_fn(move || {
            let place = wanted.trailing_zeros() as usize;
            wanted &= wanted.wrapping_sub(1);
            list.get(place)
        })
    }
}

pub(super) const fn on(on: u16, run: fn(&mut Context<'_>) -> Next) -> Pass {
    Pass { on, run }
}

const ARITHMETIC: u16 = 1 << Kind::Arithmetic as u16;
const MACRO: u16 = 1 << Kind::Macro as u16;
const TEXTURE: u16 = 1 << Kind::Texture as u16;
const FLOW: u16 = 1 << Kind::Flow as u16;
const SETUP: u16 = 1 << Kind::Setup as u16;
/// Instructions with the co-issue bit.
const COISSUED: u16 = 1 << 11;
/// Every instruction, where a device's caps are given.
pub(super) const CAPS: u16 = 1 << 10;
/// Instructions with a destination.
const WRITES: u16 = 1 << 13;
/// Instructions whose destination is more than a temporary with a mask, and `setp`: most rules
/// about destinations have nothing to say of `r0.xyz`.
const ODD: u16 = 1 << 12;
/// Instructions with a predicate.
const PREDICATED: u16 = 1 << 14;
/// Opcodes the profile does not know, and the end of the shader.
const UNKNOWN: u16 = 1 << 15;
/// Every instruction: each has a kind or is unknown.
pub(super) const ALL: u16 = !(WRITES | ODD | PREDICATED | COISSUED | CAPS);

/// What an instruction is, in the bits of [`Pass::on`].
pub(super) fn bits(op: Option<&Op>, instruction: &Instruction) -> u16 {
    let kind = op.map_or(UNKNOWN, |op| 1 << op.kind as u16);
    let writes = op.is_none_or(|op| matches!(op.parameters, [Parameter::Destination | Parameter::Usage, ..]));
    let predicated = instruction.token.predicated();
    let plain = instruction.opcode() != opcode::SETP && instruction.destination().is_some_and(is_plain);
    let odd = writes && !plain;
    kind | if writes { WRITES } else { 0 }
        | if odd { ODD } else { 0 }
        | if predicated { PREDICATED } else { 0 }
        | if instruction.token.coissued() { COISSUED } else { 0 }
}

/// A temporary with a mask and no modifier.
fn is_plain(destination: &Operand) -> bool {
    const MORE: u32 = 0x0FF0_0000 | Operand::RELATIVE;
    destination.register() == RegisterType::TEMP && destination.token & MORE == 0 && destination.mask() != 0
}

/// The passes of a family, in the order of the reference, measured on instructions that break
/// several rules at once: the tokens; the sources, one after the other; the predicate; what the
/// sources read; the destination, and whether it counts as written; the macros and the read ports
/// (the ports come after the macros in vertex shaders and before them in pixel shaders);
/// definitions and declarations; pixel shader outputs; slots, blocks, and what depends on them.
pub(super) fn passes(family: Family) -> &'static Passes {
    match family {
        Family::Ps1 => &ps_1::PASSES,
        Family::Ps14 => &ps_1::PASSES_1_4,
        Family::Vs1 => &VS_1,
        Family::Vs2 => &VS_2,
        Family::Vs3 => &VS_3,
        Family::Ps2 => &PS_2,
        Family::Ps3 => &PS_3,
    }
}

static VS_1: Passes = Passes::new(&[
    on(ALL, structure::withdrawn_version),
    on(ALL, structure::instruction),
    on(ALL, structure::operands),
    on(PREDICATED | COISSUED, structure::flags),
    on(ALL, sources::check),
    on(ALL, sources::reads),
    on(ODD, registers::address_written),
    on(WRITES, registers::written),
    on(ODD, modifiers::destination_bits),
    on(ODD, registers::mask),
    on(ODD, outputs::scalar),
    on(ARITHMETIC, macros::frc),
    on(MACRO, matrix::destination),
    on(WRITES, initialisation::written),
    on(ODD, outputs::written),
    on(ALL, ports::check),
    on(MACRO, matrix::ports),
    on(SETUP, definitions::definition),
    on(SETUP, declarations::declaration),
    on(ALL & !SETUP, declarations::first_instruction),
    on(CAPS, caps::check),
    on(ALL, slots::count),
]);

static VS_2: Passes = Passes::new(&[
    on(ALL, structure::instruction),
    on(ALL, structure::operands),
    on(PREDICATED | COISSUED, structure::flags),
    on(ALL, sources::check),
    on(PREDICATED, predicates::token),
    on(PREDICATED, predicates::initialised),
    on(PREDICATED, predicates::scalar_output),
    on(PREDICATED, predicates::allowed),
    on(ALL, sources::reads),
    on(ODD, registers::address_written),
    on(ARITHMETIC, registers::mova),
    on(WRITES, registers::written),
    on(ODD, modifiers::destination_bits),
    on(ODD, registers::mask),
    on(ODD, addressing::destination_index),
    on(ODD, registers::predicate_written),
    on(ARITHMETIC, predicates::follow),
    on(ODD, outputs::scalar),
    on(MACRO, matrix::destination),
    on(MACRO, macros::nrm),
    on(MACRO, macros::crs),
    on(MACRO, macros::pow),
    on(MACRO, macros::lrp),
    on(MACRO, macros::sincos),
    on(MACRO, macros::sincos_mask),
    on(MACRO, macros::sgn),
    on(ALL, ports::check),
    on(MACRO, matrix::ports),
    on(SETUP, definitions::definition),
    on(SETUP, declarations::declaration),
    on(ALL & !SETUP, declarations::first_instruction),
    on(CAPS, caps::check),
    on(ALL, slots::count),
    on(FLOW, flow::blocks),
    on(FLOW, addressing::follow),
    on(ALL, flow::after_ret),
]);

static VS_3: Passes = Passes::new(&[
    on(ALL, structure::instruction),
    on(ALL, structure::operands),
    on(PREDICATED | COISSUED, structure::flags),
    on(ALL, sources::check),
    on(PREDICATED, predicates::token),
    on(PREDICATED, predicates::scalar_output),
    on(PREDICATED, predicates::allowed),
    on(ALL, sources::reads),
    on(ODD, registers::address_written),
    on(ARITHMETIC, registers::mova),
    on(WRITES, registers::written),
    on(ODD, modifiers::destination_bits),
    on(ODD, modifiers::saturate),
    on(ODD, registers::mask),
    on(ODD, addressing::destination_index),
    on(ODD, outputs::indexed),
    on(ODD, registers::predicate_written),
    on(ODD, outputs::scalar),
    on(MACRO, matrix::destination),
    on(ODD, outputs::declared),
    on(MACRO, macros::nrm),
    on(MACRO, macros::crs),
    on(MACRO, macros::pow),
    on(MACRO, macros::lrp),
    on(MACRO, macros::sincos),
    on(MACRO, macros::sincos_mask),
    on(MACRO, macros::sgn),
    on(ALL, ports::check),
    on(MACRO, matrix::ports),
    on(SETUP, definitions::definition),
    on(SETUP, declarations::declaration),
    on(ALL & !SETUP, declarations::first_instruction),
    on(CAPS, caps::check),
    on(ALL, slots::count),
    on(FLOW, flow::blocks),
    on(FLOW, addressing::follow),
    on(ALL, flow::after_ret),
]);

static PS_2: Passes = Passes::new(&[
    on(ALL, structure::instruction),
    on(ALL, structure::operands),
    on(PREDICATED | COISSUED, structure::flags),
    on(ALL, sources::check),
    on(PREDICATED, predicates::token),
    on(PREDICATED, predicates::scalar_output),
    on(PREDICATED, predicates::allowed),
    on(ALL, sources::reads),
    on(WRITES, registers::written),
    on(ODD, modifiers::destination_bits),
    on(ODD, registers::mask),
    on(TEXTURE, texture::mask),
    on(MACRO, macros::sincos_mask),
    on(ODD, modifiers::saturate),
    on(MACRO, matrix::destination),
    on(WRITES, initialisation::written),
    on(ALL, ports::check),
    on(MACRO, matrix::ports),
    on(MACRO, macros::nrm),
    on(MACRO, macros::crs),
    on(MACRO, macros::pow),
    on(MACRO, macros::lrp),
    on(MACRO, macros::sincos),
    on(ARITHMETIC, macros::dp2add),
    on(SETUP, definitions::definition),
    on(SETUP, declarations::declaration),
    on(ODD, outputs::color_and_depth),
    on(ALL & !SETUP, declarations::first_instruction),
    on(CAPS, caps::check),
    on(ALL, slots::count),
    on(FLOW, flow::blocks),
    on(FLOW, addressing::follow),
    on(ALL, flow::after_ret),
    on(ARITHMETIC | TEXTURE | FLOW, gradients::check),
    on(ALL & !(SETUP | FLOW), texture_order::check),
]);

static PS_3: Passes = Passes::new(&[
    on(ALL, structure::instruction),
    on(ALL, structure::operands),
    on(PREDICATED | COISSUED, structure::flags),
    on(ALL, sources::check),
    on(PREDICATED, predicates::token),
    on(PREDICATED, predicates::scalar_output),
    on(PREDICATED, predicates::allowed),
    on(ALL, sources::reads),
    on(WRITES, registers::written),
    on(ODD, modifiers::destination_bits),
    on(ODD, registers::mask),
    on(MACRO, macros::sincos_mask),
    on(ODD, modifiers::saturate),
    on(ODD, registers::predicate_written),
    on(MACRO, matrix::destination),
    on(ALL, ports::check),
    on(MACRO, matrix::ports),
    on(MACRO, macros::nrm),
    on(MACRO, macros::crs),
    on(MACRO, macros::pow),
    on(MACRO, macros::lrp),
    on(MACRO, macros::sincos),
    on(ARITHMETIC, macros::dp2add),
    on(SETUP, definitions::definition),
    on(SETUP, declarations::declaration),
    on(ODD, outputs::depth_3),
    on(ALL & !SETUP, declarations::first_instruction),
    on(CAPS, caps::check),
    on(ALL, slots::count),
    on(FLOW, flow::blocks),
    on(FLOW, addressing::follow),
    on(ALL, flow::after_ret),
    on(ARITHMETIC | TEXTURE | FLOW, gradients::check),
]);

/// The passes at the end of a shader that had no error, in the order of the reference.
pub(super) fn end_passes(family: Family) -> &'static Passes {
    match family {
        Family::Ps1 => &ps_1::END,
        Family::Ps14 => &ps_1::END_1_4,
        Family::Vs1 => &VS_1_END,
        Family::Vs2 => &VS_2_END,
        Family::Vs3 => &VS_3_END,
        Family::Ps2 => &PS_2_END,
        Family::Ps3 => &PS_3_END,
    }
}

static VS_1_END: Passes =
    Passes::new(&[on(ALL, structure::withdrawn_version), on(ALL, slots::end), on(ALL, outputs::complete)]);

static VS_2_END: Passes = Passes::new(&[on(ALL, slots::end), on(ALL, flow::end), on(ALL, nesting::end)]);

static VS_3_END: Passes = Passes::new(&[on(ALL, slots::end), on(ALL, outputs::count), on(ALL, flow::end)]);

static PS_2_END: Passes = Passes::new(&[on(ALL, outputs::colors_at_end), on(ALL, slots::end), on(ALL, flow::end)]);

static PS_3_END: Passes = Passes::new(&[on(ALL, slots::end), on(ALL, flow::end)]);
