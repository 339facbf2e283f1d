//! What a program of Shader Model 4 to 5.1 uses of each limit.

use super::Usage;
use crate::sm4::limit::Limit;
use crate::sm4::model::Stage;
use crate::sm4::validate::{Declared, File};
use crate::sm4::{Program, Properties};
use crate::tables::sm4_limits as limits;

/// What `program` uses of each limit that its model and stage have.
pub fn sm4_usage(program: &Program, declared: &Declared) -> Vec<Usage> {
    let version = program.version;
    let properties = Properties::of(program);
    let mut rows = Vec::new();
    let mut row = |name, used: u64, limit: Option<&Limit>| {
        let allowed = limit.and_then(|limit| limit.of(version));
        rows.push(Usage { name, used: used.min(u64::from(u32::MAX)) as u32, allowed });
    };
    row("instructions", properties.instructions.into(), None);
    row("temporaries", u64::from(declared.most_temps) + declared.elements, Some(&limits::TEMPS));
    row("nesting", declared.nesting.into(), Some(&limits::NESTING));
    let vertex = version.stage() == Some(Stage::Vertex);
    let registers = if vertex { &limits::VERTEX_REGISTERS } else { &limits::REGISTERS };
    let taken = |file: &File| file.iter().filter(|register| register.mask != 0).count() as u64;
    row("inputs", taken(&declared.inputs), Some(registers));
    let pixel = version.stage() == Some(Stage::Pixel);
    let outputs: u64 = declared.outputs.iter().map(taken).max().unwrap_or(0);
    row("outputs", outputs, Some(if pixel { &limits::PIXEL_OUTPUTS } else { registers }));
    row("constant_buffers", declared.buffers.len() as u64, Some(&limits::CONSTANT_BUFFER_SLOTS_BINDABLE));
    row("immediate_constants", declared.constants.unwrap_or(0).into(), Some(&limits::IMMEDIATE_CONSTANTS));
    row("resources", declared.resources.len() as u64, Some(&limits::RESOURCE_SLOTS));
    row("samplers", declared.samplers.len() as u64, Some(&limits::SAMPLER_SLOTS));
    row("views", declared.views.len() as u64, Some(&limits::VIEW_SLOTS));
    if version.stage() == Some(Stage::Compute) {
        row("shared_memory", declared.shared_bytes(), Some(&limits::SHARED_MEMORY));
    }
    if let (Some(Stage::Geometry), Some(vertices)) = (version.stage(), properties.max_vertices) {
        // What the streams declare together.
        let most = declared.outputs.iter().map(File::len).max().unwrap_or(0);
        let components: u32 = (0..most)
            .map(|number| declared.outputs.iter().fold(0, |mask, stream| mask | stream[number].mask).count_ones())
            .sum();
        row("gs_scalars", u64::from(vertices) * u64::from(components), Some(&limits::GEOMETRY_SCALARS));
    }
    rows.retain(|row| row.used > 0 || row.name == "instructions");
    rows
}
