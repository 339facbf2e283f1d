//! What a container holds: parts, signatures, bindings, counts.

use super::table::table;
use dxvet::diagnostic::Severity;
use dxvet::dxbc::aon9::Aon9;
use dxvet::dxbc::container::{Container, DigestState};
use dxvet::dxbc::database::Debug;
use dxvet::dxbc::digest::Variant;
use dxvet::dxbc::library::Library;
use dxvet::dxbc::print::describe;
use dxvet::dxbc::resource_definitions::{Binding, Buffer, ResourceDefinitions};
use dxvet::dxbc::root_signature::RootSignature;
use dxvet::dxbc::signature::{Element, Signature};
use dxvet::dxbc::statistics::{COUNTS, Statistics};
use dxvet::dxbc::{effect, feature_info};
use dxvet::names::{self, Name};
use dxvet::sm4::{self, Properties};
use dxvet::tables::{dxbc_enums, sm4_enums};
use dxvet::{CheckOptions, check};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::Write as _;

/// The answer, as its JSON object.
#[derive(Serialize)]
pub struct ContainerInfo<'a> {
    pub(super) path: &'a str,
    pub(super) format: &'static str,
    pub(super) profile: Option<String>,
    pub(super) size: usize,
    pub(super) digest: Digest,
    /// The compiler that the resource definitions name.
    pub(super) compiler: Option<String>,
    pub(super) parts: Vec<PartInfo>,
    pub(super) input: Vec<ElementInfo>,
    pub(super) output: Vec<ElementInfo>,
    pub(super) patch_constant: Vec<ElementInfo>,
    pub(super) buffers: Vec<BufferInfo>,
    pub(super) bindings: Vec<BindingInfo>,
    /// What the shader needs of a device.
    pub(super) features: Vec<&'static str>,
    /// What the program declares: thread group, primitives, tessellation.
    pub(super) properties: Map<String, Value>,
    /// What a geometry shader puts out at most.
    pub(super) geometry_output: Option<GeometryOutput>,
    /// The counts of the statistics part, by name.
    pub(super) statistics: Map<String, Value>,
    pub(super) level9: Vec<Level9Info>,
    pub(super) root_signature: Option<RootSignatureInfo>,
    pub(super) functions: Vec<String>,
    /// The containers inside an effect.
    pub(super) shaders: Vec<ShaderInfo>,
    pub(super) debug_name: Option<String>,
    /// Faults that `dxvet check` reports, by severity.
    pub(super) faults: Faults,
}

/// What a geometry shader puts out at most for a primitive. With several instances the output of
/// instance 0 comes first, that of the last one last, with a cut after each.
#[derive(Serialize)]
pub(super) struct GeometryOutput {
    pub(super) components: u32,
    pub(super) instances: u32,
    pub(super) vertices_per_instance: u32,
    pub(super) scalars_per_instance: u64,
    pub(super) vertices: u64,
    pub(super) scalars: u64,
    /// In which order the instances come out, where there are several.
    pub(super) order: Option<InstanceOrder>,
}

/// The output of instance `first` comes first, that of instance `last` last.
#[derive(Serialize)]
pub(super) struct InstanceOrder {
    first: u32,
    last: u32,
    cut_after_each: bool,
}

impl GeometryOutput {
    fn of(program: &sm4::Program) -> Option<Self> {
        let output = sm4::geometry::Output::of(program)?;
        Some(Self {
            components: output.components,
            instances: output.instances,
            vertices_per_instance: output.vertices,
            scalars_per_instance: output.scalars(),
            vertices: output.all_vertices(),
            scalars: output.all_scalars(),
            order: (output.instances > 1).then(|| InstanceOrder {
                first: 0,
                last: output.instances - 1,
                cut_after_each: true,
            }),
        })
    }
    /// In words, a line each: how much, and in which order.
    fn lines(&self) -> Vec<String> {
        let Self { components, instances, vertices_per_instance: vertices, .. } = self;
        let one = format!("{vertices} vertices x {components} components = {} scalars", self.scalars_per_instance);
        if *instances <= 1 {
            return vec![one];
        }
        vec![
            format!("{one} in each instance"),
            format!("{instances} instances: {} vertices, {} scalars in all", self.vertices, self.scalars),
            format!("in the order of the instances, 0 to {}, with a cut after each", instances - 1),
        ]
    }
}

