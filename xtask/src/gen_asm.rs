//! Writes `asm.rs`: register names, suffix words and mnemonics of the Direct3D 9 assembler.

use crate::r#gen::Names;
use crate::table::Row;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The tables of the assembler.
pub fn generate(registers: &[Row], words: &[Row], ops: &[Row], names: &Names) -> Result<String, String> {
    let mut text = String::from(
        "//! Names of the Direct3D 9 assembler.\n\nuse crate::d3d9::parse::names::{Register, Word, WordKind};\nuse crate::profile::ProfileSet;\n\n",
    );
    text.push_str("/// Register names, sorted by name.\npub static REGISTERS: &[Register] = &[\n");
    let mut sorted: Vec<&Row> = registers.iter().collect();
    sorted.sort_by_key(|row| row["name"].clone());
    for row in sorted {
        let number = match row["number"].as_str() {
            "-" => "None".to_owned(),
            number => format!("Some({number})"),
        };
        let _ = writeln!(
            text,
            "Register {{ name: {:?}, kind: {}, number: {number}, count: {}, components: {}, index: {}, profiles: ProfileSet({:#x}), source: {:?} }},",
            row["name"],
            row["type"],
            row["count"],
            row["components"] == "yes",
            row["index"] == "yes",
            names.set(&row["profiles"])?,
            row["source"],
        );
    }
    text.push_str("];\n\n/// Suffix words, in table order.\npub static WORDS: &[Word] = &[\n");
    for row in words {
        let kind = row["kind"][..1].to_uppercase() + &row["kind"][1..];
        let _ = writeln!(
            text,
            "Word {{ kind: WordKind::{kind}, word: {:?}, value: {}, profiles: ProfileSet({:#x}), source: {:?} }},",
            row["word"],
            row["value"],
            names.set(&row["profiles"])?,
            row["source"],
        );
    }
    let mut mnemonics: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (index, row) in ops.iter().enumerate() {
        mnemonics.entry(&row["name"]).or_default().push(index);
    }
    text.push_str("];\n\n/// Mnemonics, sorted, with their rows in the table of instruction forms.\npub static MNEMONICS: &[(&str, &[u8])] = &[\n");
    for (name, rows) in mnemonics {
        let _ = writeln!(text, "({name:?}, &{rows:?}),");
    }
    text.push_str("];\n");
    Ok(text)
}
