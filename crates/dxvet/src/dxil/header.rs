//! What stands before the bitcode in a part that holds a program.

use crate::bytes::word;

/// The stage of a program, from the upper half of its version word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind(pub u16);

impl Kind {
    /// Pixel shader.
    pub const PIXEL: Self = Self(0);
    /// Vertex shader.
    pub const VERTEX: Self = Self(1);
    /// Geometry shader.
    pub const GEOMETRY: Self = Self(2);
    /// Hull shader.
    pub const HULL: Self = Self(3);
    /// Domain shader.
    pub const DOMAIN: Self = Self(4);
    /// Compute shader.
    pub const COMPUTE: Self = Self(5);
    /// Library.
    pub const LIBRARY: Self = Self(6);
    /// Ray generation shader.
    pub const RAY_GENERATION: Self = Self(7);
    /// Intersection shader.
    pub const INTERSECTION: Self = Self(8);
    /// Any-hit shader.
    pub const ANY_HIT: Self = Self(9);
    /// Closest-hit shader.
    pub const CLOSEST_HIT: Self = Self(10);
    /// Miss shader.
    pub const MISS: Self = Self(11);
    /// Callable shader.
    pub const CALLABLE: Self = Self(12);
    /// Mesh shader.
    pub const MESH: Self = Self(13);
    /// Amplification shader.
    pub const AMPLIFICATION: Self = Self(14);
    /// Node of a work graph.
    pub const NODE: Self = Self(15);

    /// The letters that begin a profile's name, as `dx.shaderModel` has them for the kinds that a
    /// module can be of.
    pub fn prefix(self) -> Option<&'static str> {
        Some(match self {
            Self::PIXEL => "ps",
            Self::VERTEX => "vs",
            Self::GEOMETRY => "gs",
            Self::HULL => "hs",
            Self::DOMAIN => "ds",
            Self::COMPUTE => "cs",
            Self::LIBRARY => "lib",
            Self::MESH => "ms",
            Self::AMPLIFICATION => "as",
            _ => return None,
        })
    }
}

/// The header of a part `DXIL`, `ILDB` or `STAT`: 24 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// Stage.
    pub kind: Kind,
    /// Shader model, major number.
    pub major: u8,
    /// Shader model, minor number.
    pub minor: u8,
    /// Size in 32-bit words that the header claims, itself included.
    pub words: u32,
    /// The four bytes that are `DXIL` in every known file.
    pub magic: [u8; 4],
    /// Version word of DXIL: major number in bits 8 to 15, minor number below.
    pub dxil_version: u32,
    /// Where the bitcode starts, in bytes from [`Header::magic`].
    pub bitcode_offset: u32,
    /// Size of the bitcode in bytes.
    pub bitcode_size: u32,
}

impl Header {
    /// Bytes before the magic, from which the offset of the bitcode counts.
    const BASE: usize = 8;

    /// Reads the header of a part; `None` where it has fewer than 24 bytes.
    pub fn decode(part: &[u8]) -> Option<Self> {
        let version = word(part, 0)?;
        Some(Self {
            kind: Kind((version >> 16) as u16),
            major: (version >> 4 & 0xF) as u8,
            minor: (version & 0xF) as u8,
            words: word(part, 4)?,
            magic: word(part, 8)?.to_le_bytes(),
            dxil_version: word(part, 12)?,
            bitcode_offset: word(part, 16)?,
            bitcode_size: word(part, 20)?,
        })
    }

    /// The bytes in the part that hold the bitcode, cut off at the end of the part.
    pub fn bitcode(self, part: &[u8]) -> std::ops::Range<usize> {
        let start = (Self::BASE.saturating_add(self.bitcode_offset as usize)).min(part.len());
        start..start.saturating_add(self.bitcode_size as usize).min(part.len())
    }
}
