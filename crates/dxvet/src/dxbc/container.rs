//! The container: header, part table, parts.

use crate::bytes::{put_word, word};
use crate::dxbc::digest::{Variant, digest};
use crate::fault::{Fault, report};
use crate::names;
use crate::span::Span;
use crate::tables::{dxbc_parts, faults};

/// Bytes of the header before the part offsets.
pub const HEADER: usize = 32;

/// Four letters that name a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FourCc(pub [u8; 4]);

impl std::fmt::Display for FourCc {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| match byte {
            b' '..=b'~' => write!(f, "{}", char::from(*byte)),
            _ => write!(f, "\\x{byte:02x}"),
        })
    }
}

/// A part as it stands in the file.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// Its name.
    pub name: FourCc,
    /// Where its header (name and size) starts.
    pub offset: u32,
    /// Its content; cut short where the file ends early.
    pub data: &'a [u8],
}

impl Part<'_> {
    /// Where its content starts.
    pub fn data_offset(&self) -> u32 {
        self.offset.saturating_add(8)
    }
    /// Header and content.
    pub fn span(&self) -> Span {
        Span { offset: self.offset, length: self.data.len() as u32 + 8 }
    }
    /// What kind of part it is, in a few words; `None` for unknown ones.
    pub fn title(&self) -> Option<&'static str> {
        let number = u32::from_le_bytes(self.name.0);
        names::text(dxbc_parts::PART, number)
    }
}

/// What the sixteen bytes of the digest are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigestState {
    /// The digest of the content.
    Right(Variant),
    /// All zeros: never computed.
    Zero,
    /// Sixteen ones: "do not check", of later compilers.
    Bypass,
    /// Sixteen twos: "preview of a newer language", of later compilers.
    Preview,
    /// Not the digest of the content.
    Wrong,
}

/// A container.
#[derive(Clone, Debug)]
pub struct Container<'a> {
    bytes: &'a [u8],
    parts: Vec<Part<'a>>,
}

