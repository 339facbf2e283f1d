//! What a scan comes to.

use super::scan_rows::Row;
use super::table::table;
use crate::Outcome;
use std::collections::BTreeMap;

/// How many of one sort there are, by verdict.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    shaders: usize,
    accepted: usize,
    refused: usize,
}

/// Counts over all files.
#[derive(Debug, Default)]
pub struct Sums {
    /// Files that were searched.
    pub files: usize,
    /// Files and folders that could not be read.
    pub unreadable: usize,
    /// Files that were not searched because the user ended the run.
    pub left: usize,
    /// Shaders whose bytes had been met before.
    pub duplicates: usize,
    all: Count,
    kinds: BTreeMap<String, Count>,
    profiles: BTreeMap<String, Count>,
    /// In how many shaders each number stands.
    codes: BTreeMap<String, usize>,
}

impl Sums {
    /// Counts a shader.
    pub fn add(&mut self, row: &Row) {
        let profile = row.profile.clone().unwrap_or_else(|| "-".into());
        let kind = self.kinds.entry(row.kind.into()).or_default();
        let profile = self.profiles.entry(profile).or_default();
        for count in [&mut self.all, kind, profile] {
            count.shaders += 1;
            count.accepted += usize::from(row.verdict == Some("accept"));
            count.refused += usize::from(row.verdict == Some("reject"));
        }
        for code in &row.codes {
            *self.codes.entry(code.clone()).or_default() += 1;
        }
    }

    /// A few words for the bar.
    pub fn progress(&self) -> String {
        format!("{} found, {} refused", self.all.shaders, self.all.refused)
    }

    /// The tables.
    pub fn print(&self) -> String {
        let Count { shaders, accepted, refused } = self.all;
        let mut text = format!(
            "searched {} files: {shaders} shaders ({accepted} accepted, {refused} refused, {} without a verdict), \
             {} duplicates, {} unreadable files{}\n",
            self.files,
            shaders - accepted - refused,
            self.duplicates,
            self.unreadable,
            if self.left > 0 { format!(", {} files not searched", self.left) } else { String::new() },
        );
        for (name, counts) in [("kind", &self.kinds), ("profile", &self.profiles)] {
            if !counts.is_empty() {
                let row = |(key, count): (&String, &Count)| {
                    let Count { shaders, accepted, refused } = *count;
                    [key.clone(), shaders.to_string(), accepted.to_string(), refused.to_string()]
                };
                let rows: Vec<[String; 4]> = counts.iter().map(row).collect();
                text.push('\n');
                text.push_str(&table([name, "shaders", "accepted", "refused"], &rows));
            }
        }
        if !self.codes.is_empty() {
            let mut codes: Vec<(&String, &usize)> = self.codes.iter().collect();
            codes.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
            let rows: Vec<[String; 2]> =
                codes.into_iter().map(|(code, count)| [code.clone(), count.to_string()]).collect();
            text.push('\n');
            text.push_str(&table(["code", "shaders"], &rows));
        }
        text
    }

    /// A file that cannot be read is none of the shaders' faults, unless there was no other. Sums of
    /// a run that was ended early are none of everything.
    pub fn outcome(&self) -> Outcome {
        if self.left > 0 || (self.files == 0 && self.unreadable > 0) {
            Outcome::Trouble
        } else if self.all.refused > 0 {
            Outcome::Findings
        } else {
            Outcome::Clean
        }
    }
}
