//! The control-flow graph of a program as plain data: basic blocks and the edges between them.
//! Any program has one; blocks that nest wrongly are connected as far as they fit.

use super::blocks::{Blocks, Pairing};
use super::steps::{Role, Step};
use crate::span::Span;
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
    Routine(u32),
    /// The start of a phase of a hull shader, which runs after the one before.
    Phase(&'static str),
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
    /// Byte offset in the token stream or, of a container, in the file.
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
    /// The loop or the `switch` is left.
    Break,
    /// The round is given up: back to the loop's head.
    Continue,
    /// The `switch` has this value.
    Case,
    /// The `switch` has no value that a `case` names.
    Default,
    /// The routine is left early.
    Return,
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
    /// The condition as an expression (`b0`, `r0.x > c1.y`, `i0 times`), the value of a case; empty where there is none.
    pub condition: String,
}

impl Edge {
    /// What a picture writes beside it.
    pub fn label(&self) -> String {
        match self.kind {
            EdgeKind::Next => String::new(),
            EdgeKind::True => self.condition.clone(),
            EdgeKind::False => self.negated(),
            EdgeKind::Round => self.condition.clone(),
            EdgeKind::Done => "done".into(),
            EdgeKind::Again => "again".into(),
            EdgeKind::Case => format!("case {}", self.condition),
            EdgeKind::Default => "default".into(),
            EdgeKind::Break => self.named("break"),
            EdgeKind::Continue => self.named("continue"),
            EdgeKind::Return => self.named("return"),
            EdgeKind::Call => self.named("call"),
        }
    }

    /// Bits are zero or not; of a comparison of numbers, one may be none.
    fn negated(&self) -> String {
        let condition = &self.condition;
        match (condition.strip_suffix(" != 0"), condition.strip_suffix(" == 0")) {
            (Some(value), _) => format!("{value} == 0"),
            (_, Some(value)) => format!("{value} != 0"),
            _ => format!("not ({condition})"),
        }
    }

    fn named(&self, name: &str) -> String {
        if self.condition.is_empty() { name.into() } else { format!("{name}: {}", self.condition) }
    }
}

/// An error that the graph shows at the instruction it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Where it stands, counted as [`Line::offset`].
    pub offset: u32,
    /// The rule's number, `X5856`.
    pub code: String,
    /// What is wrong.
    pub message: String,
}

/// The graph of a program's instructions, with each of `marks` at its instruction.
pub(super) fn of_steps(steps: Vec<Step>, mut marks: Vec<Mark>) -> Graph {
    // Ordered, so that each instruction finds its own quickly.
    marks.sort_by_key(|mark| mark.offset);
    let pairing = Pairing::of(&steps);
    let blocks = Blocks::of(&steps);
    let label = |(at, step): (usize, &Step)| if let Role::Label(label) = step.role { Some((label, at)) } else { None };
    let labels: HashMap<u32, usize> = steps.iter().enumerate().filter_map(label).collect();
    let mut graph = Graph::default();
    for range in blocks.ranges() {
        let first = range.start;
        let line =
            |step: &Step| Line { offset: step.span.offset, text: step.text.clone(), errors: errors(step.span, &marks) };
        let kind = match steps[first].role {
            Role::Label(label) => BlockKind::Routine(label),
            Role::Phase(name) => BlockKind::Phase(name),
            Role::Loop { .. } => BlockKind::Loop,
            _ => BlockKind::Plain,
        };
        let lines = steps[range].iter().map(line).collect();
        graph.blocks.push(Block { kind, lines, loops: pairing.loops[first], reachable: false });
    }
    Walk { steps: &steps, pairing: &pairing, blocks: &blocks, labels }.edges(&mut graph);
    end(&mut graph);
    reach(&mut graph);
    graph
}

fn errors(span: Span, marks: &[Mark]) -> Vec<(String, String)> {
    let first = marks.partition_point(|mark| mark.offset < span.offset);
    marks[first..]
        .iter()
        .take_while(|mark| mark.offset - span.offset < span.length)
        .map(|mark| (mark.code.clone(), mark.message.clone()))
        .collect()
}

