//! Writes the tables of the parts of DXIL containers.

use crate::table::Row;
use std::fmt::Write as _;

const STAGES: [&str; 16] = [
    "ps",
    "vs",
    "gs",
    "hs",
    "ds",
    "cs",
    "lib",
    "raygeneration",
    "intersection",
    "anyhit",
    "closesthit",
    "miss",
    "callable",
    "ms",
    "as",
    "node",
];

fn stages(cell: &str) -> Result<u16, String> {
    if cell == "all" {
        return Ok(u16::MAX);
    }
    cell.split(',').try_fold(0, |bits, name| {
        let place = STAGES.iter().position(|known| *known == name).ok_or(format!("unknown stage {name:?}"))?;
        Ok(bits | 1 << place)
    })
}

/// `dxil_psv.rs`: the fields of the information in PSV0.
pub fn psv(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Fields of the information at the start of PSV0.\n\nuse crate::dxil::psv::Field;\n\n/// All fields, by place.\npub static FIELDS: &[Field] = &[\n",
    );
    for row in rows {
        let _ = writeln!(
            text,
            "Field {{ name: {:?}, offset: {}, size: {}, stages: {:#x}, meaning: {:?} }},",
            row["name"],
            row["offset"],
            row["size"],
            stages(&row["stages"])?,
            row["meaning"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// `dxil_rdat.rs`: the fields of the tables of RDAT.
pub fn rdat(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Fields of the tables of RDAT.\n\nuse crate::dxil::rdat::{Field, Kind, TableKind};\n\n/// All fields, by table and place.\npub static FIELDS: &[Field] = &[\n",
    );
    let number = |name: &str| {
        let row = rows.iter().find(|row| row["table"] == name).ok_or(format!("rdat.tsv: no table {name:?}"))?;
        Ok::<_, String>(row["number"].clone())
    };
    for row in rows {
        let kind = match row["kind"].split_once(':') {
            None => match row["kind"].as_str() {
                "number" => "Kind::Number".to_owned(),
                "text" => "Kind::Text".to_owned(),
                "texts" => "Kind::Texts".to_owned(),
                other => return Err(format!("rdat.tsv: unknown kind {other:?}")),
            },
            Some(("record", table)) => format!("Kind::Record(TableKind({}))", number(table)?),
            Some(("records", table)) => format!("Kind::Records(TableKind({}))", number(table)?),
            Some(_) => return Err(format!("rdat.tsv: unknown kind {:?}", row["kind"])),
        };
        let _ = writeln!(
            text,
            "Field {{ table: TableKind({}), name: {:?}, offset: {}, size: {}, kind: {kind}, meaning: {:?} }},",
            row["number"], row["name"], row["offset"], row["size"], row["meaning"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// `dxil_flags.rs`: the shader flags, indexed by bit.
pub fn flags(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Shader flags of DXIL.\n\nuse crate::dxil::flags::Flag;\n\n/// All flags; the index is the bit.\npub static FLAGS: &[Flag] = &[\n",
    );
    for (bit, row) in rows.iter().enumerate() {
        if row["bit"] != bit.to_string() {
            return Err(format!("flags.tsv: bit {bit} is missing or out of order"));
        }
        let feature = if row["feature"].is_empty() { "None".to_owned() } else { format!("Some({})", row["feature"]) };
        let _ = writeln!(
            text,
            "Flag {{ bit: {bit}, name: {:?}, min_model: {}, feature: {feature}, compared: {}, local: {}, since: {}, operations: &[{}], caps: {:?}, title: {:?}, absent: {:?}, criteria: {:?}, branches: {:?}, document: {:?}, source: {:?} }},",
            row["name"],
            version(&row["min_model"])?,
            row["compared"] == "yes",
            row["local"] == "yes",
            version(&row["since"])?,
            operations(&row["operations"])?,
            row["caps"],
            row["title"],
            row["absent"],
            row["criteria"],
            row["branches"],
            row["document"],
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// `1.10` as a pair.
fn version(cell: &str) -> Result<String, String> {
    match cell.split_once('.') {
        Some((major, minor)) => {
            let number = |text: &str| text.parse::<u8>().map_err(|error| format!("version {cell:?}: {error}"));
            Ok(format!("({}, {})", number(major)?, number(minor)?))
        }
        None if cell.is_empty() || cell == "-" => Ok("(0, 0)".into()),
        None => Err(format!("unknown version {cell:?}")),
    }
}

/// `1,4-6` as `(1, 1), (4, 6)`.
fn operations(cell: &str) -> Result<String, String> {
    let mut list = Vec::new();
    for part in cell.split(',').filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let number = |text: &str| text.parse::<u32>().map_err(|error| format!("operations {cell:?}: {error}"));
        list.push(format!("({}, {})", number(first)?, number(last)?));
    }
    Ok(list.join(", "))
}

/// `dxil_op_models.rs`: shader models and stages of operations.
pub fn op_models(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Shader models and stages of operations.\n\nuse crate::dxil::expected::compatibility::OpModel;\n\n/// All rows, by number.\npub static OP_MODELS: &[OpModel] = &[\n",
    );
    for row in rows {
        let before = if row["stages_before"].is_empty() { u16::MAX } else { stages(&row["stages_before"])? };
        let _ = writeln!(
            text,
            "OpModel {{ first: {}, last: {}, min_model: {}, stages: {:#x}, before: {}, stages_before: {before:#x} }},",
            row["first"],
            row["last"],
            version(&row["min_model"])?,
            stages(&row["stages"])?,
            version(&row["before"])?,
        );
    }
    text.push_str("];\n");
    Ok(text)
}
