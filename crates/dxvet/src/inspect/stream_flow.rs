//! The flow of a Direct3D 9 program.

use super::flow::{Graph, Mark, of_steps};
use super::steps::{Form, Role, Step};
use crate::d3d9::model::{Instruction, Program};
use crate::d3d9::op::opcode;
use crate::d3d9::print::instruction_text;

/// The graph of `program`, with each of `marks` at its instruction.
pub fn graph(program: &Program, marks: Vec<Mark>) -> Graph {
    let step = |instruction: &Instruction| {
        let text = instruction_text(instruction, program.version);
        let role = role(instruction);
        let condition = if role == Role::Plain { String::new() } else { condition(&text) };
        Step { role, span: instruction.span(), condition, text }
    };
    of_steps(program.instructions().map(step).collect(), marks)
}

fn role(instruction: &Instruction) -> Role {
    let label = || instruction.source(0).map_or(0, |source| source.number().into());
    match instruction.opcode() {
        opcode::IF | opcode::IFC => Role::If,
        opcode::ELSE => Role::Else,
        opcode::ENDIF => Role::EndIf,
        opcode::LOOP => Role::Loop { form: Form::Loop, counted: true },
        opcode::REP => Role::Loop { form: Form::Rep, counted: true },
        opcode::ENDLOOP => Role::EndLoop(Form::Loop),
        opcode::ENDREP => Role::EndLoop(Form::Rep),
        opcode::BREAK | opcode::BREAKC | opcode::BREAKP => Role::Break,
        opcode::CALL | opcode::CALLNZ => Role::Call(vec![label()]),
        opcode::RET => Role::Return,
        opcode::LABEL => Role::Label(label()),
        _ => Role::Plain,
    }
}

/// What an instruction's text asks: `if_gt r0.x, c1.y` asks `r0.x > c1.y`.
fn condition(text: &str) -> String {
    if let Some((predicate, _)) = text.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        return predicate.trim().into();
    }
    let (mnemonic, operands) = text.split_once(' ').unwrap_or((text, ""));
    let operands = operands.trim();
    let (name, comparison) = mnemonic.split_once('_').unwrap_or((mnemonic, ""));
    let sign = match comparison {
        "gt" => ">",
        "eq" => "==",
        "ge" => ">=",
        "lt" => "<",
        "ne" => "!=",
        "le" => "<=",
        _ => "",
    };
    match (name, operands.split_once(", ")) {
        ("if" | "break", Some((left, right))) if !sign.is_empty() => format!("{left} {sign} {right}"),
        ("if" | "breakp" | "break", _) => operands.into(),
        ("rep", _) => format!("{operands} times"),
        ("loop", Some((_, count))) => format!("{count} times"),
        ("callnz", Some((_, condition))) => condition.into(),
        _ => String::new(),
    }
}
