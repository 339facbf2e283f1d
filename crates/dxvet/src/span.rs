//! Places: in bytes and in text.

/// A run of bytes in the input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte, counted from the start of the shader.
    pub offset: u32,
    /// Number of bytes.
    pub length: u32,
}

/// A run of characters on one line of a text, counted from 1 as the reference counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TextSpan {
    /// Line, from 1; `#line` changes it.
    pub line: u32,
    /// First column, from 1.
    pub column: u32,
    /// Last column that still belongs to it.
    pub end_column: u32,
}
