//! What does it use, and where?

use super::check::{CheckOptions, check};
use crate::d3d9::decode::decode;
use crate::d3d9::model::Program;
use crate::d3d9::parse::{Options, parse};
use crate::d3d9::print::{self, listing};
use crate::identify::Format;
use crate::inspect::{Counting, Meter, Progress};
use crate::report::Report;
use std::collections::HashMap;

/// A shader line by line, with what each line adds.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The listing; empty for a format that this version does not list.
    pub lines: Vec<InspectedLine>,
    /// Whose slot costs are added up; `None` without a listing.
    pub counting: Option<Counting>,
    /// The check's report, its usage filled in.
    pub report: Report,
}

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InspectedLine {
    /// The text.
    pub text: String,
    /// The state after the line's instruction; `None` for a line without one.
    pub progress: Option<Progress>,
}

/// Follows a shader through its listing: slots so far and how deep blocks and calls nest.
///
/// ```
/// use dxvet::d3d9::depth::Counter;
/// use dxvet::{CheckOptions, inspect};
///
/// let inspection = inspect(b"vs_2_0\nif b0\nendif\nmov oPos, c0\n", &CheckOptions::default());
/// let depth = |line: usize| inspection.lines[line].progress?.depths.map(|depths| depths.get(Counter::Static));
/// assert_eq!((depth(0), depth(1), depth(2)), (None, Some(1), Some(0)));
/// ```
pub fn inspect(bytes: &[u8], options: &CheckOptions<'_>) -> Inspection {
    let report = check(bytes, &CheckOptions { usage: true, ..*options });
    let program = match report.format {
        Format::D3d9 => decode(bytes),
        Format::D3d9Asm => {
            let surroundings = Options { file_name: options.file_name, include: options.include };
            parse(bytes, &surroundings, &mut ()).program
        }
        _ => return Inspection { lines: Vec::new(), counting: None, report },
    };
    let meter = Meter::new(program.version);
    Inspection { counting: meter.as_ref().map(Meter::counting), lines: lines(&program, meter), report }
}

fn lines(program: &Program, meter: Option<Meter>) -> Vec<InspectedLine> {
    let listing = listing(program, &print::Options::default());
    let mut at_line = HashMap::new();
    if let Some(mut meter) = meter {
        for instruction in program.instructions() {
            let progress = meter.step(instruction);
            if let Some(line) = listing.line(instruction.offset) {
                at_line.insert(line, progress);
            }
        }
    }
    (1..)
        .zip(listing.text.lines())
        .map(|(number, text)| InspectedLine { text: text.to_owned(), progress: at_line.get(&number).copied() })
        .collect()
}
