//! Prints the summary of effects, or with `--listing` their listing: `cargo run --example effect
//! [--listing] FILE...`.
#![allow(clippy::print_stdout)]

fn main() {
    let (options, paths): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word == "--listing");
    for path in paths {
        match std::fs::read(&path) {
            Ok(bytes) => match dxvet::d3d9::effect::Effect::read(&bytes) {
                Ok(effect) if options.is_empty() => print!("{}", dxvet::d3d9::effect::print(&effect)),
                Ok(effect) => print!("{}", dxvet::d3d9::effect::listing(&effect, &Default::default())),
                Err(malformed) => println!("{path}: {malformed}"),
            },
            Err(error) => println!("{path}: {error}"),
        }
    }
}
