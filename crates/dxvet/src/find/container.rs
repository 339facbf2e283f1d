//! Whether a DXBC container or LLVM bitcode starts somewhere, how long it is, and what it holds.

use crate::bytes::word;
use std::borrow::Cow;

/// `DXBC`.
pub(super) const MAGIC: u32 = u32::from_le_bytes(*b"DXBC");
/// `BC` 0xC0DE.
pub(super) const BITCODE: u32 = 0xDEC0_4342;
const DXIL: u32 = u32::from_le_bytes(*b"DXIL");

/// No container has more parts.
const PARTS: u32 = 4096;
/// Bytes before the table of parts.
const HEADER: usize = 32;

/// The length of the container at the start of `bytes`, where its header and its table of parts
/// are consistent.
pub(super) fn size(bytes: &[u8]) -> Option<usize> {
    let size = word(bytes, 24)? as usize;
    let count = word(bytes, 28)?;
    let consistent = word(bytes, 20)? == 1 && size >= HEADER && size <= bytes.len() && count <= PARTS;
    if !consistent || HEADER + 4 * count as usize > size {
        return None;
    }
    parts(&bytes[..size]).all(|part| part.is_some()).then_some(size)
}

/// The four letters and the data of every part; `None` for one that lies outside.
fn parts(bytes: &[u8]) -> impl Iterator<Item = Option<(u32, &[u8])>> {
    let count = word(bytes, 28).unwrap_or(0).min(PARTS) as usize;
    (0..count).map(move |index| {
        let at = word(bytes, HEADER + 4 * index)? as usize;
        if at < HEADER + 4 * count {
            return None;
        }
        let length = word(bytes, at.checked_add(4)?)? as usize;
        Some((word(bytes, at)?, bytes.get(at + 8..(at + 8).checked_add(length)?)?))
    })
}

/// The profile of the first part that tells one.
pub(super) fn profile(bytes: &[u8]) -> Option<Cow<'static, str>> {
    parts(bytes).flatten().find_map(|(name, data)| match &name.to_le_bytes() {
        b"SHDR" | b"SHEX" | b"DXIL" | b"ILDB" => program(word(data, 0)?),
        b"FX10" => match word(data, 0)? {
            0xFEFF_1001 => Some(Cow::Borrowed("fx_4_0")),
            0xFEFF_1011 => Some(Cow::Borrowed("fx_4_1")),
            _ => None,
        },
        b"LIBH" => Some(Cow::Borrowed("lib")),
        _ => None,
    })
}

/// The profile in the version token of Shader Model 4 and up.
fn program(token: u32) -> Option<Cow<'static, str>> {
    const KINDS: [&str; 16] =
        ["ps", "vs", "gs", "hs", "ds", "cs", "lib", "rgen", "isec", "ahit", "chit", "miss", "call", "ms", "as", "node"];
    let kind = KINDS.get((token >> 16) as usize)?;
    let (major, minor) = (token >> 4 & 15, token & 15);
    // The token's upper bytes of the version are free.
    (token & 0xFF00 == 0 && major >= 4).then(|| Cow::Owned(format!("{kind}_{major}_{minor}")))
}

/// The length and profile that the 24 bytes of a DXIL program header in front of bitcode give it;
/// `None` where they are no such header or promise more than the `rest` that is there.
pub(super) fn program_header(header: &[u8], rest: usize) -> Option<(usize, Option<Cow<'static, str>>)> {
    let is_header = word(header, 8)? == DXIL && word(header, 16)? == 16;
    let size = word(header, 20)? as usize;
    (is_header && size >= 8 && size <= rest).then(|| (size, program(word(header, 0).unwrap_or(0))))
}

/// The length of the bitcode at the start of `bytes`: its magic number and the blocks behind it,
/// one of which must be a module.
pub(super) fn bitcode_size(bytes: &[u8]) -> Option<usize> {
    const MODULE: u32 = 8;
    /// Bitcode has a few blocks on its outermost level.
    const BLOCKS: usize = 64;
    let mut at = 4;
    let mut module = false;
    for _ in 0..BLOCKS {
        let Some((head, words)) = word(bytes, at).zip(word(bytes, at + 4)) else { break };
        // Two bits that enter a block, eight of its number, four of its width, then zeros.
        let (enters, block, width) = (head & 3 == 1, head >> 2 & 0xFF, head >> 10 & 15);
        let end = (at + 8).saturating_add(words as usize * 4);
        if !enters || head >> 14 != 0 || block & 0x80 != 0 || width < 2 || end > bytes.len() {
            break;
        }
        module |= block == MODULE;
        at = end;
    }
    module.then_some(at)
}