impl<'a> Container<'a> {
    /// Whether `bytes` start as a container does.
    pub fn recognise(bytes: &[u8]) -> bool {
        bytes.starts_with(b"DXBC")
    }
    /// Reads header and part table. Never fails as a whole: what is out of bounds is cut or left
    /// out and makes a fault.
    pub fn decode(bytes: &'a [u8], found: &mut Vec<Fault>) -> Self {
        let mut container = Self { bytes, parts: Vec::new() };
        let at = |offset: usize, length: usize| Span { offset: offset as u32, length: length as u32 };
        if bytes.len() < HEADER {
            report(found, || Fault::new(&faults::CONTAINER_TOO_SHORT, at(0, bytes.len())).with("length", bytes.len()));
            return container;
        }
        if !Self::recognise(bytes) {
            report(found, || Fault::new(&faults::CONTAINER_MAGIC, at(0, 4)));
            return container;
        }
        let header = |offset| word(bytes, offset).unwrap_or(0);
        if header(20) != 1 {
            report(found, || Fault::new(&faults::CONTAINER_VERSION, at(20, 4)).with("version", header(20)));
        }
        if header(24) as usize != bytes.len() {
            report(found, || {
                Fault::new(&faults::CONTAINER_SIZE, at(24, 4)).with("declared", header(24)).with("present", bytes.len())
            });
        }
        let count = header(28) as usize;
        let table = (bytes.len() - HEADER) / 4;
        if count > table {
            report(found, || {
                Fault::new(&faults::CONTAINER_PART_COUNT, at(28, 4)).with("count", count).with("length", bytes.len())
            });
        }
        // A count that cannot be leaves the table to end where the first part starts.
        let room = (header(HEADER) as usize).saturating_sub(HEADER) / 4;
        for number in 0..if count > table { table.min(room) } else { count } {
            container.read_part(number, found);
        }
        if count == 0 {
            report(found, || Fault::new(&faults::CONTAINER_EMPTY, at(28, 4)));
        }
        container.check_layout(found);
        container
    }
    fn read_part(&mut self, number: usize, found: &mut Vec<Fault>) {
        let bytes = self.bytes;
        let entry = HEADER + 4 * number;
        let offset = word(bytes, entry).unwrap_or(0) as usize;
        let place = Span { offset: entry as u32, length: 4 };
        let (Some(name), Some(size)) =
            (bytes.get(offset..offset.saturating_add(4)), word(bytes, offset.saturating_add(4)))
        else {
            report(found, || {
                Fault::new(&faults::PART_OFFSET, place)
                    .with("number", number)
                    .with("offset", offset)
                    .with("length", bytes.len())
            });
            return;
        };
        if !offset.is_multiple_of(4) {
            report(found, || Fault::new(&faults::PART_MISALIGNED, place).with("number", number).with("offset", offset));
        }
        let name = FourCc([name[0], name[1], name[2], name[3]]);
        let left = bytes.len() - offset - 8;
        if size as usize > left {
            report(found, || {
                Fault::new(&faults::PART_TOO_LONG, Span { offset: offset as u32 + 4, length: 4 })
                    .with("number", number)
                    .with("name", name)
                    .with("size", size)
                    .with("left", left)
            });
        }
        let end = offset + 8 + left.min(size as usize);
        self.parts.push(Part { name, offset: offset as u32, data: &bytes[offset + 8..end] });
    }
    /// Overlaps, gaps, order, slack, repeated and unknown parts: readers want each part of the table to
    /// start where the one before it ends.
    fn check_layout(&self, found: &mut Vec<Fault>) {
        if let Some(pair) = self.parts.windows(2).find(|pair| pair[1].offset < pair[0].offset) {
            report(found, || {
                Fault::new(&faults::PART_ORDER, pair[1].span()).with("name", pair[1].name).with("other", pair[0].name)
            });
        }
        let mut order: Vec<usize> = (0..self.parts.len()).collect();
        order.sort_by_key(|number| self.parts[*number].offset);
        let mut end = HEADER + 4 * self.parts.len();
        let mut last = None;
        for number in order {
            let part = &self.parts[number];
            let start = part.offset as usize;
            if start < end {
                report(found, || {
                    Fault::new(&faults::PART_OVERLAPS, part.span())
                        .with("number", number)
                        .with("name", part.name)
                        .with("other", last.map_or("table".to_owned(), |other: usize| other.to_string()))
                });
            } else if start > end {
                report(found, || {
                    Fault::new(&faults::PART_GAP, Span { offset: end as u32, length: (start - end) as u32 })
                        .with("length", start - end)
                        .with("number", number)
                        .with("name", part.name)
                });
            }
            if start + 8 + part.data.len() > end {
                end = start + 8 + part.data.len();
                last = Some(number);
            }
        }
        if end < self.bytes.len() {
            let length = self.bytes.len() - end;
            report(found, || {
                Fault::new(&faults::CONTAINER_SLACK, Span { offset: end as u32, length: length as u32 })
                    .with("length", length)
            });
        }
        self.check_names(found);
    }
    fn check_names(&self, found: &mut Vec<Fault>) {
        let mut seen = std::collections::HashSet::new();
        for (number, part) in self.parts.iter().enumerate() {
            let fault = |rule| Fault::new(rule, part.span()).with("number", number).with("name", part.name);
            // A library holds one `LIBF` for each function, and a function one `Aon9` for each stage.
            if !seen.insert(part.name) && !matches!(&part.name.0, b"LIBF" | b"Aon9") {
                report(found, || fault(&faults::PART_REPEATED));
            }
            if part.title().is_none() {
                report(found, || fault(&faults::PART_UNKNOWN));
            }
            if !part.data.len().is_multiple_of(4) {
                report(found, || fault(&faults::PART_UNPADDED).with("size", part.data.len()));
            }
        }
    }
    /// The bytes it was read from: what `decode` and then `encode` gives is what was read.
    pub fn encode(&self) -> &'a [u8] {
        self.bytes
    }
    /// The parts in the order of the table, repeated ones included.
    pub fn parts(&self) -> &[Part<'a>] {
        &self.parts
    }
    /// The parts as long as they do not add up to more than the container: forged tables name the
    /// same bytes a thousand times, and each would be read.
    pub fn distinct_parts(&self) -> impl Iterator<Item = &Part<'a>> {
        let mut left = self.bytes.len();
        self.parts.iter().take_while(move |part| match left.checked_sub(part.data.len() + 8) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        })
    }
    /// The first part of that name.
    pub fn part(&self, name: &[u8; 4]) -> Option<Part<'a>> {
        self.parts.iter().find(|part| part.name.0 == *name).copied()
    }
    /// The first part with the first of `names` that there is, as readers look for it.
    pub fn any_part(&self, names: &[[u8; 4]]) -> Option<Part<'a>> {
        names.iter().find_map(|name| self.part(name))
    }
    /// Whether it holds a program of Shader Model 6, whose reader is another.
    fn holds_dxil(&self) -> bool {
        self.any_part(&[*b"DXIL", *b"ILDB"]).is_some()
    }
    /// The part that holds the program.
    pub fn program(&self) -> Option<Part<'a>> {
        self.any_part(&[*b"SHEX", *b"SHDR"])
    }
    /// The digest as the header has it.
    pub fn digest(&self) -> [u8; 16] {
        let mut digest = [0; 16];
        if let Some(bytes) = self.bytes.get(4..20) {
            digest.copy_from_slice(bytes);
        }
        digest
    }
    /// What that digest is.
    pub fn digest_state(&self) -> DigestState {
        let present = self.digest();
        let content = self.bytes.get(20..).unwrap_or(&[]);
        match present {
            [0, ..] if present == [0; 16] => DigestState::Zero,
            [1, ..] if present == [1; 16] => DigestState::Bypass,
            [2, ..] if present == [2; 16] => DigestState::Preview,
            _ => [Variant::Retail, Variant::Debug]
                .into_iter()
                .find(|variant| digest(content, *variant) == present)
                .map_or(DigestState::Wrong, DigestState::Right),
        }
    }
    /// Reports a digest that is not the usual one.
    pub fn check_digest(&self, found: &mut Vec<Fault>) {
        if self.bytes.len() < HEADER {
            return;
        }
        let hex = |digest: [u8; 16]| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let rule = match self.digest_state() {
            DigestState::Right(Variant::Retail) => return,
            // Only readers of Shader Model 6 know what these stand for.
            DigestState::Bypass | DigestState::Preview if self.holds_dxil() => return,
            DigestState::Right(Variant::Debug) => &faults::DIGEST_DEBUG,
            DigestState::Zero => &faults::DIGEST_MISSING,
            DigestState::Bypass | DigestState::Preview | DigestState::Wrong => &faults::DIGEST_WRONG,
        };
        let expected = digest(self.bytes.get(20..).unwrap_or(&[]), Variant::Retail);
        report(found, || {
            Fault::new(rule, Span { offset: 4, length: 16 })
                .with("present", hex(self.digest()))
                .with("expected", hex(expected))
        });
    }
}

/// Writes a container from its parts, in their order, without gaps, with the digest made right.
pub fn build(parts: &[(FourCc, &[u8])], variant: Variant) -> Vec<u8> {
    let mut out = Vec::with_capacity(HEADER + parts.iter().map(|(_, data)| data.len() + 12).sum::<usize>());
    out.extend_from_slice(b"DXBC");
    out.extend_from_slice(&[0; 16]);
    put_word(&mut out, 1);
    put_word(&mut out, 0);
    put_word(&mut out, parts.len() as u32);
    let mut offset = HEADER + 4 * parts.len();
    for (_, data) in parts {
        put_word(&mut out, offset as u32);
        // Readers want the next part here, whether that is a multiple of 4 or not.
        offset += 8 + data.len();
    }
    for (name, data) in parts {
        out.extend_from_slice(&name.0);
        put_word(&mut out, data.len() as u32);
        out.extend_from_slice(data);
    }
    let size = out.len() as u32;
    out[24..28].copy_from_slice(&size.to_le_bytes());
    let digest = digest(&out[20..], variant);
    out[4..20].copy_from_slice(&digest);
    out
}
