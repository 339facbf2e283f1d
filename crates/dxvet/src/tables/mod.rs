//! The facts: generated from `/tables` by `cargo xtask gen`, never edited here.

pub mod asm;
pub mod caps;
pub mod costs;
pub mod depth;
pub mod dxbc_enums;
pub mod dxbc_parts;
pub mod dxil_flags;
pub mod dxil_op_models;
pub mod dxil_psv;
pub mod dxil_rdat;
pub mod effect_states;
pub mod faults;
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
pub mod sm4_enums;
pub mod sm4_ops;
pub mod sources;
