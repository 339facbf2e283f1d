//! Bytes to a [`Program`]. Decoding never fails as a whole: what cannot be read as a token
//! stays in [`Program::trailing`], and [`encode`](super::encode::encode) gives every byte back.

use super::model::{Comment, Instruction, InstructionToken, Item, Operand, OperandKind, Operands, Program, Version};
use super::op::{Op, Parameter, opcode};
use crate::bytes::word;
use crate::profile::Profile;

/// Reads a token stream. What has no version token, that is fewer than four bytes or four zeros,
/// is a program with version 0 whose bytes are all trailing.
pub fn decode(bytes: &[u8]) -> Program {
    let mut decoder = Decoder::new(bytes);
    // An instruction has about four tokens; growing step by step would copy the items.
    let mut items = Vec::with_capacity(bytes.len().min(1 << 16) / 16);
    items.extend(decoder.by_ref());
    Program {
        version: decoder.version,
        items,
        end: decoder.end,
        trailing: bytes.get(decoder.offset..).unwrap_or_default().to_vec(),
    }
}

/// Reads a token stream item by item, without keeping them.
#[derive(Debug)]
pub struct Decoder<'a> {
    bytes: &'a [u8],
    /// The version token; 0 where there is none.
    pub version: Version,
    profile: Profile,
    /// Where the next token stands; after the last item, where the trailing bytes start.
    pub offset: usize,
    /// Byte offset of the end token, once it was met.
    pub end: Option<u32>,
    stopped: bool,
}

impl<'a> Decoder<'a> {
    /// Starts after the version token.
    pub fn new(bytes: &'a [u8]) -> Self {
        let version = Version(word(bytes, 0).unwrap_or(0));
        Self {
            bytes,
            version,
            profile: closest_profile(version),
            offset: if version.0 == 0 { 0 } else { 4 },
            end: None,
            stopped: version.0 == 0 || bytes.len() > u32::MAX as usize,
        }
    }

    fn comment(&mut self, token: u32) -> Option<Item> {
        let start = self.offset + 4;
        let end = start + 4 * (token >> 16 & 0x7FFF) as usize;
        let data = self.bytes.get(start..end)?.to_vec();
        let offset = self.offset as u32;
        self.offset = end;
        Some(Item::Comment(Comment { token, data, offset }))
    }

    fn instruction(&mut self, token: InstructionToken) -> Option<Item> {
        let op = Op::find(token, self.profile);
        let start = self.offset + 4;
        let words = if self.version.major() >= 2 { token.length() as usize } else { self.counted_words(token, start) };
        self.bytes.get(start..start + 4 * words)?;
        // An operand that was begun belongs to the instruction: both are cut off.
        if self.version.major() < 2 && (1..4).contains(&(self.bytes.len() - start - 4 * words)) {
            return None;
        }
        let operands = self.operands(token, op, start, words);
        let instruction = Instruction { token, operands, offset: self.offset as u32 };
        self.offset = start + 4 * words;
        Some(Item::Instruction(instruction))
    }

    /// Before version 2 the token has no length: operand tokens have bit 31, and `def` has four values.
    fn counted_words(&self, token: InstructionToken, start: usize) -> usize {
        if token.opcode() == opcode::DEF {
            return 5;
        }
        // The information token of a declaration belongs to it even where its bit 31 is missing.
        if token.opcode() == opcode::DCL && !self.version.is_pixel() {
            return 1 + self.operand_words(start + 4);
        }
        self.operand_words(start)
    }

    fn operand_words(&self, start: usize) -> usize {
        (0..).take_while(|index| word(self.bytes, start + 4 * index).is_some_and(|word| word >> 31 != 0)).count()
    }

    fn operands(&self, token: InstructionToken, op: Option<&Op>, start: usize, words: usize) -> Operands {
        let addressed = self.version.major() >= if self.version.is_pixel() { 3 } else { 2 };
        let mut operands = Operands::new();
        let mut parameters = op.map_or(&[][..], |op| op.parameters).iter().peekable();
        let mut predicate = token.predicated();
        let mut index = 0;
        while index < words {
            let offset = start + 4 * index;
            let Some(raw) = word(self.bytes, offset) else { break };
            let kind = match parameters.peek() {
                Some(Parameter::Destination | Parameter::Usage) => next_kind(&mut parameters),
                _ if predicate => {
                    predicate = false;
                    OperandKind::Predicate
                }
                _ => next_kind(&mut parameters),
            };
            index += 1;
            let mut operand = Operand { token: raw, relative: None, kind, offset: offset as u32 };
            let register = matches!(kind, OperandKind::Destination | OperandKind::Source);
            if addressed && register && operand.is_relative() && index < words {
                operand.relative = word(self.bytes, start + 4 * index);
                index += 1;
            }
            operands.push(operand);
        }
        operands
    }
}

fn next_kind<'a>(parameters: &mut impl Iterator<Item = &'a Parameter>) -> OperandKind {
    match parameters.next() {
        Some(Parameter::Destination) => OperandKind::Destination,
        Some(Parameter::Source) => OperandKind::Source,
        Some(Parameter::Usage) => OperandKind::Declaration,
        Some(Parameter::Float | Parameter::Integer | Parameter::Boolean) => OperandKind::Literal,
        None => OperandKind::Extra,
    }
}

impl Iterator for Decoder<'_> {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        if self.stopped {
            return None;
        }
        let token = word(self.bytes, self.offset);
        let item = match token {
            Some(0x0000_FFFF) => {
                self.end = Some(self.offset as u32);
                self.offset += 4;
                None
            }
            Some(token) if token & 0x8000_FFFF == opcode::COMMENT.0 as u32 => self.comment(token),
            Some(token) => self.instruction(InstructionToken(token)),
            None => None,
        };
        self.stopped = item.is_none();
        item
    }
}

/// The profile whose instruction forms fit an unknown version best.
pub fn closest_profile(version: Version) -> Profile {
    version.profile().unwrap_or(match (version.is_pixel(), version.major(), version.minor()) {
        (true, 0..=1, 4..) => Profile::Ps14,
        (true, 0..=1, _) => Profile::Ps13,
        (true, 2, _) => Profile::Ps2Sw,
        (true, ..) => Profile::Ps3Sw,
        (false, 0..=1, _) => Profile::Vs11,
        (false, 2, _) => Profile::Vs2Sw,
        (false, ..) => Profile::Vs3Sw,
    })
}
