//! The Direct3D 9 program of a `level_9_x` shader against the program beside it: what its registers
//! stand for, and where its constants and samplers come from.

use super::signatures::{Side, Stated, is, shown};
use crate::d3d9::decode::decode;
use crate::d3d9::model::{self, OperandKind, RegisterType};
use crate::dxbc::aon9::{Aon9, Scalar};
use crate::dxbc::signature::Element;
use crate::dxbc::{Container, FourCc};
use crate::fault::{Fault, Rule};
use crate::sm4::model::{Program, Stage, register};
use crate::sm4::op::opcode;
use crate::span::Span;
use crate::tables::sm4_rules as rules;
use std::collections::{BTreeMap, BTreeSet};

/// The rules here: of a Direct3D 9 program that is refused by itself they are not told.
pub(crate) const RULES: [&Rule; 6] = [
    &rules::LEVEL9_UNSIGNED,
    &rules::LEVEL9_UNPROGRAMMED,
    &rules::LEVEL9_MAPPING,
    &rules::LEVEL9_UNMAPPED,
    &rules::LEVEL9_MAPPING_UNUSED,
    &rules::LEVEL9_STAGE,
];

const DCL: u16 = 31;
const DEFINITIONS: [u16; 3] = [81, 48, 47];
/// Usages of vertex inputs: `texcoord` for the first eight registers, `normal` for the rest.
const TEXCOORD: u32 = 5;
const NORMAL: u32 = 3;
const TEXCOORDS: u32 = 8;
/// The system value of the position.
const POSITION: u32 = 1;
/// Constants of any Shader Model 2 profile.
const CONSTANTS: u32 = 256;
const NO_REGISTER: u32 = u32::MAX;

/// What the Direct3D 9 program has: register file and number.
#[derive(Default)]
struct Nine {
    declared: BTreeSet<(u8, u32)>,
    /// Usage and index of vertex inputs.
    usages: BTreeMap<u32, (u32, u32)>,
    defined: BTreeSet<(u8, u32)>,
    used: BTreeSet<(u8, u32)>,
    /// Whether constants are picked by a register.
    relative: bool,
}

impl Nine {
    fn read(program: &model::Program) -> Self {
        let mut nine = Self::default();
        for instruction in program.instructions() {
            let place = |operand: &model::Operand| (operand.register().0, u32::from(operand.number()));
            let target = instruction.operands.iter().find(|it| it.kind == OperandKind::Destination).map(place);
            match (instruction.opcode().0, target) {
                (DCL, Some(target)) => {
                    let information = instruction.operands.first().map_or(0, |operand| operand.token);
                    nine.usages.insert(target.1, (information & 31, information >> 16 & 15));
                    nine.declared.insert(target);
                }
                (number, Some(target)) if DEFINITIONS.contains(&number) => {
                    nine.defined.insert(target);
                }
                _ => {
                    for operand in &instruction.operands {
                        if matches!(operand.kind, OperandKind::Destination | OperandKind::Source) {
                            let constant = operand.register() == RegisterType::CONST;
                            nine.relative |= constant && operand.is_relative();
                            nine.used.insert(place(operand));
                        }
                    }
                }
            }
        }
        nine
    }
    /// The numbers of a register file.
    fn of(set: &BTreeSet<(u8, u32)>, file: RegisterType) -> impl Iterator<Item = u32> {
        set.range((file.0, 0)..=(file.0, u32::MAX)).map(|(_, number)| *number)
    }
}

struct Look<'a> {
    program: Span,
    most: usize,
    found: &'a mut Vec<Fault>,
    /// Vectors of the declared constant buffers.
    buffers: BTreeMap<u32, u32>,
    textures: BTreeSet<u32>,
    samplers: BTreeSet<u32>,
    /// What gets a value.
    mapped: BTreeSet<(u8, u32)>,
}

/// Adds where the Direct3D 9 program and the parts around it differ.
pub(super) fn check(container: &Container<'_>, program: &Program, most: usize, found: &mut Vec<Fault>) {
    let Some(part) = container.part(b"Aon9") else { return };
    let mut broken = Vec::new();
    let aon9 = Aon9::decode(part, &mut broken);
    let nine = decode(aon9.program);
    if !broken.is_empty() || nine.end.is_none() {
        return;
    }
    let span = Span { offset: part.data_offset() + aon9.program_offset, length: 4 };
    // Functions of libraries have no signature.
    let vertex = match program.version.stage() {
        Some(Stage::Vertex) => true,
        Some(Stage::Pixel) => false,
        _ => return,
    };
    let versions = [aon9.version >> 16, nine.version.0 >> 16];
    if versions != [if vertex { 0xFFFE } else { 0xFFFF }; 2] {
        let fault = Fault::new(&rules::LEVEL9_STAGE, span).with("version", program.version);
        found.push(fault.with("found", format!("{:#010x}", nine.version.0)));
        return;
    }
    let nine = Nine::read(&nine);
    let mut look = Look {
        program: span,
        most,
        found,
        buffers: BTreeMap::new(),
        textures: BTreeSet::new(),
        samplers: BTreeSet::new(),
        mapped: BTreeSet::new(),
    };
    look.declarations(program);
    look.mappings(&aon9);
    look.values(&nine);
    let (inputs, outputs) = (Stated::of(container, Side::In), Stated::of(container, Side::Out));
    if let (Some(inputs), Some(outputs)) = (inputs, outputs) {
        if vertex {
            look.vertex(&nine, &inputs, &outputs);
        } else {
            look.pixel(&nine, &inputs, &outputs);
        }
    }
}

