//! The exact form: lines that begin with a point, for what the reference's grammar cannot say.
//! See docs/assembly.md.

use super::Parser;
use crate::bytes::put_word;
use crate::d3d9::decode::{Decoder, closest_profile};
use crate::d3d9::model::{Comment, Item, Version};
use crate::span::TextSpan;
use crate::tables::rules;
use crate::text::lexer::{Kind, Token, symbol};

/// The directives.
const DIRECTIVES: [&[u8]; 5] = [b"version", b"comment", b"dword", b"noend", b"trailing"];

impl Parser<'_, '_> {
    /// `.version` in place of a version name. Whether it stood there.
    pub(super) fn exact_version(&mut self) -> bool {
        let look = self.peek();
        if !look.token.is(symbol(b".")) || directive(self.source.following(look.token.text)) != Some(b"version") {
            return false;
        }
        let at = self.directive_name();
        let words = self.words();
        let [word] = words[..] else {
            self.bad_directive(at, "version", "1 number");
            return true;
        };
        self.program.version = Version(word);
        self.profile = closest_profile(self.program.version);
        true
    }

    /// Whether a directive begins with `point`.
    pub(super) fn begins_directive(&self, point: Token) -> bool {
        directive(self.source.following(point.text)).is_some()
    }

    /// Obeys the directive that begins with `point`. Whether there was one.
    pub(super) fn exact_directive(&mut self, point: Token) -> bool {
        let Some(name) = directive(self.source.following(point.text)) else { return false };
        let at = self.directive_name();
        match name {
            b"noend" => self.program.end = None,
            b"comment" => {
                let words = self.words();
                let mut data = Vec::with_capacity(4 * words.len());
                words.iter().for_each(|word| put_word(&mut data, *word));
                if words.len() > 0x7FFF {
                    self.bad_directive(at, "comment", "at most 32767 numbers");
                    return true;
                }
                let token = (words.len() as u32) << 16 | 0xFFFE;
                let offset = self.offset;
                let bytes = 4 + data.len() as u32;
                self.item(Item::Comment(Comment { token, data, offset }), bytes);
            }
            b"dword" => {
                let words = self.words();
                if words.is_empty() {
                    self.bad_directive(at, "dword", "at least 1 number");
                }
                self.raw_words(&words, at);
            }
            b"trailing" => {
                let words = self.words();
                if words.is_empty() || words.iter().any(|word| *word > 255) {
                    self.bad_directive(at, "trailing", "bytes");
                }
                self.program.trailing.extend(words.iter().map(|word| *word as u8));
            }
            _ => self.bad_directive(at, "version", "to stand first"),
        }
        true
    }

    /// Accepts the point and the name. Where they stand.
    fn directive_name(&mut self) -> TextSpan {
        let point = self.peek().token.at;
        self.accept();
        let name = self.peek().token.at;
        self.accept();
        TextSpan { end_column: name.end_column, ..point }
    }

    /// Numbers with commas between them.
    fn words(&mut self) -> Vec<u32> {
        let mut words = Vec::new();
        while let Kind::Integer(word, _) = self.peek().token.kind {
            self.accept();
            words.push(word);
            if !self.take(symbol(b",")) {
                break;
            }
        }
        words
    }

    fn bad_directive(&mut self, at: TextSpan, name: &str, needs: &str) {
        let values = [("text", format!(".{name}")), ("needs", needs.to_owned())];
        self.report_with(&rules::INVALID_DIRECTIVE, at, &values);
    }

    /// Tokens as they are: read back as instructions, so that the checker sees them too.
    fn raw_words(&mut self, words: &[u32], at: TextSpan) {
        let mut bytes = Vec::with_capacity(4 * words.len() + 4);
        put_word(&mut bytes, self.program.version.0);
        words.iter().for_each(|word| put_word(&mut bytes, *word));
        let start = self.offset - 4;
        let mut decoder = Decoder::new(&bytes);
        let mut read = 4;
        loop {
            let item = decoder.next();
            match item {
                Some(Item::Instruction(mut instruction)) => {
                    instruction.offset += start;
                    instruction.operands.iter_mut().for_each(|operand| operand.offset += start);
                    let length = (decoder.offset - read) as u32 / 4 - 1;
                    let places = self.operands.len() as u32;
                    self.operands.extend(instruction.operands.iter().map(|_| at));
                    self.add(instruction, at, places, length);
                }
                Some(Item::Comment(mut comment)) => {
                    comment.offset += start;
                    let length = (decoder.offset - read) as u32;
                    self.item(Item::Comment(comment), length);
                }
                None => break,
            }
            read = decoder.offset;
        }
        if read < bytes.len() {
            self.bad_directive(at, "dword", "whole instructions");
        }
    }
}

/// The directive that `following` begins with.
fn directive(following: &[u8]) -> Option<&'static [u8]> {
    let ends = |byte: &u8| !byte.is_ascii_alphanumeric() && *byte != b'_';
    DIRECTIVES.into_iter().find(|name| following.starts_with(name) && following.get(name.len()).is_none_or(ends))
}
