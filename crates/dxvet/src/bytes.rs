//! Little-endian words of a byte stream.

/// The 32-bit little-endian word at `offset`, or `None` where fewer than four bytes are left.
pub fn word(bytes: &[u8], offset: usize) -> Option<u32> {
    let end = offset.checked_add(4)?;
    let word = bytes.get(offset..end)?;
    Some(u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
}

/// Appends `word` to `out`, little-endian.
pub fn put_word(out: &mut Vec<u8>, word: u32) {
    out.extend_from_slice(&word.to_le_bytes());
}
