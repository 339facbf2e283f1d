//! How parts may lie in a container: one sound container laid out anew in every way that was tried on
//! D3DDisassemble, and refused where that refused it.

#[path = "common/containers.rs"]
mod containers;

use dxvet::diagnostic::Severity;
use dxvet::dxbc::Container;
use dxvet::dxbc::container::FourCc;
use dxvet::dxbc::digest::{Variant, digest};
use dxvet::{CheckOptions, Verdict};

/// A layout: what differs from parts one after the other.
#[derive(Default)]
struct Layout {
    /// Bytes before a part.
    gaps: Vec<(usize, usize)>,
    /// Places that change in the table.
    swapped: Option<(usize, usize)>,
    /// Sizes that are stated wrong.
    sizes: Vec<(usize, i32)>,
    /// Offsets in the table that are another.
    offsets: Vec<(usize, u32)>,
    /// Bytes after the last part.
    tail: usize,
    /// Bytes that are cut off.
    cut: usize,
    /// What is added to the stated number of parts, to the version and to the stated size.
    count: i32,
    version: i32,
    size: i32,
}

type Parts = Vec<(FourCc, Vec<u8>)>;

fn lay(parts: &Parts, layout: &Layout) -> Vec<u8> {
    let table = 32 + 4 * parts.len();
    let (mut body, mut offsets) = (Vec::new(), Vec::new());
    for (number, (name, data)) in parts.iter().enumerate() {
        let gap = layout.gaps.iter().find(|(at, _)| *at == number).map_or(0, |(_, gap)| *gap);
        body.resize(body.len() + gap, 0);
        offsets.push((table + body.len()) as u32);
        let wrong = layout.sizes.iter().find(|(at, _)| *at == number).map_or(0, |(_, more)| *more);
        body.extend(name.0);
        body.extend((data.len() as u32).wrapping_add_signed(wrong).to_le_bytes());
        body.extend(data);
    }
    body.resize(body.len() + layout.tail, 0);
    if let Some((one, other)) = layout.swapped {
        offsets.swap(one, other);
    }
    for (number, offset) in &layout.offsets {
        offsets[*number] = *offset;
    }
    let mut out = b"DXBC".to_vec();
    out.resize(20, 0);
    let size = (table + body.len() - layout.cut) as u32;
    for (word, more) in [(1, layout.version), (size, layout.size), (parts.len() as u32, layout.count)] {
        out.extend(word.wrapping_add_signed(more).to_le_bytes());
    }
    out.extend(offsets.iter().flat_map(|offset| offset.to_le_bytes()));
    out.extend(body);
    out.truncate(out.len() - layout.cut);
    let made = digest(&out[20..], Variant::Retail);
    out[4..20].copy_from_slice(&made);
    out
}

/// A shader, and two parts of no known kind after it.
fn sound() -> Parts {
    let case = containers::recorded().into_iter().find(|case| case.id == "arith1-ps_5_0").expect("recorded");
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let known = container.parts().iter().filter(|part| part.name.0 != *b"SPDB");
    let mut parts: Parts = known.map(|part| (part.name, part.data.to_vec())).collect();
    parts.push((FourCc(*b"ABCD"), b"12345678".to_vec()));
    parts.push((FourCc(*b"EFGH"), b"1234".to_vec()));
    parts
}

fn accepted(bytes: &[u8]) -> bool {
    dxvet::check(bytes, &CheckOptions::default()).verdict == Some(Verdict::Accept)
}

fn errors(bytes: &[u8]) -> Vec<String> {
    let found = dxvet::check(bytes, &CheckOptions::default()).diagnostics;
    found.into_iter().filter(|it| it.severity == Severity::Error).map(|it| it.code).collect()
}

