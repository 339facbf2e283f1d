//! Counts a program again: the numbers of the statistics part of its container. What each number
//! counts stands in `tables/sm4/statistics.tsv`.

use crate::sm4::model::{Instruction, Program, register};
use crate::sm4::op::{Kind, Statistic, opcode};
use crate::sm4::properties::Properties;
use crate::tables::sm4_statistics::COUNTS;

/// When counting a program again gives the stored number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exact {
    /// Always.
    Always,
    /// Where the compiler is none of 9.26 to 9.29, and was not told to leave out its optimiser.
    Newer,
    /// The rule is an estimate.
    No,
}

/// One row of the table: a number of the statistics part.
#[derive(Debug)]
pub struct Count {
    /// Its name in the reflection interface.
    pub name: &'static str,
    /// When the rule is exact.
    pub exact: Exact,
    /// What is counted.
    pub rule: &'static str,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// How many numbers Shader Model 4 has; Shader Model 5 has all.
const SHADER_MODEL_4: usize = 29;
/// Values of [`COUNTS`] that the code names.
const DECLARATIONS: usize = 3;
const FLOATS: usize = 4;
const TEMP_ARRAYS: usize = 10;
const ARRAY_INSTRUCTIONS: usize = 11;
const MOVES: usize = 19;

impl Statistic {
    /// Its place among the counts.
    const fn place(self) -> usize {
        match self {
            Self::Declaration => DECLARATIONS,
            Self::Float => FLOATS,
            Self::Int => 5,
            Self::Uint => 6,
            Self::StaticFlow => 7,
            Self::DynamicFlow => 8,
            Self::Cut => 12,
            Self::Emit => 13,
            Self::TextureNormal => 14,
            Self::TextureLoad => 15,
            Self::TextureComparison => 16,
            Self::TextureBias => 17,
            Self::TextureGradient => 18,
            Self::Mov => MOVES,
            Self::Movc => 20,
            Self::Conversion => 21,
            Self::TextureGather => 26,
            Self::TextureLod => 27,
            Self::Barrier => 34,
            Self::Interlocked => 35,
            Self::TextureStore => 36,
        }
    }
}

/// The counts of the statistics part: 29 for Shader Model 4, 37 for Shader Model 5. Those the
/// compiler takes before it optimises can only be estimated.
pub fn statistics(program: &Program) -> Vec<u32> {
    let properties = Properties::of(program);
    let mut counts = vec![0u32; if program.version.major() < 5 { SHADER_MODEL_4 } else { COUNTS.len() }];
    let mut put = |place: usize, value: u32| {
        if let Some(count) = counts.get_mut(place) {
            *count = count.saturating_add(value);
        }
    };
    let geometry = program.version.program_type() == 2;
    for instruction in program.instructions() {
        for statistic in instruction.op().map_or(&[][..], |op| op.statistics) {
            if let Some(place) = counted(&instruction, *statistic, geometry) {
                put(place, 1);
            }
        }
        match instruction.op().map(|op| op.kind) {
            Some(Kind::Instruction) if names_array(&instruction) => put(ARRAY_INSTRUCTIONS, 1),
            _ if instruction.opcode() == opcode::DCL_INDEXABLE_TEMP => {
                put(TEMP_ARRAYS, instruction.rest().get(1).copied().unwrap_or(0));
            }
            _ => {}
        }
    }
    put(DECLARATIONS, declarations(program));
    put(0, properties.instructions);
    put(1, properties.temps);
    put(2, properties.immediate_constants / 4);
    let hull = program.version.program_type() == 3;
    let patch = properties.input_control_points.filter(|_| hull).map(|points| PATCH + points);
    for (place, value) in [
        (23, properties.input_primitive.or(patch)),
        (24, properties.output_topology),
        (25, properties.max_vertices),
        (28, Some(u32::from(runs_per_sample(program)))),
        (29, properties.instances),
        (30, properties.output_control_points.or(properties.input_control_points)),
        (31, properties.output_primitive),
        (32, properties.partitioning),
        (33, properties.domain),
    ] {
        put(place, value.unwrap_or(0));
    }
    counts
}

/// The primitive number of a patch is this plus its control points.
const PATCH: u32 = 7;

/// Where an instruction that the table lists under `statistic` counts, if it does.
fn counted(instruction: &Instruction<'_>, statistic: Statistic, geometry: bool) -> Option<usize> {
    let is = |number: usize, kind: u8| instruction.operand(number).is_some_and(|it| it.register_type() == kind);
    let shared = |number: usize| is(number, register::SHARED_MEMORY);
    match statistic {
        // Inputs and outputs are counted by phase.
        Statistic::Declaration => None,
        Statistic::TextureStore if shared(0) => None,
        Statistic::TextureLoad if shared(instruction.operand_count().saturating_sub(1)) => None,
        // What the compiler made of two instructions, it does not count.
        Statistic::Float | Statistic::Uint
            if matches!(instruction.opcode(), opcode::SINCOS | opcode::UDIV)
                && !is(0, register::NULL)
                && !is(1, register::NULL) =>
        {
            None
        }
        Statistic::Mov if names_array(instruction) => None,
        Statistic::Mov if instruction.operand(1).is_some_and(|it| it.negate() || it.absolute()) => Some(FLOATS),
        Statistic::Mov if geometry && is(0, register::OUTPUT) => None,
        statistic => Some(statistic.place()),
    }
}

/// Whether an operand is an x#.
fn names_array(instruction: &Instruction<'_>) -> bool {
    instruction.operands().any(|operand| operand.register_type() == register::INDEXABLE_TEMP)
}

/// Declared inputs and outputs: the most inputs of a phase plus the most outputs of a phase.
fn declarations(program: &Program) -> u32 {
    let (mut most, mut here) = ([0u32; 2], [0u32; 2]);
    for instruction in program.instructions() {
        let Some(op) = instruction.op() else { continue };
        if op.kind == Kind::Phase {
            here = [0; 2];
        } else if op.statistics.contains(&Statistic::Declaration) {
            let output =
                matches!(instruction.opcode(), opcode::DCL_OUTPUT | opcode::DCL_OUTPUT_SGV | opcode::DCL_OUTPUT_SIV);
            let side = usize::from(output);
            here[side] += 1;
            most[side] = most[side].max(here[side]);
        }
    }
    most[0] + most[1]
}

/// The counts that a compiler must have stored for `program`: `None` where no exact rule is known.
/// `newer`: the compiler is none of 9.26 to 9.29, and it optimised.
pub fn exact(program: &Program, newer: bool) -> Vec<Option<u32>> {
    // Of moves that belong to doubles, only some count.
    let doubles = program.global_flags() & DOUBLES != 0;
    statistics(program)
        .into_iter()
        .zip(COUNTS)
        .enumerate()
        .map(|(place, (value, count))| match count.exact {
            _ if place == MOVES && doubles => None,
            Exact::Always => Some(value),
            Exact::Newer if newer => Some(value),
            _ => None,
        })
        .collect()
}

/// The bit of `dcl_globalFlags` for doubles.
const DOUBLES: u32 = 1 << 12;

/// Whether a pixel shader runs once a sample.
fn runs_per_sample(program: &Program) -> bool {
    program.instructions().any(|instruction| {
        let token = instruction.token();
        match instruction.opcode() {
            opcode::DCL_INPUT_PS | opcode::DCL_INPUT_PS_SIV => matches!(token.field(11, 4), 6 | 7),
            opcode::DCL_INPUT_PS_SGV => instruction.rest().first() == Some(&SAMPLE_INDEX),
            _ => false,
        }
    })
}

const SAMPLE_INDEX: u32 = 10;
