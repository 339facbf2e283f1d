//! Root signatures (RTS0), versions 1.0 and 1.1.

use crate::dxbc::container::Part;
use crate::dxbc::field::Fields;
use crate::fault::Fault;

/// What a parameter of a root signature is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A table of descriptor ranges.
    Table(Vec<Range>),
    /// Constants: register, space, number of words.
    Constants(u32, u32, u32),
    /// A descriptor, constant buffer (2), read-only (3) or writable (4).
    Descriptor {
        /// 2, 3 or 4.
        kind: u32,
        /// Register.
        register: u32,
        /// Register space.
        space: u32,
        /// Flags (version 1.1).
        flags: u32,
    },
    /// Of no known kind.
    Unknown(u32),
}

/// A run of descriptors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// 0 resources, 1 views, 2 constant buffers, 3 samplers.
    pub kind: u32,
    /// How many; `u32::MAX` for no bound.
    pub count: u32,
    /// First register.
    pub register: u32,
    /// Register space.
    pub space: u32,
    /// Flags (version 1.1).
    pub flags: u32,
    /// Place in the table; `u32::MAX` for "after the one before".
    pub offset: u32,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// What it is.
    pub kind: Kind,
    /// Stages that see it: 0 all.
    pub visibility: u32,
}

/// The part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RootSignature {
    /// 1 for 1.0, 2 for 1.1.
    pub version: u32,
    /// Flags.
    pub flags: u32,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// Static samplers: filter, three address modes, bias, anisotropy, comparison, border, lowest
    /// and highest level, register, space, visibility.
    pub samplers: Vec<[u32; 13]>,
}

impl RootSignature {
    /// Reads the part.
    pub fn decode(part: Part<'_>, found: &mut Vec<Fault>) -> Self {
        let mut fields = Fields::new(part, found);
        let version = fields.word(0, "the version");
        let count = fields.word(4, "the parameter count");
        let table = fields.word(8, "the parameters' offset") as usize;
        let samplers = fields.word(12, "the sampler count");
        let sampler_table = fields.word(16, "the samplers' offset") as usize;
        let flags = fields.word(20, "the flags");
        let count = fields.count(count, table, 12, "parameters");
        let mut budget = fields.data.len();
        let parameters =
            (0..count).map(|number| parameter(&mut fields, table + 12 * number, version, &mut budget)).collect();
        let samplers = fields.count(samplers, sampler_table, 52, "samplers");
        let samplers = (0..samplers)
            .map(|number| {
                std::array::from_fn(|place| fields.word(sampler_table + 52 * number + 4 * place, "a sampler"))
            })
            .collect();
        Self { version, flags, parameters, samplers }
    }
}

fn parameter(fields: &mut Fields<'_, '_>, at: usize, version: u32, budget: &mut usize) -> Parameter {
    let kind = fields.word(at, "a parameter's kind");
    let visibility = fields.word(at + 4, "a parameter's visibility");
    let place = fields.word(at + 8, "a parameter's offset") as usize;
    let mut word = |number: usize| fields.word(place + 4 * number, "a parameter");
    let kind = match kind {
        0 => {
            let count = word(0);
            let start = word(1) as usize;
            Kind::Table(ranges(fields, count, start, version, budget))
        }
        1 => Kind::Constants(word(0), word(1), word(2)),
        2..=4 => {
            Kind::Descriptor { kind, register: word(0), space: word(1), flags: if version > 1 { word(2) } else { 0 } }
        }
        _ => Kind::Unknown(kind),
    };
    Parameter { kind, visibility }
}

fn ranges(fields: &mut Fields<'_, '_>, count: u32, start: usize, version: u32, budget: &mut usize) -> Vec<Range> {
    let size = if version > 1 { 24 } else { 20 };
    // Tables that share their ranges, as only forged ones do, may not fill the memory.
    let count = fields.count(count, start, size, "ranges").min(*budget / size);
    *budget -= count * size;
    (0..count)
        .map(|number| {
            let mut word = |place: usize| fields.word(start + size * number + 4 * place, "a range");
            let last = if version > 1 { 5 } else { 4 };
            Range {
                kind: word(0),
                count: word(1),
                register: word(2),
                space: word(3),
                flags: if version > 1 { word(4) } else { 0 },
                offset: word(last),
            }
        })
        .collect()
}
