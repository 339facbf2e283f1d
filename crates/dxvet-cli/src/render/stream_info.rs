//! What a token stream or a text holds: profile, constants, what it uses.

use super::table::table;
use dxvet::d3d9::constant_table::{Constant, ConstantTable, RegisterSet, Type, TypeClass};
use dxvet::d3d9::decode::decode;
use dxvet::{CheckOptions, Format, Report, Usage, check};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use std::fmt::Write as _;

/// The answer, as its JSON object.
#[derive(serde::Serialize)]
pub struct StreamInfo<'a> {
    pub(super) path: &'a str,
    pub(super) format: &'static str,
    pub(super) profile: Option<&'static str>,
    pub(super) size: usize,
    pub(super) creator: Option<String>,
    pub(super) target: Option<String>,
    /// Why there are no constants although the stream has a table.
    pub(super) table_error: Option<String>,
    pub(super) constants: Vec<ConstantInfo>,
    usage: UsageMap,
}

#[derive(serde::Serialize)]
pub(super) struct ConstantInfo {
    pub(super) name: String,
    pub(super) register: String,
    pub(super) count: u16,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) default: Option<Vec<u32>>,
}

/// The same object as in a report.
struct UsageMap(Vec<Usage>);

impl Serialize for UsageMap {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for usage in &self.0 {
            map.serialize_entry(usage.name, usage)?;
        }
        map.end()
    }
}

/// Reads a token stream or a text, legal or not.
pub fn read<'a>(path: &'a str, bytes: &[u8], options: &CheckOptions<'_>) -> StreamInfo<'a> {
    let Report { format, profile, usage, .. } = check(bytes, options);
    let table = if format == Format::D3d9 { ConstantTable::find(&decode(bytes)) } else { None };
    let (table, error) = match table {
        Some(Ok(table)) => (table, None),
        Some(Err(error)) => (ConstantTable::default(), Some(error.to_string())),
        None => (ConstantTable::default(), None),
    };
    StreamInfo {
        path,
        format: format.name(),
        profile: profile.map(|profile| profile.name()),
        size: bytes.len(),
        creator: table.creator,
        target: table.target,
        table_error: error,
        constants: table.constants.into_iter().map(constant).collect(),
        usage: UsageMap(usage),
    }
}

fn constant(constant: Constant) -> ConstantInfo {
    ConstantInfo {
        register: format!("{}{}", constant.register_set.letter(), constant.register_index),
        count: constant.register_count,
        kind: type_name(&constant.kind, constant.register_set),
        name: constant.name,
        default: constant.default,
    }
}

/// The type in the manner of HLSL.
fn type_name(kind: &Type, set: RegisterSet) -> String {
    let base = kind.base.name().to_lowercase();
    let mut name = match kind.class {
        TypeClass::SCALAR | TypeClass::OBJECT => base,
        TypeClass::VECTOR => format!("{base}{}", kind.columns),
        TypeClass::MATRIX_ROWS => format!("row_major {base}{}x{}", kind.rows, kind.columns),
        TypeClass::MATRIX_COLUMNS => format!("{base}{}x{}", kind.rows, kind.columns),
        TypeClass::STRUCT => format!("struct of {}", kind.members.len()),
        _ => format!("class {} in {}", kind.class.0, set.letter()),
    };
    if kind.elements > 1 {
        let _ = write!(name, "[{}]", kind.elements);
    }
    name
}

/// The same for people.
pub fn text(info: &StreamInfo<'_>) -> String {
    let StreamInfo { path, format, profile, size, creator, target, table_error, constants, usage } = info;
    let mut text = format!("{path}: {}, {format}, {size} bytes\n", profile.unwrap_or("unknown profile"));
    for (name, value) in [("compiler", creator), ("target", target), ("constant table", table_error)] {
        if let Some(value) = value {
            let _ = writeln!(text, "{name:24}{value}");
        }
    }
    if !constants.is_empty() {
        let rows: Vec<[String; 4]> = constants
            .iter()
            .map(|row| [row.name.clone(), row.register.clone(), row.count.to_string(), row.kind.clone()])
            .collect();
        let _ = write!(text, "\n{}", table(["constant", "register", "count", "type"], &rows));
    }
    text.push('\n');
    for usage in &usage.0 {
        let allowed = usage.allowed.map(|allowed| format!(" of {allowed}")).unwrap_or_default();
        let _ = writeln!(text, "{:24}{}{allowed}", usage.name.replace('_', " "), usage.used);
    }
    text
}
