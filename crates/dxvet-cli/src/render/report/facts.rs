//! Who a shader is, what it needs, what goes in and out.

use super::Subject;
use crate::render::{container_info, stream_info};
use dxvet::d3d9::caps::Caps;
use dxvet::d3d9::decode::decode;
use dxvet::d3d9::op::opcode;
use dxvet::d3d9::print::instruction_text;
use dxvet::diagnostic::Severity;
use dxvet::dxbc::container::{Container, HEADER};
use dxvet::tables::caps::PRESETS;
use dxvet::{AssembleOptions, CheckOptions, Format, Verdict, assemble, check};
use maud::{Markup, html};
use std::borrow::Cow;

/// What is known beside the check.
#[derive(Default)]
pub struct Facts {
    pub identity: Vec<(&'static str, String)>,
    pub needs_title: &'static str,
    pub needs: Vec<Need>,
    pub tables: Vec<Table>,
}

/// Something that a device must have, or a device that is enough or is not.
pub struct Need {
    pub class: &'static str,
    pub text: String,
    pub why: Option<String>,
}

/// A small table with a title.
pub struct Table {
    title: &'static str,
    columns: &'static [&'static str],
    rows: Vec<Vec<String>>,
}

impl Table {
    pub fn print(&self) -> Markup {
        html! {
            section {
                h3 { (self.title) }
                div.scroll { table.small {
                    thead { tr { @for column in self.columns { th scope="col" { (column) } } } }
                    tbody { @for row in &self.rows { tr { @for cell in row { td { (cell) } } } } }
                } }
            }
        }
    }
}

/// What is known about a shader beside the check.
pub fn facts(subject: &Subject<'_>) -> Facts {
    let mut facts = match subject.report.format {
        Format::D3d9 | Format::D3d9Asm => stream(subject),
        Format::Dxbc if Container::recognise(subject.bytes) && subject.bytes.len() >= HEADER => container(subject),
        _ => Facts::default(),
    };
    facts.tables.retain(|table| !table.rows.is_empty());
    facts
}

/// Devices that a shader is tried against: feature levels and what Direct3D 9 runs on today; for
/// the profiles with options also the sets of options that a compiler knows.
fn tried(profile: &str) -> impl Iterator<Item = &'static str> {
    let own: &[&str] = match profile {
        "ps_2_x" => &["ps_2_a", "ps_2_b"],
        "vs_2_x" => &["vs_2_a"],
        _ => &[],
    };
    let known = |name: &&str| PRESETS.iter().any(|preset| preset.name == *name);
    ["9_1", "9_2", "9_3", "d3d9on12"].into_iter().chain(own.to_vec()).filter(known)
}

fn stream(subject: &Subject<'_>) -> Facts {
    let mut facts = Facts::default();
    let Subject { name, bytes, include, report, .. } = subject;
    let options = CheckOptions {
        file_name: name,
        include: Some(*include),
        usage: false,
        warnings: false,
        ..CheckOptions::default()
    };
    if let (Some(profile), Some(Verdict::Accept)) = (report.profile, report.verdict) {
        facts.needs_title = "Runs on";
        for preset in tried(profile.name()) {
            let Some(caps) = Caps::preset(preset) else { continue };
            let report = check(bytes, &CheckOptions { caps: Some(&caps), ..options });
            let against = report.diagnostics.into_iter().find(|it| it.severity == Severity::Error);
            facts.needs.push(Need {
                class: if against.is_some() { "no" } else { "yes" },
                text: preset.to_owned(),
                why: against.map(|it| format!("{} {}", it.code, it.message)),
            });
        }
    }
    let assembled: Cow<'_, [u8]> = match report.format {
        Format::D3d9 => Cow::Borrowed(bytes),
        _ => {
            let options = AssembleOptions {
                validate: false,
                file_name: name,
                include: Some(*include),
                ..AssembleOptions::default()
            };
            Cow::Owned(assemble(bytes, &options).bytes.unwrap_or_default())
        }
    };
    let info = stream_info::read(name, &assembled, &options);
    facts.identity.extend(info.creator.map(|creator| ("Compiler", creator)));
    facts.identity.extend(info.target.map(|target| ("Target", target)));
    facts.tables.push(signature(&assembled));
    facts.tables.push(Table {
        title: "Constants",
        columns: &["name", "register", "count", "type"],
        rows: info
            .constants
            .into_iter()
            .map(|row| vec![row.name, row.register, row.count.to_string(), row.kind])
            .collect(),
    });
    facts
}

/// The declared inputs, outputs and samplers of a token stream, and the constants it defines.
fn signature(bytes: &[u8]) -> Table {
    let program = decode(bytes);
    let shown = |opcode| matches!(opcode, opcode::DCL | opcode::DEF | opcode::DEFI | opcode::DEFB);
    let rows = program.instructions().filter(|it| shown(it.opcode())).map(|instruction| {
        let text = instruction_text(instruction, program.version);
        let (name, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let (register, value) = rest.split_once(", ").unwrap_or((rest, ""));
        vec![name.to_owned(), register.to_owned(), value.to_owned()]
    });
    Table { title: "Declarations", columns: &["", "register", "value"], rows: rows.collect() }
}

fn container(subject: &Subject<'_>) -> Facts {
    let info = container_info::read(subject.name, subject.bytes, subject.base);
    let mut facts = Facts { needs_title: "Needs", ..Facts::default() };
    facts.identity.extend(info.compiler.map(|compiler| ("Compiler", compiler)));
    facts.identity.push(("Digest", format!("{} ({})", info.digest.value, info.digest.state)));
    let need = |feature: &'static str| Need { class: "plain", text: feature.to_owned(), why: None };
    facts.needs = info.features.into_iter().map(need).collect();
    let elements = |title, elements: Vec<container_info::ElementInfo>| Table {
        title,
        columns: &["name", "register", "mask", "used", "type"],
        rows: elements
            .into_iter()
            .map(|it| {
                let register = it.register.map_or_else(|| it.system_value.to_owned(), |register| register.to_string());
                let name = if it.index > 0 { format!("{}{}", it.name, it.index) } else { it.name };
                vec![name, register, it.mask, it.used, it.kind.to_owned()]
            })
            .collect(),
    };
    facts.tables = vec![
        elements("Inputs", info.input),
        elements("Outputs", info.output),
        elements("Patch constants", info.patch_constant),
        Table {
            title: "Bindings",
            columns: &["name", "register", "type", "format", "dimension"],
            rows: info
                .bindings
                .into_iter()
                .map(|it| vec![it.name, it.register, it.kind.to_owned(), it.format, it.dimension])
                .collect(),
        },
        Table {
            title: "Constant buffers",
            columns: &["name", "bytes", "variables"],
            rows: info
                .buffers
                .into_iter()
                .map(|it| vec![it.name, it.size.to_string(), it.variables.to_string()])
                .collect(),
        },
        Table {
            title: "Parts",
            columns: &["part", "offset", "size", "what it is"],
            rows: info
                .parts
                .into_iter()
                .map(|it| {
                    vec![it.name, format!("0x{:X}", it.offset), it.size.to_string(), it.title.unwrap_or("").into()]
                })
                .collect(),
        },
    ];
    facts
}
