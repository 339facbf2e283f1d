//! Resource binding tiers of Direct3D 12: how many descriptors a shader, or its root signature, asks for.

use super::rows::Tier;
use super::{Answer, Cause};
use crate::dxbc::root_signature::{Kind, RootSignature};
use crate::dxbc::{Container, Part};
use crate::sm4::model::{Instruction, Program, Stage, register};
use crate::soundness::{Bound, sees};
use crate::tables::features::TIERS;

/// Kinds of descriptors, as places in [`Tier::limits`].
const BUFFERS: usize = 0;
const RESOURCES: usize = 1;
const VIEWS: usize = 2;
const SAMPLERS: usize = 3;
/// How they are called, in the same order.
const NAMES: [&str; 4] = ["constant buffers", "resources", "unordered access views", "samplers"];
/// The kinds of ranges of a root signature (resources, views, buffers, samplers), as those places.
const RANGES: [usize; 4] = [RESOURCES, VIEWS, BUFFERS, SAMPLERS];

impl Tier {
    /// Whether it has `count` descriptors of a kind; `None`: as many as there are.
    fn has(&self, kind: usize, count: Option<u64>) -> bool {
        match (self.limits[kind], count) {
            (None, _) => true,
            (Some(limit), Some(count)) => count <= limit.into(),
            // A heap has no more than the highest tier has.
            (limit, None) => TIERS.last().is_some_and(|highest| highest.limits[kind] == limit),
        }
    }
}

/// Descriptors counted so far, by kind; `None`: without bound.
#[derive(Default)]
struct Counts([Option<u64>; 4]);

/// The lowest tier that has enough descriptors, and what needs it. `None` where no tier has.
struct Search {
    counts: Counts,
    place: usize,
    cause: Cause,
}

impl Search {
    fn new(cause: Cause) -> Self {
        Self { counts: Counts([Some(0); 4]), place: 0, cause }
    }
    fn add(&mut self, kind: usize, count: Option<u64>, cause: impl FnOnce(String) -> Cause) {
        let sum = &mut self.counts.0[kind];
        *sum = sum.zip(count).map(|(sum, count)| sum.saturating_add(count));
        let enough = |tier: &Tier| tier.has(kind, *sum);
        if TIERS.get(self.place).is_none_or(enough) {
            return;
        }
        let amount = sum.map_or("without bound".to_owned(), |sum| format!("{sum} of them"));
        self.place += TIERS[self.place..].iter().position(enough).unwrap_or(TIERS.len());
        self.cause = cause(format!("{} ({amount})", NAMES[kind]));
    }
}

/// The place of the tier that the shader in `container` needs; of a root signature in it, what its stage sees counts, too.
pub(super) fn tier(
    container: &Container<'_>,
    program: &Program,
    show: &dyn Fn(Instruction<'_>) -> Cause,
) -> Option<(usize, Answer)> {
    let stage = program.version.stage().filter(|stage| *stage != Stage::Library)?;
    let mut search = Search::new(Cause::words("no table of descriptors is larger than its"));
    for (number, instruction) in program.instructions().enumerate() {
        if let Some((kind, count)) = declared(program, number, instruction) {
            search.add(kind, count, |what| {
                let cause = show(instruction);
                Cause { text: format!("{what}: {}", cause.text), ..cause }
            });
        }
    }
    if let Some(part) = container.part(b"RTS0") {
        root(part, stage, &mut search);
    }
    let tier = TIERS.get(search.place)?;
    Some((search.place, Answer { value: tier.name.to_owned(), cause: search.cause }))
}

/// What a declaration binds, and how many; `None` for a range without bound.
fn declared(program: &Program, number: usize, instruction: Instruction<'_>) -> Option<(usize, Option<u64>)> {
    let it = Bound::of(program, number, instruction)?;
    let kind = match it.kind {
        register::CONSTANT_BUFFER => BUFFERS,
        register::RESOURCE => RESOURCES,
        register::SAMPLER => SAMPLERS,
        _ => VIEWS,
    };
    let is_bounded = !program.version.has_ranges() || it.last != u32::MAX;
    Some((kind, is_bounded.then(|| u64::from(it.last.saturating_sub(it.first)) + 1)))
}

/// The descriptors in the tables that a stage sees. A register that is declared, too, is not counted twice:
/// the tables are looked at by themselves.
fn root(part: Part<'_>, stage: Stage, search: &mut Search) {
    let mut broken = Vec::new();
    let root = RootSignature::decode(part, &mut broken);
    if !broken.is_empty() {
        return;
    }
    search.counts = Counts([Some(0); 4]);
    for (number, parameter) in root.parameters.iter().enumerate().filter(|(_, it)| sees(stage, it.visibility)) {
        let Kind::Table(ranges) = &parameter.kind else { continue };
        for range in ranges {
            let Some(kind) = RANGES.get(range.kind as usize) else { continue };
            let count = (range.count != u32::MAX).then(|| u64::from(range.count));
            search.add(*kind, count, |what| Cause {
                text: format!("{what}: the table in parameter {number} of the root signature"),
                part: Some(part.name.to_string()),
                offset: Some(part.offset),
            });
        }
    }
}