#[derive(Serialize)]
pub(super) struct Digest {
    pub(super) value: String,
    pub(super) state: &'static str,
}

/// A row of the table of parts.
#[derive(Serialize)]
pub struct PartInfo {
    pub(super) name: String,
    pub(super) offset: usize,
    pub(super) size: usize,
    pub(super) title: Option<&'static str>,
}

#[derive(Serialize)]
pub(super) struct ElementInfo {
    pub(super) name: String,
    pub(super) index: u32,
    pub(super) stream: u32,
    pub(super) register: Option<u32>,
    pub(super) mask: String,
    pub(super) used: String,
    pub(super) system_value: &'static str,
    #[serde(rename = "type")]
    pub(super) kind: &'static str,
}

#[derive(Serialize)]
pub(super) struct BufferInfo {
    pub(super) name: String,
    pub(super) size: u32,
    pub(super) variables: usize,
}

#[derive(Serialize)]
pub(super) struct BindingInfo {
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) kind: &'static str,
    pub(super) format: String,
    pub(super) dimension: String,
    pub(super) register: String,
    pub(super) space: Option<u32>,
    /// 0 where there is no bound.
    pub(super) count: u32,
}

#[derive(Serialize)]
pub(super) struct Level9Info {
    pub(super) part: String,
    pub(super) profile: Option<String>,
    pub(super) offset: usize,
    pub(super) size: usize,
}

#[derive(Serialize)]
pub(super) struct RootSignatureInfo {
    pub(super) version: &'static str,
    pub(super) parameters: usize,
    pub(super) static_samplers: usize,
}

#[derive(Serialize)]
pub(super) struct ShaderInfo {
    pub(super) offset: usize,
    pub(super) size: usize,
    pub(super) profile: Option<String>,
}

#[derive(Serialize)]
pub(super) struct Faults {
    pub(super) errors: usize,
    pub(super) warnings: usize,
}

/// The names of the counts, in their order.
const COUNT_NAMES: [&str; COUNTS] = [
    "instructions",
    "temp_registers",
    "definitions",
    "declarations",
    "float_instructions",
    "int_instructions",
    "uint_instructions",
    "static_flow_control",
    "dynamic_flow_control",
    "macro_instructions",
    "temp_arrays",
    "array_instructions",
    "cut_instructions",
    "emit_instructions",
    "texture_normal",
    "texture_load",
    "texture_comparison",
    "texture_bias",
    "texture_gradient",
    "mov_instructions",
    "movc_instructions",
    "conversion_instructions",
    "bitwise_instructions",
    "input_primitive",
    "output_topology",
    "max_output_vertices",
    "texture_gather",
    "texture_lod",
    "sample_frequency",
    "instances",
    "control_points",
    "output_primitive",
    "partitioning",
    "domain",
    "barriers",
    "interlocked",
    "texture_stores",
];

/// Reads a container; `base` is where it starts in its file.
pub fn read<'a>(path: &'a str, bytes: &[u8], base: usize) -> ContainerInfo<'a> {
    let quiet = &mut Vec::new();
    let container = Container::decode(bytes, quiet);
    let report = check(bytes, &CheckOptions { usage: false, warnings: false, ..CheckOptions::default() });
    let definitions = container.part(b"RDEF").map(|part| ResourceDefinitions::decode(part, quiet));
    let signature = |names: &[[u8; 4]]| {
        let part = container.any_part(names).and_then(|part| Signature::decode(part, &mut Vec::new()));
        part.map_or_else(Vec::new, |signature| signature.elements)
    };
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), quiet));
    let domain = program.as_ref().is_some_and(|program| program.version.program_type() == 4);
    ContainerInfo {
        path,
        format: report.format.name(),
        profile: report.shader_model.clone(),
        size: bytes.len(),
        digest: digest(&container),
        compiler: definitions.as_ref().map(|definitions| definitions.creator.to_string()),
        parts: parts(&container, base),
        input: elements(&signature(&[*b"ISGN", *b"ISG1"]), false),
        output: elements(&signature(&[*b"OSGN", *b"OSG5", *b"OSG1"]), true),
        patch_constant: elements(&signature(&[*b"PCSG", *b"PSG1"]), !domain),
        buffers: definitions.iter().flat_map(|it| &it.buffers).map(buffer).collect(),
        bindings: definitions.iter().flat_map(|it| &it.bindings).map(binding).collect(),
        features: features(&container),
        properties: program.as_ref().map(|program| properties(&Properties::of(program))).unwrap_or_default(),
        geometry_output: program.as_ref().and_then(GeometryOutput::of),
        statistics: statistics(&container),
        level9: level9(&container, base),
        root_signature: container.part(b"RTS0").map(|part| root_signature(&RootSignature::decode(part, quiet))),
        functions: functions(&container),
        shaders: shaders(&container, base),
        debug_name: debug_name(&container),
        faults: Faults { errors: report.count(Severity::Error), warnings: report.count(Severity::Warning) },
    }
}

