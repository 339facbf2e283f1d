//! Mnemonics with their suffixes, and register names with theirs: text to numbers.

use crate::d3d9::op::{Control, Kind, Op, Parameter, opcode};
pub use crate::d3d9::vocabulary::{Register, Word, WordKind};
use crate::profile::Profile;
use crate::tables::asm::{MNEMONICS, REGISTERS, WORDS};
use crate::tables::ops::OPS;

/// The value of a word of one kind in a profile.
pub fn word(kind: WordKind, text: &[u8], profile: Profile) -> Option<u8> {
    WORDS
        .iter()
        .find(|word| word.kind == kind && word.word.as_bytes() == text && word.profiles.contains(profile))
        .map(|word| word.value)
}

/// A mnemonic with its suffixes, as an instruction begins with.
#[derive(Clone, Copy, Debug)]
pub struct Mnemonic {
    /// The form.
    pub op: &'static Op,
    /// Bits 16 to 23 of the instruction token.
    pub control: u8,
    /// Bits 20 to 27 of the destination token.
    pub destination: u32,
    /// The information token of `dcl`.
    pub declaration: u32,
}

/// What a name at the start of an instruction is.
#[derive(Clone, Copy, Debug)]
pub enum Meaning {
    /// An instruction of the profile.
    Instruction(Mnemonic),
    /// An instruction of the profile with suffixes it does not have.
    BadSuffix,
    /// An instruction of other profiles only.
    Elsewhere,
    /// No instruction.
    Unknown,
}

/// Whether a name is certainly neither a keyword nor a mnemonic of any profile, as registers with a
/// number are: no mnemonic begins like it.
pub fn is_plain(text: &[u8]) -> bool {
    let &[first, second, ..] = text else { return true };
    second.is_ascii_digit() && !MNEMONIC_DIGITS[usize::from(first & 0x7F)]
}

/// By first byte: whether a mnemonic or keyword has a digit in second place.
static MNEMONIC_DIGITS: [bool; 128] = {
    let mut digits = [false; 128];
    let mut index = 0;
    while index < MNEMONICS.len() {
        let name = MNEMONICS[index].0.as_bytes();
        assert!(name.len() > 1);
        digits[name[0] as usize] |= name[1].is_ascii_digit();
        index += 1;
    }
    digits
};

/// Reads a mnemonic.
pub fn mnemonic(text: &[u8], profile: Profile) -> Meaning {
    let base = text.iter().position(|byte| *byte == b'_').unwrap_or(text.len());
    let (base, suffixes) = text.split_at(base);
    let Some(index) = mnemonic_index(base) else { return Meaning::Unknown };
    let forms =
        || MNEMONICS[index].1.iter().map(|row| &OPS[usize::from(*row)]).filter(|op| op.assembles.contains(profile));
    if forms().next().is_none() {
        return Meaning::Elsewhere;
    }
    // A trailing underscore means nothing.
    let suffixes = suffixes.strip_suffix(b"_").unwrap_or(suffixes);
    forms().find_map(|op| with_suffixes(op, suffixes, profile)).map_or(Meaning::BadSuffix, Meaning::Instruction)
}

/// Where a mnemonic without suffixes stands. Registers come here too, more often than mnemonics do:
/// hardly a first letter of theirs begins many mnemonics.
fn mnemonic_index(base: &[u8]) -> Option<usize> {
    let rows = letter_rows(&MNEMONIC_LETTERS, base)?;
    let found =
        MNEMONICS[rows.clone()].iter().position(|(name, _)| name.len() == base.len() && name.as_bytes() == base);
    Some(rows.start + found?)
}

/// The rows that begin with the first letter of `name`, in a table that stands in the order of the
/// alphabet.
fn letter_rows(starts: &[u8; 27], name: &[u8]) -> Option<std::ops::Range<usize>> {
    let letter = usize::from(name.first()?.checked_sub(b'a')?);
    Some(usize::from(*starts.get(letter)?)..usize::from(*starts.get(letter + 1)?))
}

