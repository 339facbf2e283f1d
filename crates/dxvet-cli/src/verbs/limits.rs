//! `dxvet limits`: all limits of a profile.

use crate::Outcome;
use crate::arguments::Limits;
use crate::caps_file;
use crate::output::{self, Stop};
use crate::render::table::{legend, table};
use dxvet::Profile;
use dxvet::d3d9::caps::{Caps, Member};
use dxvet::d3d9::validate::decided;
use dxvet::tables::caps::MEMBERS;
use dxvet::tables::limits::LIMITS;
use dxvet::tables::register_limits::FILES;
use dxvet::tables::sm4_limits;

pub fn run(arguments: &Limits) -> Result<Outcome, Stop> {
    let text = match &arguments.profile {
        None => profiles(),
        Some(name) if name == "dxil-flags" => super::flags::all(),
        Some(name) => match find(name) {
            Some(profile) => {
                let caps = match &arguments.caps {
                    Some(name) => with_caps(name, &caps_file::load(name)?, profile),
                    None => String::new(),
                };
                format!("{}\n{}{caps}", head(profile), limits(profile))
            }
            None if arguments.caps.is_none() && shader_model(name).is_some() => shader_model(name).unwrap_or_default(),
            None => {
                return Err(Stop::Failed(format!("{name}: no such profile; `dxvet limits` lists them")));
            }
        },
    };
    output::write(text.as_bytes())?;
    Ok(Outcome::Clean)
}

/// The profile called `name`, with dots as in old texts too.
pub fn find(name: &str) -> Option<Profile> {
    let name = name.replace('.', "_");
    Profile::ALL.into_iter().find(|profile| profile.name() == name)
}

/// The limits of the model of a profile of Shader Model 4 to 5.1, of all its stages.
fn shader_model(name: &str) -> Option<String> {
    let (stage, model) = name.split_once('_')?;
    let place = ["4_0", "4_1", "5_0", "5_1"].iter().position(|known| *known == model)?;
    let stages: &[&str] = if place < 2 { &["vs", "gs", "ps", "cs"] } else { &["vs", "hs", "ds", "gs", "ps", "cs"] };
    if !stages.contains(&stage) {
        return None;
    }
    let rows: Vec<[String; 2]> = sm4_limits::LIMITS
        .iter()
        .filter_map(|limit| Some([limit.what.to_owned(), limit.values[place]?.to_string()]))
        .collect();
    let model = model.replace('_', ".");
    Some(format!("Shader Model {model}: limits of all its stages\n\n{}", table(["limit", "allowed"], &rows)))
}

/// A line on what the profile is.
pub fn head(profile: Profile) -> String {
    let kind = if profile.is_pixel() { "pixel" } else { "vertex" };
    let software = if profile.is_software() { ", for software processing" } else { "" };
    format!("{}: {kind} shader profile{software}, version token 0x{:08X}\n", profile.name(), profile.version())
}

/// The profile's limits as a table.
pub fn limits(profile: Profile) -> String {
    let number = |value: Option<u32>| value.map_or_else(|| "-".into(), |value| value.to_string());
    let rows: Vec<[String; 4]> = LIMITS
        .iter()
        .filter_map(|limit| {
            let row = limit.row(profile)?;
            let differs = if row.value == row.documented { "" } else { " *" };
            Some([
                limit.name.replace('-', " "),
                number(row.value),
                format!("{}{differs}", number(row.documented)),
                row.source.into(),
            ])
        })
        .collect();
    let note =
        if rows.iter().any(|row| row[2].ends_with('*')) { "* the documents and the reference differ\n" } else { "" };
    let legend = legend(rows.iter().map(|row| row[3].as_str()));
    format!("{}{note}\n{}\n{legend}", table(["limit", "enforced", "documented", "source"], &rows), registers(profile))
}

/// The profile's register files as a table.
fn registers(profile: Profile) -> String {
    let rows: Vec<[String; 4]> = FILES
        .iter()
        .filter(|file| file.profiles.contains(profile))
        .map(|file| {
            let access = match (file.readable, file.writable) {
                (true, true) => "read, written",
                (true, false) => "read",
                (false, true) => "written",
                (false, false) => "by instructions of its own",
            };
            [file.name.into(), (u32::from(file.highest) + 1).to_string(), access.into(), file.source.into()]
        })
        .collect();
    table(["registers", "count", "access", "source"], &rows)
}

/// What caps make of the limits, and the flags that forbid whole instructions.
fn with_caps(name: &str, caps: &Caps, profile: Profile) -> String {
    let mut rows: Vec<[String; 3]> = decided(caps, profile)
        .iter()
        .map(|row| [row.limit.replace('-', " "), row.value.to_string(), row.member.name().into()])
        .collect();
    let flags = match profile {
        Profile::Vs2X => "VS20Caps.",
        Profile::Ps2X => "PS20Caps.",
        _ => "none",
    };
    for row in MEMBERS.iter().filter(|row| row.bit.is_some() && row.name.starts_with(flags)) {
        let value = caps.get(row.member).map(|value| if value == 0 { "no" } else { "yes" });
        rows.extend(value.map(|value| [words(row.member), value.into(), row.name.into()]));
    }
    if rows.is_empty() {
        return format!("\nthe caps of {name} decide nothing in {}\n", profile.name());
    }
    format!("\nwith the caps of {name} (the smaller limit counts)\n\n{}", table(["limit", "allowed", "member"], &rows))
}

/// `PS20Caps.ArbitrarySwizzle` as `arbitrary swizzle`.
fn words(flag: Member) -> String {
    let name = flag.name().rsplit('.').next().unwrap_or_default();
    let spaced: String =
        name.chars().flat_map(|letter| letter.is_uppercase().then_some(' ').into_iter().chain([letter])).collect();
    spaced.trim().to_lowercase()
}

fn profiles() -> String {
    let rows: Vec<[String; 3]> = Profile::ALL
        .into_iter()
        .map(|profile| {
            let kind = if profile.is_pixel() { "pixel" } else { "vertex" };
            [profile.name().into(), kind.into(), format!("0x{:08X}", profile.version())]
        })
        .collect();
    table(["profile", "shader", "version token"], &rows)
}
