//! Blocks, labels and calls: what opens, what closes, and who may stand where.

use super::nesting::{self, Depths, Site};
use super::{Context, Next};
use crate::d3d9::depth::{Counter, Form, Row};
use crate::d3d9::model::{Instruction, RegisterType};
use crate::d3d9::op::opcode;
use crate::diagnostic::{At, Finding, Step};
use crate::tables::{limits, rules};
use std::collections::BTreeMap;

/// An open `if`, `rep` or `loop`.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) form: Form,
    /// The instruction that opened it.
    pub(super) opener: u32,
    pub(super) deltas: [i8; 5],
    has_else: bool,
    /// A loop's first break.
    pub(super) broken: Option<u32>,
    /// Whether a gradient of a temporary stood directly in this loop.
    pub(super) has_gradient: bool,
    /// Labels called directly from this loop, with the call.
    pub(super) calls: Vec<(u16, u32)>,
}

impl Block {
    pub(super) fn is_loop(&self) -> bool {
        matches!(self.form, Form::Rep | Form::Loop)
    }
    pub(super) fn is_dynamic(&self) -> bool {
        matches!(self.form, Form::IfComp | Form::IfPred)
    }
    fn name(&self) -> &'static str {
        match self.form {
            Form::Rep => "rep",
            Form::Loop => "loop",
            _ => "if",
        }
    }
}

/// A label that was called or defined.
#[derive(Debug)]
pub(super) struct Label {
    pub(super) number: u16,
    /// The first call.
    called: Option<u32>,
    /// The `label` instruction.
    defined: Option<u32>,
    /// The deepest call site per counter.
    pub(super) depths: Depths,
    pub(super) sites: [Option<Site>; 4],
    /// Why it may run for some pixels only, if so.
    pub(super) varying: Option<Vec<Step>>,
}

/// Open blocks, labels, and depths.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) blocks: Vec<Block>,
    pub(super) labels: Vec<Label>,
    /// Where each label stands in `labels`.
    positions: BTreeMap<u16, usize>,
    /// The label of the subroutine that is open, as an index of `labels`.
    pub(super) routine: Option<usize>,
    after_ret: bool,
    pub(super) depths: Depths,
    /// The deepest each counter has been.
    pub(super) peaks: Depths,
}

impl State {
    /// The innermost open loop of the routine.
    pub(super) fn innermost_loop(&mut self) -> Option<&mut Block> {
        self.blocks.iter_mut().rev().find(|block| block.is_loop())
    }

    pub(super) fn label(&mut self, number: u16) -> usize {
        *self.positions.entry(number).or_insert_with(|| {
            self.labels.push(Label {
                number,
                called: None,
                defined: None,
                depths: Depths::default(),
                sites: [const { None }; 4],
                varying: None,
            });
            self.labels.len() - 1
        })
    }
}

/// The number of the label an instruction names, if its operand is one.
fn label_number(instruction: &Instruction) -> Option<u16> {
    instruction.source(0).filter(|source| source.register() == RegisterType::LABEL).map(|source| source.number())
}

/// Opens and closes blocks, defines and calls labels.
pub(super) fn blocks(context: &mut Context<'_>) -> Next {
    if context.op.is_none_or(|op| op.kind != crate::d3d9::op::Kind::Flow || !op.legal.contains(context.profile)) {
        return Next::Continue;
    }
    // A refused condition or label leaves the instruction without effect.
    let leads = [opcode::IF, opcode::LABEL, opcode::CALL, opcode::CALLNZ];
    if leads.contains(&context.instruction.opcode()) && context.state.sources.is_refused(0) {
        return Next::Continue;
    }
    match context.instruction.opcode() {
        opcode::LABEL => return label(context),
        opcode::RET => return ret(context),
        _ => {}
    }
    let Some(row) = Form::of(context.instruction).and_then(|form| Row::find(form, context.profile)) else {
        return Next::Continue;
    };
    match row.form {
        Form::IfBool | Form::IfComp | Form::IfPred | Form::Rep | Form::Loop => open(context, row),
        Form::Else => else_(context, row),
        Form::Endif => close(context, &rules::ENDIF_WITHOUT_IF, |block| !block.is_loop()),
        Form::Endrep => close(context, &rules::ENDREP_WITHOUT_REP, |block| block.form == Form::Rep),
        Form::Endloop => close(context, &rules::ENDLOOP_WITHOUT_LOOP, |block| block.form == Form::Loop),
        Form::Break | Form::BreakComp | Form::Breakp => break_(context, row),
        Form::Call | Form::CallnzBool | Form::CallnzPred => call(context, row),
        Form::Ret | Form::SetpComp => Next::Continue,
    }
}

