//! Operands: registers with index, mask or swizzle, modifiers and precision; values of `def`.

use super::names::{self, Meaning, Name, WordKind};
use super::{Class, Parse, Parser};
use crate::d3d9::model::SourceModifier;
use crate::rule::Rule;
use crate::span::TextSpan;
use crate::tables::rules;
use crate::text::lexer::{Kind, Token, symbol};
use crate::text::number::Form;
use smallvec::SmallVec;

/// An index in brackets.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Index {
    /// The sum of its numbers.
    offset: u32,
    /// Its register.
    register: Option<Relative>,
}

/// The register of an index.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Relative {
    /// The address token.
    pub token: u32,
    /// Whether it has an index register itself.
    pub nested: bool,
    /// Whether the register exists.
    pub valid: bool,
}

/// A register as it stands in the text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reference {
    /// The token without mask, swizzle or modifier.
    pub token: u32,
    /// The modifier of its name.
    pub modifier: u8,
    /// Its index register.
    pub relative: Option<Relative>,
    /// Whether it and its index exist.
    pub valid: bool,
    /// Whether the register itself exists, whatever its index.
    pub known: bool,
    /// Whether it takes a mask or swizzle.
    components: bool,
    /// Whether a mask or swizzle stands at it.
    pub letters: bool,
    /// Where it stands.
    pub at: TextSpan,
}

impl Reference {
    /// The address token, if the register has an index and `stands` says that such tokens do.
    pub fn address(&self, stands: bool) -> Option<u32> {
        self.relative.filter(|_| stands).map(|relative| relative.token)
    }
}

impl Parser<'_, '_> {
    /// The name of a register with its index.
    fn reference(&mut self) -> Parse<Reference> {
        self.seen();
        if self.look.class != Class::Name {
            return self.unexpected();
        }
        let name = self.look.token;
        self.accept();
        // No index begins with a point or comma, and neither need be read to see it.
        let index = if !self.source.at(b'.') && !self.source.at(b',') && self.take(symbol(b"[")) {
            let index = self.index()?;
            self.expect(symbol(b"]"))?;
            Some(index)
        } else {
            None
        };
        Ok(self.resolve(name, index))
    }

    /// The inside of an index: numbers and one register, added up.
    fn index(&mut self) -> Parse<Index> {
        let mut terms: SmallVec<[Index; 4]> = SmallVec::new();
        terms.push(self.term()?);
        while self.take(symbol(b"+")) {
            terms.push(self.term()?);
        }
        // The grammar adds up from the right, once it has seen that no term follows.
        let mut index = terms.pop().unwrap_or_default();
        while let Some(term) = terms.pop() {
            index.offset = index.offset.wrapping_add(term.offset);
            if index.register.is_some() && term.register.is_some() {
                self.semantic(&rules::TWO_INDEX_REGISTERS, self.last);
            }
            index.register = term.register.or(index.register);
        }
        Ok(index)
    }

    fn term(&mut self) -> Parse<Index> {
        if let Kind::Integer(offset, _) = self.peek().token.kind {
            self.accept();
            return Ok(Index { offset, register: None });
        }
        if self.depth >= super::INDEX_DEPTH {
            return self.unexpected();
        }
        self.depth += 1;
        let reference = self.reference();
        self.depth -= 1;
        let mut reference = reference?;
        let swizzle = self.swizzle(&mut reference)?;
        let relative = Relative {
            token: reference.token & !(1 << 13)
                | u32::from(swizzle) << 16
                | u32::from(reference.modifier) << 24
                | 1 << 31,
            nested: reference.relative.is_some(),
            valid: reference.valid,
        };
        Ok(Index { offset: 0, register: Some(relative) })
    }

    /// Looks a register up.
    fn resolve(&mut self, name: Token, index: Option<Index>) -> Reference {
        let text = self.source.bytes(name.text);
        let found = names::register(text, self.profile);
        let relative = index.and_then(|index| index.register);
        let mut reference = Reference { relative, at: name.at, ..Reference::default() };
        match found.and_then(|found| Some((found, number(&found, index)?))) {
            Some((found, number)) => {
                reference.modifier = found.modifier;
                reference.components = found.register.components;
                reference.token = register_token(found.register.kind, number);
                reference.known = true;
                reference.valid = relative.is_none_or(|relative| relative.valid);
            }
            None => {
                reference.components = true;
                let mut shown = String::from_utf8_lossy(text).into_owned();
                match index {
                    Some(Index { register: Some(_), .. }) => shown += "[...]",
                    Some(Index { offset, .. }) => shown += &format!("[{offset}]"),
                    None => {}
                }
                // An index register that does not exist was reported, and hides what it stands in.
                if relative.is_none_or(|relative| relative.valid) {
                    self.semantic_with(&rules::INVALID_REGISTER, name.at, &[("text", shown)]);
                }
            }
        }
        if relative.is_some() {
            reference.token |= 1 << 13;
        }
        reference
    }

