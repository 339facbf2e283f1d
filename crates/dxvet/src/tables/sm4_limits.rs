// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Limits of Shader Model 4 to 5.1.

use crate::sm4::limit::Limit;
/// Temporary registers and elements of indexable ones together.
pub static TEMPS: Limit = Limit {
    name: "temps",
    what: "Temporary registers and elements of indexable ones together",
    values: [Some(4096), Some(4096), Some(4096), Some(4096)],
    source: "ref11 (X4505); spec11 7.3",
};
/// Constant buffer slots in a token stream.
pub static CONSTANT_BUFFER_SLOTS: Limit = Limit {
    name: "constant-buffer-slots",
    what: "Constant buffer slots in a token stream",
    values: [Some(15), Some(15), Some(15), None],
    source: "ref11 (X4567); spec11 26",
};
/// Constant buffer slots that an application can bind.
pub static CONSTANT_BUFFER_SLOTS_BINDABLE: Limit = Limit {
    name: "constant-buffer-slots-bindable",
    what: "Constant buffer slots that an application can bind",
    values: [Some(14), Some(14), Some(14), None],
    source: "spec11 26",
};
/// Vectors of a constant buffer.
pub static CONSTANT_BUFFER_SIZE: Limit = Limit {
    name: "constant-buffer-size",
    what: "Vectors of a constant buffer",
    values: [Some(4096), Some(4096), Some(4096), Some(4096)],
    source: "ref11; spec11 21",
};
/// Vectors of the immediate constant buffer.
pub static IMMEDIATE_CONSTANTS: Limit = Limit {
    name: "immediate-constants",
    what: "Vectors of the immediate constant buffer",
    values: [Some(4096), Some(4096), Some(4096), Some(4096)],
    source: "spec11 7.5.1",
};
/// Resource slots t#.
pub static RESOURCE_SLOTS: Limit = Limit {
    name: "resource-slots",
    what: "Resource slots t#",
    values: [Some(128), Some(128), Some(128), None],
    source: "ref11 (X4509, X4565); spec11 26",
};
/// Sampler slots s#.
pub static SAMPLER_SLOTS: Limit = Limit {
    name: "sampler-slots",
    what: "Sampler slots s#",
    values: [Some(16), Some(16), Some(16), None],
    source: "ref11 (X4509); spec11 26",
};
/// Slots of unordered access views u#; in 4.0 and 4.1 of compute shaders only.
pub static VIEW_SLOTS: Limit = Limit {
    name: "view-slots",
    what: "Slots of unordered access views u#; in 4.0 and 4.1 of compute shaders only",
    values: [Some(1), Some(1), Some(64), None],
    source: "ref11 (X4585, X4509); spec11 5.3.9, 26",
};
/// Slots of unordered access views on feature level 11_0, those of pixel shaders shared with their outputs.
pub static VIEW_SLOTS_11_0: Limit = Limit {
    name: "view-slots-11-0",
    what: "Slots of unordered access views on feature level 11_0, those of pixel shaders shared with their outputs",
    values: [None, None, Some(8), None],
    source: "spec11 5.3.9, 26",
};
/// Input or output registers of one kind.
pub static REGISTERS: Limit = Limit {
    name: "registers",
    what: "Input or output registers of one kind",
    values: [Some(32), Some(32), Some(32), Some(32)],
    source: "ref11 (X4506, X4571); spec11 21",
};
/// Input or output registers of a vertex shader.
pub static VERTEX_REGISTERS: Limit = Limit {
    name: "vertex-registers",
    what: "Input or output registers of a vertex shader",
    values: [Some(16), Some(32), Some(32), Some(32)],
    source: "ref11 (X4506, X4571); spec11 21",
};
/// Input registers of a pixel shader.
pub static PIXEL_INPUTS: Limit = Limit {
    name: "pixel-inputs",
    what: "Input registers of a pixel shader",
    values: [Some(32), Some(32), Some(32), Some(32)],
    source: "ref11 (X4506); spec11 21, 26",
};
/// Output registers of a pixel shader.
pub static PIXEL_OUTPUTS: Limit = Limit {
    name: "pixel-outputs",
    what: "Output registers of a pixel shader",
    values: [Some(8), Some(8), Some(8), Some(8)],
    source: "ref11 (X4502); spec11 21",
};
/// Output registers of a geometry shader.
pub static GEOMETRY_OUTPUTS: Limit = Limit {
    name: "geometry-outputs",
    what: "Output registers of a geometry shader",
    values: [Some(32), Some(32), Some(32), Some(32)],
    source: "ref11 (X4571); spec11 26",
};
/// Registers of a control point that a hull or domain shader takes or puts out.
pub static CONTROL_POINT_REGISTERS: Limit = Limit {
    name: "control-point-registers",
    what: "Registers of a control point that a hull or domain shader takes or puts out",
    values: [None, None, Some(32), Some(32)],
    source: "ref11 (X4571); spec11 10.7, 12.2.2, 26",
};
/// Registers of patch constants.
pub static PATCH_CONSTANTS: Limit = Limit {
    name: "patch-constants",
    what: "Registers of patch constants",
    values: [None, None, Some(32), Some(32)],
    source: "ref11 (X4571); spec11 26",
};
/// Components of patch constants.
pub static PATCH_CONSTANT_SCALARS: Limit = Limit {
    name: "patch-constant-scalars",
    what: "Components of patch constants",
    values: [None, None, Some(128), Some(128)],
    source: "ref11 (X4571); spec11 26",
};
/// Components of clip and cull distances together.
pub static CLIP_CULL_COMPONENTS: Limit = Limit {
    name: "clip-cull-components",
    what: "Components of clip and cull distances together",
    values: [Some(8), Some(8), Some(8), Some(8)],
    source: "ref11 (X4576); spec11 26",
};
/// Registers of clip and cull distances.
pub static CLIP_CULL_REGISTERS: Limit = Limit {
    name: "clip-cull-registers",
    what: "Registers of clip and cull distances",
    values: [Some(2), Some(2), Some(2), Some(2)],
    source: "spec11 26",
};
/// Bytes of thread group shared memory.
pub static SHARED_MEMORY: Limit = Limit {
    name: "shared-memory",
    what: "Bytes of thread group shared memory",
    values: [Some(16384), Some(16384), Some(32768), Some(32768)],
    source: "ref11 (X4586); spec11 26",
};
/// Bytes of a structure in a structured buffer.
pub static STRIDE: Limit = Limit {
    name: "stride",
    what: "Bytes of a structure in a structured buffer",
    values: [Some(2048), Some(2048), Some(2048), Some(2048)],
    source: "spec11 26",
};
/// Samples of a pixel.
pub static SAMPLES: Limit = Limit {
    name: "samples",
    what: "Samples of a pixel",
    values: [Some(32), Some(32), Some(32), Some(32)],
    source: "ref11 (X4539); spec11 21, 26",
};
/// Open if, loop and switch blocks.
pub static NESTING: Limit = Limit {
    name: "nesting",
    what: "Open if, loop and switch blocks",
    values: [Some(64), Some(64), Some(64), Some(64)],
    source: "ref11 (X3528, X3531); spec11 7.12",
};
/// Calls inside one another.
pub static CALLS: Limit = Limit {
    name: "calls",
    what: "Calls inside one another",
    values: [Some(32), Some(32), Some(32), Some(32)],
    source: "spec11 7.12",
};
/// Interface pointers of all declarations together.
pub static INTERFACE_OBJECTS: Limit = Limit {
    name: "interface-objects",
    what: "Interface pointers of all declarations together",
    values: [None, None, Some(253), Some(253)],
    source: "spec11 22.3.51",
};
/// Call targets of all interface calls together.
pub static CALL_SITES: Limit = Limit {
    name: "call-sites",
    what: "Call targets of all interface calls together",
    values: [None, None, Some(4096), Some(4096)],
    source: "spec11 22.3.51",
};
/// Types that interfaces may name.
pub static INTERFACE_TYPES: Limit = Limit {
    name: "interface-types",
    what: "Types that interfaces may name",
    values: [None, None, Some(65535), None],
    source: "spec11 26",
};
/// Class instances that interfaces may name.
pub static INTERFACE_INSTANCES: Limit = Limit {
    name: "interface-instances",
    what: "Class instances that interfaces may name",
    values: [None, None, Some(65535), None],
    source: "spec11 26",
};
/// Words of an instruction other than custom data.
pub static INSTRUCTION_WORDS: Limit = Limit {
    name: "instruction-words",
    what: "Words of an instruction other than custom data",
    values: [Some(127), Some(127), Some(127), Some(127)],
    source: "tok11 (7 bits)",
};
/// Vertices that a geometry shader may put out.
pub static GEOMETRY_VERTICES: Limit = Limit {
    name: "geometry-vertices",
    what: "Vertices that a geometry shader may put out",
    values: [Some(1024), Some(1024), Some(1024), Some(1024)],
    source: "ref11 (X8000); spec11 22.3.5",
};
/// Output components times vertices of a geometry shader, for each instance.
pub static GEOMETRY_SCALARS: Limit = Limit {
    name: "geometry-scalars",
    what: "Output components times vertices of a geometry shader, for each instance",
    values: [Some(1024), Some(1024), Some(1024), Some(1024)],
    source: "ref11 (X8000); spec11 26",
};
/// Instances of a geometry shader.
pub static GEOMETRY_INSTANCES: Limit = Limit {
    name: "geometry-instances",
    what: "Instances of a geometry shader",
    values: [None, None, Some(32), Some(32)],
    source: "ref11 (X3514); spec11 22.3.7",
};
/// Vertices of all instances of a geometry shader together.
pub static GEOMETRY_VERTICES_ACROSS: Limit = Limit {
    name: "geometry-vertices-across",
    what: "Vertices of all instances of a geometry shader together",
    values: [None, None, Some(1024), Some(1024)],
    source: "spec11 22.3.7, 26",
};
/// Input registers of a vertex that a geometry shader takes.
pub static GEOMETRY_INPUTS: Limit = Limit {
    name: "geometry-inputs",
    what: "Input registers of a vertex that a geometry shader takes",
    values: [Some(16), Some(32), Some(32), Some(32)],
    source: "ref11 (X4506); spec11 21, 26",
};
/// Vertices of an input primitive of a geometry shader.
pub static GEOMETRY_INPUT_VERTICES: Limit = Limit {
    name: "geometry-input-vertices",
    what: "Vertices of an input primitive of a geometry shader",
    values: [Some(6), Some(6), Some(32), Some(32)],
    source: "ref11 (X3658); spec11 22.3.6, 26",
};
/// Streams of a geometry shader.
pub static GEOMETRY_STREAMS: Limit = Limit {
    name: "geometry-streams",
    what: "Streams of a geometry shader",
    values: [None, None, Some(4), Some(4)],
    source: "ref11 (X4570); spec11 22.3.9, 26",
};
/// Components of a vertex that go to stream output.
pub static STREAM_OUTPUT_COMPONENTS: Limit = Limit {
    name: "stream-output-components",
    what: "Components of a vertex that go to stream output",
    values: [Some(128), Some(128), Some(128), Some(128)],
    source: "spec11 14.1, 26",
};
/// Control points of a patch.
pub static CONTROL_POINTS: Limit = Limit {
    name: "control-points",
    what: "Control points of a patch",
    values: [None, None, Some(32), Some(32)],
    source: "ref11 (X4589); spec11 22.3.18",
};
/// Components of all control points together.
pub static CONTROL_POINT_SCALARS: Limit = Limit {
    name: "control-point-scalars",
    what: "Components of all control points together",
    values: [None, None, Some(3968), Some(3968)],
    source: "ref11 (X8000); spec11 10.7, 26",
};
/// Smallest value of the largest tessellation factor.
pub static FACTOR_LEAST: Limit = Limit {
    name: "factor-least",
    what: "Smallest value of the largest tessellation factor",
    values: [None, None, Some(1), Some(1)],
    source: "ref11 (X3657); spec11 22.3.20, 26",
};
/// Largest value of the largest tessellation factor.
pub static FACTOR_MOST: Limit = Limit {
    name: "factor-most",
    what: "Largest value of the largest tessellation factor",
    values: [None, None, Some(64), Some(64)],
    source: "ref11 (X3657); spec11 22.3.20, 26",
};
/// Tessellation factors of the domain isoline: density, detail.
pub static FACTORS_ISOLINE: Limit = Limit {
    name: "factors-isoline",
    what: "Tessellation factors of the domain isoline: density, detail",
    values: [None, None, Some(2), Some(2)],
    source: "spec11 10.10.4",
};
/// Tessellation factors of the domain tri: three edges, one inside.
pub static FACTORS_TRIANGLE: Limit = Limit {
    name: "factors-triangle",
    what: "Tessellation factors of the domain tri: three edges, one inside",
    values: [None, None, Some(4), Some(4)],
    source: "ref11 (X3502); spec11 10.10.2",
};
/// Tessellation factors of the domain quad: four edges, two inside.
pub static FACTORS_QUAD: Limit = Limit {
    name: "factors-quad",
    what: "Tessellation factors of the domain quad: four edges, two inside",
    values: [None, None, Some(6), Some(6)],
    source: "spec11 10.10.3",
};
/// Instances of a fork or join phase.
pub static HULL_INSTANCES: Limit = Limit {
    name: "hull-instances",
    what: "Instances of a fork or join phase",
    values: [None, None, Some(128), Some(128)],
    source: "spec11 10.8.4, 10.9.4",
};
/// Threads of a group in x and in y.
pub static THREAD_GROUP_SIDE: Limit = Limit {
    name: "thread-group-side",
    what: "Threads of a group in x and in y",
    values: [Some(768), Some(768), Some(1024), Some(1024)],
    source: "ref11 (X3655); spec11 22.3.40, 26",
};
/// Threads of a group in z.
pub static THREAD_GROUP_DEPTH: Limit = Limit {
    name: "thread-group-depth",
    what: "Threads of a group in z",
    values: [Some(64), Some(64), Some(64), Some(64)],
    source: "ref11 (X3655); spec11 26",
};
/// Threads of a group.
pub static THREAD_GROUP: Limit = Limit {
    name: "thread-group",
    what: "Threads of a group",
    values: [Some(768), Some(768), Some(1024), Some(1024)],
    source: "ref11 (X3655); spec11 26",
};
/// Temporary registers of all threads of a group together, above which the compiler warns.
pub static TEMP_POOL: Limit = Limit {
    name: "temp-pool",
    what: "Temporary registers of all threads of a group together, above which the compiler warns",
    values: [None, None, Some(16384), Some(16384)],
    source: "ref11 (X4714); spec11 18.6.10.1, 26",
};

