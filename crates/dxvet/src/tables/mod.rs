//! The facts: generated from `/tables` by `cargo xtask gen`, never edited here.

pub mod limits;
pub mod notices;
pub mod ops;
pub mod profiles;
pub mod rules;
