#![no_main]
//! Texts of Shader Model 4 to 5.1 make sound containers or are refused with a reason.

#[allow(dead_code)]
#[path = "../../crates/dxvet/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    properties::sm4_text_never_panics(&properties::sm4_versioned(bytes));
    properties::sm4_text_never_panics(&String::from_utf8_lossy(bytes));
});
