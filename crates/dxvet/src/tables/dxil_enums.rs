// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Names of numbers in programs of Shader Model 6.

use crate::names::Name;

/// `component`.
pub static COMPONENT: &[Name] = &[
    Name { value: 0, text: "invalid" },
    Name { value: 1, text: "i1" },
    Name { value: 2, text: "i16" },
    Name { value: 3, text: "u16" },
    Name { value: 4, text: "i32" },
    Name { value: 5, text: "u32" },
    Name { value: 6, text: "i64" },
    Name { value: 7, text: "u64" },
    Name { value: 8, text: "f16" },
    Name { value: 9, text: "f32" },
    Name { value: 10, text: "f64" },
    Name { value: 11, text: "snorm_f16" },
    Name { value: 12, text: "unorm_f16" },
    Name { value: 13, text: "snorm_f32" },
    Name { value: 14, text: "unorm_f32" },
    Name { value: 15, text: "snorm_f64" },
    Name { value: 16, text: "unorm_f64" },
    Name { value: 17, text: "p32i8" },
    Name { value: 18, text: "p32u8" },
];

/// `component_hlsl`.
pub static COMPONENT_HLSL: &[Name] = &[
    Name { value: 0, text: "unknown" },
    Name { value: 1, text: "bool" },
    Name { value: 2, text: "int16_t" },
    Name { value: 3, text: "uint16_t" },
    Name { value: 4, text: "int" },
    Name { value: 5, text: "uint" },
    Name { value: 6, text: "int64_t" },
    Name { value: 7, text: "uint64_t" },
    Name { value: 8, text: "half" },
    Name { value: 9, text: "float" },
    Name { value: 10, text: "double" },
    Name { value: 11, text: "snorm_half" },
    Name { value: 12, text: "unorm_half" },
    Name { value: 13, text: "snorm_float" },
    Name { value: 14, text: "unorm_float" },
    Name { value: 15, text: "snorm_double" },
    Name { value: 16, text: "unorm_double" },
    Name { value: 17, text: "int8_t_packed" },
    Name { value: 18, text: "uint8_t_packed" },
];

/// `component_hlsl_min`.
pub static COMPONENT_HLSL_MIN: &[Name] = &[
    Name { value: 0, text: "unknown" },
    Name { value: 1, text: "bool" },
    Name { value: 2, text: "min16i" },
    Name { value: 3, text: "min16ui" },
    Name { value: 4, text: "int" },
    Name { value: 5, text: "uint" },
    Name { value: 6, text: "int64_t" },
    Name { value: 7, text: "uint64_t" },
    Name { value: 8, text: "min16float" },
    Name { value: 9, text: "float" },
    Name { value: 10, text: "double" },
    Name { value: 11, text: "snorm_min16f" },
    Name { value: 12, text: "unorm_min16f" },
    Name { value: 13, text: "snorm_float" },
    Name { value: 14, text: "unorm_float" },
    Name { value: 15, text: "snorm_double" },
    Name { value: 16, text: "unorm_double" },
    Name { value: 17, text: "int8_t_packed" },
    Name { value: 18, text: "uint8_t_packed" },
];

/// `component_property`.
pub static COMPONENT_PROPERTY: &[Name] = &[
    Name { value: 1, text: "I1" },
    Name { value: 2, text: "I16" },
    Name { value: 3, text: "U16" },
    Name { value: 4, text: "I32" },
    Name { value: 5, text: "U32" },
    Name { value: 6, text: "I64" },
    Name { value: 7, text: "U64" },
    Name { value: 8, text: "F16" },
    Name { value: 9, text: "F32" },
    Name { value: 10, text: "F64" },
    Name { value: 11, text: "SNormF16" },
    Name { value: 12, text: "UNormF16" },
    Name { value: 13, text: "SNormF32" },
    Name { value: 14, text: "UNormF32" },
    Name { value: 15, text: "SNormF64" },
    Name { value: 16, text: "UNormF64" },
];

/// `resource_class`.
pub static RESOURCE_CLASS: &[Name] = &[
    Name { value: 0, text: "texture" },
    Name { value: 1, text: "UAV" },
    Name { value: 2, text: "cbuffer" },
    Name { value: 3, text: "sampler" },
];

/// `resource_letter`.
pub static RESOURCE_LETTER: &[Name] = &[
    Name { value: 0, text: "T" },
    Name { value: 1, text: "U" },
    Name { value: 2, text: "CB" },
    Name { value: 3, text: "S" },
];

