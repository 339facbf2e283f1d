//! How many different registers of a file one instruction, or a pair, can read.

use super::{Context, Next};
use crate::d3d9::model::{Instruction, RegisterType};
use crate::limit::Limit;
use crate::rule::Rule;
use crate::tables::{limits, rules};

/// The files in the order of the reference: limit and rule for one instruction and for a pair.
static PORTS: [(RegisterType, &Limit, &Rule, &Rule); 4] = [
    (RegisterType::TEMP, &limits::TEMPORARY_PORTS, &rules::PS1_TEMPORARY_PORTS, &rules::PS1_PAIR_TEMPORARY_PORTS),
    (RegisterType::INPUT, &limits::INPUT_PORTS, &rules::PS1_INPUT_PORTS, &rules::PS1_PAIR_INPUT_PORTS),
    (RegisterType::CONST, &limits::CONSTANT_PORTS, &rules::PS1_CONSTANT_PORTS, &rules::PS1_PAIR_CONSTANT_PORTS),
    (RegisterType::TEXTURE, &limits::TEXTURE_PORTS, &rules::PS1_TEXTURE_PORTS, &rules::PS1_PAIR_TEXTURE_PORTS),
];

/// The instruction by itself, then together with the one it is paired with.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    let instruction = context.instruction;
    for (file, limit, rule, _) in PORTS {
        let limit = limit.value(context.profile);
        report(context, rule, distinct(file, [instruction].into_iter()), limit);
    }
    let pair = |previous: &&Instruction| instruction.token.coissued() && !previous.token.coissued();
    for (file, _, _, rule) in PORTS {
        let Some(previous) = context.state.ps_1.previous.as_ref().filter(pair) else { return Next::Continue };
        let count = distinct(file, [previous, instruction].into_iter());
        report(context, rule, count, limits::PAIR_PORTS.value(context.profile));
    }
    Next::Continue
}

fn report(context: &mut Context<'_>, rule: &'static Rule, count: u32, limit: u32) {
    if count > limit {
        let finding = context.finding(rule).map(|finding| finding.with("count", count).with("limit", limit));
        context.push(finding);
    }
}

/// How many different registers of `file` the instructions read.
fn distinct<'a>(file: RegisterType, instructions: impl Iterator<Item = &'a Instruction>) -> u32 {
    // No file of these profiles has more than 8 registers in range; numbers above share a bit.
    let bits = instructions
        .flat_map(Instruction::sources)
        .filter(|source| source.register() == file)
        .fold(0u32, |bits, source| bits | 1 << source.number().min(31));
    bits.count_ones()
}
