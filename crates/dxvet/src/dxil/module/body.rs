//! Bodies of functions and what belongs to them besides their instructions.

use super::{List, MetadataId, Run, Text};
#[cfg(doc)]
use super::{Module, ValueId};

/// What a function does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// Index into [`Module::functions`].
    pub function: u32,
    /// Its values in [`Module::local_values`]: arguments, constants, results.
    pub values: Run,
    /// Its constants in [`Module::constants`].
    pub constants: Run,
    /// Its blocks in [`Module::blocks`].
    pub blocks: Run,
    /// Its instructions in [`Module::instructions`].
    pub instructions: Run,
    /// Its metadata in [`Module::local_metadata`].
    pub metadata: Run,
    /// Names of its values in [`Module::symbols`], by number.
    pub symbols: Run,
    /// Names of its blocks in [`Module::symbols`], by number.
    pub block_symbols: Run,
    /// Attachments in [`Module::attachments`], by instruction.
    pub attachments: Run,
    /// Orders of the jumps to its blocks in [`Module::block_orders`].
    pub block_orders: Run,
    /// First bit.
    pub bit: u32,
}

/// In which order a block's jumps are kept, where it is not the usual one: newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockOrder {
    /// Number of the block in its function.
    pub block: u32,
    /// For each jump in the usual order its place in this one.
    pub places: List,
}

/// A basic block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// Its instructions in [`Module::instructions`]; the last one ends it.
    pub instructions: Run,
}

/// The name of a value or block of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// [`ValueId`] of the value, or number of the block in its function.
    pub number: u32,
    /// Name.
    pub name: Text,
}

/// Metadata that hangs on an instruction or on the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Index into [`Module::instructions`]; `None` for the function.
    pub instruction: Option<u32>,
    /// Kind: see [`Module::kinds`].
    pub kind: u32,
    /// Node.
    pub node: MetadataId,
}

/// A place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// Line.
    pub line: u32,
    /// Column.
    pub column: u32,
    /// Scope plus 1; 0 for none.
    pub scope: u32,
    /// Place of inlining plus 1; 0 for none.
    pub inlined_at: u32,
}