/// `resource_register`.
pub static RESOURCE_REGISTER: &[Name] = &[
    Name { value: 0, text: "t" },
    Name { value: 1, text: "u" },
    Name { value: 2, text: "cb" },
    Name { value: 3, text: "s" },
];

/// `resource_dimension`.
pub static RESOURCE_DIMENSION: &[Name] = &[
    Name { value: 0, text: "invalid" },
    Name { value: 1, text: "1d" },
    Name { value: 2, text: "2d" },
    Name { value: 3, text: "2dMS" },
    Name { value: 4, text: "3d" },
    Name { value: 5, text: "cube" },
    Name { value: 6, text: "1darray" },
    Name { value: 7, text: "2darray" },
    Name { value: 8, text: "2darrayMS" },
    Name { value: 9, text: "cubearray" },
    Name { value: 10, text: "buf" },
    Name { value: 11, text: "rawbuf" },
    Name { value: 12, text: "structbuf" },
    Name { value: 13, text: "cbuffer" },
    Name { value: 14, text: "sampler" },
    Name { value: 15, text: "tbuffer" },
    Name { value: 16, text: "ras" },
    Name { value: 17, text: "fbtex2d" },
    Name { value: 18, text: "fbtex2darray" },
];

/// `resource_kind`.
pub static RESOURCE_KIND: &[Name] = &[
    Name { value: 1, text: "Texture1D" },
    Name { value: 2, text: "Texture2D" },
    Name { value: 3, text: "Texture2DMS" },
    Name { value: 4, text: "Texture3D" },
    Name { value: 5, text: "TextureCube" },
    Name { value: 6, text: "Texture1DArray" },
    Name { value: 7, text: "Texture2DArray" },
    Name { value: 8, text: "Texture2DMSArray" },
    Name { value: 9, text: "TextureCubeArray" },
    Name { value: 10, text: "TypedBuffer" },
    Name { value: 11, text: "ByteAddressBuffer" },
    Name { value: 12, text: "StructuredBuffer" },
    Name { value: 13, text: "CBuffer" },
    Name { value: 14, text: "Sampler" },
    Name { value: 15, text: "TBuffer" },
    Name { value: 16, text: "RTAccelerationStructure" },
    Name { value: 17, text: "FeedbackTexture2D" },
    Name { value: 18, text: "FeedbackTexture2DArray" },
];

/// `feedback`.
pub static FEEDBACK: &[Name] = &[Name { value: 0, text: "MinMip" }, Name { value: 1, text: "MipRegionUsed" }];

/// `interpolation`.
pub static INTERPOLATION: &[Name] = &[
    Name { value: 0, text: "" },
    Name { value: 1, text: "nointerpolation" },
    Name { value: 2, text: "linear" },
    Name { value: 3, text: "centroid" },
    Name { value: 4, text: "noperspective" },
    Name { value: 5, text: "noperspective centroid" },
    Name { value: 6, text: "sample" },
    Name { value: 7, text: "noperspective sample" },
];

/// `system_value`.
pub static SYSTEM_VALUE: &[Name] = &[
    Name { value: 0, text: "NONE" },
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
    Name { value: 23, text: "BARYCEN" },
    Name { value: 24, text: "SHDINGRATE" },
    Name { value: 25, text: "CULLPRIM" },
    Name { value: 64, text: "TARGET" },
    Name { value: 65, text: "DEPTH" },
    Name { value: 66, text: "COVERAGE" },
    Name { value: 67, text: "DEPTHGE" },
    Name { value: 68, text: "DEPTHLE" },
    Name { value: 69, text: "STENCILREF" },
    Name { value: 70, text: "INNERCOV" },
];

/// `format`.
pub static FORMAT: &[Name] = &[
    Name { value: 0, text: "unknown" },
    Name { value: 1, text: "uint" },
    Name { value: 2, text: "int" },
    Name { value: 3, text: "float" },
    Name { value: 4, text: "uint16" },
    Name { value: 5, text: "int16" },
    Name { value: 6, text: "fp16" },
    Name { value: 7, text: "uint64" },
    Name { value: 8, text: "int64" },
    Name { value: 9, text: "double" },
];

/// `domain`.
pub static DOMAIN: &[Name] =
    &[Name { value: 1, text: "isoline" }, Name { value: 2, text: "tri" }, Name { value: 3, text: "quad" }];

