//! One instruction.

use super::Decoder;
use crate::dxil::module::{Instruction, List, Op, Type, TypeId, ValueId, flag};
use crate::fault::Rule;
use crate::tables::faults;

/// Codes of instruction records.
pub(super) mod code {
    pub const BINARY: u32 = 2;
    pub const CAST: u32 = 3;
    pub const GEP_OLD: u32 = 4;
    pub const SELECT_OLD: u32 = 5;
    pub const EXTRACT_ELEMENT: u32 = 6;
    pub const INSERT_ELEMENT: u32 = 7;
    pub const SHUFFLE_VECTOR: u32 = 8;
    pub const COMPARE: u32 = 9;
    pub const RETURN: u32 = 10;
    pub const BRANCH: u32 = 11;
    pub const SWITCH: u32 = 12;
    pub const INVOKE: u32 = 13;
    pub const UNREACHABLE: u32 = 15;
    pub const PHI: u32 = 16;
    pub const ALLOCA: u32 = 19;
    pub const LOAD: u32 = 20;
    pub const VA_ARG: u32 = 23;
    pub const STORE_OLD: u32 = 24;
    pub const EXTRACT_VALUE: u32 = 26;
    pub const INSERT_VALUE: u32 = 27;
    pub const COMPARE2: u32 = 28;
    pub const SELECT: u32 = 29;
    pub const INBOUNDS_GEP_OLD: u32 = 30;
    pub const INDIRECT_BRANCH: u32 = 31;
    pub const CALL: u32 = 34;
    pub const FENCE: u32 = 36;
    pub const COMPARE_EXCHANGE_OLD: u32 = 37;
    pub const ATOMIC_RMW: u32 = 38;
    pub const RESUME: u32 = 39;
    pub const LANDING_PAD_OLD: u32 = 40;
    pub const LOAD_ATOMIC: u32 = 41;
    pub const STORE_ATOMIC_OLD: u32 = 42;
    pub const GEP: u32 = 43;
    pub const STORE: u32 = 44;
    pub const STORE_ATOMIC: u32 = 45;
    pub const COMPARE_EXCHANGE: u32 = 46;
    pub const LANDING_PAD: u32 = 47;
}

/// What is wrong with a record: the row, and a number for its message.
pub(super) type Wrong = (&'static Rule, u64);
/// A value and its type.
pub(super) type Typed = (u32, TypeId);

/// The operands of a record, read from the front.
pub(super) struct Cursor<'o> {
    pub(super) operands: &'o [u64],
    pub(super) code: u32,
    pub(super) bit: u32,
}

impl Cursor<'_> {
    pub(super) fn next(&mut self) -> Result<u64, Wrong> {
        let Some((first, rest)) = self.operands.split_first() else { return Err(self.few()) };
        self.operands = rest;
        Ok(*first)
    }

    pub(super) fn few(&self) -> Wrong {
        (&faults::BITCODE_RECORD_OPERANDS, u64::from(self.code))
    }

    pub(super) fn wrong(&self) -> Wrong {
        (&faults::BITCODE_TYPE_WRONG, u64::from(self.code))
    }

    /// The end must be reached.
    pub(super) fn done(&self) -> Result<(), Wrong> {
        if self.operands.is_empty() { Ok(()) } else { Err(self.few()) }
    }
}

