//! Names of values and blocks, and the order of jumps to blocks.

use super::{Decoder, block};
use crate::dxil::bitstream::Entry;
use crate::dxil::module::{BlockOrder, Run, Symbol, ValueKind};
use crate::tables::faults;

/// Codes of symbol records.
mod code {
    pub const VALUE: u32 = 1;
    pub const BLOCK: u32 = 2;
}

impl Decoder<'_> {
    /// Names of globals and functions.
    pub(super) fn module_symbols(&mut self) {
        let start = self.module.symbols.len();
        self.symbols(code::VALUE, &mut Vec::new());
        let symbols = self.module.symbols.split_off(start);
        for Symbol { number, name } in symbols {
            let module = &mut self.module;
            let slot = match module.values.get(number as usize).map(|value| value.kind) {
                Some(ValueKind::Global(index)) => module.globals.get_mut(index as usize).map(|one| &mut one.name),
                Some(ValueKind::Function(index)) => module.functions.get_mut(index as usize).map(|one| &mut one.name),
                Some(ValueKind::Alias(index)) => module.aliases.get_mut(index as usize).map(|one| &mut one.name),
                _ => None,
            };
            match slot {
                Some(slot) => *slot = name,
                None => self.stream.fail(&faults::BITCODE_VALUE_UNKNOWN, u64::from(number)),
            }
        }
    }

    /// Names inside a function: those of its values, then those of its blocks, by number.
    pub(super) fn local_symbols(&mut self) -> (Run, Run) {
        let start = self.module.symbols.len();
        let mut blocks = Vec::new();
        self.symbols(code::BLOCK, &mut blocks);
        let last = self.module.symbols[start..].iter().map(|symbol| u64::from(symbol.number)).max();
        if let Some(last) = last.filter(|last| *last >= self.next_value()) {
            self.stream.fail(&faults::BITCODE_VALUE_UNKNOWN, last);
        }
        self.module.symbols[start..].sort_by_key(|symbol| symbol.number);
        let middle = self.module.symbols.len();
        blocks.sort_by_key(|symbol: &Symbol| symbol.number);
        self.module.symbols.append(&mut blocks);
        let end = self.module.symbols.len() as u32;
        (Run { start: start as u32, end: middle as u32 }, Run { start: middle as u32, end })
    }

    fn symbols(&mut self, last: u32, blocks: &mut Vec<Symbol>) {
        self.stream.enter(block::SYMBOLS);
        loop {
            match self.stream.next() {
                Entry::End => return,
                Entry::Block { id, bit } => self.unknown_block(block::SYMBOLS, id, bit),
                Entry::Record { code, bit } if code >= code::VALUE && code <= last => {
                    let operands = self.stream.take_operands();
                    match operands.split_first() {
                        Some((number, name)) => {
                            let name = self.text(name);
                            self.spend(24);
                            let symbol = Symbol { number: *number as u32, name };
                            if code == code::VALUE { &mut self.module.symbols } else { &mut *blocks }.push(symbol);
                        }
                        None => self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code)),
                    }
                    self.stream.reuse(operands);
                }
                // A block can only be named in a function.
                Entry::Record { code: code::BLOCK, bit } => {
                    self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code::BLOCK));
                }
                Entry::Record { code, bit } => self.unknown_record(block::SYMBOLS, code, bit),
            }
        }
    }

    /// The order of the uses of things. Only that of blocks can be seen: in listings.
    pub(super) fn use_lists(&mut self) -> Run {
        const OF_BLOCK: u32 = 2;
        self.stream.enter(block::USE_LISTS);
        let start = self.module.block_orders.len() as u32;
        loop {
            match self.stream.next() {
                Entry::End => return Run { start, end: self.module.block_orders.len() as u32 },
                Entry::Block { id, bit } => self.unknown_block(block::USE_LISTS, id, bit),
                Entry::Record { code: OF_BLOCK, .. } => {
                    let operands = self.stream.take_operands();
                    if let Some((block, places)) = operands.split_last() {
                        let places = self.list(places.iter().map(|place| *place as u32));
                        self.spend(16);
                        self.module.block_orders.push(BlockOrder { block: *block as u32, places });
                    }
                    self.stream.reuse(operands);
                }
                Entry::Record { .. } => {}
            }
        }
    }
}
