//! Says what contradicts the module in DXIL containers: names of files one a line on standard input.
#![allow(clippy::print_stdout)]

use dxvet::agreement::check;
use dxvet::diagnostic::Severity;
use std::io::BufRead as _;

fn main() {
    for file in std::io::stdin().lock().lines().map_while(Result::ok) {
        let Ok(bytes) = std::fs::read(&file) else { continue };
        let (found, _) = check(&bytes);
        let errors = found.iter().filter(|fault| fault.rule.severity == Severity::Error);
        let text: Vec<String> = errors
            .map(|fault| {
                format!("{} {}: {}", fault.rule.code, fault.rule.source, fault.message().replace(['\t', '\n'], " "))
            })
            .collect();
        println!("{file}\t{}", text.join("\t"));
    }
}
