//! Lists DXIL: `cargo run -p dxvet --example dxil_dis -- FILE...`, like `dxvet dis`, without its report.
#![allow(clippy::print_stdout)]

fn main() {
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path).unwrap_or_default();
        let listed = dxvet::disassemble(&bytes, &dxvet::DisassembleOptions::default());
        print!("{}", listed.text.unwrap_or_default());
        listed.report.diagnostics.iter().for_each(|one| eprintln!("{} {}", one.code, one.message));
    }
}
