//! What somebody asks of a shader: that an interface takes it, that every device of a feature level
//! runs it.

use super::{Cause, Features};
use crate::tables::features::{APIS, FEATURES, LEVELS};

/// One thing asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// This interface takes the shader.
    Api(&'static str),
    /// Every device of this feature level runs it (a place among the levels).
    Level(usize),
    /// The device is known to have this feature.
    Has(&'static str),
}

impl Want {
    /// `d3d11.1`, `11_0`, or the name of a feature.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(api) = APIS.iter().find(|api| api.key == text) {
            return Some(Self::Api(api.key));
        }
        if let Some(place) = LEVELS.iter().position(|level| level.name == text) {
            return Some(Self::Level(place));
        }
        // A member of Direct3D does as well as our name.
        let member = |cap: Option<&str>| {
            let member = cap.and_then(|cap| cap.split(' ').next()?.rsplit('.').next());
            member.is_some_and(|member| member.eq_ignore_ascii_case(text))
        };
        let named = FEATURES.iter().find(|feature| feature.name == text);
        let feature = named.or_else(|| FEATURES.iter().find(|row| member(row.cap12) || member(row.cap11)));
        feature.map(|feature| Self::Has(feature.name))
    }
    /// All that [`Want::parse`] takes.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let apis = APIS.iter().map(|api| api.key);
        apis.chain(LEVELS.iter().map(|level| level.name)).chain(FEATURES.iter().map(|feature| feature.name))
    }
}

/// Something that was asked for and is not so.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Failure {
    /// What was asked for.
    pub wanted: String,
    /// Why not.
    pub cause: Cause,
}

impl Features {
    /// Which of `wants` are not so. An optional feature counts as missing unless it is named.
    pub fn failures(&self, wants: &[Want]) -> Vec<Failure> {
        let mut failures = Vec::new();
        for want in wants {
            match want {
                Want::Api(key) => {
                    let refused = self.api(key).filter(|taker| !taker.accepted);
                    let name = APIS.iter().find(|api| api.key == *key).map_or(*key, |api| api.name);
                    let cause = refused.map(|taker| taker.cause.clone());
                    let silent = self.apis.is_empty().then(|| Cause::words("it is no shader"));
                    if let Some(cause) = cause.or(silent) {
                        failures.push(Failure { wanted: name.to_owned(), cause });
                    }
                }
                Want::Level(place) => self.level_failures(*place, wants, &mut failures),
                Want::Has(_) => {}
            }
        }
        failures
    }
    fn level_failures(&self, place: usize, wants: &[Want], failures: &mut Vec<Failure>) {
        let name = LEVELS[place].name;
        let wanted = || format!("feature level {name}");
        let Some(needed) = &self.level else {
            let cause = Cause::words("it is no shader of Direct3D 10 or later");
            failures.push(Failure { wanted: wanted(), cause });
            return;
        };
        let at = |name: &str| LEVELS.iter().position(|level| level.name == name).unwrap_or(usize::MAX);
        if at(&needed.value) > place {
            let text = format!("it needs {}: {}", needed.value, needed.cause.text);
            failures.push(Failure { wanted: wanted(), cause: Cause { text, ..needed.cause.clone() } });
            return;
        }
        for used in &self.features {
            let given = wants.contains(&Want::Has(used.name)) || used.level.is_some_and(|level| at(level) <= place);
            if !given {
                let why = used.cause.clone().unwrap_or_else(|| Cause::words("stated in SFI0"));
                let text = format!("{} ({}) is optional there: {}", used.what, used.name, why.text);
                failures.push(Failure { wanted: wanted(), cause: Cause { text, ..why } });
            }
        }
    }
}
