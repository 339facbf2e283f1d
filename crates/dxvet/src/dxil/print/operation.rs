//! Comments after calls of operations.

use super::{Printer, put};
use crate::dxil::module::{Body, ConstantKind, Instruction, Module, ValueId};
use crate::dxil::op::{self, Call};
use crate::names::text;
use crate::tables::dxil_enums::{COMPONENT_PROPERTY, FEEDBACK, RESOURCE_KIND};

/// The operation whose properties of a resource are spelled out.
const ANNOTATE_HANDLE: u32 = 216;

/// The two words that say what a handle is a handle to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties(pub u32, pub u32);

/// Shapes of resources with rules of their own.
mod kind {
    pub const TYPED: std::ops::RangeInclusive<u32> = 1..=10;
    pub const RAW: u32 = 11;
    pub const STRUCTURED: u32 = 12;
    pub const CONSTANT_BUFFER: u32 = 13;
    pub const SAMPLER: u32 = 14;
    pub const TEXTURE_BUFFER: u32 = 15;
    pub const ACCELERATION_STRUCTURE: u32 = 16;
    pub const FEEDBACK: std::ops::RangeInclusive<u32> = 17..=18;
}

impl Properties {
    /// The properties that a constant structure of two words holds.
    pub fn of(module: &Module, body: &Body, value: ValueId) -> Option<Self> {
        match module.constant(Some(body), value)?.kind {
            ConstantKind::Null => Some(Self(0, 0)),
            ConstantKind::Aggregate(words) => {
                let &[first, second] = module.list(words) else { return None };
                let word = |id: u32| module.integer(Some(body), ValueId(id)).map(|word| word as u32);
                Some(Self(word(first)?, word(second)?))
            }
            _ => None,
        }
    }

    fn kind(self) -> u32 {
        self.0 & 0xFF
    }

    fn bit(self, bit: u32) -> bool {
        self.0 >> bit & 1 != 0
    }
}

impl Printer<'_, '_> {
    pub(super) fn operation_comment(&mut self, body: &Body, instruction: &Instruction) {
        let module = self.module;
        let Some(Call { number, operation, arguments }) = module.operation_call(body, instruction) else { return };
        let Some(op::Operation { name, arguments: names, .. }) = operation else {
            return put!(self.out, "  ; invalid DXIL opcode #{number}");
        };
        put!(self.out, "  ; {name}({names})");
        if number == ANNOTATE_HANDLE {
            let properties = arguments.get(1).and_then(|id| Properties::of(module, body, ValueId(*id)));
            if let Some(properties) = properties {
                self.properties(properties);
            }
        }
    }

    fn properties(&mut self, properties: Properties) {
        const UAV: u32 = 12;
        const ORDERED: u32 = 13;
        const COHERENT: u32 = 14;
        const COUNTER_OR_COMPARISON: u32 = 15;
        const REORDER: u32 = 16;
        self.out.push(b"  resource: ");
        let uav = properties.bit(UAV);
        match properties.kind() {
            kind::CONSTANT_BUFFER => return self.out.push(b"CBuffer"),
            kind::TEXTURE_BUFFER if !uav => return self.out.push(b"TBuffer"),
            kind::SAMPLER if properties.bit(COUNTER_OR_COMPARISON) => {
                return self.out.push(b"SamplerComparisonState");
            }
            kind::SAMPLER => return self.out.push(b"SamplerState"),
            _ => {}
        }
        let name = text(RESOURCE_KIND, properties.kind()).unwrap_or("<invalid ResourceKind>");
        let mut full = String::new();
        if uav {
            full.push_str(if properties.bit(COHERENT) { "globallycoherent " } else { "" });
            full.push_str(if properties.bit(REORDER) { "reordercoherent " } else { "" });
            full.push_str(if properties.bit(ORDERED) { "ROV" } else { "RW" });
        }
        full.push_str(name);
        let word = properties.1;
        match properties.kind() {
            shape if kind::TYPED.contains(&shape) => {
                let component = text(COMPONENT_PROPERTY, word & 0xFF).unwrap_or("<invalid CompType>");
                put!(self.out, "{full}<");
                match word >> 8 & 0xFF {
                    0 | 1 => put!(self.out, "{component}>"),
                    count => put!(self.out, "{count}x{component}>"),
                }
            }
            kind::RAW => self.out.push(full.as_bytes()),
            kind::STRUCTURED => {
                let counter = if uav && properties.bit(COUNTER_OR_COMPARISON) { ", counter" } else { "" };
                put!(self.out, "{full}<stride={word}{counter}>");
            }
            kind::ACCELERATION_STRUCTURE => self.out.push(name.as_bytes()),
            shape if kind::FEEDBACK.contains(&shape) => {
                let feedback = text(FEEDBACK, word & 0xFF).unwrap_or("<invalid sampler feedback type>");
                put!(self.out, "{name}<{feedback}>");
            }
            _ => self.out.push(b"<invalid resource properties>"),
        }
    }
}
