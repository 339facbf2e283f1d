//! What compilers leave of themselves: hash of the program, name of the debug file, their version.

use crate::bytes::word;

/// HASH: which program it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShaderHash {
    /// 1: the source counts, too.
    pub flags: u32,
    /// MD5 of the bitcode.
    pub digest: [u8; 16],
}

impl ShaderHash {
    /// Bytes of the part.
    pub const LENGTH: usize = 20;

    /// Reads the part; `None` where it is shorter.
    pub fn decode(data: &[u8]) -> Option<Self> {
        let mut digest = [0; 16];
        digest.copy_from_slice(data.get(4..Self::LENGTH)?);
        Some(Self { flags: word(data, 0)?, digest })
    }
}

/// ILDN: where the debug information is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebugName<'a> {
    /// 0.
    pub flags: u16,
    /// Name of the file.
    pub name: &'a [u8],
}

impl<'a> DebugName<'a> {
    /// Reads the part; `None` where it is shorter than it says.
    pub fn decode(data: &'a [u8]) -> Option<Self> {
        let head = word(data, 0)?;
        let name = data.get(4..4 + (head >> 16) as usize)?;
        Some(Self { flags: head as u16, name })
    }
}

/// VERS: the compiler of a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompilerVersion<'a> {
    /// Major version.
    pub major: u16,
    /// Minor version.
    pub minor: u16,
    /// 1 debug build, 2 internal build.
    pub flags: u32,
    /// Commits up to it.
    pub commits: u32,
    /// Name of the commit.
    pub commit: &'a [u8],
    /// What its maker calls the version.
    pub custom: &'a [u8],
}

impl<'a> CompilerVersion<'a> {
    /// Reads the part; `None` where it is shorter than it says.
    pub fn decode(data: &'a [u8]) -> Option<Self> {
        let version = word(data, 0)?;
        let length = word(data, 12)? as usize;
        let texts = data.get(16..16_usize.checked_add(length)?)?;
        let mut texts = texts.split(|byte| *byte == 0);
        Some(Self {
            major: version as u16,
            minor: (version >> 16) as u16,
            flags: word(data, 4)?,
            commits: word(data, 8)?,
            commit: texts.next().unwrap_or(&[]),
            custom: texts.next().unwrap_or(&[]),
        })
    }
}
