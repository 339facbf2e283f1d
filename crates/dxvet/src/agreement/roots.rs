//! The content of a root signature, read as strictly as the validator does.

use crate::bytes::word;
use crate::dxil::psv::Stage;

/// Kinds of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Srv,
    Uav,
    Buffer,
    Sampler,
}

/// A run of registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    class: Class,
    space: u32,
    lower: u32,
    upper: u32,
    visibility: u32,
    /// A descriptor or constants in the root itself.
    pub(super) is_descriptor: bool,
}

/// A root signature.
#[derive(Debug, Default)]
pub(super) struct Root {
    flags: u32,
    ranges: Vec<Range>,
    /// What made no sense.
    problem: Option<String>,
}

/// Flags that exist.
const KNOWN_FLAGS: u32 = 0x8000_0FFF;
/// Visibility to all stages.
const ALL: u32 = 0;
/// The last visibility.
const LAST_VISIBILITY: u32 = 7;
/// Bytes of a parameter in the table.
const PARAMETER: usize = 12;

/// Reads the content; an error where it cannot be read.
pub(super) fn read(data: &[u8]) -> Result<Root, String> {
    let reader = Reader { data };
    let version = reader.at(0)?;
    if !(1..=3).contains(&version) {
        return Err(format!("root signature version {version} does not exist"));
    }
    let (parameters, table) = (reader.at(4)?, reader.at(8)?);
    let (samplers, sampler_table) = (reader.at(12)?, reader.at(16)?);
    let mut root = Root { flags: reader.at(20)?, ..Root::default() };
    if root.flags & !KNOWN_FLAGS != 0 {
        root.blame(format!("flags 0x{:x}", root.flags));
    }
    reader.room(table, parameters, PARAMETER)?;
    let size = if version == 3 { 56 } else { 52 };
    reader.room(sampler_table, samplers, size)?;
    for number in 0..parameters {
        reader.parameter(&mut root, table as usize + PARAMETER * number as usize, version)?;
    }
    for number in 0..samplers {
        reader.sampler(&mut root, sampler_table as usize + size * number as usize)?;
    }
    Ok(root)
}

struct Reader<'a> {
    data: &'a [u8],
}

impl Reader<'_> {
    fn at(&self, offset: usize) -> Result<u32, String> {
        word(self.data, offset)
            .ok_or_else(|| format!("the root signature ends before byte {}", offset.saturating_add(4)))
    }
    /// Whether `count` records of `size` bytes fit from `offset` on.
    fn room(&self, offset: u32, count: u32, size: usize) -> Result<(), String> {
        let end = u64::from(offset) + u64::from(count) * size as u64;
        match end > self.data.len() as u64 {
            true => Err(format!("{count} records of the root signature do not fit from byte {offset} on")),
            false => Ok(()),
        }
    }
    fn parameter(&self, root: &mut Root, at: usize, version: u32) -> Result<(), String> {
        let (kind, visibility, place) = (self.at(at)?, self.at(at + 4)?, self.at(at + 8)? as usize);
        root.visibility(visibility);
        match kind {
            0 => {
                let (count, start) = (self.at(place)?, self.at(place.saturating_add(4))?);
                let size = if version == 1 { 20 } else { 24 };
                self.room(start, count, size)?;
                self.table(root, start as usize, count, size, visibility)
            }
            1 => {
                let (register, space) = (self.at(place)?, self.at(place.saturating_add(4))?);
                self.at(place.saturating_add(8))?;
                root.add(Range {
                    class: Class::Buffer,
                    space,
                    lower: register,
                    upper: register,
                    visibility,
                    is_descriptor: true,
                });
                Ok(())
            }
            2..=4 => {
                let (register, space) = (self.at(place)?, self.at(place.saturating_add(4))?);
                if version > 1 {
                    // At most one of the promises about the data.
                    let flags = self.at(place.saturating_add(8))?;
                    if !matches!(flags, 0 | 2 | 4 | 8) {
                        root.blame(format!("flags 0x{flags:x} of a root descriptor"));
                    }
                }
                let class = [Class::Buffer, Class::Srv, Class::Uav][kind as usize - 2];
                root.add(Range { class, space, lower: register, upper: register, visibility, is_descriptor: true });
                Ok(())
            }
            _ => Err(format!("root parameter of kind {kind}")),
        }
    }
    fn table(&self, root: &mut Root, start: usize, count: u32, size: usize, visibility: u32) -> Result<(), String> {
        const APPEND: u32 = u32::MAX;
        let (mut samplers, mut others) = (false, false);
        let mut next = Some(0_u64);
        for number in 0..count as usize {
            let at = |place: usize| self.at(start + size * number + 4 * place);
            let (kind, length, lower, space) = (at(0)?, at(1)?, at(2)?, at(3)?);
            let (flags, offset) = if size == 24 { (at(4)?, at(5)?) } else { (0, at(4)?) };
            let class = match kind {
                0 => Class::Srv,
                1 => Class::Uav,
                2 => Class::Buffer,
                3 => Class::Sampler,
                _ => {
                    root.blame(format!("descriptor range of type {kind}"));
                    continue;
                }
            };
            if class == Class::Sampler {
                samplers = true
            } else {
                others = true
            }
            if !range_flags(class, flags) {
                root.blame(format!("flags 0x{flags:x} of a descriptor range"));
            }
            if length == 0 {
                root.blame("a descriptor range of no descriptors".into());
                continue;
            }
            let first = if offset == APPEND { next } else { Some(offset.into()) };
            let Some(first) = first else {
                root.blame("a descriptor range after one without an end".into());
                continue;
            };
            let unbounded = length == u32::MAX;
            let end = u64::from(lower) + u64::from(length) - 1;
            if !unbounded && (end > u32::MAX.into() || first + u64::from(length) - 1 > u32::MAX.into()) {
                root.blame(format!("{length} descriptors from register {lower} on are too many"));
                continue;
            }
            next = if unbounded { None } else { Some(first + u64::from(length)) };
            let upper = if unbounded { u32::MAX } else { end as u32 };
            root.add(Range { class, space, lower, upper, visibility, is_descriptor: false });
        }
        if samplers && others {
            root.blame("a descriptor table of samplers and other descriptors".into());
        }
        Ok(())
    }
    fn sampler(&self, root: &mut Root, at: usize) -> Result<(), String> {
        let field = |place: usize| self.at(at + 4 * place);
        let (filter, register, space, visibility) = (field(0)?, field(10)?, field(11)?, field(12)?);
        let modes = [field(1)?, field(2)?, field(3)?];
        let (anisotropy, comparison) = (field(5)?, field(6)?);
        let float = |place| field(place).map(f32::from_bits);
        let (bias, lowest, highest) = (float(4)?, float(8)?, float(9)?);
        root.visibility(visibility);
        const LINEAR: u32 = 0x15;
        let plain = filter & 0x7F;
        let known = filter >> 9 == 0 && (plain & !LINEAR == 0 || plain == 0x55);
        if !known {
            root.blame(format!("filter 0x{filter:x} of a static sampler"));
        }
        if modes.iter().any(|mode| !(1..=5).contains(mode)) {
            root.blame(format!("address modes {modes:?} of a static sampler"));
        }
        if anisotropy > 16 {
            root.blame(format!("anisotropy {anisotropy} of a static sampler, at most 16"));
        }
        if !(1..=8).contains(&comparison) && filter >> 7 & 3 == 1 {
            root.blame(format!("comparison {comparison} of a static sampler"));
        }
        if !(-16.0..=15.99).contains(&bias) {
            root.blame(format!("bias {bias} of a static sampler"));
        }
        if lowest.is_nan() || highest.is_nan() {
            root.blame("levels of a static sampler that are no numbers".into());
        }
        root.add(Range {
            class: Class::Sampler,
            space,
            lower: register,
            upper: register,
            visibility,
            is_descriptor: false,
        });
        Ok(())
    }
}

