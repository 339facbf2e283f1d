//! Direct3D 9 shaders: token streams (`vs_1_1` to `ps_3_sw`) and their assembly text.

pub mod caps;
pub mod constant_table;
pub mod cost;
pub mod debug_information;
pub mod decode;
pub mod depth;
pub mod effect;
pub mod encode;
pub mod executed;
pub mod link;
pub mod model;
pub mod op;
pub mod parse;
pub mod print;
pub mod reads;
pub mod register;
pub mod validate;
pub mod vocabulary;