/// The parts in the order of the table.
pub fn parts(container: &Container<'_>, base: usize) -> Vec<PartInfo> {
    let one = |part: &dxvet::dxbc::Part<'_>| PartInfo {
        name: part.name.to_string(),
        offset: base + part.offset as usize,
        size: part.data.len(),
        title: part.title(),
    };
    container.parts().iter().map(one).collect()
}

/// The same for people.
pub fn part_table(parts: &[PartInfo]) -> String {
    let rows: Vec<[String; 4]> = parts
        .iter()
        .map(|part| {
            let offset = format!("0x{:X}", part.offset);
            [part.name.clone(), offset, part.size.to_string(), part.title.unwrap_or("of no known kind").to_owned()]
        })
        .collect();
    table(["part", "offset", "size", "what it is"], &rows)
}

fn digest(container: &Container<'_>) -> Digest {
    let state = match container.digest_state() {
        DigestState::Right(Variant::Retail) => "right",
        DigestState::Right(Variant::Debug) => "right (debug variant)",
        DigestState::Zero => "missing",
        DigestState::Bypass => "bypass",
        DigestState::Preview => "preview",
        DigestState::Wrong => "wrong",
    };
    Digest { value: container.digest().iter().map(|byte| format!("{byte:02x}")).collect(), state }
}

fn mask(bits: u8) -> String {
    ['x', 'y', 'z', 'w'].into_iter().enumerate().filter(|(place, _)| bits >> place & 1 != 0).map(|it| it.1).collect()
}

/// `inverted`: the marked components are those never written, as in outputs.
fn elements(elements: &[Element<'_>], inverted: bool) -> Vec<ElementInfo> {
    let one = |element: &Element<'_>| ElementInfo {
        name: element.name.to_string(),
        index: element.index,
        stream: element.stream,
        register: Some(element.register).filter(|register| *register != u32::MAX),
        mask: mask(element.mask),
        used: mask(if inverted { element.mask & !element.used } else { element.used }),
        system_value: named(dxbc_enums::SIGNATURE_SYSTEM_VALUE, element.system_value, "NONE"),
        kind: named(dxbc_enums::COMPONENT_TYPE, element.component_type, "unknown"),
    };
    elements.iter().map(one).collect()
}

fn named(names: &'static [Name], value: u32, otherwise: &'static str) -> &'static str {
    names::text(names, value).unwrap_or(otherwise)
}

fn buffer(buffer: &Buffer<'_>) -> BufferInfo {
    BufferInfo { name: buffer.name.to_string(), size: buffer.size, variables: buffer.variables.len() }
}

fn binding(binding: &Binding<'_>) -> BindingInfo {
    let (kind, format, dimension, letter) = describe(binding);
    BindingInfo {
        name: binding.name.to_string(),
        kind,
        format,
        dimension,
        register: format!("{letter}{}", binding.point),
        space: binding.space.map(|(space, _)| space),
        count: binding.count,
    }
}

