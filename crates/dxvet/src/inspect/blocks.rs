//! Where blocks begin, and which openers and closers belong together.

use crate::d3d9::model::{Instruction, Opcode};
use crate::d3d9::op::opcode;
use std::ops::Range;

/// For each instruction, the other end of what it opens, parts or closes.
pub(super) struct Pairing {
    /// `if` to `else` or `endif`, `else` to `endif`, loops to their ends and back.
    pub(super) partner: Vec<Option<usize>>,
    /// The innermost loop around.
    pub(super) around: Vec<Option<usize>>,
    /// The number of loops around.
    pub(super) loops: Vec<u32>,
}

/// The opcode that closes what `opener` opens.
fn closer(opener: Opcode) -> Opcode {
    match opener {
        opcode::LOOP => opcode::ENDLOOP,
        opcode::REP => opcode::ENDREP,
        _ => opcode::ENDIF,
    }
}

impl Pairing {
    pub(super) fn of(instructions: &[&Instruction]) -> Self {
        let count = instructions.len();
        let mut pairing = Self { partner: vec![None; count], around: vec![None; count], loops: vec![0; count] };
        // Openers, and apart from them the loops among these.
        let (mut open, mut loops): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for (at, instruction) in instructions.iter().enumerate() {
            let fits = |open: &[usize], closing: Opcode| {
                open.last().copied().filter(|opener| closer(instructions[*opener].opcode()) == closing)
            };
            match instruction.opcode() {
                opcode::LABEL => {
                    open.clear();
                    loops.clear();
                }
                opcode::ELSE => {
                    // A second `else` is no opener's.
                    if let Some(opener) = fits(&open, opcode::ENDIF)
                        && instructions[opener].opcode() != opcode::ELSE
                    {
                        pairing.partner[opener] = Some(at);
                        open.pop();
                        open.push(at);
                    }
                }
                closing @ (opcode::ENDIF | opcode::ENDLOOP | opcode::ENDREP) => {
                    if let Some(opener) = fits(&open, closing) {
                        open.pop();
                        pairing.partner[opener] = Some(at);
                        pairing.partner[at] = Some(opener);
                        if closing != opcode::ENDIF {
                            loops.pop();
                        }
                    }
                }
                _ => {}
            }
            pairing.around[at] = loops.last().copied();
            pairing.loops[at] = loops.len() as u32;
            match instruction.opcode() {
                opcode::IF | opcode::IFC => open.push(at),
                opcode::LOOP | opcode::REP => {
                    open.push(at);
                    loops.push(at);
                }
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
    pub(super) fn of(instructions: &[&Instruction]) -> Self {
        let count = instructions.len();
        let mut first = vec![false; count + 1];
        first[0] = true;
        first[count] = true;
        for (at, instruction) in instructions.iter().enumerate() {
            match instruction.opcode() {
                opcode::ENDIF | opcode::LABEL => first[at] = true,
                opcode::LOOP | opcode::REP => {
                    first[at] = true;
                    first[at + 1] = true;
                }
                opcode::IF
                | opcode::IFC
                | opcode::ELSE
                | opcode::ENDLOOP
                | opcode::ENDREP
                | opcode::BREAK
                | opcode::BREAKC
                | opcode::BREAKP
                | opcode::CALL
                | opcode::CALLNZ
                | opcode::RET => first[at + 1] = true,
                _ => {}
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
