#![no_main]
//! Bitcode is read and listed, whatever it is.

#[allow(dead_code)]
#[path = "../../crates/dxvet/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::dxil_never_panics(bytes));
