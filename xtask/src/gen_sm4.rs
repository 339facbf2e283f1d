//! Writes the tables of Shader Model 4 to 5.1 and of containers.

use crate::r#gen::camel;
use crate::table::Row;
use std::fmt::Write as _;

/// `sm4_ops.rs`: the opcodes, indexed by number, and a constant for each.
pub fn ops(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Opcodes of Shader Model 4 to 5.1.\n\nuse crate::sm4::op::{Kind, Literal, Op, Parameter::*, Statistic};\nuse crate::tables::sm4_operands as forms;\n\n/// All opcodes; the index is the number.\npub static OPS: &[Op] = &[\n",
    );
    let mut constants =
        String::from("/// The numbers.\npub mod opcode {\n#![allow(missing_docs)] // named after the mnemonics\n");
    for (number, row) in rows.iter().enumerate() {
        if row["number"] != number.to_string() {
            return Err(format!("sm4/ops.tsv: opcode {number} is missing or out of order"));
        }
        let name = if row["name"] == "-" { "" } else { &row["name"] };
        let parameters: Vec<&str> = row["operands"]
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(|word| match word {
                "d" => Ok("Destination"),
                "b" => Ok("SecondDestination"),
                "s" => Ok("Source"),
                "a" => Ok("Other"),
                "t" => Ok("Resource"),
                "m" => Ok("Sampler"),
                "l" => Ok("Target"),
                "o" => Ok("Declared"),
                _ => Err(format!("{name}: unknown operand {word:?}")),
            })
            .collect::<Result<_, _>>()?;
        let literal = match row["literal"].as_str() {
            "float" => "Float",
            "untyped" => "Untyped",
            _ => "Integer",
        };
        let _ = writeln!(
            text,
            "Op {{ number: {number}, name: {name:?}, kind: Kind::{}, parameters: &[{}], literal: Literal::{literal}, since: {:#x}, until: {:#x}, stages: {:#x}, stages_4: {:#x}, saturate: {}, statistics: &[{}], forms: &[{}], negate: {}, absolute: {}, dimensions: {:#x}, controls: {}, traits: {:#x}, words: {}, source: {:?} }},",
            camel(&row["kind"]),
            parameters.join(", "),
            version(&row["min_model"])?,
            version(&row["max_model"])?,
            stages(&row["stages"])?,
            if row["stages_4"].is_empty() { stages(&row["stages"])? } else { stages(&row["stages_4"])? },
            row["saturate"] == "yes",
            row["statistics"]
                .split(' ')
                .filter(|word| !word.is_empty())
                .map(|word| format!("Statistic::{}", camel(word)))
                .collect::<Vec<_>>()
                .join(", "),
            row["forms"]
                .split(' ')
                .filter(|word| !word.is_empty())
                .map(|word| format!("&forms::{}", word.to_uppercase()))
                .collect::<Vec<_>>()
                .join(", "),
            row["modifiers"].split(' ').any(|word| word == "neg"),
            row["modifiers"].split(' ').any(|word| word == "abs"),
            words(&row["dimensions"], DIMENSIONS)? << 1,
            if row["controls"].is_empty() { "0" } else { &row["controls"] },
            words(&row["traits"], TRAITS)?,
            if row["words"].is_empty() { "None".to_owned() } else { format!("Some({})", row["words"]) },
            row["source"],
        );
        if !name.is_empty() {
            let _ = writeln!(constants, "pub const {}: u16 = {number};", constant(name));
        }
    }
    let _ = writeln!(text, "];\n\n{constants}}}");
    Ok(text)
}

/// Dimensions in the order of their numbers, from 1.
const DIMENSIONS: &[&str] =
    &["buffer", "1d", "2d", "2dms", "3d", "cube", "1darray", "2darray", "2dmsarray", "cubearray", "raw", "structured"];
/// In the order of the bits of `op::traits`.
const TRAITS: &[&str] = &[
    "sampler_default",
    "sampler_comparison",
    "float_return",
    "offset",
    "gradient",
    "red",
    "double",
    "double_extension",
    "shader_extension",
    "atomic",
    "saturate_undocumented",
    "conversion",
    "leaves_word",
    "to_integer",
    "to_float",
];
/// In the order of the bits of `op::shape`.
const SHAPES: &[&str] = &["zero", "one", "mask", "swizzle", "select"];

/// One bit for each name in a cell of words.
fn words(cell: &str, names: &[&str]) -> Result<u16, String> {
    cell.split(' ').filter(|word| !word.is_empty()).try_fold(0, |bits, word| {
        let place = names.iter().position(|known| *known == word).ok_or(format!("unknown word {word:?}"))?;
        Ok(bits | 1 << place)
    })
}

