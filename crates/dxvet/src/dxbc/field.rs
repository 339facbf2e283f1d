//! Reads the fields of a part, and reports what does not fit.

use crate::bytes::word;
use crate::dxbc::container::Part;
use crate::fault::{Fault, report};
use crate::span::Span;
use crate::tables::faults;

/// A text of a part: bytes, since nothing says that they are UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text<'a>(pub &'a [u8]);

impl std::fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for chunk in self.0.utf8_chunks() {
            f.write_str(chunk.valid())?;
            if !chunk.invalid().is_empty() {
                f.write_str("\u{FFFD}")?;
            }
        }
        Ok(())
    }
}

/// A part being read.
#[derive(Debug)]
pub struct Fields<'a, 'f> {
    /// Its content.
    pub data: &'a [u8],
    part: Part<'a>,
    found: &'f mut Vec<Fault>,
    /// Whether something did not fit.
    pub broken: bool,
    /// How often.
    told: usize,
    /// Bytes of texts and data that may still be read: forged tables name the same ones without end.
    left: usize,
    /// Whether a field past the end was told of.
    truncated: bool,
}

/// How often the bytes of a part may be read as texts and data; compilers name them once or twice.
const READINGS: usize = 4;

/// What is told of one part.
const MOST_IN_A_PART: usize = 10;

impl<'a, 'f> Fields<'a, 'f> {
    /// Reads `part`; what does not fit goes to `found`.
    pub fn new(part: Part<'a>, found: &'f mut Vec<Fault>) -> Self {
        Self {
            data: part.data,
            part,
            found,
            broken: false,
            told: 0,
            left: READINGS * part.data.len(),
            truncated: false,
        }
    }
    /// The word at `offset`; 0 and a fault where it is missing.
    pub fn word(&mut self, offset: usize, what: &'static str) -> u32 {
        word(self.data, offset).unwrap_or_else(|| {
            self.truncated(offset, what);
            0
        })
    }
    /// Half a word.
    pub fn half(&mut self, offset: usize, what: &'static str) -> u16 {
        match self.data.get(offset..offset.saturating_add(2)) {
            Some(bytes) => u16::from_le_bytes([bytes[0], bytes[1]]),
            None => {
                self.truncated(offset, what);
                0
            }
        }
    }
    /// Some bytes; none and a fault where they are missing.
    pub fn bytes(&mut self, offset: usize, length: usize, what: &'static str) -> &'a [u8] {
        let Some(bytes) = self.data.get(offset..offset.saturating_add(length)) else {
            self.truncated(offset, what);
            return &[];
        };
        if self.spend(length, offset, what) { bytes } else { &[] }
    }
    /// A text that ends with a zero byte.
    pub fn text(&mut self, offset: usize, what: &'static str) -> Text<'a> {
        let Some(bytes) = self.data.get(offset..) else {
            self.truncated(offset, what);
            return Text::default();
        };
        match bytes.iter().take(self.left.saturating_add(1)).position(|byte| *byte == 0) {
            Some(end) if self.spend(end, offset, what) => Text(&bytes[..end]),
            Some(_) => Text::default(),
            None if bytes.len() > self.left => {
                self.spend(bytes.len(), offset, what);
                Text::default()
            }
            None => {
                self.spend(bytes.len(), offset, what);
                self.fault(&faults::PART_TEXT_UNTERMINATED, offset, |fault| fault.with("offset", offset));
                Text(bytes)
            }
        }
    }
    /// Whether `length` bytes at `offset` may be read once more.
    fn spend(&mut self, length: usize, offset: usize, what: &'static str) -> bool {
        if let Some(left) = self.left.checked_sub(length) {
            self.left = left;
            return true;
        }
        self.left = 0;
        let length = self.data.len();
        self.fault(&faults::PART_COUNT_ABSURD, offset, |fault| {
            fault.with("count", format!("more than {READINGS} readings of")).with("what", what).with("length", length)
        });
        false
    }
    /// How many records of `size` bytes from `offset` on are really there, at most `count`.
    pub fn count(&mut self, count: u32, offset: usize, size: usize, what: &'static str) -> usize {
        let room = self.data.len().saturating_sub(offset) / size.max(1);
        let count = count as usize;
        if count > room {
            let length = self.data.len();
            self.fault(&faults::PART_COUNT_ABSURD, offset, |fault| {
                fault.with("count", count).with("what", what).with("length", length)
            });
        }
        count.min(room)
    }
    /// Reports `rule` at `offset` of the part.
    pub fn fault(&mut self, rule: &'static crate::fault::Rule, offset: usize, complete: impl FnOnce(Fault) -> Fault) {
        self.broken = true;
        // One broken table would otherwise fill the report.
        self.told += 1;
        if self.told <= MOST_IN_A_PART {
            let start = offset.min(self.data.len()) as u32;
            let span = Span { offset: self.part.data_offset() + start, length: 4.min(self.data.len() as u32 - start) };
            report(self.found, || complete(Fault::new(rule, span).with("name", self.part.name)));
        }
    }
    fn truncated(&mut self, offset: usize, what: &'static str) {
        // A record that runs past the end does so with all its words, and mostly in company: once is enough.
        if std::mem::replace(&mut self.truncated, true) {
            self.broken = true;
            return;
        }
        let length = self.data.len();
        self.fault(&faults::PART_TRUNCATED, offset, |fault| {
            fault.with("what", what).with("offset", offset).with("length", length)
        });
    }
}
