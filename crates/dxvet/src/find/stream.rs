//! Whether a Direct3D 9 token stream starts somewhere: the walk from its version token to its
//! end token.

use crate::bytes::word;
use crate::d3d9::model::{InstructionToken, Version};
use crate::d3d9::op::{Op, Parameter, opcode};
use crate::profile::Profile;
use std::collections::HashSet;

/// Walks token streams, and remembers where walks failed: two walks of one profile that meet have
/// the same end, so that no input makes the search walk the same way again and again.
#[derive(Debug, Default)]
pub(super) struct Walker {
    /// Profile, whether a register was written before, and place of one in sixteen
    /// instructions of walks that failed.
    dead: HashSet<(Profile, bool, usize)>,
}

/// A walk remembers an instruction where its place, in words of the input, is a multiple of this
/// power of two.
const STRIDE: usize = 16;

impl Walker {
    /// The length of the stream at `start`; `None` where none of that version is plausible or
    /// where it does not end before `end`.
    pub(super) fn walk(&mut self, bytes: &[u8], start: usize, end: usize, version: Version) -> Option<usize> {
        let profile = version.profile()?;
        let bytes = bytes.get(..end)?;
        let mut visited = Vec::new();
        let found = self.run(bytes, start, profile, &mut visited);
        if found.is_none() {
            self.dead.extend(visited.into_iter().map(|(written, at)| (profile, written, at)));
        }
        found
    }

    fn run(&self, bytes: &[u8], start: usize, profile: Profile, visited: &mut Vec<(bool, usize)>) -> Option<usize> {
        let mut at = start + 4;
        let mut written = false;
        loop {
            let token = word(bytes, at)?;
            if token == 0x0000_FFFF {
                return written.then_some(at + 4 - start);
            }
            if (at / 4) & (STRIDE - 1) == 0 {
                if self.dead.contains(&(profile, written, at)) {
                    return None;
                }
                visited.push((written, at));
            }
            if token & 0x8000_FFFF == u32::from(opcode::COMMENT.0) {
                at += 4 + 4 * (token >> 16 & 0x7FFF) as usize;
                continue;
            }
            let (words, writes) = instruction(bytes, at, InstructionToken(token), profile)?;
            written |= writes;
            at += 4 + 4 * words;
        }
    }
}

/// The number of words after a plausible instruction token, and whether it writes a register.
fn instruction(bytes: &[u8], at: usize, token: InstructionToken, profile: Profile) -> Option<(usize, bool)> {
    let op = Op::find(token, profile)?;
    let old = profile.major() < 2;
    let reserved = if old { 0xBF00_0000 } else { 0xE000_0000 };
    if token.0 & reserved != 0 || token.control() > 6 {
        return None;
    }
    let parameters = op.parameters.len();
    let literals = op.parameters.iter().filter(|parameter| is_literal(**parameter)).count();
    let operand = |index: usize| word(bytes, at + 4 + 4 * index).is_some_and(|word| word >> 31 != 0);
    let words = if old && literals == 0 {
        // One more than the form has is one too many.
        (0..=parameters).take_while(|index| operand(*index)).count()
    } else if old {
        parameters
    } else {
        token.length() as usize
    };
    // A predicate and an address token per register may come on top.
    let most = if old { parameters } else { 2 * parameters + 1 };
    if !(parameters..=most).contains(&words) {
        return None;
    }
    word(bytes, at + 4 * words)?;
    if !(0..words - literals).all(operand) {
        return None;
    }
    let writes = matches!(op.parameters.first(), Some(Parameter::Destination | Parameter::Usage));
    Some((words, writes))
}

fn is_literal(parameter: Parameter) -> bool {
    matches!(parameter, Parameter::Float | Parameter::Integer | Parameter::Boolean)
}
