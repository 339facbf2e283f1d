//! Which components of its operands an instruction reads: by form, write mask, swizzle and the
//! textures of the samplers. Rows of `tables/d3d9/reads.tsv`.

use super::model::{Instruction, Operand, OperandKind, Program, RegisterType};
use super::op::{Op, opcode};
use crate::profile::Profile;
use crate::tables::ops::OPS;
use crate::tables::reads::READS;
use std::sync::LazyLock;

/// What a source contributes, before its swizzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// Nothing.
    Nothing,
    /// These components.
    Fixed(u8),
    /// Those of these components that the instruction writes.
    Written(u8),
    /// These components, and those that the instruction writes.
    Besides(u8),
    /// For each written component the other two of xyz.
    Cross,
    /// As many as the texture of the sampler has, and these.
    Coordinates(u8),
}

/// A row of the table.
#[derive(Debug)]
pub struct Row {
    /// The form's mnemonic.
    pub name: &'static str,
    /// By source, from the first.
    pub sources: [Reads; 4],
    /// Components of the texture coordinates of the destination's number (ps_1_1 to ps_1_3).
    pub coordinates: u8,
    /// Who says so.
    pub source: &'static str,
}

/// How many coordinates the samplers of a program take.
#[derive(Clone, Debug, Default)]
pub struct Samplers {
    /// By sampler number: components of the coordinate; 0 where it is not declared.
    coordinates: [u8; 16],
}

impl Samplers {
    /// The declarations of `program`.
    pub fn of(program: &Program) -> Self {
        let mut samplers = Self::default();
        for instruction in program.instructions().filter(|instruction| instruction.opcode() == opcode::DCL) {
            let Some(register) = instruction.destination() else { continue };
            let usage = instruction.operands.iter().find(|operand| operand.kind == OperandKind::Declaration);
            let texture = usage.map_or(0, |usage| usage.token >> 27 & 15);
            if register.register() == RegisterType::SAMPLER
                && let Some(slot) = samplers.coordinates.get_mut(usize::from(register.number()))
            {
                // 2 is two-dimensional; cube and volume textures take three coordinates.
                *slot = if texture == 2 { 3 } else { 7 };
            }
        }
        samplers
    }

    /// The components of a coordinate for `sampler`; two where nothing says more.
    fn components(&self, sampler: Option<&Operand>) -> u8 {
        let number = sampler.map(|sampler| usize::from(sampler.number()));
        let known = number.and_then(|number| self.coordinates.get(number)).copied().unwrap_or(0);
        if known == 0 { 3 } else { known }
    }
}

/// One operand that an instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read<'a> {
    /// Its place among the operands.
    pub place: u8,
    /// The operand.
    pub operand: &'a Operand,
    /// The components that are read of its register.
    pub components: u8,
    /// How many registers from that one on are read: the rows of a matrix, else 1.
    pub rows: u16,
}

/// The components that a texture instruction of ps_1_1 to ps_1_3 reads of the texture coordinates
/// that have its destination's number.
pub fn own_coordinates(instruction: &Instruction, profile: Profile) -> u8 {
    Op::find(instruction.token, profile).and_then(row_of).map_or(0, |row| row.coordinates)
}

/// The row of a form.
fn row_of(op: &Op) -> Option<&'static Row> {
    match PLACES.get(usize::from(op.opcode)) {
        Some(Place::At(place)) => READS.get(usize::from(*place)),
        Some(Place::Nowhere) => None,
        Some(Place::ByName) | None => READS.iter().find(|row| row.name == op.name),
    }
}

/// Where the row of an opcode stands.
#[derive(Clone, Copy)]
enum Place {
    At(u8),
    Nowhere,
    /// Its forms have rows of their own.
    ByName,
}

/// By opcode. Rows are named, and comparing names for every instruction would be slow.
static PLACES: LazyLock<[Place; 128]> = LazyLock::new(|| {
    let mut places = [Place::Nowhere; 128];
    for op in OPS {
        let Some(slot) = places.get_mut(usize::from(op.opcode)) else { continue };
        let row = READS.iter().position(|row| row.name == op.name).map_or(Place::Nowhere, |row| Place::At(row as u8));
        let one_name = OPS.iter().all(|other| other.opcode != op.opcode || other.name == op.name);
        *slot = if one_name { row } else { Place::ByName };
    }
    places
});

/// The operands that `instruction` reads, with their components. Of literals, labels and
/// declarations it reads none.
pub fn reads<'a>(
    instruction: &'a Instruction,
    profile: Profile,
    samplers: &'a Samplers,
) -> impl Iterator<Item = Read<'a>> {
    reads_where(instruction, profile, samplers, |_| true)
}

/// [`reads`] of the operands that `asked` picks.
pub fn reads_where<'a>(
    instruction: &'a Instruction,
    profile: Profile,
    samplers: &'a Samplers,
    asked: impl Fn(&Operand) -> bool + 'a,
) -> impl Iterator<Item = Read<'a>> {
    let op = Op::find(instruction.token, profile);
    let row = op.and_then(row_of);
    let mut position = 0;
    instruction.operands.iter().enumerate().filter_map(move |(place, operand)| {
        let components = match operand.kind {
            OperandKind::Source => {
                position += 1;
                if !asked(operand) {
                    return None;
                }
                let reads = row
                    .map_or(Reads::Written(15), |row| row.sources.get(position - 1).copied().unwrap_or(Reads::Nothing));
                swizzled(operand, positions(instruction, reads, samplers))
            }
            OperandKind::Destination if instruction.opcode() == opcode::TEXKILL => operand.mask(),
            _ => return None,
        };
        let rows = if position == 2 { matrix_rows(instruction) } else { 1 };
        (components != 0).then_some(Read { place: place as u8, operand, components, rows })
    })
}

fn positions(instruction: &Instruction, reads: Reads, samplers: &Samplers) -> u8 {
    let mask = instruction.destination().map_or(15, Operand::mask);
    match reads {
        Reads::Nothing => 0,
        Reads::Fixed(components) => components,
        Reads::Written(components) => components & mask,
        Reads::Besides(components) => components | mask,
        Reads::Cross => {
            [6, 5, 3].iter().enumerate().filter(|(bit, _)| mask >> bit & 1 != 0).fold(0, |all, (_, two)| all | two)
        }
        Reads::Coordinates(more) => {
            let sampler = instruction.sources().find(|source| source.register() == RegisterType::SAMPLER);
            samplers.components(sampler) | more
        }
    }
}

/// The components that the swizzle of `operand` puts into `positions`.
pub fn swizzled(operand: &Operand, positions: u8) -> u8 {
    let one = |place: u8| (positions >> place & 1) << operand.component(place);
    one(0) | one(1) | one(2) | one(3)
}

/// How many registers the second source of a matrix instruction stands for; 1 for the others.
pub fn matrix_rows(instruction: &Instruction) -> u16 {
    match instruction.opcode() {
        opcode::M4X4 | opcode::M3X4 => 4,
        opcode::M4X3 | opcode::M3X3 => 3,
        opcode::M3X2 => 2,
        _ => 1,
    }
}
