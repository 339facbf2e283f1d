//! Registers and components in the words of a listing, for messages.

use crate::names::text;
use crate::sm4::model::{Index, Operand, Version};
use crate::sm4::op::Register;
use crate::tables::sm4_enums;
use std::fmt::{Display, Formatter, Result};

/// The register that an operand names, as `r5`, `cb0[4]` or `vPrim`.
pub(super) struct Named<'a>(pub Operand<'a>, pub Version);

impl Display for Named<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Self(operand, version) = self;
        let kind = operand.register_type();
        match Register::find(kind) {
            Some(register) => f.write_str(register.name)?,
            None => write!(f, "register type {kind}")?,
        }
        // Files of registers have their number right behind the name; arrays have it in brackets.
        let numbered = version.has_ranges() && matches!(kind, 6..=8 | 30);
        let first_plain = numbered || !matches!(kind, 9 | 29 | 1 | 25 | 26) || operand.token().index_count() == 1;
        for (place, index) in operand.indices().enumerate() {
            match index {
                Index::Word(word) if place == 0 && first_plain && kind != 9 => write!(f, "{word}")?,
                Index::Word(word) => write!(f, "[{word}]")?,
                Index::Long(long) => write!(f, "[{long}]")?,
                Index::Relative(operand) => write!(f, "[{}]", Named(operand, *version))?,
                Index::Sum(number, operand) => write!(f, "[{} + {number}]", Named(operand, *version))?,
            }
        }
        Ok(())
    }
}

/// A mask or a list of components, as `xz`.
pub(super) struct Mask(pub u8);

impl Display for Mask {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for (place, letter) in ["x", "y", "z", "w"].into_iter().enumerate() {
            if self.0 >> place & 1 != 0 {
                f.write_str(letter)?;
            }
        }
        Ok(())
    }
}

/// A swizzle, as `xyzw`.
pub(super) struct Swizzle(pub u8);

impl Display for Swizzle {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (0..4).try_for_each(|place| f.write_str(["x", "y", "z", "w"][usize::from(self.0 >> (2 * place) & 3)]))
    }
}

/// The name of a resource dimension, 11 and 12 included.
pub(super) fn dimension(number: u8) -> &'static str {
    text(sm4_enums::DIMENSION, number.into()).unwrap_or("of an unknown dimension")
}

/// The dimensions of a set: bit 1 buffer to bit 12 structured.
pub(super) struct Dimensions(pub u16);

impl Display for Dimensions {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let mut first = true;
        for number in 1..13u8 {
            if self.0 >> number & 1 != 0 {
                f.write_str(if first { "" } else { ", " })?;
                f.write_str(dimension(number))?;
                first = false;
            }
        }
        Ok(())
    }
}

/// The name of a return type.
pub(super) fn return_type(number: u32) -> &'static str {
    text(sm4_enums::RETURN_TYPE, number).unwrap_or("an unknown type")
}

/// The name of a system value.
pub(super) fn system_value(number: u32) -> &'static str {
    text(sm4_enums::SYSTEM_VALUE, number).unwrap_or("an unknown system value")
}
