//! `dxvet limits`: all limits of a profile.

use crate::Outcome;
use crate::arguments::Limits;
use crate::output::{self, Stop};
use crate::render::table::{legend, table};
use dxvet::Profile;
use dxvet::tables::limits::LIMITS;
use dxvet::tables::register_limits::FILES;

pub fn run(arguments: &Limits) -> Result<Outcome, Stop> {
    let text = match &arguments.profile {
        None => profiles(),
        Some(name) => match find(name) {
            Some(profile) => format!("{}\n{}", head(profile), limits(profile)),
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
