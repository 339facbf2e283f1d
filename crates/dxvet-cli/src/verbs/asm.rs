//! `dxvet asm`: text to compiled shader.

use super::translate::{self, Job};
use super::wants_color;
use crate::Outcome;
use crate::arguments::Asm;
use crate::includes;
use crate::input::Input;
use crate::output::Stop;
use dxvet::{AssembleOptions, assemble};

pub fn run(arguments: &Asm) -> Result<Outcome, Stop> {
    let base = arguments.base.clone().map(|path| Input::named(path).read_named()).transpose().map_err(Stop::Failed)?;
    let job = Job {
        inputs: &arguments.inputs,
        destination: &arguments.destination,
        extension: ".bin",
        printable: false,
        color: wants_color(arguments.color, &std::io::stderr()),
    };
    translate::run(&job, |input, text| {
        let name = input.name();
        let include = |file: &str, _system: bool| {
            includes::open(includes::folder_of(&input.path), &arguments.includes.folders, file)
        };
        let options = AssembleOptions {
            validate: !arguments.no_validate,
            file_name: &name,
            include: Some(&include),
            base: base.as_deref(),
            ..AssembleOptions::default()
        };
        let assembled = assemble(text, &options);
        (assembled.bytes, assembled.report)
    })
}
