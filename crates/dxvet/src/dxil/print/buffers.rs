//! What lies where in constant buffers and in the elements of structured buffers.

use super::header::left;
use super::{Out, put};
use crate::dxil::annotations::{Annotations, Field};
use crate::dxil::layout::Layout;
use crate::dxil::module::{Module, Type, TypeId};
use crate::dxil::program::{Program, Resource};
use crate::names::text;
use crate::tables::dxil_enums::{COMPONENT_HLSL, COMPONENT_HLSL_MIN, ORIENTATION};

/// The shader flag that says that 16-bit types have 16 bits.
const NATIVE_LOW_PRECISION: u64 = 1 << 23;
/// Shapes of buffers with definitions.
const STRUCTURED: u32 = 12;
const TEXTURE_BUFFER: u32 = 15;
/// What the names of matrix types begin with.
const MATRIX: &[u8] = b"class.matrix.";
/// Indentation of the outermost structure, and the column of the offsets from there.
const INDENT: usize = 3;
const WIDTH: usize = 50;
/// Nesting of structures that is printed.
const DEEPEST: usize = 40;

/// The definitions of all buffers.
pub fn definitions(out: &mut Out, module: &Module, program: &Program) {
    out.push(b";\n; Buffer Definitions:\n;\n");
    let annotations = Annotations::decode(module);
    let min_precision = program.flags(module) & NATIVE_LOW_PRECISION == 0;
    let mut printer = Buffers { module, out, annotations: &annotations, layout: Layout::new(module), min_precision };
    for buffer in &program.resources.constant_buffers {
        printer.constant_buffer(buffer);
    }
    for buffer in &program.resources.srvs {
        match buffer.kind {
            STRUCTURED => printer.structured(buffer),
            TEXTURE_BUFFER => printer.texture_buffer(buffer),
            _ => {}
        }
    }
    for buffer in program.resources.uavs.iter().filter(|buffer| buffer.kind == STRUCTURED) {
        printer.structured(buffer);
    }
}

struct Buffers<'m, 'o> {
    module: &'m Module,
    out: &'o mut Out,
    annotations: &'m Annotations,
    layout: Layout<'m>,
    min_precision: bool,
}

/// Where a structure or field stands.
#[derive(Clone, Copy)]
struct Place {
    /// Bytes from the start of the buffer.
    offset: u64,
    indent: usize,
    /// Columns left for the text before the offset.
    width: usize,
    /// Fields lie as in memory, not as in a constant buffer.
    in_memory: bool,
}

impl Buffers<'_, '_> {
    fn spaces(&mut self, count: usize) {
        self.out.push(b";");
        (0..count).for_each(|_| self.out.push(b" "));
    }

    /// The type of one buffer: that of the source, without the array around it.
    fn element(&self, buffer: &Resource, all: bool) -> TypeId {
        let mut ty = buffer.ty.unwrap_or(TypeId(u32::MAX));
        for _ in 0..if all { DEEPEST } else { 1 } {
            match self.module.ty(ty) {
                Type::Array { element, .. } => ty = element,
                _ => break,
            }
        }
        ty
    }

    fn head(&mut self, words: &str, buffer: &Resource) {
        put!(self.out, "; {words} ");
        self.out.push(self.module.text(buffer.name));
        self.out.push(b"\n; {\n;\n");
    }

    fn constant_buffer(&mut self, buffer: &Resource) {
        let ty = self.element(buffer, false);
        self.head("cbuffer", buffer);
        match self.annotations.of(ty) {
            None => put!(self.out, ";   [{} x i8] (type annotation not present)\n;\n", buffer.size),
            Some(_) => self.whole(ty, self.module.text(buffer.name), u64::from(buffer.size), false),
        }
        self.out.push(b"; }\n;\n");
    }

    fn texture_buffer(&mut self, buffer: &Resource) {
        let ty = self.element(buffer, false);
        self.head("tbuffer", buffer);
        match self.annotations.of(ty) {
            None => self.out.push(b";   (type annotation not present)\n;\n"),
            Some(known) => self.whole(ty, self.module.text(buffer.name), u64::from(known.size), false),
        }
        self.out.push(b"; }\n;\n");
    }

    fn structured(&mut self, buffer: &Resource) {
        self.head("Resource bind info for", buffer);
        let class = self.element(buffer, true);
        let inner = self.members(class).first().map_or(TypeId(u32::MAX), |member| TypeId(*member));
        let plain = !matches!(self.module.ty(inner), Type::Struct { .. }) || self.is_matrix(inner);
        let ty = if plain { class } else { inner };
        let size = self.layout.size(ty);
        match self.annotations.of(ty) {
            None => put!(self.out, ";   [{size} x i8] (type annotation not present)\n"),
            Some(known) if plain => {
                let field = known.fields.first().copied().unwrap_or_default();
                let place = Place { offset: 0, indent: INDENT, width: WIDTH, in_memory: false };
                self.field(inner, field, b"$Element", place, size);
            }
            Some(_) => self.whole(ty, b"$Element", size, true),
        }
        if plain {
            self.out.push(b";\n");
        }
        self.out.push(b"; }\n;\n");
    }

