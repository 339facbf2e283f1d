//! Changes single fields of legal programs of Shader Model 4 to 5.1, and counts what the check says
//! of each: `sm4_mutations [CHANGES] [SURVIVORS]` prints the shares by field, then as many changes
//! that nothing was said against. The same changes in every run.
#![allow(clippy::print_stdout)]

#[path = "../tests/common/containers.rs"]
mod containers;

use dxvet::diagnostic::Severity;
use dxvet::dxbc::Container;
use dxvet::sm4::op::Kind;
use dxvet::sm4::print::Printer;
use dxvet::sm4::{self, Program};
use std::collections::BTreeMap;

/// How many shaders are changed.
const SHADERS: usize = 300;

/// A small generator: the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

/// A field of an instruction: its name, the word from the start of the instruction, its first bit and
/// its width.
type Field = (&'static str, usize, u32, u32);

/// The fields of instruction `number` that mean something. Immediate values are left out: any is legal.
fn fields(program: &Program, number: usize) -> Vec<Field> {
    let mut fields = vec![("opcode", 0, 0, 11), ("controls", 0, 11, 13)];
    let Some(instruction) = program.get(number) else { return fields };
    let declares = instruction.op().is_some_and(|op| op.kind == Kind::Declaration);
    let mut end = 1 + instruction.extended().len();
    for word in 1..end {
        fields.push(("extension", word, 0, 31));
    }
    for (place, operand) in instruction.operands().enumerate() {
        let at = ((instruction.operand_span(place).offset - instruction.span().offset) / 4) as usize;
        end = at + operand.words().len();
        fields.extend([("components", at, 0, 12), ("register type", at, 12, 8), ("index forms", at, 20, 11)]);
        let header = 1 + usize::from(operand.token().is_extended());
        if header == 2 {
            fields.push(("modifier", at + 1, 0, 18));
        }
        if !matches!(operand.register_type(), 4 | 5) {
            fields.extend((header..operand.words().len()).map(|word| ("index", at + word, 0, 8)));
        }
    }
    if declares {
        fields.extend((end..instruction.words().len()).map(|word| ("declared number", word, 0, 8)));
    }
    fields
}

fn decoded(words: &[u32], found: &mut Vec<dxvet::fault::Fault>) -> Program {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    sm4::decode(&bytes, 0, found)
}

fn text(program: &Program, number: usize) -> String {
    let mut text = String::new();
    if let Some(instruction) = program.get(number) {
        Printer::new(program, sm4::Options::default()).instruction(&mut text, instruction);
    }
    text.trim().to_owned()
}

fn legal_programs() -> Vec<(String, Program)> {
    let mut all: Vec<(String, Program)> = containers::recorded()
        .into_iter()
        .filter_map(|case| {
            let container = Container::decode(&case.bytes, &mut Vec::new());
            let part = container.program().filter(|_| container.part(b"Aon9").is_none())?;
            Some((case.id, sm4::decode(part.data, 0, &mut Vec::new())))
        })
        .filter(|(_, program)| program.len() > 3)
        .collect();
    // Spread over the list, which is sorted by topic.
    let step = (all.len() / SHADERS).max(1);
    let mut place = 0;
    all.retain(|_| {
        place += 1;
        place % step == 0
    });
    all.truncate(SHADERS);
    all
}

fn main() {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let rounds = numbers.first().copied().unwrap_or(50_000);
    let wanted = numbers.get(1).copied().unwrap_or(0);
    let programs = legal_programs();
    let mut random = Random(1);
    let mut counts: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let mut survivors = Vec::new();
    let mut changed = 0;
    while changed < rounds {
        let (id, program) = &programs[random.below(programs.len())];
        let number = random.below(program.len());
        let fields = fields(program, number);
        let (name, word, first, width) = fields[random.below(fields.len())];
        let Some(instruction) = program.get(number) else { continue };
        let mut words = program.words().to_vec();
        let at = instruction.offset() as usize / 4 + word;
        let mask = ((1u64 << width) - 1) as u32;
        let before = words[at] >> first & mask;
        // Half of the changes flip one bit, the others write any value that fits.
        let after = if random.below(2) == 0 {
            before ^ 1 << random.below(width as usize)
        } else {
            random.below(mask as usize + 1) as u32
        };
        if after == before {
            continue;
        }
        changed += 1;
        words[at] = words[at] & !(mask << first) | after << first;
        let mut found = Vec::new();
        let patched = decoded(&words, &mut found);
        sm4::validate(&patched, sm4::validate::Options::default(), &mut found);
        let worst = found.iter().map(|fault| fault.rule.severity).max();
        let place = match worst {
            Some(Severity::Error) => 0,
            Some(Severity::Warning) => 1,
            _ => 2,
        };
        counts.entry(name).or_default()[place] += 1;
        if place == 2 {
            let line = format!(
                "{id}\t{}\t{name}\t{before:#x}->{after:#x}\t{}\t{}",
                program.version,
                text(program, number),
                text(&patched, number)
            );
            survivors.push(line);
        }
    }
    println!("field\tchanges\trefused\twarned\tsilent");
    let mut sum = [0; 3];
    for (name, count) in &counts {
        let all: usize = count.iter().sum();
        println!("{name}\t{all}\t{}\t{}\t{}", count[0], count[1], count[2]);
        sum = [sum[0] + count[0], sum[1] + count[1], sum[2] + count[2]];
    }
    println!("all\t{}\t{}\t{}\t{}", sum.iter().sum::<usize>(), sum[0], sum[1], sum[2]);
    // Spread over all of them.
    let step = (survivors.len() / wanted.max(1)).max(1);
    survivors.iter().step_by(step).take(wanted).for_each(|line| println!("{line}"));
}
