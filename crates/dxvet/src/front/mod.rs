//! Behind the front door: each of the four questions a caller can ask, answered from bytes.

mod assemble;
mod check;
mod disassemble;
mod inspect;
mod notices;
mod places;
mod text;

pub use assemble::{AssembleOptions, Assembled, assemble};
pub use check::{CheckOptions, check};
pub use disassemble::{DisassembleOptions, Disassembled, disassemble};
pub use inspect::{InspectedLine, Inspection, inspect};