#[test]
fn layouts_are_refused_where_the_reference_refuses() {
    let parts = sound();
    let last = parts.len() - 1;
    let layout = Layout::default;
    let table = (32 + 4 * parts.len()) as u32;
    // The code of the error, where the reference refuses.
    let rows: Vec<(&str, Layout, Option<&str>)> = vec![
        ("as it is", layout(), None),
        ("first two in turn", Layout { swapped: Some((0, 1)), ..layout() }, Some("C0210")),
        ("last two in turn", Layout { swapped: Some((last - 1, last)), ..layout() }, Some("C0210")),
        ("gap of 1 before the last", Layout { gaps: vec![(last, 1)], ..layout() }, Some("C0206")),
        ("gap of 4 before the last", Layout { gaps: vec![(last, 4)], ..layout() }, Some("C0206")),
        ("gap of 16 before the last", Layout { gaps: vec![(last, 16)], ..layout() }, Some("C0206")),
        ("gap of 2 before the first", Layout { gaps: vec![(0, 2)], ..layout() }, Some("C0206")),
        ("gap of 4 before the first", Layout { gaps: vec![(0, 4)], ..layout() }, Some("C0206")),
        ("part inside the table", Layout { offsets: vec![(last, 32)], ..layout() }, Some("C0204")),
        ("part inside the header", Layout { offsets: vec![(last, 10)], ..layout() }, Some("C0204")),
        ("two parts in one place", Layout { offsets: vec![(1, table)], ..layout() }, Some("C0204")),
        ("part at the end", Layout { offsets: vec![(last, 1 << 20)], ..layout() }, Some("C0201")),
        ("one before the last 4 longer", Layout { sizes: vec![(last - 1, 4)], ..layout() }, Some("C0204")),
        ("one before the last 4 shorter", Layout { sizes: vec![(last - 1, -4)], ..layout() }, Some("C0206")),
        ("last 4 shorter", Layout { sizes: vec![(last, -4)], ..layout() }, None),
        ("last 4 longer", Layout { sizes: vec![(last, 4)], ..layout() }, Some("C0203")),
        ("last 4 longer, and they are there", Layout { sizes: vec![(last, 4)], tail: 8, ..layout() }, None),
        ("1 byte after", Layout { tail: 1, ..layout() }, None),
        ("100 bytes after", Layout { tail: 100, ..layout() }, None),
        ("size 4 too large", Layout { size: 4, ..layout() }, Some("C0104")),
        ("size 4 too small", Layout { size: -4, ..layout() }, Some("C0104")),
        ("cut by 4", Layout { cut: 4, ..layout() }, Some("C0203")),
        ("one part less", Layout { count: -1, ..layout() }, Some("C0206")),
        ("one part more", Layout { count: 1, ..layout() }, Some("C0201")),
        ("very many parts", Layout { count: 0x1000_0000, ..layout() }, Some("C0105")),
        ("version 0", Layout { version: -1, ..layout() }, Some("C0103")),
        ("version 2", Layout { version: 1, ..layout() }, Some("C0103")),
    ];
    for (name, layout, expected) in rows {
        let bytes = lay(&parts, &layout);
        assert_eq!(accepted(&bytes), expected.is_none(), "{name}");
        let errors = errors(&bytes);
        assert!(expected.is_none_or(|code| errors.iter().any(|error| error == code)), "{name}: {errors:?}");
    }
    assert_eq!(errors(&lay(&Vec::new(), &layout())), ["C0109"]);
}

/// Parts may end between words, whatever comes after them, and stand in any order.
#[test]
fn parts_of_any_length_in_any_order_are_read() {
    let codes = |parts: &Parts| -> Vec<String> {
        let report = dxvet::check(&lay(parts, &Layout::default()), &CheckOptions::default());
        assert_eq!(report.verdict, Some(Verdict::Accept));
        report.diagnostics.into_iter().map(|it| it.code).collect()
    };
    let text = |parts: &Parts| {
        dxvet::disassemble(&lay(parts, &Layout::default()), &Default::default()).text.expect("a listing")
    };
    let plain = sound();
    let mut other = plain.clone();
    other.reverse();
    assert_eq!(codes(&other), ["C0209", "C0209"]);
    assert_eq!(text(&other), text(&plain));
    for more in 1..4 {
        let mut other = plain.clone();
        // After the texts of the definitions nothing is read.
        other[0].1.resize(plain[0].1.len() + more, 0xAB);
        let found = codes(&other);
        assert_eq!(found.iter().filter(|code| *code == "C0202").count(), plain.len() - 1, "{found:?}");
        assert_eq!(text(&other), text(&plain));
        // What is written from these parts has them as they were.
        let bytes = lay(&other, &Layout::default());
        let container = Container::decode(&bytes, &mut Vec::new());
        let again: Vec<_> = container.parts().iter().map(|part| (part.name, part.data)).collect();
        assert_eq!(dxvet::dxbc::container::build(&again, Variant::Retail), bytes);
    }
    // Of two parts with one name the first counts.
    let mut twice = plain.clone();
    twice.push(plain[1].clone());
    assert!(codes(&twice).contains(&"C0205".to_owned()));
    assert_eq!(text(&twice), text(&plain));
}

#[test]
fn digests_of_later_compilers_stand_for_nothing_before_shader_model_6() {
    let mut bytes = lay(&sound(), &Layout::default());
    for byte in [0, 1, 2, 5] {
        bytes[4..20].fill(byte);
        assert!(!accepted(&bytes), "{byte}");
    }
}

