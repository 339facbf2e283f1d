//! Reading text: tokens, number formats and the C-like preprocessor, shared by assemblers and
//! printers. All of it works on bytes and in time linear in what it reads.

pub mod lexer;
pub mod literal;
pub mod number;
pub mod preprocess;
pub mod tally;
