//! What a shader uses.

use crate::d3d9::decode::closest_profile;
use crate::d3d9::depth::Counter;
use crate::d3d9::model::{Instruction, Operand, OperandKind, RegisterType, Version};
use crate::d3d9::op::{Kind, Op, opcode};
use crate::d3d9::register::File;
use crate::d3d9::validate::Validator;
use crate::limit::Limit;
use crate::profile::Profile;
use crate::tables::limits;

/// What a shader uses of one limit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Usage {
    /// The limit's name, as `slots` or `static_if_depth`.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub name: &'static str,
    /// How much the shader uses.
    pub used: u32,
    /// How much the reference allows; `None` where it sets no limit.
    pub allowed: Option<u32>,
}

/// Registers of one file that some instruction names, a bit each, and how many they are.
#[derive(Debug)]
struct Named<const WORDS: usize = 32> {
    bits: [u64; WORDS],
    count: u32,
}

impl<const WORDS: usize> Default for Named<WORDS> {
    fn default() -> Self {
        Self { bits: [0; WORDS], count: 0 }
    }
}

impl<const WORDS: usize> Named<WORDS> {
    fn insert(&mut self, number: u16) {
        if let Some(word) = self.bits.get_mut(usize::from(number / 64)) {
            let bit = 1 << (number % 64);
            self.count += u32::from(*word & bit == 0);
            *word |= bit;
        }
    }
}

/// Counts what a program uses, one instruction at a time.
#[derive(Debug)]
pub struct Counts {
    limits: Vec<Usage>,
    profile: Profile,
    instructions: u32,
    texture: u32,
    temporaries: Named,
    /// Four banks of 2048.
    constants: Named<128>,
    integers: Named,
    booleans: Named,
    inputs: Named,
    textures: Named,
    outputs: Named,
    samplers: Named,
}

impl Counts {
    /// Nothing counted yet.
    pub fn new(version: Version) -> Self {
        Self {
            limits: Vec::new(),
            profile: closest_profile(version),
            instructions: 0,
            texture: 0,
            temporaries: Named::default(),
            constants: Named::default(),
            integers: Named::default(),
            booleans: Named::default(),
            inputs: Named::default(),
            textures: Named::default(),
            outputs: Named::default(),
            samplers: Named::default(),
        }
    }

    /// Counts one instruction.
    pub fn add(&mut self, instruction: &Instruction) {
        match Op::find(instruction.token, self.profile).map(|op| op.kind) {
            Some(Kind::Setup | Kind::Phase) => {}
            Some(Kind::Texture) => {
                self.instructions += 1;
                self.texture += 1;
            }
            _ if instruction.opcode() == opcode::LABEL => {}
            _ => self.instructions += 1,
        }
        for operand in &instruction.operands {
            if matches!(operand.kind, OperandKind::Destination | OperandKind::Source) {
                self.register(operand);
            }
        }
    }

    /// Takes over what the validator counted: slots, and how deep blocks and calls nest.
    pub fn finish(&mut self, validator: &Validator) {
        let (slots, peaks) = (validator.slots(), validator.peaks());
        let mut row = |name, used, limit: &Limit| {
            let allowed = limit.row(self.profile).and_then(|row| row.value);
            if allowed.is_some() || used > 0 {
                self.limits.push(Usage { name, used, allowed });
            }
        };
        row("slots", slots.total(), &limits::TOTAL_SLOTS);
        row("arithmetic_slots", slots.arithmetic, &limits::ARITHMETIC_SLOTS);
        row("texture_slots", slots.texture, &limits::TEXTURE_SLOTS);
        row("static_depth", peaks.get(Counter::Static), &limits::STATIC_DEPTH);
        row("dynamic_depth", peaks.get(Counter::Dynamic), &limits::DYNAMIC_DEPTH);
        row("loop_depth", peaks.get(Counter::Loop), &limits::LOOP_DEPTH);
        row("call_depth", peaks.get(Counter::Call), &limits::CALL_DEPTH);
        row("static_flow_count", peaks.get(Counter::Flow), &limits::STATIC_FLOW_COUNT);
    }

    /// How many registers the profile has in these files together.
    fn registers(&self, files: &[RegisterType]) -> Option<u32> {
        let counts =
            files.iter().filter_map(|file| File::find(*file, self.profile)).map(|file| u32::from(file.highest) + 1);
        counts.reduce(|sum, count| sum + count)
    }

    fn register(&mut self, operand: &Operand) {
        let number = operand.number();
        let file = match operand.register() {
            RegisterType::TEMP => &mut self.temporaries,
            RegisterType::INPUT => &mut self.inputs,
            RegisterType::CONST => return self.constants.insert(number),
            RegisterType::TEXTURE if self.profile.is_pixel() => &mut self.textures,
            RegisterType::CONSTINT => &mut self.integers,
            RegisterType::CONSTBOOL => &mut self.booleans,
            RegisterType::SAMPLER => &mut self.samplers,
            RegisterType::OUTPUT | RegisterType::COLOROUT => &mut self.outputs,
            RegisterType::CONST2 | RegisterType::CONST3 | RegisterType::CONST4 => {
                let bank = operand.register().0 - RegisterType::CONST2.0 + 1;
                return self.constants.insert(number + 2048 * u16::from(bank));
            }
            _ => return,
        };
        file.insert(number);
    }

    /// What was counted, by limit.
    pub fn rows(&self) -> Vec<Usage> {
        let registers = |name, used, files: &[RegisterType]| Usage { name, used, allowed: self.registers(files) };
        let constants = [RegisterType::CONST, RegisterType::CONST2, RegisterType::CONST3, RegisterType::CONST4];
        let outputs = if self.profile.is_pixel() { RegisterType::COLOROUT } else { RegisterType::OUTPUT };
        let mut rows = self.limits.clone();
        rows.extend([
            Usage { name: "instructions", used: self.instructions, allowed: None },
            Usage { name: "texture_instructions", used: self.texture, allowed: None },
        ]);
        let files = [
            registers("temporaries", self.temporaries.count, &[RegisterType::TEMP]),
            registers("float_constants", self.constants.count, &constants),
            registers("integer_constants", self.integers.count, &[RegisterType::CONSTINT]),
            registers("boolean_constants", self.booleans.count, &[RegisterType::CONSTBOOL]),
            registers("inputs", self.inputs.count, &[RegisterType::INPUT]),
            registers("texture_coordinates", self.textures.count, &[RegisterType::TEXTURE]),
            registers("outputs", self.outputs.count, &[outputs]),
            registers("samplers", self.samplers.count, &[RegisterType::SAMPLER]),
        ];
        rows.extend(files.into_iter().filter(|row| row.used > 0));
        rows
    }
}
