//! Instructions that touch memory.

use super::Decoder;
use super::instruction::{Cursor, Wrong, code};
use crate::dxil::module::{Instruction, List, Op, Type, TypeId, flag};

impl Decoder<'_> {
    /// An alignment in bytes from its logarithm plus 1.
    pub(super) fn alignment(&self, from: &Cursor<'_>, number: u64) -> Result<u32, Wrong> {
        match number {
            0 => Ok(0),
            1..=30 => Ok(1 << (number - 1)),
            _ => Err(from.few()),
        }
    }

    pub(super) fn alloca(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        const IN_ALLOCA: u64 = 1 << 5;
        const EXPLICIT: u64 = 1 << 6;
        let of = from.next()?;
        let mut of = self.type_id(of, from.bit);
        let count_type = from.next()?;
        self.type_id(count_type, from.bit);
        let count = from.next()?;
        self.names_value(count, from.bit);
        let word = from.next()?;
        from.done()?;
        if word & EXPLICIT == 0 {
            let Type::Pointer { element, .. } = self.ty(of) else { return Err(from.wrong()) };
            of = element;
        }
        let align = self.alignment(from, word & !(IN_ALLOCA | EXPLICIT))?;
        let flags = if word & IN_ALLOCA != 0 { flag::IN_ALLOCA } else { 0 };
        let ty = self.pointer_to(of, 0);
        let operands = self.few(&[count as u32]);
        Ok(Instruction { flags, extra: of.0, align, ..self.made(from, Op::Alloca, ty, operands) })
    }

    /// What a pointer points to.
    pub(super) fn pointee(&self, from: &Cursor<'_>, ty: TypeId) -> Result<TypeId, Wrong> {
        match self.ty(ty) {
            Type::Pointer { element, .. } => Ok(element),
            _ => Err(from.wrong()),
        }
    }

    /// Ordering and scope of an atomic access.
    pub(super) fn ordering(&self, from: &mut Cursor<'_>) -> Result<u32, Wrong> {
        let ordering = from.next()? as u32 & 0xFF;
        Ok(ordering | u32::from(from.next()? == 0) << 16)
    }

    pub(super) fn load(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let atomic = from.code == code::LOAD_ATOMIC;
        let (address, pointer) = self.typed(from)?;
        let ty = self.pointee(from, pointer)?;
        if from.operands.len() == if atomic { 5 } else { 3 } {
            let number = from.next()?;
            if self.type_id(number, from.bit) != ty {
                return Err(from.wrong());
            }
        }
        let align = from.next()?;
        let align = self.alignment(from, align)?;
        let mut flags = if from.next()? != 0 { flag::VOLATILE } else { 0 };
        let mut extra = 0;
        if atomic {
            flags |= flag::ATOMIC;
            extra = self.ordering(from)?;
        }
        from.done()?;
        let operands = self.few(&[address]);
        Ok(Instruction { flags, align, extra, ..self.made(from, Op::Load, ty, operands) })
    }

    pub(super) fn store(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        let atomic = matches!(from.code, code::STORE_ATOMIC | code::STORE_ATOMIC_OLD);
        let (address, pointer) = self.typed(from)?;
        let pointee = self.pointee(from, pointer)?;
        let (value, ty) = match from.code {
            code::STORE | code::STORE_ATOMIC => self.typed(from)?,
            _ => (self.of_type(from, pointee)?, pointee),
        };
        if ty != pointee {
            return Err(from.wrong());
        }
        let align = from.next()?;
        let align = self.alignment(from, align)?;
        let mut flags = if from.next()? != 0 { flag::VOLATILE } else { 0 };
        let mut extra = 0;
        if atomic {
            flags |= flag::ATOMIC;
            extra = self.ordering(from)?;
        }
        from.done()?;
        let void = self.void();
        let operands = self.few(&[address, value]);
        Ok(Instruction { flags, align, extra, ..self.made(from, Op::Store, void, operands) })
    }

    pub(super) fn atomic(&mut self, from: &mut Cursor<'_>) -> Result<Instruction, Wrong> {
        if from.code == code::FENCE {
            let void = self.void();
            let extra = self.ordering(from)?;
            from.done()?;
            return Ok(Instruction { extra, ..self.made(from, Op::Fence, void, List::default()) });
        }
        let (address, pointer) = self.typed(from)?;
        let of = self.pointee(from, pointer)?;
        if from.code == code::ATOMIC_RMW {
            let value = self.of_type(from, of)?;
            let sub = from.next()?;
            let flags = if from.next()? != 0 { flag::VOLATILE } else { 0 };
            let extra = self.ordering(from)?;
            from.done()?;
            if sub > 10 {
                return Err(from.few());
            }
            let operands = self.few(&[address, value]);
            return Ok(Instruction { sub: sub as u8, flags, extra, ..self.made(from, Op::AtomicRmw, of, operands) });
        }
        let expected = match from.code {
            code::COMPARE_EXCHANGE => self.typed(from)?.0,
            _ => self.of_type(from, of)?,
        };
        let new = self.of_type(from, of)?;
        let mut flags = if from.next()? != 0 { flag::VOLATILE } else { 0 };
        let mut extra = self.ordering(from)?;
        let failure = if from.operands.is_empty() { u64::from(strongest_failure(extra & 0xFF)) } else { from.next()? };
        extra |= (failure as u32 & 0xFF) << 8;
        // Without the operand the result is the old value alone; DXIL never has that form.
        if from.next()? != 0 {
            flags |= flag::WEAK;
        }
        from.done()?;
        let ty = self.pair_with_bool(of);
        let operands = self.few(&[address, expected, new]);
        Ok(Instruction { flags, extra, ..self.made(from, Op::CompareExchange, ty, operands) })
    }

    /// The structure of `of` and a bool.
    pub(super) fn pair_with_bool(&mut self, of: TypeId) -> TypeId {
        let bools = match self.bools {
            Some(bools) => bools,
            None => self.add_type(Type::Integer(1)),
        };
        let wanted = [of.0, bools.0];
        let found = self.module.types.iter().position(|ty| match ty {
            Type::Struct { members, packed: false, literal: true, .. } => self.module.list(*members) == wanted,
            _ => false,
        });
        match found {
            Some(at) => TypeId(at as u32),
            None => {
                let members = self.few(&wanted);
                self.add_type(Type::Struct { name: Default::default(), members, packed: false, literal: true })
            }
        }
    }
}

/// The strongest ordering that a failed exchange may have beside that of success.
fn strongest_failure(success: u32) -> u32 {
    const MONOTONIC: u32 = 2;
    const ACQUIRE: u32 = 3;
    const RELEASE: u32 = 4;
    const ACQUIRE_RELEASE: u32 = 5;
    match success {
        RELEASE => MONOTONIC,
        ACQUIRE_RELEASE => ACQUIRE,
        other => other,
    }
}
