//! Behind the front door: each of the four questions a caller can ask, answered from bytes.

mod assemble;
mod check;
mod container;
mod disassemble;
mod dxil;
mod effect;
mod graph;
mod inspect;
mod link;
mod notices;
mod places;
mod sm4_places;
mod text;

pub use assemble::{AssembleOptions, Assembled, assemble};
pub use check::{CheckOptions, check};
pub use disassemble::{DisassembleOptions, Disassembled, disassemble};
pub use effect::{Part, check_parts};
pub use graph::{Charted, chart};
pub use inspect::{InspectedLine, Inspection, inspect};
pub use link::{Linked, link, link_stages};
