//! `dx.typeAnnotations`: what fields of structures are called and where they lie.

use super::module::{Metadata, MetadataId, Module, Text, TypeId};
use std::collections::HashMap;

/// Annotations of the structures of a module.
#[derive(Clone, Debug, Default)]
pub struct Annotations {
    structs: HashMap<TypeId, Struct>,
}

/// What is said of a structure.
#[derive(Clone, Debug, Default)]
pub struct Struct {
    /// Bytes that it takes in a constant buffer.
    pub size: u32,
    /// Its fields.
    pub fields: Vec<Field>,
}

/// What is said of a field.
#[derive(Clone, Copy, Debug, Default)]
pub struct Field {
    /// Name in the source.
    pub name: Text,
    /// Bytes from the start of the structure in a constant buffer.
    pub offset: u32,
    /// Component type.
    pub component: u32,
    /// Rows, columns and orientation of a matrix.
    pub matrix: Option<(u32, u32, u32)>,
}

/// Tags of what is said of a field.
mod tag {
    pub const MATRIX: i64 = 2;
    pub const OFFSET: i64 = 3;
    pub const NAME: i64 = 6;
    pub const COMPONENT: i64 = 7;
}

impl Annotations {
    /// Reads the annotations of a module.
    pub fn decode(module: &Module) -> Self {
        let mut annotations = Self::default();
        for id in module.named("dx.typeAnnotations") {
            let operands = operands(module, Some(MetadataId(*id)));
            if number(module, operands.first().copied().flatten()) != 0 {
                continue;
            }
            for pair in operands.get(1..).unwrap_or(&[]).chunks_exact(2) {
                let ty = pair[0].and_then(|id| match module.metadata(None, id)? {
                    Metadata::Value(_, value) => Some(module.value(None, value)?.ty),
                    _ => None,
                });
                if let Some(ty) = ty {
                    annotations.structs.insert(ty, structure(module, pair[1]));
                }
            }
        }
        annotations
    }

    /// What is said of a structure; `None` if nothing is.
    pub fn of(&self, ty: TypeId) -> Option<&Struct> {
        self.structs.get(&ty)
    }
}

fn operands(module: &Module, id: Option<MetadataId>) -> Vec<Option<MetadataId>> {
    id.and_then(|id| module.node(id)).map(Iterator::collect).unwrap_or_default()
}

fn number(module: &Module, id: Option<MetadataId>) -> i64 {
    id.and_then(|id| module.metadata_integer(id)).unwrap_or(0)
}

fn structure(module: &Module, id: Option<MetadataId>) -> Struct {
    let operands = operands(module, id);
    let size = number(module, operands.first().copied().flatten()) as u32;
    let fields = operands.iter().skip(1).map(|id| field(module, *id)).collect();
    Struct { size, fields }
}

fn field(module: &Module, id: Option<MetadataId>) -> Field {
    let mut field = Field::default();
    for pair in operands(module, id).chunks_exact(2) {
        let value = number(module, pair[1]) as u32;
        match number(module, pair[0]) {
            tag::MATRIX => {
                let parts = operands(module, pair[1]);
                let part = |at: usize| number(module, parts.get(at).copied().flatten()) as u32;
                field.matrix = Some((part(0), part(1), part(2)));
            }
            tag::OFFSET => field.offset = value,
            tag::NAME => {
                if let Some(Metadata::Text(text)) = pair[1].and_then(|id| module.metadata(None, id)) {
                    field.name = text;
                }
            }
            tag::COMPONENT => field.component = value,
            _ => {}
        }
    }
    field
}
