//! Records of the module itself: globals, functions, aliases and texts.

use super::{Decoder, block};
use crate::dxil::module::{Alias, Function, Global, Text, Type, Value, ValueId, ValueKind};
use crate::tables::faults;

/// Codes of module records.
mod code {
    pub const VERSION: u32 = 1;
    pub const TRIPLE: u32 = 2;
    pub const DATA_LAYOUT: u32 = 3;
    pub const ASSEMBLY: u32 = 4;
    pub const SECTION: u32 = 5;
    pub const GLOBAL: u32 = 7;
    pub const FUNCTION: u32 = 8;
    pub const ALIAS: u32 = 9;
    pub const COLLECTOR: u32 = 11;
    pub const COMDAT: u32 = 12;
}

/// Bits that a calling convention has.
pub(super) const CONVENTION: u32 = 0x1FFF;

/// The operand with this number, or 0.
fn field(operands: &[u64], at: usize) -> u32 {
    operands.get(at).copied().unwrap_or(0) as u32
}

impl Decoder<'_> {
    pub(super) fn module_record(&mut self, code: u32, bit: u32) {
        let operands = self.stream.take_operands();
        let known = match code {
            code::VERSION => {
                self.module.version = field(&operands, 0);
                if self.module.version > 1 || operands.is_empty() {
                    self.fail(&faults::BITCODE_VERSION, bit, u64::from(self.module.version));
                }
                true
            }
            code::TRIPLE => {
                self.module.triple = self.text(&operands);
                true
            }
            code::DATA_LAYOUT => {
                self.module.data_layout = self.text(&operands);
                true
            }
            code::ASSEMBLY => {
                self.module.assembly = self.text(&operands);
                true
            }
            code::SECTION => {
                let name = self.text(&operands);
                self.spend(8);
                self.module.sections.push(name);
                true
            }
            code::COLLECTOR => {
                let name = self.text(&operands);
                self.spend(8);
                self.module.collectors.push(name);
                true
            }
            code::COMDAT => {
                let name = self.text(operands.get(2..).unwrap_or(&[]));
                self.spend(12);
                self.module.comdats.push((field(&operands, 0), name));
                true
            }
            code::GLOBAL => self.global(&operands, bit),
            code::FUNCTION => self.function_record(&operands, bit),
            code::ALIAS => self.alias(&operands, bit),
            _ => false,
        };
        self.stream.reuse(operands);
        if !known {
            self.unknown_record(block::MODULE, code, bit);
        }
    }

    fn push_value(&mut self, kind: ValueKind, ty: crate::dxil::module::TypeId) -> ValueId {
        let id = ValueId(self.module.values.len() as u32);
        self.spend(128);
        self.module.values.push(Value { kind, ty });
        id
    }

    /// The numbers of alignment, section, collector and comdat must be ones that there are.
    fn tables(&mut self, code: u32, bit: u32, alignment: u32, [section, collector, comdat]: [u32; 3]) {
        const MOST_ALIGNMENT: u32 = 30;
        let module = &self.module;
        let outside = alignment > MOST_ALIGNMENT
            || section as usize > module.sections.len()
            || collector as usize > module.collectors.len()
            || comdat as usize > module.comdats.len();
        if outside {
            self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code));
        }
    }

    fn too_few(&mut self, code: u32, bit: u32) -> bool {
        self.fail(&faults::BITCODE_RECORD_OPERANDS, bit, u64::from(code));
        true
    }

    fn global(&mut self, operands: &[u64], bit: u32) -> bool {
        if operands.len() < 6 {
            return self.too_few(code::GLOBAL, bit);
        }
        let mut ty = self.type_id(operands[0], bit);
        let mut space = field(operands, 1) >> 2;
        // Without the bit the type is that of the address.
        if operands[1] & 2 == 0 {
            let Type::Pointer { element, space: of_pointer } = self.ty(ty) else {
                self.fail(&faults::BITCODE_TYPE_WRONG, bit, operands[0]);
                return true;
            };
            (ty, space) = (element, of_pointer);
        }
        let initialiser = operands[2].checked_sub(1).map(|id| {
            self.names_value(id, bit);
            ValueId(id as u32)
        });
        self.tables(code::GLOBAL, bit, field(operands, 4), [field(operands, 5), 0, field(operands, 11)]);
        let address = self.pointer_to(ty, space);
        self.push_value(ValueKind::Global(self.module.globals.len() as u32), address);
        self.module.globals.push(Global {
            name: Text::default(),
            ty,
            space,
            constant: operands[1] & 1 != 0,
            initialiser,
            linkage: field(operands, 3),
            alignment: field(operands, 4),
            section: field(operands, 5),
            visibility: field(operands, 6),
            thread_local: field(operands, 7),
            unnamed_addr: field(operands, 8) != 0,
            externally_initialised: field(operands, 9) != 0,
            dll_storage: field(operands, 10),
            comdat: field(operands, 11),
            bit,
        });
        true
    }

    fn function_record(&mut self, operands: &[u64], bit: u32) -> bool {
        if operands.len() < 8 {
            return self.too_few(code::FUNCTION, bit);
        }
        let mut ty = self.type_id(operands[0], bit);
        if let Type::Pointer { element, .. } = self.ty(ty) {
            ty = element;
        }
        if !matches!(self.ty(ty), Type::Function { .. }) {
            self.fail(&faults::BITCODE_TYPE_WRONG, bit, operands[0]);
            return true;
        }
        let index = self.module.functions.len() as u32;
        let address = self.pointer_to(ty, 0);
        let value = self.push_value(ValueKind::Function(index), address);
        let tables = [field(operands, 6), field(operands, 8), field(operands, 12)];
        self.tables(code::FUNCTION, bit, field(operands, 5), tables);
        let declaration = operands[2] != 0;
        let [prologue, prefix, personality] = [10, 13, 14].map(|place| {
            let id = operands.get(place).and_then(|id| id.checked_sub(1))?;
            self.names_value(id, bit);
            Some(ValueId(id as u32))
        });
        self.module.functions.push(Function {
            name: Text::default(),
            ty,
            value,
            convention: field(operands, 1) & CONVENTION,
            linkage: field(operands, 3),
            attributes: field(operands, 4),
            alignment: field(operands, 5),
            section: field(operands, 6),
            visibility: field(operands, 7),
            collector: field(operands, 8),
            unnamed_addr: field(operands, 9) != 0,
            dll_storage: field(operands, 11),
            comdat: field(operands, 12),
            prefix,
            prologue,
            personality,
            declaration,
            body: None,
            bit,
        });
        if !declaration {
            self.pending.push_back(index);
        }
        true
    }

    fn alias(&mut self, operands: &[u64], bit: u32) -> bool {
        if operands.len() < 3 {
            return self.too_few(code::ALIAS, bit);
        }
        let ty = self.type_id(operands[0], bit);
        self.names_value(operands[1], bit);
        self.push_value(ValueKind::Alias(self.module.aliases.len() as u32), ty);
        let value = ValueId(operands[1] as u32);
        self.module.aliases.push(Alias { name: Text::default(), ty, value, linkage: field(operands, 2) });
        true
    }
}
