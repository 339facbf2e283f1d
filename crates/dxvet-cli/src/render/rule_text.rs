//! What a rule says in general, from whichever table it stands in.

use dxvet::fault;
use dxvet::tables::{notices::NOTICES, rules::RULES};

/// Message and help of a rule, their places open. Rules of different formats may share a name, so
/// that the number goes before it; Direct3D 9 alone has several numbers for one rule.
pub fn find(code: &str, name: &str) -> Option<(&'static str, &'static str)> {
    let of_fault = || fault::rules().find(|rule| rule.code == code).map(|rule| (rule.message, rule.help));
    let of_notice = || NOTICES.iter().find(|rule| rule.code == code).map(|rule| (rule.message, rule.help));
    let of_rule = || RULES.iter().find(|rule| rule.name == name).map(|rule| (rule.message, rule.help));
    of_fault().or_else(of_notice).or_else(of_rule)
}
