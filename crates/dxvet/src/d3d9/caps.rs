//! Device caps: the members of D3DCAPS9 that decide whether a shader is legal.

use super::executed::{Executed, executed};
use super::model::Program;
use crate::diagnostic::{At, Finding};
pub use crate::tables::caps::Member;
use crate::tables::caps::{MEMBERS, PRESETS};
use crate::tables::rules;
use std::fmt;

/// One row of `tables/d3d9/caps_members.tsv`.
#[derive(Debug)]
pub struct MemberRow {
    /// The member.
    pub member: Member,
    /// Its name, as `PS20Caps.NumTemps`.
    pub name: &'static str,
    /// For a flag: its bit in `VS20Caps.Caps` or `PS20Caps.Caps`.
    pub bit: Option<u8>,
    /// The least a device may report.
    pub least: u32,
    /// The most a device may report.
    pub most: u32,
    /// What it decides.
    pub decides: &'static str,
    /// Who says so.
    pub source: &'static str,
}

/// The caps of a known target.
#[derive(Debug)]
pub struct Preset {
    /// Its name, as `ps_2_a`.
    pub name: &'static str,
    /// The members it names.
    pub values: &'static [(Member, u32)],
    /// Who says so.
    pub source: &'static str,
}

impl Member {
    /// Its row.
    pub fn row(self) -> &'static MemberRow {
        &MEMBERS[self as usize]
    }
    /// Its name, as `PS20Caps.NumTemps`.
    pub fn name(self) -> &'static str {
        self.row().name
    }
    /// The member of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        MEMBERS.iter().find(|row| row.name == name).map(|row| row.member)
    }
}

/// Why a value cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CapsError {
    /// No member has that name.
    UnknownMember(String),
    /// The value is outside what a device may report.
    OutOfRange(Member, u32),
}

impl fmt::Display for CapsError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownMember(name) => write!(formatter, "no caps member is called {name}"),
            Self::OutOfRange(member, value) => {
                let row = member.row();
                write!(formatter, "{} is {value}; a device reports {} to {}", row.name, row.least, row.most)
            }
        }
    }
}

impl std::error::Error for CapsError {}

/// The caps of a device. A member that was not set is not checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caps {
    values: [Option<u32>; MEMBERS.len()],
}

impl Caps {
    /// The preset of that name, as `ps_2_a` or `9_3`.
    ///
    /// ```
    /// use dxvet::d3d9::caps::{Caps, Member};
    /// let caps = Caps::preset("ps_2_b").unwrap();
    /// assert_eq!(caps.get(Member::PS20CapsNumTemps), Some(32));
    /// assert_eq!(caps.get(Member::VS20CapsNumTemps), None);
    /// ```
    pub fn preset(name: &str) -> Option<Self> {
        let preset = PRESETS.iter().find(|preset| preset.name == name)?;
        let mut caps = Self::default();
        for (member, value) in preset.values {
            caps.values[*member as usize] = Some(*value);
        }
        Some(caps)
    }
    /// The value of `member`, if it was set.
    pub fn get(&self, member: Member) -> Option<u32> {
        self.values[member as usize]
    }
    /// Sets the member called `name`; `VS20Caps.Caps` and `PS20Caps.Caps` set all their flags.
    ///
    /// # Errors
    /// An unknown name, or a value no device may report.
    pub fn set(&mut self, name: &str, value: u32) -> Result<(), CapsError> {
        if let Some(flags) = name.strip_suffix(".Caps") {
            let prefix = format!("{flags}.");
            let mut rows = MEMBERS.iter().filter(|row| row.name.starts_with(&prefix) && row.bit.is_some()).peekable();
            if rows.peek().is_none() {
                return Err(CapsError::UnknownMember(name.to_owned()));
            }
            for row in rows {
                self.values[row.member as usize] = row.bit.map(|bit| value >> bit & 1);
            }
            return Ok(());
        }
        let member = Member::from_name(name).ok_or_else(|| CapsError::UnknownMember(name.to_owned()))?;
        let row = member.row();
        if value < row.least || value > row.most {
            return Err(CapsError::OutOfRange(member, value));
        }
        self.values[member as usize] = Some(value);
        Ok(())
    }
}

/// Warns where a shader with known loop counts may execute more instructions than the device does.
pub fn warn_executed(program: &Program, caps: &Caps) -> Option<Finding> {
    let profile = program.version.profile()?;
    let member = if profile.is_pixel() {
        Member::MaxPShaderInstructionsExecuted
    } else {
        Member::MaxVShaderInstructionsExecuted
    };
    let limit = caps.get(member).filter(|limit| *limit != u32::MAX)?;
    let instructions: Vec<_> = program.instructions().collect();
    let Executed::AtMost(used) = executed(instructions.iter().copied(), profile) else { return None };
    rules::CAPS_EXECUTED.code(profile)?;
    (used > u64::from(limit)).then(|| {
        Finding::new(&rules::CAPS_EXECUTED, profile, At::End)
            .with("used", used)
            .with("cap", member.name())
            .with("limit", limit)
    })
}
