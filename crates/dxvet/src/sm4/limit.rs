//! Limits: a number per model.

use crate::sm4::model::Version;

/// One row of `tables/sm4/limits.tsv`.
#[derive(Debug)]
pub struct Limit {
    /// Kebab-case name.
    pub name: &'static str,
    /// What is limited, in words.
    pub what: &'static str,
    /// The limit in 4.0, 4.1, 5.0 and 5.1; `None` where the model sets none.
    pub values: [Option<u32>; 4],
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

impl Limit {
    /// The limit in `version`; `None` where it sets none.
    pub fn of(&self, version: Version) -> Option<u32> {
        self.values[version.model()?]
    }
    /// The limit in `version` as a number that everything can be compared with.
    pub fn value(&self, version: Version) -> u32 {
        self.of(version).unwrap_or(u32::MAX)
    }
}
