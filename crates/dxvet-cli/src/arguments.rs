//! The command line as data.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Checks, disassembles and assembles compiled Direct3D shaders.
///
/// Says whether a Direct3D 9 shader (assembly text or compiled token stream) is legal, with the
/// number Microsoft's validator would give, and explains why: how deep blocks nest, how many
/// instruction slots are used, where a gradient is undefined. Reads, lists, assembles and edits
/// DXBC containers (Shader Model 4 to 5.1) too, and says what is broken in them.
#[derive(Debug, Parser)]
#[command(
    name = "dxvet",
    version,
    arg_required_else_help = true,
    after_help = "\
Exit status: 0 nothing found, 1 findings, 2 wrong usage or an input that cannot be read or judged.
An effect of Direct3D 10 without fault is not judged (2; `check --allow unjudged` makes it 0).

Examples:
  dxvet check shader.asm            one shader
  dxvet check --format json mods/   every shader in a folder, one JSON object a line
  dxvet check --caps ps_2_b s.asm   for devices that can do what ps_2_b needs
  dxvet find game.exe               compiled shaders inside any file
  dxvet link water.vso water.pso    does the second read what the first writes
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
    /// Assemble text to a token stream or a container
    Asm(Asm),
    /// Disassemble a token stream or a container to text
    Dis(Dis),
    /// Print what an effect, a shader or a container holds and says about itself
    Info(Info),
    /// List the parts of a container, take one out, exchange one, or strip some
    Parts(Parts),
    /// List the compiled shaders inside any files
    Find(Find),
    /// Say whether the shaders of a pipeline fit together
    Link(Link),
    /// Say what a shader needs of a device, and which interfaces take it
    Features(Features),
    /// Print a listing with the slots used so far and the nesting depths at each line
    Trace(Trace),
    /// Draw the control-flow graph of a shader
    Cfg(Cfg),
    /// Write a page on shaders: sums, limits, listings, control flow
    Report(Report),
    /// Check every shader in every file below folders, and sum up
    Scan(Scan),
    /// Print all limits of a profile
    Limits(Limits),
    /// Print the members of D3DCAPS9 that decide, the caps presets, or the values of one
    Caps(ShowCaps),
    /// Explain a number (X5856), a rule, an instruction, a profile or a caps preset
    Explain(Explain),
    /// Print a completion script for a shell
    Completions(Completions),
    /// Print the man page
    Man,
}

/// How reports are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// For people: the line, the reason, the way out
    Text,
    /// For tools: one object per shader and line
    Json,
}

/// How `check` prints its reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CheckForm {
    /// For people: the line, the reason, the way out
    Text,
    /// For tools: one object per shader and line
    Json,
    /// For code scanning: one SARIF 2.1.0 log
    Sarif,
    /// For GitHub Actions: workflow commands that become annotations
    Github,
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

/// What `--allow` lets pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Allow {
    /// Shaders that were read without a fault, but that this version cannot judge, count as clean
    Unjudged,
}

/// Which inputs.
#[derive(Args, Debug)]
pub struct Inputs {
    /// Files, folders (searched for shaders), `-` for standard input, or FILE@0xOFFSET for what starts there
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

/// A kind of shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// Vertex shader
    Vs,
    /// Pixel shader
    Ps,
}

impl From<Kind> for dxvet::Stage {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Vs => Self::Vertex,
            Kind::Ps => Self::Pixel,
        }
    }
}

/// `dxvet check`
#[derive(Args, Debug)]
#[command(after_help = "\
Each shader of an effect is checked by itself, under the name FILE@0xOFFSET.

Of a DXBC container, header, digest and parts are read, and its programs checked: the one of Shader
Model 4 to 5.1, the Direct3D 9 one of a level_9_x shader, the functions of a library. What only a
document forbids is a warning. The states of an effect of Direct3D 10 are not judged: without a fault
there is no verdict on it, and the exit status is 2, or 0 with --allow unjudged.

A `dxvet.toml` in the folder of a file, or the nearest one above, says what is wanted of it: profile,
expect, caps, severities. Options go before it.

