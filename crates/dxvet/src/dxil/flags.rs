//! Shader flags: what a program says it needs, and the feature bits that follow from them.

use crate::tables::dxil_flags::FLAGS;

/// One shader flag: a row of `tables/dxil/flags.tsv`.
#[derive(Debug)]
pub struct Flag {
    /// Its bit.
    pub bit: u8,
    /// Its name.
    pub name: &'static str,
    /// First shader model, major and minor; zeros where no program of DXIL has it.
    pub min_model: (u8, u8),
    /// The bit of SFI0 that it sets.
    pub feature: Option<u8>,
    /// Whether the validator wants declared and computed to agree.
    pub compared: bool,
    /// Whether it is one of functions of libraries only.
    pub local: bool,
    /// First version of the validator that computes it; zeros for all.
    pub since: (u8, u8),
    /// Numbers of the operations that set it by themselves, from first to last.
    pub operations: &'static [(u32, u32)],
    /// What a device reports that has it, in the words of Direct3D 12.
    pub caps: &'static str,
    /// In a few words.
    pub title: &'static str,
    /// Why it is not computed, in the words of a report.
    pub absent: &'static str,
    /// What sets it.
    pub criteria: &'static str,
    /// What differs by version of the validator.
    pub branches: &'static str,
    /// Where documents differ from the validator.
    pub document: &'static str,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

impl Flag {
    /// The flag of that number or name, in any case.
    pub fn find(text: &str) -> Option<&'static Self> {
        match text.parse::<usize>() {
            Ok(bit) => FLAGS.get(bit),
            Err(_) => FLAGS.iter().find(|flag| flag.name.eq_ignore_ascii_case(text)),
        }
    }
    /// The bit as a mask.
    pub fn mask(&self) -> u64 {
        1 << self.bit
    }
    /// Whether the operation sets it by itself.
    pub fn has_operation(&self, opcode: u32) -> bool {
        self.operations.iter().any(|(first, last)| (*first..=*last).contains(&opcode))
    }
}

/// The bits that the validator wants to agree.
pub fn compared() -> u64 {
    FLAGS.iter().filter(|flag| flag.compared).fold(0, |mask, flag| mask | flag.mask())
}

/// The flag of 16-bit values, whose feature depends on [`NATIVE_16`].
pub const LOW_PRECISION: u8 = 5;
/// The flag of native 16-bit types.
pub const NATIVE_16: u8 = 23;
/// The feature bit of native 16-bit values.
const NATIVE_FEATURE: u8 = 18;

/// The feature bits (SFI0, or the features of a function in RDAT) that follow from `flags`.
pub fn features(flags: u64) -> u64 {
    FLAGS.iter().filter(|flag| flags & flag.mask() != 0).fold(0, |bits, flag| match flag.feature {
        Some(_) if flag.bit == LOW_PRECISION && flags >> NATIVE_16 & 1 != 0 => bits | 1 << NATIVE_FEATURE,
        Some(bit) => bits | 1 << bit,
        None => bits,
    })
}