fn features(container: &Container<'_>) -> Vec<&'static str> {
    let bits = container.part(b"SFI0").map_or(0, |part| feature_info::decode(part, &mut Vec::new()));
    let set = |feature: &&Name| bits.checked_shr(feature.value).unwrap_or(0) & 1 != 0;
    // Bit 1 is raw and structured buffers here; the listing's table has another feature there.
    let text = |feature: &Name| if feature.value == 1 { "Raw and structured buffers" } else { feature.text };
    dxbc_enums::FEATURE.iter().filter(set).map(text).collect()
}

fn properties(properties: &Properties) -> Map<String, Value> {
    let mut map = Map::new();
    let mut put = |name: &str, value: Option<Value>| {
        if let Some(value) = value {
            map.insert(name.to_owned(), value);
        }
    };
    let name = |names: &'static [Name], value: Option<u32>| {
        value.map(|value| names::text(names, value).map_or_else(|| value.into(), Value::from))
    };
    put("instructions", Some(properties.instructions.into()));
    put("temps", Some(properties.temps.into()));
    put("thread_group", properties.thread_group.map(|group| group.to_vec().into()));
    put("input_primitive", name(sm4_enums::PRIMITIVE, properties.input_primitive));
    put("output_topology", name(sm4_enums::TOPOLOGY, properties.output_topology));
    put("max_vertices", properties.max_vertices.map(Value::from));
    put("instances", properties.instances.map(Value::from));
    put("input_control_points", properties.input_control_points.map(Value::from));
    put("output_control_points", properties.output_control_points.map(Value::from));
    put("domain", name(sm4_enums::DOMAIN, properties.domain));
    put("partitioning", name(sm4_enums::PARTITIONING, properties.partitioning));
    put("output_primitive", name(sm4_enums::OUTPUT_PRIMITIVE, properties.output_primitive));
    put("max_tessellation", properties.max_tessellation.map(Value::from));
    if properties.immediate_constants > 0 {
        put("immediate_constants", Some(properties.immediate_constants.into()));
    }
    let flags = sm4_enums::GLOBAL_FLAG.iter().filter(|flag| properties.global_flags >> flag.value & 1 != 0);
    let flags: Vec<&str> = flags.map(|flag| flag.text).collect();
    put("global_flags", Some(flags).filter(|flags| !flags.is_empty()).map(Value::from));
    map
}

fn statistics(container: &Container<'_>) -> Map<String, Value> {
    let Some(part) = container.part(b"STAT") else { return Map::new() };
    let counts = Statistics::decode(part, &mut Vec::new()).0;
    COUNT_NAMES.iter().zip(counts).map(|(name, count)| ((*name).to_owned(), count.into())).collect()
}

fn level9(container: &Container<'_>, base: usize) -> Vec<Level9Info> {
    let parts = container.parts().iter().filter(|part| matches!(&part.name.0, b"Aon9" | b"XNAS" | b"XNAP"));
    let one = |part: &dxvet::dxbc::Part<'_>| {
        let aon9 = Aon9::decode(*part, &mut Vec::new());
        let profile = dxvet::d3d9::decode::Decoder::new(aon9.program).version.profile();
        Level9Info {
            part: part.name.to_string(),
            profile: profile.map(|profile| profile.name().to_owned()),
            offset: base + part.data_offset() as usize + aon9.program_offset as usize,
            size: aon9.program.len(),
        }
    };
    parts.map(one).collect()
}

fn root_signature(signature: &RootSignature) -> RootSignatureInfo {
    let version = match signature.version {
        1 => "1.0",
        2 => "1.1",
        _ => "unknown",
    };
    RootSignatureInfo { version, parameters: signature.parameters.len(), static_samplers: signature.samplers.len() }
}

fn functions(container: &Container<'_>) -> Vec<String> {
    let Some(part) = container.part(b"LIBH") else { return Vec::new() };
    Library::decode(part, &mut Vec::new()).functions.iter().map(|function| function.name.to_string()).collect()
}

fn shaders(container: &Container<'_>, base: usize) -> Vec<ShaderInfo> {
    let Some(part) = container.part(b"FX10") else { return Vec::new() };
    let one = |(offset, bytes): (usize, &[u8])| ShaderInfo {
        offset: base + part.data_offset() as usize + offset,
        size: bytes.len(),
        profile: check(bytes, &CheckOptions::default()).shader_model,
    };
    effect::shaders(part.data).into_iter().map(one).collect()
}

fn debug_name(container: &Container<'_>) -> Option<String> {
    Debug::all(container, &mut Vec::new()).into_iter().find_map(|debug| match debug {
        Debug::Name(name) => Some(name.to_string()),
        _ => None,
    })
}

