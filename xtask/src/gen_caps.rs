//! Generates `tables/caps.rs` from `tables/d3d9/caps_members.tsv` and `caps_presets.tsv`.

use crate::r#gen::camel;
use crate::table::Row;
use std::fmt::Write as _;

fn variant(name: &str) -> String {
    camel(&name.replace('.', "_"))
}

/// The members as an enum, and the presets.
pub fn generate(members: &[Row], presets: &[Row]) -> Result<String, String> {
    let mut text = String::from(
        "//! Device caps.\n\nuse crate::d3d9::caps::{MemberRow, Preset};\n\n/// A member of D3DCAPS9 that decides whether a shader is legal.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Member {\n",
    );
    for row in members {
        let _ = writeln!(text, "/// `{}`: {}.\n{},", row["name"], row["decides"], variant(&row["name"]));
    }
    text.push_str("}\n\n/// All members in table order.\npub static MEMBERS: &[MemberRow] = &[\n");
    for row in members {
        let bit = if row["bit"] == "-" { "None".to_owned() } else { format!("Some({})", row["bit"]) };
        let _ = writeln!(
            text,
            "MemberRow {{ member: Member::{}, name: {:?}, bit: {bit}, least: {}, most: {}, decides: {:?}, source: {:?} }},",
            variant(&row["name"]),
            row["name"],
            row["least"],
            row["most"],
            row["decides"],
            row["source"],
        );
    }
    text.push_str("];\n\n/// All presets in table order.\npub static PRESETS: &[Preset] = &[\n");
    let mut names: Vec<&str> = presets.iter().map(|row| row["preset"].as_str()).collect();
    names.dedup();
    for name in names {
        let mut values = Vec::new();
        let mut source = "";
        for row in presets.iter().filter(|row| row["preset"] == name) {
            if !members.iter().any(|member| member["name"] == row["member"]) {
                return Err(format!("caps preset {name}: unknown member {}", row["member"]));
            }
            let value: u32 = row["value"].parse().map_err(|_| format!("caps preset {name}: {}", row["value"]))?;
            values.push(format!("(Member::{}, {value})", variant(&row["member"])));
            source = &row["source"];
        }
        let _ = writeln!(text, "Preset {{ name: {name:?}, values: &[{}], source: {source:?} }},", values.join(", "));
    }
    text.push_str("];\n");
    Ok(text)
}
