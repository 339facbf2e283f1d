//! `dxvet.toml`: what is wanted of the shaders below a folder. The file nearest above a checked
//! file counts, and no other.

use crate::arguments::Kind;
use crate::caps_file;
use crate::filter;
use crate::input::{self, Input};
use crate::output::Stop;
use clap::ValueEnum as _;
use dxvet::d3d9::caps::Caps;
use dxvet::diagnostic::Severity;
use dxvet::tables::notices::WRONG_PROFILE;
use dxvet::{Diagnostic, Report, Verdict};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The name of the file.
pub const NAME: &str = "dxvet.toml";

/// What becomes of the findings of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    /// An error, which fails the run.
    Deny,
    /// A warning.
    Allow,
    /// Not said at all.
    Ignore,
}

/// One file's content.
#[derive(Debug, Default)]
pub struct Settings {
    /// Where it stands, as it is printed.
    file: String,
    /// The profiles that are wanted; none: all.
    profiles: Vec<String>,
    /// The kind of shader that is wanted.
    pub expect: Option<Kind>,
    /// What the device can do.
    pub caps: Option<Caps>,
    /// By number, start of numbers or name of a rule; a longer word goes before a shorter one.
    levels: Vec<(String, Level)>,
}

/// What the settings made of a report.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effect {
    /// Findings left out.
    pub left_out: usize,
    /// Errors that became warnings.
    pub allowed: usize,
    /// Findings of an accepted shader that became errors.
    pub denied: usize,
}

impl Settings {
    /// Refuses a shader of another profile, and gives each finding its level.
    pub fn apply(&self, report: &mut Report) -> Effect {
        let found = report.profile_name().unwrap_or(report.format.name()).to_owned();
        if !self.profiles.is_empty() && !self.profiles.contains(&found) {
            report.diagnostics.insert(0, self.wrong_profile(found));
            report.verdict = Some(Verdict::Reject);
        }
        let mut effect = Effect::default();
        report.diagnostics.retain_mut(|diagnostic| {
            let error = diagnostic.severity == Severity::Error;
            match self.level(diagnostic) {
                Some(Level::Ignore) => {
                    effect.left_out += 1;
                    return false;
                }
                Some(Level::Allow) if error => {
                    diagnostic.severity = Severity::Warning;
                    effect.allowed += 1;
                }
                Some(Level::Deny) if !error => {
                    diagnostic.severity = Severity::Error;
                    effect.denied += 1;
                }
                _ => {}
            }
            true
        });
        effect
    }

    fn level(&self, diagnostic: &Diagnostic) -> Option<Level> {
        let fits = |word: &str| filter::matches(word, &diagnostic.code, diagnostic.rule);
        let fitting = self.levels.iter().filter(|(word, _)| fits(word));
        fitting.max_by_key(|(word, _)| word.len()).map(|(_, level)| *level)
    }

    fn wrong_profile(&self, found: String) -> Diagnostic {
        let row = &WRONG_PROFILE;
        let values = [("{found}", found), ("{file}", self.file.clone()), ("{wanted}", self.profiles.join(" or "))];
        let fill = |text: &str, (name, value): &(&str, String)| text.replace(name, value);
        Diagnostic {
            severity: row.severity,
            code: row.code.to_owned(),
            rule: row.name,
            message: values.iter().fold(row.message.to_owned(), |text, value| fill(&text, value)),
            line: None,
            column: None,
            end_column: None,
            offset: None,
            length: None,
            instruction: None,
            listing: None,
            trace: Vec::new(),
            help: Some(row.help.to_owned()),
            source: self.file.clone(),
        }
    }
}

/// The settings of every folder that inputs stand in.
#[derive(Debug, Default)]
pub struct Found {
    /// By the folder as inputs name it.
    folders: HashMap<PathBuf, Option<usize>>,
    /// By the whole path of the folder, all folders above included.
    above: HashMap<PathBuf, Option<usize>>,
    files: Vec<Settings>,
}

impl Found {
    /// The settings above all inputs.
    pub fn above(inputs: &[Input]) -> Result<Self, Stop> {
        let mut found = Self::default();
        found.look_above(inputs)?;
        Ok(found)
    }

    /// Looks above more inputs. Every mistake in every file that counts is told.
    pub fn look_above(&mut self, inputs: &[Input]) -> Result<(), Stop> {
        let mut faults = Vec::new();
        for input in inputs {
            let folder = folder(input);
            if self.folders.contains_key(folder) {
                continue;
            }
            let number = std::path::absolute(folder).ok().and_then(|whole| self.search(&whole, &mut faults));
            self.folders.insert(folder.to_owned(), number);
        }
        if faults.is_empty() { Ok(()) } else { Err(Stop::Failed(faults.join("\n"))) }
    }

