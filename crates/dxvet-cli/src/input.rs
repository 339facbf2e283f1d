//! From arguments to bytes: files, folders, lists and standard input.

use crate::arguments::Inputs;
use crate::output::Stop;
use dxvet::Format;
use std::ffi::OsStr;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// One input, not yet read.
#[derive(Clone, Debug)]
pub struct Input {
    /// Where it is; `-` is standard input.
    pub path: PathBuf,
    /// Whether a folder walk turned it up. What was found and not named is left out in silence
    /// when it is no shader.
    pub found: bool,
}

impl Input {
    /// Its path as it is printed.
    pub fn name(&self) -> String {
        if is_stdin(&self.path) { "<stdin>".into() } else { self.path.display().to_string() }
    }

    /// Its bytes; `None` for a found file that is no shader.
    pub fn read(&self) -> Result<Option<Vec<u8>>, String> {
        let bytes = if is_stdin(&self.path) {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
        } else if self.found && !self.looks_like_shader() {
            return Ok(None);
        } else {
            std::fs::read(&self.path)
        };
        bytes.map(Some).map_err(|error| format!("{}: {}", self.name(), reason(&error)))
    }

    /// Whether the first page of the file says shader, so that a folder's films are not read whole.
    /// A container's parts may lie far behind, so any container will do.
    fn looks_like_shader(&self) -> bool {
        let mut head = Vec::with_capacity(4096);
        let read = std::fs::File::open(&self.path).and_then(|file| file.take(4096).read_to_end(&mut head));
        read.is_err() || Format::sniff(&head) != Format::Unknown
    }
}

/// Whether `path` stands for standard input.
pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == OsStr::new("-")
}

/// An I/O error without the operating system's number.
pub fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "no such file or folder".into(),
        std::io::ErrorKind::PermissionDenied => "permission denied".into(),
        std::io::ErrorKind::IsADirectory => "is a folder".into(),
        _ => error.to_string(),
    }
}

/// All inputs in the order of the arguments, folders replaced by the files in them in the order
/// of their names. The second part: what went wrong on the way.
pub fn gather(inputs: &Inputs) -> Result<(Vec<Input>, Vec<String>), Stop> {
    let mut paths = inputs.paths.clone();
    if let Some(list) = &inputs.files_from {
        paths.extend(listed(list)?);
    }
    let (mut gathered, mut troubles) = (Vec::with_capacity(paths.len()), Vec::new());
    for path in paths {
        if !is_stdin(&path) && path.is_dir() {
            walk(&path, &mut gathered, &mut troubles);
        } else {
            gathered.push(Input { path, found: false });
        }
    }
    Ok((gathered, troubles))
}

fn listed(list: &Path) -> Result<Vec<PathBuf>, Stop> {
    let text =
        if is_stdin(list) { std::io::read_to_string(std::io::stdin().lock()) } else { std::fs::read_to_string(list) };
    let text = text.map_err(|error| Stop::Failed(format!("{}: {}", list.display(), reason(&error))))?;
    Ok(text.lines().filter(|line| !line.is_empty()).map(PathBuf::from).collect())
}

fn walk(folder: &Path, gathered: &mut Vec<Input>, troubles: &mut Vec<String>) {
    let hidden = |entry: &walkdir::DirEntry| {
        entry.depth() > 0 && entry.file_name().to_str().is_some_and(|name| name.starts_with('.'))
    };
    for entry in walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(|entry| !hidden(entry)) {
        match entry {
            Ok(entry) if entry.file_type().is_file() => {
                gathered.push(Input { path: entry.into_path(), found: true });
            }
            Ok(_) => {}
            Err(error) => troubles.push(error.to_string()),
        }
    }
}