static MNEMONIC_LETTERS: [u8; 27] = {
    let mut letters = [0; 27];
    let mut index = MNEMONICS.len();
    while index > 0 {
        index -= 1;
        count_letter(&mut letters, MNEMONICS[index].0);
    }
    letters
};

static REGISTER_LETTERS: [u8; 27] = {
    let mut letters = [0; 27];
    let mut index = REGISTERS.len();
    while index > 0 {
        index -= 1;
        count_letter(&mut letters, REGISTERS[index].name);
    }
    letters
};

/// Makes the letters after that of `name` start one row later.
const fn count_letter(letters: &mut [u8; 27], name: &str) {
    let mut letter = (name.as_bytes()[0] - b'a') as usize + 1;
    while letter < letters.len() {
        letters[letter] += 1;
        letter += 1;
    }
}

/// The mnemonic, if `op` takes these suffixes.
fn with_suffixes(op: &'static Op, suffixes: &[u8], profile: Profile) -> Option<Mnemonic> {
    let control = if let Control::Value(value) = op.control { value } else { 0 };
    let mut mnemonic = Mnemonic { op, control, destination: 0, declaration: 1 << 31 };
    let mut rest = suffixes;
    let mut seen = Seen::default();
    while let Some(after) = rest.strip_prefix(b"_") {
        let length = after.iter().position(|byte| *byte == b'_').unwrap_or(after.len());
        let (text, next) = after.split_at(length);
        suffix(&mut mnemonic, &mut seen, text, profile)?;
        rest = next;
    }
    let complete = match op.control {
        Control::Comparison => mnemonic.control != 0,
        _ => op.opcode != opcode::DCL.0 || seen.semantics || profile.is_pixel(),
    };
    (complete && rest.is_empty()).then_some(mnemonic)
}

/// Which suffixes came before.
#[derive(Default)]
struct Seen {
    semantics: bool,
    shift: bool,
}

fn suffix(mnemonic: &mut Mnemonic, seen: &mut Seen, text: &[u8], profile: Profile) -> Option<()> {
    const SATURATE: u32 = 1 << 20;
    let op = mnemonic.op;
    if op.control == Control::Comparison
        && let Some(value) = word(WordKind::Comparison, text, profile)
    {
        (mnemonic.control == 0).then_some(())?;
        mnemonic.control = value;
        return Some(());
    }
    let declares = op.opcode == opcode::DCL.0;
    if declares
        && !seen.semantics
        && let Some(fits) = semantics(mnemonic, text, profile)
    {
        seen.semantics = true;
        return fits.then_some(());
    }
    if let Some(value) = word(WordKind::Destination, text, profile) {
        let bit = u32::from(value) << 20;
        let takes = match op.kind {
            Kind::Setup => declares && bit != SATURATE,
            Kind::Arithmetic | Kind::Macro | Kind::Texture => value <= 2,
            _ => false,
        };
        if !takes || mnemonic.destination & bit != 0 {
            return None;
        }
        mnemonic.destination |= bit;
        return Some(());
    }
    let value = word(WordKind::Shift, text, profile)?;
    let takes = matches!(op.kind, Kind::Arithmetic | Kind::Macro | Kind::Texture);
    if !takes || seen.shift || mnemonic.destination != 0 {
        return None;
    }
    seen.shift = true;
    mnemonic.destination |= u32::from(value) << 24;
    Some(())
}

/// A sampler type or usage of `dcl`; whether the reference takes it here.
fn semantics(mnemonic: &mut Mnemonic, text: &[u8], profile: Profile) -> Option<bool> {
    const PARTIAL: u32 = 2 << 20;
    if let Some(value) = word(WordKind::Sampler, text, profile) {
        mnemonic.declaration |= u32::from(value) << 27;
        // It may follow `_centroid`, but not `_pp`.
        return Some(mnemonic.destination & PARTIAL == 0);
    }
    let (usage, index) = usage(text, profile)?;
    mnemonic.declaration |= usage | index << 16;
    // In ps_3 position 0 looks like no usage at all, and is refused.
    Some(!profile.is_pixel() || mnemonic.declaration != 1 << 31)
}

