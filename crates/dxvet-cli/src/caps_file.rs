//! What `--caps` names: a preset, or a file of D3DCAPS9 members.

use crate::input;
use crate::output::Stop;
use dxvet::Profile;
use dxvet::d3d9::caps::{Caps, Member};
use dxvet::tables::caps::{MEMBERS, PRESETS};
use std::ops::Range;
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// The caps that the argument stands for; a preset's name goes before a file's.
pub fn load(argument: &str) -> Result<Caps, Stop> {
    if let Some(caps) = Caps::preset(argument) {
        return Ok(caps);
    }
    let text = std::fs::read_to_string(Path::new(argument)).map_err(|error| {
        Stop::Failed(match error.kind() {
            std::io::ErrorKind::NotFound => {
                format!("{argument}: neither a preset nor a file; the presets are {}", preset_names())
            }
            _ => format!("{argument}: {}", input::reason(&error)),
        })
    })?;
    parse(&text).map_err(|faults| {
        let lines: Vec<String> =
            faults.iter().map(|fault| format!("{argument}:{}: {}", line(&text, fault.at), fault.message)).collect();
        Stop::Failed(lines.join("\n"))
    })
}

/// The names of all presets in a row.
pub fn preset_names() -> String {
    PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ")
}

/// What is wrong with a file, and where.
#[derive(Debug)]
struct Fault {
    at: usize,
    message: String,
}

fn line(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// A key with its value, tables already joined to their keys.
struct Entry<'a> {
    at: Range<usize>,
    name: String,
    value: DeValue<'a>,
}

fn parse(text: &str) -> Result<Caps, Vec<Fault>> {
    let table = DeTable::parse(text).map_err(|error| {
        vec![Fault { at: error.span().map_or(0, |span| span.start), message: error.message().to_owned() }]
    })?;
    let mut entries = Vec::new();
    for (key, value) in table.into_inner() {
        let name = key.get_ref().to_string();
        match value.into_inner() {
            DeValue::Table(inner) => entries.extend(inner.into_iter().map(|(key, value)| Entry {
                at: key.span(),
                name: format!("{name}.{}", key.get_ref()),
                value: value.into_inner(),
            })),
            value => entries.push(Entry { at: key.span(), name, value }),
        }
    }
    // Where `Caps` and one of its flags are both given, the later one counts.
    entries.sort_by_key(|entry| entry.at.start);
    let (mut caps, mut faults) = (Caps::default(), Vec::new());
    for entry in entries {
        let set = number(&entry.name, &entry.value)
            .and_then(|value| caps.set(&entry.name, value).map_err(|error| error.to_string()));
        if let Err(message) = set {
            faults.push(Fault { at: entry.at.start, message });
        }
    }
    if faults.is_empty() { Ok(caps) } else { Err(faults) }
}

/// The value of a member as a number.
fn number(name: &str, value: &DeValue<'_>) -> Result<u32, String> {
    let member = Member::from_name(name);
    if member.is_none() && !name.ends_with("20Caps.Caps") {
        return Err(unknown(name));
    }
    let stage = match member {
        Some(Member::VertexShaderVersion) => Some(0xFFFE),
        Some(Member::PixelShaderVersion) => Some(0xFFFF),
        _ => None,
    };
    let is_flag = member.is_some_and(|member| member.row().bit.is_some());
    match (value, stage) {
        (DeValue::String(text), Some(stage)) => version(text, stage),
        (DeValue::Integer(integer), _) => {
            let number = u32::from_str_radix(integer.as_str(), integer.radix())
                .map_err(|_| format!("{name} is {integer}; a member holds 0 to 4294967295"))?;
            match stage {
                Some(stage) if number != 0 && !is_version(number, stage) => Err(format!(
                    "{name} is {integer}; give a version as \"3_0\", its token as 0x{stage:X}0300, or 0 for none"
                )),
                _ => Ok(number),
            }
        }
        (DeValue::Boolean(value), _) if is_flag => Ok(u32::from(*value)),
        (_, Some(_)) => Err(format!("{name} takes a version, as \"3_0\"")),
        _ if is_flag => Err(format!("{name} takes true or false, or 1 or 0")),
        _ => Err(format!("{name} takes an integer")),
    }
}

