//! Class linkage.

use super::RowEnd;
use crate::dxbc::interfaces::Interfaces;
use std::fmt::Write as _;

const RULE: &str = "// +----------+---------+---------------------------------------\n";

/// Classes of a slot on one line.
const PER_LINE: usize = 8;

pub(super) fn linkage(out: &mut String, interfaces: &Interfaces<'_>, row: RowEnd<'_>) {
    if !interfaces.types.is_empty() {
        out.push_str("//\n// Available Class Types:\n//\n// Name                             ID CB Stride Texture Sampler\n// ------------------------------ ---- --------- ------- -------\n");
        for (number, class) in interfaces.types.iter().enumerate() {
            let _ = writeln!(
                out,
                "// {:30} {number:4} {:9} {:7} {:7}",
                class.name.to_string(),
                class.stride,
                class.textures,
                class.samplers
            );
            row(out);
        }
    }
    if !interfaces.instances.is_empty() {
        out.push_str("//\n// Available Class Instances:\n//\n// Name                        Type CB CB Offset Texture Sampler\n// --------------------------- ---- -- --------- ------- -------\n");
        for instance in &interfaces.instances {
            let number = |value: u16| if value == u16::MAX { "-".to_owned() } else { value.to_string() };
            let name = match instance.elements {
                0 | 1 => instance.name.to_string(),
                elements => format!("{}[{elements}]", instance.name),
            };
            let _ = writeln!(
                out,
                "// {name:27} {:4} {:>2} {:>9} {:>7} {:>7}",
                instance.class,
                number(instance.buffer),
                number(instance.offset),
                number(instance.texture),
                number(instance.sampler)
            );
            row(out);
        }
    }
    slots(out, interfaces, row);
}

fn slots(out: &mut String, interfaces: &Interfaces<'_>, row: RowEnd<'_>) {
    let _ = write!(out, "//\n// Interface slots, {} total:\n//\n//             Slots\n{RULE}", interfaces.total);
    let mut first = 0u32;
    for slots in &interfaces.slots {
        let last = first.wrapping_add(slots.span).wrapping_sub(1);
        let mut range = if slots.span < 2 { format!("{first:4}     ") } else { format!("{first:4}-{last:<4}") };
        // The reference skips one class at each line's end, and counts the slots once a line.
        for line in slots.types.chunks(PER_LINE + 1) {
            let line = &line[..line.len().min(PER_LINE)];
            let _ = write!(out, "// | Type ID  |{range}|");
            for (class, _) in line {
                let _ = write!(out, "{class:<5}");
            }
            out.push_str("\n// | Table ID |         |");
            for (_, table) in line {
                let _ = write!(out, "{table:<5}");
            }
            out.push('\n');
            range = " ".repeat(9);
            first = first.wrapping_add(slots.span);
            row(out);
        }
        out.push_str(RULE);
        row(out);
    }
}
