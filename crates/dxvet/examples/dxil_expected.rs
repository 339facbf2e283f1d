//! Compares the parts of DXIL containers with what their modules imply: names of files one a line on
//! standard input.
#![allow(clippy::print_stdout)]

use dxvet::dxbc::Container;
use dxvet::dxil::description::Description;
use dxvet::dxil::expected::{psv, signature};
use dxvet::dxil::psv::{Psv, Stage};
use dxvet::dxil::{Header, decode};
use std::io::BufRead as _;

fn main() {
    for file in std::io::stdin().lock().lines().map_while(Result::ok) {
        let Ok(bytes) = std::fs::read(&file) else { continue };
        let container = Container::decode(&bytes, &mut Vec::new());
        let Some(part) = container.part(b"DXIL") else { continue };
        let Some(header) = Header::decode(part.data) else { continue };
        let range = header.bitcode(part.data);
        let module = decode(&part.data[range], 0, &mut Vec::new());
        let description = Description::of(&module);
        let Some(entry) = description.entries.first() else { continue };
        if let Some(part) = container.part(b"RDAT") {
            let features = dxvet::dxil::features::compute(&module, &description);
            let present = dxvet::dxil::rdat::Rdat::decode(part.data);
            let ours = dxvet::dxil::expected::rdat::build(&module, &description, &features, &present);
            let ours = ours.unwrap_or_default();
            if ours != part.data {
                let hex: String = ours.iter().map(|byte| format!("{byte:02x}")).collect();
                println!("{file}\tRDAT\t{hex}");
            }
        }
        if let Some(part) = container.part(b"PSV0") {
            let ours = psv::build(&module, &description, entry);
            let theirs = Psv::decode(part.data, Stage(entry.stage as u8));
            if ours.encode() != part.data {
                println!("{file}\tPSV0\t{}", first(&ours, &theirs));
            }
        }
        use signature::Direction::{Input, Output, Patch};
        for (name, direction) in [(b"ISG1", Input), (b"OSG1", Output), (b"PSG1", Patch)] {
            let Some(part) = container.part(name) else { continue };
            let ours = signature::Signature::build(&module, &description, entry, direction);
            if ours.encode() != part.data {
                println!("{file}\t{}\tbytes", part.name);
            }
            let rows = ours.rows;
            let theirs = dxvet::dxbc::signature::Signature::decode(part, &mut Vec::new());
            let theirs = theirs.map_or(Vec::new(), |signature| signature.elements);
            for (number, (ours, theirs)) in rows.iter().zip(&theirs).enumerate() {
                let same = ours.name == theirs.name.0
                    && (ours.index, ours.stream, ours.system_value, ours.component, ours.register)
                        == (theirs.index, theirs.stream, theirs.system_value, theirs.component_type, theirs.register)
                    && (ours.mask, ours.used, ours.min_precision) == (theirs.mask, theirs.used, theirs.min_precision);
                if !same {
                    println!("{file}\t{}\t{number}: {ours:?} {theirs:?}", part.name);
                }
            }
            if rows.len() != theirs.len() {
                println!("{file}\t{}\t{} {}", part.name, rows.len(), theirs.len());
            }
        }
    }
}

fn first(ours: &Psv, theirs: &Psv) -> String {
    for ((field, one), (_, other)) in ours.info.fields().zip(theirs.info.fields()) {
        if one != other {
            return format!("{} {one} {other}", field.name);
        }
    }
    if ours.resources != theirs.resources {
        return format!("resources {:?} {:?}", ours.resources, theirs.resources);
    }
    if ours.strings != theirs.strings || ours.indices != theirs.indices {
        return format!(
            "tables {:?} {:?} {:?} {:?}",
            String::from_utf8_lossy(&ours.strings),
            String::from_utf8_lossy(&theirs.strings),
            ours.indices,
            theirs.indices
        );
    }
    if (&ours.inputs, &ours.outputs, &ours.patch) != (&theirs.inputs, &theirs.outputs, &theirs.patch) {
        return format!(
            "elements {:?} {:?}",
            (&ours.inputs, &ours.outputs, &ours.patch),
            (&theirs.inputs, &theirs.outputs, &theirs.patch)
        );
    }
    if ours.input_to_output != theirs.input_to_output {
        return format!("table {:?} {:?}", ours.input_to_output, theirs.input_to_output);
    }
    format!(
        "rest {:?} {:?}",
        (&ours.view_outputs, &ours.view_patch, &ours.input_to_patch, &ours.patch_to_output),
        (&theirs.view_outputs, &theirs.view_patch, &theirs.input_to_patch, &theirs.patch_to_output)
    )
}
