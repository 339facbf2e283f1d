//! Lists the shaders inside files: `cargo run --example find FILE...`.
#![allow(clippy::print_stdout)]

fn main() {
    for path in std::env::args().skip(1) {
        match std::fs::read(&path) {
            Ok(bytes) => {
                for found in dxvet::find::Finder::new(&bytes) {
                    let profile = found.profile.as_deref().unwrap_or("-");
                    let inside = found.inside.map_or("-".to_owned(), |at| at.to_string());
                    println!("{path} {:?} {} {} {profile} {inside}", found.kind, found.offset, found.size);
                }
            }
            Err(error) => println!("{path}: {error}"),
        }
    }
}
