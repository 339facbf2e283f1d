//! Libraries: the header (LIBH) and the signature of a function (LFS0).

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
