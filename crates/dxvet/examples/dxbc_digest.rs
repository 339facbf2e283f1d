//! Says what the digest of each container is: name, and `ok`, `debug`, `zero`, `bypass`,
//! `preview` or `wrong`.
#![allow(clippy::print_stdout)]

use dxvet::dxbc::container::{Container, DigestState};
use dxvet::dxbc::digest::Variant;

fn main() {
    for path in std::env::args().skip(1) {
        let Ok(bytes) = std::fs::read(&path) else { continue };
        let state = match Container::decode(&bytes, &mut Vec::new()).digest_state() {
            DigestState::Right(Variant::Retail) => "ok",
            DigestState::Right(Variant::Debug) => "debug",
            DigestState::Zero => "zero",
            DigestState::Bypass => "bypass",
            DigestState::Preview => "preview",
            DigestState::Wrong => "wrong",
        };
        println!("{state}\t{path}");
    }
}
