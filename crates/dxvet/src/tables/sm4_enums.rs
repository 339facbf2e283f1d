// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Fields of token streams of Shader Model 4 to 5.1.

use crate::names::Name;

/// `register`.
pub static REGISTER: &[Name] = &[
    Name { value: 0, text: "r" },
    Name { value: 1, text: "v" },
    Name { value: 2, text: "o" },
    Name { value: 3, text: "x" },
    Name { value: 4, text: "l" },
    Name { value: 5, text: "d" },
    Name { value: 6, text: "s" },
    Name { value: 7, text: "t" },
    Name { value: 8, text: "cb" },
    Name { value: 9, text: "icb" },
    Name { value: 10, text: "label" },
    Name { value: 11, text: "vPrim" },
    Name { value: 12, text: "oDepth" },
    Name { value: 13, text: "null" },
    Name { value: 14, text: "rasterizer" },
    Name { value: 15, text: "oMask" },
    Name { value: 16, text: "m" },
    Name { value: 17, text: "fb" },
    Name { value: 18, text: "ft" },
    Name { value: 19, text: "fp" },
    Name { value: 20, text: "iv" },
    Name { value: 21, text: "ov" },
    Name { value: 22, text: "vOutputControlPointID" },
    Name { value: 23, text: "vForkInstanceID" },
    Name { value: 24, text: "vJoinInstanceID" },
    Name { value: 25, text: "vicp" },
    Name { value: 26, text: "vocp" },
    Name { value: 27, text: "vpc" },
    Name { value: 28, text: "vDomain" },
    Name { value: 29, text: "this" },
    Name { value: 30, text: "u" },
    Name { value: 31, text: "g" },
    Name { value: 32, text: "vThreadID" },
    Name { value: 33, text: "vThreadGroupID" },
    Name { value: 34, text: "vThreadIDInGroup" },
    Name { value: 35, text: "vCoverage" },
    Name { value: 36, text: "vThreadIDInGroupFlattened" },
    Name { value: 37, text: "vGSInstanceID" },
    Name { value: 38, text: "oDepthGE" },
    Name { value: 39, text: "oDepthLE" },
    Name { value: 40, text: "vCycleCounter" },
    Name { value: 41, text: "oStencilRef" },
    Name { value: 42, text: "vInnerCoverage" },
];

/// `system_value`.
pub static SYSTEM_VALUE: &[Name] = &[
    Name { value: 0, text: "undefined" },
    Name { value: 1, text: "position" },
    Name { value: 2, text: "clip_distance" },
    Name { value: 3, text: "cull_distance" },
    Name { value: 4, text: "rendertarget_array_index" },
    Name { value: 5, text: "viewport_array_index" },
    Name { value: 6, text: "vertex_id" },
    Name { value: 7, text: "primitive_id" },
    Name { value: 8, text: "instance_id" },
    Name { value: 9, text: "is_front_face" },
    Name { value: 10, text: "sampleIndex" },
    Name { value: 11, text: "finalQuadUeq0EdgeTessFactor" },
    Name { value: 12, text: "finalQuadVeq0EdgeTessFactor" },
    Name { value: 13, text: "finalQuadUeq1EdgeTessFactor" },
    Name { value: 14, text: "finalQuadVeq1EdgeTessFactor" },
    Name { value: 15, text: "finalQuadUInsideTessFactor" },
    Name { value: 16, text: "finalQuadVInsideTessFactor" },
    Name { value: 17, text: "finalTriUeq0EdgeTessFactor" },
    Name { value: 18, text: "finalTriVeq0EdgeTessFactor" },
    Name { value: 19, text: "finalTriWeq0EdgeTessFactor" },
    Name { value: 20, text: "finalTriInsideTessFactor" },
    Name { value: 21, text: "finalLineDetailTessFactor" },
    Name { value: 22, text: "finalLineDensityTessFactor" },
];

/// `dimension`.
pub static DIMENSION: &[Name] = &[
    Name { value: 1, text: "buffer" },
    Name { value: 2, text: "texture1d" },
    Name { value: 3, text: "texture2d" },
    Name { value: 4, text: "texture2dms" },
    Name { value: 5, text: "texture3d" },
    Name { value: 6, text: "texturecube" },
    Name { value: 7, text: "texture1darray" },
    Name { value: 8, text: "texture2darray" },
    Name { value: 9, text: "texture2dmsarray" },
    Name { value: 10, text: "texturecubearray" },
    Name { value: 11, text: "raw_buffer" },
    Name { value: 12, text: "structured_buffer" },
];

/// `return_type`.
pub static RETURN_TYPE: &[Name] = &[
    Name { value: 1, text: "unorm" },
    Name { value: 2, text: "snorm" },
    Name { value: 3, text: "sint" },
    Name { value: 4, text: "uint" },
    Name { value: 5, text: "float" },
    Name { value: 6, text: "mixed" },
    Name { value: 7, text: "double" },
    Name { value: 8, text: "<continued>" },
    Name { value: 9, text: "<unused>" },
];