fn open(context: &mut Context<'_>, row: &'static Row) -> Next {
    if nesting::enter(context, row) == Next::Abort {
        return Next::Abort;
    }
    context.state.flow.blocks.push(Block {
        form: row.form,
        opener: context.index,
        deltas: row.deltas,
        has_else: false,
        broken: None,
        has_gradient: false,
        calls: Vec::new(),
    });
    Next::Continue
}

fn else_(context: &mut Context<'_>, row: &'static Row) -> Next {
    match context.state.flow.blocks.last_mut() {
        Some(block) if !block.is_loop() => {
            if block.has_else {
                return refuse(context, &rules::SECOND_ELSE);
            }
            block.has_else = true;
            if block.form == Form::IfBool {
                context.state.flow.depths.add(Counter::Flow, row.deltas[Counter::Flow as usize]);
            }
            Next::Continue
        }
        _ => refuse(context, &rules::ELSE_WITHOUT_IF),
    }
}

fn close(context: &mut Context<'_>, rule: &'static crate::rule::Rule, fits: fn(&Block) -> bool) -> Next {
    if !context.state.flow.blocks.last().is_some_and(fits) {
        return refuse(context, rule);
    }
    if let Some(block) = context.state.flow.blocks.pop() {
        context.state.flow.depths.leave(&block.deltas);
    }
    Next::Continue
}

/// Reports a rule about blocks that do not fit, with the innermost open block as trace.
fn refuse(context: &mut Context<'_>, rule: &'static crate::rule::Rule) -> Next {
    let finding = context.finding(rule).map(|finding| with_innermost(context, finding));
    context.push(finding)
}

fn with_innermost(context: &Context<'_>, finding: Finding) -> Finding {
    match context.state.flow.blocks.last() {
        Some(block) => finding
            .with("block", block.name())
            .step(At::Instruction(block.opener, None), format!("this `{}` is the innermost open block", block.name())),
        None => finding,
    }
}

fn break_(context: &mut Context<'_>, row: &'static Row) -> Next {
    if nesting::momentary(context, row) == Next::Abort {
        return Next::Abort;
    }
    let index = context.index;
    match context.state.flow.innermost_loop() {
        Some(block) => {
            block.broken.get_or_insert(index);
            Next::Continue
        }
        None => context.report(&rules::BREAK_OUTSIDE_LOOP, None),
    }
}

fn ret(context: &mut Context<'_>) -> Next {
    if !context.state.flow.blocks.is_empty() {
        return refuse(context, &rules::RET_INSIDE_BLOCK);
    }
    // Should the label that follows be refused, what stands after it counts from nothing.
    let depths = &mut context.state.flow.depths;
    let flow = depths.get(Counter::Flow);
    *depths = Depths::default();
    depths.set(Counter::Flow, flow);
    Next::Continue
}

fn label(context: &mut Context<'_>) -> Next {
    let Some(number) = label_number(context.instruction) else { return Next::Continue };
    let highest = limits::LABEL_NUMBER.value(context.profile);
    if u32::from(number) > highest {
        return label_too_high(context, number, highest);
    }
    let index = context.state.flow.label(number);
    if let Some(first) = context.state.flow.labels[index].defined {
        let finding = context
            .finding(&rules::LABEL_DEFINED_TWICE)
            .map(|finding| finding.with("number", number).step(At::Instruction(first, None), "first defined here"));
        return context.push(finding);
    }
    if !context.state.flow.after_ret {
        return context.report(&rules::LABEL_NOT_AFTER_RET, None);
    }
    let state = &mut context.state.flow;
    state.labels[index].defined = Some(context.index);
    state.routine = Some(index);
    let flow = state.depths.get(Counter::Flow);
    state.depths = state.labels[index].depths;
    // A routine that nothing calls counts as called once.
    state.depths.set(Counter::Call, state.depths.get(Counter::Call).max(1));
    state.depths.set(Counter::Flow, flow);
    Next::Continue
}