/// A struct type that contains itself: the reference's disassembler never ends on it.
#[test]
fn a_type_in_itself_is_told_of() {
    let case = containers::more().into_iter().chain(containers::recorded()).find_map(|case| {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let data = container.part(b"RDEF")?.data.to_vec();
        let word = |at: usize| data.get(at..at + 4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]]));
        // The first variable of the first buffer, where its type has members.
        let variables = word(word(4)? as usize + 8)? as usize;
        let kind = word(variables + 16)? as usize;
        let members = word(kind + 12)? as usize;
        let count = data.get(kind + 10).copied()?;
        (word(0)? > 0 && data.get(kind) == Some(&5) && count > 0).then_some((case, data, kind, members))
    });
    let (case, mut data, kind, members) = case.expect("a variable that is a struct");
    data[members + 4..members + 8].copy_from_slice(&(kind as u32).to_le_bytes());
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let bytes = dxvet::dxbc::edit::replace(&container, FourCc(*b"RDEF"), &data);
    let report = dxvet::check(&bytes, &CheckOptions::default());
    let found: Vec<&str> = report.diagnostics.iter().map(|it| it.code.as_str()).collect();
    assert_eq!(found, ["C0306"], "{}", case.id);
    let part = Container::decode(&bytes, &mut Vec::new()).part(b"RDEF").expect("it").data_offset();
    assert_eq!(report.diagnostics[0].offset, Some(part + kind as u32));
    assert!(dxvet::disassemble(&bytes, &Default::default()).text.is_some());
}

/// Types nest as deep as the compiler is asked for; a chain without measure is listed up to a limit.
#[test]
fn types_without_measure_are_told_of() {
    let parts = sound();
    let nested = |depth: usize| {
        let mut other = parts.clone();
        let data = &mut other[0].1;
        let word = |data: &[u8], at: usize| u32::from_le_bytes(data[at..at + 4].try_into().expect("a word"));
        let (buffers, name) = (word(data, 4) as usize, word(data, 24));
        let variable = word(data, buffers + 8) as usize;
        let base = data.len().next_multiple_of(4);
        data.resize(base, 0);
        data[variable + 16..variable + 20].copy_from_slice(&(base as u32).to_le_bytes());
        for level in 1..=depth {
            let here = data.len() as u32;
            let inner = level < depth;
            // Class and base, rows and columns, elements and members, and where they are.
            data.extend(
                [if inner { 5u16 } else { 1 }, 3, 1, 4, 0, u16::from(inner)].map(u16::to_le_bytes).as_flattened(),
            );
            data.extend([here + 36, 0, 0, 0, 0, name, name, here + 48, 0].map(u32::to_le_bytes).as_flattened());
        }
        let report = dxvet::check(&lay(&other, &Layout::default()), &CheckOptions::default());
        assert_eq!(report.verdict, Some(Verdict::Accept));
        let codes = report.diagnostics.into_iter().map(|it| it.code);
        codes.filter(|code| code != "C0209").collect::<Vec<String>>()
    };
    assert_eq!(nested(80), [""; 0]);
    assert_eq!(nested(512), [""; 0]);
    assert_eq!(nested(513), ["C0305"]);
}

/// The reference reads definitions of another shader model as those of this one.
#[test]
fn another_shader_model_in_the_definitions_warns() {
    for version in [0xFFFF_0400u32, 0xFFFE_0500, 0xFFFF_0501, 0x4353_0500, 0] {
        let mut parts = sound();
        parts[0].1[16..20].copy_from_slice(&version.to_le_bytes());
        let bytes = lay(&parts, &Layout::default());
        assert!(accepted(&bytes));
        let report = dxvet::check(&bytes, &CheckOptions::default());
        assert!(report.diagnostics.iter().any(|it| it.code == "C0402"), "{version:#x}");
    }
}

/// What is said of a broken part is said once: nothing that rests on it is compared.
#[test]
fn broken_parts_are_not_compared() {
    for (name, expected) in [(*b"RDEF", "C03"), (*b"ISGN", "C03"), (*b"OSGN", "C03"), (*b"STAT", "C0304")] {
        let mut parts = sound();
        let part = parts.iter_mut().find(|(own, _)| own.0 == name).expect("the part");
        part.1.truncate(4);
        let report = dxvet::check(&lay(&parts, &Layout::default()), &CheckOptions::default());
        let found: Vec<&str> = report.diagnostics.iter().map(|it| it.code.as_str()).collect();
        let other = found.iter().filter(|code| !code.starts_with(expected) && **code != "C0209").count();
        assert!(other == 0 && found.len() > 2, "{found:?}");
    }
}
