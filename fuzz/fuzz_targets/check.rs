#![no_main]
//! Everything can be checked, listed and inspected.

#[allow(dead_code)]
#[path = "../../crates/dxvet/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    properties::check_never_panics(bytes);
    properties::check_never_panics(&properties::framed(bytes));
});
