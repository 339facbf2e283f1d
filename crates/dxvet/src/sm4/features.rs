//! The features of its device that a program needs: the bits of the features part (SFI0).

use crate::sm4::model::{Instruction, Operand, Program, Stage, register};
use crate::sm4::op::opcode;
use std::collections::BTreeSet;

/// A feature that a program needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Its bit in the features part.
    pub bit: u32,
    /// The first instruction that needs it, declarations included, from 0.
    pub instruction: u32,
}

/// What the other parts of a container say that decides whether a feature is needed.
pub struct Surroundings<'a> {
    /// Whether there is a program for level 9 beside this one.
    pub level9: bool,
    /// Registers with the index of a render target or viewport in the signatures of a stage before
    /// the rasterizer: declarations of control points do not name system values.
    pub indices: &'a [u32],
    /// Whether the elements of a typed view have more than one component; `None` where nothing
    /// says so. The argument is the view's operand.
    pub wide: &'a dyn Fn(&Operand<'_>) -> Option<bool>,
}

impl std::fmt::Debug for Surroundings<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Surroundings").field("level9", &self.level9).finish_non_exhaustive()
    }
}

/// What a program needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// In the order of the bits, each once.
    pub features: Vec<Need>,
    /// Bits that the program by itself leaves open.
    pub open: u64,
}

impl Needs {
    /// The needed bits.
    pub fn bits(&self) -> u64 {
        self.features.iter().fold(0, |bits, need| bits | 1 << need.bit)
    }
    fn add(&mut self, bit: u32, instruction: usize) {
        if self.bits() >> bit & 1 == 0 {
            self.features.push(Need { bit, instruction: instruction as u32 });
        }
    }
}

/// Features that a bit of `dcl_globalFlags` asks for.
const BY_FLAG: [(u32, u32); 4] = [(12, DOUBLES), (16, MINIMUM_PRECISION), (17, DOUBLE_EXTENSIONS), (18, EXTENSIONS)];
/// The bit of `dcl_globalFlags` for raw and structured buffers in Shader Model 4.
const RAW_AND_STRUCTURED: u32 = 14;

const DOUBLES: u32 = 0;
const BUFFERS: u32 = 1;
const ANY_STAGE: u32 = 2;
const MANY_VIEWS: u32 = 3;
const MINIMUM_PRECISION: u32 = 4;
const DOUBLE_EXTENSIONS: u32 = 5;
const EXTENSIONS: u32 = 6;
const LEVEL9_COMPARISON: u32 = 7;
const TILED: u32 = 8;
const STENCIL_REFERENCE: u32 = 9;
const INNER_COVERAGE: u32 = 10;
const TYPED_LOAD: u32 = 11;
const ORDERED_VIEWS: u32 = 12;
const INDEX_FROM_ANY_STAGE: u32 = 13;

/// The bits that Shader Model 4 to 5.1 can need: later ones belong to newer models.
pub const KNOWN: u64 = (2 << INDEX_FROM_ANY_STAGE) - 1;

/// Views from this number on (range numbers in Shader Model 5.1) are more than level 11_0 has.
const FIRST_OF_MANY: u32 = 8;

/// The features that `program` needs.
pub fn needs(program: &Program, surroundings: &Surroundings<'_>) -> Needs {
    let mut needs = Needs::default();
    // Worked out where a typed view is loaded from.
    let mut doubles = None;
    by_flag(program, &mut needs);
    for (number, instruction) in program.instructions().enumerate() {
        for bit in by_instruction(program, &instruction, surroundings.level9) {
            needs.add(bit, number);
        }
        if matches!(instruction.opcode(), opcode::LD_UAV_TYPED | opcode::LD_UAV_TYPED_S) {
            let doubles = doubles.get_or_insert_with(|| views_of_doubles(program));
            match typed_load(&instruction, doubles, surroundings) {
                Some(true) => needs.add(TYPED_LOAD, number),
                Some(false) => {}
                None => needs.open |= 1 << TYPED_LOAD,
            }
        }
    }
    if let Some(first) = surroundings.indices.first() {
        needs.add(INDEX_FROM_ANY_STAGE, declaration_of(program, *first));
    }
    needs.open &= !needs.bits();
    needs.features.sort_by_key(|need| need.bit);
    needs
}

