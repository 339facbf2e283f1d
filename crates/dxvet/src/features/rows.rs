//! Rows of the tables of features, feature levels and interfaces.

/// A feature of devices: a bit of SFI0.
#[derive(Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its bit.
    pub bit: u32,
    /// Its name, kebab-case.
    pub name: &'static str,
    /// What it is, in words.
    pub what: &'static str,
    /// The first interface that knows it: a place among the interfaces.
    pub api: usize,
    /// The lowest feature level where a device may have it: a place among the levels.
    pub least: usize,
    /// The first feature level where every device has it; `None` where it is optional everywhere.
    pub level: Option<usize>,
    /// The member that says in Direct3D 11 whether a device has it.
    pub cap11: Option<&'static str>,
    /// The member that says so in Direct3D 12.
    pub cap12: Option<&'static str>,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// A feature level.
#[derive(Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name, as `11_0`.
    pub name: &'static str,
    /// Its number in the `D3D_FEATURE_LEVEL` enumeration.
    pub value: u32,
    /// The models that it is the first to run: `5.0`, `level_9_3`.
    pub models: &'static [&'static str],
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// An interface that takes compiled shaders.
#[derive(Debug, PartialEq, Eq)]
pub struct Api {
    /// Its key, as `d3d11.1`.
    pub key: &'static str,
    /// Its name, as `Direct3D 11.1`.
    pub name: &'static str,
    /// The models it knows: `5.0`, or `6` for all of a major version.
    pub models: &'static [&'static str],
    /// The stages it knows; empty for all.
    pub stages: &'static [&'static str],
    /// Whether it takes `*_level_9_x`.
    pub level9: bool,
    /// Whether it knows class linkage.
    pub interfaces: bool,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// A resource binding tier of Direct3D 12.
#[derive(Debug, PartialEq, Eq)]
pub struct Tier {
    /// Its member of the enumeration, as `D3D12_RESOURCE_BINDING_TIER_1`.
    pub name: &'static str,
    /// The lowest feature level with devices of this tier: a place among the levels.
    pub least: usize,
    /// The first feature level whose devices all have it: a place among the levels.
    pub level: usize,
    /// How many constant buffers, resources, views and samplers there may be; `None`: as many as a heap has.
    pub limits: [Option<u32>; 4],
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}
