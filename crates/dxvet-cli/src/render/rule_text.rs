//! What a rule says in general, from whichever table it stands in.

use dxvet::fault;
use dxvet::tables::{notices::NOTICES, rules::RULES};

/// Message and help of the rule with this name, their places open.
pub fn find(name: &str) -> Option<(&'static str, &'static str)> {
    let of_rule = || RULES.iter().find(|rule| rule.name == name).map(|rule| (rule.message, rule.help));
    let of_fault = || fault::rules().find(|rule| rule.name == name).map(|rule| (rule.message, rule.help));
    let of_notice = || NOTICES.iter().find(|rule| rule.name == name).map(|rule| (rule.message, rule.help));
    of_rule().or_else(of_fault).or_else(of_notice)
}
