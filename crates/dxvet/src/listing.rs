//! The listing of a container: header sections, Direct3D 9 program, program, instruction count.

use crate::dxbc::Container;
use crate::dxbc::print::Sections;
use crate::sm4;

/// The whole listing of a container. `level9` lists the Direct3D 9 program of a `level_9_x`
/// shader.
pub fn listing(bytes: &[u8], options: sm4::Options, level9: &dyn Fn(&[u8]) -> String) -> String {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    let program = container.program().map(|part| sm4::decode(part.data, part.data_offset(), &mut found));
    let kind = program.as_ref().map_or(0, |program| program.version.program_type());
    let mut out = String::new();
    let sections = Sections::read(&container, kind, &mut Vec::new());
    if let Some(sections) = &sections {
        sections.header(&mut out, level9);
    }
    if let Some(program) = &program {
        out.push_str(&sm4::print(program, options));
    }
    if let Some(sections) = &sections {
        sections.footer(&mut out);
    }
    out
}
