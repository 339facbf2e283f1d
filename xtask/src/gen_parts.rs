//! Writes the tables of what containers state about their programs: statistics, features, and who
//! takes them.

use crate::r#gen::camel;
use crate::table::Row;
use std::fmt::Write as _;

/// `sm4_statistics.rs`.
pub fn statistics(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Numbers of the statistics part.\n\nuse crate::sm4::recount::{Count, Exact};\n\n/// The numbers in their order.\npub static COUNTS: &[Count] = &[\n",
    );
    for (place, row) in rows.iter().enumerate() {
        if row["place"] != place.to_string() {
            return Err(format!("sm4/statistics.tsv: number {place} is missing or out of order"));
        }
        let _ = writeln!(
            text,
            "Count {{ name: {:?}, exact: Exact::{}, rule: {:?}, source: {:?} }},",
            row["name"],
            camel(&row["exact"]),
            row["rule"],
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// `features.rs`: features, feature levels, interfaces and binding tiers.
pub fn features(features: &[Row], levels: &[Row], apis: &[Row], tiers: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Features of devices, and who takes a shader.\n\nuse crate::features::rows::{Api, Feature, Level, Tier};\n\n/// The features, by bit.\npub static FEATURES: &[Feature] = &[\n",
    );
    let place = |rows: &[Row], column: &str, name: &str| {
        rows.iter().position(|row| row[column] == name).ok_or(format!("features.tsv: unknown name {name:?}"))
    };
    let optional = |cell: &str| if cell == "-" { "None".to_owned() } else { format!("Some({cell:?})") };
    for row in features {
        let bit: u32 = row["bit"].parse().map_err(|error| format!("features.tsv: {error}"))?;
        let level = match row["level"].as_str() {
            "-" => "None".to_owned(),
            name => format!("Some({})", place(levels, "name", name)?),
        };
        let _ = writeln!(
            text,
            "Feature {{ bit: {bit}, name: {:?}, what: {:?}, api: {}, least: {}, level: {level}, cap11: {}, cap12: {}, source: {:?} }},",
            row["name"],
            row["what"],
            place(apis, "key", &row["api"])?,
            place(levels, "name", &row["least"])?,
            optional(&row["cap11"]),
            optional(&row["cap12"]),
            row["source"],
        );
    }
    text.push_str("];\n\n/// The feature levels, lowest first.\npub static LEVELS: &[Level] = &[\n");
    for row in levels {
        let _ = writeln!(
            text,
            "Level {{ name: {:?}, value: {}, models: &{:?}, source: {:?} }},",
            row["name"],
            row["value"],
            names(&row["models"]),
            row["source"],
        );
    }
    text.push_str("];\n\n/// The interfaces, oldest first.\npub static APIS: &[Api] = &[\n");
    for row in apis {
        let _ = writeln!(
            text,
            "Api {{ key: {:?}, name: {:?}, models: &{:?}, stages: &{:?}, level9: {}, interfaces: {}, source: {:?} }},",
            row["key"],
            row["name"],
            names(&row["models"]),
            if row["stages"] == "all" { Vec::new() } else { names(&row["stages"]) },
            row["level9"] == "yes",
            row["interfaces"] == "yes",
            row["source"],
        );
    }
    text.push_str("];\n\n/// The resource binding tiers, lowest first.\npub static TIERS: &[Tier] = &[\n");
    for row in tiers {
        let limit = |column: &str| match row[column].as_str() {
            "-" => "None".to_owned(),
            number => format!("Some({number})"),
        };
        let _ = writeln!(
            text,
            "Tier {{ name: {:?}, least: {}, level: {}, limits: [{}, {}, {}, {}], source: {:?} }},",
            row["name"],
            place(levels, "name", &row["least"])?,
            place(levels, "name", &row["level"])?,
            limit("buffers"),
            limit("resources"),
            limit("views"),
            limit("samplers"),
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

fn names(cell: &str) -> Vec<&str> {
    cell.split(',').filter(|name| !name.is_empty()).collect()
}

/// `sm4_signature_values.rs`: system values in signatures.
pub fn signature_values(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! System values in signatures.\n\nuse crate::soundness::signatures::{Components, Side, SystemValue};\n\n/// The rows in table order.\npub static SIGNATURE_VALUES: &[SystemValue] = &[\n",
    );
    for row in rows {
        let component_type = match row["type"].as_str() {
            "uint" => 1,
            "float" => 3,
            "any" => 0,
            other => return Err(format!("signature_values.tsv: unknown type {other:?}")),
        };
        let _ = writeln!(
            text,
            "SystemValue {{ semantic: {:?}, value: {}, stages: {:#x}, side: Side::{}, component_type: {component_type}, components: Components::{}, register: {}, indices: {}, source: {:?} }},",
            row["semantic"],
            row["value"],
            crate::gen_sm4::stages(&row["stages"])?,
            camel(&row["side"]),
            camel(&row["components"]),
            row["register"] == "yes",
            row["indices"],
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}