    fn members(&self, ty: TypeId) -> &[u32] {
        match self.module.ty(ty) {
            Type::Struct { members, .. } => self.module.list(members),
            _ => &[],
        }
    }

    fn is_matrix(&self, ty: TypeId) -> bool {
        match self.module.ty(ty) {
            Type::Struct { name, .. } => self.module.text(name).starts_with(MATRIX),
            _ => false,
        }
    }

    fn whole(&mut self, ty: TypeId, name: &[u8], size: u64, in_memory: bool) {
        let place = Place { offset: 0, indent: INDENT, width: WIDTH, in_memory };
        self.structure(ty, name, place, size);
    }

    fn structure(&mut self, ty: TypeId, name: &[u8], place: Place, size: u64) {
        let Place { offset, indent, width, in_memory } = place;
        self.spaces(indent);
        self.out.push(b"struct ");
        if let Type::Struct { name, .. } | Type::Opaque(name) = self.module.ty(ty) {
            self.out.push(self.module.text(name));
        }
        self.out.push(b"\n");
        self.spaces(indent);
        self.out.push(b"{\n;\n");
        match self.annotations.of(ty) {
            _ if indent > 4 * DEEPEST || self.out.is_full() => {}
            None => {
                self.spaces(indent + 4);
                match size {
                    0 => self.out.push(b"/* empty struct */\n"),
                    _ => put!(self.out, "[{size} x i8] (type annotation not present)\n"),
                }
            }
            Some(known) => {
                let offsets = if in_memory { self.layout.offsets(ty) } else { Vec::new() };
                for at in 0..self.members(ty).len() {
                    let member = TypeId(self.members(ty)[at]);
                    let field = known.fields.get(at).copied().unwrap_or_default();
                    let inside = match in_memory {
                        true => offsets.get(at).copied().unwrap_or(0),
                        false => u64::from(field.offset),
                    };
                    let offset = offset.saturating_add(inside);
                    let name = self.module.text(field.name);
                    let place = Place { offset, indent: indent + 4, width: width - 4.min(width), in_memory };
                    self.field(member, field, name, place, 0);
                }
            }
        }
        self.spaces(indent);
        self.out.push(b"\n");
        self.spaces(indent);
        self.out.push(b"} ");
        let name = [name, b";"].concat();
        left(self.out, &name, width.saturating_sub(2));
        self.offset(offset, size);
        self.out.push(b";\n");
    }

    fn offset(&mut self, offset: u64, size: u64) {
        put!(self.out, "; Offset:{offset:>5}");
        if size > 0 {
            put!(self.out, " Size: {size:>5}");
        }
        self.out.push(b"\n");
    }

    fn field(&mut self, ty: TypeId, field: Field, name: &[u8], place: Place, size: u64) {
        if matches!(self.module.ty(ty), Type::Struct { .. }) && field.matrix.is_none() {
            return self.structure(ty, name, place, 0);
        }
        let (mut element, mut count, mut levels) = (ty, 0u64, 0);
        while let Type::Array { element: inner, count: times } = self.module.ty(element) {
            if self.is_matrix(element) || levels as usize > DEEPEST {
                break;
            }
            count = count.max(u64::from(levels == 0)).wrapping_mul(times);
            element = inner;
            levels += 1;
        }
        if let Some((rows, columns, orientation)) = field.matrix {
            count = match orientation {
                1 => count / u64::from(rows.max(1)),
                2 => count / u64::from(columns.max(1)),
                _ => count,
            };
            element = match self.module.ty(element) {
                Type::Vector { element, .. } => element,
                _ => element,
            };
            if levels == 1 {
                count = 0;
            }
        }
        let count = count as u32;
        let is_struct = matches!(self.module.ty(element), Type::Struct { .. });
        if is_struct && !self.is_matrix(element) {
            let mut name = name.to_vec();
            if count != 0 {
                name.extend_from_slice(format!("[{count}]").as_bytes());
            }
            name.push(b';');
            return self.structure(element, &name, place, 0);
        }
        self.spaces(place.indent);
        let text = self.declaration(ty, field, name, count);
        left(self.out, &text, place.width);
        self.offset(place.offset, size);
    }

    /// `float4 name[3];`
    fn declaration(&self, ty: TypeId, field: Field, name: &[u8], count: u32) -> Vec<u8> {
        let mut element = ty;
        for _ in 0..DEEPEST {
            match self.module.ty(element) {
                Type::Array { element: inner, .. } => element = inner,
                _ => break,
            }
        }
        let names = if self.min_precision { COMPONENT_HLSL_MIN } else { COMPONENT_HLSL };
        let component = text(names, field.component).unwrap_or("unknown");
        let mut words = match (field.matrix, self.module.ty(element)) {
            (Some((rows, columns, orientation)), _) => {
                let order = text(ORIENTATION, orientation).map(|word| format!("{word} ")).unwrap_or_default();
                format!("{order}{component}{rows}x{columns}")
            }
            (None, Type::Vector { count, .. }) => format!("{component}{count}"),
            _ => component.to_owned(),
        }
        .into_bytes();
        words.push(b' ');
        words.extend_from_slice(name);
        if count != 0 {
            words.extend_from_slice(format!("[{count}]").as_bytes());
        }
        words.push(b';');
        words
    }
}
