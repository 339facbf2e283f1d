//! The structure of an effect as a JSON object.

use crate::input::Input;
use dxvet::d3d9::effect::{
    Annotation, Assigned, Content, Effect, Kind, Name, ShaderPlace, State, StateName, Type, Value,
};
use dxvet::span::Span;
use serde::Serialize;

/// How many words of a value, states, annotations or members of one owner are written.
const SHOWN: usize = 1024;

/// An effect.
#[derive(Serialize)]
pub struct EffectInfo<'a> {
    path: &'a str,
    format: &'static str,
    offset: usize,
    size: u32,
    parameters: Vec<ParameterInfo>,
    techniques: Vec<TechniqueInfo>,
    shaders: Vec<ShaderInfo>,
}

#[derive(Serialize)]
struct ParameterInfo {
    #[serde(flatten)]
    kind: TypeInfo,
    shared: bool,
    value: Option<Vec<u32>>,
    samplers: Vec<Vec<StateInfo>>,
    annotations: Vec<AnnotationInfo>,
}

#[derive(Serialize)]
struct TypeInfo {
    name: String,
    semantic: Option<String>,
    #[serde(rename = "type")]
    kind: &'static str,
    class: u32,
    rows: u32,
    columns: u32,
    elements: u32,
    members: Vec<TypeInfo>,
}

#[derive(Serialize)]
struct AnnotationInfo {
    #[serde(flatten)]
    kind: TypeInfo,
    value: Option<Vec<u32>>,
    text: Option<String>,
}

#[derive(Serialize)]
struct TechniqueInfo {
    name: String,
    annotations: Vec<AnnotationInfo>,
    passes: Vec<PassInfo>,
}

#[derive(Serialize)]
struct PassInfo {
    name: String,
    annotations: Vec<AnnotationInfo>,
    states: Vec<StateInfo>,
}

/// A state; of `value`, `parameter`, `expression` and `shader` those are set that say what it is.
#[derive(Serialize)]
struct StateInfo {
    name: String,
    index: u32,
    value: Option<Vec<u32>>,
    parameter: Option<String>,
    expression: Option<usize>,
    shader: Option<usize>,
}

#[derive(Serialize)]
struct ShaderInfo {
    path: String,
    offset: usize,
    size: u32,
    profile: Option<&'static str>,
    used: String,
}

/// The object for an effect that starts `base` bytes into its file.
pub fn effect<'a>(path: &'a str, base: usize, effect: &Effect<'_>) -> EffectInfo<'a> {
    let writer = Writer { effect, base };
    EffectInfo {
        path,
        format: "d3d9-effect",
        offset: base + effect.span.offset as usize,
        size: effect.span.length,
        parameters: effect.parameters.iter().map(|row| writer.parameter(row)).collect(),
        techniques: effect.techniques.iter().map(|row| writer.technique(row)).collect(),
        shaders: writer.shaders(path),
    }
}

struct Writer<'e, 'a> {
    effect: &'e Effect<'a>,
    base: usize,
}

impl Writer<'_, '_> {
    fn at(&self, span: Span) -> usize {
        self.base + span.offset as usize
    }

    fn parameter(&self, parameter: &dxvet::d3d9::effect::Parameter<'_>) -> ParameterInfo {
        let samplers = match &parameter.value.content {
            Content::Samplers(samplers) => samplers.iter().map(|states| self.states(states)).collect(),
            _ => Vec::new(),
        };
        ParameterInfo {
            kind: type_info(&parameter.kind),
            shared: parameter.flags & 1 != 0,
            value: self.numbers(&parameter.value),
            samplers,
            annotations: self.annotations(&parameter.annotations),
        }
    }

    fn technique(&self, technique: &dxvet::d3d9::effect::Technique<'_>) -> TechniqueInfo {
        let passes = technique.passes.iter().map(|pass| PassInfo {
            name: pass.name.to_string(),
            annotations: self.annotations(&pass.annotations),
            states: self.states(&pass.states),
        });
        TechniqueInfo {
            name: technique.name.to_string(),
            annotations: self.annotations(&technique.annotations),
            passes: passes.collect(),
        }
    }

