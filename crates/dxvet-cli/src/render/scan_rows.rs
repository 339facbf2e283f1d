//! One row per shader of a scan, for tables and tools.

use crate::arguments::ScanForm;
use crate::render::json;
use dxvet::diagnostic::Severity;
use dxvet::features::{Features, read};
use dxvet::find::Found;
use dxvet::{Format, Report, Usage, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a scan says about one shader.
#[derive(Debug, Serialize)]
pub struct Row {
    pub path: String,
    pub file: String,
    pub offset: usize,
    pub size: usize,
    pub kind: &'static str,
    pub profile: Option<String>,
    pub verdict: Option<&'static str>,
    /// The numbers of the errors and warnings, each once, in the order of the report.
    pub codes: Vec<String>,
    pub errors: usize,
    pub warnings: usize,
    /// The limit that is used up most, and how much of it.
    pub tightest: Option<&'static str>,
    pub used: Option<u32>,
    pub allowed: Option<u32>,
    pub usage: BTreeMap<&'static str, u32>,
    /// The lowest feature level of a device that may run the shader of a container.
    pub level: Option<String>,
    /// What the shader of a container needs of a device, stated or not.
    pub features: Vec<&'static str>,
}

/// The names of the columns of the CSV form.
pub const HEAD: &str =
    "path,file,offset,size,kind,profile,verdict,code,errors,warnings,tightest,used,allowed,level,features\n";

impl Row {
    /// The row of a hit; without a report, one of a shader that was met before.
    pub fn new(path: String, file: &str, found: &Found, bytes: &[u8], report: Option<Report>) -> Self {
        let mut row = Self {
            path,
            file: file.to_owned(),
            offset: found.offset,
            size: found.size,
            kind: found.kind.name(),
            profile: found.profile.as_deref().map(str::to_owned),
            verdict: None,
            codes: Vec::new(),
            errors: 0,
            warnings: 0,
            tightest: None,
            used: None,
            allowed: None,
            usage: BTreeMap::new(),
            level: None,
            features: Vec::new(),
        };
        let Some(report) = report else { return row };
        row.kind = report.format.name();
        if matches!(report.format, Format::Dxbc | Format::Dxil) {
            let Features { level, features, .. } = read(bytes);
            row.level = level.map(|level| level.value);
            let used = features.into_iter().filter(|used| used.declared || used.computed == Some(true));
            row.features = used.map(|used| used.name).collect();
        }
        row.profile = report.profile_name().map(str::to_owned).or(row.profile);
        row.verdict = report.verdict.map(Verdict::name);
        (row.errors, row.warnings) = (report.count(Severity::Error), report.count(Severity::Warning));
        for diagnostic in report.diagnostics {
            let code = if diagnostic.code.is_empty() { diagnostic.rule.to_owned() } else { diagnostic.code };
            if diagnostic.severity != Severity::Note && !row.codes.contains(&code) {
                row.codes.push(code);
            }
        }
        row.usage = report.usage.iter().map(|usage| (usage.name, usage.used)).collect();
        if let Some(usage) = tightest(&report.usage) {
            (row.tightest, row.used, row.allowed) = (Some(usage.name), Some(usage.used), usage.allowed);
        }
        row
    }
}

/// The usage nearest its limit; of equals the first.
fn tightest(usage: &[Usage]) -> Option<&Usage> {
    let share = |usage: &Usage| f64::from(usage.used) / f64::from(usage.allowed.unwrap_or(u32::MAX));
    let bounded = usage.iter().filter(|usage| usage.allowed.is_some_and(|allowed| allowed > 0) && usage.used > 0);
    bounded.rev().max_by(|a, b| share(a).total_cmp(&share(b)))
}

/// The row in a form; a scan for people prints none.
pub fn print(row: &Row, form: ScanForm) -> String {
    match form {
        ScanForm::Text => String::new(),
        ScanForm::Json => json::any(row),
        ScanForm::Csv => csv(row),
    }
}

fn csv(row: &Row) -> String {
    let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    let cells = [
        row.path.clone(),
        row.file.clone(),
        row.offset.to_string(),
        row.size.to_string(),
        row.kind.into(),
        row.profile.clone().unwrap_or_default(),
        row.verdict.unwrap_or_default().into(),
        row.codes.first().cloned().unwrap_or_default(),
        row.errors.to_string(),
        row.warnings.to_string(),
        row.tightest.unwrap_or_default().into(),
        number(row.used),
        number(row.allowed),
        row.level.clone().unwrap_or_default(),
        row.features.join(" "),
    ];
    cells.map(|cell| quoted(&cell)).join(",") + "\n"
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}
