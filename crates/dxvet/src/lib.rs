//! Tooling for compiled Direct3D shaders.
#![forbid(unsafe_code)]

pub mod bytes;
pub mod d3d9;
pub mod diagnostic;
pub mod dxbc;
pub mod fault;
pub mod limit;
pub mod listing;
pub mod names;
pub mod profile;
pub mod rule;
pub mod sm4;
pub mod span;
pub mod tables;
pub mod text;