struct Walk<'a> {
    steps: &'a [Step],
    pairing: &'a Pairing,
    blocks: &'a Blocks,
    labels: HashMap<u32, usize>,
}

/// Why, to which instruction, and on what condition.
type Way = (EdgeKind, usize, String);

impl Walk<'_> {
    fn edges(&self, graph: &mut Graph) {
        let mut routine = false;
        for (from, range) in self.blocks.ranges().enumerate() {
            routine |= matches!(graph.blocks[from].kind, BlockKind::Routine(_));
            for (kind, to, condition) in self.ways(range.end - 1, routine) {
                graph.edges.push(Edge { from, to: self.blocks.at(to), kind, condition });
            }
        }
    }

    /// The instructions that can follow instruction `at`, which ends its block.
    fn ways(&self, at: usize, routine: bool) -> Vec<Way> {
        let end = self.steps.len();
        let step = &self.steps[at];
        let partner = self.pairing.partner[at];
        let plain = |kind, to| (kind, to, String::new());
        let asked = |kind, to| (kind, to, step.condition.clone());
        let next = plain(EdgeKind::Next, at + 1);
        let perhaps = |way: Way| if step.conditional() { vec![way, next.clone()] } else { vec![way] };
        match &step.role {
            Role::If => {
                // Past an `else`; an `endif` is a block's first itself.
                let is_else = |at: usize| self.steps[at].is(&Role::Else);
                let other = partner.map_or(end, |at| if is_else(at) { at + 1 } else { at });
                vec![asked(EdgeKind::True, at + 1), asked(EdgeKind::False, other)]
            }
            Role::Else => vec![plain(EdgeKind::Next, partner.unwrap_or(at + 1))],
            Role::Loop { counted, .. } => {
                let mut ways = vec![asked(if *counted { EdgeKind::Round } else { EdgeKind::Next }, at + 1)];
                ways.extend(counted.then(|| plain(EdgeKind::Done, partner.map_or(end, |end| end + 1))));
                ways
            }
            Role::EndLoop(_) => vec![partner.map_or(next, |head| plain(EdgeKind::Again, head))],
            Role::Switch => self.cases(at),
            Role::Break => perhaps(asked(EdgeKind::Break, self.behind(at))),
            Role::Continue => perhaps(asked(EdgeKind::Continue, self.pairing.looped[at].unwrap_or(end))),
            Role::Call(labels) => {
                let starts = labels.iter().filter_map(|label| self.labels.get(label));
                starts.map(|start| asked(EdgeKind::Call, *start)).chain([next.clone()]).collect()
            }
            // A subroutine returns to its callers, which their own edges show.
            Role::Return if routine && !step.conditional() => Vec::new(),
            Role::Return if routine => vec![next],
            Role::Return => {
                let after = self.pairing.phase[at];
                perhaps(asked(if step.conditional() { EdgeKind::Return } else { EdgeKind::Next }, after))
            }
            _ => vec![next],
        }
    }

    /// What `break` leads to: behind the loop, or where the `switch` ends.
    fn behind(&self, at: usize) -> usize {
        let end = self.steps.len();
        let Some(head) = self.pairing.around[at] else { return end };
        let past = usize::from(!self.steps[head].is(&Role::Switch));
        self.pairing.partner[head].map_or(end, |end| end + past)
    }

    fn cases(&self, at: usize) -> Vec<Way> {
        let cases = self.pairing.cases.get(&at).map_or(&[][..], Vec::as_slice);
        let way = |case: &usize| {
            let step = &self.steps[*case];
            let kind = if step.is(&Role::Default) { EdgeKind::Default } else { EdgeKind::Case };
            (kind, *case, step.condition.clone())
        };
        let mut ways: Vec<Way> = cases.iter().map(way).collect();
        if !ways.iter().any(|(kind, ..)| *kind == EdgeKind::Default) {
            let end = self.pairing.partner[at].unwrap_or(self.steps.len());
            ways.push((EdgeKind::Default, end, String::new()));
        }
        ways
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
