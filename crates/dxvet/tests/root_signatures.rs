//! Root signatures as the compiler was given them: each text is made into a part and put beside the
//! same shader, and is refused where the compiler refused it.

#[path = "common/containers.rs"]
mod containers;

use dxvet::diagnostic::Severity;
use dxvet::dxbc::Container;
use dxvet::dxbc::container::{FourCc, build};
use dxvet::dxbc::digest::Variant;
use dxvet::soundness::judge_container;

/// The arguments of one item: what stands alone, and what has a name.
struct Item<'a> {
    name: &'a str,
    arguments: Vec<&'a str>,
}

/// Splits at commas outside parentheses.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                out.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    out.push(text[start..].trim());
    out
}

impl<'a> Item<'a> {
    fn of(text: &'a str) -> Self {
        let (name, rest) = text.split_once('(').expect("an item with arguments");
        Self { name, arguments: split(rest.strip_suffix(')').expect("its end")) }
    }
    fn named(&self, name: &str) -> Option<&'a str> {
        self.arguments
            .iter()
            .filter_map(|one| one.split_once('='))
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
    }
    fn number(&self, name: &str, default: u32) -> u32 {
        match self.named(name) {
            Some("unbounded") => u32::MAX,
            Some(value) => value.parse().expect("a number"),
            None => default,
        }
    }
    fn float(&self, name: &str, default: f32) -> u32 {
        self.named(name).map_or(default, |value| value.parse().expect("a number")).to_bits()
    }
    fn register(&self) -> u32 {
        let register = self.arguments.iter().find(|one| !one.contains('=')).expect("a register");
        register[1..].parse().expect("a register's number")
    }
    fn visibility(&self) -> u32 {
        const NAMES: [&str; 6] = ["ALL", "VERTEX", "HULL", "DOMAIN", "GEOMETRY", "PIXEL"];
        let name = self.named("visibility").map_or("ALL", |name| name.trim_start_matches("SHADER_VISIBILITY_"));
        NAMES.iter().position(|own| *own == name).expect("a visibility") as u32
    }
    fn flags(&self) -> u32 {
        const NAMES: [(&str, u32); 4] = [
            ("DESCRIPTORS_VOLATILE", 1),
            ("DATA_VOLATILE", 2),
            ("DATA_STATIC_WHILE_SET_AT_EXECUTE", 4),
            ("DATA_STATIC", 8),
        ];
        self.named("flags").map_or(0, |flags| flags.split('|').map(|flag| number(&NAMES, flag)).sum())
    }
}

fn number(names: &[(&str, u32)], name: &str) -> u32 {
    names.iter().find(|(own, _)| *own == name).unwrap_or_else(|| panic!("{name} is unknown")).1
}

const ROOT_FLAGS: [(&str, u32); 6] = [
    ("0", 0),
    ("DENY_VERTEX_SHADER_ROOT_ACCESS", 2),
    ("DENY_HULL_SHADER_ROOT_ACCESS", 4),
    ("DENY_DOMAIN_SHADER_ROOT_ACCESS", 8),
    ("DENY_GEOMETRY_SHADER_ROOT_ACCESS", 16),
    ("DENY_PIXEL_SHADER_ROOT_ACCESS", 32),
];