/// `sm4_operands.rs`: register types and what operands may be.
pub fn operands(registers: &[Row], forms: &[Row], values: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Registers and operands of Shader Model 4 to 5.1.\n\nuse crate::sm4::op::{Form, MaskRule, Register, SystemValue, opcode};\n\n/// Register types; the index is the number.\npub static REGISTERS: &[Register] = &[\n",
    );
    for (number, row) in registers.iter().enumerate() {
        if row["number"] != number.to_string() {
            return Err(format!("sm4/registers.tsv: register {number} is missing or out of order"));
        }
        let _ = writeln!(
            text,
            "Register {{ name: {:?}, since: {:#x}, stages: {:#x}, indices: {}, indices_5_1: {}, shapes: {:#x}, source: {:?} }},",
            row["name"],
            version(&row["min_model"])?,
            stages(&row["stages"])?,
            row["indices"],
            row["indices_5.1"],
            words(&row["shapes"], SHAPES)?,
            row["source"],
        );
    }
    text.push_str("];\n");
    for row in forms {
        let mut kinds = 0u64;
        for word in row["registers"].split(' ') {
            let number = registers.iter().position(|register| register["name"] == word);
            kinds |= 1 << number.ok_or(format!("sm4/operand_forms.tsv: unknown register {word:?}"))?;
        }
        let mask = if row["mask"].is_empty() { "Any".to_owned() } else { camel(&row["mask"]) };
        let _ = writeln!(
            text,
            "\n/// {}.\npub static {}: Form = Form {{ name: {:?}, registers: {kinds:#x}, shapes: {:#x}, mask: MaskRule::{mask}, what: {:?}, source: {:?} }};",
            row["what"],
            row["name"].to_uppercase(),
            row["name"],
            words(&row["shapes"], SHAPES)?,
            row["what"],
            row["source"],
        );
    }
    text.push_str(
        "\n/// System values and the declarations that may name them.\npub static SYSTEM_VALUES: &[SystemValue] = &[\n",
    );
    for row in values {
        let _ = writeln!(
            text,
            "SystemValue {{ value: {}, declaration: opcode::{}, stages: {:#x}, scalar: {}, source: {:?} }},",
            row["value"],
            constant(&row["declaration"]),
            stages(&row["stages"])?,
            row["components"] == "one",
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// `dcl_indexableTemp` as `DCL_INDEXABLE_TEMP`.
fn constant(name: &str) -> String {
    let mut text = String::new();
    let mut last = '_';
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && last.is_ascii_lowercase() {
            text.push('_');
        }
        text.push(letter.to_ascii_uppercase());
        last = letter;
    }
    text
}

fn version(cell: &str) -> Result<u8, String> {
    match cell {
        "4.0" => Ok(0x40),
        "4.1" => Ok(0x41),
        "5.0" => Ok(0x50),
        "5.1" => Ok(0x51),
        "-" => Ok(0),
        _ => Err(format!("sm4/ops.tsv: unknown version {cell:?}")),
    }
}

pub fn stages(cell: &str) -> Result<u8, String> {
    let names = ["ps", "vs", "gs", "hs", "ds", "cs", "lib"];
    if cell == "-" { Ok(0) } else { bits(cell, &names) }
}

/// `sm4_enums.rs` or `dxbc_enums.rs`: a list of values and texts per name.
pub fn enums(rows: &[Row], title: &str) -> Result<String, String> {
    let mut text = format!("//! {title}\n\nuse crate::names::Name;\n");
    let mut names: Vec<&str> = Vec::new();
    for row in rows {
        if !names.contains(&row["name"].as_str()) {
            names.push(&row["name"]);
        }
    }
    for name in names {
        let mut list = String::new();
        for row in rows.iter().filter(|row| row["name"] == name) {
            let value: u32 = row["value"].parse().map_err(|error| format!("{name}: {error}"))?;
            let _ = write!(list, "Name {{ value: {value}, text: {:?} }}, ", row["text"]);
        }
        let _ = writeln!(text, "\n/// `{name}`.\npub static {}: &[Name] = &[{list}];", name.to_uppercase());
    }
    Ok(text)
}

/// `faults.rs`.
pub fn faults(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Malformations of containers and token streams.\n\nuse crate::diagnostic::Severity;\nuse crate::fault::Rule;\n",
    );
    let mut all = Vec::new();
    for row in rows {
        put_fault(&mut text, &mut all, row, 0xFF, 0xFF)?;
    }
    put_list(&mut text, "FAULTS", "All in table order", &all);
    Ok(text)
}

