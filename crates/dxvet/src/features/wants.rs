//! What somebody asks of a shader: that an interface takes it, that every device of a feature level
//! runs it, that a device with certain features has all it needs.

use super::{Cause, Features, Use};
use crate::tables::features::{APIS, FEATURES, LEVELS, TIERS};

/// One thing asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// This interface takes the shader.
    Api(&'static str),
    /// Every device of this feature level runs it (a place among the levels).
    Level(usize),
    /// The device is known to have this feature.
    Has(&'static str),
    /// The device is known to have every feature that this member of Direct3D 11 or 12 tells.
    Tells(&'static str),
    /// The device is known to have this resource binding tier (a place among the tiers).
    Tier(usize),
}

/// The member in a cell as `FEATURE_DATA.Member` or `Member 2`.
fn member(cap: &'static str) -> Option<&'static str> {
    cap.split(' ').next()?.rsplit('.').next()
}

impl Want {
    /// `d3d11.1`, `11_0`, `D3D12_RESOURCE_BINDING_TIER_2`, or the name of a feature.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(api) = APIS.iter().find(|api| api.key == text) {
            return Some(Self::Api(api.key));
        }
        if let Some(place) = LEVELS.iter().position(|level| level.name == text) {
            return Some(Self::Level(place));
        }
        if let Some(place) = TIERS.iter().position(|tier| tier.name.eq_ignore_ascii_case(text)) {
            return Some(Self::Tier(place));
        }
        if let Some(feature) = FEATURES.iter().find(|feature| feature.name == text) {
            return Some(Self::Has(feature.name));
        }
        // A member of Direct3D does as well as our names, and may tell more than one feature.
        let caps = FEATURES.iter().flat_map(|row| [row.cap12, row.cap11]).flatten();
        caps.filter_map(member).find(|member| member.eq_ignore_ascii_case(text)).map(Self::Tells)
    }
    /// All that [`Want::parse`] takes.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let apis = APIS.iter().map(|api| api.key);
        let tiers = TIERS.chunk_by(|one, other| one.name == other.name).map(|same| same[0].name);
        apis.chain(LEVELS.iter().map(|level| level.name))
            .chain(tiers)
            .chain(FEATURES.iter().map(|feature| feature.name))
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

impl Want {
    /// Whether it names what the device has.
    fn is_feature(&self) -> bool {
        matches!(self, Self::Has(_) | Self::Tells(_))
    }
    /// Whether the device is known to have the feature because of it.
    fn gives(&self, used: &Use) -> bool {
        match self {
            Self::Has(name) => *name == used.name,
            Self::Tells(name) => {
                [used.cap11, used.cap12].into_iter().flatten().filter_map(member).any(|one| one == *name)
            }
            Self::Api(_) | Self::Level(_) | Self::Tier(_) => false,
        }
    }
}

impl Features {
    /// Which of `wants` are not so. An optional feature counts as missing unless it is named. Features
    /// without a feature level are all that the device has beyond what every device that may run the
    /// shader has: nothing is asked of its level then.
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
                Want::Has(_) | Want::Tells(_) | Want::Tier(_) => {}
            }
        }
        self.tier_failure(wants, &mut failures);
        let levels = wants.iter().any(|want| matches!(want, Want::Level(_)));
        if !levels && wants.iter().any(Want::is_feature) {
            self.feature_failures(wants, &mut failures);
        }
        failures
    }
    /// The binding tier, where a tier is named, or every device of a level is to run the shader: the higher of
    /// the named tier and the one that the level has. Only Direct3D 12 has tiers.
    fn tier_failure(&self, wants: &[Want], failures: &mut Vec<Failure>) {
        const TIERED: &str = "d3d12";
        let elsewhere = self.apis.iter().any(|taker| taker.accepted && taker.key != TIERED);
        let asked = wants.contains(&Want::Api(TIERED)) || !elsewhere;
        let levels = wants.iter().filter(|_| asked).filter_map(|want| match want {
            Want::Level(level) => TIERS.iter().rposition(|tier| tier.level <= *level).map(|tier| (tier, *level)),
            _ => None,
        });
        let named = wants.iter().filter_map(|want| match want {
            Want::Tier(tier) => Some(*tier),
            _ => None,
        });
        let (level, named) = (levels.max(), named.max());
        let Some(given) = named.max(level.map(|(tier, _)| tier)) else { return };
        let wanted = match (named, level) {
            (Some(tier), _) => TIERS[tier].name.to_owned(),
            (None, Some((_, level))) => format!("feature level {}", LEVELS[level].name),
            (None, None) => return,
        };
        match &self.binding_tier {
            Some(needed) if self.tier > Some(given) => {
                let level = self.tier.map_or("", |tier| LEVELS[TIERS[tier].least].name);
                let text = format!("it needs {} (from level {level} on): {}", needed.value, needed.cause.text);
                failures.push(Failure { wanted, cause: Cause { text, ..needed.cause.clone() } });
            }
            None if named.is_some() && self.apis.is_empty() => {
                failures.push(Failure { wanted, cause: Cause::words("it is no shader") });
            }
            _ => {}
        }
    }
    /// The features that the list does not give.
    fn feature_failures(&self, wants: &[Want], failures: &mut Vec<Failure>) {
        let names: Vec<&str> = wants
            .iter()
            .filter_map(|want| match want {
                Want::Has(name) | Want::Tells(name) => Some(*name),
                Want::Api(_) | Want::Level(_) | Want::Tier(_) => None,
            })
            .collect();
        let wanted = format!("a device with {}", names.join(", "));
        if self.apis.is_empty() {
            failures.push(Failure { wanted, cause: Cause::words("it is no shader") });
            return;
        }
        // Where the shader runs at all, its lowest level is there.
        let least = self.level.as_ref().and_then(|level| place_of(&level.value));
        for used in self.missing(wants, least) {
            let why = used.cause.clone().unwrap_or_else(|| Cause::words("stated in SFI0"));
            let text = format!("{} ({}) is not among them: {}", used.what, used.name, why.text);
            failures.push(Failure { wanted: wanted.clone(), cause: Cause { text, ..why } });
        }
    }
    /// The features that neither the list gives nor every device of the level has.
    fn missing<'a>(&'a self, wants: &'a [Want], level: Option<usize>) -> impl Iterator<Item = &'a Use> {
        self.features.iter().filter(move |used| {
            let everywhere =
                used.level.and_then(place_of).is_some_and(|first| level.is_some_and(|level| first <= level));
            !everywhere && !wants.iter().any(|want| want.gives(used))
        })
    }
    fn level_failures(&self, place: usize, wants: &[Want], failures: &mut Vec<Failure>) {
        let name = LEVELS[place].name;
        let wanted = || format!("feature level {name}");
        let Some(needed) = &self.level else {
            let cause = Cause::words("it is no shader of Direct3D 10 or later");
            failures.push(Failure { wanted: wanted(), cause });
            return;
        };
        if place_of(&needed.value).is_none_or(|needed| needed > place) {
            let text = format!("it needs {}: {}", needed.value, needed.cause.text);
            failures.push(Failure { wanted: wanted(), cause: Cause { text, ..needed.cause.clone() } });
            return;
        }
        for used in self.missing(wants, Some(place)) {
            let why = used.cause.clone().unwrap_or_else(|| Cause::words("stated in SFI0"));
            let text = format!("{} ({}) is optional there: {}", used.what, used.name, why.text);
            failures.push(Failure { wanted: wanted(), cause: Cause { text, ..why } });
        }
    }
}

/// Place of a level among the levels.
fn place_of(name: &str) -> Option<usize> {
    LEVELS.iter().position(|level| level.name == name)
}