/// A usage with its index, as `texcoord3`.
fn usage(text: &[u8], profile: Profile) -> Option<(u32, u32)> {
    let letters = text.iter().rposition(|byte| !byte.is_ascii_digit())? + 1;
    let (name, digits) = text.split_at(letters);
    let usage = word(WordKind::Usage, name, profile)?;
    let index = if digits.is_empty() { 0 } else { number(digits)? };
    (index <= 15).then_some((usage.into(), index))
}

/// Decimal digits as a number; `None` where there are none or too many for 32 bits.
fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0u32, |number, digit| {
        let digit = u32::from(digit.checked_sub(b'0').filter(|digit| *digit <= 9)?);
        number.checked_mul(10)?.checked_add(digit)
    })
}

/// A register name with number and modifier.
#[derive(Clone, Copy, Debug)]
pub struct Name {
    /// The register.
    pub register: &'static Register,
    /// The number in the name.
    pub number: Option<u32>,
    /// The source modifier.
    pub modifier: u8,
}

/// Reads a register name.
pub fn register(text: &[u8], profile: Profile) -> Option<Name> {
    // Most registers are a letter and a number.
    if let [letter @ b'a'..=b'z', digits @ ..] = text
        && let Some(number) = number(digits)
        && let Some(register) = REGISTERS.get(usize::from(SHORT[profile as usize][usize::from(letter - b'a')]))
    {
        return Some(Name { register, number: Some(number), modifier: 0 });
    }
    any_register(text, profile)
}

/// By profile and letter: the register of that name that takes a number; a row past the end where
/// there is none.
static SHORT: [[u8; 26]; Profile::ALL.len()] = {
    let mut short = [[u8::MAX; 26]; Profile::ALL.len()];
    let mut profile = 0;
    while profile < short.len() {
        let mut row = REGISTERS.len();
        while row > 0 {
            row -= 1;
            let (name, number) = (REGISTERS[row].name.as_bytes(), REGISTERS[row].number);
            let here = REGISTERS[row].profiles.contains(Profile::ALL[profile]);
            if here && name.len() == 1 && number.is_none() {
                short[profile][(name[0] - b'a') as usize] = row as u8;
            }
        }
        profile += 1;
    }
    short
};

fn any_register(text: &[u8], profile: Profile) -> Option<Name> {
    let letters = text.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let (name, rest) = text.split_at(letters);
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, suffix) = rest.split_at(digits);
    let register = REGISTERS[letter_rows(&REGISTER_LETTERS, name)?].iter().find(|register| {
        register.name.len() == letters && register.name.as_bytes() == name && register.profiles.contains(profile)
    })?;
    let modifier = match suffix.strip_suffix(b"_").unwrap_or(suffix) {
        [] => 0,
        [b'_', suffix @ ..] => word(WordKind::Source, suffix, profile)?,
        _ => return None,
    };
    let number = if digits.is_empty() { None } else { Some(number(digits)?) };
    if register.number.is_some() && number.is_some() {
        return None;
    }
    Some(Name { register, number, modifier })
}

/// Words that are neither instructions nor registers and can stand for neither.
pub fn is_keyword(text: &[u8]) -> bool {
    matches!(text, b"true" | b"false" | b"as" | b"min16f" | b"min2_8f" | b"def32")
}

/// Reads up to four component letters: their numbers.
pub fn components(text: &[u8]) -> Option<([u8; 4], usize)> {
    let mut numbers = [0; 4];
    if text.is_empty() || text.len() > 4 {
        return None;
    }
    for (number, letter) in numbers.iter_mut().zip(text) {
        *number = match letter {
            b'x' | b'r' => 0,
            b'y' | b'g' => 1,
            b'z' | b'b' => 2,
            b'w' | b'a' => 3,
            _ => return None,
        };
    }
    Some((numbers, text.len()))
}

/// Whether the form has a written register.
pub fn writes(op: &Op) -> bool {
    op.parameters.contains(&Parameter::Destination)
}
