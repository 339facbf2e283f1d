//! `dxvet parts`: the parts of a container, listed, taken out, exchanged or stripped.

use crate::Outcome;
use crate::arguments::{Form, Parts, StripWhat};
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::container_info;
use crate::render::json;
use dxvet::Format;
use dxvet::dxbc::edit::{Strip, replace, strip};
use dxvet::dxbc::{Container, FourCc};
use std::path::{Path, PathBuf};

pub fn run(arguments: &Parts) -> Result<Outcome, Stop> {
    let input = Input::named(arguments.path.clone());
    let name = input.name();
    let bytes = input.read_named().map_err(Stop::Failed)?;
    let format = Format::identify(&bytes);
    if !matches!(format, Format::Dxbc | Format::Dxil) || !Container::recognise(&bytes) {
        return Err(Stop::Failed(format!("{name}: this is {}, no DXBC container", format.title())));
    }
    let mut faults = Vec::new();
    let container = Container::decode(&bytes, &mut faults);
    let result = if let Some(part) = &arguments.extract {
        extracted(&container, &name, four_letters(part)?)?
    } else if let Some(exchange) = &arguments.replace {
        whole(&name, &faults)?;
        let (part, file) = exchange
            .split_once('=')
            .ok_or_else(|| Stop::Failed(format!("--replace {exchange}: NAME=FILE is wanted, as PRIV=note.bin")))?;
        let content = Input::named(PathBuf::from(file)).read_named().map_err(Stop::Failed)?;
        replace(&container, four_letters(part)?, &content)
    } else if !arguments.strip.is_empty() {
        whole(&name, &faults)?;
        strip(&container, stripped(&arguments.strip))
    } else {
        let parts = container_info::parts(&container, input.base());
        let text = match arguments.format {
            Form::Json => parts.iter().map(json::any).collect(),
            Form::Text => container_info::part_table(&parts),
        };
        output::write(text.as_bytes())?;
        for fault in &faults {
            output::complain(&format!("{name}: {} {}", fault.rule.code, fault.message()));
        }
        return Ok(if faults.is_empty() { Outcome::Clean } else { Outcome::Findings });
    };
    store(arguments.output.as_deref(), &result)?;
    Ok(Outcome::Clean)
}

/// What is written anew holds what could be read: of a broken container that would not be all.
fn whole(name: &str, faults: &[dxvet::fault::Fault]) -> Result<(), Stop> {
    match faults.iter().find(|fault| fault.rule.severity == dxvet::diagnostic::Severity::Error) {
        // Sizes, offsets and the order come out right by themselves.
        Some(fault) if !matches!(fault.rule.code, "C0104" | "C0206" | "C0210") => {
            Err(Stop::Failed(format!("{name}: {} {}", fault.rule.code, fault.message())))
        }
        _ => Ok(()),
    }
}

fn four_letters(name: &str) -> Result<FourCc, Stop> {
    name.as_bytes()
        .try_into()
        .map(FourCc)
        .map_err(|_| Stop::Failed(format!("{name}: the name of a part has four letters, as RDEF")))
}

fn extracted(container: &Container<'_>, file: &str, name: FourCc) -> Result<Vec<u8>, Stop> {
    let part = container.part(&name.0).ok_or_else(|| {
        let present: Vec<String> = container.parts().iter().map(|part| part.name.to_string()).collect();
        Stop::Failed(format!("{file}: no part is called {name}; there are {}", present.join(", ")))
    })?;
    Ok(part.data.to_vec())
}

fn stripped(what: &[StripWhat]) -> Strip {
    let wants = |one| what.contains(&one);
    Strip {
        reflection: wants(StripWhat::Reflection),
        debug: wants(StripWhat::Debug),
        private: wants(StripWhat::Private),
        root_signature: wants(StripWhat::RootSignature),
    }
}

fn store(path: Option<&Path>, bytes: &[u8]) -> Result<(), Stop> {
    match path.filter(|path| !input::is_stdin(path)) {
        Some(path) => std::fs::write(path, bytes)
            .map_err(|error| Stop::Failed(format!("{}: {}", path.display(), input::reason(&error)))),
        None if std::io::IsTerminal::is_terminal(&std::io::stdout()) => {
            Err(Stop::Failed("bytes do not go to a terminal; use --output FILE".into()))
        }
        None => output::write(bytes),
    }
}
