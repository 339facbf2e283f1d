//! Reports as people and tools want them. A renderer sees the report and the input's text,
//! nothing of how a verdict comes about.

pub mod json;
mod snippet;
pub mod table;
pub mod text;
