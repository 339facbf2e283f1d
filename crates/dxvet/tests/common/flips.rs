//! Token streams with one bit changed, and what must hold for each.

use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
use dxvet::d3d9::model::{Instruction, OperandKind, Program, RegisterType};
use dxvet::{AssembleOptions, CheckOptions, DisassembleOptions, Verdict, assemble, check, disassemble};

/// What the flips came to.
#[derive(Debug, Default)]
pub struct Totals {
    pub streams: usize,
    pub flips: usize,
    pub accepted: usize,
    pub refused: usize,
    pub without_verdict: usize,
    /// What must not be, with the place of the flip.
    pub complaints: Vec<String>,
}

/// Flips the bits of `bytes`, one at a time: of every `step`th token each, or all.
pub fn all(bytes: &[u8], step: usize, totals: &mut Totals) {
    totals.streams += 1;
    let mut changed = bytes.to_vec();
    for word in (0..bytes.len() / 4).step_by(step) {
        for bit in 0..32 {
            let (place, mask) = (4 * word + bit / 8, 1 << (bit % 8));
            changed[place] ^= mask;
            for complaint in judge(&changed, totals) {
                totals.complaints.push(format!("dword {word}, bit {bit}: {complaint}"));
            }
            changed[place] ^= mask;
        }
    }
}

/// What is wrong with our treatment of one stream.
fn judge(bytes: &[u8], totals: &mut Totals) -> Vec<String> {
    totals.flips += 1;
    let mut complaints = Vec::new();
    let program = decode(bytes);
    if encode(&program) != bytes {
        complaints.push("encoding what was decoded gives other bytes".to_owned());
    }
    let options = CheckOptions { usage: false, ..CheckOptions::default() };
    let report = check(bytes, &options);
    if report.verdict != Some(Verdict::Accept) && report.diagnostics.is_empty() {
        complaints.push("refused without a reason".to_owned());
    }
    disassemble(bytes, &DisassembleOptions { exact: false });
    match report.verdict {
        Some(Verdict::Accept) => totals.accepted += 1,
        Some(Verdict::Reject) => totals.refused += 1,
        None => totals.without_verdict += 1,
    }
    // The whole way back through text costs most, so refused streams take it less often.
    let accepted = report.verdict == Some(Verdict::Accept);
    if accepted || totals.flips.is_multiple_of(16) {
        let listing = disassemble(bytes, &DisassembleOptions { exact: true }).text;
        let assemble_options = AssembleOptions { validate: false, ..AssembleOptions::default() };
        let back = listing.map(|text| assemble(text.as_bytes(), &assemble_options).bytes);
        if back.is_some_and(|back| back.as_deref() != Some(bytes)) {
            complaints.push("the exact listing assembles to other bytes".to_owned());
        }
    }
    if accepted {
        complaints.extend(nonsense(&program).into_iter().map(|what| format!("accepted, although {what}")));
    }
    complaints
}

/// Bits that the token layouts reserve, set in a program. The layouts are written down here a
/// second time, on purpose.
pub fn nonsense(program: &Program) -> Vec<String> {
    let mut found = Vec::new();
    if program.version.profile().is_none() {
        found.push(format!("version {:08X} is unknown", program.version.0));
    }
    for instruction in program.instructions() {
        let reserved = instruction_bits(program, instruction);
        if instruction.token.0 & reserved != 0 {
            found.push(format!("instruction {:08X} sets {reserved:08X}", instruction.token.0));
        }
        for operand in &instruction.operands {
            let register = operand.register();
            let reserved = match operand.kind {
                OperandKind::Destination => destination_bits(program),
                OperandKind::Source | OperandKind::Predicate => source_bits(program, operand.kind),
                OperandKind::Declaration => information_bits(program, instruction),
                OperandKind::Literal => 0,
                OperandKind::Extra => u32::MAX,
            };
            let unset = if operand.kind == OperandKind::Literal { 0 } else { !operand.token & 1 << 31 };
            let modifier = operand.kind == OperandKind::Source && operand.modifier().0 > 13;
            if operand.token & reserved != 0 || unset != 0 || modifier {
                found.push(format!("{:?} {:08X} sets {reserved:08X}", operand.kind, operand.token));
            }
            if let Some(address) = operand.relative {
                let file = RegisterType((address >> 28 & 7 | address >> 8 & 0x18) as u8);
                let known = [RegisterType::ADDRESS, RegisterType::LOOP].contains(&file);
                if address & 0x0F00_E000 != 0 || address >> 31 == 0 || !known {
                    found.push(format!("the address {address:08X} of {register:?}"));
                }
            }
        }
    }
    found
}

fn instruction_bits(program: &Program, instruction: &Instruction) -> u32 {
    let (major, pixel) = (program.version.major(), program.version.is_pixel());
    let profile = program.version.profile();
    let always = 1 << 29 | 1 << 31;
    let length = if major < 2 { 0x0F00_0000 } else { 0 };
    let no_predicate = major < 2 || profile.is_some_and(|profile| profile.name().ends_with("2_0"));
    let pairs = pixel && major < 2;
    // if, break and setp compare; texld has a projected and a biased form from version 2.
    let control = match instruction.opcode().0 {
        41 | 45 | 94 => 0x00F8_0000,
        66 if major >= 2 && instruction.token.control() != 3 => 0x00FC_0000,
        _ => 0x00FF_0000,
    };
    let comparison = matches!(instruction.opcode().0, 41 | 45 | 94);
    let unknown = comparison && matches!(instruction.token.control(), 0 | 7);
    let rest = if unknown { u32::MAX } else { 0 };
    always | length | control | rest | u32::from(no_predicate) << 28 | u32::from(!pairs) << 30
}

fn destination_bits(program: &Program) -> u32 {
    let (major, pixel) = (program.version.major(), program.version.is_pixel());
    let relative = if !pixel && major >= 3 { 0 } else { 1 << 13 };
    let shift = if pixel && major < 2 { 0 } else { 0x0F00_0000 };
    relative | shift | 0xC000 | 1 << 23
}

fn source_bits(program: &Program, kind: OperandKind) -> u32 {
    let (major, pixel) = (program.version.major(), program.version.is_pixel());
    let relative = (!pixel || major >= 3) && kind == OperandKind::Source;
    0xC000 | u32::from(!relative) << 13
}

/// Everything but the texture type of samplers, and usage and index of what has a semantic.
fn information_bits(program: &Program, instruction: &Instruction) -> u32 {
    let Some(register) = instruction.destination().map(|operand| operand.register()) else { return u32::MAX };
    let (major, pixel) = (program.version.major(), program.version.is_pixel());
    match register {
        RegisterType::SAMPLER => 0x07FF_FFFF,
        _ if pixel && major < 3 => 0x7FFF_FFFF,
        _ => 0x7FF0_FFE0,
    }
}
