//! Instruction forms: rows of `tables/d3d9/ops.tsv` and how to find them.

use super::model::{InstructionToken, Opcode};
use crate::profile::{Profile, ProfileSet};
use crate::tables::ops::OPS;

/// What bits 16 to 23 of the instruction token mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// They are zero.
    None,
    /// A comparison, 1 to 6.
    Comparison,
    /// This value names the form (`texldp`, `texldb`).
    Value(u8),
}

/// What an instruction is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `nop`.
    Nop,
    /// One slot of arithmetic.
    Arithmetic,
    /// Arithmetic that takes several slots.
    Macro,
    /// Texture operations.
    Texture,
    /// Flow control.
    Flow,
    /// Declarations and definitions.
    Setup,
    /// `phase` of ps_1_4.
    Phase,
}

/// One operand of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // they say what they are
pub enum Parameter {
    Destination,
    Source,
    Usage,
    Float,
    Integer,
    Boolean,
}

/// One instruction form.
#[derive(Debug)]
pub struct Op {
    /// Mnemonic without suffixes (`if`, `texldp`).
    pub name: &'static str,
    /// Bits 0 to 15 of its token.
    pub opcode: u16,
    /// Bits 16 to 23 of its token.
    pub control: Control,
    /// Its operands in token order, without the predicate.
    pub parameters: &'static [Parameter],
    /// What it is for.
    pub kind: Kind,
    /// Profiles whose assembler takes it.
    pub assembles: ProfileSet,
    /// Profiles whose validator takes it.
    pub legal: ProfileSet,
    /// Who says so.
    pub source: &'static str,
}

impl Op {
    /// The form that `token` names in `profile`; a form of another profile where this one
    /// lacks the opcode; `None` for a number no profile knows.
    pub fn find(token: InstructionToken, profile: Profile) -> Option<&'static Self> {
        let rows = rows(token.opcode());
        if let [op] = rows {
            return Some(op);
        }
        let named = rows.iter().any(|op| op.control == Control::Value(token.control()));
        let fits = |op: &&'static Self| match op.control {
            Control::Value(value) => value == token.control(),
            Control::None | Control::Comparison => !named,
        };
        let here = |op: &&'static Self| op.assembles.contains(profile);
        rows.iter()
            .find(|op| here(op) && fits(op))
            .or_else(|| rows.iter().find(here))
            .or_else(|| rows.iter().find(fits))
    }
}

/// All rows with this opcode; they stand together in the table.
fn rows(opcode: Opcode) -> &'static [Op] {
    let number = opcode.0 as usize;
    if number + 1 < STARTS.len() {
        return &OPS[STARTS[number] as usize..STARTS[number + 1] as usize];
    }
    let start = OPS.partition_point(|op| op.opcode < opcode.0);
    let end = start + OPS[start..].iter().take_while(|op| op.opcode == opcode.0).count();
    &OPS[start..end]
}

/// Where the rows of each small opcode start. Every instruction is looked up more than once, so
/// this is worth a table.
static STARTS: [u8; 98] = starts();

const fn starts() -> [u8; 98] {
    let mut starts = [0; 98];
    let mut number = 0;
    while number < starts.len() {
        let mut row = 0;
        while row < OPS.len() && (OPS[row].opcode as usize) < number {
            row += 1;
        }
        starts[number] = row as u8;
        number += 1;
    }
    starts
}

/// Opcode numbers by name, for the rules that speak of one instruction.
#[allow(missing_docs)] // the mnemonic says it
pub mod opcode {
    use super::Opcode;
    macro_rules! opcodes { ($($name:ident $number:literal)*) => { $(pub const $name: Opcode = Opcode($number);)* } }
    opcodes! {
        NOP 0 MOV 1 ADD 2 SUB 3 MAD 4 MUL 5 RCP 6 RSQ 7 DP3 8 DP4 9 MIN 10 MAX 11 SLT 12 SGE 13
        EXP 14 LOG 15 LIT 16 DST 17 LRP 18 FRC 19 M4X4 20 M4X3 21 M3X4 22 M3X3 23 M3X2 24 CALL 25
        CALLNZ 26 LOOP 27 RET 28 ENDLOOP 29 LABEL 30 DCL 31 POW 32 CRS 33 SGN 34 ABS 35 NRM 36
        SINCOS 37 REP 38 ENDREP 39 IF 40 IFC 41 ELSE 42 ENDIF 43 BREAK 44 BREAKC 45 MOVA 46 DEFB 47
        DEFI 48 TEXCOORD 64 TEXKILL 65 TEX 66 TEXBEM 67 TEXBEML 68 TEXREG2AR 69 TEXREG2GB 70
        TEXM3X2PAD 71 TEXM3X2TEX 72 TEXM3X3PAD 73 TEXM3X3TEX 74 TEXM3X3SPEC 76 TEXM3X3VSPEC 77
        EXPP 78 LOGP 79 CND 80 DEF 81 TEXREG2RGB 82 TEXDP3TEX 83 TEXM3X2DEPTH 84 TEXDP3 85 TEXM3X3 86
        TEXDEPTH 87 CMP 88 BEM 89 DP2ADD 90 DSX 91 DSY 92 TEXLDD 93 SETP 94 TEXLDL 95 BREAKP 96
        PHASE 0xFFFD COMMENT 0xFFFE END 0xFFFF
    }
}
