//! The facts: generated from `/tables` by `cargo xtask gen`, never edited here.

pub mod asm;
pub mod caps;
pub mod costs;
pub mod depth;
pub mod effect_states;
pub mod help;
pub mod limits;
pub mod listing;
pub mod notices;
pub mod ops;
pub mod preshader;
pub mod profiles;
pub mod reads;
pub mod register_limits;
pub mod rules;
pub mod sources;
