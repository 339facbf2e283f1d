//! Where in the listing of a container each instruction stands.

use super::listing;
use crate::sm4::Options;

/// Byte offsets of the program's instructions, counted from its start, each with its line in the
/// listing, from 1; in the order of the listing. Empty for what is no single program.
pub fn lines(bytes: &[u8]) -> Vec<(u32, u32)> {
    // The same lines as without the option, each instruction with its offset before it.
    let text = listing(bytes, Options { offsets: true, ..Options::default() });
    let offset = |line: &str| {
        let digits = line.strip_prefix("0x")?.get(..8)?;
        line[10..].starts_with(": ").then(|| u32::from_str_radix(digits, 16).ok())?
    };
    (1..).zip(text.lines()).filter_map(|(number, line)| Some((offset(line)?, number))).collect()
}