    fn annotations(&self, annotations: &[Annotation<'_>]) -> Vec<AnnotationInfo> {
        let one = |annotation: &Annotation<'_>| AnnotationInfo {
            kind: type_info(&annotation.kind),
            value: self.numbers(&annotation.value),
            text: self.string(&annotation.kind, &annotation.value),
        };
        annotations.iter().take(SHOWN).map(one).collect()
    }

    fn string(&self, kind: &Type<'_>, value: &Value<'_>) -> Option<String> {
        let Content::Objects(numbers) = &value.content else { return None };
        let span = self.effect.object(*numbers.first().filter(|_| kind.kind == Kind::STRING)?)?;
        let bytes = self.effect.data(span).split(|byte| *byte == 0).next().unwrap_or_default();
        Some(Name(&bytes[..bytes.len().min(4 * SHOWN)]).to_string())
    }

    /// The words of a value that is made of numbers; floats as their bits.
    fn numbers(&self, value: &Value<'_>) -> Option<Vec<u32>> {
        matches!(value.content, Content::Numbers).then(|| self.words(value.span))
    }

    fn words(&self, span: Span) -> Vec<u32> {
        let words = self.effect.data(span).chunks_exact(4).take(SHOWN);
        words.map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
    }

    fn states(&self, states: &[State<'_>]) -> Vec<StateInfo> {
        states.iter().take(SHOWN).map(|state| self.state(state)).collect()
    }

    fn state(&self, state: &State<'_>) -> StateInfo {
        let name =
            StateName::find(state.number).map_or_else(|| format!("state{}", state.number), |row| row.name.into());
        let mut info =
            StateInfo { name, index: state.index, value: None, parameter: None, expression: None, shader: None };
        match self.effect.assigned(state) {
            Assigned::Value => info.value = Some(self.words(state.value.span)),
            Assigned::Shader(span) => info.shader = Some(self.at(span)),
            Assigned::Expression(span) | Assigned::Unknown(_, span) => info.expression = Some(self.at(span)),
            Assigned::Parameter(name) => info.parameter = Some(name.to_string()),
            Assigned::Selector(name, span) => {
                (info.parameter, info.expression) = (Some(name.to_string()), Some(self.at(span)));
            }
        }
        info
    }

    fn shaders(&self, path: &str) -> Vec<ShaderInfo> {
        let file = Input::file_of_place(path);
        let one = |shader: dxvet::d3d9::effect::Shader| ShaderInfo {
            path: Input::place(file, self.at(shader.span)),
            offset: self.at(shader.span),
            size: shader.span.length,
            profile: shader.version.profile().map(|profile| profile.name()),
            used: self.place(shader.place),
        };
        self.effect.shaders().map(one).collect()
    }

    /// Who uses a shader, as `technique T, pass P` or `parameter shaders[1]`.
    fn place(&self, place: ShaderPlace) -> String {
        match place {
            ShaderPlace::Pass { technique, pass, .. } => {
                let technique_row = self.effect.techniques.get(technique as usize);
                let pass_row = technique_row.and_then(|row| row.passes.get(pass as usize));
                let name = |name: Option<Name<'_>>, number: u32| match name {
                    Some(name) if !name.is_empty() => name.to_string(),
                    _ => number.to_string(),
                };
                let technique = name(technique_row.map(|row| row.name), technique);
                format!("technique {technique}, pass {}", name(pass_row.map(|row| row.name), pass))
            }
            ShaderPlace::Parameter { parameter, element } => {
                let name = self.effect.parameters.get(parameter as usize).map(|row| row.kind.name.to_string());
                let element = element.map(|element| format!("[{element}]")).unwrap_or_default();
                format!("parameter {}{element}", name.unwrap_or_default())
            }
            ShaderPlace::Object(number) => format!("object {number}"),
        }
    }
}

fn type_info(kind: &Type<'_>) -> TypeInfo {
    TypeInfo {
        name: kind.name.to_string(),
        semantic: (!kind.semantic.is_empty()).then(|| kind.semantic.to_string()),
        kind: kind.kind.name(),
        class: kind.class.0,
        rows: kind.rows,
        columns: kind.columns,
        elements: kind.elements,
        // Structures nest no deeper than the reader allows.
        members: kind.members.iter().take(SHOWN).map(type_info).collect(),
    }
}
