#![no_main]
//! Containers decode, come back byte for byte, and are listed.

#[allow(dead_code)]
#[path = "../../crates/dxvet/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    properties::container_never_panics(bytes);
});