/// The answer for people.
pub fn text(info: &ContainerInfo<'_>) -> String {
    let profile = info.profile.as_deref().unwrap_or("no program");
    let mut text = format!("{}: {profile}, {}, {} bytes\n", info.path, info.format, info.size);
    let mut line = |name: &str, value: String| {
        if !value.is_empty() {
            let _ = writeln!(text, "{name:24}{value}");
        }
    };
    line("digest", format!("{} ({})", info.digest.value, info.digest.state));
    line("compiler", info.compiler.clone().unwrap_or_default());
    line("debug file", info.debug_name.clone().unwrap_or_default());
    let Faults { errors, warnings } = info.faults;
    if errors + warnings > 0 {
        line("faults", format!("{errors} errors, {warnings} warnings; `dxvet check` shows them"));
    }
    for (name, value) in &info.properties {
        line(&name.replace('_', " "), words(value));
    }
    for (number, words) in info.geometry_output.iter().flat_map(GeometryOutput::lines).enumerate() {
        let title = ["puts out at most", "all together", "comes out"].get(number).copied().unwrap_or_default();
        line(title, words);
    }
    for level9 in &info.level9 {
        let profile = level9.profile.as_deref().unwrap_or("an unknown profile");
        line(&format!("{} program", level9.part), format!("{profile}, {} bytes at 0x{:X}", level9.size, level9.offset));
    }
    if let Some(RootSignatureInfo { version, parameters, static_samplers }) = &info.root_signature {
        let samplers = format!("{static_samplers} static samplers");
        line("root signature", format!("version {version}, {parameters} parameters, {samplers}"));
    }
    for feature in &info.features {
        line("needs", (*feature).to_owned());
    }
    for function in &info.functions {
        line("function", function.clone());
    }
    for shader in &info.shaders {
        let profile = shader.profile.as_deref().unwrap_or("unknown profile");
        line("shader", format!("{profile}, {} bytes at 0x{:X}", shader.size, shader.offset));
    }
    let _ = write!(text, "\n{}", part_table(&info.parts));
    tables(&mut text, info);
    text
}

fn tables(text: &mut String, info: &ContainerInfo<'_>) {
    for (title, elements) in
        [("input", &info.input), ("output", &info.output), ("patch constant", &info.patch_constant)]
    {
        if !elements.is_empty() {
            let heading = [title, "register", "mask", "used", "system value", "type"];
            let rows: Vec<[String; 6]> = elements.iter().map(element_row).collect();
            let _ = write!(text, "\n{}", table(heading, &rows));
        }
    }
    if !info.buffers.is_empty() {
        let row = |it: &BufferInfo| [it.name.clone(), it.size.to_string(), it.variables.to_string()];
        let rows: Vec<[String; 3]> = info.buffers.iter().map(row).collect();
        let _ = write!(text, "\n{}", table(["buffer", "size", "variables"], &rows));
    }
    if !info.bindings.is_empty() {
        let rows: Vec<[String; 6]> = info.bindings.iter().map(binding_row).collect();
        let heading = ["binding", "register", "count", "type", "format", "dimension"];
        let _ = write!(text, "\n{}", table(heading, &rows));
    }
    let counts: Vec<[String; 2]> = info
        .statistics
        .iter()
        .filter(|(_, count)| **count != 0)
        .map(|(name, count)| [name.replace('_', " "), count.to_string()])
        .collect();
    if !counts.is_empty() {
        let _ = write!(text, "\n{}", table(["statistics", "count"], &counts));
    }
}

fn element_row(element: &ElementInfo) -> [String; 6] {
    let stream = if element.stream == 0 { String::new() } else { format!(" (stream {})", element.stream) };
    [
        format!("{}{}{stream}", element.name, element.index),
        element.register.map_or_else(|| "-".to_owned(), |register| register.to_string()),
        element.mask.clone(),
        element.used.clone(),
        element.system_value.to_owned(),
        element.kind.to_owned(),
    ]
}

fn binding_row(binding: &BindingInfo) -> [String; 6] {
    let space = binding.space.filter(|space| *space != 0).map(|space| format!(", space {space}")).unwrap_or_default();
    let count = if binding.count == 0 { "unbounded".to_owned() } else { binding.count.to_string() };
    [
        binding.name.clone(),
        format!("{}{space}", binding.register),
        count,
        binding.kind.to_owned(),
        binding.format.clone(),
        binding.dimension.clone(),
    ]
}

/// A value without quotes and brackets.
fn words(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(words).collect::<Vec<_>>().join(", "),
        value => value.to_string(),
    }
}
