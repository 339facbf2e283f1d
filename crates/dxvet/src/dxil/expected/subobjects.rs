//! Subobjects of state objects: read from RDAT and written again.

use super::rdat::Builder;
use crate::dxil::rdat::{Rdat, Record, TableKind};

/// Kinds of subobjects.
mod kind {
    pub(super) const STATE_OBJECT: u32 = 0;
    pub(super) const GLOBAL_ROOT: u32 = 1;
    pub(super) const LOCAL_ROOT: u32 = 2;
    pub(super) const ASSOCIATION: u32 = 8;
    pub(super) const SHADER: u32 = 9;
    pub(super) const PIPELINE: u32 = 10;
    pub(super) const HIT_GROUP: u32 = 11;
    pub(super) const PIPELINE_1: u32 = 12;
}

fn words(record: &Record<'_>) -> [u32; 6] {
    std::array::from_fn(|place| crate::bytes::word(record.bytes, 4 * place).unwrap_or(0))
}

/// Whether a subobject asks for ray tracing 1.1.
pub(super) fn need_raytracing(present: &Rdat<'_>) -> bool {
    const ADDITIONS: u32 = 4;
    present.table(TableKind::SUBOBJECTS).rows().any(|record| {
        let [kind, _, first, ..] = words(&record);
        kind == kind::PIPELINE_1 || kind == kind::STATE_OBJECT && first & ADDITIONS != 0
    })
}

/// Writes them; `None` where one makes no sense.
pub(super) fn write(builder: &mut Builder, present: &Rdat<'_>) -> Option<()> {
    for record in present.table(TableKind::SUBOBJECTS).rows() {
        let [kind, name, first, second, third, fourth] = words(&record);
        let name = builder.string(present.string(name)?);
        let content = match kind {
            kind::STATE_OBJECT | kind::PIPELINE => [first, 0, 0, 0],
            kind::SHADER | kind::PIPELINE_1 => [first, second, 0, 0],
            kind::GLOBAL_ROOT | kind::LOCAL_ROOT => {
                let bytes = present.bytes(first, second)?;
                [raw(builder, bytes), second, 0, 0]
            }
            kind::ASSOCIATION => {
                let subobject = builder.string(present.string(first)?);
                let mut exports = Vec::new();
                for export in present.list(second) {
                    exports.push(builder.string(present.string(export)?));
                }
                [subobject, builder.list(&exports), 0, 0]
            }
            kind::HIT_GROUP => {
                let mut named = [0; 3];
                for (slot, offset) in named.iter_mut().zip([second, third, fourth]) {
                    *slot = builder.string(present.string(offset)?);
                }
                [first, named[0], named[1], named[2]]
            }
            _ => return None,
        };
        let words = [[kind, name].as_slice(), &content].concat();
        builder.row(TableKind::SUBOBJECTS, words.iter().flat_map(|word| word.to_le_bytes()).collect());
    }
    Some(())
}

/// Bytes that stand once however often they are meant.
fn raw(builder: &mut Builder, bytes: &[u8]) -> u32 {
    let known = if bytes.is_empty() { Some(0) } else { find(&builder.bytes, bytes) };
    known.unwrap_or_else(|| {
        builder.bytes.extend_from_slice(bytes);
        builder.bytes.len() - bytes.len()
    }) as u32
}

fn find(all: &[u8], bytes: &[u8]) -> Option<usize> {
    all.windows(bytes.len()).position(|window| window == bytes)
}
