//! The words before the bitcode in the parts DXIL, ILDB and STAT.

use crate::bytes::word;

/// Bytes before the bitcode as compilers write it.
pub const LENGTH: usize = 24;

/// What the header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramHeader {
    /// Stage times 65536, then major and minor shader model, four bits each.
    pub version: u32,
    /// Words of the part, header included.
    pub words: u32,
    /// `DXIL` in four letters.
    pub magic: u32,
    /// Version of DXIL: major times 256 and minor.
    pub dxil_version: u32,
    /// Where the bitcode starts, counted from the magic.
    pub offset: u32,
    /// Bytes of the bitcode.
    pub size: u32,
}

impl ProgramHeader {
    /// The magic that all programs have.
    pub const MAGIC: u32 = u32::from_le_bytes(*b"DXIL");

    /// Reads the header; `None` where the part is shorter.
    pub fn decode(data: &[u8]) -> Option<Self> {
        Some(Self {
            version: word(data, 0)?,
            words: word(data, 4)?,
            magic: word(data, 8)?,
            dxil_version: word(data, 12)?,
            offset: word(data, 16)?,
            size: word(data, 20)?,
        })
    }
    /// Stage, as PSV0 counts, too.
    pub fn stage(&self) -> u32 {
        self.version >> 16
    }
    /// Major and minor shader model.
    pub fn model(&self) -> (u8, u8) {
        ((self.version >> 4 & 0xF) as u8, (self.version & 0xF) as u8)
    }
    /// First byte of the bitcode in the part.
    pub fn bitcode_start(&self) -> u64 {
        8 + u64::from(self.offset)
    }
    /// The bitcode; `None` where it is not all in `data`.
    pub fn bitcode<'a>(&self, data: &'a [u8]) -> Option<&'a [u8]> {
        let start = usize::try_from(self.bitcode_start()).ok()?;
        data.get(start..start.checked_add(self.size as usize)?)
    }
}
