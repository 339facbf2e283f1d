//! Tooling for compiled Direct3D shaders.
#![forbid(unsafe_code)]

pub mod bytes;
pub mod d3d9;
pub mod diagnostic;
pub mod find;
pub mod limit;
pub mod profile;
pub mod rule;
pub mod span;
pub mod tables;
pub mod text;
