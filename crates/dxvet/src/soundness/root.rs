//! Root signatures by themselves: what the compiler refuses to make one of.

use crate::dxbc::Container;
use crate::dxbc::container::Part;
use crate::dxbc::root_signature::{Kind, Parameter, Range, RootSignature};
use crate::fault::{Fault, Rule};
use crate::tables::sm4_rules as rules;

/// Numbers of what registers hold: resources, views, constant buffers, samplers.
const KINDS: [&str; 4] = ["t", "u", "b", "s"];
const BUFFERS: u32 = 2;
const SAMPLERS: u32 = 3;
/// The first register space that the system keeps.
const RESERVED_SPACES: u32 = 0xFFFF_FFF0;
/// Visibilities: all, vertex, hull, domain, geometry, pixel.
const VISIBILITIES: usize = 6;
/// No bound, or "after the range before".
const OPEN: u32 = u32::MAX;
/// Flags about data: of which there may be one, and of those the one that a volatile descriptor excludes.
const DATA: [u32; 3] = [2, 4, DATA_STATIC];
const DATA_STATIC: u32 = 8;
const DESCRIPTORS_VOLATILE: u32 = 1;
/// The most of a static sampler's anisotropy, and its least and most bias.
const MOST_ANISOTROPY: u32 = 16;
const BIAS: std::ops::RangeInclusive<f32> = -16.0..=15.99;
/// Versions 1.0 and 1.1.
const VERSIONS: [u32; 2] = [1, 2];

/// Registers that a parameter, a range or a static sampler takes.
struct Taken {
    kind: u32,
    space: u32,
    first: u32,
    last: u32,
    visibility: usize,
    place: String,
}

struct Look<'a> {
    part: Part<'a>,
    most: usize,
    found: &'a mut Vec<Fault>,
    taken: Vec<Taken>,
}

/// Adds what is wrong with the root signature of `container`.
pub(super) fn check(container: &Container<'_>, most: usize, found: &mut Vec<Fault>) {
    let Some(part) = container.part(b"RTS0") else { return };
    let mut broken = Vec::new();
    let root = RootSignature::decode(part, &mut broken);
    if !broken.is_empty() {
        return;
    }
    let mut look = Look { part, most, found, taken: Vec::new() };
    if !VERSIONS.contains(&root.version) {
        return look.add(&rules::ROOT_UNKNOWN, "the header", |fault| {
            fault.with("what", "version").with("value", root.version)
        });
    }
    for (number, parameter) in root.parameters.iter().enumerate() {
        look.parameter(parameter, &format!("parameter {number}"));
    }
    for (number, sampler) in root.samplers.iter().enumerate() {
        look.sampler(sampler, &format!("static sampler {number}"));
    }
    look.overlaps();
}

