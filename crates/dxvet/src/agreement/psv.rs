//! PSV0 against the module. The validator reads the part and compares field by field; what it compares
//! last is skipped where something before it cannot be read.

use super::{Loaded, malformed};
use crate::bytes::word;
use crate::dxbc::Part;
use crate::dxil::description::{Element as Meant, Entry};
use crate::dxil::expected;
use crate::dxil::psv::{Element, Psv, Resource, Stage, mask_words};
use crate::fault::Fault;
use crate::span::Span;
use crate::tables::faults;

/// Bytes of an element.
const ELEMENT: u32 = 16;

pub(super) fn check(part: &Part<'_>, loaded: &Loaded, entry: &Entry, found: &mut Vec<Fault>) {
    let expected = expected::psv::build(&loaded.module, &loaded.description, entry);
    let layout = match layout(part.data, Stage(entry.stage as u8)) {
        Ok(layout) => layout,
        Err(what) => {
            found.push(malformed(part, what));
            return;
        }
    };
    let records = if expected.info.size >= 48 { 24 } else { 16 };
    let sizes = [
        ("length of the information", layout.info, expected.info.size),
        ("length of a resource", layout.resource.unwrap_or(records), records),
        ("length of an element", layout.element.unwrap_or(ELEMENT), ELEMENT),
    ];
    if let Some((what, present, expected)) = sizes.into_iter().find(|(_, present, expected)| present != expected) {
        let bytes = |count: u32| format!("{count} bytes");
        found.push(differs(part, 0, what, bytes(present), bytes(expected)));
        return;
    }
    let present = Psv::decode(part.data, Stage(entry.stage as u8));
    if present.cut.is_some() {
        found.push(Fault::new(&faults::DXIL_PART_NOT_MEANT, part.span()).with("name", part.name));
        return;
    }
    let mut comparison = Comparison {
        part,
        present: &present,
        expected: &expected,
        wrong: false,
        strings: vec![false; present.strings.len()],
        indices: vec![false; present.indices.len()],
        found,
    };
    comparison.all(entry);
}

/// Whether the part can be read at all.
pub(super) fn is_readable(data: &[u8], stage: Stage) -> bool {
    layout(data, stage).is_ok() && Psv::decode(data, stage).cut.is_none()
}

/// Lengths that the part names.
struct Layout {
    info: u32,
    resource: Option<u32>,
    element: Option<u32>,
}

/// Walks over the part as the validator does before it reads it: the tables must end where it ends.
/// Products wrap as they do there; what does not fit then is found when the part is read.
fn layout(data: &[u8], stage: Stage) -> Result<Layout, String> {
    let size = data.len();
    let end = |at: u64| format!("its tables end at byte {at}, the part has {size} bytes");
    let read = |at: u32| word(data, at as usize).ok_or_else(|| end(u64::from(at) + 4));
    let skip = |at: u32, count: u32, bytes: u32| {
        let next = u64::from(at) + u64::from(count.wrapping_mul(bytes));
        if next > size as u64 { Err(end(next)) } else { Ok(next as u32) }
    };
    let info = read(0)?;
    let mut at = skip(4, info, 1)?;
    let header = Psv::decode(data.get(..at as usize).unwrap_or(data), stage).info;
    let count = read(at)?;
    at += 4;
    let mut layout = Layout { info, resource: None, element: None };
    if count > 0 {
        let bytes = read(at)?;
        layout.resource = Some(bytes);
        at = skip(at + 4, count, bytes)?;
    }
    if info >= 36 {
        let length = read(at)?;
        if !length.is_multiple_of(4) {
            return Err(format!("a string table of {length} bytes: not a multiple of 4"));
        }
        let strings = at as usize + 4;
        at = skip(at + 4, length, 1)?;
        let ends = length == 0 || data.get(strings + length as usize - 1) == Some(&0);
        let count = read(at)?;
        at = skip(at + 4, count, 4)?;
        let elements: u32 = header.element_counts().into_iter().map(u32::from).sum();
        if elements > 0 {
            let bytes = read(at)?;
            layout.element = Some(bytes);
            at = skip(at + 4, elements, bytes)?;
        }
        at = skip(at, dependencies(&header), 4)?;
        if header.get("LinearAlgebra").unwrap_or(0) & 1 != 0 {
            // Its tables are not known: they reach to the end.
            read(at)?;
            at = size as u32;
        }
        if at as usize == size && !ends {
            return Err("the string table does not end with a zero byte".into());
        }
    }
    if at as usize == size { Ok(layout) } else { Err(end(at.into())) }
}

