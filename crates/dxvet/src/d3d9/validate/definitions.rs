//! `def`, `defi`, `defb`: destination, values, order and duplicates.

use super::super::model::{Operand, OperandKind, RegisterType};
use super::super::op::opcode;
use super::super::register::File;
use super::{Context, Next, matrix, names};
use crate::diagnostic::At;
use crate::rule::Rule;
use crate::tables::rules;
use smallvec::SmallVec;

/// The instruction that defined each register, by number; 0 for none, else its number plus one.
type Definitions = SmallVec<[u32; 32]>;

/// What is defined so far.
#[derive(Debug, Default)]
pub(super) struct State {
    floats: Definitions,
    integers: Definitions,
    booleans: Definitions,
}

/// The rules of the three definitions.
pub(super) fn definition(context: &mut Context<'_>) -> Next {
    if !context.op.is_some_and(|op| op.legal.contains(context.profile)) {
        return Next::Continue;
    }
    match context.instruction.opcode() {
        opcode::DEF => float(context),
        opcode::DEFI => integer(context),
        opcode::DEFB => boolean(context),
        _ => Next::Continue,
    }
}

fn float(context: &mut Context<'_>) -> Next {
    after_instruction(context);
    let Some(destination) = destination(context) else { return Next::Continue };
    if !matrix::is_constant(destination.register()) || destination.mask() != 15 {
        with_register(context, &rules::DEF_DESTINATION, &destination);
        return Next::Continue;
    }
    if number_too_high(context, &rules::DEF_REGISTER_NUMBER, &destination) {
        return Next::Continue;
    }
    defined(context, &destination, &rules::FLOAT_CONSTANT_DEFINED_TWICE, |state| &mut state.floats);
    Next::Continue
}

fn integer(context: &mut Context<'_>) -> Next {
    after_instruction(context);
    let Some(destination) = destination(context) else { return Next::Continue };
    let file = destination.register() == RegisterType::CONSTINT;
    if !file || destination.mask() != 15 {
        with_register(context, &rules::DEFI_DESTINATION, &destination);
    }
    if !file {
        return Next::Continue;
    }
    if number_too_high(context, &rules::DEFI_REGISTER_NUMBER, &destination) {
        return Next::Continue;
    }
    values(context, &destination);
    defined(context, &destination, &rules::INTEGER_CONSTANT_DEFINED_TWICE, |state| &mut state.integers);
    Next::Continue
}

/// Iteration count, start and step of the loop counter, and the fourth value.
fn values(context: &mut Context<'_>, destination: &Operand) {
    let mut literals = [0i32; 4];
    let operands = context.instruction.operands.iter().filter(|operand| operand.kind == OperandKind::Literal);
    for (value, operand) in literals.iter_mut().zip(operands) {
        *value = operand.token as i32;
    }
    let [count, start, step, fourth] = literals;
    let mut check = |rule: &'static Rule, broken: bool, value: i32| {
        if broken {
            let finding = context.finding(rule).map(|finding| {
                finding.with("register", names::register(context.profile, destination)).with("value", value)
            });
            context.push(finding);
        }
    };
    check(&rules::DEFI_COUNT_NEGATIVE, count < 0, count);
    check(&rules::DEFI_COUNT_TOO_LARGE, count > 255, count);
    check(&rules::DEFI_START_OUT_OF_RANGE, !(0..=255).contains(&start), start);
    check(&rules::DEFI_STEP_OUT_OF_RANGE, !(-128..=127).contains(&step), step);
    check(&rules::DEFI_FOURTH_VALUE, fourth != 0, fourth);
    if [start, step, fourth] != [0; 3] {
        let finding = context.finding(&rules::DEFI_VALUES_AFTER_COUNT).map(|finding| {
            finding
                .with("register", names::register(context.profile, destination))
                .with("value", format!("{start}, {step}, {fourth}"))
        });
        context.push(finding);
    }
}

fn boolean(context: &mut Context<'_>) -> Next {
    after_instruction(context);
    let Some(destination) = destination(context) else { return Next::Continue };
    if destination.register() != RegisterType::CONSTBOOL || destination.mask() != 15 {
        with_register(context, &rules::DEFB_DESTINATION, &destination);
        return Next::Continue;
    }
    if number_too_high(context, &rules::DEFB_REGISTER_NUMBER, &destination) {
        return Next::Continue;
    }
    let value = context.instruction.operands.iter().find(|operand| operand.kind == OperandKind::Literal).copied();
    if let Some(value) = value.filter(|value| value.token > 1) {
        let finding = context.finding_at(&rules::DEFB_VALUE, &value).map(|finding| {
            finding.with("register", names::register(context.profile, &destination)).with("value", value.token)
        });
        context.push(finding);
    }
    defined(context, &destination, &rules::BOOLEAN_CONSTANT_DEFINED_TWICE, |state| &mut state.booleans);
    Next::Continue
}

fn destination(context: &Context<'_>) -> Option<Operand> {
    context.instruction.destination().copied()
}

fn with_register(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand) {
    let finding = context.finding_at(rule, operand).map(|finding| {
        finding.with("register", format!("{}{}", names::register(context.profile, operand), part(operand)))
    });
    context.push(finding);
}

/// A number that no assembler writes.
fn number_too_high(context: &mut Context<'_>, rule: &'static Rule, operand: &Operand) -> bool {
    let Some(file) = File::find(operand.register(), context.profile).filter(|file| operand.number() > file.highest)
    else {
        return false;
    };
    let finding = context.finding_at(rule, operand).map(|finding| {
        finding
            .with("register", names::register(context.profile, operand))
            .with("highest", format!("{}{}", file.name, file.highest))
    });
    context.push(finding);
    true
}

/// The mask of an operand where it is not full.
fn part(operand: &Operand) -> String {
    if operand.mask() == 15 { String::new() } else { names::mask(operand.mask()) }
}

fn after_instruction(context: &mut Context<'_>) {
    let Some(first) = context.state.declarations.first_instruction else { return };
    let Some(operand) = destination(context) else { return };
    let finding = context.finding(&rules::DEF_AFTER_INSTRUCTION).map(|finding| {
        finding
            .with("register", names::register(context.profile, &operand))
            .step(At::Instruction(first, None), "the first instruction stands here")
    });
    context.push(finding);
}

/// Records a definition, or reports the second one of a register.
fn defined(
    context: &mut Context<'_>,
    operand: &Operand,
    rule: &'static Rule,
    list: fn(&mut State) -> &mut Definitions,
) {
    let number = operand.number() as usize + bank(operand.register());
    let list = list(&mut context.state.definitions);
    if list.len() <= number {
        list.resize(number + 1, 0);
    }
    let Some(first) = list[number].checked_sub(1) else {
        list[number] = context.index + 1;
        return;
    };
    let finding = context.finding_at(rule, operand).map(|finding| {
        finding
            .with("register", names::register(context.profile, operand))
            .step(At::Instruction(first, None), "the first definition stands here")
    });
    context.push(finding);
}

/// Constants above c2047 have register types of their own.
fn bank(register: RegisterType) -> usize {
    match register {
        RegisterType::CONST2 => 2048,
        RegisterType::CONST3 => 4096,
        RegisterType::CONST4 => 6144,
        _ => 0,
    }
}