/// All in table order.
pub static LIMITS: &[&Limit] = &[
    &TEMPS,
    &CONSTANT_BUFFER_SLOTS,
    &CONSTANT_BUFFER_SLOTS_BINDABLE,
    &CONSTANT_BUFFER_SIZE,
    &IMMEDIATE_CONSTANTS,
    &RESOURCE_SLOTS,
    &SAMPLER_SLOTS,
    &VIEW_SLOTS,
    &VIEW_SLOTS_11_0,
    &REGISTERS,
    &VERTEX_REGISTERS,
    &PIXEL_INPUTS,
    &PIXEL_OUTPUTS,
    &GEOMETRY_OUTPUTS,
    &CONTROL_POINT_REGISTERS,
    &PATCH_CONSTANTS,
    &PATCH_CONSTANT_SCALARS,
    &CLIP_CULL_COMPONENTS,
    &CLIP_CULL_REGISTERS,
    &SHARED_MEMORY,
    &STRIDE,
    &SAMPLES,
    &NESTING,
    &CALLS,
    &INTERFACE_OBJECTS,
    &CALL_SITES,
    &INTERFACE_TYPES,
    &INTERFACE_INSTANCES,
    &INSTRUCTION_WORDS,
    &GEOMETRY_VERTICES,
    &GEOMETRY_SCALARS,
    &GEOMETRY_INSTANCES,
    &GEOMETRY_VERTICES_ACROSS,
    &GEOMETRY_INPUTS,
    &GEOMETRY_INPUT_VERTICES,
    &GEOMETRY_STREAMS,
    &STREAM_OUTPUT_COMPONENTS,
    &CONTROL_POINTS,
    &CONTROL_POINT_SCALARS,
    &FACTOR_LEAST,
    &FACTOR_MOST,
    &FACTORS_ISOLINE,
    &FACTORS_TRIANGLE,
    &FACTORS_QUAD,
    &HULL_INSTANCES,
    &THREAD_GROUP_SIDE,
    &THREAD_GROUP_DEPTH,
    &THREAD_GROUP,
    &TEMP_POOL,
];

/// `cs_4_x`: threads of a group, and bytes of shared memory that each may write.
pub const SHARED_PER_THREAD: &[(u32, u32)] = &[
    (64, 256),
    (68, 240),
    (72, 224),
    (76, 208),
    (84, 192),
    (92, 176),
    (100, 160),
    (112, 144),
    (128, 128),
    (144, 112),
    (168, 96),
    (204, 80),
    (256, 64),
    (340, 48),
    (512, 32),
    (768, 16),
];
