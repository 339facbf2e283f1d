//! `reads.rs`: which components an instruction reads of each source.

use crate::table::Row;
use std::fmt::Write as _;

fn components(letters: &str) -> Result<u8, String> {
    letters.chars().try_fold(0, |bits, letter| {
        let place = "xyzw".find(letter).ok_or_else(|| format!("unknown component {letter:?}"))?;
        Ok(bits | 1 << place)
    })
}

fn cell(text: &str) -> Result<String, String> {
    Ok(match text {
        "-" => "Nothing".to_owned(),
        "mask" => "Written(15)".to_owned(),
        "cross" => "Cross".to_owned(),
        "coord" => "Coordinates(0)".to_owned(),
        "coordw" => "Coordinates(8)".to_owned(),
        _ => match (text.strip_prefix("mask:"), text.strip_suffix('+')) {
            (Some(letters), _) => format!("Written({})", components(letters)?),
            (_, Some(letters)) => format!("Besides({})", components(letters)?),
            _ => format!("Fixed({})", components(text)?),
        },
    })
}

/// The exceptions from "the components that are written".
pub fn reads(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Components that instructions read.\n\nuse crate::d3d9::reads::{Reads::*, Row};\n\n/// The instructions that read other components than they write.\npub static READS: &[Row] = &[\n",
    );
    for row in rows {
        let cells: Vec<String> = ["s1", "s2", "s3", "s4"]
            .iter()
            .map(|column| cell(&row[*column]).map_err(|error| format!("{}: {error}", row["name"])))
            .collect::<Result<_, _>>()?;
        let _ = writeln!(
            text,
            "Row {{ name: {:?}, sources: [{}], coordinates: {}, source: {:?} }},",
            row["name"],
            cells.join(", "),
            components(row["t"].trim_matches('-'))?,
            row["source"]
        );
    }
    text.push_str("];\n");
    Ok(text)
}
