//! `notices.rs`, `sources.rs` and `help.rs`: what people read.

use crate::table::Row;
use std::fmt::Write as _;
use std::path::Path;

/// What the front door itself says.
pub fn notices(rows: &[Row]) -> String {
    let mut text = String::from(
        "//! What the front door itself says.\n\nuse crate::diagnostic::Severity;\nuse crate::rule::Notice;\n",
    );
    for row in rows {
        let _ = writeln!(
            text,
            "/// {}\npub static {}: Notice = Notice {{ code: {:?}, name: {:?}, severity: Severity::{}, message: {:?}, help: {:?}, source: {:?} }};",
            row["message"],
            row["name"].to_uppercase().replace('-', "_"),
            row["code"],
            row["name"],
            super::camel(&row["severity"]),
            row["message"],
            row["help"],
            row["source"],
        );
    }
    let list: Vec<String> =
        rows.iter().map(|row| format!("&{}", row["name"].to_uppercase().replace('-', "_"))).collect();
    let _ =
        writeln!(text, "\n/// All notices in table order.\npub static NOTICES: &[&Notice] = &[{}];", list.join(", "));
    text
}

/// Citation keys and what they stand for.
pub fn sources(rows: &[Row]) -> String {
    let mut text = String::from(
        "//! What the keys of citations stand for.\n\nuse crate::rule::Source;\n\n/// All, in table order.\npub static SOURCES: &[Source] = &[\n",
    );
    for row in rows {
        let _ =
            writeln!(text, "Source {{ key: {:?}, title: {:?}, place: {:?} }},", row["key"], row["title"], row["where"]);
    }
    text.push_str("];\n");
    text
}

/// The help texts: `# Title`, a line `Rules: name, name`, then the text.
pub fn help(folder: &Path) -> Result<String, String> {
    let mut text = String::from(
        "//! Longer texts on rules that need more than a line.\n\nuse crate::rule::Help;\n\n/// All, in the order of their file names.\npub static HELP: &[Help] = &[\n",
    );
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .map_err(|error| format!("{}: {error}", folder.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    paths.sort();
    for path in paths {
        let page = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let bad = |what: &str| format!("{}: {what}", path.display());
        let mut parts = page.splitn(3, '\n');
        let title = parts.next().and_then(|line| line.strip_prefix("# ")).ok_or_else(|| bad("no `# Title`"))?;
        let rules =
            parts.next().and_then(|line| line.strip_prefix("Rules: ")).ok_or_else(|| bad("no `Rules:` line"))?;
        let rules: Vec<&str> = rules.split(", ").collect();
        let body = parts.next().unwrap_or("").trim();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let _ = writeln!(text, "Help {{ name: {name:?}, title: {title:?}, rules: &{rules:?}, text: {body:?} }},");
    }
    text.push_str("];\n");
    Ok(text)
}
