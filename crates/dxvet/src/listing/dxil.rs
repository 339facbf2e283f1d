//! The listing of a container of Shader Model 6, or of bitcode alone.

use crate::dxbc::signature::{Element, Signature};
use crate::dxbc::{Container, Part};
use crate::dxil::compiler::{DebugName, ShaderHash};
use crate::dxil::print::{Out, buffers, header, print, runtime};
use crate::dxil::psv::{Psv, Stage};
use crate::dxil::rdat::Rdat;
use crate::dxil::{Header, Module, Program, decode};
use crate::fault::Fault;
use crate::names::text;
use crate::tables::dxil_enums::{FEATURE, FORMAT, OPTIONAL_FEATURE, SYSTEM_VALUE};

/// First bit of the features that are no demands.
const OPTIONAL: u32 = 40;
/// Register of an element that has none.
const NO_REGISTER: u32 = u32::MAX;
/// System value of the number of a primitive.
const PRIMITIVE: u32 = 7;

/// The listing of a container with a program of Shader Model 6, and what is wrong with its bitcode. As the
/// reference does, it lists the program with debug information where there is one.
pub fn container(bytes: &[u8], container: &Container<'_>) -> (String, Vec<Fault>) {
    let mut out = Out::new(bytes.len());
    let mut found = Vec::new();
    parts(&mut out, container, &mut found);
    let program = container.part(b"ILDB").or_else(|| container.part(b"DXIL"));
    let main = program.and_then(|part| module(part, &mut found));
    if let Some((head, _)) = &main
        && let Some(psv) = container.part(b"PSV0")
    {
        runtime::runtime(&mut out, &Psv::decode(psv.data, Stage(head.kind.0 as u8)));
    }
    if let Some((_, main)) = &main {
        let reflection = container.part(b"STAT").and_then(|part| module(part, &mut Vec::new()));
        let rdat = container.part(b"RDAT").map(|part| Rdat::decode(part.data));
        whole(&mut out, main, reflection.as_ref().map(|(_, module)| module), rdat.as_ref());
    }
    (String::from_utf8_lossy(&out.finish()).into_owned(), found)
}

/// The listing of bitcode alone.
pub fn bitcode(bytes: &[u8]) -> (String, Vec<Fault>) {
    let mut found = Vec::new();
    let module = decode(bytes, 0, &mut found);
    let mut out = Out::new(bytes.len());
    whole(&mut out, &module, None, None);
    (String::from_utf8_lossy(&out.finish()).into_owned(), found)
}

/// The module in a part.
fn module(part: Part<'_>, found: &mut Vec<Fault>) -> Option<(Header, Module)> {
    let header = Header::decode(part.data)?;
    let range = header.bitcode(part.data);
    let offset = part.data_offset().saturating_add(range.start as u32);
    Some((header, decode(part.data.get(range)?, offset, found)))
}

/// A module with the sections about its program. Names that the compiler took out of it are in the
/// module that is only there for reflection.
fn whole(out: &mut Out, main: &Module, reflection: Option<&Module>, rdat: Option<&Rdat<'_>>) {
    if !main.named("dx.version").is_empty() {
        let program = Program::decode(main);
        header::signatures(out, main, &program);
        let reflected = reflection.map(|module| (module, Program::decode(module)));
        let (module, program) = reflected.as_ref().map_or((main, &program), |(module, program)| (*module, program));
        buffers::definitions(out, module, program);
        header::bindings(out, module, program);
        header::view_id(out, module, program);
        if let Some(rdat) = rdat {
            runtime::subobjects(out, rdat);
        }
    }
    print(out, main);
}

/// Formats into an [`Out`], which never fails.
macro_rules! put {
    ($out:expr, $($rest:tt)*) => {
        _ = std::fmt::Write::write_fmt($out, format_args!($($rest)*))
    };
}

