//! The report: what a check, an assembly or a disassembly has to say, ready to be printed.
//! Renderers (the command line, bindings, editors) see nothing else of the library.

use crate::diagnostic::Severity;
use crate::identify::Format;
use crate::inspect::Usage;
use crate::profile::Profile;

/// Whether the format's reference takes the shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Verdict {
    /// It does.
    Accept,
    /// It does not.
    Reject,
}

impl Verdict {
    /// `accept` or `reject`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Reject => "reject",
        }
    }
}

/// Everything there is to say about one shader.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Report {
    /// What the input is.
    #[cfg_attr(feature = "serde", serde(serialize_with = "json::format"))]
    pub format: Format,
    /// The profile its version names; `None` where there is none or it is unknown.
    #[cfg_attr(feature = "serde", serde(serialize_with = "json::profile"))]
    pub profile: Option<Profile>,
    /// The verdict; `None` where this version of the library cannot give one, which a
    /// diagnostic then says (`F0001`, `F0002`).
    pub verdict: Option<Verdict>,
    /// The findings: the reference's first and in its order, then our own.
    pub diagnostics: Vec<Diagnostic>,
    /// What the shader uses of each limit.
    #[cfg_attr(feature = "serde", serde(serialize_with = "json::usage"))]
    pub usage: Vec<Usage>,
}

impl Report {
    /// A report without findings.
    pub(crate) fn new(format: Format, profile: Option<Profile>) -> Self {
        Self { format, profile, verdict: None, diagnostics: Vec::new(), usage: Vec::new() }
    }
    /// Number of diagnostics of exactly this severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity == severity).count()
    }
    /// Counts all byte offsets from `base` bytes earlier: for a shader that stands inside a file.
    /// What lies beyond 4 GiB then has no offset.
    pub fn shift(&mut self, base: usize) {
        let shift = |offset: &mut Option<u32>| {
            *offset = offset.and_then(|offset| u32::try_from(base.checked_add(offset as usize)?).ok());
        };
        for diagnostic in &mut self.diagnostics {
            shift(&mut diagnostic.offset);
            diagnostic.trace.iter_mut().for_each(|step| shift(&mut step.offset));
        }
    }
    /// Sets the verdict that follows from the diagnostics.
    pub(crate) fn judge(&mut self) {
        self.verdict = Some(if self.count(Severity::Error) == 0 { Verdict::Accept } else { Verdict::Reject });
    }
}

/// One finding with everything that is known about its place. Positions that do not exist
/// (a line in bytecode that has no listing, an offset in text that did not assemble) are `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Diagnostic {
    /// How bad it is.
    #[cfg_attr(feature = "serde", serde(serialize_with = "json::severity"))]
    pub severity: Severity,
    /// The number people search for, as `X5856`; empty where the reference gives none.
    pub code: String,
    /// The rule's name, as `static-if-too-deep`; the same in every profile.
    pub rule: &'static str,
    /// What is wrong, with the numbers of this shader.
    pub message: String,
    /// Line in the text, from 1.
    pub line: Option<u32>,
    /// Column in the text, from 1.
    pub column: Option<u32>,
    /// Last column that belongs to it.
    pub end_column: Option<u32>,
    /// Byte offset in the input: in the token stream, or in the file that it was found in.
    pub offset: Option<u32>,
    /// Number of bytes.
    pub length: Option<u32>,
    /// The instruction as the disassembler prints it.
    pub instruction: Option<String>,
    /// The line of that instruction in the disassembler's listing, from 1.
    pub listing: Option<u32>,
    /// How it came to this, outermost first.
    pub trace: Vec<TraceStep>,
    /// The way out.
    pub help: Option<String>,
    /// Who says so.
    pub source: String,
}

/// One step of the way that led to a finding: an open block, a call site, a running count.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TraceStep {
    /// Line in the text, from 1.
    pub line: Option<u32>,
    /// Column in the text, from 1.
    pub column: Option<u32>,
    /// Byte offset in the token stream.
    pub offset: Option<u32>,
    /// The instruction as the disassembler prints it.
    pub instruction: Option<String>,
    /// The line of that instruction in the disassembler's listing, from 1.
    pub listing: Option<u32>,
    /// What this step adds.
    pub text: String,
}

#[cfg(feature = "serde")]
mod json {
    use super::{Format, Profile, Severity, Usage};
    use serde::Serializer;
    use serde::ser::SerializeMap as _;

    pub(super) fn format<S: Serializer>(format: &Format, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(format.name())
    }
    pub(super) fn profile<S: Serializer>(profile: &Option<Profile>, to: S) -> Result<S::Ok, S::Error> {
        match profile {
            Some(profile) => to.serialize_str(profile.name()),
            None => to.serialize_none(),
        }
    }
    pub(super) fn severity<S: Serializer>(severity: &Severity, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(severity.name())
    }
    pub(super) fn usage<S: Serializer>(usage: &[Usage], to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(usage.len()))?;
        for entry in usage {
            map.serialize_entry(entry.name, entry)?;
        }
        map.end()
    }
}
