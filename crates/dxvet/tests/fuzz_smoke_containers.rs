//! Short runs of what the fuzz targets `container` and `sm4_text` run for hours: recorded containers
//! with a few bytes changed, and their listings with lines changed.

#[allow(dead_code)] // each user reads some of it
#[path = "common/containers.rs"]
mod containers;
#[allow(dead_code)]
#[path = "common/properties.rs"]
mod properties;

use containers::{Recorded, recorded};
use properties::{container_never_panics, sm4_text_never_panics, sm4_versioned};
use proptest::prelude::*;
use std::sync::OnceLock;

fn seeds() -> &'static [Recorded] {
    static SEEDS: OnceLock<Vec<Recorded>> = OnceLock::new();
    SEEDS.get_or_init(recorded)
}

/// Words that lines of listings are made of.
const WORDS: &[&str] = &[
    "",
    "mov ",
    "r0.x",
    "l(1.0)",
    ", ",
    "\n",
    "ret",
    "endif",
    "if_nz r0.x",
    "dcl_temps 4",
    "cb0[r0.x + 4].xyzw",
    "{",
    "}",
    "-",
    "|",
    "[",
    "// ",
    "; ",
    "\t",
    "x0[",
    "0x",
    "1.#INF",
    "sampler",
    "\u{E9}",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_containers(
        choice in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = choice.get(seeds()).bytes.clone();
        let length = bytes.len();
        changes.iter().for_each(|(place, value)| bytes[place.index(length)] = *value);
        container_never_panics(&bytes);
    }

    #[test]
    fn changed_listings(
        choice in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), prop::sample::select(WORDS)), 1..6),
    ) {
        let listed: Vec<&str> = seeds().iter().filter_map(|case| case.listing.as_deref()).collect();
        let mut lines: Vec<String> = choice.get(&listed).lines().map(str::to_owned).collect();
        let length = lines.len();
        for (place, word) in &changes {
            let line = &mut lines[place.index(length)];
            let middle = (0..=line.len() / 2).rev().find(|at| line.is_char_boundary(*at)).unwrap_or(0);
            line.insert_str(middle, word);
        }
        sm4_text_never_panics(&lines.join("\n"));
    }

    #[test]
    fn any_words(choice in any::<u8>(), words in prop::collection::vec(prop::sample::select(WORDS), 0..40)) {
        let mut text = vec![choice];
        text.extend(words.concat().bytes());
        sm4_text_never_panics(&sm4_versioned(&text));
    }
}