/// Flags that a descriptor range may have: of samplers only that they may change; of others at most one
/// promise about the data, and none that the data stays while the descriptors may change.
fn range_flags(class: Class, flags: u32) -> bool {
    const VOLATILE: u32 = 1;
    const DATA: u32 = 0xE;
    const DATA_STATIC: u32 = 8;
    const CHECKED: u32 = 0x10000;
    if flags & !(VOLATILE | DATA | CHECKED) != 0 || flags & VOLATILE != 0 && flags & CHECKED != 0 {
        return false;
    }
    if class == Class::Sampler {
        return flags & DATA == 0;
    }
    let data = flags & DATA;
    data.count_ones() <= 1 && !(flags & VOLATILE != 0 && data == DATA_STATIC)
}

impl Root {
    fn blame(&mut self, what: String) {
        self.problem.get_or_insert(format!("the root signature has {what}"));
    }
    fn visibility(&mut self, visibility: u32) {
        if visibility > LAST_VISIBILITY {
            self.blame(format!("visibility {visibility}"));
        }
    }
    fn add(&mut self, range: Range) {
        let both = |one: u32, other: u32| one == ALL || other == ALL || one == other;
        let clash = self.ranges.iter().any(|other| {
            other.class == range.class
                && other.space == range.space
                && both(other.visibility, range.visibility)
                && other.lower <= range.upper
                && range.lower <= other.upper
        });
        if clash {
            let (lower, upper, space) = (range.lower, range.upper, range.space);
            self.blame(format!("two ranges with registers {lower} to {upper} of space {space}"));
        }
        // Forged tables repeat one range without end.
        const MOST: usize = 4096;
        if self.ranges.len() < MOST {
            self.ranges.push(range);
        }
    }
    /// What is wrong with the root signature itself.
    pub(super) fn problem(&self) -> Option<String> {
        self.problem.clone()
    }
    /// Whether the stage may not use it.
    pub(super) fn denies(&self, stage: Stage) -> bool {
        let flag = match stage {
            Stage::VERTEX => 0x2,
            Stage::HULL => 0x4,
            Stage::DOMAIN => 0x8,
            Stage::GEOMETRY => 0x10,
            Stage::PIXEL => 0x20,
            Stage::AMPLIFICATION => 0x100,
            Stage::MESH => 0x200,
            _ => 0,
        };
        self.flags & flag != 0
    }
    /// The range that holds all of these registers, where the stage sees it.
    pub(super) fn holder(&self, class: Class, space: u32, lower: u32, upper: u32, stage: Stage) -> Option<&Range> {
        let visibility = match stage {
            Stage::VERTEX => 1,
            Stage::HULL => 2,
            Stage::DOMAIN => 3,
            Stage::GEOMETRY => 4,
            Stage::PIXEL => 5,
            Stage::AMPLIFICATION => 6,
            Stage::MESH => 7,
            _ => ALL,
        };
        let seen = |range: &&Range| {
            range.class == class && range.space == space && (range.visibility == ALL || range.visibility == visibility)
        };
        // Neighbours do not add up: one range must hold them all.
        self.ranges.iter().filter(seen).find(|range| range.lower <= lower && upper <= range.upper)
    }
}
