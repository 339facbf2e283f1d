//! The tables are consistent with each other.

use dxvet::Profile;
use dxvet::rule::{Rule, sources};
use dxvet::tables::{
    costs::COSTS, depth::DEPTHS, help::HELP, limits::LIMITS, notices::NOTICES, ops::OPS, rules::RULES,
};
use std::collections::{HashMap, HashSet};

fn is_kebab(name: &str) -> bool {
    name.split('-').all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()))
}

/// Placeholders of a text: the words in braces.
fn placeholders(text: &str) -> HashSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

/// What the reference refuses without a number.
const UNNUMBERED: &[&str] = &["error-directive", "invalid-directive", "warning-as-error"];

#[test]
fn rules_are_whole() {
    let mut names = HashSet::new();
    for rule in RULES {
        assert!(names.insert(rule.name), "{} stands twice", rule.name);
        assert!(is_kebab(rule.name), "{}: not in kebab case", rule.name);
        assert!(!rule.message.is_empty(), "{}: no message", rule.name);
        assert!(sources(rule.source).next().is_some(), "{}: {:?} cites nothing known", rule.name, rule.source);
        let numbered = rule.codes.iter().any(|code| *code != 0) || UNNUMBERED.contains(&rule.name);
        assert!(numbered, "{}: no number in any profile", rule.name);
        assert!(!rule.message.ends_with('.'), "{}: a message is no sentence with a full stop", rule.name);
        for word in placeholders(rule.message).union(&placeholders(rule.help)) {
            let fine = !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
            assert!(fine, "{}: placeholder {word:?}", rule.name);
        }
    }
}

/// The reference reports different things under one number now and then. Whoever finds such a
/// number writes it down here, so that a slip of the pen does not pass for one.
const SHARED: &[&str] = &["X5005", "X5309", "X5326", "X5690", "X5914", "X6077", "X6078"];

#[test]
fn numbers_name_one_rule_per_profile() {
    let mut owners: HashMap<(Profile, u16), Vec<&Rule>> = HashMap::new();
    for rule in RULES {
        for profile in Profile::ALL {
            // What the caps decide has the number of the limit that the profile itself sets.
            if let Some(code) = rule.code(profile).filter(|_| !rule.name.starts_with("caps-")) {
                owners.entry((profile, code)).or_default().push(rule);
            }
        }
    }
    let mut shared: Vec<String> = owners
        .iter()
        .filter(|((_, code), rules)| !SHARED.contains(&format!("X{code}").as_str()) && rules.len() > 1)
        .map(|((profile, code), rules)| {
            let names: Vec<&str> = rules.iter().map(|rule| rule.name).collect();
            format!("{} X{code}: {}", profile.name(), names.join(", "))
        })
        .collect();
    shared.sort();
    assert!(shared.is_empty(), "shared numbers:\n{}", shared.join("\n"));
}

#[test]
fn help_pages_speak_of_rules() {
    let mut explained = HashSet::new();
    for page in HELP {
        assert!(!page.text.is_empty(), "{}: empty", page.name);
        for name in page.rules {
            let known = RULES.iter().map(|rule| rule.name).chain(dxvet::fault::rules().map(|rule| rule.name));
            assert!(known.into_iter().any(|known| known == *name), "{}: no rule {name}", page.name);
            assert!(explained.insert(name), "{name} is explained twice");
        }
    }
}

#[test]
fn notices_have_codes_of_their_own() {
    let codes: HashSet<&str> = NOTICES.iter().map(|row| row.code).collect();
    assert_eq!(codes.len(), NOTICES.len());
    for row in NOTICES {
        assert!(is_kebab(row.name) && sources(row.source).next().is_some(), "{}", row.code);
        assert!(RULES.iter().all(|rule| rule.name != row.name), "{} is a rule's name", row.name);
    }
}

#[test]
fn profiles_are_found_by_their_version() {
    for profile in Profile::ALL {
        assert_eq!(Profile::from_version(profile.version()), Some(profile));
    }
}

#[test]
fn instruction_forms_are_sorted_and_reachable() {
    assert!(OPS.is_sorted_by_key(|op| op.opcode));
    assert!(COSTS.is_sorted_by_key(|cost| cost.opcode));
    for op in OPS {
        assert!(sources(op.source).next().is_some(), "{}: {:?} cites nothing known", op.name, op.source);
        assert!(op.assembles.0 | op.legal.0 == op.assembles.0, "{}: legal where it does not assemble", op.name);
    }
    for cost in COSTS {
        let op = OPS.iter().find(|op| op.opcode == cost.opcode);
        assert!(op.is_some(), "a cost for opcode {}, which no form has", cost.opcode);
    }
}

#[test]
fn limits_speak_once_of_a_profile() {
    for limit in LIMITS {
        assert!(is_kebab(limit.name));
        for profile in Profile::ALL {
            let rows = limit.rows.iter().filter(|row| row.profiles.contains(profile)).count();
            assert!(rows <= 1, "{}: {rows} rows for {}", limit.name, profile.name());
        }
        for row in limit.rows {
            assert!(row.value.is_some() || row.documented.is_some(), "{}: a row without a number", limit.name);
            assert!(sources(row.source).next().is_some(), "{}: {:?} cites nothing known", limit.name, row.source);
        }
    }
}

#[test]
fn depth_rules_exist_where_their_forms_do() {
    for row in DEPTHS {
        for profile in row.profiles.iter() {
            for (counter, rule, _) in row.rules {
                assert!(
                    rule.code(profile).is_some(),
                    "{:?}: {} has no number in {}",
                    row.form,
                    rule.name,
                    profile.name()
                );
                assert!(counter.limit().row(profile).is_some(), "{:?}: no limit in {}", row.form, profile.name());
            }
        }
    }
}
