//! Who takes a shader: the features it needs of a device, the feature level, and the interfaces
//! that know its shader model, each with what in the shader decides.

mod dxbc;
pub mod dxil;
mod legacy;
pub mod rows;
mod tiers;
mod wants;

pub use wants::{Failure, Want};

use crate::identify::Format;
use crate::tables::features::{APIS, FEATURES, LEVELS};
use rows::{Api, Feature};

/// What decides an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cause {
    /// In words: the instruction's text, or what a part says.
    pub text: String,
    /// The part it stands in, where it stands in one.
    pub part: Option<String>,
    /// Its byte offset in the input.
    pub offset: Option<u32>,
}

impl Cause {
    /// A cause that stands nowhere in particular.
    pub fn words(text: impl Into<String>) -> Self {
        Self { text: text.into(), part: None, offset: None }
    }
}

/// An answer and its cause.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Answer {
    /// The answer, as `5.0` or `11_0`.
    pub value: String,
    /// Why.
    pub cause: Cause,
}

/// A feature that the shader needs, or says it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Use {
    /// Its name.
    pub name: &'static str,
    /// Its bit in SFI0.
    pub bit: u32,
    /// What it is, in words.
    pub what: &'static str,
    /// Whether the shader states it.
    pub declared: bool,
    /// Whether its code needs it; `None` where that cannot be seen.
    pub computed: Option<bool>,
    /// What in the code needs it first.
    pub cause: Option<Cause>,
    /// The lowest feature level where a device may have it.
    pub least: &'static str,
    /// The first feature level where every device has it; `None`: ask the device.
    pub level: Option<&'static str>,
    /// The member to ask in Direct3D 11.
    pub cap11: Option<&'static str>,
    /// The member to ask in Direct3D 12.
    pub cap12: Option<&'static str>,
}

impl Use {
    /// A use of the feature in `row`.
    pub fn new(row: &Feature, declared: bool, computed: Option<bool>, cause: Option<Cause>) -> Self {
        let &Feature { bit, name, what, cap11, cap12, .. } = row;
        let (least, level) = (LEVELS[row.least].name, row.level.map(|level| LEVELS[level].name));
        Self { name, bit, what, declared, computed, cause, least, level, cap11, cap12 }
    }
    /// Its row.
    fn row(&self) -> Option<&'static Feature> {
        FEATURES.iter().find(|row| row.bit == self.bit)
    }
}

/// Whether an interface, or a device, takes the shader.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Taker {
    /// Its key, as `d3d11.1`.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whether it does.
    pub accepted: bool,
    /// Why, or why not.
    pub cause: Cause,
}

/// A function of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Function {
    /// Its name in the program.
    pub name: String,
    /// Whether it is an entry.
    pub entry: bool,
    /// The lowest shader model that has all it uses.
    pub model: String,
    /// The stage of an entry; of others the stages that may call it.
    pub stages: Vec<&'static str>,
    /// The features it needs, those of the functions it calls included.
    pub features: Vec<&'static str>,
}

/// What a shader needs, and who takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Features {
    /// What the input is.
    pub format: &'static str,
    /// Its profile, as `ps_5_0`.
    pub profile: Option<String>,
    /// The shader model it is compiled for: what every taker must know.
    pub model: Option<Answer>,
    /// The lowest shader model whose instructions would do for its code.
    pub code_model: Option<Answer>,
    /// The lowest feature level of a device that may run it; `None` before Direct3D 10.
    pub level: Option<Answer>,
    /// Shader Model 4 to 5.1: the lowest resource binding tier of Direct3D 12 that has enough descriptors, as
    /// `D3D12_RESOURCE_BINDING_TIER_1`; `None` where no tier has, or Direct3D 12 does not know the model.
    pub binding_tier: Option<Answer>,
    /// The same as a place among the tiers, of which some differ by feature level only.
    #[cfg_attr(feature = "serde", serde(skip))]
    tier: Option<usize>,
    /// The features it needs, by bit.
    pub features: Vec<Use>,
    /// Libraries of Shader Model 6 only: their functions.
    pub functions: Vec<Function>,
    /// The interfaces, oldest first.
    pub apis: Vec<Taker>,
    /// Direct3D 9 only: the caps presets of its stage.
    pub devices: Vec<Taker>,
    /// What limits the answers.
    pub notes: Vec<String>,
}

