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
///
/// As JSON it has the keys `format`, `profile` (see [`Report::profile_name`]), `verdict`,
/// `diagnostics` and `usage`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What the input is.
    pub format: Format,
    /// The Direct3D 9 profile its version names; `None` where there is none or it is unknown.
    pub profile: Option<Profile>,
    /// The profile of Shader Model 4 to 5.1, as `ps_5_0` or `ps_4_0_level_9_1`; `None` for
    /// anything else.
    pub shader_model: Option<String>,
    /// The verdict; `None` where this version of the library cannot give one, which a
    /// diagnostic then says (`F0001`, `F0002`, `F0008`).
    pub verdict: Option<Verdict>,
    /// The findings: the reference's first and in its order, then our own.
    pub diagnostics: Vec<Diagnostic>,
    /// What the shader uses of each limit.
    pub usage: Vec<Usage>,
}

impl Report {
    /// A report without findings.
    pub(crate) fn new(format: Format, profile: Option<Profile>) -> Self {
        Self { format, profile, shader_model: None, verdict: None, diagnostics: Vec::new(), usage: Vec::new() }
    }
    /// The name of the profile, whatever the format.
    pub fn profile_name(&self) -> Option<&str> {
        self.profile.map(Profile::name).or(self.shader_model.as_deref())
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
    use super::{Report, Severity, Usage};
    use serde::ser::{Serialize, SerializeMap as _, SerializeStruct as _, Serializer};

    impl Serialize for Report {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let mut object = to.serialize_struct("Report", 5)?;
            object.serialize_field("format", self.format.name())?;
            object.serialize_field("profile", &self.profile_name())?;
            object.serialize_field("verdict", &self.verdict)?;
            object.serialize_field("diagnostics", &self.diagnostics)?;
            object.serialize_field("usage", &ByName(&self.usage))?;
            object.end()
        }
    }

    struct ByName<'a>(&'a [Usage]);

    impl Serialize for ByName<'_> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let mut map = to.serialize_map(Some(self.0.len()))?;
            for entry in self.0 {
                map.serialize_entry(entry.name, entry)?;
            }
            map.end()
        }
    }

    pub(super) fn severity<S: Serializer>(severity: &Severity, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(severity.name())
    }
}