/// Words of masks and tables.
fn dependencies(info: &crate::dxil::psv::Info) -> u32 {
    let (inputs, outputs, patch) = (u32::from(info.input_vectors()), info.output_vectors(), info.patch_vectors());
    let words = |vectors: u8| mask_words(vectors) as u32;
    let all: u32 = outputs.into_iter().map(words).sum();
    let mut count = 0;
    if info.uses_view() {
        count += all;
        if matches!(info.stage, Stage::HULL | Stage::MESH) {
            count += words(patch);
        }
    }
    count += all * inputs * 4;
    match info.stage {
        Stage::HULL | Stage::MESH => count + words(patch) * inputs * 4,
        Stage::DOMAIN => count + words(outputs[0]) * u32::from(patch) * 4,
        _ => count,
    }
}

fn differs(part: &Part<'_>, offset: u32, what: impl ToString, present: String, expected: String) -> Fault {
    let at = Span { offset: part.data_offset().saturating_add(offset), length: 4 };
    let fault = Fault::new(&faults::DXIL_CONTENT_DIFFERS, at).with("name", part.name);
    fault.with("what", what).with("present", present).with("expected", expected)
}

struct Comparison<'a> {
    part: &'a Part<'a>,
    present: &'a Psv,
    expected: &'a Psv,
    /// Whether something differs or cannot be read.
    wrong: bool,
    /// By byte of the string table: whether a text that starts there is used.
    strings: Vec<bool>,
    /// By semantic index: whether it is used.
    indices: Vec<bool>,
    found: &'a mut Vec<Fault>,
}

