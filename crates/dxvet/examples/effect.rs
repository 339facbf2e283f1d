//! Prints the summary of effects: `cargo run --example effect FILE...`.
#![allow(clippy::print_stdout)]

fn main() {
    for path in std::env::args().skip(1) {
        match std::fs::read(&path) {
            Ok(bytes) => match dxvet::d3d9::effect::Effect::read(&bytes) {
                Ok(effect) => print!("{}", dxvet::d3d9::effect::print(&effect)),
                Err(malformed) => println!("{path}: {malformed}"),
            },
            Err(error) => println!("{path}: {error}"),
        }
    }
}
