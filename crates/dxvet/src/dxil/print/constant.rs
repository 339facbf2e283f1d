//! Constants.

use super::ty::DEEPEST;
use super::{Printer, number, put};
use crate::dxil::module::{ConstantKind, List, Type, TypeId, ValueId, binary, cast, flag};
use crate::names::text;
use crate::tables::dxil_enums::PREDICATE;

impl Printer<'_, '_> {
    /// The constant in this row of the module's table, without its type.
    pub(super) fn constant(&mut self, index: u32) {
        if self.depth >= DEEPEST || self.out.is_full() {
            return self.out.push(b"...");
        }
        self.depth += 1;
        self.constant_inside(index);
        self.depth -= 1;
    }

    fn constant_inside(&mut self, index: u32) {
        let module = self.module;
        let Some(constant) = module.constants.get(index as usize) else { return self.out.push(b"<badref>") };
        let ty = module.ty(constant.ty);
        match constant.kind {
            ConstantKind::Null => self.null(ty),
            ConstantKind::Undef => self.out.push(b"undef"),
            ConstantKind::Integer(value) => self.integer(ty, value),
            ConstantKind::Wide(words) => self.wide(ty, module.numbers(words)),
            ConstantKind::Float(bits) => self.plain_number(ty, bits),
            ConstantKind::Aggregate(values) => self.aggregate(ty, module.list(values)),
            ConstantKind::Data(numbers) => self.data(ty, module.numbers(numbers)),
            ConstantKind::Text(letters) => self.string(module.text(letters)),
            ConstantKind::Cast(operation, value) => {
                let name = cast::NAMES.get(usize::from(operation)).copied().unwrap_or("cast");
                put!(self.out, "{name} (");
                self.operand(value, true);
                self.out.push(b" to ");
                self.ty(constant.ty);
                self.out.push(b")");
            }
            ConstantKind::Element { inbounds, of, pairs } => self.address(inbounds, of, pairs),
            ConstantKind::Binary { operation, flags, operands } => {
                self.binary_constant(ty, operation, u16::from(flags), operands)
            }
            ConstantKind::Compare { predicate, operands } => {
                let &[of, left, right] = module.list(operands) else { return };
                let float = matches!(module.ty(TypeId(of)), Type::Half | Type::Float | Type::Double);
                let name = text(PREDICATE, predicate.into()).unwrap_or("unknown");
                put!(self.out, "{} {name} (", if float { "fcmp" } else { "icmp" });
                self.operand(ValueId(left), true);
                self.out.push(b", ");
                self.operand(ValueId(right), true);
                self.out.push(b")");
            }
            ConstantKind::BlockAddress(function, block) => {
                self.out.push(b"blockaddress(");
                self.operand(function, false);
                self.out.push(b", ");
                self.block_name(block, false);
                self.out.push(b")");
            }
            ConstantKind::Other { .. } => self.out.push(b"<placeholder or erroneous Constant>"),
        }
    }

    fn null(&mut self, ty: Type) {
        match ty {
            Type::Integer(_) => self.integer(ty, 0),
            Type::Half | Type::Float | Type::Double => self.plain_number(ty, 0),
            Type::Pointer { .. } => self.out.push(b"null"),
            _ => self.out.push(b"zeroinitializer"),
        }
    }

    fn integer(&mut self, ty: Type, value: i64) {
        match ty {
            Type::Integer(1) => self.out.push(if value & 1 != 0 { b"true" } else { b"false" }),
            _ => put!(self.out, "{value}"),
        }
    }

    /// An integer of more than 64 bits: its words, lowest first; those that are missing are 0.
    fn wide(&mut self, ty: Type, words: &[u64]) {
        let Type::Integer(width) = ty else { return };
        // More words than a listing can use would only cost time: dividing is quadratic.
        let count = (width.div_ceil(64) as usize).min(64);
        let mut words: Vec<u64> = (0..count).map(|at| words.get(at).copied().unwrap_or(0)).collect();
        let spare = (64 - width % 64) % 64;
        if let Some(last) = words.last_mut() {
            *last = (((*last << spare) as i64) >> spare) as u64;
        }
        let negative = words.last().is_some_and(|last| last >> 63 != 0);
        if negative {
            let mut carry = true;
            for word in &mut words {
                (*word, carry) = (!*word).overflowing_add(u64::from(carry));
            }
            self.out.push(b"-");
        }
        let mut groups = Vec::new();
        while words.iter().any(|word| *word != 0) {
            groups.push(divide(&mut words, TEN_TO_18));
        }
        put!(self.out, "{}", groups.pop().unwrap_or(0));
        groups.iter().rev().for_each(|group| put!(self.out, "{group:018}"));
    }

