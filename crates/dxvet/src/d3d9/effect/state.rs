//! The states that passes and samplers set: rows of `tables/d3d9/effect_states.tsv`.

use crate::tables::effect_states::STATES;

/// What a state belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // they say what they are
pub enum Group {
    Render,
    Stage,
    Other,
    Transform,
    Material,
    Light,
    Shader,
    Constant,
    Sampler,
}

/// What a state's value is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // they say what they are
pub enum StateType {
    Bool,
    Int,
    Float,
    Texture,
    Sampler,
    Shader,
}

/// One state.
#[derive(Debug)]
pub struct StateName {
    /// Its name in an effect file.
    pub name: &'static str,
    /// What it belongs to.
    pub group: Group,
    /// What its value is converted to.
    pub kind: StateType,
    /// Whether the name takes an index in square brackets.
    pub indexed: bool,
    /// Who says so.
    pub source: &'static str,
}

impl StateName {
    /// The number of the state that sets a pass's vertex shader.
    pub const VERTEX_SHADER: u32 = 146;
    /// The number of the state that sets a pass's pixel shader.
    pub const PIXEL_SHADER: u32 = 147;

    /// The state with that number.
    pub fn find(number: u32) -> Option<&'static Self> {
        STATES.get(number as usize)
    }
}