impl Decoder<'_> {
    pub(super) fn instruction(&mut self, code: u32, bit: u32, operands: &[u64]) -> Option<Instruction> {
        let mut cursor = Cursor { operands, code, bit };
        match self.read_instruction(&mut cursor) {
            Ok(instruction) => Some(instruction),
            Err((rule, number)) => {
                self.fail(rule, bit, number);
                None
            }
        }
    }

    /// The number that an operand counts back from the next value.
    fn absolute(&self, number: u64) -> u64 {
        match self.module.version {
            0 => number & 0xFFFF_FFFF,
            _ => u64::from((self.next_value() as u32).wrapping_sub(number as u32)),
        }
    }

    /// A value whose type stands in the record only if the value comes later.
    pub(super) fn typed(&mut self, from: &mut Cursor<'_>) -> Result<Typed, Wrong> {
        let number = self.absolute(from.next()?);
        let ty = match self.type_of(number) {
            Some(ty) => ty,
            None => {
                let ty = from.next()?;
                let ty = self.type_id(ty, from.bit);
                self.early_value(number, ty, from)?;
                ty
            }
        };
        Ok((number as u32, ty))
    }

    pub(super) fn type_of(&self, number: u64) -> Option<TypeId> {
        let number = number as usize;
        match number.checked_sub(self.module.values.len()) {
            None => self.module.values.get(number).map(|value| value.ty),
            Some(local) => self.local.get(local).map(|value| value.ty),
        }
    }

    /// A value whose type is known.
    pub(super) fn plain(&mut self, from: &mut Cursor<'_>) -> Result<u32, Wrong> {
        let number = self.absolute(from.next()?);
        self.names_value(number, from.bit);
        Ok(number as u32)
    }

    /// A value that must have this type, if it does not come later.
    pub(super) fn of_type(&mut self, from: &mut Cursor<'_>, ty: TypeId) -> Result<u32, Wrong> {
        let number = self.absolute(from.next()?);
        match self.type_of(number) {
            Some(found) if found != ty => return Err(from.wrong()),
            Some(_) => {}
            None => self.early_value(number, ty, from)?,
        }
        Ok(number as u32)
    }

    /// Notes a value that comes later, with the type that it must have.
    fn early_value(&mut self, number: u64, ty: TypeId, from: &Cursor<'_>) -> Result<(), Wrong> {
        self.names_value(number, from.bit);
        self.spend(32);
        match self.early_values.insert(number, ty) {
            Some(other) if other != ty => Err(from.wrong()),
            _ => Ok(()),
        }
    }

    pub(super) fn void(&mut self) -> TypeId {
        // Numbers without a type are void.
        TypeId(u32::MAX)
    }

    fn read_instruction(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        match from.code {
            code::BINARY => self.binary(from),
            code::CAST => self.cast(from),
            code::GEP | code::GEP_OLD | code::INBOUNDS_GEP_OLD => self.address(from),
            code::SELECT | code::SELECT_OLD => self.select(from),
            code::EXTRACT_ELEMENT | code::INSERT_ELEMENT | code::SHUFFLE_VECTOR => self.vector(from),
            code::COMPARE | code::COMPARE2 => self.compare(from),
            code::EXTRACT_VALUE | code::INSERT_VALUE => self.aggregate(from),
            code::RETURN | code::BRANCH | code::SWITCH | code::INDIRECT_BRANCH | code::UNREACHABLE => self.end(from),
            code::PHI => self.phi(from),
            code::ALLOCA => self.alloca(from),
            code::LOAD | code::LOAD_ATOMIC => self.load(from),
            code::STORE | code::STORE_OLD | code::STORE_ATOMIC | code::STORE_ATOMIC_OLD => self.store(from),
            code::COMPARE_EXCHANGE | code::COMPARE_EXCHANGE_OLD | code::ATOMIC_RMW | code::FENCE => self.atomic(from),
            code::CALL => self.call(from),
            code::INVOKE => self.invoke(from),
            code::LANDING_PAD | code::LANDING_PAD_OLD => self.landing_pad(from),
            code::RESUME => {
                let (value, _) = self.typed(from)?;
                from.done()?;
                let void = self.void();
                let operands = self.few(&[value]);
                Ok(self.made(from, Op::Resume, void, operands))
            }
            code::VA_ARG => {
                let of = from.next()?;
                self.type_id(of, from.bit);
                let list = self.plain(from)?;
                let ty = from.next()?;
                let ty = self.type_id(ty, from.bit);
                from.done()?;
                let operands = self.few(&[list]);
                Ok(self.made(from, Op::VaArg, ty, operands))
            }
            _ => Err((&faults::BITCODE_INSTRUCTION_UNKNOWN, u64::from(from.code))),
        }
    }

    pub(super) fn made(&mut self, from: &Cursor<'_>, op: Op, ty: TypeId, operands: List) -> Instruction {
        Instruction {
            op,
            sub: 0,
            flags: 0,
            ty,
            operands,
            extra: 0,
            align: 0,
            value: None,
            location: 0,
            bit: from.bit,
            bits: 0,
        }
    }

    fn binary(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let (left, ty) = self.typed(from)?;
        let right = self.of_type(from, ty)?;
        let sub = from.next()?;
        let flags = if from.operands.is_empty() { 0 } else { from.next()? };
        from.done()?;
        // Floats have add, sub, mul, div (4) and rem (6).
        let known = match self.scalar(ty) {
            Type::Integer(_) => sub <= 12,
            Type::Half | Type::Float | Type::Double | Type::Other(_) => matches!(sub, 0 | 1 | 2 | 4 | 6),
            _ => false,
        };
        if !known {
            return Err(from.few());
        }
        let operands = self.few(&[left, right]);
        let made = self.made(from, Op::Binary, ty, operands);
        // Bit 0 of the file's fast-math flags stands for all of them, as in the model.
        Ok(Instruction { sub: sub as u8, flags: flags as u16 & 0x1F, ..made })
    }

    /// The type, or that of a vector's elements.
    fn scalar(&self, ty: TypeId) -> Type {
        match self.ty(ty) {
            Type::Vector { element, .. } => self.ty(element),
            other => other,
        }
    }

    fn cast(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let (value, _) = self.typed(from)?;
        let ty = from.next()?;
        let ty = self.type_id(ty, from.bit);
        let sub = from.next()?;
        from.done()?;
        if sub > 12 {
            return Err(from.few());
        }
        let operands = self.few(&[value]);
        Ok(Instruction { sub: sub as u8, ..self.made(from, Op::Cast, ty, operands) })
    }

    fn address(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let (inbounds, of) = match from.code {
            code::GEP => {
                let inbounds = from.next()? != 0;
                let of = from.next()?;
                (inbounds, Some(self.type_id(of, from.bit)))
            }
            code => (code == code::INBOUNDS_GEP_OLD, None),
        };
        let (base, base_type) = self.typed(from)?;
        let Type::Pointer { element, space } = self.scalar(base_type) else { return Err(from.wrong()) };
        if of.is_some_and(|of| of != element) {
            return Err(from.wrong());
        }
        let of = of.unwrap_or(element);
        let start = self.module.words.len();
        self.module.words.push(base);
        let mut ty = of;
        let mut first = true;
        while !from.operands.is_empty() {
            let (index, _) = self.typed(from)?;
            if !first {
                ty = self.member(ty, index).ok_or(from.wrong())?;
            }
            first = false;
            self.module.words.push(index);
        }
        let length = self.module.words.len() - start;
        self.spend(length * 4);
        let operands = List { start: start as u32, length: length as u32 };
        let mut result = self.pointer_to(ty, space);
        if let Type::Vector { count, .. } = self.ty(base_type) {
            result = self.vector_of(result, count);
        }
        let flags = if inbounds { flag::INBOUNDS } else { 0 };
        Ok(Instruction { flags, extra: of.0, ..self.made(from, Op::GetElementPointer, result, operands) })
    }

    /// The type of one member, by the value of its index.
    fn member(&self, ty: TypeId, index: u32) -> Option<TypeId> {
        match self.ty(ty) {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(element),
            Type::Struct { members, .. } => {
                let at = match (index as usize).checked_sub(self.module.values.len()) {
                    None => self.module.integer(None, ValueId(index))?,
                    Some(local) => match self.local.get(local)?.kind {
                        crate::dxil::module::ValueKind::Constant(at) => self.module.integer_of(at)?,
                        _ => return None,
                    },
                };
                self.member_at(members, u64::try_from(at).ok()?)
            }
            _ => None,
        }
    }

    fn member_at(&self, members: List, at: u64) -> Option<TypeId> {
        self.module.list(members).get(usize::try_from(at).ok()?).map(|ty| TypeId(*ty))
    }

    fn select(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let (yes, ty) = self.typed(from)?;
        let no = self.of_type(from, ty)?;
        let condition = if from.code == code::SELECT { self.typed(from)?.0 } else { self.plain(from)? };
        from.done()?;
        let operands = self.few(&[yes, no, condition]);
        Ok(self.made(from, Op::Select, ty, operands))
    }

    fn vector(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let (vector, ty) = self.typed(from)?;
        let Type::Vector { element, .. } = self.ty(ty) else { return Err(from.wrong()) };
        let made = match from.code {
            code::EXTRACT_ELEMENT => {
                let (index, _) = self.typed(from)?;
                let operands = self.few(&[vector, index]);
                self.made(from, Op::ExtractElement, element, operands)
            }
            code::INSERT_ELEMENT => {
                let value = self.of_type(from, element)?;
                let (index, _) = self.typed(from)?;
                let operands = self.few(&[vector, value, index]);
                self.made(from, Op::InsertElement, ty, operands)
            }
            _ => {
                let other = self.of_type(from, ty)?;
                let (mask, mask_type) = self.typed(from)?;
                let Type::Vector { count, .. } = self.ty(mask_type) else { return Err(from.wrong()) };
                let result = self.vector_of(element, count);
                let operands = self.few(&[vector, other, mask]);
                self.made(from, Op::ShuffleVector, result, operands)
            }
        };
        from.done()?;
        Ok(made)
    }

    fn compare(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let (left, of) = self.typed(from)?;
        let right = self.of_type(from, of)?;
        let predicate = from.next()?;
        let flags = if from.operands.is_empty() { 0 } else { from.next()? };
        from.done()?;
        if !matches!(predicate, 0..=15 | 32..=41) {
            return Err(from.few());
        }
        let ty = self.bool_like(of);
        let operands = self.few(&[left, right]);
        let made = self.made(from, Op::Compare, ty, operands);
        Ok(Instruction { sub: predicate as u8, flags: flags as u16 & 0x1F, ..made })
    }

    fn aggregate(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let (aggregate, whole) = self.typed(from)?;
        let mut numbers = vec![aggregate];
        if from.code == code::INSERT_VALUE {
            numbers.push(self.typed(from)?.0);
        }
        if from.operands.is_empty() {
            return Err(from.few());
        }
        let mut ty = whole;
        while let Ok(index) = from.next() {
            ty = match self.ty(ty) {
                Type::Array { element, .. } => element,
                Type::Struct { members, .. } => self.member_at(members, index).ok_or(from.wrong())?,
                _ => return Err(from.wrong()),
            };
            numbers.push(index as u32);
        }
        let operands = self.few(&numbers);
        if from.code == code::INSERT_VALUE {
            return Ok(self.made(from, Op::InsertValue, whole, operands));
        }
        Ok(self.made(from, Op::ExtractValue, ty, operands))
    }

    fn end(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let void = self.void();
        let (op, operands) = match from.code {
            code::RETURN if from.operands.is_empty() => (Op::Return, List::default()),
            code::RETURN => {
                let (value, _) = self.typed(from)?;
                (Op::Return, self.few(&[value]))
            }
            code::BRANCH => {
                let yes = from.next()? as u32;
                if from.operands.is_empty() {
                    (Op::Branch, self.few(&[yes]))
                } else {
                    let no = from.next()? as u32;
                    let bools = self.bool_like(TypeId(u32::MAX));
                    let condition = self.of_type(from, bools)?;
                    (Op::Branch, self.few(&[yes, no, condition]))
                }
            }
            code::SWITCH => (Op::Switch, self.switch(from)?),
            code::INDIRECT_BRANCH => {
                let ty = from.next()?;
                self.type_id(ty, from.bit);
                let address = self.plain(from)?;
                let targets = std::mem::take(&mut from.operands);
                let numbers = std::iter::once(address).chain(targets.iter().map(|block| *block as u32));
                (Op::IndirectBranch, self.list(numbers))
            }
            _ => (Op::Unreachable, List::default()),
        };
        from.done()?;
        Ok(self.made(from, op, void, operands))
    }

    fn switch(&mut self, from: &mut Cursor<'_>) -> Result<List, Wrong> {
        let ty = from.next()?;
        let ty = self.type_id(ty, from.bit);
        let condition = self.of_type(from, ty)?;
        let default = from.next()? as u32;
        let cases = std::mem::take(&mut from.operands);
        if !cases.len().is_multiple_of(2) {
            return Err(from.few());
        }
        // Values of cases are absolute numbers.
        cases.iter().step_by(2).for_each(|value| self.names_value(*value, from.bit));
        Ok(self.list([condition, default].into_iter().chain(cases.iter().map(|number| *number as u32))))
    }

    fn phi(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let ty = from.next()?;
        let ty = self.type_id(ty, from.bit);
        let pairs = std::mem::take(&mut from.operands);
        if !pairs.len().is_multiple_of(2) {
            return Err(from.few());
        }
        let next = self.next_value() as u32;
        let relative = self.module.version != 0;
        let value = |number: u64| match relative {
            true => next.wrapping_sub(super::constants::signed(number) as u32),
            false => number as u32,
        };
        let numbers = pairs.chunks_exact(2).flat_map(|pair| [value(pair[0]), pair[1] as u32]);
        let operands = self.list(numbers);
        for pair in pairs.chunks_exact(2) {
            let number = u64::from(value(pair[0]));
            match self.type_of(number) {
                Some(found) if found != ty => return Err(from.wrong()),
                Some(_) => {}
                None => self.early_value(number, ty, from)?,
            }
        }
        Ok(self.made(from, Op::Phi, ty, operands))
    }

    fn call(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        const TAIL: u64 = 1;
        const MUST_TAIL: u64 = 1 << 14;
        const EXPLICIT: u64 = 1 << 15;
        let attributes = from.next()? as u32;
        let word = from.next()?;
        let explicit = if word & EXPLICIT != 0 { Some(from.next()?) } else { None };
        let (result, operands) = self.callee(from, explicit, &[])?;
        let mut flags = if word & TAIL != 0 { flag::TAIL } else { 0 };
        if word & MUST_TAIL != 0 {
            flags |= flag::MUST_TAIL;
        }
        let align = (word >> 1) as u32 & 0x1FFF;
        Ok(Instruction { flags, extra: attributes, align, ..self.made(from, Op::Call, result, operands) })
    }

    /// Callee, numbers that stand between, arguments; and the type of the result.
    fn callee(
        &mut self,
        from: &mut Cursor<'_>,
        explicit: Option<u64>,
        between: &[u32],
    ) -> Result<(TypeId, List), Wrong> {
        let (callee, pointer) = self.typed(from)?;
        let pointee = self.pointee(from, pointer)?;
        let ty = explicit.map_or(pointee, |ty| self.type_id(ty, from.bit));
        if ty != pointee {
            return Err(from.wrong());
        }
        let Type::Function { result, parameters, variadic } = self.ty(ty) else { return Err(from.wrong()) };
        let start = self.module.words.len();
        self.module.words.push(callee);
        self.module.words.extend_from_slice(between);
        for at in 0..parameters.length as usize {
            let parameter = self.module.list(parameters).get(at).map_or(TypeId(u32::MAX), |ty| TypeId(*ty));
            let argument = match self.ty(parameter) {
                Type::Label => from.next()? as u32,
                Type::Metadata => {
                    let number = from.next()?;
                    self.absolute(number) as u32
                }
                _ => self.of_type(from, parameter)?,
            };
            self.module.words.push(argument);
        }
        while variadic && !from.operands.is_empty() {
            let (argument, _) = self.typed(from)?;
            self.module.words.push(argument);
        }
        from.done()?;
        let length = self.module.words.len() - start;
        self.spend(length * 4);
        Ok((result, List { start: start as u32, length: length as u32 }))
    }

    fn invoke(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        const EXPLICIT: u64 = 1 << 13;
        let attributes = from.next()? as u32;
        let word = from.next()?;
        let blocks = [from.next()? as u32, from.next()? as u32];
        let explicit = if word & EXPLICIT != 0 { Some(from.next()?) } else { None };
        let (result, operands) = self.callee(from, explicit, &blocks)?;
        let align = (word & !EXPLICIT) as u32 & super::globals::CONVENTION;
        Ok(Instruction { extra: attributes, align, ..self.made(from, Op::Invoke, result, operands) })
    }

    fn landing_pad(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let ty = from.next()?;
        let ty = self.type_id(ty, from.bit);
        if from.code == code::LANDING_PAD_OLD {
            // The function that handles exceptions, which newer files have with the function.
            self.typed(from)?;
        }
        let extra = from.next()? as u32;
        let count = from.next()?;
        let mut clauses = Vec::new();
        for _ in 0..count {
            clauses.push(from.next()? as u32);
            clauses.push(self.typed(from)?.0);
        }
        from.done()?;
        let operands = self.few(&clauses);
        Ok(Instruction { extra, ..self.made(from, Op::LandingPad, ty, operands) })
    }
}
