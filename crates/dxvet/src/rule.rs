//! Rules: one table row each, shared by checks, `explain` and the documentation.

use crate::diagnostic::Severity;
use crate::profile::Profile;
use crate::tables::help::HELP;
use crate::tables::sources::SOURCES;

/// One row of the rule tables.
#[derive(Debug)]
pub struct Rule {
    /// Kebab-case name; reads as `allow NAME`.
    pub name: &'static str,
    /// How bad breaking it is.
    pub severity: Severity,
    /// Whether the reference stops validating after it.
    pub fatal: bool,
    /// The rule's number per profile, in the order of [`Profile::ALL`]: the reference's, or one
    /// of ours from [`Rule::OWN`] on; 0 where the profile has no such rule.
    pub codes: [u16; Profile::ALL.len()],
    /// What is wrong, with `{placeholders}`.
    pub message: &'static str,
    /// The way out, or an empty text.
    pub help: &'static str,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

impl Rule {
    /// The longer text on it, if there is one.
    pub fn help_page(&self) -> Option<&'static Help> {
        HELP.iter().find(|page| page.rules.contains(&self.name))
    }
    /// Numbers from here on are ours: the reference has none for the rule in that profile. They
    /// print as `D9001`; the reference's print as `X5856`. D90 are warnings about one shader, D91
    /// warnings about caps, D92 errors that the reference gives no number, D93 is linking.
    pub const OWN: u16 = 9000;

    /// The number the rule has in `profile`, or `None` where it does not exist.
    pub fn code(&self, profile: Profile) -> Option<u16> {
        match self.codes[profile as usize] {
            0 => None,
            code => Some(code),
        }
    }

    /// The number as it is printed, `X5856` or `D9001`; `None` where the rule does not exist.
    pub fn printed(&self, profile: Profile) -> Option<String> {
        let code = self.code(profile)?;
        Some(format!("{}{code}", if code < Self::OWN { 'X' } else { 'D' }))
    }
}

/// A row for what the front door itself says, before any profile is known.
#[derive(Debug)]
pub struct Notice {
    /// A code of ours, as `F0001`.
    pub code: &'static str,
    /// Kebab-case name.
    pub name: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What it says, with `{placeholders}`.
    pub message: &'static str,
    /// The way out, or an empty text.
    pub help: &'static str,
    /// Who says so.
    pub source: &'static str,
}

/// What a key in a row's citation stands for.
#[derive(Debug)]
pub struct Source {
    /// The key, as `ref`.
    pub key: &'static str,
    /// The document or program.
    pub title: &'static str,
    /// The section, page or file.
    pub place: &'static str,
}

/// A row's citation with its keys replaced by what they stand for: `ref (X5349); manual` names
/// the program and the document.
pub fn cite(citation: &str) -> String {
    let part = |part: &str| match source(part) {
        Some(source) => format!("{}{}", source.title, &part[source.key.len()..]),
        None => part.to_owned(),
    };
    citation.split("; ").map(part).collect::<Vec<_>>().join("; ")
}

/// The sources that a citation names.
pub fn sources(citation: &str) -> impl Iterator<Item = &'static Source> {
    citation.split("; ").filter_map(source)
}

/// The source at the start of one part of a citation.
fn source(part: &str) -> Option<&'static Source> {
    let key = part.split([' ', ',', ':', '(']).next()?;
    SOURCES.iter().find(|source| source.key == key)
}

/// A longer text on rules that need more than a line: what they mean, an example, the fix,
/// where documents and reference differ.
#[derive(Debug)]
pub struct Help {
    /// The page's name.
    pub name: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// The rules it explains.
    pub rules: &'static [&'static str],
    /// Markdown.
    pub text: &'static str,
}
