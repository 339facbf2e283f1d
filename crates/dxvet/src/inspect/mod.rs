//! Numbers about a shader as plain data: what it uses of each limit.

mod usage;

pub use usage::{Counts, Usage};
