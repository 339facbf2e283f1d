//! Where `#include` finds its files: beside the including text, then in the `-I` folders.

use std::path::{Path, PathBuf};

/// Answers `#include` for one input.
pub fn open(beside: &Path, folders: &[PathBuf], name: &str) -> Option<Vec<u8>> {
    // `#include "a\b.h"` is usual in texts written on Windows.
    let name = if cfg!(windows) { name.to_owned() } else { name.replace('\\', "/") };
    std::iter::once(beside)
        .chain(folders.iter().map(PathBuf::as_path))
        .map(|folder| folder.join(&name))
        .find_map(|path| std::fs::read(path).ok())
}

/// The folder of an input; of standard input, the current one.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}
