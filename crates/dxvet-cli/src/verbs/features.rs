//! `dxvet features`: what does a shader need, and who takes it?

use crate::Outcome;
use crate::arguments::{self, Form};
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::{features, json};
use dxvet::features::{Features, Want, read};

pub fn run(arguments: &arguments::Features) -> Result<Outcome, Stop> {
    let wants = wants(&arguments.require)?;
    let (inputs, troubles) = input::gather(&arguments.inputs)?;
    let mut worst = Outcome::Clean;
    for trouble in &troubles {
        output::complain(trouble);
        worst = Outcome::Trouble;
    }
    for input in &inputs {
        let bytes = match input.read() {
            Ok(Some(bytes)) => bytes,
            Ok(None) => continue,
            Err(message) => {
                output::complain(&message);
                worst = Outcome::Trouble;
                continue;
            }
        };
        let mut answers = read(&bytes);
        shift(input, &mut answers);
        let failures = answers.failures(&wants);
        let name = input.name();
        let text = match arguments.format {
            Form::Json => json::any(&features::line(&name, &answers, (!wants.is_empty()).then_some(&failures))),
            Form::Text => features::text(&name, &answers, &failures),
        };
        output::write(text.as_bytes())?;
        if arguments.format == Form::Text && inputs.len() > 1 {
            output::write(b"\n")?;
        }
        worst = worst.max(if !failures.is_empty() {
            Outcome::Findings
        } else if answers.apis.is_empty() {
            Outcome::Trouble
        } else {
            Outcome::Clean
        });
    }
    Ok(worst)
}

/// What `--require` names.
fn wants(names: &[String]) -> Result<Vec<Want>, Stop> {
    names
        .iter()
        .map(|name| {
            Want::parse(name.trim()).ok_or_else(|| {
                let known: Vec<&str> = Want::names().collect();
                Stop::Failed(format!("--require {name}: not one of {}", known.join(", ")))
            })
        })
        .collect()
}

/// Makes the offsets those of the file.
fn shift(input: &Input, answers: &mut Features) {
    let base = u32::try_from(input.base()).unwrap_or(u32::MAX);
    for cause in answers.causes() {
        cause.offset = cause.offset.and_then(|offset| offset.checked_add(base));
    }
}
