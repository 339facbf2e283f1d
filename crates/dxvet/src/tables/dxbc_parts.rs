// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Parts of a container.

use crate::names::Name;

/// `part`.
pub static PART: &[Name] = &[
    Name { value: 1178944594, text: "resource definitions" },
    Name { value: 1313297225, text: "input signature" },
    Name { value: 1313297231, text: "output signature" },
    Name { value: 893866831, text: "output signature with streams" },
    Name { value: 1196639056, text: "patch constant signature" },
    Name { value: 826757961, text: "input signature with precisions" },
    Name { value: 826757967, text: "output signature with precisions" },
    Name { value: 826757968, text: "patch constant signature with precisions" },
    Name { value: 1380206675, text: "program" },
    Name { value: 1480935507, text: "program" },
    Name { value: 1413567571, text: "statistics" },
    Name { value: 810108499, text: "features required" },
    Name { value: 1162036809, text: "class linkage" },
    Name { value: 810767442, text: "root signature" },
    Name { value: 963538753, text: "Direct3D 9 program" },
    Name { value: 1396788824, text: "Direct3D 9 program" },
    Name { value: 1346457176, text: "Direct3D 9 program" },
    Name { value: 1178749260, text: "library function" },
    Name { value: 1212303692, text: "library header" },
    Name { value: 810763852, text: "function signature" },
    Name { value: 1111773267, text: "debug information" },
    Name { value: 1195525203, text: "debug information" },
    Name { value: 1313098825, text: "name of the debug information" },
    Name { value: 1111772233, text: "program with debug information" },
    Name { value: 808540230, text: "effect" },
    Name { value: 1447645776, text: "private data" },
    Name { value: 1279875140, text: "program" },
    Name { value: 810963792, text: "pipeline state validation" },
    Name { value: 1213415752, text: "shader hash" },
    Name { value: 1413563474, text: "runtime data" },
    Name { value: 1397900630, text: "compiler version" },
    Name { value: 1229148755, text: "source" },
    Name { value: 1229079632, text: "debug information" },
];
