//! Who a shader is, what it needs, what goes in and out.

use super::Subject;
use crate::render::{container_info, stream_info};
use dxvet::d3d9::decode::decode;
use dxvet::d3d9::op::opcode;
use dxvet::d3d9::print::instruction_text;
use dxvet::dxbc::container::{Container, HEADER};
use dxvet::features::{Features, read};
use dxvet::{AssembleOptions, CheckOptions, Format, assemble};
use maud::{Markup, html};
use std::borrow::Cow;

/// What is known beside the check.
#[derive(Default)]
pub struct Facts {
    pub identity: Vec<(&'static str, String)>,
    pub needs: Vec<Need>,
    pub takers: Vec<Need>,
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
    needs(&mut facts, &read(subject.bytes));
    facts
}

/// What it needs of a device, and who takes it.
fn needs(facts: &mut Facts, features: &Features) {
    for (name, answer) in [("Shader model", &features.model), ("Feature level", &features.level)] {
        facts.identity.extend(answer.as_ref().map(|answer| (name, answer.value.clone())));
    }
    let used = features.features.iter().filter(|used| used.declared || used.computed == Some(true));
    facts.needs = used
        .map(|used| Need { class: "plain", text: used.name.replace('-', " "), why: Some(used.what.to_owned()) })
        .collect();
    // Of a Direct3D 9 shader all later interfaces would say the same.
    let old = !features.devices.is_empty();
    let takers = features.apis.iter().filter(|api| !old || api.accepted).chain(&features.devices);
    facts.takers = takers
        .map(|taker| Need {
            class: if taker.accepted { "yes" } else { "no" },
            text: taker.name.to_owned(),
            why: Some(taker.cause.text.clone()),
        })
        .collect();
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
    let mut facts = Facts::default();
    facts.identity.extend(info.compiler.map(|compiler| ("Compiler", compiler)));
    facts.identity.push(("Digest", format!("{} ({})", info.digest.value, info.digest.state)));
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
