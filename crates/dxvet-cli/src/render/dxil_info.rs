//! What a container of DXIL holds: parts, versions, flags, resources, the pipeline's view of it, and
//! the functions, subobjects and nodes of libraries.

use super::container_info::{PartInfo, part_table, parts};
use super::table::table;
use dxvet::agreement::{self, Loaded};
use dxvet::diagnostic::Severity;
use dxvet::dxbc::container::{Container, DigestState};
use dxvet::dxil::compiler::{CompilerVersion, DebugName, ShaderHash};
use dxvet::dxil::psv::{Psv, Stage};
use dxvet::dxil::rdat::{Kind, Rdat, Record, TableKind};
use dxvet::features::dxil::STAGES;
use dxvet::tables::dxil_flags::FLAGS;
use dxvet::tables::features::FEATURES;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// The answer, as its JSON object.
#[derive(Serialize)]
pub struct DxilInfo<'a> {
    path: &'a str,
    format: &'static str,
    profile: Option<String>,
    size: usize,
    digest: &'static str,
    /// Version of DXIL and of the validator that the module names.
    dxil: Option<String>,
    validator: Option<String>,
    parts: Vec<PartInfo>,
    entries: Vec<EntryInfo>,
    resources: Vec<ResourceInfo>,
    flags: Vec<FlagInfo>,
    /// What the shader says it needs of a device.
    features: Vec<&'static str>,
    /// The fields of PSV0.
    pipeline: Map<String, Value>,
    /// The tables of RDAT, by name.
    library: Map<String, Value>,
    compiler: Option<String>,
    hash: Option<String>,
    debug_name: Option<String>,
    faults: Value,
}

#[derive(Serialize)]
struct EntryInfo {
    name: String,
    stage: &'static str,
    inputs: usize,
    outputs: usize,
    patch: usize,
}

#[derive(Serialize)]
struct ResourceInfo {
    name: String,
    class: &'static str,
    kind: u32,
    space: u32,
    first: u32,
    /// `None` where there is no bound.
    last: Option<u32>,
}

#[derive(Serialize)]
struct FlagInfo {
    bit: u8,
    name: &'static str,
    declared: bool,
    computed: bool,
    cause: Option<String>,
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace('\u{1}', "\\01")
}

fn stage(number: u32) -> &'static str {
    STAGES.get(number as usize).copied().unwrap_or("unknown")
}

/// Reads a container; `base` is where it starts in its file.
pub fn read<'a>(path: &'a str, bytes: &[u8], base: usize) -> DxilInfo<'a> {
    let container = Container::decode(bytes, &mut Vec::new());
    let (faults, loaded) = agreement::check(bytes);
    // What is wrong elsewhere need not hide the program.
    let loaded = loaded.or_else(|| Loaded::read(&container, &mut Vec::new()));
    let count = |severity| faults.iter().filter(|fault| fault.rule.severity == severity).count();
    let version = |(major, minor): (u32, u32)| format!("{major}.{minor}");
    let program = loaded.as_ref();
    let stages = program.map_or(0, |loaded| loaded.description.model.stage);
    DxilInfo {
        path,
        format: "dxil",
        profile: program.map(profile),
        size: bytes.len(),
        digest: match container.digest_state() {
            DigestState::Right(_) => "signed",
            DigestState::Zero => "unsigned",
            DigestState::Bypass => "bypass",
            DigestState::Preview => "preview",
            DigestState::Wrong => "wrong",
        },
        dxil: program.map(|loaded| version(loaded.description.dxil)),
        validator: program.map(|loaded| version(loaded.description.validator)),
        parts: parts(&container, base),
        entries: program.map(entries).unwrap_or_default(),
        resources: program.map(resources).unwrap_or_default(),
        flags: program.map(flags).unwrap_or_default(),
        features: program.map(features).unwrap_or_default(),
        pipeline: pipeline(&container, stages),
        library: library(&container),
        compiler: container.part(b"VERS").and_then(|part| CompilerVersion::decode(part.data)).map(|version| {
            format!("{}.{} {} {}", version.major, version.minor, lossy(version.custom), lossy(version.commit))
        }),
        hash: container
            .part(b"HASH")
            .and_then(|part| ShaderHash::decode(part.data))
            .map(|hash| hash.digest.iter().map(|byte| format!("{byte:02x}")).collect()),
        debug_name: container
            .part(b"ILDN")
            .and_then(|part| DebugName::decode(part.data))
            .map(|debug| lossy(debug.name)),
        faults: json!({ "errors": count(Severity::Error), "warnings": count(Severity::Warning) }),
    }
}

