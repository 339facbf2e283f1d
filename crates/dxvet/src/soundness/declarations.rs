//! Declarations of inputs and outputs against the signatures.

use super::signatures::{Side, Stated, mask, shown};
use crate::dxbc::Container;
use crate::fault::{Fault, Rule};
use crate::sm4::model::{Components, Index, Instruction, Operand, Program, Stage, register};
use crate::sm4::op::opcode;
use crate::tables::sm4_rules as rules;

/// The part of a program that a declaration stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Main,
    ControlPoint,
    PatchConstant,
}

/// Interpolation: constant.
const CONSTANT: u32 = 1;
/// Component types of integers.
const INTEGERS: [u32; 2] = [1, 2];

struct Walk<'a> {
    stage: Stage,
    sides: [Option<Stated<'a>>; 3],
    phase: Phase,
    stream: u32,
    /// The declared streams: one bit each.
    streams: u32,
}

/// Adds where declarations and signatures differ. Says where the first interface is declared, since it
/// comes by all instructions.
pub(super) fn check(
    container: &Container<'_>,
    program: &Program,
    most: usize,
    found: &mut Vec<Fault>,
) -> Option<usize> {
    let stage = program.version.stage().filter(|stage| *stage != Stage::Library)?;
    let mut interface = None;
    let sides = [Side::In, Side::Out, Side::Patch].map(|side| Stated::of(container, side));
    let mut walk = Walk { stage, sides, phase: Phase::Main, stream: 0, streams: 0 };
    for (number, instruction) in program.instructions().enumerate() {
        if found.len() > most {
            return interface;
        }
        match instruction.opcode() {
            opcode::DCL_INTERFACE => interface = interface.or(Some(number)),
            opcode::HS_CONTROL_POINT_PHASE => walk.phase = Phase::ControlPoint,
            opcode::HS_FORK_PHASE | opcode::HS_JOIN_PHASE => walk.phase = Phase::PatchConstant,
            opcode::DCL_STREAM => {
                walk.stream = instruction.operand(0).and_then(|it| it.number()).unwrap_or(0);
                walk.streams |= 1 << walk.stream.min(31);
            }
            opcode::DCL_INDEXRANGE => walk.range(number, instruction, found),
            opcode::DCL_INPUT..=opcode::DCL_OUTPUT_SIV => walk.declaration(number, instruction, found),
            _ => {}
        }
    }
    walk.undeclared_streams(most, found);
    interface
}

