//! Direct3D 9 shaders: token streams (`vs_1_1` to `ps_3_sw`) and their assembly text.

pub mod constant_table;
pub mod cost;
pub mod decode;
pub mod encode;
pub mod model;
pub mod op;
pub mod print;
pub mod validate;