    /// The number of the file that counts in a folder. No folder is asked twice.
    fn search(&mut self, folder: &Path, faults: &mut Vec<String>) -> Option<usize> {
        let (mut passed, mut number) = (Vec::new(), None);
        for above in folder.ancestors() {
            if let Some(known) = self.above.get(above) {
                number = *known;
                break;
            }
            passed.push(above.to_owned());
            let file = above.join(NAME);
            if file.is_file() {
                match load(&file) {
                    Ok(settings) => {
                        number = Some(self.files.len());
                        self.files.push(settings);
                    }
                    Err(mut more) => faults.append(&mut more),
                }
                break;
            }
        }
        passed.into_iter().for_each(|folder| {
            self.above.insert(folder, number);
        });
        number
    }

    /// The settings that count for an input.
    pub fn of(&self, input: &Input) -> Option<&Settings> {
        self.files.get((*self.folders.get(folder(input))?)?)
    }
}

/// The folder of an input; standard input has the current one.
fn folder(input: &Input) -> &Path {
    let folder = if input::is_stdin(&input.path) { None } else { input.path.parent() };
    folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The path as it is printed: from the current folder, where it is below that.
fn printed(file: &Path) -> String {
    let here = std::env::current_dir().ok();
    let below = here.and_then(|here| file.strip_prefix(here).ok().map(Path::to_owned));
    below.as_deref().unwrap_or(file).display().to_string()
}

fn load(file: &Path) -> Result<Settings, Vec<String>> {
    let name = printed(file);
    let text = std::fs::read_to_string(file).map_err(|error| vec![format!("{name}: {}", input::reason(&error))])?;
    parse(&text, file.parent().unwrap_or(Path::new(".")))
        .map(|settings| Settings { file: name.clone(), ..settings })
        .map_err(|faults| {
            let place = |(at, message): (usize, String)| {
                let (line, column) = position(&text, at);
                format!("{name}:{line}:{column}: {message}")
            };
            faults.into_iter().map(place).collect()
        })
}

/// Line and column, both from 1.
fn position(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}

/// Where something is wrong, and what.
type Fault = (usize, String);

const KEYS: &[&str] = &["profile", "expect", "caps", "severity"];

fn parse(text: &str, folder: &Path) -> Result<Settings, Vec<Fault>> {
    let table = DeTable::parse(text)
        .map_err(|error| vec![(error.span().map_or(0, |span| span.start), error.message().to_owned())])?;
    let (mut settings, mut faults) = (Settings::default(), Vec::new());
    for (key, value) in table.into_inner() {
        let at = value.span().start;
        let read = match key.get_ref().as_ref() {
            "profile" => profiles(value).map(|profiles| settings.profiles = profiles),
            "expect" => kind(&value).map(|kind| settings.expect = Some(kind)),
            "caps" => caps(&value, folder).map(|caps| settings.caps = Some(caps)),
            "severity" => levels(value, &mut settings.levels, &mut faults),
            name => {
                faults.push((key.span().start, unknown(name)));
                continue;
            }
        };
        faults.extend(read.err().map(|message| (at, message)));
    }
    faults.sort_by_key(|fault| fault.0);
    if faults.is_empty() { Ok(settings) } else { Err(faults) }
}

fn unknown(name: &str) -> String {
    let near =
        KEYS.iter().find(|key| key.starts_with(name) || name.starts_with(**key) || key.eq_ignore_ascii_case(name));
    let hint = match near {
        Some(key) => format!("did you mean {key}?"),
        None => format!("the keys are {}", KEYS.join(", ")),
    };
    format!("no key is called {name}; {hint}")
}

fn profiles(value: Spanned<DeValue<'_>>) -> Result<Vec<String>, String> {
    const WANTED: &str = "profile takes a name, as \"ps_2_0\", or a list of names";
    let one = |value: &DeValue<'_>| match value {
        DeValue::String(text) if is_profile(text) => Ok(text.to_string()),
        DeValue::String(text) => Err(format!("\"{text}\" is no profile; `dxvet limits` lists those of Direct3D 9")),
        _ => Err(WANTED.to_owned()),
    };
    match value.get_ref() {
        DeValue::Array(list) if list.is_empty() => Err(WANTED.to_owned()),
        DeValue::Array(list) => list.iter().map(|value| one(value.get_ref())).collect(),
        value => Ok(vec![one(value)?]),
    }
}

/// A profile of Direct3D 9, or a name of the form of later ones: `ps_5_0`, `ps_4_0_level_9_1`.
fn is_profile(name: &str) -> bool {
    let number = |part: &str| part.len() == 1 && part.bytes().all(|letter| letter.is_ascii_digit());
    let (stage, rest) = name.split_once('_').unwrap_or((name, ""));
    let (version, level) = rest.split_once("_level_").unwrap_or((rest, "9_1"));
    let pair = |text: &str| text.split_once('_').is_some_and(|(major, minor)| number(major) && number(minor));
    let later = version.split_once('_').is_some_and(|(major, _)| ("4".."9").contains(&major));
    dxvet::Profile::ALL.iter().any(|profile| profile.name() == name)
        || (["vs", "ps", "gs", "hs", "ds", "cs", "lib", "as", "ms"].contains(&stage)
            && later
            && pair(version)
            && (pair(level) || level == "9_x"))
}

