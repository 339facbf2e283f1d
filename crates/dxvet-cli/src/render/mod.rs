//! Reports as people and tools want them. A renderer sees the report and the input's text,
//! nothing of how a verdict comes about.

pub mod container_info;
pub mod drawing;
pub mod dxil_info;
pub mod effect_json;
pub mod features;
pub mod github;
pub mod json;
pub mod picture;
pub mod report;
mod rule_text;
pub mod sarif;
pub mod scan_rows;
pub mod scan_sums;
mod snippet;
pub mod stream_info;
pub mod table;
pub mod text;