/// The part, version 1.1, laid out as the compiler does: parameters, samplers, and after all headers what
/// each parameter says.
fn encode(text: &str) -> Vec<u8> {
    let items: Vec<Item<'_>> = split(text).into_iter().map(Item::of).collect();
    let parameters: Vec<&Item<'_>> =
        items.iter().filter(|item| !matches!(item.name, "RootFlags" | "StaticSampler")).collect();
    let samplers: Vec<&Item<'_>> = items.iter().filter(|item| item.name == "StaticSampler").collect();
    let flags: u32 = items
        .iter()
        .filter(|item| item.name == "RootFlags")
        .flat_map(|item| item.arguments[0].split('|'))
        .map(|flag| number(&ROOT_FLAGS, flag))
        .sum();
    let start = 24 + 12 * parameters.len();
    let mut pool: Vec<u32> = Vec::new();
    let mut table: Vec<u32> = Vec::new();
    for item in &parameters {
        let offset = (start + 4 * pool.len()) as u32;
        let kind = match item.name {
            "DescriptorTable" => {
                let ranges: Vec<Item<'_>> =
                    item.arguments.iter().filter(|one| one.contains('(')).map(|one| Item::of(one)).collect();
                pool.extend([ranges.len() as u32, offset + 8]);
                for range in &ranges {
                    let kind = ["SRV", "UAV", "CBV", "Sampler"].iter().position(|own| *own == range.name);
                    pool.extend([
                        kind.expect("a kind of range") as u32,
                        range.number("numDescriptors", 1),
                        range.register(),
                        range.number("space", 0),
                        range.flags(),
                        range.number("offset", u32::MAX),
                    ]);
                }
                0
            }
            "RootConstants" => {
                pool.extend([item.register(), item.number("space", 0), item.number("num32BitConstants", 0)]);
                1
            }
            name => {
                pool.extend([item.register(), item.number("space", 0), item.flags()]);
                2 + ["CBV", "SRV", "UAV"].iter().position(|own| *own == name).expect("a kind of descriptor") as u32
            }
        };
        table.extend([kind, item.visibility(), offset]);
    }
    let mut words = vec![2, parameters.len() as u32, 24, samplers.len() as u32];
    words.push((start + 4 * pool.len()) as u32);
    words.push(flags);
    words.extend(table);
    words.extend(pool);
    for item in samplers {
        words.extend([0x55, 1, 1, 1]);
        words.push(item.float("mipLODBias", 0.0));
        words.push(item.number("maxAnisotropy", 16));
        words.extend([4, 2, item.float("minLOD", 0.0), item.float("maxLOD", f32::MAX)]);
        words.extend([item.register(), item.number("space", 0), item.visibility()]);
    }
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// The container with a root signature at its end.
fn with_root(bytes: &[u8], root: &[u8]) -> Vec<u8> {
    let container = Container::decode(bytes, &mut Vec::new());
    let mut parts: Vec<_> = container.parts().iter().map(|part| (part.name, part.data)).collect();
    parts.push((FourCc(*b"RTS0"), root));
    build(&parts, Variant::Retail)
}

fn errors(bytes: &[u8]) -> Vec<String> {
    let faults = judge_container(bytes, Default::default()).faults;
    faults.iter().filter(|it| it.rule.severity == Severity::Error).map(|it| it.rule.name.to_owned()).collect()
}

/// The rules that a refused root signature breaks; every one of them has a case.
const RULES: [&str; 11] = [
    "root-model",
    "root-denied",
    "root-unbound",
    "root-descriptor",
    "root-overlap",
    "root-table-mixed",
    "root-range",
    "root-space",
    "root-sampler",
    "root-flags",
    "root-unknown",
];

#[test]
fn root_signatures_are_refused_where_the_compiler_refuses() {
    let (mut refused, mut accepted) = (0, 0);
    let mut seen = std::collections::BTreeSet::new();
    for case in containers::parts() {
        let Some(text) = case.source.split("[RootSignature(\"").nth(1).and_then(|rest| rest.split("\")]").next())
        else {
            continue;
        };
        // Other errors are of the text, which is no root signature then.
        let wrong = case.errors.iter().any(|code| code == "X4614" || code == "X4615");
        if case.bare.is_empty() || (!wrong && !case.errors.is_empty()) {
            continue;
        }
        let root = encode(text);
        let found = errors(&with_root(&case.bare, &root));
        assert_eq!(!found.is_empty(), wrong, "{} ({text}): {found:?}", case.id);
        assert!(found.iter().all(|rule| RULES.contains(&rule.as_str())), "{}: {found:?}", case.id);
        seen.extend(found);
        if wrong {
            refused += 1;
            continue;
        }
        accepted += 1;
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let recorded = container.part(b"RTS0").expect("its root signature").data;
        assert_eq!(root, recorded, "{} ({text}): the text was not understood", case.id);
        assert_eq!(errors(&case.bytes), [""; 0], "{}", case.id);
    }
    assert!(refused > 35 && accepted > 40, "{refused} refused, {accepted} accepted");
    // What no text can say: a version, kind or visibility that does not exist.
    let plain = containers::parts().into_iter().find(|case| case.id == "q_vis_vx_px").expect("recorded");
    let root = encode("CBV(b0)");
    for at in [0, 24, 28] {
        let mut other = root.clone();
        other[at] = 9;
        let found = errors(&with_root(&plain.bare, &other));
        assert_eq!(found, ["root-unknown"], "byte {at}");
        seen.extend(found);
    }
    assert_eq!(seen.len(), RULES.len(), "{seen:?}");
}

/// Two broken words of a root signature are no reason to compare it.
#[test]
fn a_broken_root_signature_is_told_of_once() {
    let plain = containers::parts().into_iter().find(|case| case.id == "rs_nocb").expect("recorded");
    let found = errors(&with_root(&plain.bare, &encode("CBV(b2)")[..30]));
    assert!(!found.is_empty() && found.iter().all(|rule| rule.starts_with("part-")), "{found:?}");
}

/// Root constants: the compiler takes any number of them, the document calls what lies beyond undefined.
#[test]
fn root_constants_hold_what_is_read() {
    let cases = containers::parts();
    for (id, told) in [
        ("rc_fit", false),
        ("rc_fit5", false),
        ("rc_few", true),
        ("rc_none", true),
        ("rc_dyn", true),
        ("rc_arr", false),
        ("rs_const_4", false),
    ] {
        let case = cases.iter().find(|case| case.id == id).expect("recorded");
        let faults = judge_container(&case.bytes, Default::default()).faults;
        let names: Vec<&str> = faults.iter().map(|fault| fault.rule.name).collect();
        assert_eq!(names, if told { vec!["root-constants"] } else { vec![] }, "{id}");
    }
}
