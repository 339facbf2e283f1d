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
