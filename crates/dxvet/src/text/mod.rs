//! Reading text: the C-like preprocessor, and the number formats shared with the printers.
pub mod number;
