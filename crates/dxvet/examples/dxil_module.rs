//! Reads bitcode (of containers or raw) and says what is in it: counts, faults and bytes a second.
//!
//! `cargo run --release -p dxvet --example dxil_module -- FILE...`
#![allow(clippy::print_stdout)]

use dxvet::dxbc::Container;
use dxvet::dxil::{Header, decode};
use std::time::Instant;

fn main() {
    let quiet = std::env::var_os("QUIET").is_some();
    let (mut bytes, mut seconds) = (0, 0.0);
    for path in std::env::args().skip(1) {
        let Ok(file) = std::fs::read(&path) else { continue };
        let mut programs = Vec::new();
        if file.starts_with(b"BC\xC0\xDE") {
            programs.push(file.as_slice());
        }
        let container = Container::decode(&file, &mut Vec::new());
        for part in container.parts() {
            if let (b"DXIL" | b"ILDB" | b"STAT", Some(header)) = (&part.name.0, Header::decode(part.data)) {
                programs.push(&part.data[header.bitcode(part.data)]);
            }
        }
        for program in programs {
            let start = Instant::now();
            let mut found = Vec::new();
            let module = decode(program, 0, &mut found);
            seconds += start.elapsed().as_secs_f64();
            bytes += program.len();
            if !quiet || !found.is_empty() {
                println!(
                    "{path}: {} functions, {} instructions, {} metadata",
                    module.functions.len(),
                    module.instructions.len(),
                    module.metadata.len()
                );
            }
            for fault in &found {
                println!("  {} {}", fault.rule.code, fault.message());
            }
        }
    }
    println!("{bytes} bytes, {:.1} MB/s", bytes as f64 / 1e6 / seconds);
}
