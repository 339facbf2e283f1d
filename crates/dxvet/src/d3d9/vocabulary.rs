//! The words of assembly text: register names and suffixes, rows of `tables/d3d9/{registers,words}.tsv`.

use crate::profile::ProfileSet;

/// A register name in some profiles.
#[derive(Debug)]
pub struct Register {
    /// The name without its number.
    pub name: &'static str,
    /// The register type of the tokens.
    pub kind: u8,
    /// The number of a register whose name has none.
    pub number: Option<u16>,
    /// How many there are.
    pub count: u32,
    /// Whether a mask or swizzle may follow.
    pub components: bool,
    /// Whether `name[...]` may stand.
    pub index: bool,
    /// Where it exists so.
    pub profiles: ProfileSet,
    /// Who says so.
    pub source: &'static str,
}

/// What a suffix word changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // they say what they are
pub enum WordKind {
    Source,
    Destination,
    Shift,
    Comparison,
    Usage,
    Sampler,
    Precision,
}

/// A suffix word.
#[derive(Debug)]
pub struct Word {
    /// What it changes.
    pub kind: WordKind,
    /// Its text without the underscore.
    pub word: &'static str,
    /// What it puts into the token.
    pub value: u8,
    /// Where it exists.
    pub profiles: ProfileSet,
    /// Who says so.
    pub source: &'static str,
}

/// Usage names of `dcl`, by number.
pub(crate) const USAGES: [&str; 14] = [
    "position",
    "blendweight",
    "blendindices",
    "normal",
    "psize",
    "texcoord",
    "tangent",
    "binormal",
    "tessfactor",
    "positiont",
    "color",
    "fog",
    "depth",
    "sample",
];
