//! The recorded containers of DXIL, and changes to them with the validator's answer.

#![allow(dead_code)] // each test reads what it needs

use serde_json::Value;
use std::io::Read as _;
use std::path::Path;

/// One recorded container.
pub struct Recorded {
    /// Its name.
    pub id: String,
    /// Whether the validator takes it.
    pub accepted: bool,
    /// The rules it names otherwise.
    pub rules: Vec<String>,
    /// Flags and features that the compiler names.
    pub flags: Option<(u64, u64)>,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// A change to a part of a recorded container.
pub struct Mutation {
    /// The container's name.
    pub base: String,
    /// What is changed: a part's name, then `removed`, `twice`, `renamed`, `emptied`, `truncated`,
    /// `extended`, `dword N bit M` or `from OTHER`.
    pub change: String,
    /// Whether the validator takes it.
    pub accepted: bool,
    /// The rules it names otherwise.
    pub rules: Vec<String>,
}

fn text(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dxvet/tests/data/dxil");
    let file = std::fs::File::open(folder.join(name)).expect("the recordings are there");
    let mut text = String::new();
    ruzstd::decoding::StreamingDecoder::new(file)
        .expect("the recordings are compressed")
        .read_to_string(&mut text)
        .expect("the recordings are text");
    text
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).filter_map(|at| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()).collect()
}

/// All containers.
pub fn recorded() -> Vec<Recorded> {
    text("containers.jsonl.zst").lines().map(one).collect()
}

fn one(line: &str) -> Recorded {
    let value: Value = serde_json::from_str(line).expect("each line is an object");
    let string = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    let number = |name: &str| u64::from_str_radix(value[name].as_str()?.strip_prefix("0x")?, 16).ok();
    let rules = value["rules"].as_array().map(Vec::as_slice).unwrap_or_default();
    Recorded {
        id: string("id"),
        accepted: value["verdict"] == "accepted",
        rules: rules.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        flags: number("flags").zip(number("features")),
        bytes: hex(value["bytes"].as_str().unwrap_or_default()),
    }
}

/// All changes.
pub fn mutations() -> Vec<Mutation> {
    let row = |line: &str| {
        let mut cells = line.split('\t').map(str::to_owned);
        let mut next = || cells.next().unwrap_or_default();
        let (base, change, verdict, rules) = (next(), next(), next(), next());
        let rules = rules.split_whitespace().map(str::to_owned).collect();
        Mutation { base, change, accepted: verdict == "accepted", rules }
    };
    text("mutations.tsv.zst").lines().map(row).collect()
}

/// A container that differs from an accepted one in one declared flag.
pub struct Flip {
    /// Its name.
    pub id: String,
    /// The flag; `None` for an accepted one that is in no other recording.
    pub bit: Option<u8>,
    /// The flags that the validator reads and those that it works out, where it refuses.
    pub refused: Option<(u64, u64)>,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// All containers with one declared flag turned over.
pub fn flips() -> Vec<Flip> {
    let row = |line: &str| {
        let value: Value = serde_json::from_str(line).expect("each line is an object");
        let number = |name: &str| u64::from_str_radix(value[name].as_str()?.strip_prefix("0x")?, 16).ok();
        let refused = number("declared").zip(number("computed"));
        assert_eq!(refused.is_none(), value["verdict"] == "accepted", "a refusal names the flags");
        Flip {
            id: value["id"].as_str().unwrap_or_default().to_owned(),
            bit: value["bit"].as_u64().map(|bit| bit as u8),
            refused,
            bytes: hex(value["bytes"].as_str().unwrap_or_default()),
        }
    };
    text("flags.jsonl.zst").lines().map(row).collect()
}

/// Names and contents of the parts.
pub fn parts(bytes: &[u8]) -> Vec<([u8; 4], Vec<u8>)> {
    let container = dxvet::dxbc::Container::decode(bytes, &mut Vec::new());
    container.parts().iter().map(|part| (part.name.0, part.data.to_vec())).collect()
}

/// An unsigned container of these parts, one right after the other.
pub fn build(parts: &[([u8; 4], Vec<u8>)]) -> Vec<u8> {
    let mut out = b"DXBC".to_vec();
    out.extend_from_slice(&[0; 16]);
    let size = 32 + parts.iter().map(|(_, data)| data.len() + 12).sum::<usize>();
    for word in [1, size as u32, parts.len() as u32] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    let mut offset = 32 + 4 * parts.len();
    for (_, data) in parts {
        out.extend_from_slice(&(offset as u32).to_le_bytes());
        offset += 8 + data.len();
    }
    for (name, data) in parts {
        out.extend_from_slice(name);
        out.extend_from_slice(&(data.len() as u32).to_le_bytes());
        out.extend_from_slice(data);
    }
    out
}

impl Mutation {
    /// The changed container; `other` gives the bytes of a recorded one.
    pub fn apply<'a>(&self, other: &impl Fn(&str) -> &'a [u8]) -> Vec<u8> {
        let mut list = parts(other(&self.base));
        let words: Vec<&str> = self.change.split(' ').collect();
        let place = list.iter().position(|(name, _)| name == words[0].as_bytes()).expect("the part is there");
        let data = &mut list[place].1;
        match words[1] {
            "removed" => {
                list.remove(place);
            }
            "twice" => {
                let copy = list[place].clone();
                list.insert(place, copy);
            }
            "renamed" => list[place].0 = *b"ABCD",
            "emptied" => data.clear(),
            "truncated" => data.truncate(data.len() - 4),
            "extended" => data.extend_from_slice(&[0; 4]),
            "from" => {
                let given = parts(other(words[2]));
                *data = given.into_iter().find(|(name, _)| name == words[0].as_bytes()).expect("there, too").1;
            }
            _ => {
                let (word, bit): (usize, usize) = (words[2].parse().expect("a number"), words[4].parse().expect("one"));
                data[4 * word + bit / 8] ^= 1 << (bit % 8);
            }
        }
        build(&list)
    }
}

/// The validator's rules that our findings name.
pub fn rules(faults: &[dxvet::fault::Fault]) -> Vec<String> {
    let errors = faults.iter().filter(|fault| fault.rule.severity == dxvet::diagnostic::Severity::Error);
    let mut names: Vec<String> = errors
        .filter_map(|fault| fault.rule.source.split_once('(').map(|(_, rest)| rest.trim_end_matches(')').to_owned()))
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Whether our findings refuse.
pub fn refused(faults: &[dxvet::fault::Fault]) -> bool {
    faults.iter().any(|fault| fault.rule.severity == dxvet::diagnostic::Severity::Error)
}
