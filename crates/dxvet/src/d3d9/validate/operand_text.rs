//! Operands as the assembler writes them, for messages.

use super::names;
use crate::d3d9::model::{Operand, OperandKind, RegisterType, SourceModifier};
use crate::profile::Profile;

/// An operand's register with its index, without modifier, mask and swizzle: `c5[a0.x]`.
pub(super) fn register(profile: Profile, operand: &Operand) -> String {
    let name = names::register(profile, operand);
    match index(profile, operand) {
        Some(index) => format!("{name}[{index}]"),
        None => name,
    }
}

/// The index of a relative operand: `a0.x`.
pub(super) fn index(profile: Profile, operand: &Operand) -> Option<String> {
    match operand.relative {
        Some(token) => {
            let address = Operand { token, relative: None, kind: OperandKind::Source, offset: operand.offset };
            Some(source(profile, &address))
        }
        None => operand.is_relative().then(|| "a0.x".to_owned()),
    }
}

/// A source operand with everything: `-c5_abs[a0.x].xyzz`.
pub(super) fn source(profile: Profile, operand: &Operand) -> String {
    let modifier = operand.modifier();
    let prefix = match modifier {
        SourceModifier::NOT => "!",
        SourceModifier::NEGATE | SourceModifier::ABS_NEGATE => "-",
        _ => "",
    };
    let suffix = match modifier {
        SourceModifier::ABS | SourceModifier::ABS_NEGATE => "_abs",
        SourceModifier::NOT | SourceModifier::NEGATE => "",
        modifier => modifier_name(modifier),
    };
    let swizzle = swizzle(operand);
    format!("{prefix}{}{suffix}{swizzle}", register(profile, operand))
}

/// A source modifier as it is written.
pub(super) fn modifier_name(modifier: SourceModifier) -> &'static str {
    const NAMES: [&str; 14] =
        ["", "-", "_bias", "-_bias", "_bx2", "-_bx2", "1-", "_x2", "-_x2", "_dz", "_dw", "_abs", "-_abs", "!"];
    NAMES.get(modifier.0 as usize).copied().unwrap_or("(unknown)")
}

/// A swizzle with its point, in the shortest spelling; empty for `.xyzw`.
pub(super) fn swizzle(operand: &Operand) -> String {
    if operand.swizzle() == Operand::IDENTITY || operand.register() == RegisterType::LABEL {
        return String::new();
    }
    let letters: Vec<char> = (0..4).map(|place| ['x', 'y', 'z', 'w'][operand.component(place) as usize]).collect();
    let mut length = 4;
    while length > 1 && letters[length - 1] == letters[length - 2] {
        length -= 1;
    }
    std::iter::once('.').chain(letters.into_iter().take(length)).collect()
}