/// The number of a `t#` or `oT#` that stands for a register: the position has none.
fn coordinate(stated: &Stated<'_>, number: u32) -> u32 {
    let position = stated.signature.elements.iter().find(|element| element.system_value == POSITION);
    number - u32::from(position.is_some_and(|position| position.register < number))
}

impl Look<'_> {
    fn add(&mut self, rule: &'static Rule, complete: impl FnOnce(Fault) -> Fault) {
        if self.found.len() <= self.most {
            self.found.push(complete(Fault::new(rule, self.program)));
        }
    }
    fn declarations(&mut self, program: &Program) {
        for instruction in program.instructions() {
            let Some(operand) = instruction.operand(0) else { continue };
            let index = |place: usize| operand.index(place).map_or(0, |index| index.number() as u32);
            match (instruction.opcode(), operand.register_type()) {
                (opcode::DCL_CONSTANTBUFFER, _) => {
                    self.buffers.insert(index(0), index(1));
                }
                (opcode::DCL_RESOURCE | opcode::DCL_RESOURCE_RAW | opcode::DCL_RESOURCE_STRUCTURED, _) => {
                    self.textures.insert(index(0));
                }
                (opcode::DCL_SAMPLER, register::SAMPLER) => {
                    self.samplers.insert(index(0));
                }
                _ => {}
            }
        }
    }
    fn odd(&mut self, target: &str, what: String) {
        self.add(&rules::LEVEL9_MAPPING, |fault| fault.with("target", target).with("what", what));
    }
    /// Constants come from declared buffers, samplers from declared textures and samplers.
    fn mappings(&mut self, aon9: &Aon9<'_>) {
        for it in &aon9.floats {
            let (source, count, target) = (u32::from(it.source), u32::from(it.count), u32::from(it.target));
            let name = format!("c{target}");
            self.source(&name, it.buffer, source + count);
            if it.conversion.iter().any(|conversion| *conversion > 3) {
                self.odd(&name, "has a conversion that does not exist".to_owned());
            }
            if target + count > CONSTANTS {
                self.odd(&name, format!("and the {count} from there on run past c{}", CONSTANTS - 1));
                continue;
            }
            for number in target..target + count {
                self.map(RegisterType::CONST, number, "c");
            }
        }
        for it in &aon9.runtime {
            self.map(RegisterType::CONST, it.target.into(), "c");
            if it.kind != 0 {
                self.odd(&format!("c{}", it.target), format!("is the unknown value {} of the runtime", it.kind));
            }
        }
        self.scalars(&aon9.integers, RegisterType::CONSTINT, "i");
        self.scalars(&aon9.bools, RegisterType::CONSTBOOL, "b");
        for it in &aon9.samplers {
            let name = format!("s{}", it.target);
            if !self.textures.contains(&it.texture.into()) {
                self.odd(&name, format!("samples t{}, which is not declared", it.texture));
            }
            if !self.samplers.contains(&it.sampler.into()) {
                self.odd(&name, format!("samples with s{}, which is not declared", it.sampler));
            }
            self.map(RegisterType::SAMPLER, it.target.into(), "s");
        }
    }
    fn scalars(&mut self, scalars: &[Scalar], file: RegisterType, letter: &str) {
        for it in scalars {
            let name = format!("{letter}{}", it.target);
            self.source(&name, it.buffer, u32::from(it.source) + 1);
            if it.component > 3 {
                self.odd(&name, format!("comes from component {}; 3 is the last", it.component));
            }
            self.map(file, it.target.into(), letter);
        }
    }
    fn source(&mut self, name: &str, buffer: u16, end: u32) {
        match self.buffers.get(&buffer.into()).copied() {
            None => self.odd(name, format!("comes from cb{buffer}, which is not declared")),
            Some(vectors) if end > vectors => {
                self.odd(name, format!("comes from vector {} of cb{buffer}, which has {vectors}", end - 1));
            }
            Some(_) => {}
        }
    }
    fn map(&mut self, file: RegisterType, number: u32, letter: &str) {
        if !self.mapped.insert((file.0, number)) {
            self.odd(&format!("{letter}{number}"), "is mapped twice".to_owned());
        }
    }
    /// What is read gets a value, and what gets one is read.
    fn values(&mut self, nine: &Nine) {
        let files = [
            (RegisterType::CONST, "c", &nine.used),
            (RegisterType::CONSTINT, "i", &nine.used),
            (RegisterType::CONSTBOOL, "b", &nine.used),
            (RegisterType::SAMPLER, "s", &nine.declared),
        ];
        for (file, letter, used) in files {
            for number in Nine::of(used, file) {
                let place = (file.0, number);
                if !self.mapped.contains(&place) && !nine.defined.contains(&place) {
                    self.add(&rules::LEVEL9_UNMAPPED, |it| it.with("register", format!("{letter}{number}")));
                }
            }
            if file == RegisterType::CONST && nine.relative {
                continue;
            }
            let mapped: Vec<u32> = Nine::of(&self.mapped, file).collect();
            for number in mapped.into_iter().filter(|number| !used.contains(&(file.0, *number))) {
                self.add(&rules::LEVEL9_MAPPING_UNUSED, |it| it.with("target", format!("{letter}{number}")));
            }
        }
    }
    fn unsigned(&mut self, register: String, part: FourCc) {
        self.add(&rules::LEVEL9_UNSIGNED, |fault| fault.with("register", register).with("part", part));
    }
    fn left_out(&mut self, element: &Element<'_>, part: FourCc) {
        self.add(&rules::LEVEL9_UNPROGRAMMED, |fault| fault.with("element", shown(element)).with("part", part));
    }
    /// Inputs are in the registers of the signature, with a usage made of their number; outputs are
    /// the position and a coordinate for each other register.
    fn vertex(&mut self, nine: &Nine, inputs: &Stated<'_>, outputs: &Stated<'_>) {
        let name = inputs.part.name;
        for number in Nine::of(&nine.declared, RegisterType::INPUT) {
            let wanted = if number < TEXCOORDS { (TEXCOORD, number) } else { (NORMAL, number.wrapping_sub(TEXCOORDS)) };
            if inputs.mask(number, 0) == 0 || nine.usages.get(&number) != Some(&wanted) {
                self.unsigned(format!("v{number}"), name);
            }
        }
        for element in inputs.signature.elements.iter().filter(|element| element.used != 0) {
            if !nine.declared.contains(&(RegisterType::INPUT.0, element.register)) {
                self.left_out(element, name);
            }
        }
        let name = outputs.part.name;
        let elements = &outputs.signature.elements;
        let position = |element: &&Element<'_>| element.system_value == POSITION;
        for number in Nine::of(&nine.used, RegisterType::RASTOUT) {
            if number != 0 || !elements.iter().any(|element| position(&element)) {
                self.unsigned(["oPos", "oFog", "oPts"][number.min(2) as usize].to_owned(), name);
            }
        }
        for number in Nine::of(&nine.used, RegisterType::ATTROUT) {
            self.unsigned(format!("oD{number}"), name);
        }
        for number in Nine::of(&nine.used, RegisterType::OUTPUT) {
            self.coordinate(number, "oT", outputs);
        }
        for element in elements.iter().filter(|element| element.register != NO_REGISTER) {
            let place = match position(&element) {
                true => (RegisterType::RASTOUT.0, 0),
                false => (RegisterType::OUTPUT.0, coordinate(outputs, element.register)),
            };
            if !nine.used.contains(&place) {
                self.left_out(element, name);
            }
        }
    }
    fn coordinate(&mut self, number: u32, letters: &str, stated: &Stated<'_>) {
        let stands = |element: &Element<'_>| {
            element.system_value != POSITION
                && element.register != NO_REGISTER
                && coordinate(stated, element.register) == number
        };
        if !stated.signature.elements.iter().any(stands) {
            self.unsigned(format!("{letters}{number}"), stated.part.name);
        }
    }
    fn pixel(&mut self, nine: &Nine, inputs: &Stated<'_>, outputs: &Stated<'_>) {
        for number in Nine::of(&nine.declared, RegisterType::TEXTURE) {
            self.coordinate(number, "t", inputs);
        }
        for number in Nine::of(&nine.declared, RegisterType::INPUT) {
            self.unsigned(format!("v{number}"), inputs.part.name);
        }
        for element in inputs.signature.elements.iter().filter(|it| it.used != 0 && it.system_value != POSITION) {
            let number = coordinate(inputs, element.register);
            if !nine.declared.contains(&(RegisterType::TEXTURE.0, number)) {
                self.left_out(element, inputs.part.name);
            }
        }
        let name = outputs.part.name;
        let elements = &outputs.signature.elements;
        for number in Nine::of(&nine.used, RegisterType::COLOROUT) {
            if !elements.iter().any(|element| is(element, "SV_Target") && element.register == number) {
                self.unsigned(format!("oC{number}"), name);
            }
        }
        if Nine::of(&nine.used, RegisterType::DEPTHOUT).next().is_some() && !outputs.has("SV_Depth") {
            self.unsigned("oDepth".to_owned(), name);
        }
        for element in elements {
            let place = match is(element, "SV_Target") {
                true => (RegisterType::COLOROUT.0, element.register),
                false => (RegisterType::DEPTHOUT.0, 0),
            };
            if !nine.used.contains(&place) {
                self.left_out(element, name);
            }
        }
    }
}