fn label_too_high(context: &mut Context<'_>, number: u16, highest: u32) -> Next {
    let finding = context
        .finding(&rules::LABEL_NUMBER_TOO_HIGH)
        .map(|finding| finding.with("number", number).with("limit", highest));
    context.push(finding)
}

fn call(context: &mut Context<'_>, row: &'static Row) -> Next {
    let Some(number) = label_number(context.instruction) else { return Next::Continue };
    let highest = limits::LABEL_NUMBER.value(context.profile);
    if u32::from(number) > highest {
        return label_too_high(context, number, highest);
    }
    let index = context.state.flow.label(number);
    if let Some(first) = context.state.flow.labels[index].defined {
        let finding = context
            .finding(&rules::CALL_BACKWARD)
            .map(|finding| finding.with("number", number).step(At::Instruction(first, None), "the label stands here"));
        return context.push(finding);
    }
    // With a refused condition, callnz counts like one on a boolean constant.
    let row = match context.state.sources.is_refused(1) {
        true => Row::find(Form::CallnzBool, context.profile).unwrap_or(row),
        false => row,
    };
    if nesting::momentary(context, row) == Next::Abort {
        return Next::Abort;
    }
    context.state.flow.labels[index].called.get_or_insert(context.index);
    nesting::record_call(context, row, index);
    super::gradients::record_call(context, row.form, index);
    Next::Continue
}

/// Nothing but a label may follow `ret`; checked after everything else about the instruction.
pub(super) fn after_ret(context: &mut Context<'_>) -> Next {
    let after_ret = context.state.flow.after_ret;
    let opcode = context.instruction.opcode();
    if after_ret && opcode != opcode::LABEL {
        return context.report(&rules::CODE_AFTER_RET, None);
    }
    let legal = context.op.is_some_and(|op| op.legal.contains(context.profile));
    context.state.flow.after_ret = opcode == opcode::RET && legal;
    Next::Continue
}

/// At the end: called labels that do not exist, labels never called, and what is still open.
pub(super) fn end(context: &mut Context<'_>) -> Next {
    for rule in [&rules::LABEL_UNDEFINED, &rules::LABEL_UNUSED] {
        for index in 0..context.state.flow.labels.len() {
            let label = &context.state.flow.labels[index];
            let (number, step) = match (label.called, label.defined) {
                (Some(call), None) if rule.name == rules::LABEL_UNDEFINED.name => {
                    (label.number, Step { at: At::Instruction(call, None), text: "first called here".into() })
                }
                (None, Some(site)) if rule.name == rules::LABEL_UNUSED.name => {
                    (label.number, Step { at: At::Instruction(site, None), text: "the label stands here".into() })
                }
                _ => continue,
            };
            let finding = context.end_finding(rule).map(|finding| finding.with("number", number).with_step(step));
            context.push(finding);
        }
    }
    open_blocks(context)
}

fn open_blocks(context: &mut Context<'_>) -> Next {
    let state = &context.state.flow;
    if let (Some(routine), false) = (state.routine, state.after_ret) {
        let label = &state.labels[routine];
        let (number, site) = (label.number, label.defined.unwrap_or_default());
        let finding = context.end_finding(&rules::SUBROUTINE_WITHOUT_RET).map(|finding| {
            finding.with("number", number).step(At::Instruction(site, None), "the subroutine starts here")
        });
        return context.push(finding);
    }
    let open_loop = state.blocks.iter().rev().find(|block| block.is_loop());
    let Some(block) = open_loop.or(state.blocks.last()) else { return Next::Continue };
    let rule = if block.is_loop() { &rules::LOOP_NOT_CLOSED } else { &rules::IF_NOT_CLOSED };
    let (name, opener) = (block.name(), block.opener);
    let finding = context.end_finding(rule).map(|finding| {
        finding.with("block", name).step(At::Instruction(opener, None), format!("`{name}` opened here"))
    });
    context.push(finding)
}
