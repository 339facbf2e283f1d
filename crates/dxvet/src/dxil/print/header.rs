//! What the reference says about a program before its listing: signatures, buffers, resources and
//! which outputs depend on what. Everything stands in comments.

use super::{Out, put};
use crate::dxil::header::Kind;
use crate::dxil::module::Module;
use crate::dxil::program::{Class, Element, Program, Resource};
use crate::dxil::semantic::{Place, Point, system_name};
use crate::names::text;
use crate::tables::dxil_enums::{
    COMPONENT, INTERPOLATION, RESOURCE_CLASS, RESOURCE_DIMENSION, RESOURCE_LETTER, RESOURCE_REGISTER,
};

/// The shader flag that says that the view counts.
const USES_VIEW: u64 = 1 << 21;
/// Shapes with rules of their own.
mod kind {
    pub const MULTISAMPLED: [u32; 2] = [3, 8];
    pub const TYPED: u32 = 10;
    pub const RAW: u32 = 11;
    pub const STRUCTURED: u32 = 12;
}

/// Bytes, with spaces after them up to a width.
pub(super) fn left(out: &mut Out, bytes: &[u8], width: usize) {
    out.push(bytes);
    (bytes.len()..width).for_each(|_| out.push(b" "));
}

/// The signatures as the module has them. Libraries have none.
pub fn signatures(out: &mut Out, module: &Module, program: &Program) {
    let kind = program.kind(module);
    let Some(entry) = program.entries.first().filter(|_| kind != Some(Kind::LIBRARY)) else { return };
    let mesh = kind == Some(Kind::MESH);
    let point = |place: Place| kind.and_then(|kind| Point::of(kind, place));
    signature(out, module, "Input", &entry.inputs, point(Place::Input));
    signature(out, module, if mesh { "Vertex Output" } else { "Output" }, &entry.outputs, point(Place::Output));
    let name = if mesh { "Primitive Output" } else { "Patch Constant" };
    signature(out, module, name, &entry.patch, point(Place::Patch));
}

fn signature(mut out: &mut Out, module: &Module, name: &str, elements: &[Element], point: Option<Point>) {
    if elements.is_empty() {
        return;
    }
    put!(out, ";\n; {name} signature:\n;\n");
    out.push(b"; Name                 Index             InterpMode DynIdx\n");
    out.push(b"; -------------------- ----- ---------------------- ------\n");
    for element in elements {
        out.push(b"; ");
        // A system value has its own name, whatever the module calls it.
        let known = point.and_then(|point| system_name(element.semantic, point)).map(str::as_bytes);
        left(out, known.unwrap_or(module.text(element.name)), 20);
        let interpolation = text(INTERPOLATION, element.interpolation).unwrap_or("invalid");
        put!(out, " {:5} {interpolation:>22}   ", element.indices.first().copied().unwrap_or(0));
        let letters: String = ["x", "y", "z", "w"]
            .iter()
            .enumerate()
            .filter(|(at, _)| element.dynamic >> at & 1 != 0)
            .map(|(_, l)| *l)
            .collect();
        put!(out, "{letters:>4}\n");
    }
}

/// The table of resources.
pub fn bindings(out: &mut Out, module: &Module, program: &Program) {
    out.push(b";\n; Resource Bindings:\n;\n");
    out.push(b"; Name                                 Type  Format         Dim      ID      HLSL Bind  Count\n");
    out.push(b"; ------------------------------ ---------- ------- ----------- ------- -------------- ------\n");
    let all = &program.resources;
    for list in [&all.constant_buffers, &all.samplers, &all.srvs, &all.uavs] {
        list.iter().for_each(|resource| binding(out, module, resource));
    }
    out.push(b";\n");
}

fn binding(mut out: &mut Out, module: &Module, resource: &Resource) {
    let class = match resource.class {
        Class::Srv => 0,
        Class::Uav => 1,
        Class::ConstantBuffer => 2,
        Class::Sampler => 3,
    };
    out.push(b"; ");
    left(out, module.text(resource.name), 31);
    put!(out, "{:>10}", text(RESOURCE_CLASS, class).unwrap_or(""));
    put!(out, "{:>8}{:>12}", format_name(resource), dimension(resource));
    put!(out, "{:>8}", format!("{}{}", text(RESOURCE_LETTER, class).unwrap_or(""), resource.id));
    let mut place = format!("{}{}", text(RESOURCE_REGISTER, class).unwrap_or(""), resource.lower);
    if resource.space != 0 {
        place.push_str(&format!(",space{}", resource.space));
    }
    put!(out, "{place:>15}");
    match resource.count {
        u32::MAX => out.push(b"unbounded\n"),
        count => put!(out, "{count:>6}\n"),
    }
}

fn format_name(resource: &Resource) -> &'static str {
    match (resource.class, resource.kind) {
        (Class::ConstantBuffer | Class::Sampler, _) => "NA",
        (_, kind::RAW) => "byte",
        (_, kind::STRUCTURED) => "struct",
        _ => text(COMPONENT, resource.component).unwrap_or("invalid"),
    }
}

fn dimension(resource: &Resource) -> String {
    let name = text(RESOURCE_DIMENSION, resource.kind).unwrap_or("invalid");
    let plain = match (resource.class, resource.kind) {
        (Class::ConstantBuffer | Class::Sampler, _) => "NA",
        (Class::Srv, kind::RAW | kind::STRUCTURED) => "r/o",
        (_, kind::RAW | kind::STRUCTURED) if resource.counter => "r/w+cnt",
        (_, kind::RAW | kind::STRUCTURED) => "r/w",
        (_, kind::TYPED) => "buf",
        (_, kind) if kind::MULTISAMPLED.contains(&kind) && resource.samples != 0 => {
            return format!("{name}{}", resource.samples);
        }
        _ => name,
    };
    plain.to_owned()
}

