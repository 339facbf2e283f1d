//! Numbers about a shader as plain data: what it uses of each limit, and how slots and depths
//! grow from instruction to instruction.

mod progress;
mod usage;

pub use progress::{Counting, Meter, Progress};
pub use usage::{Counts, Usage};
