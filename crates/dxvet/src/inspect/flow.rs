//! The control-flow graph of a Direct3D 9 program as plain data: basic blocks and the edges
//! between them. Any program has one; blocks that nest wrongly are connected as far as they fit.

use super::blocks::{Blocks, Pairing};
use crate::d3d9::model::{Instruction, Program};
use crate::d3d9::op::opcode;
use crate::d3d9::print::instruction_text;
use std::collections::HashMap;

/// A program's blocks and edges. The first block is where execution starts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Graph {
    /// In the order of the program; the end, where the graph shows one, is the last.
    pub blocks: Vec<Block>,
    /// In the order of the blocks that they leave.
    pub edges: Vec<Edge>,
}

/// What a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum BlockKind {
    /// Nothing special.
    Plain,
    /// A `loop` or `rep`, which decides whether there is another round.
    Loop,
    /// The start of the subroutine with this label.
    Routine(u16),
    /// Where the main program ends; it holds no instruction.
    End,
}

/// Instructions that are executed together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Block {
    /// What it is.
    pub kind: BlockKind,
    /// Its instructions in order.
    pub lines: Vec<Line>,
    /// How many loops of its routine are around it.
    pub loops: u32,
    /// Whether anything leads to it from the start.
    pub reachable: bool,
}

/// One instruction of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Line {
    /// Byte offset in the token stream.
    pub offset: u32,
    /// The instruction as the disassembler prints it.
    pub text: String,
    /// Numbers and messages of the errors that stand at it.
    pub errors: Vec<(String, String)>,
}

/// Why one block follows another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum EdgeKind {
    /// It stands behind it, or is jumped to in any case.
    Next,
    /// The condition holds.
    True,
    /// The condition does not hold.
    False,
    /// The loop has a round to go.
    Round,
    /// The loop has no round to go.
    Done,
    /// The round is over: back to the loop's head.
    Again,
    /// The loop is left.
    Break,
    /// A subroutine is called; it returns behind the call.
    Call,
}

/// A way from one block to another.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Edge {
    /// Number of the block that is left.
    pub from: usize,
    /// Number of the block that is entered.
    pub to: usize,
    /// Why.
    pub kind: EdgeKind,
    /// The condition as an expression (`b0`, `r0.x > c1.y`, `i0 times`); empty where there is none.
    pub condition: String,
}

impl Edge {
    /// What a picture writes beside it.
    pub fn label(&self) -> String {
        match self.kind {
            EdgeKind::Next => String::new(),
            EdgeKind::True => self.condition.clone(),
            EdgeKind::False => format!("not ({})", self.condition),
            EdgeKind::Round => self.condition.clone(),
            EdgeKind::Done => "done".into(),
            EdgeKind::Again => "again".into(),
            EdgeKind::Break if self.condition.is_empty() => "break".into(),
            EdgeKind::Break => format!("break: {}", self.condition),
            EdgeKind::Call if self.condition.is_empty() => "call".into(),
            EdgeKind::Call => format!("call: {}", self.condition),
        }
    }
}

/// An error that the graph shows at the instruction it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// In bytes from the start of the program.
    pub offset: u32,
    /// The rule's number, `X5856`.
    pub code: String,
    /// What is wrong.
    pub message: String,
}

/// The graph of `program`, with each of `marks` at its instruction.
pub fn graph(program: &Program, mut marks: Vec<Mark>) -> Graph {
    // Ordered, so that each instruction finds its own quickly.
    marks.sort_by_key(|mark| mark.offset);
    let instructions: Vec<&Instruction> = program.instructions().collect();
    let pairing = Pairing::of(&instructions);
    let blocks = Blocks::of(&instructions);
    let labels: HashMap<u16, usize> = instructions
        .iter()
        .enumerate()
        .filter(|(_, instruction)| instruction.opcode() == opcode::LABEL)
        .map(|(index, instruction)| (label(instruction), index))
        .collect();
    let mut graph = Graph::default();
    for range in blocks.ranges() {
        let first = instructions[range.start];
        let lines = instructions[range.clone()]
            .iter()
            .map(|instruction| Line {
                offset: instruction.offset,
                text: instruction_text(instruction, program.version),
                errors: errors(instruction, &marks),
            })
            .collect();
        let kind = match first.opcode() {
            opcode::LABEL => BlockKind::Routine(label(first)),
            opcode::LOOP | opcode::REP => BlockKind::Loop,
            _ => BlockKind::Plain,
        };
        graph.blocks.push(Block { kind, lines, loops: pairing.loops[range.start], reachable: false });
    }
    let walk = Walk { instructions: &instructions, pairing: &pairing, blocks: &blocks, labels };
    walk.edges(&mut graph);
    end(&mut graph);
    reach(&mut graph);
    graph
}

