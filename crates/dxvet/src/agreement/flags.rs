//! Declared against computed shader flags.

use super::Loaded;
use crate::dxil::description::Element;
use crate::dxil::features::Place;
use crate::dxil::module::{Instruction, Module, Op, ValueId, binary, cast};
use crate::fault::Fault;
use crate::span::Span;
use crate::tables::{dxil_flags::FLAGS, faults};

pub(super) fn check(loaded: &Loaded, found: &mut Vec<Fault>) {
    let mismatch = loaded.features.mismatch();
    for flag in FLAGS.iter().filter(|flag| mismatch & flag.mask() != 0) {
        let (rule, word, text, at) = match loaded.features.computed.cause(flag.bit) {
            Some(place) => {
                let (text, at) = cause(loaded, place);
                (&faults::DXIL_FLAG_UNDECLARED, "cause", text, at)
            }
            None => (&faults::DXIL_FLAG_WITHOUT_CAUSE, "absent", flag.absent.to_owned(), None),
        };
        let at = at.unwrap_or(Span { offset: loaded.bitcode, length: 4 });
        let fault = Fault::new(rule, at).with("bit", flag.bit).with("title", flag.title);
        found.push(fault.with(word, text));
    }
}

/// What sets a flag, in words, and where it stands in the container if it is an instruction.
pub fn cause(loaded: &Loaded, place: Place) -> (String, Option<Span>) {
    let text = |letters: &[u8]| String::from_utf8_lossy(letters).into_owned();
    match place {
        Place::Instruction(number) => match loaded.module.instructions.get(number as usize) {
            Some(instruction) => {
                let at = loaded.bitcode.saturating_add(instruction.bit / 8);
                let length = (instruction.bit + instruction.bits).div_ceil(8) - instruction.bit / 8;
                let name = operation(&loaded.module, instruction);
                (format!("{name} in {}", holder(&loaded.module, number)), Some(Span { offset: at, length }))
            }
            None => ("an instruction".into(), None),
        },
        Place::Resource(class, number) => {
            let resource = loaded.description.resources[usize::from(class)].get(number as usize);
            let letter = if class == 0 { 't' } else { 'u' };
            let what = match resource {
                Some(one) if one.name.is_empty() => format!("resource {letter}{} of space {}", one.lower, one.space),
                Some(one) => format!("resource {} ({letter}{}, space {})", text(&one.name), one.lower, one.space),
                None => "a resource".into(),
            };
            (what, None)
        }
        Place::Uavs => (format!("the number of UAVs ({} declared)", loaded.description.uavs().len()), None),
        Place::Element(signature, entry, number) => {
            let entry = loaded.description.entries.get(entry as usize);
            let element = entry.and_then(|entry| entry.signatures[usize::from(signature)].get(number as usize));
            let direction = if signature == 0 { "input" } else { "output" };
            let name = element.map_or("an element".into(), |element: &Element| text(&element.name));
            (format!("{name} of the {direction} signature"), None)
        }
        Place::Subobject => ("a subobject of the library".into(), None),
    }
}

/// Name of the function that holds an instruction.
fn holder(module: &Module, number: u32) -> String {
    let body = module.bodies.iter().find(|body| body.instructions.range().contains(&(number as usize)));
    let function = body.and_then(|body| module.functions.get(body.function as usize));
    function.map_or_else(String::new, |function| String::from_utf8_lossy(module.text(function.name)).into_owned())
}

fn operation(module: &Module, instruction: &Instruction) -> String {
    let name = match instruction.op {
        Op::Call => {
            let callee = module.operands(instruction).first().and_then(|callee| module.function(ValueId(*callee)));
            return callee.map_or_else(
                || "a call".into(),
                |function| String::from_utf8_lossy(module.text(function.name)).into_owned(),
            );
        }
        Op::Cast => cast::NAMES.get(usize::from(instruction.sub)).copied(),
        Op::Binary => {
            use crate::dxil::module::Type::{Double, Float, Half};
            let names = match module.ty(instruction.ty) {
                Double | Float | Half => &binary::FLOAT,
                _ => &binary::INTEGER,
            };
            names.get(usize::from(instruction.sub)).copied()
        }
        Op::Load => Some("load"),
        Op::Store => Some("store"),
        Op::Phi => Some("phi"),
        Op::Select => Some("select"),
        Op::Compare => Some("a comparison"),
        Op::ExtractValue => Some("extractvalue"),
        Op::GetElementPointer => Some("getelementptr"),
        Op::Alloca => Some("alloca"),
        Op::AtomicRmw => Some("atomicrmw"),
        Op::CompareExchange => Some("cmpxchg"),
        Op::Return => Some("ret"),
        _ => None,
    };
    name.unwrap_or("an instruction").to_owned()
}