impl Features {
    /// No answer yet.
    pub fn new(format: Format) -> Self {
        Self {
            format: format.name(),
            profile: None,
            model: None,
            code_model: None,
            level: None,
            binding_tier: None,
            tier: None,
            features: Vec::new(),
            functions: Vec::new(),
            apis: Vec::new(),
            devices: Vec::new(),
            notes: Vec::new(),
        }
    }
    /// All causes, to change their places.
    pub fn causes(&mut self) -> impl Iterator<Item = &mut Cause> {
        let answers = [&mut self.model, &mut self.code_model, &mut self.level, &mut self.binding_tier];
        let answers = answers.into_iter().flatten();
        let uses = self.features.iter_mut().filter_map(|used| used.cause.as_mut());
        let takers = self.apis.iter_mut().chain(&mut self.devices).map(|taker| &mut taker.cause);
        answers.map(|answer| &mut answer.cause).chain(uses).chain(takers)
    }
    /// The interface with this key.
    pub fn api(&self, key: &str) -> Option<&Taker> {
        self.apis.iter().find(|taker| taker.key == key)
    }
    /// Answers for all interfaces: `refuses` says why one does not take the shader, `accepted` why
    /// the others do.
    pub fn ask(&mut self, accepted: &Cause, mut refuses: impl FnMut(&Self, &'static Api, usize) -> Option<Cause>) {
        for (place, api) in APIS.iter().enumerate() {
            let refused = refuses(self, api, place);
            self.apis.push(Taker {
                key: api.key,
                name: api.name,
                accepted: refused.is_none(),
                cause: refused.unwrap_or_else(|| accepted.clone()),
            });
        }
    }
    /// The feature that an interface at `place` does not know.
    pub fn unknown_feature(&self, place: usize) -> Option<Cause> {
        let unknown = self.features.iter().find(|used| used.row().is_some_and(|row| row.api > place))?;
        let words = format!("{} ({})", unknown.what, unknown.name);
        Some(match &unknown.cause {
            Some(cause) => Cause { text: format!("{words}: {}", cause.text), ..cause.clone() },
            None => Cause { text: words, part: Some("SFI0".to_owned()), offset: None },
        })
    }
    /// Raises the feature level to what the features need at least.
    pub fn raise_level(&mut self) {
        let place = |name: &str| LEVELS.iter().position(|level| level.name == name);
        for used in &self.features {
            let Some(level) = &self.level else { return };
            if place(used.least) > place(&level.value) {
                let cause = used.cause.clone().unwrap_or_else(|| Cause::words("stated in SFI0"));
                let text = format!("{}: {}", used.what, cause.text);
                self.level = Some(Answer { value: used.least.to_owned(), cause: Cause { text, ..cause } });
            }
        }
    }
}

/// Says who takes the shader in `bytes`.
///
/// ```
/// let features = dxvet::features::read(b"ps_2_0\ndef c0, 0, 0, 0, 0\nmov oC0, c0\n");
/// assert!(features.api("d3d9").is_some_and(|api| api.accepted));
/// assert!(features.api("d3d11").is_some_and(|api| !api.accepted));
/// ```
pub fn read(bytes: &[u8]) -> Features {
    match Format::identify(bytes) {
        Format::Dxbc => dxbc::read(bytes),
        Format::Dxil => dxil::read(bytes),
        Format::Sm4Asm => dxbc::read_text(bytes),
        format @ (Format::D3d9 | Format::D3d9Asm) => legacy::read(bytes, format),
        format => {
            let mut features = Features::new(format);
            features.notes.push(format!("nothing is known about the features of {}", format.title()));
            features
        }
    }
}
