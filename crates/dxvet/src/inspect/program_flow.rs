//! The flow of a program of Shader Model 4 to 5.1.

use super::flow::{Graph, Mark, of_steps};
use super::steps::{Form, Role, Step};
use crate::sm4::model::{Instruction, Program};
use crate::sm4::op::opcode;
use crate::sm4::print::{Options, Printer};
use std::collections::HashMap;

/// Labels of function bodies count from here: subroutines have numbers of their own.
const BODIES: u32 = 1 << 31;

/// The graph of `program`, with each of `marks` at its instruction.
pub fn program_graph(program: &Program, marks: Vec<Mark>) -> Graph {
    let bodies = Bodies::of(program);
    let mut printer = Printer::new(program, Options::default());
    let step = |instruction: Instruction<'_>| {
        let mut line = String::new();
        printer.instruction(&mut line, instruction);
        let line = line.trim();
        // The rows of a table of constants are no instructions.
        let text = match line.split_once('\n') {
            Some((first, _)) => format!("{} ...", first.trim_end()),
            None => line.to_owned(),
        };
        let role = role(instruction, &text, &bodies);
        let condition = condition(&role, &text);
        Step { role, span: instruction.span(), condition, text }
    };
    of_steps(program.instructions().map(step).collect(), marks)
}

fn role(instruction: Instruction<'_>, text: &str, bodies: &Bodies) -> Role {
    let label = |text: &str| {
        let (kind, number) = text.split_at(text.find(|letter: char| letter.is_ascii_digit()).unwrap_or(text.len()));
        number.parse().unwrap_or(0) | if kind.ends_with("fb") { BODIES } else { 0 }
    };
    let last = || text.rsplit([' ', ',']).next().unwrap_or_default();
    match instruction.opcode() {
        opcode::IF => Role::If,
        opcode::ELSE => Role::Else,
        opcode::ENDIF => Role::EndIf,
        opcode::LOOP => Role::Loop { form: Form::Loop, counted: false },
        opcode::ENDLOOP => Role::EndLoop(Form::Loop),
        opcode::SWITCH => Role::Switch,
        opcode::CASE => Role::Case,
        opcode::DEFAULT => Role::Default,
        opcode::ENDSWITCH => Role::EndSwitch,
        opcode::BREAK | opcode::BREAKC => Role::Break,
        opcode::CONTINUE | opcode::CONTINUEC => Role::Continue,
        opcode::CALL | opcode::CALLC => Role::Call(vec![label(last())]),
        opcode::FCALL => Role::Call(bodies.called(instruction)),
        opcode::RET | opcode::RETC => Role::Return,
        opcode::LABEL => Role::Label(label(last())),
        opcode::HS_CONTROL_POINT_PHASE => Role::Phase("control point phase"),
        opcode::HS_FORK_PHASE => Role::Phase("fork phase"),
        opcode::HS_JOIN_PHASE => Role::Phase("join phase"),
        _ => Role::Plain,
    }
}

/// What decides: `breakc_nz r0.x` asks `r0.x != 0`; of a `case`, the value.
fn condition(role: &Role, text: &str) -> String {
    let (mnemonic, operands) = text.split_once(' ').unwrap_or((text, ""));
    let operand = operands.split(", l").next().unwrap_or(operands).trim();
    match role {
        Role::Case => operands.trim().trim_start_matches("l(").trim_end_matches(')').to_owned(),
        Role::If | Role::Break | Role::Continue | Role::Call(_) | Role::Return => {
            if mnemonic.ends_with("_nz") {
                format!("{operand} != 0")
            } else if mnemonic.ends_with("_z") {
                format!("{operand} == 0")
            } else {
                String::new()
            }
        }
        _ => String::new(),
    }
}

/// Tables looked at and bodies shown for a call through an interface; forged ones have thousands
/// for every one of thousands of calls.
const MOST_TABLES: usize = 1024;
const MOST_BODIES: usize = 32;

/// The function bodies that calls through interfaces reach.
struct Bodies {
    /// The bodies of each table.
    tables: HashMap<u32, Vec<u32>>,
    /// The tables of each interface.
    interfaces: HashMap<u32, Vec<u32>>,
}

impl Bodies {
    fn of(program: &Program) -> Self {
        let mut found = Self { tables: HashMap::new(), interfaces: HashMap::new() };
        for instruction in program.instructions() {
            let (into, head) = match instruction.opcode() {
                opcode::DCL_FUNCTION_TABLE => (&mut found.tables, 2),
                opcode::DCL_INTERFACE => (&mut found.interfaces, 3),
                _ => continue,
            };
            let rest = instruction.rest();
            if let (Some(number), Some(list)) = (rest.first(), rest.get(head..)) {
                into.insert(*number, list.to_vec());
            }
        }
        found
    }

    /// The labels that `fcall` may go to: its call site's body of each table of its interface.
    fn called(&self, instruction: Instruction<'_>) -> Vec<u32> {
        let site = instruction.leading().first().copied().unwrap_or(0) as usize;
        let interface = instruction.operand(0).and_then(|operand| operand.number()).unwrap_or(0);
        let tables = self.interfaces.get(&interface).into_iter().flatten().take(MOST_TABLES);
        let mut labels: Vec<u32> =
            tables.filter_map(|table| self.tables.get(table)?.get(site).map(|body| body | BODIES)).collect();
        labels.sort_unstable();
        labels.dedup();
        labels.truncate(MOST_BODIES);
        labels
    }
}
