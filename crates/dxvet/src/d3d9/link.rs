//! A vertex shader and a pixel shader used together: are the versions a pair, and does the pixel
//! shader read what the vertex shader writes. From 3_0 on semantics connect the two, before that
//! fixed registers do (oD0 to v0, oT3 to t3).

use super::model::{Instruction, Operand, OperandKind, Program, RegisterType};
use super::op::opcode;
use super::reads::{Samplers, own_coordinates, reads};
use super::validate::warnings::{component_names, register_name, semantic_name};
use crate::diagnostic::{At, Finding, Step};
use crate::profile::{Family, Profile};
use crate::rule::Rule;
use crate::span::Span;
use crate::tables::rules;
use std::collections::BTreeMap;

/// What linking found, by the shader it stands in.
#[derive(Clone, Debug, Default)]
pub struct Link {
    /// In the vertex shader.
    pub vertex: Vec<Finding>,
    /// In the pixel shader.
    pub pixel: Vec<Finding>,
}

/// A usage and its index, as the bits of a declaration's information token.
type Semantic = u32;

const POSITION: Semantic = 0;
const POINT_SIZE: Semantic = 4;
const TEXCOORD: Semantic = 5;
const COLOR: Semantic = 10;
const FOG: Semantic = 11;

fn indexed(usage: Semantic, index: u16) -> Semantic {
    usage | u32::from(index) << 16
}

/// What one shader does with one semantic.
#[derive(Clone, Copy, Debug)]
struct Port {
    /// Its register, as declared or as first used.
    register: Operand,
    /// The instruction that declares or first uses it.
    at: u32,
    /// Declared components; all of them before 3_0.
    declared: u8,
    /// Components that are written, or read.
    used: u8,
    /// The instruction that first uses each component.
    used_at: [u32; 4],
}

impl Port {
    fn uses(&mut self, components: u8, at: u32) {
        for component in 0..4 {
            if components & !self.used & 1 << component != 0 {
                self.used_at[component] = at;
            }
        }
        self.used |= components;
    }
    /// The first instruction that uses one of these components.
    fn first_use(&self, components: u8) -> u32 {
        let wanted = (0..4).filter(|component| components & self.used & 1 << component != 0);
        wanted.map(|component| self.used_at[component]).min().unwrap_or(self.at)
    }
}

type Ports = BTreeMap<Semantic, Port>;

/// Looks at `vertex` and `pixel` as one pair.
pub fn link(vertex: &Program, pixel: &Program) -> Link {
    let mut link = Link::default();
    let (Some(vs), Some(ps)) = (vertex.version.profile(), pixel.version.profile()) else { return link };
    let versions = |rule: &'static Rule| {
        let at = At::Bytes(Span { offset: 0, length: 4 });
        Finding::new(rule, ps, at).with("first", vs.name()).with("second", ps.name())
    };
    if vs.is_pixel() || !ps.is_pixel() {
        link.pixel.push(versions(&rules::LINK_NOT_A_PAIR));
        return link;
    }
    let pair = match (vs.major() >= 3, ps.major() >= 3) {
        (true, false) => vs == Profile::Vs3Sw,
        (false, true) => false,
        _ => true,
    };
    if !pair {
        link.pixel.push(versions(&rules::LINK_VERSION));
        return link;
    }
    let (outputs, inputs) = (outputs(vertex, vs), inputs(pixel, ps));
    let mut pair = Pair { vs, ps, outputs, inputs, link };
    pair.inputs();
    pair.packing();
    pair.outputs();
    for findings in [&mut pair.link.vertex, &mut pair.link.pixel] {
        findings.sort_by_key(|finding| match finding.at {
            At::Instruction(index, _) => index,
            _ => u32::MAX,
        });
    }
    pair.link
}

struct Pair {
    vs: Profile,
    ps: Profile,
    outputs: Ports,
    inputs: Ports,
    link: Link,
}

