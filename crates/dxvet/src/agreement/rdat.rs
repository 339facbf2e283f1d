//! RDAT against the functions and resources of the module.

use super::Loaded;
use crate::dxbc::Part;
use crate::dxil::expected::rdat::build;
use crate::dxil::rdat::{Kind, Rdat, Record, TableKind};
use crate::fault::Fault;
use crate::span::Span;
use crate::tables::faults;

pub(super) fn check(part: &Part<'_>, loaded: &Loaded, found: &mut Vec<Fault>) {
    let present = Rdat::decode(part.data);
    let expected = build(&loaded.module, &loaded.description, &loaded.features, &present);
    if expected.as_deref() == Some(part.data) {
        return;
    }
    let before = found.len();
    if let Some(expected) = &expected {
        compare(part, &present, &Rdat::decode(expected), found);
    }
    if found.len() == before {
        found.push(Fault::new(&faults::DXIL_PART_NOT_MEANT, part.span()).with("name", part.name));
    }
}

/// Names the fields of resources and functions that differ.
fn compare(part: &Part<'_>, present: &Rdat<'_>, expected: &Rdat<'_>, found: &mut Vec<Fault>) {
    for (kind, title) in [(TableKind::RESOURCES, "resource"), (TableKind::FUNCTIONS, "function")] {
        let (stored, meant) = (present.table(kind), expected.table(kind));
        let differs = |what: String, present: String, expected: String, at: u32| {
            let at = Span { offset: part.data_offset().saturating_add(at), length: 4 };
            let fault = Fault::new(&faults::DXIL_PART_DIFFERS, at).with("name", part.name);
            fault.with("what", what).with("present", present).with("expected", expected)
        };
        if stored.len() != meant.len() {
            let what = format!("number of {title}s");
            found.push(differs(what, stored.len().to_string(), meant.len().to_string(), stored.offset));
            continue;
        }
        for (row, meant) in stored.rows().zip(meant.rows()) {
            let name = text(expected, meant.get("Name").unwrap_or(0));
            for ((field, value), (_, wanted)) in row.fields().zip(meant.fields()) {
                let (one, other) = (show(present, &row, field.kind, value), show(expected, &meant, field.kind, wanted));
                if one != other {
                    let what = format!("{title} {name}, {}", field.name);
                    found.push(differs(what, one, other, row.offset + u32::from(field.offset)));
                }
            }
        }
    }
}

fn text(rdat: &Rdat<'_>, offset: u32) -> String {
    let bytes = rdat.string(offset).unwrap_or(b"?");
    format!("\"{}\"", String::from_utf8_lossy(bytes).replace('\u{1}', "\\01"))
}

/// A value in words, so that equal things at other places are equal.
fn show(rdat: &Rdat<'_>, _row: &Record<'_>, kind: Kind, value: u32) -> String {
    match kind {
        Kind::Number => value.to_string(),
        Kind::Text => text(rdat, value),
        _ if value == u32::MAX => "none".into(),
        Kind::Texts => rdat.list(value).map(|offset| text(rdat, offset)).collect::<Vec<_>>().join(" "),
        Kind::Records(_) => format!("{:?}", rdat.list(value).collect::<Vec<_>>()),
        Kind::Record(_) => format!("row {value}"),
    }
}
