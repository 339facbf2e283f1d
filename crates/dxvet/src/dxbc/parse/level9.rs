//! The Direct3D 9 programs of `level_9_x` shaders, and the tables before them.

use super::{comment, whole};
use crate::dxbc::aon9::{Aon9, Floats, Runtime, Sampler, Scalar};
use crate::fault::{Mistake, tell};
use crate::names::value;
use crate::tables::{dxbc_enums, faults};

/// A program as it stands in a listing.
#[derive(Clone, Debug)]
pub struct Level9 {
    /// The part it belongs to.
    pub name: [u8; 4],
    /// Its tables; the program itself is still a text.
    pub aon9: Aon9<'static>,
    /// The text.
    pub text: String,
    /// The line before its first.
    pub line: u32,
}

/// Titles of programs, and their parts.
const TITLES: [(&str, [u8; 4]); 3] = [
    ("Level9 shader bytecode:", *b"Aon9"),
    ("XNA Prepass shader bytecode:", *b"XNAP"),
    ("XNA shader bytecode:", *b"XNAS"),
];

/// What the rows of a table are.
#[derive(Clone, Copy, PartialEq)]
enum Table {
    None,
    Scalars,
    Floats,
    Runtime,
    Samplers,
}

fn empty() -> Aon9<'static> {
    Aon9 {
        size: 0,
        version: 0,
        floats: Vec::new(),
        integers: Vec::new(),
        bools: Vec::new(),
        samplers: Vec::new(),
        runtime: Vec::new(),
        program: &[],
        program_offset: 0,
    }
}

pub(super) fn programs(lines: &[(u32, &str)], mistakes: &mut Vec<Mistake>) -> Vec<Level9> {
    let mut found: Vec<Level9> = Vec::new();
    let mut aon9 = empty();
    let mut table = Table::None;
    let mut inside = false;
    for (number, line) in lines {
        let Some(text) = comment(line).map(str::trim) else {
            // An exact listing has no count of instructions at its end.
            inside &= !is_later_version(line.trim());
            if let (true, Some(last)) = (inside, found.last_mut()) {
                // A source line would move the places of what the assembler finds.
                last.text.push_str(if line.starts_with("#line") { "" } else { line });
                last.text.push('\n');
            } else {
                table = Table::None;
            }
            continue;
        };
        if let Some((_, name)) = TITLES.iter().find(|(title, _)| *title == text) {
            let tables = std::mem::replace(&mut aon9, empty());
            found.push(Level9 { name: *name, aon9: tables, text: String::new(), line: *number });
            (inside, table) = (true, Table::None);
        } else if text.starts_with("approximately ") {
            inside = false;
        } else if inside {
            // Between the title and the program.
            if let Some(last) = found.last_mut() {
                last.text.push('\n');
            }
        } else if let Some(next) = heading(text) {
            table = next;
        } else if text.is_empty() {
            table = Table::None;
        } else if !text.starts_with("---") && table != Table::None && row(text, table, &mut aon9).is_none() {
            let mistake = Mistake::new(&faults::SIGNATURE_ROW, whole(*number, line));
            tell(mistakes, mistake.with("title", "the Direct3D 9 mappings"));
        }
    }
    found
}

/// Whether `text` is the version line of Shader Model 4 or 5.
fn is_later_version(text: &str) -> bool {
    let stages = ["ps_", "vs_", "gs_", "hs_", "ds_", "cs_", "lib_"];
    stages
        .iter()
        .any(|stage| text.strip_prefix(stage).is_some_and(|version| matches!(version, "4_0" | "4_1" | "5_0" | "5_1")))
}

/// The table whose column titles `text` is.
fn heading(text: &str) -> Option<Table> {
    if text.starts_with("Target Reg Buffer  Source Reg") {
        Some(Table::Scalars)
    } else if text.starts_with("Target Reg Buffer  Start Reg") {
        Some(Table::Floats)
    } else if text.starts_with("Target Reg ") {
        Some(Table::Runtime)
    } else if text.starts_with("Target Sampler ") {
        Some(Table::Samplers)
    } else {
        None
    }
}

fn row(text: &str, table: Table, aon9: &mut Aon9<'_>) -> Option<()> {
    let mut words = text.split_whitespace();
    let target = words.next()?;
    let number = |word: &str| word.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).parse::<u16>().ok();
    match table {
        Table::Scalars => {
            let scalar = Scalar {
                target: number(target)?,
                buffer: number(words.next()?)?,
                source: number(words.next()?)?,
                component: number(words.next()?)?,
            };
            if target.starts_with('i') { aon9.integers.push(scalar) } else { aon9.bools.push(scalar) }
        }
        Table::Floats => {
            let (target, buffer) = (number(target)?, number(words.next()?)?);
            let (source, count) = (number(words.next()?)?, number(words.next()?)?);
            let list = text.split_once('(')?.1.strip_suffix(')')?;
            let mut conversion = [0; 4];
            for (slot, name) in conversion.iter_mut().zip(list.split(',')) {
                *slot = value(dxbc_enums::CONVERSION, name.trim())? as u8;
            }
            aon9.floats.push(Floats { buffer, source, count, target, conversion });
        }
        Table::Runtime => aon9.runtime.push(Runtime { kind: 0, target: number(target)? }),
        Table::Samplers => {
            let byte = |word: &str| number(word).and_then(|number| u8::try_from(number).ok());
            let (sampler, texture) = (byte(words.next()?)?, byte(words.next()?)?);
            aon9.samplers.push(Sampler { texture, sampler, target: byte(target)? });
        }
        Table::None => {}
    }
    Some(())
}