/// One table of the view-id state: which outputs depend on the view, and which inputs count for each.
#[derive(Default)]
struct Dependencies<'w> {
    outputs: u32,
    /// Bits by output.
    on_view: &'w [u32],
    /// For each input the bits by output.
    on_inputs: &'w [u32],
}

/// Words of state, read from the front.
struct Words<'w>(&'w [u32]);

impl<'w> Words<'w> {
    fn next(&mut self) -> u32 {
        self.take(1).first().copied().unwrap_or(0)
    }

    fn take(&mut self, count: usize) -> &'w [u32] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    fn dependencies(&mut self, inputs: u32, outputs: u32, with_view: bool) -> Dependencies<'w> {
        let words = outputs.div_ceil(32) as usize;
        let on_view = if with_view { self.take(words) } else { &[] };
        Dependencies { outputs, on_view, on_inputs: self.take(words.saturating_mul(inputs as usize)) }
    }
}

impl Dependencies<'_> {
    /// Which outputs depend on the view.
    fn put_view(&self, mut out: &mut Out, name: &str) {
        let bit =
            |output: &u32| self.on_view.get(*output as usize / 32).is_some_and(|word| word >> (output % 32) & 1 != 0);
        put!(out, "; {name} dependent on ViewId: {{ {} }}\n", joined((0..self.known()).filter(bit)));
    }

    /// Which inputs count for each output.
    fn put_inputs(&self, mut out: &mut Out, inputs: &str, name: &str) {
        put!(out, "; {inputs} contributing to computation of {name}:\n");
        let words = self.outputs.div_ceil(32).max(1) as usize;
        for output in 0..self.known() {
            let bit = |row: &[u32]| row.get(output as usize / 32).is_some_and(|word| word >> (output % 32) & 1 != 0);
            let rows = self.on_inputs.chunks(words).enumerate();
            let from = joined(rows.filter(|(_, row)| bit(row)).map(|(input, _)| input as u32));
            if !from.is_empty() {
                put!(out, ";   output {output} depends on inputs: {{ {from} }}\n");
            }
            if out.is_full() {
                break;
            }
        }
    }

    /// The outputs that there are words for.
    fn known(&self) -> u32 {
        self.outputs.min(32 * self.on_view.len().max(self.on_inputs.len()) as u32)
    }
}

fn joined(numbers: impl Iterator<Item = u32>) -> String {
    let texts: Vec<String> = numbers.map(|number| number.to_string()).collect();
    texts.join(", ")
}

/// The view-id state.
pub fn view_id(mut out: &mut Out, module: &Module, program: &Program) {
    let Some(state) = &program.view_id else { return };
    let kind = program.kind(module).unwrap_or(Kind::PIXEL);
    let with_view = program.flags(module) & USES_VIEW != 0;
    let mut words = Words(state);
    let inputs = words.next();
    let streams = if kind == Kind::GEOMETRY { 4 } else { 1 };
    let mut read = |inputs: u32, with_view: bool| {
        let outputs = words.next();
        words.dependencies(inputs, outputs, with_view)
    };
    let outputs: Vec<Dependencies<'_>> = (0..streams).map(|_| read(inputs, with_view)).collect();
    let mut patch = None;
    if kind == Kind::HULL || kind == Kind::MESH {
        patch = Some(read(inputs, with_view));
    } else if kind == Kind::DOMAIN {
        let count = words.next();
        let table = words.dependencies(count, outputs[0].outputs, false);
        return domain(out, inputs, count, &outputs[0], &table);
    }
    put!(out, ";\n; ViewId state:\n;\n; Number of inputs: {inputs}");
    if kind == Kind::GEOMETRY {
        put!(out, ", outputs per stream: {{ {} }}\n", joined(outputs.iter().map(|one| one.outputs)));
        let name = |stream: usize| format!("Outputs for Stream {stream}");
        let used = || outputs.iter().enumerate().filter(|(_, one)| one.outputs > 0);
        used().for_each(|(stream, one)| one.put_view(out, &name(stream)));
        used().for_each(|(stream, one)| one.put_inputs(out, "Inputs", &name(stream)));
        return out.push(b";\n");
    }
    put!(out, ", outputs: {}", outputs[0].outputs);
    let (count, name) =
        if kind == Kind::HULL { ("patchconst", "PCOutputs") } else { ("primitive outputs", "Primitive Outputs") };
    if let Some(patch) = &patch {
        put!(out, ", {count}: {}", patch.outputs);
    }
    out.push(b"\n");
    outputs[0].put_view(out, "Outputs");
    patch.iter().for_each(|patch| patch.put_view(out, name));
    outputs[0].put_inputs(out, "Inputs", "Outputs");
    patch.iter().for_each(|patch| patch.put_inputs(out, "Inputs", name));
    out.push(b";\n");
}

/// Domain shaders: patch constants are inputs.
fn domain(mut out: &mut Out, inputs: u32, count: u32, outputs: &Dependencies<'_>, patch: &Dependencies<'_>) {
    put!(
        out,
        ";\n; ViewId state:\n;\n; Number of inputs: {inputs}, outputs: {}, patchconst: {count}\n",
        outputs.outputs
    );
    outputs.put_view(out, "Outputs");
    outputs.put_inputs(out, "Inputs", "Outputs");
    patch.put_inputs(out, "PCInputs", "Outputs");
    out.push(b";\n");
}