    /// The component letters after a point, if one comes.
    fn letters(&mut self) -> Parse<Option<Token>> {
        if !self.looked && self.source.at(b',') {
            return Ok(None);
        }
        if !self.looked
            && let Some(letters) = self.source.components()
        {
            self.last = letters.at;
            self.meaning = Meaning::Unknown;
            self.quiet = self.quiet.saturating_sub(2);
            return Ok(Some(letters));
        }
        // A directive of the exact form may stand on the next line; no components are called so.
        self.seen();
        if !self.look.token.is(symbol(b".")) || self.begins_directive(self.look.token) {
            return Ok(None);
        }
        self.accept();
        self.seen();
        if self.look.class != Class::Name {
            return self.unexpected();
        }
        self.accept();
        Ok(Some(self.look.token))
    }

    /// A swizzle; `.xyzw` where none stands.
    fn swizzle(&mut self, reference: &mut Reference) -> Parse<u8> {
        let Some(token) = self.letters()? else { return Ok(0xE4) };
        reference.letters = true;
        let text = self.source.bytes(token.text);
        let Some((numbers, count)) = names::components(text).filter(|_| reference.components) else {
            return Ok(self.bad_components(token, reference, &rules::INVALID_SWIZZLE, 0xE4));
        };
        Ok((0..4).fold(0, |swizzle, place| swizzle | numbers[place.min(count - 1)] << (2 * place)))
    }

    /// Says what is wrong with component letters, and gives what they count as: all where there
    /// are none.
    fn bad_components(&mut self, token: Token, reference: &Reference, rule: &'static Rule, all: u8) -> u8 {
        let shown = [("text", String::from_utf8_lossy(self.source.bytes(token.text)).into_owned())];
        let (rule, counts) = if reference.components { (rule, 0) } else { (&rules::SCALAR_COMPONENTS, all) };
        self.semantic_with(rule, token.at, &shown);
        counts
    }

    /// A write mask; all components where none stands.
    fn mask(&mut self, reference: &mut Reference) -> Parse<u8> {
        let Some(token) = self.letters()? else { return Ok(15) };
        reference.letters = true;
        let text = self.source.bytes(token.text);
        let ascending = names::components(text)
            .filter(|_| reference.components)
            .filter(|(numbers, count)| numbers[..*count].windows(2).all(|pair| pair[0] < pair[1]));
        let Some((numbers, count)) = ascending else {
            return Ok(self.bad_components(token, reference, &rules::INVALID_MASK, 15));
        };
        Ok(numbers[..count].iter().fold(0, |mask, number| mask | 1 << number))
    }

    /// `{min16f}` and the like, with an `as` that changes nothing.
    fn precision(&mut self) -> Parse<u8> {
        if !self.looked && self.source.at(b',') || !self.take(symbol(b"{")) {
            return Ok(0);
        }
        let precision = self.precision_word()?;
        let look = self.peek();
        if matches!(look.class, Class::Keyword) && self.source.bytes(look.token.text) == b"as" {
            self.accept();
            self.precision_word()?;
        }
        self.expect(symbol(b"}"))?;
        Ok(precision)
    }

    fn precision_word(&mut self) -> Parse<u8> {
        let look = self.peek();
        let text = self.source.bytes(look.token.text);
        match names::word(WordKind::Precision, text, self.profile) {
            Some(value) if matches!(look.class, Class::Keyword) => {
                self.accept();
                Ok(value)
            }
            _ => self.unexpected(),
        }
    }

    /// A written register. Values of definitions take no precision.
    pub(super) fn destination(&mut self, precision: bool) -> Parse<Reference> {
        let mut reference = self.reference()?;
        reference.token |= u32::from(self.mask(&mut reference)?) << 16 | 1 << 31;
        if precision {
            reference.token |= u32::from(self.precision()?) << 14;
        }
        Ok(reference)
    }

    /// A read register.
    pub(super) fn source(&mut self) -> Parse<Reference> {
        let mut reference = self.predicate()?;
        reference.token |= u32::from(self.precision()?) << 14;
        Ok(reference)
    }

    /// A read register without a precision.
    pub(super) fn predicate(&mut self) -> Parse<Reference> {
        self.seen();
        let mut complement = None;
        let mut sign = SourceModifier::NONE;
        if let Kind::Integer(value, _) = self.look.token.kind {
            self.accept();
            self.expect(symbol(b"-"))?;
            complement = Some(value);
        } else if self.take(symbol(b"-")) {
            sign = SourceModifier::NEGATE;
        } else if self.take(symbol(b"!")) {
            sign = SourceModifier::NOT;
        }
        let mut reference = self.reference()?;
        let swizzle = self.swizzle(&mut reference)?;
        // The reference has read on before it judges a register without components, and says so.
        if !reference.letters && (complement.is_some() || sign != SourceModifier::NONE) {
            self.seen();
        }
        let modifier = match complement {
            Some(value) => self.complement(value, reference.modifier),
            None => self.signed(sign, reference.modifier),
        };
        reference.modifier = modifier;
        reference.token |= u32::from(swizzle) << 16 | u32::from(modifier) << 24 | 1 << 31;
        Ok(reference)
    }

