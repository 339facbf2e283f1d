//! `dxvet dis`: compiled shader to text.

use super::translate::{self, Job};
use super::wants_color;
use crate::Outcome;
use crate::arguments::Dis;
use crate::output::Stop;
use dxvet::{DisassembleOptions, disassemble};

pub fn run(arguments: &Dis) -> Result<Outcome, Stop> {
    let job = Job {
        inputs: &arguments.inputs,
        destination: &arguments.destination,
        extension: ".dis",
        printable: true,
        color: wants_color(arguments.color, &std::io::stderr()),
    };
    let &Dis { exact, numbers, offsets, hex_literals, .. } = arguments;
    let options = DisassembleOptions { exact, numbers, offsets, hex_literals };
    translate::run(&job, |_, bytes| {
        let listed = disassemble(bytes, &options);
        (listed.text.map(String::into_bytes), listed.report)
    })
}
