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
