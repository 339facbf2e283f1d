//! Gradients of temporaries where flow control may differ from pixel to pixel.
//!
//! What varies, by the reference: a dynamic `if` (both branches), a predicate on the instruction,
//! the innermost loop once a break belongs to it, and a subroutine with any such call site. Only
//! the innermost loop counts: a break of an outer loop does not reach the loops inside it. A loop
//! that has both a break and the gradient of a temporary refuses every gradient from there on,
//! whatever it is taken of.

use super::{Context, Next};
use crate::d3d9::depth::Form;
use crate::d3d9::model::RegisterType;
use crate::d3d9::op::opcode;
use crate::diagnostic::{At, Step};
use crate::tables::rules;

/// Whether the instruction takes a gradient.
fn takes_gradient(context: &Context<'_>) -> bool {
    matches!(context.instruction.opcode(), opcode::TEX | opcode::DSX | opcode::DSY)
}

/// Whether the gradient is that of a temporary register.
fn of_temporary(context: &Context<'_>) -> bool {
    context.instruction.source(0).is_some_and(|source| source.register() == RegisterType::TEMP)
}

/// Why the code at this place may run for some pixels only, if so.
fn varying(context: &Context<'_>) -> Option<Vec<Step>> {
    let state = &context.state.flow;
    let step = |index, text: &str| Step { at: At::Instruction(index, None), text: text.to_owned() };
    if let Some(steps) = state.routine.and_then(|routine| state.labels[routine].varying.clone()) {
        return Some(steps);
    }
    if let Some(block) = state.blocks.iter().rev().find(|block| block.is_dynamic()) {
        return Some(vec![step(block.opener, "this branch may differ from pixel to pixel")]);
    }
    let innermost = state.blocks.iter().rev().find(|block| block.is_loop())?;
    let broken = innermost.broken?;
    Some(vec![
        step(innermost.opener, "this loop"),
        step(broken, "is left by this break, which may differ from pixel to pixel"),
    ])
}

/// Checks gradient operations, and breaks of loops that hold one.
pub(super) fn check(context: &mut Context<'_>) -> Next {
    match context.instruction.opcode() {
        opcode::BREAK | opcode::BREAKC | opcode::BREAKP => return check_break(context),
        _ if !takes_gradient(context) => return Next::Continue,
        _ => {}
    }
    let of_temporary = of_temporary(context);
    let mut loop_is_marked = false;
    if let Some(block) = context.state.flow.innermost_loop() {
        block.has_gradient |= of_temporary;
        loop_is_marked = block.has_gradient && block.broken.is_some();
    }
    if !of_temporary && !loop_is_marked {
        return Next::Continue;
    }
    let steps = if context.instruction.token.predicated() {
        let text = "the predicate may differ from pixel to pixel".to_owned();
        Some(vec![Step { at: At::Instruction(context.index, None), text }])
    } else {
        varying(context)
    };
    let Some(steps) = steps else { return Next::Continue };
    let rule = if of_temporary { &rules::GRADIENT_IN_VARYING_FLOW } else { &rules::GRADIENT_AFTER_BREAK };
    let name = context.op.map_or("", |op| op.name);
    let finding = context.finding(rule).map(|mut finding| {
        finding.trace = steps;
        finding.with("instruction", name)
    });
    context.push(finding)
}

/// A break taints what its loop has called and computed so far.
fn check_break(context: &mut Context<'_>) -> Next {
    let index = context.index;
    let state = &mut context.state.flow;
    let Some(block) = state.innermost_loop() else { return Next::Continue };
    let (opener, has_gradient, calls) = (block.opener, block.has_gradient, std::mem::take(&mut block.calls));
    for (label, call) in calls {
        let label = state.label(label);
        state.labels[label].varying.get_or_insert_with(|| loop_call(opener, index, call));
    }
    if !has_gradient {
        return Next::Continue;
    }
    let finding = context
        .finding(&rules::GRADIENT_BEFORE_BREAK)
        .map(|finding| finding.step(At::Instruction(opener, None), "the loop starts here"));
    context.push(finding)
}

fn loop_call(opener: u32, broken: u32, call: u32) -> Vec<Step> {
    [(opener, "this loop"), (broken, "is left by this break"), (call, "and calls the subroutine here")]
        .map(|(index, text)| Step { at: At::Instruction(index, None), text: text.to_owned() })
        .to_vec()
}

/// Notes a call: from varying flow, the subroutine varies too.
pub(super) fn record_call(context: &mut Context<'_>, form: Form, label: usize) {
    let index = context.index;
    let call = |text: &str| Step { at: At::Instruction(index, None), text: text.to_owned() };
    let cause = if context.state.flow.labels[label].varying.is_some() {
        None
    } else if form == Form::CallnzPred {
        Some(vec![call("this call depends on a predicate, which may differ from pixel to pixel")])
    } else {
        varying(context).map(|mut steps| {
            steps.push(call("the subroutine is called from there"));
            steps
        })
    };
    let state = &mut context.state.flow;
    if cause.is_some() {
        state.labels[label].varying = cause;
    }
    let number = state.labels[label].number;
    if let Some(block) = state.innermost_loop()
        && !block.calls.iter().any(|(called, _)| *called == number)
    {
        block.calls.push((number, index));
    }
}