impl Comparison<'_> {
    fn all(&mut self, entry: &Entry) {
        self.resources();
        self.info();
        if self.present.info.stage != self.expected.info.stage {
            return;
        }
        if self.present.info.size >= 36 {
            self.signatures(entry);
            self.dependencies();
            self.entry_name(entry);
            self.unused();
        }
        if self.wrong {
            self.found.push(Fault::new(&faults::DXIL_PART_NOT_MEANT, self.part.span()).with("name", self.part.name));
        }
    }
    fn differs(&mut self, offset: u32, what: impl ToString, present: String, expected: String) {
        self.wrong = true;
        self.found.push(differs(self.part, offset, what, present, expected));
    }
    fn resources(&mut self) {
        let (present, expected) = (&self.present.resources, &self.expected.resources);
        let start = 4 + self.present.info.size;
        if present.len() != expected.len() {
            return self.differs(start, "number of resources", present.len().to_string(), expected.len().to_string());
        }
        for (number, (present, expected)) in present.iter().zip(expected).enumerate() {
            let row = start + 8 + number as u32 * self.present.resource_size;
            let fields = |one: &Resource| [one.kind, one.space, one.lower, one.upper, one.shape, one.flags];
            const NAMES: [&str; 6] = ["type", "space", "first register", "last register", "kind", "flags"];
            let present =
                fields(present).into_iter().zip(fields(expected)).take(self.present.resource_size as usize / 4);
            for (place, (present, expected)) in present.enumerate().filter(|(_, (one, other))| one != other) {
                let what = format!("resource {number}, {}", NAMES[place]);
                self.differs(row + 4 * place as u32, what, present.to_string(), expected.to_string());
            }
        }
    }
    fn info(&mut self) {
        // The last field is read as one bit; the name's place is free.
        const FREE: [&str; 2] = ["EntryFunctionName", "LinearAlgebra"];
        let (present, expected) = (&self.present.info, &self.expected.info);
        let mut known = [false; crate::dxil::psv::LONGEST];
        for (field, value) in expected.fields() {
            let place = usize::from(field.offset)..usize::from(field.offset + field.size);
            known[place].fill(true);
            let stored = present.read(field);
            if stored != value && !FREE.contains(&field.name) {
                self.differs(4 + u32::from(field.offset), field.name, stored.to_string(), value.to_string());
            }
        }
        let rest = present.bytes().iter().zip(expected.bytes()).enumerate();
        for (place, (one, other)) in rest.filter(|(place, (one, other))| !known[*place] && one != other) {
            let what = format!("byte {place} of the information, which means nothing here");
            self.differs(4 + place as u32, what, format!("0x{one:02x}"), format!("0x{other:02x}"));
        }
    }
    fn signatures(&mut self, entry: &Entry) {
        let present = [&self.present.inputs, &self.present.outputs, &self.present.patch];
        let expected = [&self.expected.inputs, &self.expected.outputs, &self.expected.patch];
        const NAMES: [&str; 3] = ["input", "output", "patch constant or primitive"];
        let mut place = self.elements_start();
        for signature in 0..3 {
            let first = place;
            place += ELEMENT * present[signature].len() as u32;
            // A wrong number of elements is one of the fields of the information.
            if present[signature].len() != expected[signature].len() {
                continue;
            }
            let elements = present[signature].iter().zip(expected[signature]).zip(&entry.signatures[signature]);
            for (number, ((present, expected), meant)) in elements.enumerate() {
                self.element(NAMES[signature], first + ELEMENT * number as u32, present, expected, meant);
            }
        }
    }
    /// Where the first element stands in the part.
    fn elements_start(&self) -> u32 {
        let Psv { info, resources, resource_size, strings, indices, .. } = self.present;
        let resources = if resources.is_empty() { 0 } else { 4 + resources.len() as u32 * resource_size };
        let tables = strings.len() as u32 + 4 * indices.len() as u32;
        // Five lengths stand between.
        info.size + resources + tables + 5 * 4
    }
    fn element(&mut self, signature: &str, at: u32, present: &Element, expected: &Element, meant: &Meant) {
        let title = || {
            let name = String::from_utf8_lossy(&meant.name);
            format!("{signature} element \"{name}{}\"", meant.indices.first().copied().unwrap_or(0))
        };
        let mut readable = true;
        if !self.mark_string(present.name) {
            readable = false;
            self.malformed(format!("{}: its name starts outside the string table", title()));
        }
        if !self.mark_indices(present) {
            readable = false;
            self.malformed(format!("{}: its semantic indices run out of their table", title()));
        }
        if !readable {
            return;
        }
        if expected.kind == 0 {
            let name = self.present.string(present.name).unwrap_or(&[]);
            if name != meant.name {
                let text = |name: &[u8]| format!("\"{}\"", String::from_utf8_lossy(name));
                self.differs(at, format!("{}, name", title()), text(name), text(&meant.name));
            }
        }
        let indices = self.present.semantic_indices(present).unwrap_or(&[]);
        if indices != meant.indices {
            let (present, expected) = (format!("{indices:?}"), format!("{:?}", meant.indices));
            self.differs(at, format!("{}, semantic indices", title()), present, expected);
        }
        for ((what, present), (_, expected)) in element_fields(present).into_iter().zip(element_fields(expected)) {
            if present != expected {
                self.differs(at, format!("{}, {what}", title()), present.to_string(), expected.to_string());
            }
        }
    }
    fn malformed(&mut self, what: String) {
        self.wrong = true;
        self.found.push(malformed(self.part, what));
    }
    fn mark_string(&mut self, offset: u32) -> bool {
        let known = self.strings.get_mut(offset as usize);
        known.map(|known| *known = true).is_some()
    }
    fn mark_indices(&mut self, element: &Element) -> bool {
        let start = element.indices as usize;
        let known = self.indices.get_mut(start..start.saturating_add(usize::from(element.rows)));
        known.map(|known| known.fill(true)).is_some()
    }
    fn dependencies(&mut self) {
        let (present, expected) = (self.present, self.expected);
        let same = present.view_outputs == expected.view_outputs
            && present.view_patch == expected.view_patch
            && present
                .input_to_output
                .iter()
                .zip(&expected.input_to_output)
                .all(|(one, other)| one.words == other.words)
            && present.input_to_patch.words == expected.input_to_patch.words
            && present.patch_to_output.words == expected.patch_to_output.words;
        if same {
            return;
        }
        let views = present.view_outputs.iter().flatten().chain(&present.view_patch).copied().collect::<Vec<_>>();
        let meant = expected.view_outputs.iter().flatten().chain(&expected.view_patch).copied().collect::<Vec<_>>();
        let words = |psv: &Psv| {
            let tables = psv.input_to_output.iter().chain([&psv.input_to_patch, &psv.patch_to_output]);
            tables.flat_map(|table| table.words.iter().copied()).collect::<Vec<u32>>()
        };
        let (what, present, expected) = match views == meant {
            false => ("outputs that depend on the view", views, meant),
            true => ("outputs that depend on each input component", words(present), words(expected)),
        };
        let place = present.iter().zip(&expected).position(|(one, other)| one != other);
        let at = |words: &[u32]| match place.and_then(|place| words.get(place)) {
            Some(word) => format!("0x{word:x}"),
            None => format!("{} words", words.len()),
        };
        let what = place.map_or(what.to_owned(), |place| format!("{what}, word {place}"));
        self.differs(0, what, at(&present), at(&expected));
    }
    fn entry_name(&mut self, entry: &Entry) {
        let Some(offset) = self.present.info.get("EntryFunctionName") else { return };
        if !self.mark_string(offset) {
            return self.malformed("the entry's name starts outside the string table".into());
        }
        let name = self.present.string(offset).unwrap_or(&[]);
        if name != entry.name {
            let text = |name: &[u8]| format!("\"{}\"", String::from_utf8_lossy(name));
            self.differs(4 + 48, "name of the entry", text(name), text(&entry.name));
        }
    }
    /// Every text and every semantic index must be used. Zero bytes that fill up the last word are no
    /// texts, and an empty one at the start is always allowed.
    fn unused(&mut self) {
        let strings = &self.present.strings;
        let mut at = 0;
        while at < strings.len() {
            let length = strings[at..].iter().position(|byte| *byte == 0).unwrap_or(strings.len() - at);
            let padding = length == 0 && (at == 0 || at + 3 >= strings.len());
            if !self.strings[at] && !padding {
                let what = format!("the text \"{}\" at byte {at}", String::from_utf8_lossy(&strings[at..at + length]));
                self.found.push(self.surplus(what));
            }
            at += length + 1;
        }
        // Tables of linear algebra use semantic indices, too, and are not read here.
        if self.present.info.get("LinearAlgebra").unwrap_or(0) & 1 != 0 {
            return;
        }
        for place in 0..self.indices.len() {
            if !self.indices[place] {
                let what = format!("semantic index {} at place {place}", self.present.indices[place]);
                self.found.push(self.surplus(what));
            }
        }
    }
    fn surplus(&self, what: String) -> Fault {
        Fault::new(&faults::DXIL_ENTRY_UNUSED, self.part.span()).with("name", self.part.name).with("what", what)
    }
}

fn element_fields(element: &Element) -> [(&'static str, u8); 12] {
    [
        ("rows", element.rows),
        ("register allocated", u8::from(element.allocated())),
        ("row", element.start_row),
        ("column", element.start_column()),
        ("columns", element.column_count()),
        ("semantic kind", element.kind),
        ("component type", element.component_type),
        ("interpolation", element.interpolation),
        ("dynamically indexed columns", element.dynamic & 0xF),
        ("stream", element.dynamic >> 4),
        ("reserved bit", element.columns >> 7),
        ("reserved byte", element.reserved),
    ]
}
