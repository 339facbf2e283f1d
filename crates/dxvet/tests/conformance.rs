//! The agreement with the recordings never falls below what was reached.

#[allow(dead_code)] // each user reads some of it
#[path = "common/agreement.rs"]
mod agreement;
#[allow(dead_code)] // each user reads some of it
#[path = "common/recordings.rs"]
mod recordings;

use agreement::{Question, Score};

/// Per cent that must agree, of all topics together. The lists that differ hold malformed tokens
/// that the assembler writes beside an error of its own.
const PROMISES: &[(Question, f64)] = &[
    (Question::Verdict, 100.0),
    (Question::First, 100.0),
    (Question::Column, 100.0),
    (Question::List, 99.86),
    (Question::Bytes, 100.0),
    (Question::Refusal, 100.0),
    (Question::Listing, 100.0),
    (Question::Slots, 100.0),
    (Question::Stream, 100.0),
    (Question::Encoding, 100.0),
    (Question::Exact, 100.0),
];

#[test]
fn agreement_is_kept() {
    let mut all = Score::default();
    let mut examples = Vec::new();
    for (_, path) in recordings::topics().expect("the recordings' folder") {
        for case in recordings::cases(&path).expect("a file of recordings") {
            all.ask(&case, &Question::ALL, &mut |question, ours, theirs| {
                if examples.len() < 20 {
                    examples.push(format!(
                        "{} {}: ours {ours:?}, the reference's {theirs:?}",
                        case.id,
                        question.name()
                    ));
                }
            });
        }
    }
    let broken: Vec<String> = PROMISES
        .iter()
        .filter_map(|(question, floor)| {
            let percent = all.percent(*question)?;
            // The last digit is rounding.
            (percent + 1e-9 < *floor).then(|| format!("{}: {percent:.3} < {floor}", question.name()))
        })
        .collect();
    assert!(broken.is_empty(), "agreement has fallen:\n{}\nfor example\n{}", broken.join("\n"), examples.join("\n"));
}
