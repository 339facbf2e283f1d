//! Effects of Direct3D 10 (FX10): identified, and the shaders in them found.

use crate::bytes::word;
use crate::dxbc::container::{Container, HEADER};

/// Version of an effect, as the first word of its data says.
pub fn version(data: &[u8]) -> Option<&'static str> {
    match word(data, 0)? {
        0xFEFF_1001 => Some("fx_4_0"),
        0xFEFF_1011 => Some("fx_4_1"),
        0xFEFF_2001 => Some("fx_5_0"),
        _ => None,
    }
}

/// The containers inside `data`: offset and bytes of each, in their order.
pub fn shaders(data: &[u8]) -> Vec<(usize, &[u8])> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = data.get(at..).and_then(|rest| rest.windows(4).position(|window| window == b"DXBC")) {
        at += next;
        let rest = &data[at..];
        let size = word(rest, 24).map_or(0, |size| size as usize);
        // A text that happens to spell the four letters has no fitting header after them.
        if Container::recognise(rest) && word(rest, 20) == Some(1) && size >= HEADER && size <= rest.len() {
            found.push((at, &rest[..size]));
            at += size;
        } else {
            at += 4;
        }
    }
    found
}
