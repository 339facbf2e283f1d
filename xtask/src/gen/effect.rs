//! `effect_states.rs`: the states of effects by number.

use super::camel;
use crate::table::Row;
use std::fmt::Write as _;

/// One row a number, without gaps.
pub fn states(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! States of effects.\n\nuse crate::d3d9::effect::{Group, StateName, StateType};\n\n/// All states; the place is the number in the file.\npub static STATES: &[StateName] = &[\n",
    );
    for (number, row) in rows.iter().enumerate() {
        if row["number"] != number.to_string() {
            return Err(format!("effect state {}: the numbers have a gap", row["name"]));
        }
        let _ = writeln!(
            text,
            "StateName {{ name: {:?}, group: Group::{}, kind: StateType::{}, indexed: {}, source: {:?} }},",
            row["name"],
            camel(&row["group"]),
            camel(&row["type"]),
            row["indexed"] == "yes",
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// `dxbc_effect_states.rs`: the states of Direct3D 10 and 11 effects by number.
pub fn later_states(rows: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! States of Direct3D 10 and 11 effects.\n\nuse crate::dxbc::effect::State;\nuse crate::tables::dxbc_enums;\n\n/// All states; the place is the number in the file.\npub static STATES: &[State] = &[\n",
    );
    for (number, row) in rows.iter().enumerate() {
        if row["number"] != number.to_string() {
            return Err(format!("effect state {}: the numbers have a gap", row["name"]));
        }
        let names = match row["names"].as_str() {
            "" => "&[]".to_owned(),
            list => format!("dxbc_enums::{}", list.to_uppercase()),
        };
        let _ = writeln!(
            text,
            "State {{ name: {:?}, indexed: {}, kind: {:?}, names: {names}, source: {:?} }},",
            row["name"],
            row["indexed"] == "yes",
            row["type"],
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}
