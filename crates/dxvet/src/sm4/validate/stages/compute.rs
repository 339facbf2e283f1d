//! Compute shaders: the thread group.

use super::super::declared::declared_mask;
use super::super::text::Mask;
use super::super::{Context, Current};
use crate::sm4::op::opcode;
use crate::tables::{sm4_limits, sm4_rules as rules};
use std::fmt::Display;

/// Register types of the thread's numbers: in the dispatch, of the group, in the group.
const THREAD_NUMBERS: std::ops::RangeInclusive<u8> = 32..=34;
/// The register type of the thread's place in its group.
const FLAT_NUMBER: u8 = 36;

/// What the passes keep.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// Whether a thread group was declared.
    group: bool,
}

/// One declaration.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    match current.opcode {
        opcode::DCL_THREAD_GROUP => group(context, [0, 1, 2].map(|place| current.word(place))),
        opcode::DCL_INPUT => {
            let operand = current.first();
            let (kind, mask) = (operand.register_type(), declared_mask(&operand));
            if THREAD_NUMBERS.contains(&kind) && (mask == 0 || mask & 0b1000 != 0) {
                context.blame_operand(&rules::CS_THREAD_NUMBER, 0, &[("components", &Mask(mask))]);
            } else if kind == FLAT_NUMBER && mask.count_ones() > 1 {
                context.blame_operand(&rules::CS_FLAT_NUMBER, 0, &[("components", &Mask(mask))]);
            }
        }
        _ => {}
    }
}

fn group(context: &mut Context<'_>, threads: [u32; 3]) {
    if std::mem::replace(&mut context.stages.compute.group, true) {
        context.blame(&rules::CS_GROUP_REPEATED, &[]);
        return;
    }
    let [x, y, z] = threads;
    let side = sm4_limits::THREAD_GROUP_SIDE.value(context.version);
    let depth = sm4_limits::THREAD_GROUP_DEPTH.value(context.version);
    for (name, count, limit) in [("x", x, side), ("y", y, side), ("z", z, depth)] {
        if count == 0 || count > limit {
            let values: &[(&'static str, &dyn Display)] = &[("name", &name), ("count", &count), ("limit", &limit)];
            context.blame(&rules::CS_GROUP_SIDE, values);
            return;
        }
    }
    // Each is inside its limit.
    let total = u64::from(x) * u64::from(y) * u64::from(z);
    let limit = sm4_limits::THREAD_GROUP.value(context.version);
    if total > u64::from(limit) {
        let values: &[(&'static str, &dyn Display)] =
            &[("x", &x), ("y", &y), ("z", &z), ("total", &total), ("limit", &limit)];
        context.blame(&rules::CS_GROUP_SIZE, values);
    }
}

/// What only all declarations together show.
pub(super) fn end(context: &mut Context<'_>) {
    if !context.stages.compute.group {
        context.blame_program(&rules::CS_GROUP_MISSING, &[]);
        return;
    }
    let Some(threads) = context.declared.threads else { return };
    let threads = threads.iter().map(|count| u64::from(*count)).fold(1, u64::saturating_mul);
    let most = u64::from(sm4_limits::TEMPS.value(context.version));
    let pool = u64::from(sm4_limits::TEMP_POOL.value(context.version));
    let most = pool.checked_div(threads).unwrap_or(most).min(most);
    let temps = u64::from(context.declared.temps.unwrap_or(0)) + context.declared.elements;
    if temps > most {
        let values: &[(&'static str, &dyn Display)] = &[("temps", &temps), ("threads", &threads), ("most", &most)];
        context.blame_program(&rules::CS_TEMP_POOL, values);
    }
}
