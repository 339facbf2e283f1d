//! What a program binds: its declarations against the resource definitions and the root signature.

use crate::dxbc::Container;
use crate::dxbc::resource_definitions::{Binding, ResourceDefinitions};
use crate::dxbc::root_signature::{Kind, RootSignature};
use crate::fault::{Fault, Rule};
use crate::sm4::model::{Instruction, Program, Stage, register};
use crate::sm4::op::opcode;
use crate::tables::sm4_rules as rules;

/// Registers that a declaration binds.
#[derive(Clone, Copy, Debug)]
struct Bound {
    instruction: u32,
    /// Register type.
    kind: u8,
    opcode: u16,
    /// The number in the program: of the register, or of the range in Shader Model 5.1.
    number: u32,
    /// First and last register.
    first: u32,
    last: u32,
    space: u32,
    /// Dimension in the token of typed resources and views.
    dimension: u32,
}

impl Bound {
    fn of(program: &Program, number: usize, instruction: Instruction<'_>) -> Option<Self> {
        let opcode = instruction.opcode();
        // Words of the declaration before the register space.
        let before = match opcode {
            opcode::DCL_CONSTANTBUFFER | opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED => 1,
            opcode::DCL_RESOURCE_STRUCTURED | opcode::DCL_UAV_STRUCTURED => 1,
            opcode::DCL_SAMPLER | opcode::DCL_RESOURCE_RAW | opcode::DCL_UAV_RAW => 0,
            _ => return None,
        };
        let operand = instruction.operand(0)?;
        let index = |place: usize| operand.index(place).map_or(0, |index| index.number() as u32);
        let ranges = program.version.has_ranges();
        let (first, last) = if ranges { (index(1), index(2)) } else { (index(0), index(0)) };
        let space = if ranges { instruction.rest().get(before).copied().unwrap_or(0) } else { 0 };
        let dimension = match opcode {
            opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED => instruction.token().field(11, 5),
            _ => 0,
        };
        let (kind, number, instruction) = (operand.register_type(), index(0), number as u32);
        Some(Self { instruction, kind, opcode, number, first, last, space, dimension })
    }
    fn name(&self) -> String {
        let letter = match self.kind {
            register::SAMPLER => "s",
            register::RESOURCE => "t",
            register::CONSTANT_BUFFER => "cb",
            _ => "u",
        };
        match (self.first == self.last, self.space) {
            (true, 0) => format!("{letter}{}", self.first),
            (false, 0) => format!("{letter}{} to {letter}{}", self.first, self.last),
            (true, space) => format!("{letter}{} of space {space}", self.first),
            (false, space) => format!("{letter}{} to {letter}{} of space {space}", self.first, self.last),
        }
    }
    /// Binding types of the definitions that fit.
    fn types(&self) -> &'static [u32] {
        match self.opcode {
            opcode::DCL_CONSTANTBUFFER => &[0],
            opcode::DCL_SAMPLER => &[3],
            opcode::DCL_RESOURCE => &[1, 2],
            opcode::DCL_RESOURCE_RAW => &[7],
            opcode::DCL_RESOURCE_STRUCTURED => &[5],
            opcode::DCL_UAV_TYPED => &[4],
            opcode::DCL_UAV_RAW => &[8],
            _ => &[6, 9, 10, 11],
        }
    }
}

/// Adds where the program binds something else than the parts say.
pub(super) fn check(container: &Container<'_>, program: &Program, most: usize, found: &mut Vec<Fault>) {
    let Some(stage) = program.version.stage().filter(|stage| *stage != Stage::Library) else { return };
    let bound: Vec<Bound> = program
        .instructions()
        .enumerate()
        .filter_map(|(number, instruction)| Bound::of(program, number, instruction))
        .collect();
    if let Some(part) = container.part(b"RDEF").filter(|_| !bound.is_empty()) {
        let definitions = ResourceDefinitions::decode(part, &mut Vec::new());
        for bound in &bound {
            if found.len() > most {
                return;
            }
            defined(program, &definitions, bound, found);
        }
    }
    if let Some(part) = container.part(b"RTS0") {
        if program.version.major() < 5 {
            found.push(Fault::new(&rules::ROOT_MODEL, part.span()).with("version", program.version));
        }
        let root = RootSignature::decode(part, &mut Vec::new());
        rooted(program, stage, &root, &bound, most, found);
    }
}

fn blame(program: &Program, bound: &Bound, rule: &'static Rule) -> Fault {
    let span = program.get(bound.instruction as usize).map(|instruction| instruction.span());
    let mut fault = Fault::new(rule, span.unwrap_or_default()).with("register", bound.name());
    fault.instruction = Some(bound.instruction);
    fault
}

