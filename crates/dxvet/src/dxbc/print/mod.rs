//! The header sections of a listing, as the reference writes them.

mod buffers;
mod level9;
mod library;
mod linkage;
mod signatures;

use crate::dxbc::aon9::Aon9;
use crate::dxbc::container::Container;
use crate::dxbc::interfaces::Interfaces;
use crate::dxbc::library::{Parameter, parameters};
use crate::dxbc::resource_definitions::{ResourceDefinitions, UNKNOWN_CREATOR};
use crate::dxbc::signature::Signature;
use crate::dxbc::statistics::{Count, Statistics};
use crate::fault::Fault;
use crate::names::text;
use crate::tables::{dxbc_enums, faults};
use crate::text::tally::Tally;
use std::fmt::Write as _;

pub use buffers::describe;
pub use library::library;

/// What the program says that its container's listing shows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    /// Upper half of the version token.
    pub program_type: u16,
    /// The opcode token of `dcl_globalFlags`, or 0.
    pub global_flags: u32,
    /// Whether the digest is the one of shaders for the debug layer.
    pub debug_layer: bool,
}

/// Bytes of a container whose sections are counted before they are written: far more than compilers
/// make.
const LARGE: usize = 1 << 18;

/// Bytes of what follows the sections of a container without a large program.
const SMALL: usize = 1024;

/// Bytes of the features part.
const FEATURES: usize = 8;

/// Called with the text so far at the ends of lines: it may be taken away there.
pub type RowEnd<'a> = &'a mut dyn FnMut(&mut String);

/// Everything of a container that a listing shows around the program.
#[derive(Debug)]
pub struct Sections<'a> {
    creator: Option<String>,
    definitions: Option<ResourceDefinitions<'a>>,
    /// Patch constant, input, output.
    signatures: [Option<Signature<'a>>; 3],
    /// The signature of a library function.
    parameters: Vec<Parameter<'a>>,
    statistics: Option<Statistics>,
    features: u64,
    interfaces: Option<Interfaces<'a>>,
    /// Title and content.
    level9: Vec<(&'static str, Aon9<'a>)>,
    facts: Facts,
    /// Bytes of the container.
    size: usize,
}

/// The `level_9_x` programs and the titles of their listings, in the order of the listing.
const LEVEL9: [([u8; 4], &str); 3] = [
    (*b"Aon9", "Level9 shader bytecode"),
    (*b"XNAP", "XNA Prepass shader bytecode"),
    (*b"XNAS", "XNA shader bytecode"),
];

/// The feature that a global flag stands for, and that no bit of SFI0 does: SFI0 has raw and
/// structured buffers there, which a listing leaves out.
const EARLY_DEPTH: u32 = 1;

/// Bits of `dcl_globalFlags`, and the features they show as.
const FLAG_FEATURES: [(u32, u32); 5] = [(12, 0), (13, EARLY_DEPTH), (16, 4), (17, 5), (18, 6)];

