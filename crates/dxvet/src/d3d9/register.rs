//! Register files: rows of `tables/d3d9/register_limits.tsv` and how to find them.

use super::model::RegisterType;
use crate::profile::{Profile, ProfileSet};
use crate::tables::register_limits::FILES;

/// A register file as one group of profiles has it.
#[derive(Debug)]
pub struct File {
    /// Its letter or name.
    pub name: &'static str,
    /// Its number in the tokens.
    pub register: u8,
    /// The profiles that have it in this size.
    pub profiles: ProfileSet,
    /// The highest register number.
    pub highest: u16,
    /// Whether arithmetic instructions may read it.
    pub readable: bool,
    /// Whether arithmetic instructions may write it.
    pub writable: bool,
    /// Who says so.
    pub source: &'static str,
}

impl File {
    /// The file that `register` names in `profile`, if it has one.
    pub fn find(register: RegisterType, profile: Profile) -> Option<&'static Self> {
        let start = FILES.partition_point(|file| file.register < register.0);
        FILES[start..]
            .iter()
            .take_while(|file| file.register == register.0)
            .find(|file| file.profiles.contains(profile))
    }
}
