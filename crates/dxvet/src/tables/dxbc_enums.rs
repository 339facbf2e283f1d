// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Numbers in the parts of a container.

use crate::names::Name;

/// `signature_system_value`.
pub static SIGNATURE_SYSTEM_VALUE: &[Name] = &[
    Name { value: 1, text: "POS" },
    Name { value: 2, text: "CLIPDST" },
    Name { value: 3, text: "CULLDST" },
    Name { value: 4, text: "RTINDEX" },
    Name { value: 5, text: "VPINDEX" },
    Name { value: 6, text: "VERTID" },
    Name { value: 7, text: "PRIMID" },
    Name { value: 8, text: "INSTID" },
    Name { value: 9, text: "FFACE" },
    Name { value: 10, text: "SAMPLE" },
    Name { value: 11, text: "QUADEDGE" },
    Name { value: 12, text: "QUADINT" },
    Name { value: 13, text: "TRIEDGE" },
    Name { value: 14, text: "TRIINT" },
    Name { value: 15, text: "LINEDET" },
    Name { value: 16, text: "LINEDEN" },
    Name { value: 64, text: "TARGET" },
    Name { value: 65, text: "DEPTH" },
    Name { value: 66, text: "COVERAGE" },
    Name { value: 67, text: "DEPTHGE" },
    Name { value: 68, text: "DEPTHLE" },
    Name { value: 69, text: "STENCILREF" },
    Name { value: 70, text: "INNERCOV" },
];

/// `pixel_semantic`.
pub static PIXEL_SEMANTIC: &[Name] = &[
    Name { value: 64, text: "sv_target" },
    Name { value: 65, text: "sv_depth" },
    Name { value: 66, text: "sv_coverage" },
    Name { value: 67, text: "sv_depthgreaterequal" },
    Name { value: 68, text: "sv_depthlessequal" },
    Name { value: 69, text: "sv_stencilref" },
    Name { value: 70, text: "sv_innercoverage" },
];

/// `component_type`.
pub static COMPONENT_TYPE: &[Name] =
    &[Name { value: 1, text: "uint" }, Name { value: 2, text: "int" }, Name { value: 3, text: "float" }];

/// `binding_dimension`.
pub static BINDING_DIMENSION: &[Name] = &[
    Name { value: 0, text: "NA" },
    Name { value: 1, text: "buf" },
    Name { value: 2, text: "1d" },
    Name { value: 3, text: "1darray" },
    Name { value: 4, text: "2d" },
    Name { value: 5, text: "2darray" },
    Name { value: 6, text: "2dMS" },
    Name { value: 7, text: "2darrayMS" },
    Name { value: 8, text: "3d" },
    Name { value: 9, text: "cube" },
    Name { value: 10, text: "cubearray" },
];

/// `binding_return_type`.
pub static BINDING_RETURN_TYPE: &[Name] = &[
    Name { value: 1, text: "unorm" },
    Name { value: 2, text: "snorm" },
    Name { value: 3, text: "sint" },
    Name { value: 4, text: "uint" },
    Name { value: 5, text: "float" },
    Name { value: 6, text: "mixed" },
    Name { value: 7, text: "double" },
    Name { value: 8, text: "<continued>" },
];

/// `variable_type`.
pub static VARIABLE_TYPE: &[Name] = &[
    Name { value: 0, text: "void" },
    Name { value: 1, text: "bool" },
    Name { value: 2, text: "int" },
    Name { value: 3, text: "float" },
    Name { value: 19, text: "uint" },
    Name { value: 20, text: "uint8" },
    Name { value: 39, text: "double" },
    Name { value: 52, text: "min8float" },
    Name { value: 53, text: "min10float" },
    Name { value: 54, text: "min16float" },
    Name { value: 55, text: "min12int" },
    Name { value: 56, text: "min16int" },
    Name { value: 57, text: "min16uint" },
];

