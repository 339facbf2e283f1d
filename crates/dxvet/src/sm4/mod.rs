//! Programs of Shader Model 4 to 5.1.

pub mod decode;
pub mod encode;
pub mod exact;
pub mod features;
pub mod geometry;
pub mod limit;
pub mod model;
pub mod op;
pub mod parse;
pub mod print;
pub mod properties;
pub mod recount;
pub mod validate;

pub use decode::decode;
pub use encode::encode;
pub use exact::parse;
pub use model::Program;
pub use parse::Parsed;
pub use print::{Options, print};
pub use properties::Properties;
pub use validate::validate;