fn label(instruction: &Instruction) -> u16 {
    instruction.source(0).map_or(0, |source| source.number())
}

fn errors(instruction: &Instruction, marks: &[Mark]) -> Vec<(String, String)> {
    let span = instruction.span();
    let first = marks.partition_point(|mark| mark.offset < span.offset);
    marks[first..]
        .iter()
        .take_while(|mark| mark.offset - span.offset < span.length)
        .map(|mark| (mark.code.clone(), mark.message.clone()))
        .collect()
}

struct Walk<'a> {
    instructions: &'a [&'a Instruction],
    pairing: &'a Pairing,
    blocks: &'a Blocks,
    labels: HashMap<u16, usize>,
}

impl Walk<'_> {
    fn edges(&self, graph: &mut Graph) {
        let mut routine = false;
        for (from, range) in self.blocks.ranges().enumerate() {
            routine |= matches!(graph.blocks[from].kind, BlockKind::Routine(_));
            let last = range.end - 1;
            let text = graph.blocks[from].lines.last().map_or("", |line| line.text.as_str());
            let condition = condition(text);
            for (kind, to) in self.ways(last, !condition.is_empty(), routine) {
                let named = !matches!(kind, EdgeKind::Next | EdgeKind::Done | EdgeKind::Again);
                let condition = if named { condition.clone() } else { String::new() };
                graph.edges.push(Edge { from, to: self.blocks.at(to), kind, condition });
            }
        }
    }

    /// The instructions that can follow instruction `at`, which ends its block.
    fn ways(&self, at: usize, conditional: bool, routine: bool) -> Vec<(EdgeKind, usize)> {
        let end = self.instructions.len();
        let partner = self.pairing.partner[at];
        let behind_loop =
            || self.pairing.around[at].map_or(end, |head| self.pairing.partner[head].map_or(end, |end| end + 1));
        match self.instructions[at].opcode() {
            opcode::IF | opcode::IFC => {
                // Past an `else`; an `endif` is a block's first itself.
                let other = partner.map_or(end, |at| if self.is(at, opcode::ELSE) { at + 1 } else { at });
                vec![(EdgeKind::True, at + 1), (EdgeKind::False, other)]
            }
            opcode::ELSE => vec![(EdgeKind::Next, partner.unwrap_or(at + 1))],
            opcode::LOOP | opcode::REP => {
                vec![(EdgeKind::Round, at + 1), (EdgeKind::Done, partner.map_or(end, |end| end + 1))]
            }
            opcode::ENDLOOP | opcode::ENDREP => {
                vec![partner.map_or((EdgeKind::Next, at + 1), |head| (EdgeKind::Again, head))]
            }
            opcode::BREAK | opcode::BREAKC | opcode::BREAKP => {
                let mut ways = vec![(EdgeKind::Break, behind_loop())];
                ways.extend(conditional.then_some((EdgeKind::Next, at + 1)));
                ways
            }
            opcode::CALL | opcode::CALLNZ => {
                let routine = self.labels.get(&label(self.instructions[at])).copied();
                let call = routine.map(|start| (EdgeKind::Call, start));
                call.into_iter().chain([(EdgeKind::Next, at + 1)]).collect()
            }
            // A subroutine returns to its callers, which their own edges show.
            opcode::RET if routine => Vec::new(),
            opcode::RET => vec![(EdgeKind::Next, end)],
            _ => vec![(EdgeKind::Next, at + 1)],
        }
    }

    fn is(&self, at: usize, opcode: crate::d3d9::model::Opcode) -> bool {
        self.instructions.get(at).is_some_and(|instruction| instruction.opcode() == opcode)
    }
}

/// Gives the edges that lead behind the last instruction a block to lead to. A program that runs
/// straight through needs none.
fn end(graph: &mut Graph) {
    let end = graph.blocks.len();
    if end < 2 {
        graph.edges.retain(|edge| edge.to < end);
    } else if graph.edges.iter().any(|edge| edge.to == end) {
        graph.blocks.push(Block { kind: BlockKind::End, lines: Vec::new(), loops: 0, reachable: false });
    }
}

fn reach(graph: &mut Graph) {
    let mut ways: Vec<Vec<usize>> = vec![Vec::new(); graph.blocks.len()];
    for edge in &graph.edges {
        ways[edge.from].push(edge.to);
    }
    let mut open: Vec<usize> = (0..graph.blocks.len().min(1)).collect();
    while let Some(block) = open.pop() {
        if !std::mem::replace(&mut graph.blocks[block].reachable, true) {
            open.extend(&ways[block]);
        }
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
