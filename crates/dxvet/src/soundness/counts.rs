//! Statistics and features against the program.

use super::signatures::{Side, Stated};
use crate::dxbc::resource_definitions::ResourceDefinitions;
use crate::dxbc::signature::Signature;
use crate::dxbc::statistics::Statistics;
use crate::dxbc::{Container, feature_info};
use crate::fault::Fault;
use crate::sm4::features::{Needs, Surroundings};
use crate::sm4::model::{Operand, Program, Stage};
use crate::sm4::{self, recount};
use crate::tables::faults;
use crate::tables::features::FEATURES;
use crate::tables::sm4_statistics::COUNTS;

/// The binding type of typed unordered access views.
const TYPED_VIEW: u32 = 4;

/// The features of its device that the program of `container` needs.
pub fn needs(container: &Container<'_>, program: &Program) -> Needs {
    let level9 = container.part(b"Aon9").is_some();
    let loads = program.instructions().any(|instruction| instruction.opcode() == sm4::op::opcode::LD_UAV_TYPED)
        || program.instructions().any(|instruction| instruction.opcode() == sm4::op::opcode::LD_UAV_TYPED_S);
    // Only loads from typed views ask what the definitions say.
    let definitions =
        container.part(b"RDEF").filter(|_| loads).map(|part| ResourceDefinitions::decode(part, &mut Vec::new()));
    let sides = [Side::In, Side::Out].map(|side| Stated::of(container, side));
    let signatures = sides.each_ref().map(|side| side.as_ref().map(|stated| &stated.signature));
    needs_of(program, definitions.as_ref(), signatures, level9)
}

/// Registers with the index of a render target or viewport that other stages than the one right
/// before the rasterizer pass on or make.
fn indices(program: &Program, signatures: [Option<&Signature<'_>>; 2]) -> Vec<u32> {
    const INDICES: [u32; 2] = [4, 5];
    let stage = program.version.stage();
    let takes = [
        matches!(stage, Some(Stage::Geometry | Stage::Hull | Stage::Domain)),
        matches!(stage, Some(Stage::Vertex | Stage::Hull | Stage::Domain)),
    ];
    let elements = signatures.into_iter().zip(takes).filter(|(_, takes)| *takes).filter_map(|(signature, _)| signature);
    elements
        .flat_map(|signature| &signature.elements)
        .filter(|element| INDICES.contains(&element.system_value))
        .map(|element| element.register)
        .collect()
}

/// The features that a program needs with these definitions and signatures, of inputs and of outputs.
pub(crate) fn needs_of(
    program: &Program,
    definitions: Option<&ResourceDefinitions<'_>>,
    signatures: [Option<&Signature<'_>>; 2],
    level9: bool,
) -> Needs {
    let ranges = program.version.has_ranges();
    let wide = |view: &Operand<'_>| {
        let number = view.index(0)?.number();
        let binding = definitions?.bindings.iter().find(|binding| {
            let (first, count) = match binding.space {
                Some((_, range)) if ranges => (u64::from(range), 1),
                _ => (u64::from(binding.point), u64::from(binding.count.max(1))),
            };
            binding.kind == TYPED_VIEW && (first..first + count).contains(&number)
        })?;
        Some(binding.flags >> 2 & 3 != 0)
    };
    let indices = indices(program, signatures);
    sm4::features::needs(program, &Surroundings { level9, indices: &indices, wide: &wide })
}

/// Adds where statistics and features differ from what the program says.
pub(super) fn compare(container: &Container<'_>, program: &Program, found: &mut Vec<Fault>) {
    statistics(container, program, found);
    features(container, program, found);
}

fn statistics(container: &Container<'_>, program: &Program, found: &mut Vec<Fault>) {
    // The statistics of a `level_9_x` shader are those of its Direct3D 9 program.
    let (Some(part), None) = (container.part(b"STAT"), container.part(b"Aon9")) else { return };
    let mut broken = Vec::new();
    let stated = Statistics::decode(part, &mut broken);
    if !broken.is_empty() {
        return;
    }
    // Other tools than the compiler leave all of it empty.
    if stated.0.iter().all(|count| *count == 0) {
        return;
    }
    let newer = container.part(b"RDEF").is_none_or(|part| !older(part.data) && optimised(part.data));
    let places = part.data.len() / 4;
    for (place, counted) in recount::exact(program, newer).into_iter().enumerate().take(places) {
        let (Some(counted), Some(stated)) = (counted, stated.0.get(place)) else { continue };
        if counted != *stated {
            let mut span = part.span();
            span.offset = part.data_offset() + 4 * place as u32;
            span.length = 4;
            found.push(
                Fault::new(&faults::COUNT_DIFFERS, span)
                    .with("count", COUNTS[place].name)
                    .with("stated", stated)
                    .with("counted", counted),
            );
        }
    }
}

/// Whether the compiler optimised: its flags say if it was told not to.
fn optimised(definitions: &[u8]) -> bool {
    const SKIP_OPTIMIZATION: u32 = 4;
    crate::bytes::word(definitions, 20).is_none_or(|flags| flags & SKIP_OPTIMIZATION == 0)
}

/// Whether the definitions name a compiler of 9.26 to 9.29, which counted some instructions in
/// another way.
fn older(definitions: &[u8]) -> bool {
    let Some(at) = crate::bytes::word(definitions, 24) else { return false };
    let name = definitions.get(at as usize..).unwrap_or(&[]);
    let name = &name[..name.len().min(64)];
    let end = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
    let text = String::from_utf8_lossy(&name[..end]);
    let Some(version) = text.rsplit(' ').next() else { return false };
    let mut numbers = version.split('.').map(|number| number.parse::<u32>().unwrap_or(u32::MAX));
    numbers.next() == Some(9) && numbers.next().is_some_and(|minor| minor < 30)
}

fn features(container: &Container<'_>, program: &Program, found: &mut Vec<Fault>) {
    let needs = needs(container, program);
    let part = container.part(b"SFI0");
    let mut broken = Vec::new();
    let stated = part.map_or(0, |part| feature_info::decode(part, &mut broken));
    if !broken.is_empty() {
        return;
    }
    // A bare program with its signatures, as hand tools write them, may come without the part.
    let whole = [b"SFI0", b"RDEF", b"STAT"].iter().any(|name| container.part(name).is_some());
    for need in needs.features.iter().filter(|need| stated >> need.bit & 1 == 0) {
        let Some(instruction) = program.get(need.instruction as usize) else { continue };
        let rule = if whole { &faults::FEATURES_MISSING } else { &faults::FEATURES_PART_MISSING };
        let mut fault = Fault::new(rule, instruction.span()).with("feature", name(need.bit));
        fault.instruction = Some(need.instruction);
        found.push(fault.with("bit", format!("{:#x}", 1u64 << need.bit)));
    }
    let Some(part) = part else { return };
    for bit in (0..64).filter(|bit| (stated & !needs.bits() & !needs.open) >> bit & 1 != 0) {
        let known = sm4::features::KNOWN >> bit & 1 != 0;
        let rule = if known { &faults::FEATURES_UNUSED } else { &faults::FEATURES_UNKNOWN };
        let fault = Fault::new(rule, part.span()).with("feature", name(bit));
        found.push(fault.with("bit", format!("{:#x}", 1u64 << bit)));
    }
}

/// The name of a feature.
fn name(bit: u32) -> &'static str {
    FEATURES.iter().find(|feature| feature.bit == bit).map_or("unknown", |feature| feature.name)
}
