//! Limits of the formats: a number per profile, what the reference enforces beside what the
//! documents say.

use crate::profile::{Profile, ProfileSet};

/// One row of `tables/limits.tsv`.
#[derive(Debug)]
pub struct Row {
    /// Where it holds.
    pub profiles: ProfileSet,
    /// What the reference enforces; `None` where it enforces nothing.
    pub value: Option<u32>,
    /// What the documents say, where they say something.
    pub documented: Option<u32>,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// All rows of one limit.
#[derive(Debug)]
pub struct Limit {
    /// Kebab-case name.
    pub name: &'static str,
    /// Its rows; no two speak of the same profile.
    pub rows: &'static [Row],
}

impl Limit {
    /// The row for `profile`.
    pub fn row(&self, profile: Profile) -> Option<&'static Row> {
        self.rows.iter().find(|row| row.profiles.contains(profile))
    }
    /// What the reference enforces in `profile`; `u32::MAX` where it enforces nothing.
    pub fn value(&self, profile: Profile) -> u32 {
        self.row(profile).and_then(|row| row.value).unwrap_or(u32::MAX)
    }
    /// What the documents say for `profile`.
    pub fn documented(&self, profile: Profile) -> Option<u32> {
        self.row(profile)?.documented
    }
}
