//! What a program binds: its declarations against the resource definitions and the root signature.

use crate::dxbc::Container;
use crate::dxbc::field::Text;
use crate::dxbc::resource_definitions::{Binding, ResourceDefinitions};
use crate::dxbc::root_signature::{Kind, RootSignature};
use crate::fault::{Fault, Rule};
use crate::sm4::model::{Instruction, Program, Stage, register};
use crate::sm4::op::opcode;
use crate::tables::sm4_rules as rules;
use std::collections::BTreeMap;

/// Registers that a declaration binds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    instruction: u32,
    /// Register type.
    pub kind: u8,
    opcode: u16,
    /// The number in the program: of the register, or of the range in Shader Model 5.1.
    number: u32,
    /// First and last register.
    pub first: u32,
    pub last: u32,
    space: u32,
    /// Dimension in the token of typed resources and views.
    dimension: u32,
    /// What else the declaration says that a binding says, too.
    details: Details,
}

/// What declaration and binding both say of the elements.
#[derive(Clone, Copy, Debug, Default)]
struct Details {
    /// The type that reads give (typed).
    returns: Option<u32>,
    /// Samples (typed, multisampled).
    samples: Option<u32>,
    /// Bytes of an element (structured).
    stride: Option<u32>,
    /// Vectors (constant buffers).
    vectors: Option<u32>,
    /// Whether a register picks the vector (constant buffers).
    dynamic: bool,
    /// Whether it compares (samplers).
    compares: Option<bool>,
    /// Whether it counts (structured views).
    counts: Option<bool>,
}

impl Details {
    fn of(instruction: Instruction<'_>, ranges: bool) -> Self {
        let token = instruction.token();
        let first = instruction.rest().first().copied();
        let multisampled = MULTISAMPLED.contains(&token.field(11, 5));
        match instruction.opcode() {
            opcode::DCL_CONSTANTBUFFER => {
                let index = instruction.operand(0).and_then(|operand| Some(operand.index(1)?.number() as u32));
                let vectors = if ranges { first } else { index };
                Self { vectors, dynamic: token.field(11, 1) != 0, ..Self::default() }
            }
            opcode::DCL_SAMPLER => Self { compares: Some(token.field(11, 4) == 1), ..Self::default() },
            opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED => Self {
                returns: first.map(|types| types & 15),
                samples: multisampled.then(|| token.field(16, 7)),
                ..Self::default()
            },
            opcode::DCL_RESOURCE_STRUCTURED => Self { stride: first, ..Self::default() },
            opcode::DCL_UAV_STRUCTURED => {
                Self { stride: first, counts: Some(token.field(23, 1) != 0), ..Self::default() }
            }
            _ => Self::default(),
        }
    }
}

/// Dimension numbers of multisampled textures in tokens.
const MULTISAMPLED: [u32; 2] = [4, 9];

