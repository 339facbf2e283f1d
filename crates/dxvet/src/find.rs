//! Finding compiled shaders inside any bytes: executables, archives, memory images.
//!
//! [`Finder`] yields what it meets in order of offset: Direct3D 9 token streams, effects, DXBC
//! containers, and LLVM bitcode as DXIL has it, at any alignment. What stands inside another hit
//! (the level 9 stream of a container, the shaders of an effect) names it in [`Found::inside`].
//! The time is proportional to the size of the input, whatever it holds.
//!
//! ```
//! let mut bytes = vec![0x55; 99];
//! bytes.extend(*b"\x01\x01\xFF\xFF\x01\x00\x00\x00\x00\x00\x0F\x80\x00\x00\xE4\xA0\xFF\xFF\x00\x00");
//! bytes.extend([0xAA; 7]);
//! let found: Vec<_> = dxvet::find::Finder::new(&bytes).collect();
//! assert_eq!((found[0].offset, found[0].size, found[0].profile.as_deref()), (99, 20, Some("ps_1_1")));
//! ```

mod container;
mod stream;

use crate::bytes::word;
use crate::d3d9::decode::Decoder;
use crate::d3d9::effect::{self, Effect};
use crate::d3d9::model::Version;
use std::borrow::Cow;
use std::collections::VecDeque;

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A Direct3D 9 token stream.
    Stream,
    /// A Direct3D 9 effect.
    Effect,
    /// A DXBC container.
    Container,
    /// LLVM bitcode.
    Bitcode,
}

impl Kind {
    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Stream => "d3d9",
            Self::Effect => "d3d9-effect",
            Self::Container => "dxbc",
            Self::Bitcode => "bitcode",
        }
    }
}

/// One hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it is.
    pub kind: Kind,
    /// Its first byte in the input.
    pub offset: usize,
    /// Its length in bytes.
    pub size: usize,
    /// Its profile (`ps_2_0`, `cs_5_0`, `lib_6_3`), where the bytes say it.
    pub profile: Option<Cow<'static, str>>,
    /// The offset of the innermost container or effect that it is a part of.
    pub inside: Option<usize>,
}

/// Looks for shaders from the start of a slice to its end.
#[derive(Debug)]
pub struct Finder<'a> {
    bytes: &'a [u8],
    /// Where to go on.
    at: usize,
    /// Start and end of the containers around `at`, the innermost last.
    open: Vec<(usize, usize)>,
    /// Hits that come before `at`.
    ready: VecDeque<Found>,
    walker: stream::Walker,
    /// What may still be read of things that start like an effect.
    budget: usize,
}

/// What starts at `offset`: what the search would find there, or a token stream that the search
/// would pass over as implausible. A stream without an end reaches to the end of the input.
///
/// ```
/// use dxvet::find::at;
///
/// // A pixel shader without an instruction, two bytes into its file.
/// let found = at(b"--\x00\x02\xFF\xFF\xFF\xFF\x00\x00----", 2).unwrap();
/// assert_eq!((found.offset, found.size), (2, 8));
/// assert_eq!(at(b"nothing", 2), None);
/// ```
pub fn at(bytes: &[u8], offset: usize) -> Option<Found> {
    let rest = bytes.get(offset..)?;
    let head = word(rest, 0)?;
    let mut finder = Finder::new(rest);
    let found = if is_head(head) { finder.candidate(head) } else { None };
    found.or_else(|| bare_stream(rest)).map(|found| Found { offset, ..found })
}

/// The token stream at the start of `rest`, whatever it holds.
fn bare_stream(rest: &[u8]) -> Option<Found> {
    let mut decoder = Decoder::new(rest);
    if !decoder.version.is_vertex() && !decoder.version.is_pixel() {
        return None;
    }
    decoder.by_ref().for_each(drop);
    let size = if decoder.end.is_some() { decoder.offset } else { rest.len() };
    let profile = decoder.version.profile().map(|profile| Cow::Borrowed(profile.name()));
    Some(Found { kind: Kind::Stream, offset: 0, size, profile, inside: None })
}