impl Pair {
    /// Everything that is read is written.
    fn inputs(&mut self) {
        for (semantic, input) in &self.inputs {
            let name = register_name(self.ps, &input.register);
            let output = self.outputs.get(semantic).filter(|output| output.used != 0);
            let missing = input.used & !output.map_or(0, |output| output.used);
            if missing == 0 {
                continue;
            }
            let at = At::Instruction(input.first_use(missing), None);
            let (rule, written) = match output {
                None => (&rules::LINK_INPUT_NOT_WRITTEN, 0),
                Some(output) => (&rules::LINK_COMPONENTS_NOT_WRITTEN, output.used),
            };
            let mut finding = Finding::new(rule, self.ps, at)
                .with("components", component_names(missing))
                .with("register", name)
                .with("output", output_name(self.vs, *semantic))
                .with("written", component_names(written));
            if self.ps.major() >= 3 {
                let text = format!("declared as dcl_{} here", semantic_name(*semantic));
                finding = finding.with_step(Step { at: At::Instruction(input.at, None), text });
            }
            self.link.pixel.push(finding);
        }
    }

    /// What shares an input register shares an output register.
    fn packing(&mut self) {
        let mut first: BTreeMap<u16, (Semantic, Port)> = BTreeMap::new();
        if self.ps.major() < 3 {
            return;
        }
        let mut inputs: Vec<_> = self.inputs.iter().collect();
        inputs.sort_by_key(|(_, input)| input.at);
        for (semantic, input) in inputs {
            let Some(output) = self.outputs.get(semantic) else { continue };
            let Some((other, packed)) = first.get(&input.register.number()) else {
                first.insert(input.register.number(), (*semantic, *output));
                continue;
            };
            if packed.register.number() != output.register.number() {
                let names = [packed, output].map(|port| register_name(self.vs, &port.register));
                self.link.pixel.push(
                    Finding::new(&rules::LINK_PACKING, self.ps, At::Instruction(input.at, None))
                        .with("register", register_name(self.ps, &input.register))
                        .with("first", semantic_name(*other))
                        .with("second", semantic_name(*semantic))
                        .with("outputs", names.join(" and ")),
                );
            }
        }
    }

    /// Outputs that nothing reads, and outputs that no earlier pixel shader can read.
    fn outputs(&mut self) {
        for (semantic, output) in &self.outputs {
            let at = At::Instruction(output.at, None);
            let name = register_name(self.vs, &output.register);
            if self.vs.major() >= 3 && self.ps.major() < 3 && !has_fvf(*semantic) {
                self.link.vertex.push(
                    Finding::new(&rules::LINK_SEMANTIC_WITHOUT_FVF, self.vs, at)
                        .with("register", name)
                        .with("semantic", semantic_name(*semantic)),
                );
                continue;
            }
            let fixed = matches!(*semantic, POSITION | POINT_SIZE | FOG);
            let read = self.inputs.get(semantic).is_some_and(|input| input.used != 0);
            if !fixed && !read && output.used != 0 {
                self.link.vertex.push(
                    Finding::new(&rules::LINK_OUTPUT_NOT_READ, self.vs, at)
                        .with("register", name)
                        .with("semantic", semantic_name(*semantic)),
                );
            }
        }
    }
}

/// Whether a flexible vertex format has the semantic.
fn has_fvf(semantic: Semantic) -> bool {
    let index = semantic >> 16;
    match semantic & 0x1F {
        TEXCOORD => index < 8,
        COLOR => index < 2,
        usage => index == 0 && matches!(usage, POSITION | POINT_SIZE | FOG),
    }
}

/// How the vertex shader names what a pixel shader receives as `semantic`.
fn output_name(profile: Profile, semantic: Semantic) -> String {
    let index = semantic >> 16;
    match semantic & 0x1F {
        _ if profile.major() >= 3 => format!("output declared as dcl_{}", semantic_name(semantic)),
        TEXCOORD => format!("oT{index}"),
        _ => format!("oD{index}"),
    }
}

