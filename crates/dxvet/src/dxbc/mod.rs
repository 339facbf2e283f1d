//! Containers: the parts of a compiled Direct3D 10 to 12 shader.

pub mod aon9;
pub mod check;
pub mod container;
pub mod database;
pub mod digest;
pub mod edit;
pub mod effect;
pub mod feature_info;
pub mod field;
pub mod interfaces;
pub mod library;
pub mod parse;
pub mod print;
pub mod resource_definitions;
pub mod root_signature;
pub mod signature;
pub mod statistics;
pub mod write_definitions;

pub use container::{Container, FourCc, Part};