/// A binding of the definitions describes what is declared.
fn defined(program: &Program, definitions: &ResourceDefinitions<'_>, bound: &Bound, found: &mut Vec<Fault>) {
    let class = |binding: &Binding<'_>| match binding.kind {
        0 => register::CONSTANT_BUFFER,
        3 => register::SAMPLER,
        1 | 2 | 5 | 7 => register::RESOURCE,
        _ => register::UNORDERED_ACCESS_VIEW,
    };
    let covers = |binding: &&Binding<'_>| {
        let last = match binding.count {
            0 => u32::MAX,
            count => binding.point.saturating_add(count - 1),
        };
        let place = match binding.space {
            Some((space, range)) => space == bound.space && range == bound.number,
            None => true,
        };
        class(binding) == bound.kind && place && binding.point <= bound.first && bound.last <= last
    };
    let Some(binding) = definitions.bindings.iter().find(covers) else {
        found.push(blame(program, bound, &rules::BINDING_MISSING));
        return;
    };
    let name = String::from_utf8_lossy(binding.name.0);
    let name: String = name.chars().take(64).collect();
    if !bound.types().contains(&binding.kind) {
        found.push(blame(program, bound, &rules::BINDING_TYPE).with("name", name).with("type", binding.kind));
    } else if bound.dimension != 0 && binding.kind != TEXTURE_BUFFER {
        let stated = DIMENSIONS.get(bound.dimension as usize).copied().unwrap_or(0);
        if stated != binding.dimension {
            let fault = blame(program, bound, &rules::BINDING_DIMENSION).with("name", name);
            found.push(fault.with("stated", binding.dimension).with("declared", stated));
        }
    }
}

/// The binding type of a texture buffer.
const TEXTURE_BUFFER: u32 = 1;
/// The dimension numbers of definitions, by those of tokens.
const DIMENSIONS: [u32; 11] = [0, 1, 2, 4, 6, 8, 9, 3, 5, 7, 10];

/// Flags of a root signature that keep a stage from it, by stage.
const DENY: [(Stage, u32); 5] = [
    (Stage::Vertex, 1 << 1),
    (Stage::Hull, 1 << 2),
    (Stage::Domain, 1 << 3),
    (Stage::Geometry, 1 << 4),
    (Stage::Pixel, 1 << 5),
];

/// A parameter of the root signature that the stage sees covers what is declared.
fn rooted(program: &Program, stage: Stage, root: &RootSignature, bound: &[Bound], most: usize, found: &mut Vec<Fault>) {
    let denied = DENY.iter().any(|(own, flag)| *own == stage && root.flags & flag != 0);
    for bound in bound {
        if found.len() > most {
            return;
        }
        if denied {
            found.push(blame(program, bound, &rules::ROOT_DENIED).with("stage", stage.name()));
            return;
        }
        match cover(root, stage, bound) {
            Cover::Full => {}
            Cover::None => found.push(blame(program, bound, &rules::ROOT_UNBOUND)),
            Cover::Descriptor => found.push(blame(program, bound, &rules::ROOT_DESCRIPTOR)),
        }
    }
}

enum Cover {
    Full,
    None,
    /// By a root descriptor, which holds raw and structured buffers only.
    Descriptor,
}

fn cover(root: &RootSignature, stage: Stage, bound: &Bound) -> Cover {
    // Visibility numbers: all, vertex, hull, domain, geometry, pixel. Compute sees what all see.
    let visible = |visibility: u32| {
        let own = match stage {
            Stage::Vertex => 1,
            Stage::Hull => 2,
            Stage::Domain => 3,
            Stage::Geometry => 4,
            Stage::Pixel => 5,
            Stage::Compute | Stage::Library => 0,
        };
        visibility == 0 || visibility == own
    };
    let one = |register: u32, space: u32| register == bound.first && register == bound.last && space == bound.space;
    let (range_kind, descriptor_kind) = match bound.kind {
        register::RESOURCE => (0, 3),
        register::UNORDERED_ACCESS_VIEW => (1, 4),
        register::CONSTANT_BUFFER => (2, 2),
        _ => (3, u32::MAX),
    };
    for parameter in root.parameters.iter().filter(|parameter| visible(parameter.visibility)) {
        match &parameter.kind {
            Kind::Table(ranges) => {
                let covers = ranges.iter().any(|range| {
                    let end = match range.count {
                        u32::MAX => u64::MAX,
                        count => u64::from(range.register) + u64::from(count),
                    };
                    range.kind == range_kind
                        && range.space == bound.space
                        && range.register <= bound.first
                        && (u64::from(bound.last) < end || bound.last == u32::MAX && end == u64::MAX)
                });
                if covers {
                    return Cover::Full;
                }
            }
            Kind::Constants(register, space, _) => {
                if bound.kind == register::CONSTANT_BUFFER && one(*register, *space) {
                    return Cover::Full;
                }
            }
            Kind::Descriptor { kind, register, space, .. } => {
                if *kind == descriptor_kind && one(*register, *space) {
                    let typed = matches!(bound.opcode, opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED);
                    return if typed { Cover::Descriptor } else { Cover::Full };
                }
            }
            Kind::Unknown(_) => {}
        }
    }
    // Register, space and visibility of static samplers.
    let sampler = bound.kind == register::SAMPLER
        && root.samplers.iter().any(|sampler| one(sampler[10], sampler[11]) && visible(sampler[12]));
    if sampler { Cover::Full } else { Cover::None }
}