/// Notes that components of a register are used for `semantic`.
fn note(ports: &mut Ports, semantic: Semantic, register: &Operand, components: u8, index: usize) {
    let at = index as u32;
    let port = Port { register: *register, at, declared: 15, used: 0, used_at: [at; 4] };
    ports.entry(semantic).or_insert(port).uses(components, at);
}

/// The semantics that a shader of 3_0 declares for registers of `file`.
fn declared(program: &Program, file: RegisterType) -> Ports {
    let mut ports = Ports::new();
    for (index, instruction) in program.instructions().enumerate() {
        let usage = instruction.operands.iter().find(|operand| operand.kind == OperandKind::Declaration);
        if let (Some(usage), Some(register)) = (usage, instruction.destination())
            && register.register() == file
        {
            let at = index as u32;
            let port = Port { register: *register, at, declared: register.mask(), used: 0, used_at: [at; 4] };
            ports.entry(usage.token & 0x000F_001F).or_insert(port);
        }
    }
    ports
}

/// Adds the use of a declared register to its semantics; an index may mean any from its base on.
fn use_declared(ports: &mut Ports, operand: &Operand, components: u8, index: usize) {
    for port in ports.values_mut() {
        let number = port.register.number();
        let meant = if operand.is_relative() { number >= operand.number() } else { number == operand.number() };
        let used = components & port.declared;
        if meant {
            port.uses(used, index as u32);
        }
    }
}

/// What a vertex shader writes.
fn outputs(program: &Program, profile: Profile) -> Ports {
    let mut ports = Ports::new();
    if profile.major() >= 3 {
        ports = declared(program, RegisterType::OUTPUT);
    }
    for (index, instruction) in program.instructions().enumerate() {
        let Some(to) = written(instruction) else { continue };
        let number = to.number();
        match to.register() {
            RegisterType::OUTPUT if profile.major() >= 3 => use_declared(&mut ports, to, to.mask(), index),
            RegisterType::OUTPUT => note(&mut ports, indexed(TEXCOORD, number), to, to.mask(), index),
            RegisterType::ATTROUT => note(&mut ports, indexed(COLOR, number), to, to.mask(), index),
            _ => {}
        }
    }
    ports
}

fn written(instruction: &Instruction) -> Option<&Operand> {
    let setup = matches!(instruction.opcode(), opcode::DCL | opcode::DEF | opcode::DEFI | opcode::DEFB);
    instruction.destination().filter(|_| !setup)
}

/// What a pixel shader reads.
fn inputs(program: &Program, profile: Profile) -> Ports {
    let mut ports = Ports::new();
    if profile.major() >= 3 {
        ports = declared(program, RegisterType::INPUT);
    }
    let samplers = Samplers::of(program);
    for (index, instruction) in program.instructions().enumerate() {
        // The t# of ps_1_1 to ps_1_3 are results once written: only coordinates come from outside.
        if profile.family() == Family::Ps1
            && let Some(to) = written(instruction)
        {
            let coordinates = own_coordinates(instruction, profile);
            if coordinates != 0 {
                note(&mut ports, indexed(TEXCOORD, to.number()), to, coordinates, index);
            }
        }
        for read in reads(instruction, profile, &samplers) {
            let number = read.operand.number();
            match read.operand.register() {
                RegisterType::INPUT if profile.major() >= 3 => {
                    use_declared(&mut ports, read.operand, read.components, index);
                }
                RegisterType::INPUT => note(&mut ports, indexed(COLOR, number), read.operand, read.components, index),
                RegisterType::TEXTURE if profile.family() != Family::Ps1 => {
                    note(&mut ports, indexed(TEXCOORD, number), read.operand, read.components, index);
                }
                _ => {}
            }
        }
    }
    ports
}
