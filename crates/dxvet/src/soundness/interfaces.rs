//! Class linkage (IFCE) against the interfaces that the program declares.

use super::signatures::{Side, Stated};
use crate::dxbc::Container;
use crate::dxbc::container::Part;
use crate::dxbc::interfaces::{ClassInstance, Interfaces, Slots};
use crate::fault::{Fault, Rule};
use crate::sm4::model::{Instruction, Program};
use crate::sm4::op::opcode;
use crate::tables::sm4_rules as rules;
use std::collections::{BTreeMap, BTreeSet};

/// No buffer, texture or sampler.
const NONE: u16 = u16::MAX;

/// What the program declares that instances of classes lie in.
#[derive(Default)]
struct Declared {
    /// Vectors of constant buffers.
    buffers: BTreeMap<u32, u32>,
    textures: BTreeSet<u32>,
    samplers: BTreeSet<u32>,
    /// The slots where a declared interface starts.
    interfaces: BTreeSet<u32>,
}

struct Look<'a> {
    part: Part<'a>,
    most: usize,
    found: &'a mut Vec<Fault>,
}

impl Look<'_> {
    fn add(&mut self, fault: Fault) {
        if self.found.len() <= self.most {
            self.found.push(fault);
        }
    }
    fn part(&mut self, rule: &'static Rule, complete: impl FnOnce(Fault) -> Fault) {
        self.add(complete(Fault::new(rule, self.part.span())));
    }
}

/// Adds where class linkage and program differ; `first` is where the first interface is declared.
pub(super) fn check(
    container: &Container<'_>,
    program: &Program,
    first: Option<usize>,
    most: usize,
    found: &mut Vec<Fault>,
) {
    let Some(part) = container.part(b"IFCE") else { return unlinked(container, program, first, found) };
    let mut broken = Vec::new();
    let linkage = Interfaces::decode(part, &mut broken);
    if !broken.is_empty() {
        return;
    }
    let mut starts = BTreeMap::new();
    let mut total = 0u32;
    for slots in &linkage.slots {
        starts.insert(total, slots);
        total = total.saturating_add(slots.span);
    }
    let mut look = Look { part, most, found };
    if linkage.total != total {
        look.part(&rules::LINKAGE_TOTAL, |fault| fault.with("stated", linkage.total).with("counted", total));
    }
    let mut declared = Declared::default();
    for (number, instruction) in program.instructions().enumerate() {
        declaration(&mut look, &mut declared, &starts, number, instruction);
    }
    for start in starts.keys().filter(|start| !declared.interfaces.contains(start)) {
        look.part(&rules::LINKAGE_UNDECLARED, |fault| fault.with("number", start));
    }
    let classes = linkage.types.len();
    for (slot, slots) in &starts {
        for (class, _) in slots.types.iter().filter(|(class, _)| usize::from(*class) >= classes) {
            look.part(&rules::LINKAGE_CLASS, |it| it.with("what", format!("slot {slot}")).with("class", class));
        }
    }
    for it in &linkage.instances {
        instance(&mut look, &declared, &linkage, it);
    }
}

/// Interfaces of a container that has signatures and no class linkage: nothing can be bound to them.
fn unlinked(container: &Container<'_>, program: &Program, first: Option<usize>, found: &mut Vec<Fault>) {
    let Some((number, instruction)) = first.and_then(|number| Some((number, program.get(number)?))) else { return };
    if [Side::In, Side::Out].iter().all(|side| Stated::of(container, *side).is_some()) {
        let fp = instruction.rest().first().copied().unwrap_or(0);
        found.push(blame(&rules::LINKAGE_MISSING, number, instruction).with("number", fp));
    }
}

fn blame(rule: &'static Rule, number: usize, instruction: Instruction<'_>) -> Fault {
    let mut fault = Fault::new(rule, instruction.span());
    fault.instruction = Some(number as u32);
    fault
}

fn declaration(
    look: &mut Look<'_>,
    declared: &mut Declared,
    starts: &BTreeMap<u32, &Slots>,
    number: usize,
    instruction: Instruction<'_>,
) {
    let index = |place: usize| instruction.operand(0)?.index(place).map(|index| index.number() as u32);
    match instruction.opcode() {
        opcode::DCL_CONSTANTBUFFER => {
            declared.buffers.insert(index(0).unwrap_or(0), index(1).unwrap_or(0));
        }
        opcode::DCL_RESOURCE | opcode::DCL_RESOURCE_RAW | opcode::DCL_RESOURCE_STRUCTURED => {
            declared.textures.extend(index(0));
        }
        opcode::DCL_SAMPLER => declared.samplers.extend(index(0)),
        opcode::DCL_INTERFACE => {
            let &[start, _, counts, ref tables @ ..] = instruction.rest() else { return };
            declared.interfaces.insert(start);
            let Some(slots) = starts.get(&start) else {
                look.add(blame(&rules::LINKAGE_MISSING, number, instruction).with("number", start));
                return;
            };
            let mut differs = |what: &str, declared: String, stated: String| {
                let fault = blame(&rules::LINKAGE_DIFFERS, number, instruction).with("number", start);
                look.add(fault.with("what", what).with("declared", declared).with("stated", stated));
            };
            if counts >> 16 != slots.span {
                differs("slots", (counts >> 16).to_string(), slots.span.to_string());
            }
            let stated = slots.types.iter().map(|(_, table)| *table);
            if !tables.iter().copied().eq(stated.clone()) {
                differs("function tables", list(tables.iter().copied()), list(stated));
            }
        }
        _ => {}
    }
}

/// Some numbers; forged tables have very many.
fn list(numbers: impl Iterator<Item = u32>) -> String {
    const SHOWN: usize = 16;
    let shown: Vec<String> = numbers.take(SHOWN + 1).map(|number| number.to_string()).collect();
    match shown.get(..SHOWN).filter(|_| shown.len() > SHOWN) {
        Some(first) => format!("{} and more", first.join(", ")),
        None => shown.join(", "),
    }
}

/// An instance has a class, and what the class takes is declared.
fn instance(look: &mut Look<'_>, declared: &Declared, linkage: &Interfaces<'_>, it: &ClassInstance<'_>) {
    let name: String = String::from_utf8_lossy(it.name.0).chars().take(64).collect();
    let Some(class) = linkage.types.get(usize::from(it.class)) else {
        look.part(&rules::LINKAGE_CLASS, |fault| fault.with("what", name).with("class", it.class));
        return;
    };
    let mut lies = |place: String| {
        look.part(&rules::LINKAGE_INSTANCE, |fault| fault.with("instance", &name).with("place", place));
    };
    if it.buffer != NONE {
        let end = u32::from(it.offset) + u32::from(it.elements.max(1)) * u32::from(class.stride);
        match declared.buffers.get(&it.buffer.into()) {
            Some(vectors) if end <= *vectors => {}
            Some(_) => lies(format!("cb{}[{}]", it.buffer, end - 1)),
            None => lies(format!("cb{}", it.buffer)),
        }
    }
    let first_missing = |set: &BTreeSet<u32>, first: u16, count: u16| {
        let first = u32::from(first);
        (first..first + u32::from(it.elements.max(1)) * u32::from(count)).find(|number| !set.contains(number))
    };
    if let Some(number) = first_missing(&declared.textures, it.texture, class.textures).filter(|_| it.texture != NONE) {
        lies(format!("t{number}"));
    }
    if let Some(number) = first_missing(&declared.samplers, it.sampler, class.samplers).filter(|_| it.sampler != NONE) {
        lies(format!("s{number}"));
    }
}