    fn complement(&mut self, value: u32, modifier: u8) -> u8 {
        if value != 1 {
            let value = [("value", value.to_string())];
            self.semantic_with(&rules::COMPLEMENT_NOT_OF_ONE, self.last, &value);
        } else if !self.profile.is_pixel() || self.profile.major() > 1 {
            self.semantic(&rules::UNSUPPORTED_COMPLEMENT, self.last);
        } else if modifier != 0 {
            self.semantic(&rules::MODIFIED_COMPLEMENT, self.last);
        } else {
            return SourceModifier::COMPLEMENT.0;
        }
        modifier
    }

    fn signed(&mut self, sign: SourceModifier, modifier: u8) -> u8 {
        if sign == SourceModifier::NEGATE {
            return match negated(modifier) {
                Some(modifier) => modifier,
                None => {
                    self.semantic(&rules::NEGATED_DIVIDE, self.last);
                    modifier
                }
            };
        }
        if sign == SourceModifier::NOT {
            if modifier != 0 {
                self.semantic(&rules::MODIFIED_NOT, self.last);
                return modifier;
            }
            return SourceModifier::NOT.0;
        }
        modifier
    }

    /// A value of `def`.
    pub(super) fn float(&mut self) -> Parse<u32> {
        let (negative, token) = self.signed_number()?;
        let value = match token.kind {
            Kind::Integer(value, _) => {
                if !negative && let Some(bits) = self.exact_float(token) {
                    self.accept();
                    return Ok(bits);
                }
                value as f32
            }
            Kind::Float(value) => value as f32,
            _ => return self.unexpected(),
        };
        self.accept();
        Ok(if negative { value.to_bits() ^ 1 << 31 } else { value.to_bits() })
    }

    /// A value of `defi`.
    pub(super) fn integer(&mut self) -> Parse<u32> {
        let (negative, token) = self.signed_number()?;
        let Kind::Integer(value, _) = token.kind else { return self.unexpected() };
        self.accept();
        Ok(if negative { value.wrapping_neg() } else { value })
    }

    fn signed_number(&mut self) -> Parse<(bool, Token)> {
        let negative = self.take(symbol(b"-"));
        if !negative {
            self.take(symbol(b"+"));
        }
        Ok((negative, self.peek().token))
    }

    /// The value of `defb`.
    pub(super) fn boolean(&mut self) -> Parse<u32> {
        let look = self.peek();
        let value = match self.source.bytes(look.token.text) {
            b"true" => 1,
            b"false" => 0,
            _ => return self.unexpected(),
        };
        self.accept();
        Ok(value)
    }

    /// The bits of a float in the exact form, as `0f7fc00000`, whose `0` is `token`.
    fn exact_float(&mut self, token: Token) -> Option<u32> {
        if token.kind != Kind::Integer(0, Form::Signed) || self.source.bytes(token.text) != b"0" {
            return None;
        }
        let following = self.source.following(token.text);
        let digits = following.strip_prefix(b"f")?.get(..8)?;
        let bits = u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        let over = following.get(9).is_none_or(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
        (digits.iter().all(u8::is_ascii_hexdigit) && over && self.source.extend(token.text, 9)).then_some(bits)
    }
}

/// The register number that a name and its index give together, if the register exists.
fn number(found: &Name, index: Option<Index>) -> Option<u32> {
    let register = found.register;
    if let Some(number) = register.number {
        return index.is_none().then_some(number.into());
    }
    let Some(index) = index else { return found.number.filter(|number| *number < register.count) };
    let number = found.number.unwrap_or(0).wrapping_add(index.offset);
    (register.index && (index.register.is_some() || number < register.count)).then_some(number)
}

/// The bits of type and number. Constants above 2047 continue in types of their own.
fn register_token(kind: u8, number: u32) -> u32 {
    let kind = match (kind, number >> 11 & 3) {
        (2, 1) => 11,
        (2, 2) => 12,
        (2, 3) => 13,
        (kind, _) => u32::from(kind),
    };
    number & 0x7FF | (kind & 7) << 28 | (kind & 0x18) << 8
}

/// A source modifier together with a minus sign; `None` where they do not go together.
pub(super) fn negated(modifier: u8) -> Option<u8> {
    Some(match modifier {
        0 => 1,
        1 => 0,
        2 => 3,
        3 => 2,
        4 => 5,
        5 => 4,
        7 => 8,
        8 => 7,
        11 => 12,
        12 => 11,
        _ => return None,
    })
}
