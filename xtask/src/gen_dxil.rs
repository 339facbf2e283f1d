//! Writes the tables of programs of Shader Model 6.

use crate::table::Row;
use std::fmt::Write as _;

/// `dxil_ops.rs`: the operations by number.
pub fn ops(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Operations of DXIL.\n\nuse crate::dxil::op::Operation;\n\n/// All operations, by number.\npub static OPERATIONS: &[Operation] = &[\n",
    );
    let mut last = None;
    for row in rows {
        let number: u32 = row["number"].parse().map_err(|error| format!("ops.tsv: {error}"))?;
        if last.is_some_and(|last| last >= number) {
            return Err(format!("ops.tsv: {number} is out of order"));
        }
        last = Some(number);
        let _ = writeln!(
            text,
            "Operation {{ number: {number}, name: {:?}, class: {:?}, arguments: {:?} }},",
            row["name"], row["class"], row["arguments"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// `dxil_debug.rs`: the records of debug information.
pub fn debug(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Records of debug information.\n\nuse crate::dxil::print::{Form, Record, RecordField, Shown};\n\n/// All records, by code.\npub static RECORDS: &[Record] = &[\n",
    );
    let mut codes: Vec<&str> = Vec::new();
    for row in rows {
        if !codes.contains(&row["code"].as_str()) {
            codes.push(&row["code"]);
        }
    }
    for code in codes {
        let fields: Vec<&Row> = rows.iter().filter(|row| row["code"] == code).collect();
        let mut walk: Vec<(usize, &str)> =
            fields.iter().filter_map(|row| Some((row["walk"].parse().ok()?, row["place"].as_str()))).collect();
        walk.sort();
        let walk: Vec<&str> = walk.into_iter().map(|(_, place)| place).collect();
        let _ = write!(
            text,
            "Record {{ code: {code}, class: {:?}, walk: &[{}], fields: &[",
            fields[0]["class"],
            walk.join(", "),
        );
        for row in fields {
            let shown = match row["shown"].as_str() {
                "always" => "Shown::Always".to_owned(),
                "set" => "Shown::Set".to_owned(),
                "of arguments" => "Shown::OfArguments".to_owned(),
                other => match other.strip_prefix("unless ") {
                    Some(number) => format!("Shown::Unless({number})"),
                    None => return Err(format!("debug_info.tsv: shown {other:?}")),
                },
            };
            let mut form = row["form"].clone();
            form[..1].make_ascii_uppercase();
            let _ = write!(
                text,
                "RecordField {{ label: {:?}, place: {}, form: Form::{form}, shown: {shown} }}, ",
                row["label"], row["place"],
            );
        }
        text.push_str("] },\n");
    }
    text.push_str("];\n");
    Ok(text)
}

/// The points of the pipeline, in the order of the columns.
const POINTS: [&str; 20] = [
    "VSIn", "VSOut", "PCIn", "HSIn", "HSCPIn", "HSCPOut", "PCOut", "DSIn", "DSCPIn", "DSOut", "GSVIn", "GSIn", "GSOut",
    "PSIn", "PSOut", "CSIn", "MSIn", "MSOut", "MSPOut", "ASIn",
];

/// `dxil_semantics.rs`: the semantics by number.
pub fn semantics(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Semantics of signatures.\n\nuse crate::dxil::semantic::{Interpretation, Meaning, Semantic};\n\n/// All semantics; the index is the number.\npub static SEMANTICS: &[Semantic] = &[\n",
    );
    for (number, row) in rows.iter().enumerate() {
        if row["kind"] != number.to_string() {
            return Err(format!("semantics.tsv: {number} is missing or out of order"));
        }
        let _ = write!(text, "Semantic {{ kind: {number}, name: {:?}, points: [", row["name"]);
        for point in POINTS {
            let cell = row[point].as_str();
            let (meaning, since) = cell.split_once('_').unwrap_or((cell, "0"));
            let meaning = match meaning {
                "NA" => "None",
                "Arb" => "Arbitrary",
                "SV" => "Value",
                "SGV" => "Generated",
                "NotInSig" => "NotInSignature",
                "TessFactor" | "NotPacked" | "Target" | "ClipCull" | "Shadow" => meaning,
                other => return Err(format!("semantics.tsv: {other:?}")),
            };
            let _ = write!(text, "Interpretation {{ meaning: Meaning::{meaning}, since: {since} }}, ");
        }
        text.push_str("] },\n");
    }
    text.push_str("];\n");
    Ok(text)
}
