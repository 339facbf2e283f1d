//! Libraries: the header (LIBH) and the signature of a function (LFS0).

use crate::bytes::put_word;
use crate::dxbc::container::Part;
use crate::dxbc::field::{Fields, Text};
use crate::fault::Fault;

/// A function of a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function<'a> {
    /// Flags.
    pub flags: u32,
    /// Its name.
    pub name: Text<'a>,
}

/// The header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library<'a> {
    /// Flags.
    pub flags: u32,
    /// The compiler's name.
    pub creator: Text<'a>,
    /// Its functions, in the order of the `LIBF` parts.
    pub functions: Vec<Function<'a>>,
}

impl<'a> Library<'a> {
    /// Reads the header.
    pub fn decode(part: Part<'a>, found: &mut Vec<Fault>) -> Self {
        let mut fields = Fields::new(part, found);
        let creator = fields.word(4, "the creator's offset") as usize;
        let creator = fields.text(creator, "the creator");
        let flags = fields.word(8, "the flags");
        let count = fields.word(12, "the function count");
        let table = fields.word(16, "the functions' offset") as usize;
        let count = fields.count(count, table, 8, "functions");
        let functions = (0..count)
            .map(|number| table + 8 * number)
            .map(|at| {
                let name = fields.word(at + 4, "a name's offset") as usize;
                Function { flags: fields.word(at, "a function's flags"), name: fields.text(name, "a name") }
            })
            .collect();
        Self { flags, creator, functions }
    }
}

impl Library<'_> {
    /// The part's content: header, functions, texts. It ends without padding.
    pub fn encode(&self) -> Vec<u8> {
        let mut texts = self.creator.0.to_vec();
        texts.push(0);
        let start = HEADER + 8 * self.functions.len();
        let mut out = Vec::with_capacity(start + texts.len());
        for word in [1, start, self.flags as usize, self.functions.len(), HEADER] {
            put_word(&mut out, word as u32);
        }
        for function in &self.functions {
            put_word(&mut out, function.flags);
            put_word(&mut out, (start + texts.len()) as u32);
            texts.extend_from_slice(function.name.0);
            texts.push(0);
        }
        out.extend(texts);
        out
    }
}

/// Bytes before the first function.
const HEADER: usize = 20;

/// A parameter of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Its semantic, or an empty text.
    pub semantic: Text<'a>,
    /// Base type; 0 is `void`.
    pub base: u32,
    /// 0 scalar, 1 vector, 2 matrix by rows, 3 matrix by columns.
    pub class: u32,
    /// Registers it takes.
    pub registers: u32,
    /// Components it takes of each.
    pub components: u32,
    /// Interpolation.
    pub interpolation: u32,
    /// Bit 0: in, bit 1: out.
    pub flags: u32,
    /// First input register and component.
    pub input: (u32, u32),
    /// First output register and component.
    pub output: (u32, u32),
}

/// Reads the signature of a function: what it returns, then its parameters.
pub fn parameters<'a>(part: Part<'a>, found: &mut Vec<Fault>) -> Vec<Parameter<'a>> {
    let mut fields = Fields::new(part, found);
    let count = fields.word(0, "the parameter count");
    let table = fields.word(4, "the parameters' offset") as usize;
    let count = fields.count(count, table, 48, "parameters");
    let mut read = |at: usize| {
        let words: [u32; 12] = std::array::from_fn(|place| fields.word(at + 4 * place, "a parameter"));
        let mut text = |offset: u32| match offset {
            0 => Text::default(),
            offset => fields.text(offset as usize, "a name"),
        };
        Parameter {
            name: text(words[0]),
            semantic: text(words[1]),
            base: words[2],
            class: words[3],
            registers: words[4],
            components: words[5],
            interpolation: words[6],
            flags: words[7],
            input: (words[8], words[9]),
            output: (words[10], words[11]),
        }
    };
    (0..count).map(|number| read(table + 48 * number)).collect()
}

/// The content of the part that [`parameters`] reads.
pub fn encode_parameters(parameters: &[Parameter<'_>]) -> Vec<u8> {
    let start = 8 + PARAMETER * parameters.len();
    let mut texts: Vec<u8> = Vec::new();
    let mut keep = |text: Text<'_>| match text.0 {
        [] => 0,
        bytes => {
            let offset = start + texts.len();
            texts.extend_from_slice(bytes);
            texts.push(0);
            offset as u32
        }
    };
    let mut words = vec![parameters.len() as u32, 8];
    for it in parameters {
        words.extend([keep(it.name), keep(it.semantic)]);
        words.extend([it.base, it.class, it.registers, it.components, it.interpolation, it.flags]);
        words.extend([it.input.0, it.input.1, it.output.0, it.output.1]);
    }
    let mut out: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    out.extend(texts);
    out.resize(out.len().next_multiple_of(4), 0xAB);
    out
}

/// Bytes of a parameter.
const PARAMETER: usize = 48;
