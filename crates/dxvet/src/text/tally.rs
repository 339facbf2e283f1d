//! The size of a text before it is written: a large one is written twice, the first time piece by piece
//! only to be counted, so that its memory can be taken in one go.

/// What has been counted so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Bytes.
    pub bytes: usize,
    /// Line ends.
    pub lines: u32,
}

impl Tally {
    /// Counts `out` and empties it.
    pub fn take(&mut self, out: &mut String) {
        self.bytes += out.len();
        self.lines += out.bytes().filter(|byte| *byte == b'\n').count() as u32;
        out.clear();
    }
}
