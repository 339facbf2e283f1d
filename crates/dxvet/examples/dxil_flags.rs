//! Prints declared and computed shader flags of DXIL containers: `dxil_flags FILE...`, or the names
//! of files one a line on standard input.
#![allow(clippy::print_stdout)]

use dxvet::dxbc::Container;
use dxvet::dxil::description::Description;
use dxvet::dxil::features::compute;
use dxvet::dxil::{Header, decode};
use std::io::BufRead as _;

fn main() {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        files = std::io::stdin().lock().lines().map_while(Result::ok).collect();
    }
    for file in files {
        let Ok(bytes) = std::fs::read(&file) else { continue };
        let container = Container::decode(&bytes, &mut Vec::new());
        let Some(part) = container.part(b"DXIL") else { continue };
        let Some(header) = Header::decode(part.data) else { continue };
        let range = header.bitcode(part.data);
        let mut faults = Vec::new();
        let module = decode(&part.data[range.clone()], part.data_offset() + range.start as u32, &mut faults);
        let found = compute(&module, &Description::of(&module));
        println!(
            "{file}\t{:#x}\t{:#x}\t{:#x}\t{:#x}\t{}",
            found.declared,
            found.computed.flags,
            found.mismatch(),
            found.declared_features(),
            faults.len()
        );
    }
}