/// `feature`.
pub static FEATURE: &[Name] = &[
    Name { value: 0, text: "Double-precision floating point" },
    Name { value: 1, text: "Early depth-stencil" },
    Name { value: 2, text: "UAVs at every shader stage" },
    Name { value: 3, text: "64 UAV slots" },
    Name { value: 4, text: "Minimum-precision data types" },
    Name { value: 5, text: "Double-precision extensions for 11.1" },
    Name { value: 6, text: "Shader extensions for 11.1" },
    Name { value: 7, text: "Comparison filtering for feature level 9" },
    Name { value: 8, text: "Tiled resources" },
    Name { value: 9, text: "PS Output Stencil Ref" },
    Name { value: 10, text: "PS Inner Coverage" },
    Name { value: 11, text: "Typed UAV Load Additional Formats" },
    Name { value: 12, text: "Raster Ordered UAVs" },
    Name { value: 13, text: "SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer" },
];

/// `tessellator_domain`.
pub static TESSELLATOR_DOMAIN: &[Name] = &[
    Name { value: 0, text: "Undefined" },
    Name { value: 1, text: "Isoline" },
    Name { value: 2, text: "Triangle" },
    Name { value: 3, text: "Quadrilateral" },
];

/// `tessellator_output`.
pub static TESSELLATOR_OUTPUT: &[Name] = &[
    Name { value: 0, text: "Undefined" },
    Name { value: 1, text: "Point" },
    Name { value: 2, text: "Line" },
    Name { value: 3, text: "Clockwise Triangles" },
    Name { value: 4, text: "Counter-Clockwise Triangles" },
];

/// `tessellator_partitioning`.
pub static TESSELLATOR_PARTITIONING: &[Name] = &[
    Name { value: 0, text: "Undefined" },
    Name { value: 1, text: "Integer" },
    Name { value: 2, text: "Integer Power of 2" },
    Name { value: 3, text: "Odd Fractional" },
    Name { value: 4, text: "Even Fractional" },
];

/// `conversion`.
pub static CONVERSION: &[Name] = &[
    Name { value: 0, text: "FLT" },
    Name { value: 1, text: "BOOL" },
    Name { value: 2, text: "INT" },
    Name { value: 3, text: "UINT" },
];

/// `effect_fill`.
pub static EFFECT_FILL: &[Name] = &[Name { value: 2, text: "WIREFRAME" }, Name { value: 3, text: "SOLID" }];

/// `effect_cull`.
pub static EFFECT_CULL: &[Name] =
    &[Name { value: 1, text: "NONE" }, Name { value: 2, text: "FRONT" }, Name { value: 3, text: "BACK" }];

/// `effect_bool`.
pub static EFFECT_BOOL: &[Name] = &[Name { value: 0, text: "FALSE" }, Name { value: 1, text: "TRUE" }];

/// `effect_write_mask`.
pub static EFFECT_WRITE_MASK: &[Name] = &[Name { value: 0, text: "ZERO" }, Name { value: 1, text: "ALL" }];

/// `effect_comparison`.
pub static EFFECT_COMPARISON: &[Name] = &[
    Name { value: 1, text: "NEVER" },
    Name { value: 2, text: "LESS" },
    Name { value: 3, text: "EQUAL" },
    Name { value: 4, text: "LESS_EQUAL" },
    Name { value: 5, text: "GREATER" },
    Name { value: 6, text: "NOT_EQUAL" },
    Name { value: 7, text: "GREATER_EQUAL" },
    Name { value: 8, text: "ALWAYS" },
];

/// `effect_stencil`.
pub static EFFECT_STENCIL: &[Name] = &[
    Name { value: 1, text: "KEEP" },
    Name { value: 2, text: "ZERO" },
    Name { value: 3, text: "REPLACE" },
    Name { value: 4, text: "INCR_SAT" },
    Name { value: 5, text: "DECR_SAT" },
    Name { value: 6, text: "INVERT" },
    Name { value: 7, text: "INCR" },
    Name { value: 8, text: "DECR" },
];

