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
