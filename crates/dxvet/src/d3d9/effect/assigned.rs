//! What a state gets instead of a plain value, and all shaders of an effect.

use super::expression;
use super::{Content, Effect, Name, Object, Resource, State, StateName, Usage};
use crate::bytes::word;
use crate::d3d9::model::Version;
use crate::span::Span;

/// What a state is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assigned<'a> {
    /// The value that stands in the state.
    Value,
    /// A shader that stands in the effect.
    Shader(Span),
    /// An expression over parameters, evaluated before the pass.
    Expression(Span),
    /// The parameter of that name, or one element of it (`shaders[1]`).
    Parameter(Name<'a>),
    /// The element of an array of shaders that an expression names.
    Selector(Name<'a>, Span),
    /// Something this reader does not know.
    Unknown(Usage, Span),
}

/// Where a shader of an effect is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShaderPlace {
    /// Assigned in a pass: technique, pass and state by their places.
    Pass {
        /// The technique.
        technique: u32,
        /// The pass in it.
        pass: u32,
        /// The state in that.
        state: u32,
    },
    /// The value of a parameter: its place, and the array element where it is an array.
    Parameter {
        /// The parameter.
        parameter: u32,
        /// The array element.
        element: Option<u32>,
    },
    /// An object that nothing in the effect names.
    Object(u32),
}

/// A shader inside an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shader {
    /// Where it is used.
    pub place: ShaderPlace,
    /// Its bytes in the input.
    pub span: Span,
    /// Its version token.
    pub version: Version,
}

impl<'a> Effect<'a> {
    /// What `state` is set to.
    pub fn assigned(&self, state: &State<'a>) -> Assigned<'a> {
        let Some(resource) = state.resource.and_then(|at| self.resources.get(at as usize)) else {
            return Assigned::Value;
        };
        match resource.usage {
            Usage::DATA if self.version(resource.span).is_some() => Assigned::Shader(resource.span),
            Usage::DATA if resource.span.length == 0 => Assigned::Value,
            Usage::DATA if !state.kind.kind.is_shader() => Assigned::Expression(resource.span),
            Usage::PARAMETER => Assigned::Parameter(Name(until_zero(self.data(resource.span)))),
            Usage::SELECTOR => self.selector(resource),
            usage => Assigned::Unknown(usage, resource.span),
        }
    }

    /// A length, the padded name of the array, and the expression.
    fn selector(&self, resource: &Resource) -> Assigned<'a> {
        let Span { offset, length } = resource.span;
        let data = self.data(resource.span);
        let name = word(data, 0).and_then(|length| data.get(4..4usize.checked_add(length as usize)?));
        match name.map(|name| (name, 4 + name.len().next_multiple_of(4) as u32)) {
            Some((name, start)) if start <= length => {
                Assigned::Selector(Name(until_zero(name)), Span { offset: offset + start, length: length - start })
            }
            _ => Assigned::Unknown(resource.usage, resource.span),
        }
    }

    /// The shader that `state` sets, with the default values of the parameters it depends on:
    /// `None` where it sets none.
    pub fn shader(&self, state: &State<'a>) -> Option<Shader> {
        let of_parameter = |name: Name<'a>, element: usize| {
            let place = self.index.parameter(name.0)?;
            let parameter = &self.parameters[place];
            let Content::Objects(objects) = &parameter.value.content else { return None };
            let span = self.object(*objects.get(element)?)?;
            let element = (parameter.kind.elements > 0).then_some(element as u32);
            Some((ShaderPlace::Parameter { parameter: place as u32, element }, span))
        };
        let (place, span) = match self.assigned(state) {
            Assigned::Shader(span) => {
                let resource = self.resources.get(state.resource? as usize)?;
                (self.pass_place(resource)?, span)
            }
            Assigned::Parameter(name) => {
                let (name, element) = element_of(name);
                of_parameter(name, element)?
            }
            Assigned::Selector(name, expression) => {
                // The first element where the expression cannot be evaluated.
                let element = expression::evaluate(self.data(expression)).unwrap_or(0.0);
                of_parameter(name, element.max(0.0) as usize)?
            }
            _ => return None,
        };
        Some(Shader { place, span, version: self.version(span)? })
    }

    fn pass_place(&self, resource: &Resource) -> Option<ShaderPlace> {
        Some(ShaderPlace::Pass { technique: resource.technique?, pass: resource.index, state: resource.state })
    }

    /// All shaders, in file order: those of parameters, then those of passes.
    pub fn shaders(&self) -> impl Iterator<Item = Shader> + '_ {
        let objects = self.objects.iter().filter_map(|object| {
            let version = self.version(object.span)?;
            Some(Shader { place: self.owner(object), span: object.span, version })
        });
        let resources = self.resources.iter().filter(|resource| resource.usage == Usage::DATA);
        objects.chain(resources.filter_map(|resource| {
            let version = self.version(resource.span)?;
            Some(Shader { place: self.pass_place(resource)?, span: resource.span, version })
        }))
    }

    fn owner(&self, object: &Object) -> ShaderPlace {
        match self.index.owner(object.number) {
            Some((parameter, element)) => ShaderPlace::Parameter { parameter, element },
            None => ShaderPlace::Object(object.number),
        }
    }

    /// The version token of the shader that the last state of that number in a pass sets.
    pub(super) fn pass_version(&self, states: &[State<'a>], number: u32) -> u32 {
        debug_assert!(matches!(number, StateName::VERTEX_SHADER | StateName::PIXEL_SHADER));
        let state = states.iter().rev().find(|state| state.number == number);
        state.and_then(|state| self.shader(state)).map_or(0, |shader| shader.version.0)
    }
}

/// `shaders[1]` as the name and the element.
fn element_of(path: Name<'_>) -> (Name<'_>, usize) {
    let split = || {
        let open = path.0.iter().position(|byte| *byte == b'[')?;
        let digits = path.0[open + 1..].strip_suffix(b"]")?;
        Some((Name(&path.0[..open]), std::str::from_utf8(digits).ok()?.parse().ok()?))
    };
    split().unwrap_or((path, 0))
}

fn until_zero(bytes: &[u8]) -> &[u8] {
    bytes.split(|byte| *byte == 0).next().unwrap_or_default()
}
