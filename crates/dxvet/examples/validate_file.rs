//! The validator's findings on token streams, one file a line: `file: X5036@2 X5090@end`, with
//! the instruction's number; warnings in parentheses. Arguments: files, or `@list` for a file of
//! names.
#![allow(clippy::print_stdout)]

use dxvet::d3d9::decode::decode;
use dxvet::d3d9::validate::Validator;
use dxvet::diagnostic::{At, Finding, Severity};

fn findings(bytes: &[u8]) -> Vec<Finding> {
    let program = decode(bytes);
    let mut findings = Vec::new();
    if let Some(mut validator) = Validator::new(program.version) {
        for instruction in program.instructions() {
            validator.instruction(instruction, &mut findings);
        }
        validator.finish(&mut findings);
    }
    findings
}

fn text(finding: &Finding) -> String {
    let place = match finding.at {
        At::Instruction(index, _) => index.to_string(),
        _ => "end".to_owned(),
    };
    let text = format!("{}@{place}", finding.code());
    if finding.rule.severity == Severity::Error { text } else { format!("({text})") }
}

fn main() -> std::io::Result<()> {
    let mut names = Vec::new();
    let mut explain = false;
    for argument in std::env::args().skip(1) {
        match argument.strip_prefix('@') {
            _ if argument == "--explain" => explain = true,
            Some(list) => names.extend(std::fs::read_to_string(list)?.lines().map(str::to_owned)),
            None => names.push(argument),
        }
    }
    for name in names {
        let findings = findings(&std::fs::read(&name)?);
        println!("{name}: {}", findings.iter().map(text).collect::<Vec<_>>().join(" "));
        for finding in findings.iter().filter(|_| explain) {
            println!("  {}: {}\n    help: {}", text(finding), finding.message(), finding.help());
            for step in &finding.trace {
                println!("    {:?}: {}", step.at, step.text);
            }
        }
    }
    Ok(())
}
