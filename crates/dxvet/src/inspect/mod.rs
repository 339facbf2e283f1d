//! Numbers about a shader as plain data: what it uses of each limit, and how slots and depths
//! grow from instruction to instruction; and the control-flow graph.

mod blocks;
mod flow;
mod progress;
mod sm4_usage;
mod usage;

pub use flow::{Block, BlockKind, Edge, EdgeKind, Graph, Line, Mark, graph};
pub use progress::{Counting, Meter, Progress};
pub use sm4_usage::sm4_usage;
pub use usage::{Counts, Usage};
