//! Source lines and variables between the instructions.

use crate::dxbc::database::{Location, Notes, Place};
use crate::names::text;
use crate::sm4::model::{Instruction, register};
use crate::sm4::op::{Kind, opcode};
use crate::sm4::print::Printer;
use crate::tables::sm4_enums;
use std::fmt::Write as _;

/// Adds the listing of the printer's program with what `notes` know. `before` is called where each
/// instruction starts.
pub(super) fn put(
    out: &mut String,
    printer: &mut Printer<'_>,
    notes: &Notes,
    before: &mut dyn FnMut(&Printer<'_>, Instruction<'_>),
) {
    printer.version(out);
    // Whether an instruction came, and the line it stood on.
    let (mut started, mut last) = (false, None::<Place>);
    let mut initial = false;
    for instruction in printer.program().instructions() {
        let executed = instruction.op().is_some_and(|op| op.kind == Kind::Instruction);
        let offset = instruction.offset();
        if executed && !started {
            started = true;
            initial = locations(out, notes, offset);
        }
        // A function body is a function of its own; a label is not.
        let body = instruction.operand(0).is_some_and(|operand| operand.register_type() == register::FUNCTION_BODY);
        if instruction.opcode() == opcode::LABEL && body {
            last = None;
        }
        if executed {
            if let Some(place) = notes.place(offset).filter(|place| last != Some(*place)) {
                // The block of locations ends without a line end.
                let _ = write!(out, "\n#line {}", place.line);
                if last.is_none_or(|last| last.file != place.file) {
                    let _ = write!(out, " \"{}\"", notes.file(place.file));
                }
                out.push('\n');
                last = Some(place);
            } else if initial {
                out.push('\n');
            }
            initial = false;
        }
        printer.take(out);
        before(printer, instruction);
        printer.instruction(out, instruction);
        let end = offset + 4 * instruction.words().len() as u32;
        if executed {
            after(out, notes, end, instruction.opcode());
        }
    }
    printer.take(out);
}

/// Where variables are before the first instruction; says whether there are any.
fn locations(out: &mut String, notes: &Notes, offset: u32) -> bool {
    let mut last: Option<&Location> = None;
    // Those of inner functions stand before those around them.
    let mut initial: Vec<&Location> = notes.locations(offset).iter().collect();
    initial.sort_by_key(|location| std::cmp::Reverse(location.depth));
    for location in initial {
        match last {
            None => out.push_str("//\n// Initial variable locations:\n//   "),
            Some(last) if same_register(last, location) => out.push_str("; "),
            Some(_) => out.push_str("; \n//   "),
        }
        last = Some(location);
        if note(out, location) {
            break;
        }
    }
    if last.is_some() {
        out.push_str("\n//");
    }
    last.is_some()
}

fn same_register(one: &Location, other: &Location) -> bool {
    let group = |location: &Location| {
        let place =
            location.place.map(|(place, outer)| (if has_bytes(location.register) { place / 16 } else { 0 }, outer));
        (location.register, place)
    };
    group(one) == group(other)
}

/// Whether places in a register are bytes: streams and arrays of registers are numbered.
fn has_bytes(kind: u8) -> bool {
    !matches!(kind, register::STREAM | register::INDEXABLE_TEMP)
}

/// What the instruction that ends at byte `end` puts where.
fn after(out: &mut String, notes: &Notes, end: u32, number: u16) {
    let mut separator = match number {
        opcode::CALL | opcode::CALLC | opcode::FCALL => "  // Post-call locations: ",
        opcode::ELSE => "  // Prior locations: ",
        _ => "  // ",
    };
    // What a function inside another is called with is not said anew.
    for location in notes.locations(end).iter().filter(|location| !location.entry) {
        if separator.starts_with(' ') {
            out.truncate(out.trim_end_matches('\n').len());
        }
        out.push_str(separator);
        separator = "; ";
        if note(out, location) {
            break;
        }
    }
    if !separator.starts_with(' ') {
        out.push('\n');
    }
}

/// `r0.x <- name`; says whether it is the last, since the reference stops at an error.
fn note(out: &mut String, location: &Location) -> bool {
    let name = text(sm4_enums::REGISTER, location.register.into()).unwrap_or("?");
    out.push_str(name);
    match location.place {
        Some((place, outer)) if has_bytes(location.register) => {
            let number = place / 16;
            match outer {
                Some(outer) => {
                    let _ = write!(out, "[{outer}][{number}]");
                }
                // Registers of which there is only one have negative places.
                None if location.register == register::THIS => {
                    let _ = write!(out, "[{number}]");
                }
                None if (place as i32) >= 0 => {
                    let _ = write!(out, "{number}");
                }
                None => {}
            }
            let _ = write!(out, ".{}", ['x', 'y', 'z', 'w'][((place / 4) & 3) as usize]);
        }
        Some((number, _)) => {
            let _ = write!(out, "{number}");
        }
        None => {}
    }
    let _ = write!(out, " <- {}", location.name);
    if let Some(error) = location.error {
        let _ = write!(out, "\n// <internal error> {error}\n");
    }
    location.error.is_some()
}
