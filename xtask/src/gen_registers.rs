//! Generates `tables/register_limits.rs` from `tables/d3d9/register_limits.tsv`.

use crate::r#gen::Names;
use crate::table::Row;
use std::fmt::Write as _;

/// The register files, those of one token number together.
pub fn generate(rows: &[Row], names: &Names) -> Result<String, String> {
    let mut text = String::from(
        "//! Register files and their sizes.\n\nuse crate::d3d9::register::File;\nuse crate::profile::ProfileSet;\n\n/// All files, by their number in the tokens.\npub static FILES: &[File] = &[\n",
    );
    let mut last = 0;
    for row in rows {
        let name = &row["file"];
        let number: u8 = row["type"].parse().map_err(|_| format!("{name}: type {:?}", row["type"]))?;
        let highest: u16 = row["highest"].parse().map_err(|_| format!("{name}: highest {:?}", row["highest"]))?;
        if number < last {
            return Err(format!("{name}: rows must be in the order of their token numbers"));
        }
        last = number;
        let access = row["access"].as_str();
        if !["r", "w", "rw", "-"].contains(&access) {
            return Err(format!("{name}: access {access:?}"));
        }
        let _ = writeln!(
            text,
            "File {{ name: {name:?}, register: {number}, profiles: ProfileSet({:#x}), highest: {highest}, readable: {}, writable: {}, source: {:?} }},",
            names.set(&row["profiles"])?,
            access.contains('r'),
            access.contains('w'),
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}
