//! Debug information (`DBUG`) that compilers leave in a comment: the line of each instruction and
//! the variables it writes.
//!
//! All offsets count from the byte after the FourCC. A table may be arbitrary bytes: offsets are
//! checked, and what is read never exceeds what the comment can hold.

use crate::bytes::word;

/// Bytes of a record of the instructions, the variables and their uses.
const INSTRUCTION: usize = 8;
const VARIABLE: usize = 20;
const USE: usize = 12;
/// What stands for "no component".
const NONE: u16 = u16::MAX;

/// Where an instruction comes from: number of the file and line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Number of the file, below the number of files.
    pub file: u16,
    /// Line, as the compiler counts.
    pub line: u16,
}

/// A variable as an instruction writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Use {
    instruction: u32,
    variable: u32,
    /// For each component of the register the variable's, or none.
    components: [u16; 4],
}

/// The debug information of a shader.
#[derive(Clone, Debug)]
pub struct DebugInformation<'a> {
    data: &'a [u8],
    files: usize,
    instructions: &'a [u8],
    /// Sorted by instruction and variable.
    uses: Vec<Use>,
}

impl<'a> DebugInformation<'a> {
    /// Reads the content of the comment after its FourCC.
    pub fn read(data: &'a [u8]) -> Self {
        let table = |place: usize, size: usize| {
            let count = word(data, place).unwrap_or(0) as usize;
            let rest = word(data, place + 4).and_then(|at| data.get(at as usize..)).unwrap_or(&[]);
            &rest[..count.min(rest.len() / size) * size]
        };
        let mut uses = Vec::new();
        // Variables that share their uses, as only a forged table has them, may not fill the memory.
        let mut left = data.len() / USE;
        for (number, variable) in table(28, VARIABLE).chunks_exact(VARIABLE).enumerate() {
            let count = (word(variable, 12).unwrap_or(0) as usize).min(left);
            left -= count;
            let records = word(variable, 16).and_then(|at| data.get(at as usize..)).unwrap_or(&[]);
            uses.extend(records.chunks_exact(USE).take(count).map(|record| Use {
                instruction: word(record, 0).unwrap_or(0),
                variable: number as u32,
                components: std::array::from_fn(|place| {
                    u16::from_le_bytes([record[4 + 2 * place], record[5 + 2 * place]])
                }),
            }));
        }
        uses.sort_by_key(|it| (it.instruction, it.variable));
        uses.dedup_by_key(|it| (it.instruction, it.variable));
        Self { data, files: table(12, 4).len() / 4, instructions: table(20, INSTRUCTION), uses }
    }

    /// The number of the instruction at byte `offset` of the stream: the last that does not start
    /// behind it.
    pub fn instruction(&self, offset: u32) -> Option<usize> {
        let count = self.instructions.len() / INSTRUCTION;
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = usize::midpoint(low, high);
            match word(self.instructions, INSTRUCTION * middle + 4) {
                Some(start) if start / 4 <= offset / 4 => low = middle + 1,
                _ => high = middle,
            }
        }
        low.checked_sub(1)
    }

    /// Where instruction `number` comes from; declarations and definitions come from nowhere.
    pub fn place(&self, number: usize) -> Option<Place> {
        let both = word(self.instructions, INSTRUCTION * number)?;
        let place = Place { line: both as u16, file: (both >> 16) as u16 };
        (usize::from(place.file) < self.files).then_some(place)
    }

    /// The name of a file.
    pub fn file(&self, number: u16) -> &'a [u8] {
        let table = word(self.data, 16).unwrap_or(0) as usize;
        self.text(word(self.data, table.saturating_add(4 * usize::from(number))).unwrap_or(0))
    }

    /// What the four components of the register hold that instruction `number` writes: the number
    /// of a variable and the component of it. The last variable counts.
    pub fn written(&self, number: usize) -> [Option<(u32, u16)>; 4] {
        let start = self.uses.partition_point(|it| (it.instruction as usize) < number);
        let mut written = [None; 4];
        for it in self.uses[start..].iter().take_while(|it| it.instruction as usize == number) {
            for (slot, component) in written.iter_mut().zip(it.components) {
                if component != NONE {
                    *slot = Some((it.variable, component));
                }
            }
        }
        written
    }

    /// The function or buffer that variable `number` stands in and its own name. The entry
    /// function's own variables stand in nothing (`None`), global ones in an empty text.
    pub fn variable(&self, number: u32) -> (Option<&'a [u8]>, &'a [u8]) {
        let table = word(self.data, 32).unwrap_or(0) as usize;
        let at = table.saturating_add(VARIABLE * number as usize);
        let scope = word(self.data, at).unwrap_or(0);
        let name = self.text(word(self.data, at.saturating_add(4)).unwrap_or(0));
        let scope = match scope {
            0 => Some(&[][..]),
            scope if Some(scope) == word(self.data, 36) => None,
            scope => Some(self.text(scope)),
        };
        (scope, name)
    }

    /// Bytes of the comment.
    pub fn len(&self) -> usize {
        self.data.len()
    }

    /// Whether the comment holds nothing.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    fn text(&self, offset: u32) -> &'a [u8] {
        let rest = self.data.get(offset as usize..).unwrap_or(&[]);
        &rest[..rest.iter().position(|byte| *byte == 0).unwrap_or(rest.len())]
    }
}
