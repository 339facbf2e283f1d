//! Compares listings of Shader Model 6 with those recorded beside the files.
//!
//! `cargo run -p dxvet --example dxil_listing -- FILE...` where `FILE` has a listing `FILE.listing` or, in
//! place of its ending, `.ll`. With `SHOW=1` the first difference of each file is printed.
#![allow(clippy::print_stdout)]

use dxvet::dxbc::Container;
use dxvet::listing::dxil;

fn main() {
    let show = std::env::var_os("SHOW").is_some();
    let (mut equal, mut all) = (0, 0);
    for path in std::env::args().skip(1) {
        let beside = [format!("{path}.listing"), path.replace(".dxil", ".ll")];
        let Some(expected) = beside.iter().find_map(|path| std::fs::read(path).ok()) else { continue };
        let expected = String::from_utf8_lossy(&expected).replace('\r', "");
        let bytes = std::fs::read(&path).unwrap_or_default();
        let text = if bytes.starts_with(b"DXBC") {
            dxil::container(&bytes, &Container::decode(&bytes, &mut Vec::new())).0
        } else {
            dxil::bitcode(&bytes).0
        };
        all += 1;
        if text == expected {
            equal += 1;
            continue;
        }
        println!("differs: {path}");
        if show {
            let pairs = text.lines().zip(expected.lines()).enumerate();
            match pairs.into_iter().find(|(_, (ours, theirs))| ours != theirs) {
                Some((line, (ours, theirs))) => println!("  {}\n  - {theirs}\n  + {ours}", line + 1),
                None => println!("  lengths {} {}", text.len(), expected.len()),
            }
        }
    }
    println!("{equal} of {all} equal");
}
