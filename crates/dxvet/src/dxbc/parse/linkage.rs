//! Class linkage tables.

use super::{comment, rows, whole};
use crate::dxbc::field::Text;
use crate::dxbc::interfaces::{ClassInstance, ClassType, Interfaces, Slots};
use crate::fault::{Mistake, tell};
use crate::tables::faults;

pub(super) fn linkage<'a>(lines: &[(u32, &'a str)], mistakes: &mut Vec<Mistake>) -> Option<Interfaces<'a>> {
    let start = lines.iter().position(|(_, line)| line.contains("Interface slots, "))?;
    let total = lines[start].1.split_once("slots, ")?.1.split(' ').next()?.parse().ok()?;
    let mut interfaces = Interfaces { types: Vec::new(), instances: Vec::new(), slots: Vec::new(), total };
    let mut wrong = |number: u32, line: &str| {
        tell(mistakes, Mistake::new(&faults::SIGNATURE_ROW, whole(number, line)).with("title", "class linkage"));
    };
    for (number, line) in rows(lines, "Available Class Types:").unwrap_or(&[]) {
        match comment(line).and_then(class) {
            Some(class) => interfaces.types.push(class),
            None => wrong(*number, line),
        }
    }
    for (number, line) in rows(lines, "Available Class Instances:").unwrap_or(&[]) {
        match comment(line).and_then(instance) {
            Some(instance) => interfaces.instances.push(instance),
            None => wrong(*number, line),
        }
    }
    let mut ids: Vec<u16> = Vec::new();
    for (number, line) in &lines[start + 1..] {
        let Some(text) = comment(line).map(str::trim) else { break };
        let Some(text) = text.strip_prefix("| ") else { continue };
        let mut cells = text.splitn(3, '|');
        let (kind, range, list) = (cells.next()?.trim(), cells.next()?.trim(), cells.next()?);
        let fine = match kind {
            "Type ID" => {
                if !range.is_empty() {
                    interfaces.slots.push(Slots { span: span(range)?, types: Vec::new() });
                }
                ids = list.split_whitespace().filter_map(|word| word.parse().ok()).collect();
                // A line that is full has lost a class.
                ids.len() < 8
            }
            _ => {
                let tables = list.split_whitespace().filter_map(|word| word.parse().ok());
                let slots = interfaces.slots.last_mut()?;
                slots.types.extend(ids.drain(..).zip(tables));
                true
            }
        };
        if !fine {
            wrong(*number, line);
        }
    }
    Some(interfaces)
}

/// How many slots `3` or `1-3` names.
fn span(range: &str) -> Option<u32> {
    match range.split_once('-') {
        Some((first, last)) => {
            let (first, last): (u32, u32) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
            last.checked_sub(first)?.checked_add(1)
        }
        None => Some(1),
    }
}

fn class(text: &str) -> Option<ClassType<'_>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [name, _, stride, textures, samplers] = words.as_slice() else { return None };
    Some(ClassType {
        name: Text(name.as_bytes()),
        id: 0,
        stride: stride.parse().ok()?,
        textures: textures.parse().ok()?,
        samplers: samplers.parse().ok()?,
    })
}

fn instance(text: &str) -> Option<ClassInstance<'_>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [name, class, buffer, offset, texture, sampler] = words.as_slice() else { return None };
    let array = name.strip_suffix(']').and_then(|name| name.rsplit_once('['));
    let (name, elements) = match array {
        Some((name, elements)) => (name, elements.parse().ok()?),
        None => (*name, 1),
    };
    let number = |word: &str| if word == "-" { Some(u16::MAX) } else { word.parse().ok() };
    Some(ClassInstance {
        name: Text(name.as_bytes()),
        class: class.parse().ok()?,
        elements,
        buffer: number(buffer)?,
        offset: number(offset)?,
        texture: number(texture)?,
        sampler: number(sampler)?,
    })
}
