#![no_main]
//! Texts assemble or are refused with a reason.

#[allow(dead_code)]
#[path = "../../crates/dxvet/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    properties::text_never_panics(bytes);
    properties::text_never_panics(&properties::versioned(bytes));
});