fn profile(loaded: &Loaded) -> String {
    let model = loaded.description.model;
    let prefix = u16::try_from(model.stage).ok().and_then(|stage| dxvet::dxil::Kind(stage).prefix()).unwrap_or("?");
    format!("{prefix}_{}_{}", model.major, model.minor)
}

fn entries(loaded: &Loaded) -> Vec<EntryInfo> {
    let shaders = loaded.description.entries.iter().filter(|entry| entry.function.is_some());
    let one = |entry: &dxvet::dxil::description::Entry| EntryInfo {
        name: lossy(&entry.name),
        stage: stage(entry.stage),
        inputs: entry.signatures[0].len(),
        outputs: entry.signatures[1].len(),
        patch: entry.signatures[2].len(),
    };
    shaders.map(one).collect()
}

fn resources(loaded: &Loaded) -> Vec<ResourceInfo> {
    let classes = ["SRV", "UAV", "constant buffer", "sampler"];
    let all = classes.into_iter().zip(&loaded.description.resources);
    all.flat_map(|(class, list)| {
        list.iter().map(move |resource| ResourceInfo {
            name: lossy(&resource.name),
            class,
            kind: resource.kind,
            space: resource.space,
            first: resource.lower,
            last: Some(resource.upper()).filter(|last| *last != u32::MAX),
        })
    })
    .collect()
}

fn flags(loaded: &Loaded) -> Vec<FlagInfo> {
    let found = &loaded.features;
    let set = FLAGS.iter().filter(|flag| (found.declared | found.computed.flags) & flag.mask() != 0);
    set.map(|flag| FlagInfo {
        bit: flag.bit,
        name: flag.name,
        declared: found.declared & flag.mask() != 0,
        computed: found.computed.flags & flag.mask() != 0,
        cause: found.computed.cause(flag.bit).map(|place| agreement::cause(loaded, place).0),
    })
    .collect()
}

fn features(loaded: &Loaded) -> Vec<&'static str> {
    let bits = loaded.features.declared_features();
    FEATURES.iter().filter(|row| bits >> row.bit & 1 != 0).map(|row| row.name).collect()
}

fn pipeline(container: &Container<'_>, stage: u32) -> Map<String, Value> {
    let Some(part) = container.part(b"PSV0") else { return Map::new() };
    let psv = Psv::decode(part.data, Stage(stage as u8));
    psv.info.fields().map(|(field, value)| (field.name.to_owned(), value.into())).collect()
}

/// The tables of RDAT and their names here.
const TABLES: [(TableKind, &str); 5] = [
    (TableKind::RESOURCES, "resources"),
    (TableKind::FUNCTIONS, "functions"),
    (TableKind::SUBOBJECTS, "subobjects"),
    (TableKind::NODES, "nodes"),
    (TableKind::IO_NODES, "node_inputs_and_outputs"),
];

fn library(container: &Container<'_>) -> Map<String, Value> {
    let Some(part) = container.part(b"RDAT") else { return Map::new() };
    let rdat = Rdat::decode(part.data);
    let rows = |kind| rdat.table(kind).rows().map(|row| record(&rdat, &row)).collect::<Vec<_>>();
    let tables = TABLES.into_iter().map(|(kind, name)| (name.to_owned(), rows(kind)));
    tables.filter(|(_, rows)| !rows.is_empty()).map(|(name, rows)| (name, rows.into())).collect()
}

fn record(rdat: &Rdat<'_>, row: &Record<'_>) -> Value {
    let mut object = Map::new();
    for (field, value) in row.fields() {
        let value = match field.kind {
            Kind::Number => value.into(),
            Kind::Text => rdat.string(value).map_or(Value::Null, |text| lossy(text).into()),
            _ if value == u32::MAX => Value::Null,
            Kind::Texts => {
                let texts = rdat.list(value).filter_map(|offset| rdat.string(offset));
                texts.map(lossy).collect::<Vec<_>>().into()
            }
            Kind::Record(_) => value.into(),
            Kind::Records(table) => match rdat.table(table).row(0).map(|row| row.get("AttribKind").is_some()) {
                // Attributes are small and mean nothing alone.
                Some(true) => {
                    let rows = rdat.list(value).filter_map(|number| rdat.table(table).row(number as usize));
                    let pair = |row: Record<'_>| json!([row.get("AttribKind"), row.get("Value")]);
                    rows.map(pair).collect::<Vec<_>>().into()
                }
                _ => rdat.list(value).collect::<Vec<u32>>().into(),
            },
        };
        object.insert(field.name.to_owned(), value);
    }
    if row.table == TableKind::FUNCTIONS {
        let bits = row.features();
        let names: Vec<&str> = FEATURES.iter().filter(|one| bits >> one.bit & 1 != 0).map(|one| one.name).collect();
        object.insert("Features".to_owned(), names.into());
        object.insert("Stage".to_owned(), stage(row.get("ShaderKind").unwrap_or(u32::MAX)).into());
    }
    object.into()
}

