//! SARIF 2.1.0, the interchange format of static analysis: one log, one run. Results are written
//! as they come and the rules they name at the end, so that memory grows with the number of rules
//! and not with that of shaders.

use dxvet::diagnostic::Severity;
use dxvet::rule::Rule;
use dxvet::tables::rules::RULES;
use dxvet::{Diagnostic, Format, Report, TraceStep};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// A log that grows.
#[derive(Debug, Default)]
pub struct Log {
    /// The numbers of the rules that results named, by their ids.
    numbers: HashMap<String, usize>,
    rules: Vec<Value>,
    results: usize,
    notifications: Vec<Value>,
}

/// What stands before the first result.
pub const HEAD: &str = concat!(
    r#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#,
    r#""runs":[{"columnKind":"unicodeCodePoints","results":["#,
    "\n"
);

impl Log {
    /// The results of one shader, which stands in `file`; `name` tells its place too.
    pub fn results(&mut self, file: &str, name: &str, report: &Report) -> String {
        let mut text = String::new();
        for diagnostic in &report.diagnostics {
            text.push_str(if self.results == 0 { "" } else { ",\n" });
            self.results += 1;
            text.push_str(&self.result(file, name, report, diagnostic).to_string());
        }
        text
    }

    /// Something that kept an input from being checked.
    pub fn trouble(&mut self, message: &str) {
        self.notifications.push(json!({ "level": "error", "message": { "text": message } }));
    }

    /// What stands after the last result.
    pub fn tail(self, successful: bool) -> String {
        let driver = json!({
            "name": "dxvet",
            "version": env!("CARGO_PKG_VERSION"),
            "semanticVersion": env!("CARGO_PKG_VERSION"),
            "rules": self.rules,
        });
        let invocation = json!({ "executionSuccessful": successful, "toolExecutionNotifications": self.notifications });
        format!("\n],\"tool\":{},\"invocations\":[{invocation}]}}]}}\n", json!({ "driver": driver }))
    }

    fn result(&mut self, file: &str, name: &str, report: &Report, diagnostic: &Diagnostic) -> Value {
        let id = id(diagnostic);
        let index = match self.numbers.get(&id) {
            Some(index) => *index,
            None => {
                let index = self.rules.len();
                self.rules.push(rule(&id, diagnostic));
                self.numbers.insert(id.clone(), index);
                index
            }
        };
        let related: Vec<Value> = diagnostic
            .trace
            .iter()
            .zip(1..)
            .map(|(step, id): (&TraceStep, u64)| {
                let region = region(report.format, step.line, step.column, None, step.offset, None);
                json!({
                    "id": id,
                    "physicalLocation": physical(file, region),
                    "message": { "text": step.text },
                })
            })
            .collect();
        let (text, bytes) = (diagnostic, diagnostic.offset);
        let region = region(report.format, text.line, text.column, text.end_column, bytes, diagnostic.length);
        let mut properties = Map::new();
        properties.insert("shader".into(), name.into());
        properties.insert("format".into(), report.format.name().into());
        if let Some(profile) = report.profile {
            properties.insert("profile".into(), profile.name().into());
        }
        if let Some(instruction) = &diagnostic.instruction {
            properties.insert("instruction".into(), instruction.as_str().into());
        }
        json!({
            "ruleId": id,
            "ruleIndex": index,
            "level": level(diagnostic.severity),
            "message": { "text": diagnostic.message },
            "locations": [{ "physicalLocation": physical(file, region) }],
            "relatedLocations": related,
            "properties": properties,
        })
    }
}

/// One number can belong to several rules, and one rule has several numbers: both name it.
fn id(diagnostic: &Diagnostic) -> String {
    match (diagnostic.code.as_str(), diagnostic.rule) {
        ("", rule) => rule.into(),
        (code, "") => code.into(),
        (code, rule) => format!("{code}/{rule}"),
    }
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

fn rule(id: &str, diagnostic: &Diagnostic) -> Value {
    let row: Option<&Rule> = RULES.iter().copied().find(|rule| rule.name == diagnostic.rule);
    let text = match (&diagnostic.help, row.map(|row| row.help).filter(|help| !help.is_empty())) {
        (_, Some(help)) => help,
        (Some(help), None) => help,
        (None, None) => "No way out is known but to change what the message names.",
    };
    let page = row.and_then(Rule::help_page);
    let markdown = match page {
        Some(page) => format!("{text}\n\n## {}\n\n{}", page.title, page.text),
        None => text.to_owned(),
    };
    let short = row.map_or_else(|| words(diagnostic.rule), |row| open_places(row.message));
    let (text, markdown) = (open_places(text), open_places(&markdown));
    json!({
        "id": id,
        "name": diagnostic.rule,
        "shortDescription": { "text": short },
        "fullDescription": { "text": format!("{short} (source: {})", diagnostic.source) },
        "help": { "text": text, "markdown": markdown },
        "defaultConfiguration": { "level": level(diagnostic.severity) },
    })
}

/// `{depth}` as `DEPTH`: braces have a meaning of their own in the format.
fn open_places(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else { break };
        result.push_str(before);
        result.push_str(&name.to_uppercase());
        rest = behind;
    }
    result + rest
}

fn words(name: &str) -> String {
    if name.is_empty() { "finding".into() } else { name.replace('-', " ") }
}

fn physical(file: &str, region: Option<Value>) -> Value {
    let mut location = json!({ "artifactLocation": { "uri": uri(file) } });
    if let (Some(region), Some(object)) = (region, location.as_object_mut()) {
        object.insert("region".into(), region);
    }
    location
}

/// Lines of a text, bytes of everything else. SARIF's end column is the one after the last.
fn region(
    format: Format,
    line: Option<u32>,
    column: Option<u32>,
    end_column: Option<u32>,
    offset: Option<u32>,
    length: Option<u32>,
) -> Option<Value> {
    let mut region = Map::new();
    let mut put = |name: &str, value: Option<u64>| {
        value.map(|value| region.insert(name.into(), value.into()));
    };
    if format == Format::D3d9Asm {
        let line = line.filter(|line| *line > 0)?;
        put("startLine", Some(line.into()));
        let column = column.filter(|column| *column > 0);
        put("startColumn", column.map(u64::from));
        put(
            "endColumn",
            end_column.filter(|end| column.is_some_and(|start| *end >= start)).map(|end| u64::from(end) + 1),
        );
    } else {
        put("byteOffset", Some(offset?.into()));
        put("byteLength", length.map(u64::from));
    }
    Some(region.into())
}

/// A path as a reference: relative ones stay so, letters outside the permitted are written `%20`.
fn uri(file: &str) -> String {
    let path = if std::path::MAIN_SEPARATOR == '\\' { file.replace('\\', "/") } else { file.to_owned() };
    let mut text = String::new();
    if path.starts_with('/') {
        text.push_str("file://");
    } else if path.as_bytes().get(1) == Some(&b':') && cfg!(windows) {
        text.push_str("file:///");
    }
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => text.push(byte.into()),
            b':' if cfg!(windows) => text.push(':'),
            _ => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}
