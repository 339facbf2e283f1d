//! Every rule of Shader Model 4 to 5.1 has a program that breaks it and a neighbour that does not.

use dxvet::diagnostic::Severity;
use dxvet::fault::{Fault, Rule};
use dxvet::sm4;
use dxvet::sm4::model::Program;
use dxvet::tables::sm4_rules::{PROGRAM, STAGES};
use std::collections::BTreeMap;

struct Case {
    place: String,
    rule: String,
    fires: bool,
    text: String,
    patches: String,
    also: Vec<String>,
}

fn cases() -> Vec<Case> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/sm4_rules");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut cases = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let mut cells = line.split('\t');
            let mut cell = || cells.next().unwrap_or_default().to_owned();
            let (rule, kind, version, text) = (cell(), cell(), cell(), cell());
            let place = format!("{name}:{}", number + 1);
            assert!(matches!(kind.as_str(), "fires" | "silent"), "{place}: {kind:?}");
            cases.push(Case {
                place,
                rule,
                fires: kind == "fires",
                text: format!("{version}\n{}\n", expand(&text).join("\n")),
                patches: cell(),
                also: cell().split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect(),
            });
        }
    }
    cases
}

/// The instructions of a case: `(nop; )*3` stands for three of them.
fn expand(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find("((") {
        out.extend(split(&rest[..start]));
        let end = rest[start..].find("))*").expect("((...))*N") + start;
        let after = &rest[end + 3..];
        let digits = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
        let count: usize = after[..digits].parse().unwrap();
        for turn in 0..count {
            out.extend(split(&rest[start + 2..end].replace('#', &turn.to_string())));
        }
        rest = &after[digits..];
    }
    out.extend(split(rest));
    out
}

fn split(text: &str) -> Vec<String> {
    text.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn program(case: &Case) -> Program {
    let parsed = sm4::parse(&case.text);
    if let Some(mistake) = parsed.mistakes.first() {
        let line = case.text.lines().nth(mistake.at.line as usize - 1).unwrap_or_default();
        panic!("{}: {line}: {}", case.place, mistake.message());
    }
    let program = parsed.program;
    if case.patches.is_empty() {
        return program;
    }
    let mut words = program.words().to_vec();
    for patch in case.patches.split(' ') {
        apply(&mut words, patch);
    }
    decoded(&words)
}

fn decoded(words: &[u32]) -> Program {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    sm4::decode(&bytes, 0, &mut Vec::new())
}

/// `3.1=5` sets word 1 of instruction 3, `|` and `&` change bits of it, `+` puts a word before it and
/// makes the instruction longer. Without point the word is counted from the start of the program.
fn apply(words: &mut Vec<u32>, patch: &str) {
    let sign = patch.find(['|', '=', '&', '+']).expect("a sign in a patch");
    let (at, value) = (&patch[..sign], &patch[sign + 1..]);
    let hex = value.strip_prefix("0x").map(|hex| u32::from_str_radix(hex, 16).unwrap());
    let value = hex.unwrap_or_else(|| value.parse().unwrap());
    let (start, place) = match at.split_once('.') {
        Some((instruction, word)) => {
            let program = decoded(words);
            let instruction = program.get(instruction.parse().unwrap()).expect("an instruction to patch");
            let start = instruction.offset() as usize / 4;
            (start, start + word.parse::<usize>().unwrap())
        }
        None => (0, at.parse().unwrap()),
    };
    match patch.as_bytes()[sign] {
        b'|' => words[place] |= value,
        b'&' => words[place] &= value,
        b'+' => {
            words.insert(place, value);
            words[start] += 1 << 24;
            words[1] += 1;
        }
        _ => words[place] = value,
    }
}

fn told(program: &Program) -> Vec<Fault> {
    let mut found = Vec::new();
    sm4::validate(program, sm4::validate::Options::default(), &mut found);
    found.retain(|fault| fault.rule.severity >= Severity::Warning);
    found
}

#[test]
fn cases_report_what_they_say() {
    let mut bad = Vec::new();
    for case in cases() {
        let mut expected: Vec<&str> = case.also.iter().map(String::as_str).collect();
        if case.fires {
            expected.push(&case.rule);
        }
        expected.sort_unstable();
        let Ok(program) = std::panic::catch_unwind(|| program(&case)) else {
            bad.push(format!("{}: cannot be assembled", case.place));
            continue;
        };
        let mut found = told(&program);
        // A case about any program need not be a whole shader of its stage.
        if PROGRAM.iter().any(|rule| rule.name == case.rule) {
            found.retain(|fault| !STAGES.iter().any(|rule| rule.name == fault.rule.name));
        }
        let mut names: Vec<&str> = found.iter().map(|fault| fault.rule.name).collect();
        names.sort_unstable();
        names.dedup();
        if names != expected {
            let messages: Vec<String> =
                found.iter().map(|fault| format!("  {}: {}", fault.rule.name, fault.message())).collect();
            bad.push(format!("{} expected {expected:?}\n{}", case.place, messages.join("\n")));
        }
        for fault in &found {
            assert!(
                !fault.message().contains('{') && !fault.help().contains('{'),
                "{}: {}",
                case.place,
                fault.message()
            );
        }
    }
    assert!(bad.is_empty(), "{} cases:\n{}", bad.len(), bad.join("\n"));
}

/// From this code on a program alone cannot break a rule; those are tested with containers.
const WITH_CONTAINERS: &str = "B19";

#[test]
fn every_rule_fires_and_is_silent() {
    let mut seen: BTreeMap<String, (bool, bool)> = BTreeMap::new();
    for case in cases() {
        let entry = seen.entry(case.rule).or_default();
        entry.0 |= case.fires;
        entry.1 |= !case.fires;
    }
    let known = |name: &str| PROGRAM.iter().chain(STAGES).any(|rule: &&Rule| rule.name == name);
    let strangers: Vec<&String> = seen.keys().filter(|name| !known(name)).collect();
    assert!(strangers.is_empty(), "no such rules: {strangers:?}");
    let lacking: Vec<&str> = PROGRAM
        .iter()
        .chain(STAGES)
        .filter(|rule| rule.code < WITH_CONTAINERS)
        .map(|rule| rule.name)
        .filter(|name| seen.get(*name) != Some(&(true, true)))
        .collect();
    assert!(lacking.is_empty(), "{} rules lack a firing or a silent case: {lacking:?}", lacking.len());
}
