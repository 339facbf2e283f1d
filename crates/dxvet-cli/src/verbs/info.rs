//! `dxvet info`: what a compiled shader or effect says about itself.

use crate::Outcome;
use crate::arguments::{Form, Info};
use crate::includes;
use crate::input::{self, Input};
use crate::output::{self, Stop};
use crate::render::{container_info, dxil_info, effect_json, json, stream_info, text};
use dxvet::d3d9::effect::{self, Effect};
use dxvet::dxbc::container::{Container, HEADER};
use dxvet::{CheckOptions, Format, check};

pub fn run(arguments: &Info) -> Result<Outcome, Stop> {
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
        let (text, outcome) = one(input, &bytes, arguments);
        output::write(text.as_bytes())?;
        if arguments.format == Form::Text && inputs.len() > 1 {
            output::write(b"\n")?;
        }
        worst = worst.max(outcome);
    }
    Ok(worst)
}

fn one(input: &Input, bytes: &[u8], arguments: &Info) -> (String, Outcome) {
    let name = input.name();
    let format = Format::identify(bytes);
    let as_json = arguments.format == Form::Json;
    let read = (format == Format::D3d9Effect).then(|| Effect::read(bytes));
    match (format, read) {
        (_, Some(Ok(effect))) => {
            let text = if as_json {
                json::any(&effect_json::effect(&name, input.base(), &effect))
            } else {
                let Effect { span, .. } = &effect;
                let (start, size) = (input.base() + span.offset as usize, span.length);
                format!("{name}: fx_2_0 effect, {size} bytes at {start} (0x{start:X})\n{}", effect::print(&effect))
            };
            (text, Outcome::Clean)
        }
        (Format::D3d9 | Format::D3d9Asm, _) => {
            let include = |file: &str, _system: bool| {
                includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file)
            };
            let options =
                CheckOptions { file_name: &name, include: Some(&include), warnings: false, ..CheckOptions::default() };
            let info = stream_info::read(&name, bytes, &options);
            (if as_json { json::any(&info) } else { stream_info::text(&info) }, Outcome::Clean)
        }
        (Format::Dxbc, _) if Container::recognise(bytes) && bytes.len() >= HEADER => {
            let info = container_info::read(&name, bytes, input.base());
            (if as_json { json::any(&info) } else { container_info::text(&info) }, Outcome::Clean)
        }
        (Format::Dxil, _) if Container::recognise(bytes) && bytes.len() >= HEADER => {
            let info = dxil_info::read(&name, bytes, input.base());
            (if as_json { json::any(&info) } else { dxil_info::text(&info) }, Outcome::Clean)
        }
        // Nothing is known about the rest but what a check says.
        _ => {
            let mut report = check(bytes, &CheckOptions::default());
            input.shift(&mut report);
            let text = if as_json {
                json::line(&name, &report)
            } else {
                text::diagnostics(&text::renderer(false), &name, bytes, &report)
            };
            (text, Outcome::Trouble)
        }
    }
}
