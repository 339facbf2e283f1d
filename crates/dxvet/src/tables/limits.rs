// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Limits.

use crate::limit::{Limit, Row};
use crate::profile::ProfileSet;
/// `arithmetic-slots`.
pub static ARITHMETIC_SLOTS: Limit = Limit {
    name: "arithmetic-slots",
    rows: &[Row { profiles: ProfileSet(0xf80), value: Some(8), documented: Some(8), source: "ref; manual" }],
};
/// `texture-slots`.
pub static TEXTURE_SLOTS: Limit = Limit {
    name: "texture-slots",
    rows: &[
        Row {
            profiles: ProfileSet(0x780),
            value: Some(4),
            documented: Some(4),
            source: "manual; unreachable: only t0 to t3 exist and a second use of one is an error of its own",
        },
        Row { profiles: ProfileSet(0x800), value: Some(6), documented: Some(6), source: "ref; manual" },
    ],
};
/// `total-slots`.
pub static TOTAL_SLOTS: Limit = Limit {
    name: "total-slots",
    rows: &[Row { profiles: ProfileSet(0x780), value: Some(12), documented: Some(12), source: "ref; manual" }],
};

/// All limits by name.
pub static LIMITS: &[&Limit] = &[&ARITHMETIC_SLOTS, &TEXTURE_SLOTS, &TOTAL_SLOTS];
