//! Do the shaders of a pipeline fit together: what one stage puts out against what the next takes.

use super::signatures::{Side, Stated, mask, shown};
use crate::dxbc::signature::Element;
use crate::dxbc::{Container, FourCc};
use crate::fault::{Fault, Rule};
use crate::names::text;
use crate::sm4::model::{Program, Stage};
use crate::sm4::{self, Properties};
use crate::span::Span;
use crate::tables::{sm4_enums, sm4_rules as rules};

/// A shader of a pipeline, read.
#[derive(Debug)]
pub struct Shader<'a> {
    container: Container<'a>,
    program: Program,
    stage: Stage,
    properties: Properties,
}

impl<'a> Shader<'a> {
    /// Reads a container; `None` where it holds no shader of a graphics pipeline.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let container = Container::decode(bytes, &mut Vec::new());
        let part = container.program()?;
        let program = sm4::decode(part.data, part.data_offset(), &mut Vec::new());
        let stage = program.version.stage().filter(|stage| place(*stage).is_some())?;
        let properties = Properties::of(&program);
        Some(Self { container, program, stage, properties })
    }
    fn side(&self, side: Side) -> Option<Stated<'_>> {
        Stated::of(&self.container, side)
    }
    fn start(&self) -> Span {
        self.container.program().map_or_else(Span::default, |part| Span { offset: part.data_offset(), length: 4 })
    }
}

/// The place of a stage in the pipeline.
fn place(stage: Stage) -> Option<usize> {
    [Stage::Vertex, Stage::Hull, Stage::Domain, Stage::Geometry, Stage::Pixel].iter().position(|own| *own == stage)
}