/// `output_primitive`.
pub static OUTPUT_PRIMITIVE: &[Name] = &[
    Name { value: 1, text: "point" },
    Name { value: 2, text: "line" },
    Name { value: 3, text: "triangle_cw" },
    Name { value: 4, text: "triangle_ccw" },
];

/// `input_primitive`.
pub static INPUT_PRIMITIVE: &[Name] = &[
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
pub static TOPOLOGY: &[Name] =
    &[Name { value: 1, text: "point" }, Name { value: 3, text: "line" }, Name { value: 5, text: "triangle" }];

/// `mesh_topology`.
pub static MESH_TOPOLOGY: &[Name] =
    &[Name { value: 0, text: "undefined" }, Name { value: 1, text: "line" }, Name { value: 2, text: "triangle" }];

/// `stage`.
pub static STAGE: &[Name] = &[
    Name { value: 0, text: "Pixel" },
    Name { value: 1, text: "Vertex" },
    Name { value: 2, text: "Geometry" },
    Name { value: 3, text: "Hull" },
    Name { value: 4, text: "Domain" },
    Name { value: 5, text: "Compute" },
    Name { value: 13, text: "Mesh" },
    Name { value: 14, text: "Amplification" },
];

/// `feature`.
pub static FEATURE: &[Name] = &[
    Name { value: 0, text: "Double-precision floating point" },
    Name { value: 1, text: "Raw and Structured buffers" },
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
    Name { value: 14, text: "Wave level operations" },
    Name { value: 15, text: "64-Bit integer" },
    Name { value: 16, text: "View Instancing" },
    Name { value: 17, text: "Barycentrics" },
    Name { value: 18, text: "Use native low precision" },
    Name { value: 19, text: "Shading Rate" },
    Name { value: 20, text: "Raytracing tier 1.1 features" },
    Name { value: 21, text: "Sampler feedback" },
    Name { value: 22, text: "64-bit Atomics on Typed Resources" },
    Name { value: 23, text: "64-bit Atomics on Group Shared" },
    Name { value: 24, text: "Derivatives in mesh and amplification shaders" },
    Name { value: 25, text: "Resource descriptor heap indexing" },
    Name { value: 26, text: "Sampler descriptor heap indexing" },
    Name { value: 27, text: "Wave Matrix" },
    Name { value: 28, text: "64-bit Atomics on Heap Resources" },
    Name { value: 29, text: "Advanced Texture Ops" },
    Name { value: 30, text: "Writeable MSAA Textures" },
    Name { value: 31, text: "SampleCmp with gradient or bias" },
    Name { value: 32, text: "Extended command info" },
];

/// `optional_feature`.
pub static OPTIONAL_FEATURE: &[Name] =
    &[Name { value: 0, text: "Function uses derivatives" }, Name { value: 1, text: "Function requires visible group" }];

/// `subobject`.
pub static SUBOBJECT: &[Name] = &[
    Name { value: 0, text: "StateObjectConfig" },
    Name { value: 1, text: "GlobalRootSignature" },
    Name { value: 2, text: "LocalRootSignature" },
    Name { value: 8, text: "SubobjectToExportsAssociation" },
    Name { value: 9, text: "RaytracingShaderConfig" },
    Name { value: 10, text: "RaytracingPipelineConfig" },
    Name { value: 11, text: "HitGroup" },
    Name { value: 12, text: "RaytracingPipelineConfig1" },
];

/// `state_object_flag`.
pub static STATE_OBJECT_FLAG: &[Name] = &[
    Name { value: 1, text: "STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS" },
    Name { value: 2, text: "STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS" },
    Name { value: 4, text: "STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS" },
];

/// `pipeline_flag`.
pub static PIPELINE_FLAG: &[Name] = &[
    Name { value: 256, text: "RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES" },
    Name { value: 512, text: "RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES" },
    Name { value: 1024, text: "RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS" },
];

/// `hit_group`.
pub static HIT_GROUP: &[Name] = &[Name { value: 0, text: "Triangle" }, Name { value: 1, text: "ProceduralPrimitive" }];

/// `orientation`.
pub static ORIENTATION: &[Name] = &[Name { value: 1, text: "row_major" }, Name { value: 2, text: "column_major" }];

/// `attribute`.
pub static ATTRIBUTE: &[Name] = &[
    Name { value: 1, text: "align" },
    Name { value: 2, text: "alwaysinline" },
    Name { value: 3, text: "byval" },
    Name { value: 4, text: "inlinehint" },
    Name { value: 5, text: "inreg" },
    Name { value: 6, text: "minsize" },
    Name { value: 7, text: "naked" },
    Name { value: 8, text: "nest" },
    Name { value: 9, text: "noalias" },
    Name { value: 10, text: "nobuiltin" },
    Name { value: 11, text: "nocapture" },
    Name { value: 12, text: "noduplicate" },
    Name { value: 13, text: "noimplicitfloat" },
    Name { value: 14, text: "noinline" },
    Name { value: 15, text: "nonlazybind" },
    Name { value: 16, text: "noredzone" },
    Name { value: 17, text: "noreturn" },
    Name { value: 18, text: "nounwind" },
    Name { value: 19, text: "optsize" },
    Name { value: 20, text: "readnone" },
    Name { value: 21, text: "readonly" },
    Name { value: 22, text: "returned" },
    Name { value: 23, text: "returns_twice" },
    Name { value: 24, text: "signext" },
    Name { value: 25, text: "alignstack" },
    Name { value: 26, text: "ssp" },
    Name { value: 27, text: "sspreq" },
    Name { value: 28, text: "sspstrong" },
    Name { value: 29, text: "sret" },
    Name { value: 30, text: "sanitize_address" },
    Name { value: 31, text: "sanitize_thread" },
    Name { value: 32, text: "sanitize_memory" },
    Name { value: 33, text: "uwtable" },
    Name { value: 34, text: "zeroext" },
    Name { value: 35, text: "builtin" },
    Name { value: 36, text: "cold" },
    Name { value: 37, text: "optnone" },
    Name { value: 38, text: "inalloca" },
    Name { value: 39, text: "nonnull" },
    Name { value: 40, text: "jumptable" },
    Name { value: 41, text: "dereferenceable" },
    Name { value: 42, text: "dereferenceable_or_null" },
    Name { value: 43, text: "convergent" },
    Name { value: 44, text: "safestack" },
    Name { value: 45, text: "argmemonly" },
];

/// `predicate`.
pub static PREDICATE: &[Name] = &[
    Name { value: 0, text: "false" },
    Name { value: 1, text: "oeq" },
    Name { value: 2, text: "ogt" },
    Name { value: 3, text: "oge" },
    Name { value: 4, text: "olt" },
    Name { value: 5, text: "ole" },
    Name { value: 6, text: "one" },
    Name { value: 7, text: "ord" },
    Name { value: 8, text: "uno" },
    Name { value: 9, text: "ueq" },
    Name { value: 10, text: "ugt" },
    Name { value: 11, text: "uge" },
    Name { value: 12, text: "ult" },
    Name { value: 13, text: "ule" },
    Name { value: 14, text: "une" },
    Name { value: 15, text: "true" },
    Name { value: 32, text: "eq" },
    Name { value: 33, text: "ne" },
    Name { value: 34, text: "ugt" },
    Name { value: 35, text: "uge" },
    Name { value: 36, text: "ult" },
    Name { value: 37, text: "ule" },
    Name { value: 38, text: "sgt" },
    Name { value: 39, text: "sge" },
    Name { value: 40, text: "slt" },
    Name { value: 41, text: "sle" },
];

/// `rmw`.
pub static RMW: &[Name] = &[
    Name { value: 0, text: "xchg" },
    Name { value: 1, text: "add" },
    Name { value: 2, text: "sub" },
    Name { value: 3, text: "and" },
    Name { value: 4, text: "nand" },
    Name { value: 5, text: "or" },
    Name { value: 6, text: "xor" },
    Name { value: 7, text: "max" },
    Name { value: 8, text: "min" },
    Name { value: 9, text: "umax" },
    Name { value: 10, text: "umin" },
];

/// `ordering`.
pub static ORDERING: &[Name] = &[
    Name { value: 1, text: "unordered" },
    Name { value: 2, text: "monotonic" },
    Name { value: 3, text: "acquire" },
    Name { value: 4, text: "release" },
    Name { value: 5, text: "acq_rel" },
    Name { value: 6, text: "seq_cst" },
];

/// `linkage`.
pub static LINKAGE: &[Name] = &[
    Name { value: 0, text: "" },
    Name { value: 1, text: "weak" },
    Name { value: 2, text: "appending" },
    Name { value: 3, text: "internal" },
    Name { value: 4, text: "linkonce" },
    Name { value: 5, text: "" },
    Name { value: 6, text: "" },
    Name { value: 7, text: "extern_weak" },
    Name { value: 8, text: "common" },
    Name { value: 9, text: "private" },
    Name { value: 10, text: "weak_odr" },
    Name { value: 11, text: "linkonce_odr" },
    Name { value: 12, text: "available_externally" },
    Name { value: 13, text: "private" },
    Name { value: 14, text: "private" },
    Name { value: 15, text: "" },
    Name { value: 16, text: "weak" },
    Name { value: 17, text: "weak_odr" },
    Name { value: 18, text: "linkonce" },
    Name { value: 19, text: "linkonce_odr" },
];

/// `comdat`.
pub static COMDAT: &[Name] = &[
    Name { value: 1, text: "any" },
    Name { value: 2, text: "exactmatch" },
    Name { value: 3, text: "largest" },
    Name { value: 4, text: "noduplicates" },
    Name { value: 5, text: "samesize" },
];

/// `convention`.
pub static CONVENTION: &[Name] = &[
    Name { value: 8, text: "fastcc" },
    Name { value: 9, text: "coldcc" },
    Name { value: 10, text: "ghccc" },
    Name { value: 12, text: "webkit_jscc" },
    Name { value: 13, text: "anyregcc" },
    Name { value: 14, text: "preserve_mostcc" },
    Name { value: 15, text: "preserve_allcc" },
    Name { value: 64, text: "x86_stdcallcc" },
    Name { value: 65, text: "x86_fastcallcc" },
    Name { value: 66, text: "arm_apcscc" },
    Name { value: 67, text: "arm_aapcscc" },
    Name { value: 68, text: "arm_aapcs_vfpcc" },
    Name { value: 69, text: "msp430_intrcc" },
    Name { value: 70, text: "x86_thiscallcc" },
    Name { value: 71, text: "ptx_kernel" },
    Name { value: 72, text: "ptx_device" },
    Name { value: 75, text: "spir_func" },
    Name { value: 76, text: "spir_kernel" },
    Name { value: 77, text: "intel_ocl_bicc" },
    Name { value: 78, text: "x86_64_sysvcc" },
    Name { value: 79, text: "x86_64_win64cc" },
    Name { value: 80, text: "x86_vectorcallcc" },
];

/// `metadata_kind`.
pub static METADATA_KIND: &[Name] = &[
    Name { value: 0, text: "dbg" },
    Name { value: 1, text: "tbaa" },
    Name { value: 2, text: "prof" },
    Name { value: 3, text: "fpmath" },
    Name { value: 4, text: "range" },
    Name { value: 5, text: "tbaa.struct" },
    Name { value: 6, text: "invariant.load" },
    Name { value: 7, text: "alias.scope" },
    Name { value: 8, text: "noalias" },
    Name { value: 9, text: "nontemporal" },
    Name { value: 10, text: "llvm.mem.parallel_loop_access" },
    Name { value: 11, text: "nonnull" },
    Name { value: 12, text: "dereferenceable" },
    Name { value: 13, text: "dereferenceable_or_null" },
];

/// `dwarf_tag`.
pub static DWARF_TAG: &[Name] = &[
    Name { value: 1, text: "DW_TAG_array_type" },
    Name { value: 2, text: "DW_TAG_class_type" },
    Name { value: 3, text: "DW_TAG_entry_point" },
    Name { value: 4, text: "DW_TAG_enumeration_type" },
    Name { value: 5, text: "DW_TAG_formal_parameter" },
    Name { value: 8, text: "DW_TAG_imported_declaration" },
    Name { value: 10, text: "DW_TAG_label" },
    Name { value: 11, text: "DW_TAG_lexical_block" },
    Name { value: 13, text: "DW_TAG_member" },
    Name { value: 15, text: "DW_TAG_pointer_type" },
    Name { value: 16, text: "DW_TAG_reference_type" },
    Name { value: 17, text: "DW_TAG_compile_unit" },
    Name { value: 18, text: "DW_TAG_string_type" },
    Name { value: 19, text: "DW_TAG_structure_type" },
    Name { value: 21, text: "DW_TAG_subroutine_type" },
    Name { value: 22, text: "DW_TAG_typedef" },
    Name { value: 23, text: "DW_TAG_union_type" },
    Name { value: 24, text: "DW_TAG_unspecified_parameters" },
    Name { value: 25, text: "DW_TAG_variant" },
    Name { value: 26, text: "DW_TAG_common_block" },
    Name { value: 27, text: "DW_TAG_common_inclusion" },
    Name { value: 28, text: "DW_TAG_inheritance" },
    Name { value: 29, text: "DW_TAG_inlined_subroutine" },
    Name { value: 30, text: "DW_TAG_module" },
    Name { value: 31, text: "DW_TAG_ptr_to_member_type" },
    Name { value: 32, text: "DW_TAG_set_type" },
    Name { value: 33, text: "DW_TAG_subrange_type" },
    Name { value: 34, text: "DW_TAG_with_stmt" },
    Name { value: 35, text: "DW_TAG_access_declaration" },
    Name { value: 36, text: "DW_TAG_base_type" },
    Name { value: 37, text: "DW_TAG_catch_block" },
    Name { value: 38, text: "DW_TAG_const_type" },
    Name { value: 39, text: "DW_TAG_constant" },
    Name { value: 40, text: "DW_TAG_enumerator" },
    Name { value: 41, text: "DW_TAG_file_type" },
    Name { value: 42, text: "DW_TAG_friend" },
    Name { value: 43, text: "DW_TAG_namelist" },
    Name { value: 44, text: "DW_TAG_namelist_item" },
    Name { value: 45, text: "DW_TAG_packed_type" },
    Name { value: 46, text: "DW_TAG_subprogram" },
    Name { value: 47, text: "DW_TAG_template_type_parameter" },
    Name { value: 48, text: "DW_TAG_template_value_parameter" },
    Name { value: 49, text: "DW_TAG_thrown_type" },
    Name { value: 50, text: "DW_TAG_try_block" },
    Name { value: 51, text: "DW_TAG_variant_part" },
    Name { value: 52, text: "DW_TAG_variable" },
    Name { value: 53, text: "DW_TAG_volatile_type" },
    Name { value: 54, text: "DW_TAG_dwarf_procedure" },
    Name { value: 55, text: "DW_TAG_restrict_type" },
    Name { value: 56, text: "DW_TAG_interface_type" },
    Name { value: 57, text: "DW_TAG_namespace" },
    Name { value: 58, text: "DW_TAG_imported_module" },
    Name { value: 59, text: "DW_TAG_unspecified_type" },
    Name { value: 60, text: "DW_TAG_partial_unit" },
    Name { value: 61, text: "DW_TAG_imported_unit" },
    Name { value: 63, text: "DW_TAG_condition" },
    Name { value: 64, text: "DW_TAG_shared_type" },
    Name { value: 65, text: "DW_TAG_type_unit" },
    Name { value: 66, text: "DW_TAG_rvalue_reference_type" },
    Name { value: 67, text: "DW_TAG_template_alias" },
    Name { value: 256, text: "DW_TAG_auto_variable" },
    Name { value: 257, text: "DW_TAG_arg_variable" },
    Name { value: 68, text: "DW_TAG_coarray_type" },
    Name { value: 69, text: "DW_TAG_generic_subrange" },
    Name { value: 70, text: "DW_TAG_dynamic_type" },
    Name { value: 16513, text: "DW_TAG_MIPS_loop" },
    Name { value: 16641, text: "DW_TAG_format_label" },
    Name { value: 16642, text: "DW_TAG_function_template" },
    Name { value: 16643, text: "DW_TAG_class_template" },
    Name { value: 16646, text: "DW_TAG_GNU_template_template_param" },
    Name { value: 16647, text: "DW_TAG_GNU_template_parameter_pack" },
    Name { value: 16648, text: "DW_TAG_GNU_formal_parameter_pack" },
    Name { value: 16896, text: "DW_TAG_APPLE_property" },
];

/// `dwarf_encoding`.
pub static DWARF_ENCODING: &[Name] = &[
    Name { value: 1, text: "DW_ATE_address" },
    Name { value: 2, text: "DW_ATE_boolean" },
    Name { value: 3, text: "DW_ATE_complex_float" },
    Name { value: 4, text: "DW_ATE_float" },
    Name { value: 5, text: "DW_ATE_signed" },
    Name { value: 6, text: "DW_ATE_signed_char" },
    Name { value: 7, text: "DW_ATE_unsigned" },
    Name { value: 8, text: "DW_ATE_unsigned_char" },
    Name { value: 9, text: "DW_ATE_imaginary_float" },
    Name { value: 10, text: "DW_ATE_packed_decimal" },
    Name { value: 11, text: "DW_ATE_numeric_string" },
    Name { value: 12, text: "DW_ATE_edited" },
    Name { value: 13, text: "DW_ATE_signed_fixed" },
    Name { value: 14, text: "DW_ATE_unsigned_fixed" },
    Name { value: 15, text: "DW_ATE_decimal_float" },
    Name { value: 16, text: "DW_ATE_UTF" },
];

/// `dwarf_language`.
pub static DWARF_LANGUAGE: &[Name] = &[
    Name { value: 1, text: "DW_LANG_C89" },
    Name { value: 2, text: "DW_LANG_C" },
    Name { value: 3, text: "DW_LANG_Ada83" },
    Name { value: 4, text: "DW_LANG_C_plus_plus" },
    Name { value: 5, text: "DW_LANG_Cobol74" },
    Name { value: 6, text: "DW_LANG_Cobol85" },
    Name { value: 7, text: "DW_LANG_Fortran77" },
    Name { value: 8, text: "DW_LANG_Fortran90" },
    Name { value: 9, text: "DW_LANG_Pascal83" },
    Name { value: 10, text: "DW_LANG_Modula2" },
    Name { value: 11, text: "DW_LANG_Java" },
    Name { value: 12, text: "DW_LANG_C99" },
    Name { value: 13, text: "DW_LANG_Ada95" },
    Name { value: 14, text: "DW_LANG_Fortran95" },
    Name { value: 15, text: "DW_LANG_PLI" },
    Name { value: 16, text: "DW_LANG_ObjC" },
    Name { value: 17, text: "DW_LANG_ObjC_plus_plus" },
    Name { value: 18, text: "DW_LANG_UPC" },
    Name { value: 19, text: "DW_LANG_D" },
    Name { value: 20, text: "DW_LANG_Python" },
    Name { value: 21, text: "DW_LANG_OpenCL" },
    Name { value: 22, text: "DW_LANG_Go" },
    Name { value: 23, text: "DW_LANG_Modula3" },
    Name { value: 24, text: "DW_LANG_Haskell" },
    Name { value: 25, text: "DW_LANG_C_plus_plus_03" },
    Name { value: 26, text: "DW_LANG_C_plus_plus_11" },
    Name { value: 27, text: "DW_LANG_OCaml" },
    Name { value: 28, text: "DW_LANG_Rust" },
    Name { value: 29, text: "DW_LANG_C11" },
    Name { value: 30, text: "DW_LANG_Swift" },
    Name { value: 31, text: "DW_LANG_Julia" },
    Name { value: 32, text: "DW_LANG_Dylan" },
    Name { value: 33, text: "DW_LANG_C_plus_plus_14" },
    Name { value: 34, text: "DW_LANG_Fortran03" },
    Name { value: 35, text: "DW_LANG_Fortran08" },
    Name { value: 32769, text: "DW_LANG_Mips_Assembler" },
];

/// `dwarf_virtuality`.
pub static DWARF_VIRTUALITY: &[Name] = &[
    Name { value: 0, text: "DW_VIRTUALITY_none" },
    Name { value: 1, text: "DW_VIRTUALITY_virtual" },
    Name { value: 2, text: "DW_VIRTUALITY_pure_virtual" },
];

/// `debug_flag`.
pub static DEBUG_FLAG: &[Name] = &[
    Name { value: 1, text: "DIFlagPrivate" },
    Name { value: 2, text: "DIFlagProtected" },
    Name { value: 3, text: "DIFlagPublic" },
    Name { value: 4, text: "DIFlagFwdDecl" },
    Name { value: 8, text: "DIFlagAppleBlock" },
    Name { value: 16, text: "DIFlagBlockByrefStruct" },
    Name { value: 32, text: "DIFlagVirtual" },
    Name { value: 64, text: "DIFlagArtificial" },
    Name { value: 128, text: "DIFlagExplicit" },
    Name { value: 256, text: "DIFlagPrototyped" },
    Name { value: 512, text: "DIFlagObjcClassComplete" },
    Name { value: 1024, text: "DIFlagObjectPointer" },
    Name { value: 2048, text: "DIFlagVector" },
    Name { value: 4096, text: "DIFlagStaticMember" },
    Name { value: 8192, text: "DIFlagLValueReference" },
    Name { value: 16384, text: "DIFlagRValueReference" },
];
