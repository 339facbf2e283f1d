//! Effects of Direct3D 10 and 11: `fx_4_0` and `fx_4_1` in a container's FX10 part, `fx_5_0` bare.

mod read;

pub use read::Broken;

use crate::bytes::word;
use crate::dxbc::container::{Container, HEADER};
use crate::dxbc::field::Text;
use crate::names::Name;
use crate::tables::dxbc_effect_states;

/// The first word of an `fx_5_0` effect, which stands in no container.
pub const VERSION_5: u32 = 0xFEFF_2001;

/// Version of an effect, as the first word of its data says.
pub fn version(data: &[u8]) -> Option<&'static str> {
    match word(data, 0)? {
        0xFEFF_1001 => Some("fx_4_0"),
        0xFEFF_1011 => Some("fx_4_1"),
        VERSION_5 => Some("fx_5_0"),
        _ => None,
    }
}

/// The containers inside `data`: offset and bytes of each, in their order.
pub fn shaders(data: &[u8]) -> Vec<(usize, &[u8])> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = data.get(at..).and_then(|rest| rest.windows(4).position(|window| window == b"DXBC")) {
        at += next;
        let rest = &data[at..];
        let size = word(rest, 24).map_or(0, |size| size as usize);
        // A text that happens to spell the four letters has no fitting header after them.
        if Container::recognise(rest) && word(rest, 20) == Some(1) && size >= HEADER && size <= rest.len() {
            found.push((at, &rest[..size]));
            at += size;
        } else {
            at += 4;
        }
    }
    found
}

/// A row of `tables/dxbc/effect_states.tsv`.
#[derive(Debug)]
pub struct State {
    /// Its name in listings.
    pub name: &'static str,
    /// Whether there are eight of it.
    pub indexed: bool,
    /// The word that constants stand in; empty for states that take objects.
    pub kind: &'static str,
    /// Names of values.
    pub names: &'static [Name],
    /// Who says so.
    pub source: &'static str,
}

impl State {
    /// How many there are of an indexed one.
    pub const INDICES: u32 = 8;
    /// The state of that number.
    pub fn find(number: u32) -> Option<&'static Self> {
        dxbc_effect_states::STATES.get(number as usize)
    }
}

/// An effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect<'a> {
    /// `fx_4_0` and so on.
    pub version: &'static str,
    /// Constant and texture buffers.
    pub buffers: Vec<Buffer<'a>>,
    /// Textures, states, shaders, texts.
    pub objects: Vec<Object<'a>>,
    /// Buffers that an effect pool brings.
    pub shared_buffers: Vec<Buffer<'a>>,
    /// Objects that an effect pool brings.
    pub shared_objects: Vec<Object<'a>>,
    /// Interfaces (`fx_5_0`).
    pub interfaces: Vec<Interface<'a>>,
    /// Groups of techniques; before `fx_5_0` one.
    pub groups: Vec<Group<'a>>,
}

impl Effect<'_> {
    /// Whether there is nothing to run it without a pool.
    pub fn is_child(&self) -> bool {
        !self.shared_buffers.is_empty() || !self.shared_objects.is_empty()
    }
    /// Whether it has groups and interfaces.
    pub fn is_5(&self) -> bool {
        self.version == "fx_5_0"
    }
}

/// A buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Bytes.
    pub size: u32,
    /// Bit 0: a texture buffer.
    pub flags: u32,
    /// The register it was given, or all ones.
    pub bind: u32,
    /// Notes.
    pub annotations: Vec<Annotation<'a>>,
    /// Its variables.
    pub variables: Vec<Variable<'a>>,
}

/// A variable in a buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Its type.
    pub kind: Type<'a>,
    /// Its semantic, or an empty text.
    pub semantic: Text<'a>,
    /// Byte in the buffer.
    pub offset: u32,
    /// Its value without padding.
    pub default: Option<&'a [u8]>,
    /// Bit 2: the place was given.
    pub flags: u32,
    /// Notes.
    pub annotations: Vec<Annotation<'a>>,
}

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// What it is.
    pub class: Class,
    /// Length of the array; 0 for none.
    pub elements: u32,
    /// Bytes in a buffer.
    pub size: u32,
    /// Bytes without padding.
    pub packed: u32,
}

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Numbers: 1 float, 2 int, 3 uint, 4 bool.
    Numeric(u32),
    /// An object of that kind.
    Object(u32),
    /// A structure or class.
    Struct,
    /// An interface.
    Interface,
    /// None of these.
    Unknown(u32),
}

/// A note on a variable, an object, a technique or a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Its type.
    pub kind: Type<'a>,
    /// What it says.
    pub value: Note<'a>,
}

/// What an annotation says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note<'a> {
    /// Numbers without padding.
    Numbers(&'a [u8]),
    /// Texts.
    Texts(Vec<Text<'a>>),
}

/// An object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Its type.
    pub kind: Type<'a>,
    /// Its semantic, or an empty text.
    pub semantic: Text<'a>,
    /// The register it was given, or all ones.
    pub bind: u32,
    /// The values of its elements; none for textures and the like.
    pub values: Vec<Value<'a>>,
    /// Notes.
    pub annotations: Vec<Annotation<'a>>,
}

/// The value of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A state block.
    Block(Vec<Assignment<'a>>),
    /// A text.
    Text(Text<'a>),
    /// A shader.
    Shader(Shader<'a>),
}

/// A shader in an effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shader<'a> {
    /// Its container; `None` for none.
    pub code: Option<&'a [u8]>,
    /// The declarations of stream output: of the only stream, or of each of four.
    pub outputs: Vec<Option<Text<'a>>>,
    /// The stream that goes to the rasterizer.
    pub rasterized: u32,
    /// Class instances bound to its interface parameters, and their place in an array.
    pub bindings: Vec<(Text<'a>, u32)>,
}

/// An assignment in a state block or a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment<'a> {
    /// Number of the state.
    pub state: u32,
    /// Which of them.
    pub index: u32,
    /// What is assigned.
    pub value: Assigned<'a>,
}

/// What is assigned to a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assigned<'a> {
    /// Type (as of [`Class::Numeric`]) and bits of each.
    Constants(Vec<(u32, u32)>),
    /// A variable.
    Variable(Text<'a>),
    /// An element of an array.
    Element(Text<'a>, u32),
    /// An element that a variable chooses.
    VariableElement(Text<'a>, Text<'a>),
    /// An element that an expression chooses.
    ExpressionElement(Text<'a>, &'a [u8]),
    /// An expression: a container with its code.
    Expression(&'a [u8]),
    /// A shader.
    Shader(Shader<'a>),
}

/// An interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interface<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Its type.
    pub kind: Type<'a>,
    /// The instances it starts with, and their place in an array.
    pub instances: Vec<(Text<'a>, u32)>,
    /// Notes.
    pub annotations: Vec<Annotation<'a>>,
}

/// A group of techniques.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group<'a> {
    /// Its name, or an empty text.
    pub name: Text<'a>,
    /// Notes.
    pub annotations: Vec<Annotation<'a>>,
    /// Its techniques.
    pub techniques: Vec<Technique<'a>>,
}

/// A technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Technique<'a> {
    /// Its name, or an empty text.
    pub name: Text<'a>,
    /// Notes.
    pub annotations: Vec<Annotation<'a>>,
    /// Its passes.
    pub passes: Vec<Pass<'a>>,
}

/// A pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass<'a> {
    /// Its name, or an empty text.
    pub name: Text<'a>,
    /// Notes.
    pub annotations: Vec<Annotation<'a>>,
    /// What it sets.
    pub assignments: Vec<Assignment<'a>>,
}