Examples:
  dxvet check --allow unjudged cache/      are these effects whole?
  dxvet check a.vso b.asm effects/         files and folders
  dxvet check --caps 9_1 shader.asm        for every device of feature level 9_1
  dxvet check --caps device.toml mods/     for a device whose D3DCAPS9 stand in a file
  dxvet check --expect ps shader.pso       refuse a vertex shader
  dxvet check --ignore D90 mods/           without the warnings of ours
  dxvet check --format sarif mods/         for code scanning
  dxvet check game.exe@0x1A40              one shader inside a file (see `dxvet find`)")]
pub struct Check {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub includes: Includes,
    /// How to print what was found
    #[arg(long, value_enum, default_value_t = CheckForm::Text)]
    pub format: CheckForm,
    /// Report these findings only: numbers (X5856), starts of numbers (D90), names of rules
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    pub select: Vec<String>,
    /// Leave these findings out; they do not fail the run
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    pub ignore: Vec<String>,
    /// Print findings only: no summary, no word on what is accepted
    #[arg(short, long)]
    pub quiet: bool,
    /// What else fails the run
    #[arg(long, value_enum)]
    pub deny: Option<Deny>,
    /// What does not fail the run
    #[arg(long, value_enum)]
    pub allow: Option<Allow>,
    /// Refuse what a device with these caps refuses: a preset (`dxvet caps` lists them) or a TOML file of D3DCAPS9 members
    #[arg(long, value_name = "PRESET|FILE")]
    pub caps: Option<String>,
    /// Refuse shaders of the other kind
    #[arg(long, value_enum)]
    pub expect: Option<Kind>,
    /// Do not look for `dxvet.toml` in the folders above each file
    #[arg(long)]
    pub no_config: bool,
    /// When to color the text form
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// `dxvet asm`
#[derive(Args, Debug)]
#[command(after_help = "\
Text of Shader Model 4 to 5.1 becomes a container: the program from the instructions, signatures and
resource definitions from the tables in the comments, statistics and features counted, digest made.
With --base all parts but the program come from the container that the text was listed from.

Examples:
  dxvet asm -o water.pso water.asm
  dxvet asm --base water.cso -o new.cso water.dis")]
pub struct Asm {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub includes: Includes,
    #[command(flatten)]
    pub destination: Destination,
    /// Write the token stream of an illegal shader too, if it assembles at all; say nothing of an
    /// illegal container (Shader Model 4 to 5.1)
    #[arg(long)]
    pub no_validate: bool,
    /// Keep all parts of this container but the program (Shader Model 4 to 5.1)
    #[arg(long, value_name = "FILE")]
    pub base: Option<PathBuf>,
    /// When to color messages
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// `dxvet dis`
#[derive(Args, Debug)]
#[command(after_help = "\
The listing of a container is that of Microsoft's disassembler, byte for byte. Its generator line
names the compiler that the container names.

Examples:
  dxvet dis water.pso
  dxvet dis --numbers --offsets water.cso
  dxvet dis --exact -o water.dis water.cso     what `dxvet asm --base water.cso` turns back")]
pub struct Dis {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub destination: Destination,
    /// Print every bit, so that `dxvet asm` gives back the very bytes (of a container: with --base)
    #[arg(long)]
    pub exact: bool,
    /// Print the number of each instruction (containers)
    #[arg(long)]
    pub numbers: bool,
    /// Print the byte offset of each instruction (containers)
    #[arg(long)]
    pub offsets: bool,
    /// Print all literals in hexadecimal (containers)
    #[arg(long)]
    pub hex_literals: bool,
    /// When to color messages
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// `dxvet info`
#[derive(Args, Debug)]
#[command(after_help = "\
Of an effect: parameters, annotations, techniques, passes, states and where each shader stands.
Of a token stream: profile, compiler, constant table, and what it uses of each limit.
Of a container: parts, profile, signatures, bindings, statistics, features, digest.

Examples:
  dxvet info water.fxb                     in words
  dxvet info --format json water.fxb       for tools
  dxvet dis water.fxb                      the listings of its shaders, pass by pass")]
pub struct Info {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub includes: Includes,
    /// How to print it
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub format: Form,
}

/// `dxvet parts`
#[derive(Args, Debug)]
#[command(after_help = "\
What is written has the digest made right.

Examples:
  dxvet parts water.cso                                       a table: name, offset, size
  dxvet parts --extract RDEF -o water.rdef water.cso          the content of a part
  dxvet parts --replace PRIV=note.bin -o new.cso water.cso    put in or exchanged
  dxvet parts --strip reflection,debug -o small.cso water.cso")]
pub struct Parts {
    /// The container: a file, `-` for standard input, or FILE@0xOFFSET
    pub path: PathBuf,
    /// Write the content of the first part of this name
    #[arg(long, value_name = "NAME", group = "edit")]
    pub extract: Option<String>,
    /// Write the container with the content of FILE in this part, which is added where there is none
    #[arg(long, value_name = "NAME=FILE", group = "edit")]
    pub replace: Option<String>,
    /// Write the container without these parts
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT", group = "edit")]
    pub strip: Vec<StripWhat>,
    /// Write to FILE (`-`: standard output)
    #[arg(short, long, value_name = "FILE", requires = "edit")]
    pub output: Option<PathBuf>,
    /// How to print the table
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub format: Form,
}

/// What `--strip` leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StripWhat {
    /// Resource definitions and statistics (RDEF, STAT)
    Reflection,
    /// Debug information (SPDB, SDBG, ILDB)
    Debug,
    /// Private data (PRIV)
    Private,
    /// The root signature (RTS0)
    RootSignature,
}

/// `dxvet find`
#[derive(Args, Debug)]
#[command(after_help = "\
Every file is searched, whatever it is: executables, archives that do not compress, caches, memory dumps.
`check`, `dis`, `trace` and `info` take the places that it prints.

Examples:
  dxvet find game.exe data/                a table: place, size, kind, profile
  dxvet find --format json game.exe        one object a line
  dxvet dis game.exe@0x1A40                what stands there")]
pub struct Find {
    #[command(flatten)]
    pub inputs: Inputs,
    /// How to print what was found
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub format: Form,
}

/// `dxvet link`
#[derive(Args, Debug)]
#[command(after_help = "\
Exit status 1 where one of them is illegal or what one puts out is not what the next takes. What is
read and never written is a warning: `--deny warnings` makes it count.

Examples:
  dxvet link water.vso water.pso
  dxvet link --deny warnings water.vs.asm water.ps.asm
  dxvet link effects.fxb@0x1B0 effects.fxb@0x4C8
  dxvet link scene.vs.cso scene.hs.cso scene.ds.cso scene.gs.cso scene.ps.cso")]
pub struct Link {
    /// The shaders in the order of the pipeline: files, `-` or FILE@0xOFFSET
    #[arg(value_name = "SHADER", num_args = 2..=5, required = true)]
    pub shaders: Vec<PathBuf>,
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

/// `dxvet features`
#[derive(Args, Debug)]
#[command(after_help = "\
Every answer names what decides it: a part, an instruction, an offset.
--require takes interfaces (d3d10, d3d10.1, d3d11, d3d11.1, d3d11.2, d3d11.3, d3d12), feature levels
(9_1 to 12_2: every device of that level runs the shader) and features that the device is known to
have (double-precision, or DoublePrecisionFloatShaderOps as Direct3D names it). Features without a
level: a device with these, whatever its level, has every feature that the shader needs. Exit
status 1 where something that is asked for is not so.

Examples:
  dxvet features water.cso
  dxvet features --require d3d11,11_0 shaders/
  dxvet features --require d3d11,11_0,double-precision simulate.cso
  dxvet features --require wave-operations,64-bit-integers shader.dxil
  dxvet features --format json water.cso")]
pub struct Features {
    #[command(flatten)]
    pub inputs: Inputs,
    /// What must be so
    #[arg(long, value_delimiter = ',', value_name = "API|LEVEL|FEATURE")]
    pub require: Vec<String>,
    /// How to print the answers
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub format: Form,
}

/// `dxvet trace`
#[derive(Args, Debug)]
pub struct Trace {
    /// The shader: a file, `-` for standard input, or FILE@0xOFFSET
    pub path: PathBuf,
    #[command(flatten)]
    pub includes: Includes,
}

/// How a graph is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Drawing {
    /// A picture, laid out
    Svg,
    /// For Graphviz
    Dot,
    /// For Markdown
    Mermaid,
}

/// `dxvet cfg`
#[derive(Args, Debug)]
#[command(after_help = "\
Refused instructions stand out; loops, subroutines and what nothing leads to are marked.

Examples:
  dxvet cfg -o shader.svg shader.asm       a picture
  dxvet cfg --format dot shader.pso | dot -Tpdf -o shader.pdf
  dxvet cfg --format mermaid fx.fxb@0x1B0  for a Markdown page")]
pub struct Cfg {
    /// The shader: a file, `-` for standard input, or FILE@0xOFFSET
    pub path: PathBuf,
    #[command(flatten)]
    pub includes: Includes,
    /// How to draw; by default what the name of FILE says (.svg, .dot, .gv, .mmd), else a picture
    #[arg(long, value_enum)]
    pub format: Option<Drawing>,
    /// Write to FILE
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// `dxvet report`
#[derive(Args, Debug)]
#[command(after_help = "\
The page is one file that needs nothing else: a table of all shaders to filter and sort, and for each
what it uses of every limit, its findings, its listing with slots and depths, and its control flow.

Examples:
  dxvet report mods/ -o report.html
  dxvet report --title Water water.fxb -o water.html")]
pub struct Report {
    #[command(flatten)]
    pub inputs: Inputs,
    #[command(flatten)]
    pub includes: Includes,
    /// Write to FILE (`-`: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Do not look for `dxvet.toml` in the folders above each file
    #[arg(long)]
    pub no_config: bool,
    /// What stands above the page
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
}

/// How a scan is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ScanForm {
    /// For people: tables of sums
    Text,
    /// For tools: one object per shader and line
    Json,
    /// For tables: one row per shader
    Csv,
}

/// `dxvet scan`
#[derive(Args, Debug)]
#[command(after_help = "\
Every file is searched, whatever it is (see `dxvet find`). Shaders with the same bytes are checked
and counted once. Files that cannot be read are counted and do not end the run.

Examples:
  dxvet scan game/                         sums by kind, profile, verdict and number
  dxvet scan --format csv game/ > s.csv    a row per shader")]
pub struct Scan {
    #[command(flatten)]
    pub inputs: Inputs,
    /// How to print what was found
    #[arg(long, value_enum, default_value_t = ScanForm::Text)]
    pub format: ScanForm,
}

/// `dxvet limits`
#[derive(Args, Debug)]
pub struct Limits {
    /// A profile, as `ps_2_0` or `gs_5_0`; none: list those of Direct3D 9
    pub profile: Option<String>,
    /// Show what the caps of a device make of them: a preset or a TOML file
    #[arg(long, value_name = "PRESET|FILE", requires = "profile")]
    pub caps: Option<String>,
}

/// `dxvet caps`
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  dxvet caps                               the presets, and the members with their ranges
  dxvet caps ps_2_b                        the values of a preset, with its source
  dxvet caps device.toml                   what a file was read as")]
pub struct ShowCaps {
    /// A preset, or a TOML file of D3DCAPS9 members
    #[arg(value_name = "PRESET|FILE")]
    pub caps: Option<String>,
}

/// `dxvet explain`
#[derive(Args, Debug)]
pub struct Explain {
    /// A number (`X5856`), a rule's name (`static-if-too-deep`), an instruction (`texldp`), a profile (`vs_2_0`) or a caps preset (`ps_2_b`)
    pub subject: String,
}

/// `dxvet completions`
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}
