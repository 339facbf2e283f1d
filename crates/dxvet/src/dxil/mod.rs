//! Programs of Shader Model 6: LLVM 3.7 bitcode, the module in it, and what the module means as a
//! shader.

pub mod bitstream;
pub mod decode;
pub mod header;
pub mod module;

pub use decode::decode;
pub use header::{Header, Kind};
pub use module::Module;