/// Writes one rule; `all` collects constants and codes.
fn put_fault(
    text: &mut String,
    all: &mut Vec<(String, String)>,
    row: &Row,
    models: u8,
    stages: u8,
) -> Result<(), String> {
    let name = row["name"].to_uppercase().replace('-', "_");
    if all.iter().any(|(known, code)| *known == name || *code == row["code"]) {
        return Err(format!("rule {} ({}) stands twice", row["name"], row["code"]));
    }
    let _ = writeln!(
        text,
        "/// {}\npub static {name}: Rule = Rule {{ code: {:?}, name: {:?}, severity: Severity::{}, models: {models:#x}, stages: {stages:#x}, message: {:?}, help: {:?}, source: {:?} }};",
        row["message"].replace('[', "\\[").replace(']', "\\]").replace('<', "\\<"),
        row["code"],
        row["name"],
        camel(&row["severity"]),
        row["message"],
        row["help"],
        row["source"],
    );
    all.push((name, row["code"].clone()));
    Ok(())
}

fn put_list(text: &mut String, name: &str, doc: &str, all: &[(String, String)]) {
    let list: Vec<String> = all.iter().map(|(name, _)| format!("&{name}")).collect();
    let _ = writeln!(text, "\n/// {doc}.\npub static {name}: &[&Rule] = &[{}];", list.join(", "));
}

/// `sm4_rules.rs`: `known` are the rows of `faults.tsv`, whose names and codes are taken.
pub fn rules(known: &[Row], program: &[Row], stage: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! What makes a program of Shader Model 4 to 5.1 legal.\n\nuse crate::diagnostic::Severity;\nuse crate::fault::Rule;\n",
    );
    let mut all: Vec<(String, String)> =
        known.iter().map(|row| (row["name"].to_uppercase().replace('-', "_"), row["code"].clone())).collect();
    for (list, doc, rows) in
        [("PROGRAM", "Rules of any program", program), ("STAGES", "Rules of stages, signatures and parts", stage)]
    {
        let from = all.len();
        for row in rows {
            let known = ["4.0", "4.1", "5.0", "5.1"];
            put_fault(&mut text, &mut all, row, bits(&row["models"], &known)?, stages(&row["stages"])?)?;
        }
        put_list(&mut text, list, doc, &all[from..]);
    }
    Ok(text)
}

/// One bit for each name in a comma-separated cell; `all` for all.
fn bits(cell: &str, names: &[&str]) -> Result<u8, String> {
    if cell == "all" {
        return Ok((1 << names.len()) - 1);
    }
    cell.split(',').try_fold(0, |bits, name| {
        let place = names.iter().position(|known| *known == name).ok_or(format!("unknown name {name:?}"))?;
        Ok(bits | 1 << place)
    })
}

/// `sm4_limits.rs`: a number per model.
pub fn limits(rows: &[Row], per_thread: &[Row]) -> Result<String, String> {
    let mut text = String::from("//! Limits of Shader Model 4 to 5.1.\n\nuse crate::sm4::limit::Limit;\n");
    let mut all = Vec::new();
    for row in rows {
        let name = row["name"].to_uppercase().replace('-', "_");
        let cells = ["4.0", "4.1", "5.0", "5.1"].map(|model| row[model].as_str());
        // Text in place of a number is for the pages only.
        if cells.iter().any(|cell| !cell.is_empty() && cell.parse::<u32>().is_err()) {
            continue;
        }
        let values = cells.map(|cell| if cell.is_empty() { "None".to_owned() } else { format!("Some({cell})") });
        let _ = writeln!(
            text,
            "/// {}.\npub static {name}: Limit = Limit {{ name: {:?}, what: {:?}, values: [{}], source: {:?} }};",
            row["what"],
            row["name"],
            row["what"],
            values.join(", "),
            row["source"],
        );
        all.push(name);
    }
    let list: Vec<String> = all.iter().map(|name| format!("&{name}")).collect();
    let _ = writeln!(text, "\n/// All in table order.\npub static LIMITS: &[&Limit] = &[{}];", list.join(", "));
    let rows: Vec<String> = per_thread.iter().map(|row| format!("({}, {})", row["threads"], row["bytes"])).collect();
    let _ = writeln!(
        text,
        "\n/// `cs_4_x`: threads of a group, and bytes of shared memory that each may write.\npub const SHARED_PER_THREAD: &[(u32, u32)] = &[{}];",
        rows.join(", ")
    );
    Ok(text)
}
