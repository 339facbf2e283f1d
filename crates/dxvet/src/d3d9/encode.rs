//! A [`Program`] as bytes: what [`decode`](super::decode::decode) read comes out unchanged.

use super::model::{Item, Program};
use crate::bytes::put_word;

/// The program's bytes.
pub fn encode(program: &Program) -> Vec<u8> {
    let mut out = Vec::with_capacity(64);
    // Version 0 stands for no version token at all.
    if program.version.0 != 0 {
        put_word(&mut out, program.version.0);
    }
    for item in &program.items {
        match item {
            Item::Instruction(instruction) => {
                put_word(&mut out, instruction.token.0);
                for operand in &instruction.operands {
                    put_word(&mut out, operand.token);
                    if let Some(address) = operand.relative {
                        put_word(&mut out, address);
                    }
                }
            }
            Item::Comment(comment) => {
                put_word(&mut out, comment.token);
                out.extend_from_slice(&comment.data);
            }
        }
    }
    if program.end.is_some() {
        put_word(&mut out, 0x0000_FFFF);
    }
    out.extend_from_slice(&program.trailing);
    out
}
