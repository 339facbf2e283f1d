//! The agreement with the recordings, per topic: `cargo xtask conformance`.
//!
//! Arguments: topics (none: all), `--ask verdict,list` (which columns), `--show N` differing
//! cases, `--profile ps_2`, `--code X5856`. `--known`: of the reference's numbers, expect only
//! those that a rule of ours has, and ask the token streams only.
#![allow(clippy::print_stdout)]

#[path = "../tests/common/agreement.rs"]
mod agreement;
#[path = "../tests/common/dxil.rs"]
mod dxil;
#[allow(dead_code)] // each user reads some of it
#[path = "../tests/common/recordings.rs"]
mod recordings;

#[path = "../tests/common/dxil_containers.rs"]
mod dxil_containers;

use agreement::{Question, Score};
use recordings::{Case, Mark};
use std::collections::HashSet;

/// What is asked of which cases.
struct Selection {
    topics: Vec<String>,
    questions: Vec<Question>,
    profile: Option<String>,
    code: Option<String>,
    known: Option<HashSet<String>>,
    show: usize,
}

impl Selection {
    fn new(arguments: &[String]) -> Result<Self, String> {
        let value = |name: &str| arguments.iter().position(|a| a == name).and_then(|i| arguments.get(i + 1)).cloned();
        let known = arguments.iter().any(|argument| argument == "--known");
        let questions = match value("--ask") {
            Some(names) => names.split(',').map(question).collect::<Result<_, _>>()?,
            None if known => vec![Question::Stream],
            None => Question::ALL.to_vec(),
        };
        Ok(Self {
            topics: arguments.iter().take_while(|argument| !argument.starts_with("--")).cloned().collect(),
            questions,
            profile: value("--profile"),
            code: value("--code"),
            known: known.then(known_codes),
            show: value("--show").and_then(|number| number.parse().ok()).unwrap_or(0),
        })
    }

    fn takes(&self, case: &Case) -> bool {
        self.profile.as_ref().is_none_or(|profile| case.profile.starts_with(profile.as_str()))
            && self.code.as_ref().is_none_or(|code| {
                let has = |marks: &[Mark]| marks.iter().any(|mark| mark.code == *code);
                let stream = case.bytecode.as_ref().map(|bytes| dxvet::check(bytes, &agreement::quick()));
                has(&case.errors) || stream.is_some_and(|report| has(&agreement::marks(&report)))
            })
    }
}

fn question(name: &str) -> Result<Question, String> {
    Question::ALL.into_iter().find(|question| question.name() == name).ok_or_else(|| format!("no column {name:?}"))
}

/// All numbers that some rule of ours has.
fn known_codes() -> HashSet<String> {
    let profiles = dxvet::Profile::ALL;
    dxvet::tables::rules::RULES
        .iter()
        .flat_map(|rule| profiles.into_iter().filter_map(|profile| rule.printed(profile)))
        .collect()
}

fn heading(selection: &Selection) {
    print!("{:10}{:>7}", "topic", "cases");
    selection.questions.iter().for_each(|question| print!("{:>9}", question.name()));
    println!();
}

fn row(name: &str, cases: usize, score: &Score, selection: &Selection) {
    print!("{name:10}{cases:>7}");
    for question in &selection.questions {
        match score.percent(*question) {
            Some(percent) => print!("{percent:>9.2}"),
            None => print!("{:>9}", "-"),
        }
    }
    println!();
}