impl Bound {
    /// What declaration `number` binds; `None` where it is none that binds.
    pub fn of(program: &Program, number: usize, instruction: Instruction<'_>) -> Option<Self> {
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
        let details = Details::of(instruction, ranges);
        let (kind, number, instruction) = (operand.register_type(), index(0), number as u32);
        Some(Self { instruction, kind, opcode, number, first, last, space, dimension, details })
    }
    fn name(&self) -> String {
        named(self.kind, self.first, self.last, self.space)
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

/// Gives the bindings of structured buffers the strides that `program` declares. A listing shows these
/// in the declarations only.
pub(crate) fn put_strides(definitions: &mut ResourceDefinitions<'_>, program: &Program) {
    let mut strides = BTreeMap::new();
    for (number, instruction) in program.instructions().enumerate() {
        let Some(it) = Bound::of(program, number, instruction) else { continue };
        let Some(stride) = it.details.stride else { continue };
        for kind in it.types() {
            strides.entry((*kind, it.space, it.first)).or_insert(stride);
        }
    }
    for binding in &mut definitions.bindings {
        let space = binding.space.map_or(0, |(space, _)| space);
        if let Some(stride) = strides.get(&(binding.kind, space, binding.point)) {
            binding.samples = *stride;
        }
    }
}

/// Registers as a listing names them.
fn named(kind: u8, first: u32, last: u32, space: u32) -> String {
    let letter = match kind {
        register::SAMPLER => "s",
        register::RESOURCE => "t",
        register::CONSTANT_BUFFER => "cb",
        _ => "u",
    };
    let space = if space == 0 { String::new() } else { format!(" of space {space}") };
    match last {
        _ if last == first => format!("{letter}{first}{space}"),
        u32::MAX => format!("{letter}{first} and all after it{space}"),
        _ => format!("{letter}{first} to {letter}{last}{space}"),
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
    // What a broken part says is not to be compared.
    let mut broken = Vec::new();
    let definitions = container.part(b"RDEF").map(|part| ResourceDefinitions::decode(part, &mut broken));
    if let Some(definitions) = definitions.filter(|_| broken.is_empty()) {
        for bound in &bound {
            if found.len() > most {
                return;
            }
            defined(program, &definitions, bound, found);
        }
        undeclared(container, &definitions, &bound, most, found);
    }
    if let Some(part) = container.part(b"RTS0") {
        if program.version.major() < 5 {
            found.push(Fault::new(&rules::ROOT_MODEL, part.span()).with("version", program.version));
        }
        broken.clear();
        let root = RootSignature::decode(part, &mut broken);
        if broken.is_empty() {
            rooted(program, stage, &root, &bound, most, found);
        }
    }
}

fn blame(program: &Program, bound: &Bound, rule: &'static Rule) -> Fault {
    let span = program.get(bound.instruction as usize).map(|instruction| instruction.span());
    let mut fault = Fault::new(rule, span.unwrap_or_default()).with("register", bound.name());
    fault.instruction = Some(bound.instruction);
    fault
}

/// What registers a binding is about.
fn class(binding: &Binding<'_>) -> u8 {
    match binding.kind {
        0 => register::CONSTANT_BUFFER,
        3 => register::SAMPLER,
        1 | 2 | 5 | 7 => register::RESOURCE,
        _ => register::UNORDERED_ACCESS_VIEW,
    }
}

/// The last register of a binding.
fn last(binding: &Binding<'_>) -> u32 {
    match binding.count {
        // Without bound: constant buffers have the other number.
        0 | u32::MAX => u32::MAX,
        count => binding.point.saturating_add(count - 1),
    }
}

/// Whether a binding is about declared registers, at least some of them.
fn meets(binding: &Binding<'_>, bound: &Bound) -> bool {
    let place = match binding.space {
        Some((space, range)) => space == bound.space && range == bound.number,
        None => true,
    };
    class(binding) == bound.kind && place && binding.point <= bound.last && bound.first <= last(binding)
}

/// A name of a part, cut where it is too long to be shown.
fn shown(name: Text<'_>) -> String {
    String::from_utf8_lossy(name.0).chars().take(64).collect()
}

/// Every binding that is in use is declared.
fn undeclared(
    container: &Container<'_>,
    definitions: &ResourceDefinitions<'_>,
    bound: &[Bound],
    most: usize,
    found: &mut Vec<Fault>,
) {
    let Some(part) = container.part(b"RDEF") else { return };
    let mut ordered: Vec<(u8, u32, u32)> = bound.iter().map(|it| (it.kind, it.first, it.last)).collect();
    ordered.sort_unstable();
    for binding in definitions.bindings.iter().filter(|binding| binding.flags & UNUSED == 0) {
        if found.len() > most {
            return;
        }
        // Declared ranges do not overlap: the last one that starts before the end of the binding decides.
        let (kind, end) = (class(binding), last(binding));
        let after = ordered.partition_point(|one| *one <= (kind, end, u32::MAX));
        let meets = after.checked_sub(1).is_some_and(|at| ordered[at].0 == kind && ordered[at].2 >= binding.point);
        if !meets {
            let register = named(kind, binding.point, end, binding.space.map_or(0, |(space, _)| space));
            let fault = Fault::new(&rules::BINDING_UNDECLARED, part.span()).with("name", shown(binding.name));
            found.push(fault.with("register", register));
        }
    }
}

/// The binding type of structured views with a counter.
const COUNTED: u32 = 11;
/// The flag of a binding that is there though nothing uses it.
const UNUSED: u32 = 16;

/// A binding of the definitions describes what is declared.
fn defined(program: &Program, definitions: &ResourceDefinitions<'_>, bound: &Bound, found: &mut Vec<Fault>) {
    let covers =
        |binding: &&Binding<'_>| meets(binding, bound) && binding.point <= bound.first && bound.last <= last(binding);
    let Some(binding) = definitions.bindings.iter().find(covers) else {
        found.push(blame(program, bound, &rules::BINDING_MISSING));
        return;
    };
    let name = shown(binding.name);
    if !bound.types().contains(&binding.kind) {
        found.push(blame(program, bound, &rules::BINDING_TYPE).with("name", name).with("type", binding.kind));
    } else if bound.dimension != 0 && binding.kind != TEXTURE_BUFFER {
        let stated = DIMENSIONS.get(bound.dimension as usize).copied().unwrap_or(0);
        if stated != binding.dimension {
            let fault = blame(program, bound, &rules::BINDING_DIMENSION).with("name", name);
            found.push(fault.with("stated", binding.dimension).with("declared", stated));
        }
    }
    details(program, definitions, bound, binding, found);
}

/// Types, sizes and modes are the same on both sides.
fn details(
    program: &Program,
    definitions: &ResourceDefinitions<'_>,
    bound: &Bound,
    binding: &Binding<'_>,
    found: &mut Vec<Fault>,
) {
    let mut differs = |what: &str, declared: u32, stated: u32| {
        let fault = blame(program, bound, &rules::BINDING_DIFFERS).with("name", shown(binding.name));
        found.push(fault.with("what", what).with("declared", declared).with("stated", stated));
    };
    let its = &bound.details;
    let typed = [("return type", its.returns, binding.return_type), ("sample count", its.samples, binding.samples)];
    let structured = [("stride", its.stride, binding.samples)];
    let pairs = match binding.kind {
        2 | 4 => &typed[..],
        5 | 6 | 9..=11 => &structured[..],
        _ => &[],
    };
    for (what, declared, stated) in pairs {
        if let Some(declared) = declared.filter(|declared| declared != stated) {
            differs(what, declared, *stated);
        }
    }
    let compares = binding.flags >> 1 & 1;
    if let Some(declared) = its.compares.map(u32::from).filter(|mode| *mode != compares) {
        differs("comparison mode", declared, compares);
    }
    // Views that append or consume have a counter, yet their declarations do not say so.
    let counts = u32::from(binding.kind == COUNTED);
    if let Some(declared) = its.counts.map(u32::from).filter(|mode| *mode != counts) {
        differs("counter", declared, counts);
    }
    let buffer = definitions.buffers.iter().find(|buffer| buffer.kind == 0 && buffer.name == binding.name);
    if let (Some(declared), Some(buffer)) = (its.vectors, buffer) {
        let room = buffer.size.div_ceil(16);
        if declared > room {
            differs("vectors", declared, room);
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
            Cover::Constants(count) => {
                let vectors = bound.details.vectors.unwrap_or(0);
                let what = match bound.details.dynamic {
                    _ if vectors > count.div_ceil(4) => format!("has {vectors} vectors of four"),
                    true => "is indexed by a register".to_owned(),
                    false => continue,
                };
                let fault = blame(program, bound, &rules::ROOT_CONSTANTS).with("what", what);
                found.push(fault.with("count", count));
            }
        }
    }
}

enum Cover {
    Full,
    None,
    /// By a root descriptor, which holds raw and structured buffers without counter only.
    Descriptor,
    /// By so many root constants.
    Constants(u32),
}

/// Whether a stage sees parameters of a visibility: all, vertex, hull, domain, geometry, pixel. Compute sees what
/// all see.
pub(crate) fn sees(stage: Stage, visibility: u32) -> bool {
    let own = match stage {
        Stage::Vertex => 1,
        Stage::Hull => 2,
        Stage::Domain => 3,
        Stage::Geometry => 4,
        Stage::Pixel => 5,
        Stage::Compute | Stage::Library => 0,
    };
    visibility == 0 || visibility == own
}

fn cover(root: &RootSignature, stage: Stage, bound: &Bound) -> Cover {
    let visible = |visibility: u32| sees(stage, visibility);
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
            Kind::Constants(register, space, count) => {
                if bound.kind == register::CONSTANT_BUFFER && one(*register, *space) {
                    return Cover::Constants(*count);
                }
            }
            Kind::Descriptor { kind, register, space, .. } => {
                if *kind == descriptor_kind && one(*register, *space) {
                    let typed = matches!(bound.opcode, opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED);
                    let counts = bound.details.counts == Some(true);
                    return if typed || counts { Cover::Descriptor } else { Cover::Full };
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
