//! Plain tables with aligned columns.

use dxvet::rule::sources;
use dxvet::tables::sources::SOURCES;
use std::fmt::Write as _;

/// Rows under a heading; the last column is never padded.
pub fn table<const N: usize>(heading: [&str; N], rows: &[[String; N]]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.chain([heading[column].chars().count()]).max().unwrap_or(0)
    };
    let widths: [usize; N] = std::array::from_fn(width);
    let mut text = String::new();
    for row in std::iter::once(&heading.map(str::to_owned)).chain(rows) {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(widths) {
            let _ = write!(line, "{cell:width$}  ");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// What the keys in these citations stand for, a line each.
pub fn legend<'a>(citations: impl Iterator<Item = &'a str>) -> String {
    let cited: Vec<&str> = citations.flat_map(sources).map(|source| source.key).collect();
    let mut text = String::new();
    for source in SOURCES.iter().filter(|source| cited.contains(&source.key)) {
        let _ = writeln!(text, "  {}: {}; {}", source.key, source.title, source.place);
    }
    text
}