/// `interpolation`.
pub static INTERPOLATION: &[Name] = &[
    Name { value: 0, text: "undefined" },
    Name { value: 1, text: "constant" },
    Name { value: 2, text: "linear" },
    Name { value: 3, text: "linear centroid" },
    Name { value: 4, text: "linear noperspective" },
    Name { value: 5, text: "linear noperspective centroid" },
    Name { value: 6, text: "linear sample" },
    Name { value: 7, text: "linear noperspective sample" },
];

/// `sampler_mode`.
pub static SAMPLER_MODE: &[Name] = &[
    Name { value: 0, text: "mode_default" },
    Name { value: 1, text: "mode_comparison" },
    Name { value: 2, text: "mode_mono" },
];

/// `primitive`.
pub static PRIMITIVE: &[Name] = &[
    Name { value: 0, text: "undefined" },
    Name { value: 1, text: "point" },
    Name { value: 2, text: "line" },
    Name { value: 3, text: "triangle" },
    Name { value: 6, text: "lineadj" },
    Name { value: 7, text: "triangleadj" },
    Name { value: 8, text: "patch1" },
    Name { value: 9, text: "patch2" },
    Name { value: 10, text: "patch3" },
    Name { value: 11, text: "patch4" },
    Name { value: 12, text: "patch5" },
    Name { value: 13, text: "patch6" },
    Name { value: 14, text: "patch7" },
    Name { value: 15, text: "patch8" },
    Name { value: 16, text: "patch9" },
    Name { value: 17, text: "patch10" },
    Name { value: 18, text: "patch11" },
    Name { value: 19, text: "patch12" },
    Name { value: 20, text: "patch13" },
    Name { value: 21, text: "patch14" },
    Name { value: 22, text: "patch15" },
    Name { value: 23, text: "patch16" },
    Name { value: 24, text: "patch17" },
    Name { value: 25, text: "patch18" },
    Name { value: 26, text: "patch19" },
    Name { value: 27, text: "patch20" },
    Name { value: 28, text: "patch21" },
    Name { value: 29, text: "patch22" },
    Name { value: 30, text: "patch23" },
    Name { value: 31, text: "patch24" },
    Name { value: 32, text: "patch25" },
    Name { value: 33, text: "patch26" },
    Name { value: 34, text: "patch27" },
    Name { value: 35, text: "patch28" },
    Name { value: 36, text: "patch29" },
    Name { value: 37, text: "patch30" },
    Name { value: 38, text: "patch31" },
    Name { value: 39, text: "patch32" },
];

/// `topology`.
pub static TOPOLOGY: &[Name] = &[
    Name { value: 0, text: "undefined" },
    Name { value: 1, text: "pointlist" },
    Name { value: 3, text: "linestrip" },
    Name { value: 5, text: "trianglestrip" },
];

/// `domain`.
pub static DOMAIN: &[Name] = &[
    Name { value: 1, text: "domain_isoline" },
    Name { value: 2, text: "domain_tri" },
    Name { value: 3, text: "domain_quad" },
];

/// `partitioning`.
pub static PARTITIONING: &[Name] = &[
    Name { value: 1, text: "partitioning_integer" },
    Name { value: 2, text: "partitioning_pow2" },
    Name { value: 3, text: "partitioning_fractional_odd" },
    Name { value: 4, text: "partitioning_fractional_even" },
];

/// `output_primitive`.
pub static OUTPUT_PRIMITIVE: &[Name] = &[
    Name { value: 1, text: "output_point" },
    Name { value: 2, text: "output_line" },
    Name { value: 3, text: "output_triangle_cw" },
    Name { value: 4, text: "output_triangle_ccw" },
];

/// `global_flag`.
pub static GLOBAL_FLAG: &[Name] = &[
    Name { value: 11, text: "refactoringAllowed" },
    Name { value: 12, text: "enableDoublePrecisionFloatOps" },
    Name { value: 14, text: "enableRawAndStructuredBuffers" },
    Name { value: 13, text: "forceEarlyDepthStencil" },
    Name { value: 15, text: "skipOptimization" },
    Name { value: 16, text: "enableMinimumPrecision" },
    Name { value: 17, text: "enable11_1DoubleExtensions" },
    Name { value: 18, text: "enable11_1ShaderExtensions" },
    Name { value: 19, text: "allResourcesBound" },
];

/// `min_precision`.
pub static MIN_PRECISION: &[Name] = &[
    Name { value: 1, text: "min16f" },
    Name { value: 2, text: "min2_8f" },
    Name { value: 4, text: "min16i" },
    Name { value: 5, text: "min16u" },
];

/// `message`.
pub static MESSAGE: &[Name] = &[Name { value: 2097410, text: "printf" }, Name { value: 2097411, text: "errorf" }];
