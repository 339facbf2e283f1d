//! `dxvet explain`: the tables, read aloud.

use super::{caps, flags, limits};
use crate::Outcome;
use crate::arguments::Explain;
use crate::output::{self, Stop};
use crate::render::table::{legend, table};
use dxvet::Profile;
use dxvet::d3d9::cost::{Cost, Documented, Slots};
use dxvet::d3d9::depth::{Counter, Form};
use dxvet::d3d9::op::{Control, Op, Parameter};
use dxvet::profile::ProfileSet;
use dxvet::rule::{Help, Notice, Rule, cite};
use dxvet::sm4::model::Stage;
use dxvet::sm4::op::Op as Sm4Op;
use dxvet::tables::{caps::PRESETS, costs::COSTS, depth::DEPTHS, help::HELP, notices::NOTICES, ops::OPS, rules::RULES};
use std::fmt::Write as _;

pub fn run(arguments: &Explain) -> Result<Outcome, Stop> {
    let subject = arguments.subject.trim();
    match text(subject) {
        Some(text) => output::write(text.as_bytes())?,
        None => return Err(Stop::Failed(unknown(subject))),
    }
    Ok(Outcome::Clean)
}

fn text(subject: &str) -> Option<String> {
    let rules: Vec<&Rule> = rules(subject);
    let notices: Vec<&Notice> =
        NOTICES.iter().copied().filter(|row| row.name == subject || row.code.eq_ignore_ascii_case(subject)).collect();
    let mut parts: Vec<String> = rules.iter().map(|rule| rule_text(rule)).collect();
    // Rules of one number usually share a page.
    let mut pages: Vec<_> = rules.iter().filter_map(|rule| rule.help_page()).collect();
    pages.dedup_by_key(|page| page.name);
    parts.extend(pages.into_iter().map(page_text));
    parts.extend(notices.iter().map(|row| notice_text(row)));
    let reference = |row: &dxvet::fault::Rule| row.reference().is_some_and(|id| id.eq_ignore_ascii_case(subject));
    let faults = dxvet::fault::rules()
        .filter(|row| row.name == subject || row.code.eq_ignore_ascii_case(subject) || reference(row));
    for row in faults {
        parts.push(fault_text(row));
        parts.extend(row.help_page().map(page_text));
    }
    if parts.is_empty() {
        parts.extend(flags::text(subject));
    }
    if parts.is_empty() {
        parts.extend(limits::find(subject).map(profile_text));
    }
    if parts.is_empty() {
        parts.extend(instruction_text(subject));
    }
    if parts.is_empty() {
        parts.extend(Sm4Op::named(subject).map(sm4_text));
        // Pages that speak of an instruction or a register name it as code.
        let named = format!("`{subject}`");
        parts.extend(HELP.iter().filter(|page| page.text.contains(&named) && is_sm4_page(page)).map(page_text));
    }
    if parts.is_empty() {
        parts.extend(caps::preset_text(subject));
    }
    (!parts.is_empty()).then(|| parts.join("\n"))
}

fn page_text(page: &Help) -> String {
    format!("{}\n\n{}\n", page.title, page.text)
}

/// Whether a page is about Shader Model 4 to 5.1.
fn is_sm4_page(page: &Help) -> bool {
    dxvet::fault::rules().any(|rule| page.rules.contains(&rule.name))
}

fn sm4_text(op: &Sm4Op) -> String {
    let model = |number: u8| format!("{}.{}", number >> 4, number & 15);
    let stages = [Stage::Pixel, Stage::Vertex, Stage::Geometry, Stage::Hull, Stage::Domain, Stage::Compute];
    let stages: Vec<&str> =
        stages.into_iter().filter(|stage| op.stages >> (*stage as u8) & 1 != 0).map(Stage::name).collect();
    let kind = format!("{:?}", op.kind).to_lowercase();
    format!(
        "{} ({kind}, Shader Model {} to {})\n\n  opcode {}, stages {}\n  source: {}\n",
        op.name,
        model(op.since),
        model(op.until),
        op.number,
        stages.join(" "),
        cite(op.source)
    )
}

/// The rules with this name, or with this number in some profile.
fn rules(subject: &str) -> Vec<&'static Rule> {
    let digits = subject.strip_prefix(['X', 'x', 'D', 'd']).unwrap_or(subject);
    let number: Option<u16> = digits.parse().ok().filter(|number| *number != 0);
    RULES
        .iter()
        .copied()
        .filter(|rule| rule.name == subject || number.is_some_and(|number| rule.codes.contains(&number)))
        .collect()
}

