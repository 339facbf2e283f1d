//! Instruction slots: what the validator counts, what the manual says, and what the closing
//! comment of a listing counts. The three differ, so they stand side by side.

use super::model::{Instruction, InstructionToken, Opcode, Program, Version};
use super::op::{Control, Op};
use crate::profile::{Profile, ProfileSet};
use crate::tables::costs::COSTS;
use crate::tables::listing::LISTING;

/// Slots by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Slots {
    /// Arithmetic and flow control.
    pub arithmetic: u32,
    /// Texture.
    pub texture: u32,
}

impl Slots {
    /// Both kinds together.
    pub fn total(self) -> u32 {
        self.arithmetic.saturating_add(self.texture)
    }
}

impl std::ops::AddAssign for Slots {
    fn add_assign(&mut self, other: Self) {
        self.arithmetic = self.arithmetic.saturating_add(other.arithmetic);
        self.texture = self.texture.saturating_add(other.texture);
    }
}

/// The manual's numbers for one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Documented {
    /// In general.
    pub slots: u8,
    /// On a cube map, where it differs.
    pub cube: Option<u8>,
    /// On devices without a texture instruction limit (`D3DPS20CAPS_NOTEXINSTRUCTIONLIMIT`).
    pub unlimited: Option<u8>,
    /// On such a device and on a cube map.
    pub unlimited_cube: Option<u8>,
}

/// A row of `tables/d3d9/costs.tsv`.
#[derive(Debug)]
pub struct Cost {
    /// The form's mnemonic.
    pub name: &'static str,
    /// Its opcode.
    pub opcode: u16,
    /// The control value that names the form (`texldp`, `texldb`).
    pub control: Option<u8>,
    /// Where the row holds.
    pub profiles: ProfileSet,
    /// What the reference's validator counts; `None` where it enforces no limit.
    pub validator: Option<Slots>,
    /// What the manual says.
    pub documented: Option<Documented>,
    /// What an older edition of the manual says, where it differs.
    pub older: Option<Documented>,
    /// Keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// A row of `tables/d3d9/listing.tsv`.
#[derive(Debug)]
pub struct ListingRow {
    /// The opcode.
    pub opcode: u16,
    /// Its name in listings of version 1.4 and up.
    pub name: &'static str,
    /// Its name in listings of earlier versions.
    pub before_1_4: &'static str,
    /// Whether its first operand is read as a destination.
    pub destination: bool,
    /// Whether its control field is printed as a comparison.
    pub comparison: bool,
    /// What the closing comment counts.
    pub slots: Slots,
    /// The same for exactly vs_1_1.
    pub vs_1_1: Slots,
    /// The same for versions above 32.0, which nothing uses.
    pub above_32: Slots,
    /// Keys of `tables/sources.tsv`.
    pub source: &'static str,
}

const _: () = assert!(COSTS.len() < 256, "the starts are bytes");

/// The row of `op` in `profile`.
pub fn cost(op: &Op, profile: Profile) -> Option<&'static Cost> {
    let control = match op.control {
        Control::Value(value) => Some(value),
        _ => None,
    };
    let start = match STARTS.get(op.opcode as usize) {
        Some(start) => *start as usize,
        None => COSTS.partition_point(|row| row.opcode < op.opcode),
    };
    COSTS[start..]
        .iter()
        .take_while(|row| row.opcode == op.opcode)
        .find(|row| row.control == control && row.profiles.contains(profile))
}

/// Where the rows of each small opcode start: every instruction asks for its cost.
static STARTS: [u8; 97] = starts();

const fn starts() -> [u8; 97] {
    let mut starts = [0; 97];
    let mut number = 0;
    while number < starts.len() {
        let mut row = 0;
        while row < COSTS.len() && (COSTS[row].opcode as usize) < number {
            row += 1;
        }
        starts[number] = row as u8;
        number += 1;
    }
    starts
}

/// What the reference's validator counts for `op`, without its predicate; `None` where it
/// enforces no limit.
pub fn validator(op: &Op, profile: Profile) -> Option<Slots> {
    cost(op, profile)?.validator
}

/// The listing's row of an opcode; `None` for a number that has no name.
pub fn listing_row(opcode: Opcode) -> Option<&'static ListingRow> {
    // Most opcodes stand at their own number: the gap begins at 49.
    let direct = LISTING.get(opcode.0 as usize).filter(|row| row.opcode == opcode.0);
    direct
        .or_else(|| LISTING.binary_search_by_key(&opcode.0, |row| row.opcode).ok().and_then(|index| LISTING.get(index)))
}

/// The count of a listing's closing comment, fed one instruction at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListingSlots {
    /// So far.
    pub slots: Slots,
}

impl ListingSlots {
    /// Counts one more instruction of a stream of `version`; `predicate` says whether it has the
    /// predicate that its token may announce.
    pub fn add(&mut self, token: InstructionToken, predicate: bool, version: Version) {
        // A co-issued instruction shares the slot of the arithmetic before it.
        if token.coissued() {
            self.slots.arithmetic = self.slots.arithmetic.saturating_sub(1);
        }
        let row = listing_row(token.opcode());
        let slots = row.map(|row| match version.0 & 0xFFFF {
            0x0101 if !version.is_pixel() => row.vs_1_1,
            0x2001.. => row.above_32,
            _ => row.slots,
        });
        let mut slots = slots.unwrap_or_default();
        slots.arithmetic += u32::from(predicate);
        if version.is_pixel() && version.major() < 2 {
            slots.arithmetic = slots.arithmetic.min(1);
        }
        self.slots += slots;
    }
}

/// What the closing comment of the program's listing counts.
pub fn disassembler_slots(program: &Program) -> Slots {
    let mut count = ListingSlots::default();
    for instruction in program.instructions() {
        let announced = instruction.token.predicated();
        count.add(instruction.token, announced && has_predicate(instruction), program.version);
    }
    count.slots
}

/// Whether a token stands where a listing looks for the predicate: after the first operand, or
/// before it if that is not a destination.
fn has_predicate(instruction: &Instruction) -> bool {
    let mut words = instruction.operands.iter().flat_map(|operand| [Some(operand.token), operand.relative]).flatten();
    let destination = listing_row(instruction.opcode()).is_none_or(|row| row.destination);
    words.nth(usize::from(destination)).is_some_and(|word| word >> 31 != 0)
}
