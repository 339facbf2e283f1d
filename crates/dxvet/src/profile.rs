//! Profiles (`vs_1_1` to `ps_3_sw`) and sets of them.

pub use crate::tables::profiles::Profile;

/// The groups of profiles that share one column of diagnostic numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named after the profiles
pub enum Family {
    Vs1,
    Vs2,
    Vs3,
    /// ps_1_0 to ps_1_3.
    Ps1,
    Ps14,
    Ps2,
    Ps3,
}

impl Profile {
    /// The profile a version token names, if any.
    pub fn from_version(version: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|profile| profile.version() == version)
    }
    /// Whether it is a pixel shader profile.
    pub fn is_pixel(self) -> bool {
        self.version() >> 16 == 0xFFFF
    }
    /// The major version number.
    pub fn major(self) -> u8 {
        (self.version() >> 8) as u8
    }
    /// Whether it is one of the software profiles (`_sw`).
    pub fn is_software(self) -> bool {
        self.version() & 0xFF == 0xFF
    }
    /// Whether it is one of `profiles`.
    pub fn is_in(self, profiles: ProfileSet) -> bool {
        profiles.contains(self)
    }
}

/// The stage of the pipeline that a Direct3D 9 shader is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Vertex shaders, `vs_*`.
    Vertex,
    /// Pixel shaders, `ps_*`.
    Pixel,
}

/// A set of profiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProfileSet(pub u32);

impl ProfileSet {
    /// Whether `profile` belongs to it.
    pub const fn contains(self, profile: Profile) -> bool {
        self.0 >> profile as u32 & 1 != 0
    }
    /// Its members in table order.
    pub fn iter(self) -> impl Iterator<Item = Profile> {
        Profile::ALL.into_iter().filter(move |profile| self.contains(*profile))
    }
}
