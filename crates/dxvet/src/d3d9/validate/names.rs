//! Names of registers, masks and semantics for messages.

use super::super::model::{Operand, RegisterType};
use crate::d3d9::vocabulary::USAGES;
use crate::profile::Profile;

/// The name of an operand's register, as the assembler writes it, without mask and swizzle.
pub(super) fn register(profile: Profile, operand: &Operand) -> String {
    let number = operand.number();
    let (file, number) = match operand.register() {
        RegisterType::RASTOUT => return ["oPos", "oFog", "oPts"].get(number as usize).unwrap_or(&"oPos").to_string(),
        RegisterType::DEPTHOUT => return "oDepth".to_owned(),
        RegisterType::LOOP => return "aL".to_owned(),
        RegisterType::MISCTYPE => return if number == 0 { "vPos" } else { "vFace" }.to_owned(),
        RegisterType::CONST2 => ("c", number + 2048),
        RegisterType::CONST3 => ("c", number + 4096),
        RegisterType::CONST4 => ("c", number + 6144),
        file => (file_name(profile, file), number),
    };
    format!("{file}{number}")
}

fn file_name(profile: Profile, file: RegisterType) -> &'static str {
    match file {
        RegisterType::TEMP => "r",
        RegisterType::INPUT => "v",
        RegisterType::CONST => "c",
        RegisterType::ADDRESS if profile.is_pixel() => "t",
        RegisterType::ADDRESS => "a",
        RegisterType::ATTROUT => "oD",
        RegisterType::OUTPUT if profile.major() >= 3 => "o",
        RegisterType::OUTPUT => "oT",
        RegisterType::CONSTINT => "i",
        RegisterType::COLOROUT => "oC",
        RegisterType::SAMPLER => "s",
        RegisterType::CONSTBOOL => "b",
        RegisterType::LABEL => "l",
        RegisterType::PREDICATE => "p",
        _ => "register ",
    }
}

/// A mask or component set with its point, `.xy`; an empty one is spelled out.
pub(super) fn mask(mask: u8) -> String {
    if mask & 15 == 0 {
        return "(none)".to_owned();
    }
    let letters =
        (0..4).filter(|component| mask >> component & 1 != 0).map(|component| ['x', 'y', 'z', 'w'][component]);
    std::iter::once('.').chain(letters).collect()
}

/// A usage with its index, `texcoord3`.
pub(super) fn semantic(usage: u8, index: u16) -> String {
    match USAGES.get(usage as usize) {
        Some(name) => format!("{name}{index}"),
        None => format!("usage {usage} index {index}"),
    }
}