fn run(arguments: &[String]) -> Result<(), String> {
    let selection = Selection::new(arguments)?;
    let (mut all, mut count, mut shown) = (Score::default(), 0, 0);
    heading(&selection);
    for (name, path) in recordings::topics()? {
        if !selection.topics.is_empty() && !selection.topics.contains(&name) {
            continue;
        }
        let (mut score, mut cases) = (Score::default(), 0);
        for mut case in recordings::cases(&path)?.into_iter().filter(|case| selection.takes(case)) {
            if let Some(known) = &selection.known {
                case.errors.retain(|mark| known.contains(&mark.code));
            }
            cases += 1;
            let mut differing = Vec::new();
            score.ask(&case, &selection.questions, &mut |question, ours, theirs| {
                differing.push(format!("{}: ours {ours:?}, the reference's {theirs:?}", question.name()));
            });
            if !differing.is_empty() && shown < selection.show {
                shown += 1;
                show(&case, &differing);
            }
        }
        row(&name, cases, &score, &selection);
        all.add(&score);
        count += cases;
    }
    row("all", count, &all, &selection);
    if selection.topics.is_empty() && selection.profile.is_none() && selection.code.is_none() {
        dxil_listings();
        dxil_agreement();
    }
    Ok(())
}

/// DXIL: does the container agree with its module, and which rules of the validator does it break?
fn dxil_agreement() {
    use dxil_containers::{mutations, recorded, refused, rules};
    let cases = recorded();
    let bytes: std::collections::HashMap<&str, &[u8]> =
        cases.iter().map(|case| (case.id.as_str(), case.bytes.as_slice())).collect();
    let line = |name: &str, agreed: usize, asked: usize| {
        println!("{name:50}{asked:>7}{:>9.2}", 100.0 * agreed as f64 / asked.max(1) as f64);
    };
    let sorted = |rules: &[String]| {
        let mut rules = rules.to_vec();
        rules.sort_unstable();
        rules
    };
    let (mut taken, mut accepted, mut flags, mut flagged) = (0, 0, 0, 0);
    let (mut parts, mut parted, mut caught, mut others) = (0, 0, 0, 0);
    for case in &cases {
        let (found, loaded) = dxvet::agreement::check(&case.bytes);
        if let (Some((declared, _)), Some(loaded)) = (case.flags, loaded) {
            flagged += 1;
            flags += usize::from(loaded.features.declared == declared && loaded.features.mismatch() == 0);
        }
        if case.accepted {
            accepted += 1;
            taken += usize::from(!refused(&found));
        } else if case.rules.iter().any(|rule| rule.starts_with("CONTAINER.")) {
            parted += 1;
            parts += usize::from(rules(&found) == sorted(&case.rules));
        } else {
            others += 1;
            caught += usize::from(refused(&found));
        }
    }
    let all = mutations();
    let other = |name: &str| bytes.get(name).copied().unwrap_or_default();
    let same = all.iter().filter(|mutation| {
        let (found, _) = dxvet::agreement::check(&mutation.apply(&other));
        refused(&found) != mutation.accepted && rules(&found) == sorted(&mutation.rules)
    });
    println!("\n{:50}{:>7}{:>9}", "DXIL containers", "cases", "agreed");
    line("flags are those the compiler names", flags, flagged);
    line("accepted ones are not refused", taken, accepted);
    line("rules of those refused for a part", parts, parted);
    line("refused for something else: already caught", caught, others);
    line("changed parts: verdict and rules", same.count(), all.len());
}

/// Listings of Shader Model 6, which have no other columns.
fn dxil_listings() {
    let recorded = dxil::recorded();
    let equal = recorded.iter().filter(|case| {
        let container = dxvet::dxbc::Container::decode(&case.bytes, &mut Vec::new());
        dxvet::listing::dxil::container(&case.bytes, &container).0 == case.listing
    });
    let equal = equal.count();
    let percent = 100.0 * equal as f64 / recorded.len().max(1) as f64;
    println!("{:10}{:>7}  listings equal: {percent:.2}", "dxil", recorded.len());
}

fn show(case: &Case, differing: &[String]) {
    println!("--- {} ({})", case.id, case.profile);
    differing.iter().for_each(|line| println!("    {line}"));
    for (number, line) in (1..).zip(case.text.lines()) {
        println!("{number:4} {line}");
    }
}

fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("conformance: {message}");
            std::process::ExitCode::FAILURE
        }
    }
}
