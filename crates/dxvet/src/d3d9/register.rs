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
        let place = *INDEX[profile as usize].get(usize::from(register.0))?;
        FILES.get(usize::from(place))
    }
}

/// Where each file of each profile stands in the table; a number past its end where a profile
/// lacks the file. Every operand is looked up more than once.
static INDEX: [[u8; 32]; Profile::ALL.len()] = index();

const fn index() -> [[u8; 32]; Profile::ALL.len()] {
    let mut index = [[u8::MAX; 32]; Profile::ALL.len()];
    let mut profile = 0;
    while profile < index.len() {
        let mut place = FILES.len();
        while place > 0 {
            place -= 1;
            if FILES[place].profiles.contains(Profile::ALL[profile]) {
                index[profile][FILES[place].register as usize] = place as u8;
            }
        }
        profile += 1;
    }
    index
}
