//! The facts: generated from `/tables` by `cargo xtask gen`, never edited here.

pub mod costs;
pub mod depth;
pub mod effect_states;
pub mod limits;
pub mod listing;
pub mod ops;
pub mod profiles;
pub mod rules;
