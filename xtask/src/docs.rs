//! Writes the pages of `docs/` that are read off the tables: rules and limits.

use crate::table::{self, Row};
use std::fmt::Write as _;

const FAMILIES: &[&str] = &["vs_1", "vs_2", "vs_3", "ps_1", "ps_1_4", "ps_2", "ps_3"];

/// Writes the pages; with `--check` compares them with what is there.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let check = arguments.iter().any(|argument| argument == "--check");
    let docs = table::root().join("docs");
    std::fs::create_dir_all(&docs).map_err(|error| format!("{}: {error}", docs.display()))?;
    let mut stale = Vec::new();
    for (name, text) in [("rules.md", rules()?), ("limits.md", limits()?)] {
        let path = docs.join(name);
        if std::fs::read_to_string(&path).ok().as_deref() != Some(&text) {
            if check {
                stale.push(name);
            } else {
                std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("stale: {}; run `cargo xtask docs`", stale.join(", "))) }
}

/// The text of a table cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;")
}

fn rules() -> Result<String, String> {
    let mut text = String::from(
        "# Rules\n\nGenerated from `tables/rules/` by `cargo xtask docs`. One row a rule; the columns vs_1 to ps_3 hold its number in that family of profiles. `X5918@vs_2_0` holds in that profile only. Numbers that begin with X are Microsoft's; from 9000 on they are ours and print as D9001.\n",
    );
    let folder = table::root().join("tables/rules");
    let mut paths: Vec<_> = std::fs::read_dir(&folder)
        .map_err(|error| format!("{}: {error}", folder.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "tsv"))
        .collect();
    paths.sort();
    for path in paths {
        let topic = path.file_stem().unwrap_or_default().to_string_lossy().replace("d3d9_", "").replace('_', " ");
        let _ = writeln!(text, "\n## {}{}\n", topic[..1].to_uppercase(), &topic[1..]);
        let _ = writeln!(text, "| rule | severity | {} | message | fix |", FAMILIES.join(" | "));
        let _ = writeln!(text, "|---|---|{}---|---|", "---|".repeat(FAMILIES.len()));
        for row in table::read(&path)? {
            let severity =
                if row["fatal"] == "yes" { format!("{}, fatal", row["severity"]) } else { row["severity"].clone() };
            let numbers: Vec<&str> = FAMILIES.iter().map(|family| row[*family].as_str()).collect();
            let (message, help) = (cell(&row["message"]), cell(&row["help"]));
            let _ = writeln!(text, "| `{}` | {severity} | {} | {message} | {help} |", row["name"], numbers.join(" | "));
        }
    }
    text.push_str(&faults()?);
    Ok(text)
}

/// What has one number everywhere: containers and Shader Model 4 to 5.1.
fn faults() -> Result<String, String> {
    let mut text = String::from(
        "\n## Containers, Shader Model 4 to 5.1, bitcode\n\nFrom `tables/faults.tsv`. C: the container, B: its token stream or the text of one, L: the bitcode of Shader Model 6.\n\n| number | rule | severity | message | fix |\n|---|---|---|---|---|\n",
    );
    let mut rows = table::read(&table::root().join("tables/faults.tsv"))?;
    rows.sort_by(|one, other| one["code"].cmp(&other["code"]));
    for row in rows {
        let (message, help) = (cell(&row["message"]), cell(&row["help"]));
        let _ = writeln!(text, "| {} | `{}` | {} | {message} | {help} |", row["code"], row["name"], row["severity"]);
    }
    for (title, file) in [
        ("Legality of programs of Shader Model 4 to 5.1", "rules_program"),
        ("Stages, signatures and parts of Shader Model 4 to 5.1", "rules_stages"),
    ] {
        let _ = writeln!(
            text,
            "\n## {title}\n\nFrom `tables/sm4/{file}.tsv`. A rule exists in the models and stages named. Errors are what the compiler enforces or what means nothing in the format; warnings are what only a document forbids.\n\n| number | rule | severity | models | stages | message | fix | source |\n|---|---|---|---|---|---|---|---|"
        );
        for row in table::read(&table::root().join(format!("tables/sm4/{file}.tsv")))? {
            let (message, help, source) = (cell(&row["message"]), cell(&row["help"]), cell(&row["source"]));
            let _ = writeln!(
                text,
                "| {} | `{}` | {} | {} | {} | {message} | {help} | {source} |",
                row["code"], row["name"], row["severity"], row["models"], row["stages"]
            );
        }
    }
    Ok(text)
}

fn limits() -> Result<String, String> {
    let mut text = String::from(
        "# Limits\n\nGenerated from `tables/limits.tsv` by `cargo xtask docs`. *Enforced* is what Microsoft's validator holds shaders to, *documented* what the manual says; - means nothing.\n\n| limit | profiles | enforced | documented | source |\n|---|---|---|---|---|\n",
    );
    let number = |row: &Row, column: &str| if row[column].is_empty() { "-".to_owned() } else { row[column].clone() };
    for row in table::read(&table::root().join("tables/limits.tsv"))? {
        let (enforced, documented) = (number(&row, "value"), number(&row, "documented"));
        let _ = writeln!(
            text,
            "| {} | {} | {enforced} | {documented} | {} |",
            row["name"].replace('-', " "),
            row["profiles"],
            cell(&row["source"])
        );
    }
    text.push_str(
        "\n# Limits of Shader Model 4 to 5.1\n\nFrom `tables/sm4/limits.tsv`; - means that the model sets none, or leaves it to the root signature.\n\n| limit | 4.0 | 4.1 | 5.0 | 5.1 | source |\n|---|---|---|---|---|---|\n",
    );
    for row in table::read(&table::root().join("tables/sm4/limits.tsv"))? {
        let numbers: Vec<String> = ["4.0", "4.1", "5.0", "5.1"].iter().map(|model| number(&row, model)).collect();
        let _ = writeln!(text, "| {} | {} | {} |", cell(&row["what"]), numbers.join(" | "), cell(&row["source"]));
    }
    text.push_str(
        "\n## Shared memory that a thread of cs_4_x may write\n\nFrom `tables/sm4/shared_per_thread.tsv`.\n\n| threads up to | bytes a thread | source |\n|---|---|---|\n",
    );
    for row in table::read(&table::root().join("tables/sm4/shared_per_thread.tsv"))? {
        let _ = writeln!(text, "| {} | {} | {} |", row["threads"], row["bytes"], cell(&row["source"]));
    }
    Ok(text)
}