/// The same for people.
pub fn text(info: &DxilInfo<'_>) -> String {
    let mut text =
        format!("{}: {}, {} bytes, {}\n", info.path, info.profile.as_deref().unwrap_or("DXIL"), info.size, info.digest);
    let mut line = |title: &str, value: Option<&str>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            let _ = writeln!(text, "{title}: {value}");
        }
    };
    line("DXIL", info.dxil.as_deref());
    line("validator", info.validator.as_deref());
    line("compiler", info.compiler.as_deref());
    line("hash", info.hash.as_deref());
    line("debug file", info.debug_name.as_deref());
    line("features", Some(&info.features.join(", ")));
    let pipeline: Vec<String> = info.pipeline.iter().map(|(name, value)| format!("{name} {value}")).collect();
    line("pipeline", Some(&pipeline.join(", ")));
    let _ = write!(text, "\n{}", part_table(&info.parts));
    if !info.entries.is_empty() {
        let rows: Vec<[String; 5]> = info.entries.iter().map(entry_row).collect();
        let _ = write!(text, "\n{}", table(["entry", "stage", "inputs", "outputs", "patch"], &rows));
    }
    if !info.resources.is_empty() {
        let rows: Vec<[String; 4]> = info.resources.iter().map(resource_row).collect();
        let _ = write!(text, "\n{}", table(["resource", "class", "space", "registers"], &rows));
    }
    if !info.flags.is_empty() {
        let rows: Vec<[String; 4]> = info.flags.iter().map(flag_row).collect();
        let _ = write!(text, "\n{}", table(["bit", "shader flag", "", "cause"], &rows));
    }
    tables(&mut text, info);
    let _ = writeln!(text, "\nfaults: {} errors, {} warnings", info.faults["errors"], info.faults["warnings"]);
    text
}

fn entry_row(entry: &EntryInfo) -> [String; 5] {
    let EntryInfo { name, stage, inputs, outputs, patch } = entry;
    [name.clone(), (*stage).to_owned(), inputs.to_string(), outputs.to_string(), patch.to_string()]
}

fn resource_row(resource: &ResourceInfo) -> [String; 4] {
    let letter = match resource.class {
        "UAV" => 'u',
        "constant buffer" => 'b',
        "sampler" => 's',
        _ => 't',
    };
    let registers = match resource.last {
        Some(last) if last == resource.first => format!("{letter}{last}"),
        Some(last) => format!("{letter}{} to {letter}{last}", resource.first),
        None => format!("{letter}{} without end", resource.first),
    };
    let name = if resource.name.is_empty() { "-".to_owned() } else { resource.name.clone() };
    [name, resource.class.to_owned(), resource.space.to_string(), registers]
}

fn flag_row(flag: &FlagInfo) -> [String; 4] {
    let said = match (flag.declared, flag.computed) {
        (true, true) => "declared and needed",
        (true, false) => "declared",
        _ => "needed",
    };
    [flag.bit.to_string(), flag.name.to_owned(), said.to_owned(), flag.cause.clone().unwrap_or_default()]
}

/// The tables of a library, as far as they say more than the others.
fn tables(text: &mut String, info: &DxilInfo<'_>) {
    let show = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list
            .iter()
            .map(|one| one.as_str().map_or_else(|| one.to_string(), str::to_owned))
            .collect::<Vec<_>>()
            .join(" "),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    };
    let columns: [(&str, [&str; 5]); 4] = [
        ("functions", ["UnmangledName", "Stage", "Features", "Resources", "FunctionDependencies"]),
        ("subobjects", ["Name", "Kind", "Data0", "Data1", "Data2"]),
        ("nodes", ["LaunchType", "GroupSharedBytesUsed", "Attribs", "Inputs", "Outputs"]),
        ("node_inputs_and_outputs", ["IOFlagsAndKind", "Attribs", "", "", ""]),
    ];
    for (name, columns) in columns {
        let Some(rows) = info.library.get(name).and_then(Value::as_array) else { continue };
        let cell = |row: &Value, column: &str| row.get(column).map(show).unwrap_or_default();
        let rows: Vec<[String; 5]> = rows.iter().map(|row| columns.map(|column| cell(row, column))).collect();
        let _ = write!(text, "\n{}:\n{}", name.replace('_', " "), table(columns, &rows));
    }
}
