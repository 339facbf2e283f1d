//! Counts a program again: the statistics and the features that its container states.

use crate::sm4::model::{Program, register};
use crate::sm4::op::{Statistic, opcode};
use crate::sm4::properties::Properties;

/// Number of counts.
const COUNTS: usize = 37;

impl Statistic {
    /// Its place among the counts.
    const fn place(self) -> usize {
        match self {
            Self::Declaration => 3,
            Self::Float => 4,
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
            Self::Mov => 19,
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
/// compiler takes before it optimises (flow control, moves) can only be estimated.
pub fn statistics(program: &Program) -> Vec<u32> {
    let properties = Properties::of(program);
    let mut counts = vec![0u32; if program.version.major() < 5 { 29 } else { COUNTS }];
    let mut put = |place: usize, value: u32| {
        if let Some(count) = counts.get_mut(place) {
            *count += value;
        }
    };
    for instruction in program.instructions() {
        for statistic in instruction.op().map_or(&[][..], |op| op.statistics) {
            // Writes to shared memory are no stores.
            let shared = *statistic == Statistic::TextureStore
                && instruction.operand(0).is_some_and(|operand| operand.register_type() == register::SHARED_MEMORY);
            if !shared {
                put(statistic.place(), 1);
            }
        }
        if instruction.opcode() == opcode::DCL_INDEXABLE_TEMP {
            put(10, 1);
        }
    }
    put(0, properties.instructions);
    put(1, properties.temps);
    put(2, properties.immediate_constants / 4);
    for (place, value) in [
        (23, properties.input_primitive),
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

/// The features that a program needs: the bits of SFI0.
pub fn features(program: &Program) -> u64 {
    let flags = program.global_flags();
    let stage = program.version.program_type();
    let (pixel, compute) = (stage == 0, stage == 5);
    let mut bits = 0u64;
    for (flag, feature) in [(12, 0), (16, 4), (17, 5), (18, 6)] {
        bits |= u64::from(flags >> flag & 1) << feature;
    }
    if flags >> 14 & 1 != 0 && program.version.major() < 5 && !compute {
        bits |= 2;
    }
    for instruction in program.instructions() {
        let token = instruction.token();
        bits |= match instruction.opcode() {
            opcode::DCL_UAV_TYPED | opcode::DCL_UAV_RAW | opcode::DCL_UAV_STRUCTURED => {
                // With register spaces, numbers say nothing about how many slots are in use.
                let last = match instruction.operand(0) {
                    Some(operand) if !program.version.has_ranges() => operand.number().unwrap_or(0),
                    _ => 0,
                };
                u64::from(!pixel && !compute) << 2 | u64::from(last >= 8) << 3 | u64::from(token.field(17, 1)) << 12
            }
            219..=234 => 1 << 8,
            opcode::DCL_OUTPUT => match instruction.operand(0).map(|operand| operand.register_type()) {
                Some(register::STENCIL_REFERENCE) => 1 << 9,
                _ => 0,
            },
            opcode::DCL_INPUT => match instruction.operand(0).map(|operand| operand.register_type()) {
                Some(register::INNER_COVERAGE) => 1 << 10,
                _ => 0,
            },
            // Layer or viewport from a stage before the geometry shader.
            opcode::DCL_OUTPUT_SIV if matches!(stage, 1 | 4) => {
                u64::from(matches!(instruction.rest().first(), Some(4 | 5))) << 13
            }
            _ => 0,
        };
    }
    bits
}
