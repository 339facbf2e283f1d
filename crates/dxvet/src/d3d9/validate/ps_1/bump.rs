//! texdepth and bem of ps_1_4.

use super::phase::before;
use super::{Context, Next, Source, destination, report, report_destination, report_instruction, sources};
use crate::d3d9::model::{Operand, RegisterType};
use crate::d3d9::op::opcode;
use crate::diagnostic::At;
use crate::tables::rules;

/// The register that texdepth takes.
const DEPTH_REGISTER: u16 = 5;

/// The first of each.
#[derive(Debug, Default)]
pub(super) struct State {
    depth: Option<u32>,
    matrix: Option<u32>,
}

/// texdepth: once, with r5, behind the marker; r5 is gone afterwards.
pub(super) fn depth(context: &mut Context<'_>) -> Next {
    let first = context.state.ps_1.bump.depth;
    match context.instruction.opcode() {
        opcode::PHASE => before(context, &rules::PS1_TEXDEPTH_BEFORE_PHASE, first),
        opcode::TEXDEPTH if first.is_some() => report_instruction(context, &rules::PS1_TEXDEPTH_TWICE),
        opcode::TEXDEPTH => {
            context.state.ps_1.bump.depth = Some(context.index);
            if destination(context.instruction).is_some_and(|operand| !is_depth_register(operand)) {
                report_destination(context, &rules::PS1_TEXDEPTH_REGISTER);
            }
        }
        _ => {
            if let Some(first) = first {
                after_depth(context, first);
            }
        }
    }
    Next::Continue
}

fn is_depth_register(operand: &Operand) -> bool {
    operand.register() == RegisterType::TEMP && operand.number() == DEPTH_REGISTER
}

fn after_depth(context: &mut Context<'_>, first: u32) {
    let written = destination(context.instruction).copied().map(|operand| Source { number: 0, operand });
    for source in written.into_iter().chain(sources(context.instruction)) {
        if is_depth_register(&source.operand) {
            let finding = super::at(context, &rules::PS1_DEPTH_REGISTER_USED, &source)
                .map(|finding| finding.step(At::Instruction(first, None), "texdepth took r5 here"));
            context.push(finding);
        }
    }
}

/// bem: once, before the marker, with its mask and, where the sources have no other error, its files.
pub(super) fn matrix(context: &mut Context<'_>) -> Next {
    if context.instruction.opcode() != opcode::BEM {
        return Next::Continue;
    }
    let index = context.index;
    if context.state.ps_1.bump.matrix.replace(index).is_some() {
        report_instruction(context, &rules::PS1_BEM_TWICE);
    }
    if context.state.ps_1.phase.number() != 0 {
        report_instruction(context, &rules::PS1_BEM_AFTER_PHASE);
    }
    if destination(context.instruction).is_some_and(|operand| operand.mask() != 0b0011) {
        report_destination(context, &rules::PS1_BEM_MASK);
    }
    for source in sources(context.instruction) {
        let (rule, fits) = match source.number {
            0 => (&rules::PS1_BEM_FIRST_SOURCE, source.is(RegisterType::TEMP) || source.is(RegisterType::CONST)),
            _ => (&rules::PS1_BEM_SECOND_SOURCE, source.is(RegisterType::TEMP)),
        };
        if !fits && context.state.ps_1.faulty >> source.number & 1 == 0 {
            report(context, rule, &source);
        }
    }
    Next::Continue
}