/// What other parts than the program say.
fn parts(out: &mut Out, container: &Container<'_>, found: &mut Vec<Fault>) {
    if let Some(features) = container.part(b"SFI0").and_then(|part| part.data.get(..8)?.try_into().ok()) {
        feature_info(out, u64::from_le_bytes(features));
    }
    for (name, title) in [(b"ISG1", "Input"), (b"OSG1", "Output"), (b"PSG1", "Patch Constant")] {
        if let Some(signature) = container.part(name).and_then(|part| Signature::decode(part, found)) {
            put!(out, ";\n; {title} signature:\n;\n");
            out.push(b"; Name                 Index   Mask Register SysValue  Format   Used\n");
            out.push(b"; -------------------- ----- ------ -------- -------- ------- ------\n");
            elements(out, &signature, title == "Input");
        }
    }
    if let Some(part) = container.part(b"ILDN") {
        match DebugName::decode(part.data) {
            None => out.push(b"; shader debug name present; corruption detected\n"),
            Some(DebugName { name: [], .. }) => {}
            Some(DebugName { name, .. }) => {
                out.push(b"; shader debug name: ");
                out.push(name);
                out.push(b"\n");
            }
        }
    }
    if let Some(hash) = container.part(b"HASH").and_then(|part| ShaderHash::decode(part.data)) {
        out.push(b"; shader hash: ");
        hash.digest.iter().for_each(|byte| put!(out, "{byte:02x}"));
        out.push(if hash.flags & 1 != 0 { b" (includes source)\n" } else { b"\n" });
    }
}

fn feature_info(out: &mut Out, features: u64) {
    if features == 0 {
        return;
    }
    out.push(b";\n; Note: shader requires additional functionality:\n");
    for name in FEATURE.iter().filter(|name| features >> name.value & 1 != 0) {
        put!(out, ";       {}\n", name.text);
    }
    out.push(b";\n");
    let optional = features >> OPTIONAL;
    if optional != 0 {
        out.push(b"; Note: shader has optional feature flags set:\n");
        for name in OPTIONAL_FEATURE.iter().filter(|name| optional >> name.value & 1 != 0) {
            put!(out, ";       {}\n", name.text);
        }
        out.push(b";\n");
    }
}

fn elements(out: &mut Out, signature: &Signature<'_>, input: bool) {
    if signature.elements.is_empty() {
        return out.push(b"; no parameters\n");
    }
    let streams = signature.elements.iter().any(|element| element.stream != 0);
    for element in &signature.elements {
        out.push(b"; ");
        let mut width = 20;
        if streams {
            put!(out, "m{}:", element.stream);
            width = 17;
        }
        out.push(element.name.0);
        (element.name.0.len()..width).for_each(|_| out.push(b" "));
        put!(out, " {:5}", element.index);
        row(out, element, input);
    }
    out.push(b";\n");
}

fn row(out: &mut Out, element: &Element<'_>, input: bool) {
    let used = if input { element.used } else { !element.used };
    let placed = element.register != NO_REGISTER;
    if placed {
        put!(out, "   {} {:8}", mask(element.mask), element.register);
    } else {
        put!(out, "    N/A{}", special(element));
    }
    put!(out, "{:>9}", text(SYSTEM_VALUE, element.system_value).unwrap_or("NONE"));
    put!(out, "{:>8}", text(FORMAT, element.component_type).unwrap_or("unknown"));
    match (placed, used) {
        (true, _) => put!(out, "   {}\n", mask(used)),
        (false, 0) => out.push(b"     NO\n"),
        (false, _) => out.push(b"    YES\n"),
    }
}

/// What stands for the register of an element that has none.
fn special(element: &Element<'_>) -> &'static str {
    let name = element.name.0.to_ascii_lowercase();
    match name.as_slice() {
        b"sv_depth" => "   oDepth",
        b"sv_depthgreaterequal" => " oDepthGE",
        b"sv_depthlessequal" => " oDepthLE",
        b"sv_coverage" => "    oMask",
        b"sv_stencilref" => "    oStencilRef",
        _ if element.system_value == PRIMITIVE => "   primID",
        _ => "  special",
    }
}

fn mask(mask: u8) -> String {
    let letter = |(bit, letter): (usize, char)| if mask >> bit & 1 != 0 { letter } else { ' ' };
    "xyzw".chars().enumerate().map(letter).collect()
}
