//! Reads, checks, assembles and disassembles compiled Direct3D shaders.
//!
//! Four functions are the front door, each from bytes to plain data and without any input or
//! output of its own: [`check`] says whether a shader is legal and why not, [`assemble`] and
//! [`disassemble`] translate between text and token stream or container, and [`inspect()`] counts what a
//! shader uses. [`check_parts`] checks the shaders of an effect one by one, [`link()`] a vertex and
//! a pixel shader together. The modules behind them can be used on their own:
//!
//! * [`d3d9`]: Direct3D 9 token streams and assembly, each step by itself (decode, encode,
//!   parse, print, validate);
//! * [`dxbc`] and [`sm4`]: containers and the programs of Shader Model 4 to 5.1 in them;
//!   [`listing`], [`assembly`] and [`soundness`] put the two together;
//! * [`features`]: what a shader needs of a device, and which interfaces take it;
//! * [`dxil`]: programs of Shader Model 6;
//! * [`find`]: compiled shaders inside any file;
//! * [`tables`]: the facts all steps share, one row each (instructions, profiles, rules).
//!
//! ```
//! use dxvet::{CheckOptions, Verdict, check};
//!
//! // vs_2_0 with a token the version does not have.
//! let report = check(b"\x00\x02\xFE\xFF\xFF\xFF\x00\x00", &CheckOptions::default());
//! assert_eq!(report.verdict, Some(Verdict::Accept));
//! ```
#![forbid(unsafe_code)]

pub mod agreement;
pub mod assembly;
pub mod bytes;
pub mod d3d9;
pub mod diagnostic;
pub mod dxbc;
pub mod dxil;
pub mod fault;
pub mod features;
pub mod find;
mod front;
mod identify;
pub mod inspect;
pub mod limit;
pub mod listing;
pub mod names;
pub mod profile;
mod report;
pub mod rule;
pub mod sm4;
pub mod soundness;
pub mod span;
pub mod tables;
pub mod text;

pub use d3d9::parse::Include;
pub use front::{
    AssembleOptions, Assembled, Charted, CheckOptions, DisassembleOptions, Disassembled, InspectedLine, Inspection,
    Linked, Part, assemble, chart, check, check_parts, disassemble, inspect, link, link_stages,
};
pub use identify::Format;
pub use inspect::Usage;
pub use profile::{Profile, Stage};
pub use report::{Diagnostic, Report, TraceStep, Verdict};
