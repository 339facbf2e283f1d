//! Numbers about a shader as plain data: what it uses of each limit, and how slots and depths
//! grow from instruction to instruction; and the control-flow graph.

mod blocks;
mod flow;
mod program_flow;
mod progress;
mod sm4_usage;
mod steps;
mod stream_flow;
mod usage;

pub use flow::{Block, BlockKind, Edge, EdgeKind, Graph, Line, Mark};
pub use program_flow::program_graph;
pub use progress::{Counting, Meter, Progress};
pub use sm4_usage::sm4_usage;
pub use stream_flow::graph;
pub use usage::{Counts, Usage};
