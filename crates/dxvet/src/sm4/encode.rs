//! Writes a token stream.

use crate::bytes::put_word;
use crate::sm4::model::Program;

/// The program's bytes: exactly those it was read from.
pub fn encode(program: &Program) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(4 * program.words.len() + program.tail.len());
    for &word in &program.words {
        put_word(&mut bytes, word);
    }
    bytes.extend_from_slice(&program.tail);
    bytes
}
