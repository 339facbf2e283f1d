//! Where blocks begin, and which openers and closers belong together.

use super::steps::{Role, Step};
use std::collections::HashMap;
use std::ops::Range;

/// For each instruction, the other end of what it opens, parts or closes.
pub(super) struct Pairing {
    /// `if` to `else` or `endif`, `else` to `endif`, `switch` to `endswitch`, loops to their ends and back.
    pub(super) partner: Vec<Option<usize>>,
    /// The innermost loop or `switch` around, which `break` leaves.
    pub(super) around: Vec<Option<usize>>,
    /// The innermost loop around.
    pub(super) looped: Vec<Option<usize>>,
    /// The number of loops around.
    pub(super) loops: Vec<u32>,
    /// The `case` and `default` of each `switch`.
    pub(super) cases: HashMap<usize, Vec<usize>>,
    /// Where the next phase starts; behind the last one, the number of instructions.
    pub(super) phase: Vec<usize>,
}

/// Whether `closing` closes what `opening` opened.
fn closes(closing: &Role, opening: &Role) -> bool {
    match (opening, closing) {
        (Role::If | Role::Else, Role::EndIf) | (Role::If, Role::Else) | (Role::Switch, Role::EndSwitch) => true,
        (Role::Loop { form, .. }, Role::EndLoop(other)) => form == other,
        _ => false,
    }
}

impl Pairing {
    pub(super) fn of(steps: &[Step]) -> Self {
        let count = steps.len();
        let mut pairing = Self {
            partner: vec![None; count],
            around: vec![None; count],
            looped: vec![None; count],
            loops: vec![0; count],
            cases: HashMap::new(),
            phase: vec![count; count],
        };
        let mut next = count;
        for (at, step) in steps.iter().enumerate().rev() {
            pairing.phase[at] = next;
            if matches!(step.role, Role::Phase(_)) {
                next = at;
            }
        }
        // All openers; of these, what `break` leaves; of these, the loops.
        let (mut open, mut left, mut loops): (Vec<usize>, Vec<usize>, Vec<usize>) = Default::default();
        for (at, step) in steps.iter().enumerate() {
            match &step.role {
                Role::Label(_) | Role::Phase(_) => [&mut open, &mut left, &mut loops].into_iter().for_each(Vec::clear),
                role @ (Role::Else | Role::EndIf | Role::EndLoop(_) | Role::EndSwitch) => {
                    if let Some(opener) = open.last().copied().filter(|opener| closes(role, &steps[*opener].role)) {
                        open.pop();
                        pairing.partner[opener] = Some(at);
                        if *role != Role::Else {
                            pairing.partner[at] = Some(opener);
                        }
                        if left.last() == Some(&opener) {
                            left.pop();
                        }
                        if loops.last() == Some(&opener) {
                            loops.pop();
                        }
                        if *role == Role::Else {
                            open.push(at);
                        }
                    }
                }
                Role::Case | Role::Default => {
                    if let Some(opener) = open.last().filter(|opener| steps[**opener].is(&Role::Switch)) {
                        pairing.cases.entry(*opener).or_default().push(at);
                    }
                }
                _ => {}
            }
            pairing.around[at] = left.last().copied();
            pairing.looped[at] = loops.last().copied();
            pairing.loops[at] = loops.len() as u32;
            match step.role {
                Role::If => open.push(at),
                Role::Switch => [&mut open, &mut left].into_iter().for_each(|list| list.push(at)),
                Role::Loop { .. } => [&mut open, &mut left, &mut loops].into_iter().for_each(|list| list.push(at)),
                _ => {}
            }
        }
        pairing
    }
}

/// Where blocks start.
pub(super) struct Blocks {
    /// The first instruction of each block, and behind the last the number of instructions.
    starts: Vec<usize>,
}

impl Blocks {
    pub(super) fn of(steps: &[Step]) -> Self {
        let count = steps.len();
        let mut first = vec![false; count + 1];
        first[0] = true;
        first[count] = true;
        for (at, step) in steps.iter().enumerate() {
            match step.role {
                Role::Plain => {}
                Role::EndIf | Role::EndSwitch | Role::Label(_) | Role::Phase(_) => first[at] = true,
                // Values that stand one behind the other share a block.
                Role::Case | Role::Default => {
                    first[at] |= at == 0 || !matches!(steps[at - 1].role, Role::Case | Role::Default);
                }
                Role::Loop { .. } => {
                    first[at] = true;
                    first[at + 1] = true;
                }
                Role::If
                | Role::Else
                | Role::EndLoop(_)
                | Role::Switch
                | Role::Break
                | Role::Continue
                | Role::Call(_)
                | Role::Return => first[at + 1] = true,
            }
        }
        Self { starts: (0..=count).filter(|at| first[*at]).collect() }
    }

    /// The instructions of each block.
    pub(super) fn ranges(&self) -> impl Iterator<Item = Range<usize>> {
        self.starts.windows(2).map(|pair| pair[0]..pair[1])
    }

    /// The block that holds an instruction; behind the last instruction, the number of blocks.
    pub(super) fn at(&self, instruction: usize) -> usize {
        self.starts.partition_point(|start| *start <= instruction) - 1
    }
}
