//! Effects (`fx_2_0`, version token 0xFEFF0901): the binary form of effect files, with their
//! parameters, techniques, passes, states and the shaders inside.
//!
//! [`Effect::read`] keeps the input and refers to it by [`Span`]s, so that reading copies nothing
//! but names' places: the work and the memory are bounded by the size of the input, whatever its
//! counts and offsets claim. [`print()`](print()) writes the summary.

mod assigned;
mod expression;
mod index;
mod listing;
mod print;
mod read;
mod state;

pub use assigned::{Assigned, Shader, ShaderPlace};
pub use listing::listing;
pub use print::print;
pub use state::{Group, StateName, StateType};

use super::model::Version;
use crate::bytes::word;
use crate::span::Span;

/// The version token of an effect.
pub const VERSION: u32 = 0xFEFF_0901;
/// The first word of the header that XNA's content pipeline puts in front of an effect.
pub const WRAPPER: u32 = 0xBCF0_0BCF;

/// What is wrong with an effect, and where: reading stops there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// Byte offset in the input.
    pub offset: u32,
    /// What is wrong.
    pub reason: &'static str,
}

impl std::fmt::Display for Malformed {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "byte {}: {}", self.offset, self.reason)
    }
}

impl std::error::Error for Malformed {}

/// A name as the file has it, without its closing zero; any bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Name<'a>(pub &'a [u8]);

impl Name<'_> {
    /// Whether there is no name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl std::fmt::Display for Name<'_> {
    /// Bytes outside ASCII print as Latin-1, control characters as a question mark.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().map(|byte| *byte as char).try_for_each(|character| {
            let shown = if character.is_control() { '?' } else { character };
            std::fmt::Write::write_char(formatter, shown)
        })
    }
}

impl std::fmt::Debug for Name<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "\"{self}\"")
    }
}

/// The shape of a value; unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Class(pub u32);

#[allow(missing_docs)] // the names are those of the format
impl Class {
    pub const SCALAR: Self = Self(0);
    pub const VECTOR: Self = Self(1);
    pub const MATRIX_ROWS: Self = Self(2);
    pub const MATRIX_COLUMNS: Self = Self(3);
    pub const OBJECT: Self = Self(4);
    pub const STRUCT: Self = Self(5);
}

impl Class {
    /// Whether values of the class are numbers.
    pub fn is_numeric(self) -> bool {
        self.0 <= Self::MATRIX_COLUMNS.0
    }
}

/// What a value is made of; unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind(pub u32);

#[allow(missing_docs)] // the names are those of the format
impl Kind {
    pub const VOID: Self = Self(0);
    pub const BOOL: Self = Self(1);
    pub const INT: Self = Self(2);
    pub const FLOAT: Self = Self(3);
    pub const STRING: Self = Self(4);
    pub const TEXTURE: Self = Self(5);
    pub const TEXTURE_CUBE: Self = Self(9);
    pub const SAMPLER: Self = Self(10);
    pub const SAMPLER_CUBE: Self = Self(14);
    pub const PIXEL_SHADER: Self = Self(15);
    pub const VERTEX_SHADER: Self = Self(16);
}

impl Kind {
    /// `float`, `texture2D`, `sampler`, as effect files write it; `unknown` for other numbers.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 17] = [
            "void",
            "bool",
            "int",
            "float",
            "string",
            "texture",
            "texture1D",
            "texture2D",
            "texture3D",
            "textureCUBE",
            "sampler",
            "sampler1D",
            "sampler2D",
            "sampler3D",
            "samplerCUBE",
            "pixelshader",
            "vertexshader",
        ];
        NAMES.get(self.0 as usize).copied().unwrap_or("unknown")
    }
    /// Whether it is one of the samplers, whose value is a list of states.
    pub fn is_sampler(self) -> bool {
        (Self::SAMPLER.0..=Self::SAMPLER_CUBE.0).contains(&self.0)
    }
    /// Whether it is a shader.
    pub fn is_shader(self) -> bool {
        self == Self::PIXEL_SHADER || self == Self::VERTEX_SHADER
    }
}

/// The type of a parameter, a member, an annotation or a state's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Type<'a> {
    /// What it is made of.
    pub kind: Kind,
    /// Its shape.
    pub class: Class,
    /// Its name.
    pub name: Name<'a>,
    /// Its semantic, or an empty name.
    pub semantic: Name<'a>,
    /// Number of array elements; 0 where it is no array.
    pub elements: u32,
    /// Rows of a numeric value, else 0.
    pub rows: u32,
    /// Columns of a numeric value, else 0.
    pub columns: u32,
    /// Members of a structure.
    pub members: Vec<Type<'a>>,
}

/// A value in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value<'a> {
    /// Its bytes.
    pub span: Span,
    /// What they are.
    pub content: Content<'a>,
}

