//! `dxvet scan`: everything below a folder, once each, and what it comes to.

use crate::Outcome;
use crate::arguments::{Scan, ScanForm};
use crate::includes;
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::scan_rows::{self, Row};
use crate::render::scan_sums::Sums;
use dxvet::find::{self, Finder, Found, Kind};
use dxvet::{CheckOptions, Format, check};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::IsTerminal as _;
use std::sync::atomic::{AtomicBool, Ordering};

/// Files searched before their rows are printed: what is kept at once.
const BATCH: usize = 256;

/// A larger file is not read: the search wants all its bytes in memory.
const LARGEST_FILE: u64 = 1 << 30;

/// As much of a file decides what it starts with.
const HEAD: usize = 4096;

/// Whether the user wants it to end. What is done by then is kept and summed up.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// The status of a run that a second interrupt cut short, as shells give it.
const CUT_SHORT: i32 = 130;

fn stop_on_interrupt() {
    // Without a handler an interrupt ends the program at once: nothing is lost but the sums.
    let _ = ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::Relaxed) {
            std::process::exit(CUT_SHORT);
        }
        output::complain("interrupted: what is under way is finished (once more ends it at once)");
    });
}

/// A shader and its fingerprint.
struct Hit {
    fingerprint: u128,
    row: Row,
}

pub fn run(arguments: &Scan) -> Result<Outcome, Stop> {
    let (inputs, troubles) = input::gather(&arguments.inputs)?;
    stop_on_interrupt();
    let bar = bar(inputs.len());
    let mut sums = Sums::default();
    let unreadable = |message: &str, sums: &mut Sums| {
        sums.unreadable += 1;
        bar.suspend(|| output::complain(message));
    };
    troubles.iter().for_each(|message| unreadable(message, &mut sums));
    if arguments.format == ScanForm::Csv {
        output::write(scan_rows::HEAD.as_bytes())?;
    }
    let mut seen: HashSet<u128> = HashSet::new();
    for batch in inputs.chunks(BATCH) {
        let known = &seen;
        let searched: Vec<Option<Result<Vec<Hit>, String>>> = batch
            .par_iter()
            .map(|input| {
                let hits = (!STOPPED.load(Ordering::Relaxed)).then(|| search(input, known));
                bar.inc(1);
                hits
            })
            .collect();
        let mut rows = String::new();
        for hits in searched {
            let Some(hits) = hits else {
                sums.left += 1;
                continue;
            };
            match hits {
                Err(message) => unreadable(&message, &mut sums),
                Ok(hits) => {
                    sums.files += 1;
                    for hit in hits {
                        if seen.insert(hit.fingerprint) {
                            sums.add(&hit.row);
                            rows.push_str(&scan_rows::print(&hit.row, arguments.format));
                        } else {
                            sums.duplicates += 1;
                        }
                    }
                }
            }
        }
        if !rows.is_empty() {
            bar.suspend(|| output::write(rows.as_bytes()))?;
        }
        bar.set_message(sums.progress());
    }
    bar.finish_and_clear();
    if sums.left > 0 {
        output::complain(&format!("{} of {} files were not searched", sums.left, inputs.len()));
    }
    if arguments.format == ScanForm::Text {
        output::write(sums.print().as_bytes())?;
    }
    Ok(sums.outcome())
}

/// A bar on a terminal, nothing anywhere else.
fn bar(files: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} files, {per_sec}, {eta} left  {msg}") {
        bar.set_style(style);
    }
    bar
}

/// All shaders in one file. What is known already is not checked again.
fn search(input: &Input, known: &HashSet<u128>) -> Result<Vec<Hit>, String> {
    let size = std::fs::metadata(&input.path).map_or(0, |data| data.len());
    if size > LARGEST_FILE {
        return Err(format!("{}: {size} bytes are more than a search reads ({LARGEST_FILE})", input.name()));
    }
    let bytes = input.read_whole()?;
    let range = input.range(&bytes)?;
    let file = input.file_name();
    let bytes = &bytes[..range.end];
    let mut hits = Vec::new();
    let mut start = range.start;
    // What a file starts with counts by itself, as for `check`, however odd the search finds it.
    let head = match Format::sniff(&bytes[start..range.end.min(start + HEAD)]) {
        Format::D3d9Asm | Format::Sm4Asm => {
            Some(Found { kind: Kind::Stream, offset: start, size: range.len(), profile: None, inside: None })
        }
        Format::D3d9 => find::at(bytes, start),
        _ => None,
    };
    if let Some(found) = head {
        hits.push(hit(input, &file, bytes, &found, known));
        start = found.offset + found.size;
    }
    let mut effect = None;
    for found in Finder::new(&bytes[start..]) {
        // An effect counts by its shaders, a container as a whole.
        match (found.kind, found.inside) {
            (Kind::Effect, _) => {
                effect = Some(found.offset);
                continue;
            }
            (_, Some(inside)) if effect != Some(inside) => continue,
            _ => {}
        }
        let found = Found { offset: found.offset + start, ..found };
        hits.push(hit(input, &file, bytes, &found, known));
    }
    Ok(hits)
}

fn hit(input: &Input, file: &str, bytes: &[u8], found: &Found, known: &HashSet<u128>) -> Hit {
    let shader = &bytes[found.offset..found.offset + found.size];
    let fingerprint = fingerprint(shader);
    let whole = found.offset == 0 && found.size == bytes.len();
    let path = if whole { file.to_owned() } else { Input::place(file, found.offset) };
    let include = |name: &str, _system: bool| includes::open(includes::folder_of(&input.path), &[], name);
    let options = CheckOptions { file_name: &path, include: Some(&include), ..CheckOptions::default() };
    let report = (!known.contains(&fingerprint)).then(|| check(shader, &options));
    Hit { fingerprint, row: Row::new(path, file, found, shader, report) }
}

/// Two hashes of 64 bits with different starts: equal for equal bytes only, as far as chance goes.
fn fingerprint(bytes: &[u8]) -> u128 {
    let [low, high] = [0u8, 1].map(|start| {
        let mut hasher = DefaultHasher::new();
        hasher.write_u8(start);
        hasher.write(bytes);
        hasher.finish()
    });
    u128::from(high) << 64 | u128::from(low)
}
