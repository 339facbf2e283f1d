//! SARIF 2.1.0, the interchange format of static analysis: one log, one run. Results are written
//! as they come and the rules they name at the end, so that memory grows with the number of rules
//! and not with that of shaders.

use super::rule_text;
use super::snippet::renumbers;
use dxvet::diagnostic::Severity;
use dxvet::fault;
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
    /// The results of one shader, which stands in `file`; `name` tells its place too. Of a text,
    /// `bytes` are its letters.
    pub fn results(&mut self, file: &str, name: &str, bytes: &[u8], report: &Report) -> String {
        let mut text = String::new();
        let ruler = Ruler::of(bytes, report.format);
        for diagnostic in &report.diagnostics {
            text.push_str(if self.results == 0 { "" } else { ",\n" });
            self.results += 1;
            text.push_str(&self.result(file, name, &ruler, report, diagnostic).to_string());
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

    fn result(&mut self, file: &str, name: &str, ruler: &Ruler<'_>, report: &Report, diagnostic: &Diagnostic) -> Value {
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
                let region = ruler.region(step.line, step.column, None, step.offset, None);
                json!({
                    "id": id,
                    "physicalLocation": physical(file, region),
                    "message": { "text": step.text },
                })
            })
            .collect();
        let (text, bytes) = (diagnostic, diagnostic.offset);
        let region = ruler.region(text.line, text.column, text.end_column, bytes, diagnostic.length);
        let mut properties = Map::new();
        properties.insert("shader".into(), name.into());
        properties.insert("format".into(), report.format.name().into());
        if let Some(profile) = report.profile_name() {
            properties.insert("profile".into(), profile.into());
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
    let found = rule_text::find(&diagnostic.code, diagnostic.rule);
    let text = match (&diagnostic.help, found.map(|(_, help)| help).filter(|help| !help.is_empty())) {
        (_, Some(help)) => help,
        (Some(help), None) => help,
        (None, None) => "No way out is known but to change what the message names.",
    };
    let old = !fault::rules().any(|rule| rule.code == diagnostic.code);
    let page = RULES.iter().find(|rule| old && rule.name == diagnostic.rule).and_then(|rule| rule.help_page());
    let markdown = match page {
        Some(page) => format!("{text}\n\n## {}\n\n{}", page.title, page.text),
        None => text.to_owned(),
    };
    let short = found.map_or_else(|| words(diagnostic.rule), |(message, _)| open_places(message));
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

/// What places are told in: lines of a text, bytes of everything else.
struct Ruler<'a> {
    is_text: bool,
    /// The text's lines, where columns need to be counted: those of findings are bytes, those of
    /// the log are letters. Of an included file the lines are not known, nor in what it is written.
    lines: Vec<&'a [u8]>,
}

impl<'a> Ruler<'a> {
    fn of(bytes: &'a [u8], format: Format) -> Self {
        let is_text = matches!(format, Format::D3d9Asm | Format::Sm4Asm);
        let counted = is_text && !bytes.is_ascii() && !renumbers(bytes);
        Self { is_text, lines: if counted { bytes.split(|byte| *byte == b'\n').collect() } else { Vec::new() } }
    }

    /// The letter that stands at a byte of a line, both counted from 1.
    fn column(&self, line: u32, column: u32) -> u64 {
        let before = column.saturating_sub(1) as usize;
        let Some(text) = (line as usize).checked_sub(1).and_then(|line| self.lines.get(line)) else {
            return column.into();
        };
        let known = &text[..before.min(text.len())];
        let letters = String::from_utf8_lossy(known).chars().count() + (before - known.len());
        letters as u64 + 1
    }

    /// SARIF's end column is the one after the last.
    fn region(
        &self,
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
        if self.is_text {
            let line = line.filter(|line| *line > 0)?;
            put("startLine", Some(line.into()));
            let column = column.filter(|column| *column > 0);
            put("startColumn", column.map(|column| self.column(line, column)));
            let end = end_column.filter(|end| column.is_some_and(|start| *end >= start));
            put("endColumn", end.map(|end| self.column(line, end.saturating_add(1))));
        } else {
            put("byteOffset", Some(offset?.into()));
            put("byteLength", length.map(u64::from));
        }
        Some(region.into())
    }
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

#[cfg(test)]
mod tests {
    use super::{HEAD, Log};
    use dxvet::fault;
    use dxvet::tables::{notices::NOTICES, rules::RULES};
    use dxvet::{CheckOptions, Diagnostic, Report, check};

    /// A report with one finding of every kind there is.
    fn everything() -> Report {
        let mut report = check(b"ps_2_0\nmov oC0, r9\n", &CheckOptions::default());
        let pattern = report.diagnostics[0].clone();
        let like = |code: String, rule: &'static str, message: &str, severity| Diagnostic {
            code,
            rule,
            severity,
            message: message.to_owned(),
            help: None,
            ..pattern.clone()
        };
        let numbers = RULES.iter().flat_map(|rule| rule.codes.iter().map(move |code| (rule, *code)));
        report.diagnostics = numbers
            .map(|(rule, code)| {
                let code = if code == 0 { String::new() } else { format!("X{code}") };
                like(code, rule.name, rule.message, rule.severity)
            })
            .collect();
        let faults = fault::rules().map(|row| like(row.code.to_owned(), row.name, row.message, row.severity));
        report.diagnostics.extend(faults);
        let notices = NOTICES.iter().map(|row| like(row.code.to_owned(), row.name, row.message, row.severity));
        report.diagnostics.extend(notices);
        report
    }

    #[test]
    fn another_reader_takes_findings_of_every_kind() {
        let report = everything();
        let mut log = Log::default();
        let results = log.results("a.asm", "a.asm", b"", &report);
        log.trouble("b.asm: no such file or folder");
        let text = format!("{HEAD}{results}{}", log.tail(false));
        let read: serde_sarif::sarif::Sarif = serde_json::from_str(&text).expect("a log");
        let run = &read.runs[0];
        assert_eq!(run.results.as_ref().map(Vec::len), Some(report.diagnostics.len()));
        let rules = run.tool.driver.rules.as_ref().expect("rules");
        for (result, diagnostic) in run.results.iter().flatten().zip(&report.diagnostics) {
            let rule = &rules[usize::try_from(result.rule_index.expect("a number")).expect("a place")];
            assert_eq!(Some(&rule.id), result.rule_id.as_ref());
            assert_eq!(rule.name.as_deref(), Some(diagnostic.rule));
            let short = &rule.short_description.as_ref().expect("a description").text;
            assert!(!short.is_empty() && !short.contains('{'), "{short}");
            assert_eq!(*short, super::open_places(&diagnostic.message), "the text of the rule with this number");
        }
    }
}