/// `effect_blend`.
pub static EFFECT_BLEND: &[Name] = &[
    Name { value: 1, text: "ZERO" },
    Name { value: 2, text: "ONE" },
    Name { value: 3, text: "SRC_COLOR" },
    Name { value: 4, text: "INV_SRC_COLOR" },
    Name { value: 5, text: "SRC_ALPHA" },
    Name { value: 6, text: "INV_SRC_ALPHA" },
    Name { value: 7, text: "DEST_ALPHA" },
    Name { value: 8, text: "INV_DEST_ALPHA" },
    Name { value: 9, text: "DEST_COLOR" },
    Name { value: 10, text: "INV_DEST_COLOR" },
    Name { value: 11, text: "SRC_ALPHA_SAT" },
    Name { value: 14, text: "BLEND_FACTOR" },
    Name { value: 15, text: "INV_BLEND_FACTOR" },
    Name { value: 16, text: "SRC1_COLOR" },
    Name { value: 17, text: "INV_SRC1_COLOR" },
    Name { value: 18, text: "SRC1_ALPHA" },
    Name { value: 19, text: "INV_SRC1_ALPHA" },
];

/// `effect_blend_op`.
pub static EFFECT_BLEND_OP: &[Name] = &[
    Name { value: 1, text: "ADD" },
    Name { value: 2, text: "SUBTRACT" },
    Name { value: 3, text: "REV_SUBTRACT" },
    Name { value: 4, text: "MIN" },
    Name { value: 5, text: "MAX" },
];

/// `effect_filter`.
pub static EFFECT_FILTER: &[Name] = &[
    Name { value: 0, text: "MIN_MAG_MIP_POINT" },
    Name { value: 1, text: "MIN_MAG_POINT_MIP_LINEAR" },
    Name { value: 4, text: "MIN_POINT_MAG_LINEAR_MIP_POINT" },
    Name { value: 5, text: "MIN_POINT_MAG_MIP_LINEAR" },
    Name { value: 16, text: "MIN_LINEAR_MAG_MIP_POINT" },
    Name { value: 17, text: "MIN_LINEAR_MAG_POINT_MIP_LINEAR" },
    Name { value: 20, text: "MIN_MAG_LINEAR_MIP_POINT" },
    Name { value: 21, text: "MIN_MAG_MIP_LINEAR" },
    Name { value: 85, text: "ANISOTROPIC" },
    Name { value: 128, text: "COMPARISON_MIN_MAG_MIP_POINT" },
    Name { value: 129, text: "COMPARISON_MIN_MAG_POINT_MIP_LINEAR" },
    Name { value: 132, text: "COMPARISON_MIN_POINT_MAG_LINEAR_MIP_POINT" },
    Name { value: 133, text: "COMPARISON_MIN_POINT_MAG_MIP_LINEAR" },
    Name { value: 144, text: "COMPARISON_MIN_LINEAR_MAG_MIP_POINT" },
    Name { value: 145, text: "COMPARISON_MIN_LINEAR_MAG_POINT_MIP_LINEAR" },
    Name { value: 148, text: "COMPARISON_MIN_MAG_LINEAR_MIP_POINT" },
    Name { value: 149, text: "COMPARISON_MIN_MAG_MIP_LINEAR" },
    Name { value: 213, text: "COMPARISON_ANISOTROPIC" },
    Name { value: 2147483648, text: "TEXT_1BIT" },
];

/// `effect_address`.
pub static EFFECT_ADDRESS: &[Name] = &[
    Name { value: 1, text: "WRAP" },
    Name { value: 2, text: "MIRROR" },
    Name { value: 3, text: "CLAMP" },
    Name { value: 4, text: "BORDER" },
    Name { value: 5, text: "MIRROR_ONCE" },
];
