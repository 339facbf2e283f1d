//! ISG1, OSG1 and PSG1 as the module implies them.

use crate::bytes::put_word;
use crate::dxil::description::{Description, Element, Entry, tag};
use crate::dxil::flags::NATIVE_16;
use crate::dxil::module::Module;

/// Which signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// ISG1.
    Input,
    /// OSG1.
    Output,
    /// PSG1.
    Patch,
}

/// One row of a signature part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Semantic name.
    pub name: Vec<u8>,
    /// Semantic index.
    pub index: u32,
    /// Output stream.
    pub stream: u32,
    /// System value as the part counts it.
    pub system_value: u32,
    /// Component type as the part counts it.
    pub component: u32,
    /// Register; `u32::MAX` where none is allocated.
    pub register: u32,
    /// Components that exist.
    pub mask: u8,
    /// Input: components read. Output: components never written.
    pub used: u8,
    /// Minimum precision.
    pub min_precision: u32,
}

/// A signature part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Its rows in the order of the part.
    pub rows: Vec<Row>,
    /// The names in the order in which the part keeps them, each once.
    pub names: Vec<Vec<u8>>,
    /// Whether its length is rounded up to words.
    padded: bool,
}

impl Signature {
    /// The signature of an entry.
    pub fn build(module: &Module, description: &Description, entry: &Entry, direction: Direction) -> Self {
        let writer = Writer {
            domain: domain(module, entry),
            // The patch constants of a domain shader come in.
            input: direction == Direction::Input || direction == Direction::Patch && entry.stage == DOMAIN,
            old_masks: !description.validator_from(1, 5),
            old_booleans: !description.validator_from(1, 5),
            min_precision: description.declared.unwrap_or(0) >> NATIVE_16 & 1 == 0,
        };
        let mut rows: Vec<Row> = Vec::new();
        entry.signatures[direction as usize].iter().for_each(|element| writer.element(element, &mut rows));
        // Names stand in the part in the order of the elements: their places order the rows.
        let mut names: Vec<Vec<u8>> = Vec::new();
        for row in &rows {
            if !names.contains(&row.name) {
                names.push(row.name.clone());
            }
        }
        rows.sort_by_key(|row| (row.stream, row.register, names.iter().position(|name| *name == row.name)));
        Self { rows, names, padded: description.validator_from(1, 7) }
    }
    /// The content of the part.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        put_word(&mut out, self.rows.len() as u32);
        put_word(&mut out, HEADER as u32);
        let mut offsets = Vec::new();
        let mut end = HEADER + self.rows.len() * ROW;
        for name in &self.names {
            offsets.push((name, end));
            end += name.len() + 1;
        }
        for row in &self.rows {
            let name = offsets.iter().find(|(name, _)| **name == row.name).map_or(0, |(_, offset)| *offset);
            let masks = u32::from(row.mask) | u32::from(row.used) << 8;
            let words = [row.stream, name as u32, row.index, row.system_value, row.component, row.register, masks];
            words.into_iter().chain([row.min_precision]).for_each(|word| put_word(&mut out, word));
        }
        for name in &self.names {
            out.extend_from_slice(name);
            out.push(0);
        }
        if self.padded {
            out.resize(out.len().next_multiple_of(4), 0);
        }
        out
    }
}

/// Bytes before the rows.
const HEADER: usize = 8;
/// Bytes of a row.
const ROW: usize = 32;
const HULL: u32 = 3;
const DOMAIN: u32 = 4;
const ISOLINE: i64 = 1;
const TRIANGLE: i64 = 2;

fn domain(module: &Module, entry: &Entry) -> i64 {
    let place = match entry.stage {
        HULL => (tag::HULL, 3),
        DOMAIN => (tag::DOMAIN, 0),
        _ => return 0,
    };
    entry.numbers(module, place.0).and_then(|list| list.get(place.1).copied()).unwrap_or(0)
}

struct Writer {
    domain: i64,
    input: bool,
    old_masks: bool,
    old_booleans: bool,
    min_precision: bool,
}

impl Writer {
    fn element(&self, element: &Element, rows: &mut Vec<Row>) {
        const LINE_DENSITY: u32 = 16;
        const LINE_DETAIL: u32 = 15;
        let start = element.start_column.max(0) as u32;
        let allocated = element.start_row >= 0;
        let mask = ((1_u32 << element.columns.min(4)) - 1).checked_shl(start).unwrap_or(0) as u8 & 0xF;
        let usage =
            if allocated { u32::from(element.used).checked_shl(start).unwrap_or(0) as u8 } else { element.used };
        let mut row = Row {
            name: element.name.clone(),
            index: 0,
            stream: element.stream,
            system_value: system_value(element.kind, self.domain),
            component: super::component(element.component, self.old_booleans).into(),
            register: element.start_row as u32,
            mask,
            used: match (self.input, self.old_masks) {
                (true, true) => 0,
                (true, false) => usage,
                (false, true) => !mask,
                (false, false) => !usage & 0xF,
            },
            min_precision: if self.min_precision { min_precision(element.component) } else { 0 },
        };
        for index in &element.indices {
            row.index = *index;
            rows.push(row.clone());
            if allocated {
                row.register = row.register.wrapping_add(1);
            }
            if row.system_value == LINE_DENSITY {
                row.system_value = LINE_DETAIL;
            }
        }
    }
}

fn min_precision(component: u8) -> u32 {
    match component {
        8 | 11 | 12 => 1,
        2 => 4,
        3 => 5,
        _ => 0,
    }
}

/// System value as signature parts count it, of a semantic kind.
fn system_value(kind: u8, domain: i64) -> u32 {
    const TESS_FACTOR: u8 = 25;
    const INSIDE_TESS_FACTOR: u8 = 26;
    match (kind, domain) {
        (TESS_FACTOR, ISOLINE) => 16,
        (TESS_FACTOR, TRIANGLE) => 13,
        (TESS_FACTOR, _) => 11,
        (INSIDE_TESS_FACTOR, ISOLINE) => 0,
        (INSIDE_TESS_FACTOR, TRIANGLE) => 14,
        (INSIDE_TESS_FACTOR, _) => 12,
        _ => SYSTEM_VALUES.iter().find(|(known, _)| *known == kind).map_or(0, |(_, value)| *value),
    }
}

/// Semantic kinds and their system values.
const SYSTEM_VALUES: [(u8, u32); 20] = [
    (1, 6),
    (2, 8),
    (3, 1),
    (4, 4),
    (5, 5),
    (6, 2),
    (7, 3),
    (10, 7),
    (12, 10),
    (13, 9),
    (14, 66),
    (15, 70),
    (16, 64),
    (17, 65),
    (18, 68),
    (19, 67),
    (20, 69),
    (28, 23),
    (29, 24),
    (30, 25),
];
