//! Programs of Shader Model 6: LLVM 3.7 bitcode, the module in it, what the module means as a shader,
//! and the parts of a container that describe it.

pub mod annotations;
pub mod bitstream;
pub mod compiler;
pub mod decode;
pub mod description;
pub mod expected;
pub mod features;
pub mod flags;
pub mod header;
pub mod layout;
pub mod module;
pub mod op;
pub mod print;
pub mod program;
pub mod psv;
pub mod rdat;
pub mod semantic;

pub use decode::decode;
pub use header::{Header, Kind};
pub use module::Module;
pub use program::Program;