/// What a value's bytes are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content<'a> {
    /// 32-bit numbers.
    Numbers,
    /// Object numbers, one per array element.
    Objects(Vec<u32>),
    /// The states of a sampler, per array element.
    Samplers(Vec<Vec<State<'a>>>),
    /// The members of a structure, array element after array element.
    Structure(Vec<Value<'a>>),
}

/// A named constant on a parameter, technique or pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation<'a> {
    /// Its type, with its name.
    pub kind: Type<'a>,
    /// Its value.
    pub value: Value<'a>,
}

/// A top-level variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter<'a> {
    /// Its type, with its name and semantic.
    pub kind: Type<'a>,
    /// Its default value.
    pub value: Value<'a>,
    /// Bit 0: `shared`.
    pub flags: u32,
    /// Its annotations.
    pub annotations: Vec<Annotation<'a>>,
}

/// One assignment to a state of a pass or a sampler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State<'a> {
    /// The state's number: a row of `tables/d3d9/effect_states.tsv`.
    pub number: u32,
    /// The index in square brackets.
    pub index: u32,
    /// The type of the value.
    pub kind: Type<'a>,
    /// The value; what a shader or an expression leaves there means nothing.
    pub value: Value<'a>,
    /// Place in [`Effect::resources`] of what is assigned instead of the value.
    pub resource: Option<u32>,
}

/// A pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass<'a> {
    /// Its name, or an empty one.
    pub name: Name<'a>,
    /// Its annotations.
    pub annotations: Vec<Annotation<'a>>,
    /// Its states in order.
    pub states: Vec<State<'a>>,
}

/// A technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Technique<'a> {
    /// Its name, or an empty one.
    pub name: Name<'a>,
    /// Its annotations.
    pub annotations: Vec<Annotation<'a>>,
    /// Its passes in order.
    pub passes: Vec<Pass<'a>>,
}

/// The data of an object that a parameter or annotation names: a string, or a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Object {
    /// The object's number.
    pub number: u32,
    /// Its bytes.
    pub span: Span,
}

/// How a resource's data is to be understood; unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Usage(pub u32);

impl Usage {
    /// A shader where the state takes one, else an expression.
    pub const DATA: Self = Self(0);
    /// The name of a parameter.
    pub const PARAMETER: Self = Self(1);
    /// The name of an array and an expression for the element.
    pub const SELECTOR: Self = Self(2);
}

/// Data that a state takes its value from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resource {
    /// The technique; `None` where the state belongs to a sampler parameter.
    pub technique: Option<u32>,
    /// The pass, or the parameter.
    pub index: u32,
    /// The array element of a sampler parameter.
    pub element: Option<u32>,
    /// The state's place in the pass or sampler.
    pub state: u32,
    /// What the data is.
    pub usage: Usage,
    /// The data.
    pub span: Span,
}

/// An effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect<'a> {
    /// The input: all spans refer to it.
    pub bytes: &'a [u8],
    /// All of the effect, from its version token to the end of its last resource; what the input
    /// has before it is the wrapper.
    pub span: Span,
    /// The header's number of samplers, shaders and passes together.
    pub blocks: u32,
    /// The header's number of objects; object 0 is none.
    pub object_count: u32,
    /// The parameters in order.
    pub parameters: Vec<Parameter<'a>>,
    /// The techniques in order.
    pub techniques: Vec<Technique<'a>>,
    /// The data of objects, in file order.
    pub objects: Vec<Object>,
    /// The data of states, in file order.
    pub resources: Vec<Resource>,
    index: index::Index<'a>,
}

impl<'a> Effect<'a> {
    /// Where the version token of an effect stands in `bytes`: 0, or behind the wrapper.
    pub fn locate(bytes: &[u8]) -> Option<usize> {
        match word(bytes, 0)? {
            VERSION => Some(0),
            WRAPPER => word(bytes, 4).map(|at| at as usize).filter(|at| word(bytes, *at) == Some(VERSION)),
            _ => None,
        }
    }
    /// Reads an effect, with or without the wrapper.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Malformed> {
        Self::read_within(bytes, &mut (4096 + 2 * bytes.len()))
    }
    /// Reads an effect, spending at most `budget` steps and taking them off it.
    pub(crate) fn read_within(bytes: &'a [u8], budget: &mut usize) -> Result<Self, Malformed> {
        read::read(bytes, budget)
    }
    /// The bytes of `span`; empty where it reaches outside the input.
    pub fn data(&self, span: Span) -> &'a [u8] {
        let start = span.offset as usize;
        self.bytes.get(start..start.saturating_add(span.length as usize)).unwrap_or_default()
    }
    /// The first parameter of that name.
    pub fn parameter(&self, name: &[u8]) -> Option<&Parameter<'a>> {
        self.parameters.get(self.index.parameter(name)?)
    }
    /// The data of object `number`.
    pub fn object(&self, number: u32) -> Option<Span> {
        Some(self.objects.get(self.index.object(number)?)?.span)
    }
    /// The version token at the start of `span`, where it is one of a vertex or pixel shader.
    pub(crate) fn version(&self, span: Span) -> Option<Version> {
        word(self.data(span), 0).map(Version).filter(|version| version.is_vertex() || version.is_pixel())
    }
}
