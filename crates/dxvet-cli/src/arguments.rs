//! The command line as data.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Checks, disassembles and assembles compiled Direct3D shaders.
///
/// Says whether a Direct3D 9 shader (assembly text or compiled token stream) is legal, with the
/// number Microsoft's validator would give, and explains why: how deep blocks nest, how many
/// instruction slots are used, where a gradient is undefined.
#[derive(Debug, Parser)]
#[command(
    name = "dxvet",
    version,
    arg_required_else_help = true,
    after_help = "\
Exit status: 0 nothing found, 1 findings, 2 wrong usage or an input that cannot be read or judged.

Examples:
  dxvet check shader.asm            one shader
  dxvet check --format json mods/   every shader in a folder, one JSON object a line
  dxvet explain X5856               what a number means and how to fix it
  dxvet limits ps_2_0               all limits of a profile"
)]
pub struct Arguments {
    #[command(subcommand)]
    pub verb: Verb,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Say whether shaders are legal, and if not, why
    Check(Check),
    /// Assemble text to a token stream
    Asm(Asm),
    /// Disassemble a token stream to text
    Dis(Dis),
    /// Print a listing with the slots used so far and the nesting depths at each line
    Trace(Trace),
    /// Print all limits of a profile
    Limits(Limits),
    /// Explain a number (X5856), a rule, an instruction or a profile
    Explain(Explain),
    /// Print a completion script for a shell
    Completions(Completions),
}

/// How reports are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// For people: the line, the reason, the way out
    Text,
    /// For tools: one object per shader and line
    Json,
}

/// Which colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// What `--deny` raises to an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Deny {
    /// Warnings count as findings that fail the run
    Warnings,
}

/// Which inputs.
#[derive(Args, Debug)]
pub struct Inputs {
    /// Files, folders (searched for shaders) or `-` for standard input
    #[arg(value_name = "PATH", required_unless_present = "files_from")]
    pub paths: Vec<PathBuf>,
    /// Read more paths from LIST, one a line (`-`: from standard input)
    #[arg(long, value_name = "LIST")]
    pub files_from: Option<PathBuf>,
}

/// Where `#include` looks.
#[derive(Args, Debug)]
pub struct Includes {
    /// Look for `#include` files in DIR too, after the folder of the including file
    #[arg(short = 'I', long = "include", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

/// Where results go.
#[derive(Args, Debug)]
pub struct Destination {
    /// Write to FILE (`-`: standard output); for a single input
    #[arg(short, long, value_name = "FILE", conflicts_with = "out_dir")]
    pub output: Option<PathBuf>,
    /// Write one file per input into DIR
    #[arg(long, value_name = "DIR")]
    pub out_dir: Option<PathBuf>,
}

/// `dxvet check`
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub includes: Includes,
    /// How to print what was found
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub format: Form,
    /// What else fails the run
    #[arg(long, value_enum)]
    pub deny: Option<Deny>,
    /// When to color the text form
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// `dxvet asm`
#[derive(Args, Debug)]
pub struct Asm {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub includes: Includes,
    #[command(flatten)]
    pub destination: Destination,
    /// Write the token stream of an illegal shader too, if it assembles at all
    #[arg(long)]
    pub no_validate: bool,
    /// When to color messages
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// `dxvet dis`
#[derive(Args, Debug)]
pub struct Dis {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub destination: Destination,
    /// Print every bit, so that `dxvet asm` gives back the very bytes
    #[arg(long)]
    pub exact: bool,
    /// When to color messages
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// `dxvet trace`
#[derive(Args, Debug)]
pub struct Trace {
    /// The shader: a file, or `-` for standard input
    pub path: PathBuf,
    #[command(flatten)]
    pub includes: Includes,
}

/// `dxvet limits`
#[derive(Args, Debug)]
pub struct Limits {
    /// A profile, as `ps_2_0`; none: list the profiles
    pub profile: Option<String>,
}

/// `dxvet explain`
#[derive(Args, Debug)]
pub struct Explain {
    /// A number (`X5856`), a rule's name (`static-if-too-deep`), an instruction (`texldp`) or a profile (`vs_2_0`)
    pub subject: String,
}

/// `dxvet completions`
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}
