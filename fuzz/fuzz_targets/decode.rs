#![no_main]
//! Token streams decode, and come back byte for byte.

#[allow(dead_code)]
#[path = "../../crates/dxvet/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    properties::decode_keeps_every_byte(bytes);
    properties::decode_keeps_every_byte(&properties::framed(bytes));
    properties::exact_listing_comes_back(&properties::framed(bytes));
});
