//! Reads the tab-separated tables.

use std::collections::HashMap;
use std::path::Path;

/// A row: column name to cell.
pub type Row = HashMap<String, String>;

/// The rows of `path`: `#` lines are comments, the first other line names the columns.
pub fn read(path: &Path) -> Result<Vec<Row>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let (_, head) = lines.next().ok_or_else(|| format!("{}: empty table", path.display()))?;
    let columns: Vec<&str> = head.split('\t').collect();
    lines
        .map(|(number, line)| {
            let cells: Vec<&str> = line.split('\t').collect();
            if cells.len() != columns.len() {
                return Err(format!(
                    "{}:{}: {} cells, the head has {}",
                    path.display(),
                    number + 1,
                    cells.len(),
                    columns.len()
                ));
            }
            Ok(columns.iter().map(|c| c.to_string()).zip(cells.iter().map(|c| c.to_string())).collect())
        })
        .collect()
}

/// The repository's root.
pub fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask has a parent folder").to_path_buf()
}
