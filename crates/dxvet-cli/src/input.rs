//! From arguments to bytes: files, folders, lists and standard input.

use crate::arguments::Inputs;
use crate::output::Stop;
use dxvet::{Format, Report, find};
use std::ffi::OsStr;
use std::io::Read as _;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// One input, not yet read.
#[derive(Clone, Debug)]
pub struct Input {
    /// Where it is; `-` is standard input.
    pub path: PathBuf,
    /// Whether a folder walk turned it up. What was found and not named is left out in silence
    /// when it is no shader.
    pub found: bool,
    /// Whether it may be a folder, since nobody has looked.
    pub unasked: bool,
    /// For `FILE@0xOFFSET`: the file, and the byte in it where the shader starts.
    place: Option<(PathBuf, usize)>,
}

impl Input {
    /// An input that was named. A file of that very name goes before a place in another.
    pub fn named(path: PathBuf) -> Self {
        let place = place_in(&path).filter(|_| !path.exists());
        Self { path, found: false, unasked: false, place }
    }

    /// Whether it is a folder.
    pub fn is_folder(&self) -> bool {
        !is_stdin(&self.path) && self.path.is_dir()
    }

    /// A place in a file, as `FILE@0xOFFSET`.
    pub fn place(file: &str, offset: usize) -> String {
        format!("{file}@0x{offset:X}")
    }

    /// The file in a printed name, which may be that of a place.
    pub fn file_of_place(name: &str) -> &str {
        split_place(name).map_or(name, |(file, _)| file)
    }

    /// Its file as it is printed.
    pub fn file_name(&self) -> String {
        match &self.place {
            Some((file, _)) => file.display().to_string(),
            None => self.name(),
        }
    }

    /// Where its bytes start in the file.
    pub fn base(&self) -> usize {
        self.place.as_ref().map_or(0, |(_, offset)| *offset)
    }

    /// Makes the byte offsets in a report on it those of the file.
    pub fn shift(&self, report: &mut Report) {
        if self.place.is_some() && !matches!(report.format, Format::D3d9Asm | Format::Sm4Asm) {
            report.shift(self.base());
        }
    }

    /// Its bytes within those of its file: all, or from the place to the end of what starts there.
    pub fn range(&self, bytes: &[u8]) -> Result<Range<usize>, String> {
        let Some((_, offset)) = self.place else { return Ok(0..bytes.len()) };
        if offset >= bytes.len() {
            return Err(format!("{}: the file has {} bytes only", self.name(), bytes.len()));
        }
        let size = find::at(bytes, offset).map_or(bytes.len() - offset, |found| found.size);
        Ok(offset..offset + size)
    }

    /// All bytes of its file.
    pub fn read_whole(&self) -> Result<Vec<u8>, String> {
        // Shaders are small: asking for the length first would cost as much as the reading.
        let mut bytes = Vec::with_capacity(16 << 10);
        let bytes = if is_stdin(&self.path) {
            std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
        } else {
            let path = self.place.as_ref().map_or(&self.path, |(file, _)| file);
            std::fs::File::open(path).and_then(|file| file.take(u64::MAX).read_to_end(&mut bytes)).map(|_| bytes)
        };
        bytes.map_err(|error| format!("{}: {}", self.name(), reason(&error)))
    }

    /// Its path as it is printed.
    pub fn name(&self) -> String {
        if is_stdin(&self.path) { "<stdin>".into() } else { self.path.display().to_string() }
    }

    /// Its bytes; `None` for a found file that is no shader.
    pub fn read(&self) -> Result<Option<Vec<u8>>, String> {
        if self.found && !self.looks_like_shader() {
            return Ok(None);
        }
        let bytes = self.read_whole()?;
        if self.place.is_none() {
            return Ok(Some(bytes));
        }
        let range = self.range(&bytes)?;
        Ok(Some(bytes[range].to_vec()))
    }

    /// The bytes of an input that was named.
    pub fn read_named(&self) -> Result<Vec<u8>, String> {
        self.read().map(Option::unwrap_or_default)
    }

    /// Whether the first page of the file says shader, so that a folder's films are not read whole.
    /// A container's parts may lie far behind, so any container will do.
    fn looks_like_shader(&self) -> bool {
        let mut head = Vec::with_capacity(4096);
        let read = std::fs::File::open(&self.path).and_then(|file| file.take(4096).read_to_end(&mut head));
        read.is_err() || Format::sniff(&head) != Format::Unknown
    }
}

/// `FILE@0xOFFSET` as its parts, where FILE is there. A decimal offset will do too.
fn place_in(path: &Path) -> Option<(PathBuf, usize)> {
    let (file, offset) = split_place(path.to_str()?)?;
    Path::new(file).is_file().then(|| (file.into(), offset))
}

fn split_place(name: &str) -> Option<(&str, usize)> {
    let (file, offset) = name.rsplit_once('@')?;
    let offset = match offset.strip_prefix("0x").or_else(|| offset.strip_prefix("0X")) {
        Some(digits) => usize::from_str_radix(digits, 16),
        None => offset.parse(),
    };
    Some((file, offset.ok()?))
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
    let (gathered, mut troubles) = gather_unasked(inputs)?;
    let mut files = Vec::with_capacity(gathered.len());
    for input in gathered {
        if input.unasked && input.is_folder() {
            walk(&input.path, &mut files, &mut troubles);
        } else {
            files.push(input);
        }
    }
    Ok((files, troubles))
}

/// [`gather`] without asking what the entries of a list are: a list can be long, and whoever reads
/// the files hears of a folder then. See [`Input::unasked`].
pub fn gather_unasked(inputs: &Inputs) -> Result<(Vec<Input>, Vec<String>), Stop> {
    let (mut gathered, mut troubles) = (Vec::with_capacity(inputs.paths.len()), Vec::new());
    for path in &inputs.paths {
        let input = Input::named(path.clone());
        if input.is_folder() {
            walk(path, &mut gathered, &mut troubles);
        } else {
            gathered.push(input);
        }
    }
    if let Some(list) = &inputs.files_from {
        gathered.extend(listed(list)?.into_iter().map(|path| Input { unasked: true, ..Input::named(path) }));
    }
    Ok((gathered, troubles))
}

/// The files in a folder, in the order of their names, and what went wrong on the way.
pub fn below(folder: &Path) -> (Vec<Input>, Vec<String>) {
    let (mut gathered, mut troubles) = (Vec::new(), Vec::new());
    walk(folder, &mut gathered, &mut troubles);
    (gathered, troubles)
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
                gathered.push(Input { path: entry.into_path(), found: true, unasked: false, place: None });
            }
            Ok(_) => {}
            Err(error) => troubles.push(error.to_string()),
        }
    }
}
