//! Statistics (STAT): counts the compiler made of the program.

use crate::dxbc::container::Part;
use crate::dxbc::field::Fields;
use crate::fault::Fault;

/// Number of counts of Shader Model 5; Shader Model 4 has 29.
pub const COUNTS: usize = 37;

/// The counts in their order; those that are missing are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics(pub [u32; COUNTS]);

/// Places of the counts.
#[allow(missing_docs)] // named after the fields of the reflection interface
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Count {
    Instructions,
    TempRegisters,
    Definitions,
    Declarations,
    FloatInstructions,
    IntInstructions,
    UintInstructions,
    StaticFlowControl,
    DynamicFlowControl,
    MacroInstructions,
    TempArrays,
    ArrayInstructions,
    CutInstructions,
    EmitInstructions,
    TextureNormal,
    TextureLoad,
    TextureComparison,
    TextureBias,
    TextureGradient,
    MovInstructions,
    MovcInstructions,
    ConversionInstructions,
    BitwiseInstructions,
    InputPrimitive,
    OutputTopology,
    MaxOutputVertices,
    TextureGather,
    TextureLod,
    SampleFrequency,
    Instances,
    ControlPoints,
    OutputPrimitive,
    Partitioning,
    Domain,
    Barriers,
    Interlocked,
    TextureStores,
}

impl Statistics {
    /// Whether a part of `length` bytes is one the reference reads.
    pub fn is_readable(length: usize) -> bool {
        matches!(length, 112 | 116 | 148)
    }
    /// Reads the part.
    pub fn decode(part: Part<'_>, found: &mut Vec<Fault>) -> Self {
        let mut fields = Fields::new(part, found);
        let present = (fields.data.len() / 4).min(COUNTS);
        if !Self::is_readable(fields.data.len()) {
            let length = fields.data.len();
            fields.fault(&crate::tables::faults::PART_SIZE_UNEXPECTED, 0, |fault| {
                fault.with("length", length).with("expected", "116 or 148")
            });
        }
        let mut counts = [0; COUNTS];
        for (place, count) in counts.iter_mut().enumerate().take(present) {
            *count = fields.word(4 * place, "a count");
        }
        Self(counts)
    }
    /// One count.
    pub fn get(&self, count: Count) -> u32 {
        self.0[count as usize]
    }
}