/// A version that a device can report: those of the _x and software profiles are none.
fn is_version(token: u32, stage: u32) -> bool {
    token >> 16 == stage && token & 0xFF < 0x10 && Profile::from_version(token & !0x00F0).is_some()
}

fn version(text: &str, stage: u32) -> Result<u32, String> {
    let parts = text.split_once(['_', '.']);
    let token = parts.and_then(|(major, minor)| {
        let (major, minor): (u8, u8) = (major.parse().ok()?, minor.parse().ok()?);
        Some(stage << 16 | u32::from(major) << 8 | u32::from(minor))
    });
    token.filter(|token| is_version(*token, stage)).ok_or_else(|| {
        format!(
            "\"{text}\" is no version that a device reports; they are 1_1 to 1_4 (pixel only from 1_2), 2_0 and 3_0"
        )
    })
}

fn unknown(name: &str) -> String {
    let known =
        MEMBERS.iter().find(|row| row.name.eq_ignore_ascii_case(name) || row.name.ends_with(&format!(".{name}")));
    let hint = match known {
        Some(row) => format!("; did you mean {}?", row.name),
        None => "; `dxvet caps` lists the members".to_owned(),
    };
    format!("no member is called {name}{hint}")
}

#[cfg(test)]
mod tests {
    use super::{line, parse};
    use dxvet::d3d9::caps::Member;

    #[test]
    fn members_and_tables_are_read() {
        let text = "VertexShaderVersion = \"3_0\"\nPixelShaderVersion = 0xFFFF0200\nMaxVertexShaderConst = 256\n\
                    [PS20Caps]\nCaps = 0\nPredication = true\nNumTemps = 22\n[VS20Caps]\nNumTemps = 13\n";
        let caps = parse(text).expect("a legal file");
        for (member, value) in [
            (Member::VertexShaderVersion, 0xFFFE_0300),
            (Member::PixelShaderVersion, 0xFFFF_0200),
            (Member::MaxVertexShaderConst, 256),
            (Member::PS20CapsPredication, 1),
            (Member::PS20CapsGradientInstructions, 0),
            (Member::PS20CapsNumTemps, 22),
            (Member::VS20CapsNumTemps, 13),
        ] {
            assert_eq!(caps.get(member), Some(value), "{}", member.name());
        }
        assert_eq!(caps.get(Member::NumSimultaneousRTs), None);
    }

    #[test]
    fn faults_name_their_line() {
        for (text, at, words) in [
            ("\nMaxVertexShaderConst = 9000\n", 2, "0 to 8192"),
            ("MaxVertexShaderConst = -1\n", 1, "0 to 4294967295"),
            ("[PS20Caps]\n\nNumTemps = 33\n", 3, "12 to 32"),
            ("[PS20Caps]\nNumTemp = 12\n", 2, "no member is called PS20Caps.NumTemp"),
            ("NumTemps = 12\n", 1, "did you mean VS20Caps.NumTemps?"),
            ("[PS30Caps]\nNumTemps = 12\n", 2, "no member is called PS30Caps.NumTemps"),
            ("PixelShaderVersion = 3\n", 1, "0xFFFF0300"),
            ("PixelShaderVersion = \"2_x\"\n", 1, "no version"),
            ("VertexShaderVersion = 0xFFFF0300\n", 1, "0xFFFE0300"),
            ("VertexShaderVersion = \"1_4\"\n", 1, "no version"),
            ("MaxVertexShaderConst = true\n", 1, "takes an integer"),
            ("[PS20Caps]\nPredication = \"yes\"\n", 2, "true or false"),
            ("[PS20Caps]\nPredication = 2\n", 2, "0 to 1"),
            ("MaxVertexShaderConst = 1\nMaxVertexShaderConst = 2\n", 2, "duplicate"),
            ("MaxVertexShaderConst == 1\n", 1, ""),
        ] {
            let faults = parse(text).expect_err(text);
            assert_eq!(line(text, faults[0].at), at, "{text}: {}", faults[0].message);
            assert!(faults[0].message.contains(words), "{text}: {}", faults[0].message);
        }
        assert_eq!(parse("A = 1\nB = 2\n").expect_err("two unknown keys").len(), 2);
    }
}
