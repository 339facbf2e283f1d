//! The agreement with the recordings never falls below what was reached.

#[path = "common/agreement.rs"]
mod agreement;
#[path = "common/recordings.rs"]
mod recordings;

use agreement::{Question, Score};

/// Per cent that must agree, by question; in topics that are not named, nothing is promised.
struct Promise {
    topics: &'static [&'static str],
    floors: &'static [(Question, f64)],
}

/// What is promised. `*` stands for the sum of all topics.
const PROMISES: &[Promise] = &[Promise {
    topics: &["*"],
    floors: &[(Question::Listing, 100.0), (Question::Slots, 100.0), (Question::Encoding, 100.0)],
}];

#[test]
fn agreement_is_kept() {
    let mut all = Score::default();
    let mut broken = Vec::new();
    for (name, path) in recordings::topics().expect("the recordings' folder") {
        let mut score = Score::default();
        for case in recordings::cases(&path).expect("a file of recordings") {
            score.ask(&case, &Question::ALL, &mut |_, _, _| {});
        }
        broken.extend(below(&name, &score));
        all.add(&score);
    }
    broken.extend(below("*", &all));
    assert!(broken.is_empty(), "agreement has fallen:\n{}", broken.join("\n"));
}

fn below(topic: &str, score: &Score) -> Vec<String> {
    let floors = PROMISES.iter().filter(|promise| promise.topics.contains(&topic)).flat_map(|promise| promise.floors);
    floors
        .filter_map(|(question, floor)| {
            let percent = score.percent(*question)?;
            // Half a case in a hundred thousand is rounding.
            (percent + 0.0005 < *floor).then(|| format!("{topic} {}: {percent:.3} < {floor}", question.name()))
        })
        .collect()
}