impl<'a> Sections<'a> {
    /// Reads them; `None` where the reference shows none: without both signatures, or with one it
    /// cannot read.
    pub fn read(container: &Container<'a>, facts: Facts, found: &mut Vec<Fault>) -> Option<Self> {
        let before = found.len();
        let mut signature =
            |names: &[[u8; 4]]| container.any_part(names).and_then(|part| Signature::decode(part, found));
        let patch = signature(&[*b"PCSG", *b"PSG1"]);
        let input = signature(&[*b"ISGN", *b"ISG1"]);
        let output = signature(&[*b"OSGN", *b"OSG5", *b"OSG1"]);
        let parameters = container.part(b"LFS0").map_or_else(Vec::new, |part| parameters(part, found));
        if ((input.is_none() || output.is_none()) && parameters.is_empty()) || found.len() > before {
            return None;
        }
        let statistics = match container.part(b"STAT") {
            Some(part) if !Statistics::is_readable(part.data.len()) => return None,
            part => part.map(|part| Statistics::decode(part, found)),
        };
        if container.part(b"SFI0").is_some_and(|part| part.data.len() > FEATURES) {
            return None;
        }
        let before = found.len();
        let definitions = container.part(b"RDEF").map(|part| ResourceDefinitions::decode(part, found));
        // Of definitions that name a place outside, the reference shows nothing, nor of what is around them.
        let outside = [faults::PART_TRUNCATED.code, faults::PART_COUNT_ABSURD.code];
        if found[before..].iter().any(|fault| outside.contains(&fault.rule.code)) {
            return None;
        }
        let features = container.part(b"SFI0").map_or(0, |part| crate::dxbc::feature_info::decode(part, found));
        let flags = FLAG_FEATURES
            .iter()
            .filter(|(flag, _)| facts.global_flags >> flag & 1 != 0)
            .fold(0u64, |bits, (_, feature)| bits | 1 << feature);
        Some(Self {
            creator: definitions.as_ref().map(|definitions| definitions.creator.to_string()),
            definitions,
            signatures: [patch, input, output],
            parameters,
            statistics,
            features: features & !(1 << EARLY_DEPTH) | flags,
            interfaces: container.part(b"IFCE").map(|part| Interfaces::decode(part, found)),
            level9: LEVEL9
                .iter()
                .flat_map(|(name, title)| {
                    container.distinct_parts().filter(move |part| part.name.0 == *name).map(move |part| (*title, *part))
                })
                .map(|(title, part)| (title, Aon9::decode(part, found)))
                .collect(),
            facts,
            size: container.encode().len(),
        })
    }
    /// The sections before the program. `level9` lists a Direct3D 9 token stream.
    pub fn header(&self, out: &mut String, level9: &dyn Fn(&[u8]) -> String) {
        let lists = self.lists(level9);
        if self.size > LARGE {
            out.reserve_exact(self.tally(&lists).bytes + SMALL);
        }
        self.rows(out, &lists, &mut |_| {});
    }
    /// What `level9` lists of each Direct3D 9 token stream.
    pub fn lists(&self, level9: &dyn Fn(&[u8]) -> String) -> Vec<String> {
        self.level9.iter().map(|(_, aon9)| level9(aon9.program)).collect()
    }
    /// The size of these sections.
    pub fn tally(&self, lists: &[String]) -> Tally {
        let (mut tally, mut text) = (Tally::default(), String::new());
        self.rows(&mut text, lists, &mut |out| tally.take(out));
        tally
    }
    /// The same sections row by row: what `row` takes away is not kept. `lists` are the listings of the
    /// Direct3D 9 token streams, empty where they are left out.
    pub fn rows(&self, out: &mut String, lists: &[String], row: RowEnd<'_>) {
        self.generator(out);
        self.features(out);
        if let Some(definitions) = &self.definitions {
            buffers::buffers(out, definitions, row);
            buffers::bindings(out, definitions, row);
            out.push_str("//\n");
        }
        if self.parameters.is_empty() {
            signatures::signatures(out, &self.signatures, self.facts.program_type, row);
        } else {
            library::signature(out, &self.parameters);
        }
        self.stage(out);
        if let Some(interfaces) = &self.interfaces {
            linkage::linkage(out, interfaces, row);
        }
        for (number, (title, aon9)) in self.level9.iter().enumerate() {
            level9::level9(out, title, aon9, row);
            out.push_str(lists.get(number).map_or("", String::as_str));
            row(out);
        }
        row(out);
    }
    fn generator(&self, out: &mut String) {
        let creator = self.creator.as_deref().unwrap_or(UNKNOWN_CREATOR);
        let _ = write!(out, "//\n// Generated by {creator}\n//\n");
    }
    fn features(&self, out: &mut String) {
        if self.facts.debug_layer {
            out.push_str("//\n// Note: SHADER WILL ONLY WORK WITH THE DEBUG SDK LAYER ENABLED.\n//\n");
        }
        let mut title = "//\n// Note: shader requires additional functionality:\n";
        for feature in dxbc_enums::FEATURE.iter().filter(|feature| self.features >> feature.value & 1 != 0) {
            let _ = writeln!(out, "{title}//       {}", feature.text);
            title = "";
        }
        if title.is_empty() {
            out.push_str("//\n");
        }
    }
    /// Sample frequency and tessellation.
    fn stage(&self, out: &mut String) {
        let Some(statistics) = &self.statistics else { return };
        let get = |count| statistics.get(count);
        if get(Count::SampleFrequency) != 0 {
            out.push_str("// Pixel Shader runs at sample frequency\n//\n");
        }
        let name = |names, count| text(names, get(count)).unwrap_or("<internal error>");
        if get(Count::Domain) != 0 || get(Count::ControlPoints) != 0 {
            let _ = write!(
                out,
                "// Tessellation Domain   # of control points\n// -------------------- --------------------\n// {:20} {:20}\n//\n",
                name(dxbc_enums::TESSELLATOR_DOMAIN, Count::Domain),
                get(Count::ControlPoints),
            );
        }
        if get(Count::OutputPrimitive) != 0 || get(Count::Partitioning) != 0 {
            let _ = write!(
                out,
                "// Tessellation Output Primitive  Partitioning Type \n// ------------------------------ ------------------\n// {:30} {:18}\n//\n",
                name(dxbc_enums::TESSELLATOR_OUTPUT, Count::OutputPrimitive),
                name(dxbc_enums::TESSELLATOR_PARTITIONING, Count::Partitioning),
            );
        }
    }
    /// The line after the program.
    pub fn footer(&self, out: &mut String) {
        let count = self.statistics.map_or(0, |statistics| statistics.get(Count::Instructions));
        let _ = writeln!(out, "// Approximately {count} instruction slots used");
    }
}