fn rule_text(rule: &Rule) -> String {
    let fatal = if rule.fatal { "; nothing after it is checked" } else { "" };
    let mut text = format!("{} ({}{fatal})\n\n  {}\n\n", rule.name, rule.severity.name(), rule.message);
    let mut codes: Vec<u16> = rule.codes.iter().copied().filter(|code| *code != 0).collect();
    codes.dedup();
    let mut seen = Vec::new();
    for code in codes {
        if !seen.contains(&code) {
            seen.push(code);
            let profiles: Vec<Profile> =
                Profile::ALL.into_iter().filter(|profile| rule.code(*profile) == Some(code)).collect();
            let printed = profiles.first().and_then(|profile| rule.printed(*profile)).unwrap_or_default();
            let _ = writeln!(text, "  {printed}  {}", names(profiles.into_iter()));
        }
    }
    text.push('\n');
    if !rule.help.is_empty() {
        let _ = writeln!(text, "fix: {}", rule.help);
    }
    let _ = writeln!(text, "source: {}", cite(rule.source));
    text
}

fn notice_text(row: &Notice) -> String {
    let mut text = format!("{} {} ({})\n\n  {}\n\n", row.code, row.name, row.severity.name(), row.message);
    if !row.help.is_empty() {
        let _ = writeln!(text, "fix: {}", row.help);
    }
    let _ = writeln!(text, "source: {}", cite(row.source));
    text
}

fn fault_text(row: &dxvet::fault::Rule) -> String {
    let mut text = format!("{} {} ({})\n\n  {}\n\n", row.code, row.name, row.severity.name(), row.message);
    if !row.help.is_empty() {
        let _ = writeln!(text, "fix: {}", row.help);
    }
    let _ = writeln!(text, "source: {}", cite(row.source));
    text
}

fn profile_text(profile: Profile) -> String {
    let instructions: Vec<&str> = OPS.iter().filter(|op| op.legal.contains(profile)).map(|op| op.name).collect();
    let count = RULES.iter().filter(|rule| rule.code(profile).is_some()).count();
    let mut lines = vec![String::new()];
    for name in instructions {
        if lines.last().is_some_and(|line| line.len() + name.len() > 96) {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            let _ = write!(line, " {name}");
        }
    }
    format!(
        "{}\ninstructions:\n {}\n\n{}\n{count} rules are checked; `dxvet explain NUMBER` explains each\n",
        limits::head(profile),
        lines.join("\n "),
        limits::limits(profile)
    )
}

fn instruction_text(name: &str) -> Option<String> {
    let forms: Vec<&Op> = OPS.iter().filter(|op| op.name == name).collect();
    if forms.is_empty() {
        return None;
    }
    let mut text = String::new();
    for op in &forms {
        let _ = writeln!(text, "{}\n", signature(op));
        let kind = format!("{:?}", op.kind).to_lowercase();
        let _ = writeln!(text, "  {kind} instruction, opcode {} (0x{:04X}){}", op.opcode, op.opcode, control(op));
        let _ = writeln!(text, "  legal in {}", names(op.legal.iter()));
        let only: Vec<Profile> = op.assembles.iter().filter(|profile| !op.legal.contains(*profile)).collect();
        if !only.is_empty() {
            let _ = writeln!(text, "  assembles, but is refused by the validator, in {}", names(only.into_iter()));
        }
        let _ = writeln!(text, "  source: {}\n", cite(op.source));
    }
    text.push_str(&cost_text(name));
    text.push_str(&depth_text(name));
    let costs = COSTS.iter().filter(|row| row.name == name).map(|row| row.source);
    let depths = DEPTHS.iter().filter(|row| mnemonic(row.form) == name).map(|row| row.source);
    text.push_str(&legend(costs.chain(depths)));
    Some(text)
}

fn signature(op: &Op) -> String {
    let (mut text, mut source) = (op.name.to_owned(), 0);
    if op.control == Control::Comparison {
        text.push_str("_comp");
    }
    for (index, parameter) in op.parameters.iter().enumerate() {
        text.push_str(if index == 0 { " " } else { ", " });
        match parameter {
            Parameter::Destination => text.push_str("dst"),
            Parameter::Source => {
                let _ = write!(text, "src{source}");
                source += 1;
            }
            Parameter::Usage => text.push_str("usage"),
            Parameter::Float => text.push_str("float"),
            Parameter::Integer => text.push_str("integer"),
            Parameter::Boolean => text.push_str("boolean"),
        }
    }
    text
}

fn control(op: &Op) -> String {
    match op.control {
        Control::None => String::new(),
        Control::Comparison => ", comparison in bits 16 to 23".into(),
        Control::Value(value) => format!(", control value {value} in bits 16 to 23"),
    }
}

