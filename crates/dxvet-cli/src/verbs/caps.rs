//! `dxvet caps`: the members that decide, and the presets.

use crate::Outcome;
use crate::arguments::ShowCaps;
use crate::caps_file;
use crate::output::{self, Stop};
use crate::render::table::{legend, table};
use dxvet::d3d9::caps::{Caps, Member, Preset};
use dxvet::tables::caps::{MEMBERS, PRESETS};

pub fn run(arguments: &ShowCaps) -> Result<Outcome, Stop> {
    let text = match &arguments.caps {
        None => overview(),
        Some(name) => match preset_text(name) {
            Some(text) => text,
            None => format!("{name}\n\n{}", values(&caps_file::load(name)?)),
        },
    };
    output::write(text.as_bytes())?;
    Ok(Outcome::Clean)
}

/// The presets, then all members.
fn overview() -> String {
    let presets: Vec<[String; 3]> = PRESETS
        .iter()
        .map(|preset| [preset.name.into(), preset.values.len().to_string(), preset.source.into()])
        .collect();
    let members: Vec<[String; 4]> = MEMBERS
        .iter()
        .map(|row| {
            let range = format!("{} to {}", value(row.member, row.least), value(row.member, row.most));
            [row.name.into(), range, row.decides.into(), row.source.into()]
        })
        .collect();
    let cited = PRESETS.iter().map(|preset| preset.source).chain(MEMBERS.iter().map(|row| row.source));
    format!(
        "{}\n{}\n{}",
        table(["preset", "members", "source"], &presets),
        table(["member", "range", "decides", "source"], &members),
        legend(cited)
    )
}

/// A preset with its members and its source; `None` where there is none of that name.
pub fn preset_text(name: &str) -> Option<String> {
    let preset: &Preset = PRESETS.iter().find(|preset| preset.name == name)?;
    let caps = Caps::preset(name)?;
    let legend = legend(std::iter::once(preset.source));
    Some(format!("caps preset {name}\n\n{}\nsource: {}\n{legend}", values(&caps), preset.source))
}

/// The members that are set; one that is not is not checked.
fn values(caps: &Caps) -> String {
    let rows: Vec<[String; 3]> = MEMBERS
        .iter()
        .filter_map(|row| Some([row.name.into(), value(row.member, caps.get(row.member)?), row.decides.into()]))
        .collect();
    table(["member", "value", "decides"], &rows)
}

/// A version as its token, anything else as a number.
fn value(member: Member, value: u32) -> String {
    match member {
        Member::VertexShaderVersion | Member::PixelShaderVersion if value != 0 => format!("0x{value:08X}"),
        Member::MaxVShaderInstructionsExecuted | Member::MaxPShaderInstructionsExecuted if value == u32::MAX => {
            format!("{value} (no limit)")
        }
        _ => value.to_string(),
    }
}
