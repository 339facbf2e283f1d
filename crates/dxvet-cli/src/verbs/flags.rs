//! Shader flags of DXIL: what sets each, and what the documents leave out.

use crate::render::table::{legend, table};
use dxvet::dxil::flags::Flag;
use dxvet::rule::cite;
use dxvet::tables::dxil_flags::FLAGS;
use dxvet::tables::features::FEATURES;
use std::fmt::Write as _;

/// What `dxvet explain` says of `flag:13` or `flag:WaveOps`.
pub fn text(subject: &str) -> Option<String> {
    subject.strip_prefix("flag:").and_then(|name| Flag::find(name.trim())).map(one)
}

fn one(flag: &'static Flag) -> String {
    let mut text = format!("bit {} {}: {}\n\n", flag.bit, flag.name, flag.title);
    let mut line = |title: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "  {title}: {value}");
        }
    };
    line("set by", flag.criteria);
    line("shader model", &version(flag.min_model));
    if let Some(bit) = flag.feature {
        let name = FEATURES.iter().find(|row| row.bit == u32::from(bit)).map_or("", |row| row.name);
        line("feature", &format!("bit {bit} of SFI0, {name}"));
    }
    line("device", flag.caps);
    let checked = match (flag.compared, flag.local) {
        (false, _) => "declared freely: the validator does not compare it",
        (true, true) => "of functions of libraries only: a module that declares it is refused",
        (true, false) => "what is declared must be what the module needs",
    };
    line("validator", checked);
    line("by validator version", flag.branches);
    line("documents", flag.document);
    let _ = writeln!(text, "\nsource: {}", cite(flag.source));
    text
}

fn version((major, minor): (u8, u8)) -> String {
    if major == 0 { "none".to_owned() } else { format!("{major}.{minor}") }
}

/// What `dxvet limits dxil-flags` says: all flags.
pub fn all() -> String {
    let rows: Vec<[String; 6]> = FLAGS
        .iter()
        .map(|flag| {
            let feature = flag.feature.map_or_else(|| "-".to_owned(), |bit| bit.to_string());
            let compared = if flag.compared { "yes" } else { "no" };
            [
                flag.bit.to_string(),
                flag.name.to_owned(),
                version(flag.min_model),
                feature,
                compared.to_owned(),
                flag.branches.to_owned(),
            ]
        })
        .collect();
    let heads = ["bit", "flag", "model", "feature", "compared", "differs by validator version"];
    let legend = legend(FLAGS.iter().map(|flag| flag.source));
    format!("Shader flags of DXIL; `dxvet explain flag:BIT` explains each\n\n{}\n{legend}", table(heads, &rows))
}
