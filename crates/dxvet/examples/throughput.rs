//! How fast a folder of token streams is decoded and checked, on one core:
//! `cargo run --release --example throughput -- FOLDER [REPEATS]`.
#![allow(clippy::print_stdout)]

use dxvet::{CheckOptions, check};
use std::time::Instant;

fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(folder) = arguments.first() else {
        eprintln!("usage: throughput FOLDER [REPEATS]");
        return std::process::ExitCode::from(2);
    };
    let repeats: u32 = arguments.get(1).and_then(|number| number.parse().ok()).unwrap_or(100);
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let streams: Vec<Vec<u8>> = entries
        .filter_map(|entry| std::fs::read(entry.path()).ok())
        .filter(|bytes| dxvet::Format::identify(bytes) == dxvet::Format::D3d9)
        .collect();
    let size: usize = streams.iter().map(Vec::len).sum();
    let options = CheckOptions { usage: false, warnings: false, ..CheckOptions::default() };
    let start = Instant::now();
    let mut findings = 0;
    for _ in 0..repeats {
        for bytes in &streams {
            findings += check(bytes, &options).diagnostics.len();
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let megabytes = size as f64 * f64::from(repeats) / 1e6;
    println!(
        "{} streams of {size} bytes, {repeats} times, {findings} findings: {seconds:.2} s, {:.0} MB/s",
        streams.len(),
        megabytes / seconds
    );
    std::process::ExitCode::SUCCESS
}
