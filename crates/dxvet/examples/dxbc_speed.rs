//! Measures decoding and listing of the programs in some folders, and shakes the readers with
//! damaged copies of them: `dxbc_speed DIR...`, `dxbc_speed --fuzz ROUNDS DIR...`.
#![allow(clippy::print_stdout)]

use std::time::Instant;

fn load(folders: &[String]) -> Vec<Vec<u8>> {
    let mut paths: Vec<_> = folders
        .iter()
        .filter_map(|folder| std::fs::read_dir(folder).ok())
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "cso" || e == "dxbc"))
        .collect();
    paths.sort();
    paths.iter().filter_map(|path| std::fs::read(path).ok()).collect()
}

fn speed(files: &[Vec<u8>]) {
    let mut found = Vec::new();
    let programs: Vec<Vec<u8>> = files
        .iter()
        .filter_map(|bytes| Some(dxvet::dxbc::Container::decode(bytes, &mut found).program()?.data.to_vec()))
        .collect();
    let size: usize = programs.iter().map(Vec::len).sum();
    let rounds = 20;
    let start = Instant::now();
    let mut count = 0;
    for bytes in programs.iter().cycle().take(programs.len() * rounds) {
        found.clear();
        count += dxvet::sm4::decode(bytes, 0, &mut found).len();
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("decode: {:.0} MB/s, {count} instructions", (size * rounds) as f64 / seconds / 1e6);
    let start = Instant::now();
    let mut text = 0;
    for bytes in files {
        text += dxvet::listing::listing(bytes, Default::default()).len();
    }
    println!("list: {} files, {text} bytes of text in {:.3} s", files.len(), start.elapsed().as_secs_f64());
}

/// A small generator: the same damage in every run of as many rounds.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

fn fuzz(files: &[Vec<u8>], rounds: usize) {
    let mut random = Random(rounds as u64);
    let mut slowest = (0.0, 0);
    for round in 0..rounds {
        for file in files {
            let mut bytes = file.clone();
            for _ in 0..1 + random.below(8) {
                let at = random.below(bytes.len());
                match random.below(5) {
                    0 => bytes[at] ^= 1 << random.below(8),
                    1 => bytes[at] = random.below(256) as u8,
                    2 => bytes.truncate(at),
                    3 => {
                        let at = at & !3;
                        let word = [0u32, 1, 0x7FFF_FFFF, u32::MAX, 0x8000_0000, 0x40][random.below(6)];
                        for (place, byte) in word.to_le_bytes().into_iter().enumerate() {
                            if let Some(slot) = bytes.get_mut(at + place) {
                                *slot = byte;
                            }
                        }
                    }
                    _ => {
                        let from = random.below(bytes.len());
                        let length = random.below(64).min(bytes.len() - from.max(at));
                        bytes.copy_within(from..from + length, at);
                    }
                }
                if bytes.is_empty() {
                    break;
                }
            }
            let start = Instant::now();
            let text = dxvet::listing::listing(&bytes, Default::default());
            let length = text.len();
            dxvet::soundness::check_container(&bytes);
            if random.below(8) == 0 {
                dxvet::assembly::assemble(&text, Some(&bytes));
                dxvet::assembly::assemble(&text, None);
            }
            let seconds = start.elapsed().as_secs_f64();
            if seconds > slowest.0 {
                slowest = (seconds, bytes.len());
                println!("round {round}: {seconds:.4} s for {} bytes, {length} bytes of text", bytes.len());
            }
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("--fuzz") => {
            let rounds = arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(1);
            fuzz(&load(&arguments[2.min(arguments.len())..]), rounds);
        }
        _ => speed(&load(&arguments)),
    }
}
