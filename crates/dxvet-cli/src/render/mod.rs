//! Reports as people and tools want them. A renderer sees the report and the input's text,
//! nothing of how a verdict comes about.

pub mod effect_json;
pub mod github;
pub mod json;
pub mod sarif;
mod snippet;
pub mod stream_info;
pub mod table;
pub mod text;
