//! `costs.rs` and `listing.rs`: slots per instruction form, and how listings name and count opcodes.

use super::Names;
use crate::table::Row;
use std::fmt::Write as _;

/// `3` or `2+1`: arithmetic and texture slots.
fn slots(cell: &str) -> Result<String, String> {
    let (arithmetic, texture) = cell.split_once('+').unwrap_or((cell, "0"));
    let number = |text: &str| text.parse::<u8>().map_err(|_| format!("bad slot count {cell:?}"));
    Ok(format!("Slots {{ arithmetic: {}, texture: {} }}", number(arithmetic)?, number(texture)?))
}

/// `1 cube=4 unlimited=3`: the manual's numbers.
fn documented(cell: &str) -> Result<String, String> {
    let mut fields = ["None"; 4].map(str::to_owned);
    for word in cell.split(' ').filter(|word| !word.is_empty()) {
        let (name, number) = word.split_once('=').unwrap_or(("", word));
        let field = ["", "cube", "unlimited", "unlimited-cube"].iter().position(|known| *known == name);
        let field = field.ok_or_else(|| format!("unknown word {word:?}"))?;
        fields[field] = format!("Some({})", number.parse::<u8>().map_err(|_| format!("bad number {word:?}"))?);
    }
    if fields[0] == "None" {
        return Ok("None".into());
    }
    let [plain, cube, unlimited, unlimited_cube] = fields;
    let plain = plain.trim_start_matches("Some(").trim_end_matches(')');
    Ok(format!(
        "Some(Documented {{ slots: {plain}, cube: {cube}, unlimited: {unlimited}, unlimited_cube: {unlimited_cube} }})"
    ))
}

/// The slot costs per form and profile.
pub fn costs(rows: &[Row], names: &Names) -> Result<String, String> {
    let mut text = String::from(
        "//! Instruction slots per form and profile.\n\nuse crate::d3d9::cost::{Cost, Documented, Slots};\nuse crate::profile::ProfileSet;\n\n/// All rows, ordered by opcode.\npub static COSTS: &[Cost] = &[\n",
    );
    let mut prefix = String::new();
    for row in rows {
        let profiles = names.set(&row["profiles"])?;
        let validator = match row["validator"].as_str() {
            "" => "None".to_owned(),
            cell => format!("Some({})", slots(cell)?),
        };
        if row["name"] == "predicate" {
            prefix = slots(&row["validator"])?;
            continue;
        }
        let control = match row["control"].parse::<u8>() {
            Ok(number) => format!("Some({number})"),
            Err(_) => "None".into(),
        };
        let _ = writeln!(
            text,
            "Cost {{ name: {:?}, opcode: {}, control: {control}, profiles: ProfileSet({profiles:#x}), validator: {validator}, documented: {}, older: {}, source: {:?} }},",
            row["name"],
            row["opcode"],
            documented(&row["documented"]).map_err(|error| format!("{}: {error}", row["name"]))?,
            documented(&row["older"]).map_err(|error| format!("{}: {error}", row["name"]))?,
            row["source"],
        );
    }
    let _ = writeln!(
        text,
        "];\n\n/// What the prefix of a predicated instruction adds for the validator.\npub const PREDICATE: Slots = {prefix};"
    );
    Ok(text)
}

/// How listings name and count opcodes.
pub fn listing(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! How listings name and count opcodes.\n\nuse crate::d3d9::cost::{ListingRow, Slots};\n\n/// One row per opcode that has a name, ordered by opcode.\npub static LISTING: &[ListingRow] = &[\n",
    );
    for row in rows {
        let or = |column: &str, other: &str| match row[column].as_str() {
            "" => row[other].clone(),
            cell => cell.to_owned(),
        };
        let _ = writeln!(
            text,
            "ListingRow {{ opcode: {}, name: {:?}, before_1_4: {:?}, destination: {}, comparison: {}, slots: {}, vs_1_1: {}, above_32: {}, source: {:?} }},",
            row["opcode"],
            row["name"],
            or("before_1_4", "name"),
            row["form"].starts_with("dst"),
            row["form"].ends_with("cmp"),
            slots(&row["slots"])?,
            slots(&or("vs_1_1", "slots"))?,
            slots(&or("above_32", "slots"))?,
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// Names of preshader operations.
pub fn preshader(rows: &[Row]) -> String {
    let mut text = String::from(
        "//! Operations of preshaders.\n\n/// Numbers and names, in table order.\npub static OPERATIONS: &[(u16, &str)] = &[\n",
    );
    for row in rows {
        let _ = writeln!(text, "({}, {:?}),", row["opcode"], row["name"]);
    }
    text.push_str("];\n");
    text
}
