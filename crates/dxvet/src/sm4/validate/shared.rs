//! Shared memory of a thread group.

use super::declared::{Declared, Shared};
use super::text::Named;
use super::{Context, Current};
use crate::sm4::model::{Operand, register};
use crate::sm4::op::{opcode, traits};
use crate::tables::{sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// Bytes a thread may write in `cs_4_x`, by the number of threads: the last row that is not below.
const PER_THREAD: &[(u32, u32)] = sm4_limits::SHARED_PER_THREAD;

/// A declaration of shared memory.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    let raw = match current.opcode {
        opcode::DCL_TGSM_RAW => true,
        opcode::DCL_TGSM_STRUCTURED => false,
        _ => return,
    };
    let (first, second) = (current.word(0), current.word(1));
    let what = if raw && (first == 0 || first % 4 != 0) {
        format!("{first} bytes; a multiple of 4 above 0 is needed")
    } else if !raw && (first == 0 || first % 4 != 0) {
        format!("structures of {first} bytes; a multiple of 4 above 0 is needed")
    } else if !raw && second == 0 {
        "no structure".to_owned()
    } else {
        String::new()
    };
    let name = Named(current.first(), context.version);
    if !what.is_empty() {
        let values: &[(&'static str, &dyn Display)] = &[("register", &name), ("what", &what)];
        context.blame(&rules::SHARED_SIZE, values);
    }
}

/// At the end: sizes together, and against the number of threads.
pub(super) fn end(context: &mut Context<'_>) {
    if context.declared.shared.is_empty() {
        return;
    }
    let limit = sm4_limits::SHARED_MEMORY.value(context.version);
    let bytes: u64 = context.declared.shared_bytes();
    let last = context.declared.shared.values().map(|shared| shared.at).max().unwrap_or(0);
    if bytes > u64::from(limit) {
        context.blame_at(last, &rules::SHARED_TOTAL, &[("bytes", &bytes), ("limit", &limit)]);
    }
    if context.has(&rules::SHARED_COUNT) {
        per_thread(context, last);
    }
}

fn per_thread(context: &mut Context<'_>, last: u32) {
    let Some(group) = context.declared.threads else { return };
    let threads = group.iter().fold(1u64, |threads, side| threads.saturating_mul((*side).into()));
    let all: Vec<(u32, Shared)> = context.declared.shared.iter().map(|(number, shared)| (*number, *shared)).collect();
    for (number, shared) in &all {
        if u64::from(shared.count) != threads {
            let values: &[(&'static str, &dyn Display)] =
                &[("register", &format_args!("g{number}")), ("count", &shared.count), ("threads", &threads)];
            context.blame_at(shared.at, &rules::SHARED_COUNT, values);
        }
    }
    let bytes: u64 = all.iter().map(|(_, shared)| u64::from(shared.stride)).sum();
    let row = PER_THREAD.iter().find(|(most, _)| threads <= u64::from(*most));
    if let Some((_, limit)) = row
        && bytes > u64::from(*limit)
    {
        let values: &[(&'static str, &dyn Display)] = &[("bytes", &bytes), ("limit", limit), ("threads", &threads)];
        context.blame_at(last, &rules::SHARED_PER_THREAD, values);
    }
}

/// An access: inside bounds, and in `cs_4_x` only to the thread's own element.
pub(super) fn access(context: &mut Context<'_>, current: &Current<'_>, place: usize, operand: Operand<'_>) {
    let Some(shared) = find(&context.declared, &operand) else { return };
    let name = Named(operand, context.version);
    let immediate = |place: usize| {
        let operand = current.operands().get(place)?;
        let value = operand.values().first().copied();
        value.filter(|_| operand.register_type() == register::IMMEDIATE32).map(u64::from)
    };
    let raw = shared.stride == 0;
    let end = match current.opcode {
        opcode::LD_RAW if raw => immediate(1).map(|offset| offset + 4),
        opcode::STORE_RAW if raw => immediate(1).map(|offset| offset + 4),
        opcode::LD_STRUCTURED if !raw => structured(&shared, immediate(1), immediate(2)),
        opcode::STORE_STRUCTURED if !raw => structured(&shared, immediate(1), immediate(2)),
        _ if current.op.traits & traits::ATOMIC != 0 => atomic(&shared, current.operands().get(place + 1)),
        _ => None,
    };
    if let Some(end) = end.filter(|end| *end > shared.bytes()) {
        let values: &[(&'static str, &dyn Display)] =
            &[("name", &current.op.name), ("register", &name), ("end", &end), ("bytes", &shared.bytes())];
        context.blame_operand(&rules::SHARED_BOUNDS, place, values);
    }
    if current.opcode == opcode::STORE_STRUCTURED
        && let [_, index, offset, ..] = current.operands()
        && (index.register_type() != THREAD_FLATTENED || offset.register_type() != register::IMMEDIATE32)
    {
        let values: &[(&'static str, &dyn Display)] =
            &[("name", &current.op.name), ("register", &name), ("index", &Named(*index, context.version))];
        context.blame_operand(&rules::SHARED_FOREIGN_WRITE, place, values);
    }
}

/// `vThreadIDInGroupFlattened`.
const THREAD_FLATTENED: u8 = 36;

/// Where an atomic instruction with this address ends: of a structure and a byte in it.
fn atomic(shared: &Shared, address: Option<&Operand<'_>>) -> Option<u64> {
    let address = address.filter(|operand| operand.register_type() == register::IMMEDIATE32)?;
    let part = |place: usize| address.values().get(place).or(address.values().first()).copied().map(u64::from);
    if shared.stride == 0 { part(0).map(|offset| offset + 4) } else { structured(shared, part(0), part(1)) }
}

fn structured(shared: &Shared, index: Option<u64>, offset: Option<u64>) -> Option<u64> {
    let index = index?;
    Some(index * u64::from(shared.stride) + offset.unwrap_or(0) + 4)
}

fn find(declared: &Declared, operand: &Operand<'_>) -> Option<Shared> {
    declared.shared.get(&operand.number()?).copied()
}