impl<'a> Walk<'a> {
    fn side(&self, side: Side) -> Option<&Stated<'a>> {
        self.sides[side as usize].as_ref()
    }

    fn declaration(&self, number: usize, instruction: Instruction<'_>, found: &mut Vec<Fault>) {
        let Some(operand) = instruction.operand(0) else { return };
        let output =
            matches!(instruction.opcode(), opcode::DCL_OUTPUT | opcode::DCL_OUTPUT_SGV | opcode::DCL_OUTPUT_SIV);
        let blame = |rule: &'static Rule| {
            let mut fault = Fault::new(rule, instruction.span());
            fault.instruction = Some(number as u32);
            fault
        };
        let kind = operand.register_type();
        let Some(side) = self.side_of(kind) else { return self.without_register(kind, output, &blame, found) };
        // A missing part is told of by itself.
        let Some(stated) = self.side(side) else { return };
        let (Some(place), Components::Mask(declared)) = (register_number(&operand), operand.components()) else {
            return;
        };
        let stream = if side == Side::Out && self.stage == Stage::Geometry { self.stream } else { 0 };
        let missing = declared & !stated.mask(place, stream);
        if missing != 0 {
            let rule = if output { &rules::OUTPUT_UNSIGNED } else { &rules::INPUT_UNSIGNED };
            let fault = blame(rule).with("register", format!("{}{place}", letter(kind)));
            found.push(fault.with("components", mask(missing)).with("part", stated.part.name));
        }
        let plain = matches!(instruction.opcode(), opcode::DCL_INPUT | opcode::DCL_INPUT_PS | opcode::DCL_OUTPUT);
        let value = if plain { 0 } else { instruction.rest().first().copied().unwrap_or(0) };
        for (_, element) in stated.at(place, stream).filter(|(_, element)| element.mask & declared != 0) {
            let wanted = signed(value);
            let differs = element.system_value != wanted;
            if differs && !plain {
                let fault = blame(&rules::VALUE_UNSIGNED).with("element", shown(element));
                found.push(fault.with("stated", element.system_value).with("declared", wanted));
            } else if differs && self.names_values(kind, side) {
                let fault = blame(&rules::VALUE_UNDECLARED).with("element", shown(element));
                found.push(fault.with("stated", element.system_value));
            }
            if element.min_precision != operand.min_precision() {
                let fault = blame(&rules::PRECISION_UNSIGNED).with("element", shown(element));
                let fault = fault.with("register", format!("{}{place}", letter(kind)));
                found.push(fault.with("declared", operand.min_precision()).with("stated", element.min_precision));
            }
            let mode = instruction.token().field(11, 4);
            let interpolated = self.stage == Stage::Pixel && !output && mode > CONSTANT;
            if interpolated && INTEGERS.contains(&element.component_type) {
                found.push(blame(&rules::INTEGER_INTERPOLATED).with("element", shown(element)));
            }
        }
    }

    /// Outputs of a geometry shader are in declared streams, where it declares any.
    fn undeclared_streams(&self, most: usize, found: &mut Vec<Fault>) {
        let Some(stated) = self.side(Side::Out).filter(|_| self.stage == Stage::Geometry && self.streams != 0) else {
            return;
        };
        for (number, element) in stated.signature.elements.iter().enumerate() {
            if found.len() <= most && element.stream < 4 && self.streams >> element.stream & 1 == 0 {
                let fault = Fault::new(&rules::SIGNATURE_STREAM_UNDECLARED, stated.span(number));
                let fault = fault.with("part", stated.part.name).with("element", shown(element));
                found.push(fault.with("stream", element.stream));
            }
        }
    }

    /// The signature that has registers of a type.
    fn side_of(&self, kind: u8) -> Option<Side> {
        match (kind, self.phase) {
            (register::INPUT | register::CONTROL_POINT_INPUT, _) => Some(Side::In),
            (register::OUTPUT, Phase::PatchConstant) | (register::PATCH_CONSTANT, _) => Some(Side::Patch),
            (register::OUTPUT | register::CONTROL_POINT_OUTPUT, _) => Some(Side::Out),
            _ => None,
        }
    }

    /// Registers that are picked by an index are one array: elements of one name.
    fn range(&self, number: usize, instruction: Instruction<'_>, found: &mut Vec<Fault>) {
        let Some(operand) = instruction.operand(0) else { return };
        let kind = operand.register_type();
        let (Some(side), Some(first)) = (self.side_of(kind), register_number(&operand)) else { return };
        // Instances of a phase put out, or read, a patch constant each: the compiler joins them so.
        if side == Side::Patch {
            return;
        }
        let (Some(stated), Components::Mask(components)) = (self.side(side), operand.components()) else { return };
        let count = instruction.rest().first().copied().unwrap_or(0);
        let stream = if side == Side::Out && self.stage == Stage::Geometry { self.stream } else { 0 };
        // Different components of the same registers may be different arrays.
        let mixed = (0..4).map(|place| components & 1 << place).find_map(|component| {
            let mut elements = stated.signature.elements.iter().filter(|element| {
                element.stream == stream
                    && element.mask & component != 0
                    && element.register >= first
                    && element.register - first < count
            });
            let one = elements.next()?;
            Some((one, elements.find(|other| !other.name.0.eq_ignore_ascii_case(one.name.0))?))
        });
        if let Some((one, other)) = mixed {
            let mut fault = Fault::new(&rules::RANGE_MIXED, instruction.span());
            fault.instruction = Some(number as u32);
            let fault = fault.with("element", shown(one)).with("other", shown(other));
            found.push(fault.with("register", format!("{}{first}", letter(kind))).with("count", count));
        }
    }

    /// Whether declarations name the system values of this register: those of control points and of
    /// the vertices of a geometry shader need not.
    fn names_values(&self, kind: u8, side: Side) -> bool {
        let points = matches!(kind, register::CONTROL_POINT_INPUT | register::CONTROL_POINT_OUTPUT);
        let vertices = self.stage == Stage::Geometry && side == Side::In;
        !points && !vertices && self.stage != Stage::Hull && side != Side::Patch
    }

    /// Outputs and inputs that are registers of their own, and stand in signatures without number.
    fn without_register(&self, kind: u8, output: bool, blame: &dyn Fn(&'static Rule) -> Fault, found: &mut Vec<Fault>) {
        let semantic = match (kind, output) {
            (register::DEPTH, true) => "SV_Depth",
            (register::DEPTH_GREATER, true) => "SV_DepthGreaterEqual",
            (register::DEPTH_LESS, true) => "SV_DepthLessEqual",
            (register::COVERAGE_MASK, true) => "SV_Coverage",
            (register::STENCIL_REFERENCE, true) => "SV_StencilRef",
            (register::PRIMITIVE_ID, false) if self.stage == Stage::Geometry => "SV_PrimitiveID",
            _ => return,
        };
        let Some(stated) = self.side(if output { Side::Out } else { Side::In }) else { return };
        if !stated.has(semantic) {
            found.push(blame(&rules::SPECIAL_UNSIGNED).with("element", semantic).with("part", stated.part.name));
        }
    }
}

/// The number of an attribute register: its last index.
fn register_number(operand: &Operand<'_>) -> Option<u32> {
    match operand.indices().last()? {
        Index::Word(word) => Some(word),
        _ => None,
    }
}

fn letter(kind: u8) -> &'static str {
    match kind {
        register::OUTPUT => "o",
        register::CONTROL_POINT_INPUT => "vicp",
        register::CONTROL_POINT_OUTPUT => "vocp",
        register::PATCH_CONSTANT => "vpc",
        _ => "v",
    }
}

/// The number that a signature has for the system value of a token: all factors of a group share one.
fn signed(value: u32) -> u32 {
    match value {
        11..=14 => 11,
        15 | 16 => 12,
        17..=19 => 13,
        20 => 14,
        21 => 15,
        22 => 16,
        value => value,
    }
}
