//! What a program's declarations say about the stage as a whole.

use crate::sm4::model::{Program, Version};
use crate::sm4::op::{Kind, opcode};

/// Properties of a program; `None` and 0 where it does not declare them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Properties {
    /// Version token.
    pub version: Version,
    /// Instructions that are executed, labels and declarations left out.
    pub instructions: u32,
    /// Most temporary registers of a phase.
    pub temps: u32,
    /// Threads of a group.
    pub thread_group: Option<[u32; 3]>,
    /// Input primitive of a geometry shader.
    pub input_primitive: Option<u32>,
    /// Output topology of a geometry shader.
    pub output_topology: Option<u32>,
    /// Most vertices that a geometry shader makes.
    pub max_vertices: Option<u32>,
    /// Instances of a geometry shader.
    pub instances: Option<u32>,
    /// Control points that come in.
    pub input_control_points: Option<u32>,
    /// Control points that go out.
    pub output_control_points: Option<u32>,
    /// Tessellation domain.
    pub domain: Option<u32>,
    /// Tessellation partitioning.
    pub partitioning: Option<u32>,
    /// Tessellation output primitive.
    pub output_primitive: Option<u32>,
    /// Largest tessellation factor.
    pub max_tessellation: Option<f32>,
    /// Words of the immediate constant buffer.
    pub immediate_constants: u32,
    /// The opcode token of `dcl_globalFlags`.
    pub global_flags: u32,
}

impl Properties {
    /// The properties of `program`.
    pub fn of(program: &Program) -> Self {
        let mut properties = Self { version: program.version, global_flags: program.global_flags(), ..Self::default() };
        for instruction in program.instructions() {
            let token = instruction.token();
            let word = |place: usize| instruction.rest().get(place).copied();
            match instruction.opcode() {
                opcode::DCL_TEMPS => properties.temps = properties.temps.max(word(0).unwrap_or(0)),
                opcode::DCL_THREAD_GROUP => {
                    properties.thread_group = Some(std::array::from_fn(|place| word(place).unwrap_or(0)));
                }
                opcode::DCL_INPUTPRIMITIVE => properties.input_primitive = Some(token.field(11, 6)),
                opcode::DCL_OUTPUTTOPOLOGY => properties.output_topology = Some(token.field(11, 7)),
                opcode::DCL_MAXOUT => properties.max_vertices = word(0),
                opcode::DCL_GSINSTANCES => properties.instances = word(0),
                opcode::DCL_INPUT_CONTROL_POINT_COUNT => {
                    properties.input_control_points = Some(token.field(11, 6));
                }
                opcode::DCL_OUTPUT_CONTROL_POINT_COUNT => {
                    properties.output_control_points = Some(token.field(11, 6));
                }
                opcode::DCL_TESSELLATOR_DOMAIN => properties.domain = Some(token.field(11, 2)),
                opcode::DCL_TESSELLATOR_PARTITIONING => properties.partitioning = Some(token.field(11, 3)),
                opcode::DCL_TESSELLATOR_OUTPUT_PRIMITIVE => properties.output_primitive = Some(token.field(11, 3)),
                opcode::DCL_HS_MAX_TESSFACTOR => properties.max_tessellation = word(0).map(f32::from_bits),
                opcode::CUSTOMDATA if token.field(11, 21) == 3 => {
                    properties.immediate_constants += instruction.rest().len() as u32;
                }
                // The compiler counts a message of the shader, and no abort.
                opcode::CUSTOMDATA if token.field(11, 21) == 4 => properties.instructions += 1,
                opcode::LABEL | opcode::ABORT => {}
                _ if instruction.op().is_some_and(|op| op.kind == Kind::Instruction) => properties.instructions += 1,
                _ => {}
            }
        }
        properties
    }
}