    /// The bits of a number of a type.
    fn plain_number(&mut self, ty: Type, bits: u64) {
        match ty {
            Type::Half => put!(self.out, "0xH{:04X}", bits & 0xFFFF),
            Type::Float => number::float(self.out, bits as u32),
            Type::Double => number::double(self.out, bits),
            Type::Integer(width) => {
                let spare = 64u32.saturating_sub(width);
                self.integer(ty, (bits << spare) as i64 >> spare);
            }
            _ => self.out.push(b"undef"),
        }
    }

    fn string(&mut self, letters: &[u8]) {
        self.out.push(b"c\"");
        self.escaped(letters);
        self.out.push(b"\"");
    }

    fn data(&mut self, ty: Type, numbers: &[u64]) {
        let (open, close, element) = match ty {
            Type::Vector { element, .. } => (b"<", b">", element),
            Type::Array { element, .. } => (b"[", b"]", element),
            _ => return self.out.push(b"undef"),
        };
        if numbers.iter().all(|number| *number == 0) {
            return self.out.push(b"zeroinitializer");
        }
        let inner = self.module.ty(element);
        if inner == Type::Integer(8) && open == b"[" {
            let letters: Vec<u8> = numbers.iter().map(|number| *number as u8).collect();
            return self.string(&letters);
        }
        self.out.push(open);
        for (at, number) in numbers.iter().enumerate() {
            if at > 0 {
                self.out.push(b", ");
            }
            self.ty(element);
            self.out.push(b" ");
            self.plain_number(inner, *number);
        }
        self.out.push(close);
    }

    fn aggregate(&mut self, ty: Type, values: &[u32]) {
        let kind = |id: &u32| self.module.constant(self.body.as_ref(), ValueId(*id)).map(|constant| constant.kind);
        let null =
            |id: &u32| matches!(kind(id), Some(ConstantKind::Null | ConstantKind::Integer(0) | ConstantKind::Float(0)));
        if values.iter().all(null) {
            return self.out.push(b"zeroinitializer");
        }
        if values.iter().all(|id| kind(id) == Some(ConstantKind::Undef)) {
            return self.out.push(b"undef");
        }
        let (open, close): (&[u8], &[u8]) = match ty {
            Type::Array { .. } => (b"[", b"]"),
            Type::Vector { .. } => (b"<", b">"),
            Type::Struct { packed: true, .. } => (b"<{ ", b" }>"),
            _ => (b"{ ", b" }"),
        };
        self.out.push(open);
        for (at, id) in values.iter().enumerate() {
            if at > 0 {
                self.out.push(b", ");
            }
            self.operand(ValueId(*id), true);
        }
        self.out.push(close);
    }

    fn address(&mut self, inbounds: bool, of: TypeId, pairs: List) {
        self.out.push(if inbounds { b"getelementptr inbounds (" } else { b"getelementptr (" });
        self.ty(of);
        for pair in self.module.list(pairs).chunks_exact(2) {
            self.out.push(b", ");
            self.ty(TypeId(pair[0]));
            self.out.push(b" ");
            self.operand(ValueId(pair[1]), false);
        }
        self.out.push(b")");
    }

    fn binary_constant(&mut self, ty: Type, operation: u8, flags: u16, operands: List) {
        let float = matches!(ty, Type::Half | Type::Float | Type::Double);
        let names = if float { binary::FLOAT } else { binary::INTEGER };
        self.out.push(names.get(usize::from(operation)).copied().unwrap_or("").as_bytes());
        self.wrap_flags(operation, flags & (flag::NO_SIGNED_WRAP | flag::NO_UNSIGNED_WRAP), float);
        self.out.push(b" (");
        for (at, id) in self.module.list(operands).iter().enumerate() {
            if at > 0 {
                self.out.push(b", ");
            }
            self.operand(ValueId(*id), true);
        }
        self.out.push(b")");
    }
}

/// Decimal digits are taken off 18 at a time.
const TEN_TO_18: u64 = 1_000_000_000_000_000_000;

/// Divides a number of words, lowest first; the remainder comes back.
fn divide(words: &mut [u64], by: u64) -> u64 {
    let mut rest = 0u128;
    for word in words.iter_mut().rev() {
        let part = rest << 64 | u128::from(*word);
        *word = (part / u128::from(by)) as u64;
        rest = part % u128::from(by);
    }
    rest as u64
}
