//! Behind the front door: each of the four questions a caller can ask, answered from bytes.

mod check;
mod disassemble;
mod notices;
mod places;

pub use check::{CheckOptions, check};
pub use disassemble::{DisassembleOptions, Disassembled, disassemble};
