// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Direct3D 9 profiles.

use crate::profile::Family;

/// A Direct3D 9 shader profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Profile {
    /// `vs_1_0`.
    Vs10,
    /// `vs_1_1`.
    Vs11,
    /// `vs_2_0`.
    Vs20,
    /// `vs_2_x`.
    Vs2X,
    /// `vs_2_sw`.
    Vs2Sw,
    /// `vs_3_0`.
    Vs30,
    /// `vs_3_sw`.
    Vs3Sw,
    /// `ps_1_0`.
    Ps10,
    /// `ps_1_1`.
    Ps11,
    /// `ps_1_2`.
    Ps12,
    /// `ps_1_3`.
    Ps13,
    /// `ps_1_4`.
    Ps14,
    /// `ps_2_0`.
    Ps20,
    /// `ps_2_x`.
    Ps2X,
    /// `ps_2_sw`.
    Ps2Sw,
    /// `ps_3_0`.
    Ps30,
    /// `ps_3_sw`.
    Ps3Sw,
}

impl Profile {
    /// All, in table order.
    pub const ALL: [Self; 17] = [
        Self::Vs10,
        Self::Vs11,
        Self::Vs20,
        Self::Vs2X,
        Self::Vs2Sw,
        Self::Vs30,
        Self::Vs3Sw,
        Self::Ps10,
        Self::Ps11,
        Self::Ps12,
        Self::Ps13,
        Self::Ps14,
        Self::Ps20,
        Self::Ps2X,
        Self::Ps2Sw,
        Self::Ps30,
        Self::Ps3Sw,
    ];

    /// Its name, as `ps_3_0`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vs10 => "vs_1_0",
            Self::Vs11 => "vs_1_1",
            Self::Vs20 => "vs_2_0",
            Self::Vs2X => "vs_2_x",
            Self::Vs2Sw => "vs_2_sw",
            Self::Vs30 => "vs_3_0",
            Self::Vs3Sw => "vs_3_sw",
            Self::Ps10 => "ps_1_0",
            Self::Ps11 => "ps_1_1",
            Self::Ps12 => "ps_1_2",
            Self::Ps13 => "ps_1_3",
            Self::Ps14 => "ps_1_4",
            Self::Ps20 => "ps_2_0",
            Self::Ps2X => "ps_2_x",
            Self::Ps2Sw => "ps_2_sw",
            Self::Ps30 => "ps_3_0",
            Self::Ps3Sw => "ps_3_sw",
        }
    }
    /// Its version token.
    pub const fn version(self) -> u32 {
        match self {
            Self::Vs10 => 0xFFFE_0100,
            Self::Vs11 => 0xFFFE_0101,
            Self::Vs20 => 0xFFFE_0200,
            Self::Vs2X => 0xFFFE_0201,
            Self::Vs2Sw => 0xFFFE_02FF,
            Self::Vs30 => 0xFFFE_0300,
            Self::Vs3Sw => 0xFFFE_03FF,
            Self::Ps10 => 0xFFFF_0100,
            Self::Ps11 => 0xFFFF_0101,
            Self::Ps12 => 0xFFFF_0102,
            Self::Ps13 => 0xFFFF_0103,
            Self::Ps14 => 0xFFFF_0104,
            Self::Ps20 => 0xFFFF_0200,
            Self::Ps2X => 0xFFFF_0201,
            Self::Ps2Sw => 0xFFFF_02FF,
            Self::Ps30 => 0xFFFF_0300,
            Self::Ps3Sw => 0xFFFF_03FF,
        }
    }
    /// Its family.
    pub const fn family(self) -> Family {
        match self {
            Self::Vs10 => Family::Vs1,
            Self::Vs11 => Family::Vs1,
            Self::Vs20 => Family::Vs2,
            Self::Vs2X => Family::Vs2,
            Self::Vs2Sw => Family::Vs2,
            Self::Vs30 => Family::Vs3,
            Self::Vs3Sw => Family::Vs3,
            Self::Ps10 => Family::Ps1,
            Self::Ps11 => Family::Ps1,
            Self::Ps12 => Family::Ps1,
            Self::Ps13 => Family::Ps1,
            Self::Ps14 => Family::Ps14,
            Self::Ps20 => Family::Ps2,
            Self::Ps2X => Family::Ps2,
            Self::Ps2Sw => Family::Ps2,
            Self::Ps30 => Family::Ps3,
            Self::Ps3Sw => Family::Ps3,
        }
    }
}
