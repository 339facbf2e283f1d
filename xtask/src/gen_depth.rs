//! Generates `tables/depth.rs` from `tables/d3d9/depth.tsv`.

use crate::r#gen::{Names, camel};
use crate::table::Row;
use std::fmt::Write as _;

/// The depth rows, one static list per form.
pub fn generate(rows: &[Row], names: &Names) -> Result<String, String> {
    let mut text = String::from(
        "//! How flow instructions move the depth counters.\n\nuse crate::d3d9::depth::{Counter, Form, Row};\nuse crate::profile::ProfileSet;\nuse crate::tables::rules;\n\n/// All rows in table order; those of one form stand together.\npub static DEPTHS: &[Row] = &[\n",
    );
    for row in rows {
        let mut deltas = Vec::new();
        for counter in ["static", "dynamic", "loop", "call", "flow"] {
            let cell = &row[counter];
            let delta: i8 =
                if cell == "+-1" { 1 } else { cell.parse().map_err(|_| format!("{}: {cell:?}", row["form"]))? };
            deltas.push(delta.to_string());
        }
        let mut rules = Vec::new();
        for word in row["rules"].split(' ').filter(|word| !word.is_empty()) {
            let (counter, rule) = word.split_once('=').ok_or_else(|| format!("{}: {word:?}", row["form"]))?;
            let (rule, caps) = rule.split_once('/').ok_or_else(|| format!("{}: {word:?}", row["form"]))?;
            let constant = |name: &str| name.to_uppercase().replace('-', "_");
            rules.push(format!(
                "(Counter::{}, &rules::{}, &rules::{})",
                camel(counter),
                constant(rule),
                constant(caps)
            ));
        }
        let _ = writeln!(
            text,
            "Row {{ form: Form::{}, profiles: ProfileSet({:#x}), deltas: [{}], momentary: {}, rules: &[{}], documented: {:?}, source: {:?} }},",
            camel(&row["form"].replace(' ', "_")),
            names.set(&row["profiles"])?,
            deltas.join(", "),
            ["static", "dynamic", "loop", "call"].iter().any(|counter| row[*counter] == "+-1"),
            rules.join(", "),
            row["documented"].replace('_', " "),
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}
