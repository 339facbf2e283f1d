//! Writes the tables of Shader Model 4 to 5.1 and of containers.

use crate::r#gen::camel;
use crate::table::Row;
use std::fmt::Write as _;

/// `sm4_ops.rs`: the opcodes, indexed by number, and a constant for each.
pub fn ops(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Opcodes of Shader Model 4 to 5.1.\n\nuse crate::sm4::op::{Kind, Literal, Op, Parameter::*, Statistic};\n\n/// All opcodes; the index is the number.\npub static OPS: &[Op] = &[\n",
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
            "Op {{ number: {number}, name: {name:?}, kind: Kind::{}, parameters: &[{}], literal: Literal::{literal}, since: {:#x}, until: {:#x}, stages: {:#x}, saturate: {}, statistics: &[{}], source: {:?} }},",
            camel(&row["kind"]),
            parameters.join(", "),
            version(&row["min_model"])?,
            version(&row["max_model"])?,
            stages(&row["stages"])?,
            row["saturate"] == "yes",
            row["statistics"]
                .split(' ')
                .filter(|word| !word.is_empty())
                .map(|word| format!("Statistic::{}", camel(word)))
                .collect::<Vec<_>>()
                .join(", "),
            row["source"],
        );
        if !name.is_empty() {
            let _ = writeln!(constants, "pub const {}: u16 = {number};", constant(name));
        }
    }
    let _ = writeln!(text, "];\n\n{constants}}}");
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

fn stages(cell: &str) -> Result<u8, String> {
    let names = ["ps", "vs", "gs", "hs", "ds", "cs", "lib"];
    match cell {
        "all" => Ok(0x7F),
        "-" => Ok(0),
        list => list.split(',').try_fold(0, |bits, name| {
            let place = names.iter().position(|known| *known == name).ok_or(format!("unknown stage {name:?}"))?;
            Ok(bits | 1 << place)
        }),
    }
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
        let name = row["name"].to_uppercase().replace('-', "_");
        if all.iter().any(|(known, code)| *known == name || *code == row["code"]) {
            return Err(format!("faults.tsv: {} stands twice", row["name"]));
        }
        let _ = writeln!(
            text,
            "/// {}\npub static {name}: Rule = Rule {{ code: {:?}, name: {:?}, severity: Severity::{}, message: {:?}, help: {:?}, source: {:?} }};",
            row["message"],
            row["code"],
            row["name"],
            camel(&row["severity"]),
            row["message"],
            row["help"],
            row["source"],
        );
        all.push((name, row["code"].clone()));
    }
    let list: Vec<String> = all.iter().map(|(name, _)| format!("&{name}")).collect();
    let _ = writeln!(text, "\n/// All in table order.\npub static FAULTS: &[&Rule] = &[{}];", list.join(", "));
    Ok(text)
}
