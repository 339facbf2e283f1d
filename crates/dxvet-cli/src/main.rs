//! The command line.
#![allow(missing_docs)]
fn main() {}