impl Look<'_> {
    fn add(&mut self, rule: &'static Rule, place: &str, complete: impl FnOnce(Fault) -> Fault) {
        if self.found.len() <= self.most {
            self.found.push(complete(Fault::new(rule, self.part.span()).with("place", place)));
        }
    }
    fn take(&mut self, kind: u32, space: u32, registers: [u32; 2], visibility: u32, place: &str) {
        if space >= RESERVED_SPACES {
            self.add(&rules::ROOT_SPACE, place, |fault| fault.with("space", format!("{space:#x}")));
        }
        // An unknown visibility was told of.
        let visibility = visibility as usize;
        if visibility < VISIBILITIES {
            let [first, last] = registers;
            self.taken.push(Taken { kind, space, first, last, visibility, place: place.to_owned() });
        }
    }
    fn visibility(&mut self, visibility: u32, place: &str) {
        if visibility as usize >= VISIBILITIES {
            self.add(&rules::ROOT_UNKNOWN, place, |fault| fault.with("what", "visibility").with("value", visibility));
        }
    }
    fn parameter(&mut self, parameter: &Parameter, place: &str) {
        self.visibility(parameter.visibility, place);
        match &parameter.kind {
            Kind::Table(ranges) => self.table(ranges, parameter.visibility, place),
            Kind::Constants(register, space, _) => {
                self.take(BUFFERS, *space, [*register; 2], parameter.visibility, place);
            }
            Kind::Descriptor { kind, register, space, flags } => {
                self.flags(*flags, place);
                // Kinds of parameters: 2 constant buffer, 3 resource, 4 view.
                let kind = if *kind == 2 { BUFFERS } else { *kind - 3 };
                self.take(kind, *space, [*register; 2], parameter.visibility, place);
            }
            Kind::Unknown(kind) => {
                let kind = *kind;
                self.add(&rules::ROOT_UNKNOWN, place, |fault| fault.with("what", "kind").with("value", kind));
            }
        }
    }
    fn flags(&mut self, flags: u32, place: &str) {
        let data = DATA.iter().filter(|flag| flags & **flag != 0).count();
        let volatile = flags & DESCRIPTORS_VOLATILE != 0 && flags & DATA_STATIC != 0;
        if data > 1 || volatile {
            self.add(&rules::ROOT_FLAGS, place, |fault| fault.with("flags", format!("{flags:#x}")));
        }
    }
    fn table(&mut self, ranges: &[Range], visibility: u32, table: &str) {
        let samplers = ranges.iter().filter(|range| range.kind == SAMPLERS).count();
        if samplers != 0 && samplers != ranges.len() {
            self.add(&rules::ROOT_TABLE_MIXED, table, |fault| fault);
        }
        // Where the next range of the table starts; none after one without bound.
        let mut next = Some(0u64);
        for (number, range) in ranges.iter().enumerate() {
            let place = format!("{table}, range {number}");
            let odd = |what: &'static str| move |fault: Fault| fault.with("what", what);
            if range.kind > SAMPLERS {
                self.add(&rules::ROOT_UNKNOWN, &place, |it| it.with("what", "kind").with("value", range.kind));
                continue;
            }
            let start = if range.offset == OPEN { next } else { Some(range.offset.into()) };
            let open = range.count == OPEN;
            match start {
                None => self.add(&rules::ROOT_RANGE, &place, odd("follows one without bound")),
                Some(start) if !open && start + u64::from(range.count) > 1 << 32 => {
                    self.add(&rules::ROOT_RANGE, &place, odd("runs past the last place of a table"));
                }
                Some(_) => {}
            }
            next = start.filter(|_| !open).map(|start| start + u64::from(range.count));
            if range.count == 0 {
                self.add(&rules::ROOT_RANGE, &place, odd("has no descriptors"));
                continue;
            }
            let last = u64::from(range.register) + u64::from(range.count) - 1;
            if !open && last > u64::from(u32::MAX) {
                self.add(&rules::ROOT_RANGE, &place, odd("runs past the last register"));
            }
            if range.kind == SAMPLERS && range.flags & DATA.iter().sum::<u32>() != 0 {
                self.add(&rules::ROOT_FLAGS, &place, |fault| fault.with("flags", format!("{:#x}", range.flags)));
            } else {
                self.flags(range.flags, &place);
            }
            let last = if open { u32::MAX } else { u32::try_from(last).unwrap_or(u32::MAX) };
            self.take(range.kind, range.space, [range.register, last], visibility, &place);
        }
    }
    fn sampler(&mut self, sampler: &[u32; 13], place: &str) {
        let &[_, _, _, _, bias, anisotropy, _, _, _, _, register, space, visibility] = sampler;
        let bias = f32::from_bits(bias);
        if anisotropy > MOST_ANISOTROPY {
            self.add(&rules::ROOT_SAMPLER, place, |it| it.with("what", "anisotropy").with("value", anisotropy));
        }
        if !BIAS.contains(&bias) {
            self.add(&rules::ROOT_SAMPLER, place, |it| it.with("what", "level bias").with("value", bias));
        }
        self.visibility(visibility, place);
        self.take(SAMPLERS, space, [register; 2], visibility, place);
    }
    /// No stage sees a register in two places.
    fn overlaps(&mut self) {
        let mut taken = std::mem::take(&mut self.taken);
        taken.sort_by_key(|it| (it.kind, it.space, it.first));
        for same in taken.chunk_by(|one, other| (one.kind, one.space) == (other.kind, other.space)) {
            // By visibility, the range that reaches furthest.
            let mut furthest: [Option<&Taken>; VISIBILITIES] = [None; VISIBILITIES];
            for it in same {
                let seen = (0..VISIBILITIES).filter(|own| *own == 0 || it.visibility == 0 || *own == it.visibility);
                let other = seen.filter_map(|own| furthest[own]).find(|other| other.last >= it.first);
                if let Some(other) = other {
                    let register = format!("{}{}", KINDS[it.kind as usize], it.first);
                    self.add(&rules::ROOT_OVERLAP, &it.place, |fault| {
                        fault.with("register", register).with("other", &other.place)
                    });
                }
                let slot = &mut furthest[it.visibility];
                if slot.is_none_or(|other| other.last < it.last) {
                    *slot = Some(it);
                }
            }
        }
    }
}
