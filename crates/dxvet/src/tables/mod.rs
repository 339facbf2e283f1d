//! The facts: generated from `/tables` by `cargo xtask gen`, never edited here.

pub mod costs;
pub mod depth;
pub mod dxbc_enums;
pub mod dxbc_parts;
pub mod faults;
pub mod limits;
pub mod listing;
pub mod ops;
pub mod profiles;
pub mod rules;
pub mod sm4_enums;
pub mod sm4_ops;