/// No effect is larger.
const LARGEST_EFFECT: usize = 1 << 28;

impl<'a> Finder<'a> {
    /// Looks in `bytes`.
    pub fn new(bytes: &'a [u8]) -> Self {
        let budget = bytes.len().saturating_mul(8).saturating_add(1 << 16);
        Self { bytes, at: 0, open: Vec::new(), ready: VecDeque::new(), walker: Default::default(), budget }
    }

    /// How far the search has come: nothing before it will be reported any more.
    pub fn offset(&self) -> usize {
        self.ready.front().map_or(self.at, |found| found.offset)
    }

    fn found(&self, kind: Kind, size: usize, profile: Option<Cow<'static, str>>) -> Found {
        let inside = self.open.last().map(|(start, _)| *start);
        Found { kind, offset: self.at, size, profile, inside }
    }

    /// What starts at `self.at`, given that its first four bytes are `head`; moves behind it, or
    /// into it.
    fn candidate(&mut self, head: u32) -> Option<Found> {
        let end = self.open.last().map_or(self.bytes.len(), |(_, end)| *end);
        let rest = &self.bytes[self.at..end];
        match head {
            container::MAGIC => {
                let size = container::size(rest)?;
                let found = self.found(Kind::Container, size, container::profile(&rest[..size]));
                self.open.push((self.at, self.at + size));
                self.at += 4;
                Some(found)
            }
            container::BITCODE => {
                let size = container::bitcode_size(rest)?;
                let header = self.at.checked_sub(24).and_then(|start| self.bytes.get(start..self.at));
                let program = header.and_then(|header| container::program_header(header, rest.len()));
                let (size, profile) = program.map_or((size, None), |(size, profile)| (size, profile));
                let found = self.found(Kind::Bitcode, size, profile);
                self.at += size;
                Some(found)
            }
            effect::VERSION => self.effect(rest),
            _ => {
                let version = Version(head);
                let size = self.walker.walk(self.bytes, self.at, end, version)?;
                let profile = version.profile().map(|profile| Cow::Borrowed(profile.name()));
                let found = self.found(Kind::Stream, size, profile);
                self.at += size;
                Some(found)
            }
        }
    }

    fn effect(&mut self, rest: &[u8]) -> Option<Found> {
        let effect = Effect::read_within(&rest[..rest.len().min(LARGEST_EFFECT)], &mut self.budget).ok()?;
        let size = effect.span.length as usize;
        let found = self.found(Kind::Effect, size, Some(Cow::Borrowed("fx_2_0")));
        let mut shaders: Vec<Found> = effect
            .shaders()
            .map(|shader| Found {
                kind: Kind::Stream,
                offset: self.at + shader.span.offset as usize,
                size: shader.span.length as usize,
                profile: shader.version.profile().map(|profile| Cow::Borrowed(profile.name())),
                inside: Some(self.at),
            })
            .collect();
        shaders.sort_by_key(|shader| shader.offset);
        self.ready.extend(shaders);
        self.at += size;
        Some(found)
    }
}

impl Iterator for Finder<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        if let Some(found) = self.ready.pop_front() {
            return Some(found);
        }
        while let Some(window) = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<4>()) {
            let head = u32::from_le_bytes(*window);
            if is_head(head) {
                while self.open.last().is_some_and(|(_, end)| *end <= self.at) {
                    self.open.pop();
                }
                if let Some(found) = self.candidate(head) {
                    return Some(found);
                }
            }
            self.at += 1;
        }
        self.at = self.bytes.len();
        None
    }
}

/// Whether something can start with this word.
fn is_head(head: u32) -> bool {
    match head >> 16 {
        0xFFFE | 0xFFFF => Version(head).profile().is_some(),
        _ => matches!(head, container::MAGIC | container::BITCODE | effect::VERSION),
    }
}