fn cost_text(name: &str) -> String {
    let slots = |slots: Option<Slots>| match slots {
        None => "-".to_owned(),
        Some(Slots { arithmetic, texture: 0 }) => arithmetic.to_string(),
        Some(Slots { arithmetic: 0, texture }) => format!("{texture} texture"),
        Some(Slots { arithmetic, texture }) => format!("{arithmetic} + {texture} texture"),
    };
    let rows: Vec<[String; 4]> = COSTS
        .iter()
        .filter(|row| row.name == name)
        .map(|row: &Cost| {
            let older =
                row.older.map(|older| format!(" (older edition: {})", documented(Some(older)))).unwrap_or_default();
            [
                names(row.profiles.iter()),
                slots(row.validator),
                format!("{}{older}", documented(row.documented)),
                row.source.into(),
            ]
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    format!(
        "instruction slots (- where no limit is enforced)\n\n{}\n",
        table(["profiles", "enforced", "documented", "source"], &rows)
    )
}

fn documented(numbers: Option<Documented>) -> String {
    let Some(numbers) = numbers else { return "-".into() };
    let mut text = numbers.slots.to_string();
    let cases = [
        (numbers.cube, "cube map"),
        (numbers.unlimited, "no texture limit"),
        (numbers.unlimited_cube, "no texture limit, cube map"),
    ];
    for (number, what) in cases {
        if let Some(number) = number {
            let _ = write!(text, ", {number} ({what})");
        }
    }
    text
}

/// The depth rows of all forms that are written with this mnemonic.
fn depth_text(name: &str) -> String {
    let rows: Vec<[String; 5]> = DEPTHS
        .iter()
        .filter(|row| mnemonic(row.form) == name)
        .map(|row| {
            let moves: Vec<String> = Counter::ALL
                .into_iter()
                .filter(|counter| row.deltas[*counter as usize] != 0)
                .map(|counter| format!("{} {:+}", counter.name(), row.deltas[counter as usize]))
                .collect();
            let moves = if moves.is_empty() { "nothing".to_owned() } else { moves.join(", ") };
            let momentary = if row.momentary { " (here only)" } else { "" };
            [
                form_name(row.form).into(),
                names(row.profiles.iter()),
                format!("{moves}{momentary}"),
                row.documented.into(),
                row.source.into(),
            ]
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    let heading = ["form", "profiles", "moves", "documented", "source"];
    format!(
        "depth counters (documented: static, dynamic, loop, call, static flow count)\n\n{}\n",
        table(heading, &rows)
    )
}

fn form_name(form: Form) -> &'static str {
    match form {
        Form::IfBool => "if bool",
        Form::IfComp => "if_comp",
        Form::IfPred => "if pred",
        Form::Else => "else",
        Form::Endif => "endif",
        Form::Rep => "rep",
        Form::Endrep => "endrep",
        Form::Loop => "loop",
        Form::Endloop => "endloop",
        Form::Break => "break",
        Form::BreakComp => "break_comp",
        Form::Breakp => "breakp",
        Form::Call => "call",
        Form::CallnzBool => "callnz bool",
        Form::CallnzPred => "callnz pred",
        Form::Ret => "ret",
        Form::SetpComp => "setp_comp",
    }
}

fn mnemonic(form: Form) -> &'static str {
    form_name(form).split([' ', '_']).next().unwrap_or_default()
}

/// Names of profiles; all of a kind are told in short.
fn names(profiles: impl Iterator<Item = Profile>) -> String {
    let set = ProfileSet(profiles.fold(0, |bits, profile| bits | 1 << profile as u32));
    let all = |pixel: bool| Profile::ALL.into_iter().filter(move |profile| profile.is_pixel() == pixel);
    let mut words = Vec::new();
    for (pixel, word) in [(false, "all vertex profiles"), (true, "all pixel profiles")] {
        if all(pixel).all(|profile| set.contains(profile)) {
            words.push(word);
        } else {
            words.extend(all(pixel).filter(|profile| set.contains(*profile)).map(Profile::name));
        }
    }
    words.join(", ")
}

fn unknown(subject: &str) -> String {
    let known = RULES
        .iter()
        .map(|rule| rule.name)
        .chain(dxvet::fault::rules().flat_map(|row| [row.name, row.code]))
        .chain(OPS.iter().map(|op| op.name))
        .chain(Profile::ALL.into_iter().map(Profile::name))
        .chain(PRESETS.iter().map(|preset| preset.name));
    let near = known.map(|name| (distance(subject, name), name)).min();
    let hint = match near {
        Some((away, name)) if away <= 2 => format!("; did you mean {name}?"),
        _ => {
            "; give a number (X5856), a rule (static-if-too-deep), an instruction (texldp) or a profile (ps_2_0)".into()
        }
    };
    format!("{subject}: nothing is known under this name{hint}")
}

/// How many letters must change to get from one word to the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (done, letter) in from.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = done + 1;
        for (index, other) in to.iter().enumerate() {
            let change = diagonal + usize::from(letter != *other);
            diagonal = row[index + 1];
            row[index + 1] = change.min(diagonal + 1).min(row[index] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}