/// The declaration of an input or output register, or the first instruction.
fn declaration_of(program: &Program, number: u32) -> usize {
    let declares = |instruction: Instruction<'_>| {
        let last = instruction.operand(0).and_then(|operand| operand.indices().last().map(|index| index.number()));
        (opcode::DCL_INPUT..=opcode::DCL_OUTPUT_SIV).contains(&instruction.opcode()) && last == Some(number.into())
    };
    program.instructions().position(declares).unwrap_or(0)
}

/// What flags ask for. To blame is the first instruction that makes the flag necessary.
fn by_flag(program: &Program, needs: &mut Needs) {
    let flags = program.global_flags();
    let declaration = program.instructions().position(|it| it.opcode() == opcode::DCL_GLOBAL_FLAGS).unwrap_or(0);
    let mut add = |bit: u32, uses: &dyn Fn(&Instruction<'_>) -> bool| {
        needs.add(bit, program.instructions().position(|it| uses(&it)).unwrap_or(declaration));
    };
    for (flag, bit) in BY_FLAG {
        if flags >> flag & 1 != 0 {
            add(bit, &|instruction| uses_flag(instruction, bit));
        }
    }
    let raw = flags >> RAW_AND_STRUCTURED & 1 != 0;
    if raw && program.version.major() < 5 && program.version.stage() != Some(Stage::Compute) {
        add(BUFFERS, &|instruction| {
            matches!(instruction.opcode(), opcode::DCL_RESOURCE_RAW | opcode::DCL_RESOURCE_STRUCTURED)
        });
    }
}

fn uses_flag(instruction: &Instruction<'_>, bit: u32) -> bool {
    match (bit, instruction.opcode()) {
        (DOUBLES, opcode::DADD..=opcode::FTOD) => true,
        (DOUBLES | DOUBLE_EXTENSIONS, opcode::DDIV..=opcode::DRCP | opcode::DTOI..=opcode::UTOD) => true,
        (EXTENSIONS, opcode::MSAD) => true,
        (MINIMUM_PRECISION, _) => instruction.operands().any(|operand| operand.min_precision() != 0),
        _ => false,
    }
}

/// The bits that one instruction asks for.
fn by_instruction(program: &Program, instruction: &Instruction<'_>, level9: bool) -> impl Iterator<Item = u32> {
    let token = instruction.token();
    let stage = program.version.stage();
    let declares = |kind: u8| instruction.operand(0).is_some_and(|operand| operand.register_type() == kind);
    let mut bits = 0u64;
    let mut need = |bit: u32, needed: bool| bits |= u64::from(needed) << bit;
    match instruction.opcode() {
        opcode::DCL_UAV_TYPED | opcode::DCL_UAV_RAW | opcode::DCL_UAV_STRUCTURED => {
            let number = instruction.operand(0).and_then(|operand| operand.number()).unwrap_or(0);
            need(ANY_STAGE, !matches!(stage, Some(Stage::Pixel | Stage::Compute)));
            need(MANY_VIEWS, number >= FIRST_OF_MANY);
            need(ORDERED_VIEWS, token.field(17, 1) != 0);
        }
        opcode::GATHER4_S..=opcode::CHECK_ACCESS_FULLY_MAPPED => need(TILED, true),
        opcode::SAMPLE_C | opcode::SAMPLE_C_LZ => need(LEVEL9_COMPARISON, level9),
        opcode::DCL_OUTPUT => need(STENCIL_REFERENCE, declares(register::STENCIL_REFERENCE)),
        opcode::DCL_INPUT => need(INNER_COVERAGE, declares(register::INNER_COVERAGE)),
        _ => {}
    }
    (0..=INDEX_FROM_ANY_STAGE).filter(move |bit| bits >> bit & 1 != 0)
}

/// The typed views that hold doubles.
fn views_of_doubles(program: &Program) -> BTreeSet<u32> {
    const DOUBLE: u32 = 7;
    let declarations = program.instructions().filter(|instruction| instruction.opcode() == opcode::DCL_UAV_TYPED);
    declarations
        .filter(|it| it.words().get(it.operands_end()).is_some_and(|types| types & 15 == DOUBLE))
        .filter_map(|it| it.operand(0)?.number())
        .collect()
}

/// Whether a load from a typed view needs more than the formats of one 32-bit component, which a
/// view of `doubles` does.
fn typed_load(instruction: &Instruction<'_>, doubles: &BTreeSet<u32>, surroundings: &Surroundings<'_>) -> Option<bool> {
    let view = instruction.operand(instruction.operand_count().checked_sub(1)?)?;
    if view.number().is_some_and(|number| doubles.contains(&number)) {
        return Some(true);
    }
    (surroundings.wide)(&view)
}