fn kind(value: &Spanned<DeValue<'_>>) -> Result<Kind, String> {
    let DeValue::String(text) = value.get_ref() else { return Err("expect takes \"vs\" or \"ps\"".into()) };
    Kind::from_str(text, false).map_err(|_| format!("expect takes \"vs\" or \"ps\", not \"{text}\""))
}

fn caps(value: &Spanned<DeValue<'_>>, folder: &Path) -> Result<Caps, String> {
    let DeValue::String(text) = value.get_ref() else {
        return Err("caps takes the name of a preset or of a file, as \"9_3\"".into());
    };
    let beside = folder.join(text.as_ref());
    let name = if Caps::preset(text).is_none() { beside.to_str().unwrap_or(text) } else { text };
    caps_file::load(name).map_err(|stop| match stop {
        Stop::Failed(message) => message,
        Stop::ClosedPipe => String::new(),
    })
}

fn levels(
    value: Spanned<DeValue<'_>>,
    levels: &mut Vec<(String, Level)>,
    faults: &mut Vec<Fault>,
) -> Result<(), String> {
    let DeValue::Table(table) = value.into_inner() else {
        return Err("severity is a table: [severity], then lines as X5856 = \"allow\"".into());
    };
    for (code, level) in table {
        let at = code.span().start;
        let code = code.into_inner().to_string();
        if !filter::is_known(&code) {
            faults.push((at, format!("no rule has the number or the name {code} (see `dxvet explain`)")));
        }
        let text = if let DeValue::String(text) = level.get_ref() { text.as_ref() } else { "" };
        match text {
            "deny" => levels.push((code, Level::Deny)),
            "allow" => levels.push((code, Level::Allow)),
            "ignore" => levels.push((code, Level::Ignore)),
            _ => faults.push((level.span().start, "a severity is \"deny\", \"allow\" or \"ignore\"".to_owned())),
        }
    }
    Ok(())
}

/// Shared by the threads of a run.
const _: () = {
    const fn shared<T: Sync>() {}
    shared::<Found>();
};

#[cfg(test)]
mod tests {
    use super::{is_profile, parse, position};
    use std::path::Path;

    #[test]
    fn mistakes_name_their_place() {
        for (text, place, words) in [
            ("profil = \"ps_2_0\"\n", (1, 1), "did you mean profile?"),
            ("\ncolour = 1\n", (2, 1), "the keys are profile, expect, caps, severity"),
            ("profile = \"ps_9\"\n", (1, 11), "\"ps_9\" is no profile"),
            ("profile = 2\n", (1, 11), "takes a name"),
            ("profile = []\n", (1, 11), "takes a name"),
            ("profile = [\"ps_2_0\", 3]\n", (1, 11), "takes a name"),
            ("expect = \"gs\"\n", (1, 10), "not \"gs\""),
            ("expect = true\n", (1, 10), "\"vs\" or \"ps\""),
            ("caps = \"9_9\"\n", (1, 8), "neither a preset nor a file"),
            ("severity = \"deny\"\n", (1, 12), "is a table"),
            ("[severity]\nX5856 = \"warn\"\n", (2, 9), "\"deny\", \"allow\" or \"ignore\""),
            ("[severity]\n\n  Z1 = \"deny\"\n", (3, 3), "no rule has the number or the name Z1"),
            ("expect = \"ps\"\nexpect = \"vs\"\n", (2, 1), "duplicate"),
            ("é = 1\n", (1, 1), ""),
        ] {
            let faults = parse(text, Path::new(".")).expect_err(text);
            assert_eq!(position(text, faults[0].0), place, "{text}: {faults:?}");
            assert!(faults[0].1.contains(words), "{text}: {faults:?}");
        }
        let two = parse("a = 1\nexpect = 1\n[severity]\nX5856 = 1\n", Path::new(".")).expect_err("three mistakes");
        assert_eq!(two.len(), 3, "{two:?}");
    }

    #[test]
    fn profiles_of_all_models_are_known_by_their_form() {
        for name in ["ps_2_0", "vs_2_sw", "ps_4_0_level_9_1", "cs_5_1", "lib_6_3", "ms_6_5"] {
            assert!(is_profile(name), "{name}");
        }
        for name in ["ps_2", "ps_1_5", "xs_5_0", "ps_5_0_level_", "ps_5_00", "gs_3_0", ""] {
            assert!(!is_profile(name), "{name}");
        }
    }
}
