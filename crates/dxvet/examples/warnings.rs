//! Prints the warnings about token streams: `cargo run --example warnings FILE...`.
#![allow(clippy::print_stdout)]

fn main() {
    for path in std::env::args().skip(1) {
        let Ok(bytes) = std::fs::read(&path) else { continue };
        let program = dxvet::d3d9::decode::decode(&bytes);
        for finding in dxvet::d3d9::validate::warnings(&program) {
            println!("{path} {} {:?} {}", finding.code(), finding.at, finding.message());
        }
    }
}