/// What is wrong between shaders, given in the order of the pipeline: for each, what is to be said
/// about it.
pub fn link(shaders: &[Shader<'_>]) -> Vec<Vec<Fault>> {
    let mut found: Vec<Vec<Fault>> = shaders.iter().map(|_| Vec::new()).collect();
    for (number, pair) in shaders.windows(2).enumerate() {
        let [first, second] = pair else { continue };
        let to = &mut found[number + 1];
        if place(second.stage) <= place(first.stage) {
            to.push(stages(&rules::LINK_ORDER, first, second));
            continue;
        }
        if !tessellation(first, second, to) {
            continue;
        }
        let (Some(outputs), Some(inputs)) = (first.side(Side::Out), second.side(Side::In)) else { continue };
        signatures(first, second, &outputs, &inputs, to);
        // The patch constants of another domain are others, which is told of once.
        let patch = first.stage == Stage::Hull && first.properties.domain == second.properties.domain;
        if let (Some(outputs), Some(inputs), true) = (first.side(Side::Patch), second.side(Side::Patch), patch) {
            signatures(first, second, &outputs, &inputs, to);
        }
        if second.stage == Stage::Pixel && !outputs.signature.elements.iter().any(is_position) {
            to.push(stages(&rules::LINK_NO_POSITION, first, second));
        }
    }
    primitives(shaders, &mut found);
    found
}

fn is_position(element: &Element<'_>) -> bool {
    element.system_value == POSITION && element.stream == 0
}

fn stages(rule: &'static Rule, first: &Shader<'_>, second: &Shader<'_>) -> Fault {
    Fault::new(rule, second.start()).with("first", first.program.version).with("second", second.program.version)
}

/// Hull and domain shaders come in pairs, with the same patch. Says whether they do.
fn tessellation(first: &Shader<'_>, second: &Shader<'_>, found: &mut Vec<Fault>) -> bool {
    if (first.stage == Stage::Hull) != (second.stage == Stage::Domain) {
        found.push(stages(&rules::LINK_HALF_TESSELLATION, first, second));
        return false;
    }
    if first.stage != Stage::Hull {
        return true;
    }
    let name = |domain: Option<u32>| text(sm4_enums::DOMAIN, domain.unwrap_or(0)).unwrap_or("no domain");
    if first.properties.domain != second.properties.domain {
        let fault = stages(&rules::LINK_DOMAIN, first, second).with("made", name(first.properties.domain));
        found.push(fault.with("taken", name(second.properties.domain)));
    }
    let made = first.properties.output_control_points.unwrap_or(0);
    let taken = second.properties.input_control_points.unwrap_or(0);
    if made != taken {
        found.push(stages(&rules::LINK_POINTS, first, second).with("made", made).with("taken", taken));
    }
    true
}

const POSITION: u32 = 1;
/// System values that come from the rasterizer, or are 0 where no stage writes them: target and
/// viewport index, primitive, front face, sample.
const SUPPLIED: [u32; 5] = [4, 5, 7, 9, 10];

/// Every input is an output of the stage before, in the same place and of the same kind.
fn signatures(
    first: &Shader<'_>,
    second: &Shader<'_>,
    outputs: &Stated<'_>,
    inputs: &Stated<'_>,
    found: &mut Vec<Fault>,
) {
    // Of several streams the first is the one that goes on.
    let made: Vec<&Element<'_>> = outputs.signature.elements.iter().filter(|element| element.stream == 0).collect();
    for (number, input) in inputs.signature.elements.iter().enumerate() {
        let supplied = second.stage == Stage::Pixel && SUPPLIED.contains(&input.system_value);
        if input.register == u32::MAX {
            continue;
        }
        let blame = |rule: &'static Rule| {
            Fault::new(rule, inputs.span(number))
                .with("element", shown(input))
                .with("first", first.program.version)
                .with("second", second.program.version)
        };
        let same =
            |output: &&&Element<'_>| output.index == input.index && output.name.0.eq_ignore_ascii_case(input.name.0);
        let Some(output) = made.iter().find(same) else {
            if !supplied {
                found.push(blame(&rules::LINK_MISSING).with("part", FourCc(outputs.part.name.0)));
            }
            continue;
        };
        // What the rasterizer makes itself need not be where it was put out.
        if output.register != input.register && !(supplied && input.system_value > 7) {
            found.push(blame(&rules::LINK_REGISTER).with("made", output.register).with("taken", input.register));
            continue;
        }
        if output.component_type != input.component_type {
            let kind = |number: u32| ["unknown", "unsigned", "signed", "float"][number.min(3) as usize];
            let fault = blame(&rules::LINK_TYPE).with("made", kind(output.component_type));
            found.push(fault.with("taken", kind(input.component_type)));
        }
        if input.mask & !output.mask != 0 {
            found.push(blame(&rules::LINK_MASK).with("made", mask(output.mask)).with("taken", mask(input.mask)));
        } else if input.used & output.mask & output.used != 0 {
            // An output's second mask names what is never written.
            found.push(blame(&rules::LINK_NEVER_WRITTEN).with("components", mask(input.used & output.used)));
        }
        if output.system_value != input.system_value {
            let fault = blame(&rules::LINK_VALUE).with("made", output.system_value);
            found.push(fault.with("taken", input.system_value));
        }
        if output.min_precision != input.min_precision {
            let fault = blame(&rules::LINK_PRECISION).with("made", output.min_precision);
            found.push(fault.with("taken", input.min_precision));
        }
    }
}

/// What the tessellator makes is what the geometry shader takes.
fn primitives(shaders: &[Shader<'_>], found: &mut [Vec<Fault>]) {
    let of = |stage: Stage| shaders.iter().position(|shader| shader.stage == stage);
    let (Some(hull), Some(geometry)) = (of(Stage::Hull), of(Stage::Geometry)) else { return };
    let (Some(made), Some(taken)) =
        (shaders[hull].properties.output_primitive, shaders[geometry].properties.input_primitive)
    else {
        return;
    };
    // Points, lines, triangles in either winding.
    let wanted = made.min(3);
    if taken != wanted {
        found[geometry].push(
            stages(&rules::LINK_PRIMITIVE, &shaders[hull], &shaders[geometry])
                .with("made", text(sm4_enums::OUTPUT_PRIMITIVE, made).unwrap_or("unknown"))
                .with("taken", text(sm4_enums::PRIMITIVE, taken).unwrap_or("unknown")),
        );
    }
}
